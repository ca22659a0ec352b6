package graph

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
)

func in(id schema.ID, values ...string) ir.Leaf {
	return ir.Leaf{Fact: id, Field: -1, Op: ir.In, Values: values}
}

// sample is a program with a node of every kind.
func sample() *ir.Program {
	brew := ir.Concept{Name: `brewing "tea"`, Node: ir.Or{Nodes: []ir.Node{
		ir.And{Nodes: []ir.Node{in(schema.CallVerb, "brew", "steep"), in(schema.CallNoun, "tea")}},
		ir.And{Nodes: []ir.Node{in(schema.ShellProgram, "teapot"), ir.Leaf{Fact: schema.ShellSub, Field: -1, Op: ir.Glob, Values: []string{"brew*"}}}},
	}}}
	kitchen := ir.Concept{Name: "in the kitchen", Node: in(schema.ContextEnvironment, "kitchen"), Unknown: "true"}
	large := ir.Quant{Kind: ir.Any, List: schema.CallAmounts, Body: ir.Leaf{Fact: schema.CallAmounts, Field: 0, Op: ir.Greater, Number: 20}}
	long := ir.Leaf{Fact: schema.ActionTool, Field: -1, Op: ir.Match, Values: []string{strings.Repeat("ä|", 60)}}
	return &ir.Program{
		Default: "allow",
		Clauses: []ir.Clause{
			{ID: "brew", Text: "No brewing <tea>.", Effect: "deny", Severity: "high", Root: ir.And{Nodes: []ir.Node{brew, kitchen}},
				Refs: []ir.Ref{{Concept: `brewing "tea"`, Words: [2]int{3, 16}}}},
			{ID: "pay", Text: "Payments need two reviewers.", Effect: "escalate", Reviewers: 2, Severity: "low", Shadow: true,
				Root: ir.Or{Nodes: []ir.Node{large, ir.Not{Node: long}, ir.Leaf{Fact: schema.CallLimit, Field: -1, Op: ir.Less, Number: 3}}}},
			{ID: "rate", Text: "At most 3.", Effect: "observe", Root: ir.Rate{Mark: brew, N: 3, Seconds: 60}},
			{ID: "after", Text: "After.", Effect: "observe", Root: ir.And{Nodes: []ir.Node{kitchen, ir.Seen{Mark: brew}}}},
			{ID: "never", Effect: "deny", Root: ir.Const{}},
			{ID: "ever", Effect: "deny", Root: ir.Const{Value: true}},
		},
		Exceptions: []ir.Exception{{Name: "small", Clause: "pay", Until: "2027-01-01", Root: in(schema.ActionTool, "x")}},
	}
}

func build(t testing.TB, p *ir.Program) *Graph {
	t.Helper()
	g, err := Build(p)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestBuildIsStable(t *testing.T) {
	a, b := build(t, sample()), build(t, sample())
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("building twice gives two results")
	}
	again, err := Open(a.Bytes())
	if err != nil || !bytes.Equal(again.Bytes(), a.Bytes()) || again.Dump() != a.Dump() {
		t.Error("opening gives another graph:", err)
	}
}

func TestBuildFolds(t *testing.T) {
	a, b := in(schema.ActionTool, "a"), in(schema.ActionTool, "b")
	and := func(n ...ir.Node) ir.Node { return ir.And{Nodes: n} }
	or := func(n ...ir.Node) ir.Node { return ir.Or{Nodes: n} }
	yes, no := ir.Const{Value: true}, ir.Const{}
	for _, c := range []struct {
		name      string
		got, want ir.Node
	}{
		{"neutral", and(yes, a), a},
		{"neutral of or", or(no, a), a},
		{"absorbing", and(a, no), no},
		{"absorbing of or", or(a, yes), yes},
		{"empty", and(), yes},
		{"empty or", or(), no},
		{"twice", and(a, a), a},
		{"order", and(b, a), and(a, b)},
		{"flat", or(a, or(b, a)), or(a, b)},
		{"double negation", ir.Not{Node: ir.Not{Node: a}}, a},
		{"constant negation", ir.Not{Node: no}, yes},
		{"order and doubles of values", in(schema.ActionTool, "b", "a", "b"), in(schema.ActionTool, "a", "b")},
	} {
		dump := func(n ir.Node) string {
			text, _ := build(t, &ir.Program{Clauses: []ir.Clause{{ID: "x", Root: and(a, b)}, {ID: "c", Root: n}}}).DumpClause("c")
			return text
		}
		if got, want := dump(c.got), dump(c.want); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, want)
		}
	}
}

func TestLookups(t *testing.T) {
	g := build(t, sample())
	if s, n := g.Postings(schema.CallVerb, "brew"); n != 1 || g.Label(g.Pool(s)) != "call.verb in brew | steep" {
		t.Errorf("postings of brew: %d", n)
	}
	for _, c := range []struct {
		fact  schema.ID
		value string
	}{{schema.CallVerb, "spill"}, {schema.CallNoun, "brew"}, {schema.ShellSub, "brew*"}, {9999, "brew"}, {schema.CallVerb, ""}} {
		if _, n := g.Postings(c.fact, c.value); n != 0 {
			t.Errorf("%d postings of %s %q", n, c.fact.Name(), c.value)
		}
	}
	if _, n := g.Presence(9999); n != 0 {
		t.Error("an unknown fact is present somewhere")
	}
	if _, ok := g.DumpClause("nobody"); ok {
		t.Error("there is a dump of a clause that is not there")
	}
	if got := g.Default(); got != 3 {
		t.Errorf("default %d", got)
	}
}

// An unknown effect is deny.
func TestUnknownEffectIsDeny(t *testing.T) {
	g := build(t, &ir.Program{Clauses: []ir.Clause{{ID: "a", Effect: "", Root: ir.Const{}}}, Default: "perhaps"})
	if g.Clause(0).Effect != 0 || g.Default() != 0 {
		t.Error("an unknown effect is not deny")
	}
}

func TestDrawQuotes(t *testing.T) {
	g := build(t, sample())
	if dot := g.DOT("brew"); !strings.Contains(dot, `label="concept \"brewing \\\"tea\\\"\""`) {
		t.Error(dot)
	}
	if m := g.Mermaid("brew"); !strings.Contains(m, `concept #quot;brewing \#quot;tea\#quot;#quot;`) {
		t.Error(m)
	}
	if got := g.DOT("pay"); !strings.Contains(got, "…") || strings.Contains(got, "\uFFFD") {
		t.Error("a long label is not cut, or in the middle of a character:", got)
	}
	if got := g.DOT("nobody"); strings.Contains(got, "->") {
		t.Error(got)
	}
}

// at finds record i of a section in the bytes.
func (g *Graph) recordAt(section int, i uint32) int {
	return int(g.at[section]) + int(i)*recordSize[section]
}

// firstOf finds the first node of a kind.
func firstOf(g *Graph, k Kind) uint32 {
	for i := range uint32(g.Nodes()) {
		if g.Node(i).Kind == k {
			return i
		}
	}
	panic("no such node")
}

func TestOpenRefuses(t *testing.T) {
	good := build(t, sample())
	put := func(section int, record uint32, offset int, v uint32) func([]byte) {
		return func(b []byte) { binary.LittleEndian.PutUint32(b[good.recordAt(section, record)+offset:], v) }
	}
	set := func(section int, record uint32, offset int, v byte) func([]byte) {
		return func(b []byte) { b[good.recordAt(section, record)+offset] = v }
	}
	node := func(k Kind) uint32 { return firstOf(good, k) }
	far := uint32(math.MaxUint32)
	for name, change := range map[string]func([]byte){
		"magic":                    func(b []byte) { b[0]++ },
		"a section elsewhere":      func(b []byte) { b[len(magic)]++ },
		"more records than bytes":  func(b []byte) { binary.LittleEndian.PutUint32(b[len(magic)+8*secNodes+4:], far) },
		"no strings":               func(b []byte) { binary.LittleEndian.PutUint32(b[len(magic)+4:], 0) },
		"falling string offsets":   put(secStrings, 1, 0, far),
		"first string not at 0":    put(secStrings, 0, 0, 1),
		"unknown kind":             set(secNodes, 0, 0, 99),
		"unknown fact":             set(secNodes, node(KindLeaf), 3, 0xff),
		"values outside the pool":  put(secNodes, node(KindLeaf), 4, far),
		"too many values":          put(secNodes, node(KindLeaf), 8, far),
		"children outside":         put(secNodes, node(KindAnd), 4, far),
		"a node of itself":         put(secNodes, node(KindNot), 4, node(KindNot)),
		"a concept of itself":      put(secNodes, node(KindConcept), 4, node(KindConcept)),
		"a concept with no name":   put(secNodes, node(KindConcept), 8, far),
		"a body after its list":    put(secNodes, node(KindQuant), 4, node(KindQuant)+1),
		"no such mark":             put(secNodes, node(KindSeen), 4, 7),
		"a mark outside":           put(secMarks, 0, 0, far),
		"a mark that is a leaf":    put(secMarks, 0, 0, node(KindLeaf)),
		"a root outside":           put(secClauses, 0, 16, far),
		"an id outside":            put(secClauses, 0, 0, far),
		"a text outside":           put(secClauses, 0, 4, far),
		"a severity outside":       put(secClauses, 0, 8, far),
		"an effect that is none":   set(secClauses, 0, 12, 4),
		"references outside":       put(secClauses, 0, 20, far),
		"too many references":      put(secClauses, 0, 24, far),
		"references that overflow": put(secClauses, 0, 24, far/3+1),
		"words outside the text":   put(secPool, good.Clause(0).Refs, 8, 999),
		"words that end early":     put(secPool, good.Clause(0).Refs, 4, 17),
		"a reference to no node":   put(secPool, good.Clause(0).Refs, 0, far),
		"an exception's root":      put(secExceptions, 0, 12, far),
		"an exception's name":      put(secExceptions, 0, 0, far),
		"triggers outside":         put(secTriggers, 0, 4, far),
		"presence outside":         put(secPresence, 0, 4, far),
		"unknown outside":          put(secUnknown, 0, 4, far),
		"always outside":           put(secMeta, 0, 4, far),
		"a default that is none":   put(secMeta, 0, 8, 4),
		"no empty slot": func(b []byte) {
			for i := range good.count[secIndex] {
				put(secIndex, i, 12, 1)(b)
				put(secIndex, i, 8, 0)(b)
				put(secIndex, i, 4, 0)(b)
			}
		},
		"postings outside": func(b []byte) {
			for i := range good.count[secIndex] {
				put(secIndex, i, 12, far)(b)
			}
		},
	} {
		b := bytes.Clone(good.Bytes())
		change(b)
		if _, err := Open(b); !errors.Is(err, ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for i := range good.Bytes() {
		if _, err := Open(good.Bytes()[:i]); err == nil {
			t.Fatalf("%d of %d bytes open", i, len(good.Bytes()))
		}
	}
	if _, err := Open(append(bytes.Clone(good.Bytes()), 0)); err == nil {
		t.Error("something may follow the graph")
	}
}

// doubling is a tree of 2^n leaves in 3n nodes; chain is n nodes deep.
func doubling(n int) ir.Node {
	var node ir.Node = in(schema.ActionTool, "x")
	for i := range n {
		node = ir.And{Nodes: []ir.Node{
			ir.Or{Nodes: []ir.Node{in(schema.ActionTool, fmt.Sprint("a", i)), node}}, ir.Or{Nodes: []ir.Node{in(schema.ActionTool, fmt.Sprint("b", i)), node}},
		}}
	}
	return node
}

func chain(n int) ir.Node {
	var node ir.Node = in(schema.ActionTool, "x")
	for i := range n {
		leaf := in(schema.ActionTool, fmt.Sprint(i))
		if i%2 == 0 {
			node = ir.Or{Nodes: []ir.Node{leaf, node}}
		} else {
			node = ir.And{Nodes: []ir.Node{leaf, node}}
		}
	}
	return node
}

func TestOpenBoundsTheWork(t *testing.T) {
	for name, c := range map[string]struct {
		root ir.Node
		ok   bool
	}{
		"small tree": {doubling(6), true}, "large tree": {doubling(14), false},
		"low": {chain(500), true}, "deep": {chain(2000), false},
		"body": {ir.Quant{List: schema.CallArgs, Body: doubling(6)}, true}, "large body": {ir.Quant{List: schema.CallArgs, Body: doubling(12)}, false},
	} {
		g, err := Build(&ir.Program{Clauses: []ir.Clause{{ID: "a", Root: c.root}}})
		if (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
		if err == nil {
			walk(g)
		}
	}
}

// walk reads everything that can be reached, and returns how much it was.
func walk(g *Graph) int {
	n := len(g.Dump()) + len(g.DOT()) + len(g.Mermaid()) + len(g.List().Nodes)
	list := func(start, count uint32) {
		for i := range count {
			n += int(g.Pool(start+i)) & 1
		}
	}
	for i := range uint32(g.Clauses()) {
		c := g.Clause(i)
		if i < 64 {
			id := g.String(c.ID)
			one, _ := g.DumpClause(id)
			n += len(one) + len(g.DOT(id)) + len(g.Mermaid(id))
		}
		list(c.Refs, 3*c.NumRefs)
	}
	for i := range uint32(g.Nodes()) {
		node := g.Node(i)
		list(g.Triggers(i))
		if node.Kind == KindLeaf {
			for v := range node.B {
				list(g.Postings(node.Fact, g.String(g.Pool(node.A+v))))
			}
		}
	}
	for id := range schema.ID(len(schema.Facts) + 2) {
		list(g.Presence(id))
		list(g.Unknown(id))
	}
	list(g.Always())
	for i := range uint32(g.Marks()) {
		n += len(g.Label(g.Mark(i)))
	}
	return n
}

func FuzzOpen(f *testing.F) {
	f.Add(build(f, sample()).Bytes())
	f.Add(build(f, &ir.Program{}).Bytes())
	f.Add(build(f, &ir.Program{Clauses: []ir.Clause{{ID: "a", Root: doubling(4)}}}).Bytes())
	f.Add([]byte(magic))
	f.Fuzz(func(t *testing.T, data []byte) {
		if g, err := Open(data); err == nil {
			walk(g)
		}
	})
}

// Graphs with a few bytes changed are refused, or can be walked.
func TestOpenMutated(t *testing.T) {
	rounds := 10_000
	if testing.Short() {
		rounds = 1000
	}
	random := rand.New(rand.NewPCG(1, 2))
	seeds := [][]byte{build(t, sample()).Bytes(), build(t, &ir.Program{Clauses: []ir.Clause{{ID: "a", Root: doubling(4)}}}).Bytes()}
	opened := 0
	for i := range rounds {
		b := bytes.Clone(seeds[i%2])
		for range 1 + random.IntN(3) {
			b[random.IntN(len(b))] = byte(random.IntN(256))
		}
		if g, err := Open(b); err == nil {
			walk(g)
			opened++
		}
	}
	if opened == 0 || opened == rounds {
		t.Errorf("%d of %d changed graphs open", opened, rounds)
	}
}

// A count is looked at for its items only where no items make it false.
func TestPositive(t *testing.T) {
	for op, holds := range map[ir.Op]func(n float64) bool{
		ir.Less: func(n float64) bool { return 0 < n }, ir.LessEqual: func(n float64) bool { return 0 <= n },
		ir.Greater: func(n float64) bool { return 0 > n }, ir.GreaterEqual: func(n float64) bool { return 0 >= n },
		ir.Equal: func(n float64) bool { return n == 0 }, ir.NotEqual: func(n float64) bool { return n != 0 },
	} {
		for _, n := range []float64{-1, -0.5, 0, 0.5, 1, 2} {
			if positive(Node{B: uint32(op), Number: n}) && holds(n) {
				t.Errorf("a count of nothing can be %s %g", opNames[op], n)
			}
		}
	}
}
