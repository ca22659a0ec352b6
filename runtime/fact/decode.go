package fact

import (
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Bounds of what is decoded in one text.
const (
	minEncoded = 20
	maxEncoded = 64 << 10
	maxDecoded = 8
)

// decoded lists the texts that a text holds in base64, base32, hexadecimal digits or percent signs.
func decoded(text string) []string {
	var out []string
	if s, ok := unescaped(text); ok {
		out = append(out, s)
	}
	start := -1
	for i := 0; i <= len(text) && len(out) < maxDecoded; i++ {
		if i < len(text) && encodedByte(text[i]) {
			if start < 0 {
				start = i
			}
			continue
		}
		if start >= 0 && i-start >= minEncoded && i-start <= maxEncoded {
			if s, ok := plainRun(text[start:i]); ok {
				out = append(out, s)
			}
		}
		start = -1
	}
	return out
}

func encodedByte(c byte) bool {
	return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || strings.IndexByte("+/-_", c) >= 0
}

// unescaped takes percent signs off, and the plus signs that stand for blanks beside them.
func unescaped(text string) (string, bool) {
	text = strings.TrimSpace(text)
	blanks := strings.ContainsAny(text, " \n")
	if !strings.Contains(text, "%") && (!strings.Contains(text, "+") || blanks) {
		return "", false
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '%' && i+2 < len(text):
			if raw, err := hex.DecodeString(text[i+1 : i+3]); err == nil {
				b.Write(raw)
				i += 2
				continue
			}
			b.WriteByte(c)
		case c == '+' && !blanks:
			b.WriteByte(' ')
		default:
			b.WriteByte(c)
		}
	}
	s := b.String()
	return s, s != text && utf8.ValidString(s)
}

// plainRun decodes a run, or what stands behind its last slash.
func plainRun(run string) (string, bool) {
	if s, ok := plain(run); ok {
		return s, true
	}
	tail := run[strings.LastIndexByte(run, '/')+1:]
	if len(tail) == len(run) || len(tail) < minEncoded {
		return "", false
	}
	return plain(tail)
}

// plain decodes one run; ok when what it holds reads as text.
func plain(run string) (string, bool) {
	if b, err := hex.DecodeString(run); err == nil {
		return readable(b)
	}
	run = strings.TrimRight(run, "=")
	for _, enc := range []*base64.Encoding{base64.RawStdEncoding, base64.RawURLEncoding} {
		if b, err := enc.DecodeString(run); err == nil {
			if s, ok := readable(b); ok {
				return s, true
			}
		}
	}
	b, err := base32.StdEncoding.WithPadding(base32.NoPadding).DecodeString(strings.ToUpper(run))
	if err != nil {
		return "", false
	}
	return readable(b)
}

func readable(b []byte) (string, bool) {
	if !utf8.Valid(b) {
		return "", false
	}
	s := string(b)
	odd := strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) && r != '\n' && r != '\r' && r != '\t' })
	return s, !odd
}
