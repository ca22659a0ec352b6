package score

import (
	"slices"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/runtime/eval"
)

// Result is what a run found.
type Result struct {
	Clauses []ClauseResult // in the order of the policy
	Totals  BySplit[Totals]
	Stopped []Failure // benign rows that anything stopped, in the order of the corpus
}

// BySplit holds a value for each side of the split. Bars are judged on test.
type BySplit[T any] struct {
	Dev  T `json:"dev"`
	Test T `json:"test"`
}

// On is the value of one side.
func (b *BySplit[T]) On(s corpus.Split) *T {
	if s == corpus.Test {
		return &b.Test
	}
	return &b.Dev
}

// ClauseResult is what a run found about one clause.
type ClauseResult struct {
	ID        string
	Effect    eval.Effect
	Reviewers int
	Severity  string
	Text      string
	Digest    string
	Range     diag.Range
	Bar       Bar
	Counts    BySplit[Counts]
	Judgement Judgement
	Failures  []Failure // missed violations and false alarms, in the order of the corpus
}

// Counts is the rows of one clause on one side of the split.
type Counts struct {
	Caught          Share `json:"caught"`           // of the rows that break the clause
	NearAlarms      Share `json:"near_alarms"`      // of its look-alikes
	NeutralAlarms   Share `json:"neutral_alarms"`   // of everyday rows
	OtherAlarms     Share `json:"other_alarms"`     // of rows that break other clauses, not this one
	ElsewhereAlarms Share `json:"elsewhere_alarms"` // of look-alikes of other clauses only
	WrongClause     int   `json:"wrong_clause"`     // misses where the verdict was right, by clauses that the row does not break
}

// Alarms is all false alarms.
func (c Counts) Alarms() int {
	return c.NearAlarms.Count + c.NeutralAlarms.Count + c.OtherAlarms.Count + c.ElsewhereAlarms.Count
}

// Precision is the share of the clause's findings that are right.
func (c Counts) Precision() Share {
	return Share{Count: c.Caught.Count, Of: c.Caught.Count + c.Alarms()}
}

// Totals is one side of the split over all clauses.
type Totals struct {
	Rows          int            `json:"rows"`
	Pairs         Share          `json:"pairs"`          // caught (row, clause) pairs of the labelled ones: pooled recall
	NearAlarms    Share          `json:"near_alarms"`    // the same for look-alikes
	Verdicts      Share          `json:"verdicts"`       // violating rows whose verdict is at least as strict as the clauses ask for
	BenignStopped Share          `json:"benign_stopped"` // benign rows that were escalated or denied, by whatever
	StoppedBy     map[string]int `json:"stopped_by"`     // benign rows by the finding that stopped them, govc.* among them
	Right         Share          `json:"right"`          // rows whose findings are exactly their labels
	WrongClause   int            `json:"wrong_clause"`   // violating rows with the right verdict, by clauses that they do not break
}

// Failure is a row on which a clause, or the whole policy, was wrong.
type Failure struct {
	Row      string
	Range    diag.Range
	Split    corpus.Split
	Kind     corpus.Kind
	Class    Class
	Violates []string
	Verdict  eval.Effect
	Fired    []Fired // what fired, in the order of the decision
}

// Class says how a clause was wrong on a row.
type Class string

// The classes: a miss, a false alarm on each of the populations, and a benign row that something stopped.
const (
	Miss           Class = "missed"
	NearAlarm      Class = "look-alike"
	NeutralAlarm   Class = "neutral"
	OtherAlarm     Class = "other clause"
	ElsewhereAlarm Class = "look-alike of another clause"
	BenignStopped  Class = "stopped"
)

// Fired is one finding on a row that failed, with its first reason.
type Fired struct {
	Clause    string
	Effect    eval.Effect
	Certainty string
	Reason    string
}

// Over is the sum of the counts on some sides of the split.
func (c *ClauseResult) Over(splits []corpus.Split) (sum Counts) {
	for _, s := range splits {
		n := c.Counts.On(s)
		sum.Caught, sum.NearAlarms, sum.NeutralAlarms = sum.Caught.plus(n.Caught), sum.NearAlarms.plus(n.NearAlarms), sum.NeutralAlarms.plus(n.NeutralAlarms)
		sum.OtherAlarms, sum.ElsewhereAlarms = sum.OtherAlarms.plus(n.OtherAlarms), sum.ElsewhereAlarms.plus(n.ElsewhereAlarms)
		sum.WrongClause += n.WrongClause
	}
	return sum
}

// FailuresOn is the failures on some sides of the split.
func (c *ClauseResult) FailuresOn(splits []corpus.Split) []Failure {
	var list []Failure
	for _, f := range c.Failures {
		if slices.Contains(splits, f.Split) {
			list = append(list, f)
		}
	}
	return list
}

// Over is the sum of the totals on some sides of the split.
func (r *Result) Over(splits []corpus.Split) Totals {
	sum := Totals{StoppedBy: map[string]int{}}
	for _, s := range splits {
		n := r.Totals.On(s)
		sum.Rows, sum.WrongClause = sum.Rows+n.Rows, sum.WrongClause+n.WrongClause
		sum.Pairs, sum.NearAlarms, sum.Verdicts = sum.Pairs.plus(n.Pairs), sum.NearAlarms.plus(n.NearAlarms), sum.Verdicts.plus(n.Verdicts)
		sum.BenignStopped, sum.Right = sum.BenignStopped.plus(n.BenignStopped), sum.Right.plus(n.Right)
		for by, count := range n.StoppedBy {
			sum.StoppedBy[by] += count
		}
	}
	return sum
}

// With counts the clauses of a verdict.
func (r *Result) With(v Verdict) int {
	n := 0
	for i := range r.Clauses {
		if r.Clauses[i].Judgement.Verdict == v {
			n++
		}
	}
	return n
}
