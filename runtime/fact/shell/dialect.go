package shell

import (
	"encoding/base64"
	"slices"
	"strings"
	"unicode/utf16"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// The dialects that ParseDialect reads beside those of Parse.
const (
	PowerShell = "powershell"
	Cmd        = "cmd"
)

// ParseDialect reads src as PowerShell or cmd: its commands with their words, pipes and redirections, calls of static methods, and
// variables that hold constants. Program names are lower case and aliases are resolved (ri is remove-item). What it cannot read is a
// Problem of kind "unparsed".
func ParseDialect(src, dialect string, env Env) Result {
	r := newReader(src, env)
	r.dialect(dialect, src, place{size: len(src)})
	return r.finish()
}

// DialectOf guesses the dialect of a line that calls itself a shell's: PowerShell when a command word is a cmdlet or a static method,
// else "".
func DialectOf(src string) string {
	for _, s := range (&dialectScanner{src: src, dialect: PowerShell}).statements() {
		s.words = assigned(s.words)
		if len(s.words) > 0 && (isCmdlet(s.words[0].text) || isStaticCall(s.words[0].text)) {
			return PowerShell
		}
	}
	return ""
}

// isCmdlet reports whether a word is a cmdlet's name: one of the verbs that matter, a dash and a noun.
func isCmdlet(word string) bool {
	verb, noun, ok := strings.Cut(strings.ToLower(word), "-")
	return ok && noun != "" && strings.Trim(noun, "abcdefghijklmnopqrstuvwxyz") == "" &&
		strings.Contains(" add clear copy disable enable get install invoke move new out read remove rename restart send set start stop uninstall unblock write ", " "+verb+" ")
}

func isStaticCall(word string) bool {
	return strings.HasPrefix(word, "[") && strings.Contains(word, "]::")
}

// powerShellAliases are the aliases that PowerShell itself defines, for the cmdlets that change something, fetch or run.
var powerShellAliases = map[string]string{
	"ri": "remove-item", "rm": "remove-item", "del": "remove-item", "erase": "remove-item", "rd": "remove-item", "rmdir": "remove-item",
	"rp": "remove-itemproperty", "clc": "clear-content", "cli": "clear-item", "copy": "copy-item", "cp": "copy-item", "cpi": "copy-item",
	"move": "move-item", "mv": "move-item", "mi": "move-item", "ren": "rename-item", "rni": "rename-item", "sc": "set-content",
	"ac": "add-content", "gc": "get-content", "cat": "get-content", "type": "get-content", "ni": "new-item", "iwr": "invoke-webrequest",
	"curl": "invoke-webrequest", "wget": "invoke-webrequest", "irm": "invoke-restmethod", "iex": "invoke-expression", "icm": "invoke-command",
	"saps": "start-process", "start": "start-process", "kill": "stop-process", "spps": "stop-process", "sp": "set-itemproperty", "gci": "get-childitem",
	"%": "foreach-object", "?": "where-object", "sal": "set-alias", "nal": "new-alias", "si": "set-item", "gcm": "get-command",
	"dir": "get-childitem", "ls": "get-childitem", "cd": "set-location", "sl": "set-location", "echo": "write-output",
	"foreach": "foreach-object", "gsv": "get-service", "spsv": "stop-service", "sasv": "start-service", "gps": "get-process",
	"ps": "get-process", "gal": "get-alias", "sls": "select-string", "gp": "get-itemproperty", "gi": "get-item", "write": "write-output",
}

// dialectWord is one word with the range it stands at.
type dialectWord struct {
	text       string
	start, end int
}

// dialectStatement is one command; piped says that it reads what the one before prints.
type dialectStatement struct {
	words []dialectWord
	piped bool
}

// dialect reads code of PowerShell or cmd.
func (r *reader) dialect(name, src string, p place) {
	if !r.enter(p.hold) {
		return
	}
	defer r.leave()
	if len(src) > maxSource || !r.charge(16*len(src)) {
		r.passed("the source is too long", p.hold)
		return
	}
	if name == PowerShell {
		r.powerShell(src, p)
		return
	}
	if expanded := expandCmd(src); expanded != src && len(expanded) <= maxSource {
		p.held, p.hold, src = true, p.span(0, len(src)), expanded
	}
	scanner := &dialectScanner{src: src, dialect: name}
	var previous output
	for _, s := range scanner.statements() {
		if r.stopped() {
			return
		}
		q := p
		if s.piped {
			q = p.piped(previous)
		}
		q.mark = len(r.result.Commands)
		argv := cmdBody(r.dialectRedirections(r.dialectWords(s, p), &q))
		previous, _ = r.dialectCommand(name, argv, q)
		for _, rd := range q.redirs[len(p.redirs):] {
			r.write(rd.Target, previous.text, previous.from, rd.Op == vocabulary.RoleAppend)
		}
	}
	if scanner.open {
		r.unparsed("a quote is not closed", p.span(0, len(src)))
	}
}

// assigned leaves out the variable that takes what a command gives: $r = Invoke-RestMethod …
func assigned(words []dialectWord) []dialectWord {
	if len(words) == 0 || !strings.HasPrefix(words[0].text, unknown) {
		return words
	}
	if len(words) > 2 && (words[1].text == "=" || words[1].text == "+=") && (len(words) > 3 || isCmdlet(words[2].text)) {
		return words[2:]
	}
	if i := strings.IndexByte(words[0].text, '='); i > 0 && isCmdlet(words[0].text[i+1:]) {
		words[0].start, words[0].text = words[0].end-len(words[0].text)+i+1, words[0].text[i+1:]
	}
	return words
}

// dialectWords are the words of a statement of cmd.
func (r *reader) dialectWords(s dialectStatement, p place) []Word {
	out := make([]Word, 0, len(s.words))
	for _, w := range s.words {
		text := w.text
		text = withoutNames(text)
		out = append(out, Word{
			Text: text, Unknown: !isKnown(text), Glob: strings.ContainsAny(text, "*?"), Span: p.span(w.start, w.end),
		})
	}
	return out
}

// withoutNames drops the names that the scanner leaves after the mark of a variable.
func withoutNames(text string) string {
	if isKnown(text) {
		return text
	}
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, unknown)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		b.WriteString(unknown)
		text = strings.TrimLeft(after, nameCharacters+":")
	}
}

// dialectCommand lists one command and reads the code that it runs.
func (r *reader) dialectCommand(dialect string, argv []Word, p place) (output, int) {
	if len(argv) == 0 {
		return output{}, max(0, len(r.result.Commands)-1)
	}
	name := dialectName(argv[0].Text)
	if dialect == PowerShell {
		name = r.unaliased(name, argv)
	} else if name == "rmdir" {
		name = "rd" // cmd's own, and not that of other systems
	}
	if name == "" || name[0] == '$' || !isKnown(name) && !isStaticCall(name) {
		r.problem("unknowable", "the command word cannot be known", argv[0].Span)
	}
	id := r.dialectIdentity(name)
	id.cmdlet = dialect == PowerShell
	argv = lowerOptions(id, argv)
	if id.cmdlet && strings.Contains(name, "-") {
		argv = withoutCommon(argv)
	}
	a := arguments(id, argv[1:])
	i := r.emit(r.newCommand(id, argv, a), p)
	p.mark = len(r.result.Commands)
	r.fills(i, a, p)
	r.dialectCode(name, argv[1:], i, p, otherShell(a.grammar.language()))
	return r.effects(i, id, a, p), i
}

// fills remembers the text that a command puts into the files that it is told: that of its words, else what the pipe gives it.
func (r *reader) fills(i int, a reading, p place) {
	if !slices.Contains(a.grammar.operands(), vocabulary.RoleText) {
		return
	}
	texts, from, add := []string(nil), []int{i}, false
	var files []Word
	r.result.Commands[i].EachValue(func(w Word, role vocabulary.Role) {
		switch role {
		case vocabulary.RoleText:
			texts, from = append(texts, w.Text), append(from, w.From()...)
		case vocabulary.RoleWrite, vocabulary.RoleAppend:
			files, add = append(files, w), add || role == vocabulary.RoleAppend
		}
	})
	if len(texts) == 0 && p.in.Kind != SourceNone {
		texts, from = append(texts, p.inText), append(from, p.in.From...)
	}
	add = add || a.hasOption("-a")
	for _, w := range files {
		r.write(w, strings.Join(texts, "\n"), from, add)
	}
}

// commonParameters are those of every cmdlet that take a value and say nothing of what it does (about_CommonParameters).
var commonParameters = map[string]bool{
	"-erroraction": true, "-ea": true, "-warningaction": true, "-wa": true, "-informationaction": true, "-infa": true,
	"-progressaction": true, "-proga": true, "-errorvariable": true, "-ev": true, "-warningvariable": true, "-wv": true,
	"-informationvariable": true, "-iv": true, "-outvariable": true, "-ov": true, "-outbuffer": true, "-ob": true,
	"-pipelinevariable": true, "-pv": true,
}

// withoutCommon leaves out the common parameters of cmdlets with their values.
func withoutCommon(argv []Word) []Word {
	out := argv[:0:0]
	for i := 0; i < len(argv); i++ {
		name, _, joined := strings.Cut(strings.ToLower(argv[i].Text), ":")
		if !commonParameters[name] {
			out = append(out, argv[i])
		} else if !joined {
			i++
		}
	}
	return out
}

// unaliased is the cmdlet that an alias stands for. A name that is a program's too, with options that only this program has (rm -rf), is
// that program's.
func (r *reader) unaliased(name string, argv []Word) string {
	alias, ok := powerShellAliases[name]
	if !ok || strings.HasSuffix(strings.ToLower(argv[0].Text), ".exe") {
		return name
	}
	if name == "rmdir" && slices.ContainsFunc(argv, func(w Word) bool { return strings.HasPrefix(w.Text, "/") && len(w.Text) == 2 }) {
		return "rd"
	}
	own, cmdlet := r.dialectIdentity(name).program, r.dialectIdentity(alias).program
	if own == nil || cmdlet == nil || own.Name == cmdlet.Name {
		return alias
	}
	for _, w := range argv[1:] {
		option, _, _ := strings.Cut(strings.ToLower(w.Text), ":")
		if _, flag := own.Flags[option]; flag && option[0] == '/' {
			return name // rd /s
		}
		if len(option) < 2 || option[0] != '-' || !isKnown(option) {
			continue
		}
		if !abbreviates(option, cmdlet) || len(option) == 2 && alias == "invoke-webrequest" {
			return name
		}
	}
	return alias
}

// abbreviates says whether a word begins an option that a program has.
func abbreviates(option string, p *vocabulary.Program) bool {
	for name := range p.Options {
		if strings.HasPrefix(name, option) {
			return true
		}
	}
	for name := range p.Flags {
		if strings.HasPrefix(name, option) {
			return true
		}
	}
	return strings.HasPrefix("-erroraction", option) || strings.HasPrefix("-confirm", option) || strings.HasPrefix("-verbose", option)
}

// dialectIdentity is the program of a name in lower case.
func (r *reader) dialectIdentity(name string) identity {
	if r.env.Grammars != nil {
		if found := r.named(name); found.program != nil {
			return found
		}
	}
	return identity{name: name}
}

// lowerOptions writes options as the grammar does: their case means nothing.
func lowerOptions(id identity, argv []Word) []Word {
	if id.program == nil {
		return argv
	}
	for i := range argv[1:] {
		lowerOption(id, &argv[i+1], false)
	}
	return argv
}

// lowered are the words with the options of PowerShell itself, whose case means nothing to it, as the grammar has them.
func lowered(id identity, args []Word) []Word {
	args = slices.Clone(args)
	for i := range args {
		lowerOption(id, &args[i], true)
	}
	return args
}

func lowerOption(id identity, w *Word, valued bool) {
	_, flag := id.program.Flags[w.Text]
	if _, ok := id.program.Options[w.Text]; ok || flag || !strings.HasPrefix(w.Text, "-") {
		return
	}
	low := strings.ToLower(w.Text)
	_, flag = id.program.Flags[low]
	if _, ok := id.program.Options[low]; flag || ok && valued {
		w.Text = low
	}
}

// dialectName is a command word as a program's name.
func dialectName(word string) string {
	word = strings.ToLower(word)
	if !isStaticCall(word) {
		if i := strings.LastIndexAny(word, `/\`); i >= 0 {
			word = word[i+1:]
		}
	}
	return strings.TrimSuffix(word, ".exe")
}

// dialectCode reads what invoke-expression and "cmd /c" run; known says that a grammar has the code read.
func (r *reader) dialectCode(name string, args []Word, i int, p place, known bool) {
	switch {
	case name == "invoke-expression" || name == "[scriptblock]::create":
		w := Word{Text: p.inText, Unknown: true, Span: r.result.Commands[i].Span, origin: originOf(p.in.From)}
		if len(args) > 0 {
			w = joined(args)
		} else if w.Text == "" {
			w.Text = unknown
		}
		if strings.Contains(strings.ToLower(w.Text), ".download") {
			r.download(w, i)
		}
		if !known {
			r.snippet(PowerShell, w, "argument", i, p.quiet())
		}
	case name == "cmd" && !known && len(args) > 1 && strings.EqualFold(args[0].Text, "/c"):
		r.dialect(Cmd, joined(args[1:]).Text, p.within(args[1].Span, "argument"))
	}
}

// download marks the command as one that gets its code from the network.
func (r *reader) download(w Word, i int) {
	if r.fetchers == nil {
		r.fetchers = make(map[int]bool)
	}
	r.fetchers[i] = true
	r.result.Snippets = append(r.result.Snippets, Snippet{Language: PowerShell, Text: unknown, Unknown: true, Command: i, Code: "downloaded", Span: w.Span})
}

// dialectRedirections takes > and >> with their targets out of the words.
func (r *reader) dialectRedirections(argv []Word, p *place) []Word {
	var left []Word
	for n := 0; n < len(argv); n++ {
		text := strings.TrimLeft(argv[n].Text, "12*")
		if text != ">" && text != ">>" || n+1 == len(argv) {
			left = append(left, argv[n])
			continue
		}
		role := map[string]Redir{">": {Fd: 1, Op: "write"}, ">>": {Fd: 1, Op: "append"}}[text]
		n++
		role.Target = argv[n]
		p.redirs = append(p.redirs, role)
	}
	return left
}

// encodedCommand decodes the value of -EncodedCommand: base64 of UTF-16.
func encodedCommand(text string) (string, bool) {
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil || len(raw)%2 != 0 || len(raw) == 0 {
		return "", false
	}
	return fromUnits(string(raw)), true
}

// fromUnits is the text that UTF-16 in little-endian bytes holds.
func fromUnits(raw string) string {
	units := make([]uint16, len(raw)/2)
	for i := range units {
		units[i] = uint16(raw[2*i]) | uint16(raw[2*i+1])<<8
	}
	return string(utf16.Decode(units))
}
