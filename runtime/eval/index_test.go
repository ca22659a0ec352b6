package eval

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/govc-lang/govc/compiler/condition"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact"
)

// drawRoot wraps a condition in what sentences are made of: concepts, exclusions, marks.
func drawRoot(t *rapid.T, i int) ir.Node {
	node := func() ir.Node {
		n, problems := condition.Lower(drawPossible(t, 2))
		if problems != nil {
			t.Fatal(problems)
		}
		return n
	}
	concept := func() ir.Concept {
		return ir.Concept{Name: fmt.Sprint("concept ", i), Node: node(), Unknown: rapid.SampledFrom([]string{"", "true", "false"}).Draw(t, "unknown")}
	}
	switch rapid.IntRange(0, 5).Draw(t, "root") {
	case 0:
		return concept()
	case 1:
		return ir.And{Nodes: []ir.Node{concept(), ir.Not{Node: concept()}}}
	case 2:
		return ir.Or{Nodes: []ir.Node{concept(), node(), ir.Const{}}}
	case 3:
		return ir.Rate{Mark: concept(), N: rapid.IntRange(0, 1).Draw(t, "n"), Seconds: 60}
	case 4:
		return ir.And{Nodes: []ir.Node{node(), ir.Seen{Mark: concept()}}}
	}
	return node()
}

// The index may only leave out clauses that are false.
func TestIndexFindsAll(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := &ir.Program{Default: "allow"}
		for i := range rapid.IntRange(1, 8).Draw(t, "clauses") {
			p.Clauses = append(p.Clauses, ir.Clause{ID: fmt.Sprint(i), Effect: "deny", Root: drawRoot(t, i)})
		}
		m := machineOf(t, p)
		for i := range m.marks {
			if rapid.Bool().Draw(t, "seen") {
				m.marks[i].ago = []int64{1}
			}
		}
		w := drawWorld(t, true)
		m.load(&w.shared, &w.act)
		for i := range uint32(m.g.Clauses()) {
			if v := m.node(m.g.Clause(i).Root); v != no && !slices.Contains(m.visit, i) {
				t.Fatalf("clause %d is %d and not visited\n%s\nshared %+v\nact %+v", i, v, m.g.Dump(), w.shared, w.act)
			}
		}
	})
}

// A list that is unknown may hold the item that is asked for, even where the index knows a value that the item needs beside it.
func TestUnknownListIsVisited(t *testing.T) {
	outer := ir.Leaf{Fact: schema.ActionAgent, Field: -1, Op: ir.In, Values: []string{"x"}}
	item := ir.Leaf{Fact: schema.CallAmounts, Field: 1, Op: ir.In, Values: []string{"EUR"}}
	m := machineOf(t, &ir.Program{Default: "allow", Clauses: []ir.Clause{
		{ID: "a", Effect: "deny", Root: ir.Quant{Kind: ir.Any, List: schema.CallAmounts, Body: ir.And{Nodes: []ir.Node{outer, item}}}},
	}})
	var shared, act fact.Act
	act.Unknown.Add(schema.CallAmounts)
	m.load(&shared, &act)
	if v := m.node(m.g.Clause(0).Root); v != unknown || !slices.Contains(m.visit, 0) {
		t.Errorf("value %d, visited %v", v, m.visit)
	}
}

// standing makes n clauses of the usual shape, each about a verb and a noun of its own and sharing the rest.
func standing(n int) *ir.Program {
	p := &ir.Program{Default: "allow"}
	in := func(id schema.ID, values ...string) ir.Leaf {
		return ir.Leaf{Fact: id, Field: -1, Op: ir.In, Values: values}
	}
	place := ir.Concept{Name: "production", Node: ir.Or{Nodes: []ir.Node{in(schema.EnvName, "production"), in(schema.ContextEnvironment, "production")}}}
	for i := range n {
		about := ir.Concept{Name: fmt.Sprint("doing ", i), Node: ir.Or{Nodes: []ir.Node{
			ir.And{Nodes: []ir.Node{in(schema.CallVerb, fmt.Sprint("verb", i)), in(schema.CallNoun, fmt.Sprint("noun", i))}},
			ir.And{Nodes: []ir.Node{in(schema.ShellProgram, fmt.Sprint("program", i)), in(schema.ShellSub, "run", "do")}},
			ir.And{Nodes: []ir.Node{
				in(schema.HTTPHost, fmt.Sprintf("api%d.example", i)), in(schema.HTTPMethod, "POST", "PUT"),
				ir.Leaf{Fact: schema.HTTPPath, Field: -1, Op: ir.Glob, Values: []string{"/v1/*"}},
			}},
		}}}
		p.Clauses = append(p.Clauses, ir.Clause{ID: fmt.Sprint("clause-", i), Effect: "deny", Root: ir.And{Nodes: []ir.Node{about, place}}})
	}
	return p
}

// refund is the facts of one call: clause 3 fires.
func refund() (shared, act fact.Act) {
	shared.Atoms = []fact.Atom{{Fact: schema.ActionSurface, Value: "mcp"}, {Fact: schema.ContextEnvironment, Value: "production"}}
	act.Atoms = []fact.Atom{
		{Fact: schema.ActKind, Value: "call"}, {Fact: schema.CallVerb, Value: "verb3"}, {Fact: schema.CallNoun, Value: "noun3"},
		{Fact: schema.CallNoun, Value: "server"}, {Fact: schema.CallMode, Value: "change"}, {Fact: schema.CallName, Value: "verb3_noun3"},
	}
	act.Nums = []fact.Num{{Fact: schema.CallLimit, Value: 5}}
	act.Lists = map[schema.ID][]fact.Item{schema.CallArgs: {{Text: [3]string{"charge", "charge", "ch_1"}}}}
	return shared, act
}

func TestVisitsDoNotGrow(t *testing.T) {
	shared, act := refund()
	for _, n := range []int{10, 1000, 10_000} {
		if n > 1000 && testing.Short() {
			continue
		}
		m := machineOf(t, standing(n))
		m.load(&shared, &act)
		if !slices.Equal(m.visit, []uint32{3}) {
			t.Errorf("of %d clauses %d are visited, want clause 3 alone", n, len(m.visit))
		}
	}
}

func TestGraphDoesNotAllocate(t *testing.T) {
	m := machineOf(t, standing(100))
	shared, act := refund()
	if n := testing.AllocsPerRun(100, func() { decideAll(m, &shared, &act) }); n != 0 {
		t.Errorf("%v allocations a decision", n)
	}
}

// decideAll values every clause that one act could make fire, and counts those that do.
func decideAll(m *machine, shared, act *fact.Act) (fired int) {
	m.load(shared, act)
	slices.Sort(m.visit)
	for _, c := range m.visit {
		if m.node(m.g.Clause(c).Root) != no {
			fired++
		}
	}
	return fired
}

func BenchmarkGraph(b *testing.B) {
	for _, n := range []int{10, 1000, 10_000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			m := machineOf(b, standing(n))
			shared, act := refund()
			b.ReportAllocs()
			for b.Loop() {
				if decideAll(m, &shared, &act) != 1 {
					b.Fatal("clause 3 must fire")
				}
			}
		})
	}
}
