package condition

import (
	"fmt"
	"math"
	"slices"

	"github.com/expr-lang/expr/ast"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
)

// What can never hold is found from the values that a fact may have, and from two parts of one conjunction that exclude each other. Where a
// fact may have several values, x == 'a' and x == 'b' can both hold; x and not x never can.

// part is one part of a conjunction.
type part struct {
	at   ast.Node
	node ir.Node
}

// and lowers a conjunction, and reports the first of its parts that excludes one before it.
func (l *lowering) and(n *ast.BinaryNode) ir.Node {
	var parts []part
	out := l.conjuncts(n, &parts)
	for i, p := range parts {
		for _, before := range parts[:i] {
			if p.node != nil && before.node != nil && excludes(before.node, p.node) {
				l.fail(p.at, diag.NeverHolds, "this never holds beside "+l.sourceOf(before.at), "remove one of the two, or write or between them")
				return out
			}
		}
	}
	return out
}

func (l *lowering) conjuncts(n ast.Node, parts *[]part) ir.Node {
	if b, ok := n.(*ast.BinaryNode); ok && isAnd(b) {
		return ir.And{Nodes: []ir.Node{l.conjuncts(b.Left, parts), l.conjuncts(b.Right, parts)}}
	}
	node := l.condition(n)
	*parts = append(*parts, part{n, node})
	return node
}

func isAnd(b *ast.BinaryNode) bool { return b.Operator == "and" || b.Operator == "&&" }

// excludes says whether two conditions about one act can never both hold.
func excludes(a, b ir.Node) bool {
	if ir.Opposed(a, b) {
		return true
	}
	x, okX := constraintOf(a)
	y, okY := constraintOf(b)
	if !okX || !okY || x.fact != y.fact || x.field != y.field || x.fold != y.fold {
		return false
	}
	switch {
	case x.ranges != nil && y.ranges != nil:
		return x.single() && !overlap(x.ranges, y.ranges)
	case x.words == nil || y.words == nil || x.not && y.not:
		return false
	case x.not:
		return within(y.words, x.words)
	case y.not:
		return within(x.words, y.words)
	}
	return x.single() && !slices.ContainsFunc(x.words, func(w string) bool { return slices.Contains(y.words, w) })
}

func within(words, others []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !slices.Contains(others, w) })
}

// constraint is what a condition says about the values of one fact or field: words of which one must be there (or none, with not), or
// ranges of numbers.
type constraint struct {
	fact   schema.ID
	field  int
	fold   bool
	not    bool
	words  []string
	ranges [][2]float64
}

// single says whether there is one value at most: an item has each of its fields once.
func (c constraint) single() bool { return c.field >= 0 || schema.Facts[c.fact].Single() }

func constraintOf(n ir.Node) (constraint, bool) {
	switch n := n.(type) {
	case ir.Leaf:
		c := constraint{fact: n.Fact, field: n.Field, fold: n.Fold}
		if n.Op == ir.In {
			c.words = n.Values
			return c, true
		}
		c.ranges = rangesOf(n.Op, n.Number)
		return c, c.ranges != nil
	case ir.Not:
		leaf, ok := n.Node.(ir.Leaf)
		c, known := constraintOf(leaf)
		if !ok || !known {
			return c, false
		}
		c.not = true
		if c.ranges != nil {
			c.not, c.ranges = false, rangesOf(opposite[leaf.Op], leaf.Number)
		}
		return c, c.single() || c.words != nil
	case ir.Or:
		return oneOfNumbers(n)
	}
	return constraint{}, false
}

// oneOfNumbers reads x in [1, 2].
func oneOfNumbers(n ir.Or) (constraint, bool) {
	var out constraint
	for i, node := range n.Nodes {
		leaf, ok := node.(ir.Leaf)
		c, known := constraintOf(leaf)
		if !ok || !known || c.ranges == nil || i > 0 && (c.fact != out.fact || c.field != out.field) {
			return out, false
		}
		c.ranges = append(out.ranges, c.ranges...)
		out = c
	}
	return out, len(n.Nodes) > 0
}

var opposite = map[ir.Op]ir.Op{
	ir.Less: ir.GreaterEqual, ir.GreaterEqual: ir.Less, ir.Greater: ir.LessEqual, ir.LessEqual: ir.Greater, ir.Equal: ir.NotEqual, ir.NotEqual: ir.Equal,
}

// rangesOf are the numbers that a comparison holds for, both ends included; nil where it is none of numbers.
func rangesOf(op ir.Op, n float64) [][2]float64 {
	low, high := math.Inf(-1), math.Inf(1)
	below, above := math.Nextafter(n, low), math.Nextafter(n, high)
	switch op {
	case ir.Less:
		return [][2]float64{{low, below}}
	case ir.LessEqual:
		return [][2]float64{{low, n}}
	case ir.Greater:
		return [][2]float64{{above, high}}
	case ir.GreaterEqual:
		return [][2]float64{{n, high}}
	case ir.Equal:
		return [][2]float64{{n, n}}
	case ir.NotEqual:
		return [][2]float64{{low, below}, {above, high}}
	}
	return nil
}

func overlap(a, b [][2]float64) bool {
	for _, x := range a {
		for _, y := range b {
			if max(x[0], y[0]) <= min(x[1], y[1]) {
				return true
			}
		}
	}
	return false
}

// Outside is the problem, without a span, of a comparison that no value of a fact makes hold; false where one may.
func Outside(id schema.ID, op ir.Op, n float64) (Problem, bool) {
	f := schema.Facts[id]
	if f.Range == [2]float64{} || overlap(rangesOf(op, n), [][2]float64{f.Range}) {
		return Problem{}, false
	}
	values := fmt.Sprintf("%g to %g", f.Range[0], f.Range[1])
	return Problem{
		Code: diag.NeverHolds, Summary: fmt.Sprintf("%s is %s: this never holds", id.Name(), values), Fix: "compare it with a number from " + values,
	}, true
}
