package code

import "strings"

// special reads what only some languages have: prefixed and quote-like texts, regular expressions, here-documents, symbols, word lists.
func (l *lexer) special(c byte) bool {
	switch l.lang {
	case python:
		return l.prefixed()
	case node:
		return c == '/' && l.wantsOperand() && l.slashes(false) || l.slashedPrefix(c)
	case perl:
		return l.perlSpecial(c)
	case ruby:
		return l.rubySpecial(c)
	case php:
		return l.has("<<<") && l.phpHeredoc()
	}
	return false
}

// prefixed reads r'…', f"…" and their kind.
func (l *lexer) prefixed() bool {
	n := 0
	for n < 3 && strings.IndexByte("rRbBuUfFtT", l.at(n)) >= 0 && l.at(n) != 0 {
		n++
	}
	if n == 0 || n > 2 || l.at(n) != '"' && l.at(n) != '\'' {
		return false
	}
	start := l.pos
	l.pos += n
	l.pythonText(start, l.src[start:l.pos])
	return true
}

// operandWords are words after which an operand stands.
var operandWords = map[string]bool{"return": true, "typeof": true, "case": true, "in": true, "of": true, "delete": true, "void": true, "throw": true,
	"new": true, "instanceof": true, "else": true, "do": true, "yield": true, "await": true, "and": true, "or": true, "not": true, "if": true,
	"unless": true, "while": true, "until": true, "when": true, "x": true, "lt": true, "split": true, "grep": true, "map": true, "join": true,
	"puts": true, "print": true, "push": true, "foreach": true, "for": true, "then": true, "elsif": true}

// wantsOperand reports that what comes is an operand, so that / begins a regular expression and < a glob.
func (l *lexer) wantsOperand() bool {
	t := l.last()
	switch t.kind {
	case opToken:
		return t.text != ")" && t.text != "]" && t.text != "}" && t.text != "++" && t.text != "--"
	case wordToken:
		return operandWords[t.text] && l.lastBut(1).text != "."
	}
	return false
}

func (l *lexer) lastBut(n int) token {
	if len(l.toks) <= n {
		return token{}
	}
	return l.toks[len(l.toks)-1-n]
}

// slashes reads a regular expression between slashes; when it does not end on its line there is none.
func (l *lexer) slashes(lines bool) bool {
	class := false
	for i := l.pos + 1; i < l.end; i++ {
		switch c := l.src[i]; {
		case c == '\\':
			i++
		case c == '\n' && !lines || i-l.pos > 4096:
			return false
		case c == '[':
			class = true
		case c == ']':
			class = false
		case c == '/' && !class:
			start := l.pos
			l.pos = i + 1
			l.flags()
			l.emit(patternToken, start, l.src[start:l.pos])
			return true
		}
	}
	return false
}

// flags moves over the letters behind a regular expression and returns them.
func (l *lexer) flags() string {
	start := l.pos
	for isLetter(l.at(0)) {
		l.pos++
	}
	return l.src[start:l.pos]
}

func (l *lexer) perlSpecial(c byte) bool {
	switch {
	case c == '<' && l.has("<<") && l.heredocStart():
		return true
	case c == '<' && l.wantsPerlGlob():
		return l.angle()
	case c == '/' && l.wantsOperand():
		return l.slashes(true)
	case (c == '@' || c == '%' || c == '&') && (isLetter(l.at(1)) || l.at(1) == '_') && !isDigit(l.at(1)) && l.startsVariable(c):
		return l.sigil(c)
	case c == '$' && l.at(1) == '#' && (isWord(l.at(2)) || l.at(2) == '{'):
		start := l.pos
		l.pos += 2
		l.letters()
		l.emit(wordToken, start, l.src[start:l.pos])
		return true
	case isLetter(c):
		return l.perlQuote()
	}
	return false
}

func (l *lexer) wantsPerlGlob() bool {
	t := l.last()
	return l.wantsOperand() || len(l.toks) == 0 || t.kind == wordToken && t.text != "" && t.text[0] != '$' && l.at(1) != ' '
}

// startsVariable tells @x, %x and &x from the operators % and &.
func (l *lexer) startsVariable(c byte) bool {
	if c == '@' {
		return true
	}
	t := l.last()
	return len(l.toks) == 0 || t.kind == opToken && t.text != ")" && t.text != "]" && t.text != "}" || t.kind == wordToken && t.text[0] != '$' && l.space
}

// sigil reads @x and %x as names, and &x as the name of a function.
func (l *lexer) sigil(c byte) bool {
	start := l.pos
	l.pos++
	n := len(l.toks)
	line, space, indent := l.line, l.space, l.indent
	l.word()
	if len(l.toks) == n {
		return true
	}
	t := &l.toks[n]
	t.start, t.line, t.space, t.indent = start, line, space, indent
	if c != '&' {
		t.text = string(c) + t.text
	}
	return true
}

// angle reads <*.c>, a glob, and <STDIN>, a read.
func (l *lexer) angle() bool {
	n := strings.IndexAny(l.src[l.pos+1:min(l.end, l.pos+200)], ">\n;=<")
	if n < 0 || l.src[l.pos+1+n] != '>' {
		return false
	}
	start, text := l.pos, l.src[l.pos+1:l.pos+1+n]
	l.pos += n + 2
	name := "glob"
	if !strings.ContainsAny(text, "*?./~{") {
		name = "readline"
	}
	l.emit(wordToken, start, name)
	l.emit(opToken, start, "(")
	l.emit(textToken, start, text)
	l.emit(opToken, start, ")")
	return true
}

// perlQuote reads q(), qq{}, qw//, qx(), m//, qr//, s///, tr///, y///.
func (l *lexer) perlQuote() bool {
	n := 0
	for n < 3 && isWord(l.at(n)) {
		n++
	}
	name := l.src[l.pos : l.pos+n]
	switch name {
	case "q", "qq", "qw", "qx", "m", "qr", "s", "tr", "y":
	default:
		return false
	}
	i := n
	for l.at(i) == ' ' {
		i++
	}
	mark := l.at(i)
	if mark <= ' ' || isWord(mark) || mark == ',' || mark == ';' || mark == '=' || mark == ')' || i > n && mark == '#' {
		return false
	}
	if name == "s" && i > n && l.pos > 0 && l.src[l.pos-1] == '-' { // -s $file, its size
		return false
	}
	if p := l.last(); p.is(".") || p.is("{") && mark == '}' || p.kind == wordToken && p.text == "sub" {
		return false
	}
	start := l.pos
	l.pos += i
	switch name {
	case "q", "qq", "qx":
		s := pair(mark)
		s.raw, s.holes, s.command = name == "q", name != "q" && mark != '\'', name == "qx"
		l.text(start, 1, s)
	case "qw":
		l.words(start, "(", ")")
	default:
		l.substitution(name, start)
	}
	return true
}

// pair is the style of a text whose opening mark is given.
func pair(mark byte) style {
	if n := strings.IndexByte("([{<", mark); n >= 0 && mark != 0 {
		return style{closing: ")]}>"[n : n+1], open: mark}
	}
	return style{closing: string(rune(mark))}
}

// words reads a list of words as a list of texts.
func (l *lexer) words(start int, open, closing string) {
	s := pair(l.at(0))
	s.raw = true
	l.pos++
	text := l.pieces(s)[0].text
	l.emit(opToken, start, open)
	for _, w := range strings.Fields(text) {
		l.emit(textToken, start, w)
		l.emit(opToken, start, ",")
	}
	l.emit(opToken, start, closing)
}

// substitution reads a match or a substitution; the replacement of s///e is code.
func (l *lexer) substitution(name string, start int) {
	s := pair(l.at(0))
	s.raw = true
	l.pos++
	l.pieces(s)
	from := l.pos
	if name == "s" || name == "tr" || name == "y" {
		if s.open != 0 {
			for l.at(0) != 0 && l.at(0) <= ' ' {
				l.pos++
			}
			s = pair(l.at(0))
			s.raw = true
			l.pos = min(l.end, l.pos+1)
			from = l.pos
		}
		l.pieces(s)
	}
	to := l.pos - 1
	if flags := l.flags(); name == "s" && strings.Contains(flags, "e") && l.depth < 8 && to > from {
		inner := &lexer{src: l.src, pos: from, end: to, lang: l.lang, depth: l.depth + 1}
		inner.run(0)
		t := l.emit(textToken, start, "")
		t.parts = []part{{}, {toks: inner.toks, hole: true}}
		return
	}
	l.emit(patternToken, start, "")
}

func (l *lexer) rubySpecial(c byte) bool {
	switch {
	case c == '<' && l.has("<<") && l.heredocStart():
		return true
	case c == '/' && (l.wantsOperand() || l.last().kind == wordToken && l.space && l.at(1) != ' '):
		return l.slashes(true)
	case c == '%' && l.percent():
		return true
	case c == ':' && (isLetter(l.at(1)) || l.at(1) == '_') && l.symbolHere():
		start := l.pos
		l.pos++
		l.letters()
		if l.at(0) == '!' || l.at(0) == '?' {
			l.pos++
		}
		l.emit(textToken, start, l.src[start+1:l.pos])
		return true
	case c == ':' && l.at(1) == '"' && l.symbolHere():
		start := l.pos
		l.pos++
		l.text(start, 1, style{closing: `"`, holes: true})
		return true
	case c == '@':
		return l.instance()
	}
	return false
}

// instance reads @x and @@x.
func (l *lexer) instance() bool {
	start := l.pos
	for l.at(0) == '@' {
		l.pos++
	}
	l.letters()
	l.emit(wordToken, start, l.src[start:l.pos])
	return true
}

// symbolHere tells :x from the colon of a key and of ?:.
func (l *lexer) symbolHere() bool {
	t := l.last()
	return len(l.toks) == 0 || l.space || l.line || t.kind == opToken && t.text != ")" && t.text != "]" && t.text != ":"
}

// percent reads %w[], %i[], %q(), %Q(), %(), %x().
func (l *lexer) percent() bool {
	kind, i := l.at(1), 2
	if !isLetter(kind) {
		kind, i = 'Q', 1
	}
	mark := l.at(i)
	if strings.IndexByte("([{<|!/", mark) < 0 || mark == 0 || i == 1 && (mark == '/' || mark == '!' || mark == '<' || !l.wantsOperand() && !l.space) {
		return false
	}
	if p := l.last(); i == 1 && (p.kind != opToken && p.kind != wordToken || p.is(")") || p.is("]")) {
		return false
	}
	start := l.pos
	l.pos += i
	s := pair(mark)
	switch kind {
	case 'w', 'W', 'i', 'I':
		l.words(start, "[", "]")
		return true
	case 'q':
		s.raw = true
	case 'Q', 'x':
		s.holes, s.command = true, kind == 'x'
	case 'r':
		l.pos++
		s.raw = true
		l.pieces(s)
		l.flags()
		l.emit(patternToken, start, "")
		return true
	case 's':
	default:
		l.pos = start
		return false
	}
	l.text(start, 1, s)
	return true
}
