package compiler

import (
	"slices"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/sentence"
)

// Times of sentences, as the leaves that conditions on action.time.* have too. An action without a time leaves them unknown; where acts
// are counted, one without a time counts, as it does in the window of a rate.

func (b *sentenceNodes) time(t *sentence.Time) ir.Node {
	b.note(t.String(), t.Words)
	out := ir.Concept{Name: t.String(), Node: timeNode(t)}
	if b.counted {
		out.Unknown = "true"
	}
	return out
}

func timeNode(t *sentence.Time) ir.Node {
	and := ir.And{}
	for _, part := range t.Parts {
		or := ir.Or{}
		for _, r := range part.Ranges {
			or.Nodes = append(or.Nodes, timeRange(part.Scale, r))
		}
		and.Nodes = append(and.Nodes, or)
	}
	if t.Not {
		return ir.Not{Node: and}
	}
	return and
}

func timeRange(s sentence.Scale, r sentence.TimeRange) ir.Node {
	switch {
	case len(s) == 1 && s[0] == sentence.Weekday:
		return weekdays(r)
	case r.First == nil:
		return upTo(s, r.Last)
	case r.Last == nil:
		return onward(s, r.First)
	case slices.Equal(r.First, r.Last):
		return exactly(s, r.First)
	case r.Wraps():
		return ir.Or{Nodes: []ir.Node{onward(s, r.First), upTo(s, r.Last)}}
	}
	return ir.And{Nodes: []ir.Node{onward(s, r.First), upTo(s, r.Last)}}
}

func exactly(s sentence.Scale, at []int) ir.Node {
	and := ir.And{}
	for i, u := range s {
		and.Nodes = append(and.Nodes, unit(u, ir.Equal, at[i]))
	}
	return and
}

// weekdays lists the days of a range, over the end of the week where it goes round.
func weekdays(r sentence.TimeRange) ir.Node {
	days := []string{}
	for day := r.First[0]; ; day = (day + 1) % len(sentence.WeekdayNames) {
		days = append(days, sentence.WeekdayNames[day])
		if day == r.Last[0] {
			return ir.Leaf{Fact: schema.ActionWeekday, Field: -1, Op: ir.In, Values: days}
		}
	}
}

// onward holds at a moment and after it: from 18:30, when the hour is above 18, or is 18 and the minute 30 or more.
func onward(s sentence.Scale, at []int) ir.Node {
	return beyond(s, at, bound{ir.Greater, ir.GreaterEqual, lowest, highest})
}

// upTo holds at a moment and before it.
func upTo(s sentence.Scale, at []int) ir.Node {
	return beyond(s, at, bound{ir.Less, ir.LessEqual, highest, lowest})
}

// bound is one end of a range: how a unit lies beyond it, how it may also lie on it, the value that bounds nothing, and the one that
// nothing lies beyond.
type bound struct {
	beyond, at ir.Op
	free, last func(sentence.Unit) int
}

func lowest(u sentence.Unit) int  { n, _ := u.Bounds(); return n }
func highest(u sentence.Unit) int { _, n := u.Bounds(); return n }

func beyond(s sentence.Scale, at []int, b bound) ir.Node {
	free := true
	for i, u := range s[1:] {
		free = free && at[i+1] == b.free(u)
	}
	if free {
		return unit(s[0], b.at, at[0])
	}
	same := ir.And{Nodes: []ir.Node{unit(s[0], ir.Equal, at[0]), beyond(s[1:], at[1:], b)}}
	if at[0] == b.last(s[0]) {
		return same
	}
	return ir.Or{Nodes: []ir.Node{unit(s[0], b.beyond, at[0]), same}}
}

// unit compares a unit of the action's time.
func unit(u sentence.Unit, op ir.Op, n int) ir.Node {
	if u == sentence.Weekday {
		return weekday(op, n)
	}
	return ir.Leaf{Fact: timeFacts[u], Field: -1, Op: op, Number: float64(n)}
}

var timeFacts = map[sentence.Unit]schema.ID{
	sentence.Year: schema.ActionYear, sentence.Month: schema.ActionMonth, sentence.Day: schema.ActionDay,
	sentence.Hour: schema.ActionHour, sentence.Minute: schema.ActionMinute,
}

// weekday lists the days that a comparison holds for.
func weekday(op ir.Op, n int) ir.Node {
	days := sentence.WeekdayNames
	switch op {
	case ir.Less:
		days = days[:n]
	case ir.LessEqual:
		days = days[:n+1]
	case ir.Greater:
		days = days[n+1:]
	case ir.GreaterEqual:
		days = days[n:]
	default:
		days = days[n : n+1]
	}
	return ir.Leaf{Fact: schema.ActionWeekday, Field: -1, Op: ir.In, Values: days}
}
