package shell

import (
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// substitute reads $(…) and gives what it prints.
func (r *reader) substitute(c *syntax.CmdSubst) value {
	out := r.inner(c.Stmts, r.at.node(c))
	for _, i := range out.from {
		r.result.Commands[i].ToText = true
	}
	text := strings.TrimRight(strings.ReplaceAll(out.text, "\x00", ""), "\n")
	return value{text: text, glob: out.glob, from: originOf(out.from)}
}

// inner reads the statements of a substitution in a shell of their own.
func (r *reader) inner(list []*syntax.Stmt, at Span) output {
	if !r.enter(at) {
		return output{text: unknown}
	}
	defer r.leave()
	p := r.at
	p.redirs = nil
	outer := r.at
	out, _ := r.inChild(func() output { return r.stmts(list, p) })
	r.at = outer
	return out
}

// processSubstitution reads <(…) or >(…) and gives the path that stands for it. What >(…) runs is read after the command that writes
// to it.
func (r *reader) processSubstitution(c *syntax.ProcSubst) string {
	name := "/dev/fd/" + strconv.Itoa(63-r.fds)
	r.fds++
	if c.Op == syntax.CmdOut {
		r.sinks = append(r.sinks, c)
		return name
	}
	out := r.inner(c.Stmts, r.at.node(c))
	if r.files == nil {
		r.files = make(map[string]file)
	}
	r.files[name] = file{text: out.text, from: out.from, names: out.names, glob: out.glob}
	return name
}

// drain reads what the >(…) of a command run, with the command's output as their input.
func (r *reader) drain(sinks []*syntax.ProcSubst, out output, p place) {
	for _, c := range sinks {
		if !r.enter(p.node(c)) {
			return
		}
		q := p.piped(out)
		q.redirs = nil
		r.inChild(func() output { return r.stmts(c.Stmts, q) })
		r.leave()
	}
}
