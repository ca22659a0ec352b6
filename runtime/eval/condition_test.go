package eval

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pgregory.net/rapid"

	"github.com/govc-lang/govc/compiler/condition"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact"
)

// Random conditions over a few facts of every type, with an act and an environment of expr that say the same. A fact has one value
// in both. A list fact is, in expr, an array of maps from field names to values, in the order of its items.
//
// A fact that the act does not know has a value in expr all the same, and a list that it does not know has items there that the act
// lacks: what the machine knows nevertheless must hold whatever they are.

var (
	textFacts   = []schema.ID{schema.ActionTool, schema.ActionAgent, schema.CallName, schema.CallVerb, schema.SQLTable}
	enumFacts   = []schema.ID{schema.ActionWeekday, schema.FileOp}
	numberFacts = []schema.ID{schema.ActionHour, schema.CallLimit, schema.CallTotal}
	boolFacts   = []schema.ID{schema.ContextChangeFreeze, schema.ShellElevated}
	listFacts   = []schema.ID{schema.CallAmounts, schema.CallArgs}

	someTexts   = []string{"", "a", "b", "ab", "Ab", "aÉb", "é"}
	someNumbers = []float64{-1, 0, 1, 2, 2.5, 3}
	owners      = []string{"a", "Ab"}
	regexps     = []string{"^a", "b$", "(?i)AÉ", "", "a.b|é"}
)

// world is one action as the machine and as expr see it.
type world struct {
	shared, act fact.Act
	env         map[string]any
}

func drawWorld(t *rapid.T, unknowns bool) *world {
	w := &world{env: map[string]any{"organisation": map[string]any{"owners": anys(owners)}}}
	for _, id := range textFacts {
		v := rapid.SampledFrom(someTexts).Draw(t, id.Name())
		w.atom(id, v, unknowns && chance(t, 6))
		w.set(id, v)
	}
	for _, id := range enumFacts {
		v := rapid.SampledFrom(schema.Facts[id].Values).Draw(t, id.Name())
		w.atom(id, v, unknowns && chance(t, 6))
		w.set(id, v)
	}
	for _, id := range boolFacts {
		v := rapid.Bool().Draw(t, id.Name())
		w.atom(id, strconv.FormatBool(v), unknowns && chance(t, 6))
		w.set(id, v)
	}
	for _, id := range numberFacts {
		v := rapid.SampledFrom(someNumbers).Draw(t, id.Name())
		if unknowns && chance(t, 6) {
			w.in(id).Unknown.Add(id)
		} else {
			w.in(id).Nums = append(w.in(id).Nums, fact.Num{Fact: id, Value: v})
		}
		w.set(id, v)
	}
	w.act.Lists = map[schema.ID][]fact.Item{}
	for _, id := range listFacts {
		w.list(t, id, unknowns && chance(t, 4))
	}
	return w
}

func chance(t *rapid.T, in int) bool { return rapid.IntRange(1, in).Draw(t, "chance") == 1 }

func anys(list []string) []any {
	var out []any
	for _, s := range list {
		out = append(out, s)
	}
	return out
}

func (w *world) in(id schema.ID) *fact.Act {
	if schema.Facts[id].Shared {
		return &w.shared
	}
	return &w.act
}

func (w *world) atom(id schema.ID, v string, unknown bool) {
	if unknown {
		w.in(id).Unknown.Add(id)
		return
	}
	w.in(id).Atoms = append(w.in(id).Atoms, fact.Atom{Fact: id, Value: v})
}

func (w *world) list(t *rapid.T, id schema.ID, unknown bool) {
	if unknown {
		w.act.Unknown.Add(id)
	}
	items := []any{}
	for range rapid.IntRange(0, 4).Draw(t, "items") {
		var it fact.Item
		fields := map[string]any{}
		for i, f := range schema.Facts[id].Fields {
			if f.Type == schema.Number {
				it.Num[i] = rapid.SampledFrom(someNumbers).Draw(t, f.Name)
				fields[f.Name] = it.Num[i]
			} else {
				it.Text[i] = rapid.SampledFrom(someTexts).Draw(t, f.Name)
				fields[f.Name] = it.Text[i]
			}
		}
		items = append(items, fields)
		if !unknown || chance(t, 2) {
			w.act.Lists[id] = append(w.act.Lists[id], it)
		}
	}
	w.set(id, items)
}

// set puts a value under the dotted name of a fact.
func (w *world) set(id schema.ID, v any) {
	m := w.env
	parts := strings.Split(id.Name(), ".")
	for _, p := range parts[:len(parts)-1] {
		if m[p] == nil {
			m[p] = map[string]any{}
		}
		m = m[p].(map[string]any)
	}
	m[parts[len(parts)-1]] = v
}

// drawPossible writes a condition of which no part is one that never holds: those are refused.
func drawPossible(t *rapid.T, depth int) string {
	for {
		source := drawCondition(t, depth)
		never := func(p condition.Problem) bool { return p.Code == diag.NeverHolds }
		if _, problems := condition.Lower(source); !slices.ContainsFunc(problems, never) {
			return source
		}
	}
}

// drawCondition writes a condition; depth bounds its nesting.
func drawCondition(t *rapid.T, depth int) string {
	if depth > 0 && chance(t, 2) {
		a, b := drawCondition(t, depth-1), drawCondition(t, depth-1)
		return rapid.SampledFrom([]string{
			"(" + a + ") and (" + b + ")", "(" + a + ") or (" + b + ")", "not (" + a + ")", "(" + a + ") && not (" + b + ")",
		}).Draw(t, "join")
	}
	switch rapid.IntRange(0, 5).Draw(t, "kind") {
	case 0, 1:
		return drawText(t, rapid.SampledFrom(textFacts).Draw(t, "fact").Name())
	case 2:
		return drawNumber(t, rapid.SampledFrom(numberFacts).Draw(t, "fact").Name())
	case 3:
		f := rapid.SampledFrom(enumFacts).Draw(t, "fact")
		v := rapid.SampledFrom(schema.Facts[f].Values).Draw(t, "value")
		return fmt.Sprintf(rapid.SampledFrom([]string{"%s == %q", "%s != %q", "%s in [%q]"}).Draw(t, "form"), f.Name(), v)
	case 4:
		f := rapid.SampledFrom(boolFacts).Draw(t, "fact").Name()
		return f + rapid.SampledFrom([]string{"", " == true", " == false", " != true", " in [true]", " in [true, false]"}).Draw(t, "form")
	}
	return drawQuant(t)
}

func drawText(t *rapid.T, name string) string {
	v := func() string { return strconv.Quote(rapid.SampledFrom(someTexts).Draw(t, "value")) }
	if chance(t, 4) {
		name = "lower(" + name + ")"
	}
	switch rapid.IntRange(0, 4).Draw(t, "op") {
	case 0:
		return name + rapid.SampledFrom([]string{" == ", " != "}).Draw(t, "op") + v()
	case 1:
		return name + rapid.SampledFrom([]string{" in ", " not in "}).Draw(t, "op") + "[" + v() + ", " + v() + "]"
	case 2:
		return name + " in organisation.owners"
	case 3:
		return name + " matches " + strconv.Quote(rapid.SampledFrom(regexps).Draw(t, "pattern"))
	}
	return name + " " + rapid.SampledFrom([]string{"contains", "startsWith", "endsWith", "not contains"}).Draw(t, "op") + " " + v()
}

func drawNumber(t *rapid.T, name string) string {
	n := func() string {
		return strconv.FormatFloat(rapid.SampledFrom(someNumbers).Draw(t, "number"), 'f', -1, 64)
	}
	op := rapid.SampledFrom([]string{"==", "!=", "<", "<=", ">", ">="}).Draw(t, "op")
	forms := []string{name + " " + op + " " + n(), n() + " " + op + " " + name}
	if !strings.HasSuffix(name, ")") { // a count is no fact: it stands in no list
		forms = append(forms, name+" in ["+n()+", "+n()+"]")
	}
	return rapid.SampledFrom(forms).Draw(t, "form")
}

func drawQuant(t *rapid.T) string {
	id := rapid.SampledFrom(listFacts).Draw(t, "list")
	if chance(t, 5) {
		return drawNumber(t, "len("+id.Name()+")")
	}
	body := drawBody(t, id)
	if chance(t, 3) {
		return drawNumber(t, "count("+id.Name()+", "+body+")")
	}
	return rapid.SampledFrom([]string{"any", "all", "none", "one"}).Draw(t, "quantifier") + "(" + id.Name() + ", " + body + ")"
}

func drawBody(t *rapid.T, id schema.ID) string {
	f := rapid.SampledFrom(schema.Facts[id].Fields).Draw(t, "field")
	one := drawText
	if f.Type == schema.Number {
		one = drawNumber
	}
	body := one(t, rapid.SampledFrom([]string{".", "#."}).Draw(t, "item")+f.Name)
	switch rapid.IntRange(0, 3).Draw(t, "more") {
	case 0:
		outer := slices.Concat(textFacts, boolFacts)
		name := rapid.SampledFrom(outer).Draw(t, "fact")
		if slices.Contains(boolFacts, name) {
			return body + " or " + name.Name()
		}
		return body + " and " + drawText(t, name.Name())
	case 1:
		return "not (" + body + ")"
	}
	return body
}
