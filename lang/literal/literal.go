// Package literal finds, for a pattern, words of which every text that matches holds at least one. Whoever has many patterns looks for
// those words first, and tries only the patterns whose word is there.
package literal

import (
	"math/bits"
	"regexp/syntax"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The limits of what is worked out: of the words of one set, and of the characters of a class that are written out.
const (
	maxWords = 512
	maxClass = 4
)

// Fold brings a text to the form in which the words are given: lower case, and the two characters beyond ASCII that a pattern without
// regard to case takes for ASCII letters (U+017F, U+212A) as these. It keeps no offsets.
func Fold(s string) string {
	if !ascii(s) {
		s = asASCII.Replace(s)
	}
	return strings.ToLower(s)
}

var asASCII = strings.NewReplacer("\u017f", "s", "\u212a", "k")

// Lower folds the letters of ASCII and Latin-1, which keep their length, as strings.ToLower does not for all: an offset into what it
// returns is one into s, whatever bytes s holds.
func Lower(s string) string {
	for i := range len(s) {
		if small(s, i) != s[i] {
			b := []byte(s)
			for ; i < len(b); i++ {
				b[i] = small(s, i)
			}
			return string(b)
		}
	}
	return s
}

// small is a byte of a text in lower case: À to Þ are 0xC3 and 0x80 to 0x9E, of which 0x97 is no letter.
func small(s string, i int) byte {
	c := s[i]
	if c >= 0x80 && c <= 0x9e && c != 0x97 && i > 0 && s[i-1] == 0xc3 {
		return c | 0x20
	}
	return lower(c)
}

// GramSize is how many bytes of a text EachGram takes together.
const GramSize = 3

// EachGram calls f with every three bytes of a text in a row, as Fold gives it, the first the highest.
func EachGram(s string, f func(gram uint32)) {
	if !ascii(s) {
		s = Fold(s)
	}
	gram := uint32(0)
	for i := range len(s) {
		if gram = gram<<8&0xffffff | uint32(lower(s[i])); i >= GramSize-1 {
			f(gram)
		}
	}
}

func ascii(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// Regexp returns sets of words of a regular expression in Go's syntax: whatever matches holds a word of each set. The set that tells
// most is the first; there is none when nothing can be told, or when the expression is none. Words are folded, and not empty.
func Regexp(pattern string) [][]string {
	re, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		return nil
	}
	sets := of(re.Simplify()).sets()
	slices.SortStableFunc(sets, func(a, b []string) int { return worth(b) - worth(a) })
	return sets
}

// Glob returns the longest plain word of a glob, folded; "" when it has none.
func Glob(pattern string) string {
	longest, word := "", []byte(nil)
	end := func() {
		if len(word) > len(longest) {
			longest = string(word)
		}
		word = word[:0]
	}
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == '[':
			end()
			if close := strings.IndexByte(pattern[min(i+2, len(pattern)):], ']'); close >= 0 {
				i += 2 + close
			}
		case c == '*' || c == '?' || c >= utf8.RuneSelf:
			end()
		default:
			word = append(word, lower(c))
		}
	}
	end()
	return longest
}

func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c | 0x20
	}
	return c
}

// found is what is known of an expression: all the texts that it matches, if they are few, or sets of words of which its matches hold
// one each.
type found struct {
	exact []string // nil: not known
	all   [][]string
}

func (f found) sets() [][]string {
	if worth(f.exact) > 0 {
		return [][]string{f.exact}
	}
	return f.all
}

// words are the set that tells most, or nil.
func (f found) words() []string {
	var best []string
	for _, set := range f.sets() {
		if worth(set) > worth(best) {
			best = set
		}
	}
	return best
}

// worth is 0 for a set that says nothing, and more for long words, then for few: one letter more is worth as much as a set a quarter
// as large.
func worth(words []string) int {
	if len(words) == 0 || len(words) > maxWords {
		return 0
	}
	shortest := len(words[0])
	for _, w := range words {
		shortest = min(shortest, len(w))
	}
	if shortest == 0 {
		return 0
	}
	return 100 + 2*min(shortest, 8) - bits.Len(uint(len(words)))
}

func of(re *syntax.Regexp) found {
	switch re.Op {
	case syntax.OpLiteral:
		return ofRunes(re.Rune)
	case syntax.OpCharClass:
		return ofClass(re.Rune)
	case syntax.OpEmptyMatch, syntax.OpBeginLine, syntax.OpEndLine, syntax.OpBeginText, syntax.OpEndText,
		syntax.OpWordBoundary, syntax.OpNoWordBoundary:
		return found{exact: []string{""}}
	case syntax.OpCapture:
		return of(re.Sub[0])
	case syntax.OpQuest:
		return found{exact: union([]string{""}, of(re.Sub[0]).exact)}
	case syntax.OpPlus:
		return found{all: of(re.Sub[0]).sets()}
	case syntax.OpConcat:
		return ofConcat(re.Sub)
	case syntax.OpAlternate:
		return ofAlternatives(re.Sub)
	}
	return found{}
}

// ofRunes reads plain characters. One that may be written in several ways beyond its two cases is a hole: what stands around it is kept.
func ofRunes(runes []rune) found {
	var c concat
	start := 0
	for i, r := range runes {
		if !folds(r) {
			c.add(plain(runes[start:i]))
			c.add(found{})
			start = i + 1
		}
	}
	c.add(plain(runes[start:]))
	return c.end()
}

func plain(runes []rune) found { return found{exact: []string{strings.ToLower(string(runes))}} }

// folds says whether a character and its other case are all that a pattern without regard to case takes for it, and both are as long:
// ASCII, and the letters of Latin-1 but ß, å and ÿ.
func folds(r rune) bool {
	switch unicode.ToLower(r) {
	case 'ß', 'å', 'ÿ':
		return false
	}
	return r < utf8.RuneSelf || r >= 'À' && r <= 'þ'
}

// ofClass writes out a small class, by its ranges. Of the two characters beyond Latin-1 that are folded to ASCII, see Fold.
func ofClass(ranges []rune) found {
	runes := rune(0)
	for i := 0; i+1 < len(ranges); i += 2 {
		runes += ranges[i+1] - ranges[i] + 1
	}
	if runes > 2*maxClass+1 {
		return found{}
	}
	var out []string
	for i := 0; i+1 < len(ranges); i += 2 {
		for r := ranges[i]; r <= ranges[i+1]; r++ {
			w := Fold(string(r))
			if first, size := utf8.DecodeRuneInString(w); size != len(w) || !folds(first) {
				return found{}
			}
			out = append(out, w)
		}
	}
	slices.Sort(out)
	if out = slices.Compact(out); len(out) > maxClass {
		return found{}
	}
	return found{exact: out}
}

func ofConcat(list []*syntax.Regexp) found {
	var c concat
	for _, sub := range list {
		f := of(sub)
		if f.exact == nil {
			c.distribute(sub)
		}
		c.add(f)
	}
	return c.end()
}

// maxDistributed bounds the beginnings that are put before each of some alternatives.
const maxDistributed = 8

// distribute reads alternatives with what stands before them: the parser writes gefühl|gestresst as ge(?:fühl|stresst).
func (c *concat) distribute(re *syntax.Regexp) {
	for re.Op == syntax.OpCapture {
		re = re.Sub[0]
	}
	if re.Op != syntax.OpAlternate || worth(c.run) == 0 || len(c.run) > maxDistributed {
		return
	}
	words := []string{}
	for _, sub := range re.Sub {
		one := concat{run: c.run}
		if sub.Op == syntax.OpConcat {
			for _, part := range sub.Sub {
				one.add(of(part))
			}
		} else {
			one.add(of(sub))
		}
		words = union(words, one.end().words())
	}
	if len(words) > 0 {
		c.all = append(c.all, words)
	}
}

// concat joins what stands one after another.
type concat struct {
	run   []string // the texts of the parts since the last that is not known exactly; nil: none
	holes bool     // there was one
	all   [][]string
}

func (c *concat) add(f found) {
	if f.exact == nil {
		c.close()
		c.all = append(c.all, f.all...)
		return
	}
	if c.run == nil {
		c.run = []string{""}
	}
	if len(c.run)*len(f.exact) > maxWords {
		c.close()
		c.run = f.exact
		return
	}
	c.run = product(c.run, f.exact)
}

func product(a, b []string) []string {
	out := make([]string, 0, len(a)*len(b))
	for _, x := range a {
		for _, y := range b {
			out = append(out, x+y)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func (c *concat) close() {
	if worth(c.run) > 0 {
		c.all = append(c.all, c.run)
	}
	c.run, c.holes = nil, true
}

func (c *concat) end() found {
	if !c.holes {
		return found{exact: c.run}
	}
	c.close()
	return found{all: c.all}
}

func ofAlternatives(list []*syntax.Regexp) found {
	exact, best := []string{}, []string{}
	for _, sub := range list {
		f := of(sub)
		exact, best = union(exact, f.exact), union(best, f.words())
	}
	if len(best) == 0 {
		return found{exact: exact}
	}
	return found{exact: exact, all: [][]string{best}}
}

// union is nil when one of the two is not known, or both are too many.
func union(a, b []string) []string {
	if a == nil || b == nil || len(a)+len(b) > maxWords {
		return nil
	}
	out := slices.Concat(a, b)
	slices.Sort(out)
	return slices.Compact(out)
}
