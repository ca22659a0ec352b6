package sentence

import (
	"cmp"
	"slices"
	"time"
)

// Times as a sentence says them: "on Fridays", "after 18:00", "between 22:00 and 06:00", "outside Monday to Friday 09:00 to 17:00", "until
// 2027-01-31". Each is folded into one token before anything else is read, as amounts are, so that its "and", "after" and "between" are
// no words of the grammar.

// lead is what a time begins with.
type lead uint8

const (
	leadOn lead = iota + 1
	leadIn
	leadAt
	leadFrom
	leadAfter
	leadBefore
	leadUntil
	leadBetween
	leadOutside
)

var timeLeads = []struct {
	lead  lead
	words pattern
}{
	{leadOn, choice("on|on a|on any|on every|on each|on all")},
	{leadIn, choice("in|during|during any|during every|during each|over")},
	{leadAt, choice("at")},
	{leadFrom, choice("from|as of|starting on|starting at|starting from")},
	{leadAfter, choice("after|later than")},
	{leadBefore, choice("before|earlier than")},
	{leadUntil, choice("until|till|through|up to and including|until and including")},
	{leadBetween, choice("between")},
	{leadOutside, choice("outside|outside of")},
}

var (
	rangeTo  = choice("to|until|till|through|–|—|-|up to|and until")
	rangeAnd = choice("and")
	listAnd  = choice(",|and|or|, and|, or|and on|or on|, and on|, or on")
	onAgain  = choice("on")
	onwards  = choice("onward|onwards")
	// timeEnds may follow a time: after any other word it may belong to what comes next, as in "on Friday reports".
	timeEnds = set("without unless until till before after with and or nor but must may need needs require requires is are was were be has have had " +
		"shall can will cannot never always not do no only in on at into onto within inside during under from between outside to by " +
		"for about above over below exceeding more per every each a an the any all agents agent nobody ask log record except")
)

// timeReading is a time at some place of a text. With why it cannot be told what it says.
type timeReading struct {
	time Time
	next int
	from bool // it begins with "from"
	why  string

	apart bool // what stands beside it may go with one of its days only
}

// foldTimes makes one token of each time, except where it is a name of a concept.
func (p *parser) foldTimes() {
	var out []token
	for i := 0; i < len(p.toks); {
		r := p.timeAt(i)
		if r.next <= i || p.namedTime(span{i, r.next}) {
			out = append(out, p.toks[i])
			i++
			continue
		}
		out = append(out, r.token(p.toks[i].start, p.toks[r.next-1].end))
		i = r.next
	}
	p.toks = out
}

func (r timeReading) token(start, end int) token {
	t := token{start: start, end: end, kind: timeToken, from: r.from, apart: r.apart}
	if r.why != "" {
		t.refused = &Problem{Kind: Ambiguous, Detail: r.why}
	}
	r.time.Words = [2]int{start, end}
	t.time = &r.time
	return t
}

// namedTime says that names of concepts say it all, or that one goes on beyond it.
func (p *parser) namedTime(s span) bool {
	if p.names == nil {
		p.findNames()
	}
	if slices.ContainsFunc(p.named, func(n span) bool { return n.lo < s.hi && s.lo < n.hi && (n.lo < s.lo || s.hi < n.hi) }) {
		return true
	}
	for i := s.lo; i < s.hi; i++ {
		if t := p.toks[i]; !p.isName(span{i, i + 1}) && !t.is(otherConnectors) && !t.idle() {
			return false
		}
	}
	return true
}

// timeAt reads a time that begins at token i.
func (p *parser) timeAt(i int) timeReading {
	none := timeReading{next: i}
	by, n := p.leadAt(i)
	if n == 0 {
		return none
	}
	list := p.momentsAt(i+n, by)
	if list.next == i+n {
		return none
	}
	r := p.timeBy(by, list)
	if r.why == "" {
		r = p.narrowed(by, r)
	}
	if r.next <= i || !p.endsTime(r.next) {
		return none
	}
	return r
}

func (p *parser) leadAt(i int) (by lead, n int) {
	for _, l := range timeLeads {
		if m := p.match(i, len(p.toks), l.words); m > n {
			by, n = l.lead, m
		}
	}
	return by, n
}

func (p *parser) endsTime(i int) bool {
	if i >= len(p.toks) {
		return true
	}
	t := p.toks[i]
	return t.kind == commaToken || t.kind == stopToken || t.is(timeEnds)
}

// moments are a list of ranges on one scale.
type moments struct {
	scale  Scale
	ranges []TimeRange
	next   int
	bare   bool // numbers alone
	apart  bool // on Sundays or on weekdays
	why    string
}

// momentsAt reads "Saturdays and Sundays", "22:00 to 06:00", "24, 25 and 31 December".
func (p *parser) momentsAt(i int, by lead) moments {
	out := moments{next: i}
	var list []moment
	var tied []bool // to the one before it, by "to"
	for {
		m := p.momentAt(i)
		if m.next == i || len(list) > 0 && !m.joins(list[0]) {
			break
		}
		list, out.next = append(list, m), m.next
		n, to := p.joinerAt(m.next, by, len(list))
		if n < 0 {
			break
		}
		_, again := p.find(span{m.next, m.next + n}, onAgain)
		out.apart = out.apart || again
		tied, i = append(tied, to), m.next+n
	}
	if len(list) == 0 {
		return out
	}
	return out.ranged(placed(list), tied)
}

// joins says that two moments can stand in one list: 24 goes with 25 December, Friday not with 18:00.
func (m moment) joins(o moment) bool {
	return slices.Equal(m.scale, o.scale) || m.scale[len(m.scale)-1] == Day && o.scale[len(o.scale)-1] == Day
}

// joinerAt is the length of what joins a moment to the next one; a hyphen leaves no token. It is negative where none follows.
func (p *parser) joinerAt(i int, by lead, read int) (n int, to bool) {
	single := by == leadAfter || by == leadBefore || by == leadUntil || by == leadAt
	pair := by == leadBetween || by == leadFrom
	switch n := p.match(i, len(p.toks), rangeTo); {
	case single || pair && read > 1:
	case p.gap(i) == "-" && p.momentAt(i).next > i:
		return 0, true
	case n > 0 && p.momentAt(i+n).next > i+n:
		return n, true
	case by == leadBetween && p.match(i, len(p.toks), rangeAnd) > 0 && p.momentAt(i+1).next > i+1:
		return 1, true
	case !pair:
		if n := p.match(i, len(p.toks), listAnd); n > 0 && p.momentAt(i+n).next > i+n {
			return n, false
		}
	}
	return -1, false
}

// placed gives days without a month the month that follows, or the one before them.
func placed(list []moment) []moment {
	out := slices.Clone(list)
	for i := len(out) - 2; i >= 0; i-- {
		out[i] = out[i].inMonthOf(out[i+1])
	}
	for i := 1; i < len(out); i++ {
		out[i] = out[i].inMonthOf(out[i-1])
	}
	return out
}

func (m moment) inMonthOf(o moment) moment {
	at := o.at.First
	if !m.pending || !slices.Equal(o.at.First, o.at.Last) || len(o.scale) < 2 || o.scale[len(o.scale)-1] != Day {
		return m
	}
	day := append(slices.Clone(at[:len(at)-1]), m.at.First[0])
	return exactly(o.scale, m.next, day...)
}

// ranged makes ranges of moments, tied or not.
func (out moments) ranged(list []moment, tied []bool) moments {
	out.scale = list[0].scale
	for i, m := range list {
		out.bare = out.bare || m.bare && m.pending
		switch {
		case m.why != "":
			out.why = m.why
		case !slices.Equal(m.scale, out.scale):
			out.why = whyYear
		}
		if i > 0 && tied[i-1] {
			out.why = cmp.Or(out.why, m.endsAtOnce(list[i-1]))
			out.ranges[len(out.ranges)-1].Last = m.at.Last
			continue
		}
		out.ranges = append(out.ranges, m.at)
		out.apart = out.apart || m.group() != list[0].group()
	}
	return out
}

// group says that a moment is several days: weekdays, weekends.
func (m moment) group() bool {
	return slices.Equal(m.scale, weekdayScale) && !slices.Equal(m.at.First, m.at.Last)
}

// endsAtOnce says why a range from one moment to the same one is not read: nothing, a day or a whole round of it may be meant.
func (m moment) endsAtOnce(first moment) string {
	switch {
	case !slices.Equal(m.at.First, first.at.First) || !slices.Equal(m.at.Last, first.at.Last):
		return ""
	case m.scale[len(m.scale)-1] == Minute:
		return whyInstant
	}
	return whyOneDay
}

// timeBy says what a lead and the moments after it mean.
func (p *parser) timeBy(by lead, m moments) timeReading {
	r := timeReading{why: m.why, from: by == leadFrom, apart: m.apart}
	if slices.Equal(m.scale, dayScale) && m.why == "" {
		m.next, r.why = p.ofMonth(by, m)
	}
	if r.why == "" {
		m, r.why = m.ledBy(by)
	}
	r.next, r.time = m.next, Time{Parts: []TimePart{{m.scale, m.ranges}}, Not: by == leadOutside}
	return r
}

// ofMonth reads "of the month", which days alone need. Numbers alone may be hours, or no time at all.
func (p *parser) ofMonth(by lead, m moments) (next int, why string) {
	switch n := p.match(m.next, len(p.toks), ofMonth); {
	case n > 0:
		return m.next + n, ""
	case m.bare && (by == leadOn || by == leadIn || by == leadOutside):
		return 0, whyBareHour
	case m.bare:
		return m.next, whyBareHour
	}
	return m.next, whyWhichMonth
}

// ledBy turns moments into the ranges that a lead makes of them, or says why it makes none.
func (m moments) ledBy(by lead) (moments, string) {
	one := m.single()
	switch {
	case m.scale[len(m.scale)-1] == Minute:
		return m.clockLedBy(by, one)
	case by == leadAt && one:
		return m, whyInstant
	case by == leadFrom && one || by == leadAfter || by == leadBefore || by == leadUntil:
		return m.openLedBy(by)
	case by == leadBetween && one:
		return m, whyOpen
	case slices.Equal(m.scale, dateScale) && slices.ContainsFunc(m.ranges, TimeRange.Wraps):
		return m, whyBackwards
	}
	return m, ""
}

func (m moments) single() bool {
	return len(m.ranges) == 1 && slices.Equal(m.ranges[0].First, m.ranges[0].Last)
}

// clockLedBy is ledBy for times of day, whose ranges end before the moment that is named last.
func (m moments) clockLedBy(by lead, one bool) (moments, string) {
	switch open := by == leadFrom && one || by == leadAfter || by == leadBefore || by == leadUntil; {
	case open && len(m.scale) > 2:
		return m, whyOpenWeek
	case open && (by == leadAfter || by == leadFrom):
		m.ranges = []TimeRange{{First: m.ranges[0].First}}
	case open:
		m.ranges = []TimeRange{{Last: m.ranges[0].Last}}
	case slices.ContainsFunc(m.ranges, func(r TimeRange) bool { return slices.Equal(r.First, r.Last) }):
		return m, whyInstant
	}
	return m.closed()
}

// closed ends ranges a minute early, and refuses those that say nothing.
func (m moments) closed() (moments, string) {
	m.ranges = slices.Clone(m.ranges)
	for i, r := range m.ranges {
		if r.First != nil && r.First[len(r.First)-2] == 24 {
			return m, whyNever
		}
		if r.Last != nil {
			r.Last = previousMinute(r.Last)
		}
		if m.ranges[i] = m.scale.unbounded(r); m.ranges[i].First == nil && m.ranges[i].Last == nil {
			return m, whyAlways
		}
	}
	return m, ""
}

// previousMinute is the last minute of a range that ends at a moment; of one that ends at 00:00, the last of the day before.
func previousMinute(at []int) []int {
	out := slices.Clone(at)
	n := len(out)
	minutes := out[n-2]*60 + out[n-1] - 1
	if minutes < 0 {
		minutes += 24 * 60
		if n > 2 {
			out[0] = (out[0] + 6) % 7
		}
	}
	out[n-2], out[n-1] = minutes/60, minutes%60
	return out
}

// unbounded drops bounds of a day that bound nothing: from 00:00, until 24:00.
func (s Scale) unbounded(r TimeRange) TimeRange {
	if len(s) > 2 {
		return r
	}
	if slices.Equal(r.First, []int{0, 0}) {
		r.First = nil
	}
	if slices.Equal(r.Last, []int{23, 59}) {
		r.Last = nil
	}
	return r
}

// openLedBy is ledBy for days, months and dates with one bound. Only a date and a day of the month have an order without a year.
func (m moments) openLedBy(by lead) (moments, string) {
	if !slices.Equal(m.scale, dateScale) && !slices.Equal(m.scale, dayScale) {
		return m, whyOpen
	}
	r := m.ranges[0]
	switch by {
	case leadFrom:
		r = TimeRange{First: r.First}
	case leadAfter:
		r = TimeRange{First: m.scale.nextDay(r.Last, 1)}
	case leadBefore:
		r = TimeRange{Last: m.scale.nextDay(r.First, -1)}
	case leadUntil:
		r = TimeRange{Last: r.Last}
	}
	if slices.Equal(m.scale, dayScale) && (r.First != nil && r.First[0] > 31 || r.Last != nil && r.Last[0] < 1) {
		return m, whyNever
	}
	m.ranges = []TimeRange{r}
	return m, ""
}

// nextDay is the day some days later.
func (s Scale) nextDay(at []int, days int) []int {
	if len(s) == 1 {
		return []int{at[0] + days}
	}
	t := time.Date(at[0], time.Month(at[1]), at[2]+days, 0, 0, 0, 0, time.UTC)
	return []int{t.Year(), int(t.Month()), t.Day()}
}

// narrowed reads the time of day that follows weekdays, and the weekdays that follow a time of day: "outside Monday to Friday 09:00 to
// 17:00". After "outside", a further time leaves open what is taken from what.
func (p *parser) narrowed(by lead, r timeReading) timeReading {
	if p.match(r.next, len(p.toks), onwards) > 0 && by == leadFrom && r.time.Parts[0].Ranges[0].Last == nil {
		r.next++
	}
	j := r.next
	if j < len(p.toks) && p.toks[j].kind == commaToken {
		j++
	}
	scale := r.time.Parts[0].Scale
	if part, next := p.partAt(j); next > j && (slices.Equal(scale, weekdayScale) && slices.Equal(part.Scale, clockScale) ||
		slices.Equal(scale, clockScale) && slices.Equal(part.Scale, weekdayScale)) {
		r.time.Parts, r.next = append(r.time.Parts, part), next
		if r.apart {
			r.why = whyApart
		}
	}
	if by == leadOutside {
		if more := p.timeAt(r.next); more.next > r.next {
			r.next, r.why = more.next, whyOutside
		}
	}
	return r
}

// partAt reads a time of day or weekdays without a lead.
func (p *parser) partAt(i int) (TimePart, int) {
	m := p.clockRangeAt(i)
	if m.next == i {
		if m = p.momentsAt(i, leadOn); m.next == i || m.why != "" || m.apart || !slices.Equal(m.scale, weekdayScale) {
			return TimePart{}, i
		}
	}
	return TimePart{m.scale, m.ranges}, m.next
}

// clockRangeAt reads "09:00 to 17:00" alone.
func (p *parser) clockRangeAt(i int) moments {
	first, ok := p.clockAt(i)
	if !ok {
		return moments{next: i}
	}
	n, to := p.joinerAt(first.next, leadFrom, 1)
	last, ok := p.clockAt(first.next + n)
	if n < 0 || !to || !ok || first.why != "" || last.why != "" {
		return moments{next: i}
	}
	m := moments{scale: clockScale, ranges: []TimeRange{{first.at.First, last.at.Last}}, next: last.next}
	m, why := m.ledBy(leadOn)
	if why != "" {
		return moments{next: i}
	}
	return m
}
