package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// Words that several items of a list share are written once: "customer or business records", "system files or services",
// "production data or its backups". An item takes them when, with them, it is the name of a concept.

// maxShared bounds how many words of a neighbour are tried.
const maxShared = 12

// shareForward gives the end of a later item to items before it: customer [records] or business records.
func (p *parser) shareForward(items []item, covers [][]piece) {
	for i := len(items) - 2; i >= 0; i-- {
		last := len(covers[i]) - 1
		if last < 0 || p.borrowTail(&covers[i][last], headOf(covers[i+1])) || !p.fragment(covers[i][last]) {
			continue
		}
		if head := headOf(covers[i+1]); head != nil && !p.toks[items[i+1].span.lo].is(determiners) {
			p.borrowEnd(&covers[i][last], head)
		}
	}
}

// fragment says that a piece may lack its noun: it has no name of its own, or is no plural.
func (p *parser) fragment(k piece) bool {
	switch k.role {
	case roleUnknown:
		return true
	case roleThing, roleAction:
		return !p.toks[k.span.hi-1].plural()
	}
	return false
}

// headOf is the thing or noun of action that an item starts with.
func headOf(cover []piece) *piece {
	if len(cover) == 0 || cover[0].role != roleThing && cover[0].role != roleAction {
		return nil
	}
	return &cover[0]
}

func (p *parser) borrowEnd(k *piece, head *piece) {
	for n := 1; n < len(head.stems); n++ {
		name := slices.Concat(k.stems, head.stems[n:])
		if id, ok := p.lex.one(name, vocabulary.Thing, vocabulary.Action); ok {
			*k = piece{span: k.span, role: roleOf(p.lex.kind(id)), concepts: []int{id}, stems: name, joined: true}
			return
		}
	}
}

// borrowTail gives what follows a noun to the nouns before it, plural or not: "deletes or updates without a filter".
func (p *parser) borrowTail(k *piece, head *piece) bool {
	if head == nil || len(k.stems) == 0 {
		return false
	}
	for n := 1; n < len(head.stems)-1; n++ {
		if t := head.stems[n]; !otherConnectors[t] && !outsides[t] {
			continue
		}
		if id, ok := p.lex.one(slices.Concat(k.stems, head.stems[n:]), vocabulary.Thing, vocabulary.Action); ok {
			*k = piece{span: k.span, role: roleOf(p.lex.kind(id)), concepts: []int{id}, stems: slices.Concat(k.stems, head.stems[n:]), joined: true}
			return true
		}
	}
	return false
}

// shareBack gives the start of an earlier item to the items after it: system files or [system] services.
func (p *parser) shareBack(items []item, covers [][]piece) {
	for i := 1; i < len(items); i++ {
		if len(covers[i]) == 0 || p.antecedent(items[i], covers, i) {
			continue
		}
		determined := p.toks[items[i].span.lo].is(determiners)
		for m := min(maxLeading, len(covers[i])); m > 0; m-- {
			if k, ok := p.borrowStart(covers[i][:m], covers[i-1], determined); ok {
				covers[i] = append([]piece{k}, covers[i][m:]...)
				break
			}
		}
	}
}

// maxLeading is how many pieces at the start of an item are tried as one name with borrowed words.
const maxLeading = 4

// borrowStart tries the words of the item before, the most first, from each of its pieces on.
func (p *parser) borrowStart(lead, prev []piece, determined bool) (piece, bool) {
	own, _ := wordsOf(lead)
	stems, starts := wordsOf(prev)
	if lead[0].glued || slices.ContainsFunc(lead, nameless) {
		return piece{}, false
	}
	for n := len(stems) - 1; n > 0; n-- {
		for i, a := range starts {
			if a >= n || lastOf(prev, starts, i).role == roleAction && slices.Contains(starts, n) {
				continue // an action alone is shared by distribution
			}
			name := slices.Concat(stems[a:n], own)
			id, ok := p.lex.one(name, vocabulary.Thing, vocabulary.Action, vocabulary.Place, vocabulary.State)
			if ok && !(determined && p.lex.kind(id) == vocabulary.Thing) {
				words := span{lead[0].span.lo, lead[len(lead)-1].span.hi}
				return piece{span: words, role: roleOf(p.lex.kind(id)), concepts: []int{id}, stems: name, joined: true, took: p.taken(lead)}, true
			}
		}
	}
	return piece{}, false
}

// nameless says that a piece is no part of a name: a time, an amount, other hosts.
func nameless(k piece) bool { return len(k.stems) == 0 }

// taken are the qualifiers that a name takes in which go with the items before it too. One without a name of its own is reported there: of
// "sending e-mail or secrets outside the machine" it is not known what "outside the machine" says of e-mail.
func (p *parser) taken(pieces []piece) []piece {
	if slices.ContainsFunc(pieces, p.anything) {
		return nil
	}
	n := len(pieces)
	for n > 1 && (pieces[n-1].qualifies() || pieces[n-1].role == roleUnknown && p.toks[pieces[n-1].span.lo].is(outsides)) {
		n--
	}
	return pieces[n:]
}

// anything says that a piece is "anything", which keeps its qualifier to itself.
func (p *parser) anything(k piece) bool {
	return k.role == roleAnything || !k.span.empty() && p.toks[k.span.lo].is(anythings)
}

// qualifiersOf are the qualifiers that end some pieces.
func qualifiersOf(pieces []piece) []piece {
	n := len(pieces)
	for n > 0 && pieces[n-1].qualifies() {
		n--
	}
	return pieces[n:]
}

// lastOf is the i-th of the last pieces that starts counts.
func lastOf(pieces []piece, starts []int, i int) piece { return pieces[len(pieces)-len(starts)+i] }

// wordsOf joins the words of an item's last pieces, with the places where pieces start.
func wordsOf(pieces []piece) (stems []string, starts []int) {
	for len(pieces) > 0 {
		n := 0
		for _, k := range pieces {
			n += len(k.stems)
		}
		if n <= maxShared {
			break
		}
		pieces = pieces[1:]
	}
	for _, k := range pieces {
		starts = append(starts, len(stems))
		stems = append(stems, k.stems...)
	}
	return stems, starts
}

// antecedent reads "its backups" after "production data": a name of both, in either order, or the thing with its modifier.
func (p *parser) antecedent(it item, covers [][]piece, i int) bool {
	lo := it.span.lo
	if !p.toks[lo].is(possessives) || lo+1 >= it.span.hi || p.toks[lo+1].text == "own" {
		return false
	}
	thing := lastThing(covers[i-1])
	if len(thing) == 0 && slices.ContainsFunc(covers[i-1], func(k piece) bool { return k.role == roleAction }) {
		return false // "delete production data or its backups" borrows the action too
	}
	tail := p.cover(span{lo + 1, it.span.hi})
	ks, own := p.ownedBy(thing, tail, lo)
	named := covers[i][0].role == roleThing && covers[i][0].span.lo == lo // the agent's
	switch {
	case own && named:
		p.report(it.span, whoseThing())
	case own:
		covers[i] = ks
	case !named:
		p.report(it.span, p.unknown(it.span))
	}
	return own || !named
}

func (p *parser) ownedBy(thing []string, tail []piece, lo int) ([]piece, bool) {
	first := tail[0]
	words := span{lo, first.span.hi}
	for n := len(thing); n > 0; n-- {
		for _, name := range [][]string{slices.Concat(thing[:n], first.stems), slices.Concat(first.stems, thing[:n])} {
			if id, ok := p.lex.one(name, vocabulary.Thing); ok {
				return append([]piece{{span: words, role: roleThing, concepts: []int{id}, stems: name}}, tail[1:]...), true
			}
		}
	}
	for n := len(thing) - 1; n > 0; n-- {
		if id, ok := p.lex.one(thing[:n], vocabulary.Place); ok && first.role == roleThing {
			place := piece{span: span{lo, lo + 1}, role: rolePlace, concepts: []int{id}, stems: thing[:n]}
			return append([]piece{place}, tail...), true
		}
	}
	return nil, false
}

// lastThing is the words of an item's last thing, with the modifiers before it.
func lastThing(pieces []piece) []string {
	end := len(pieces)
	for end > 0 && pieces[end-1].role != roleThing && pieces[end-1].role != roleUnknown {
		end--
	}
	start := end
	for start > 0 && (start == end || !pieces[start].glued) && pieces[start-1].role != roleAction {
		start--
	}
	var words []string
	for _, k := range pieces[start:end] {
		words = append(words, k.stems...)
	}
	return words
}
