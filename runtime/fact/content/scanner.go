// Package content finds secrets, personal data and special categories of data (GDPR Art. 9) in text. The shapes and words that it
// knows stand in the tables; it reports where a match stands, never what it means for an action.
package content

import (
	"slices"
	"strings"
	"sync"

	"github.com/govc-lang/govc/compiler/tables"
)

// The classes of content.
const (
	Secret      = "secret"
	SecretTest  = "secret-test" // a provider's key for its test mode
	Personal    = "personal"
	Special     = "special"
	placeholder = "placeholder"
)

// Longest is the longest text that is scanned whole; of a longer one the first and last halves of this are.
const Longest = 1 << 20

// Match is one finding, by its bytes in the text. A Personal match alone says little: see Result.
type Match struct {
	Class, Shape string
	Start, End   int
}

// Result is what a text holds.
type Result struct {
	// Classes holds, sorted, each class that the text as a whole belongs to: Personal needs two signs of a person (a name and a
	// contact, two contacts, one identifying number), Special a sensitive term near one.
	Classes []string
	Matches []Match // by Start; of a shape of no value (see Secret, SecretTest, Personal, Special) the first
}

// Scanner finds classes of content. It is safe for concurrent use.
type Scanner struct {
	t            *tables.Tables
	once         sync.Once
	shapes       shapes
	sensitive    shapes // of class Special: tried only where a person is
	placeholders []shape
	phrases      map[string][]string // special terms of several words by their first
}

// New returns a scanner; what it needs of the tables is prepared when the first text comes.
func New(t *tables.Tables) *Scanner { return &Scanner{t: t} }

func (s *Scanner) prepare() {
	s.phrases = map[string][]string{}
	for _, known := range s.t.Shapes() {
		sh := newShape(known)
		sh.each = s.t.Has("content.each", sh.Name)
		s.sort(sh)
	}
	for _, term := range s.t.List("content.special") {
		if first, rest, ok := strings.Cut(term, " "); ok {
			s.phrases[first] = append(s.phrases[first], rest)
		}
	}
}

func (s *Scanner) sort(sh shape) {
	switch {
	case sh.Class == placeholder:
		s.placeholders = append(s.placeholders, sh)
	case sh.Class == Special:
		s.sensitive.add(sh)
	default:
		s.shapes.add(sh)
	}
}

// Scan finds what a text holds, in time linear in its length.
func (s *Scanner) Scan(text string) Result {
	s.once.Do(s.prepare)
	if len(text) <= Longest {
		return s.scan(text)
	}
	tail := len(text) - Longest/2
	r, last := s.scan(text[:Longest/2]), s.scan(text[tail:])
	for _, m := range last.Matches {
		r.Matches = append(r.Matches, Match{m.Class, m.Shape, m.Start + tail, m.End + tail})
	}
	r.Classes = append(r.Classes, last.Classes...)
	slices.Sort(r.Classes)
	r.Classes = slices.Compact(r.Classes)
	return r
}

func (s *Scanner) scan(text string) Result {
	p := pages.Get().(*page)
	defer p.free()
	p.open(text)
	s.names(p)
	s.shapes.each(p, func(sh *shape) { s.find(p, sh) })
	s.special(p)
	p.settle()
	return p.result()
}

// find adds the matches of one shape that pass its tests and are no placeholders; of a shape of words only the first, see Result.
func (s *Scanner) find(p *page, sh *shape) {
	for _, w := range p.windows(sh) {
		text := p.text[w.start:w.end]
		if !sh.Text.Matches(text) {
			continue
		}
		for _, at := range sh.Text.Regexp().FindAllStringSubmatchIndex(text, sh.wanted()) {
			start, end := at[0], at[1]
			if len(at) > 2 && at[2] >= 0 {
				start, end = at[2], at[3]
			}
			start, end = w.start+start, w.start+end
			if sh.near(p, w.start+at[0]) && sh.passes(p.text[start:end]) && !(sh.valued() && s.taken(p, start, end)) {
				p.add(sh, start, end)
				if !sh.valued() {
					return
				}
			}
		}
	}
}

// wanted is how many matches of a shape are asked for at once: all, -1, or the first where no test can take it back.
func (sh *shape) wanted() int {
	if sh.valued() || sh.Check != "" || len(sh.Near) > 0 {
		return -1
	}
	return 1
}

// valued says whether a shape is of values, for which a placeholder may stand, rather than of words.
func (sh *shape) valued() bool {
	return sh.Class == Secret || sh.Class == SecretTest || sh.Class == Personal || sh.Class == Special
}

// taken says whether a value is a placeholder.
func (s *Scanner) taken(p *page, start, end int) bool {
	if p.placeholders == nil {
		p.placeholders = []*shape{}
		for i := range s.placeholders {
			if sh := &s.placeholders[i]; sh.possible(p) {
				p.placeholders = append(p.placeholders, sh)
			}
		}
	}
	value, lower := p.text[start:end], p.lower[start:end]
	return slices.ContainsFunc(p.placeholders, func(sh *shape) bool {
		return sh.hinted(lower) && sh.near(p, start) && sh.Text.Matches(value)
	})
}

// placeheld says whether a value that stands alone is empty or a placeholder.
func (s *Scanner) placeheld(value string) bool {
	value = strings.TrimSpace(value)
	p := newPage(value)
	return value == "" || s.taken(p, 0, len(p.text))
}
