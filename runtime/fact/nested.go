package fact

import (
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/query"
)

// nested emits what the arguments of a call hold: another call, a request, commands, code, statements, files.
func (d *deriving) nested(c *call, a *Act) {
	if c.depth >= maxNested || d.rehearsal(c) {
		return
	}
	d.nestedCall(c)
	d.nestedRequest(c)
	d.stringLists(c)
	for i := range c.args {
		if x := &c.args[i]; x.kind == action.String {
			d.nestedText(c, a, x)
		}
	}
}

func (d *deriving) nestedText(c *call, a *Act, x *arg) {
	switch {
	case x.is(d.t, "keys.command") && !identifierOnly(x.value):
		d.commandLine(x.value, x.place(), c.depth+1)
	case x.is(d.t, "keys.command") && d.knownProgram(x.value):
		d.commandLine(x.value, x.place(), c.depth+1)
	case (x.is(d.t, "keys.sql") || query.Looks(x.value)) && !d.verbIn(a, "verbs.explain"):
		if !d.statements(x.value, x.place()) {
			d.otherText(c, a, x)
		}
	case x.is(d.t, "keys.code"):
		d.codeText(c, x)
	default:
		d.otherText(c, a, x)
	}
}

func (d *deriving) otherText(c *call, a *Act, x *arg) {
	if d.graphQL(x.value, x.place()) {
		return
	}
	if x.is(d.t, "keys.path") && pathLike(x.value) {
		d.pathArgument(c, a, x)
	}
	if d.freeText(x) && !x.is(d.t, "keys.url") {
		return
	}
	d.urlArgument(c, a, x)
}

// rehearsal says whether an argument asks that nothing be done.
func (d *deriving) rehearsal(c *call) bool {
	for i := range c.args {
		if x := &c.args[i]; x.kind == action.Bool && x.value == "true" && x.is(d.t, "keys.rehearsal") {
			return true
		}
	}
	return false
}

// identifierOnly says whether a text is one word: an operation's name rather than a command line.
func identifierOnly(s string) bool { return identifier(s) && !strings.ContainsAny(s, "/$") }

func (d *deriving) knownProgram(s string) bool {
	_, ok := d.t.Program(s)
	return ok
}

// nestedCall finds {"tool": "x", "arguments": {…}} at any depth of objects.
func (d *deriving) nestedCall(c *call) {
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String || !identifier(x.value) || !x.is(d.t, "keys.tool") && !d.namesCall(c, x) {
			continue
		}
		inner := &call{
			name: x.value, at: x.place(), words: lemmas(d.t, split(x.value)), server: c.server, mcp: c.mcp, whole: true, depth: c.depth + 1,
		}
		inner.args = siblings(d, c, x)
		if _, program := d.t.Tool(x.value); program || len(inner.words) == 0 {
			d.builtin(x, c)
			continue
		}
		d.call(inner)
	}
}

// namesCall says whether an argument is a name with arguments beside it: {"name": "x", "arguments": {…}}.
func (d *deriving) namesCall(c *call, x *arg) bool {
	if !x.is(d.t, "keys.name") {
		return false
	}
	base := parent(x.path)
	for i := range c.args {
		rest, ok := strings.CutPrefix(c.args[i].path, join(base, ""))
		if base == "" {
			rest, ok = c.args[i].path, true
		}
		if first, _, more := strings.Cut(rest, "."); ok && more && d.t.Has("keys.arguments", joinWords(lemmas(d.t, split(first)))) {
			return true
		}
	}
	return false
}

// siblings are the arguments beside and below a nested call's name.
func siblings(d *deriving, c *call, name *arg) []arg {
	base := parent(name.path)
	var out []arg
	for _, y := range c.args {
		if y.path == name.path || base != "" && !strings.HasPrefix(y.path, base+".") {
			continue
		}
		if y.kind == action.String && strings.HasPrefix(strings.TrimSpace(y.value), "{") {
			out = append(out, d.embedded(y)...)
			continue
		}
		out = append(out, y)
	}
	return out
}

// embedded reads an argument that is JSON text.
func (d *deriving) embedded(y arg) []arg {
	v, err := action.Parse([]byte(y.value))
	if err != nil {
		return []arg{y}
	}
	list, _ := flatten(d.t, &v, "")
	for i := range list {
		list[i].at, list[i].path = y.at, join(y.path, list[i].path)
	}
	return list
}

// builtin reads a nested call of one of the hosts' own tools: its command, its path, its URL.
func (d *deriving) builtin(name *arg, c *call) {
	tool, _ := d.t.Tool(name.value)
	for part, fields := range tool.Fields {
		for _, y := range siblings(d, c, name) {
			if !contains(strings.Split(fields, "|"), y.key) {
				continue
			}
			switch part {
			case "command":
				d.commandLine(y.value, y.place(), c.depth+1)
			case "path":
				d.file(tool.Op, y.value, y.place(), fileOptions{})
			case "url":
				d.request(&request{url: y.value, at: y.place(), client: "call"})
			}
		}
	}
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// nestedRequest reads {"url": …, "method": …, "body": …}.
func (d *deriving) nestedRequest(c *call) {
	r := &request{client: "call"}
	var body []string
	for i := range c.args {
		x := &c.args[i]
		switch {
		case x.kind == action.String && x.is(d.t, "keys.url") && r.url == "":
			r.url, r.at = x.value, x.place()
		case x.is(d.t, "keys.method"):
			r.method = strings.ToUpper(x.value)
		case x.is(d.t, "keys.body") || d.under(x, "keys.body"):
			body = append(body, x.value)
			r.args = append(r.args, *x)
		}
	}
	if r.url == "" {
		return
	}
	for i := range r.args {
		if r.args[i].kind == action.String && strings.HasPrefix(strings.TrimSpace(r.args[i].value), "{") {
			r.args = append(r.args, d.embedded(r.args[i])...)
		}
	}
	r.body = strings.Join(body, "\n")
	r.bare, r.client = true, d.opens(c, r.url)
	d.request(r)
}

// stringLists reads an argument list that is a command: ["rm", "-rf", "/"].
func (d *deriving) stringLists(c *call) {
	groups := map[string][]*arg{}
	var order []string
	for i := range c.args {
		x := &c.args[i]
		if x.kind == action.String && listed(x.path) && x.is(d.t, "keys.command") {
			base := parent(x.path)
			if groups[base] == nil {
				order = append(order, base)
			}
			groups[base] = append(groups[base], x)
		}
	}
	for _, base := range order {
		words := groups[base]
		if len(words) < 2 || strings.Contains(words[0].value, " ") {
			continue
		}
		quoted := make([]string, len(words))
		for i, w := range words {
			quoted[i] = "'" + strings.ReplaceAll(w.value, "'", `'\''`) + "'"
		}
		d.commandLine(strings.Join(quoted, " "), Place{At: words[0].at, End: len(words[0].value)}, c.depth+1)
	}
}

// urlArgument reads a URL that stands alone in an argument.
func (d *deriving) urlArgument(c *call, a *Act, x *arg) {
	if x.is(d.t, "keys.url") && !listed(x.path) {
		return // nestedRequest read it
	}
	if !strings.Contains(x.value, "://") || strings.ContainsAny(x.value, " \n") {
		return
	}
	client := "mention"
	if x.is(d.t, "keys.url") || d.under(x, "keys.url") {
		client = d.opens(c, x.value)
	}
	d.request(&request{url: x.value, at: x.place(), client: client})
}

// opens says whether a call opens a URL that it is given: a file's is a name of the file, except for what reads pages.
func (d *deriving) opens(c *call, url string) string {
	if !strings.HasPrefix(strings.ToLower(url), "file:") {
		return "call"
	}
	for _, w := range append(lemmas(d.t, split(c.server)), c.words...) {
		if d.t.Has("words.web", w.lemma) {
			return "call"
		}
	}
	return "mention"
}

func pathLike(s string) bool {
	return s != "" && len(s) < 4096 && !strings.ContainsAny(s, "\n") && !strings.Contains(s, "://")
}

// pathArgument reads a path: what happens to it is what the call does.
func (d *deriving) pathArgument(c *call, a *Act, x *arg) {
	op := "read"
	switch {
	case d.verbIn(a, "verbs.delete"):
		op = "delete"
	case d.verbIn(a, "verbs.list"):
		op = "list"
	case d.verbIn(a, "verbs.move"):
		op = "move"
	case d.verbIn(a, "verbs.write") && !x.is(d.t, "keys.path-source"):
		op = "write"
	}
	o := fileOptions{recursive: d.recursiveCall(c)}
	if op == "write" {
		o.text, o.textAt = textOf(d, c)
	}
	d.file(op, x.value, x.place(), o)
}

func (d *deriving) verbIn(a *Act, set string) bool {
	for _, at := range a.Atoms {
		if at.Fact == schema.CallVerb && d.t.Has(set, at.Value) {
			return true
		}
	}
	return false
}

func (d *deriving) recursiveCall(c *call) bool {
	for i := range c.args {
		if c.args[i].is(d.t, "keys.recursive") && c.args[i].value == "true" {
			return true
		}
	}
	return false
}

// textOf is the text that a writing call writes.
func textOf(d *deriving, c *call) (string, Place) {
	for i := range c.args {
		if x := &c.args[i]; x.is(d.t, "keys.content") {
			return x.value, x.place()
		}
	}
	return "", Place{}
}
