package shell

import (
	"path"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// effects reads what a listed command starts, writes and prints.
func (r *reader) effects(i int, id identity, a reading, p place) output {
	r.downloads(i, p)
	p.mark = len(r.result.Commands)
	if !r.enter(r.result.Commands[i].Span) {
		return output{text: unknown}
	}
	out, started := r.starts(i, id, a, p)
	r.leave()
	r.edits(i, id, a)
	if started && !rewrites(id.name) {
		out.from = append(out.from, i)
		return out
	}
	r.copies(a)
	r.compiles(a)
	r.setsScripts(i, a)
	switch id.name {
	case "split":
		r.splits(i, a, p)
	case "mkfifo": // what is written into it later is what is read from it
		for _, o := range a.operands {
			r.write(o.Word, unknown, []int{i}, false)
		}
	}
	return r.prints(i, id, a, p)
}

// folder is where a command runs: the shell's folder, changed by options that name one.
func (r *reader) folder(options []Option) string {
	cwd := r.scope.cwd
	for _, o := range options {
		if o.Role == vocabulary.RoleCwd {
			cwd = r.resolve(cwd, o.Value)
		}
	}
	return cwd
}

// maxPath is how long a path may get before systems refuse it.
const maxPath = 4096

// resolve is the folder that a word names, seen from another; empty when it cannot be known.
func (r *reader) resolve(from string, w Word) string {
	text := w.Text
	if home := r.home(); home != "~" && (text == "~" || strings.HasPrefix(text, "~/")) {
		text = home + text[1:]
	}
	switch {
	case text == "" || w.Glob || !isKnown(text):
		return ""
	case text == "~", strings.HasPrefix(text, "~/"), path.IsAbs(text):
		return path.Clean(text)
	case text[0] == '~', from == "", len(from)+len(text) > maxPath:
		return ""
	}
	return path.Join(from, text)
}

// downloads remembers the files that a command fetches something into.
func (r *reader) downloads(i int, p place) {
	c := &r.result.Commands[i]
	if !r.fetches(i) {
		return
	}
	named := false
	c.EachValue(func(w Word, role vocabulary.Role) {
		if role == vocabulary.RoleOutput || role == vocabulary.RoleWrite {
			named = true
			r.write(w, unknown, []int{i}, false)
		}
	})
	c.EachValue(func(w Word, role vocabulary.Role) {
		if role == vocabulary.RoleURL && !named {
			address, _, _ := strings.Cut(w.Text, "?")
			w.Text = path.Base(address)
			r.write(w, unknown, []int{i}, false)
		}
	})
}

// fetches reports whether a command's output comes from the network: it names an address, or gets what such a command prints.
func (r *reader) fetches(i int) bool {
	if known, ok := r.fetchers[i]; ok {
		return known
	}
	c := &r.result.Commands[i]
	found, alone := names(c, vocabulary.RoleURL), len(c.Input.From) == 0
	c.EachValue(func(w Word, role vocabulary.Role) {
		found = found || role == vocabulary.RoleCode && strings.Contains(w.Text, "://") // a program that asks for an address
	})
	for _, w := range c.Argv {
		found = found || !c.Known && strings.HasPrefix(w.Text, "http") && strings.Contains(w.Text, "://")
		found = found || r.fetched(w.From())
		alone = alone && len(w.From()) == 0
	}
	found = found || r.fetched(c.Input.From) || isSocket(c.Input.Path.Text)
	if !found && alone && c.Input.Path.Text == "" {
		return false
	}
	if r.fetchers == nil {
		r.fetchers = make(map[int]bool)
	}
	r.fetchers[i] = found
	return found
}

// names reports whether a command has a word of the role.
func names(c *Command, role vocabulary.Role) bool {
	return slices.ContainsFunc(c.Operands, func(o Operand) bool { return o.Role == role }) ||
		slices.ContainsFunc(c.Options, func(o Option) bool { return o.Role == role })
}

func (r *reader) fetched(from []int) bool {
	return slices.ContainsFunc(from, r.fetches)
}

// copies carries known contents over to a copy: cp script copy.
func (r *reader) copies(a reading) {
	if len(a.operands) > 2 || a.grammar.last() == "" || a.grammar.remote() {
		return
	}
	words := slices.Clone(a.operands)
	for _, o := range a.options {
		if o.Value != (Word{}) && len(words) < 3 {
			words = append(words, Operand{Word: o.Value, Role: o.Role})
		}
	}
	if len(words) != 2 {
		return
	}
	source, target := words[0], words[1]
	if source.Role == a.grammar.last() { // -Destination before -Path
		source, target = target, source
	}
	if target.Role != vocabulary.RoleWrite && target.Role != vocabulary.RoleTarget {
		return
	}
	if f, ok := r.contents(source.Word); ok {
		r.write(target.Word, f.text, f.from, false)
		return
	}
	r.renames(source.Word, target.Word)
}

// renames remembers which program a copy of one, or a link to it, is: by its path, and by its name.
func (r *reader) renames(source, target Word) {
	if !strings.Contains(source.Text, "/") {
		return
	}
	id := r.identify(source)
	if strings.HasSuffix(target.Text, "/") {
		target.Text += path.Base(source.Text)
	}
	name, ok := r.absolute(target)
	if !ok || id.program == nil {
		return
	}
	if r.renamed == nil {
		r.renamed = make(map[string]string)
	}
	program := path.Base(source.Text)
	if original := r.renamed[program]; original != "" { // a copy of a copy
		program = original
	}
	r.renamed[name], r.renamed[path.Base(name)] = program, program
}
