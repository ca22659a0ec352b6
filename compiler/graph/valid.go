package graph

import (
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
)

// checker checks every reference of an opened graph, so that no input can make a reader leave its bounds, loop, or work for long.
type checker struct {
	*Graph
	work uint32 // entries of lists looked at: lists may overlap, so that few bytes could make very many
}

// maxWork bounds the entries of all lists together.
const maxWork = 1 << 24

func (g *Graph) valid() bool {
	c := &checker{Graph: g}
	return c.valid()
}

func (g *checker) valid() bool {
	return g.validStrings() && g.validMarks() && g.validNodes() && g.validSize() && g.validClauses() && g.validExceptions() &&
		g.validIndex() && g.validPairs() && g.validMeta()
}

// validMarks checks that a mark is a concept, whose name reasons give.
func (g *checker) validMarks() bool {
	for i := range g.count[secMarks] {
		if m := g.Mark(i); m >= g.count[secNodes] || g.Node(m).Kind != KindConcept {
			return false
		}
	}
	return true
}

func (g *checker) validStrings() bool {
	for i := uint32(1); i < g.count[secStrings]; i++ {
		if g.u32(secStrings, i) < g.u32(secStrings, i-1) {
			return false
		}
	}
	return g.u32(secStrings, 0) == 0
}

// isString says whether i names a string: there is one offset more than strings.
func (g *checker) isString(i uint32) bool { return i < g.count[secStrings]-1 }

// inPool says whether a list lies in the pool, and counts it.
func (g *checker) inPool(start, n uint32) bool {
	if uint64(start)+uint64(n) > uint64(g.count[secPool]) || n > maxWork-g.work {
		return false
	}
	g.work += n
	return true
}

// validNodes also checks that children come before their parents: the graph has no cycle.
func (g *checker) validNodes() bool {
	for i := uint32(0); i < g.count[secNodes]; i++ {
		if !g.validNode(i, g.Node(i)) {
			return false
		}
	}
	return true
}

func (g *checker) validNode(i uint32, n Node) bool {
	if int(n.Fact) >= len(schema.Facts) {
		return false
	}
	switch n.Kind {
	case KindFalse, KindTrue:
		return true
	case KindLeaf:
		needs := n.LeafOp() == ir.Match || n.LeafOp() == ir.InParam // their one value is read without a look at B
		return g.allStrings(n.A, n.B) && (n.B == 1 || !needs)
	case KindAnd, KindOr:
		return g.allBelow(n.A, n.B, i)
	case KindNot:
		return n.A < i
	case KindQuant:
		return n.A <= i
	case KindConcept:
		return n.A < i && g.isString(n.B)
	case KindSeen, KindRate:
		return n.A < g.count[secMarks] && g.Mark(n.A) < i
	}
	return false
}

func (g *checker) allStrings(start, n uint32) bool {
	if !g.inPool(start, n) {
		return false
	}
	for i := range n {
		if !g.isString(g.Pool(start + i)) {
			return false
		}
	}
	return true
}

func (g *checker) allBelow(start, n, limit uint32) bool {
	if !g.inPool(start, n) {
		return false
	}
	for i := range n {
		if g.Pool(start+i) >= limit {
			return false
		}
	}
	return true
}

// The bounds of a graph written out as a tree, in which concepts stand by name where they are used: of how deep a node may stand, of
// the nodes below one, of the conditions on the items of a list, which are valued for each, and of all clauses and concepts together.
const (
	maxDepth = 1 << 10
	maxTree  = 1 << 16
	maxBody  = 1 << 10
	maxTrees = 1 << 22
)

// validSize bounds the work of whoever walks the graph: nodes are shared, so that few bytes could make a very large tree.
func (g *checker) validSize() bool {
	depth, size := make([]uint32, g.count[secNodes]), make([]uint32, g.count[secNodes])
	total := uint32(0)
	for i := range g.count[secNodes] {
		n := g.Node(i)
		size[i] = g.weight(n)
		ok := g.eachChild(n, func(c uint32) bool {
			depth[i] = max(depth[i], depth[c]+1)
			if g.Node(c).Kind == KindConcept {
				size[i]++
			} else {
				size[i] += size[c]
			}
			return size[i] <= maxTree
		})
		if !ok || size[i] > maxTree || depth[i] > maxDepth || n.Kind == KindQuant && size[i] > maxBody {
			return false
		}
		if n.Kind == KindConcept {
			total += size[i]
		}
		if total > maxTrees {
			return false
		}
	}
	for i := range g.count[secClauses] {
		c := g.Clause(i)
		if c.Root >= g.count[secNodes] || !g.isString(c.Text) {
			return false
		}
		if total += size[c.Root] + g.length(c.Text); total > maxTrees {
			return false
		}
	}
	return true
}

// weight is how much a node's own line holds.
func (g *checker) weight(n Node) uint32 {
	w := uint32(1)
	switch n.Kind {
	case KindLeaf:
		for i := range n.B {
			if w += g.length(g.Pool(n.A + i)); w > maxTree {
				return w
			}
		}
	case KindConcept:
		w += g.length(n.B)
	case KindFalse, KindTrue, KindAnd, KindOr, KindNot, KindQuant, KindSeen, KindRate:
	}
	return w
}

// length counts a string as lines of a dump would.
func (g *checker) length(s uint32) uint32 { return 1 + uint32(len(g.Raw(s)))/64 }

func (g *checker) validClauses() bool {
	for i := range g.count[secClauses] {
		c := g.Clause(i)
		if c.Root >= g.count[secNodes] || !g.isString(c.ID) || !g.isString(c.Text) || !g.isString(c.Severity) || int(c.Effect) >= len(effects) {
			return false
		}
		if c.NumRefs > 1<<20 || !g.inPool(c.Refs, 3*c.NumRefs) {
			return false
		}
		for r := range c.NumRefs {
			if !g.validRef(c, c.Refs+3*r) {
				return false
			}
		}
	}
	return true
}

// validRef checks a concept of a clause and its words, which are bytes of the text.
func (g *checker) validRef(c Clause, at uint32) bool {
	start, end := g.Pool(at+1), g.Pool(at+2)
	return g.Pool(at) < g.count[secNodes] && start <= end && int(end) <= len(g.Raw(c.Text))
}

func (g *checker) validExceptions() bool {
	for i := range g.count[secExceptions] {
		e := g.Exception(i)
		if e.Root >= g.count[secNodes] || !g.isString(e.Name) || !g.isString(e.Clause) || !g.isString(e.Until) {
			return false
		}
	}
	return true
}

// validIndex checks that the tables have a power of two of slots, at least one of them empty, so that probing ends.
func (g *checker) validIndex() bool {
	return g.validTable(secIndex, g.isString) && g.validTable(secGrams, func(gram uint32) bool { return gram < 1<<24 })
}

func (g *checker) validTable(section int, isKey func(uint32) bool) bool {
	slots := g.count[section]
	if slots == 0 {
		return true
	}
	empty := false
	for i := range slots {
		at := g.slot(section, i)
		if at[3] == 0 {
			empty = true
			continue
		}
		if !isKey(at[1]) || !g.allBelow(at[2], at[3], g.count[secNodes]) {
			return false
		}
	}
	return empty && slots&(slots-1) == 0
}

func (g *Graph) slot(section int, i uint32) [4]uint32 {
	return [4]uint32{g.u32(section, 4*i), g.u32(section, 4*i+1), g.u32(section, 4*i+2), g.u32(section, 4*i+3)}
}

func (g *checker) validPairs() bool {
	if g.count[secTriggers] != g.count[secNodes] || g.count[secWakes] != g.count[secNodes] {
		return false
	}
	for i := uint32(0); i < g.count[secWakes]; i++ {
		if start, n := g.pair(secWakes, i); !g.allBelow(start, n, g.count[secNodes]) {
			return false
		}
	}
	for _, s := range []int{secTriggers, secPresence, secUnknown} {
		for i := uint32(0); i < g.count[s]; i++ {
			if start, n := g.pair(s, i); !g.allBelow(start, n, g.count[secClauses]) {
				return false
			}
		}
	}
	return true
}

func (g *checker) validMeta() bool {
	if g.count[secMeta] != 1 {
		return false
	}
	start, n := g.Always()
	return g.allBelow(start, n, g.count[secClauses]) && g.Default() <= 3
}
