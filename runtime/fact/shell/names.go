package shell

import (
	"path"
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"unicode"
)

// Names of files that programs print, one a line: patterns where those are given, else what is known of them. What picks some of them,
// grep by a part of the name, is known to have that part.

// maxNames is how many lines of names are kept.
const maxNames = 8

// lists is what a program prints that lists files by name.
func (r *reader) lists(out *output, name string, a reading) {
	var text string
	operands := wordsOf(a.operands)
	switch {
	case name == "ls":
		text = listed(withoutOptions(a.args))
		if slices.ContainsFunc(a.args, func(w Word) bool { return strings.HasPrefix(w.Text, "-") && strings.ContainsAny(w.Text, "lsioZ") }) {
			return
		}
		if len(operands) == 0 {
			text = unknown + "\n" // the names in the folder that it runs in
		}
	case name == "git" && len(a.subs) > 0 && a.subs[0] == "ls-files":
		for _, w := range operands {
			pattern := w.Glob || strings.ContainsAny(w.Text, "*?[") // git reads patterns that the shell was told to leave alone
			if !pattern && isKnown(w.Text) && w.Text != "" {
				w.Text = strings.TrimSuffix(w.Text, "/") + "/" + unknown
			}
			text += w.Text + "\n"
			out.glob = out.glob || pattern
		}
		if text == "" {
			text = unknown + "\n"
		}
	case name == "find" && !slices.ContainsFunc(a.args, func(w Word) bool { return w.Text == "-printf" }):
		for _, w := range called(below(roots(a.operands)), a.options, a.args) {
			text += w.Text + "\n"
		}
	}
	if text == "" || strings.Count(text, "\n") > maxNames {
		return
	}
	out.text, out.names = text, true
	out.glob = out.glob || name == "ls" && slices.ContainsFunc(a.args, func(w Word) bool { return w.Glob })
}

// listed are the names that ls prints of what it is given, one a line: patterns, and files as they are. None where one may be a folder,
// whose files it prints.
func listed(words []Word) string {
	text := ""
	for _, w := range words {
		if w.Text == "" || !w.Glob && (!isKnown(w.Text) || path.Ext(w.Text) == "" || strings.HasSuffix(w.Text, "/")) {
			return ""
		}
		text += w.Text + "\n"
	}
	return text
}

// picksNames is what is left of names that a program picks from or puts in another order.
func (r *reader) picksNames(out *output, name string, a reading, p place) {
	out.names, out.glob, out.from = true, p.inGlob, append(out.from, p.in.From...)
	switch name {
	case "grep":
		r.namesWith(out, a, p)
	case "head", "tail":
		out.text = p.inText
		if value, ok := optionValue(a.args, "-"); ok && strings.Trim(value, "n= ") == "1" || slices.ContainsFunc(a.args, func(w Word) bool { return w.Text == "1" }) {
			out.text, out.glob = oneOf(p.inText), false
		}
	default:
		out.text = p.inText
	}
}

// oneOf is a single one of some names.
func oneOf(text string) string {
	if strings.Count(text, "\n") > 1 {
		return unknown
	}
	for _, c := range []string{"**", "*", "?"} {
		text = strings.ReplaceAll(text, c, unknown)
	}
	return text
}

// namesWith is grep on names of which nothing is known.
func (r *reader) namesWith(out *output, a reading, p place) {
	out.text = p.inText
	if strings.Trim(p.inText, unknown+"./\n") != "" || hasFlag(a.args, "vLc", "--invert-match") {
		return
	}
	pattern, extended := grepPattern(a)
	if list := withLiterals(pattern, extended); len(list) > 0 {
		out.text = strings.Join(list, "\n") + "\n"
	}
}

// grepPattern is the pattern that grep is given; extended says that it is an extended one.
func grepPattern(a reading) (pattern string, extended bool) {
	for _, o := range a.options {
		if o.Name == "--regexp" || o.Name == "-e" {
			pattern = o.Value.Text
		}
		extended = extended || o.Name == "--extended-regexp" || o.Name == "--perl-regexp" || o.Name == "-E" || o.Name == "-P"
		if o.Name == "--fixed-strings" || o.Name == "-F" {
			return regexp.QuoteMeta(a.operandText()), true
		}
	}
	if pattern == "" {
		pattern = a.operandText()
	}
	return pattern, extended
}

func (a *reading) operandText() string {
	if len(a.operands) == 0 {
		return ""
	}
	return a.operands[0].Text
}

// withLiterals are the forms that a text has which a pattern matches: its literal parts with unknown ones between. None where nothing
// of note is literal.
func withLiterals(pattern string, extended bool) []string {
	if pattern == "" || len(pattern) > 256 || !isKnown(pattern) {
		return nil
	}
	if !extended {
		pattern = basicPattern(pattern)
	}
	re, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		return nil
	}
	list := forms(re, 0)
	for n, s := range list {
		if !strings.HasPrefix(s, "^") {
			s = unknown + s
		}
		if !strings.HasSuffix(s, "$") {
			s += unknown
		}
		s = strings.Trim(s, "^$")
		for strings.Contains(s, unknown+unknown) {
			s = strings.ReplaceAll(s, unknown+unknown, unknown)
		}
		if list[n] = s; strings.IndexFunc(s, unicode.IsLetter) < 0 {
			return nil
		}
	}
	return list
}

// forms are the texts of a pattern, with ^ and $ where its ends are.
func forms(re *syntax.Regexp, depth int) []string {
	if depth > 16 {
		return []string{unknown}
	}
	switch re.Op {
	case syntax.OpLiteral:
		return []string{strings.NewReplacer("^", unknown, "$", unknown).Replace(strings.ToLower(string(re.Rune[:min(len(re.Rune), 128)])))}
	case syntax.OpBeginLine, syntax.OpBeginText:
		return []string{"^"}
	case syntax.OpEndLine, syntax.OpEndText:
		return []string{"$"}
	case syntax.OpEmptyMatch:
		return []string{""}
	case syntax.OpCharClass:
		var out []string
		for n := 0; n+1 < len(re.Rune); n += 2 {
			for c := re.Rune[n]; c <= re.Rune[n+1]; c++ {
				if out = append(out, strings.ToLower(string(c))); len(out) > 4 {
					return []string{unknown}
				}
			}
		}
		return out
	case syntax.OpAnyCharNotNL:
		return []string{"."} // as it is most often meant in names: grep .env
	case syntax.OpCapture:
		return forms(re.Sub[0], depth+1)
	case syntax.OpConcat:
		out := []string{""}
		for _, sub := range re.Sub {
			out = crossed(out, forms(sub, depth+1))
		}
		return out
	case syntax.OpAlternate:
		var out []string
		for _, sub := range re.Sub {
			out = append(out, forms(sub, depth+1)...)
		}
		if len(out) <= maxNames {
			return out
		}
	}
	return []string{unknown}
}

// crossed are all ways to put one of the second behind one of the first.
func crossed(a, b []string) []string {
	if len(a)*len(b) > maxNames {
		b = []string{unknown}
	}
	var out []string
	for _, x := range a {
		for _, y := range b {
			out = append(out, x+y)
		}
	}
	return out
}

// namedItems are the words that names make.
func namedItems(p place, at Span) []Word {
	var out []Word
	for text := range strings.Lines(p.inText) {
		if text = strings.TrimSuffix(text, "\n"); text != "" {
			out = append(out, Word{Text: text, Unknown: !isKnown(text), Glob: p.inGlob, Span: at, origin: originOf(p.in.From)})
		}
	}
	return out
}
