package compiler

import (
	"slices"

	"github.com/govc-lang/govc/compiler/ir"
)

// always says whether a condition has this value for every call, as far as that can be told from the condition alone.
func always(n ir.Node, value bool) bool {
	is := func(n ir.Node) bool { return always(n, value) }
	switch n := n.(type) {
	case ir.Const:
		return n.Value == value
	case ir.Not:
		return always(n.Node, !value)
	case ir.And:
		if value {
			return !slices.ContainsFunc(n.Nodes, func(n ir.Node) bool { return !is(n) })
		}
		return slices.ContainsFunc(n.Nodes, is) || opposed(n.Nodes)
	case ir.Or:
		if !value {
			return !slices.ContainsFunc(n.Nodes, func(n ir.Node) bool { return !is(n) })
		}
		return slices.ContainsFunc(n.Nodes, is) || opposed(n.Nodes)
	case ir.Quant:
		return n.Kind == ir.Count && value && (n.Op == ir.GreaterEqual && n.Number <= 0 || n.Op == ir.Greater && n.Number < 0)
	}
	return false
}

// opposed says whether a node and its opposite are among some.
func opposed(nodes []ir.Node) bool {
	return slices.ContainsFunc(nodes, func(n ir.Node) bool {
		return slices.ContainsFunc(nodes, func(other ir.Node) bool { return ir.Opposed(n, other) })
	})
}
