package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Some calls say of themselves that they change nothing: --help, --dry-run, {"dry_run": true}, {"status": "draft"}. No clause is about
// them; what another call on the same line does is not touched.

// pretending marks the acts that are derived until the returned function is called.
func (d *deriving) pretending(on bool) (done func()) {
	before := d.pretends
	d.pretends = before || on
	return func() { d.pretends = before }
}

// pretendCommand says whether a command asks for help or a dry run, in an option that its program has.
func (l *line) pretendCommand(c *shell.Command) bool {
	if len(c.Sub) > 0 && l.t.Has("pretend.sub", c.Sub[0]) {
		return true
	}
	for i, o := range c.Operands {
		if i > 0 && c.Operands[0].Role == vocabulary.RoleExec && strings.HasPrefix(o.Text, "--") && l.t.Has("pretend.flag", o.Text) {
			return true // python3 purge.py --dry-run
		}
	}
	for i, o := range c.Options {
		name := strings.ToLower(o.Name)
		if l.t.Has("pretend.flag", name) && l.declares(c, o.Name) && asks(name, strings.ToLower(o.Value.Text)) && !l.takenBack(c, i) {
			if o.Value.Text == "" && l.t.Has("pretend.valued", name) && after(c, i).Text != "" {
				continue // --version 9
			}
			return true
		}
	}
	return false
}

// pretendsOnly says whether a command only pretends, and no other puts in place what it describes.
func (l *line) pretendsOnly(i int) bool {
	c := &l.result.Commands[i]
	return l.pretendCommand(c) && !(l.operates(c, "operations.describe") && l.putInPlace(i))
}

// putInPlace says whether what a command describes is put in place by another command of the line, which gets it through pipes or in a file.
func (l *line) putInPlace(i int) bool {
	var appliers []int
	for k := range l.result.Commands {
		if c := &l.result.Commands[k]; l.operates(c, "operations.apply") && !l.pretendCommand(c) {
			appliers = append(appliers, k)
		}
	}
	for from := range l.reach([]int{i}, func(c *shell.Command) []int { return c.Output }) {
		if slices.ContainsFunc(appliers, func(k int) bool { return l.reads(k, from) }) {
			return true
		}
	}
	return false
}

// reads says whether a command is told to read what another puts out.
func (l *line) reads(k, from int) bool {
	c, found := &l.result.Commands[k], false
	c.EachValue(func(w shell.Word, role vocabulary.Role) {
		if role != vocabulary.RoleArgFile {
			return
		}
		piped := shell.IsStdin(w.Text) && slices.Contains(c.Input.From, from)
		found = found || piped || slices.Contains(l.result.Filled[l.resolved(w.Text, c.Cwd)], from)
	})
	return found
}

// takenBack says whether an option is switched off: by its value, or by a later one, since the last one counts: --dry-run --no-dry-run.
func (l *line) takenBack(c *shell.Command, i int) bool {
	o := c.Options[i]
	if o.Value.Text != "" && l.t.Has("pretend.off", strings.ToLower(o.Value.Text)) {
		return true
	}
	return slices.ContainsFunc(c.Options[i+1:], func(later shell.Option) bool {
		return later.Name == "--no-"+strings.TrimPrefix(o.Name, "--") ||
			later.Name == o.Name && l.t.Has("pretend.off", strings.ToLower(later.Value.Text))
	})
}

// soothed says whether an option of a command, by which nothing or only this machine would be touched, is switched off.
func (l *line) soothed(c *shell.Command, i int) bool {
	return l.t.Has("flags.soothing", strings.ToLower(c.Options[i].Name)) && l.takenBack(c, i)
}

// local says whether a command works on this machine only, by an option that its program has, and none that it goes elsewhere.
func (l *line) local(c *shell.Command) bool {
	found := false
	for i, o := range c.Options {
		switch {
		case l.t.Has("flags.elsewhere", o.Name) && !l.takenBack(c, i):
			return false
		case l.t.Has("flags.local", o.Name) && l.declares(c, o.Name) && !l.takenBack(c, i):
			found = true
		}
	}
	return found
}

// asks says whether an option asks for help or a dry run: without a value, or as a switch. --version 2 and --plan pro do not.
func asks(name, value string) bool {
	switch value {
	case "", "true", "yes", "1", "y", "on":
		return true
	}
	return strings.Contains(name, "dry")
}

// declares says whether a program has an option. One that no table knows has any.
func (l *line) declares(c *shell.Command, option string) bool {
	g, ok := l.t.Program(c.Program)
	if !ok {
		return true
	}
	for _, p := range append([]string{""}, prefixes(c.Sub)...) {
		layer := g
		if p != "" {
			layer = g.Commands[p]
		}
		if layer == nil {
			continue
		}
		if _, has := layer.Flags[option]; has {
			return true
		}
		for _, canonical := range layer.Flags {
			if canonical == option {
				return true
			}
		}
	}
	return l.t.Has("pretend.universal", strings.ToLower(option))
}

func prefixes(words []string) []string {
	out := make([]string, len(words))
	for i := range words {
		out[i] = strings.Join(words[:i+1], " ")
	}
	return out
}

// pretendCall says whether the name of a call, or an argument at its top, makes it a dry run or a draft.
func (d *deriving) pretendCall(c *call) bool {
	if d.pretendName(c) {
		return true
	}
	for i := range c.args {
		x := &c.args[i]
		if x.depth > 2 {
			continue
		}
		switch {
		case x.kind == action.Bool && x.value == "true" && x.is("keys.pretend"):
			return true
		case x.kind == action.String && x.is("keys.pretend-state") && d.t.Has("pretend.state", strings.ToLower(x.value)):
			return true
		}
	}
	return false
}

// pretendName says whether a call's name says that it drafts or plays through what it is about, and no argument says that it goes
// further: draft_email, simulate_payment, create_draft.
func (d *deriving) pretendName(c *call) bool {
	if len(c.words) == 0 {
		return false
	}
	r := read(d.t, c.words)
	made := slices.ContainsFunc(r.nouns[max(0, len(r.nouns)-2):], func(w word) bool { return d.t.Has("pretend.thing", w.lemma) }) // draft, draft mail
	drafted := d.t.Has("pretend.verb", c.words[0].lemma)
	played := d.t.Has("pretend.play", c.words[0].lemma) || len(c.words) > 1 && d.t.Has("pretend.play", c.words[0].lemma+"_"+c.words[1].lemma)
	if !made && !drafted && !played || d.hasWord(c.words, "words.joiner") {
		return false
	}
	for _, v := range r.verbs {
		known := d.t.Has("pretend.verb", v.lemma) || d.t.Has("pretend.play", v.lemma) || drafted && d.t.Has("pretend.topic", v.lemma) || (made || drafted) && d.t.Has("pretend.making", v.lemma)
		if !known && !played {
			return false
		}
	}
	return !slices.ContainsFunc(c.args, func(x arg) bool {
		return x.is("keys.pretend-further") && x.value != "false" && x.value != ""
	})
}
