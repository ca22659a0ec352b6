package content

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/compiler/tables"
)

// nearness is how far before a match one of the words of Near may stand.
const nearness = 56

// shape is a shape of the tables with what a text must have before the pattern is tried.
type shape struct {
	tables.Shape
	hints  [][]hint // one word of each, the first tells most
	words  []hint   // one of Near
	digits int      // so many digits
	run    bool     // in one run
	each   bool     // every value counts, not only the first
}

// hint is a word in lower case with the hashes that a text which holds it has set in its filter: of its first three bytes and its
// last, or of its first byte.
type hint struct {
	word        string
	first, last uint32
}

func newShape(known tables.Shape) shape {
	sh := shape{Shape: known, words: hashed(known.Near)}
	for _, set := range known.Words {
		sh.hints = append(sh.hints, hashed(set))
	}
	sh.digits, sh.run = known.Digits, known.Run && known.Digits >= 4
	switch known.Check {
	case "luhn":
		sh.digits, sh.run = 12, true
	case "iban":
		sh.digits, sh.run = 8, true
	}
	return sh
}

func hashed(words []string) []hint {
	out := make([]hint, len(words))
	for i, w := range words {
		out[i] = hint{w, hashOf(w), hashOf(w[max(0, len(w)-3):])}
	}
	return out
}

// possible says whether the pattern is worth trying.
func (sh *shape) possible(p *page) bool {
	if sh.digits > p.digits || sh.run && sh.digits > p.longest {
		return false
	}
	for _, set := range sh.hints {
		if !p.holdsOne(set) {
			return false
		}
	}
	return len(sh.words) == 0 || p.holdsOne(sh.words)
}

// hinted says whether a value holds the words that every match holds.
func (sh *shape) hinted(lower string) bool {
	for _, set := range sh.hints {
		if !slices.ContainsFunc(set, func(h hint) bool { return strings.Contains(lower, h.word) }) {
			return false
		}
	}
	return true
}

// near says whether one of the words that the shape asks for stands shortly before a match.
func (sh *shape) near(p *page, start int) bool {
	if len(sh.Near) == 0 {
		return true
	}
	from := max(0, start-nearness)
	for _, w := range sh.Near {
		if p.word(w, from, start) {
			return true
		}
	}
	return false
}

// word says whether a word begins between two offsets and ends before the second. It may begin inside a longer one where that is
// written with a capital there, as in authToken.
func (p *page) word(w string, from, to int) bool {
	for at := from; ; at++ {
		i := strings.Index(p.lower[at:to], w)
		if i < 0 {
			return false
		}
		at += i
		if at == 0 || !letterByte(w[0]) || !letterByte(p.lower[at-1]) || p.text[at] != p.lower[at] {
			return true
		}
	}
}

func (sh *shape) weight() int {
	if sh.Weight == 0 {
		return 2
	}
	return sh.Weight
}
