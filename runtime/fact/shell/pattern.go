package shell

import (
	"strings"
	"unicode/utf8"
)

// matches reports whether the shell pattern matches all of s. A backslash quotes the next character.
func matches(pattern, s string) bool {
	star, resume := -1, 0
	p, i := 0, 0
	for i < len(s) {
		if p < len(pattern) && pattern[p] == '*' {
			star, resume = p, i
			p++
			continue
		}
		if next, width, ok := matchOne(pattern[p:], s[i:]); ok {
			p, i = p+next, i+width
			continue
		}
		if star < 0 {
			return false
		}
		_, width := utf8.DecodeRuneInString(s[resume:])
		resume += width
		p, i = star+1, resume
	}
	return strings.Trim(pattern[p:], "*") == ""
}

// matchOne matches one character of s and returns how much of both it used.
func matchOne(pattern, s string) (int, int, bool) {
	if pattern == "" {
		return 0, 0, false
	}
	c, width := utf8.DecodeRuneInString(s)
	switch pattern[0] {
	case '?':
		return 1, width, true
	case '[':
		if end := classEnd(pattern); end > 0 {
			return end + 1, width, inClass(pattern[1:end], c)
		}
	case '\\':
		if len(pattern) > 1 {
			ok := pattern[1] == s[0]
			return 2, 1, ok
		}
	}
	return 1, 1, pattern[0] == s[0]
}

// classEnd returns the index of the bracket that closes the class that pattern starts with, or 0.
func classEnd(pattern string) int {
	for i := 2; i < len(pattern); i++ {
		if pattern[i] == ']' && !(i == 2 && (pattern[1] == '!' || pattern[1] == '^')) {
			return i
		}
	}
	return 0
}

func inClass(class string, c rune) bool {
	negated := class[0] == '!' || class[0] == '^'
	if negated {
		class = class[1:]
	}
	found := false
	for class != "" {
		if name, rest, ok := namedClass(class); ok {
			found = found || inNamed(name, c)
			class = rest
			continue
		}
		low, width := utf8.DecodeRuneInString(class)
		class = class[width:]
		high := low
		if len(class) > 1 && class[0] == '-' {
			high, width = utf8.DecodeRuneInString(class[1:])
			class = class[1+width:]
		}
		found = found || low <= c && c <= high
	}
	return found != negated
}

func namedClass(class string) (name, rest string, ok bool) {
	text, ok := strings.CutPrefix(class, "[:")
	if !ok {
		return "", "", false
	}
	name, rest, ok = strings.Cut(text, ":]")
	return name, rest, ok
}

func inNamed(name string, c rune) bool {
	lower, upper, digit := c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9'
	switch name {
	case "alpha":
		return lower || upper
	case "digit":
		return digit
	case "alnum":
		return lower || upper || digit
	case "lower":
		return lower
	case "upper":
		return upper
	case "space":
		return strings.ContainsRune(" \t\n\r\v\f", c)
	case "punct":
		return c > ' ' && c < 0x7f && !lower && !upper && !digit
	}
	return false
}

const metacharacters = `*?[\`

// literalPattern is the text of a pattern without special characters.
func literalPattern(pattern string) (string, bool) {
	plain := bareLiteral(pattern)
	return plain, len(plain) == len(pattern) && !strings.ContainsAny(pattern, metacharacters) || escaped(plain) == pattern
}

// escaped is the pattern that matches text alone.
func escaped(text string) string {
	if !strings.ContainsAny(text, metacharacters) {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if strings.IndexByte(metacharacters, text[i]) >= 0 {
			b.WriteByte('\\')
		}
		b.WriteByte(text[i])
	}
	return b.String()
}
