package fact

import (
	"slices"
	"strconv"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// limitedBehind says how many rows are left, at most, of what a command puts out, by the only thing that stands behind it in a pipe: a
// count leaves none, the first five are five.
func (l *line) limitedBehind(i int) (int, bool) {
	c := &l.result.Commands[i]
	if len(c.Redirs) > 0 {
		return 0, false
	}
	left, found := 0, false
	for k := i + 1; k < len(l.result.Commands); k++ {
		o := &l.result.Commands[k]
		if !slices.Contains(o.Input.From, i) {
			continue
		}
		n, ok := l.leaves(o)
		if !ok {
			return 0, false
		}
		left, found = max(left, n), true
	}
	return left, found
}

// leaves is how many rows a command leaves of what it is given.
func (l *line) leaves(c *shell.Command) (int, bool) {
	if l.t.Has("programs.count", c.Program) {
		return 0, true
	}
	usual, ok := l.t.Map("programs.first", c.Program)
	if !ok {
		return 0, false
	}
	for _, o := range c.Options {
		text := o.Value.Text
		if text == "" && len(o.Name) > 1 {
			text = o.Name[1:] // head -5
		}
		if n, err := strconv.Atoi(text); err == nil && n >= 0 && (o.Value.Text == "" || l.t.Has("flags.first", o.Name)) {
			return n, true
		}
	}
	n, err := strconv.Atoi(usual)
	return n, err == nil
}

// limit notes it.
func (l *line) limit(a *Act, i int) {
	if n, ok := l.limitedBehind(i); ok {
		a.num(schema.CallLimit, float64(n), l.place(l.result.Commands[i].Span))
	}
}
