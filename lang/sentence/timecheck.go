package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// Where times stand, and what several of them mean together.

// cutTimes takes times off the end of a clause.
func (p *parser) cutTimes(s *span) []piece {
	end := s.hi
	for s.hi > s.lo && p.toks[s.hi-1].kind == timeToken {
		s.hi--
	}
	return p.conjunction(span{s.hi, end})
}

// timesAt is the end of the times that stand at token i.
func (p *parser) timesAt(i, hi int) int {
	for i < hi && p.toks[i].kind == timeToken {
		i++
	}
	return i
}

// checkTimes refuses times of which it is open what they mean together: after 18:00 before 06:00; on Fridays between 22:00 and 06:00.
func (p *parser) checkTimes(pieces []piece) {
	var parts []TimePart
	for _, k := range pieces {
		if k.role != roleTime || !p.fresh(k.span) {
			continue
		}
		p.checkTime(k, pieces)
		p.checkApart(k, pieces)
		for _, part := range p.toks[k.span.lo].time.Parts {
			for _, o := range parts {
				switch {
				case part.Scale.shares(o.Scale):
					p.report(k.span, twoTimes())
				case part.overMidnight() && o.byDay() || o.overMidnight() && part.byDay():
					p.report(k.span, overMidnight())
				}
			}
			parts = append(parts, part)
		}
	}
}

// planning acts are about times themselves: of "no booking trips in December" it is open when what happens.
var planning = stems("schedule reschedule book reserve plan postpone")

// checkTime refuses a time that may belong to something else than the act: records from June to August, trips that are booked for June.
func (p *parser) checkTime(k piece, pieces []piece) {
	t := p.toks[k.span.lo]
	if last := t.time.Parts[0].Scale; t.from && last[len(last)-1] != Minute && p.thingBefore(k.span.lo) {
		p.report(k.span, timeOfThing())
	}
	for _, o := range pieces {
		if o.role == roleAction && slices.ContainsFunc(o.stems, func(w string) bool { return planning[w] }) {
			p.report(k.span, timeOfThing())
		}
	}
}

// checkApart refuses "on Sundays or on weekdays after 18:00": what stands beside such a time may go with one of its days only.
func (p *parser) checkApart(k piece, pieces []piece) {
	for _, o := range pieces {
		if p.toks[k.span.lo].apart && o.qualifies() && o.span != k.span && p.beside(k.span, o.span) {
			p.report(k.span, ambiguity(whyApart))
		}
	}
}

// beside says that two spans are neighbours, or that only small words stand between them.
func (p *parser) beside(a, b span) bool {
	if b.lo < a.lo {
		a, b = b, a
	}
	return !slices.ContainsFunc(p.toks[a.hi:max(a.hi, b.lo)], func(t token) bool { return !t.is(fillers) && !t.is(connectors) })
}

// thingBefore says that the name of a thing ends at a token.
func (p *parser) thingBefore(i int) bool {
	for j := max(0, i-p.lex.longest); j < i; j++ {
		if slices.ContainsFunc(p.names[j], func(f found) bool { return f.span.hi == i && p.lex.kind(f.concepts[0]) == vocabulary.Thing }) {
			return true
		}
	}
	return false
}

// reviewTimes refuses times after a review: "approved before 18:00" says when the review is done.
func (p *parser) reviewTimes(s span) {
	for i := s.lo; i < s.hi; i++ {
		if p.toks[i].kind == timeToken && p.fresh(span{i, i + 1}) {
			p.report(span{i, i + 1}, timeOfReview())
		}
	}
}

// verbTime refuses a time directly after what is to be done about an act: "approve before 18:00 every payment".
func (p *parser) verbTime(s span) span {
	end := p.timesAt(s.lo, s.hi)
	p.reviewTimes(span{s.lo, end})
	return span{end, s.hi}
}

// shares says that two times are about the same: the day of the week, the time of day.
func (s Scale) shares(o Scale) bool {
	return slices.ContainsFunc(s, func(u Unit) bool { return slices.Contains(o, u) }) && !slices.Equal(s, dateScale) && !slices.Equal(o, dateScale) ||
		slices.Equal(s, o)
}

// byDay says that a time is told by single days, so that it matters to which of them an hour belongs.
func (t TimePart) byDay() bool {
	if slices.Equal(t.Scale, monthScale) {
		return false
	}
	return !slices.Equal(t.Scale, dateScale) || slices.ContainsFunc(t.Ranges, func(r TimeRange) bool { return slices.Equal(r.First, r.Last) })
}

// overMidnight says that a time of day goes on after the day has ended.
func (t TimePart) overMidnight() bool {
	return slices.Equal(t.Scale, clockScale) && slices.ContainsFunc(t.Ranges, TimeRange.Wraps)
}
