package eval

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact"
)

// threeLeaves are leaves that are false, unknown and true of threeFacts, by value.
var threeLeaves = [3]ir.Leaf{
	no:      {Fact: schema.CallName, Field: -1, Op: ir.In, Values: []string{"other"}},
	unknown: {Fact: schema.CallVerb, Field: -1, Op: ir.In, Values: []string{"pay"}},
	yes:     {Fact: schema.CallName, Field: -1, Op: ir.In, Values: []string{"name"}},
}

func threeFacts() (shared, act fact.Act) {
	act.Atoms = []fact.Atom{{Fact: schema.CallName, Value: "name"}}
	act.Unknown.Add(schema.CallVerb)
	return shared, act
}

// valueOf values one node of threeFacts.
func valueOf(t *testing.T, n ir.Node) value {
	t.Helper()
	m := machineOf(t, &ir.Program{Clauses: []ir.Clause{{ID: "a", Root: n}}})
	shared, act := threeFacts()
	m.load(&shared, &act)
	return m.node(m.g.Clause(0).Root)
}

// The connectives are strong Kleene: what holds whatever the unknown is, holds.
func TestKleene(t *testing.T) {
	for a, left := range threeLeaves {
		if got, want := valueOf(t, ir.Not{Node: left}), yes-value(a); got != want {
			t.Errorf("not %d is %d, want %d", a, got, want)
		}
		for policy, want := range map[string]value{"": value(a), "true": [3]value{no, yes, yes}[a], "false": [3]value{no, no, yes}[a]} {
			if got := valueOf(t, ir.Concept{Name: "c", Node: left, Unknown: policy}); got != want {
				t.Errorf("concept of %d with unknown %q is %d, want %d", a, policy, got, want)
			}
		}
		for b, right := range threeLeaves {
			// Two leaves of one fact are not the same node: an and of both is not folded.
			other := right
			other.Fold = true
			pair := []ir.Node{left, other}
			if got, want := valueOf(t, ir.And{Nodes: pair}), min(value(a), value(b)); got != want {
				t.Errorf("%d and %d is %d, want %d", a, b, got, want)
			}
			if got, want := valueOf(t, ir.Or{Nodes: pair}), max(value(a), value(b)); got != want {
				t.Errorf("%d or %d is %d, want %d", a, b, got, want)
			}
		}
	}
}

// A known value of a fact that has further, unknown ones makes its leaf true; any other leaf of it stays unknown.
func TestKnownAmongUnknown(t *testing.T) {
	m := machineOf(t, programOf(t, "call.verb == 'pay'", "call.verb == 'get'", "call.verb startsWith 'pa'", "call.limit > 3", "call.limit > 9"))
	var shared, act fact.Act
	act.Atoms = []fact.Atom{{Fact: schema.CallVerb, Value: "pay"}}
	act.Nums = []fact.Num{{Fact: schema.CallLimit, Value: 5}}
	act.Unknown.Add(schema.CallVerb)
	act.Unknown.Add(schema.CallLimit)
	m.load(&shared, &act)
	for i, want := range []value{yes, unknown, yes, yes, unknown} {
		if got := m.node(m.g.Clause(uint32(i)).Root); got != want {
			t.Errorf("%s is %d, want %d", m.g.String(m.g.Clause(uint32(i)).ID), got, want)
		}
	}
}

// outcome is whether a quantifier holds when n of total items make its body hold.
func outcome(kind ir.Kind, op ir.Op, n, total int, want float64) bool {
	switch kind {
	case ir.Any:
		return n > 0
	case ir.All:
		return n == total
	case ir.None:
		return n == 0
	case ir.One:
		return n == 1
	}
	return compare(op, float64(n), want)
}

// A quantifier is known when it comes out the same whatever the items that are not known turn out to be.
func TestQuantifiersOfTheUnknown(t *testing.T) {
	check := func(kind ir.Kind, op ir.Op, sure, maybe, total int, open bool, want float64) {
		var seen [2]bool
		more := 0
		if open {
			more = 6 // beyond every number that is compared with
		}
		for added := range more + 1 {
			for n := sure; n <= maybe+added; n++ {
				if outcome(kind, op, n, total+added, want) {
					seen[1] = true
				} else {
					seen[0] = true
				}
			}
		}
		expected := unknown
		if seen[0] != seen[1] {
			expected = [2]value{yes, no}[map[bool]int{true: 1, false: 0}[seen[0]]]
		}
		got := decideQuant(kind, graph.Node{B: uint32(op), Number: want}, sure, maybe, total, open)
		if got != expected {
			t.Errorf("kind %d op %d %v: %d to %d of %d, open %v: %d, want %d", kind, op, want, sure, maybe, total, open, got, expected)
		}
	}
	for total := range 4 {
		for maybe := range total + 1 {
			for sure := range maybe + 1 {
				for _, open := range []bool{false, true} {
					for _, kind := range []ir.Kind{ir.Any, ir.All, ir.None, ir.One} {
						check(kind, ir.Never, sure, maybe, total, open, 0)
					}
					for op := ir.Less; op <= ir.NotEqual; op++ {
						for _, want := range []float64{-1, 0, 1, 1.5, 2, 3} {
							check(ir.Count, op, sure, maybe, total, open, want)
						}
					}
				}
			}
		}
	}
}

func TestQuantifierOverItems(t *testing.T) {
	m := machineOf(t, programOf(t,
		"any(call.args, .key == 'to' and call.verb == 'pay')", "none(call.args, .key == 'to' and call.verb == 'pay')",
		"all(call.args, .key != 'to' or call.verb == 'pay')", "count(call.args, .key == 'to' and call.verb == 'pay') == 1",
		"count(call.args, .key == 'to' and call.verb == 'pay') < 2", "any(call.args, .key == 'from')"))
	shared, act := threeFacts()
	act.Lists = map[schema.ID][]fact.Item{schema.CallArgs: {{Text: [3]string{"", "to", ""}}, {Text: [3]string{"", "cc", ""}}}}
	m.load(&shared, &act)
	for i, want := range []value{unknown, unknown, unknown, unknown, yes, no} {
		if got := m.node(m.g.Clause(uint32(i)).Root); got != want {
			t.Errorf("%s is %d, want %d", m.g.String(m.g.Clause(uint32(i)).ID), got, want)
		}
	}
}

// The epoch of a machine that has served for long goes round; what was noted an epoch of the same number ago does not count.
func TestEpochGoesRound(t *testing.T) {
	m := machineOf(t, programOf(t, "call.name == 'name'", "not (call.name == 'name')"))
	shared, act := threeFacts()
	other := fact.Act{}
	m.load(&shared, &other) // epoch 1
	decideAll(m, &shared, &other)
	m.epoch = math.MaxUint32 - 1
	for range 4 {
		m.load(&shared, &act)
		if m.node(m.g.Clause(0).Root) != yes || m.node(m.g.Clause(1).Root) != no || len(m.visit) != 2 {
			t.Fatalf("epoch %d: %v", m.epoch, m.visit)
		}
	}
}

// An escalation that a graph gives no reviewers still needs one.
func TestEscalationNeedsSomebody(t *testing.T) {
	g, err := graph.Build(&ir.Program{Default: "allow", Clauses: []ir.Clause{{ID: "a", Effect: "escalate", Root: ir.Const{Value: true}}}})
	if err != nil {
		t.Fatal(err)
	}
	r := &round{engine: &Engine{}, machine: newMachine(g, newPatterns(g), nil), fired: map[uint32]*firing{0: {value: yes}}}
	if f := r.finding(0); f.Effect != Escalate || f.Reviewers != 1 {
		t.Errorf("%+v", f)
	}
}

// A graph with a few bytes changed that opens can be decided with.
func TestMutatedGraphs(t *testing.T) {
	rounds := 20_000
	if testing.Short() {
		rounds = 2000
	}
	p := programOf(t, "any(call.args, .key == 'to' and lower(.value) matches 'x+')", "action.tool in organisation.owners", "call.limit > 3")
	p.Clauses = append(p.Clauses, standing(3).Clauses...)
	mark := ir.Concept{Name: "mark", Node: threeLeaves[yes]}
	p.Clauses = append(p.Clauses,
		ir.Clause{ID: "rate", Text: "At most.", Root: ir.Rate{Mark: mark, N: 1, Seconds: 60}, Refs: []ir.Ref{{Concept: "mark", Words: [2]int{0, 2}}}},
		ir.Clause{ID: "seen", Root: ir.Seen{Mark: mark}})
	p.Exceptions = []ir.Exception{{Name: "e", Clause: "rate", Until: "2099-01-01", Root: threeLeaves[yes]}}
	g, err := graph.Build(p)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	opened := 0
	for range rounds {
		b := append([]byte(nil), g.Bytes()...)
		for range 1 + random.IntN(3) {
			b[random.IntN(len(b))] = byte(random.IntN(256))
		}
		if changed, err := graph.Open(b); err == nil {
			opened++
			decideWith(changed)
		}
	}
	if opened == 0 {
		t.Error("no changed graph opens")
	}
}

// decideWith runs a whole round of two acts with a graph.
func decideWith(g *graph.Graph) {
	shared, act := refund()
	act.Unknown.Add(schema.CallVerb)
	act.Lists[schema.CallArgs] = []fact.Item{{Text: [3]string{"to", "to", "X"}}}
	r := &round{
		engine: &Engine{}, machine: newMachine(g, newPatterns(g), map[string][]string{"organisation.owners": owners}),
		facts: &fact.Facts{Shared: shared, Acts: []fact.Act{act, act}}, fired: map[uint32]*firing{},
	}
	r.run()
	for i := range uint32(g.Nodes()) {
		r.machine.node(i)
	}
	for _, id := range r.order {
		_ = fmt.Sprint(r.finding(id))
	}
}

func FuzzGraph(f *testing.F) {
	for _, p := range []*ir.Program{standing(2), {Clauses: []ir.Clause{{ID: "a", Root: threeLeaves[yes]}}}} {
		g, err := graph.Build(p)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(g.Bytes())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if g, err := graph.Open(data); err == nil {
			decideWith(g)
		}
	})
}
