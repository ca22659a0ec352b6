package code

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// style says how a text is read.
type style struct {
	closing string
	open    byte // of a pair that nests, else 0
	raw     bool // backslashes are plain but before the closing mark
	holes   bool // expressions inside are read
	command bool
	format  bool // of Python and C#: {} holds an expression
	dollar  bool // of Kotlin and its kind: $name and ${} hold one
	plain   bool // backslashes are nothing special, and a closing mark that stands twice is one of the text
}

// quoted reads a text that begins with a quote.
func (l *lexer) quoted(c byte) bool {
	switch {
	case c != '"' && c != '\'' && c != '`', c == '`' && l.lang == python:
		return false
	case l.lang == python:
		l.pythonText(l.pos, "")
	case c == '"' && slashed[l.name]:
		l.slashedText(l.pos, "")
	case c == '`':
		l.text(l.pos, 1, style{closing: "`", holes: true, command: l.lang != node})
	default:
		l.text(l.pos, 1, style{closing: string(c), raw: c == '\'' && l.lang != node, holes: c == '"' && l.lang != node})
	}
	return true
}

// pythonText reads a text with a prefix that was read already.
func (l *lexer) pythonText(start int, prefix string) {
	prefix = strings.ToLower(prefix)
	s := style{closing: l.src[l.pos : l.pos+1], raw: strings.Contains(prefix, "r"), format: strings.ContainsAny(prefix, "ft")}
	skip := 1
	if l.has(strings.Repeat(s.closing, 3)) {
		s.closing, skip = strings.Repeat(s.closing, 3), 3
	}
	s.holes = s.format
	l.text(start, skip, s)
	l.toks[len(l.toks)-1].raw = strings.Contains(prefix, "b")
}

// interpolates are the languages in whose texts $name and ${…} hold an expression; of Scala it is those with a prefix.
var interpolates = map[string]bool{"kotlin": true, "groovy": true, "dart": true}

// blocks are the languages that have texts of several lines between three marks.
var blocks = map[string]bool{"csharp": true, "java": true, "kotlin": true, "scala": true, "groovy": true, "swift": true, "dart": true}

// slashedText reads a text of C#, Java, Kotlin and their kind, between one or three marks, with a prefix that was read already: $"…{x}…",
// @"C:\x", s"…$x…".
func (l *lexer) slashedText(start int, prefix string) {
	s := style{closing: `"`, format: l.name == "csharp" && strings.Contains(prefix, "$"), plain: strings.Contains(prefix, "@"),
		dollar: interpolates[l.name] || l.name == "scala" && prefix != ""}
	skip := 1
	if l.has(`"""`) && blocks[l.name] && !s.plain {
		s.closing, skip = `"""`, 3
		s.plain = l.name == "csharp" || l.name == "kotlin" || l.name == "scala"
	}
	s.holes = s.format || s.dollar || l.name == "swift"
	l.text(start, skip, s)
}

// slashedPrefix reads what stands before a text: $"…", @"…", $@"…" of C#, s"…" and f"…" of Scala.
func (l *lexer) slashedPrefix(c byte) bool {
	marks := ""
	switch {
	case l.name == "csharp" && (c == '$' || c == '@'):
		marks = "$@"
	case l.name == "scala" && (c == 's' || c == 'f'):
		marks = "sf"
	default:
		return false
	}
	n := 0
	for n < 4 && l.at(n) != 0 && strings.IndexByte(marks, l.at(n)) >= 0 {
		n++
	}
	if l.at(n) != '"' {
		return false
	}
	start := l.pos
	l.pos += n
	l.slashedText(start, l.src[start:l.pos])
	return true
}

// text reads up to the closing mark; start is where the token begins, skip the length of the opening mark.
func (l *lexer) text(start, skip int, s style) {
	l.pos += skip
	toks, line, space, indent := l.toks, l.line, l.space, l.indent
	parts := l.pieces(s)
	l.toks, l.line, l.space, l.indent = toks, line, space, indent
	t := l.emit(textToken, start, parts[0].text)
	t.command, t.template = s.command, s.closing == "`" && l.lang == node
	if len(parts) > 1 {
		t.text, t.parts = "", parts
	}
}

// pieces reads the content of a text.
func (l *lexer) pieces(s style) []part {
	var out []part
	var b strings.Builder
	nest := 0
	for l.pos < l.end {
		c := l.src[l.pos]
		switch {
		case s.plain && len(s.closing) == 1 && l.has(s.closing+s.closing):
			b.WriteString(s.closing)
			l.pos += 2
		case l.has(s.closing) && nest == 0:
			l.pos += len(s.closing)
			return append(out, part{text: b.String()})
		case c == '\\' && !s.plain && !(s.holes && l.name == "swift" && l.at(1) == '('):
			l.escape(&b, s)
		case s.holes && l.depth < 16 && l.hole(s, &b, &out):
		case c == '\n' && len(s.closing) == 1 && !s.plain && l.oneLine(s.closing):
			l.cut = true
			return append(out, part{text: b.String()})
		default:
			nest += nesting(c, s)
			b.WriteByte(c)
			l.pos++
		}
	}
	l.cut = true
	return append(out, part{text: b.String()})
}

// oneLine reports a quote that cannot hold a line break.
func (l *lexer) oneLine(q string) bool {
	return (q == "'" || q == `"`) && (l.lang == python && l.name != "r" || l.lang == node)
}

func nesting(c byte, s style) int {
	switch {
	case s.open == 0:
	case c == s.open:
		return 1
	case c == s.closing[0]:
		return -1
	}
	return 0
}

// escape reads a backslash and what it stands before.
func (l *lexer) escape(b *strings.Builder, s style) {
	c := l.at(1)
	if s.raw {
		if c == '\\' && l.lang != python || c != 0 && strings.HasPrefix(s.closing, string(c)) && l.lang != python {
			b.WriteByte(c)
		} else if b.WriteByte('\\'); c != 0 {
			b.WriteByte(c)
		}
		l.pos = min(l.end, l.pos+2)
		return
	}
	l.pos = min(l.end, l.pos+2)
	switch c {
	case 'n':
		b.WriteByte('\n')
	case 't':
		b.WriteByte('\t')
	case 'r':
		b.WriteByte('\r')
	case 'e':
		b.WriteByte(0x1b)
	case '\n', 0:
	case 'x':
		l.codePoint(b, 2)
	case 'u', 'U':
		l.codePoint(b, 4+4*b2i(c == 'U'))
	case '0', '1', '2', '3', '4', '5', '6', '7':
		l.octal(b)
	default:
		b.WriteByte(c)
	}
}

// codePoint reads up to n hexadecimal digits, or any number in braces.
func (l *lexer) codePoint(b *strings.Builder, n int) {
	rest := l.src[l.pos:min(l.end, l.pos+12)]
	braced := strings.HasPrefix(rest, "{")
	digits := rest[:min(n, len(rest))]
	if braced {
		end := strings.IndexByte(rest, '}')
		if end < 0 {
			return
		}
		digits = rest[1:end]
	}
	for len(digits) > 0 {
		if v, err := strconv.ParseUint(digits, 16, 32); err == nil {
			l.pos += len(digits) + 2*b2i(braced)
			if v < 0x110000 {
				b.WriteRune(rune(v))
			}
			return
		}
		if braced {
			return
		}
		digits = digits[:len(digits)-1]
	}
}

func (l *lexer) octal(b *strings.Builder) {
	l.pos--
	v, n := 0, 0
	for n < 3 && l.at(0) >= '0' && l.at(0) <= '7' {
		v = v*8 + int(l.at(0)-'0')
		l.pos++
		n++
	}
	if v < utf8.RuneSelf {
		b.WriteByte(byte(v))
		return
	}
	b.WriteRune(rune(v))
}

// hole reads an expression inside a text when one begins here.
func (l *lexer) hole(s style, b *strings.Builder, out *[]part) bool {
	skip, stop := l.holeMark(s)
	if skip == 0 {
		return false
	}
	if skip == 2 && s.format { // {{ or }}
		b.WriteByte(l.at(0))
		l.pos += 2
		return true
	}
	inner := &lexer{src: l.src, pos: l.pos + skip, end: l.end, lang: l.lang, name: l.name, depth: l.depth + 1}
	if s.format {
		inner.end = l.formatEnd(s, skip)
	}
	if stop == 0 {
		inner.variable()
	} else {
		inner.run(stop)
		inner.pos++
	}
	l.cut = l.cut || inner.cut && !s.format
	*out = append(*out, part{text: b.String()}, part{toks: inner.toks, hole: true})
	b.Reset()
	l.pos = min(max(inner.pos, l.pos+1), l.end)
	return true
}

// holeMark is the length of the mark that begins an expression, and the byte that ends it; 0 for a bare variable.
func (l *lexer) holeMark(s style) (skip int, stop byte) {
	c, d := l.at(0), l.at(1)
	switch {
	case s.format:
		if c == '{' && d == '{' || c == '}' && d == '}' {
			return 2, 0
		}
		if c == '{' {
			return 1, '}'
		}
	case s.dollar && c == '$' && d == '{', l.name == "swift" && c == '\\' && d == '(':
		return 2, closingOf(d)
	case s.dollar && c == '$' && (isLetter(d) || d == '_'):
		return -1, 0
	case l.lang == ruby && c == '#' && d == '{', l.lang == node && c == '$' && d == '{' && s.closing == "`":
		return 2, '}'
	case l.lang == perl && (c == '@' || c == '$') && d == '{':
		return 2, '}'
	case l.lang == php && c == '{' && d == '$':
		return 1, '}'
	case l.lang == php && c == '$' && d == '{':
		return 2, '}'
	case (l.lang == perl || l.lang == php) && c == '$' && (isLetter(d) || d == '_'):
		return -1, 0
	}
	return 0, 0
}

// closingOf is the mark that closes a bracket.
func closingOf(open byte) byte {
	if open == '(' {
		return ')'
	}
	return '}'
}

// formatEnd is where a Python format text ends at the latest: its expressions lie before.
func (l *lexer) formatEnd(s style, skip int) int {
	rest := l.src[l.pos+skip : l.end]
	depth := 0
	for i := 0; i < len(rest) && !strings.HasPrefix(rest[i:], s.closing); i++ {
		switch rest[i] {
		case '(', '[', '{':
			depth++
		case ')', ']':
			depth--
		case '}':
			if depth--; depth < 0 {
				return l.pos + skip + i + 1
			}
		}
	}
	return l.end
}

// variable reads $name with members and indexes directly behind it, as double quotes have it.
func (l *lexer) variable() {
	l.pos++
	l.word()
	for l.pos < l.end {
		switch {
		case l.at(0) == '[' || l.at(0) == '{' && l.lang == perl:
			closing := byte(']')
			if l.at(0) == '{' {
				closing = '}'
			}
			n := strings.IndexByte(l.src[l.pos:min(l.end, l.pos+80)], closing)
			if n < 0 {
				return
			}
			stop := l.pos + n
			for l.pos <= stop {
				l.next()
			}
		case l.has("->") && isLetter(l.at(2)) && l.lang == php:
			l.operator()
			l.word()
		default:
			return
		}
	}
}
