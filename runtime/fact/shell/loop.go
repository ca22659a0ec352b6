package shell

import (
	"mvdan.cc/sh/v3/syntax"
)

// while reads the condition and the body once.
func (r *reader) while(c *syntax.WhileClause, p place) output {
	out := r.stmts(c.Cond, p)
	return out.join(r.body(c.Do, p))
}

// body reads a loop's body once for any number of times: what it changes is unknown afterwards, and when that could change what it
// runs, it is read again so.
func (r *reader) body(list []*syntax.Stmt, p place) output {
	before := r.scope
	out, child := r.inChild(func() output { return r.stmts(list, p) })
	again := before.changedBy(child)
	before.merge([]*scope{child}, true)
	if again {
		out2, child := r.inChild(func() output { return r.stmts(list, p) })
		before.merge([]*scope{child}, true)
		out = out.join(out2)
	}
	return doubted(out)
}

// changedBy reports whether the child changed a variable that held something else before.
func (s *scope) changedBy(child *scope) bool {
	for name, v := range child.vars {
		if old, set := s.lookup(name); set && !old.equal(v) {
			return true
		}
	}
	return false
}

// loop reads a for loop: once for each word when there are few, else once for all of them.
func (r *reader) loop(c *syntax.ForClause, p place) output {
	iter, ok := c.Loop.(*syntax.WordIter)
	if !ok {
		return r.countingLoop(c, p)
	}
	words := r.scope.args
	if iter.InPos.IsValid() {
		words = r.words(iter.Items)
	}
	name := iter.Name.Value
	if c.Select || len(words) > maxLoop {
		r.scope.set(name, variable{value: value{text: unknown}})
		return r.body(c.Do, p)
	}
	out := output{status: succeeds}
	for _, w := range words {
		if r.stopped() {
			break
		}
		r.scope.set(name, variable{value: wordValue(w)})
		out = out.join(r.stmts(c.Do, p))
		if w.Unknown || w.Glob {
			out = doubted(out)
		}
	}
	return out
}

func (r *reader) countingLoop(c *syntax.ForClause, p place) output {
	if loop, ok := c.Loop.(*syntax.CStyleLoop); ok {
		for _, x := range []syntax.ArithmExpr{loop.Init, loop.Cond, loop.Post} {
			if x != nil {
				r.arithmetic(x)
			}
		}
		if name := counter(loop.Init); name != "" {
			r.scope.set(name, variable{value: value{text: unknown}})
		}
	}
	return r.body(c.Do, p)
}

// counter is the variable that a loop's first expression sets.
func counter(init syntax.ArithmExpr) string {
	b, ok := init.(*syntax.BinaryArithm)
	if !ok {
		return ""
	}
	w, ok := b.X.(*syntax.Word)
	if !ok || !isName(w.Lit()) {
		return ""
	}
	return w.Lit()
}
