package graph

import (
	"cmp"
	"iter"
	"slices"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
)

// A clause is visited only when something can make it fire. For each clause the cheapest such set of triggers is chosen: leaves of
// the index, or facts whose presence is enough to look, or, when nothing less will do, every act.
type trigger struct {
	leaves []uint32
	facts  []schema.ID
	always bool
	cost   uint64
}

// The costs of triggers, for each clause that a node is a part of: what many clauses share is often true, and would have all of them
// visited. A leaf of the index is nearly free, one that grams find is not much more, a fact's presence is common, always is the last resort.
const (
	leafCost   = 1
	hintCost   = 3
	factCost   = 100
	alwaysCost = 1 << 40
	maxFan     = 1 << 20
)

func merge(a, b trigger) trigger {
	return trigger{slices.Concat(a.leaves, b.leaves), slices.Concat(a.facts, b.facts), a.always || b.always, min(a.cost+b.cost, alwaysCost)}
}

var everyAct = trigger{always: true, cost: alwaysCost}

// indexer finds triggers.
type indexer struct {
	*builder
	fan  []uint64 // by node: how often clauses reach it
	done map[uint32]trigger
}

func newIndexer(b *builder, clauses []Clause) *indexer {
	x := &indexer{builder: b, fan: make([]uint64, len(b.nodes)), done: map[uint32]trigger{}}
	for _, c := range clauses {
		x.fan[c.Root]++
	}
	for id := len(b.nodes) - 1; id >= 0; id-- { // parents come after their children
		for _, child := range b.children(b.nodes[id]) {
			x.fan[child] = min(x.fan[child]+x.fan[id], maxFan)
		}
	}
	return x
}

// children are the nodes that a node is made of.
func (b *builder) children(n Node) []uint32 {
	switch n.Kind {
	case KindAnd, KindOr:
		return b.pool[n.A : n.A+n.B]
	case KindNot, KindConcept:
		return []uint32{n.A}
	case KindSeen, KindRate:
		return []uint32{b.marks[n.A]}
	case KindQuant:
		if n.A > 0 {
			return []uint32{n.A - 1}
		}
	case KindFalse, KindTrue, KindLeaf:
	}
	return nil
}

// of returns a set of triggers without which the node is certainly false.
func (x *indexer) of(id uint32) trigger {
	t, ok := x.done[id]
	if !ok {
		t = x.find(id)
		x.done[id] = t
	}
	return t
}

func (x *indexer) find(id uint32) trigger {
	n := x.nodes[id]
	presence := trigger{facts: []schema.ID{n.Fact}, cost: factCost * x.fan[id]}
	switch n.Kind {
	case KindFalse:
		return trigger{}
	case KindLeaf:
		switch {
		case indexed(n):
			return trigger{leaves: []uint32{id}, cost: leafCost * x.fan[id]}
		case x.hinted[id] != nil:
			return trigger{leaves: []uint32{id}, cost: hintCost * x.fan[id]}
		case n.LeafField() >= 0:
			return everyAct
		}
		return presence
	case KindAnd:
		best := everyAct
		for _, c := range x.children(n) {
			if t := x.of(c); t.cost < best.cost {
				best = t
			}
		}
		return best
	case KindOr:
		var all trigger
		for _, c := range x.children(n) {
			all = merge(all, x.of(c))
		}
		return all
	case KindConcept, KindRate:
		return x.of(x.children(n)[0])
	case KindQuant:
		if k := ir.Kind(n.Op); k == ir.Any || k == ir.One || k == ir.Count && positive(n) {
			return x.ofItems(n, presence)
		}
	case KindTrue, KindNot, KindSeen:
	}
	return everyAct
}

// ofItems is what must be there for an item that makes the body of a quantifier hold.
func (x *indexer) ofItems(n Node, presence trigger) trigger {
	if n.A == 0 {
		return presence
	}
	t := x.of(n.A - 1)
	elsewhere := slices.ContainsFunc(t.leaves, func(l uint32) bool { return x.nodes[l].Fact != n.Fact })
	if t.always || len(t.facts) > 0 || elsewhere { // a list that is unknown may hold, whatever else does not
		return presence
	}
	return t
}

// indexed says whether values are looked up to find that a leaf is true.
func indexed(n Node) bool {
	return n.Kind == KindLeaf && n.LeafOp() == ir.In && !n.LeafFold() && n.LeafField() < 0
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

type triggerSections struct {
	nodes, presence, unknown, wakes []byte
	asleep                          []bool // by node
	always, numAlways               uint32
}

func (b *builder) triggers(clauses []Clause) triggerSections {
	byNode := make([][]uint32, len(b.nodes))
	byFact := make([][]uint32, len(schema.Facts))
	unknown := make([][]uint32, len(schema.Facts))
	var always []uint32
	x := newIndexer(b, clauses)
	for i, c := range clauses {
		t := x.of(c.Root)
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
	wakes, asleep := x.sleepers()
	out.wakes, out.asleep = b.pairs(wakes), asleep
	return out
}

// sleepers finds the nodes that are false unless a leaf holds that is looked up, and for each leaf those that it wakes. Most of a large clause is
// alternatives of this kind; for one act nearly all of them sleep.
func (x *indexer) sleepers() (wakes [][]uint32, asleep []bool) {
	wakes, asleep = make([][]uint32, len(x.nodes)), make([]bool, len(x.nodes))
	for id, n := range x.nodes {
		if n.Kind != KindAnd && n.Kind != KindOr && n.Kind != KindConcept && n.Kind != KindQuant {
			continue
		}
		t := x.of(uint32(id))
		if t.always || len(t.facts) > 0 || len(t.leaves) == 0 {
			continue
		}
		asleep[id] = true
		for _, l := range t.leaves {
			wakes[l] = addOnce(wakes[l], uint32(id))
		}
	}
	return wakes, asleep
}

func (b *builder) pairs(lists [][]uint32) []byte {
	out := make([]byte, 0, 8*len(lists))
	for _, list := range lists {
		out = appendWords(out, b.list(list), uint32(len(list)))
	}
	return out
}

func addOnce(list []uint32, v uint32) []uint32 {
	if len(list) > 0 && list[len(list)-1] == v {
		return list
	}
	return append(list, v)
}

// index finds, by a fact and a value, the leaves that the value makes true.
func (b *builder) index() []byte {
	var postings []posting
	for i, n := range b.nodes {
		if !indexed(n) {
			continue
		}
		for v := range n.B {
			postings = append(postings, posting{slotKey{n.Fact, b.pool[n.A+v]}, uint32(i)})
		}
	}
	return b.table(postings, func(k slotKey) uint32 { return hash(k.fact, b.strings[k.key]) })
}

// posting is a leaf that a key finds.
type posting struct {
	slotKey
	leaf uint32
}

// slotKey is what a hash table of leaves is asked for: a fact, and a value of it or a part of one.
type slotKey struct {
	fact schema.ID
	key  uint32
}

func (k slotKey) order() uint64 { return uint64(k.fact)<<32 | uint64(k.key) }

// table lays a hash table out: fact, key, and where its leaves stand in the pool. Equal postings give equal bytes.
func (b *builder) table(postings []posting, hash func(slotKey) uint32) []byte {
	slices.SortFunc(postings, func(x, y posting) int {
		if c := cmp.Compare(x.order(), y.order()); c != 0 {
			return c
		}
		return cmp.Compare(x.leaf, y.leaf)
	})
	keys := 0
	for range runs(postings) {
		keys++
	}
	slots := 1
	for slots < 2*keys+1 {
		slots *= 2
	}
	table := make([]uint32, 4*slots)
	for k, leaves := range runs(postings) {
		at := int(hash(k)) & (slots - 1)
		for table[4*at+3] != 0 {
			at = (at + 1) & (slots - 1)
		}
		copy(table[4*at:], []uint32{uint32(k.fact), k.key, b.list(leaves), uint32(len(leaves))})
	}
	return words(table...)
}

// runs gives each key of sorted postings with its leaves; the list is good until the next.
func runs(sorted []posting) iter.Seq2[slotKey, []uint32] {
	return func(yield func(slotKey, []uint32) bool) {
		var leaves []uint32
		for i, p := range sorted {
			leaves = append(leaves, p.leaf)
			if i+1 < len(sorted) && sorted[i+1].slotKey == p.slotKey {
				continue
			}
			if !yield(p.slotKey, leaves) {
				return
			}
			leaves = leaves[:0]
		}
	}
}
