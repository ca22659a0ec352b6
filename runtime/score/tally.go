package score

import (
	"fmt"
	"slices"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/runtime/eval"
)

// population is where a row stands for clauses that it neither breaks nor resembles.
type population int

const (
	neutral population = iota
	other
	elsewhere
	populations
)

func populationOf(r *corpus.Row) population {
	switch {
	case r.Kind == corpus.Neutral:
		return neutral
	case r.Folder() == corpus.Violations:
		return other
	}
	return elsewhere
}

var alarmClass = [populations]Class{neutral: NeutralAlarm, other: OtherAlarm, elsewhere: ElsewhereAlarm}

func (c *Counts) alarmsOf(p population) *Share {
	return [populations]*Share{neutral: &c.NeutralAlarms, other: &c.OtherAlarms, elsewhere: &c.ElsewhereAlarms}[p]
}

// tally adds up rows one by one. A row touches only the clauses of its labels and findings, so a run does not grow with the number of
// clauses; how many rows each population has is worked out at the end.
type tally struct {
	clauses []clauseTally
	index   map[string]*clauseTally
	totals  BySplit[Totals]
	rows    BySplit[[populations]int]
	stopped []Failure
}

type clauseTally struct {
	ClauseResult
	labelled BySplit[[populations]int] // rows that the clause's labels take out of each population
}

func newTally(clauses []compiler.Clause) *tally {
	t := &tally{index: map[string]*clauseTally{}}
	for _, c := range clauses {
		var effect eval.Effect
		if c.Effect == "" || effect.UnmarshalText([]byte(c.Effect)) != nil {
			continue
		}
		t.clauses = append(t.clauses, clauseTally{ClauseResult: ClauseResult{
			ID: c.ID, Effect: effect, Reviewers: c.Reviewers, Severity: c.Severity, Text: c.Text.Value, Digest: c.Digest, Range: c.Range,
			Bar: Bar{Recall: c.Recall, FalseAlarms: c.FalseAlarms},
		}})
	}
	for i := range t.clauses {
		t.index[t.clauses[i].ID] = &t.clauses[i]
	}
	for _, s := range corpus.Splits {
		t.totals.On(s).StoppedBy = map[string]int{}
	}
	return t
}

// outcome is a row with what was decided about it.
type outcome struct {
	row     *corpus.Row
	split   corpus.Split
	verdict eval.Effect // the strictest finding, whatever the mode
	fired   []string    // clauses of the run, without govc.*
	eval.Decision
}

func (t *tally) add(row *corpus.Row, d eval.Decision) {
	o := outcome{row: row, split: row.Split(), verdict: verdictOf(d), Decision: d}
	for _, f := range d.Findings {
		if t.index[f.Clause] != nil {
			o.fired = append(o.fired, f.Clause)
		}
	}
	t.rows.On(o.split)[populationOf(row)]++
	t.labels(o)
	t.findings(o)
	t.whole(o)
}

// verdictOf is the strictest effect among the findings. Without any it is what was decided, so a decision that was never made is deny.
func verdictOf(d eval.Decision) eval.Effect {
	if len(d.Findings) == 0 {
		return d.Decision
	}
	strictest := eval.Allow
	for _, f := range d.Findings {
		strictest = min(strictest, f.Effect)
	}
	return strictest
}

// labels counts the clauses that the row breaks or resembles.
func (t *tally) labels(o outcome) {
	wrong := t.isWrongClause(o)
	for _, id := range o.row.Violates {
		c := t.index[id]
		if c == nil {
			continue
		}
		caught := slices.Contains(o.fired, id)
		counts := c.Counts.On(o.split)
		counts.Caught.add(caught)
		t.totals.On(o.split).Pairs.add(caught)
		c.labelled.On(o.split)[populationOf(o.row)]++
		if wrong {
			counts.WrongClause++
		}
		if !caught {
			c.Failures = append(c.Failures, o.failure(Miss))
		}
	}
	for _, id := range o.row.Near {
		if c := t.index[id]; c != nil {
			alarm := slices.Contains(o.fired, id)
			c.Counts.On(o.split).NearAlarms.add(alarm)
			t.totals.On(o.split).NearAlarms.add(alarm)
			c.labelled.On(o.split)[populationOf(o.row)]++
		}
	}
}

// findings counts false alarms.
func (t *tally) findings(o outcome) {
	for _, id := range o.fired {
		c := t.index[id]
		switch {
		case o.row.Breaks(id):
		case o.row.IsNear(id):
			c.Failures = append(c.Failures, o.failure(NearAlarm))
		default:
			p := populationOf(o.row)
			c.Counts.On(o.split).alarmsOf(p).Count++
			c.Failures = append(c.Failures, o.failure(alarmClass[p]))
		}
	}
}

// whole counts the row itself. A row that breaks a clause which is not in the run is neither benign nor can its findings be checked.
func (t *tally) whole(o outcome) {
	total := t.totals.On(o.split)
	total.Rows++
	if len(o.row.Ignored) > 0 || slices.ContainsFunc(o.row.Violates, t.unknown) {
		return
	}
	stopped := o.verdict <= eval.Escalate
	if len(o.row.Violates) > 0 {
		total.Verdicts.add(o.verdict <= t.asked(o.row))
		if t.isWrongClause(o) {
			total.WrongClause++
		}
	} else {
		total.BenignStopped.add(stopped)
		t.benign(o, stopped)
	}
	total.Right.add(sameLabels(o) && (len(o.row.Violates) > 0 || !stopped))
}

func (t *tally) unknown(clause string) bool { return t.index[clause] == nil }

func (t *tally) benign(o outcome, stopped bool) {
	if !stopped {
		return
	}
	t.stopped = append(t.stopped, o.failure(BenignStopped))
	for _, f := range o.Findings {
		if f.Effect <= eval.Escalate {
			t.totals.On(o.split).StoppedBy[f.Clause]++
		}
	}
}

func sameLabels(o outcome) bool {
	if len(o.fired) != len(o.row.Violates) {
		return false
	}
	return !slices.ContainsFunc(o.fired, func(id string) bool { return !o.row.Breaks(id) })
}

// asked is the strictest effect of the clauses that the row breaks.
func (t *tally) asked(r *corpus.Row) eval.Effect {
	strictest := eval.Allow
	for _, id := range r.Violates {
		if c := t.index[id]; c != nil {
			strictest = min(strictest, c.Effect)
		}
	}
	return strictest
}

// isWrongClause says whether the verdict is right though no clause that the row breaks fired, only others.
func (t *tally) isWrongClause(o outcome) bool {
	return len(o.row.Violates) > 0 && len(o.fired) > 0 && o.verdict == t.asked(o.row) &&
		!slices.ContainsFunc(o.fired, o.row.Breaks)
}

func (o outcome) failure(class Class) Failure {
	f := Failure{
		Row: o.row.ID, Range: o.row.Range(), Split: o.split, Kind: o.row.Kind, Class: class,
		Violates: o.row.Violates, Verdict: o.verdict,
	}
	for _, finding := range o.Findings {
		f.Fired = append(f.Fired, Fired{
			Clause: finding.Clause, Effect: finding.Effect, Certainty: finding.Certainty, Reason: reason(finding),
		})
	}
	return f
}

// reason puts the first reason of a finding in words.
func reason(f eval.Finding) string {
	if len(f.Because) == 0 {
		return ""
	}
	b := f.Because[0]
	text := fmt.Sprintf("%s = %q", b.Fact, b.Value)
	if b.Concept != "" {
		text = b.Concept + ": " + text
	}
	if b.At != "" {
		text += " at " + b.At
	}
	return text
}

// result works out how many rows each population has and judges the bars.
func (t *tally) result() *Result {
	r := &Result{Totals: t.totals, Stopped: t.stopped}
	for i := range t.clauses {
		c := &t.clauses[i]
		for _, s := range corpus.Splits {
			for p := range populations {
				c.Counts.On(s).alarmsOf(p).Of = t.rows.On(s)[p] - c.labelled.On(s)[p]
			}
		}
		c.Judgement = judge(c.Effect, c.Bar, c.Counts.Test)
		r.Clauses = append(r.Clauses, c.ClauseResult)
	}
	return r
}
