package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// maxAlternatives bounds what a list may multiply out to.
const maxAlternatives = 400

// item is one member of a list: "sending secrets or passwords outside the machine" has two.
type item struct {
	span  span
	join  string // the coordinator before it; "" for a comma that no coordinator follows
	act   *piece
	rest  []piece   // things, and the places and states that stand before them
	quals [][]piece // qualifiers at its end: alternatives, each a conjunction
}

// alternative is one member of a list multiplied out, before its words are checked.
type alternative struct {
	act   *piece
	rest  []piece
	quals []piece
	item  int
}

func (a alternative) pieces() []piece {
	var out []piece
	if a.act != nil {
		out = append(out, *a.act)
	}
	return append(append(out, a.rest...), a.quals...)
}

// list reads a list of phrases and multiplies it out.
func (p *parser) list(s span) []alternative {
	items := p.items(s)
	if len(items) == 0 {
		return nil
	}
	covers := p.coverAll(items)
	for i := range items {
		p.fill(&items[i], covers[i])
	}
	items = p.mergeQualifiers(items)
	p.checkModifiers(items)
	return p.distribute(items)
}

// coverAll reads each item, with the words that it shares with its neighbours.
func (p *parser) coverAll(items []item) [][]piece {
	covers := make([][]piece, len(items))
	for i, it := range items {
		covers[i] = p.cover(it.span)
	}
	p.checkOther(covers)
	p.shareForward(items, covers)
	p.shareBack(items, covers)
	return covers
}

// items cuts a list at its coordinators and commas.
func (p *parser) items(s span) []item {
	var out []item
	start, join := s.lo, ""
	for i := s.lo; i <= s.hi; i++ {
		if i < s.hi && !p.cuts(i) {
			continue
		}
		if it := (span{start, i}); !p.trim(it).empty() {
			out = append(out, item{span: it, join: join})
			join = ""
		}
		if i < s.hi && coordinators[p.toks[i].text] {
			join = p.toks[i].text
		}
		start = i + 1
	}
	return p.skipOther(joinCommas(out))
}

func (p *parser) cuts(i int) bool {
	t := p.toks[i]
	return (t.kind == commaToken || t.is(coordinators)) && !p.insideName(span{i, i + 1})
}

// joinCommas gives a comma the coordinator that follows later in the list.
func joinCommas(items []item) []item {
	later := ""
	for i := len(items) - 1; i > 0; i-- {
		if items[i].join != "" {
			later = items[i].join
		}
		items[i].join = later
	}
	return items
}

// skipOther drops "other" at the start of a later item: "health or other special-category data".
func (p *parser) skipOther(items []item) []item {
	for i := range items {
		lo := items[i].span.lo
		if i > 0 && items[i].span.hi-lo > 1 && p.toks[lo].text == "other" && !p.insideName(span{lo, lo + 1}) {
			p.set(span{lo, lo + 1}, markFiller)
			items[i].span.lo++
		}
	}
	return items
}

// fill sorts the pieces of an item into action, rest and qualifiers.
func (p *parser) fill(it *item, pieces []piece) {
	var rest []piece
	p.checkAdjectives(pieces)
	for k := range pieces {
		switch {
		case pieces[k].role != roleAction:
			rest = append(rest, pieces[k])
		case it.act == nil:
			it.act = &pieces[k]
		default:
			p.report(pieces[k].span, twoActions())
		}
	}
	n := len(rest) - len(qualifiersOf(rest))
	if p.isObject(it, rest, n) {
		rest[0].role = roleThing
		n = 1
	}
	it.rest = rest[:n:n]
	if n < len(rest) {
		it.quals = [][]piece{rest[n:]}
	}
}

// checkAdjectives refuses "secret payments": an adjective that is also the name of a thing may only describe the noun after it.
func (p *parser) checkAdjectives(pieces []piece) {
	for i := range pieces[:max(0, len(pieces)-1)] {
		k, next := pieces[i], pieces[i+1]
		names := len(k.concepts) > 0 && !k.qualifies() && k.span.hi == next.span.lo
		if names && p.toks[k.span.hi-1].is(adjectives) && (next.role == roleThing || next.role == roleAction) && !p.areNamed(k, next) {
			p.report(span{k.span.hi - 1, next.span.hi}, describes())
		}
	}
}

// areNamed says that the vocabulary lists two pieces together.
func (p *parser) areNamed(a, b piece) bool {
	return len(p.lex.lookup(slices.Concat(a.stems, b.stems)))+len(p.lex.lookup(slices.Concat(b.stems, a.stems))) > 0
}

// isObject says that a place is what is acted on: "changing production", but not "deploying in production".
func (p *parser) isObject(it *item, rest []piece, things int) bool {
	return it.act != nil && things == 0 && len(rest) > 0 && p.barePlace(rest[0])
}

// barePlace says that a place stands without "in" or "outside", as a thing does.
func (p *parser) barePlace(k piece) bool {
	return k.role == rolePlace && !k.glued && !p.toks[k.span.lo].is(outsides)
}

// mergeQualifiers gives an item of qualifiers only ("in production or in staging") to the item before it.
func (p *parser) mergeQualifiers(items []item) []item {
	var out []item
	for i, it := range items {
		n := len(out)
		if n > 0 && it.qualifiesOnly() && i+1 < len(items) && !items[i+1].qualifiesOnly() && p.toks[items[i+1].span.lo-1].kind == commaToken {
			p.report(it.span, openWith()) // "delete backups or, on Fridays, move money"
		}
		if n > 0 && it.qualifiesOnly() && p.mergeQualifier(&out[n-1], it) {
			continue
		}
		out = append(out, it)
	}
	return out
}

func (it item) qualifiesOnly() bool {
	return it.act == nil && len(it.rest) == 0 && len(it.quals) > 0
}

func (p *parser) mergeQualifier(prev *item, it item) bool {
	q := it.quals[0]
	switch {
	case p.continuesObject(prev, q):
		return false
	case it.join == "" && prev.alike(q):
		p.report(it.span, openWith()) // "in production, in staging"
	case it.join == "and" && len(prev.quals) > 0:
		p.report(it.span, andQualifiers())
	case it.join == "or" && len(prev.quals) > 0 && len(prev.quals[len(prev.quals)-1]) > 1:
		p.report(it.span, openWith()) // "on Fridays in bulk or in production"
	case it.join != "" && len(prev.quals) > 0 && len(q) > 1:
		p.report(it.span, openWith()) // "in production or in bulk on Fridays"
	case len(prev.quals) == 0 && p.toks[it.span.lo-1].is(coordinators):
		p.report(it.span, openWith()) // "delete backups or in bulk"
	case it.join == "" || len(prev.quals) == 0:
		if len(prev.quals) == 0 {
			prev.quals = [][]piece{nil}
		}
		for i := range prev.quals {
			prev.quals[i] = append(slices.Clone(prev.quals[i]), q...)
		}
	default:
		prev.quals = append(prev.quals, q)
	}
	return true
}

// alike says that an item has a qualifier of the sort of another one: a second place can hardly be meant beside the first.
func (it *item) alike(q []piece) bool {
	return slices.ContainsFunc(slices.Concat(it.quals...), func(k piece) bool { return k.role == q[0].role && k.role != roleState })
}

// continuesObject says that a place is one more thing acted on: "changing production or staging".
func (p *parser) continuesObject(prev *item, q []piece) bool {
	n := len(prev.rest)
	if n == 0 || len(prev.quals) > 0 || len(q) != 1 || q[0].role != rolePlace || q[0].glued {
		return false
	}
	last := prev.rest[n-1]
	return last.role == roleThing && len(last.concepts) > 0 && p.lex.kind(last.concept()) == vocabulary.Place
}

// checkModifiers refuses "production databases or buckets" and "production or staging databases": does the place go with both?
func (p *parser) checkModifiers(items []item) {
	for i := range items {
		it := &items[i]
		if i > 0 && it.act == nil && len(it.rest) == 0 && len(it.quals) == 1 {
			it.rest, it.quals = it.quals[0], nil
			if it.rest[0].role == rolePlace {
				it.rest[0].role = roleThing
			}
		}
		if i == 0 || it.act != nil || len(it.rest) == 0 {
			continue
		}
		prev := items[i-1]
		if bareThing(p, it) && modified(prev.rest) || it.rest[0].qualifies() && p.endsInPlace(prev) {
			p.report(it.span, sharedModifier())
		}
	}
}

// bareThing says that an item is things alone, without a determiner of its own.
func bareThing(p *parser, it *item) bool {
	return it.rest[0].role == roleThing && !it.rest[0].joined && !p.toks[it.span.lo].is(determiners)
}

func modified(rest []piece) bool {
	return len(rest) > 1 && rest[len(rest)-1].role == roleThing && rest[len(rest)-2].qualifies()
}

func (p *parser) endsInPlace(it item) bool {
	if len(it.quals) == 0 {
		n := len(it.rest)
		return n > 0 && len(it.rest[n-1].concepts) > 0 && it.rest[n-1].role == roleThing && p.lex.kind(it.rest[n-1].concept()) == vocabulary.Place
	}
	q := it.quals[len(it.quals)-1]
	return !q[len(q)-1].glued
}
