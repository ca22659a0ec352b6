// Package glob matches names and paths against patterns: "*" stands for any run of characters but "/", "**" for any run, "?" for
// one character but "/", "[abc]" for one of a set. Two patterns can be asked whether some name matches both.
package glob

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// Glob is a compiled pattern. The zero value matches the empty string only.
type Glob struct {
	source string
	parts  []part
	plain  bool
	word   string // the longest run of plain characters, which every match holds
}

// Lazy is a pattern that is compiled when it is first needed. It is safe for concurrent use.
type Lazy struct {
	source string
	once   sync.Once
	glob   Glob
}

// NewLazy keeps a pattern for later.
func NewLazy(pattern string) *Lazy { return &Lazy{source: pattern} }

// String returns the pattern.
func (l *Lazy) String() string { return l.source }

// Glob returns the compiled pattern.
func (l *Lazy) Glob() Glob {
	l.once.Do(func() { l.glob = Compile(l.source) })
	return l.glob
}

type kind uint8

const (
	literal kind = iota
	one          // ?
	set          // [abc]
	run          // *
	all          // **
)

type part struct {
	kind kind
	r    rune
	set  string
	not  bool
}

// Compile reads a pattern; an unclosed "[" is itself.
func Compile(pattern string) Glob {
	g := Glob{source: pattern, plain: !strings.ContainsAny(pattern, "*?[")}
	rs := []rune(pattern)
	for i := 0; i < len(rs); i++ {
		switch rs[i] {
		case '*':
			k := run
			for i+1 < len(rs) && rs[i+1] == '*' {
				k, i = all, i+1
			}
			g.parts = append(g.parts, part{kind: k})
		case '?':
			g.parts = append(g.parts, part{kind: one})
		case '[':
			p, n := bracket(rs[i:])
			g.parts = append(g.parts, p)
			i += n - 1
		default:
			g.parts = append(g.parts, part{r: rs[i]})
		}
	}
	g.word = longestWord(g.parts)
	return g
}

// longestWord is the longest run of plain characters. One that stands for bytes that are no character may be any of them.
func longestWord(parts []part) string {
	var longest, word []byte
	for _, p := range parts {
		if p.kind != literal || p.r == utf8.RuneError {
			word = nil
			continue
		}
		if word = utf8.AppendRune(word, p.r); len(word) > len(longest) {
			longest = word
		}
	}
	return string(longest)
}

func bracket(rs []rune) (part, int) {
	end := 1
	for end < len(rs) && (rs[end] != ']' || end == 1) {
		end++
	}
	if end >= len(rs) {
		return part{r: '['}, 1
	}
	body := rs[1:end]
	p := part{kind: set}
	if len(body) > 1 && (body[0] == '!' || body[0] == '^') {
		p.not, body = true, body[1:]
	}
	p.set = expandRanges(body)
	return p, end + 1
}

func expandRanges(body []rune) string {
	var b strings.Builder
	for i := 0; i < len(body); i++ {
		if i+2 < len(body) && body[i+1] == '-' && body[i] <= body[i+2] && body[i+2]-body[i] < 256 {
			for r := body[i]; r <= body[i+2]; r++ {
				b.WriteRune(r)
			}
			i += 2
			continue
		}
		b.WriteRune(body[i])
	}
	return b.String()
}

// String returns the pattern.
func (g Glob) String() string { return g.source }

// Valid says whether every "[" of the pattern is closed.
func (g Glob) Valid() bool { return !slices.Contains(g.parts, part{r: '['}) }

// Match says whether a name matches.
func (g Glob) Match(name string) bool {
	if g.plain {
		return g.source == name
	}
	return strings.Contains(name, g.word) && match(g.parts, name)
}

// match walks both sides once, and goes back to the last run where it is stuck: a "*" takes one character more, which may not be "/";
// when that fails, a "**" before it does.
func match(parts []part, name string) bool {
	var star, deep back
	i, at := 0, 0
	for {
		if i < len(parts) && parts[i].many() {
			if parts[i].kind == run {
				star = back{set: true, part: i, at: at}
			} else {
				star, deep = back{}, back{set: true, part: i, at: at}
			}
			i++
			continue
		}
		if at == len(name) && i == len(parts) {
			return true
		}
		r, size := utf8.DecodeRuneInString(name[at:])
		if i < len(parts) && at < len(name) && parts[i].takes(r) {
			i, at = i+1, at+size
			continue
		}
		switch {
		case star.more(name, false):
			i, at = star.part+1, star.at
		case deep.more(name, true):
			star = back{}
			i, at = deep.part+1, deep.at
		default:
			return false
		}
	}
}

// back is a run to go back to, and how far it has taken the name.
type back struct {
	set      bool
	part, at int
}

// more lets the run take one character more.
func (b *back) more(name string, slash bool) bool {
	if !b.set || b.at >= len(name) || name[b.at] == '/' && !slash {
		return false
	}
	_, size := utf8.DecodeRuneInString(name[b.at:])
	b.at += size
	return true
}

// Overlaps says whether some name matches both patterns. It takes time in the product of their lengths.
func Overlaps(a, b Glob) bool {
	width := len(b.parts) + 1
	reach := make([]bool, (len(a.parts)+1)*width)
	reach[0] = true
	for i := 0; i <= len(a.parts); i++ {
		for j := 0; j <= len(b.parts); j++ {
			if reach[i*width+j] {
				step(a.parts, b.parts, i, j, func(i, j int) { reach[i*width+j] = true })
			}
		}
	}
	return reach[len(reach)-1]
}

// step marks the states that follow (i, j): each pattern either skips a run or takes one character that the other takes too.
func step(a, b []part, i, j int, mark func(i, j int)) {
	if i < len(a) && a[i].many() {
		mark(i+1, j)
	}
	if j < len(b) && b[j].many() {
		mark(i, j+1)
	}
	if i == len(a) || j == len(b) || !meet(a[i], b[j]) {
		return
	}
	switch {
	case a[i].many() && b[j].many(): // both stay: nothing new
	case a[i].many():
		mark(i, j+1)
	case b[j].many():
		mark(i+1, j)
	default:
		mark(i+1, j+1)
	}
}

func (p part) many() bool { return p.kind == run || p.kind == all }

// meet says whether one character fits both parts.
func meet(a, b part) bool {
	if a.kind == literal {
		return b.takes(a.r)
	}
	if b.kind == literal {
		return a.takes(b.r)
	}
	if a.kind == set && !a.not {
		return strings.ContainsFunc(a.set, b.takes)
	}
	if b.kind == set && !b.not {
		return strings.ContainsFunc(b.set, a.takes)
	}
	return true
}

func (p part) takes(r rune) bool {
	switch p.kind {
	case literal:
		return p.r == r
	case set:
		return strings.ContainsRune(p.set, r) != p.not && r != '/'
	case all:
		return true
	default:
		return r != '/'
	}
}
