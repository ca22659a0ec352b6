// Package graph is the decision graph: leaves shared by all clauses, inner nodes, clauses, and an index from the values of facts
// to the leaves and from leaves to the clauses that they can make fire. It is built once and then used in place, as flat bytes.
//
// The form, all numbers little-endian uint32 unless said otherwise:
//
//	magic "govcgrf1", then the offset and count of each section in the order of the constants below, then the sections:
//	strings   count+1 offsets from the start of the text that follows them
//	nodes     records of nodeSize bytes: kind u8, op u8, fact u16, a, b, number float64 (bits)
//	pool      uint32 lists that the others point into as (start, count)
//	clauses   records of clauseSize bytes: id, text, severity (strings), effect u8, reviewers u8, flags u16, root, refs start, refs count
//	exceptions records: name, clause, until (strings), root
//	index     a hash table of (fact, value string, postings start, count) in 2^n slots; empty slots have count 0
//	grams     a hash table of (fact, three bytes, postings start, count) like it: the leaves that a value holding them may make true; a
//	          leaf whose kind has the bit hinted is true for no other value
//	triggers  for each node: start, count of the clauses that it can make fire
//	wakes     for each node: start, count of the sleeping nodes that it can make hold; a node whose kind has the bit sleeps is false
//	          unless one of the leaves that wake it may hold or is unknown
//	presence  for each fact: start, count of the clauses to visit when the act has it
//	unknown   for each fact: start, count of the clauses to visit when the act does not know it
//	marks     nodes whose history the session keeps
//	meta      always start, always count, default effect, number of facts
package graph

import (
	"encoding/binary"
	"errors"
	"math"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
)

const magic = "govcgrf1"

// ErrFormat reports bytes that are no graph, or one of another version.
var ErrFormat = errors.New("not a govc graph of this version, or cut off")

// The sections, in order.
const (
	secStrings = iota
	secNodes
	secPool
	secClauses
	secExceptions
	secIndex
	secGrams
	secTriggers
	secWakes
	secPresence
	secUnknown
	secMarks
	secMeta
	sections
)

const (
	nodeSize      = 20
	clauseSize    = 28
	exceptionSize = 16
	slotSize      = 16
	pairSize      = 8
	metaSize      = 16
)

var recordSize = [sections]int{4, nodeSize, 4, clauseSize, exceptionSize, slotSize, slotSize, pairSize, pairSize, pairSize, pairSize, 4, metaSize}

// sleeps is the bit of a kind that marks a sleeping node.
const sleeps = 0x80

// hinted is the bit of a leaf's kind that says that the table of grams finds it.
const hinted = 0x40

// Kind is a node's kind.
type Kind uint8

// The kinds. The zero value is always false.
const (
	KindFalse Kind = iota
	KindTrue
	KindLeaf
	KindAnd
	KindOr
	KindNot
	KindQuant
	KindConcept
	KindSeen
	KindRate
)

// Node is one decoded node record.
//
//	Leaf     Op (low 5 bits the comparison, 0x20 fold, the high 2 bits the item's field + 1), Fact, A values start, B count, Number
//	And, Or  A children start, B count
//	Not      A child
//	Quant    Op quantifier, Fact list, A body+1 or 0, B comparison, Number
//	Concept  A child, B name, Op unknown policy (0 none, 1 true, 2 false)
//	Seen     A mark
//	Rate     A mark, B seconds, Number N
type Node struct {
	Kind   Kind
	Sleeps bool // see the section wakes
	Hinted bool // see the section grams
	Op     uint8
	Fact   schema.ID
	A, B   uint32
	Number float64
}

// Clause is one decoded clause record.
type Clause struct {
	ID, Text, Severity uint32
	Effect, Reviewers  uint8
	Shadow             bool
	Root               uint32
	Refs, NumRefs      uint32 // in the pool: concept node, words start, words end
}

// Exception is one decoded exception record.
type Exception struct{ Name, Clause, Until, Root uint32 }

// Graph is an opened graph. The zero value has no clauses.
type Graph struct {
	data  []byte
	at    [sections]uint32
	count [sections]uint32
	key   int // the length of the longest key of the index
}

// Open checks the layout and every reference, so that reading it later needs no checks; the bytes are kept and must not change.
func Open(data []byte) (*Graph, error) {
	head := len(magic) + sections*8
	if len(data) < head || string(data[:len(magic)]) != magic || len(data) > math.MaxInt32 {
		return nil, ErrFormat
	}
	g := &Graph{data: data}
	next := uint64(head)
	for s := range sections {
		g.at[s] = binary.LittleEndian.Uint32(data[len(magic)+8*s:])
		g.count[s] = binary.LittleEndian.Uint32(data[len(magic)+8*s+4:])
		if uint64(g.at[s]) != next {
			return nil, ErrFormat
		}
		next += uint64(g.count[s]) * uint64(recordSize[s])
		if s == secStrings {
			if g.count[s] == 0 || next > uint64(len(data)) {
				return nil, ErrFormat
			}
			next += uint64(g.u32(secStrings, g.count[s]-1))
		}
		if next > uint64(len(data)) {
			return nil, ErrFormat
		}
	}
	if next != uint64(len(data)) || !g.valid() {
		return nil, ErrFormat
	}
	g.key = g.longestKey()
	return g, nil
}

func (g *Graph) longestKey() (longest int) {
	for i := range g.count[secIndex] {
		if s := g.slot(secIndex, i); s[3] > 0 {
			longest = max(longest, len(g.Raw(s[1])))
		}
	}
	return longest
}

func (g *Graph) u32(section int, i uint32) uint32 {
	return binary.LittleEndian.Uint32(g.data[g.at[section]+4*i:])
}

// Bytes returns the flat form.
func (g *Graph) Bytes() []byte { return g.data }

// Nodes, Clauses, Exceptions, Marks, Strings and PoolSize count the records.
func (g *Graph) Nodes() int      { return int(g.count[secNodes]) }
func (g *Graph) Clauses() int    { return int(g.count[secClauses]) }
func (g *Graph) Exceptions() int { return int(g.count[secExceptions]) }
func (g *Graph) Marks() int      { return int(g.count[secMarks]) }
func (g *Graph) Strings() int    { return int(g.count[secStrings]) - 1 }
func (g *Graph) PoolSize() int   { return int(g.count[secPool]) }

// String returns a string of the graph, without copying.
func (g *Graph) String(i uint32) string { return string(g.Raw(i)) }

// Raw returns the bytes of a string.
func (g *Graph) Raw(i uint32) []byte {
	text := g.at[secStrings] + 4*g.count[secStrings]
	return g.data[text+g.u32(secStrings, i) : text+g.u32(secStrings, i+1)]
}

// Node decodes a node.
func (g *Graph) Node(i uint32) Node {
	b := g.data[g.at[secNodes]+i*nodeSize:][:nodeSize]
	return Node{
		Kind: Kind(b[0] &^ (sleeps | hinted)), Sleeps: b[0]&sleeps != 0, Hinted: b[0]&hinted != 0, Op: b[1], Fact: schema.ID(binary.LittleEndian.Uint16(b[2:])),
		A: binary.LittleEndian.Uint32(b[4:]), B: binary.LittleEndian.Uint32(b[8:]),
		Number: math.Float64frombits(binary.LittleEndian.Uint64(b[12:])),
	}
}

// Pool returns entry i of the pool.
func (g *Graph) Pool(i uint32) uint32 { return g.u32(secPool, i) }

// Clause decodes a clause.
func (g *Graph) Clause(i uint32) Clause {
	b := g.data[g.at[secClauses]+i*clauseSize:][:clauseSize]
	return Clause{
		ID: binary.LittleEndian.Uint32(b), Text: binary.LittleEndian.Uint32(b[4:]), Severity: binary.LittleEndian.Uint32(b[8:]),
		Effect: b[12], Reviewers: b[13], Shadow: b[14]&1 != 0, Root: binary.LittleEndian.Uint32(b[16:]),
		Refs: binary.LittleEndian.Uint32(b[20:]), NumRefs: binary.LittleEndian.Uint32(b[24:]),
	}
}

// Exception decodes an exception.
func (g *Graph) Exception(i uint32) Exception {
	b := g.data[g.at[secExceptions]+i*exceptionSize:][:exceptionSize]
	return Exception{
		Name: binary.LittleEndian.Uint32(b), Clause: binary.LittleEndian.Uint32(b[4:]),
		Until: binary.LittleEndian.Uint32(b[8:]), Root: binary.LittleEndian.Uint32(b[12:]),
	}
}

// Mark returns the concept node of a mark.
func (g *Graph) Mark(i uint32) uint32 { return g.u32(secMarks, i) }

// Postings finds the leaves that a value of a fact makes true, as a range of the pool. What is longer than any key is not looked at: each
// act of a call may hold the whole of it.
func (g *Graph) Postings(fact schema.ID, value string) (start, n uint32) {
	if len(value) > g.key {
		return 0, 0
	}
	return g.probe(secIndex, hash(fact, value), fact, func(key uint32) bool { return string(g.Raw(key)) == value })
}

// probe looks a fact and a key up in a hash table of leaves.
func (g *Graph) probe(section int, hash uint32, fact schema.ID, is func(key uint32) bool) (start, n uint32) {
	slots := g.count[section]
	if slots == 0 {
		return 0, 0
	}
	for i := hash & (slots - 1); ; i = (i + 1) & (slots - 1) {
		b := g.data[g.at[section]+i*slotSize:][:slotSize]
		n = binary.LittleEndian.Uint32(b[12:])
		if n == 0 {
			return 0, 0
		}
		if schema.ID(binary.LittleEndian.Uint32(b)) == fact && is(binary.LittleEndian.Uint32(b[4:])) {
			return binary.LittleEndian.Uint32(b[8:]), n
		}
	}
}

// hash is FNV-1a over the fact and the value.
func hash(fact schema.ID, value string) uint32 {
	h := uint32(2166136261)
	h = (h ^ uint32(fact&0xff)) * 16777619
	h = (h ^ uint32(fact>>8)) * 16777619
	for i := range len(value) {
		h = (h ^ uint32(value[i])) * 16777619
	}
	return h
}

// Triggers returns the clauses that a possibly true or unknown leaf can make fire, as a range of the pool.
func (g *Graph) Triggers(node uint32) (start, n uint32) { return g.pair(secTriggers, node) }

// Wakes returns the sleeping nodes that a possibly true or unknown leaf can make hold, as a range of the pool.
func (g *Graph) Wakes(node uint32) (start, n uint32) { return g.pair(secWakes, node) }

// Presence returns the clauses to visit when an act has a fact.
func (g *Graph) Presence(fact schema.ID) (start, n uint32) { return g.byFact(secPresence, fact) }

// Unknown returns the clauses to visit when a fact is unknown in an act.
func (g *Graph) Unknown(fact schema.ID) (start, n uint32) { return g.byFact(secUnknown, fact) }

func (g *Graph) byFact(section int, fact schema.ID) (start, n uint32) {
	if uint32(fact) >= g.count[section] {
		return 0, 0
	}
	return g.pair(section, uint32(fact))
}

// Always returns the clauses that are visited for every act.
func (g *Graph) Always() (start, n uint32) { return g.u32(secMeta, 0), g.u32(secMeta, 1) }

// Default returns the default effect: 0 deny, 1 escalate, 2 observe, 3 allow.
func (g *Graph) Default() uint8 { return uint8(g.u32(secMeta, 2)) }

func (g *Graph) pair(section int, i uint32) (uint32, uint32) {
	return g.u32(section, 2*i), g.u32(section, 2*i+1)
}

// LeafOp is a leaf's comparison.
func (n Node) LeafOp() ir.Op { return ir.Op(n.Op & 0x1f) }

// LeafFold says whether a leaf compares in lower case.
func (n Node) LeafFold() bool { return n.Op&0x20 != 0 }

// LeafField is the field of a list's item that a leaf is about; -1 outside of quantifiers.
func (n Node) LeafField() int { return int(n.Op>>6) - 1 }
