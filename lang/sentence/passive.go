package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// What is done to things: "records must not be deleted", "nothing may be deployed", "secrets must never leave the machine".

// passive reads "be deleted or changed in production" for some things. A light verb ("be made") adds nothing to an action.
func (p *parser) passive(things, verbs span) []alternative {
	if n := p.match(verbs.lo, verbs.hi, lightVerbs); n > 0 {
		p.set(span{verbs.lo, verbs.lo + n}, markFiller)
		alts := p.list(things)
		return (&clause{}).qualify(alts, p.qualifiers(span{verbs.lo + n, verbs.hi}))
	}
	var times []piece
	if len(p.items(verbs)) == 1 {
		times = p.cutTimes(&verbs)
	}
	alts, ok := p.passiveName(things, verbs)
	if !ok {
		alts = p.combine(p.list(verbs), placesAsThings(p.list(things)))
	}
	return (&clause{quals: times}).qualify(alts, nil)
}

// placesAsThings says that a place is what is acted on: "production must not be changed".
func placesAsThings(alts []alternative) []alternative {
	for i := range alts {
		a := &alts[i]
		if a.act == nil && len(a.rest) == 0 && len(a.quals) > 0 && a.quals[0].role == rolePlace && !a.quals[0].glued {
			a.rest, a.quals = slices.Clone(a.quals[:1]), a.quals[1:]
			a.rest[0].role = roleThing
		}
	}
	return alts
}

// passiveName reads things and what is done to them that have one name: secrets + be written into files is "writing secrets into files".
func (p *parser) passiveName(things, verbs span) ([]alternative, bool) {
	verbs = p.trim(verbs)
	done := contentStems(p.toks[verbs.lo:verbs.hi])
	if len(done) == 0 || len(p.items(verbs)) != 1 {
		return nil, false
	}
	var out []alternative
	for _, it := range p.items(things) {
		at := p.trim(it.span)
		name := slices.Concat(done[:1], contentStems(p.toks[at.lo:at.hi]), done[1:])
		id, ok := p.lex.one(name, vocabulary.Action)
		if !ok || len(name) == len(done) {
			return nil, false
		}
		out = append(out, alternative{act: &piece{span: at, role: roleAction, concepts: []int{id}, stems: name, joined: true}})
	}
	if len(out) > 0 {
		p.set(verbs, markConcept)
	}
	return out, len(out) > 0
}

// undergoes reads a thing and what must not become of it, when both together are the name of an action: "secrets must never leave the
// machine". A thing may go by its other names.
func (p *parser) undergoes(things, rest span) ([]alternative, bool) {
	var out []alternative
	times := p.cutTimes(&rest)
	end := p.cover(rest)
	for _, it := range p.items(things) {
		act, ok := p.becomes(p.cover(it.span), end)
		if !ok {
			return nil, false
		}
		out = append(out, alternative{act: act, quals: times})
	}
	return out, len(out) > 0
}

func (p *parser) becomes(thing, end []piece) (*piece, bool) {
	if len(thing) == 0 || len(end) == 0 || len(thing[0].stems) == 0 {
		return nil, false
	}
	first := thing[0]
	act, ok := p.joined(&first, append(thing[1:], end...))
	if !ok && len(thing) == 1 && first.role == roleThing && len(first.concepts) == 1 {
		first.stems = contentStems(tokenize(p.lex.concepts[first.concept()].Name))
		return p.joined(&first, end)
	}
	return act, ok
}

// nothing reads "Nothing may be deployed to production" as what is said of anything.
func (p *parser) nothing(s span) ([]alternative, bool) {
	n := p.match(s.lo+1, s.hi, mayBe)
	if n == 0 {
		return nil, false
	}
	p.set(span{s.lo, s.lo + 1 + n}, markForm)
	anything := alternative{rest: []piece{{role: roleAnything}}}
	return p.combine(p.list(span{s.lo + 1 + n, s.hi}), []alternative{anything}), true
}
