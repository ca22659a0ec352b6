package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// pipeline lists the statements of a pipe in order, however it leans.
func pipeline(s *syntax.Stmt) []*syntax.Stmt {
	var stages []*syntax.Stmt
	pending := []*syntax.Stmt{s}
	for len(pending) > 0 {
		at := pending[len(pending)-1]
		pending = pending[:len(pending)-1]
		c, ok := at.Cmd.(*syntax.BinaryCmd)
		if !ok || c.Op != syntax.Pipe && c.Op != syntax.PipeAll || at != s && decorated(at) {
			stages = append(stages, at)
			continue
		}
		pending = append(pending, c.Y, c.X)
	}
	return stages
}

// pipe reads each stage in a shell of its own, with the output of the one before as its input.
func (r *reader) pipe(stages []*syntax.Stmt, p place) output {
	var out output
	for i, s := range stages {
		if r.stopped() {
			break
		}
		q := p
		if i > 0 {
			q = p.piped(out)
		}
		out, _ = r.inChild(func() output { return r.stmt(s, q) })
	}
	return out
}

// piped is the place of what reads the output.
func (p place) piped(out output) place {
	p.in = Input{Kind: SourcePipe, From: out.from}
	p.inText, p.inCode, p.inNames, p.inGlob = out.text, "stdin", out.names, out.glob
	if !out.names && out.text != "" && isKnown(out.text) {
		p.in.Kind, p.in.Text = SourceText, out.text
	} else if !out.names && strings.Trim(out.text, unknown+" \n") != "" {
		p.in.Part = out.text
	}
	return p
}
