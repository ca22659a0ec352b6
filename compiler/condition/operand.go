package condition

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/expr-lang/expr/ast"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
)

// operand is a fact, or a field of an item, that a comparison is about.
type operand struct {
	name  string
	fact  schema.ID
	field int
	typ   schema.Type
	enum  []string
	fold  bool
}

func (o operand) leaf(op ir.Op, values ...string) ir.Leaf {
	return ir.Leaf{Fact: o.fact, Field: o.field, Op: op, Values: values, Fold: o.fold}
}

// is is the leaf that a value equals another.
func (o operand) is(v value) ir.Leaf {
	if v.typ == schema.Number {
		leaf := o.leaf(ir.Equal)
		leaf.Number = v.number
		return leaf
	}
	return o.leaf(ir.In, v.text)
}

// operand resolves a fact path, .field or lower(fact).
func (l *lowering) operand(n ast.Node) (operand, bool) {
	if b, ok := n.(*ast.BuiltinNode); ok && b.Name == "lower" && len(b.Arguments) == 1 {
		o, ok := l.operand(b.Arguments[0])
		if ok && !o.textual() {
			l.fail(n, diag.ConditionType, o.name+" is not text", "")
			return o, false
		}
		o.fold = true
		return o, ok
	}
	if m, isField := l.item(n); isField {
		return l.field(m)
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

// textual says whether an operand is compared as text.
func (o operand) textual() bool {
	return o.typ == schema.Text || o.typ == schema.Words || o.typ == schema.Enum
}

// item finds #.name, or .name for short, inside a quantifier.
func (l *lowering) item(n ast.Node) (*ast.MemberNode, bool) {
	m, ok := n.(*ast.MemberNode)
	if !ok || l.list == 0 {
		return nil, false
	}
	p, ok := m.Node.(*ast.PointerNode)
	return m, ok && p.Name == ""
}

// field resolves a field of an item.
func (l *lowering) field(m *ast.MemberNode) (operand, bool) {
	list := schema.Facts[l.list]
	var names []string
	name, ok := m.Property.(*ast.StringNode)
	for i, f := range list.Fields {
		if ok && f.Name == name.Value {
			return operand{name: "." + f.Name, fact: l.list, field: i, typ: f.Type}, true
		}
		names = append(names, "."+f.Name)
	}
	l.fail(m, diag.UnknownFact, "the items of "+list.Name+" have no such field", "one of "+strings.Join(names, ", "))
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

// fits reports a value of another type than the fact, and one that an enumeration does not have: the comparison could never hold.
func (l *lowering) fits(n ast.Node, o operand, v value) bool {
	want := o.typ
	if o.textual() {
		want = schema.Text
	}
	if v.typ != want {
		l.fail(n, diag.ConditionType, fmt.Sprintf("%s is %s, never %s", o.name, typeNames[o.typ], v.source()), "compare it with "+typeNames[want])
		return false
	}
	if o.typ != schema.Enum || slices.Contains(o.enum, v.text) {
		return true
	}
	fix := "one of " + strings.Join(o.enum, ", ")
	if near := diag.Nearest(v.text, o.enum, 1); len(near) > 0 {
		fix = fmt.Sprintf("did you mean %q?", near[0])
	}
	l.fail(n, diag.NeverHolds, fmt.Sprintf("%s is never %q", o.name, v.text), fix)
	return false
}

var typeNames = map[schema.Type]string{
	schema.Text: "text", schema.Words: "words", schema.Enum: "one of a few words", schema.Number: "a number", schema.Bool: "true or false",
	schema.List: "a list of items",
}

// value is a literal: a Text, a Number or a Bool.
type value struct {
	typ    schema.Type
	text   string // of a Text or a Bool
	number float64
}

// source is the value as a message shows it.
func (v value) source() string {
	switch v.typ {
	case schema.Number:
		return strconv.FormatFloat(v.number, 'g', -1, 64)
	case schema.Bool:
		return v.text
	}
	return strconv.Quote(v.text)
}

func literal(n ast.Node) (value, bool) {
	switch n := n.(type) {
	case *ast.StringNode:
		return value{typ: schema.Text, text: n.Value}, true
	case *ast.BoolNode:
		return value{typ: schema.Bool, text: strconv.FormatBool(n.Value)}, true
	case *ast.IntegerNode:
		return value{typ: schema.Number, number: float64(n.Value)}, true
	case *ast.FloatNode:
		return value{typ: schema.Number, number: n.Value}, true
	case *ast.UnaryNode:
		if v, ok := literal(n.Node); ok && v.typ == schema.Number && n.Operator == "-" {
			v.number = -v.number
			return v, true
		}
	}
	return value{}, false
}
