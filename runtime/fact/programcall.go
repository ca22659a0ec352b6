package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
)

// programCall reads a call that gives a program's command in parts: {"command": "terraform", "args": ["destroy"]}, or
// {"args": ["push", "--force"]} of a server that is called as the program is.
func (d *deriving) programCall(c *call) {
	if d.moduleCall(c) {
		return
	}
	rest, at := d.argumentWords(c)
	if len(rest) == 0 {
		d.spelledProgram(c)
		return
	}
	if line := d.calledLine(c, rest[0]); line != "" {
		d.commandLine(line+" "+quoted(rest), at, c.depth+1)
	}
}

// moduleCall reads a call of a tool for many machines that names a module and its arguments: {"module": "shell", "args": {…}}.
func (d *deriving) moduleCall(c *call) bool {
	i := slices.IndexFunc(c.args, func(x arg) bool { return x.is("keys.module") && x.depth == 1 && identifier(x.value) })
	if i < 0 {
		return false
	}
	name, program := c.args[i].value, ""
	for _, w := range slices.Concat(d.allWords(c), split(name)) {
		if p, ok := d.t.Map("programs.modules", w.text); ok && program == "" {
			program = p
		}
	}
	if program == "" {
		return false
	}
	words := []string{"all", "-m", name[strings.LastIndexByte(name, '.')+1:]}
	var given []string
	for _, x := range c.args {
		switch top, rest, inside := strings.Cut(x.path, "."); {
		case d.t.Has("keys.module-arguments", strings.ToLower(top)) && !inside:
			given = append(given, x.value)
		case d.t.Has("keys.module-arguments", strings.ToLower(top)):
			given = append(given, rest+"="+x.value)
		}
	}
	if len(given) > 0 {
		words = append(words, "-a", strings.Join(given, " "))
	}
	d.commandLine(program+" "+quoted(words), c.args[i].place(), c.depth+1)
	return true
}

// spelledProgram reads a program and the list of its words under names that no table knows: {"p": "rm", "a": ["-rf", "/srv"]}.
func (d *deriving) spelledProgram(c *call) {
	if !d.saysNothing(c) && !d.runsCommands(c) {
		return
	}
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String || x.depth != 1 || listed(x.path) || !identifier(x.value) || !d.knownProgram(baseName(x.value)) {
			continue
		}
		if words := optionList(c); len(words) > 0 {
			d.commandLine(quoted(append([]string{x.value}, words...)), x.place(), c.depth+1)
		}
		return
	}
}

// optionList are the texts of the first list at the top of a call's arguments, where one of them is an option.
func optionList(c *call) []string {
	var out []string
	base, option := "", false
	for i := range c.args {
		x := &c.args[i]
		if x.kind == action.Bool || named(x.path) != 1 || !listed(x.path) || base != "" && parent(x.path) != base {
			continue
		}
		base, option = parent(x.path), option || strings.HasPrefix(x.value, "-")
		out = append(out, x.value)
	}
	if !option {
		return nil
	}
	return out
}

// argumentWords are the words that a call hands to a program, in a list or in one text.
func (d *deriving) argumentWords(c *call) ([]string, Place) {
	var out []string
	var at Place
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String || !x.is("keys.words") || strings.ContainsAny(x.value, "{\n") {
			continue
		}
		if len(out) == 0 {
			at = x.place()
		}
		if listed(x.path) {
			out = append(out, x.value)
			continue
		}
		out = append(out, strings.Fields(x.value)...)
	}
	return out, at
}

// calledLine is the program with the operation that stands before its arguments; first is the first of them.
func (d *deriving) calledLine(c *call, first string) string {
	given := d.givenCommand(c)
	if word, _, _ := strings.Cut(given, " "); given != "" && d.knownProgram(baseName(word)) && !d.ownOperation(c, word) {
		return given
	}
	if program := d.namesake(c, first); program != "" && given == "" {
		return program
	}
	words := d.allWords(c)
	for _, w := range words {
		if client, ok := d.t.Map("programs.clients", w.text); ok && given == "" {
			return client
		}
	}
	for i, w := range words {
		p, ok := d.t.Program(w.text)
		if !ok || len(p.Commands) == 0 {
			continue
		}
		switch {
		case given != "" && operates(p, given):
			return w.text + " " + given
		case i+1 < len(words) && d.t.Has("verbs.run", words[i+1].text) && operates(p, first):
			return w.text
		case i+1 < len(words) && operates(p, words[i+1].text):
			return w.text + " " + words[i+1].text
		case operates(p, first):
			return w.text
		}
	}
	return given
}

// namesake is the program that a call is named after and nothing else, where what it is given begins with no program: az_cli, call_aws.
func (d *deriving) namesake(c *call, given string) string {
	if first, _, _ := strings.Cut(strings.TrimSpace(given), " "); d.knownProgram(baseName(first)) || !identifier(first) || first == "" {
		return ""
	}
	name := ""
	for _, w := range c.words {
		p, ok := d.t.Program(w.text)
		switch {
		case ok && len(p.Commands) > 0 && name == "":
			name = w.text
		case !d.t.Has("words.shell", w.lemma) && !d.t.Has("verbs.run", w.lemma):
			return ""
		}
	}
	return name
}

// ownOperation says whether a word is an operation of the program that a call is named after.
func (d *deriving) ownOperation(c *call, word string) bool {
	for _, w := range d.allWords(c) {
		if p, ok := d.t.Program(w.text); ok && operates(p, word) {
			return true
		}
	}
	return false
}

// givenCommand is the command that an argument names in a few words, without its arguments.
func (d *deriving) givenCommand(c *call) string {
	for i := range c.args {
		x := &c.args[i]
		if d.programArg(x) && !x.is("keys.command") && !listed(x.path) {
			return x.value
		}
		if x.kind == action.String && x.is("keys.command") && !x.is("keys.words") && !listed(x.path) && !strings.ContainsAny(x.value, "\n;|&") {
			return x.value
		}
	}
	return ""
}

// operates says whether a program has an operation whose first word is the given one.
func operates(p *vocabulary.Program, word string) bool {
	if p.Commands[word] != nil {
		return true
	}
	for name := range p.Commands {
		if strings.HasPrefix(name, word+" ") {
			return true
		}
	}
	return false
}

func quoted(words []string) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
	}
	return strings.Join(out, " ")
}
