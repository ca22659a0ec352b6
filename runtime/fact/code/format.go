package code

import (
	"strconv"
	"strings"
)

// percent fills the %s, %d, %02x and their kind of a text.
func (r *reader) percent(a, b *value) *value {
	if a == nil || a.form != textual {
		return nil
	}
	args := []*value{b}
	if b != nil && b.form == listed {
		args = b.items
	}
	var out strings.Builder
	rest := a.text
	for n := 0; ; {
		i := strings.IndexByte(rest, '%')
		if i < 0 || i+1 >= len(rest) {
			out.WriteString(rest)
			return r.text(out.String()).flowing(args...)
		}
		out.WriteString(rest[:i])
		spec, named, size := conversion(rest[i+1:])
		switch {
		case spec == "%":
			out.WriteByte('%')
		case named != "":
			out.WriteString(formatted(b.field(named), spec))
		case n < len(args):
			out.WriteString(formatted(args[n], spec))
			n++
		default:
			out.WriteString(Unknown)
		}
		rest = rest[i+1+size:]
		if out.Len() > maxValue {
			return nil
		}
	}
}

// conversion reads what stands behind a percent sign: (name), flags, width, and the letter.
func conversion(s string) (spec, named string, size int) {
	if s[0] == '(' {
		if end := strings.IndexByte(s, ')'); end > 0 {
			named, size = s[1:end], end+1
		}
	}
	from := size
	for size < len(s)-1 && strings.IndexByte("0123456789.-+# ", s[size]) >= 0 {
		size++
	}
	if size >= len(s) {
		return "", named, len(s)
	}
	return s[from : size+1], named, size + 1
}

// formatted is a value as a format writes it: d, s, x, X, o, b, c, perhaps with a width before. Other formats are not known.
func formatted(v *value, spec string) string {
	s, ok := v.constant()
	if !ok {
		return v.piece()
	}
	if spec == "" {
		return s
	}
	letter, width := spec[len(spec)-1], spec[:len(spec)-1]
	if letter >= '0' && letter <= '9' {
		letter, width = 's', spec
	}
	if text, ok := converted(v, s, letter); ok {
		return padded(text, width)
	}
	return Unknown
}

// converted writes a number in the base that a letter stands for, or as a character.
func converted(v *value, s string, letter byte) (string, bool) {
	n, ok := v.integer()
	switch letter {
	case 's', 'r', 'v':
		return s, true
	case 'd', 'i', 'u':
		if m, err := strconv.ParseInt(s, 10, 64); err == nil {
			return strconv.FormatInt(m, 10), true
		}
	case 'x':
		return strconv.FormatInt(n, 16), ok
	case 'X':
		return strings.ToUpper(strconv.FormatInt(n, 16)), ok
	case 'o':
		return strconv.FormatInt(n, 8), ok
	case 'b':
		return strconv.FormatInt(n, 2), ok
	case 'c':
		if !ok {
			return s, true
		}
		return string(rune(n)), n >= 0 && n < 0x110000
	}
	return "", false
}

// padded writes a text with the width that a format asks for: 02, 4, or none.
func padded(s, width string) string {
	if width == "" {
		return s
	}
	n, err := strconv.Atoi(width)
	if err != nil || n < 0 || n > 256 {
		return Unknown
	}
	fill := " "
	if width[0] == '0' {
		fill = "0"
	}
	return strings.Repeat(fill, max(0, n-len(s))) + s
}

// braces fills the {} of a text.
func (r *reader) braces(v *value, args []argument) *value {
	if v.form != textual {
		return nil
	}
	var b strings.Builder
	rest := v.text
	for n := 0; ; {
		i := strings.IndexByte(rest, '{')
		end := strings.IndexByte(rest[max(i, 0):], '}')
		if i < 0 || end < 0 || b.Len() > maxValue {
			b.WriteString(rest)
			return r.text(b.String()).flowing(values(args)...)
		}
		b.WriteString(rest[:i])
		if strings.HasPrefix(rest[i:], "{{") {
			b.WriteByte('{')
			rest = rest[i+2:]
			continue
		}
		key, spec, _ := strings.Cut(rest[i+1:i+end], ":")
		b.WriteString(formatted(pick(args, key, n), spec))
		if key == "" {
			n++
		}
		rest = rest[i+end+1:]
	}
}

// pick is the argument that a {key} names; the one at n for an empty key.
func pick(args []argument, key string, n int) *value {
	key, _, _ = strings.Cut(key, "!")
	if i, err := strconv.Atoi(key); err == nil && i >= 0 {
		return arg(args, i)
	}
	for _, a := range args {
		if key != "" && a.name == key {
			return a.value
		}
		if a.value != nil && a.value.star && a.value.form == keyed && key != "" {
			return a.value.field(key)
		}
	}
	if key == "" {
		return arg(args, n)
	}
	return nil
}
