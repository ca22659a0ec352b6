package sentence

import (
	"cmp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// finish turns alternatives into phrases. Every alternative must name an action.
func (p *parser) finish(alts []alternative, whole span) []Phrase {
	return p.finishWith(alts, whole, true)
}

func (p *parser) finishWith(alts []alternative, whole span, needsAction bool) []Phrase {
	if len(alts) == 0 {
		if p.fresh(whole) && !p.missesWords() {
			p.report(whole, nothingSaid())
		}
		return nil
	}
	var out []Phrase
	for _, a := range alts {
		a = p.join(a)
		p.use(a)
		p.check(a, whole, needsAction)
		out = append(out, p.phrase(a))
	}
	return distinct(out)
}

// use marks the words of an alternative as read, and reports those that are not.
func (p *parser) use(a alternative) {
	for _, k := range a.pieces() {
		switch {
		case k.role == roleUnknown:
			p.useUnknown(k)
		case len(k.concepts) > 1:
			p.report(k.span, p.ambiguous(k.concepts))
		default:
			p.set(k.span, markConcept)
		}
	}
}

func (p *parser) useUnknown(k piece) {
	if p.fresh(k.span) {
		p.unread(k.span)
	}
}

// fresh says that no problem has been made of some words.
func (p *parser) fresh(s span) bool { return !slices.Contains(p.marks[s.lo:s.hi], markRefused) }

// check refuses a phrase that could fire with no action, or an action that says nothing without a thing.
func (p *parser) check(a alternative, whole span, needsAction bool) {
	if p.missesWords() {
		return // what is missing may be among them
	}
	switch {
	case a.act == nil && needsAction:
		p.report(p.spanOf(a, whole), needAction())
	case a.act != nil && p.lex.object(a.act.concept()) == vocabulary.Required && !hasObject(a) && needsAction:
		p.report(a.act.span, sayWhat(p.lex.concepts[a.act.concept()].Name))
	case count(a.pieces(), roleAmount) > 1:
		p.report(p.spanOf(a, whole), twoAmounts())
	}
	p.checkTimes(a.pieces())
}

// missesWords says that some words were not read.
func (p *parser) missesWords() bool {
	return slices.ContainsFunc(p.problems, func(pr Problem) bool { return pr.Kind != NeedsAction })
}

func (p *parser) spanOf(a alternative, whole span) span {
	ks := a.pieces()
	if len(ks) == 0 {
		return whole
	}
	s := ks[0].span
	for _, k := range ks {
		if p.fresh(k.span) {
			s = span{min(s.lo, k.span.lo), max(s.hi, k.span.hi)}
		}
	}
	return s
}

func hasObject(a alternative) bool {
	return slices.ContainsFunc(slices.Concat(a.rest, a.quals), func(k piece) bool {
		return k.role == roleThing || k.role == rolePlace
	})
}

func count(pieces []piece, r role) int {
	n := 0
	for _, k := range pieces {
		if k.role == r {
			n++
		}
	}
	return n
}

// phrase writes an alternative down, its action and thing as one concept where that is a name.
func (p *parser) phrase(a alternative) Phrase {
	var out Phrase
	for _, k := range a.pieces() {
		switch k.role {
		case roleAmount:
			out.Amount = p.toks[k.span.lo].amount
		case roleTime:
			out.Times = append(out.Times, p.toks[k.span.lo].time)
		case roleAction, roleThing, rolePlace, roleState:
			out.Refs = append(out.Refs, p.ref(k))
		}
	}
	out.Unless = p.others(a.pieces())
	slices.SortStableFunc(out.Refs, func(a, b Ref) int { return cmp.Compare(a.Words[0], b.Words[0]) })
	out.Refs = slices.CompactFunc(out.Refs, func(a, b Ref) bool { return a.Concept == b.Concept })
	return out
}

func (p *parser) ref(k piece) Ref {
	return Ref{p.lex.concepts[k.concept()].Name, p.bytes(k.span)}
}

// join tries the action with things as one name: accepting × terms is "accepting terms", change × bank details of a payee is
// "changing bank details".
func (p *parser) join(a alternative) alternative {
	if a.act == nil || a.act.joined {
		return a
	}
	for n := len(a.rest); n > 0; n-- {
		for i := 0; i+n <= len(a.rest); i++ {
			if act, ok := p.joined(a.act, a.rest[i:i+n]); ok {
				a.act, a.rest = act, slices.Delete(slices.Clone(a.rest), i, i+n)
				return p.extend(a)
			}
		}
	}
	if len(a.rest) == 0 {
		return p.extend(a)
	}
	return a
}

// extend takes qualifiers into a joined name, where that is a name too: personal data + be exported + in bulk is "exporting personal
// data in bulk", and not an export of them that is in bulk.
func (p *parser) extend(a alternative) alternative {
	for n := len(a.quals); n > 0; n-- {
		if slices.ContainsFunc(a.quals[:n], nameless) {
			continue
		}
		words := slices.Clone(a.act.stems)
		for _, k := range a.quals[:n] {
			words = append(words, p.withConnector(k)...)
		}
		if id, ok := p.lex.one(words, vocabulary.Action); ok {
			for _, k := range a.quals[:n] {
				p.set(k.span, markConcept)
			}
			act := *a.act
			act.concepts, act.stems = []int{id}, words
			a.act, a.quals = &act, a.quals[n:]
			return a
		}
	}
	return a
}

// withConnector is the words of a piece, with the connector that it stands after.
func (p *parser) withConnector(k piece) []string {
	i := k.span.lo - 1
	for i >= 0 && p.toks[i].is(fillers) {
		i--
	}
	if !k.glued || i < 0 {
		return k.stems
	}
	return append([]string{p.toks[i].stem}, k.stems...)
}

func (p *parser) joined(act *piece, things []piece) (*piece, bool) {
	var words []string
	for _, k := range things {
		if nameless(k) {
			return nil, false // other hosts
		}
		words = append(words, k.stems...)
	}
	if len(words) == 0 {
		return nil, false
	}
	at := span{things[0].span.lo, things[len(things)-1].span.hi}
	for _, name := range [][]string{slices.Concat(act.stems, words), slices.Concat(words, act.stems)} {
		if id, ok := p.lex.one(name, vocabulary.Action); ok {
			p.set(act.span, markConcept)
			p.set(at, markConcept)
			return &piece{span: joinSpan(act.span, at), role: roleAction, concepts: []int{id}, stems: name, joined: true}, true
		}
	}
	return nil, false
}

// joinSpan is where a joined name stands: both words when they are neighbours, else the thing's.
func joinSpan(act, thing span) span {
	if act.hi == thing.lo {
		return span{act.lo, thing.hi}
	}
	return thing
}

func distinct(phrases []Phrase) []Phrase {
	seen := map[string]bool{}
	return slices.DeleteFunc(phrases, func(ph Phrase) bool {
		key := ph.key()
		defer func() { seen[key] = true }()
		return seen[key]
	})
}

// key is what a phrase means, without places.
func (ph Phrase) key() string {
	key := strings.Join(names(ph.Refs), "+") + " but " + strings.Join(names(ph.Unless), "+") + ph.Amount.String()
	for _, t := range ph.Times {
		key += t.String()
	}
	return key
}

func names(refs []Ref) []string {
	var out []string
	for _, r := range refs {
		out = append(out, r.Concept)
	}
	return out
}
