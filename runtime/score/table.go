package score

import (
	"fmt"
	"strconv"

	"github.com/govc-lang/govc/corpus"
)

// Table is the result as cells of text, one line a clause, for whoever draws it. Figures are those of some sides of the split; the
// verdict is always that of test.
func (r *Result) Table(splits []corpus.Split) (head []string, lines [][]string) {
	head = []string{"clause", "effect", "recall", "95 %", "near", "neutral", "other", "elsewhere", "wrong clause", "precision", "bar", "verdict"}
	for i := range r.Clauses {
		lines = append(lines, r.Clauses[i].line(splits))
	}
	return head, lines
}

func (c *ClauseResult) line(splits []corpus.Split) []string {
	n := c.Over(splits)
	return []string{
		c.ID, c.asks(), n.Caught.String(), interval(n.Caught), n.NearAlarms.String(), n.NeutralAlarms.String(),
		n.OtherAlarms.String(), n.ElsewhereAlarms.String(), strconv.Itoa(n.WrongClause), percent(n.Precision()),
		fmt.Sprintf("%s / %s", number(c.Bar.Recall), number(c.Bar.FalseAlarms)), c.Judgement.Verdict.Word(),
	}
}

// asks is what the clause asks for: an effect, and the reviewers where there are several.
func (c *ClauseResult) asks() string {
	if c.Reviewers > 1 {
		return fmt.Sprintf("%s ×%d", c.Effect, c.Reviewers)
	}
	return c.Effect.String()
}

// TotalsTable is the sums over all clauses, one line a figure.
func (r *Result) TotalsTable(splits []corpus.Split) [][]string {
	t := r.Over(splits)
	share := func(name string, s Share) []string { return []string{name, s.String(), percent(s), interval(s)} }
	return [][]string{
		{"cases", strconv.Itoa(t.Rows), "", ""},
		share("pair recall: violations caught, over (case, clause) pairs", t.Pairs),
		share("false alarms on look-alikes", t.NearAlarms),
		share("benign cases stopped by anything", t.BenignStopped),
		share("violating cases with a verdict strict enough", t.Verdicts),
		share("cases decided exactly as labelled", t.Right),
		{"right verdict, wrong clause", strconv.Itoa(t.WrongClause), "", ""},
	}
}

// interval is the Wilson interval, or a dash where nothing was measured.
func interval(s Share) string {
	if s.Of == 0 {
		return "–"
	}
	low, high := s.Wilson()
	return fmt.Sprintf("%.2f–%.2f", low, high)
}

func percent(s Share) string {
	if s.Of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f %%", 100*s.Rate())
}

func number(f float64) string { return strconv.FormatFloat(f, 'f', 2, 64) }
