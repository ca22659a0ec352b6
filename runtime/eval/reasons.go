package eval

import (
	"fmt"
	"slices"
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
	if len(out) == 0 { // it holds for what the act is not: say what it is
		out = append(out, r.itself())
	}
	return out
}

// itself is the act as a reason.
func (r *round) itself() Reason {
	e := explainer{machine: r.machine}
	at := e.anywhere()
	return Reason{Fact: schema.ActKind.Name(), Value: r.machine.act.Kind, At: at.At, Span: [2]int{at.Start, at.End}}
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
	case graph.KindNot:
		e.denied(n.A, concept)
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

// denied tells why the opposite of a node holds, or may: the leaves below it whose fact is unknown, and what the facts of the whole action
// are. That an act lacks a value stands nowhere in it.
func (e *explainer) denied(id uint32, concept string) {
	if e.seen[id] {
		return
	}
	e.seen[id] = true
	n := e.nodes[id]
	switch n.Kind {
	case graph.KindAnd, graph.KindOr:
		for _, child := range e.patterns.list(n.A, n.B) {
			e.denied(child, concept)
		}
	case graph.KindNot, graph.KindConcept:
		e.denied(n.A, concept)
	case graph.KindLeaf:
		e.known(n, concept)
	}
}

// known tells what is known of the fact of a leaf: the value of one of the whole action, or that there is none.
func (e *explainer) known(n graph.Node, concept string) {
	for i := range e.shared.Atoms {
		if at := &e.shared.Atoms[i]; at.Fact == n.Fact {
			e.add(concept, n.Fact, shown(at), at.Place)
			return
		}
	}
	for _, v := range e.shared.Nums {
		if v.Fact == n.Fact {
			e.add(concept, n.Fact, number(v.Value), v.Place)
			return
		}
	}
	e.unknown(n.Fact, concept)
}

func (e *explainer) mark(n graph.Node) {
	concept := e.g.String(e.nodes[e.g.Mark(n.A)].B)
	r := Reason{Concept: concept, Fact: "session.seen", Value: concept, Words: e.words}
	if n.Kind == graph.KindRate {
		r.Fact, r.Value = "session.rate", fmt.Sprintf("%d in %s, at most %d", e.earlier(n)+1, schema.Span(int(n.B)), int(n.Number))
	}
	e.out = append(e.out, r)
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
	e.unknown(n.Fact, concept)
}

// unknown tells that a fact is unknown, where it is.
func (e *explainer) unknown(id schema.ID, concept string) {
	switch {
	case e.shared.Unknown.Has(id):
		e.add(concept, id, "unknown", fact.Place{}) // it would stand beside the event
	case e.act.Unknown.Has(id):
		e.add(concept, id, "unknown", e.anywhere())
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
	r := Reason{Concept: concept, Fact: id.Name(), Value: v, At: p.At, Span: [2]int{p.Start, p.End}, Words: e.words}
	if !slices.Contains(e.out, r) {
		e.out = append(e.out, r)
	}
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
