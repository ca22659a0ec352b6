package shell

import (
	"strings"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"
)

// words expands words as a command's arguments are: into any number of fields each.
func (r *reader) words(list []*syntax.Word) []Word {
	out := make([]Word, 0, len(list))
	for _, w := range list {
		out = r.appendFields(out, w)
	}
	return out
}

func (r *reader) appendFields(out []Word, w *syntax.Word) []Word {
	if text, ok := plain(w); ok {
		r.charge(len(text) >> 4)
		return append(out, constant(text, r.at.node(w)))
	}
	for _, each := range r.braces(w) {
		if !r.charge(8) {
			break
		}
		f := fields{r: r, span: r.at.node(w)}
		f.parts(each.Parts)
		f.flush()
		out = append(out, f.out...)
	}
	return out
}

// plain is the text of a word in which nothing is special.
func plain(w *syntax.Word) (string, bool) {
	if len(w.Parts) != 1 {
		return "", false
	}
	lit, ok := w.Parts[0].(*syntax.Lit)
	if !ok || strings.ContainsAny(lit.Value, "\\~{*?[") {
		return "", false
	}
	return lit.Value, true
}

// fields gathers the fields that one word expands to.
type fields struct {
	r       *reader
	span    Span
	out     []Word
	cur     strings.Builder
	open    bool // there is a field, even if its text is empty
	whole   bool // no splitting, no patterns: the word is one field
	glob    bool
	bracket bool // an unquoted [ was seen
	unsure  bool
	from    *origin
	pattern bool // quote what is literal, for matching
}

func (f *fields) flush() {
	if !f.open {
		return
	}
	text := f.cur.String()
	f.out = append(f.out, Word{Text: text, Unknown: f.unsure || !isKnown(text), Glob: f.glob, Span: f.span, origin: f.from})
	f.cur.Reset()
	f.open, f.glob, f.bracket, f.unsure, f.from = false, false, false, false, nil
}

func (f *fields) write(text string) {
	f.open = true
	if f.cur.Len()+len(text) > maxText || !f.r.charge(len(text)>>2) {
		text = unknown
	}
	f.cur.WriteString(text)
}

// quoted adds text that stays as it is.
func (f *fields) quoted(text string) {
	if f.pattern {
		text = escaped(text)
	}
	f.write(text)
}

// bare adds text whose pattern characters count.
func (f *fields) bare(text string) {
	if text == "" {
		return
	}
	for i := 0; i < len(text) && !f.whole; i++ {
		switch text[i] {
		case '*', '?':
			f.glob = true
		case '[':
			f.bracket = true
		case ']':
			f.glob = f.glob || f.bracket
		}
	}
	f.write(text)
}

// keep notes where a value came from.
func (f *fields) keep(v value) {
	f.unsure = f.unsure || v.unsure
	f.glob = f.glob || v.glob
	if v.from != nil {
		f.r.charge(f.from.size() + v.from.size())
		f.from = joinOrigins(f.from, v.from)
	}
}

func (f *fields) parts(parts []syntax.WordPart) {
	for i, part := range parts {
		switch p := part.(type) {
		case *syntax.Lit:
			f.literal(p.Value, i == 0, len(parts) > i+1)
		case *syntax.SglQuoted:
			f.single(p)
		case *syntax.DblQuoted:
			f.double(p)
		default:
			f.dynamic(part, false)
		}
	}
}

func (f *fields) single(q *syntax.SglQuoted) {
	text := q.Value
	if q.Dollar {
		text = ansiC(text)
	}
	f.quoted(text)
}

// literal adds an unquoted literal; first and more place it in its word, for the tilde.
func (f *fields) literal(s string, first, more bool) {
	if strings.Contains(s, "~") {
		s = f.tildes(s, first, more)
	}
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 || i == len(s)-1 {
			f.bare(s)
			return
		}
		f.bare(s[:i])
		_, size := utf8.DecodeRuneInString(s[i+1:])
		f.quoted(s[i+1 : i+1+size])
		s = s[i+1+size:]
	}
}

// splitLiteral adds a literal that IFS splits, as the word of ${a:-word} is.
func (f *fields) splitLiteral(s string, first, more bool) {
	if first && strings.HasPrefix(s, "~") {
		s = f.tilde(s, more)
	}
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 || i == len(s)-1 {
			f.split(value{text: s})
			return
		}
		f.split(value{text: s[:i]})
		_, size := utf8.DecodeRuneInString(s[i+1:])
		f.quoted(s[i+1 : i+1+size])
		s = s[i+1+size:]
	}
}

// tildes expands a tilde at the start of the word, and in a word that looks like an assignment after = and :.
func (f *fields) tildes(s string, first, more bool) string {
	if first && s[0] == '~' {
		return f.tilde(s, more)
	}
	eq := strings.IndexByte(s, '=')
	if !first || eq < 0 || !isName(s[:eq]) {
		return s
	}
	f.bare(s[:eq+1])
	return f.tildeList(s[eq+1:], more)
}

// tildeList expands the tildes of an assignment's value.
func (f *fields) tildeList(s string, more bool) string {
	for {
		if strings.HasPrefix(s, "~") {
			s = f.tilde(s, more)
		}
		i := strings.Index(s, ":~")
		if i < 0 {
			return s
		}
		f.literal(s[:i+1], false, true)
		s = s[i+1:]
	}
}

// tilde adds the folder that a tilde prefix names and returns the rest. The homes of other users stay as they are written.
func (f *fields) tilde(s string, more bool) string {
	end := strings.IndexAny(s, "/:")
	if end < 0 {
		end = len(s)
		if more {
			return s
		}
	}
	var folder string
	switch s[:end] {
	case "~":
		folder = f.r.home()
	case "~+":
		folder = f.r.scope.cwd
	case "~-":
		folder = f.r.scope.old
	}
	if folder == "" {
		return s
	}
	f.quoted(folder)
	return s[end:]
}

// home is the value of HOME, "~" when it is not known.
func (r *reader) home() string {
	v, set := r.scope.lookup("HOME")
	switch {
	case set:
		return v.text
	case r.env.Home != "":
		return r.env.Home
	}
	return "~"
}

func (f *fields) double(q *syntax.DblQuoted) {
	if !emptyList(q) {
		f.open = true
	}
	for _, part := range q.Parts {
		if lit, ok := part.(*syntax.Lit); ok {
			f.quoted(quotedLiteral(lit.Value, "$`\"\\"))
			continue
		}
		f.dynamic(part, true)
	}
}

// emptyList reports whether the quotes hold nothing but "$@" or its kind: with no elements, that is no field at all.
func emptyList(q *syntax.DblQuoted) bool {
	if len(q.Parts) != 1 {
		return false
	}
	pe, ok := q.Parts[0].(*syntax.ParamExp)
	return ok && isList(pe) && listName(pe) == "@"
}

// dynamic adds an expansion.
func (f *fields) dynamic(part syntax.WordPart, quoted bool) {
	switch p := part.(type) {
	case *syntax.ParamExp:
		f.expansion(f.r.parameter(p, quoted), quoted)
	case *syntax.CmdSubst:
		f.scalar(f.r.substitute(p), quoted)
	case *syntax.ArithmExp:
		f.scalar(value{text: f.r.arithmeticText(p.X)}, quoted)
	case *syntax.ProcSubst:
		f.quoted(f.r.processSubstitution(p))
	case *syntax.ExtGlob:
		f.glob = f.glob || !f.whole
		f.write(p.Op.String() + p.Pattern.Value + ")")
	case *syntax.BraceExp:
		f.write(unknown)
	case *syntax.SglQuoted:
		f.single(p)
	case *syntax.DblQuoted:
		f.double(p)
	case *syntax.Lit:
		f.quoted(p.Value)
	}
}

func (f *fields) scalar(v value, quoted bool) { f.expansion(expansion{values: []value{v}}, quoted) }

// expansion adds what a parameter gave: one value, or the elements of a list as fields of their own.
func (f *fields) expansion(e expansion, quoted bool) {
	for i, v := range e.values {
		if i > 0 {
			f.between(e, quoted)
		}
		f.keep(v)
		switch {
		case quoted || e.quoted:
			f.quoted(v.text)
		case f.whole:
			f.bare(v.text)
		default:
			f.split(v)
		}
	}
}

// between separates two elements of a list.
func (f *fields) between(e expansion, quoted bool) {
	switch {
	case f.whole && e.star || quoted && e.star:
		f.quoted(f.r.separator())
	case f.whole:
		f.quoted(" ")
	default:
		f.flush()
	}
}

// split adds an unquoted value, which IFS splits.
func (f *fields) split(v value) {
	ifs := f.r.ifs()
	text := v.text
	for text != "" {
		at := strings.IndexAny(text, ifs)
		if at < 0 {
			f.bare(text)
			return
		}
		if at > 0 {
			f.bare(text[:at])
			f.keep(v)
		}
		_, size := utf8.DecodeRuneInString(text[at:])
		hard := !strings.Contains(" \t\n", text[at:at+size])
		if hard {
			f.open = true
		}
		f.flush()
		text = text[at+size:]
		if !hard {
			text = f.absorb(text, ifs)
		}
	}
}

// absorb skips one hard separator that stands beside white space: together they are one.
func (f *fields) absorb(text, ifs string) string {
	trimmed := strings.TrimLeft(text, " \t\n")
	if trimmed == "" || len(f.out) == 0 {
		return trimmed
	}
	_, size := utf8.DecodeRuneInString(trimmed)
	if strings.Contains(ifs, trimmed[:size]) {
		return trimmed[size:]
	}
	return trimmed
}

func (r *reader) ifs() string {
	if v, ok := r.scope.lookup("IFS"); ok && !v.unset {
		return v.text
	}
	return " \t\n"
}

func (r *reader) separator() string {
	ifs := r.ifs()
	_, size := utf8.DecodeRuneInString(ifs)
	return ifs[:size]
}

// word expands a word that stays one field: an assignment's value, a redirection's target, a here-string.
func (r *reader) word(w *syntax.Word) Word {
	if w == nil {
		return Word{}
	}
	if text, ok := plain(w); ok {
		return constant(text, r.at.node(w))
	}
	f := fields{r: r, span: r.at.node(w), whole: true, open: true}
	f.parts(w.Parts)
	f.flush()
	return f.out[0]
}

// assigned expands the value of an assignment, where tildes also follow colons.
func (r *reader) assigned(w *syntax.Word) Word {
	if w == nil {
		return Word{}
	}
	f := fields{r: r, span: r.at.node(w), whole: true, open: true}
	parts := w.Parts
	if lit, ok := parts[0].(*syntax.Lit); ok && strings.Contains(lit.Value, "~") {
		f.literal(f.tildeList(lit.Value, len(parts) > 1), false, false)
		parts = parts[1:]
	}
	for _, part := range parts {
		f.parts([]syntax.WordPart{part})
	}
	f.flush()
	return f.out[0]
}

// target expands a redirection's target, in which patterns count.
func (r *reader) target(w *syntax.Word) Word {
	f := fields{r: r, span: r.at.node(w)}
	f.open = true
	f.parts(w.Parts)
	f.flush()
	if len(f.out) == 1 {
		return f.out[0]
	}
	return r.word(w)
}

// patternOf expands a word to a pattern: what is quoted loses its special meaning.
func (r *reader) patternOf(w *syntax.Word) string {
	if w == nil {
		return ""
	}
	f := fields{r: r, whole: true, open: true, pattern: true}
	f.parts(w.Parts)
	return f.cur.String()
}

// document expands the body of a here-document.
func (r *reader) document(parts []syntax.WordPart, tabs bool) value {
	f := fields{r: r, whole: true, open: true}
	first := true
	for _, part := range parts {
		lit, ok := part.(*syntax.Lit)
		if !ok {
			f.dynamic(part, true)
			first = false
			continue
		}
		text := lit.Value
		if tabs {
			text = stripTabs(text, first)
		}
		f.quoted(quotedLiteral(text, "$`\\"))
		first = false
	}
	return value{text: f.cur.String(), from: f.from, unsure: f.unsure}
}

// stripTabs removes the tabs at the start of each line; first says that the text itself starts a line.
func stripTabs(text string, first bool) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if i > 0 || first {
			lines[i] = strings.TrimLeft(line, "\t")
		}
	}
	return strings.Join(lines, "\n")
}

// IsName says whether a text can be the name of a variable.
func IsName(s string) bool { return isName(s) }

func isName(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i] | 0x20
		if !(c >= 'a' && c <= 'z' || s[i] == '_' || i > 0 && s[i] >= '0' && s[i] <= '9') {
			return false
		}
	}
	return s != ""
}

func cutPair(s string) (name, text string, ok bool) {
	name, text, ok = strings.Cut(s, "=")
	return name, text, ok && isName(strings.TrimSuffix(name, "+"))
}
