package eval

import (
	"strings"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/literal"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact"
)

// value is one of three; strong Kleene and, or and not are min, max and 2-x.
type value uint8

const (
	no value = iota
	unknown
	yes
)

// machine values the nodes of one graph for one act after another. It is reused; epochs stand for clearing.
type machine struct {
	g *graph.Graph
	*patterns
	params map[string][]string

	epoch   uint32
	memoAt  []uint32 // the epoch of memo
	memo    []value
	leafAt  []uint32 // the epoch in which a posting made the leaf true
	hintAt  []uint32 // the epoch in which a value was seen that may make the hinted leaf true
	awakeAt []uint32 // the epoch in which a leaf woke a sleeping node
	visitAt []uint32 // by clause
	open    bool     // one of them is unknown in the act: no node may sleep
	visit   []uint32

	shared *fact.Act
	act    *fact.Act
	marks  []history                // by mark
	recall func()                   // fills the marks from the session; nil once it has, most actions need none
	long   map[longText][][2]uint32 // the hints of the long values of the action, as far as seen
	before []int                    // acts of this action that showed the mark, before this act
}

// history is what a session remembers of one mark: seconds before now of each act; times unknown are 0.
type history struct{ ago []int64 }

func newMachine(g *graph.Graph, p *patterns, params map[string][]string) *machine {
	return &machine{
		g: g, params: params, patterns: p, long: map[longText][][2]uint32{},
		memoAt: make([]uint32, g.Nodes()), memo: make([]value, g.Nodes()), leafAt: make([]uint32, g.Nodes()), hintAt: make([]uint32, g.Nodes()), awakeAt: make([]uint32, g.Nodes()),
		visitAt: make([]uint32, g.Clauses()), marks: make([]history, g.Marks()), before: make([]int, g.Marks()),
	}
}

// begin takes up an action: nothing of another is remembered.
func (m *machine) begin(recall func()) {
	for i := range m.marks {
		m.marks[i].ago, m.before[i] = m.marks[i].ago[:0], 0
	}
	m.recall = recall
}

// end lets go of the action and its session.
func (m *machine) end() {
	m.shared, m.act, m.recall = nil, nil, nil
	clear(m.long)
}

// ago is how many seconds before now the session showed a mark, each time.
func (m *machine) ago(mark uint32) []int64 {
	if recall := m.recall; recall != nil {
		m.recall = nil
		recall()
	}
	return m.marks[mark].ago
}

// load makes an act the current one and finds the clauses that it could make fire.
func (m *machine) load(shared, act *fact.Act) {
	if m.epoch++; m.epoch == 0 { // it went round: what was noted long ago would count again
		clear(m.memoAt)
		clear(m.leafAt)
		clear(m.hintAt)
		clear(m.awakeAt)
		clear(m.visitAt)
		m.epoch = 1
	}
	m.shared, m.act = shared, act
	m.visit, m.open = m.visit[:0], false
	m.visitList(m.g.Always())
	m.loadAct(shared)
	m.loadAct(act)
}

func (m *machine) loadAct(a *fact.Act) {
	for i := range a.Atoms {
		at := &a.Atoms[i]
		start, n := m.g.Postings(at.Fact, at.Value)
		m.mark(m.leafAt, start, n)
		m.hint(at.Fact, at.Value)
		m.visitList(m.g.Presence(at.Fact))
	}
	for i := range a.Nums {
		m.visitList(m.g.Presence(a.Nums[i].Fact))
	}
	for id, items := range a.Lists {
		for i := range items {
			for _, text := range items[i].Text {
				m.hint(id, text)
			}
		}
		m.visitList(m.g.Presence(id))
	}
	m.loadUnknown(a)
}

func (m *machine) loadUnknown(a *fact.Act) {
	if a.Unknown == (fact.Set{}) {
		return
	}
	for id := schema.ID(0); int(id) < len(schema.Facts); id++ {
		if a.Unknown.Has(id) {
			m.open = m.open || m.waking.Has(id)
			m.visitList(m.g.Presence(id))
			m.visitList(m.g.Unknown(id))
		}
	}
}

// mark notes leaves, a range of the pool, as true or possibly true.
func (m *machine) mark(at []uint32, start, n uint32) {
	for _, leaf := range m.list(start, n) {
		if at[leaf] != m.epoch {
			at[leaf] = m.epoch
			m.wake(leaf)
			m.visitList(m.g.Triggers(leaf))
		}
	}
}

// hint marks the hinted leaves that a value may make true.
func (m *machine) hint(id schema.ID, value string) {
	if len(value) < literal.GramSize || !m.hints.Has(id) {
		return
	}
	if len(value) < longValue {
		m.eachHint(id, value, func(start, n uint32) { m.mark(m.hintAt, start, n) })
		return
	}
	key := longText{id, value}
	found, known := m.long[key]
	if !known {
		seen := map[[2]uint32]bool{}
		m.eachHint(id, value, func(start, n uint32) {
			if hint := [2]uint32{start, n}; !seen[hint] {
				seen[hint] = true
				found = append(found, hint)
			}
		})
		m.long[key] = found
	}
	for _, h := range found {
		m.mark(m.hintAt, h[0], h[1])
	}
}

// longValue is the length in bytes from which the hints of a value are kept for the other acts of its action: a command tells its text to
// all that it does.
const longValue = 256

type longText struct {
	id   schema.ID
	text string
}

// eachHint visits the leaves, a range of the pool each, that the grams of a value hint at.
func (m *machine) eachHint(id schema.ID, value string, visit func(start, n uint32)) {
	literal.EachGram(value, func(gram uint32) {
		if m.grams.has(graph.GramHash(id, gram)) {
			visit(m.g.Grams(id, gram))
		}
	})
}

// ruledOut says whether no value was seen that may make a hinted leaf true.
func (m *machine) ruledOut(id uint32, n graph.Node) bool { return n.Hinted && m.hintAt[id] != m.epoch }

// wake lets the nodes be valued that a leaf can make hold.
func (m *machine) wake(leaf uint32) {
	for _, sleeper := range m.list(m.g.Wakes(leaf)) {
		m.awakeAt[sleeper] = m.epoch
	}
}

func (m *machine) visitList(start, n uint32) {
	for _, c := range m.list(start, n) {
		if m.visitAt[c] != m.epoch {
			m.visitAt[c] = m.epoch
			m.visit = append(m.visit, c)
		}
	}
}

// node values a node for the current act.
func (m *machine) node(id uint32) value {
	if m.memoAt[id] == m.epoch {
		return m.memo[id]
	}
	v := m.compute(id)
	m.memoAt[id], m.memo[id] = m.epoch, v
	return v
}

func (m *machine) compute(id uint32) value {
	if m.asleep(id) {
		return no
	}
	n := m.nodes[id]
	switch n.Kind {
	case graph.KindTrue:
		return yes
	case graph.KindLeaf:
		return m.leaf(id, n)
	case graph.KindAnd:
		return m.all(n)
	case graph.KindOr:
		return m.any(n)
	case graph.KindNot:
		return yes - m.node(n.A)
	case graph.KindQuant:
		return m.quant(n)
	case graph.KindConcept:
		return m.concept(n)
	case graph.KindSeen:
		return m.seen(n)
	case graph.KindRate:
		return m.rate(n)
	}
	return no
}

// asleep says whether a node is certainly false since nothing woke it.
func (m *machine) asleep(id uint32) bool {
	return m.sleeps[id] && !m.open && m.awakeAt[id] != m.epoch
}

func (m *machine) all(n graph.Node) value {
	v := yes
	for _, child := range m.list(n.A, n.B) {
		if m.asleep(child) {
			return no
		}
		v = min(v, m.node(child))
		if v == no {
			return no
		}
	}
	return v
}

func (m *machine) any(n graph.Node) value {
	v := no
	for _, child := range m.list(n.A, n.B) {
		if m.asleep(child) {
			continue
		}
		v = max(v, m.node(child))
		if v == yes {
			return yes
		}
	}
	return v
}

func (m *machine) concept(n graph.Node) value {
	v := m.node(n.A)
	if v != unknown {
		return v
	}
	switch n.Op {
	case 1:
		return yes
	case 2:
		return no
	}
	return unknown
}

func (m *machine) seen(n graph.Node) value {
	if len(m.ago(n.A)) > 0 {
		return yes
	}
	return no
}

// rate holds for an act that shows the mark when enough acts did so before it, in the window.
func (m *machine) rate(n graph.Node) value {
	v := m.node(m.g.Mark(n.A))
	if v == no {
		return no
	}
	if float64(m.earlier(n)) < n.Number {
		return no
	}
	return v
}

// earlier counts the acts in the window of a rate, without the one that is decided about.
func (m *machine) earlier(n graph.Node) int {
	count := m.before[n.A]
	for _, ago := range m.ago(n.A) {
		if ago < int64(n.B) {
			count++
		}
	}
	return count
}

func (m *machine) leaf(id uint32, n graph.Node) value {
	if m.leafAt[id] == m.epoch {
		return yes
	}
	if m.mayHold(id, n) {
		for _, a := range [2]*fact.Act{m.shared, m.act} {
			if m.scan(id, n, a) {
				return yes
			}
		}
	}
	if m.act.Unknown.Has(n.Fact) || m.shared.Unknown.Has(n.Fact) {
		return unknown
	}
	return no
}

// mayHold says whether the values of an act must be compared with a leaf.
func (m *machine) mayHold(id uint32, n graph.Node) bool {
	return !m.ruledOut(id, n) && (n.Hinted || n.LeafOp() != ir.In || n.LeafFold())
}

func (m *machine) scan(id uint32, n graph.Node, a *fact.Act) bool {
	if isNumberOp(n.LeafOp()) {
		for _, v := range a.Nums {
			if v.Fact == n.Fact && compare(n.LeafOp(), v.Value, n.Number) {
				return true
			}
		}
		return false
	}
	for i := range a.Atoms {
		if a.Atoms[i].Fact == n.Fact && m.holds(id, n, a.Atoms[i].Value) {
			return true
		}
	}
	return false
}

func isNumberOp(op ir.Op) bool { return op >= ir.Less && op <= ir.NotEqual }

func compare(op ir.Op, a, b float64) bool {
	switch op {
	case ir.Less:
		return a < b
	case ir.LessEqual:
		return a <= b
	case ir.Greater:
		return a > b
	case ir.GreaterEqual:
		return a >= b
	case ir.Equal:
		return a == b
	case ir.NotEqual:
		return a != b
	}
	return false
}

// holds compares one text value with a leaf.
func (m *machine) holds(id uint32, n graph.Node, s string) bool {
	if n.LeafFold() {
		s = strings.ToLower(s)
	}
	switch n.LeafOp() {
	case ir.Match:
		return m.regexp(m.g, id, n).Matches(s)
	case ir.InParam:
		return m.inParam(n, s)
	}
	for _, want := range m.list(n.A, n.B) {
		if m.one(n.LeafOp(), want, s) {
			return true
		}
	}
	return false
}

func (m *machine) one(op ir.Op, id uint32, s string) bool {
	want := m.g.Raw(id)
	switch op {
	case ir.In:
		return string(want) == s
	case ir.Glob:
		return m.glob(m.g, id).Match(s)
	case ir.Contains:
		return strings.Contains(s, string(want))
	case ir.StartsWith:
		return strings.HasPrefix(s, string(want))
	case ir.EndsWith:
		return strings.HasSuffix(s, string(want))
	}
	return false
}

func (m *machine) inParam(n graph.Node, s string) bool {
	for _, v := range m.params[m.g.String(m.pool[n.A])] {
		if v == s {
			return true
		}
	}
	return false
}
