package sentence

import (
	"cmp"
	"slices"
)

// mark says what a token was read as. The zero value is a word that nothing has used.
type mark uint8

const (
	markFree mark = iota
	markForm
	markConcept
	markFiller
	markGuidance
	markRefused
)

// span is a range of tokens.
type span struct{ lo, hi int }

func (s span) empty() bool { return s.lo >= s.hi }

type parser struct {
	source   string
	lex      *Lexicon
	toks     []token
	marks    []mark
	names    [][]found // the names of concepts that start at each token, longest first
	named    []span    // where the longest of them stand, overlapping
	problems []Problem
	limits   map[int]limit // what alone is allowed of a kind of thing; see other.go
}

func newParser(text string, lex *Lexicon) *parser {
	p := &parser{source: text, lex: lex, toks: tokenize(text)}
	p.foldTimes()
	p.toks = foldAmounts(p.toks)
	p.marks = make([]mark, len(p.toks))
	p.findNames()
	return p
}

func (p *parser) set(s span, m mark) {
	for i := s.lo; i < s.hi; i++ {
		if p.marks[i] != markRefused {
			p.marks[i] = m
		}
	}
}

// bytes is the range of text of a span of tokens.
func (p *parser) bytes(s span) [2]int {
	if s.empty() {
		return [2]int{}
	}
	return [2]int{p.toks[s.lo].start, p.toks[s.hi-1].end}
}

// ranges lists the runs of tokens with a mark.
func (p *parser) ranges(m mark) [][2]int {
	var out [][2]int
	for _, s := range p.runs(m) {
		out = append(out, p.bytes(s))
	}
	return out
}

func (p *parser) runs(m mark) []span {
	var out []span
	for i := range p.marks {
		if p.marks[i] != m {
			continue
		}
		if n := len(out); n > 0 && out[n-1].hi == i {
			out[n-1].hi++
			continue
		}
		out = append(out, span{i, i + 1})
	}
	return out
}

// report adds a problem and marks its words, so that no second problem is made of them.
func (p *parser) report(s span, pr Problem) {
	if s.empty() {
		s = span{0, len(p.toks)}
	}
	pr.Words = p.bytes(s)
	p.set(s, markRefused)
	p.problems = append(p.problems, pr)
}

func (p *parser) ordered() []Problem {
	slices.SortStableFunc(p.problems, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.Words[0], b.Words[0]), cmp.Compare(a.Words[1], b.Words[1]), cmp.Compare(a.Kind, b.Kind))
	})
	return slices.CompactFunc(p.problems, func(a, b Problem) bool { return a.Kind == b.Kind && a.Words == b.Words })
}

// leftovers reports every word that was not read.
func (p *parser) leftovers() {
	for _, s := range p.runs(markFree) {
		if s = p.trim(s); !s.empty() {
			p.unread(s)
		}
	}
}

// trim drops what carries no meaning at the ends of a span.
func (p *parser) trim(s span) span {
	for !s.empty() && p.idle(s.lo) {
		s.lo++
	}
	for !s.empty() && p.idle(s.hi-1) {
		s.hi--
	}
	return s
}

func (p *parser) idle(i int) bool { return p.toks[i].idle() || p.marks[i] == markRefused }
