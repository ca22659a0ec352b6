package sentence

var (
	escalates   = choice("escalate|always escalate")
	mustEscal   = choice("must escalate|must always escalate|have to escalate|has to escalate")
	isEscalated = choice("must be escalated|is escalated|are escalated|must always be escalated|has to be escalated|have to be escalated")
)

// escalateForm reads "Escalate every payment above EUR 500 to a person" and "Payments above EUR 500 must be escalated to a person".
func (p *parser) escalateForm(c *clause) (draft, bool) {
	acts, reviewers, ok := p.escalated(c.span)
	if !ok {
		return draft{}, false
	}
	phrases := p.finish(c.qualify(p.list(p.verbTime(acts)), nil), c.span)
	return draft{effect: Escalate, reviewers: reviewers, opener: "escalate", phrases: phrases}, true
}

// escalated finds what is escalated, and to how many people.
func (p *parser) escalated(s span) (acts span, reviewers int, ok bool) {
	to, reviewers := p.toPersons(s)
	if reviewers == 0 {
		return span{}, 0, false // to the owner
	}
	if m, found := p.findUnnamed(s, isEscalated); found && m.hi == to && m.lo > s.lo {
		p.set(span{m.lo, s.hi}, markForm)
		return span{s.lo, m.lo}, reviewers, true
	}
	i, verbs := s.lo, escalates
	if j, agents := p.subject(s.lo, s.hi); agents {
		i, verbs = j, mustEscal
	}
	n := p.match(i, to, verbs)
	if n == 0 || i+n >= to {
		return span{}, 0, false
	}
	p.set(span{s.lo, i + n}, markForm)
	p.set(span{to, s.hi}, markForm)
	return span{i + n, to}, reviewers, true
}

// toPersons is where "to a person", "to two reviewers for approval" begins at the end of a span.
func (p *parser) toPersons(s span) (int, int) {
	for i := s.hi - 1; i > s.lo; i-- {
		if p.toks[i].text != "to" {
			continue
		}
		r, _ := p.reviewAt(i+1, s.hi)
		if r.end == s.hi && r.persons {
			return i, r.reviewers
		}
	}
	return 0, 0
}
