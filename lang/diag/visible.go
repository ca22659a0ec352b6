package diag

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Visible is a text with everything written out that would act on a terminal, or change the order in which its characters are shown: ESC
// becomes \u001b, a byte that is no UTF-8 becomes \xff. What is in keep passes as it is.
//
// The notation is that of JSON, so a string of JSON still means the same.
func Visible(s, keep string) string {
	if plain(s) {
		return s
	}
	var b strings.Builder
	for at := 0; at < len(s); {
		r, size := utf8.DecodeRuneInString(s[at:])
		part := s[at : at+size]
		at += size
		switch {
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&b, `\x%02x`, part[0])
		case !acts(r) || strings.Contains(keep, part):
			b.WriteString(part)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\r':
			b.WriteString(`\r`)
		case r == '\t':
			b.WriteString(`\t`)
		default:
			for _, unit := range utf16.Encode([]rune{r}) {
				fmt.Fprintf(&b, `\u%04x`, unit)
			}
		}
	}
	return b.String()
}

// plain says that a text needs no second look.
func plain(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] >= 0x7f {
			return false
		}
	}
	return true
}

// acts says whether a character does something instead of being shown: controls, formats (the bidirectional ones are among them) and
// the separators of lines.
func acts(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp)
}
