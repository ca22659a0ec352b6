package shell

import (
	"maps"
	"slices"

	"mvdan.cc/sh/v3/syntax"
)

// value is what a variable holds or an expansion gives.
type value struct {
	text   string
	unset  bool // known to have no value
	env    bool // never set by the line: the environment's
	unsure bool // the environment could change it
	glob   bool // stands for names of files
	from   *origin
}

// variable is a scalar, or an array when list is not nil. Keys are those of an associative array.
type variable struct {
	value
	list []value
	keys []string
}

// scope is one shell's state. A subshell or a branch is a child that holds only what it changed.
type scope struct {
	parent  *scope
	vars    map[string]variable
	local   map[string]bool
	funcs   map[string]*syntax.Stmt
	aliases map[string]string
	exports []Word
	export  bool // set -a
	cwd     string
	old     string
	args    []Word
	zero    Word
	last    string // $_
}

func (s *scope) child() *scope {
	return &scope{parent: s, cwd: s.cwd, old: s.old, args: s.args, zero: s.zero, exports: slices.Clip(s.exports), export: s.export, last: s.last}
}

// started is the scope of a shell that the command starts: it sees what is exported.
func (s *scope) started(env []Word) *scope {
	child := &scope{cwd: s.cwd, old: s.old, zero: s.zero}
	for _, pair := range append(slices.Clip(s.exports), env...) {
		child.exports = append(child.exports, pair)
		child.setPair(pair)
	}
	return child
}

// setPair sets the variable that a NAME=value word names.
func (s *scope) setPair(pair Word) {
	if name, text, ok := cutPair(pair.Text); ok {
		s.set(name, variable{value: value{text: text, glob: pair.Glob, from: pair.origin}})
	}
}

func (s *scope) lookup(name string) (variable, bool) {
	for at := s; at != nil; at = at.parent {
		if found, ok := at.vars[name]; ok {
			return found, true
		}
	}
	return variable{value: value{text: unknown, env: true}}, false
}

func (s *scope) set(name string, v variable) {
	if s.vars == nil {
		s.vars = make(map[string]variable)
	}
	s.vars[name] = v
}

func (s *scope) function(name string) (*syntax.Stmt, bool) {
	for at := s; at != nil; at = at.parent {
		if body, ok := at.funcs[name]; ok {
			return body, body != nil
		}
	}
	return nil, false
}

func (s *scope) define(name string, body *syntax.Stmt) {
	if s.funcs == nil {
		s.funcs = make(map[string]*syntax.Stmt)
	}
	s.funcs[name] = body
}

func (s *scope) alias(name string) (string, bool) {
	for at := s; at != nil; at = at.parent {
		if text, ok := at.aliases[name]; ok {
			return text, text != ""
		}
	}
	return "", false
}

func (s *scope) setAlias(name, text string) {
	if s.aliases == nil {
		s.aliases = make(map[string]string)
	}
	s.aliases[name] = text
}

// inChild reads in a child scope and returns it.
func (r *reader) inChild(read func() output) (output, *scope) {
	outer := r.scope
	r.scope = outer.child()
	out := read()
	child := r.scope
	r.scope = outer
	return out, child
}

// merge brings what the branches changed back into the scope; skipped says that none of them may have run.
func (s *scope) merge(branches []*scope, skipped bool) {
	if len(branches) == 0 {
		return
	}
	states := branches
	if skipped {
		states = append(slices.Clip(branches), s)
	}
	for name := range changed(branches) {
		s.set(name, mergedVariable(name, states))
	}
	for _, b := range branches {
		for name, body := range b.funcs {
			s.define(name, body)
		}
		for name, text := range b.aliases {
			s.setAlias(name, text)
		}
		if len(b.exports) > len(s.exports) {
			s.exports = b.exports
		}
		s.export = s.export || b.export
	}
	s.mergePlaces(states)
}

// mergePlaces merges the folder and the positional parameters.
func (s *scope) mergePlaces(states []*scope) {
	first := *states[0]
	for _, b := range states[1:] {
		if b.cwd != first.cwd {
			first.cwd = ""
		}
		if b.old != first.old {
			first.old = ""
		}
		if b.last != first.last {
			first.last = unknown
		}
		if !slices.Equal(b.args, first.args) {
			first.args = []Word{{Text: unknown, Unknown: true}}
		}
	}
	s.cwd, s.old, s.last, s.args = first.cwd, first.old, first.last, first.args
}

func changed(branches []*scope) map[string]bool {
	names := make(map[string]bool)
	for _, b := range branches {
		for name := range maps.Keys(b.vars) {
			if !b.local[name] {
				names[name] = true
			}
		}
	}
	return names
}

func mergedVariable(name string, states []*scope) variable {
	first, _ := states[0].lookup(name)
	for _, b := range states[1:] {
		other, _ := b.lookup(name)
		if !first.equal(other) {
			return variable{value: value{text: unknown, from: joinOrigins(first.from, other.from)}}
		}
	}
	return first
}

func (v variable) equal(other variable) bool {
	return v.value == other.value && slices.Equal(v.list, other.list) && slices.Equal(v.keys, other.keys) &&
		(v.list == nil) == (other.list == nil)
}

func joinOrigins(a, b *origin) *origin {
	switch {
	case a == nil || a == b:
		return b
	case b == nil:
		return a
	}
	return &origin{union(a.commands, b.commands), union(a.variables, b.variables)}
}

// union is a list with what another one has beside it.
func union[T comparable](a, b []T) []T {
	a = slices.Clip(a)
	for _, v := range b {
		if !slices.Contains(a, v) {
			a = append(a, v)
		}
	}
	return a
}

// size is how many commands and variables a value came from.
func (o *origin) size() int {
	if o == nil {
		return 0
	}
	return len(o.commands) + len(o.variables)
}

func originOf(commands []int) *origin {
	if len(commands) == 0 {
		return nil
	}
	return &origin{commands: commands}
}

// fromEnvironment is the origin of a variable that the line never sets.
func fromEnvironment(name string) *origin {
	return &origin{variables: []string{name}}
}
