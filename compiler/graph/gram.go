package graph

import (
	"math"
	"slices"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/literal"
	"github.com/govc-lang/govc/lang/schema"
)

// words returns words of which every value that makes a leaf true holds one, folded as by literal.Fold; ok is false where some pattern
// of the leaf gives no word that is long enough.
func (b *builder) words(n Node) (words []string, ok bool) {
	if n.Kind != KindLeaf || indexed(n) {
		return nil, false
	}
	for _, v := range b.pool[n.A : n.A+n.B] {
		switch s := b.strings[v]; n.LeafOp() {
		case ir.Match:
			if sets := literal.Regexp(s); len(sets) > 0 {
				words = append(words, sets[0]...)
			}
		case ir.Glob:
			words = append(words, literal.Glob(s))
		case ir.In, ir.Contains, ir.StartsWith, ir.EndsWith:
			words = append(words, asciiRun(literal.Fold(s)))
		default:
			return nil, false
		}
	}
	short := slices.ContainsFunc(words, func(w string) bool { return len(w) < literal.GramSize })
	return words, len(words) > 0 && !short
}

// asciiRun returns the longest part without other characters.
func asciiRun(s string) string {
	longest := ""
	for start, i := 0, 0; i <= len(s); i++ {
		if i < len(s) && s[i] < 0x80 {
			continue
		}
		if i-start > len(longest) {
			longest = s[start:i]
		}
		start = i + 1
	}
	return longest
}

// hints chooses for each leaf that has words the grams by which it is found: of each word the one that the fewest words hold.
func (b *builder) hints() map[uint32][]uint32 {
	words, often := map[uint32][]string{}, map[uint32]int{}
	for i, n := range b.nodes {
		list, ok := b.words(n)
		if !ok {
			continue
		}
		words[uint32(i)] = list
		for _, w := range list {
			literal.EachGram(w, func(gram uint32) { often[gram]++ })
		}
	}
	out := make(map[uint32][]uint32, len(words))
	for id, list := range words {
		out[id] = rarest(list, often)
	}
	return out
}

func rarest(words []string, often map[uint32]int) []uint32 {
	var out []uint32
	for _, w := range words {
		best, least := uint32(0), math.MaxInt
		literal.EachGram(w, func(gram uint32) {
			if often[gram] < least {
				best, least = gram, often[gram]
			}
		})
		if !slices.Contains(out, best) {
			out = append(out, best)
		}
	}
	return out
}

// gramTable finds, by a fact and three bytes, the leaves that a value with them may make true.
func (b *builder) gramTable() []byte {
	var postings []posting
	for id, n := range b.nodes {
		for _, gram := range b.hinted[uint32(id)] {
			postings = append(postings, posting{slotKey{n.Fact, gram}, uint32(id)})
		}
	}
	return b.table(postings, func(k slotKey) uint32 { return GramHash(k.fact, k.key) })
}

// GramHash mixes a fact with three bytes of a value of it, the first the highest.
func GramHash(fact schema.ID, gram uint32) uint32 {
	h := (gram ^ uint32(fact)<<24) * 2654435761
	return h ^ h>>15
}

// Grams finds the leaves that a value of a fact with these three bytes may make true, as a range of the pool. Bytes are those of the
// value as literal.Fold gives it; a leaf whose node is hinted is true for no value without one of its grams.
func (g *Graph) Grams(fact schema.ID, gram uint32) (start, n uint32) {
	return g.probe(secGrams, GramHash(fact, gram), fact, func(key uint32) bool { return key == gram })
}

// EachGram calls f with every fact and gram of the table.
func (g *Graph) EachGram(f func(schema.ID, uint32)) {
	for i := range g.count[secGrams] {
		if at := g.slot(secGrams, i); at[3] > 0 {
			f(schema.ID(at[0]), at[1])
		}
	}
}
