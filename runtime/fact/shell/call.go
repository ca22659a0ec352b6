package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// call reads a simple command.
func (r *reader) call(c *syntax.CallExpr, p place) output {
	if len(c.Args) == 0 {
		return r.assignments(c, p)
	}
	args := r.words(c.Args)
	p.env = append(slices.Clip(p.env), r.prefixes(c.Assigns)...)
	sinks := r.sinks
	r.sinks = nil
	out := r.aliased(c, args, p)
	out = out.join(r.simple(args, p))
	if len(sinks) > 0 {
		r.drain(sinks, out, p)
	}
	return out
}

// aliased reads what an alias of the line makes of the command. The command itself is read too: a shell that is not interactive
// expands no aliases.
func (r *reader) aliased(c *syntax.CallExpr, args []Word, p place) output {
	name, ok := plain(c.Args[0])
	if !ok || p.exact || len(args) == 0 {
		return output{}
	}
	text, ok := r.scope.alias(name)
	if !ok || !r.enter(args[0].Span) {
		return output{}
	}
	defer r.leave()
	list, err := r.statements(text)
	if err != nil || len(list) == 0 {
		return output{}
	}
	q := p.within(args[0].Span, "")
	q.exact = true
	out := r.stmts(list[:len(list)-1], q)
	last := list[len(list)-1]
	r.at = q
	if body, ok := last.Cmd.(*syntax.CallExpr); ok && !decorated(last) {
		q.env = append(slices.Clip(q.env), r.prefixes(body.Assigns)...)
		return out.join(r.simple(append(r.words(body.Args), args[1:]...), q))
	}
	return out.join(r.stmt(last, q))
}

// simple reads a command whose words are expanded.
func (r *reader) simple(argv []Word, p place) output {
	if r.stopped() {
		return output{text: unknown}
	}
	if len(argv) == 0 {
		if len(p.redirs) > 0 {
			r.emit(Command{Span: p.hold}, p)
		}
		return output{status: succeeds}
	}
	if last := argv[len(argv)-1]; !p.exact {
		r.scope.last = last.Text
	}
	name := argv[0].Text
	if body, ok := r.scope.function(name); ok && !p.exact {
		return r.inline(body, argv, p)
	}
	id := r.identify(argv[0])
	if id.dynamic {
		r.problem("unknowable", "the command word cannot be known", argv[0].Span)
	}
	a := arguments(id, argv[1:])
	if before, behind := r.variableOptions(a, p), r.optionFiles(a, p); len(before)+len(behind) > 0 {
		a = arguments(id, slices.Concat(before, argv[1:], behind))
	}
	i := r.emit(r.newCommand(id, argv, a), p)
	if out, ok := r.builtin(name, argv, i, p); ok {
		return out
	}
	return r.effects(i, id, a, p)
}

// newCommand is the command that the words make.
func (r *reader) newCommand(id identity, argv []Word, a reading) Command {
	return Command{
		Program: id.name, Path: argv[0], Known: id.program != nil, Cmdlet: id.cmdlet, Argv: argv,
		Sub: a.subs, SubSpans: a.subSpans, Options: a.options, Operands: a.operands,
		Span: Span{argv[0].Span.Start, max(argv[0].Span.End, argv[len(argv)-1].Span.End)},
	}
}

// plainCommand is the command of a word that only the shell itself knows.
func (r *reader) plainCommand(argv []Word, at Span) Command {
	id := r.identify(argv[0])
	c := r.newCommand(id, argv, arguments(id, argv[1:]))
	c.Span = at
	return c
}

// origins is how many commands and variables flow into a command.
func origins(c *Command, p place) int {
	n := len(p.in.From)
	for _, w := range c.Argv {
		n += len(w.From()) + len(w.Variables())
	}
	return n
}

// emit lists a command with all that its place gives it.
func (r *reader) emit(c Command, p place) int {
	i := len(r.result.Commands)
	if i >= maxCommands {
		r.passed("more than 4096 commands", c.Span)
		return i - 1
	}
	if p.held {
		c.Span = p.hold
	}
	r.charge(origins(&c, p)) // each may be looked at for each question about the command
	c.Env = r.environment(p)
	c.Redirs, c.Input, c.Via, c.Outer, c.Code = p.redirs, p.in, p.via, p.outer, p.code
	c.Elevated, c.Remote, c.RemoteHost = p.elevated, p.remote, p.host
	c.Cwd, c.given = r.folder(c.Options), p.given
	for at := p.mark; at < i; at++ {
		if r.result.Commands[at].Substituted == 0 {
			r.result.Commands[at].Substituted = i + 1
		}
	}
	for _, from := range p.in.From {
		r.result.Commands[from].Output = append(r.result.Commands[from].Output, i)
	}
	r.result.Commands = append(r.result.Commands, c)
	r.count(&c)
	return i
}

// count adds up the words of all commands, and of what they are given beside them: a list or a text that each of many commands is given
// makes far more than the line has letters. A long word counts as several.
func (r *reader) count(c *Command) {
	r.made += len(c.Argv) + len(c.Env)/8 + len(c.Cwd)/64
	for i := range c.Argv {
		r.made += len(c.Argv[i].Text) / 64
	}
	if r.made > maxMade+r.size/64 {
		r.passed("its commands have more words than are looked at", c.Span)
		r.work = -1
	}
}

// environment is what a command gets beside what was there before the line.
func (r *reader) environment(p place) []Word {
	exports := slices.Clip(r.scope.exports)
	if len(p.env) == 0 || !r.charge(16*len(exports)) {
		return exports
	}
	return append(exports, p.env...)
}

// inline reads a function's body where it is called.
func (r *reader) inline(body *syntax.Stmt, argv []Word, p place) output {
	key := argumentKey(argv[1:])
	for _, call := range r.calls {
		if call.body == body && call.args == key {
			if isKnown(key) {
				r.passed("a function calls itself without an end", argv[0].Span)
			}
			return output{text: unknown}
		}
	}
	if !r.enter(argv[0].Span) {
		return output{text: unknown}
	}
	defer r.leave()
	r.charge(64)
	r.calls = append(r.calls, active{body, key})
	outer := *r.scope
	out, child := r.inChild(func() output {
		r.scope.args, r.scope.local = argv[1:], map[string]bool{}
		for _, pair := range p.env {
			r.scope.setPair(pair)
		}
		return r.stmt(body, p)
	})
	r.calls = r.calls[:len(r.calls)-1]
	r.scope.merge([]*scope{child}, false)
	r.scope.args = outer.args
	return out
}

func argumentKey(argv []Word) string {
	var b strings.Builder
	for _, w := range argv {
		b.WriteString(w.Text)
		b.WriteByte(0)
	}
	return b.String()
}
