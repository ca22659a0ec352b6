package eval

import (
	"math"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact"
)

// quant asks how many items of a list make the body hold. A list fact that is unknown makes everything unknown that its known items
// do not settle.
func (m *machine) quant(n graph.Node) value {
	var sure, maybe, total int
	for _, a := range [2]*fact.Act{m.shared, m.act} {
		for i := range a.Lists[n.Fact] {
			total++
			switch m.body(n, &a.Lists[n.Fact][i]) {
			case yes:
				sure, maybe = sure+1, maybe+1
			case unknown:
				maybe++
			}
		}
	}
	open := m.act.Unknown.Has(n.Fact)
	return decideQuant(ir.Kind(n.Op), n, sure, maybe, total, open)
}

func decideQuant(kind ir.Kind, n graph.Node, sure, maybe, total int, open bool) value {
	switch kind {
	case ir.Any:
		return between(sure > 0, maybe > 0 || open)
	case ir.None:
		return yes - between(sure > 0, maybe > 0 || open)
	case ir.All:
		return between(sure == total && !open, maybe == total)
	case ir.One:
		return between(sure == 1 && maybe == 1 && !open, sure <= 1 && (maybe >= 1 || open))
	}
	high := float64(maybe)
	if open {
		high = math.Inf(1)
	}
	return counted(ir.Op(n.B), float64(sure), high, n.Number)
}

// counted compares a whole number, of which only the bounds are known, with want.
func counted(op ir.Op, low, high, want float64) value {
	switch op {
	case ir.Equal:
		return between(low == want && high == want, low <= want && want <= high && want == math.Trunc(want))
	case ir.NotEqual:
		return yes - counted(ir.Equal, low, high, want)
	}
	first, last := compare(op, low, want), compare(op, high, want)
	return between(first && last, first || last)
}

// between is yes when sure, unknown when only possible.
func between(sure, possible bool) value {
	switch {
	case sure:
		return yes
	case possible:
		return unknown
	}
	return no
}

func (m *machine) body(n graph.Node, it *fact.Item) value {
	if n.A == 0 {
		return yes
	}
	return m.item(n.A-1, n.Fact, it)
}

// item values a node for one item; nothing of it is kept.
func (m *machine) item(id uint32, list schema.ID, it *fact.Item) value {
	n := m.nodes[id]
	switch n.Kind {
	case graph.KindTrue:
		return yes
	case graph.KindNot:
		return yes - m.item(n.A, list, it)
	case graph.KindAnd:
		v := yes
		for _, child := range m.list(n.A, n.B) {
			if v = min(v, m.item(child, list, it)); v == no {
				return no
			}
		}
		return v
	case graph.KindOr:
		v := no
		for _, child := range m.list(n.A, n.B) {
			if v = max(v, m.item(child, list, it)); v == yes {
				return yes
			}
		}
		return v
	case graph.KindLeaf:
		return m.itemLeaf(id, n, list, it)
	}
	return no
}

func (m *machine) itemLeaf(id uint32, n graph.Node, list schema.ID, it *fact.Item) value {
	field := n.LeafField()
	if field < 0 || n.Fact != list {
		return m.node(id)
	}
	if isNumberOp(n.LeafOp()) {
		return between(compare(n.LeafOp(), it.Num[field], n.Number), false)
	}
	return between(!m.ruledOut(id, n) && m.holds(id, n, it.Text[field]), false)
}
