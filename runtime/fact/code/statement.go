package code

import "strings"

// statements reads up to the token at end.
func (r *reader) statements(end int) {
	outer := r.end
	r.end = min(end, outer)
	for r.pos < r.end {
		before := r.pos
		r.statement()
		if r.pos == before {
			r.pos++
		}
	}
	r.end = outer
}

// block reads { … } as statements.
func (r *reader) block() {
	end := r.closing(r.pos)
	if r.depth >= maxDepth {
		r.cut = true
		r.pos = end + 1
		return
	}
	r.depth++
	r.nest++
	r.pos++
	r.statements(end)
	r.pos = end + 1
	r.depth--
	r.nest--
}

// branches are words after which statements may not run, or run more than once.
var branches = map[string]bool{"if": true, "elif": true, "else": true, "elsif": true, "elseif": true, "unless": true, "while": true, "until": true,
	"for": true, "foreach": true, "switch": true, "case": true, "match": true, "try": true, "except": true, "catch": true, "rescue": true,
	"ensure": true, "finally": true, "when": true, "begin": true, "loop": true, "def": true, "function": true, "sub": true}

func (r *reader) statement() {
	t := r.token(0)
	if t.is("{") && r.lang != python {
		r.block()
		return
	}
	if t.kind != wordToken {
		r.simple()
		return
	}
	if branches[t.text] {
		r.branched = true
	}
	if r.gives() {
		return
	}
	switch t.text {
	case "import", "from", "use", "require", "export":
		if r.imports(t.text) {
			return
		}
	case "def", "function", "sub":
		if r.definition() {
			return
		}
	case "async":
		if n := r.token(1); !n.line && (n.text == "def" || n.text == "function") {
			r.pos++
			if r.definition() {
				return
			}
			r.pos--
		}
	case "class", "interface", "module", "namespace", "package", "trait", "enum", "struct":
		if n := r.token(1); n.kind == wordToken && !n.line {
			r.className()
			return
		}
	case "for", "foreach":
		if r.loop() {
			return
		}
	}
	r.simple()
}

// className moves over the name of a class and what it extends; "Base(" is no call.
func (r *reader) className() {
	if r.classes == nil {
		r.classes = map[string]bool{}
	}
	r.classes[r.word(1)] = true
	r.pos += 2
	if r.lang == python && r.is("(") {
		r.pos = r.closing(r.pos) + 1
	}
	for r.pos < r.end && (r.is(".") || r.word(0) == "extends" || r.word(0) == "implements" || r.is("<") && r.lang == ruby) {
		r.pos += 2
	}
}

// definition reads the head of a function; its body is read as statements that follow.
func (r *reader) definition() bool {
	i := 1
	if r.token(i).is("*") {
		i++
	}
	if r.word(i) == "" || r.token(i).line {
		return false
	}
	head := r.token(0)
	if !head.line && r.token(-1).text == "async" {
		head = r.token(-1)
	}
	name := r.word(i)
	r.pos += i + 1
	for r.is(".") && r.word(1) != "" {
		r.pos += 2
	}
	if r.is("!") || r.is("?") || r.is("=") && r.lang == ruby {
		r.pos++
	}
	params := [2]int{r.pos, r.pos}
	if r.is("(") {
		params = [2]int{r.pos + 1, r.closing(r.pos)}
		r.parameters()
	}
	if body := r.bodyOf(head); body[1] > body[0] && r.inText == 0 {
		r.inside = max(r.inside, body[1])
		f := r.define(params, body, true)
		if p := f.fn.parameters; r.lang == python && len(p) > 0 && (p[0].name == "self" || p[0].name == "cls") {
			r.keepMethod(name, f.fn)
			return true
		}
		f.name = r.bareName(name)
		r.bind(name, f)
	}
	return true
}

// keepMethod remembers a method of a class.
func (r *reader) keepMethod(name string, f *function) {
	if r.methods == nil {
		r.methods = map[string]*function{}
	}
	r.methods[name] = f
}

// methodNamed is the method of the text's own classes that a call is one of.
func (r *reader) methodNamed(name string) *function {
	base, last := cutLast(name)
	if base == "self" || base == "cls" || base == "this" || r.classes[base] {
		return r.methods[last]
	}
	return nil
}

// bodyOf finds the body of a function whose head was read: a block, or in Python what is indented further.
func (r *reader) bodyOf(head token) [2]int {
	switch {
	case r.lang == ruby:
	case r.lang != python:
		for i := r.pos; i < min(r.end, r.pos+12); i++ {
			if r.toks[i].is("{") {
				return [2]int{i + 1, r.closing(i)}
			}
		}
	case head.line:
		i := r.pos
		for i < r.end && !r.toks[i].is(":") && !r.toks[i].line {
			i++
		}
		j := i + 1
		for j < r.end && (!r.toks[j].line || r.toks[j].indent > head.indent) {
			j++
		}
		return [2]int{i + 1, min(j, r.end)}
	}
	return [2]int{}
}

// parameters reads ( … ) before a body. A parameter may hold what its name held before, or anything.
func (r *reader) parameters() {
	end := r.closing(r.pos)
	r.pos++
	for r.pos < end {
		before, w := r.pos, r.word(0)
		r.argument(end)
		if old := r.bound[w]; old != nil && old.form != opaque {
			r.bound[w] = either([]*value{old, nil})
		}
		if r.pos == before || r.is(",") {
			r.pos++
		}
	}
	r.pos = end + 1
}

// loop reads the head of a loop over a list and binds its variable to the elements.
func (r *reader) loop() bool {
	if r.ofR && r.token(1).is("(") {
		return r.loopOfR()
	}
	switch r.lang {
	case python, ruby:
		return r.loopIn(1)
	case node:
		return r.loopOf()
	case perl:
		return r.loopPerl()
	}
	return r.loopAs()
}

// loopIn reads for a, b in list.
func (r *reader) loopIn(skip int) bool {
	start := r.pos
	r.pos += skip
	target := r.targets()
	if r.word(0) != "in" {
		r.pos = start
		return false
	}
	r.pos++
	over := r.tuple()
	r.head = each{target, over}
	r.iterate(target, over)
	r.unroll(start)
	return true
}

// targets reads names with commas between, perhaps in parentheses.
func (r *reader) targets() *value {
	var items []*value
	for r.pos < r.end && len(items) < maxItems {
		if (r.is("(") || r.is("[")) && r.depth < maxDepth {
			end := r.closing(r.pos)
			r.depth++
			outer := r.end
			r.pos++
			r.end = end
			items = append(items, r.targets())
			r.end, r.pos = outer, min(end+1, outer)
			r.depth--
		} else if w := r.word(0); w != "" && w != "in" {
			items = append(items, named(r.bareName(w)).at(w))
			r.pos++
		} else {
			break
		}
		if !r.is(",") {
			break
		}
		r.pos++
	}
	if len(items) == 1 {
		return items[0]
	}
	return listValue(items)
}

// iterate binds a loop's variables.
func (r *reader) iterate(target, over *value) {
	if over != nil && over.name == "os.walk" && len(over.items) == 3 {
		r.assign(target, over, 0)
		return
	}
	r.assign(target, over.elements(), 0)
}

// loopOf reads for (const x of list); other heads are read as expressions.
func (r *reader) loopOf() bool {
	i := 1
	if r.word(i) == "await" {
		i++
	}
	if !r.token(i).is("(") {
		return false
	}
	start := r.pos
	if !r.ofAhead(r.pos + i + 1) {
		r.pos++
		return true
	}
	r.pos += i + 1
	for r.word(0) == "const" || r.word(0) == "let" || r.word(0) == "var" {
		r.pos++
	}
	target := r.operand()
	if r.word(0) != "of" && r.word(0) != "in" {
		r.pos = start + 1
		return true
	}
	r.pos++
	over := r.expression()
	r.head = each{target, over}
	r.iterate(target, over)
	r.unroll(start)
	return true
}

// ofAhead reports [const] name of, or [const] [names] of, at i.
func (r *reader) ofAhead(i int) bool {
	if i < r.end && r.toks[i].kind == wordToken && (r.toks[i].text == "const" || r.toks[i].text == "let" || r.toks[i].text == "var") {
		i++
	}
	if i >= r.end {
		return false
	}
	i = r.closing(i) + 1
	return i < r.end && r.toks[i].kind == wordToken && (r.toks[i].text == "of" || r.toks[i].text == "in")
}

// loopPerl reads foreach my $x (list).
func (r *reader) loopPerl() bool {
	i := 1
	if w := r.word(i); w == "my" || w == "our" {
		i++
	}
	target := r.word(i)
	if !strings.HasPrefix(target, "$") {
		target, i = "$_", i-1
	}
	if !r.token(i + 1).is("(") {
		return false
	}
	r.pos += i + 1
	r.bind(target, r.group().elements())
	return true
}

// loopAs reads foreach ($list as $k => $v).
func (r *reader) loopAs() bool {
	if !r.token(1).is("(") {
		return false
	}
	r.pos += 2
	over := r.expression()
	if r.word(0) == "as" {
		r.pos++
		name := r.word(0)
		if r.token(1).is("=>") {
			name = r.word(2)
			r.pos += 2
		}
		r.bind(name, over.elements())
		r.pos++
		r.head = each{(*value)(nil).at(name), over}
		r.unroll(r.pos)
	}
	return true
}

// simple reads an expression statement with its assignments.
func (r *reader) simple() {
	if r.is(";") {
		r.pos++
		return
	}
	r.declared()
	start, calls := r.pos, len(r.calls)
	v := r.tuple()
	switch {
	case r.is("=") && v != nil:
		r.pos++
		r.assign(v, r.chained(), 0)
	case r.lang == python && r.is(":") && v != nil && v.path != "" && !branches[r.toks[start].text]:
		r.annotated(v)
	}
	r.modifier(calls)
}

// declared moves over the type with parameters of a variable that is given a value: List<String> c = …
func (r *reader) declared() {
	if !r.typed || r.word(0) == "" || !r.token(1).is("<") {
		return
	}
	i := 1
	for ; i < 16; i++ {
		t := r.token(i)
		if t.is(">") && r.word(i+1) != "" && r.token(i+2).is("=") {
			r.pos += i + 1
			return
		}
		if t.kind != wordToken && !t.is("<") && !t.is(">") && !t.is(",") && !t.is(".") && !t.is("?") && !t.is("[") && !t.is("]") {
			return
		}
	}
}

// chained reads the right side of an assignment: a = b = c.
func (r *reader) chained() *value {
	v := r.tuple()
	if r.is("=") && v != nil && v.path != "" && r.depth < maxDepth {
		r.pos++
		r.depth++
		w := r.chained()
		r.depth--
		r.assign(v, w, 0)
		return w
	}
	return v
}

// annotated reads name: type = value.
func (r *reader) annotated(v *value) {
	if t := r.token(1); t.line || t.kind != wordToken && t.kind != textToken {
		return
	}
	r.pos++
	r.expression()
	if r.is("=") {
		r.pos++
		r.assign(v, r.tuple(), 0)
	}
}

// modifier reads what Perl and Ruby put behind a statement: if CONDITION, for LIST. The calls of a statement, from the one at index calls
// on, that have no arguments get those of the list.
func (r *reader) modifier(calls int) {
	if r.lang != perl && r.lang != ruby {
		return
	}
	switch r.word(0) {
	case "if", "unless", "while", "until":
		r.pos++
		r.branched = true
		r.expression()
	case "for", "foreach":
		if r.lang != perl {
			return
		}
		r.pos++
		end := len(r.calls)
		args := flatten([]argument{{value: r.expression().elements()}})
		for i := calls; i < end; i++ {
			if len(r.calls[i].Args) == 0 {
				r.calls[i].Args = args
			}
		}
	}
}

// tuple reads expressions with commas between: one value, or a list.
func (r *reader) tuple() *value {
	v := r.expression()
	if !r.is(",") || r.lang != python && r.lang != ruby {
		return v
	}
	items := []*value{v}
	for r.is(",") {
		r.pos++
		if t := r.token(0); t.line && r.lang == python || t.is("=") || t.is(")") {
			break
		}
		if len(items) < maxItems {
			items = append(items, r.expression())
		} else {
			r.expression()
		}
	}
	return listValue(items)
}
