package shell

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// starts reads the commands and the code that a command runs. False means that it runs nothing.
func (r *reader) starts(i int, id identity, a reading, p place) (output, bool) {
	if id.program == nil {
		return r.startsUnknown(i, id, a, p)
	}
	var out output
	q := r.behind(i, id, a, p)
	started := false
	keep := func(next output, ok bool) {
		if ok {
			out, started = out.join(next), true
		}
	}
	read := func() output {
		if len(a.groups) > 0 {
			keep(r.groups(a, q), true)
		}
		keep(r.startsRest(i, a, q))
		keep(r.interprets(i, a, q))
		if !started {
			keep(r.startsDashed(i, a, q))
		}
		return output{}
	}
	if q.remote && !p.remote {
		r.elsewhere(q.host.Text, a.grammar.begins(), read)
	} else {
		r.inFolder(r.result.Commands[i].Cwd, read)
	}
	return out, started
}

// behind is the place of what a command starts.
func (r *reader) behind(i int, id identity, a reading, p place) place {
	q := p.behind(id.name, i)
	q.elevated = q.elevated || a.grammar.elevates()
	if a.grammar.remote() {
		q.remote, q.redirs = true, nil
		q.host = remoteHost(a)
	}
	q.env = slices.Clip(q.env)
	r.result.Commands[i].EachValue(func(w Word, role vocabulary.Role) {
		if role == vocabulary.RoleEnv {
			q.env = append(q.env, w)
		}
	})
	return q
}

// remoteHost is the word that names the other host: the one with that role, else the first operand.
func remoteHost(a reading) Word {
	for _, o := range a.operands {
		if o.Role == vocabulary.RoleHost {
			return o.Word
		}
	}
	for _, o := range a.options {
		if o.Role == vocabulary.RoleHost {
			return o.Value
		}
	}
	if len(a.operands) > 0 {
		return a.operands[0].Word
	}
	return Word{}
}

// elsewhere reads what runs on another host, in a folder there, where nothing of this shell's state holds and no file is known but those
// that the line has put there.
func (r *reader) elsewhere(host, cwd string, read func() output) {
	scopeHere, envHere, filesHere := r.scope, r.env, r.files
	r.scope = &scope{cwd: cwd, zero: Word{Text: unknown, Unknown: true}}
	r.env.Files, r.env.Edits, r.files = nil, nil, r.distant[host]
	read()
	if len(r.files) > 0 {
		if r.distant == nil {
			r.distant = make(map[string]map[string]file)
		}
		r.distant[host] = r.files
	}
	r.scope, r.env, r.files = scopeHere, envHere, filesHere
}

// inFolder reads what runs in a folder. What a program starts changes nothing of this shell.
func (r *reader) inFolder(cwd string, read func() output) {
	r.inChild(func() output {
		r.scope.cwd = cwd
		return read()
	})
}

// groups are the commands of find's kind, in which {} stands for a file below the roots.
func (r *reader) groups(a reading, p place) output {
	var out output
	found := called(below(roots(a.operands)), a.options, a.args)
	for _, group := range a.groups {
		if r.stopped() {
			break
		}
		out = out.join(r.group(group, found, p))
	}
	return out
}

// group is one of them. Inside a longer word {} stands for one file at a time.
func (r *reader) group(words, found []Word, p place) output {
	inside := slices.ContainsFunc(words, func(w Word) bool { return w.Text != "{}" && strings.Contains(w.Text, "{}") })
	if !r.charge(len(found) * len(words)) {
		return output{}
	}
	if !inside || len(found) > maxLoop {
		return r.simple(filled(words, found), p.quiet())
	}
	var out output
	for _, each := range found {
		out = out.join(r.simple(filled(words, []Word{each}), p.quiet()))
	}
	return out
}

// filled puts the found files in the place of {}.
func filled(words, found []Word) []Word {
	var argv []Word
	for _, w := range words {
		if w.Text != "{}" {
			argv = append(argv, fill(w, "{}", found))
			continue
		}
		for _, each := range found {
			each.Span = w.Span
			argv = append(argv, each)
		}
	}
	return argv
}

// roots are the operands that name what is searched.
func roots(operands []Operand) []Word {
	var out []Word
	for _, o := range operands {
		if o.Role != vocabulary.RoleValue && o.Role != vocabulary.RoleText && strings.Trim(o.Text, "()!,") != "" {
			out = append(out, o.Word)
		}
	}
	return out
}

// below are words for some file below each root; with no root, the current folder.
func below(roots []Word) []Word {
	if len(roots) == 0 {
		return []Word{{Text: "./" + unknown, Unknown: true}}
	}
	out := make([]Word, len(roots))
	for n, root := range roots {
		out[n] = root
		out[n].Text = strings.TrimSuffix(root.Text, "/") + "/" + unknown
		out[n].Unknown = true
	}
	return out
}

// maxTests bounds the tests of one find that are looked at.
const maxTests = 16

// nameTests are the tests of find by what a file is called, whatever the case, under the name of the one that they are like.
var nameTests = map[string]string{"-name": "-name", "-iname": "-name", "-path": "-path", "-ipath": "-path", "-wholename": "-path", "-iwholename": "-path"}

// called gives the found files the name that was looked for, where one was, and the folders that it was looked for in.
func called(found []Word, options []Option, argv []Word) []Word {
	tests := slices.DeleteFunc(slices.Clone(options), func(o Option) bool { return nameTests[o.Name] == "" || !isKnown(o.Value.Text) })
	if len(tests) > maxTests {
		return found
	}
	tests = slices.DeleteFunc(tests, func(o Option) bool { return negated(o, argv) })
	name, folders := "", ""
	for _, o := range tests {
		switch test := nameTests[o.Name]; {
		case test == "-name" && name == "":
			name = o.Value.Text
		case test == "-path" && folders == "":
			folders = strings.Trim(strings.TrimLeft(o.Value.Text, ".*"), "/")
		default:
			return found
		}
	}
	if strings.ContainsAny(folders, "?[") || strings.Contains(name, "/") || vague(name) && vague(folders) {
		return found
	}
	for n := range found {
		w := &found[n]
		for _, part := range append(strings.Split(folders, "/"), name) {
			switch {
			case part == "*": // any number of folders: what is not known already
			case part != "":
				w.Text += "/" + part
				w.Glob = w.Glob || strings.ContainsAny(part, "*?[")
			}
		}
	}
	return found
}

// negated says whether a test of find's is one that a file must not pass.
func negated(o Option, argv []Word) bool {
	i := slices.IndexFunc(argv, func(w Word) bool { return w.Span == o.Span })
	return i > 0 && (argv[i-1].Text == "!" || argv[i-1].Text == "-not")
}

// vague says whether a pattern names no file or folder in particular: *.log, or none at all.
func vague(pattern string) bool {
	literal := strings.TrimLeft(pattern, "*")
	return literal == "" || strings.Trim(literal, "?[]") == ""
}

// fill puts words in the place of the mark inside a word.
func fill(w Word, mark string, with []Word) Word {
	if !strings.Contains(w.Text, mark) {
		return w
	}
	texts := make([]string, len(with))
	for n, each := range with {
		texts[n] = each.Text
		w.Unknown = w.Unknown || each.Unknown
		w.Glob = w.Glob || each.Glob
		w.origin = joinOrigins(w.origin, each.origin)
	}
	w.Text = replaceAll(w.Text, mark, strings.Join(texts, " "))
	return w
}

// startsRest reads the command, or the text for a shell, that the operands are.
func (r *reader) startsRest(i int, a reading, p place) (output, bool) {
	if len(a.rest) == 0 {
		return output{}, false
	}
	if a.grammar.stdin() == vocabulary.RoleArgv {
		return r.perItem(i, a, p), true
	}
	if f, ok := r.module(a.rest[0].Text); ok && slices.ContainsFunc(a.options, func(o Option) bool { return o.Role == vocabulary.RoleModule }) {
		return r.runCode(a.grammar.language(), f, a.rest[0], a.rest[1:], i, p), true
	}
	if a.restRole == vocabulary.RoleShell && otherShell(a.grammar.language()) {
		r.snippet(a.grammar.language(), joined(a.rest), "argument", i, p)
		return output{text: unknown}, true
	}
	if a.restRole == vocabulary.RoleShell || len(a.rest) == 1 && strings.ContainsAny(a.rest[0].Text, " \n") && a.grammar.remote() {
		return r.shell(joined(a.rest), "argument", r.scope.started(p.env), i, p), true
	}
	return r.simple(a.rest, p), true
}

// joined is the words as one text, as ssh and watch make it.
func joined(words []Word) Word {
	out := words[0]
	texts := make([]string, len(words))
	for n, w := range words {
		texts[n] = w.Text
		out.Unknown = out.Unknown || w.Unknown
		out.origin = joinOrigins(out.origin, w.origin)
	}
	out.Text = bounded(strings.Join(texts, " "))
	out.Span.End = max(out.Span.End, words[len(words)-1].Span.End)
	return out
}

// startsUnknown finds a known command behind a program with no grammar: it may be a wrapper.
func (r *reader) startsUnknown(i int, id identity, a reading, p place) (output, bool) {
	command := r.result.Commands[i]
	if f, ok := r.script(command.Path, p); ok {
		return r.runFile(f, command.Path, command.Argv[1:], i, p.behind(id.name, i)), true
	}
	rest := r.wrapped(command.Argv[1:], a)
	if rest == nil {
		return output{}, false
	}
	q := p.behind(id.name, i)
	q.mark = len(r.result.Commands)
	out := r.simple(rest, q)
	return output{text: unknown, from: out.from}, true
}

// startsDashed finds a known command behind the "--" of a program that is given plain values: whatever it does with them, it may run it.
func (r *reader) startsDashed(i int, a reading, p place) (output, bool) {
	args := r.result.Commands[i].Argv[1:]
	n := slices.IndexFunc(args, func(w Word) bool { return w.Text == "--" })
	if n < 0 || slices.ContainsFunc(a.operands, func(o Operand) bool { return o.Role != vocabulary.RoleValue }) || !r.isCommand(args[n+1:]) {
		return output{}, false
	}
	out := r.simple(args[n+1:], p)
	return output{text: unknown, from: out.from}, true
}

// wrapped is the part of the words that is a command of its own: it must begin with the first operand and do more than name a program.
func (r *reader) wrapped(args []Word, a reading) []Word {
	first := slices.IndexFunc(args, func(w Word) bool { return !strings.HasPrefix(w.Text, "-") })
	if first < 0 {
		return nil
	}
	if r.isCommand(args[first:]) {
		return args[first:]
	}
	if n := slices.IndexFunc(args, func(w Word) bool { return w.Text == "--" }); n > first && r.isCommand(args[n+1:]) {
		return args[n+1:]
	}
	if len(a.operands) == 0 {
		return nil
	}
	n := slices.Index(args, a.operands[0].Word)
	if n <= first || !r.isCommand(args[n:]) {
		return nil
	}
	return args[n:]
}

// isCommand reports whether words that might be data read as a command: a program with a grammar and an option that it has, a path where
// it takes one, or an operation. In "xml format --indent-tab in.xml" and "hexo init site/blog" the first word is an operation.
func (r *reader) isCommand(words []Word) bool {
	if len(words) < 2 || words[0].Unknown {
		return false
	}
	id := r.identify(words[0])
	if id.program == nil {
		return false
	}
	a := arguments(id, words[1:])
	if len(a.rest) > 0 || a.grammar.operation != nil || slices.ContainsFunc(a.options, a.has) {
		return true
	}
	return slices.ContainsFunc(a.operands, func(o Operand) bool {
		return o.Role != vocabulary.RoleValue && strings.ContainsAny(o.Text, "/~")
	})
}

// has reports whether an option is one that the program's grammar knows.
func (a reading) has(o Option) bool {
	_, ok := a.grammar.canonical(o.Name)
	return ok || o.Role != ""
}
