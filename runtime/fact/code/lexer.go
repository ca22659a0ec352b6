package code

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// lexer cuts source into tokens. It always moves on.
type lexer struct {
	src   string
	pos   int
	end   int
	lang  language
	name  string // of the language, where it is read by the rules of another
	toks  []token
	open  []byte // brackets
	depth int    // of expressions inside texts
	// line and indent describe the line that the next token stands on; space says that white space is before it.
	line, space bool
	indent      int
	// cut is set when a text or bracket does not end.
	cut bool
	// here lists the here-documents whose bodies begin at the next line.
	here []heredoc
}

func (l *lexer) at(i int) byte {
	if l.pos+i < l.end {
		return l.src[l.pos+i]
	}
	return 0
}

func (l *lexer) has(s string) bool { return strings.HasPrefix(l.src[l.pos:l.end], s) }

// run reads tokens up to the end, or to an unmatched stop.
func (l *lexer) run(stop byte) {
	if l.pos == 0 {
		l.line = true
		if l.has("#!") {
			l.skipLine()
		}
	}
	for l.pos < l.end {
		if stop != 0 && l.at(0) == stop && len(l.open) == 0 {
			return
		}
		l.next()
	}
	if stop != 0 || len(l.open) > 0 {
		l.cut = true
	}
}

func (l *lexer) emit(k kind, start int, text string) *token {
	if n := len(l.toks); n > 0 {
		l.toks[n-1].tight = !l.space && !l.line
	}
	l.toks = append(l.toks, token{kind: k, text: text, start: start, end: l.pos, line: l.line, space: l.space, indent: l.indent})
	l.line, l.space = false, false
	return &l.toks[len(l.toks)-1]
}

// last is the token before, or the zero token.
func (l *lexer) last() token {
	if len(l.toks) == 0 {
		return token{}
	}
	return l.toks[len(l.toks)-1]
}

func (l *lexer) next() {
	c := l.at(0)
	switch {
	case c == '\n':
		l.newline()
	case c <= ' ':
		l.space = true
		l.pos++
	case c == '\\' && (l.at(1) == '\n' || l.at(1) == '\r'):
		l.pos += 2
		l.space = true
	case l.comment(), l.quoted(c), l.special(c):
	case isDigit(c) || c == '.' && isDigit(l.at(1)):
		l.number()
	case isWord(c) || c == '$' && l.lang != python:
		l.word()
	default:
		l.operator()
	}
}

func (l *lexer) newline() {
	l.pos++
	l.space = true
	if len(l.here) > 0 {
		l.bodies()
	}
	if l.lang == python || l.lang == ruby {
		n := len(l.open)
		l.line = l.line || n == 0 || l.open[n-1] == '{' && l.lang == ruby
	}
	for l.indent = 0; l.at(l.indent) == ' ' || l.at(l.indent) == '\t'; {
		l.indent++
	}
	if l.lang == ruby && l.has("=begin") {
		l.skipTo("\n=end")
	}
	if l.lang == perl && l.at(0) == '=' && isWord(l.at(1)) {
		l.skipTo("\n=cut")
	}
	if l.lang == perl && (l.has("__END__") || l.has("__DATA__")) || l.lang == ruby && l.has("__END__") {
		l.pos = l.end
	}
}

func (l *lexer) skipLine() {
	if n := strings.IndexByte(l.src[l.pos:l.end], '\n'); n >= 0 {
		l.pos += n
		return
	}
	l.pos = l.end
}

// skipTo moves behind mark, or to the end.
func (l *lexer) skipTo(mark string) {
	if n := strings.Index(l.src[l.pos:l.end], mark); n >= 0 {
		l.pos += n + len(mark)
		return
	}
	l.pos = l.end
}

// comment skips one comment.
func (l *lexer) comment() bool {
	c := l.at(0)
	slashes := l.lang == node || l.lang == php
	switch {
	case c == '#' && l.lang == php && l.at(1) == '[', c == '#' && l.lang == node:
		return false
	case c == '#' || slashes && c == '/' && l.at(1) == '/':
		l.lineComment()
	case slashes && c == '/' && l.at(1) == '*':
		l.pos += 2
		l.skipTo("*/")
	case l.lang == php && l.has("?>"):
		l.pos += 2
		l.emit(opToken, l.pos-2, ";")
		l.openTag()
	default:
		return false
	}
	l.space = true
	return true
}

// lineComment skips to the end of the line; in PHP a closing tag ends the comment too.
func (l *lexer) lineComment() {
	start := l.pos
	l.skipLine()
	if l.lang == php {
		if n := strings.Index(l.src[start:l.pos], "?>"); n >= 0 {
			l.pos = start + n
		}
	}
}

// openTag moves behind the next <?php or <?=; a text without any is code from its beginning.
func (l *lexer) openTag() {
	rest := l.src[l.pos:l.end]
	n := strings.Index(rest, "<?")
	switch {
	case n < 0 && l.pos == 0:
	case n < 0:
		l.pos = l.end
	case l.pos == 0 && !strings.HasPrefix(strings.TrimSpace(rest), "<") && !strings.Contains(rest[n:min(n+5, len(rest))], "<?php"):
	default:
		l.pos += n + 2
		if l.has("php") {
			l.pos += 3
		} else if l.has("=") {
			l.pos++
		}
		l.line = true
	}
}

func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isWord(c byte) bool   { return c == '_' || isLetter(c) || isDigit(c) || c >= utf8.RuneSelf }

// letters moves over a word; format characters and spaces of other scripts end it.
func (l *lexer) letters() {
	for l.pos < l.end && isWord(l.src[l.pos]) {
		if l.src[l.pos] >= utf8.RuneSelf {
			r, n := utf8.DecodeRuneInString(l.src[l.pos:l.end])
			if unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) {
				return
			}
			l.pos += n
			continue
		}
		l.pos++
	}
}

func (l *lexer) number() {
	start := l.pos
	for c := l.at(0); isWord(c) && c < utf8.RuneSelf || c == '.' && isDigit(l.at(1)); c = l.at(0) {
		l.pos++
	}
	l.emit(numberToken, start, strings.ReplaceAll(l.src[start:l.pos], "_", ""))
}

// word reads a name, with the sigil of a variable and the separators of packages: $x, Foo::Bar, delete!, \A\B.
func (l *lexer) word() {
	start := l.pos
	if l.at(0) == '$' {
		l.pos++
		for l.lang == perl && l.at(0) == '$' && (isWord(l.at(1)) || l.at(1) == '$') {
			l.pos++
		}
	}
	l.letters()
	for l.lang == node && l.at(0) == '$' {
		l.pos++
		l.letters()
	}
	for l.joinsName() {
		l.letters()
	}
	if l.lang == ruby && (l.at(0) == '!' || l.at(0) == '?') && l.at(1) != '=' && l.pos > start {
		l.pos++
	}
	if l.pos == start+1 && l.src[start] == '$' && l.pos < l.end && l.lang != php && l.lang != node && l.src[l.pos] > ' ' && l.src[l.pos] != '{' {
		l.pos++ // $_ $@ $! $0
	}
	if l.pos == start {
		l.skipRune()
		return
	}
	text := l.src[start:l.pos]
	if strings.Contains(text, "::") || l.lang == php && strings.Contains(text, `\`) {
		text = strings.NewReplacer("::", ".", `\`, ".").Replace(text)
	}
	l.emit(wordToken, start, text)
}

// joinsName moves over the mark between two parts of a qualified name.
func (l *lexer) joinsName() bool {
	switch {
	case l.lang == perl && l.has("::") && isWord(l.at(2)):
		l.pos += 2
	case l.lang == php && l.at(0) == '\\' && isWord(l.at(1)):
		l.pos++
	default:
		return false
	}
	return true
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (l *lexer) skipRune() {
	_, n := utf8.DecodeRuneInString(l.src[l.pos:l.end])
	l.pos += max(n, 1)
}

// operators are the marks of more than one character, the longest first.
var operators = []string{"...", "===", "!==", "**=", "&&=", "||=", "??=", "?->", "<=>", "=>", "->", "::", "?.", "&.", "==", "!=", "<=", ">=", "&&", "||", "??", ":=", "+=",
	"-=", "*=", "/=", ".=", "//", "**", "=~", "!~", "++", "--", ".."}

func (l *lexer) operator() {
	start := l.pos
	op := ""
	for _, o := range operators {
		if l.has(o) && l.means(o) {
			op = o
			break
		}
	}
	if op == "" {
		if c := l.at(0); c >= utf8.RuneSelf || c == '\\' && l.lang == php {
			l.skipRune()
			return
		}
		op = l.src[l.pos : l.pos+1]
	}
	l.pos += len(op)
	l.bracket(op)
	l.emit(opToken, start, l.plain(op))
}

// means reports whether the language has an operator.
func (l *lexer) means(op string) bool {
	switch op {
	case "?.":
		return l.lang == node && !isDigit(l.at(2))
	case "&.":
		return l.lang == ruby
	case "->":
		return l.lang == perl || l.lang == php || l.lang == python || l.lang == ruby
	case "?->":
		return l.lang == php
	case ".=":
		return l.lang == perl || l.lang == php
	case "::":
		return l.lang == ruby || l.lang == php || l.lang == perl
	case "//":
		return l.lang == python || l.lang == perl
	case "..":
		return l.lang == perl || l.lang == ruby
	}
	return true
}

// plain is the operator in the reader's own spelling.
func (l *lexer) plain(op string) string {
	switch op {
	case "?.", "&.", "?->", "::":
		return "."
	case "->":
		if l.lang == perl || l.lang == php {
			return "."
		}
	case ".":
		if l.lang == perl || l.lang == php {
			return "+"
		}
	case ".=":
		return "+="
	case "||=", "??=", "&&=":
		return "||="
	}
	return op
}

// bracket keeps the stack of open brackets.
func (l *lexer) bracket(op string) {
	switch op {
	case "(", "[", "{":
		l.open = append(l.open, op[0])
	case ")", "]", "}":
		if n := len(l.open); n > 0 {
			l.open = l.open[:n-1]
		}
	}
}
