package code

import "strings"

// primary reads a constant, a name, or what stands in brackets.
func (r *reader) primary() *value {
	t := r.token(0)
	switch t.kind {
	case textToken:
		return r.texts()
	case numberToken:
		r.pos++
		return literal(t.text)
	case patternToken:
		r.pos++
		return &value{pattern: t.text}
	case wordToken:
		if r.pos >= r.end || stopWords[t.text] && !r.token(1).is("(") && !r.token(1).is(".") {
			return nil
		}
		return r.name(t)
	}
	switch {
	case t.is("("):
		if r.lang == node && r.arrowAhead(r.closing(r.pos)+1) {
			return r.arrow()
		}
		return r.group()
	case t.is("["):
		return r.list()
	case t.is("{"):
		return r.object()
	case t.is("->") && r.lang == ruby:
		r.pos++
		if r.is("(") {
			r.parameters()
		}
		if r.is("{") {
			r.block()
		}
		return &value{}
	}
	return nil
}

// texts reads a text, and those that follow it directly where a language joins them.
func (r *reader) texts() *value {
	t := r.token(0)
	r.pos++
	v := r.textOf(t)
	for r.lang == python || r.lang == ruby {
		n := r.token(0)
		if n.kind != textToken || n.line || n.command {
			break
		}
		r.pos++
		v = r.join(v, r.textOf(n))
	}
	return v
}

// textOf is the value of a text; commands are listed as calls.
func (r *reader) textOf(t token) *value {
	v := textValue(t.text)
	if t.parts != nil {
		pieces := make([]*value, len(t.parts))
		for i, p := range t.parts {
			if pieces[i] = textValue(p.text); p.hole {
				pieces[i] = r.hole(p.toks)
			}
		}
		v = r.concat(pieces)
	}
	if t.raw && v != nil {
		v.raw = true
	}
	if !t.command {
		return v
	}
	r.emit(Call{Name: "system", Args: flatten([]argument{{value: v}}), Span: [2]int{t.start, t.end}})
	return &value{name: "system"}
}

// constants are names with a text value.
var constants = map[string]string{"__dirname": ".", "__FILE__": Unknown, "__DIR__": ".", "true": "true", "false": "false", "True": "true", "False": "false",
	"null": "null", "None": "null", "nil": "null", "undefined": "null", "TRUE": "true", "FALSE": "false", "NULL": "null",
	"DIRECTORY_SEPARATOR": "/", "PATH_SEPARATOR": ":", "PHP_EOL": "\n"}

// memberConstants are members of modules with a text value.
var memberConstants = map[string]string{"os.sep": "/", "os.path.sep": "/", "posixpath.sep": "/", "path.sep": "/", "path.posix.sep": "/", "File.SEPARATOR": "/",
	"File.Separator": "/", "os.pathsep": ":", "path.delimiter": ":", "File.PATH_SEPARATOR": ":", "os.curdir": ".", "os.pardir": "..",
	"Environment.CurrentDirectory": ".", "os.linesep": "\n", "os.EOL": "\n", "os.devnull": "/dev/null", "os.devNull": "/dev/null", "File.NULL": "/dev/null", "IO.NULL": "/dev/null",
	"string.ascii_lowercase": "abcdefghijklmnopqrstuvwxyz", "string.ascii_uppercase": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "string.digits": "0123456789",
	"string.ascii_letters": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "string.hexdigits": "0123456789abcdefABCDEF"}

// name reads a word: a function, an arrow function, or a name that may be bound.
func (r *reader) name(t token) *value {
	next := r.token(1)
	switch {
	case t.text == "lambda" && r.lang == python:
		return r.lambda()
	case (t.text == "function" || t.text == "fn" && r.lang == php || t.text == "sub" && r.lang == perl) && r.lang != python && r.lang != ruby:
		return r.function()
	case next.is("=>") && r.lang == node:
		return r.arrow()
	case r.lang == perl && next.is("{") && (t.text == "map" || t.text == "grep" || t.text == "sort" || t.text == "eval" || t.text == "do"):
		r.pos++
		from := r.pos + 1
		r.block()
		if t.text == "map" {
			return r.perlMap(from, r.pos-1, t.start)
		}
		return &value{name: t.text, bare: t.text != "eval" && t.text != "do"}
	case t.text == "shift" && r.lang == perl:
		return r.shifted()
	case t.text == "array" && r.lang == php && next.is("("):
		r.pos++
		return r.list()
	}
	r.pos++
	if c, ok := constants[t.text]; ok && !r.is("(") && !r.is("=") {
		v := textValue(c)
		v.word = true
		return v
	}
	return r.lookup(t.text)
}

// lookup is what a name is bound to, or the name itself.
func (r *reader) lookup(name string) *value {
	if v, ok := r.bound[name]; ok {
		return v.at(name)
	}
	if isFlag(name) {
		return textValue(name)
	}
	if r.lang == php && strings.HasPrefix(name, "CURLOPT_") {
		return textValue(name)
	}
	if s := vectors[name]; s != "" && r.ofR {
		return listValue(textValue(s).characters()).at(name)
	}
	v := &value{name: plainName(r.lang, r.bareName(name)), path: name, bare: true}
	if r.star != "" && !pythonBuiltins[name] {
		v.name = dotted(r.star, name)
	}
	if g := r.globals[v.name]; g != nil {
		return g.at(name)
	}
	if name != r.bareName(name) {
		v.bare = false
	}
	return v
}

var pythonBuiltins = map[string]bool{"print": true, "open": true, "exec": true, "eval": true, "len": true, "range": true, "str": true, "int": true,
	"list": true, "dict": true, "set": true, "map": true, "getattr": true, "__import__": true, "compile": true, "input": true, "bytes": true,
	"enumerate": true, "zip": true, "sorted": true, "isinstance": true, "type": true, "globals": true, "locals": true, "vars": true, "chr": true}

// lambda reads lambda a, b: expression.
func (r *reader) lambda() *value {
	r.pos++
	params := r.pos
	for r.pos < r.end && !r.is(":") && !r.token(0).line {
		if r.is("(") || r.is("[") || r.is("{") {
			r.pos = r.closing(r.pos)
		}
		r.pos++
	}
	colon := r.pos
	r.pos++
	each := r.each
	r.each = nil
	gives := r.choice()
	r.each = each
	f := r.define([2]int{params, colon}, [2]int{colon + 1, r.pos}, false)
	f.fn.gives = gives
	return f
}

// function reads a function expression.
func (r *reader) function() *value {
	r.pos++
	for r.is("*") || r.word(0) != "" && !r.token(0).line && !r.is("(") {
		r.pos++
	}
	saved := r.shadow()
	params := [2]int{r.pos, r.pos}
	if r.is("(") {
		params = [2]int{r.pos + 1, r.closing(r.pos)}
		r.bindParameters()
	}
	if r.word(0) == "use" && r.token(1).is("(") {
		r.pos = r.closing(r.pos+1) + 1
	}
	r.returnType()
	from, block := r.pos+1, r.is("{")
	switch {
	case block:
		r.block()
	case r.is("=>"):
		r.pos++
		r.expression()
	}
	r.restore(saved)
	return r.define(params, [2]int{from, r.pos - b2i(block)}, block)
}

// returnType moves over : Type before a body.
func (r *reader) returnType() {
	if !r.is(":") {
		return
	}
	for i := r.pos; i < min(r.end, r.pos+16); i++ {
		if r.toks[i].is("{") || r.toks[i].is("=>") {
			r.pos = i
			return
		}
	}
}

// arrowAhead reports => at i, perhaps behind a type.
func (r *reader) arrowAhead(i int) bool {
	if i >= r.end {
		return false
	}
	if r.toks[i].is(":") {
		for j := i + 1; j < min(r.end, i+8); j++ {
			if r.toks[j].is("=>") {
				return true
			}
			if r.toks[j].kind != wordToken && !r.toks[j].is("<") && !r.toks[j].is(">") && !r.toks[j].is("[") && !r.toks[j].is("]") {
				return false
			}
		}
	}
	return r.toks[i].is("=>")
}

// arrow reads (a, b) => body. Inside, the parameters hide what their names are bound to.
func (r *reader) arrow() *value {
	saved := r.shadow()
	params := [2]int{r.pos, r.pos + 1}
	if r.is("(") {
		params = [2]int{r.pos + 1, r.closing(r.pos)}
		r.bindParameters()
		r.returnType()
	} else {
		r.hide(r.word(0), r.each)
		r.pos++
	}
	if r.is("=>") {
		r.pos++
	}
	each := r.each
	r.each = nil
	from, block := r.pos, r.is("{")
	if block {
		from++
		r.block()
	} else {
		r.choice()
	}
	r.each = each
	r.restore(saved)
	return r.define(params, [2]int{from, r.pos - b2i(block)}, block)
}

// hidden is a binding that a parameter hides.
type hidden struct {
	name string
	v    *value
	was  bool
}

// shadow begins a scope of parameters.
func (r *reader) shadow() []hidden {
	saved := r.hides
	r.hides = nil
	return saved
}

// hide binds a parameter.
func (r *reader) hide(name string, v *value) {
	if name == "" {
		return
	}
	old, was := r.bound[name]
	r.hides = append(r.hides, hidden{name, old, was})
	if v == nil {
		v = named(r.bareName(name))
	}
	r.bound[name] = v
}

// restore ends a scope of parameters.
func (r *reader) restore(saved []hidden) {
	for i := len(r.hides) - 1; i >= 0; i-- {
		h := r.hides[i]
		if h.was {
			r.bound[h.name] = h.v
		} else {
			delete(r.bound, h.name)
		}
	}
	r.hides = saved
}

// bindParameters reads ( … ) before a body that is read next; the first parameter is the element that the function is called with.
func (r *reader) bindParameters() {
	end := r.closing(r.pos)
	each := r.each
	r.each = nil
	r.pos++
	for n := 0; r.pos < end; {
		before := r.pos
		if w := r.word(0); w != "" && (r.token(1).is(",") || r.token(1).is("=") || r.token(1).is(":") || r.pos+1 == end) {
			if n > 0 {
				each = nil
			}
			r.hide(w, each)
		}
		r.argument(end)
		if r.is(",") {
			n++
		}
		if r.pos == before || r.is(",") {
			r.pos++
		}
	}
	r.pos = end + 1
}
