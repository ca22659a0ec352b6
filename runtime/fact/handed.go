package fact

import (
	"slices"

	"github.com/govc-lang/govc/runtime/fact/shell"
)

// handed are words that name production in the commands whose output a command is told to work on: by xargs and its like, and by
// substitution, and into a cmdlet. What is found by a search for prod-* is production's.
func (l *line) handed(c *shell.Command) []shell.Word {
	var from []int
	for _, w := range c.Argv {
		from = append(from, w.From()...)
	}
	if c.Cmdlet {
		from = append(from, c.Input.From...)
	}
	for i := range l.result.Commands {
		o := &l.result.Commands[i]
		if o == c || len(c.Via) == 0 {
			break
		}
		if slices.Contains(c.Via, o.Program) && l.t.Has("programs.each", o.Program) {
			from = append(from, o.Input.From...)
		}
	}
	return l.production(from, map[int]bool{})
}

// production lists the words of commands, and of those that feed them, that name production.
func (l *line) production(from []int, seen map[int]bool) []shell.Word {
	var out []shell.Word
	for _, i := range from {
		if seen[i] || i >= len(l.result.Commands) {
			continue
		}
		seen[i] = true
		c := &l.result.Commands[i]
		for _, w := range c.Argv {
			if slices.Contains(l.environmentsIn(w.Text), "production") {
				out = append(out, shell.Word{Text: "production", Span: w.Span})
			}
		}
		out = append(out, l.production(c.Input.From, seen)...)
	}
	return out
}
