package config

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// withoutTexts is a source for HCL with an empty string in the place of each text (<<-W … W). Most of a vocabulary is lists that are
// written as texts, which words reads from the source itself, and HCL would spend most of its time on them. The empty string stands in
// parentheses over the same lines, so that all that follows keeps its place:
//
//	words = <<-W         words = (
//	  money, payment
//	W                    "")
//
// A file that this cannot follow for sure, such as one with a template, is given back as it is.
func withoutTexts(src []byte) []byte {
	if !bytes.Contains(src, []byte("<<")) || bytes.ContainsRune(src, '\r') {
		return src
	}
	out := bytes.Clone(src)
	for at := 0; at < len(src); {
		size, text := lexeme(src[at:])
		if size < 0 {
			return src
		}
		if text {
			if !bytes.HasSuffix(bytes.TrimRight(src[:at], " \t"), []byte("=")) {
				return src // a word before parentheses would be a function
			}
			blank(out[at : at+size])
		}
		at += size
	}
	return out
}

// lexeme is the length of the comment, string or text that src begins with, or of what stands before the next one; negative where it does
// not end, or where a template in it may hold more of them.
func lexeme(src []byte) (size int, text bool) {
	switch {
	case src[0] == '#' || bytes.HasPrefix(src, []byte("//")):
		return through(src, 1, "\n"), false
	case bytes.HasPrefix(src, []byte("/*")):
		return through(src, 2, "*/"), false
	case src[0] == '"':
		return quoted(src), false
	case bytes.HasPrefix(src, []byte("<<")):
		return heredoc(src), true
	}
	next := bytes.IndexAny(src[1:], "#/\"<")
	if next < 0 {
		return len(src), false
	}
	return 1 + next, false
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

// blank writes ("") over a text and keeps its lines.
func blank(text []byte) {
	for i, c := range text {
		if c != '\n' {
			text[i] = ' '
		}
	}
	copy(text, `(""`)
	text[len(text)-1] = ')'
}

// whole is an expression with the texts that it was parsed without.
func (r *reader) whole(e hcl.Expression) hcl.Expression {
	rng := e.Range()
	if _, native := e.(hclsyntax.Expression); !native || rng.End.Byte > len(r.src) || !bytes.Contains(r.src[rng.Start.Byte:rng.End.Byte], []byte("<<")) {
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
