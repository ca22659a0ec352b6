package condition

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
)

func leaf(fact schema.ID, op ir.Op, values ...string) ir.Leaf {
	return ir.Leaf{Fact: fact, Field: -1, Op: op, Values: values}
}

func num(fact schema.ID, op ir.Op, n float64) ir.Leaf {
	return ir.Leaf{Fact: fact, Field: -1, Op: op, Number: n}
}

func field(list schema.ID, i int, l ir.Leaf) ir.Leaf {
	l.Fact, l.Field = list, i
	return l
}

func TestLower(t *testing.T) {
	var (
		tool   = leaf(schema.ActionTool, ir.In, "x")
		frozen = leaf(schema.ContextChangeFreeze, ir.In, "true")
		large  = field(schema.CallAmounts, 0, num(0, ir.Greater, 20))
		euro   = field(schema.CallAmounts, 1, leaf(0, ir.In, "EUR"))
	)
	for source, want := range map[string]ir.Node{
		"true":                                                  ir.Const{Value: true},
		"action.tool == 'x'":                                    tool,
		"'x' == action.tool":                                    tool,
		"action['tool'] == \"x\"":                               tool,
		"action.tool != 'x'":                                    ir.Not{Node: tool},
		"not (action.tool == 'x')":                              ir.Not{Node: tool},
		"!(action.tool == 'x')":                                 ir.Not{Node: tool},
		"action.tool in ['x', 'y']":                             leaf(schema.ActionTool, ir.In, "x", "y"),
		"action.tool not in ['x']":                              ir.Not{Node: tool},
		"action.tool in []":                                     ir.Leaf{Fact: schema.ActionTool, Field: -1, Op: ir.In, Values: []string{}},
		"action.tool in organisation.owners":                    leaf(schema.ActionTool, ir.InParam, "organisation.owners"),
		"action.tool contains 'x'":                              leaf(schema.ActionTool, ir.Contains, "x"),
		"action.tool not contains 'x'":                          ir.Not{Node: leaf(schema.ActionTool, ir.Contains, "x")},
		"action.tool startsWith 'x'":                            leaf(schema.ActionTool, ir.StartsWith, "x"),
		"action.tool endsWith 'x'":                              leaf(schema.ActionTool, ir.EndsWith, "x"),
		"action.tool matches '^x+$'":                            leaf(schema.ActionTool, ir.Match, "^x+$"),
		"lower(action.tool) == 'x'":                             ir.Leaf{Fact: schema.ActionTool, Field: -1, Op: ir.In, Values: []string{"x"}, Fold: true},
		"call.limit < 5":                                        num(schema.CallLimit, ir.Less, 5),
		"call.limit <= 5":                                       num(schema.CallLimit, ir.LessEqual, 5),
		"call.limit > 5":                                        num(schema.CallLimit, ir.Greater, 5),
		"call.limit >= 5":                                       num(schema.CallLimit, ir.GreaterEqual, 5),
		"call.limit == -5":                                      num(schema.CallLimit, ir.Equal, -5),
		"call.limit != 2.5":                                     num(schema.CallLimit, ir.NotEqual, 2.5),
		"5 < call.limit":                                        num(schema.CallLimit, ir.Greater, 5),
		"5 >= call.limit":                                       num(schema.CallLimit, ir.LessEqual, 5),
		"call.limit in [1, -2]":                                 ir.Or{Nodes: []ir.Node{num(schema.CallLimit, ir.Equal, 1), num(schema.CallLimit, ir.Equal, -2)}},
		"context.change_freeze":                                 frozen,
		"context.change_freeze == true":                         frozen,
		"context.change_freeze == false":                        leaf(schema.ContextChangeFreeze, ir.In, "false"),
		"context.change_freeze != true":                         ir.Not{Node: frozen},
		"context.change_freeze in [true]":                       frozen,
		"action.surface == 'shell'":                             leaf(schema.ActionSurface, ir.In, "shell"),
		"action.tool == 'x' and true":                           ir.And{Nodes: []ir.Node{tool, ir.Const{Value: true}}},
		"action.tool == 'x' && true":                            ir.And{Nodes: []ir.Node{tool, ir.Const{Value: true}}},
		"action.tool == 'x' or true":                            ir.Or{Nodes: []ir.Node{tool, ir.Const{Value: true}}},
		"action.tool == 'x' || true":                            ir.Or{Nodes: []ir.Node{tool, ir.Const{Value: true}}},
		"1 < call.limit < 3":                                    ir.And{Nodes: []ir.Node{num(schema.CallLimit, ir.Greater, 1), num(schema.CallLimit, ir.Less, 3)}},
		"any(call.amounts, .value > 20)":                        ir.Quant{Kind: ir.Any, List: schema.CallAmounts, Body: large},
		"all(call.amounts, #.value > 20)":                       ir.Quant{Kind: ir.All, List: schema.CallAmounts, Body: large},
		"none(call.amounts, {.value > 20})":                     ir.Quant{Kind: ir.None, List: schema.CallAmounts, Body: large},
		"one(call.amounts, .currency == 'EUR')":                 ir.Quant{Kind: ir.One, List: schema.CallAmounts, Body: euro},
		"any(call.amounts, .value > 20 and action.tool == 'x')": ir.Quant{Kind: ir.Any, List: schema.CallAmounts, Body: ir.And{Nodes: []ir.Node{large, tool}}},
		"len(call.amounts) == 0":                                ir.Quant{Kind: ir.Count, List: schema.CallAmounts, Op: ir.Equal},
		"2 <= count(call.amounts, .value > 20)":                 ir.Quant{Kind: ir.Count, List: schema.CallAmounts, Body: large, Op: ir.GreaterEqual, Number: 2},
	} {
		if got, problems := Lower(source); problems != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s\n got %#v %v\nwant %#v", source, got, problems, want)
		}
	}
}

// In a refused condition the words that are wrong stand between « and »; expr gives a call no place for its closing bracket.
func TestLowerRefuses(t *testing.T) {
	for _, c := range []struct {
		marked string
		code   diag.Code
	}{
		{"action.tool =«=»", diag.ConditionSyntax},
		{"action.tool == 'x' «)»", diag.ConditionSyntax},
		{"action.tool == '«x»", diag.ConditionSyntax},
		{"«action.colour» == 'red'", diag.UnknownFact},
		{"action.tool == 'ä€' and «action.colour» == 'red'", diag.UnknownFact},
		{"«tool» == 'x'", diag.UnknownFact},
		{"«none» == 'x'", diag.UnknownFact},
		{"action.tool in «organisation.colours»", diag.UnknownFact},
		{"any(«call.amount», .value > 1)", diag.UnknownFact},
		{"any(call.amounts, «.sum» > 1)", diag.UnknownFact},
		{"«action.tool»", diag.ConditionType},
		{"action.tool == «3»", diag.ConditionType},
		{"action.tool == «true»", diag.ConditionType},
		{"action.tool in ['x', «3»]", diag.ConditionType},
		{"call.limit == «'3'»", diag.ConditionType},
		{"call.limit in [1, «'3'»]", diag.ConditionType},
		{"context.change_freeze == «'true'»", diag.ConditionType},
		{"«action.tool < 'x'»", diag.ConditionType},
		{"context.change_freeze > «3»", diag.ConditionType},
		{"call.amounts == «3»", diag.ConditionType},
		{"call.args == «'x'»", diag.ConditionType},
		{"«call.limit contains 'x'»", diag.ConditionType},
		{"«call.limit» in organisation.owners", diag.ConditionType},
		{"any(«action.tool», true)", diag.ConditionType},
		{"len(call.amounts) > «'2'»", diag.ConditionType},
		{"«lower(call.limit») == 3", diag.ConditionType},
		{"action.time.weekday == «'Caturday'»", diag.NeverHolds},
		{"action.time.weekday != «'Caturday'»", diag.NeverHolds},
		{"«'Caturday'» == action.time.weekday", diag.NeverHolds},
		{"action.time.weekday in ['Monday', «'Caturday'»]", diag.NeverHolds},
		{"action.tool matches «'['»", diag.BadPattern},
		{"action.tool matches «'(?=x)'»", diag.BadPattern},
		{"«action.tool + 'x'» == 'yx'", diag.UnsupportedConstruct},
		{"action.tool == «action.agent»", diag.UnsupportedConstruct},
		{"action.tool == «call.name»", diag.UnsupportedConstruct},
		{"1 == «1»", diag.UnsupportedConstruct},
		{"action.tool in ['x', «action.agent»]", diag.UnsupportedConstruct},
		{"action.tool in «'xyz'»", diag.UnsupportedConstruct},
		{"action.tool contains «action.agent»", diag.UnsupportedConstruct},
		{"action.tool matches «action.agent»", diag.UnsupportedConstruct},
		{"call.limit in «1..3»", diag.UnsupportedConstruct},
		{"(«action.tool ?? 'x'») == 'x'", diag.UnsupportedConstruct},
		{"«true ? true : false»", diag.UnsupportedConstruct},
		{"«upper(action.tool») == 'X'", diag.UnsupportedConstruct},
		{"«len(call.amounts»)", diag.UnsupportedConstruct},
		{"«filter(call.amounts, true») == 1", diag.UnsupportedConstruct},
		{"«count(call.amounts») == 1", diag.UnsupportedConstruct},
		{"«'x'»", diag.UnsupportedConstruct},
		{"«call.limit + 1» == 2", diag.UnsupportedConstruct},
		{"any(call.amounts, «any(call.args, .key == 'x'»))", diag.UnsupportedConstruct},
		{"any(call.amounts, «len(call.args») > 0)", diag.UnsupportedConstruct},
		{"any(call.args, «#»index > 3)", diag.UnsupportedConstruct},
		{"any(call.args, «#» == 'x')", diag.UnsupportedConstruct},
		{"any(«[1, 2»], # > 1)", diag.UnsupportedConstruct},
	} {
		source, span := unmark(c.marked)
		n, problems := Lower(source)
		if n != nil || len(problems) != 1 {
			t.Errorf("%s: %#v %v", source, n, problems)
			continue
		}
		if p := problems[0]; p.Code != c.code || p.Span != span || p.Summary == "" {
			t.Errorf("%s\n got %s %q: %s\nwant %s %q", source, p.Code, source[p.Span[0]:p.Span[1]], p.Summary, c.code, source[span[0]:span[1]])
		}
	}
}

// unmark takes the marks out of a text and returns the bytes that stand between them.
func unmark(marked string) (string, [2]int) {
	before, rest, _ := strings.Cut(marked, "«")
	inside, after, _ := strings.Cut(rest, "»")
	return before + inside + after, [2]int{len(before), len(before) + len(inside)}
}

// Every problem of a condition is reported, in the order of its text.
func TestLowerReportsAll(t *testing.T) {
	_, problems := Lower("action.colour == 'red' or action.tool > 3 and action.time.weekday == 'Caturday'")
	var codes []diag.Code
	for _, p := range problems {
		codes = append(codes, p.Code)
	}
	if want := []diag.Code{diag.UnknownFact, diag.ConditionType, diag.NeverHolds}; !reflect.DeepEqual(codes, want) {
		t.Errorf("got %v, want %v", codes, want)
	}
}

func TestNeverHolds(t *testing.T) {
	never := []string{
		"action.time.hour > 30", "24 <= action.time.hour", "action.time.month in [1, 13]", "action.time.day == 0", "len(call.amounts) < 0", "false",
		"context.change_freeze and not context.change_freeze", "not context.change_freeze and context.change_freeze == true",
		"action.surface == 'mcp' and action.surface == 'fetch'", "action.surface in ['mcp', 'shell'] and action.tool == 'x' and action.surface in ['file']",
		"sql.limit < 5 and sql.limit > 10", "sql.limit == 5 and sql.limit != 5", "sql.limit >= 5 and not (sql.limit > 4)", "call.total in [1, 2] and call.total > 2",
		"shell.flag == '-f' and shell.flag != '-f'", "shell.flag in ['a'] and shell.flag not in ['a', 'b']", "call.verb contains 'x' and not (call.verb contains 'x')",
		"any(call.args, .key == 'a' and .key == 'b')", "shell.flag == 'a' or (sql.limit < 5 and sql.limit > 10)",
	}
	for _, source := range never {
		if _, problems := Lower(source); len(problems) != 1 || problems[0].Code != diag.NeverHolds || problems[0].Fix == "" {
			t.Errorf("%s: %v", source, problems)
		}
	}
	holds := []string{
		"action.time.hour > 22", "action.time.hour <= 0", "action.time.year > 3000", "sql.limit < 5 and sql.limit > 3", "sql.limit < 5 or sql.limit > 10",
		"shell.flag == 'a' and shell.flag == 'b'", "call.limit < 5 and call.limit > 10", "call.verb in ['a', 'b'] and call.verb not in ['a']", "true",
		"any(call.args, .key == 'a') and any(call.args, .key == 'b')", "action.tool == 'A' and lower(action.tool) == 'a'", "not (sql.limit < 5) and not (sql.limit > 10)",
	}
	for _, source := range holds {
		if _, problems := Lower(source); len(problems) > 0 {
			t.Errorf("%s: %v", source, problems)
		}
	}
}

// What expr's parser would call itself for is refused or read, however deep it is.
func TestDeepConditions(t *testing.T) {
	for _, part := range []string{"(", "not ", "-", "[", "{a:", "true?", "a ?? ", "true or ", "not (", "any(call.amounts, "} {
		for _, n := range []int{maxSource / len(part), 2_000_000} {
			_, problems := Lower(strings.Repeat(part, n) + "true")
			if len(problems) == 0 && n > maxSource || len(problems) > 1 {
				t.Errorf("%d × %q: %d problems", n, part, len(problems))
			}
		}
	}
	if _, problems := Lower(strings.Repeat("not ", 2000) + "context.change_freeze"); len(problems) > 0 {
		t.Errorf("%v", problems)
	}
}

func FuzzLower(f *testing.F) {
	for _, s := range []string{
		"action.tool == 'x'", "any(call.amounts, .value > 20 and .currency in ['EUR'])", "not (1 < call.limit < 3) or lower(call.name) matches 'x'",
		"ä == '€'", "((((((((", "let x = 1; x == 2", "[1, 2] | any(# > 1)",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, source string) {
		if len(source) > 1<<12 || !utf8.ValidString(source) {
			return
		}
		n, problems := Lower(source)
		if (n == nil) != (len(problems) > 0) {
			t.Fatalf("%q: %#v %v", source, n, problems)
		}
		for _, p := range problems {
			if p.Span[0] < 0 || p.Span[0] > p.Span[1] || p.Span[1] > len(source) {
				t.Fatalf("%q: span %v of %d bytes", source, p.Span, len(source))
			}
		}
		if len(problems) == 0 && !whole(n) {
			t.Fatalf("%q: a nil node in %#v", source, n)
		}
	})
}

// whole says that no node below a node is missing.
func whole(n ir.Node) bool {
	switch n := n.(type) {
	case nil:
		return false
	case ir.And:
		return !slices.ContainsFunc(n.Nodes, missing)
	case ir.Or:
		return !slices.ContainsFunc(n.Nodes, missing)
	case ir.Not:
		return whole(n.Node)
	case ir.Concept:
		return whole(n.Node)
	case ir.Quant:
		return whole(n.Body)
	case ir.Seen:
		return whole(n.Mark)
	case ir.Rate:
		return whole(n.Mark)
	}
	return true
}

func missing(n ir.Node) bool { return !whole(n) }
