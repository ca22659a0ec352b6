package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
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

// listed adds what is listed for a command that works on the items, as operands: objects below gs://b/hold/
// are there. They come first: the last operand may say where things go.
func (l *line) listed(a *Act, c *shell.Command) {
	from := l.itemsFor(c)
	for _, o := range c.Operands {
		if strings.Contains(o.Text, "\uFFFD") {
			from = append(from, o.From()...)
		}
	}
	for _, k := range from[:min(len(from), maxListed)] {
		for _, address := range l.listing(k) {
			a.add(schema.ShellOperand, address, l.place(c.Path.Span))
		}
	}
}

// maxListed is how many addresses of lists are looked at for one command.
const maxListed = 8

// listing are the addresses, other than of the web, that a command is told or one whose output flows into it.
func (l *line) listing(i int) []string {
	return l.listings.of(l, i, func(c *shell.Command) []string {
		var out []string
		for _, o := range c.Operands {
			if strings.Contains(o.Text, "://") && !strings.HasPrefix(o.Text, "http") {
				out = append(out, o.Text)
			}
		}
		for _, from := range c.Input.From {
			out = append(out, l.listing(from)...)
		}
		return out[:min(len(out), maxListed)]
	})
}

// asksProduction says whether a command, or one whose output flows into it, is told a name of production.
func (l *line) asksProduction(i int) bool {
	return l.productive.of(l, i, func(c *shell.Command) bool {
		return slices.ContainsFunc(c.Argv, func(w shell.Word) bool { return slices.Contains(l.environmentsIn(w.Text), "production") }) ||
			slices.ContainsFunc(c.Input.From, l.asksProduction)
	})
}
