package sentence

import "slices"

// "Only" and people: "Agents may delete records only with human approval", "Records may only be deleted with human approval", "Only with
// human approval may agents delete records" need a review; "Records may only be deleted by people" is a denial.

// onlyReviewed reads what needs a review: "agents may delete records", "may agents delete records".
func (p *parser) onlyReviewed(c *clause, s span, reviewers int) (draft, bool) {
	if !p.fresh(c.span) {
		p.giveUp(c.span)
		return draft{effect: Escalate, reviewers: reviewers}, true
	}
	s = p.trim(s)
	alts, ok := p.inverted(s)
	if !ok {
		alts, ok = p.permitted(s)
	}
	if !ok {
		return draft{}, false
	}
	return draft{effect: Escalate, reviewers: reviewers, opener: "only", phrases: p.finish(c.qualify(alts, nil), c.span)}, true
}

// onlyOpens reads "Only with human approval" before "may agents".
func (p *parser) onlyOpens(s, at span) (review, bool) {
	n := p.match(s.lo, s.hi, reviewLead)
	if n == 0 || at.lo != s.lo {
		return review{}, false
	}
	r, ok := p.reviewAt(s.lo+n, s.hi)
	if !ok || !r.noun && !r.persons || r.end >= s.hi || !p.toks[r.end].is(modals) {
		return review{}, false
	}
	p.set(span{s.lo, r.end}, markForm)
	return r, true
}

// selective words make a kind of things of which "only" may be said: "may only deploy approved models with human approval".
var selective = set("approved authorised authorized allowed permitted listed registered internal own")

var onlyAllowed = choice("is only allowed|are only allowed|is only permitted|are only permitted")

// mayOnly takes the review off "may only delete records with human approval". Nobody writes this to say that agents do nothing else.
func (p *parser) mayOnly(s *span, at span) int {
	if at.hi >= s.hi || at.lo == s.lo {
		return 0
	}
	allowed := p.match(at.lo-1, s.hi, onlyAllowed) > 0
	if !allowed && !p.toks[at.lo-1].is(modals) {
		return 0
	}
	end := s.hi
	reviewers, _ := p.cutReviewAfter(s, at.hi, withReview)
	what := span{at.hi, s.hi}
	if allowed && !what.empty() {
		what.lo++
	}
	selects := slices.ContainsFunc(p.toks[what.lo:what.hi], func(t token) bool { return t.is(selective) })
	switch {
	case reviewers > 0 && p.narrows(what) && !p.oneAct(*s):
		p.report(span{at.lo, end}, onlyWhere())
	case reviewers > 0 && selects:
		p.report(span{at.lo, end}, onlyWhat())
	case reviewers > 0:
		p.set(at, markForm)
	}
	return reviewers
}

// narrows says that a place, a state, an amount or a time stands among words. Directly after "only" it may be what alone is allowed:
// "may only be changed on Tuesdays with human approval". So may a thing that something is done into or onto: "may only be written into files".
func (p *parser) narrows(s span) bool {
	marks := slices.Clone(p.marks)
	defer func() { p.marks = marks }()
	passive := !s.empty() && p.toks[s.lo].is(beForms)
	for _, it := range p.items(s) {
		for _, k := range p.cover(it.span) {
			if k.qualifies() && !p.barePlace(k) || passive && k.glued {
				return true
			}
		}
	}
	return false
}

// oneAct says that what may be done is all the name of one act, as "sending personal data outside the organisation" may be: then its place is
// no limit of its own.
func (p *parser) oneAct(s span) bool {
	saved := p.save()
	defer p.restore(saved)
	alts, ok := p.permitted(p.trim(s))
	return ok && !slices.ContainsFunc(p.finish(alts, s), func(ph Phrase) bool {
		return len(ph.Refs) != 1 || len(ph.Unless)+len(ph.Times) > 0 || ph.Amount != nil
	})
}

// onlyBy is where "by people" begins in "may only be deleted by people" and "may be deleted only by people".
func (p *parser) onlyBy(s, at span) (int, bool) {
	i := s.hi - 1
	for i > at.hi && (p.toks[i].is(persons) || p.toks[i].is(fillers)) {
		i--
	}
	if i < at.hi || i == s.hi-1 || p.toks[i].text != "by" || !p.toks[s.hi-1].is(persons) {
		return 0, false
	}
	passive := i == at.hi || p.toks[at.hi].is(beForms)
	return i, passive && at.lo > s.lo
}

// onlyByPersons denies to agents what people alone may do.
func (p *parser) onlyByPersons(c *clause, s span) (draft, bool) {
	only, _ := p.find(s, onlyWord)
	if only.hi == s.hi {
		s.hi = only.lo
	}
	alts, ok := p.permitted(p.trim(s))
	if !ok || p.startsWithAgents(s) {
		return draft{}, false
	}
	switch {
	case only.hi < s.hi && p.narrows(span{only.hi, s.hi}) && !p.oneAct(s):
		p.report(span{only.lo, c.span.hi}, onlyWhere())
	case p.toks[s.hi-1].is(coordinators):
		p.report(span{only.lo, c.span.hi}, onlyWhat()) // "only be made on Fridays or by people"
	}
	p.set(only, markForm)
	p.set(span{s.hi, c.span.hi}, markForm)
	return draft{effect: Deny, opener: "only", phrases: p.finish(c.qualify(alts, nil), c.span)}, true
}

func (p *parser) startsWithAgents(s span) bool {
	_, ok := p.subject(s.lo, s.hi)
	return ok
}

// onlyReviewAt says that "if" at token i opens a review that "only" limits an act to: "only if a person has approved it".
func (p *parser) onlyReviewAt(i, hi int) bool {
	r, ok := p.reviewAt(i+1, hi)
	only := slices.ContainsFunc(p.toks[:i], func(t token) bool { return t.text == "only" })
	return ok && only && (r.noun || r.persons) && p.endsReview(r.end, hi)
}
