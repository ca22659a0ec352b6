// Package ir is the typed program between sentences and the decision graph: what must hold of an action, as a tree of a few node
// types over the facts of lang/schema. compiler/condition lowers conditions to it.
package ir

import (
	"reflect"

	"github.com/govc-lang/govc/lang/schema"
)

// Node is a condition with three values. The types are sealed; switches over them are total.
type Node interface{ node() }

// Opposed says whether one of two nodes is the other's opposite.
func Opposed(a, b Node) bool { return denies(a, b) || denies(b, a) }

func denies(a, b Node) bool {
	not, ok := a.(Not)
	return ok && reflect.DeepEqual(not.Node, b)
}

// Op is how a leaf compares.
type Op uint8

// The comparisons. The zero value never holds.
const (
	Never Op = iota
	In       // a value is one of Values
	Glob     // a value matches one of the patterns in Values
	Match    // a value matches the RE2 pattern Values[0]
	Contains
	StartsWith
	EndsWith
	Less
	LessEqual
	Greater
	GreaterEqual
	Equal    // a number
	NotEqual // a number
	InParam  // a value is in the organisation's list Values[0]
)

// Leaf tests one fact of one act. It holds when one of the fact's values makes it hold, is unknown when none does and the fact is
// unknown in that act, and is false otherwise.
type Leaf struct {
	Fact   schema.ID
	Field  int // of a list fact's item, inside a Quant; -1 elsewhere
	Op     Op
	Values []string
	Number float64
	Fold   bool // compare in lower case
}

// And, Or and Not are strong Kleene.
type (
	And struct{ Nodes []Node }
	Or  struct{ Nodes []Node }
	Not struct{ Node Node }
)

// Const is always the same.
type Const struct{ Value bool }

// Kind of a Quant.
type Kind uint8

// The quantifiers. Count compares how many items hold with Number by Op.
const (
	Any Kind = iota
	All
	None
	One
	Count
)

// Quant asks how many items of a list fact make Body hold; Body's leaves name fields. A nil Body holds for every item.
type Quant struct {
	Kind   Kind
	List   schema.ID
	Body   Node
	Op     Op
	Number float64
}

// Concept marks the node of a concept, for reasons and pictures, and fixes what an unknown value means.
type Concept struct {
	// ID is the same for all uses of one resolved concept, so that it is built and hashed once; 0 for a node that stands alone.
	ID      int
	Name    string
	Node    Node
	Unknown string // "", "true" or "false"
}

// Seen holds when an earlier call of the session made Mark hold.
type Seen struct{ Mark Concept }

// Rate holds when the act makes Mark hold and at least N acts of the session's last Seconds did so before it.
type Rate struct {
	Mark    Concept
	N       int
	Seconds int
}

func (Leaf) node()    {}
func (And) node()     {}
func (Or) node()      {}
func (Not) node()     {}
func (Const) node()   {}
func (Quant) node()   {}
func (Concept) node() {}
func (Seen) node()    {}
func (Rate) node()    {}

// Clause is one rule, resolved.
type Clause struct {
	ID        string
	Text      string
	Effect    string // deny, escalate, observe
	Reviewers int
	Severity  string
	Shadow    bool
	Root      Node
	Refs      []Ref
}

// Ref ties a concept of a clause to the bytes of its sentence.
type Ref struct {
	Concept string
	Words   [2]int
}

// Exception takes findings of a clause back while Until (2006-01-02) has not passed.
type Exception struct {
	Name   string
	Clause string
	Until  string
	Root   Node
}

// Program is everything that one graph decides by.
type Program struct {
	Clauses    []Clause
	Exceptions []Exception
	Default    string
}
