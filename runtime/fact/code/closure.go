package code

import (
	"maps"
	"slices"
)

// each is the head of a loop: what is bound, and what it is bound to one after the other.
type each struct {
	target, over *value
}

// function is a function that the text defines: the places of its parameters and of its body. What it gives is read again for each call
// whose arguments are known.
type function struct {
	toks       []token
	match      []int32
	loops      map[int]int
	params     [2]int
	body       [2]int
	block      bool
	active     bool
	parameters []parameter
	gives      *value // of a lambda, where its parameters are not known
}

// parameter is one parameter: its name, or the place of a pattern; and the place of its default value, 0 when it has none.
type parameter struct {
	name    string
	pattern int
	other   int
	rest    bool // holds all further arguments
}

// define makes the value of a function whose parameters and body stand between tokens.
func (r *reader) define(params, body [2]int, block bool) *value {
	f := &function{toks: r.toks, match: r.match, loops: r.loops, params: params, body: body, block: block}
	for i := params[0]; i < params[1] && len(f.parameters) < 32; i++ {
		f.parameters = append(f.parameters, r.parameterAt(&i, params[1]))
	}
	return &value{fn: f}
}

// parameterAt reads the parameter at i and moves to the comma behind it.
func (r *reader) parameterAt(i *int, end int) parameter {
	var p parameter
	for ; *i < end && !r.toks[*i].is(","); *i++ {
		t := r.toks[*i]
		switch {
		case (t.is("[") || t.is("{")) && p.name == "" && p.pattern == 0:
			p.pattern = *i
		case (t.is("*") || t.is("...")) && p.name == "":
			p.rest = true
		case t.is("=") && p.other == 0:
			p.other = *i + 1
		case t.kind == wordToken && p.other == 0 && p.pattern == 0 && (p.name == "" || r.lang == php && t.text[0] == '$'):
			p.name = t.text
		}
		if j := int(r.match[*i]); j > *i {
			*i = min(j, end)
		}
	}
	return p
}

// may says whether n more tokens may be read again, and counts them.
func (r *reader) may(n int) bool {
	if r.steps += n + 1; r.steps > maxSteps {
		return false
	}
	return r.depth < maxDepth/2
}

// apply reads the body of a function again with arguments, and gives what it returns. Its calls are listed once more, with what is known
// now, unless only the result is wanted.
func (r *reader) apply(f *function, args []*value, quiet bool) *value {
	known := len(args) == 0
	for _, a := range args {
		known = known || a != nil && (a.form != opaque || len(a.from) > 0)
	}
	if f.active || !known || !r.may(f.body[1]-f.body[0]) {
		return nil
	}
	outer := *r
	f.active = true
	r.toks, r.match, r.loops, r.end = f.toks, f.match, f.loops, len(f.toks)
	r.depth++
	r.hides, r.each, r.scope, r.results = nil, nil, map[string]bool{}, nil
	if quiet || len(args) == 0 {
		r.quiet++
	}
	r.pass(f, args)
	r.pos = f.body[0]
	v := r.yields(f)
	f.active = false
	r.restore(outer.hides)
	r.toks, r.match, r.loops, r.pos, r.end, r.depth = outer.toks, outer.match, outer.loops, outer.pos, outer.end, outer.depth
	r.each, r.scope, r.results, r.quiet = outer.each, outer.scope, outer.results, outer.quiet
	return v
}

// pass binds the parameters.
func (r *reader) pass(f *function, args []*value) {
	if r.lang == perl {
		r.hide("@_", listValue(args))
	}
	for n, p := range f.parameters {
		var v *value
		switch {
		case p.rest && n <= len(args):
			v = listValue(args[n:])
		case n < len(args):
			v = args[n]
		case p.other > 0 && p.other < len(r.toks):
			r.pos = p.other
			v = r.expression()
		}
		if p.pattern > 0 {
			r.pos = p.pattern
			r.assign(r.operand(), v, 0)
			continue
		}
		r.hide(p.name, v.at(p.name))
	}
}

// yields reads the body: what it returns, or the value of the expression that it is.
func (r *reader) yields(f *function) *value {
	if !f.block {
		r.end = min(f.body[1], len(r.toks))
		return r.expression()
	}
	r.statements(f.body[1])
	return either(r.results)
}

// gives reads a return statement of the function that is applied.
func (r *reader) gives() bool {
	if r.scope == nil || r.word(0) != "return" {
		return false
	}
	r.pos++
	if t := r.token(0); !t.line && !t.is(";") && !t.is("}") && len(r.results) < 16 {
		r.results = append(r.results, r.tuple())
	}
	return true
}

// mapped reads the expression between two tokens once for each element of a loop that are known.
func (r *reader) mapped(loop each, from, to int) []*value {
	items := loop.over.each()
	if loop.target == nil || len(items) == 0 || !r.may(len(items)*(to-from)) {
		return nil
	}
	out := make([]*value, 0, len(items))
	pos, end, depth := r.pos, r.end, r.depth
	r.quiet++
	for _, x := range items {
		saved := r.shadow()
		r.hideAll(loop.target, x, 0)
		r.pos, r.end = from, to
		out = append(out, r.expression())
		r.restore(saved)
	}
	r.quiet--
	r.pos, r.end, r.depth = pos, end, depth
	if !slices.ContainsFunc(out, func(v *value) bool { return v != nil && v.form != opaque }) {
		return nil
	}
	return out
}

// hideAll binds the names of a loop's head.
func (r *reader) hideAll(target, v *value, depth int) {
	switch {
	case target == nil || depth > 4:
	case target.form == listed && target.path == "":
		for i, t := range target.items {
			r.hideAll(t, v.field(indexKey(i)), depth+1)
		}
	default:
		r.hide(target.path, v.at(target.path))
	}
}

// applied is what a function, of the text or of the language, gives for one argument.
func (r *reader) applied(f, x *value) *value {
	switch {
	case f == nil:
		return nil
	case f.fn != nil:
		return r.apply(f.fn, []*value{x}, true)
	case f.block && f.form == textual: // &:name
		return r.fold(&value{owner: x}, dotted("text", f.text), nil)
	case f.form == opaque && f.name != "":
		return r.fold(f, f.name, []argument{{value: x}})
	}
	return nil
}

// mapItems applies a function to each element.
func (r *reader) mapItems(list *value, args []argument) *value {
	items := list.each()
	if len(items) == 0 || len(args) == 0 {
		return nil
	}
	out := make([]*value, len(items))
	for i, x := range items {
		if f := args[0].value; f != nil && f.fn != nil && r.lang == node {
			out[i] = r.apply(f.fn, []*value{x, numberValue(int64(i))}, true)
			continue
		}
		out[i] = r.applied(args[0].value, x)
	}
	return listValue(out)
}

// shifted reads Perl's shift: the next argument of the function, or of the command line.
func (r *reader) shifted() *value {
	name := "@ARGV"
	if r.scope != nil {
		name = "@_"
	}
	r.pos++
	if w := r.word(0); len(w) > 1 && w[0] == '@' {
		name = w
		r.pos++
	} else if r.is("(") && r.closing(r.pos) == r.pos+1 {
		r.pos += 2
	}
	list := r.bound[name]
	if list == nil || list.form != listed || len(list.items) == 0 || r.scope == nil && r.pos < r.inside {
		return &value{name: "shift"}
	}
	r.bound[name] = listValue(list.items[1:])
	return list.items[0].at("")
}

// unroll reads the body of the loop whose head was read, once as it stands and then for each element, when it joins texts: what they come to is known
// then.
func (r *reader) unroll(head int) {
	items, target := r.head.over.each(), r.head.target
	body := r.loopBody(head)
	if target == nil || len(items) == 0 || r.direct || r.scope != nil || !r.joins(body) || !r.may(len(items)*(body[1]-body[0])+len(r.bound)) {
		return
	}
	before := maps.Clone(r.bound)
	r.pos = body[0]
	r.statements(body[1])
	r.bound = before
	r.quiet++
	r.direct = true
	for _, x := range items {
		r.hideAll(target, x, 0)
		r.pos = body[0]
		r.statements(body[1])
	}
	r.hides = nil
	r.direct = false
	r.quiet--
	r.pos = body[1]
}

// joins says whether statements append to something and always run.
func (r *reader) joins(body [2]int) bool {
	found := false
	for i := body[0]; i < body[1]; i++ {
		t := r.toks[i]
		if t.kind == wordToken && branches[t.text] {
			return false
		}
		found = found || t.is("+=") || t.is(".") && i+1 < body[1] && grows[r.toks[i+1].text]
	}
	return found
}

// loopBody finds the body of a loop whose head was read: a block, or in Python what is indented behind the colon.
func (r *reader) loopBody(head int) [2]int {
	i := r.pos
	for i < min(r.end, r.pos+2) && r.toks[i].is(")") {
		i++
	}
	switch {
	case i >= r.end:
	case r.toks[i].is("{") && r.lang != python:
		return [2]int{i + 1, r.closing(i)}
	case r.toks[i].is(":") && r.lang == python && r.toks[head].line:
		j := i + 1
		for j < r.end && (!r.toks[j].line || r.toks[j].indent > r.toks[head].indent) && j-i < maxSteps/8 {
			j++
		}
		return [2]int{i + 1, min(j, r.end)}
	}
	return [2]int{}
}

// perlMap reads the list behind map { … }, whose block stands between two tokens.
func (r *reader) perlMap(from, to, start int) *value {
	args := r.commandArguments()
	v := r.invoke(&value{name: "map"}, args, start)
	var items []*value
	for _, x := range values(args) {
		items = extend(items, x.spreading())
	}
	if out := r.mapped(each{(*value)(nil).at("$_"), listValue(items)}, from, to); out != nil {
		return listValue(out)
	}
	return v
}

// spreading is a list as Perl puts it into another: its elements.
func (v *value) spreading() *value {
	if v == nil || v.form != listed {
		return v
	}
	w := *v
	w.star = true
	return &w
}
