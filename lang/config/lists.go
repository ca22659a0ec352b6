package config

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// withoutLists is a source for HCL with one word in the place of each text (<<-W … W) and of each plain list or object of strings.
// Most of a vocabulary is such lists, which words and pairs read from the source itself, and HCL would spend most of its time on them. The word stands in
// parentheses over the same lines, so that all that follows keeps its place:
//
//	words = <<-W         words = (
//	  money, payment
//	W                    w)
//	also = ["a", "b"]    also = (       w)
//
// A file that this cannot follow for sure, such as one with a template, is given back as it is.
func withoutLists(src []byte) []byte {
	if bytes.ContainsRune(src, '\r') {
		return src
	}
	out := bytes.Clone(src)
	for at := 0; at < len(src); {
		size, list := lexeme(src[at:])
		if size < 0 {
			return src
		}
		if list && !(isAssigned(src[:at]) && blank(out[at:at+size])) && src[at] == '<' {
			return src
		}
		at += size
	}
	return out
}

// isAssigned says whether what comes next is the value of an attribute: in its place stands a word, which an operator would go on with, and
// which would be a function before parentheses.
func isAssigned(before []byte) bool {
	left, ok := bytes.CutSuffix(bytes.TrimRight(before, " \t"), []byte("="))
	return ok && !bytes.ContainsAny(left[max(0, len(left)-1):], "=!<>")
}

// lexeme is the length of the comment, string, text, plain list or object that src begins with, or of what stands before the next one; negative
// where it does not end, or where a template in it may hold more of them.
func lexeme(src []byte) (size int, list bool) {
	switch {
	case src[0] == '#' || bytes.HasPrefix(src, []byte("//")):
		return through(src, 1, "\n"), false
	case bytes.HasPrefix(src, []byte("/*")):
		return through(src, 2, "*/"), false
	case src[0] == '"':
		return quoted(src), false
	case bytes.HasPrefix(src, []byte("<<")):
		return heredoc(src), true
	case src[0] == '[':
		if size := plainList(src); size > 0 && ends(src[size:]) {
			return size, true
		}
	case src[0] == '{':
		if size := plainObject(src, func(key, value span) {}); size > 0 && ends(src[size:]) {
			return size, true
		}
	}
	next := bytes.IndexAny(src[1:], "#/\"<[{")
	if next < 0 {
		return len(src), false
	}
	return 1 + next, false
}

// plainList is the length of the list of strings that src begins with, [ to ]; 0 where it is no list, or where a string of it is not just
// what stands between its quotes: one with an escape, a template, or letters that HCL would write in another way.
func plainList(src []byte) int {
	wants := true // a string may come
	for i := 1; i < len(src); {
		switch c := src[i]; {
		case c == ' ' || c == '\t' || c == '\n':
			i++
		case c == ']':
			return i + 1
		case c == ',' && !wants:
			wants = true
			i++
		case c == '"' && wants:
			size := plainString(src[i:])
			if size == 0 {
				return 0
			}
			wants = false
			i += size
		default:
			return 0
		}
	}
	return 0
}

func plainString(src []byte) int {
	for i := 1; i < len(src); i++ {
		switch c := src[i]; {
		case c == '"':
			return i + 1
		case c < ' ' || c >= 0x7f || c == '\\' || c == '{':
			return 0
		}
	}
	return 0
}

// ends says whether an expression ends before what comes next.
func ends(rest []byte) bool {
	rest = bytes.TrimLeft(rest, " \t")
	return len(rest) > 0 && bytes.IndexByte([]byte("\n,}#"), rest[0]) >= 0
}

// through is the length up to and with end, which is looked for from a place on.
func through(src []byte, from int, end string) int {
	i := bytes.Index(src[from:], []byte(end))
	if i < 0 {
		return -1
	}
	return from + i + len(end)
}

func quoted(src []byte) int {
	for i := 1; i < len(src); i++ {
		switch src[i] {
		case '\\':
			i++
		case '"':
			if holdsTemplate(src[:i]) {
				return -1
			}
			return i + 1
		case '\n':
			return -1
		}
	}
	return -1
}

// heredoc is the length of a text from << to its marker.
func heredoc(src []byte) int {
	first, rest, found := bytes.Cut(src, []byte("\n"))
	marker := bytes.TrimPrefix(first[2:], []byte("-"))
	if !found || !hclsyntax.ValidIdentifier(string(marker)) {
		return -1
	}
	size := len(first) + 1
	for line := range bytes.Lines(rest) {
		if bytes.Equal(bytes.TrimSpace(line), marker) {
			end := size + bytes.Index(line, marker) + len(marker)
			if holdsTemplate(src[:end]) || len(src) == end || src[end] != '\n' {
				return -1
			}
			return end
		}
		size += len(line)
	}
	return -1
}

func holdsTemplate(src []byte) bool {
	return bytes.Contains(src, []byte("${")) || bytes.Contains(src, []byte("%{"))
}

// blank writes (w) over a list and keeps its lines; it is false where there is no room.
func blank(list []byte) bool {
	const end = "w)"
	if len(list) <= len(end) || bytes.ContainsRune(list[len(list)-len(end):], '\n') {
		return false
	}
	for i, c := range list {
		if c != '\n' {
			list[i] = ' '
		}
	}
	list[0] = '('
	copy(list[len(list)-len(end):], end)
	return true
}

// whole is an expression with the lists that it was parsed without.
func (r *reader) whole(e hcl.Expression) hcl.Expression {
	rng := e.Range()
	if _, native := e.(hclsyntax.Expression); !native || rng.End.Byte > len(r.src) {
		return e
	}
	if given := r.given[rng.Start.Byte:rng.End.Byte]; bytes.Equal(given, r.src[rng.Start.Byte:rng.End.Byte]) {
		return e
	}
	end := rng.End.Byte
	if end < len(r.src) && r.src[end] == '\n' {
		end++ // a marker needs the end of its line
	}
	full, hd := hclsyntax.ParseExpression(r.src[rng.Start.Byte:end], r.file, rng.Start)
	r.hcl(hd)
	return full
}
