package graph

import (
	"encoding/binary"
	"math"
	"slices"
	"sort"
	"strings"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
)

// builder gives equal nodes one number, children before parents.
type builder struct {
	nodes     []Node
	byKey     map[nodeKey]uint32
	strings   []string
	byString  map[string]uint32
	pool      []uint32
	marks     []uint32
	byMark    map[uint32]uint32
	lists     map[string]uint32 // equal lists are stored once
	key       []byte            // of the last list, used again
	byConcept map[int]uint32
	hinted    map[uint32][]uint32 // by leaf, the grams that it is found by
}

// Build turns a program into a graph; equal programs give equal bytes.
func Build(p *ir.Program) (*Graph, error) {
	b := &builder{byKey: map[nodeKey]uint32{}, byString: map[string]uint32{}, byMark: map[uint32]uint32{}, lists: map[string]uint32{}, byConcept: map[int]uint32{}}
	b.string("")
	clauses := make([]Clause, len(p.Clauses))
	for i, c := range p.Clauses {
		clauses[i] = b.clause(c)
	}
	exceptions := make([]Exception, len(p.Exceptions))
	for i, e := range p.Exceptions {
		exceptions[i] = Exception{Name: b.string(e.Name), Clause: b.string(e.Clause), Until: b.string(e.Until), Root: b.node(e.Root)}
	}
	return Open(b.encode(clauses, exceptions, effectNumber(p.Default)))
}

var effects = []string{"deny", "escalate", "observe", "allow"}

func effectNumber(e string) uint8 {
	for i, n := range effects {
		if n == e {
			return uint8(i)
		}
	}
	return 0
}

func (b *builder) clause(c ir.Clause) Clause {
	out := Clause{
		ID: b.string(c.ID), Text: b.string(c.Text), Severity: b.string(c.Severity), Effect: effectNumber(c.Effect),
		Reviewers: uint8(c.Reviewers), Shadow: c.Shadow, Root: b.node(c.Root), NumRefs: uint32(len(c.Refs)),
	}
	var refs []uint32
	for _, r := range c.Refs {
		refs = append(refs, b.concept(c.Root, r.Concept), uint32(r.Words[0]), uint32(r.Words[1]))
	}
	out.Refs = b.list(refs)
	return out
}

// concept finds the node of a concept below a root that was built already.
func (b *builder) concept(root ir.Node, name string) uint32 {
	if found, ok := named(root, name); ok {
		return b.node(found)
	}
	return b.node(ir.Const{})
}

// named looks for a concept that a sentence names: it does not look inside of others.
func named(n ir.Node, name string) (ir.Concept, bool) {
	var below []ir.Node
	switch n := n.(type) {
	case ir.Concept:
		if n.Name == name {
			return n, true
		}
		if n.ID == 0 {
			below = []ir.Node{n.Node}
		}
	case ir.And:
		below = n.Nodes
	case ir.Or:
		below = n.Nodes
	case ir.Not:
		below = []ir.Node{n.Node}
	case ir.Seen:
		below = []ir.Node{n.Mark}
	case ir.Rate:
		below = []ir.Node{n.Mark}
	case ir.Leaf, ir.Const, ir.Quant:
	}
	for _, c := range below {
		if found, ok := named(c, name); ok {
			return found, true
		}
	}
	return ir.Concept{}, false
}

func (b *builder) string(s string) uint32 {
	if i, ok := b.byString[s]; ok {
		return i
	}
	i := uint32(len(b.strings))
	b.strings, b.byString[s] = append(b.strings, s), i
	return i
}

func (b *builder) list(items []uint32) uint32 {
	b.key = appendWords(b.key[:0], items...)
	if i, ok := b.lists[string(b.key)]; ok {
		return i
	}
	i := uint32(len(b.pool))
	b.pool, b.lists[string(b.key)] = append(b.pool, items...), i
	return i
}

// nodeKey is what makes two nodes one: a number is compared by its bits.
type nodeKey struct {
	kind   Kind
	op     uint8
	fact   schema.ID
	a, b   uint32
	number uint64
}

func (b *builder) add(n Node) uint32 {
	key := nodeKey{n.Kind, n.Op, n.Fact, n.A, n.B, math.Float64bits(n.Number)}
	if i, ok := b.byKey[key]; ok {
		return i
	}
	i := uint32(len(b.nodes))
	b.nodes, b.byKey[key] = append(b.nodes, n), i
	return i
}

func (b *builder) node(n ir.Node) uint32 {
	switch n := n.(type) {
	case ir.Const:
		return b.constant(n.Value)
	case ir.Leaf:
		return b.leaf(n)
	case ir.And:
		return b.join(KindAnd, n.Nodes, true)
	case ir.Or:
		return b.join(KindOr, n.Nodes, false)
	case ir.Not:
		return b.not(n.Node)
	case ir.Quant:
		return b.quant(n)
	case ir.Concept:
		return b.conceptNode(n)
	case ir.Seen:
		return b.add(Node{Kind: KindSeen, A: b.mark(n.Mark)})
	case ir.Rate:
		return b.add(Node{Kind: KindRate, A: b.mark(n.Mark), B: uint32(n.Seconds), Number: float64(n.N)})
	}
	return b.constant(false)
}

// conceptNode builds a concept once, however many clauses use it.
func (b *builder) conceptNode(n ir.Concept) uint32 {
	if id, ok := b.byConcept[n.ID]; ok && n.ID != 0 {
		return id
	}
	id := b.add(Node{Kind: KindConcept, A: b.node(n.Node), B: b.string(n.Name), Op: unknownPolicy(n.Unknown)})
	if n.ID != 0 {
		b.byConcept[n.ID] = id
	}
	return id
}

func unknownPolicy(s string) uint8 {
	switch s {
	case "true":
		return 1
	case "false":
		return 2
	}
	return 0
}

func (b *builder) constant(v bool) uint32 {
	if v {
		return b.add(Node{Kind: KindTrue})
	}
	return b.add(Node{Kind: KindFalse})
}

func (b *builder) mark(c ir.Concept) uint32 {
	n := b.node(c)
	if i, ok := b.byMark[n]; ok {
		return i
	}
	i := uint32(len(b.marks))
	b.marks, b.byMark[n] = append(b.marks, n), i
	return i
}

func (b *builder) leaf(n ir.Leaf) uint32 {
	op := uint8(n.Op)
	if n.Fold {
		op |= 0x20
	}
	values := n.Values
	if n.Op == ir.In || n.Op == ir.Glob {
		values = slices.Clone(values)
		slices.Sort(values)
		values = slices.Compact(values)
	}
	ids := make([]uint32, len(values))
	for i, v := range values {
		ids[i] = b.string(v)
	}
	out := Node{Kind: KindLeaf, Op: op, Fact: n.Fact, A: b.list(ids), B: uint32(len(ids)), Number: n.Number}
	if n.Field >= 0 {
		out.Op |= uint8(n.Field+1) << 6
	}
	return b.add(out)
}

// join flattens and folds: neutral children go, an absorbing one wins, one child stands for itself.
func (b *builder) join(kind Kind, children []ir.Node, neutral bool) uint32 {
	seen := map[uint32]bool{}
	var ids []uint32
	for _, c := range children {
		id := b.node(c)
		switch n := b.nodes[id]; {
		case n.Kind == KindTrue && neutral, n.Kind == KindFalse && !neutral:
		case n.Kind == KindTrue, n.Kind == KindFalse:
			return id
		case n.Kind == kind:
			for i := range n.B {
				ids = appendOnce(ids, seen, b.pool[n.A+i])
			}
		default:
			ids = appendOnce(ids, seen, id)
		}
	}
	switch len(ids) {
	case 0:
		return b.constant(neutral)
	case 1:
		return ids[0]
	}
	sort.Slice(ids, func(i, j int) bool {
		if a, c := b.effort(ids[i]), b.effort(ids[j]); a != c {
			return a < c
		}
		return ids[i] < ids[j]
	})
	return b.add(Node{Kind: kind, A: b.list(ids), B: uint32(len(ids))})
}

// effort orders the children of a node: those that are valued by one look-up come first, so that most conjunctions fail at once.
func (b *builder) effort(id uint32) int {
	n := b.nodes[id]
	switch n.Kind {
	case KindLeaf:
		if n.LeafOp() == ir.In && !n.LeafFold() {
			return 0
		}
		return 3
	case KindNot:
		return 1 + b.effort(n.A)
	case KindConcept:
		return 4
	}
	return 5
}

func appendOnce(ids []uint32, seen map[uint32]bool, id uint32) []uint32 {
	if seen[id] {
		return ids
	}
	seen[id] = true
	return append(ids, id)
}

func (b *builder) not(child ir.Node) uint32 {
	id := b.node(child)
	switch n := b.nodes[id]; n.Kind {
	case KindTrue, KindFalse:
		return b.constant(n.Kind == KindFalse)
	case KindNot:
		return n.A
	}
	return b.add(Node{Kind: KindNot, A: id})
}

func (b *builder) quant(n ir.Quant) uint32 {
	out := Node{Kind: KindQuant, Op: uint8(n.Kind), Fact: n.List, B: uint32(n.Op), Number: n.Number}
	if n.Body != nil {
		out.A = b.node(n.Body) + 1
	}
	return b.add(out)
}

// encode lays the sections out.
func (b *builder) encode(clauses []Clause, exceptions []Exception, def uint8) []byte {
	b.hinted = b.hints()
	triggers := b.triggers(clauses)
	index := b.index()
	var body [sections][]byte
	var count [sections]uint32
	put := func(s int, raw []byte) {
		body[s], count[s] = raw, uint32(len(raw)/recordSize[s])
	}
	put(secNodes, b.encodeNodes(triggers.asleep))
	put(secClauses, encodeClauses(clauses))
	put(secExceptions, encodeExceptions(exceptions))
	put(secIndex, index)
	put(secGrams, b.gramTable())
	put(secTriggers, triggers.nodes)
	put(secWakes, triggers.wakes)
	put(secPresence, triggers.presence)
	put(secUnknown, triggers.unknown)
	put(secMarks, words(b.marks...))
	put(secMeta, words(triggers.always, triggers.numAlways, uint32(def), uint32(len(schema.Facts))))
	put(secPool, words(b.pool...))
	body[secStrings] = b.encodeStrings()
	count[secStrings] = uint32(len(b.strings) + 1)
	return assemble(body, count)
}

func assemble(body [sections][]byte, count [sections]uint32) []byte {
	at := uint32(len(magic) + sections*8)
	size := int(at)
	for s := range sections {
		size += len(body[s])
	}
	out := append(make([]byte, 0, size), magic...)
	for s := range sections {
		out = appendWords(out, at, count[s])
		at += uint32(len(body[s]))
	}
	for s := range sections {
		out = append(out, body[s]...)
	}
	return out
}

func words(list ...uint32) []byte { return appendWords(make([]byte, 0, 4*len(list)), list...) }

func appendWords(out []byte, list ...uint32) []byte {
	for _, w := range list {
		out = binary.LittleEndian.AppendUint32(out, w)
	}
	return out
}

func (b *builder) encodeStrings() []byte {
	var out []byte
	at := uint32(0)
	for _, s := range b.strings {
		out = binary.LittleEndian.AppendUint32(out, at)
		at += uint32(len(s))
	}
	out = binary.LittleEndian.AppendUint32(out, at)
	return append(out, strings.Join(b.strings, "")...)
}

func (b *builder) encodeNodes(asleep []bool) []byte {
	out := make([]byte, 0, nodeSize*len(b.nodes))
	for i, n := range b.nodes {
		kind := uint8(n.Kind)
		if asleep[i] {
			kind |= sleeps
		}
		if b.hinted[uint32(i)] != nil {
			kind |= hinted
		}
		out = append(out, kind, n.Op)
		out = binary.LittleEndian.AppendUint16(out, uint16(n.Fact))
		out = appendWords(out, n.A, n.B)
		out = binary.LittleEndian.AppendUint64(out, math.Float64bits(n.Number))
	}
	return out
}

func encodeClauses(list []Clause) []byte {
	var out []byte
	for _, c := range list {
		out = appendWords(out, c.ID, c.Text, c.Severity)
		flags := uint8(0)
		if c.Shadow {
			flags = 1
		}
		out = append(out, c.Effect, c.Reviewers, flags, 0)
		out = appendWords(out, c.Root, c.Refs, c.NumRefs)
	}
	return out
}

func encodeExceptions(list []Exception) []byte {
	var out []byte
	for _, e := range list {
		out = appendWords(out, e.Name, e.Clause, e.Until, e.Root)
	}
	return out
}
