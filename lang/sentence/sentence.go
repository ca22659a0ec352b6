// Package sentence reads governance English: the small, documented part of English in which the text of a clause is written. It
// turns "No moving money without human review." into an effect and into phrases of vocabulary concepts, each with its place in the
// text. docs/grammar.md is its reference.
//
// The reader never guesses. Every word of a text must be part of a form (No, Never, needs human review, …), of a concept's name, of
// an amount or a rate, or be a function word that changes nothing where it stands; any other word is a problem, and a text with
// a problem has no reading.
package sentence

import "strings"

// MaxText is the length in bytes of the longest text that is read.
const MaxText = 4 << 10

// Effect is what happens to an act that a sentence is about. The zero value is invalid.
type Effect string

// The effects of sentences.
const (
	Deny     Effect = "deny"     // never
	Escalate Effect = "escalate" // people decide
	Observe  Effect = "observe"  // recorded
)

// Reading is what a text means. It is meaningful only when the text has no problems.
type Reading struct {
	Effect    Effect
	Reviewers int      // of Escalate: 1 or 2; else 0
	Phrases   []Phrase // alternatives: an act that shows any of them is meant
	After     []Phrase // alternatives, one of which the session must have shown before; empty for no such condition
	Rate      *Rate    // the acts are meant only beyond this many; nil for each act
	// EffectWords are the byte ranges of the words that fixed form and effect, in text order.
	EffectWords [][2]int
	// Guidance is the byte ranges of statements such as "it opens a task for the call-back team instead", which tell what is
	// done in place of what is denied. They are shown and never enforced.
	Guidance [][2]int
}

// Phrase is a conjunction: one act must show all of Refs and the amount, at all of the times, and none of Unless.
type Phrase struct {
	Refs   []Ref // in text order
	Unless []Ref
	Amount *Amount
	Times  []*Time
}

// Ref is a concept that a text names.
type Ref struct {
	Concept string
	Words   [2]int // bytes of the text
}

// Amount is a comparison with a sum of money.
type Amount struct {
	Op       string // > >= < <=
	Value    float64
	Currency string // ISO 4217; empty when the text names none
	Words    [2]int
}

// Rate is a number of acts that may happen within a rolling window.
type Rate struct {
	N       int
	Seconds int
	Words   [2]int
}

// Read reads a text with the names of a lexicon. It reports all problems of the text, ordered by place; with a problem the reading
// is empty.
func Read(text string, lex *Lexicon) (Reading, []Problem) {
	if len(text) > MaxText {
		return Reading{}, []Problem{tooLong(text)}
	}
	if strings.TrimSpace(text) == "" {
		return Reading{}, []Problem{emptyText(text)}
	}
	p := newParser(text, lex)
	d := p.text()
	p.leftovers()
	if len(p.problems) > 0 {
		return Reading{}, p.ordered()
	}
	return Reading{
		Effect: d.effect, Reviewers: d.reviewers, Phrases: d.phrases, After: d.after, Rate: d.rate,
		EffectWords: p.ranges(markForm), Guidance: p.ranges(markGuidance),
	}, nil
}

// draft is a reading in the making.
type draft struct {
	effect    Effect
	reviewers int
	phrases   []Phrase
	after     []Phrase
	rate      *Rate
	opener    string // the first word of the form: two prohibitions of one opener share a review
}
