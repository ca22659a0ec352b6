package graph

import (
	"sort"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
)

// A clause is visited only when something can make it fire. For each clause the cheapest such set of triggers is chosen: leaves of
// the index, or facts whose presence is enough to look, or, when nothing less will do, every act.
type trigger struct {
	leaves []uint32
	facts  []schema.ID
	always bool
}

// cost orders triggers: an indexed leaf is nearly free, a fact's presence is common, always is the last resort.
func (t trigger) cost() int {
	c := len(t.leaves) + 100*len(t.facts)
	if t.always {
		c += 1 << 20
	}
	return c
}

func merge(a, b trigger) trigger {
	return trigger{append(append([]uint32(nil), a.leaves...), b.leaves...), append(append([]schema.ID(nil), a.facts...), b.facts...), a.always || b.always}
}

// of returns a set of triggers without which the node is certainly false.
func (b *builder) of(id uint32) trigger {
	n := b.nodes[id]
	switch n.Kind {
	case KindFalse:
		return trigger{}
	case KindLeaf:
		if n.Op>>6 != 0 {
			return trigger{always: true}
		}
		if n.LeafOp() == ir.In && !n.LeafFold() {
			return trigger{leaves: []uint32{id}}
		}
		return trigger{facts: []schema.ID{n.Fact}}
	case KindAnd:
		return b.cheapest(n)
	case KindOr:
		return b.union(n)
	case KindConcept:
		return b.of(n.A)
	case KindRate:
		return b.of(b.marks[n.A])
	case KindQuant:
		if k := ir.Kind(n.Op); k == ir.Any || k == ir.One || k == ir.Count && positive(n) {
			return trigger{facts: []schema.ID{n.Fact}}
		}
	}
	return trigger{always: true}
}

// positive says whether a count can only hold when there is an item.
func positive(n Node) bool {
	switch ir.Op(n.B) {
	case ir.Greater:
		return n.Number >= 0
	case ir.GreaterEqual, ir.Equal:
		return n.Number > 0
	}
	return false
}

func (b *builder) cheapest(n Node) trigger {
	best := trigger{always: true}
	for i := range n.B {
		if t := b.of(b.pool[n.A+i]); t.cost() < best.cost() {
			best = t
		}
	}
	return best
}

func (b *builder) union(n Node) trigger {
	var all trigger
	for i := range n.B {
		all = merge(all, b.of(b.pool[n.A+i]))
	}
	return all
}

type triggerSections struct {
	nodes, presence, unknown []byte
	always, numAlways        uint32
}

func (b *builder) triggers(clauses []Clause) triggerSections {
	byNode := make([][]uint32, len(b.nodes))
	byFact := make([][]uint32, len(schema.Facts))
	unknown := make([][]uint32, len(schema.Facts))
	var always []uint32
	for i, c := range clauses {
		t := b.of(c.Root)
		for _, l := range t.leaves {
			byNode[l] = addOnce(byNode[l], uint32(i))
			unknown[b.nodes[l].Fact] = addOnce(unknown[b.nodes[l].Fact], uint32(i))
		}
		for _, f := range t.facts {
			byFact[f] = addOnce(byFact[f], uint32(i))
			unknown[f] = addOnce(unknown[f], uint32(i))
		}
		if t.always {
			always = append(always, uint32(i))
		}
	}
	out := triggerSections{always: b.list(always), numAlways: uint32(len(always))}
	out.nodes, out.presence, out.unknown = b.pairs(byNode), b.pairs(byFact), b.pairs(unknown)
	return out
}

func (b *builder) pairs(lists [][]uint32) []byte {
	var out []byte
	for _, list := range lists {
		out = append(out, words(b.list(list), uint32(len(list)))...)
	}
	return out
}

func addOnce(list []uint32, v uint32) []uint32 {
	if len(list) > 0 && list[len(list)-1] == v {
		return list
	}
	return append(list, v)
}

// index builds the hash table from (fact, value) to the leaves that the value makes true.
func (b *builder) index() []byte {
	postings := map[slotKey][]uint32{}
	var keys []slotKey
	for i, n := range b.nodes {
		if n.Kind != KindLeaf || n.LeafOp() != ir.In || n.LeafFold() || n.Op>>6 != 0 {
			continue
		}
		for v := range n.B {
			k := slotKey{n.Fact, b.pool[n.A+v]}
			if postings[k] == nil {
				keys = append(keys, k)
			}
			postings[k] = append(postings[k], uint32(i))
		}
	}
	sort.Slice(keys, func(i, j int) bool { return keys[i].less(keys[j]) })
	slots := 1
	for slots < 2*len(keys)+1 {
		slots *= 2
	}
	table := make([]uint32, 4*slots)
	for _, k := range keys {
		at := int(hash(k.fact, b.strings[k.value])) & (slots - 1)
		for table[4*at+3] != 0 {
			at = (at + 1) & (slots - 1)
		}
		copy(table[4*at:], []uint32{uint32(k.fact), k.value, b.list(postings[k]), uint32(len(postings[k]))})
	}
	return words(table...)
}

type slotKey struct {
	fact  schema.ID
	value uint32
}

func (k slotKey) less(o slotKey) bool {
	if k.fact != o.fact {
		return k.fact < o.fact
	}
	return k.value < o.value
}
