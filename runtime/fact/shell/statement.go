package shell

import (
	"slices"

	"mvdan.cc/sh/v3/syntax"
)

// stmts reads a list of statements, one after the other.
func (r *reader) stmts(list []*syntax.Stmt, p place) output {
	out := output{status: succeeds}
	for _, s := range list {
		if r.stopped() {
			break
		}
		out = out.join(r.stmt(s, p))
	}
	return out
}

// stopped reports that a bound of the whole line is reached.
func (r *reader) stopped() bool {
	if len(r.result.Commands) >= maxCommands {
		r.passed("more than 4096 commands", r.at.hold)
		return true
	}
	return r.work < 0
}

// stmt reads one statement with its redirections.
func (r *reader) stmt(s *syntax.Stmt, p place) output {
	if s == nil || !r.charge(32) {
		return output{}
	}
	r.nodes++
	defer func() { r.nodes-- }()
	if r.nodes > maxNodes {
		r.passed("statements are nested too deep", p.node(s))
		return output{}
	}
	outer := r.at
	defer func() { r.at = outer }()
	p.mark = len(r.result.Commands)
	r.at = p
	var out output
	if s.Background || s.Disown || s.Coprocess {
		out, _ = r.inChild(func() output { return r.redirected(s, p) })
	} else {
		out = r.redirected(s, p)
	}
	if s.Negated {
		out.status = out.status.negated()
	}
	return out
}

func (s status) negated() status {
	switch s {
	case succeeds:
		return fails
	case fails:
		return succeeds
	}
	return maybe
}

// redirected reads a statement's redirections, then the statement, and sends its output where it goes.
func (r *reader) redirected(s *syntax.Stmt, p place) output {
	to := r.redirections(s.Redirs, &p)
	r.at = p
	out := r.command(s, p)
	return r.route(to, out)
}

func (r *reader) command(s *syntax.Stmt, p place) output {
	switch c := s.Cmd.(type) {
	case nil:
		return r.bare(s, p)
	case *syntax.CallExpr:
		return r.call(c, p)
	case *syntax.BinaryCmd:
		return r.chain(s, c, p)
	case *syntax.Block:
		return r.stmts(c.Stmts, p)
	case *syntax.Subshell:
		return r.subshell(c, p)
	case *syntax.FuncDecl:
		r.declareFunction(c)
		return output{status: succeeds}
	case *syntax.DeclClause:
		return r.declaration(c, p)
	case *syntax.TestClause:
		r.test(c.X)
		return output{}
	case *syntax.TimeClause:
		return r.stmt(c.Stmt, p)
	case *syntax.CoprocClause:
		out, _ := r.inChild(func() output { return r.stmt(c.Stmt, p.fedLater()) })
		return out
	}
	return r.compound(s.Cmd, p)
}

// compound reads the statements that choose and repeat.
func (r *reader) compound(c syntax.Command, p place) output {
	switch c := c.(type) {
	case *syntax.IfClause:
		return r.conditional(c, p)
	case *syntax.CaseClause:
		return r.choice(c, p)
	case *syntax.WhileClause:
		return r.while(c, p)
	case *syntax.ForClause:
		return r.loop(c, p)
	case *syntax.ArithmCmd:
		r.arithmetic(c.X)
	case *syntax.LetClause:
		for _, x := range c.Exprs {
			r.arithmetic(x)
		}
	case *syntax.TestDecl:
		return r.stmt(c.Body, p)
	}
	return output{}
}

// bare is a statement of redirections alone: "> file" empties it, "$(< file)" reads it.
func (r *reader) bare(s *syntax.Stmt, p place) output {
	if len(s.Redirs) == 0 {
		return output{status: succeeds}
	}
	i := r.emit(Command{Span: p.node(s)}, p)
	out := output{status: succeeds}
	if p.in.Kind == SourceFile || p.in.Kind == SourceText {
		out.text, out.from = p.inText, append(p.in.From[:len(p.in.From):len(p.in.From)], i)
	}
	return out
}

// declareFunction remembers a function; zsh's function without a name runs at once.
func (r *reader) declareFunction(f *syntax.FuncDecl) {
	names := f.Names
	if f.Name != nil {
		names = []*syntax.Lit{f.Name}
	}
	for _, name := range names {
		r.scope.define(name.Value, f.Body)
	}
	if len(names) == 0 {
		r.stmt(f.Body, r.at)
	}
}

func (r *reader) subshell(c *syntax.Subshell, p place) output {
	if !r.enter(p.node(c)) {
		return output{text: unknown}
	}
	defer r.leave()
	out, _ := r.inChild(func() output { return r.stmts(c.Stmts, p) })
	return out
}

// chain reads a && b || c and pipes. Long chains lean to the left, so they are read in a loop.
func (r *reader) chain(s *syntax.Stmt, c *syntax.BinaryCmd, p place) output {
	if c.Op == syntax.Pipe || c.Op == syntax.PipeAll {
		return r.pipe(pipeline(s), p)
	}
	var links []*syntax.BinaryCmd
	first := c.X
	for links = append(links, c); ; {
		next, ok := first.Cmd.(*syntax.BinaryCmd)
		if !ok || next.Op == syntax.Pipe || next.Op == syntax.PipeAll || decorated(first) {
			break
		}
		links = append(links, next)
		first = next.X
	}
	out := r.stmt(first, p)
	for _, link := range slices.Backward(links) {
		if r.stopped() {
			break
		}
		out = r.link(link, out, p)
	}
	return out
}

// decorated reports that a statement is more than its command.
func decorated(s *syntax.Stmt) bool {
	return len(s.Redirs) > 0 || s.Negated || s.Background || s.Coprocess || s.Disown
}

// link reads the right side of && or ||. After && the left side is taken to have succeeded; what follows || may be skipped.
func (r *reader) link(c *syntax.BinaryCmd, left output, p place) output {
	and := c.Op == syntax.AndStmt
	runs := and && left.status == succeeds || !and && left.status == fails
	if runs || and && left.status == maybe {
		if and {
			p = where(p, []*syntax.Stmt{c.X})
		}
		right := r.stmt(c.Y, p)
		if right.text != "" && !runs {
			right.text = unknown
		}
		joined := left.join(right)
		if !runs {
			joined.status = maybe
		}
		return joined
	}
	right, child := r.inChild(func() output { return r.stmt(c.Y, p) })
	if left.status != maybe {
		return left
	}
	r.scope.merge([]*scope{child}, true)
	if right.text != "" {
		right.text = unknown
	}
	out := left.join(right)
	out.status = maybe
	return out
}

// conditional reads all branches of an if.
func (r *reader) conditional(c *syntax.IfClause, p place) output {
	var branches []*scope
	var out output
	complete := false
	for at := c; at != nil; at = at.Else {
		if len(at.Cond) > 0 {
			out = out.join(r.stmts(at.Cond, p))
		} else {
			complete = true
		}
		given := where(p, at.Cond)
		then, child := r.inChild(func() output { return r.stmts(at.Then, given) })
		branches = append(branches, child)
		out = out.join(doubted(then))
	}
	r.scope.merge(branches, !complete)
	out.status = maybe
	return out
}

// doubted is output that may not come.
func doubted(o output) output {
	if o.text != "" {
		o.text = unknown
	}
	o.status = maybe
	return o
}

// choice reads all branches of a case.
func (r *reader) choice(c *syntax.CaseClause, p place) output {
	r.word(c.Word)
	var branches []*scope
	var out output
	complete := false
	for _, item := range c.Items {
		for _, pattern := range item.Patterns {
			complete = complete || pattern.Lit() == "*"
			r.word(pattern)
		}
		given := where(p, item.Patterns)
		body, child := r.inChild(func() output { return r.stmts(item.Stmts, given) })
		branches = append(branches, child)
		out = out.join(doubted(body))
	}
	r.scope.merge(branches, !complete)
	return out
}

// test reads the substitutions inside [[ … ]].
func (r *reader) test(x syntax.TestExpr) {
	r.nodes++
	defer func() { r.nodes-- }()
	if r.nodes > maxNodes {
		r.passed("a test is nested too deep", r.at.hold)
		return
	}
	switch e := x.(type) {
	case *syntax.Word:
		r.word(e)
	case *syntax.UnaryTest:
		r.test(e.X)
	case *syntax.ParenTest:
		r.test(e.X)
	case *syntax.BinaryTest:
		r.test(e.X)
		r.test(e.Y)
	}
}
