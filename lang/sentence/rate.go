package sentence

// Rates: "At most 10 payments per hour", "Agents may send at most 20 e-mails in any 24 hours".

var (
	rateLead = choice("at most|no more than|not more than|never more than|a maximum of|maximum of|not over|up to|max|a limit of")
	rateLink = choice("per|a|an|each|every|in a|in an|in one|in any|within|within a|within an|within one|within any|in|per each|during any|in each|in every")
	daily    = map[string]int{"hourly": 3600, "daily": 86400, "weekly": 604800}
	seconds  = map[string]int{"second": 1, "seconds": 1, "minute": 60, "minutes": 60, "hour": 3600, "hours": 3600, "day": 86400,
		"days": 86400, "week": 604800, "weeks": 604800}
	calendars = set("month months quarter quarters year years weekday weekdays weekend weekends")
	numbers   = map[string]int{"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
		"eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "fifty": 50, "hundred": 100}
)

// maxRate bounds the numbers of a rate.
const maxRate = 1 << 30

// rateForm reads "[agents may send] at most N acts per window".
func (p *parser) rateForm(c *clause) (draft, bool) {
	lead, ok := p.findUnnamed(c.span, rateLead)
	if !ok {
		return draft{}, false
	}
	verb, ok := p.rateVerb(span{c.span.lo, lead.lo})
	n, isNumber := p.count(lead.hi, c.span.hi)
	if !ok || !isNumber {
		return draft{}, false
	}
	s := p.alone(c.span)
	s.lo = lead.hi + 1
	reviewers, tail := p.cutReview(&s)
	where := p.cutWhere(&s)
	s = p.trim(s)
	window, secs := p.window(s)
	if secs == 0 {
		p.cutTimes(&s)
		p.badWindow(window, span{lead.lo, s.hi})
		return draft{effect: Escalate, reviewers: 1}, true
	}
	p.set(span{lead.lo, lead.hi + 1}, markForm)
	p.set(window, markForm)
	verbs, counted := p.list(verb), p.list(span{s.lo, window.lo})
	p.countsActs(verbs, counted)
	acts := p.combine(verbs, counted)
	acts = c.qualify(acts, p.qualifiers(where))
	words := p.bytes(span{lead.lo, window.hi})
	return draft{
		effect: Escalate, reviewers: max(reviewers, 1), opener: "at most",
		phrases: p.finish((&clause{}).qualify(acts, p.qualifiers(tail)), c.span), rate: &Rate{N: n, Seconds: secs, Words: words},
	}, true
}

// cutWhere takes the places, states and times behind the window off the end: "5 payments per hour in production".
func (p *parser) cutWhere(s *span) span {
	for i := s.lo + 1; i < s.hi; i++ {
		if w, _ := p.window(p.wide(span{s.lo, i})); !w.empty() && p.endsReview(i, s.hi) {
			where := span{i, s.hi}
			s.hi = i
			return where
		}
	}
	return span{}
}

// countsActs refuses "may read at most 100 customer records": the number is of records, and one act may read many.
func (p *parser) countsActs(verbs, counted []alternative) {
	for _, a := range counted {
		if len(verbs) > 0 && a.act == nil && len(a.rest) > 0 && a.rest[0].role == roleThing {
			p.report(a.rest[0].span, countedThings())
		}
	}
}

// badWindow reports a rate over no time, or over a time that has no fixed length.
func (p *parser) badWindow(window, rate span) {
	if window.empty() {
		window = rate
	}
	p.report(window, noWindow())
	p.giveUp(span{0, len(p.toks)})
}

// giveUp keeps quiet about the other words of a span of which enough is said.
func (p *parser) giveUp(s span) {
	for i := s.lo; i < s.hi; i++ {
		p.marks[i] = markRefused
	}
}

// rateVerb reads what stands before "at most": nothing, or an agent and what it may do.
func (p *parser) rateVerb(s span) (span, bool) {
	s = p.trim(s)
	if s.empty() {
		return s, true
	}
	i, ok := p.subject(s.lo, s.hi)
	if !ok || i >= s.hi || !p.toks[i].is(modals) {
		return s, false
	}
	p.set(span{s.lo, i + 1}, markForm)
	i++
	if i < s.hi && p.toks[i].text == "only" {
		p.set(span{i, i + 1}, markForm)
		i++
	}
	if n := max(p.match(i, s.hi, lightVerbs), p.match(i, s.hi, actVerbs)); n > 0 && i+n == s.hi {
		p.set(span{i, i + n}, markFiller)
		i += n
	}
	return span{i, s.hi}, true
}

// count reads a whole number.
func (p *parser) count(i, hi int) (int, bool) {
	if i >= hi {
		return 0, false
	}
	t := p.toks[i]
	if n, ok := numbers[t.text]; ok {
		return n, true
	}
	n := int(t.value)
	return n, t.kind == numberToken && t.value == float64(n) && n < maxRate
}

// window reads "per hour" at the end of a span; without seconds it is one that the language does not have.
func (p *parser) window(s span) (span, int) {
	if s.empty() {
		return span{}, 0
	}
	last := p.toks[s.hi-1]
	if d := daily[last.text]; d > 0 {
		return span{s.hi - 1, s.hi}, d
	}
	for i := s.hi - 2; i >= max(s.lo, s.hi-6); i-- {
		if n := p.match(i, s.hi, rateLink); n > 0 && i+n < s.hi {
			if w, secs, ok := p.windowAt(i, i+n, s.hi); ok {
				return p.widest(w, s.lo), secs
			}
		}
	}
	return span{}, 0
}

func (p *parser) windowAt(start, i, hi int) (span, int, bool) {
	k := 1
	if n, ok := p.count(i, hi); ok {
		k, i = n, i+1
	}
	if i != hi-1 {
		return span{}, 0, false
	}
	unit := p.toks[i].text
	if calendars[unit] {
		return span{start, hi}, 0, true
	}
	if k < 1 || k > maxRate/seconds["weeks"] {
		return span{}, 0, false
	}
	return span{start, hi}, k * seconds[unit], seconds[unit] > 0
}

// widest takes in the first words of a longer link: "in" of "in an hour".
func (p *parser) widest(w span, lo int) span {
	if w.lo > lo && p.match(w.lo-1, w.hi, rateLink) > 1 {
		w.lo--
	}
	return w
}
