package code

import "strings"

// chain reads a primary expression with its members, indexes and calls.
func (r *reader) chain() *value {
	start := r.pos
	v := r.primary()
	if r.pos == start {
		return nil
	}
	from := r.toks[start].start
	for r.pos < r.end {
		t := r.token(0)
		if t.line && !(t.is(".") && (r.lang == ruby || r.lang == node)) {
			break
		}
		before := r.pos
		switch {
		case t.is("."):
			v = r.memberOf(v, from)
		case t.is("("):
			v = r.call(v, from)
		case t.is("[") && !(t.space && r.lang == ruby && v != nil && v.bare):
			v = r.index(v, from)
		case t.is("{") && r.lang == perl && r.subscripts(v):
			v = r.index(v, from)
		case t.is("{") && r.lang == ruby, r.lang == ruby && t.kind == wordToken && t.text == "do":
			v = r.rubyBlock(v)
		case t.is("!") && r.lang == node && (r.token(1).is(".") || r.token(1).is("(")):
			r.pos++
		case t.template && !t.space:
			v = r.tagged(v, from)
		case t.is("<") && r.lang == node && r.generics():
		case t.is("{") && r.typed && r.initializes():
			v = r.initialized()
		case r.commandFollows(v):
			v = r.command(v, from)
		default:
			return r.finish(v, from)
		}
		if r.pos == before {
			break
		}
	}
	return r.finish(v, from)
}

// environments are the names under which languages keep the environment.
var environments = map[string]string{"os.environ": "os.environ", "process.env": "process.env", "ENV": "ENV", "_ENV": "_ENV", "import.meta.env": "import.meta.env",
	"Deno.env": "Deno.env", "Bun.env": "Bun.env", "os.environb": "os.environ", "_SERVER": "_SERVER"}

// environment is the name of the environment that v is, or "".
func environment(v *value) string {
	if v == nil || len(v.recv) > 0 {
		return ""
	}
	return environments[v.name]
}

// finish lists a read of the whole environment, and a call that is written without parentheses.
func (r *reader) finish(v *value, from int) *value {
	if name := environment(v); name != "" && !r.is("=") && v.form == opaque {
		before := len(r.calls)
		r.emit(Call{Name: name, Span: r.span(from)})
		return (*value)(nil).flowing(r.ownCall(before)).at(v.path)
	}
	if v != nil && v.bare && (r.lang == perl || r.lang == ruby) && r.standsAlone(from) {
		r.emit(Call{Name: v.name, Span: r.span(from)})
	}
	return v
}

// standsAlone reports a word that is a statement of its own: unlink for @x; exit.
func (r *reader) standsAlone(from int) bool {
	t := r.token(0)
	i := r.pos - 1
	if i < 0 || i >= len(r.toks) || r.inText > 0 || r.toks[i].start != from || !(t.line || t.is(";") || t.is("}") || t.kind == wordToken && branches[t.text]) {
		return false
	}
	return i == 0 || r.toks[i].line || r.toks[i-1].is(";") || r.toks[i-1].is("{") || r.toks[i-1].is("}") || r.toks[i-1].is("|")
}

func (r *reader) span(from int) [2]int {
	return [2]int{from, r.toks[min(max(r.pos, 1), len(r.toks))-1].end}
}

// subscripts tells $h{key} and f()->{key} from a block.
func (r *reader) subscripts(v *value) bool {
	p := r.token(-1)
	return !r.token(0).space && (p.kind == wordToken && strings.HasPrefix(p.text, "$") || p.is("]") || p.is("}")) && v != nil
}

// memberOf reads .name, .[index] and .(call).
func (r *reader) memberOf(v *value, from int) *value {
	if r.token(1).is("(") || r.token(1).is("[") || r.token(1).is("{") && (r.lang == perl || r.lang == php) {
		r.pos++
		if r.is("(") {
			return r.call(v, from)
		}
		return r.index(v, from)
	}
	if t := r.token(1); t.kind == opToken || t.kind == patternToken || t.line && t.kind == opToken {
		r.pos++
		return nil
	}
	key := r.memberName(r.token(1).text)
	r.pos += 2
	if env := environment(v); env != "" && env != "os.environ" && r.lang == node && key != "get" && key != "toObject" {
		return r.environmentRead(env, textValue(key), from)
	}
	m := r.reach(v, key)
	if r.lang == ruby && !r.is("(") && !r.is("=") && isMethod(key) && !r.commandFollows(m) || r.lang == perl && !r.is("(") && isMethod(key) {
		return r.invoke(m, nil, from)
	}
	return m
}

// memberName is the name of a member, which a variable of PHP and Perl may hold: $o->$name().
func (r *reader) memberName(key string) string {
	if r.lang != php && r.lang != perl || !strings.HasPrefix(key, "$") {
		return key
	}
	if s, ok := r.bound[key].constant(); ok && isName(s) {
		return s
	}
	return key
}

// isMethod tells a method of Ruby or Perl from a constant or a variable.
func isMethod(name string) bool {
	return name != "" && !upper(name[0]) && name[0] != '$' && name[0] != '@'
}

// reach is the member key of v, at its path.
func (r *reader) reach(v *value, key string) *value {
	path := ""
	if v != nil && v.path != "" && len(v.path)+len(key) < maxName {
		path = v.path + "." + key
		if b, ok := r.bound[path]; ok {
			return b.at(path)
		}
	}
	if f := v.field(key); f != nil {
		return f.at(path)
	}
	out := &value{name: dotted(Unknown, key), path: path}
	if v == nil {
		return out
	}
	out.recv, out.from = v.recv, v.from
	if v.name != "" && isFlag(key) {
		return textValue(key)
	}
	switch {
	case v.name != "":
		out.name = dotted(v.name, key)
	case v.form == textual:
		out.name = dotted("text", key)
	case v.form == listed:
		out.name = dotted("list", key)
	case v.path != "":
		out.name = dotted(r.bareName(v.path), key)
	}
	out.name = plainName(r.lang, out.name)
	if _, last := cutLast(v.name); last == "HttpMethod" && len(key) < 8 && !r.is("(") {
		return textValue(strings.ToUpper(key))
	}
	if c, ok := memberConstants[out.name]; ok && len(out.recv) == 0 {
		return textValue(c).at(path)
	}
	out.owner = v
	if g := r.globals[out.name]; g != nil {
		return g.at(path)
	}
	return out
}

// isFlag reports the name of a mode in which files are opened, or of a bit of a file's mode: O_WRONLY, S_ISUID.
func isFlag(name string) bool {
	return (strings.HasPrefix(name, "O_") || strings.HasPrefix(name, "S_I")) && strings.ToUpper(name) == name
}

// plainName takes off what stands for the global scope.
func plainName(l language, name string) string {
	switch l {
	case python:
		for _, p := range []string{"builtins.", "__builtins__.", "__builtin__."} {
			name = strings.TrimPrefix(name, p)
		}
		name = strings.TrimPrefix(strings.Replace(name, ".__dict__.", ".", 1), "__dict__.")
	case node:
		for _, p := range []string{"globalThis.", "window.", "global.", "self."} {
			name = strings.TrimPrefix(name, p)
		}
		if strings.HasSuffix(name, ".mainModule.require") || name == "module.require" {
			return "require"
		}
	case ruby:
		name = strings.TrimPrefix(name, "Kernel.")
	}
	return strings.TrimPrefix(name, ".")
}

// index reads [key] and {key}.
func (r *reader) index(v *value, from int) *value {
	end := r.closing(r.pos)
	bare := ""
	if r.is("{") && end == r.pos+2 {
		bare = r.word(1)
	}
	if r.lang == python && !r.ofR && r.is("[") && r.slices(end) {
		return r.slice(v, end)
	}
	r.pos++
	var key *value
	if bare != "" && !strings.HasPrefix(bare, "$") {
		key = textValue(bare)
	} else {
		key = r.until(end)
	}
	r.pos = end + 1
	if env := environment(v); env != "" {
		return r.environmentRead(env, key, from)
	}
	if x := r.element(v, key); x != nil && r.ofR {
		return x
	}
	if v != nil && (v.name == "sys.modules" || v.name == "globals" || v.name == "locals" || v.name == "Dir") {
		return r.table(v, key, from)
	}
	if x := r.characterAt(v, key); x != nil {
		return x
	}
	if k, ok := key.constant(); ok {
		if x := r.hashed(v, k); x != nil {
			return x
		}
		return r.reach(v, k)
	}
	if v != nil && v.form != opaque {
		return v.elements()
	}
	if v == nil {
		return nil
	}
	return &value{name: dotted(v.name, Unknown), recv: v.recv, from: v.from}
}

// hashed is the entry of the hash or array that Perl's $name{key} and $name[0] mean: %name, @name.
func (r *reader) hashed(v *value, key string) *value {
	if r.lang != perl || v == nil || !v.isScalar() {
		return nil
	}
	if h := r.bound["%"+v.path[1:]]; h != nil && h.form == listed {
		for i := 0; i+1 < len(h.items); i += 2 {
			if h.items[i].keyText() == key {
				return h.items[i+1]
			}
		}
	}
	return r.bound["@"+v.path[1:]].field(key)
}

// isScalar reports the name of a scalar variable of Perl.
func (v *value) isScalar() bool {
	return len(v.path) > 1 && v.path[0] == '$' && !strings.Contains(v.path, ".")
}

// table reads an index into a table of modules or names, and Ruby's Dir["*"].
func (r *reader) table(v, key *value, from int) *value {
	k, ok := key.constant()
	if v.name == "Dir" {
		return r.invoke(&value{name: "Dir.glob"}, []argument{{value: key}}, from)
	}
	if !ok {
		return nil
	}
	if v.name == "sys.modules" {
		return named(k)
	}
	return r.lookup(k)
}

// until reads the expressions up to end and gives the first.
func (r *reader) until(end int) *value {
	outer := r.end
	r.end = min(end, outer)
	var first *value
	for n := 0; r.pos < r.end; n++ {
		before := r.pos
		v := r.expression()
		if n == 0 {
			first = v
		}
		if r.pos == before {
			r.pos++
		}
	}
	r.end = outer
	return first
}

// environmentRead lists the read of one variable. The home directory is "~".
func (r *reader) environmentRead(name string, key *value, from int) *value {
	before := len(r.calls)
	if !r.is("=") || r.token(1).is("=") {
		r.emit(Call{Name: name, Args: flatten([]argument{{value: key}}), Span: r.span(from)})
	}
	if v := r.variable(key); v != nil {
		return v
	}
	return (*value)(nil).flowing(r.ownCall(before))
}

// rubyBlock reads { |x| … }, or the head of do |x|; the parameter is an element of what the method was called on. It gives v, or what the
// block makes of each element.
func (r *reader) rubyBlock(v *value) *value {
	open := r.pos
	var target *value
	r.pos++
	if r.is("|") {
		r.pos++
		target = r.targets()
		for r.pos < r.end && !r.is("|") {
			r.pos++
		}
		r.pos++
		r.assign(target, given(v), 0)
	}
	if !r.toks[open].is("{") {
		return v
	}
	from, end := r.pos, r.closing(open)
	if r.depth >= maxDepth {
		r.cut = true
		r.pos = end + 1
		return v
	}
	r.depth++
	r.statements(end)
	if v != nil && v.of != nil && mapping(v.name) {
		if items := r.mapped(each{target, v.of}, from, end); items != nil {
			v = listValue(items)
		}
	}
	r.depth--
	r.pos = end + 1
	return v
}

// mapping reports methods that make a list of what a function gives for each element.
func mapping(name string) bool {
	_, last := cutLast(name)
	return last == "map" || last == "collect" || last == "flat_map"
}

// given is what a method gives its block: an element of what it is called on, or its own result.
func given(v *value) *value {
	if v == nil || v.of == nil || v.of.elements() == nil {
		return v
	}
	_, last := cutLast(v.name)
	if strings.HasPrefix(last, "each") || iterates(last) || strings.HasSuffix(last, "_each") || last == "select" {
		return v.of.elements()
	}
	return v
}

// generics moves over f<T>( of TypeScript, and new List<T>{ of C#.
func (r *reader) generics() bool {
	if r.token(0).space {
		return false
	}
	for i := r.pos + 1; i < min(r.end, r.pos+12); i++ {
		switch t := r.toks[i]; {
		case t.is(">") && i+1 < r.end && (r.toks[i+1].is("(") || r.typed && r.toks[i+1].is("{") && r.token(-2).text == "new"):
			r.pos = i + 1
			return true
		case t.kind == wordToken || t.is(",") || t.is(".") || t.is("[") || t.is("]") || t.is("<"):
		default:
			return false
		}
	}
	return false
}

// tagged reads f`text`.
func (r *reader) tagged(v *value, from int) *value {
	text := r.textOf(r.token(0))
	r.pos++
	if v != nil && v.name == "String.raw" {
		return text
	}
	return r.invoke(v, []argument{{value: text}}, from)
}
