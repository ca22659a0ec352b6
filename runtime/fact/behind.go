package fact

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// limitedBehind says how many rows are left, at most, of what a command puts out, by the only thing that stands behind it in a pipe: a
// count leaves none, the first five are five.
func (l *line) limitedBehind(i int) (int, bool) {
	c := &l.result.Commands[i]
	if len(c.Redirs) > 0 || writes(c) {
		return 0, false
	}
	left, found := 0, false
	for _, k := range c.Output {
		n, ok := l.leaves(&l.result.Commands[k])
		if !ok {
			return 0, false
		}
		left, found = max(left, n), true
	}
	return left, found
}

// writes says whether a command is told a file to put its output into.
func writes(c *shell.Command) bool {
	found := false
	c.EachValue(func(_ shell.Word, role vocabulary.Role) {
		found = found || role == vocabulary.RoleOutput || role == vocabulary.RoleWrite || role == vocabulary.RoleAppend
	})
	return found
}

// leaves is how many rows a command leaves of what it is given.
func (l *line) leaves(c *shell.Command) (int, bool) {
	if l.t.Has("programs.count", c.Program) {
		return 0, true
	}
	if n, ok := l.filtered(c); ok {
		return n, true
	}
	count, ok := l.t.Map("programs.first", c.Program)
	if !ok {
		return 0, false
	}
	for _, o := range c.Options { // the last one counts
		switch {
		case l.t.Has("flags.first", o.Name):
			count = o.Value.Text
		case o.Value.Text == "" && len(o.Name) > 1:
			count = o.Name[1:] // head -5
		default:
			return 0, false
		}
	}
	n, err := strconv.ParseUint(count, 10, 31) // neither all but the last five, nor five thousands
	return int(n), err == nil
}

// taken is how a filter of jq begins that takes one row, the first ones, or their number; made are the objects that it makes.
var (
	taken = regexp.MustCompile(`^\s*\[?\s*(?:\.\[\d+\]|(?:first|last)\((?:[^()]|\([^()]*\))*\)|first|last|(length)\s*$|\.\[\s*0?:(\d+)\]|limit\((\d+);(?:[^()]|\([^()]*\))*\))`)
	made  = regexp.MustCompile(`\{[^{}]*\}`)
)

// filtered is how many rows the filter of a command leaves of what it reads. One that goes on to give several things leaves any number.
func (l *line) filtered(c *shell.Command) (int, bool) {
	if !l.t.Has("programs.filters", c.Program) || len(c.Operands) == 0 {
		return 0, false
	}
	filter := c.Operands[0].Text
	m := taken.FindStringSubmatch(filter)
	if m == nil {
		return 0, false
	}
	rest := made.ReplaceAllString(filter[len(m[0]):], "")
	if m[2] != "" {
		rest = strings.TrimPrefix(rest, "[]") // each of the first ones
	}
	if strings.ContainsAny(rest, ",;") || strings.Contains(rest, "[]") || strings.Contains(rest, "..") || strings.Contains(rest, "recurse") {
		return 0, false
	}
	n, err := strconv.Atoi(m[2] + m[3])
	switch {
	case m[1] != "":
		return 0, true
	case err != nil:
		return 1, true
	}
	return n, true
}

// limited is how many rows are left of what a command reads, by its own filter and by what stands behind it.
func (l *line) limited(i int) (int, bool) {
	n, ok := l.limitedBehind(i)
	if own, filters := l.filtered(&l.result.Commands[i]); filters && (!ok || own < n) {
		return own, true
	}
	return n, ok
}

// limit notes it.
func (l *line) limit(a *Act, i int) {
	if n, ok := l.limited(i); ok {
		a.num(schema.CallLimit, float64(n), l.place(l.result.Commands[i].Span))
	}
}
