package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/query"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// nested emits what the arguments of a call hold: another call, a request, commands, code, statements, files.
func (d *deriving) nested(c *call, a *Act) {
	if c.depth >= maxNested {
		return
	}
	d.nestedCall(c)
	for _, one := range d.requests(c) {
		d.nestedRequest(one)
		d.pathRequest(one)
	}
	d.spelledRequests(c)
	d.writtenRequests(c)
	d.orders(c)
	d.stringLists(c)
	d.programCall(c)
	d.fedProgram(c)
	d.keyedFiles(c, a)
	d.implied(c)
	for i := range c.args {
		if x := &c.args[i]; x.kind == action.String {
			d.nestedText(c, a, x)
		}
	}
}

// nestedText reads one text: as what its key says that it is, where it can be that, else as what it looks like.
func (d *deriving) nestedText(c *call, a *Act, x *arg) {
	switch {
	case d.patchText(c, x):
	case d.otherLanguage(c, x):
		d.codeText(c, x)
	case d.statementArg(c, a, x):
	case x.is("keys.script") && d.speaks(c):
		d.codeText(c, x)
	case !d.writtenText(c, x) && !d.talks(c) && !d.fileContent(c, x) && d.bracketQueries(x.value, x.place()):
	case d.speaks(c) && d.codeLike(c, x):
		d.codeText(c, x)
	case x.is("keys.command") && d.escaped(x.value) != "":
		d.commandLine(d.escaped(x.value), x.place(), c.depth+1)
	case x.is("keys.command") && !identifierOnly(x.value):
		if program := d.namesake(c, x.value); program != "" {
			d.commandLine(program+" "+x.value, Place{At: x.at}, c.depth+1)
			return
		}
		d.commandLineIn(d.dialectOf(c), x.value, x.place(), c.depth+1)
	case x.is("keys.command") && d.knownProgram(x.value):
		d.commandLine(x.value, x.place(), c.depth+1)
	case d.commandText(x.value) && (d.typesCommands(c) || d.runsCommands(c) && !x.is("keys.text")):
		d.commandLine(x.value, x.place(), c.depth+1)
	case (x.is("keys.sql") || query.Looks(x.value) && !d.writtenText(c, x)) && !d.searchWords(c, x) && !d.verbIn(a, "verbs.explain"):
		if !d.statements(x.value, x.place()) {
			d.otherText(c, a, x)
		}
	case x.is("keys.code") && !identifierOnly(x.value) && !urlOnly(x.value) && !(x.is("keys.path") && filePath(x.value)):
		d.codeText(c, x)
	default:
		d.otherText(c, a, x)
	}
}

// searchWords says whether an argument holds a few words to look for, in a call that names no database: {"query": "delete account"}. Of a call
// that is named after searching they may be any, as search(q: "drop table orders") of a GraphQL document.
func (d *deriving) searchWords(c *call, x *arg) bool {
	if !x.is("keys.search") || !fewWords(x.value) {
		return false
	}
	name := split(c.name)
	if d.hasWord(name, "words.search") && !d.hasLemma(lemmas(d.t, append(split(c.server), name...)), "words.database") {
		return true
	}
	return !query.Looks(x.value) && !d.hasLemma(d.allWords(c), "words.database")
}

// fewWords says whether a text is short and holds nothing but words.
func fewWords(text string) bool {
	return len(text) <= 60 && strings.Trim(strings.ToLower(text), "abcdefghijklmnopqrstuvwxyz -") == ""
}

// otherLanguage says whether a text that would be a command is code of another language: of the one that an argument beside it names, or
// of one that only can have such a line.
func (d *deriving) otherLanguage(c *call, x *arg) bool {
	if !x.is("keys.command") && !x.is("keys.script") || identifierOnly(x.value) {
		return false
	}
	if language := d.declared(x.value); language != "" {
		return language != "sh"
	}
	return slices.ContainsFunc(c.args, func(y arg) bool {
		if !y.is("keys.language") || parent(y.path) != parent(x.path) {
			return false
		}
		language, ok := d.t.Map("languages", strings.ToLower(baseName(y.value)))
		return ok && language != "sh" && language != "sql"
	})
}

// writtenText says whether a text is written for people, in an argument of that name beside others of the same object: an issue's title
// and body.
func (d *deriving) writtenText(c *call, x *arg) bool {
	if !x.is("keys.text") {
		return false
	}
	for i := 0; len(c.args) > 2 && i < len(c.args); i++ {
		if y := &c.args[i]; y.path != x.path && parent(y.path) == parent(x.path) && y.is("keys.text") && !query.Looks(y.value) || y.is("keys.sql") {
			return true
		}
	}
	return d.hasLemma(c.words, "nouns.written")
}

// speaks says whether a call is of a tool that runs one language.
func (d *deriving) speaks(c *call) bool {
	for _, w := range d.allWords(c) {
		if language, ok := d.languageOf(c, w); ok && language != "sh" && language != "sql" {
			return true
		}
	}
	return false
}

func (d *deriving) otherText(c *call, a *Act, x *arg) {
	if d.ofsMessage(c, x) {
		return
	}
	if d.graphQL(x.value, x.place(), c.args) {
		return
	}
	if d.editedFile(c, a, x) {
		return
	}
	if x.is("keys.path") && pathLike(x.value) {
		d.pathArgument(c, a, x)
	}
	if d.freeText(x) && !x.is("keys.url") {
		return
	}
	d.urlArgument(c, x)
}

// urlOnly says whether a text is one URL, and so no code.
func urlOnly(s string) bool { return strings.Contains(s, "://") && !strings.ContainsAny(s, " \n\"'()") }

// identifierOnly says whether a text is one word: an operation's name rather than a command line.
func identifierOnly(s string) bool { return identifier(s) && !strings.ContainsAny(s, "/$") }

// dialectOf is the dialect of a call whose name says in which shell its commands are: run_powershell.
func (d *deriving) dialectOf(c *call) string {
	before := ""
	for _, w := range slices.Concat(c.words, split(c.server)) {
		for _, name := range []string{w.text, before + w.text} { // PowerShell is two words of a name
			if p, ok := d.t.Program(name); ok && (p.Language == shell.PowerShell || p.Language == shell.Cmd) {
				return p.Language
			}
		}
		before = w.text
	}
	return ""
}

// statementArg reads an argument that is a statement by its key, or one that runs beside the name of a database, with the values that stand beside it, and says whether it was one.
func (d *deriving) statementArg(c *call, a *Act, x *arg) bool {
	connected := (x.is("keys.script") || x.is("keys.command")) && slices.ContainsFunc(c.args, func(y arg) bool { return y.is("keys.connection") })
	return (x.is("keys.sql") || connected) && query.Looks(x.value) && !d.searchWords(c, x) && !d.verbIn(a, "verbs.explain") &&
		d.statements(d.valuesBeside(c, x).bind(x.value), x.place())
}

// runsCommands says whether a call's name says that it runs commands, under whatever key it takes them.
func (d *deriving) runsCommands(c *call) bool {
	return d.hasLemma(c.words, "words.shell")
}

// typesCommands says whether a call types at a server that is a terminal, into an application that is one, or a line with its end.
func (d *deriving) typesCommands(c *call) bool {
	if !d.hasLemma(c.words, "verbs.type") {
		return false
	}
	if d.nameHas(c.server, "words.shell") ||
		len(c.words) > 2 && slices.ContainsFunc(c.words, func(w word) bool { return w.lemma != "command" && d.t.Has("words.shell", w.lemma) }) {
		return true
	}
	if c.typing == nil {
		enters := d.hasLemma(c.words, "verbs.enter")
		typing := slices.ContainsFunc(c.args, func(x arg) bool {
			return d.t.Has("words.shell", strings.ToLower(x.value)) || enters && x.depth == 1 && strings.HasSuffix(x.value, "\n") && strings.Count(x.value, "\n") == 1
		})
		c.typing = &typing
	}
	return *c.typing
}

// escaped is the command behind the mark by which an editor or a client hands a line to the shell: :!make.
func (d *deriving) escaped(text string) string {
	rest, ok := strings.CutPrefix(strings.TrimLeft(text, ": \t\\"), "!")
	if !ok || strings.Contains(text, "\n") || !d.commandText(rest) {
		return ""
	}
	return rest
}

// codeLike says whether a text under a name that no table knows is code: it calls something, and runs in a call whose name says so.
func (d *deriving) codeLike(c *call, x *arg) bool {
	if !strings.Contains(x.value, "(") || !strings.Contains(x.value, ")") || x.is("keys.text") || x.is("keys.sql") {
		return false
	}
	return slices.ContainsFunc(c.words, func(w word) bool { return d.t.Has("verbs.run", w.lemma) || w.lemma == "eval" || w.lemma == "evaluate" }) && !filePath(x.value)
}

// commandText says whether a text is a command with arguments, behind variables that it is given.
func (d *deriving) commandText(s string) bool {
	first, rest, ok := strings.Cut(strings.TrimSpace(s), " ")
	for name, _, gives := strings.Cut(first, "="); ok && gives && shell.IsName(name); name, _, gives = strings.Cut(first, "=") {
		if strings.ContainsAny(first, "'\"") || strings.HasPrefix(rest, "$") {
			return true // a text in quotes, or what the variable holds as the command
		}
		first, rest, ok = strings.Cut(strings.TrimSpace(rest), " ")
	}
	return ok && rest != "" && (d.knownProgram(baseName(first)) || identifier(first) && strings.Contains(rest, " --"))
}

func (d *deriving) knownProgram(s string) bool {
	if _, ok := d.t.Program(s); ok {
		return true
	}
	bare := strings.TrimRight(s, "0123456789.") // python3.11
	_, ok := d.t.Program(bare)
	return ok && bare != s
}

// nestedCall finds {"tool": "x", "arguments": {…}} at any depth of objects. What several items of a list do alike is one call, so that
// its amounts are summed.
func (d *deriving) nestedCall(c *call) {
	alike, talks := map[string]*call{}, d.talks(c) || d.keeps(c)
	var batch []*call
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String || !identifier(x.value) || talks && x.depth > 2 {
			continue
		}
		if !x.is("keys.tool") && !d.namesCall(c, x) && !d.operation(c, x) && !d.namesOperation(c, x) {
			continue
		}
		if !d.another(c) {
			return
		}
		inner := &call{
			name: x.value, at: x.place(), words: d.operationWords(x.value), server: c.server, mcp: c.mcp, whole: true, depth: c.depth + 1,
		}
		if module := d.module(c, x); module != nil {
			inner.name = module.value + "." + x.value
			inner.words = lemmas(d.t, split(inner.name))
		}
		d.serverBeside(c, x, inner)
		inner.args = siblings(d, c, x)
		if _, program := d.t.Tool(x.value); program && (d.builtin(x, c) || !d.operation(c, x)) || len(inner.words) == 0 {
			continue
		}
		if list, ok := itemOf(x.path); ok && len(d.objects(c, x)) == 0 {
			if first := alike[list+" "+x.value]; first != nil {
				first.args = append(first.args, inner.args...)
				continue
			}
			alike[list+" "+x.value] = inner
		}
		batch = append(batch, inner)
	}
	for _, inner := range batch {
		d.call(inner)
	}
}

// serverBeside finds the server of a nested call: in its name (mcp__stripe__create_refund), or in an argument beside it.
func (d *deriving) serverBeside(c *call, x *arg, inner *call) {
	if server, tool, found := strings.Cut(strings.TrimPrefix(x.value, "mcp__"), "__"); found && server != "" && tool != "" {
		inner.server, inner.mcp = server, true
		return
	}
	for i := range c.args {
		if y := &c.args[i]; y.kind == action.String && y.is("keys.server") && identifier(y.value) && y.value != "" && parent(y.path) == parent(x.path) {
			inner.server, inner.mcp = y.value, true
			return
		}
	}
}

// itemOf is the path of the list that an argument is in an item of, right below it.
func itemOf(path string) (string, bool) {
	item := parent(path)
	return parent(item), listedAtEnd(item)
}

// namesCall says whether an argument is a name with arguments beside it: {"name": "x", "arguments": {…}}.
func (d *deriving) namesCall(c *call, x *arg) bool {
	if !d.keyed(x, "keys.name") {
		return false
	}
	base := beside(x)
	for i := range c.args {
		rest, ok := strings.CutPrefix(c.args[i].path, base)
		if !ok {
			continue
		}
		first, _, more := strings.Cut(rest, ".")
		switch key := d.joinedKey(first); {
		case more && (d.t.Has("keys.arguments", key) || d.t.Has("keys.body", key)):
			return true
		case !more && d.t.Has("keys.arguments", key) && strings.HasPrefix(strings.TrimSpace(c.args[i].value), "{"):
			return true // the arguments as JSON text
		}
	}
	return false
}

// siblings are the arguments beside and below a nested call's name.
func siblings(d *deriving, c *call, name *arg) []arg {
	base := parent(name.path)
	var out []arg
	for _, y := range c.args {
		if y.path == name.path || y.open || base != "" && !strings.HasPrefix(y.path, base+".") {
			continue
		}
		y.depth = max(1, y.depth-name.depth+1)
		if y.kind == action.String && y.inner == 0 && strings.HasPrefix(strings.TrimSpace(y.value), "{") {
			out = append(out, d.embedded(y)...)
			continue
		}
		out = append(out, y)
	}
	return out
}

// embedded reads an argument that is JSON text.
func (d *deriving) embedded(y arg) []arg {
	v, err := action.ParseText([]byte(y.value))
	if err != nil {
		return []arg{y}
	}
	list := d.flattened(&v, y.place())
	for i := range list {
		list[i].at, list[i].path, list[i].depth = y.at, join(y.path, list[i].path), y.depth+list[i].depth
	}
	return list
}

// builtin reads a nested call of one of the hosts' own tools: its command, its path, its URL.
func (d *deriving) builtin(name *arg, c *call) (found bool) {
	tool, _ := d.t.Tool(name.value)
	for _, part := range []string{"command", "path", "url"} { // in this order, so that equal calls give equal acts
		fields, ok := tool.Fields[part]
		if !ok {
			continue
		}
		for _, y := range siblings(d, c, name) {
			if !slices.Contains(strings.Split(fields, "|"), y.key) {
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
			found = true
		}
	}
	return found
}

// dataOf are the classes of data in a file.
func (d *deriving) dataOf(name string) []string { return sortedClasses(d.classesOf(name)) }

func (d *deriving) classesOf(name string) map[string]bool {
	classes := map[string]bool{}
	d.fileClasses(classes, shell.Word{Text: name}, "")
	return classes
}

// stringLists reads an argument list that is a command: ["rm", "-rf", "/"].
func (d *deriving) stringLists(c *call) {
	groups := map[string][]*arg{}
	var order []string
	for i := range c.args {
		x := &c.args[i]
		if x.kind == action.String && listed(x.path) && x.is("keys.command") {
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
		texts := make([]string, len(words))
		for i, w := range words {
			texts[i] = w.value
		}
		d.commandLine(quoted(texts), Place{At: words[0].at, End: len(words[0].value)}, c.depth+1)
	}
}

func pathLike(s string) bool {
	return s != "" && len(s) < 4096 && !strings.ContainsAny(s, "\n") && !strings.Contains(s, "://")
}

// filePath says whether a text can only be a path: one word with a folder or an extension.
func filePath(s string) bool {
	return pathLike(s) && !strings.ContainsAny(s, " ();=") && strings.ContainsAny(s, "/.")
}

// contentBeside says whether the contents of a file stand beside its path: {"path": …, "content": …}.
func (d *deriving) contentBeside(c *call, x *arg) *arg {
	for i := range c.args {
		if y := &c.args[i]; y.is("keys.content") && parent(y.path) == parent(x.path) {
			return y
		}
	}
	return nil
}

// deletedBeside says whether an operation beside a path deletes it: {"action": "delete", "path": …}.
func (d *deriving) deletedBeside(c *call, x *arg) bool {
	for i := range c.args {
		if y := &c.args[i]; parent(y.path) == parent(x.path) && (y.is("keys.action") && d.t.Has("verbs.delete", strings.ToLower(y.value)) || d.t.Has("values.absent", strings.ToLower(y.value))) {
			return true
		}
	}
	return false
}

// pathArgument reads a path: what happens to it is what the call does.
func (d *deriving) pathArgument(c *call, a *Act, x *arg) {
	if !d.aboutFiles(c) && d.paths.Canonical(x.value, "") == d.paths.Canonical(d.action.Cwd, "") {
		return // where the call works
	}
	if d.readRequest(c) && d.apiPath(x) {
		return // of a request that reads, not of a file
	}
	op, beside := "read", d.contentBeside(c, x)
	edits, editsAt, edited := d.newContent(c, x)
	switch {
	case (d.verbIn(a, "verbs.delete") || d.deletedBeside(c, x)) && d.aboutFiles(c):
		op = "delete"
	case d.verbIn(a, "verbs.delete"):
		op = "edit"
	case d.verbIn(a, "verbs.list"):
		op = "list"
	case d.verbIn(a, "verbs.move"):
		op = "move"
	case beside != nil && d.verbIn(a, "verbs.commit"), d.verbIn(a, "verbs.write") && !x.is("keys.path-source"):
		op = "write"
	case edited && !a.has(schema.CallMode, "read") && !x.is("keys.path-source"):
		op = "edit"
	case d.nameHas(x.key, "words.folder") && !a.has(schema.CallMode, "read"):
		op = "list" // where a call puts something
	}
	o := fileOptions{recursive: d.recursiveCall(c), program: a}
	for i := range c.args {
		if y := &c.args[i]; y.is("keys.limit") || y.is("keys.lines") {
			o.limit = y.value
		}
	}
	if op == "edit" && edited {
		o.text, o.textAt = edits, editsAt
	}
	if op == "write" {
		o.text, o.textAt = textOf(c)
		switch {
		case beside != nil:
			o.text, o.textAt = beside.value, beside.place()
		case edited:
			o.text, o.textAt = edits, editsAt
		}
	}
	d.file(op, x.value, x.place(), o)
}

// aboutFiles says whether a call's own name is about files: it says so, or names nothing at all. What delete_branch deletes is not its
// path.
func (d *deriving) aboutFiles(c *call) bool {
	nouns := read(d.t, c.words).nouns
	return len(nouns) == 0 || d.hasLemma(nouns, "nouns.file")
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
		if c.args[i].is("keys.recursive") && c.args[i].value == "true" {
			return true
		}
	}
	return false
}

// textOf is the text that a writing call writes.
func textOf(c *call) (string, Place) {
	for i := range c.args {
		if x := &c.args[i]; x.is("keys.content") {
			return x.value, x.place()
		}
	}
	return "", Place{}
}
