package score

import (
	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/runtime/action"
)

// CaseOf is the call that a row describes, without its labels. Where it has no time, exceptions are judged on the corpus date.
func CaseOf(r *corpus.Row) action.Case {
	c := action.Case{ID: r.ID, Event: r.Event, Context: contextOf(r.Context), Files: r.Files}
	if r.Params != nil {
		c.Context.Day = r.Params.Date
	}
	return c
}

func contextOf(c corpus.Context) action.Context {
	out := action.Context{
		Environment: c.Environment, ChangeFreeze: c.ChangeFreeze, ApprovedBy: c.ApprovedBy,
		At: c.At, Region: c.Region, DataClass: c.DataClass,
	}
	for _, p := range c.History {
		out.History = append(out.History, action.Past{Event: p.Event, At: p.At, Outcome: p.Outcome})
	}
	return out
}
