package main

import (
	"fmt"
	"slices"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/runtime/score"
)

// resultText prints a line a clause, then the totals.
func (a *app) resultText(f testFlags, measured []compiler.Clause, r *score.Result, about score.About) error {
	splits := about.Shown
	t := table{columns: []column{
		{head: "clause"}, {head: "effect", spare: 1}, {head: "recall", right: true}, {head: "95 %", spare: 4}, {head: "caught", right: true, spare: 2},
		{head: "near", right: true}, {head: "neutral", right: true, spare: 3}, {head: "elsewhere", right: true, spare: 5},
		{head: "bar", spare: 1}, {head: "verdict"},
	}}
	for i := range r.Clauses {
		t.add(clauseLine(&r.Clauses[i], reviewersOf(measured, r.Clauses[i].ID), splits)...)
	}
	if err := a.print(a.out, t); err != nil {
		return err
	}
	a.reasons(r)
	if f.failures {
		a.failures(r, splits)
	}
	if len(f.clauses) > 0 {
		printf(a.out, "\n%s\n", about.Figures())
		return nil
	}
	fmt.Fprintln(a.out)
	if err := a.totals(r, splits); err != nil {
		return err
	}
	a.summary(r, about)
	return nil
}

func splitsOf(word string) []corpus.Split {
	if word == "all" {
		return corpus.Splits
	}
	return []corpus.Split{corpus.Split(word)}
}

func reviewersOf(list []compiler.Clause, id string) int {
	i := slices.IndexFunc(list, func(c compiler.Clause) bool { return c.ID == id })
	if i < 0 {
		return 0
	}
	return list[i].Reviewers
}

func clauseLine(c *score.ClauseResult, reviewers int, splits []corpus.Split) []cell {
	n := c.Over(splits)
	elsewhere := score.Share{Count: n.OtherAlarms.Count + n.ElsewhereAlarms.Count, Of: n.OtherAlarms.Of + n.ElsewhereAlarms.Of}
	cells := plain(c.ID, effectOf(c.Effect.String(), reviewers), rate(n.Caught), interval(n.Caught), n.Caught.String(), n.NearAlarms.String(),
		n.NeutralAlarms.String(), elsewhere.String(), fmt.Sprintf("≥ %.2f ≤ %.2f", c.Bar.Recall, c.Bar.FalseAlarms))
	return append(cells, verdictCell(c.Judgement.Verdict))
}

func rate(s score.Share) string {
	if s.Of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.3f", s.Rate())
}

func interval(s score.Share) string {
	if s.Of == 0 {
		return "–"
	}
	low, high := s.Wilson()
	return fmt.Sprintf("%.2f–%.2f", low, high)
}

func verdictCell(v score.Verdict) cell {
	switch v {
	case score.Pass:
		return cell{v.Word(), styleGood}
	case score.Unmeasured:
		return cell{v.Word(), styleWarn}
	default:
		return cell{v.Word(), styleBad}
	}
}

// reasons says why clauses did not pass.
func (a *app) reasons(r *score.Result) {
	first := true
	for i := range r.Clauses {
		c := &r.Clauses[i]
		if c.Judgement.Why == "" {
			continue
		}
		v := verdictCell(c.Judgement.Verdict)
		if first {
			fmt.Fprintln(a.out)
		}
		first = false
		printf(a.out, "%s: %s\n", a.paint(a.out, v.style, c.ID), c.Judgement.Why)
	}
}

// failures lists the rows that each clause was wrong on.
func (a *app) failures(r *score.Result, splits []corpus.Split) {
	for i := range r.Clauses {
		c := &r.Clauses[i]
		list := c.FailuresOn(splits)
		if len(list) > 0 {
			printf(a.out, "\n%s\n", a.paint(a.out, styleBold, c.ID))
		}
		for _, f := range list {
			what := "false alarm, " + string(f.Class)
			if f.Class == score.Miss {
				what = "missed"
			}
			printf(a.out, "  %s  %s (%s, %s)\n    %s\n", f.Range, f.Row, what, f.Kind, f.Got())
		}
	}
}

// totals are the figures over all clauses.
func (a *app) totals(r *score.Result, splits []corpus.Split) error {
	n := r.Over(splits)
	t := table{columns: []column{{head: "total"}, {head: "count", right: true}, {head: "rate", right: true}, {head: "95 %", spare: 1}}}
	add := func(name string, s score.Share) { t.add(plain(name, s.String(), rate(s), interval(s))...) }
	add("pair recall: violations caught, over (case, clause) pairs", n.Pairs)
	add("false alarms on look-alikes", n.NearAlarms)
	add("benign cases stopped by anything", n.BenignStopped)
	add("violating cases with a verdict strict enough", n.Verdicts)
	add("cases decided exactly as labelled", n.Right)
	t.add(plain("right verdict, wrong clause", fmt.Sprint(n.WrongClause), "", "")...)
	return a.print(a.out, t)
}

// summary is what was measured on what, and how it ended.
func (a *app) summary(r *score.Result, about score.About) {
	fmt.Fprintln(a.out)
	for _, p := range about.Corpora {
		frozen := fmt.Sprintf("version %d", p.Version)
		if p.Version == 0 {
			frozen = "never frozen"
		}
		printf(a.out, "measured on %s: %s, %s\n", p.Name, count(p.Rows, "case", "cases"), frozen)
	}
	printf(a.out, "%s\n", about.Figures())
	passed, missed, unmeasured := r.With(score.Pass), r.With(score.Missed), r.With(score.Unmeasured)
	printf(a.out, "%s: %s, %s, %s\n", count(len(r.Clauses), "clause", "clauses"),
		a.tally(passed, score.Pass.Word(), styleGood), a.tally(missed, "missed", styleBad), a.tally(unmeasured, "unmeasured", styleWarn))
}

// tally is a number with its word, coloured when there is something to see.
func (a *app) tally(n int, word string, s style) painted {
	if n == 0 {
		s = ""
	}
	return a.paint(a.out, s, fmt.Sprintf("%d %s", n, word))
}
