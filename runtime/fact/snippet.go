package fact

import (
	"maps"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// snippet emits the acts of code that an interpreter would run.
func (l *line) snippet(s *shell.Snippet) {
	p := l.place(s.Span)
	a := l.begin("code", s.Language, p)
	a.add(schema.CodeLanguage, s.Language, p)
	a.add(schema.CodeSource, s.Code, p)
	if l.decodes(s.From) {
		a.add(schema.CodeSource, "decoded", p)
	}
	if l.fetched(s.From) {
		a.add(schema.CodeSource, "downloaded", p)
	}
	l.scanText(a, s.Text, p)
	defer func(before bool) { l.distant = before }(l.distant)
	if s.Command >= 0 && s.Command < len(l.result.Commands) {
		l.commandFacts(a, s.Command)
		l.distant = l.tunnelled(a, s.Command) || l.distant
	}
	l.emit(a)
	if s.Unknown && strings.Trim(s.Text, "\uFFFD \n") == "" && l.unseen(s, p) {
		return
	}
	l.within(a, func() { l.runs(s, p) })
}

// commandFacts tells code of the command that runs it.
func (l *line) commandFacts(a *Act, i int) {
	told := l.shells.of(l, i, func(c *shell.Command) *Act {
		whole := &Act{}
		l.shellFacts(whole, c)
		shared := &Act{around: whole.around[:min(len(whole.around), maxShared)]}
		shared.share(whole)
		return shared
	})
	a.Atoms = append(a.Atoms, told.Atoms...)
	a.around = told.around
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
	if len(s.From) == 0 || slices.ContainsFunc(s.From, func(i int) bool { return !l.prints(i) }) {
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
func (l *line) prints(i int) bool {
	return l.printers.of(l, i, func(c *shell.Command) bool {
		from := slices.Concat(c.Input.From, l.substitutedFiles(i))
		return l.ownText(c, i) && !slices.ContainsFunc(from, func(k int) bool { return !l.prints(k) })
	})
}

// ownText says whether a command by itself puts out what was there before the line.
func (l *line) ownText(c *shell.Command, i int) bool {
	if c.Program == "" || c.Remote || slices.ContainsFunc(c.Argv, func(w shell.Word) bool { return w.Unknown }) {
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
	return !l.operates(c, "output.composed") && !composes(c)
}

// composes says whether a command is given a text that may be part of what it prints: several words in one that is no name of a file.
func composes(c *shell.Command) bool {
	found := false
	c.EachValue(func(w shell.Word, role vocabulary.Role) {
		found = found || role != vocabulary.RoleRead && role != vocabulary.RoleList && role != vocabulary.RoleExec && strings.ContainsAny(w.Text, " \t\n")
	})
	return found
}

// running is what is known of where code runs. The zero value is code of which nothing is known: an argument of a call.
type running struct {
	line    *line           // whose code it is; nil for an argument of a call
	given   map[string]bool // classes of data in its arguments
	input   map[string]bool // classes of data in its standard input
	away    bool            // on another machine, or in a container
	cwd     string          // its folder
	command int             // which one of the line runs it
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
		defer func(before running) { l.running = before }(l.running)
		l.running.line, l.running.command = l, s.Command
		l.running.input, l.running.given = l.inputOf(s), l.argumentsOf(s)
		if s.Command >= 0 && s.Command < len(l.result.Commands) {
			c := &l.result.Commands[s.Command]
			l.running.away, l.running.cwd = l.running.away || c.Remote, c.Cwd
		}
		l.givenCode(s.Language, l.printing(s), l.given(s), p, l.depth+1)
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

// argumentsOf are the classes of data that substitutions put into the arguments of code.
func (l *line) argumentsOf(s *shell.Snippet) map[string]bool {
	if s.Command < 0 || s.Command >= len(l.result.Commands) {
		return nil
	}
	out := map[string]bool{}
	_, words, _ := codeWords(&l.result.Commands[s.Command], s)
	for _, w := range words {
		for _, k := range l.putInWord(s.Command, w) {
			maps.Copy(out, l.carries(k))
		}
	}
	return out
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

// languageOf is the language that a word of a call's name is the name of. One letter is one only where it is the whole name of the server: the
// r of r2_bucket is none.
func (d *deriving) languageOf(c *call, w word) (string, bool) {
	if len(w.text) < 2 && !strings.EqualFold(c.server, w.text) {
		return "", false
	}
	return d.t.Map("languages", w.text)
}

// guessLanguage finds the language of code that nothing names: by the words of the call, then by its looks.
func (d *deriving) guessLanguage(c *call, text string) string {
	for _, w := range append(split(c.server), split(c.name)...) {
		if language, ok := d.languageOf(c, w); ok {
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
	d.flow.given, d.flow.language = given.Patterns, language
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

var pipeModes = map[string]bool{"r": true, "w": true, "rb": true, "wb": true, "r+": true, "w+": true, "a": true, "": true}
