package fact

import (
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// The words by which a command says what it does.

// writtenName is a program's name in the case that the line writes it in, which parts its words.
func writtenName(c *shell.Command) string {
	name, own := baseName(c.Program), baseName(c.Path.Text)
	if strings.EqualFold(name, own) {
		return own
	}
	return name
}

// operationWords are the words that say what a program does: its operation; for one that no table knows, its own name first.
func (l *line) operationWords(c *shell.Command) []placedWord {
	var run []placedWord
	add := func(text string, p Place) {
		for _, w := range lemmas(l.t, split(text)) {
			w.start += len(run) * 100 // keeps equal words apart
			run = append(run, placedWord{w, p})
		}
	}
	if !c.Known {
		name := l.shortName(writtenName(c), l.place(c.Path.Span))
		if dot := strings.LastIndexByte(name, '.'); dot > 0 && !l.doing(name[dot+1:]) {
			name = name[:dot]
		}
		add(toolName(name), l.place(c.Path.Span))
	}
	for _, w := range l.operation(c) {
		add(w.Text, l.place(w.Span))
	}
	return run
}

// operation is the words of a command's operation. Where none of those that the grammar counts says what is done, the operands up to
// the one that does belong to them: compute networks subnets delete.
func (l *line) operation(c *shell.Command) []shell.Word {
	out := make([]shell.Word, len(c.Sub))
	done := len(c.Sub) == 0
	for i, s := range c.Sub {
		out[i] = shell.Word{Text: s, Span: c.Path.Span}
		if i < len(c.SubSpans) {
			out[i].Span = c.SubSpans[i]
		}
		done = done || l.doing(s) && !l.t.Has("words.group", s)
	}
	if done {
		return out
	}
	end := len(out)
	for n, o := range c.Operands {
		if !c.Known && n < 2 && o.Role == vocabulary.RoleValue && itemNumber(o.Text) {
			continue // loanctl application 44 approve
		}
		if n > 2 || o.Role != vocabulary.RoleValue || o.Behind != "" && c.Known || !operationWord(o.Text) || done && !l.doing(o.Text) {
			break
		}
		out = append(out, o.Word)
		if l.doing(o.Text) {
			done, end = true, len(out)
		}
	}
	return out[:end]
}

// doing says whether a word of an operation begins with a verb that changes or reads: delete, add-record, migrate:fresh.
func (l *line) doing(s string) bool {
	ws := lemmas(l.t, split(s))
	return len(ws) > 0 && (l.t.Has("verbs.change", ws[0].lemma) || l.t.Has("verbs.read", ws[0].lemma))
}

// operationWord says whether an operand could be a word of an operation's name.
func operationWord(s string) bool {
	return s != "" && len(s) < 32 && strings.IndexFunc(s, func(r rune) bool { return (r < 'a' || r > 'z') && r != '-' && r != ':' && r != '_' }) < 0
}

// itemNumber says whether an operand is the number of the thing that an operation is about: 44, a-1093.
func itemNumber(s string) bool {
	return s != "" && len(s) < 24 && strings.ContainsAny(s, "0123456789") && strings.IndexFunc(s, func(r rune) bool {
		return (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && r != '-' && r != '_'
	}) < 0
}

func joinTextsOf(ws []shell.Word) string {
	parts := make([]string, len(ws))
	for i, w := range ws {
		parts[i] = w.Text
	}
	return strings.Join(parts, " ")
}

// toolName parts the endings of names of command-line programs from what they are for: loanctl, paycli.
func toolName(name string) string {
	for _, end := range []string{"ctl", "cli"} {
		if rest, ok := strings.CutSuffix(name, end); ok && len(rest) >= 2 {
			return strings.TrimRight(rest, "-_") + "-" + end
		}
	}
	return name
}
