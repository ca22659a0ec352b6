// Package condition lowers conditions, written in a small subset of expr, to nodes of compiler/ir. It is apart from them so that what
// decides links nothing of expr.
package condition

import (
	"errors"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
)

// maxSource is the longest condition, in bytes. expr's parser calls itself for each parenthesis and sign inside another, and a stack that
// is full ends the process.
const maxSource = 16 << 10

// Lower reads a condition and returns its node. Problems carry byte ranges of source in Problem.Span. A nil node comes with at
// least one problem.
func Lower(source string) (ir.Node, []Problem) {
	if len(source) > maxSource {
		return nil, []Problem{tooLong(source)}
	}
	tree, err := parser.Parse(source)
	if err != nil {
		return nil, []Problem{syntaxProblem(source, err)}
	}
	l := &lowering{source: source}
	n := l.condition(tree.Node)
	if n == (ir.Const{}) {
		l.problems = append(l.problems, Problem{Code: diag.NeverHolds, Span: l.span(tree.Node), Summary: "false never holds", Fix: "remove it", False: true})
	}
	if len(l.problems) > 0 {
		return nil, l.problems
	}
	return n, nil
}

// Problem is what is wrong with a condition, and where in it.
type Problem struct {
	Code    diag.Code
	Span    [2]int
	Summary string
	Fix     string
	False   bool // the whole condition is false: somebody turned something off
}

func tooLong(source string) Problem {
	return Problem{
		Code: diag.UnsupportedConstruct, Span: [2]int{0, len(source)},
		Summary: fmt.Sprintf("a condition has at most %d bytes, and this one has %d", maxSource, len(source)),
		Fix:     "put what it says into a concept with blocks, or into several clauses",
	}
}

func syntaxProblem(source string, err error) Problem {
	p := Problem{Code: diag.ConditionSyntax, Span: [2]int{0, len(source)}, Summary: "this condition does not parse", Fix: err.Error()}
	var fe *file.Error
	if errors.As(err, &fe) {
		p.Span = span(source, fe.From, fe.To)
		p.Summary = "this condition does not parse: " + fe.Message
		p.Fix = "compare facts with ==, in, contains, <, and join them with and, or, not"
	}
	return p
}

// span turns expr's positions (code points) into bytes. It covers a character, where the source has one.
func span(source string, from, to int) [2]int {
	runes := []rune(source)
	from = min(max(from, 0), max(len(runes)-1, 0))
	to = min(max(to, from+1), len(runes))
	return [2]int{len(string(runes[:from])), len(string(runes[:to]))}
}

type lowering struct {
	source   string
	problems []Problem
	list     schema.ID // the list whose items # stands for; 0 outside of a quantifier
}

// possible reports a comparison with a number that the fact never has.
func (l *lowering) possible(n ast.Node, o operand, op ir.Op, number float64) bool {
	p, outside := Outside(o.fact, op, number)
	if !outside || o.field >= 0 {
		return true
	}
	p.Span = l.span(n)
	l.problems = append(l.problems, p)
	return false
}

// sourceOf is what stands in the condition for a node.
func (l *lowering) sourceOf(n ast.Node) string {
	at := l.span(n)
	return "`" + l.source[at[0]:at[1]] + "`"
}

// span is where a node and all below it stand, in bytes.
func (l *lowering) span(n ast.Node) [2]int {
	e := extent{from: n.Location().From, to: n.Location().To}
	ast.Walk(&n, &e)
	return span(l.source, e.from, e.to)
}

func (l *lowering) fail(n ast.Node, code diag.Code, summary, fix string) ir.Node {
	l.problems = append(l.problems, Problem{Code: code, Span: l.span(n), Summary: summary, Fix: fix})
	return nil
}

// extent is where a node and all below it stand: expr gives an operator's node the place of the operator alone.
type extent struct{ from, to int }

// Visit takes a node in.
func (e *extent) Visit(n *ast.Node) {
	at := (*n).Location()
	e.from, e.to = min(e.from, at.From), max(e.to, at.To)
}

// condition lowers a node that must be true or false.
func (l *lowering) condition(n ast.Node) ir.Node {
	switch n := n.(type) {
	case *ast.BoolNode:
		return ir.Const{Value: n.Value}
	case *ast.UnaryNode:
		if n.Operator == "not" || n.Operator == "!" {
			return ir.Not{Node: l.condition(n.Node)}
		}
	case *ast.BinaryNode:
		return l.binary(n)
	case *ast.BuiltinNode:
		return l.builtin(n)
	case *ast.MemberNode, *ast.IdentifierNode, *ast.PointerNode:
		return l.truth(n)
	}
	return l.fail(n, diag.UnsupportedConstruct, "the language of conditions does not have this", "see the subset in docs/language.md")
}

// truth lowers a fact that stands alone: it must be a Bool.
func (l *lowering) truth(n ast.Node) ir.Node {
	o, ok := l.operand(n)
	if !ok {
		return nil
	}
	if o.typ != schema.Bool {
		return l.fail(n, diag.ConditionType, fmt.Sprintf("%s is not true or false by itself", o.name), "compare it with a value")
	}
	return o.leaf(ir.In, "true")
}

func (l *lowering) binary(n *ast.BinaryNode) ir.Node {
	switch n.Operator {
	case "and", "&&":
		return l.and(n)
	case "or", "||":
		return ir.Or{Nodes: []ir.Node{l.condition(n.Left), l.condition(n.Right)}}
	case "==", "!=", "<", "<=", ">", ">=":
		return l.compare(n)
	case "in":
		return l.in(n)
	case "contains", "startsWith", "endsWith", "matches":
		return l.text(n)
	}
	return l.fail(n, diag.UnsupportedConstruct, fmt.Sprintf("the operator %s is not in the language of conditions", n.Operator), "")
}

var flipped = map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}

func (l *lowering) compare(n *ast.BinaryNode) ir.Node {
	left, right, op := n.Left, n.Right, n.Operator
	if _, ok := literal(left); ok {
		left, right, op = right, left, flipped[op]
	}
	if b, ok := counted(left); ok {
		return l.compareCount(b, op, right)
	}
	o, ok := l.operand(left)
	if !ok {
		return nil
	}
	v, ok := literal(right)
	if !ok {
		return l.fail(right, diag.UnsupportedConstruct, "the other side must be a literal value", "")
	}
	if !l.fits(right, o, v) {
		return nil
	}
	if v.typ == schema.Number && !l.possible(n, o, numberOps[op], v.number) {
		return nil
	}
	switch {
	case op == "==":
		return o.is(v)
	case v.typ == schema.Number:
		leaf := o.leaf(numberOps[op])
		leaf.Number = v.number
		return leaf
	case op == "!=":
		return ir.Not{Node: o.is(v)}
	}
	return l.fail(n, diag.ConditionType, fmt.Sprintf("%s has no order for %s", o.name, op), "compare it with == or in")
}

var numberOps = map[string]ir.Op{"<": ir.Less, "<=": ir.LessEqual, ">": ir.Greater, ">=": ir.GreaterEqual, "==": ir.Equal, "!=": ir.NotEqual}

// counted finds len(list) and count(list, condition).
func counted(n ast.Node) (*ast.BuiltinNode, bool) {
	b, ok := n.(*ast.BuiltinNode)
	return b, ok && (b.Name == "len" && len(b.Arguments) == 1 || b.Name == "count" && len(b.Arguments) == 2)
}

func (l *lowering) compareCount(b *ast.BuiltinNode, op string, right ast.Node) ir.Node {
	q, ok := l.quant(b)
	if !ok {
		return nil
	}
	v, ok := literal(right)
	if !ok || v.typ != schema.Number {
		return l.fail(right, diag.ConditionType, "a count is compared with a number", "")
	}
	q.Kind, q.Op, q.Number = ir.Count, numberOps[op], v.number
	if !overlap(rangesOf(q.Op, q.Number), [][2]float64{{0, math.Inf(1)}}) {
		return l.fail(right, diag.NeverHolds, "a count is never below 0", "compare it with 0 or more")
	}
	return q
}

// quant reads what a quantifier is over, and its condition where it has one.
func (l *lowering) quant(b *ast.BuiltinNode) (ir.Quant, bool) {
	if l.list != 0 {
		l.fail(b, diag.UnsupportedConstruct, "a quantifier inside a quantifier", "")
		return ir.Quant{}, false
	}
	list, ok := l.listFact(b.Arguments[0])
	if !ok {
		return ir.Quant{}, false
	}
	q := ir.Quant{List: list}
	if len(b.Arguments) > 1 {
		q.Body = l.body(list, b.Arguments[1])
	}
	return q, true
}

func (l *lowering) listFact(n ast.Node) (schema.ID, bool) {
	path, ok := factPath(n)
	if !ok {
		l.fail(n, diag.UnsupportedConstruct, "this must be a list fact such as call.amounts", "")
		return 0, false
	}
	id, f, ok := schema.Lookup(path)
	if !ok {
		l.unknownFact(n, path)
		return 0, false
	}
	if f.Type != schema.List {
		l.fail(n, diag.ConditionType, path+" is not a list of items", "")
		return 0, false
	}
	return id, true
}

func (l *lowering) body(list schema.ID, n ast.Node) ir.Node {
	if p, ok := n.(*ast.PredicateNode); ok {
		n = p.Node
	}
	l.list = list
	defer func() { l.list = 0 }()
	return l.condition(n)
}

var quantifiers = map[string]ir.Kind{"any": ir.Any, "all": ir.All, "none": ir.None, "one": ir.One}

func (l *lowering) builtin(n *ast.BuiltinNode) ir.Node {
	kind, ok := quantifiers[n.Name]
	if !ok || len(n.Arguments) != 2 {
		return l.fail(n, diag.UnsupportedConstruct, fmt.Sprintf("%s does not stand alone in the language of conditions", n.Name),
			"use any, all, none or one, or compare len and count with a number")
	}
	q, ok := l.quant(n)
	if !ok {
		return nil
	}
	q.Kind = kind
	return q
}

func (l *lowering) in(n *ast.BinaryNode) ir.Node {
	o, ok := l.operand(n.Left)
	if !ok {
		return nil
	}
	if path, isFact := factPath(n.Right); isFact {
		if !slices.Contains(Params, path) {
			return l.fail(n.Right, diag.UnknownFact, fmt.Sprintf("%s is no list of the policy", path), "one of "+strings.Join(Params, ", "))
		}
		if !o.textual() {
			return l.fail(n.Left, diag.ConditionType, o.name+" is not text", "")
		}
		return o.leaf(ir.InParam, path)
	}
	list, ok := n.Right.(*ast.ArrayNode)
	if !ok {
		return l.fail(n.Right, diag.UnsupportedConstruct, "the right side of in must be a list of literals or a list of the policy", "")
	}
	return l.oneOf(o, list)
}

// oneOf lowers a list of literals: numbers to a leaf each, others to one leaf, which is looked up.
func (l *lowering) oneOf(o operand, list *ast.ArrayNode) ir.Node {
	or, texts := ir.Or{}, []string{}
	for _, item := range list.Nodes {
		v, ok := literal(item)
		if !ok {
			return l.fail(item, diag.UnsupportedConstruct, "the right side of in must be a list of literals or a list of the policy", "")
		}
		if !l.fits(item, o, v) || v.typ == schema.Number && !l.possible(item, o, ir.Equal, v.number) {
			return nil
		}
		or.Nodes, texts = append(or.Nodes, o.is(v)), append(texts, v.text)
	}
	if o.typ == schema.Number {
		return or
	}
	return o.leaf(ir.In, texts...)
}

// Params lists the policy's lists that a condition may name.
var Params = []string{
	"organisation.domains", "organisation.regions", "organisation.owners", "organisation.prefixes", "organisation.approved_servers",
}

var textOps = map[string]ir.Op{"contains": ir.Contains, "startsWith": ir.StartsWith, "endsWith": ir.EndsWith, "matches": ir.Match}

func (l *lowering) text(n *ast.BinaryNode) ir.Node {
	o, ok := l.operand(n.Left)
	if !ok {
		return nil
	}
	s, isString := n.Right.(*ast.StringNode)
	if !isString {
		return l.fail(n.Right, diag.UnsupportedConstruct, fmt.Sprintf("the right side of %s must be a constant string", n.Operator), "")
	}
	if !o.textual() {
		return l.fail(n, diag.ConditionType, o.name+" is not text", "")
	}
	if n.Operator == "matches" {
		if _, err := regexp.Compile(s.Value); err != nil {
			return l.fail(n.Right, diag.BadPattern, "this pattern does not compile", err.Error())
		}
	}
	return o.leaf(textOps[n.Operator], s.Value)
}
