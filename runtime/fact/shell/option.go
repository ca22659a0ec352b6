package shell

import (
	"strings"
	"unicode/utf8"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// longOption reads --name, --name=value and "--name value".
func (a *reading) longOption(w Word) {
	name, _, attached := strings.Cut(w.Text, "=")
	full, ok := a.grammar.long(name)
	if !ok {
		full = name
		a.strange, a.strangeAt = name, a.next+1
	}
	if attached {
		a.valued(full, tail(w, len(name)+1), w.Span)
		return
	}
	a.named(full, w)
}

// named adds an option without an attached value: its value, if it takes one, is the next word.
func (a *reading) named(name string, w Word) {
	role, takes := a.grammar.option(name)
	switch {
	case a.grammar.until(name):
		a.flag(name, w.Span)
		a.group()
	case takes && a.isShellFlag(role):
		a.flag(name, w.Span)
		a.code = true
	case takes && role == vocabulary.RoleArgv:
		a.flag(name, w.Span)
		a.takeRest(role)
	case takes && role == vocabulary.RoleShell && otherShell(a.grammar.language()) && a.next < len(a.args): // all that follows
		code := joined(a.args[a.next:])
		a.next = len(a.args)
		a.valued(name, code, w.Span)
	case takes && role == vocabulary.RoleModule:
		a.flag(name, w.Span)
		a.takeRest(vocabulary.RoleArgv)
	case takes && a.next < len(a.args):
		a.next++
		a.valued(name, a.args[a.next-1], w.Span)
	default:
		a.flag(name, w.Span)
	}
}

// isShellFlag reports whether an option says that the first operand is code, as -c does for all shells: "bash -c -x code".
func (a *reading) isShellFlag(role vocabulary.Role) bool {
	return role == vocabulary.RoleShell && a.grammar.language() == "sh"
}

func (a *reading) flag(name string, at Span) {
	canon, _ := a.grammar.canonical(name)
	role, _ := a.grammar.option(name)
	a.options = append(a.options, Option{Name: canon, Role: role, Span: at})
}

func (a *reading) valued(name string, value Word, at Span) {
	canon, _ := a.grammar.canonical(name)
	role, _ := a.grammar.option(name)
	a.options = append(a.options, Option{Name: canon, Value: value, Role: role, Span: at})
}

// group takes the words of a command up to ";" or up to the "+" after "{}".
func (a *reading) group() {
	start := a.next
	for ; a.next < len(a.args); a.next++ {
		if a.args[a.next].Text == ";" || a.next > start && a.endsWithPlus() {
			break
		}
	}
	a.groups = append(a.groups, a.args[start:a.next])
	a.next++
}

// endsWithPlus reports whether the next word is a "+" that ends a command: it follows "{}", and what comes after is not a word more.
func (a *reading) endsWithPlus() bool {
	if a.args[a.next].Text != "+" || a.args[a.next-1].Text != "{}" {
		return false
	}
	if a.next+1 == len(a.args) {
		return true
	}
	after := a.args[a.next+1].Text
	return strings.HasPrefix(after, "-") || strings.Trim(after, "()!,") == ""
}

// wholeOption reports whether the grammar knows the word as one option with one dash.
func (a *reading) wholeOption(text string) bool {
	name, _, _ := strings.Cut(text, "=")
	if len(name) < 3 {
		return false
	}
	_, ok := a.grammar.canonical(name)
	return ok
}

// wordOption reads an option that is a whole word after one dash.
func (a *reading) wordOption(w Word) {
	if _, ok := a.grammar.canonical(w.Text); !ok {
		if name, _, attached := strings.Cut(w.Text, "="); attached {
			a.valued(name, tail(w, len(name)+1), w.Span)
			return
		}
		if a.cmdlet && a.parameter(w) {
			return
		}
	}
	a.named(w.Text, w)
}

// parameter reads a parameter of a cmdlet that its grammar has, with the value in the same word: -Path:x, -Recurse:$false.
func (a *reading) parameter(w Word) bool {
	name, value, bound := strings.Cut(w.Text, ":")
	name, ok := a.grammar.long(strings.ToLower(name))
	if !bound || !ok {
		return false
	}
	if _, takes := a.grammar.option(name); takes {
		a.valued(name, tail(w, len(w.Text)-len(value)), w.Span)
	} else if !strings.HasSuffix(strings.ToLower(value), "false") {
		a.flag(name, w.Span)
	}
	return true
}

// cluster reads -abc: flags in a row, the last of which may take the rest of the word or the next word.
func (a *reading) cluster(w Word) {
	if _, ok := a.grammar.canonical(w.Text[:2]); !ok && len(w.Text) > 2 && !plainLetter(w.Text[1]) {
		rest := strings.TrimLeft(w.Text[1:], "0123456789")
		if rest == "" || rest == w.Text[1:] || !a.knowsAll(rest) {
			a.flag(w.Text, w.Span)
			return
		}
		a.flag(w.Text[:len(w.Text)-len(rest)], w.Span) // a number glued to other options: -0pi
		w.Text = "-" + rest
	}
	for i := 1; i < len(w.Text); {
		_, size := utf8.DecodeRuneInString(w.Text[i:])
		name := "-" + w.Text[i:i+size]
		i += size
		role, takes := a.grammar.option(name)
		switch {
		case takes && a.isShellFlag(role):
			a.flag(name, w.Span)
			a.code = true
		case takes && i < len(w.Text):
			a.attached(name, tail(w, i), role, w.Span)
			return
		case takes, i == len(w.Text) && a.grammar.until(name):
			a.named(name, w)
			return
		case i < len(w.Text) && !plainLetter(w.Text[i]) && !a.knows(w.Text[i]):
			a.valued(name, trimEqual(tail(w, i)), w.Span)
			return
		default:
			a.flag(name, w.Span)
		}
	}
}

// knowsAll says whether a word is of letters, the last of them, or one with text behind it, an option that is known.
func (a *reading) knowsAll(letters string) bool {
	for i := 0; i < len(letters); i++ {
		if !plainLetter(letters[i]) {
			return i > 0 && a.knows(letters[i-1])
		}
	}
	return a.knows(letters[len(letters)-1])
}

func (a *reading) knows(c byte) bool {
	_, ok := a.grammar.canonical("-" + string(rune(c)))
	return ok
}

// attached is a value in the same word as its short option.
func (a *reading) attached(name string, value Word, role vocabulary.Role, at Span) {
	switch role {
	case vocabulary.RoleArgv, vocabulary.RoleModule:
		a.flag(name, at)
		a.rest = append([]Word{value}, a.args[a.next:]...)
		a.restRole, a.done = vocabulary.RoleArgv, true
	default:
		a.valued(name, trimEqual(value), at)
	}
}

func trimEqual(w Word) Word {
	w.Text = strings.TrimPrefix(w.Text, "=")
	return w
}

func plainLetter(c byte) bool {
	c |= 0x20
	return c >= 'a' && c <= 'z'
}

// bundle reads a first word of options without a dash, whose values are the words that follow: tar cfz archive.
func (a *reading) bundle() {
	if len(a.args) == 0 {
		return
	}
	w := a.args[0]
	if w.Text == "" || w.Text[0] == '-' || !isKnown(w.Text) {
		return
	}
	a.next = 1
	for _, c := range w.Text {
		name := "-" + string(c)
		if _, takes := a.grammar.option(name); takes && a.next < len(a.args) {
			a.next++
			a.valued(name, a.args[a.next-1], w.Span)
			continue
		}
		a.flag(name, w.Span)
	}
}

// foreignOption reads an option of a program with no grammar: a long one takes the next word unless that is an option too. What follows a
// parameter of an unknown cmdlet is its value, or an operand behind a switch: it is taken for both.
func (a *reading) foreignOption(w Word) {
	name, _, attached := strings.Cut(w.Text, "=")
	parameter, _, bound := strings.Cut(w.Text, ":")
	valued := a.next < len(a.args) && !strings.HasPrefix(a.args[a.next].Text, "-")
	switch {
	case a.cmdlet && bound && len(parameter) > 2:
		a.valued(parameter, tail(w, len(parameter)+1), w.Span)
	case attached:
		a.valued(name, tail(w, len(name)+1), w.Span)
	case a.cmdlet && valued && len(name) > 2:
		a.valued(name, a.args[a.next], w.Span)
	case strings.HasPrefix(name, "--") && valued:
		a.next++
		a.valued(name, a.args[a.next-1], w.Span)
	default:
		a.flag(name, w.Span)
	}
}

// foreignOperand takes the leading words that look like names as the operation of a program with no grammar.
func (a *reading) foreignOperand(w Word) {
	if len(a.operands) == 0 && len(a.options) == 0 && len(a.subs) < 3 && isOperation(w.Text) {
		a.sub(w)
		return
	}
	a.add(w, vocabulary.RoleValue)
}

func isOperation(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !(plainLetter(c) || i > 0 && (c >= '0' && c <= '9' || c == '_' || c == ':' || c == '-')) {
			return false
		}
	}
	return s != ""
}
