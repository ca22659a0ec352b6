package graph

import (
	"slices"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
)

// Listing is a graph, or a part of it, as data for other programs: clauses and exceptions name the node that they rest on, nodes those
// that they are made of.
type Listing struct {
	Default    string             `json:"default"` // the effect when no clause speaks
	Clauses    []ClauseListing    `json:"clauses"`
	Exceptions []ExceptionListing `json:"exceptions"`
	Nodes      []NodeListing      `json:"nodes"` // each once, those that it is made of behind it or before
}

// ClauseListing is one clause.
type ClauseListing struct {
	ID        string `json:"id"`
	Text      string `json:"text"`
	Effect    string `json:"effect"`
	Reviewers int    `json:"reviewers"`
	Severity  string `json:"severity"`
	Shadow    bool   `json:"shadow"` // decided and recorded, and stops nothing
	Root      uint32 `json:"root"`
}

// ExceptionListing is one exception to a clause.
type ExceptionListing struct {
	Name   string `json:"name"`
	Clause string `json:"clause"`
	Until  string `json:"until"`
	Root   uint32 `json:"root"`
}

// NodeListing is one node; what a kind has not is left out.
type NodeListing struct {
	ID       uint32   `json:"id"`
	Kind     string   `json:"kind"`              // false true leaf and or not quantifier concept seen rate
	Name     string   `json:"name,omitempty"`    // of a concept
	Unknown  string   `json:"unknown,omitempty"` // of a concept: what an unknown value means, true or false
	Of       string   `json:"of,omitempty"`      // of a quantifier: any all none one count
	Fact     string   `json:"fact,omitempty"`    // that a leaf or a quantifier looks at
	Field    string   `json:"field,omitempty"`   // of the items of that fact
	Fold     bool     `json:"fold,omitempty"`    // compared in lower case
	Op       string   `json:"op,omitempty"`
	Values   []string `json:"values,omitempty"`  // one of which the fact is compared with
	Number   *float64 `json:"number,omitempty"`  // that the fact, or the count, is compared with
	Seconds  uint32   `json:"seconds,omitempty"` // of a rate
	Children []uint32 `json:"children"`
}

// List gives the clauses of these ids with their nodes; without ids all clauses, and the exceptions.
func (g *Graph) List(ids ...string) Listing {
	l := Listing{Default: effects[g.Default()], Clauses: []ClauseListing{}, Exceptions: []ExceptionListing{}, Nodes: []NodeListing{}}
	seen := map[uint32]bool{}
	for i := range uint32(g.Clauses()) {
		c := g.Clause(i)
		id := g.String(c.ID)
		if len(ids) > 0 && !slices.Contains(ids, id) {
			continue
		}
		l.Clauses = append(l.Clauses, ClauseListing{
			ID: id, Text: g.String(c.Text), Effect: effects[c.Effect], Reviewers: int(c.Reviewers), Severity: g.String(c.Severity),
			Shadow: c.Shadow, Root: c.Root,
		})
		g.list(&l, c.Root, seen)
	}
	for i := range uint32(g.Exceptions()) {
		if len(ids) > 0 {
			break
		}
		e := g.Exception(i)
		l.Exceptions = append(l.Exceptions, ExceptionListing{g.String(e.Name), g.String(e.Clause), g.String(e.Until), e.Root})
		g.list(&l, e.Root, seen)
	}
	return l
}

// list adds a node and what it is made of, each once.
func (g *Graph) list(l *Listing, id uint32, seen map[uint32]bool) {
	if seen[id] {
		return
	}
	seen[id] = true
	n := g.listing(id)
	l.Nodes = append(l.Nodes, n)
	for _, c := range n.Children {
		g.list(l, c, seen)
	}
}

var kindNames = [...]string{
	KindFalse: "false", KindTrue: "true", KindLeaf: "leaf", KindAnd: "and", KindOr: "or", KindNot: "not", KindQuant: "quantifier",
	KindConcept: "concept", KindSeen: "seen", KindRate: "rate",
}

func (g *Graph) listing(id uint32) NodeListing {
	n := g.Node(id)
	out := NodeListing{ID: id, Kind: kindNames[n.Kind], Children: append([]uint32{}, g.Children(id)...)}
	switch n.Kind {
	case KindLeaf:
		g.leafListing(&out, n)
	case KindQuant:
		out.Fact, out.Of = n.Fact.Name(), quantNames[min(int(n.Op), len(quantNames)-1)]
		if ir.Kind(n.Op) == ir.Count {
			out.Op, out.Number = opNames[ir.Op(n.B)], &n.Number
		}
	case KindConcept:
		out.Name, out.Unknown = g.String(n.B), [...]string{"", "true", "false"}[min(n.Op, 2)]
	case KindRate:
		out.Op, out.Number, out.Seconds = ">", &n.Number, n.B
	case KindFalse, KindTrue, KindAnd, KindOr, KindNot, KindSeen:
	}
	return out
}

func (g *Graph) leafListing(out *NodeListing, n Node) {
	op := n.LeafOp()
	out.Fact, out.Op, out.Fold = n.Fact.Name(), opNames[op], n.LeafFold()
	if f := n.LeafField(); f >= 0 && f < len(schema.Facts[n.Fact].Fields) {
		out.Field = schema.Facts[n.Fact].Fields[f].Name
	}
	if op >= ir.Less && op <= ir.NotEqual {
		out.Number = &n.Number
		return
	}
	if op == ir.InParam {
		out.Op = "in list" // of the organisation, by its name
	}
	for i := range n.B {
		out.Values = append(out.Values, g.String(g.Pool(n.A+i)))
	}
}
