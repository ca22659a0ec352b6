package graph

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
)

// Dump returns the stable text form: one clause after another with its nodes, indented. Concepts are shown once, then by name.
func (g *Graph) Dump() string {
	var b strings.Builder
	fmt.Fprintf(&b, "graph 1: %d clauses, %d nodes, %d marks, default %s\n", g.Clauses(), g.Nodes(), g.Marks(), effects[g.Default()])
	d := &dumper{g: g, b: &b, shown: map[uint32]bool{}}
	for i := range uint32(g.Clauses()) {
		d.clause(g.Clause(i))
	}
	for i := range uint32(g.Exceptions()) {
		e := g.Exception(i)
		fmt.Fprintf(&b, "\nexception %s to %s until %s\n", g.String(e.Name), g.String(e.Clause), g.String(e.Until))
		d.node(e.Root, 1)
	}
	return b.String()
}

// DumpClause returns the text form of one clause; false when there is none of that id.
func (g *Graph) DumpClause(id string) (string, bool) {
	for i := range uint32(g.Clauses()) {
		if c := g.Clause(i); g.String(c.ID) == id {
			var b strings.Builder
			d := &dumper{g: g, b: &b, shown: map[uint32]bool{}}
			d.clause(c)
			return strings.TrimPrefix(b.String(), "\n"), true
		}
	}
	return "", false
}

type dumper struct {
	g     *Graph
	b     *strings.Builder
	shown map[uint32]bool
}

func (d *dumper) clause(c Clause) {
	effect := effects[c.Effect]
	if c.Reviewers > 0 {
		effect += " x" + strconv.Itoa(int(c.Reviewers))
	}
	if c.Shadow {
		effect += " shadow"
	}
	fmt.Fprintf(d.b, "\nclause %s: %s, %s\n  %q\n", d.g.String(c.ID), effect, d.g.String(c.Severity), d.g.String(c.Text))
	d.node(c.Root, 1)
}

func (d *dumper) node(id uint32, depth int) {
	n := d.g.Node(id)
	indent := strings.Repeat("  ", depth)
	fmt.Fprintf(d.b, "%s%s", indent, d.g.Label(id))
	if n.Kind == KindConcept && d.shown[id] {
		d.b.WriteString(" (above)\n")
		return
	}
	d.shown[id] = true
	d.b.WriteByte('\n')
	for _, c := range d.g.Children(id) {
		d.node(c, depth+1)
	}
}

// Children returns the nodes that a node is made of.
func (g *Graph) Children(id uint32) []uint32 {
	var out []uint32
	g.eachChild(g.Node(id), func(c uint32) bool {
		out = append(out, c)
		return true
	})
	return out
}

// eachChild calls f for the nodes that a node is made of, until f says no; it says whether f never did.
func (g *Graph) eachChild(n Node, f func(uint32) bool) bool {
	switch n.Kind {
	case KindAnd, KindOr:
		for i := range n.B {
			if !f(g.Pool(n.A + i)) {
				return false
			}
		}
	case KindNot, KindConcept:
		return f(n.A)
	case KindQuant:
		return n.A == 0 || f(n.A-1)
	case KindSeen, KindRate:
		return f(g.Mark(n.A))
	case KindFalse, KindTrue, KindLeaf:
	}
	return true
}

var opNames = map[ir.Op]string{
	ir.In: "in", ir.Glob: "like", ir.Match: "matches", ir.Contains: "contains", ir.StartsWith: "startsWith", ir.EndsWith: "endsWith",
	ir.Less: "<", ir.LessEqual: "<=", ir.Greater: ">", ir.GreaterEqual: ">=", ir.Equal: "==", ir.NotEqual: "!=", ir.InParam: "in",
}

var quantNames = []string{"any", "all", "none", "one", "count"}

// Label is one line about a node.
func (g *Graph) Label(id uint32) string {
	n := g.Node(id)
	switch n.Kind {
	case KindTrue:
		return "true"
	case KindLeaf:
		return g.leafLabel(n)
	case KindAnd:
		return "all of"
	case KindOr:
		return "any of"
	case KindNot:
		return "not"
	case KindQuant:
		return g.quantLabel(n)
	case KindConcept:
		return "concept " + strconv.Quote(g.String(n.B)) + [...]string{"", " (unknown counts)", " (unknown does not count)"}[min(n.Op, 2)]
	case KindSeen:
		return "earlier in the session"
	case KindRate:
		return fmt.Sprintf("more than %g in %s", n.Number, schema.Span(int(n.B)))
	}
	return "false"
}

func (g *Graph) quantLabel(n Node) string {
	label := quantNames[min(int(n.Op), len(quantNames)-1)] + " of " + n.Fact.Name()
	if ir.Kind(n.Op) == ir.Count {
		label += fmt.Sprintf(" %s %g", opNames[ir.Op(n.B)], n.Number)
	}
	return label
}

func (g *Graph) leafLabel(n Node) string {
	name := n.Fact.Name()
	if f := n.LeafField(); f >= 0 && f < len(schema.Facts[n.Fact].Fields) {
		name = "." + schema.Facts[n.Fact].Fields[f].Name
	}
	if n.LeafFold() {
		name = "lower(" + name + ")"
	}
	op := n.LeafOp()
	if op >= ir.Less && op <= ir.NotEqual {
		return fmt.Sprintf("%s %s %g", name, opNames[op], n.Number)
	}
	values := make([]string, n.B)
	for i := range n.B {
		values[i] = diag.Visible(g.String(g.Pool(n.A+i)), "")
	}
	return name + " " + opNames[op] + " " + strings.Join(values, " | ")
}
