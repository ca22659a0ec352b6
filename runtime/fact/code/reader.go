package code

import (
	"slices"
	"strings"
)

// reader walks over tokens once, keeps what names are bound to, and lists calls.
type reader struct {
	lang  language
	ofR   bool      // it is R, which is read by the rules of Python
	sharp bool      // it is C#, by those of JavaScript
	typed bool      // it is one of the languages that are read by those and whose values have types
	pipe  *argument // what a pipe hands the next call
	toks  []token
	match []int32
	pos   int
	end   int // of the region that is read
	// loops holds, for an opening bracket, the place of the first "for" directly inside: a comprehension.
	loops map[int]int
	bound map[string]*value
	star  string // the module of "from m import *"
	calls []Call
	depth int
	// inText counts the texts around what is read.
	inText int
	// branched is set once a statement was seen that may not run: later assignments add to the earlier ones.
	branched bool
	work     int
	// cut is set when a bound was reached.
	cut bool
	// each is what a callback's first parameter is bound to.
	each *value
	// hides lists what the parameters of the function being read hide.
	hides []hidden
	// quiet is set while calls are read again for their values only; steps counts tokens that are read again.
	quiet int
	steps int
	// scope holds the names that the function being applied has bound; results what it returns.
	scope   map[string]bool
	results []*value
	// classes and methods are those that the text defines.
	classes map[string]bool
	methods map[string]*function
	// inside is the place up to which the body of a function stands that is being read where it is defined.
	inside int
	// direct is set while a loop is read once for each of its elements: assignments replace.
	direct bool
	// nest counts the blocks around what is read, maybe the conditions; levels are where names were assigned.
	nest, maybe int
	levels      map[string]level
	// head is that of the loop read last.
	head each
	// globals are names that hold what code is given; env the environment.
	globals map[string]*value
	env     map[string]string
}

func newReader(l language, toks []token) *reader {
	r := &reader{lang: l, bound: map[string]*value{}, levels: map[string]level{}}
	r.enter(toks)
	return r
}

// enter makes toks what is read.
func (r *reader) enter(toks []token) {
	r.toks, r.match, r.pos, r.end = toks, matches(toks), 0, len(toks)
	r.loops = nil
	if r.lang == python {
		r.loops = loops(toks)
	}
}

// loops finds the comprehensions.
func loops(toks []token) map[int]int {
	var open []int
	out := map[int]int{}
	for i, t := range toks {
		switch {
		case t.is("(") || t.is("[") || t.is("{"):
			open = append(open, i)
		case (t.is(")") || t.is("]") || t.is("}")) && len(open) > 0:
			open = open[:len(open)-1]
		case t.kind == wordToken && t.text == "for" && len(open) > 0:
			if o := open[len(open)-1]; out[o] == 0 {
				out[o] = i
			}
		}
	}
	return out
}

// hole reads an expression inside a text.
func (r *reader) hole(toks []token) *value {
	if r.depth >= maxDepth {
		r.cut = true
		return nil
	}
	outer := *r
	r.enter(toks)
	r.depth++
	r.inText++
	v := r.expression()
	if r.pos < r.end && !r.is(":") {
		r.statements(r.end)
	}
	r.toks, r.match, r.pos, r.end, r.loops = outer.toks, outer.match, outer.pos, outer.end, outer.loops
	r.depth, r.inText = outer.depth, outer.inText
	return v
}

func (r *reader) token(n int) token {
	if r.pos+n < 0 || r.pos+n >= r.end {
		return token{line: true}
	}
	return r.toks[r.pos+n]
}

// is reports the operator op at the current place.
func (r *reader) is(op string) bool { return r.token(0).is(op) }

// word is the word n tokens ahead, or "".
func (r *reader) word(n int) string {
	if t := r.token(n); t.kind == wordToken {
		return t.text
	}
	return ""
}

// closing is the index of the bracket that closes the one at i, at most the end.
func (r *reader) closing(i int) int { return min(int(r.match[i]), r.end) }

// emit lists a call.
func (r *reader) emit(c Call) {
	if strings.Trim(c.Name, Unknown+".") == "" || r.quiet > 0 {
		return
	}
	if len(r.calls) >= MaxCalls {
		r.cut = true
		return
	}
	r.calls = append(r.calls, c)
}

func (r *reader) sorted() []Call {
	order := make([]int, len(r.calls))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		a, b := r.calls[i].Span, r.calls[j].Span
		if a[0] != b[0] {
			return a[0] - b[0]
		}
		return a[1] - b[1]
	})
	place := make([]int, len(order))
	out := make([]Call, 0, len(order))
	for to, from := range order {
		place[from] = to
		out = append(out, r.calls[from])
	}
	for i := range out {
		out[i].Args = moved(out[i].Args, place)
		out[i].Receiver = moved(out[i].Receiver, place)
	}
	return out
}

// moved puts new indexes in place of old ones. Several calls may share a list of arguments, so it is made anew.
func moved(args []Arg, place []int) []Arg {
	if !slices.ContainsFunc(args, func(a Arg) bool { return len(a.From) > 0 }) {
		return args
	}
	args = slices.Clone(args)
	for i := range args {
		from := make([]int, len(args[i].From))
		for n, k := range args[i].From {
			from[n] = place[k]
		}
		args[i].From = from
	}
	return args
}

// bind remembers what stands at a path. After a branch the earlier value stays possible.
func (r *reader) bind(path string, v *value) {
	if path == "" || len(path) > maxName || len(r.bound) > MaxCalls*4 {
		return
	}
	if v == nil {
		v = &value{}
	}
	if v.name == "" && v.form == opaque {
		w := *v
		w.name = r.bareName(path)
		v = &w
	}
	if r.scope != nil && !r.scope[path] {
		r.scope[path] = true
		r.hide(path, v)
		return
	}
	if old, ok := r.bound[path]; ok && !r.direct && (r.branched || r.depth > 2) {
		v = either([]*value{v, old})
	}
	r.bound[path] = v
}

// bareName is a path without the sigils of variables.
func (r *reader) bareName(path string) string {
	if r.lang == node {
		return path
	}
	return strings.TrimLeft(path, "$@%")
}

// assign binds the target of an assignment: a name, or a list or object of names.
func (r *reader) assign(target, v *value, depth int) {
	switch {
	case target == nil || depth > 8:
	case target.form == listed && target.path == "":
		for i, t := range target.items {
			x := v.fields(indexKey(i))
			if x == nil && v != nil && v.form != listed {
				x = v.elements()
			}
			r.assign(t, x, depth+1)
		}
	case target.form == keyed && target.path == "":
		for i, t := range target.items {
			r.assign(t, r.member(v, target.keys[i]), depth+1)
		}
	default:
		r.set(target, v)
		r.bind(target.path, v)
		r.levels[target.path] = r.level()
	}
}

// set lists the assignment of something known to a member: m["To"] = "a".
func (r *reader) set(target, v *value) {
	_, key := cutLast(target.path)
	if v != nil && v.fn != nil && v.fn.gives != nil {
		v = v.fn.gives // what the member will answer
	}
	if key == target.path || target.name == "" || v == nil || v.form == opaque && len(v.from) == 0 || r.pos == 0 {
		return
	}
	at := r.toks[min(r.pos, len(r.toks))-1]
	r.emit(Call{Name: target.name, Args: flatten([]argument{{name: key, value: v}}), Span: [2]int{at.start, at.end}, Set: true})
}

// member is v.key without a place: a field of a known object, else the dotted name.
func (r *reader) member(v *value, key string) *value {
	if f := v.field(key); f != nil {
		return f
	}
	if v == nil || v.name == "" {
		return nil
	}
	name := dotted(v.name, key)
	if g := r.globals[name]; g != nil {
		return g
	}
	return &value{name: name, recv: v.recv, from: v.from}
}

// dotted joins names. A chain that grows too long loses its middle.
func dotted(a, b string) string {
	if len(a)+len(b) >= maxName {
		if len(a) > maxName/2 {
			a = a[:strings.LastIndexByte(a[:maxName/2]+".", '.')] + "." + Unknown
		}
		b = strings.ToValidUTF8(b[:min(len(b), maxName/2)], "")
	}
	return a + "." + b
}
