package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// "Only": what is allowed is named, everything else of its kind is meant. "Only approved MCP servers may be used" is about MCP servers
// that are not approved ones; "may be sent only to model endpoints" about sending to anything else.

var (
	mayBe    = choice("may be|can be|must be|shall be|may only be|can only be|must only be|shall only be|are allowed to be|is allowed to be|are to be|is to be")
	onlyWord = choice("only")
	useWord  = choice("use")
	useVerbs = set("use used using uses")
)

// onlyForm reads the sentences with "only".
func (p *parser) onlyForm(c *clause) (draft, bool) {
	parts := p.parts(c.span)
	s := parts[0]
	at, ok := p.findUnnamed(s, onlyWord)
	if !ok {
		return draft{}, false
	}
	if r, ok := p.onlyOpens(s, at); ok {
		p.alone(c.span)
		return p.onlyReviewed(c, span{r.end, s.hi}, r.reviewers)
	}
	if by, ok := p.onlyBy(s, at); ok {
		p.alone(c.span)
		return p.onlyByPersons(c, span{s.lo, by})
	}
	reviewers, tail := p.cutReview(&s)
	if second := p.fresh(s) && s.hi > at.lo && s.hi < parts[0].hi && p.toks[s.hi].text == "only"; second {
		p.report(span{s.hi, parts[0].hi}, oneEnough()) // "only on weekdays, only with human approval"
	}
	if alts, times, ok := p.onlyTimes(s, at); ok {
		p.alone(c.span)
		d := draft{effect: Deny, reviewers: reviewers, opener: "only"}
		if reviewers > 0 {
			d.effect = Escalate
		}
		d.phrases = p.but(p.finish(c.qualify(alts, p.qualifiers(tail)), c.span), p.conditions(times))
		return d, true
	}
	if n := p.mayOnly(&s, at); n > 0 || s.hi <= at.lo {
		p.alone(c.span)
		return p.onlyReviewed(c, s, max(reviewers, n))
	}
	p.set(at, markForm)
	d := draft{effect: Deny, reviewers: reviewers, opener: "only"}
	if reviewers > 0 {
		d.effect = Escalate
	}
	d.phrases, ok = p.onlyPhrases(c, s, at, p.qualifiers(tail), parts[1:])
	return d, ok
}

func (p *parser) onlyPhrases(c *clause, s, at span, tails [][]piece, more []span) ([]Phrase, bool) {
	before, after := p.trim(span{s.lo, at.lo}), p.trim(span{at.hi, s.hi})
	if after.empty() && p.fresh(span{at.hi, s.hi}) {
		p.report(at, onlyWhat())
		p.giveUp(s)
		return nil, true
	}
	if before.empty() {
		p.noMore(more)
		return p.onlyFirst(c, after, tails)
	}
	if p.useBefore(before, &after) {
		p.noMore(more)
		return p.onlyThings(c, after, nil, tails)
	}
	if p.toks[before.hi-1].is(modals) {
		p.report(span{at.lo, s.hi}, onlyWhat())
		p.giveUp(c.span)
		return nil, true
	}
	alts, ok := p.permitted(before)
	if !ok {
		return nil, false
	}
	conds := p.conditions(after)
	p.limitHeads(conds)
	phrases := p.but(p.finish(c.qualify(slices.Clone(alts), tails), c.span), conds)
	return append(phrases, p.never(c, alts, more)...), true
}

// never reads the places and states of "only inside the limits, and never after the cut-off time".
func (p *parser) never(c *clause, alts []alternative, more []span) []Phrase {
	var out []Phrase
	for _, s := range more {
		s = p.trim(s)
		if s.empty() || p.toks[s.lo].text != "never" || !p.isNamed(span{s.lo + 1, s.hi}) {
			p.report(s, twoEffects())
			continue
		}
		p.set(span{s.lo, s.lo + 1}, markForm)
		quals := p.qualifiers(span{s.lo + 1, s.hi})
		out = append(out, p.finish(c.qualify(slices.Clone(alts), quals), c.span)...)
	}
	return out
}

func (p *parser) noMore(more []span) {
	for _, s := range more {
		p.report(p.trim(s), twoEffects())
	}
}

// onlyFirst reads "Only approved models may be deployed" and "Only people may delete records".
func (p *parser) onlyFirst(c *clause, s span, tails [][]piece) ([]Phrase, bool) {
	if i, ok := p.onlyPersons(s); ok {
		return p.finish(c.qualify(p.list(span{i, s.hi}), tails), c.span), true
	}
	if p.match(s.lo, s.hi, useWord) > 0 {
		p.set(span{s.lo, s.lo + 1}, markForm)
		return p.onlyThings(c, span{s.lo + 1, s.hi}, nil, tails)
	}
	m, ok := p.findUnnamed(s, mayBe)
	if !ok {
		return nil, false
	}
	p.set(m, markForm)
	verbs := span{m.hi, s.hi}
	if !verbs.empty() && p.toks[m.hi].is(useVerbs) {
		p.set(span{m.hi, m.hi + 1}, markForm)
		p.openQualifiers(slices.Concat(p.qualifiers(span{m.hi + 1, s.hi})...))
		return p.onlyThings(c, span{s.lo, m.lo}, nil, tails)
	}
	done := p.list(verbs)
	for _, a := range done {
		p.openQualifiers(slices.DeleteFunc(slices.Clone(a.quals), func(k piece) bool { return k.role == rolePlace }))
	}
	return p.onlyThings(c, span{s.lo, m.lo}, done, tails)
}

// openQualifiers refuses "only approved models may be used on Fridays": only these on Fridays, or only on Fridays? A place may be a part
// of what is done: deployed to production.
func (p *parser) openQualifiers(quals []piece) {
	if len(quals) > 0 {
		p.report(span{quals[0].span.lo, quals[len(quals)-1].span.hi}, openWith())
	}
}

func (p *parser) onlyPersons(s span) (int, bool) {
	i := s.lo
	for i < s.hi && (p.toks[i].is(fillers) || p.toks[i].is(persons)) {
		i++
	}
	if i == s.lo || !p.toks[i-1].is(persons) || i >= s.hi || !p.toks[i].is(modals) {
		return 0, false
	}
	p.set(span{s.lo, i + 1}, markForm)
	return i + 1, true
}

// useBefore reads "agents may use" or "agents may" with "use" after only.
func (p *parser) useBefore(before span, after *span) bool {
	i, ok := p.subject(before.lo, before.hi)
	if !ok {
		i = before.lo
	}
	if i < before.hi && p.toks[i].is(modals) {
		i++
	}
	switch {
	case i == before.hi-1 && p.toks[i].is(useVerbs):
		p.set(before, markForm)
		return true
	case i == before.hi && i > before.lo && !after.empty() && p.toks[after.lo].is(useVerbs):
		p.set(before, markForm)
		p.set(span{after.lo, after.lo + 1}, markForm)
		after.lo++
		return true
	}
	return false
}

// onlyThings reads the things that alone are allowed.
func (p *parser) onlyThings(c *clause, s span, verbs []alternative, tails [][]piece) ([]Phrase, bool) {
	var out []Phrase
	for _, thing := range p.list(s) {
		base, conds := p.split(thing)
		if len(base.rest) == 1 && len(base.rest[0].concepts) == 1 {
			p.limitTo(base.rest[0].concept(), conds, len(verbs)+len(tails)+len(c.quals) == 0 && base.act == nil)
		}
		if !p.setsApart(thing, base, conds) && p.fresh(s) {
			p.report(p.trim(s), onlyKind())
			p.giveUp(c.span)
		}
		if len(base.rest) == 0 && len(verbs) == 0 {
			continue // the problem is reported
		}
		phrases := p.finishWith(c.qualify(p.combine(verbs, []alternative{base}), tails), s, len(verbs) > 0)
		out = append(out, p.but(phrases, conds)...)
	}
	return distinct(out), true
}

// setsApart says that what is allowed is some of a known kind. "Only refunds may be made" names an act, and no act beside which it is
// allowed; so does "only the deletion of backups may be done".
func (p *parser) setsApart(thing, base alternative, conds [][]piece) bool {
	qualified := slices.ContainsFunc(slices.Concat(thing.rest, thing.quals), piece.qualifies)
	return len(conds) > 0 && (thing.act == nil || len(base.rest) > 0 || qualified)
}

// split parts what is allowed into what it is one of, and what sets it apart.
func (p *parser) split(thing alternative) (base alternative, conds [][]piece) {
	p.use(thing)
	base = alternative{act: thing.act, item: thing.item}
	for _, k := range slices.Concat(thing.rest, thing.quals) {
		if k.qualifies() {
			conds = append(conds, []piece{k})
		} else {
			base.rest = append(base.rest, k)
		}
	}
	if len(base.rest) == 0 || len(base.rest[0].concepts) == 0 {
		return base, conds
	}
	k := base.rest[0]
	head, ok := p.head(k)
	if len(conds) > 0 {
		if before := len(thing.rest) > len(base.rest); len(thing.quals) > 0 && (ok || before) {
			p.report(thing.quals[0].span, openWith())
		}
		return base, conds
	}
	if ok {
		base.rest = append([]piece{head}, base.rest[1:]...)
	} else {
		base.rest = base.rest[1:]
		if thing.act == nil && len(base.rest) == 0 && p.fresh(k.span) {
			p.noHead(k)
		}
	}
	return base, [][]piece{{k}}
}

// head is the thing that a longer name names one kind of: the MCP servers of "approved MCP servers".
func (p *parser) head(k piece) (piece, bool) {
	n := len(k.stems)
	for i := 1; i < n; i++ {
		for _, name := range [][]string{k.stems[i:], k.stems[:n-i]} {
			if id, ok := p.lex.one(name, vocabulary.Thing); ok && id != k.concept() {
				return piece{span: p.within(k, name), role: roleThing, concepts: []int{id}, stems: name}, true
			}
		}
	}
	return piece{}, false
}

// within is where some words of a piece stand.
func (p *parser) within(k piece, stems []string) span {
	for _, f := range p.namesIn(k.span) {
		if slices.Equal(f.stems, stems) {
			return f.span
		}
	}
	return k.span
}

func (p *parser) namesIn(s span) []found {
	var out []found
	for i := s.lo; i < s.hi; i++ {
		out = append(out, p.namesAt(i, s.hi)...)
	}
	return out
}

// but gives phrases their exceptions: each group is a choice, and an act must satisfy all groups to be allowed.
func (p *parser) but(phrases []Phrase, groups [][]piece) []Phrase {
	if len(groups) == 0 {
		return phrases
	}
	var out []Phrase
	for _, ph := range phrases {
		for _, g := range groups {
			q := ph
			q.Unless, q.Times = slices.Clone(ph.Unless), slices.Clone(ph.Times)
			for _, k := range g {
				p.except(&q, k)
			}
			out = append(out, q)
		}
	}
	return out
}

// except gives a phrase one more exception.
func (p *parser) except(ph *Phrase, k piece) {
	switch {
	case k.role == roleTime:
		t := *p.toks[k.span.lo].time
		t.Not = !t.Not
		ph.Times = append(ph.Times, &t)
	case len(k.concepts) > 0:
		ph.Unless = append(ph.Unless, p.ref(k))
	case p.fresh(k.span):
		p.report(k.span, conditionOnly())
	}
}
