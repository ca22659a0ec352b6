package shell

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// ansiC decodes the escapes of $'…'; text after a NUL is lost, as in bash.
func ansiC(s string) string {
	text, _ := unescape(s, escapesANSI)
	text, _, _ = strings.Cut(text, "\x00")
	return text
}

// escapes says which reader's backslashes are meant: they differ in octal digits and in \c.
type escapes int

const (
	escapesANSI   escapes = iota // $'…'
	escapesEcho                  // echo -e, printf %b
	escapesFormat                // a printf format
)

// unescape decodes backslash escapes; stop is set when \c ends all output.
func unescape(s string, kind escapes) (text string, stop bool) {
	if !strings.Contains(s, `\`) {
		return s, false
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			i++
			continue
		}
		if s[i+1] == 'c' && kind == escapesEcho {
			return b.String(), true
		}
		i += 1 + escape(&b, s[i+1:], kind)
	}
	return b.String(), false
}

// escape writes what the escape at the start of s (after its backslash) means, and returns its length.
func escape(b *strings.Builder, s string, kind escapes) int {
	c := s[0]
	if plain := strings.IndexByte(`abefnrtvE\`, c); plain >= 0 {
		b.WriteByte("\a\b\x1b\f\n\r\t\v\x1b\\"[plain])
		return 1
	}
	switch {
	case c == 'x':
		return digits(b, s, 1, 2, 16)
	case c == 'u':
		return digits(b, s, 1, 4, 16)
	case c == 'U':
		return digits(b, s, 1, 8, 16)
	case c == '0' && kind == escapesEcho:
		return digits(b, s, 1, 3, 8)
	case c >= '0' && c <= '7':
		return digits(b, s, 0, 3, 8)
	case c == 'c' && kind == escapesANSI && len(s) > 1:
		b.WriteByte(s[1] & 0x1f)
		return 2
	case c == '\'' || c == '"' || c == '?':
		if kind != escapesEcho {
			b.WriteByte(c)
			return 1
		}
	}
	b.WriteByte('\\')
	b.WriteByte(c)
	return 1
}

// digits writes the character whose number stands in s after skip bytes, in at most limit digits, and returns what it used.
func digits(b *strings.Builder, s string, skip, limit, base int) int {
	end := skip
	for end < len(s) && end-skip < limit && isDigit(s[end], base) {
		end++
	}
	if end == skip && skip == 1 && s[0] != '0' {
		b.WriteByte('\\')
		b.WriteByte(s[0])
		return 1
	}
	n, _ := strconv.ParseUint("0"+s[skip:end], base, 32)
	if s[0] == 'u' || s[0] == 'U' {
		if n > utf8.MaxRune {
			n = utf8.RuneError
		}
		b.WriteRune(rune(n))
	} else {
		b.WriteByte(byte(n))
	}
	return end
}

func isDigit(c byte, base int) bool {
	switch {
	case base == 8:
		return c >= '0' && c <= '7'
	case c >= '0' && c <= '9':
		return true
	}
	c |= 0x20
	return c >= 'a' && c <= 'f'
}

// bareLiteral removes the backslashes of text outside quotes.
func bareLiteral(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// quotedLiteral removes the backslashes of text inside double quotes, or in a here-document, where \" is not special.
func quotedLiteral(s, special string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && strings.IndexByte(special, s[i+1]) >= 0 {
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String()
}
