package eval

import (
	"strconv"
	"unicode/utf8"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact"
)

// maxReasons bounds the reasons of one concept of one finding.
const maxReasons = 4

// reasons lists, concept by concept of the sentence, the leaves that made a clause fire for the current act.
func (r *round) reasons(c graph.Clause) []Reason {
	g := r.machine.g
	out := []Reason{}
	for i := range c.NumRefs {
		at := c.Refs + 3*i
		n := g.Pool(at)
		if r.machine.node(n) == no {
			continue
		}
		e := explainer{machine: r.machine, seen: map[uint32]bool{}, words: [2]int{int(g.Pool(at + 1)), int(g.Pool(at + 2))}}
		e.node(n, "")
		out = append(out, telling(e.out)...)
	}
	return out
}

// general are facts that narrow many concepts and by themselves tell a reader nothing.
var general = map[string]bool{schema.ActKind.Name(): true, schema.CallMode.Name(): true, schema.EnvTarget.Name(): true, schema.SQLShape.Name(): true}

// telling leaves general facts out where others remain, and keeps the first few.
func telling(list []Reason) []Reason {
	var kept []Reason
	for _, r := range list {
		if !general[r.Fact] {
			kept = append(kept, r)
		}
	}
	if len(kept) == 0 {
		kept = list
	}
	return kept[:min(len(kept), maxReasons)]
}

type explainer struct {
	*machine
	words [2]int
	out   []Reason
	seen  map[uint32]bool
}

// node follows the children that hold: all of an and, the first of an or.
func (e *explainer) node(id uint32, concept string) {
	if len(e.out) >= maxReasons || e.seen[id] || e.machine.node(id) == no {
		return
	}
	e.seen[id] = true
	n := e.nodes[id]
	switch n.Kind {
	case graph.KindAnd:
		for _, child := range e.patterns.list(n.A, n.B) {
			e.node(child, concept)
		}
	case graph.KindOr:
		e.first(n, concept)
	case graph.KindConcept:
		if concept == "" {
			concept = e.g.String(n.B)
		}
		e.node(n.A, concept)
	case graph.KindLeaf:
		e.leaf(id, n, concept)
	case graph.KindQuant:
		e.list(n, concept)
	case graph.KindSeen, graph.KindRate:
		e.mark(n)
	}
}

// first follows the alternative that holds for certain, else the first that may.
func (e *explainer) first(n graph.Node, concept string) {
	best := uint32(0)
	found := no
	for _, child := range e.patterns.list(n.A, n.B) {
		if v := e.machine.node(child); v > found {
			best, found = child, v
		}
	}
	if found != no {
		e.node(best, concept)
	}
}

func (e *explainer) mark(n graph.Node) {
	c := e.nodes[e.g.Mark(n.A)]
	what := "session.seen"
	if n.Kind == graph.KindRate {
		what = "session.rate"
		e.node(e.g.Mark(n.A), "")
	}
	e.out = append(e.out, Reason{Concept: e.g.String(c.B), Fact: what, Value: e.g.String(c.B), At: "", Words: e.words})
}

func (e *explainer) leaf(id uint32, n graph.Node, concept string) {
	for _, a := range [2]*fact.Act{e.act, e.shared} {
		for i := range a.Atoms {
			if at := &a.Atoms[i]; at.Fact == n.Fact && e.atomHolds(id, n, at.Value) {
				e.add(concept, n.Fact, shown(at), at.Place)
				return
			}
		}
		for _, v := range a.Nums {
			if v.Fact == n.Fact && isNumberOp(n.LeafOp()) && compare(n.LeafOp(), v.Value, n.Number) {
				e.add(concept, n.Fact, number(v.Value), v.Place)
				return
			}
		}
	}
	if e.act.Unknown.Has(n.Fact) || e.shared.Unknown.Has(n.Fact) {
		e.add(concept, n.Fact, "unknown", e.anywhere())
	}
}

// anywhere is the place of the act as a whole.
func (e *explainer) anywhere() fact.Place {
	if len(e.act.Atoms) > 0 {
		return e.act.Atoms[0].Place
	}
	return fact.Place{At: "/tool_input"}
}

func (e *explainer) atomHolds(id uint32, n graph.Node, s string) bool {
	if n.LeafOp() != ir.In || n.LeafFold() {
		return !isNumberOp(n.LeafOp()) && e.holds(id, n, s)
	}
	for _, want := range e.patterns.list(n.A, n.B) {
		if string(e.g.Raw(want)) == s {
			return true
		}
	}
	return false
}

func (e *explainer) list(n graph.Node, concept string) {
	for i := range e.act.Lists[n.Fact] {
		it := &e.act.Lists[n.Fact][i]
		if e.body(n, it) != no {
			e.add(concept, n.Fact, it.Text[0], it.Place)
			return
		}
	}
}

func (e *explainer) add(concept string, id schema.ID, v string, p fact.Place) {
	e.out = append(e.out, Reason{Concept: concept, Fact: id.Name(), Value: v, At: p.At, Span: [2]int{p.Start, p.End}, Words: e.words})
}

// shown masks what must not be shown and shortens the rest.
func shown(a *fact.Atom) string {
	if a.Masked {
		return "(masked)"
	}
	const longest = 200
	if len(a.Value) <= longest {
		return a.Value
	}
	cut := longest
	for cut > 0 && !utf8.RuneStart(a.Value[cut]) {
		cut--
	}
	return a.Value[:cut] + "…"
}

func number(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
