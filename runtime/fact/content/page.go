package content

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"
	"sync"

	"github.com/govc-lang/govc/lang/literal"
)

// page is one text while it is scanned.
type page struct {
	text, lower  string
	trigrams     filter   // a Bloom filter of the runs of three bytes in lower, and of single bytes
	digits       int      // how many digits there are
	longest      int      // and how many in the longest run, a few separators apart
	runs         []run    // the runs of four and more
	placeholders []*shape // those that may match in this text; nil until asked for
	matches      []Match
	moved        []moved        // where offsets of text are not those of the text that was given; in order
	weights      map[string]int // of personal signs, by their text: said twice, counted once
	may          []bool         // by shape, while shapes are tried
}

// free empties a page, so that nothing of its text is kept, and gives it back.
func (p *page) free() {
	*p = page{may: p.may}
	pages.Put(p)
}

// filter is a Bloom filter of one hash.
type filter [filterBits / 64]uint64

const filterBits = 8192

// common calls do with every hash that two filters hold.
func (f *filter) common(other *filter, do func(h int)) {
	for i := range f {
		for both := f[i] & other[i]; both != 0; both &= both - 1 {
			do(i<<6 + bits.TrailingZeros64(both))
		}
	}
}

// run is a run of digits: its bytes, and how many digits.
type run struct{ start, end, digits int }

// pages are used again: the filter is large.
var pages = sync.Pool{New: func() any { return new(page) }}

func newPage(text string) *page {
	p := new(page)
	p.open(text)
	return p
}

// open begins a text on a page that is empty.
func (p *page) open(text string) {
	p.text, p.moved = asASCII(text)
	p.lower = literal.Lower(p.text)
	for i := 0; i < len(p.lower); i++ {
		mark(&p.trigrams, uint32(p.lower[i]))
		if i+2 < len(p.lower) {
			mark(&p.trigrams, trigram(p.lower[i:]))
		}
	}
	p.count()
}

// count finds the runs of digits. Up to three bytes that are no letters may stand between two of one run.
func (p *page) count() {
	r := run{start: -1}
	for i := 0; i < len(p.lower); i++ {
		c := p.lower[i]
		switch {
		case c >= '0' && c <= '9':
			if r.digits == 0 {
				r.start = i
			}
			p.digits++
			r.end, r.digits = i+1, r.digits+1
		case r.digits > 0 && (letterByte(c) || i-r.end >= 3):
			p.close(r)
			r = run{start: -1}
		}
	}
	p.close(r)
}

func (p *page) close(r run) {
	p.longest = max(p.longest, r.digits)
	if r.digits >= 4 {
		p.runs = append(p.runs, r)
	}
}

// moved says how many bytes fewer stand before an offset than in the text that was given.
type moved struct{ at, by int }

// asASCII writes as s and k the two characters beyond ASCII that a pattern without regard to case takes for them (U+017F, U+212A): the
// words that give a shape away are ASCII.
func asASCII(s string) (string, []moved) {
	if !strings.Contains(s, "\u017f") && !strings.Contains(s, "\u212a") {
		return s, nil
	}
	var b strings.Builder
	var at []moved
	by := 0
	for i := 0; i < len(s); {
		c, size := s[i], 1
		switch {
		case strings.HasPrefix(s[i:], "\u017f"):
			c, size = 's', len("\u017f")
		case strings.HasPrefix(s[i:], "\u212a"):
			c, size = 'k', len("\u212a")
		}
		b.WriteByte(c)
		if i += size; size > 1 {
			by += size - 1
			at = append(at, moved{b.Len(), by})
		}
	}
	return b.String(), at
}

// original is the offset in the text that was given.
func (p *page) original(at int) int {
	n, _ := slices.BinarySearchFunc(p.moved, at+1, func(m moved, at int) int { return cmp.Compare(m.at, at) })
	if n == 0 {
		return at
	}
	return at + p.moved[n-1].by
}

func trigram(s string) uint32 {
	return (uint32(s[0])<<16 | uint32(s[1])<<8 | uint32(s[2])) * 2654435761 >> 19
}

// hashOf is what a word must have set in the filter: its first three bytes, or its first.
func hashOf(word string) uint32 {
	switch {
	case len(word) > 2:
		return trigram(word)
	case word != "":
		return uint32(word[0])
	}
	return 0
}

func mark(f *filter, h uint32)        { f[h>>6] |= 1 << (h & 63) }
func marked(f *filter, h uint32) bool { return f[h>>6]&(1<<(h&63)) != 0 }

// holdsOne says whether the text holds one of some words.
func (p *page) holdsOne(words []hint) bool {
	for i := range words {
		if marked(&p.trigrams, words[i].first) && marked(&p.trigrams, words[i].last) && strings.Contains(p.lower, words[i].word) {
			return true
		}
	}
	return false
}

func (p *page) add(sh *shape, start, end int) {
	p.matches = append(p.matches, Match{sh.Class, sh.Name, start, end})
	switch {
	case sh.Class != Personal:
	case sh.each:
		p.weigh(p.lower[start:end], sh.weight())
	default:
		p.weigh("\x00"+sh.Name, sh.weight())
	}
}

func (p *page) weigh(sign string, weight int) {
	if p.weights == nil {
		p.weights = map[string]int{}
	}
	p.weights[sign] = max(p.weights[sign], weight)
}

// settle sorts the matches and drops the secrets that a test key takes back.
func (p *page) settle() {
	var tests []Match
	for _, m := range p.matches {
		if m.Class == SecretTest {
			tests = append(tests, m)
		}
	}
	taken := newCover(tests, 0)
	p.matches = slices.DeleteFunc(p.matches, func(m Match) bool { return m.Class == Secret && taken.holds(m) })
	sortMatches(p.matches)
	for i := range p.matches {
		m := &p.matches[i]
		m.Start, m.End = p.original(m.Start), p.original(m.End)
	}
}

func sortMatches(list []Match) {
	slices.SortStableFunc(list, func(a, b Match) int {
		return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End))
	})
}

func (p *page) result() Result {
	r := Result{Matches: p.matches}
	sum := 0
	for _, w := range p.weights {
		sum += w
	}
	for _, m := range p.matches {
		if m.Class != Personal {
			r.Classes = append(r.Classes, m.Class)
		}
		if m.Class == Special { // which only stands near a person
			sum = 2
		}
	}
	if sum >= 2 {
		r.Classes = append(r.Classes, Personal)
	}
	slices.Sort(r.Classes)
	r.Classes = slices.Compact(r.Classes)
	return r
}
