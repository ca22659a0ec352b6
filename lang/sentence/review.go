package sentence

import "slices"

// Review phrases: "without human review", "until two people have approved it", "needs sign-off from two reviewers". All their words
// come from closed classes; a word outside them (the CFO's, by legal) makes the phrase one that is not read.

var (
	// reviewNouns and reviewVerbs are the core: one of them must be there. The weak ones may mean something else than a decision by
	// people, so they need persons beside them. "Asking" needs none: what an agent does not do without asking it asks a person.
	reviewNouns = set("asking review reviews approval approvals signoff reviewer reviewers approver approvers")
	reviewVerbs = set("approve approves approved approving reviewed reviewing")
	reviewWeak  = set("confirmation authorisation authorization confirm confirms confirmed authorise authorises authorised authorize " +
		"authorizes authorized agree agrees agreed ask asked decision decisions decide decides decided ok okay")
	reviewRest = set("a an the any by of from has have had been be is are being having it them they that this so for human manual " +
		"prior formal explicit explicitly written getting obtaining receiving named different separate distinct another first beforehand and exact must")
	reviewTwo  = set("two both dual double")
	reviewOne  = set("one single")
	reviewMany = set("three four five six several multiple many")
	eyes       = choice("four eyes|four eye")
	signOff    = choice("sign off|sign offs|signed off|signs off")
	reviewEnds = choice("in advance|in that session|in this session|in the same session|each time|every time|at the time")
	reviewLead = choice("without|unless|until|before|except with|except after|only with|only after|only if|only when|only once")
	withReview = choice("with|after|if|when|once") // after "may only"
	dutyTo     = choice("has to|have to|needs to|need to")
)

// review is a phrase that asks for people.
type review struct {
	reviewers int
	end       int // after its last token
	persons   bool
	noun      bool
	verb      bool
	weak      bool
}

// core says that it is a review which is asked for, and not some other condition.
func (r review) core() bool { return r.noun || r.verb || r.weak && r.persons }

// reviewAt reads a review phrase that starts at token i.
func (p *parser) reviewAt(i, hi int) (review, bool) {
	r := review{reviewers: 1}
	start := i
	for i < hi {
		n := p.reviewWords(i, hi, &r)
		if n == 0 {
			break
		}
		i += n
	}
	for i > start && p.toks[i-1].is(coordinators) {
		i-- // it joins what follows, and no reviewers
	}
	r.end = p.reviewedThing(start, p.joinReviewers(span{start, i}, &r), hi)
	return r, r.core()
}

// joinReviewers counts those whom "and" joins: "a reviewer and a colleague" are two. It returns the end of what is read: before an "and" that
// makes them more than two, or leaves it open whether "human review and approval by a colleague" is done by one or by two.
func (p *parser) joinReviewers(s span, r *review) int {
	named, start := 0, s.lo
	for i := s.lo; i <= s.hi; i++ {
		if i < s.hi && p.toks[i].text != "and" {
			continue
		}
		n := p.namedReviewers(span{start, i})
		if start > s.lo && p.toks[start].text == "another" {
			named = max(named, 1)
		}
		switch {
		case named > 0 && n > 0 && named+n > 2:
			return start - 1
		case named > 0 && n > 0:
			r.reviewers = 2
		}
		named, start = named+n, i+1
	}
	return s.hi
}

// namedReviewers is how many people some words of a review name; more than two for "human review", which names nobody in particular.
func (p *parser) namedReviewers(s span) int {
	n := 0
	for i := s.lo; i < s.hi; i++ {
		t := p.toks[i]
		switch {
		case p.match(i, s.hi, eyes) > 0, t.is(reviewTwo) && t.text != "both", t.kind == numberToken && t.value == 2:
			return 2
		case t.text == "human" && (i+1 == s.hi || !p.toks[i+1].is(persons)) && (i == s.lo || !p.toks[i-1].is(determiners)):
			return anyHuman
		case t.is(persons), t.text == "another":
			n = 1
		}
	}
	return n
}

// anyHuman is the number of those who do a human review: beside others it is open.
const anyHuman = 3

// reviewWords reads one step of a review phrase and says how many tokens it took.
func (p *parser) reviewWords(i, hi int, r *review) int {
	if n := p.match(i, hi, eyes); n > 0 {
		r.reviewers, r.noun = 2, true
		return n
	}
	if n := p.match(i, hi, signOff); n > 0 {
		r.noun = true
		return n
	}
	if n := p.match(i, hi, reviewEnds); n > 0 {
		return n
	}
	if n := p.match(i, hi, dutyTo); n > 0 && p.approvesAt(i+n, hi) {
		return n
	}
	t := p.toks[i]
	if p.marks[i] == markRefused {
		return 1
	}
	if t.kind == numberToken && (t.value == 1 || t.value == 2) {
		r.reviewers = max(r.reviewers, int(t.value))
		return 1
	}
	return r.word(t)
}

// approvesAt says that a verb of approval stands at token i: "has to approve".
func (p *parser) approvesAt(i, hi int) bool {
	return i < hi && (p.toks[i].is(reviewVerbs) || p.toks[i].text == "review" || p.match(i, hi, signOff) > 0)
}

func (r *review) word(t token) int {
	switch {
	case t.is(reviewTwo):
		r.reviewers = 2
	case t.is(persons):
		r.persons, r.noun = true, r.noun || t.is(reviewNouns)
	case t.is(reviewNouns):
		r.noun = true
	case t.is(reviewVerbs):
		r.verb = true
	case t.is(reviewWeak):
		r.weak = true
	case !t.is(reviewOne) && !t.is(reviewRest):
		return 0
	}
	return 1
}

// reviewedThing goes past what is approved, when the text has named it before: "has approved that exact payment".
func (p *parser) reviewedThing(start, i, hi int) int {
	if i >= hi || i < start+2 {
		return i
	}
	j := i - 1
	if p.toks[j].text == "exact" {
		j--
	}
	if !p.toks[j].is(determiners) || !p.toks[j-1].is(reviewVerbs) {
		return i
	}
	for _, f := range p.namesAt(i, hi) {
		if f.span.hi == hi && p.mentions(span{0, start}, f.concepts[0]) {
			return hi
		}
	}
	return i
}

// mentions says that a span names a concept.
func (p *parser) mentions(s span, concept int) bool {
	return slices.ContainsFunc(p.namesIn(s), func(f found) bool { return slices.Contains(f.concepts, concept) })
}

// cutReview takes a review phrase off the end of a clause. What follows it ("… without human review in production") is returned as
// tail. Conditions that look like a review and are none are reported.
func (p *parser) cutReview(s *span) (reviewers int, tail span) {
	return p.cutReviewAfter(s, s.lo, reviewLead)
}

// cutReviewAfter is cutReview for other words that lead to a review, from token i on.
func (p *parser) cutReviewAfter(s *span, i int, lead pattern) (reviewers int, tail span) {
	for ; i < s.hi; i++ {
		n := p.match(i, s.hi, lead)
		if n == 0 || p.insideName(span{i, i + n}) {
			continue
		}
		r, ok := p.reviewAt(i+n, s.hi)
		if ok && p.endsReview(r.end, s.hi) {
			p.set(span{i, r.end}, markForm)
			p.notJoined(s.lo, span{i, r.end})
			if !r.noun && !r.persons {
				p.report(span{i, r.end}, whoApproves())
			}
			tail = span{r.end, s.hi}
			p.reviewTimes(tail)
			s.hi = i
			return r.reviewers, tail
		}
		if p.badReview(i, n, s) {
			return 1, span{}
		}
	}
	return 0, span{}
}

// notJoined refuses what a coordinator joins to what stands before it: of "on Fridays or without human review" one may be enough.
func (p *parser) notJoined(lo int, s span) {
	i := s.lo
	for i > lo && p.toks[i-1].kind == commaToken {
		i--
	}
	if i > lo && p.toks[i-1].is(coordinators) {
		p.report(span{i - 1, s.hi}, oneEnough())
	}
}

// endsReview says that a review phrase ends here: at the end, or before a place, a state, an amount or a time.
func (p *parser) endsReview(i, hi int) bool {
	if p.trim(span{i, hi}).empty() {
		return true
	}
	if p.toks[i].is(coordinators) && i+1 < hi {
		i++ // it is refused with what it joins
	}
	n, _ := connects(p.toks[i].text)
	return p.toks[i].kind == timeToken || p.toks[i].kind == amountToken || n > 0 && len(p.gluedOptions(i, hi)) > 0 || p.toks[i].is(outsides) && len(p.nameOptions(i, hi)) > 0
}

// badReview reports a condition that is no review which the language has.
func (p *parser) badReview(i, n int, s *span) bool {
	rest := p.trim(span{i + n, s.hi})
	lead := p.toks[i].text
	switch {
	case rest.empty(), p.isNamed(rest), lead == "only" && p.isNamed(span{i + 1, s.hi}):
		return false
	case p.countsReviewers(rest):
		p.report(rest, tooManyReviewers())
	case p.toks[rest.lo].text == "approved" && rest.hi-rest.lo > 1 && p.toks[rest.lo+1].text != "by":
		p.report(rest, approvedThing())
	case p.mentionsReview(rest):
		p.report(rest, reviewerRole())
	case lead == "unless" || lead == "until" || lead == "except" || lead == "before":
		p.report(span{i, s.hi}, condition(lead))
	default:
		return false
	}
	p.set(span{i, i + n}, markForm)
	s.hi = i
	return true
}

func (p *parser) countsReviewers(s span) bool {
	t := p.toks[s.lo]
	return p.mentionsReview(s) && (t.is(reviewMany) && p.match(s.lo, s.hi, eyes) == 0 || t.kind == numberToken && t.value > 2)
}

func (p *parser) mentionsReview(s span) bool {
	for i := s.lo; i < s.hi; i++ {
		if t := p.toks[i]; t.is(reviewNouns) || t.is(reviewVerbs) || t.is(reviewWeak) || t.is(persons) && t.text != "people" {
			return true
		}
	}
	return false
}

// isNamed says that names of concepts cover a list.
func (p *parser) isNamed(s span) bool {
	marks := slices.Clone(p.marks)
	defer func() { p.marks = marks }()
	for _, it := range p.items(s) {
		for _, k := range p.cover(it.span) {
			if k.role == roleUnknown {
				return false
			}
		}
	}
	return true
}
