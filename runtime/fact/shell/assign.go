package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// prefixes expands the assignments in front of a command to NAME=value words.
func (r *reader) prefixes(list []*syntax.Assign) []Word {
	var out []Word
	for _, a := range list {
		if a.Name == nil {
			continue
		}
		v := r.assignedValue(a, variable{})
		out = append(out, r.pair(a, v))
	}
	return out
}

// pair is an assignment as a NAME=value word.
func (r *reader) pair(a *syntax.Assign, v variable) Word {
	text := a.Name.Value + "=" + v.first().text
	return Word{Text: text, Unknown: !isKnown(text) || v.unsure, Glob: v.glob, Span: r.at.node(a), origin: v.from}
}

// assignments reads a statement that only assigns.
func (r *reader) assignments(c *syntax.CallExpr, p place) output {
	for _, a := range c.Assigns {
		r.assign(a)
	}
	if len(p.redirs) > 0 {
		r.emit(Command{Span: p.node(c)}, p)
	}
	return output{status: succeeds}
}

// assign sets a variable, and passes it on to what runs later when it is exported.
func (r *reader) assign(a *syntax.Assign) {
	if a.Name == nil {
		return
	}
	name := a.Name.Value
	v := r.assignedValue(a, r.variable(name))
	r.scope.set(name, v)
	if r.scope.exported(name) {
		r.scope.pass(r.pair(a, v))
	}
}

// pass exports a NAME=value word, unless that is what the name has already.
func (s *scope) pass(pair Word) {
	name, _, _ := strings.Cut(pair.Text, "=")
	for _, old := range slices.Backward(s.exports) {
		if before, _, _ := strings.Cut(old.Text, "="); before == name {
			if old.Text == pair.Text {
				return
			}
			break
		}
	}
	s.exports = append(s.exports, pair)
}

// exported reports whether what runs later sees the variable. PATH and HOME always were exported.
func (s *scope) exported(name string) bool {
	if s.export || name == "PATH" || name == "HOME" {
		return true
	}
	return slices.ContainsFunc(s.exports, func(w Word) bool {
		other, _, _ := strings.Cut(w.Text, "=")
		return other == name
	})
}

// assignedValue is the variable after the assignment.
func (r *reader) assignedValue(a *syntax.Assign, old variable) variable {
	switch {
	case a.Array != nil:
		return r.arrayValue(a, old)
	case a.Index != nil:
		return r.elementSet(a, old)
	}
	v := wordValue(r.assigned(a.Value))
	if !a.Append {
		return variable{value: v}
	}
	if old.env || old.list != nil {
		return variable{value: value{text: unknown, from: joinOrigins(old.from, v.from)}}
	}
	v.text = bounded(old.text + v.text)
	v.from = joinOrigins(old.from, v.from)
	return variable{value: v}
}

func (r *reader) arrayValue(a *syntax.Assign, old variable) variable {
	out := variable{list: []value{}}
	if a.Append {
		r.charge(len(old.list))
		out.list = slices.Clone(old.list)
	}
	for _, elem := range a.Array.Elems {
		if elem.Index == nil {
			out.list = append(out.list, wordValues(r.appendFields(nil, elem.Value))...)
			continue
		}
		key, ok := elem.Index.(*syntax.Word)
		if !ok {
			return variable{value: value{text: unknown}}
		}
		out.keys = append(out.keys, r.word(key).Text)
		out.list = append(out.list, wordValue(r.word(elem.Value)))
	}
	if out.keys != nil && len(out.keys) != len(out.list) {
		return variable{value: value{text: unknown}}
	}
	if out.keys != nil && inOrder(out.keys) {
		out.keys = nil
	}
	return out
}

// inOrder reports whether the keys are 0, 1, 2 …: then the array is an ordinary one.
func inOrder(keys []string) bool {
	for i, key := range keys {
		if key != strings.TrimSpace(key) || key == "" || int(key[0]-'0') != i || len(key) > 1 {
			return false
		}
	}
	return true
}

// elementSet is name[index]=value.
func (r *reader) elementSet(a *syntax.Assign, old variable) variable {
	v := wordValue(r.assigned(a.Value))
	key, isWord := a.Index.(*syntax.Word)
	if old.env {
		old = variable{list: []value{}}
	}
	if n, ok := r.arithmetic(a.Index); ok && old.keys == nil && n >= 0 && n < int64(len(old.list)) {
		r.charge(len(old.list))
		old.list = slices.Clone(old.list)
		old.list[n] = v
		return old
	} else if ok && old.keys == nil && n == int64(len(old.list)) {
		r.charge(len(old.list))
		old.list = append(slices.Clip(old.list), v)
		return old
	}
	if isWord && (old.keys != nil || len(old.list) == 0) {
		r.charge(4 * len(old.keys)) // they are compared, and copied
		return old.withKey(r.word(key).Text, v)
	}
	return variable{value: value{text: unknown}}
}

func (v variable) withKey(key string, element value) variable {
	if i := slices.Index(v.keys, key); i >= 0 {
		v.list = slices.Clone(v.list)
		v.list[i] = element
		return v
	}
	v.keys = append(slices.Clip(v.keys), key)
	v.list = append(slices.Clip(v.list), element)
	return v
}

// declaration reads export, declare, local and their kind.
func (r *reader) declaration(d *syntax.DeclClause, p place) output {
	argv := []Word{constant(d.Variant.Value, p.node(d.Variant))}
	var names []string
	flags := ""
	for _, a := range d.Args {
		if a.Naked && a.Name == nil {
			for _, w := range r.appendFields(nil, a.Value) {
				argv = append(argv, w)
				flags += strings.TrimPrefix(w.Text, "-")
				names = append(names, r.declareWord(w)...)
			}
			continue
		}
		names = append(names, a.Name.Value)
		if d.Variant.Value == "local" {
			r.scope.keepLocal(a.Name.Value)
		}
		if a.Naked {
			argv = append(argv, constant(a.Name.Value, p.node(a)))
			continue
		}
		r.assign(a)
		argv = append(argv, r.pair(a, r.variable(a.Name.Value)))
	}
	if d.Variant.Value == "export" || strings.Contains(flags, "x") && d.Variant.Value != "readonly" {
		r.export(names)
	}
	r.emit(r.plainCommand(argv, p.node(d)), p)
	return output{status: succeeds}
}

// declareWord sets what a word of a declaration sets when it holds an assignment, and gives its name.
func (r *reader) declareWord(w Word) []string {
	if name, _, ok := cutPair(w.Text); ok {
		r.scope.setPair(w)
		return []string{name}
	}
	if isName(w.Text) {
		return []string{w.Text}
	}
	return nil
}

func (s *scope) keepLocal(name string) {
	if s.local == nil {
		s.local = make(map[string]bool)
	}
	s.local[name] = true
}

// export passes variables on to what runs later.
func (r *reader) export(names []string) {
	for _, name := range names {
		v := r.variable(name).first()
		if v.env {
			continue
		}
		text := name + "=" + v.text
		r.scope.pass(Word{Text: text, Unknown: !isKnown(text), Span: r.at.hold, origin: v.from})
	}
}
