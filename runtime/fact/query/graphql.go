package query

import (
	"slices"
	"strconv"
	"strings"
)

// maxSpreads bounds how often fragments are spread in one document.
const maxSpreads = 4096

// maxSelected and maxGiven bound what is listed of one field.
const (
	maxSelected = 1024
	maxGiven    = 4096
)

// Operation is one operation of a GraphQL document.
type Operation struct {
	// Kind is query, mutation or subscription.
	Kind string
	Name string
	// Fields are the fields of the top level, those of fragments included.
	Fields []Field
	Span   [2]int
}

// Field is one field of an operation's top level.
type Field struct {
	Name, Alias string
	// Args are the arguments, flattened: input.id, ids.0; those of a field below as path:argument, orders.lines:first.
	Args []FieldArg
	// Select are the selected fields below, as dotted paths, at most maxSelected.
	Select []string
	// Limit is the largest first, last, limit, take, pageSize or perPage of the field and the fields below; -1 when there is none.
	Limit int64
	// Cut is set when a bound was reached: more is selected, or given, than is listed.
	Cut  bool
	Span [2]int
}

// FieldArg is one argument. A variable is "$name" and not Known; its default is taken where the document gives one.
type FieldArg struct {
	Path, Value string
	Known       bool
}

// GraphQL reads an executable document. ok is false when the text is none, or is not complete.
func GraphQL(text string) (ops []Operation, ok bool) {
	if len(text) > MaxText || !strings.Contains(text, "{") {
		return nil, false
	}
	g := &graph{src: text, toks: lexGraph(text), fragments: map[string]int{}, defaults: map[string]string{}}
	g.pairs()
	return g.document()
}

// graph reads a document.
type graph struct {
	src       string
	toks      []token
	match     []int32
	fragments map[string]int // where the selection of a fragment begins
	defaults  map[string]string
	open      []int // where the fragments begin that are being spread
	steps     int
}

// lexGraph cuts a document into names, numbers, strings and marks; # begins a comment, a comma is white space.
func lexGraph(src string) []token {
	l := &lexer{src: src, eol: -1}
	for l.pos < len(src) {
		start, c := l.pos, l.at(0)
		switch {
		case c <= ' ' || c == ',':
			l.pos++
		case c == '#':
			l.skipLine()
		case l.has(`"""`):
			l.blockString()
		case c == '"':
			l.quote('"', true)
		case isDigit(c) || c == '-':
			l.pos++
			for b := l.at(0); isDigit(b) || isLetter(b) || b == '.' || b == '+' || b == '-'; b = l.at(0) {
				l.pos++
			}
			l.emit(numberToken, start, src[start:l.pos])
		case l.has("..."):
			l.pos += 3
			l.emit(opToken, start, "...")
		case c == '_' || isLetter(c):
			for b := l.at(0); b == '_' || isLetter(b) || isDigit(b); b = l.at(0) {
				l.pos++
			}
			l.emit(wordToken, start, src[start:l.pos])
		default:
			l.pos++
			l.emit(opToken, start, src[start:l.pos])
		}
	}
	return l.toks
}

func (l *lexer) blockString() {
	start := l.pos
	end := strings.Index(l.src[start+3:], `"""`)
	text := l.src[start+3:]
	l.pos = len(l.src)
	if end >= 0 {
		text = text[:end]
		l.pos = start + end + 6
	}
	l.emit(textToken, start, strings.TrimSpace(text))
}

// pairs finds the closing mark of each opening one; an unmatched one has none, -1.
func (g *graph) pairs() {
	g.match = make([]int32, len(g.toks))
	var open []int
	for i, t := range g.toks {
		g.match[i] = -1
		if t.kind != opToken {
			continue
		}
		switch t.text {
		case "{", "(", "[":
			open = append(open, i)
		case "}", ")", "]":
			if n := len(open); n > 0 {
				g.match[open[n-1]] = int32(i)
				open = open[:n-1]
			}
		}
	}
}

func (g *graph) is(i int, op string) bool {
	return i < len(g.toks) && g.toks[i].kind == opToken && g.toks[i].text == op
}

func (g *graph) word(i int) string {
	if i < len(g.toks) && g.toks[i].kind == wordToken {
		return g.toks[i].text
	}
	return ""
}

// definition is where an operation begins and where its selection does.
type definition struct {
	kind, name string
	at, body   int
}

func (g *graph) document() ([]Operation, bool) {
	var defs []definition
	for i := 0; i < len(g.toks); {
		d, next := g.define(i)
		if next <= i {
			return nil, false
		}
		if d.kind == "fragment" {
			g.fragments[d.name] = d.body
		} else {
			defs = append(defs, d)
		}
		i = next
	}
	if len(defs) == 0 || len(defs) > 64 {
		return nil, false
	}
	var ops []Operation
	for _, d := range defs {
		g.open = g.open[:0]
		op := Operation{Kind: d.kind, Name: d.name, Span: g.span(d.at, int(g.match[d.body]))}
		ok := g.fields(d.body, &op)
		if !ok {
			return nil, false
		}
		ops = append(ops, op)
	}
	return ops, true
}

func (g *graph) span(lo, hi int) [2]int { return [2]int{g.toks[lo].start, g.toks[hi].end} }

// define reads the head of a definition; next is 0 when it is none.
func (g *graph) define(i int) (d definition, next int) {
	d = definition{kind: "query", at: i, body: i}
	if w := g.word(i); w != "" {
		switch w {
		case "query", "mutation", "subscription", "fragment":
		default:
			return d, 0
		}
		d.kind = w
		i++
		if d.name = g.word(i); d.name != "" {
			i++
		}
		if w == "fragment" {
			if g.word(i) != "on" || g.word(i+1) == "" {
				return d, 0
			}
			i += 2
		}
		if g.is(i, "(") && g.match[i] > 0 {
			g.variables(i+1, int(g.match[i]))
			i = int(g.match[i]) + 1
		}
		i = g.directives(i)
	}
	if !g.is(i, "{") || g.match[i] < 0 || int(g.match[i]) == i+1 {
		return d, 0
	}
	d.body = i
	return d, int(g.match[i]) + 1
}

// variables remembers the defaults of ($a: Int = 5).
func (g *graph) variables(lo, hi int) {
	for i := lo; i+1 < hi; i++ {
		if !g.is(i, "$") {
			continue
		}
		name := g.word(i + 1)
		for j := i + 2; j+1 < hi && !g.is(j, "$"); j++ {
			if g.is(j, "=") && g.toks[j+1].kind != opToken {
				g.defaults[name] = g.toks[j+1].text
			}
		}
	}
}

func (g *graph) directives(i int) int {
	for g.is(i, "@") && g.word(i+1) != "" {
		i += 2
		if g.is(i, "(") && g.match[i] > 0 {
			i = int(g.match[i]) + 1
		}
	}
	return i
}

// fields reads the top level of a selection.
func (g *graph) fields(body int, op *Operation) bool {
	end := int(g.match[body])
	for i := body + 1; i < end; {
		if len(op.Fields) >= maxNames {
			return false
		}
		if g.is(i, "...") {
			next, inner := g.spread(i)
			if inner > 0 && !g.spreadInto(inner, func() bool { return g.fields(inner, op) }) {
				return false
			}
			i = next
			continue
		}
		f, next := g.field(i, end)
		if next <= i {
			return false
		}
		op.Fields = append(op.Fields, f)
		i = next
	}
	return true
}

// spreadInto reads the selection at body; a fragment that spreads itself is left alone. It reports false when a bound is reached.
func (g *graph) spreadInto(body int, read func() bool) bool {
	if g.steps++; g.steps > maxSpreads {
		return false
	}
	if slices.Contains(g.open, body) {
		return true
	}
	g.open = append(g.open, body)
	ok := read()
	g.open = g.open[:len(g.open)-1]
	return ok
}

// spread reads ...name and ... on T {}: the index after it, and the selection that it stands for or 0.
func (g *graph) spread(i int) (next, body int) {
	i++
	if w := g.word(i); w != "" && w != "on" {
		return g.directives(i + 1), g.fragments[w]
	}
	if g.word(i) == "on" {
		i += 2
	}
	i = g.directives(i)
	if g.is(i, "{") && g.match[i] > 0 {
		return int(g.match[i]) + 1, i
	}
	return i + 1, 0
}

// head reads alias: name (args) @directives and returns the index after it.
func (g *graph) head(i int, f *Field, prefix string) int {
	f.Name = g.word(i)
	if f.Name == "" {
		return i
	}
	i++
	if g.is(i, ":") && g.word(i+1) != "" {
		f.Alias, f.Name = f.Name, g.word(i+1)
		i += 2
	}
	if g.is(i, "(") {
		if g.match[i] < 0 {
			return i
		}
		g.args(i+1, int(g.match[i]), prefix, f)
		i = int(g.match[i]) + 1
	}
	return g.directives(i)
}

func (g *graph) field(i, end int) (Field, int) {
	start := i
	f := Field{Limit: -1}
	i = g.head(i, &f, "")
	if i == start {
		return f, 0
	}
	if g.is(i, "{") && i < end {
		if g.match[i] < 0 {
			return f, 0
		}
		g.below(i, "", &f, 0)
		i = int(g.match[i]) + 1
	}
	f.Span = g.span(start, i-1)
	return f, i
}

// below lists what is selected under a field.
func (g *graph) below(body int, path string, f *Field, depth int) {
	end := int(g.match[body])
	if depth >= maxDepth {
		f.Cut = true
		return
	}
	for i := body + 1; i < end; {
		if g.is(i, "...") {
			next, inner := g.spread(i)
			if inner > 0 {
				g.spreadInto(inner, func() bool { g.below(inner, path, f, depth+1); return true })
			}
			i = next
			continue
		}
		sub := Field{Limit: -1}
		next := g.head(i, &sub, "")
		if next == i {
			i++
			continue
		}
		name := path + sub.Name
		if len(f.Select) < maxSelected && len(name) < maxPiece {
			f.Select = append(f.Select, name)
		} else {
			f.Cut = true
		}
		g.adopt(f, sub, name)
		if g.is(next, "{") && g.match[next] > 0 {
			if len(name) < maxPiece {
				g.below(next, name+".", f, depth+1)
			}
			next = int(g.match[next]) + 1
		}
		i = next
	}
}

// adopt gives a field the arguments of one below.
func (g *graph) adopt(f *Field, sub Field, name string) {
	for _, a := range sub.Args {
		if f.Cut = f.Cut || len(f.Args) >= maxGiven; !f.Cut {
			a.Path = name + ":" + a.Path
			f.Args = append(f.Args, a)
		}
	}
	f.Cut = f.Cut || sub.Cut
	f.bound(sub.Limit)
}

// bound raises the limit to n.
func (f *Field) bound(n int64) { f.Limit = max(f.Limit, n) }

var limitNames = map[string]bool{"first": true, "last": true, "limit": true, "take": true, "pageSize": true, "perPage": true, "per_page": true, "page_size": true, "top": true}

// args reads name: value pairs of [lo, hi).
func (g *graph) args(lo, hi int, prefix string, f *Field) {
	for i := lo; i+2 < hi+1 && i < hi; {
		name := g.word(i)
		if name == "" || !g.is(i+1, ":") || i+2 >= hi {
			i++
			continue
		}
		if n := len(f.Args); prefix == "" && limitNames[name] {
			i = g.value(i+2, hi, name, f)
			if len(f.Args) > n {
				if v, err := strconv.ParseInt(f.Args[n].Value, 10, 64); err == nil {
					f.bound(v)
				}
			}
			continue
		}
		i = g.value(i+2, hi, prefix+name, f)
	}
}

// value flattens one value and returns the index after it.
func (g *graph) value(i, hi int, path string, f *Field) int {
	if i >= hi || len(path) > maxPiece || len(f.Args) >= maxGiven {
		f.Cut = f.Cut || i < hi
		return g.after(i)
	}
	t := g.toks[i]
	switch {
	case t.kind != opToken:
		f.Args = append(f.Args, FieldArg{path, t.text, true})
	case t.text == "$":
		a := FieldArg{Path: path, Value: "$" + g.word(i+1)}
		if v, ok := g.defaults[g.word(i+1)]; ok {
			a.Value = v
		}
		f.Args = append(f.Args, a)
		return i + 2
	case t.text == "{" && g.match[i] > 0:
		if int(g.match[i]) == i+1 {
			f.Args = append(f.Args, FieldArg{path, "{}", true})
		}
		g.args(i+1, int(g.match[i]), path+".", f)
	case t.text == "[" && g.match[i] > 0:
		n := 0
		for j := i + 1; j < int(g.match[i]); n++ {
			j = g.value(j, int(g.match[i]), path+"."+strconv.Itoa(n), f)
		}
	}
	return g.after(i)
}

func (g *graph) after(i int) int {
	if i < len(g.toks) && g.match[i] > 0 {
		return int(g.match[i]) + 1
	}
	return i + 1
}
