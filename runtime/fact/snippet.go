package fact

import (
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/query"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// snippet emits the acts of code that an interpreter would run.
func (l *line) snippet(s *shell.Snippet) {
	p := l.place(s.Span)
	a := l.begin("code", s.Language, p)
	a.add(schema.CodeLanguage, s.Language, p)
	a.add(schema.CodeSource, s.Code, p)
	if l.decodes(s.From, 0) {
		a.add(schema.CodeSource, "decoded", p)
	}
	if l.fetched(s.From, 0) {
		a.add(schema.CodeSource, "downloaded", p)
	}
	l.scanText(a, s.Text, p)
	if s.Command >= 0 && s.Command < len(l.result.Commands) {
		l.commandFacts(a, s.Command)
	}
	l.emit(a)
	if s.Unknown && strings.Trim(s.Text, "\uFFFD \n") == "" && l.unseen(s, p) {
		return
	}
	l.within(a, func() { l.runs(s, p) })
}

// commandFacts tells code of the command that runs it.
func (l *line) commandFacts(a *Act, i int) {
	if l.shells == nil {
		l.shells = make([]*Act, len(l.result.Commands))
	}
	if l.shells[i] == nil {
		whole := &Act{}
		l.shellFacts(whole, &l.result.Commands[i])
		l.shells[i] = &Act{around: whole.around[:min(len(whole.around), maxShared)]}
		l.shells[i].share(whole)
	}
	a.Atoms = append(a.Atoms, l.shells[i].Atoms...)
	a.around = l.shells[i].around
}

// unseen takes note of code of which nothing is known, and says whether that is all there is to it: a script that was there before the
// line, what an installed program prints, and what comes from elsewhere, which is a matter of its own.
func (l *line) unseen(s *shell.Snippet, p Place) bool {
	if len(s.From) == 0 && (s.Code == "file" || l.fedFile(s)) || s.Code == "downloaded" || s.Code == "decoded" {
		return true
	}
	if !l.t.Has("languages.programs", s.Language) && !(s.Language == shell.PowerShell && l.evaluated(s)) {
		return false
	}
	if len(s.From) == 0 || slices.ContainsFunc(s.From, func(i int) bool { return !l.prints(i, 0) }) {
		l.problem("unknowable", "the code that would run cannot be known", p)
	}
	return true
}

// evaluated says whether a cmdlet is told to run code that it is given as a text.
func (l *line) evaluated(s *shell.Snippet) bool {
	return s.Command >= 0 && s.Command < len(l.result.Commands) && l.t.Has("cmdlets.evaluate", l.result.Commands[s.Command].Program)
}

// fedFile says whether code is a file that was there before the line and stands on the interpreter's standard input.
func (l *line) fedFile(s *shell.Snippet) bool {
	in := &l.result.Commands[s.Command].Input
	return s.Code == "stdin" && in.Kind == shell.SourceFile && !strings.HasPrefix(in.Path.Text, "/dev/") && !in.Path.Unknown
}

// prints says whether what a command puts out was there before the line: a file's contents, or a program's own text. All of the
// command's words are known, and no text of the line flows into it.
func (l *line) prints(i, chain int) bool {
	c := &l.result.Commands[i]
	if chain > maxNested || c.Program == "" || c.Remote || slices.ContainsFunc(c.Argv, func(w shell.Word) bool { return w.Unknown }) {
		return false
	}
	if c.Input.Kind == shell.SourceText || c.Input.Kind == shell.SourceUnknown || c.Input.Kind == shell.SourcePipe && len(c.Input.From) == 0 {
		return false
	}
	for k := range l.result.Snippets {
		if s := &l.result.Snippets[k]; s.Command == i && s.Code != "file" {
			return false
		}
	}
	if l.operates(c, "output.composed") || composes(c) {
		return false
	}
	from := append(slices.Clip(c.Input.From), l.substitutedFiles(i)...)
	return !slices.ContainsFunc(from, func(from int) bool { return !l.prints(from, chain+1) })
}

// composes says whether a command is given a text that may be part of what it prints: several words in one that is no name of a file.
func composes(c *shell.Command) bool {
	found := false
	c.EachValue(func(w shell.Word, role vocabulary.Role) {
		found = found || role != vocabulary.RoleRead && role != vocabulary.RoleList && role != vocabulary.RoleExec && strings.ContainsAny(w.Text, " \t\n")
	})
	return found
}

// runs emits what code would do.
func (l *line) runs(s *shell.Snippet, p Place) {
	switch s.Language {
	case "sql":
		l.statements(s.Text, p)
	case "sh":
		l.commandLine(s.Text, p, l.depth+1)
	case shell.PowerShell, shell.Cmd: // their commands stand in the line's result
	case "transfer":
		l.transferScript(s.Text, s.Command, p)
	case "addresses":
		l.connects(s, p)
	default:
		input, away, cwd := l.codeInput, l.codeAway, l.codeCwd
		l.codeInput = l.inputOf(s)
		if s.Command >= 0 && s.Command < len(l.result.Commands) {
			c := &l.result.Commands[s.Command]
			l.codeAway, l.codeCwd = away || c.Remote, c.Cwd
		}
		l.givenCode(s.Language, l.printing(s), l.given(s), p, l.depth+1)
		l.codeInput, l.codeAway, l.codeCwd = input, away, cwd
	}
}

// printing is the text of code, with its last expression handed to what prints it where an option says so: node -p.
func (l *line) printing(s *shell.Snippet) string {
	if s.Language != "node" || s.Command < 0 || s.Command >= len(l.result.Commands) {
		return s.Text
	}
	prints := func(o shell.Option) bool { return l.t.Has("flags.prints", o.Name) && o.Value.Text == s.Text }
	if !slices.ContainsFunc(l.result.Commands[s.Command].Options, prints) {
		return s.Text
	}
	text := strings.TrimRight(s.Text, "; \n")
	last := strings.LastIndexAny(text, ";\n") + 1
	return text[:last] + "console.log(" + text[last:] + "\n)"
}

// inputOf are the classes of data that flow into the standard input of code.
func (l *line) inputOf(s *shell.Snippet) map[string]bool {
	if s.Command < 0 || s.Command >= len(l.result.Commands) || s.Code == "stdin" || s.Code == "heredoc" {
		return nil
	}
	return l.flowInto(s.Command)
}

// codeText reads an argument that is code, in the language that another argument names.
func (d *deriving) codeText(c *call, x *arg) {
	language := ""
	for i := range c.args {
		if y := &c.args[i]; y.is("keys.language") {
			language, _ = d.t.Map("languages", strings.ToLower(baseName(y.value)))
		}
	}
	if language == "" {
		language, _ = d.t.Map("languages", strings.ToLower(x.key))
	}
	if language == "" {
		language = d.guessLanguage(c, x.value)
	}
	if language == "sh" || language == shell.PowerShell {
		d.commandLineIn(language, x.value, x.place(), c.depth+1)
		return
	}
	a := d.begin("code", language, x.place())
	a.add(schema.CodeLanguage, language, x.place())
	d.scanText(a, x.value, x.place())
	d.emit(a)
	d.codeCalls(language, d.cellCommands(language, x, c.depth+1), x.place(), c.depth+1)
}

// cellCommands reads the lines of a notebook's cell that are commands, !ls and %pip install x, and gives the others.
func (d *deriving) cellCommands(language string, x *arg, depth int) string {
	if language != "python" || !strings.ContainsAny(x.value, "!%") {
		return x.value
	}
	if head, rest, _ := strings.Cut(strings.TrimSpace(x.value), "\n"); strings.HasPrefix(head, "%%") && d.t.Has("cells.shell", strings.Fields(head[2:] + " .")[0]) {
		d.commandLine(rest, x.place(), depth)
		return ""
	}
	var code []string
	for _, line := range strings.Split(x.value, "\n") {
		command := strings.TrimLeft(line, " \t")
		name := strings.TrimLeft(command, "!%")
		first, _, _ := strings.Cut(name, " ")
		switch {
		case name == command || strings.HasPrefix(command, "!="):
			code = append(code, line)
		case command[0] == '!':
			d.commandLine(name, x.place(), depth)
		case d.t.Has("cells.shell", first):
			d.commandLine(strings.TrimSpace(strings.TrimPrefix(name, first)), x.place(), depth)
		case d.knownProgram(first):
			d.commandLine(name, x.place(), depth)
		}
	}
	return strings.Join(code, "\n")
}

// guessLanguage finds the language of code that nothing names: by the words of the call, then by its looks.
func (d *deriving) guessLanguage(c *call, text string) string {
	for _, w := range append(split(c.server), split(c.name)...) {
		if language, ok := d.t.Map("languages", w.text); ok {
			return language
		}
	}
	return d.looksLike(text)
}

// codeCalls emits the acts of the calls in code.
func (d *deriving) codeCalls(language, text string, p Place, depth int) {
	d.givenCode(language, text, code.Given{}, p, depth)
}

// givenCode emits the acts of the calls in code that is given arguments and variables.
func (d *deriving) givenCode(language, text string, given code.Given, p Place, depth int) {
	if depth > maxNested {
		d.problem("unparsed", "code nests too deeply", p)
		return
	}
	calls, ok := code.Read(language, text, given)
	if !ok {
		d.problem("unknowable", "code in "+language+" could not be read", p)
		return
	}
	if language == "apex" {
		d.bracketQueries(text, p)
	}
	outer, outerFlow := d.around, d.flow
	d.around = append(slices.Clip(outer), d.aroundCalls(calls, p)...)
	d.flow = d.codeFlow(calls, text)
	for i := range calls {
		if calls[i].Set {
			continue
		}
		if what, _ := d.codeMeaning(calls[i].Name); what == "env" {
			d.codeEnvironment(&calls[i], calls, p)
			continue
		}
		d.codeCall(&calls[i], p, depth)
	}
	d.around, d.flow = outer, outerFlow
}

// aroundCalls are names in code that may speak of the environment of all its calls: of variables that it reads, of hosts that it
// connects to, of fields that name an environment.
func (d *deriving) aroundCalls(calls []code.Call, p Place) []Atom {
	var out []Atom
	for i := range calls {
		k := &calls[i]
		what, _ := d.codeMeaning(k.Name)
		for _, a := range append(slices.Clip(k.Receiver), k.Args...) {
			key := strings.ToLower(lastPart(a.Name))
			if what == "env" || strings.Contains(a.Value, "://") || d.t.Has("keys.environment", key) || d.t.Has("keys.place", key) {
				out = append(out, Atom{Value: a.Value, Place: p})
			}
			for _, pair := range connection(a.Value) {
				if field, value, _ := strings.Cut(pair, "="); d.t.Has("keys.place", strings.ToLower(field)) {
					out = append(out, Atom{Value: value, Place: p})
				}
			}
		}
	}
	return out
}

// codeCall emits the acts of one call, by what the map "code.calls" says that it does: a kind, and behind a colon what it is of that kind.
func (d *deriving) codeCall(k *code.Call, p Place, depth int) {
	k = d.builtCommand(k)
	what, known := d.codeMeaning(k.Name)
	if !known {
		d.overConnection(k, func() { d.unknownCall(k, p, depth) })
		return
	}
	switch kind, rest, _ := strings.Cut(what, ":"); kind {
	case "argv":
		d.argvCall(k, rest, p, depth)
	case "body":
		d.evaluatingCall(k, rest, lastArgument(k), p, depth)
	case "code":
		d.evaluatingCall(k, rest, argument(k, 0), p, depth)
	case "connect":
		d.codeConnect(k, rest, p)
	case "file":
		d.fileCall(k, rest, p, depth)
	case "http":
		d.codeRequest(k, rest, p, depth)
	case "module":
		d.includes(k, "", p)
		d.codeModule(k, rest, p, depth)
	case "nothing":
		d.includes(k, "", p)
	case "shell":
		d.codeShell(k, p, depth)
	case "sql":
		d.overConnection(k, func() { d.sqlCall(k, p, depth) })
	case "statement":
		d.builtStatement(k, rest, p)
		d.namedCall(k, p, depth)
	case "table":
		d.tableCall(k, p)
	case "upload":
		d.codeUpload(k, rest, p)
		d.namedCall(k, p, depth)
	case "words":
		d.commandLine(strings.Join(argTexts(k.Args), " "), p, depth)
	}
}

// unknownCall reads a call that no table knows by its parts: its client, what it is given, and its name.
func (d *deriving) unknownCall(k *code.Call, p Place, depth int) {
	if d.clientCall(k, p, depth) {
		return
	}
	if d.serviceCall(k, p, depth) {
		d.namedCall(k, p, depth)
		return
	}
	d.includes(k, "", p)
	d.codeWrite(k, p)
	d.codeSocket(k, p)
	if s, ok := query.Driver(*k); ok {
		d.statement(&s, p, nil)
	}
	d.pressedInCode(k, p, depth)
	d.namedCall(k, p, depth)
}

// fileCall is a call that works on files. One that changes rights is told by its name too: what it gives whom is in its arguments.
func (d *deriving) fileCall(k *code.Call, op string, p Place, depth int) {
	d.codeFiles(k, op, p, depth)
	if op == "mode" {
		d.namedCall(k, p, depth)
	}
}

// argvCall runs a program that is given word by word.
func (d *deriving) argvCall(k *code.Call, rest string, p Place, depth int) {
	if len(k.Args) > 0 && !k.Args[0].Known && k.Args[0].Value == code.Unknown {
		d.evaluates(k, "sh", p)
	}
	d.runsBrought(k, argTexts(k.Args), p)
	d.codeArgv(k, rest, p, depth)
}

// evaluatingCall runs a text as code of a language.
func (d *deriving) evaluatingCall(k *code.Call, language, text string, p Place, depth int) {
	d.evaluates(k, language, p)
	if len(k.Args) > 0 && !k.Args[0].Known && text == code.Unknown {
		d.problem("unknowable", "code that cannot be known would run", p)
	}
	d.codeCalls(language, text, p, depth)
}

// tableCall reads a whole table, whose name stands behind the connection where a library takes that first.
func (d *deriving) tableCall(k *code.Call, p Place) {
	named := func(a code.Arg) bool { return a.Known && a.Value != "" && (a.Name == "" || a.Name == "table_name") }
	if i := slices.IndexFunc(k.Args, named); i >= 0 {
		d.statements("SELECT * FROM "+k.Args[i].Value, p)
	}
}

// sqlCall runs statements; in Groovy a command too, of a text that it is a method of: "rm -rf x".execute().
func (d *deriving) sqlCall(k *code.Call, p Place, depth int) {
	if len(k.Args) == 0 && len(k.Receiver) > 0 && k.Receiver[0].Known && d.commandText(k.Receiver[0].Value) {
		d.commandLine(k.Receiver[0].Value, p, depth)
		return
	}
	for _, text := range append([]string{argument(k, 0)}, alternatives(k.Args)...) {
		d.statements(text, p)
	}
}

// alternatives are further values that the first argument may have, as far as they are known.
func alternatives(args []code.Arg) []string {
	var out []string
	for _, a := range args {
		if a.Name == "0" && a.Known {
			out = append(out, a.Value)
		}
	}
	return out
}

// writesOpened says whether a call writes to a file that code has opened: open(…).write(…).
func (d *deriving) writesOpened(k *code.Call) bool {
	i := max(0, strings.LastIndexByte(k.Name, '.'))
	opener, method := k.Name[:i], strings.TrimPrefix(k.Name[i:], ".")
	what, _ := d.t.Map("code.calls", opener)
	return what == "file:open" && len(k.Receiver) > 0 && d.t.Has("code.writes", method)
}

// codeWrites gives the texts that code writes into files, those of which name and text are known.
func (d *deriving) codeWrites(language, text string) []shell.WrittenFile {
	if !d.t.Has("languages.programs", language) || language == "sh" || !strings.ContainsAny(text, "wp") { // write, puts, print
		return nil
	}
	calls, _ := code.Read(language, text, code.Given{})
	var out []shell.WrittenFile
	keep := func(name, text code.Arg) {
		if name.Known && text.Known && name.Value != "" {
			written := func(f shell.WrittenFile) bool { return f.Name == name.Value }
			out = append(out, shell.WrittenFile{Name: name.Value, Text: text.Value, Add: slices.ContainsFunc(out, written)})
		}
	}
	for i := range calls {
		k := &calls[i]
		what, _ := d.codeMeaning(k.Name)
		_, ofPath := d.ofPath(k)
		switch {
		case d.writesOpened(k) && len(k.Args) > 0, what == "file:write" && ofPath && len(k.Args) > 0:
			keep(k.Receiver[0], k.Args[0])
		case what == "file:write" && len(k.Args) > 1:
			keep(k.Args[0], k.Args[1])
		}
	}
	return out
}

// codeWrite is a write to a file that code has opened.
func (d *deriving) codeWrite(k *code.Call, p Place) {
	if !d.writesOpened(k) {
		return
	}
	d.file("write", k.Receiver[0].Value, p, fileOptions{text: argument(k, 0), textAt: p, carried: d.writtenSecrets("write", argument(k, 0))})
}

// writtenSecrets are the secrets that stand in code which writes what cannot be known.
func (d *deriving) writtenSecrets(op, text string) []string {
	if d.flow == nil || !d.flow.text["secret"] || !strings.Contains(text, code.Unknown) || op != "write" && op != "append" && op != "edit" {
		return nil
	}
	return []string{"secret"}
}

// codeMeaning finds what a call does by its whole name, or by its ending: "*.unlink".
func (d *deriving) codeMeaning(name string) (string, bool) {
	if what, ok := d.t.Map("code.calls", name); ok {
		return what, true
	}
	for {
		i := strings.IndexByte(name, '.')
		if i < 0 {
			return "", false
		}
		name = name[i+1:]
		if what, ok := d.t.Map("code.calls", "*."+name); ok {
			return what, true
		}
	}
}

// lastArgument is the last argument that stands by its position.
func lastArgument(k *code.Call) string {
	out := ""
	for _, a := range k.Args {
		if a.Name == "" {
			out = a.Value
		}
	}
	return out
}

// argument is the argument at position n, "" when there is none.
func argument(k *code.Call, n int) string {
	i := 0
	for _, a := range k.Args {
		if a.Name != "" {
			continue
		}
		if i == n {
			return a.Value
		}
		i++
	}
	return ""
}

// placed puts words that say something at one place.
func (d *deriving) placed(ws []word, p Place) []placedWord {
	out := make([]placedWord, 0, len(ws))
	for _, w := range ws {
		if !d.t.Has("code.filler", w.text) {
			out = append(out, placedWord{w, p})
		}
	}
	return out
}

// namedCall is a call of some library: its dotted name is read like a tool's.
func (d *deriving) namedCall(k *code.Call, p Place, depth int) {
	c := &call{name: k.Name, at: p, words: lemmas(d.t, split(k.Name)), whole: true, depth: depth}
	for _, a := range append(append([]code.Arg(nil), k.Receiver...), k.Args...) {
		key := lastPart(a.Name)
		c.args = append(c.args, arg{path: a.Name, key: key, keyName: d.names.of(key, ""), value: a.Value, kind: action.String, at: p.At, start: p.Start})
	}
	a := d.begin("call", k.Name, p)
	a.add(schema.CodeCall, k.Name, p)
	if i := strings.LastIndexByte(k.Name, '/'); i > 0 { // a package of a scope: @prisma/client.PrismaClient.user.findMany
		a.add(schema.CodeCall, k.Name[i+1:], p)
	}
	if i := strings.LastIndexByte(k.Name, '.'); i >= 0 { // what it is called on is no verb
		c.words = lemmas(d.t, split(k.Name[i+1:]))
		d.nouns(a, c, d.placed(lemmas(d.t, split(k.Name[:i])), p))
	}
	d.nameFacts(a, c, nil)
	d.argFacts(a, c)
	d.amounts(a, c)
	d.recipients(a, c)
	if d.flow != nil && len(d.flow.mails) > 0 && (!a.has(schema.SendTo) || len(k.Receiver) > 0) && d.sendingCall(a) {
		d.message(a, p)
	}
	d.contents(a, c)
	d.emit(a)
	for i := range c.args {
		if x := &c.args[i]; query.Looks(x.value) {
			d.statements(x.value, x.place())
		}
	}
}

// codeFiles is an access to each of the files that a call may be given.
func (d *deriving) codeFiles(k *code.Call, op string, p Place, depth int) {
	list := k.Args
	if _, ok := d.ofPath(k); ok {
		list = k.Receiver
	}
	if op == "open" && strings.Contains(argument(k, 1), "|") && len(spawned(k)) == 0 {
		if list := argTexts(k.Args); len(list) > 2 {
			d.commandLine(quoted(list[2:]), p, depth) // open(F, "-|", "rm", "-rf", x)
			return
		}
	}
	if names := firstList(k.Args); len(names) > 0 {
		for _, name := range names {
			d.codeFile(k, op, name, p)
		}
		return
	}
	d.codeFile(k, op, "", p)
	for _, name := range alternatives(list) {
		d.codeFile(k, op, name, p)
	}
}

// firstList are the items of a first argument that is a list whose texts are all known: remove_tree(qw(a b)).
func firstList(args []code.Arg) []string {
	var out []string
	for _, a := range args {
		if !strings.HasPrefix(a.Name, "0.") {
			break
		}
		if !a.Known || strings.Trim(a.Name[2:], "0123456789") != "" {
			return nil
		}
		out = append(out, a.Value)
	}
	return out
}

// codeFile is an access to the file that a call is given, or to another that it may be given.
func (d *deriving) codeFile(k *code.Call, op, other string, p Place) {
	tree := strings.HasSuffix(op, "-tree")
	op = strings.TrimSuffix(op, "-tree")
	name, known := argument(k, 0), len(k.Args) > 0 && k.Args[0].Known
	opens := op == "open"
	if opens {
		op = openMode(k)
		mode, _, _ := strings.Cut(argument(k, 1), ":")
		if third := argument(k, 2); third != "" && strings.Trim(mode, "+<>|") == "" {
			name, known = third, true // the mode stands before the path
		} else if strings.HasPrefix(third, "O_") {
			name, known = argument(k, 1), true
		}
	}
	if !known {
		name = "\uFFFD"
	}
	if op == "read" && strings.Contains(name, "://") {
		d.codeRequest(k, "GET", p, 0)
		return
	}
	text := argument(k, 1)
	if path, ok := d.ofPath(k); ok {
		name, text = path, argument(k, 0)
	}
	if other != "" {
		name = other
	}
	if d.flow != nil && (opens || strings.Contains(text, code.Unknown)) && (op == "write" || op == "append" || op == "edit") {
		text += "\n" + d.flow.sets
	}
	pattern := op == "delete" && strings.Contains(name, "*") || d.flow.globs(name)
	d.file(op, name, p, fileOptions{recursive: tree, glob: pattern, text: text, textAt: p, carried: d.writtenSecrets(op, text)})
	if op == "copy" || op == "move" {
		d.file("write", argument(k, 1), p, fileOptions{})
	}
}

// ofPath is the path that a method is of: Path("x").write_text("y").
func (d *deriving) ofPath(k *code.Call) (string, bool) {
	if len(k.Receiver) == 0 || k.Receiver[0].Name != "" {
		return "", false
	}
	return k.Receiver[0].Value, true
}

// ofObject says whether a call that opens a file is a method of the path: Path("x").open("w").
func ofObject(k *code.Call) bool {
	return len(k.Receiver) > 0 && strings.Contains(k.Name, "Path.")
}

// openMode reads the mode of an open call.
func openMode(k *code.Call) string {
	mode := argument(k, 1)
	if ofObject(k) {
		mode = argument(k, 0)
	}
	for _, a := range k.Args {
		if a.Name == "mode" {
			mode = a.Value
		}
	}
	for _, m := range []string{mode, argument(k, 2)} { // of open(2)
		if n, err := strconv.Atoi(m); strings.Contains(m, "O_WRONLY") || strings.Contains(m, "O_RDWR") || err == nil && n&3 != 0 && m == mode {
			return "write"
		}
	}
	if strings.HasPrefix(mode, "O_") {
		return "read"
	}
	mode, _, _ = strings.Cut(mode, ":")
	switch {
	case strings.ContainsAny(mode, "wx>"):
		return "write"
	case strings.Contains(mode, "a"):
		return "append"
	case strings.Contains(mode, "+"):
		return "edit"
	}
	return "read"
}

// builtCommand is the call that runs a program to which the calls before give its arguments: Command::new("rm").arg("-rf").args(list).spawn().
func (d *deriving) builtCommand(k *code.Call) *code.Call {
	start, _, ok := strings.Cut(k.Name, ".arg")
	if what, _ := d.t.Map("code.calls", start); !ok || what != "argv" || !d.t.Has("code.starts", lastPart(k.Name)) {
		return k
	}
	built := *k
	built.Name, built.Args, built.Receiver = start, nil, nil
	for _, a := range k.Receiver {
		built.Args = append(built.Args, code.Arg{Value: a.Value, Known: a.Known})
	}
	return &built
}

// codeArgv runs a list of words, perhaps those of a program that the call is itself.
func (d *deriving) codeArgv(k *code.Call, program string, p Place, depth int) {
	var list []string
	for _, a := range k.Args {
		first, _, _ := strings.Cut(a.Name, ".")
		if a.Name != "" && !strings.HasPrefix(a.Name, "0") && !strings.HasPrefix(a.Name, "1") && !d.t.Has("code.argv-names", first) {
			continue
		}
		list = append(list, a.Value)
	}
	for len(list) > 1 && program == "" && (list[0] == code.Unknown || strings.HasPrefix(list[0], "P_")) { // a context, or how to wait
		list = list[1:]
	}
	if len(list) > 1 && program == "" && baseName(list[0]) == list[1] { // the name that the program sees
		list = list[1:]
	}
	if len(list) == 1 && program == "" {
		d.commandLine(argument(k, 0), p, depth)
		return
	}
	d.commandLine(strings.TrimSpace(program+" "+quoted(list)), p, depth)
}

// codeShell runs what a call hands to a shell: a list of words, a program and its arguments apart, or lines of which it may be any.
func (d *deriving) codeShell(k *code.Call, p Place, depth int) {
	if len(k.Args) > 0 && strings.HasPrefix(k.Args[0].Name, "0.") {
		d.codeArgv(k, "", p, depth)
		return
	}
	if words := spawned(k); len(words) > 1 {
		d.runsBrought(k, words, p)
		d.commandLine(quoted(words), p, depth)
		return
	}
	d.evaluates(k, "sh", p)
	for _, text := range append([]string{argument(k, 0)}, alternatives(k.Args)...) {
		d.runsBrought(k, strings.Fields(text), p)
		d.commandLine(text, p, depth)
	}
}

// spawned are the words of a call that takes a command line, or a program and its arguments apart: system("rm", "-rf", x). What else may
// stand behind a line is a mode, or where its output goes.
func spawned(k *code.Call) []string {
	var list []string
	for _, a := range k.Args {
		if a.Name == "" {
			list = append(list, a.Value)
		}
	}
	if len(list) < 2 || list[0] == code.Unknown || strings.ContainsAny(list[0], " \n|&;") || list[1] == code.Unknown || pipeModes[list[1]] {
		return nil
	}
	return list
}

var pipeModes = map[string]bool{"r": true, "w": true, "rb": true, "wb": true, "r+": true, "w+": true, "a": true, "": true}

// codeModule runs a module or a script as a program, with the arguments that the code has set.
func (d *deriving) codeModule(k *code.Call, program string, p Place, depth int) {
	list := []string{program}
	if !strings.ContainsAny(argument(k, 0), "/.") {
		list = append(list, "-m")
	}
	list = append(list, argument(k, 0))
	for _, a := range k.Args {
		if n, ok := strings.CutPrefix(a.Name, "argv."); ok && n != "0" {
			list = append(list, a.Value)
		}
	}
	d.commandLine(quoted(list), p, depth)
}

// argTexts are the values of arguments.
func argTexts(args []code.Arg) []string {
	out := make([]string, len(args))
	for i := range args {
		out[i] = args[i].Value
	}
	return out
}
