package graph

import (
	"encoding/binary"
	"slices"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/literal"
	"github.com/govc-lang/govc/lang/schema"
)

// gramSize is how many bytes of a value are looked up to find the leaves that it may make true.
const gramSize = 3

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
	short := slices.ContainsFunc(words, func(w string) bool { return len(w) < gramSize })
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

// gramKey is three bytes of a value of a fact.
type gramKey struct {
	fact schema.ID
	gram uint32
}

// hints chooses for each leaf that has words the grams by which it is found: of each word the one that the fewest words hold.
func (b *builder) hints() map[uint32][]gramKey {
	words, often := map[uint32][]string{}, map[uint32]int{}
	for i, n := range b.nodes {
		list, ok := b.words(n)
		if !ok {
			continue
		}
		words[uint32(i)] = list
		for _, w := range list {
			for at := range len(w) - gramSize + 1 {
				often[gramOf(w[at:])]++
			}
		}
	}
	out := make(map[uint32][]gramKey, len(words))
	for id, list := range words {
		out[id] = rarest(b.nodes[id].Fact, list, often)
	}
	return out
}

func rarest(fact schema.ID, words []string, often map[uint32]int) []gramKey {
	var out []gramKey
	for _, w := range words {
		best := gramOf(w)
		for at := range len(w) - gramSize + 1 {
			if g := gramOf(w[at:]); often[g] < often[best] {
				best = g
			}
		}
		if k := (gramKey{fact, best}); !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	return out
}

func gramOf(s string) uint32 { return uint32(s[0])<<16 | uint32(s[1])<<8 | uint32(s[2]) }

// grams builds the hash table from (fact, three bytes) to the leaves that a value with them may make true.
func (b *builder) grams() []byte {
	postings := map[gramKey][]uint32{}
	for id := range b.nodes {
		for _, k := range b.hinted[uint32(id)] {
			postings[k] = append(postings[k], uint32(id))
		}
	}
	keys := make([]gramKey, 0, len(postings))
	for k := range postings {
		keys = append(keys, k)
	}
	slices.SortFunc(keys, func(a, b gramKey) int { return int(a.fact)<<24 + int(a.gram) - int(b.fact)<<24 - int(b.gram) })
	slots := 1
	for slots < 2*len(keys)+1 {
		slots *= 2
	}
	table := make([]uint32, 4*slots)
	for _, k := range keys {
		at := int(GramHash(k.fact, k.gram)) & (slots - 1)
		for table[4*at+3] != 0 {
			at = (at + 1) & (slots - 1)
		}
		copy(table[4*at:], []uint32{uint32(k.fact), k.gram, b.list(postings[k]), uint32(len(postings[k]))})
	}
	return words(table...)
}

// GramHash mixes a fact with three bytes of a value of it, the first the highest.
func GramHash(fact schema.ID, gram uint32) uint32 {
	h := (gram ^ uint32(fact)<<24) * 2654435761
	return h ^ h>>15
}

// Grams finds the leaves that a value of a fact with these three bytes may make true, as a range of the pool. Bytes are those of the
// value as literal.Fold gives it; a leaf whose node is hinted is true for no value without one of its grams.
func (g *Graph) Grams(fact schema.ID, gram uint32) (start, n uint32) {
	slots := g.count[secGrams]
	if slots == 0 {
		return 0, 0
	}
	for i := GramHash(fact, gram) & (slots - 1); ; i = (i + 1) & (slots - 1) {
		b := g.data[g.at[secGrams]+i*slotSize:][:slotSize]
		n = binary.LittleEndian.Uint32(b[12:])
		if n == 0 {
			return 0, 0
		}
		if binary.LittleEndian.Uint32(b) == uint32(fact) && binary.LittleEndian.Uint32(b[4:]) == gram {
			return binary.LittleEndian.Uint32(b[8:]), n
		}
	}
}

// EachGram calls f with every fact and gram of the table.
func (g *Graph) EachGram(f func(schema.ID, uint32)) {
	for i := range g.count[secGrams] {
		if at := g.slot(secGrams, i); at[3] > 0 {
			f(schema.ID(at[0]), at[1])
		}
	}
}
