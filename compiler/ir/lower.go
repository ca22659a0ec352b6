package ir

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
)

// Lower reads a condition and returns its node. Problems carry byte ranges of source in Problem.Span. A nil node comes with at
// least one problem.
func Lower(source string) (Node, []Problem) {
	tree, err := parser.Parse(source)
	if err != nil {
		return nil, []Problem{syntaxProblem(source, err)}
	}
	l := &lowering{source: source}
	n := l.condition(tree.Node)
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

// span turns expr's positions (code points) into bytes.
func span(source string, from, to int) [2]int {
	runes := []rune(source)
	from, to = min(max(from, 0), len(runes)), min(max(to, from), len(runes))
	start := len(string(runes[:from]))
	end := len(string(runes[:to]))
	if end == start {
		end = min(start+1, len(source))
	}
	return [2]int{start, end}
}

type lowering struct {
	source   string
	problems []Problem
	list     schema.ID // the list whose items # stands for; 0 outside of a quantifier
}

func (l *lowering) fail(n ast.Node, code diag.Code, summary, fix string) Node {
	loc := n.Location()
	l.problems = append(l.problems, Problem{Code: code, Span: span(l.source, loc.From, loc.To), Summary: summary, Fix: fix})
	return nil
}

// condition lowers a node that must be true or false.
func (l *lowering) condition(n ast.Node) Node {
	switch n := n.(type) {
	case *ast.BoolNode:
		return Const{n.Value}
	case *ast.UnaryNode:
		if n.Operator == "not" || n.Operator == "!" {
			return Not{l.condition(n.Node)}
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
func (l *lowering) truth(n ast.Node) Node {
	o, ok := l.operand(n)
	if !ok {
		return nil
	}
	if o.typ != schema.Bool {
		return l.fail(n, diag.ConditionType, fmt.Sprintf("%s is not true or false by itself", o.name), "compare it with a value")
	}
	return o.leaf(In, "true")
}

func (l *lowering) binary(n *ast.BinaryNode) Node {
	switch n.Operator {
	case "and", "&&":
		return And{[]Node{l.condition(n.Left), l.condition(n.Right)}}
	case "or", "||":
		return Or{[]Node{l.condition(n.Left), l.condition(n.Right)}}
	case "==", "!=", "<", "<=", ">", ">=":
		return l.compare(n)
	case "in", "not in":
		return negate(n.Operator == "not in", l.in(n))
	case "contains", "startsWith", "endsWith", "matches":
		return l.text(n)
	}
	return l.fail(n, diag.UnsupportedConstruct, fmt.Sprintf("the operator %s is not in the language of conditions", n.Operator), "")
}

func negate(not bool, n Node) Node {
	if not && n != nil {
		return Not{n}
	}
	return n
}

// operand is a fact, or a field of an item, that a comparison is about.
type operand struct {
	name  string
	fact  schema.ID
	field int
	typ   schema.Type
	enum  []string
	fold  bool
}

func (o operand) leaf(op Op, values ...string) Leaf {
	return Leaf{Fact: o.fact, Field: o.field, Op: op, Values: values, Fold: o.fold}
}

// operand resolves a fact path, .field, # or lower(fact).
func (l *lowering) operand(n ast.Node) (operand, bool) {
	if b, ok := n.(*ast.BuiltinNode); ok && b.Name == "lower" && len(b.Arguments) == 1 {
		o, ok := l.operand(b.Arguments[0])
		o.fold = true
		return o, ok
	}
	if field, ok := l.field(n); ok {
		return field, true
	}
	path, ok := factPath(n)
	if !ok {
		l.fail(n, diag.UnsupportedConstruct, "one side of a comparison must be a fact", "write the fact on the left, the value on the right")
		return operand{}, false
	}
	id, f, ok := schema.Lookup(path)
	if !ok || f.Type == schema.Invalid {
		l.unknownFact(n, path)
		return operand{}, false
	}
	return operand{name: path, fact: id, field: -1, typ: f.Type, enum: f.Values}, true
}

func (l *lowering) unknownFact(n ast.Node, path string) {
	fix := "see the facts in docs/language.md"
	if near := diag.Nearest(path, schema.Names(), 3); len(near) > 0 {
		fix = "did you mean " + strings.Join(near, ", ") + "?"
	}
	l.fail(n, diag.UnknownFact, fmt.Sprintf("there is no fact %s", path), fix)
}

// field resolves .name inside a quantifier.
func (l *lowering) field(n ast.Node) (operand, bool) {
	m, ok := n.(*ast.MemberNode)
	if !ok || l.list == 0 {
		return operand{}, false
	}
	if _, isItem := m.Node.(*ast.PointerNode); !isItem {
		return operand{}, false
	}
	name, ok := m.Property.(*ast.StringNode)
	if !ok {
		return operand{}, false
	}
	for i, f := range schema.Facts[l.list].Fields {
		if f.Name == name.Value {
			return operand{name: "." + f.Name, fact: l.list, field: i, typ: f.Type}, true
		}
	}
	return operand{}, false
}

func factPath(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.IdentifierNode:
		return n.Value, true
	case *ast.MemberNode:
		p, ok := factPath(n.Node)
		s, isName := n.Property.(*ast.StringNode)
		if !ok || !isName {
			return "", false
		}
		return p + "." + s.Value, true
	}
	return "", false
}

var flipped = map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}

func (l *lowering) compare(n *ast.BinaryNode) Node {
	left, right, op := n.Left, n.Right, n.Operator
	if isLiteral(left) && !isLiteral(right) {
		left, right, op = right, left, flipped[op]
	}
	if list, body, ok := l.counted(left); ok {
		return l.compareCount(n, list, body, op, right)
	}
	o, ok := l.operand(left)
	if !ok {
		return nil
	}
	if num, isNum := number(right); isNum {
		return l.compareNumber(n, o, op, num)
	}
	value, ok := literal(right)
	if !ok {
		return l.fail(right, diag.UnsupportedConstruct, "the other side must be a literal value", "")
	}
	if op != "==" && op != "!=" || o.typ == schema.Number || o.typ == schema.List {
		return l.fail(n, diag.ConditionType, fmt.Sprintf("%s cannot be compared with %q by %s", o.name, value, op), "")
	}
	if !l.possible(n, o, value) {
		return nil
	}
	return negate(op == "!=", o.leaf(In, value))
}

// possible reports a value that an enumeration does not have: the comparison could never hold.
func (l *lowering) possible(n ast.Node, o operand, value string) bool {
	if o.typ == schema.Bool && value != "true" && value != "false" {
		l.fail(n, diag.ConditionType, fmt.Sprintf("%s is true or false, never %q", o.name, value), "")
		return false
	}
	if o.typ != schema.Enum || slices.Contains(o.enum, value) {
		return true
	}
	fix := "one of " + strings.Join(o.enum, ", ")
	if near := diag.Nearest(value, o.enum, 1); len(near) > 0 {
		fix = fmt.Sprintf("did you mean %q?", near[0])
	}
	l.fail(n, diag.NeverHolds, fmt.Sprintf("%s is never %q", o.name, value), fix)
	return false
}

var numberOps = map[string]Op{"<": Less, "<=": LessEqual, ">": Greater, ">=": GreaterEqual, "==": Equal, "!=": NotEqual}

func (l *lowering) compareNumber(n ast.Node, o operand, op string, num float64) Node {
	if o.typ != schema.Number {
		return l.fail(n, diag.ConditionType, fmt.Sprintf("%s is not a number", o.name), "")
	}
	leaf := o.leaf(numberOps[op])
	leaf.Number = num
	return leaf
}

// counted resolves len(list) and count(list, condition).
func (l *lowering) counted(n ast.Node) (schema.ID, Node, bool) {
	b, ok := n.(*ast.BuiltinNode)
	if !ok || b.Name != "len" && b.Name != "count" || len(b.Arguments) == 0 {
		return 0, nil, false
	}
	id, ok := l.listFact(b.Arguments[0])
	if !ok {
		return 0, nil, false
	}
	if b.Name == "len" || len(b.Arguments) < 2 {
		return id, nil, true
	}
	return id, l.body(id, b.Arguments[1]), true
}

func (l *lowering) compareCount(n ast.Node, list schema.ID, body Node, op string, right ast.Node) Node {
	num, ok := number(right)
	if !ok {
		return l.fail(right, diag.ConditionType, "a count is compared with a number", "")
	}
	return Quant{Kind: Count, List: list, Body: body, Op: numberOps[op], Number: num}
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

func (l *lowering) body(list schema.ID, n ast.Node) Node {
	if p, ok := n.(*ast.PredicateNode); ok {
		n = p.Node
	}
	outer := l.list
	l.list = list
	defer func() { l.list = outer }()
	return l.condition(n)
}

var quantifiers = map[string]Kind{"any": Any, "all": All, "none": None, "one": One}

func (l *lowering) builtin(n *ast.BuiltinNode) Node {
	kind, ok := quantifiers[n.Name]
	if !ok || len(n.Arguments) != 2 {
		return l.fail(n, diag.UnsupportedConstruct, fmt.Sprintf("%s does not stand alone in the language of conditions", n.Name),
			"use any, all, none or one, or compare len and count with a number")
	}
	if l.list != 0 {
		return l.fail(n, diag.UnsupportedConstruct, "a quantifier inside a quantifier", "")
	}
	list, ok := l.listFact(n.Arguments[0])
	if !ok {
		return nil
	}
	return Quant{Kind: kind, List: list, Body: l.body(list, n.Arguments[1])}
}

func (l *lowering) in(n *ast.BinaryNode) Node {
	o, ok := l.operand(n.Left)
	if !ok {
		return nil
	}
	if path, isFact := factPath(n.Right); isFact {
		if !slices.Contains(Params, path) {
			return l.fail(n.Right, diag.UnknownFact, fmt.Sprintf("%s is no list of the policy", path), "one of "+strings.Join(Params, ", "))
		}
		return o.leaf(InParam, path)
	}
	values, ok := literals(n.Right)
	if !ok {
		return l.fail(n.Right, diag.UnsupportedConstruct, "the right side of in must be a list of literals or a list of the policy", "")
	}
	if o.typ == schema.Number {
		return l.inNumbers(o, values)
	}
	for _, v := range values {
		if !l.possible(n, o, v) {
			return nil
		}
	}
	return o.leaf(In, values...)
}

func (l *lowering) inNumbers(o operand, values []string) Node {
	or := Or{}
	for _, v := range values {
		f, err := strconv.ParseFloat(v, 64)
		if err != nil {
			continue
		}
		leaf := o.leaf(Equal)
		leaf.Number = f
		or.Nodes = append(or.Nodes, leaf)
	}
	return or
}

// Params lists the policy's lists that a condition may name.
var Params = []string{
	"organisation.domains", "organisation.regions", "organisation.owners", "organisation.prefixes", "organisation.approved_servers",
}

var textOps = map[string]Op{"contains": Contains, "startsWith": StartsWith, "endsWith": EndsWith, "matches": Match}

func (l *lowering) text(n *ast.BinaryNode) Node {
	o, ok := l.operand(n.Left)
	if !ok {
		return nil
	}
	s, isString := n.Right.(*ast.StringNode)
	if !isString {
		return l.fail(n.Right, diag.UnsupportedConstruct, fmt.Sprintf("the right side of %s must be a constant string", n.Operator), "")
	}
	if o.typ != schema.Text && o.typ != schema.Words && o.typ != schema.Enum {
		return l.fail(n, diag.ConditionType, o.name+" is not text", "")
	}
	if n.Operator == "matches" {
		if _, err := regexp.Compile(s.Value); err != nil {
			return l.fail(n.Right, diag.BadPattern, "this pattern does not compile", err.Error())
		}
	}
	return o.leaf(textOps[n.Operator], s.Value)
}

func isLiteral(n ast.Node) bool {
	_, ok := literal(n)
	return ok
}

func literal(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.StringNode:
		return n.Value, true
	case *ast.BoolNode:
		return strconv.FormatBool(n.Value), true
	}
	if f, ok := number(n); ok {
		return strconv.FormatFloat(f, 'f', -1, 64), true
	}
	return "", false
}

func literals(n ast.Node) ([]string, bool) {
	var items []ast.Node
	switch n := n.(type) {
	case *ast.ArrayNode:
		items = n.Nodes
	case *ast.ConstantNode:
		if list, ok := n.Value.([]any); ok {
			return constants(list)
		}
		return nil, false
	default:
		return nil, false
	}
	out := make([]string, 0, len(items))
	for _, i := range items {
		v, ok := literal(i)
		if !ok {
			return nil, false
		}
		out = append(out, v)
	}
	return out, true
}

func constants(list []any) ([]string, bool) {
	out := make([]string, len(list))
	for i, v := range list {
		out[i] = fmt.Sprint(v)
	}
	return out, true
}

func number(n ast.Node) (float64, bool) {
	switch n := n.(type) {
	case *ast.IntegerNode:
		return float64(n.Value), true
	case *ast.FloatNode:
		return n.Value, true
	case *ast.UnaryNode:
		if f, ok := number(n.Node); ok && n.Operator == "-" {
			return -f, true
		}
	}
	return 0, false
}
