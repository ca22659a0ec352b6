package shell

import (
	"encoding/base64"
	"regexp"
	"strings"
	"unicode/utf16"
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
	"dir": "get-childitem", "ls": "get-childitem", "cd": "set-location", "sl": "set-location", "echo": "write-output",
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
		src = joinLiterals(src)
	}
	scanner := &dialectScanner{src: src, dialect: name}
	variables := make(map[string]string)
	var previous output
	for _, s := range scanner.statements() {
		if r.stopped() {
			return
		}
		s.words = assigned(s.words)
		if r.assignDialect(s, variables) {
			continue
		}
		q := p
		if s.piped {
			q = p.piped(previous)
		}
		previous = r.dialectCommand(name, r.dialectWords(s, variables, p), q)
	}
	if scanner.open {
		r.unparsed("a quote is not closed", p.span(0, len(src)))
	}
}

// joinLiterals puts 'a' + 'b' together and takes the brackets off what is one literal then, in the same number of bytes.
func joinLiterals(src string) string {
	for range 64 {
		at := literalSum.FindStringSubmatchIndex(src)
		if at == nil {
			break
		}
		whole := src[at[2]:at[3]] + src[at[4]:at[5]]
		quoted := "'" + whole + "'"
		src = src[:at[0]] + quoted + strings.Repeat(" ", at[1]-at[0]-len(quoted)) + src[at[1]:]
	}
	for range 64 {
		at := literalInBrackets.FindStringSubmatchIndex(src)
		if at == nil {
			break
		}
		src = src[:at[2]] + " " + src[at[2]+1:at[3]-1] + " " + src[at[3]:]
	}
	return src
}

var (
	literalSum        = regexp.MustCompile(`['"]([^'"$` + "`" + `\n]*)['"]\s*\+\s*['"]([^'"$` + "`" + `\n]*)['"]`)
	literalInBrackets = regexp.MustCompile(`(?:^|[\s(=,])(\(\s*'[^'"()\n]*'\s*\))`)
)

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

// assignDialect keeps $name = 'constant'.
func (r *reader) assignDialect(s dialectStatement, variables map[string]string) bool {
	if len(s.words) != 3 || !strings.HasPrefix(s.words[0].text, unknown) || s.words[1].text != "=" {
		return false
	}
	variables[strings.ToLower(s.words[0].text)] = s.words[2].text
	return true
}

// dialectWords are the words with variables replaced: what is not known of them is unknown.
func (r *reader) dialectWords(s dialectStatement, variables map[string]string, p place) []Word {
	out := make([]Word, 0, len(s.words))
	for _, w := range s.words {
		text := w.text
		if held, ok := variables[strings.ToLower(text)]; ok {
			text = held
		}
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
func (r *reader) dialectCommand(dialect string, argv []Word, p place) output {
	argv = r.dialectRedirections(argv, &p)
	if len(argv) == 0 {
		return output{}
	}
	name := dialectName(argv[0].Text)
	if alias, ok := powerShellAliases[name]; ok && dialect == PowerShell {
		name = alias
	}
	if name == "" || name[0] == '$' || !isKnown(name) && !isStaticCall(name) {
		r.problem("unknowable", "the command word cannot be known", argv[0].Span)
	}
	id := identity{name: name}
	if r.env.Grammars != nil {
		if found := r.named(name); found.program != nil {
			id = found
		}
	}
	argv = lowerOptions(id, argv)
	a := arguments(id, argv[1:])
	i := r.emit(r.newCommand(id, argv, a), p)
	p.mark = len(r.result.Commands)
	r.dialectCode(dialect, name, argv[1:], i, p)
	out := r.effects(i, id, a, p)
	return out
}

// lowerOptions writes options as the grammar does: their case means nothing.
func lowerOptions(id identity, argv []Word) []Word {
	if id.program == nil {
		return argv
	}
	for i := range argv[1:] {
		w := &argv[i+1]
		if _, ok := id.program.Flags[strings.ToLower(w.Text)]; ok && strings.HasPrefix(w.Text, "-") {
			w.Text = strings.ToLower(w.Text)
		}
	}
	return argv
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

// dialectCode reads what invoke-expression and "cmd /c" run.
func (r *reader) dialectCode(dialect, name string, args []Word, i int, p place) {
	switch {
	case name == "invoke-expression":
		w := Word{Text: p.inText, Unknown: true, Span: r.result.Commands[i].Span, origin: originOf(p.in.From)}
		if len(args) > 0 {
			w = joined(args)
		} else if w.Text == "" {
			w.Text = unknown
		}
		if strings.Contains(strings.ToLower(w.Text), ".download") {
			r.download(w, i)
		}
		r.snippet(PowerShell, w, "argument", i, p.quiet())
	case name == "cmd" && len(args) > 1 && strings.EqualFold(args[0].Text, "/c"):
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
	units := make([]uint16, len(raw)/2)
	for i := range units {
		units[i] = uint16(raw[2*i]) | uint16(raw[2*i+1])<<8
	}
	return string(utf16.Decode(units)), true
}
