package shell

import (
	"slices"
	"strings"
)

// builtin does what a command of the shell itself does to the shell. False means that it is no such command, or one that only prints.
func (r *reader) builtin(name string, argv []Word, i int, p place) (output, bool) {
	if p.started {
		return output{}, false
	}
	p.mark = len(r.result.Commands)
	args := argv[1:]
	done := output{status: succeeds}
	switch name {
	case "eval":
		return r.eval(args, i, p), true
	case "command", "builtin", "exec":
		return r.precommand(name, args, i, p), true
	case "source", ".":
		return r.include(name, args, i, p), true
	case "trap":
		return r.trap(args, i, p), true
	case "cd", "pushd", "chdir", "popd":
		r.changeFolder(name, args)
		return output{}, true
	case "alias", "unalias":
		r.alias(name, args)
	case "set":
		r.set(args)
	case "shift":
		r.shift(args)
	case "unset":
		r.unset(args)
	case "export", "declare", "typeset", "local", "readonly":
		r.declare(name, args)
	case "read", "mapfile", "readarray", "getopts":
		r.readInto(name, args, p)
		return output{}, true
	case "test", "[":
		return output{status: tested(args)}, true
	case "type", "hash", "wait", "return", "exit", "break", "continue", "let":
		return output{}, name != "type"
	default:
		return output{}, false
	}
	return done, true
}

// eval reads its words as code in this shell.
func (r *reader) eval(args []Word, i int, p place) output {
	if len(args) > 0 && args[0].Text == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		return output{}
	}
	for _, pair := range p.env {
		r.scope.setPair(pair)
	}
	q := p.behind("eval", i)
	return r.shell(joined(args), "argument", r.scope, i, q)
}

// precommand is command, builtin and exec: what follows runs, with no function in its way. "command -v" runs nothing.
func (r *reader) precommand(name string, args []Word, i int, p place) output {
	for len(args) > 0 && strings.HasPrefix(args[0].Text, "-") {
		flag := args[0].Text
		args = args[1:]
		if name == "command" && strings.ContainsAny(flag, "vV") {
			return output{text: located(args)}
		}
		if flag == "-a" && name == "exec" && len(args) > 0 {
			args = args[1:]
		}
	}
	if len(args) == 0 {
		return output{status: succeeds}
	}
	q := p.behind(name, i)
	q.started = name == "exec"
	return r.simple(args, q)
}

// located is what "command -v" and which print for a program: a path with its name.
func located(args []Word) string {
	if len(args) != 1 || !isKnown(args[0].Text) {
		return unknown
	}
	if strings.Contains(args[0].Text, "/") {
		return args[0].Text + "\n"
	}
	return "/usr/bin/" + args[0].Text + "\n"
}

// include reads a file in this shell.
func (r *reader) include(name string, args []Word, i int, p place) output {
	if len(args) > 0 && args[0].Text == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		return output{}
	}
	w := args[0]
	q := p.behind(name, i)
	if IsStdin(w.Text) && p.in.Kind != SourceNone {
		code := Word{Text: p.inText, Unknown: !isKnown(p.inText), Span: w.Span, origin: originOf(p.in.From)}
		return r.shell(code, p.inCode, r.scope, i, q.quiet())
	}
	f, ok := r.contents(w)
	if !ok {
		code := w
		code.Text, code.Unknown = unknown, true
		r.snippet("sh", code, "file", i, q)
		return output{text: unknown}
	}
	kind := "file"
	if strings.HasPrefix(w.Text, "/dev/fd/") {
		kind = "stdin"
	}
	code := Word{Text: f.text, Unknown: !isKnown(f.text), Span: w.Span, origin: originOf(f.from)}
	outer := r.scope.args
	if len(args) > 1 {
		r.scope.args = args[1:]
	}
	out := r.shell(code, kind, r.scope, i, q)
	r.scope.args = outer
	return out
}

// trap reads the code that runs later.
func (r *reader) trap(args []Word, i int, p place) output {
	if len(args) > 0 && args[0].Text == "--" {
		args = args[1:]
	}
	if len(args) < 2 || args[0].Text == "" || args[0].Text[0] == '-' {
		return output{status: succeeds}
	}
	r.inChild(func() output { return r.shell(args[0], "argument", r.scope, i, p.behind("trap", i)) })
	return output{status: succeeds}
}

// changeFolder is cd and its kind.
func (r *reader) changeFolder(name string, args []Word) {
	args = slices.DeleteFunc(slices.Clone(args), func(w Word) bool {
		return len(w.Text) > 1 && w.Text[0] == '-' && strings.Trim(w.Text[1:], "LPe@n") == "" || w.Text == "--"
	})
	next := ""
	switch {
	case len(args) > 0 && args[0].Text == "-", name == "popd" || name == "pushd" && len(args) == 0:
		next = r.scope.old
	case len(args) > 0:
		next = r.resolve(r.scope.cwd, args[0])
	default:
		next = r.resolve("", Word{Text: r.home()})
	}
	if len(next) > maxFolder {
		next = ""
	}
	r.scope.old, r.scope.cwd = r.scope.cwd, next
	for _, name := range []string{"PWD", "OLDPWD"} {
		if _, set := r.scope.lookup(name); set {
			r.scope.set(name, variable{value: value{text: unknown}})
		}
	}
}

func (r *reader) alias(name string, args []Word) {
	for _, w := range args {
		key, text, _ := strings.Cut(w.Text, "=")
		switch {
		case name == "unalias":
			r.scope.setAlias(w.Text, "")
		case text != "":
			r.scope.setAlias(key, text)
		}
	}
}

// set changes the positional parameters and the option that exports all.
func (r *reader) set(args []Word) {
	for n, w := range args {
		switch {
		case w.Text == "--" || w.Text == "-":
			r.scope.args = args[n+1:]
			return
		case w.Text == "-a":
			r.scope.export = true
		case w.Text == "+a":
			r.scope.export = false
		case n > 0 && args[n-1].Text == "-o" || n > 0 && args[n-1].Text == "+o":
			r.scope.export = r.scope.export || w.Text == "allexport"
		case len(w.Text) == 0 || w.Text[0] != '-' && w.Text[0] != '+':
			r.scope.args = args[n:]
			return
		}
	}
}

func (r *reader) shift(args []Word) {
	count := int64(1)
	if len(args) > 0 {
		n, ok := r.number(args[0].Text, 8)
		if !ok {
			r.scope.args = []Word{{Text: unknown, Unknown: true}}
			return
		}
		count = n
	}
	if count >= 0 && count <= int64(len(r.scope.args)) {
		r.scope.args = r.scope.args[count:]
	}
}

func (r *reader) unset(args []Word) {
	for _, w := range args {
		if isName(w.Text) {
			r.scope.set(w.Text, variable{value: value{unset: true}})
			r.scope.define(w.Text, nil)
		}
	}
}

// declare is export and its kind where they are not parsed as declarations: "builtin export X=1".
func (r *reader) declare(name string, args []Word) {
	var names []string
	for _, w := range args {
		names = append(names, r.declareWord(w)...)
	}
	if name == "export" {
		r.export(names)
	}
}

// readInto sets the variables that a command reads into: known when the input is one known line.
func (r *reader) readInto(name string, args []Word, p place) {
	line, rest, _ := strings.Cut(p.inText, "\n")
	known := name == "read" && p.inText != "" && (isKnown(p.inText) || p.inNames) && rest == ""
	from := originOf(p.in.From)
	fields := strings.FieldsFunc(line, func(c rune) bool { return strings.ContainsRune(r.ifs(), c) })
	names, array := readNames(args)
	for n, each := range names {
		v := variable{value: value{text: unknown, from: from, glob: p.inGlob}}
		switch {
		case known && array:
			v = variable{list: []value{}}
			for _, text := range fields {
				v.list = append(v.list, value{text: text, from: from})
			}
		case known && n == len(names)-1:
			v.text = strings.Join(fields[min(n, len(fields)):], " ")
		case known && n < len(fields):
			v.text = fields[n]
		case known:
			v.text = ""
		}
		r.scope.set(each, v)
	}
}

// readNames are the variables that the words of read name; array says that the one after -a gets all fields.
func readNames(args []Word) (names []string, array bool) {
	for n, w := range args {
		if n > 0 && takesWord(args[n-1].Text) || !isName(w.Text) {
			continue
		}
		if n > 0 && strings.HasPrefix(args[n-1].Text, "-") && strings.HasSuffix(args[n-1].Text, "a") {
			return []string{w.Text}, true
		}
		names = append(names, w.Text)
	}
	if len(names) == 0 {
		names = []string{"REPLY"}
	}
	return names, false
}

// takesWord reports the options of read whose value is the next word.
func takesWord(option string) bool {
	return len(option) > 1 && option[0] == '-' && strings.Contains("dinNptu", option[len(option)-1:])
}
