package config

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	ctyjson "github.com/zclconf/go-cty/cty/json"

	"github.com/govc-lang/govc/lang/diag"
)

// attrs gives typed access to the attributes of one block; a wrong type is one diagnostic and the zero value.
type attrs struct {
	r    *reader
	list hcl.Attributes
}

func (a attrs) value(name string) (cty.Value, *hcl.Attribute) {
	at := a.list[name]
	if at == nil {
		return cty.NilVal, nil
	}
	return a.r.constant(at.Expr), at
}

// constant evaluates an expression that may name nothing; templates in strings are reported with their fix.
func (r *reader) constant(e hcl.Expression) cty.Value {
	e = r.whole(e)
	if found := template(e); found != nil {
		r.add(templateInString(r.rng(*found)))
		return cty.NilVal
	}
	v, hd := e.Value(nil)
	if hd.HasErrors() {
		r.hcl(hd)
		return cty.NilVal
	}
	if !v.IsWhollyKnown() || v.IsNull() {
		r.add(badValue(r.rng(e.Range()), "a value", "null"))
		return cty.NilVal
	}
	return v
}

// template finds an interpolation or directive inside an expression.
func template(e hcl.Expression) *hcl.Range {
	var found *hcl.Range
	syntax, ok := e.(hclsyntax.Expression)
	if !ok {
		return nil
	}
	hclsyntax.VisitAll(syntax, func(n hclsyntax.Node) hcl.Diagnostics {
		switch n := n.(type) {
		case *hclsyntax.TemplateWrapExpr:
			rng := n.Range()
			found = &rng
		case *hclsyntax.TemplateExpr:
			for _, p := range n.Parts {
				if _, lit := p.(*hclsyntax.LiteralValueExpr); !lit && found == nil {
					rng := p.Range()
					found = &rng
				}
			}
		}
		return nil
	})
	return found
}

func (a attrs) text(name string) Text {
	v, at := a.value(name)
	if at == nil || v == cty.NilVal {
		return Text{}
	}
	if v.Type() != cty.String {
		a.r.add(badValue(a.r.rng(at.Expr.Range()), "a string", v.Type().FriendlyName()))
		return Text{}
	}
	return a.r.textAt(v.AsString(), at.Expr.Range())
}

// textAt places a string: bare, or between its quotes, when the source holds it byte by byte.
func (r *reader) textAt(s string, rng hcl.Range) Text {
	t := Text{Value: s, Range: r.rng(rng)}
	src := r.src
	if rng.Start.Byte < 0 || rng.End.Byte > len(src) {
		return t
	}
	raw := string(src[rng.Start.Byte:rng.End.Byte])
	switch raw {
	case s:
		t.Literal = true
	case `"` + s + `"`:
		t.Literal = true
		t.Range.Start = advance(t.Range.Start, `"`)
		t.Range.End = advance(t.Range.Start, s)
	}
	return t
}

func (a attrs) str(name string) string { return a.text(name).Value }

// oneOf reads a string of an enumeration.
func (a attrs) oneOf(name string, allowed ...string) string {
	t := a.text(name)
	a.r.oneOf(t, allowed...)
	return t.Value
}

func (a attrs) bool(name string) bool {
	v, at := a.value(name)
	if at == nil || v == cty.NilVal {
		return false
	}
	if v.Type() != cty.Bool {
		a.r.add(badValue(a.r.rng(at.Expr.Range()), "true or false", v.Type().FriendlyName()))
		return false
	}
	return v.True()
}

func (a attrs) number(name string) *float64 {
	v, at := a.value(name)
	if at == nil || v == cty.NilVal {
		return nil
	}
	if v.Type() != cty.Number {
		a.r.add(badValue(a.r.rng(at.Expr.Range()), "a number", v.Type().FriendlyName()))
		return nil
	}
	f, _ := v.AsBigFloat().Float64()
	return &f
}

// list_ reads a list of strings, each with its place.
func (a attrs) list_(name string) []Text {
	at := a.list[name]
	if at == nil {
		return nil
	}
	if words, ok := a.r.words(at.Expr); ok {
		return words
	}
	items, hd := hcl.ExprList(a.r.whole(at.Expr))
	if hd.HasErrors() {
		a.r.add(badValue(a.r.rng(at.Expr.Range()), "a list of strings", "something else"))
		return nil
	}
	var out []Text
	for _, e := range items {
		v := a.r.constant(e)
		if v == cty.NilVal {
			continue
		}
		if v.Type() != cty.String {
			a.r.add(badValue(a.r.rng(e.Range()), "a string", v.Type().FriendlyName()))
			continue
		}
		out = append(out, a.r.textAt(v.AsString(), e.Range()))
	}
	return out
}

func (a attrs) strings(name string) []string { return values(a.list_(name)) }

// globs reads a list of patterns of names or paths.
func (a attrs) globs(name string) []string {
	list := a.list_(name)
	for _, t := range list {
		a.r.glob(t)
	}
	return values(list)
}

func values(list []Text) []string {
	if len(list) == 0 {
		return nil
	}
	out := make([]string, len(list))
	for i, t := range list {
		out[i] = t.Value
	}
	return out
}

// scalars reads a list of strings and numbers as strings, or one of them.
func (a attrs) scalars(name string) []Text {
	at := a.list[name]
	if at == nil {
		return nil
	}
	if words, ok := a.r.words(at.Expr); ok {
		return words
	}
	items, hd := hcl.ExprList(a.r.whole(at.Expr))
	if hd.HasErrors() {
		items = []hcl.Expression{at.Expr}
	}
	var out []Text
	for _, e := range items {
		v := a.r.constant(e)
		if v == cty.NilVal {
			continue
		}
		s, ok := scalar(v)
		if !ok {
			a.r.add(badValue(a.r.rng(e.Range()), "a string, a number, true or false", v.Type().FriendlyName()))
			continue
		}
		out = append(out, a.r.textAt(s, e.Range()))
	}
	return out
}

func scalar(v cty.Value) (string, bool) {
	switch v.Type() {
	case cty.String:
		return v.AsString(), true
	case cty.Number:
		return v.AsBigFloat().Text('f', -1), true
	case cty.Bool:
		return map[bool]string{true: "true", false: "false"}[v.True()], true
	}
	return "", false
}

// references reads citations: framework.control, bare or quoted.
func (a attrs) references(name string) []Text {
	at := a.list[name]
	if at == nil {
		return nil
	}
	items, hd := hcl.ExprList(a.r.whole(at.Expr))
	if hd.HasErrors() {
		a.r.add(badValue(a.r.rng(at.Expr.Range()), "a list of citations such as [gdpr.art_44]", "something else"))
		return nil
	}
	var out []Text
	for _, e := range items {
		if t, ok := a.r.citation(e); ok {
			out = append(out, t)
		}
	}
	return out
}

func (r *reader) citation(e hcl.Expression) (Text, bool) {
	if tr, hd := hcl.AbsTraversalForExpr(e); !hd.HasErrors() {
		parts := []string{tr.RootName()}
		for _, step := range tr[1:] {
			at, ok := step.(hcl.TraverseAttr)
			if !ok {
				r.add(badValue(r.rng(e.Range()), "framework.control", "an index"))
				return Text{}, false
			}
			parts = append(parts, at.Name)
		}
		return r.textAt(strings.Join(parts, "."), e.Range()), true
	}
	v := r.constant(e)
	if v == cty.NilVal {
		return Text{}, false
	}
	if v.Type() != cty.String {
		r.add(badValue(r.rng(e.Range()), "framework.control", v.Type().FriendlyName()))
		return Text{}, false
	}
	return r.textAt(v.AsString(), e.Range()), true
}

// object reads an attribute whose value is an object of strings.
func (a attrs) object(name string) map[string]string {
	out := map[string]string{}
	for k, t := range a.texts(name) {
		out[k] = t.Value
	}
	return out
}

// texts reads an object of strings, each with its place.
func (a attrs) texts(name string) map[string]Text {
	if at := a.list[name]; at != nil {
		if pairs, ok := a.r.pairs(at.Expr); ok {
			return pairs
		}
	}
	out := map[string]Text{}
	for k, e := range a.objectItems(name) {
		v := a.r.constant(e)
		if v == cty.NilVal {
			continue
		}
		s, ok := scalar(v)
		if !ok {
			a.r.add(badValue(a.r.rng(e.Range()), "a string", v.Type().FriendlyName()))
			continue
		}
		out[k] = a.r.textAt(s, e.Range())
	}
	return out
}

func (a attrs) objectItems(name string) map[string]hcl.Expression {
	at := a.list[name]
	if at == nil {
		return nil
	}
	pairs, hd := hcl.ExprMap(a.r.whole(at.Expr))
	if hd.HasErrors() {
		a.r.add(badValue(a.r.rng(at.Expr.Range()), "an object { name = value }", "something else"))
		return nil
	}
	out := map[string]hcl.Expression{}
	for _, p := range pairs {
		v := a.r.objectKey(p.Key)
		if v == "" {
			continue
		}
		if _, twice := out[v]; twice {
			a.r.add(duplicateKey(a.r.rng(p.Key.Range()), v))
			continue
		}
		out[v] = p.Value
	}
	return out
}

func (r *reader) objectKey(e hcl.Expression) string {
	if kw := hcl.ExprAsKeyword(e); kw != "" {
		return kw
	}
	v := r.constant(e)
	if v == cty.NilVal || v.Type() != cty.String {
		return ""
	}
	return v.AsString()
}

// examples reads a list of shell commands and {tool, input} objects.
func (a attrs) examples(name string) []Example {
	at := a.list[name]
	if at == nil {
		return nil
	}
	items, hd := hcl.ExprList(a.r.whole(at.Expr))
	if hd.HasErrors() {
		a.r.add(badValue(a.r.rng(at.Expr.Range()), "a list of examples", "something else"))
		return nil
	}
	var out []Example
	for _, e := range items {
		if v := a.r.constant(e); v != cty.NilVal {
			out = a.r.example(out, v, a.r.rng(e.Range()))
		}
	}
	return out
}

func (r *reader) example(out []Example, v cty.Value, rng diag.Range) []Example {
	if v.Type() == cty.String {
		return append(out, Example{Command: v.AsString(), Range: rng})
	}
	if !v.Type().IsObjectType() || !v.Type().HasAttribute("tool") || !v.Type().HasAttribute("input") || v.GetAttr("tool").Type() != cty.String {
		r.add(badValue(rng, "a shell command or { tool = …, input = { … } }", v.Type().FriendlyName()))
		return out
	}
	in := v.GetAttr("input")
	raw, err := ctyjson.Marshal(in, in.Type())
	if err != nil {
		r.add(badValue(rng, "an input that JSON can hold", err.Error()))
		return out
	}
	return append(out, Example{Tool: v.GetAttr("tool").AsString(), Input: raw, Range: rng})
}
