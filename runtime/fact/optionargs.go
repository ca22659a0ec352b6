package fact

import (
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Options and operands of a command, as the arguments of a call.

// optionArgs reads options, name=value operands and amounts among the operands as arguments.
func (l *line) optionArgs(c *shell.Command) []arg {
	var out []arg
	add := func(key string, role vocabulary.Role, w shell.Word) {
		key = strings.TrimLeft(key, "-")
		p := l.place(w.Span)
		x := arg{path: key, key: key, keyName: l.names.of(key, ""), value: l.writtenValue(c, w), kind: action.String, at: p.At, start: p.Start}
		switch role {
		case vocabulary.RoleAmount:
			x.unit = "major"
		case vocabulary.RoleCents:
			x.unit = "minor"
		}
		out = append(out, x)
	}
	for i, o := range c.Options {
		key := arg{keyName: l.names.of(strings.TrimLeft(o.Name, "-"), "")}
		switch {
		case o.Value.Text == "" && (key.is("keys.amount") || c.Known && !l.declares(c, o.Name)):
			add(o.Name, o.Role, after(c, i))
		case o.Role != vocabulary.RoleText:
			add(o.Name, o.Role, o.Value)
		}
	}
	for i, o := range c.Operands {
		k, v, named := strings.Cut(o.Text, "=")
		switch {
		case named && identifier(k) && o.Role != vocabulary.RoleText:
			add(k, "", shell.Word{Text: v, Span: o.Span})
		case o.Role == vocabulary.RoleAmount, o.Role == vocabulary.RoleCents:
			add("amount", o.Role, o.Word)
		case o.Role == vocabulary.RoleValue && l.priced(c, i):
			add("amount", "", o.Word)
		}
	}
	for _, x := range out {
		if text := strings.TrimSpace(x.value); len(text) > 1 && (text[0] == '{' || text[0] == '[') {
			out = append(out, l.embedded(x)...)
		}
	}
	return out
}

// writtenValue is the value of an option, or the text of the file that it names where the line wrote that: file://policy.json.
func (l *line) writtenValue(c *shell.Command, w shell.Word) string {
	if name, ok := strings.CutPrefix(w.Text, "file://"); ok && len(l.result.Written) > 0 {
		if text, ok := l.result.Written[l.resolved(name, c.Cwd)].Before(l.indexOf(c)); ok {
			return text
		}
	}
	return w.Text
}

// maxBehind is how many options before one are looked at for its name.
const maxBehind = 64

// after is the operand that stands right behind an option, by its index: the value of one that its program's grammar does not have. In code
// inside a line all has one place: there the options of a name and the operands behind them are counted.
func after(c *shell.Command, i int) shell.Word {
	option := &c.Options[i]
	nth := 0
	for k := max(0, i-maxBehind); k < i; k++ {
		if c.Options[k].Name == option.Name {
			nth++
		}
	}
	for _, o := range c.Operands {
		if o.Behind == option.Name {
			if nth--; nth < 0 {
				return o.Word
			}
		}
	}
	for _, o := range c.Operands {
		if end := option.Span.End; o.Behind == "" && o.Span.Start >= end && o.Span.Start <= end+2 {
			return o.Word
		}
	}
	return shell.Word{}
}

// priced says whether an operand is an amount of money: a number with a currency in it or in the operand beside it.
func (l *line) priced(c *shell.Command, i int) bool {
	text := c.Operands[i].Text
	if _, ok := amount(text); !ok || len(text) > 24 {
		return false
	}
	if strings.Trim(text, "0123456789.,") != "" {
		return l.currencyIn(text) != "" && len(moneyWords(text)) == 1
	}
	beside := func(k int) bool {
		if k < 0 || k >= len(c.Operands) {
			return false
		}
		_, ok := l.t.Map("currency.exponents", strings.ToUpper(c.Operands[k].Text))
		return ok
	}
	return beside(i-1) || beside(i+1)
}
