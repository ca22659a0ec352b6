package web

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Find returns every URL of a text, in order: scheme://, //host and www. forms; nothing that only looks like a host. A URL inside
// another's query belongs to that one.
func Find(text string) []URL {
	var found []URL
	for at := 0; at < len(text); {
		start, ok := nextStart(text, at)
		if !ok {
			break
		}
		end := start + length(text[start:])
		u, ok := Parse(text[start:end], strings.HasPrefix(strings.ToLower(text[start:min(end, start+4)]), "www."))
		if !ok || u.Scheme == "" && !strings.Contains(u.Host, ".") || end <= at {
			at = skip(text, start)
			continue
		}
		u.Start, u.End = start, end
		found = append(found, u)
		at = end
	}
	return found
}

// skip passes one candidate.
func skip(text string, start int) int {
	if i := strings.IndexAny(text[start:], "/."); i >= 0 {
		for start += i + 1; start < len(text) && text[start] == '/'; start++ {
		}
		return start
	}
	return len(text)
}

// nextStart finds where the next URL may begin.
func nextStart(text string, at int) (int, bool) {
	for i := at; i < len(text); i++ {
		switch text[i] {
		case '/':
			if start, ok := slashStart(text, at, i); ok {
				return start, true
			}
		case 'w', 'W':
			if len(text) > i+4 && strings.EqualFold(text[i:i+4], "www.") && opens(text, at, i) {
				return i, true
			}
		}
	}
	return 0, false
}

// slashStart finds the start of a URL by its first slash.
func slashStart(text string, at, i int) (int, bool) {
	double := i+1 < len(text) && (text[i+1] == '/' || text[i+1] == '\\')
	if i > at && text[i-1] == ':' {
		start := schemeStart(text, at, i-1)
		if start < i-1 && (double || loose(text[start:i-1])) {
			return start, true
		}
	}
	return i, double && opens(text, at, i) && i+2 < len(text) && text[i+2] != '/' && text[i+2] != ' '
}

// schemeStart walks back over a scheme; no scheme is longer than 24 bytes.
func schemeStart(text string, at, colon int) int {
	start := colon
	for start > at && colon-start < 24 && schemeByte(text[start-1]) {
		start--
	}
	for start < colon && !letter(text[start]) {
		start++
	}
	return start
}

func schemeByte(c byte) bool {
	return letter(c) || c >= '0' && c <= '9' || c == '+' || c == '-' || c == '.'
}

func letter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// opens says whether a word begins at i.
func opens(text string, at, i int) bool {
	return i == 0 || i == at && at == 0 || strings.IndexByte(" \t\r\n\"'`(<[{=,;|@&", text[i-1]) >= 0
}

// length is how far a URL reaches: to a space, a quote, an angle bracket or a bracket that it did not open, less the punctuation
// that ends a sentence.
func length(s string) int {
	depth := map[rune]int{}
	end := len(s)
	for i, r := range s {
		if ends(r, depth) {
			end = i
			break
		}
	}
	for end > 0 {
		r, size := utf8.DecodeLastRuneInString(s[:end])
		if !strings.ContainsRune(".,;:!?*_\\", r) {
			break
		}
		end -= size
	}
	return end
}

func ends(r rune, depth map[rune]int) bool {
	switch r {
	case '"', '\'', '`', '<', '>', '|', '^', utf8.RuneError:
		return r != utf8.RuneError
	case '(', '[', '{':
		depth[r]++
	case ')':
		depth['(']--
		return depth['('] < 0
	case ']':
		depth['[']--
		return depth['['] < 0
	case '}':
		depth['{']--
		return depth['{'] < 0
	}
	return unicode.IsSpace(r) || unicode.IsControl(r)
}
