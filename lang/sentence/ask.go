package sentence

import "slices"

// Reviews that are asked for: "Ask a human before deleting records", "Human approval is required before …", "Before …, get approval".

var (
	isRequired = choice("is required|are required|is needed|are needed|is mandatory|are mandatory|is always required|is always needed|" +
		"must be obtained|must be given|must be sought|has to be obtained|has to be given|required|needed")
	requiredLink = choice("before|for|to|prior to")
	purposeTo    = choice("to")
)

var (
	askVerbs = choice("ask|get|obtain|seek|request|ask for|always ask|always get|always obtain|have|check with|always check with|require|always require|" +
		"wait for|always wait for")
	askMust = choice("must ask|must get|must obtain|must seek|must have|must request|have to ask|have to get|need|needs|require|requires|" +
		"must always ask|must first ask|must first get|must first obtain|must always obtain|must ask for|has to ask|has to get|has to obtain|" +
		"have to obtain|must check with|must always check with|must first check with|must wait for|have to wait for|has to wait for")
	beforeWord = choice("before")
	commaMark  = choice(",")
	askLink    = choice("before|to|for|every time before")
)

// requiredForm reads "Human approval is required before deleting records".
func (p *parser) requiredForm(c *clause) (draft, bool) {
	at, ok := p.find(c.span, isRequired)
	if !ok {
		return draft{}, false
	}
	r, ok := p.reviewAt(c.span.lo, at.lo)
	link := p.match(at.hi, c.span.hi, requiredLink)
	who := p.trim(span{c.span.lo, at.lo})
	switch {
	case link == 0 || who.empty() || !p.mentionsReview(who) || p.toldTo(who, at.hi+link-1):
		return draft{}, false
	case !ok || !r.noun || r.end < at.lo:
		p.report(who, reviewerRole())
	}
	rest := p.acts(span{at.hi + link, c.span.hi})
	p.set(span{c.span.lo, rest.lo}, markForm)
	phrases := p.finish(c.qualify(p.list(rest), nil), c.span)
	return draft{effect: Escalate, reviewers: r.reviewers, opener: "required", phrases: phrases}, true
}

// toldTo says that people are to do something themselves: "ask a reviewer to delete records".
func (p *parser) toldTo(who span, link int) bool {
	return p.toks[link].text == "to" && !slices.ContainsFunc(p.toks[who.lo:who.hi], func(t token) bool {
		return (t.is(reviewNouns) || t.is(reviewVerbs)) && !t.is(persons)
	}) && !p.signsOff(who)
}

func (p *parser) signsOff(s span) bool {
	_, ok := p.find(s, signOff)
	return ok
}

// acts goes past the agents before what they do: "before agents move money", "for agents to move money".
func (p *parser) acts(s span) span {
	i, ok := p.subject(s.lo, s.hi)
	if !ok || i >= s.hi {
		return s
	}
	if p.toks[i].is(modals) || p.match(i, s.hi, purposeTo) > 0 {
		i++
	}
	return span{i, s.hi}
}

// askForm reads "Ask a human before deleting records" and "Agents need approval to deploy".
func (p *parser) askForm(c *clause) (draft, bool) {
	s := c.span
	i, verbs := s.lo, askVerbs
	if j, ok := p.subject(s.lo, s.hi); ok {
		i, verbs = j, askMust
	}
	n := p.match(i, s.hi, verbs)
	if n == 0 {
		return draft{}, false
	}
	r, core := p.reviewAt(i+n, s.hi)
	if r.end > i+n && p.toks[r.end-1].text == "for" {
		r.end--
	}
	link := p.match(r.end, s.hi, askLink)
	if link == 0 {
		return p.askRole(c, i, n)
	}
	before := p.toks[r.end+link-1].text == "before"
	if n > 1 && p.toks[i+n-2].text == "wait" && !core || p.toldTo(span{i + n, r.end}, r.end+link-1) {
		return draft{}, false // "wait for a colleague", "ask a reviewer to delete records"
	}
	if !core && !(before && (r.persons || r.end == i+n && p.toks[r.end-1].text == "ask")) {
		return draft{}, false // "agents need to move money"
	}
	rest := p.acts(span{r.end + link, s.hi})
	p.set(span{s.lo, rest.lo}, markForm)
	phrases := p.finish(c.qualify(p.list(rest), nil), s)
	return draft{effect: Escalate, reviewers: r.reviewers, opener: "ask", phrases: phrases}, true
}

// beforeForm reads "Before deleting records, ask a human".
func (p *parser) beforeForm(c *clause) (draft, bool) {
	s := c.span
	comma, ok := p.find(s, commaMark)
	if p.match(s.lo, s.hi, beforeWord) == 0 || !ok {
		return draft{}, false
	}
	i, verbs := comma.hi, askVerbs
	if j, agents := p.subject(i, s.hi); agents {
		i, verbs = j, askMust
	}
	n := p.match(i, s.hi, verbs)
	r, core := p.reviewAt(i+n, s.hi)
	if n == 0 || r.end < s.hi || !core && !r.persons {
		return draft{}, false
	}
	p.set(span{s.lo, s.lo + 1}, markForm)
	p.set(span{comma.hi, s.hi}, markForm)
	phrases := p.finish(c.qualify(p.list(span{s.lo + 1, comma.lo}), nil), s)
	return draft{effect: Escalate, reviewers: r.reviewers, opener: "before", phrases: phrases}, true
}

// askRole reports "Ask the CFO before paying".
func (p *parser) askRole(c *clause, i, n int) (draft, bool) {
	before, ok := p.find(span{i + n, c.span.hi}, beforeWord)
	if !ok {
		before, ok = p.find(span{i + n, c.span.hi}, forWord)
	}
	who := p.trim(span{i + n, before.lo})
	if !ok || who.empty() || len(p.namesAt(who.lo, who.hi)) > 0 && !p.mentionsReview(who) {
		return draft{}, false
	}
	p.report(who, reviewerRole())
	p.set(span{c.span.lo, before.hi}, markForm)
	return draft{effect: Escalate, reviewers: 1, phrases: p.finish(p.list(span{before.hi, c.span.hi}), c.span)}, true
}
