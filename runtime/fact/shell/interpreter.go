package shell

import (
	"path"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// interprets reads the code that a command's program runs: in options and operands, in files, on standard input.
func (r *reader) interprets(i int, a reading, p place) (output, bool) {
	var out output
	if a.checksOnly() {
		return out, false
	}
	r.startFile(i, a, p)
	coded := false
	keep := func(next output) { out, coded = out.join(next), true }
	for _, o := range a.options {
		if (o.Role == vocabulary.RoleExec || isCode(o.Role) && a.grammar.language() == PowerShell) && IsStdin(o.Value.Text) {
			continue // read below
		}
		if tool, ok := r.tool(o.Value); ok && o.Role == vocabulary.RoleExec {
			keep(r.simple(append([]Word{tool}, wordsOf(a.operands)...), p))
			continue
		}
		if o.Role == vocabulary.RoleExec && o.Value != (Word{}) {
			if next, ok := r.loads(o.Value, i, a, p); ok {
				keep(next)
				continue
			}
		}
		if o.Value != (Word{}) && isCode(o.Role) {
			if text, ok := encodedCommand(o.Value.Text); ok && a.grammar.language() == PowerShell {
				o.Value.Text = text
				keep(r.encoded(o.Value, i, p))
				continue
			}
			if text, ok := strings.CutPrefix(o.Value.Text, "exec="); ok && a.grammar.language() == "" {
				o.Value.Text = text // an action that is to run a command
			}
			keep(r.code(o.Role, o.Value, nil, i, a, p))
		}
	}
	for n, o := range a.operands {
		args := a.args[len(a.args)-min(len(a.args), len(a.operands)-n-1):]
		switch {
		case o.Role == vocabulary.RoleCode && r.holds(o.Word): // code, or the file that holds it: rails runner
			keep(r.exec(o.Word, args, i, a, p))
		case isCode(o.Role):
			keep(r.code(o.Role, o.Word, args, i, a, p))
		case o.Role == vocabulary.RoleExec && !coded && !IsStdin(o.Text) && !a.readsStdin():
			keep(r.exec(o.Word, args, i, a, p))
		}
	}
	if coded || len(a.rest) > 0 {
		return out, coded
	}
	if a.grammar.stdin() == vocabulary.RoleArgv && a.grammar.language() == "sh" && p.in.Kind != SourceNone { // parallel < commands
		return r.standardInput(vocabulary.RoleShell, i, a, p), true
	}
	for _, f := range r.runsIn(a) {
		keep(r.runCode(f.language, f.file, a.at(), a.called(), i, p))
	}
	if coded {
		return out, true
	}
	if f, ok := r.project(a); ok {
		return r.runCode(a.grammar.language(), f, a.at(), a.called(), i, p), true
	}
	if role := a.grammar.stdin(); (role == vocabulary.RoleShell || role == vocabulary.RoleCode) && p.in.Kind != SourceNone {
		return r.standardInput(role, i, a, p), true
	}
	return out, false
}

// holds says whether a word names a file whose contents are known.
func (r *reader) holds(w Word) bool {
	_, ok := r.contents(w)
	return ok
}

// loads reads a file that an option has a program run: its contents, where they are known. Of PowerShell's the name is a command.
func (r *reader) loads(w Word, i int, a reading, p place) (output, bool) {
	f, ok := r.contents(w)
	language := a.grammar.language()
	switch {
	case language == "":
		return output{}, false
	case ok:
		return r.runCode(language, f, w, wordsOf(a.operands), i, p), true
	case language == PowerShell:
		return r.code(vocabulary.RoleCode, w, nil, i, a, p), true
	}
	return output{}, false
}

func isCode(role vocabulary.Role) bool {
	return role == vocabulary.RoleCode || role == vocabulary.RoleShell || role == vocabulary.RoleScript
}

// IsStdin says whether a program that is told to read this file reads its standard input.
func IsStdin(text string) bool {
	return text == "-" || text == "/dev/stdin" || text == "/dev/fd/0" || text == "/proc/self/fd/0"
}

// readsStdin reports the option of shells that makes all operands parameters: sh -s.
func (a *reading) readsStdin() bool {
	return a.grammar.language() == "sh" && slices.ContainsFunc(a.options, func(o Option) bool { return o.Name == "-s" || o.Name == "--stdin" })
}

// checksOnly reports the options of interpreters that read code and run none of it: sh -n, php -l.
func (a *reading) checksOnly() bool {
	return a.grammar.language() != "" && slices.ContainsFunc(a.options, func(o Option) bool { return o.Name == "--noexec" || o.Name == "--syntax-check" })
}

// codeLanguage is the language of code: a shell's for text that a shell runs.
func (a *reading) codeLanguage(role vocabulary.Role) string {
	if language := a.grammar.language(); language != "" {
		return language
	}
	if role == vocabulary.RoleShell {
		return "sh"
	}
	return ""
}

// code reads code that a word holds.
func (r *reader) code(role vocabulary.Role, w Word, args []Word, i int, a reading, p place) output {
	language := a.codeLanguage(role)
	if role == vocabulary.RoleShell && !otherShell(language) || language == "sh" {
		s := r.scope.started(p.env)
		if len(args) > 0 {
			s.zero, s.args = args[0], args[1:]
		}
		return r.shell(w, "argument", s, i, p)
	}
	r.imports(language, w.Text, i, p)
	r.snippet(language, w, "argument", i, p)
	return output{text: unknown}
}

func otherShell(language string) bool { return language == PowerShell || language == Cmd }

// encoded reads PowerShell that was hidden in base64.
func (r *reader) encoded(w Word, i int, p place) output {
	r.snippet(PowerShell, w, "decoded", i, p)
	return output{text: unknown}
}

// snippet lists code of another language.
func (r *reader) snippet(language string, w Word, kind string, i int, p place) {
	if kind == "file" && !r.charge(16*len(w.Text)) { // a file may run often, and is read each time
		return
	}
	q := p.within(w.Span, r.codeKind(kind, w.From()))
	r.result.Snippets = append(r.result.Snippets, Snippet{
		Language: language, Text: w.Text, Unknown: w.Unknown || !isKnown(w.Text), Command: i, From: w.From(), Code: q.code, Span: w.Span,
	})
	if r.env.Writes != nil && r.charge(16*len(w.Text)) {
		for _, f := range r.env.Writes(language, w.Text) {
			r.write(Word{Text: f.Name}, f.Text, []int{i}, f.Add)
		}
	}
	if otherShell(language) && strings.Trim(w.Text, unknown+" \n") != "" {
		r.dialect(language, w.Text, q)
	}
}

// codeKind is how code came to be, given the commands that its text comes from.
func (r *reader) codeKind(kind string, from []int) string {
	switch {
	case r.fetched(from):
		return "downloaded"
	case r.decodes(from):
		return "decoded"
	}
	return kind
}

// decodes reports whether one of some commands, or one whose output they read, turns data into other text.
func (r *reader) decodes(from []int) bool {
	if len(r.decoders) == 0 {
		return false
	}
	seen, queue := map[int]bool{}, slices.Clone(from)
	for n := 0; n < len(queue); n++ {
		if seen[queue[n]] || !r.charge(len(r.result.Commands[queue[n]].Input.From)) {
			continue
		}
		seen[queue[n]] = true
		if r.decoders[queue[n]] {
			return true
		}
		for _, next := range r.result.Commands[queue[n]].Input.From {
			if !seen[next] {
				queue = append(queue, next)
			}
		}
	}
	return false
}

// shell reads text that a shell runs. Text of which nothing is known is a snippet.
func (r *reader) shell(w Word, kind string, s *scope, i int, p place) output {
	kind = r.codeKind(kind, w.From())
	wholly := strings.Trim(w.Text, unknown+" \t\n\"';") == "" && !isKnown(w.Text)
	if wholly || kind == "downloaded" {
		r.snippet("sh", w, kind, i, p)
	}
	if wholly {
		if w.Text = r.commandsIn(w.From()); w.Text == "" {
			return output{text: unknown, from: slices.Clone(w.From())}
		}
	}
	if !r.enter(w.Span) {
		return output{text: unknown}
	}
	defer r.leave()
	if !r.charge(16 * len(w.Text)) {
		return output{text: unknown}
	}
	q := p.within(w.Span, kind)
	q.exact, q.started, q.redirs, q.env = false, false, nil, nil
	outer, at := r.scope, r.at
	r.scope = s
	out := r.source(w.Text, q)
	r.scope, r.at = outer, at
	return out
}

// standardInput reads the code that an interpreter gets on its standard input.
func (r *reader) standardInput(role vocabulary.Role, i int, a reading, p place) output {
	text := p.inText
	if text == "" {
		text = unknown
	}
	if book, ok := rulebooks[a.grammar.language()]; ok {
		text = book.recipes(text, textsOf(a.called()))
	}
	at := r.result.Commands[i].Span
	w := Word{Text: text, Unknown: !isKnown(text), Span: at, origin: originOf(p.in.From)}
	q := p.quiet()
	if role == vocabulary.RoleCode {
		r.snippet(a.codeLanguage(role), w, p.inCode, i, q)
		return output{text: unknown}
	}
	s := r.scope.started(p.env)
	for _, o := range a.operands {
		s.args = append(s.args, o.Word)
	}
	return r.shell(w, p.inCode, s, i, q)
}

// exec reads a file that a program runs.
func (r *reader) exec(w Word, args []Word, i int, a reading, p place) output {
	language := a.grammar.language()
	f, ok := r.script(w, p)
	switch {
	case ok && language == "":
		return r.runFile(f, w, args, i, p)
	case ok:
		return r.runCode(language, f, w, args, i, p)
	case language == "":
		return r.simple(append([]Word{w}, args...), p)
	}
	if strings.Contains(w.Text, "://") {
		w.Text, w.Unknown = unknown, true
		r.snippet(language, w, "downloaded", i, p)
		return output{text: unknown}
	}
	if tool, known := r.tool(w); known {
		return r.simple(append([]Word{tool}, args...), p)
	}
	if isKnown(w.Text) && (strings.HasSuffix(w.Text, ".sh") || languageOf(w) != "") {
		r.emit(r.plainCommand(append([]Word{w}, args...), w.Span), p)
	}
	w.Text, w.Unknown = unknown, true
	r.snippet(language, w, "file", i, p)
	return output{text: unknown}
}

// tool finds the program that a script or an archive is by its name: php artisan, python manage.py, java -jar bfg.jar.
func (r *reader) tool(w Word) (Word, bool) {
	if w.Unknown || w.Text == "" || r.env.Grammars == nil {
		return w, false
	}
	w.Text = path.Base(w.Text)
	for _, archive := range []string{".jar", ".phar"} {
		w.Text = strings.TrimSuffix(w.Text, archive)
	}
	return w, r.named(w.Text).program != nil
}

func wordsOf(operands []Operand) []Word {
	out := make([]Word, len(operands))
	for n, o := range operands {
		out[n] = o.Word
	}
	return out
}

func textsOf(words []Word) []string {
	out := make([]string, len(words))
	for n, w := range words {
		out[n] = w.Text
	}
	return out
}

// script is the contents of a file that would run, when they are known or it is the line that put something there.
func (r *reader) script(w Word, p place) (file, bool) {
	if !strings.ContainsAny(w.Text, `/\`) && len(p.via) == 0 {
		return file{}, false
	}
	if f, ok := r.contents(w); ok {
		return f, true
	}
	f, ok := r.edited(w)
	if ok { // lines out of the middle of a script need not be one
		_, err := r.statements(f.text)
		ok = err == nil
	}
	return f, ok
}

// runFile runs a file by the program that its first line names, else by the ending of its name; a shell if none.
func (r *reader) runFile(f file, w Word, args []Word, i int, p place) output {
	language := f.language
	if language == "" && !strings.HasPrefix(f.text, "#!") {
		language = languageOf(w)
	}
	if language == "" {
		language = r.interpreter(f.text)
	}
	return r.runCode(language, f, w, args, i, p)
}

// languageOf is the language of a script by the ending of its name, "" when that says none.
func languageOf(w Word) string { return endings[strings.ToLower(path.Ext(w.Text))] }

// endings are the languages of scripts by the endings of their names.
var endings = map[string]string{".ps1": PowerShell, ".psm1": PowerShell, ".cmd": Cmd, ".bat": Cmd, ".py": "python", ".js": "node", ".mjs": "node",
	".cjs": "node", ".ts": "node", ".rb": "ruby", ".pl": "perl", ".php": "php", ".go": "go", ".java": "java", ".c": "c", ".cc": "c", ".cpp": "c",
	".cxx": "c", ".cs": "csharp", ".rs": "rust", ".kt": "kotlin", ".kts": "kotlin", ".scala": "scala", ".groovy": "groovy", ".swift": "swift", ".dart": "dart"}

// compiled is the language that the grammars of compilers name: the programs that they write hold what their sources say.
const compiled = "compiled"

// compiles remembers the sources of the program that a compiler writes: under the name that it is given, else under that of the source,
// or of C's.
func (r *reader) compiles(a reading) {
	if a.grammar.language() != compiled {
		return
	}
	for _, o := range a.operands {
		language := languageOf(o.Word)
		f, ok := r.contents(o.Word)
		if !ok || language == "" {
			continue
		}
		names := []string{"a.out", strings.TrimSuffix(o.Text, path.Ext(o.Text))}
		for _, each := range a.options {
			if each.Role == vocabulary.RoleWrite {
				names = []string{each.Value.Text}
			}
		}
		for _, name := range names {
			r.writeSource(Word{Text: name}, f, language)
		}
	}
}

func (r *reader) runCode(language string, f file, w Word, args []Word, i int, p place) output {
	code := Word{Text: f.text, Unknown: !isKnown(f.text), Span: w.Span, origin: originOf(f.from)}
	if book, ok := rulebooks[language]; ok {
		language, code.Text = "sh", book.recipes(f.text, textsOf(args))
	}
	kind := "file"
	if f.text == unknown && f.from == nil { // something made it up before
		kind = "argument"
	}
	if language != "sh" {
		r.imports(language, f.text, i, p)
		r.snippet(language, code, kind, i, p)
		return output{text: unknown}
	}
	s := r.scope.started(p.env)
	s.zero, s.args = w, args
	return r.shell(code, kind, s, i, p)
}

// interpreter is the language of a script by its first line.
func (r *reader) interpreter(text string) string {
	line, ok := strings.CutPrefix(text, "#!")
	if !ok || r.env.Grammars == nil {
		return "sh"
	}
	line, _, _ = strings.Cut(line, "\n")
	for _, word := range strings.Fields(line) {
		id := r.named(path.Base(word))
		if id.program != nil && id.program.Language != "" {
			return id.program.Language
		}
	}
	return "sh"
}
