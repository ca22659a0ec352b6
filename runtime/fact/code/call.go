package code

import (
	"strings"
)

// call reads ( arguments ) and lists the call.
func (r *reader) call(v *value, from int) *value {
	end, pipe := r.closing(r.pos), r.pipe
	r.pipe = nil
	if r.lang == node && v != nil && v.bare && r.isHead(v) && r.bodyAt(end+1) {
		return r.method()
	}
	each := r.each
	r.each = nil
	if v != nil && v.owner != nil && iterates(v.name) {
		r.each = v.owner.elements()
	}
	args := r.arguments(r.pos, end)
	r.each = each
	if pipe != nil {
		args = append([]argument{*pipe}, args...)
	}
	r.pos = end + 1
	return r.invoke(v, args, from)
}

// isHead tells the head of a method in a class, f(a) {, from a call; words that govern a block are neither.
func (r *reader) isHead(v *value) bool {
	return r.token(-1).kind == wordToken && v.path == r.token(-1).text
}

// bodyAt reports { at i, perhaps behind a type.
func (r *reader) bodyAt(i int) bool {
	if i >= r.end || !r.toks[i].is(":") {
		return i < r.end && r.toks[i].is("{")
	}
	for j := i + 1; j < min(r.end, i+10); j++ {
		switch t := r.toks[j]; {
		case t.is("{"):
			return j > i+1
		case t.kind == wordToken || t.is("<") || t.is(">") || t.is("[") || t.is("]") || t.is("|") || t.is("."):
		default:
			return false
		}
	}
	return false
}

// method reads the parameters of a method in a class; the body follows.
func (r *reader) method() *value {
	name, params := r.token(-1).text, [2]int{r.pos + 1, r.closing(r.pos)}
	r.parameters()
	r.returnType()
	if r.is("{") && r.inText == 0 {
		r.keepMethod(name, r.define(params, [2]int{r.pos + 1, r.closing(r.pos)}, true).fn)
	}
	return &value{}
}

// iterates reports methods that call a function with each element.
func iterates(name string) bool {
	switch name[strings.LastIndexByte(name, '.')+1:] {
	case "forEach", "map", "filter", "flatMap", "some", "every", "find", "each", "then", "for_each":
		return true
	}
	return false
}

// arguments reads the arguments between the bracket at open and end.
func (r *reader) arguments(open, end int) []argument {
	outer := r.end
	stop, loop := r.comprehension(open, min(end, outer))
	r.pos, r.end = open+1, stop
	var out []argument
	for r.pos < r.end {
		before := r.pos
		a := r.argument(r.end)
		if r.pos > before && len(out) < maxArgs {
			out = append(out, a)
		}
		for r.pos < r.end && !r.is(",") {
			if r.pos == before {
				r.pos++
			}
			if before = r.pos; !r.is(",") && r.pos < r.end {
				if w := r.expression(); w != nil && len(out) > 0 { // a cast, or what could not be read as one argument
					out[len(out)-1].value = w
				}
				if r.pos == before {
					r.pos++
				}
			}
		}
		r.pos++
	}
	if items := r.mapped(loop, open+1, stop); items != nil && len(out) == 1 {
		out[0].value = listValue(items)
	}
	r.end = outer
	return out
}

// argument reads one argument, with its keyword.
func (r *reader) argument(end int) argument {
	t, next := r.token(0), r.token(1)
	if r.pos+1 < end && (t.kind == wordToken || t.kind == textToken && t.parts == nil) && r.keyword(t, next) {
		r.pos += 2
		return argument{name: t.text, value: r.expression()}
	}
	v := r.expression()
	if r.is("=>") && r.lang != node && r.lang != python {
		r.pos++
		return argument{name: v.keyText(), value: r.expression()}
	}
	return argument{value: v}
}

// keyword reports name= of Python, name: of Ruby and PHP, name => of Perl, Ruby and PHP.
func (r *reader) keyword(t, next token) bool {
	switch r.lang {
	case python:
		return (t.kind == wordToken || r.ofR) && next.is("=")
	case ruby:
		return next.is(":") && !next.space || next.is("=>")
	case php:
		return t.kind == wordToken && !strings.HasPrefix(t.text, "$") && next.is(":") || t.kind == textToken && next.is("=>")
	case perl:
		return next.is("=>")
	}
	return false
}

// invoke lists a call of v and gives its value.
func (r *reader) invoke(v *value, args []argument, from int) *value {
	if v == nil {
		v = &value{}
	}
	v, args = r.redirect(v, args)
	name := v.name
	if name == "" || v.form == textual && v.owner == nil && (r.lang == php || r.lang == perl) {
		if s, ok := v.constant(); ok && isName(s) {
			name = plainName(r.lang, s)
		}
	}
	if name == "exec" && (r.lang == perl || r.lang == ruby || r.lang == php) && len(v.recv) == 0 {
		name = "system"
	}
	flat := flatten(args)
	recv := v.recv
	if owner := v.owner; owner != nil && owner.form == textual && len(recv) == 0 {
		recv = owner.flatten(nil, "", "0", 0)
	}
	before := len(r.calls)
	if argv := r.bound["sys.argv"]; argv != nil && (name == "runpy.run_module" || name == "runpy.run_path") {
		flat = argv.flatten(flat, "argv", "argv", 0)
	}
	if !silent[name] && !(r.ofR && foldOfR(name) != nil) {
		r.emit(Call{Name: name, Args: flat, Receiver: recv, Span: r.span(from)})
	}
	own := r.ownCall(before)
	r.callbacks(v, args, from)
	out := r.fold(v, name, args)
	if v.owner != nil || growers[name] {
		r.growing(v.owner, name, args)
	}
	if out == nil && v.fn != nil {
		out = r.apply(v.fn, values(args), false)
	} else if f := r.methodNamed(name); out == nil && f != nil {
		given := values(args)
		if r.lang == python {
			given = append([]*value{named(f.parameters[0].name)}, given...)
		}
		out = r.apply(f, given, len(args) == 0)
	}
	w := *out.flowing(append(values(args), v.owner, v, own)...)
	w.path, w.of, w.owner = "", v.owner, nil
	if w.name == "" && w.form != listed && w.form != keyed {
		w.name = name
		w.recv = v.recv[:min(len(v.recv), 64):min(len(v.recv), 64)]
		w.recv = append(w.recv, flat[:min(len(flat), 64)]...)
		if len(w.recv) > 64 {
			w.recv = w.recv[:64]
		}
	}
	return &w
}

// ownCall is a value that flows from the call listed since there were n of them.
func (r *reader) ownCall(n int) *value {
	if len(r.calls) == n {
		return nil
	}
	return &value{from: []int{n}}
}

// callbacks lists the calls of functions that a method is given by name: list.forEach(fs.unlinkSync), list.each(&:destroy).
func (r *reader) callbacks(v *value, args []argument, from int) {
	if v.owner == nil || len(args) == 0 || args[len(args)-1].value == nil || r.depth >= maxDepth {
		return
	}
	f := args[len(args)-1].value
	r.depth++
	defer func() { r.depth-- }()
	switch {
	case f.block && f.form == opaque && f.name != "":
		r.invoke(f, []argument{{value: v.owner.elements()}}, from)
	case f.block && f.form == textual:
		r.invoke(r.reach(given(&value{name: v.name, recv: v.recv, of: v.owner}), f.text), nil, from)
	case r.lang == node && f.form == opaque && f.name != "" && iterates(v.name):
		r.invoke(f, []argument{{value: v.owner.elements()}}, from)
	}
}

// silent are calls that only name something; what they name is in the names of the calls that follow.
var silent = map[string]bool{"": true, "getattr": true, "super": true, "if": true, "while": true, "for": true, "switch": true, "catch": true, "elif": true,
	"elsif": true, "unless": true, "until": true, "foreach": true, "elseif": true, "list": true, "isset": true, "empty": true, "my": true}

func isName(s string) bool {
	if s == "" || len(s) > 80 || isDigit(s[0]) {
		return false
	}
	for i := 0; i < len(s); i++ {
		if !isWord(s[i]) && s[i] != '.' && s[i] != ':' && s[i] != '\\' {
			return false
		}
	}
	return true
}

// redirect resolves calls of calls: f.call(x, a), f.apply(x, [a]), obj.send(:f, a), call_user_func('f', a), getattr(m, 'f').
func (r *reader) redirect(v *value, args []argument) (*value, []argument) {
	base, last := cutLast(v.name)
	first := ""
	if len(args) > 0 {
		first, _ = args[0].value.constant()
	}
	switch {
	case v.owner != nil && v.owner.method && strings.EqualFold(last, "invoke") && len(args) > 0:
		return renamed(v, base), reflected(args[1:])
	case r.lang == node && base != "" && last == "call" && len(args) > 0:
		return renamed(v, base), args[1:]
	case r.lang == node && base != "" && last == "apply" && len(args) > 1 && args[1].value != nil && args[1].value.form == listed:
		return renamed(v, base), spreadArgs(args[1].value)
	case r.lang == node && v.name == "Reflect.apply" && len(args) > 2 && args[0].value != nil && args[0].value.name != "" && args[2].value != nil && args[2].value.form == listed:
		return args[0].value, spreadArgs(args[2].value)
	case r.lang == ruby && (last == "send" || last == "public_send" || last == "__send__") && first != "":
		return renamed(v, plainName(ruby, join2(base, first))), args[1:]
	case r.lang == php && base != "" && (last == "__soapCall" || last == "__call") && first != "" && len(args) > 1:
		return renamed(v, dotted(base, first)), spreadArgs(args[1].value)
	case r.ofR && v.name == "do.call" && first != "" && len(args) > 1:
		return renamed(v, first), spreadNamed(args[1].value)
	case r.ofR && v.name == "do.call" && len(args) > 1 && args[0].value != nil && args[0].value.name != "":
		return args[0].value, spreadNamed(args[1].value)
	case r.lang == php && last == "call_user_func" && first != "":
		return renamed(v, plainName(php, first)), args[1:]
	case r.lang == php && last == "call_user_func_array" && first != "" && len(args) > 1:
		return renamed(v, plainName(php, first)), spreadArgs(args[1].value)
	}
	return v, args
}

// reflected are the arguments that a method gets which was found by its name: those behind its object, or the elements of one list.
func reflected(args []argument) []argument {
	if len(args) == 1 && args[0].value != nil && (args[0].value.form == listed || args[0].value.form == keyed) {
		return spreadArgs(args[0].value)
	}
	return args
}

func renamed(v *value, name string) *value {
	w := *v
	w.name, w.form = name, opaque
	return &w
}

// spreadOne is spreadArgs of what is a list even where only its first item is known.
func spreadOne(v *value) []argument {
	if v != nil && v.form != listed {
		return []argument{{value: v}}
	}
	return spreadArgs(v)
}

func spreadArgs(v *value) []argument {
	var out []argument
	if v != nil {
		for _, x := range v.items {
			out = append(out, argument{value: x})
		}
	}
	return out
}

// cutLast splits a name at its last dot.
func cutLast(name string) (base, last string) {
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		return name[:i], name[i+1:]
	}
	return "", name
}

func join2(a, b string) string {
	if a == "" || a == "self" {
		return b
	}
	return dotted(a, b)
}

// commandFollows reports arguments without parentheses, as Perl, Ruby and some words of PHP have them.
func (r *reader) commandFollows(v *value) bool {
	t, p := r.token(0), r.token(-1)
	if v == nil || t.line || p.kind != wordToken || p.text == "" || p.text[0] == '$' || p.text[0] == '@' || r.pos >= r.end {
		return false
	}
	switch r.lang {
	case php:
		return phpCommands[p.text] && !t.is(";") && !t.is(")") && !t.is("=")
	case perl, ruby:
	default:
		return false
	}
	if !v.bare && v.path != "" && v.form != opaque || v.form != opaque {
		return false
	}
	if t.kind == opToken {
		return r.commandOperator(t)
	}
	return t.kind != wordToken || !notArguments[t.text] && !prefixOnly[p.text]
}

// phpCommands are words of PHP that take arguments without parentheses.
var phpCommands = map[string]bool{"echo": true, "print": true, "include": true, "include_once": true, "require": true, "require_once": true, "exit": true, "die": true}

// commandOperator reports an operator that begins an argument: f *list, f [1], f -x.
func (r *reader) commandOperator(t token) bool {
	switch t.text {
	case "[", "*", "&", "->", "**":
		return t.space && t.tight && r.lang == ruby
	case "%", "@", `\`:
		return t.space && r.lang == perl
	case "{":
		return t.space && r.lang == perl && (r.token(-1).text == "print" || r.token(-1).text == "printf")
	case "-":
		return t.space && t.tight
	}
	return false
}

var (
	notArguments = map[string]bool{"if": true, "unless": true, "while": true, "until": true, "and": true, "or": true, "do": true, "end": true, "then": true,
		"for": true, "foreach": true, "x": true, "eq": true, "ne": true, "lt": true, "gt": true, "le": true, "ge": true, "cmp": true, "in": true,
		"rescue": true, "ensure": true, "else": true, "elsif": true, "when": true, "xor": true, "is": true}
	prefixOnly = map[string]bool{"my": true, "our": true, "return": true, "self": true, "class": true, "def": true, "package": true, "end": true, "else": true}
)

// command reads arguments without parentheses.
func (r *reader) command(v *value, from int) *value {
	if r.lang == perl && (v.name == "print" || v.name == "printf" || v.name == "say") {
		return r.printTo(v, from)
	}
	return r.invoke(v, r.commandArguments(), from)
}

func (r *reader) commandArguments() []argument {
	var out []argument
	for r.pos < r.end {
		before := r.pos
		a := r.argument(r.end)
		if r.pos == before {
			break
		}
		if len(out) < maxArgs {
			out = append(out, a)
		}
		if !r.is(",") {
			break
		}
		r.pos++
	}
	return out
}

// printTo reads print HANDLE list: a write to what the handle was opened on.
func (r *reader) printTo(v *value, from int) *value {
	if r.is("{") && r.closing(r.pos) == r.pos+2 { // print {$fh} …
		r.pos++
		v = r.handled(v, r.word(0))
		r.pos += 2
		return r.invoke(v, r.commandArguments(), from)
	}
	handle := r.word(0)
	if next := r.token(1); handle == "" || next.is("(") && !next.space && handle[0] != '$' || next.kind == opToken && !next.is("(") && !next.is("[") || next.line {
		return r.invoke(v, r.commandArguments(), from)
	}
	r.pos++
	return r.invoke(r.handled(v, handle), r.commandArguments(), from)
}

// handled is the write v to a file handle.
func (r *reader) handled(v *value, handle string) *value {
	if h := r.bound[handle]; h != nil && h.name != "" {
		return &value{name: dotted(h.name, v.name), recv: h.recv}
	}
	return v
}
