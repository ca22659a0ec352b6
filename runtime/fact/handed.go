package fact

import (
	"slices"

	"github.com/govc-lang/govc/runtime/fact/shell"
)

// handed are the words of a command that others looked up by a name of production, and the command word where all that it works on is:
// what is found by a search for prod-*, as the id that curl '…/databases?name=orders-prod' finds, is production's.
func (l *line) handed(c *shell.Command) []shell.Word {
	var out []shell.Word
	for _, w := range c.Argv {
		if slices.ContainsFunc(w.From(), l.asksProduction) {
			out = append(out, w)
		}
	}
	if slices.ContainsFunc(l.itemsFor(c), l.asksProduction) {
		out = append(out, c.Path)
	}
	return out
}

// itemsFor are the commands whose output a command is told to work on, piece by piece: by xargs and its like, and into a cmdlet.
func (l *line) itemsFor(c *shell.Command) []int {
	var from []int
	if c.Cmdlet {
		from = slices.Clip(c.Input.From)
	}
	for _, i := range c.Outer {
		if o := &l.result.Commands[i]; l.t.Has("programs.each", o.Program) {
			from = append(from, o.Input.From...)
		}
	}
	return from
}

// asksProduction says whether a command, or one whose output flows into it, is told a name of production.
func (l *line) asksProduction(i int) bool {
	return l.productive.of(l, i, func(c *shell.Command) bool {
		return slices.ContainsFunc(c.Argv, func(w shell.Word) bool { return slices.Contains(l.environmentsIn(w.Text), "production") }) ||
			slices.ContainsFunc(c.Input.From, l.asksProduction)
	})
}
