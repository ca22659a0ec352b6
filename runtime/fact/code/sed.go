package code

import (
	"strings"
	"unicode/utf8"
)

// sed reads what a sed script runs and opens: the commands e, r, w, R and W, and the flags e and w of s.
func sed(text string) ([]Call, bool) {
	x := &sedReader{src: text}
	if refuses(text) {
		return nil, true
	}
	for x.skip(); x.pos < len(x.src) && !x.cut; x.skip() {
		x.address()
		x.command()
	}
	return x.calls, !x.cut && len(x.calls) <= MaxCalls
}

// refuses says whether sed runs nothing of a script: it begins with what begins no command, the typographic quotes of copied text.
func refuses(text string) bool {
	first := strings.TrimLeft(text, " \t\n;{}")
	return first != "" && first[0] >= utf8.RuneSelf && !strings.HasPrefix(first, Unknown)
}

type sedReader struct {
	src   string
	pos   int
	calls []Call
	cut   bool
}

func (x *sedReader) skip() {
	for x.pos < len(x.src) && strings.IndexByte(" \t\n;}", x.src[x.pos]) >= 0 {
		x.pos++
	}
}

func (x *sedReader) peek() byte {
	if x.pos < len(x.src) {
		return x.src[x.pos]
	}
	return 0
}

// address skips the lines that a command is for: 1,5  $!  /a/,+2  \%b%I
func (x *sedReader) address() {
	for x.pos < len(x.src) {
		switch c := x.peek(); {
		case c == '/':
			x.pos++
			x.until('/')
		case c == '\\' && x.pos+1 < len(x.src):
			x.pos += 2
			x.until(x.src[x.pos-1])
		case c >= '0' && c <= '9', c == '$', c == ',', c == '~', c == '+', c == '!', c == ' ', c == 'I', c == 'M':
			x.pos++
		case strings.HasPrefix(x.src[x.pos:], Unknown):
			x.pos += len(Unknown)
		default:
			return
		}
	}
}

// until reads up to the delimiter, which may stand behind a backslash or in brackets.
func (x *sedReader) until(delimiter byte) {
	for ; x.pos < len(x.src); x.pos++ {
		switch c := x.src[x.pos]; {
		case c == '\\':
			x.pos++
		case c == delimiter:
			x.pos++
			return
		case c == '[' && delimiter != '[':
			x.bracket(delimiter)
		}
	}
	x.cut = true
}

// bracket skips a bracket expression, when it is one that ends before the line does.
func (x *sedReader) bracket(delimiter byte) {
	i := x.pos + 1
	for i < len(x.src) && strings.IndexByte("^]", x.src[i]) >= 0 && i < x.pos+3 {
		i++
	}
	end := strings.IndexByte(x.src[min(i, len(x.src)):], ']')
	if end < 0 || strings.IndexByte(x.src[i:i+end], '\n') >= 0 {
		return
	}
	if rest := x.src[i+end:]; strings.IndexByte(rest, delimiter) >= 0 {
		x.pos = i + end
	}
}

func (x *sedReader) command() {
	from := x.pos
	c := x.peek()
	x.pos++
	switch c {
	case 0, '{', '=', 'd', 'D', 'g', 'G', 'h', 'H', 'n', 'N', 'p', 'P', 'x', 'z', 'F':
	case '#', ':', 'v':
		x.line()
	case 'q', 'Q', 'l', 'L', 'b', 't', 'T':
		x.label()
	case 'a', 'i', 'c':
		x.added()
	case 'r', 'R':
		x.calls = append(x.calls, opens(strings.TrimSpace(x.line()), "r", from, x.pos))
	case 'w', 'W':
		x.writes(from)
	case 'e':
		x.calls = append(x.calls, runs(strings.TrimSpace(x.line()), from, x.pos))
	case 's':
		x.substitute(from)
	case 'y':
		x.pair()
	default:
		x.cut = x.pos <= len(x.src)
	}
}

func (x *sedReader) line() string {
	from := min(x.pos, len(x.src))
	x.pos = from + lineEnd(x.src[from:])
	return x.src[from:x.pos]
}

func (x *sedReader) label() {
	for x.pos < len(x.src) && strings.IndexByte("\n;}", x.src[x.pos]) < 0 {
		x.pos++
	}
}

// added skips the text of a, i and c: lines go on behind a backslash.
func (x *sedReader) added() {
	for {
		line := x.line()
		if !strings.HasSuffix(line, `\`) || x.pos >= len(x.src) {
			return
		}
		x.pos++
	}
}

func (x *sedReader) writes(from int) {
	if name := strings.TrimSpace(x.line()); !strings.HasPrefix(name, "/dev/std") {
		x.calls = append(x.calls, opens(name, "w", from, x.pos))
	}
}

func (x *sedReader) pair() (second string) {
	if x.pos >= len(x.src) {
		x.cut = true
		return ""
	}
	delimiter := x.src[x.pos]
	x.pos++
	x.until(delimiter)
	from := x.pos
	for ; x.pos < len(x.src); x.pos++ {
		switch x.src[x.pos] {
		case '\\':
			x.pos++
		case delimiter:
			x.pos++
			return x.src[from : x.pos-1]
		}
	}
	x.cut = true
	return ""
}

func (x *sedReader) substitute(from int) {
	replacement := x.pair()
	for x.pos < len(x.src) {
		switch c := x.src[x.pos]; {
		case c == 'w':
			x.pos++
			x.writes(from)
			return
		case c == 'e':
			x.pos++
			x.calls = append(x.calls, runs(replacement, from, x.pos))
		case strings.IndexByte("gpiImM0123456789", c) >= 0:
			x.pos++
		default:
			return
		}
	}
}
