package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/sentence"
)

// readingOf says which words of a sentence became what, in the order of the sentence. Words that are not listed join others and
// mean nothing by themselves.
func readingOf(text string, r sentence.Reading) []wordsReport {
	list := []wordsReport{}
	add := func(words [2]int, means string) {
		if words[0] < 0 || words[1] > len(text) || words[0] >= words[1] {
			return
		}
		w := wordsReport{Words: text[words[0]:words[1]], From: words[0], To: words[1], Means: means}
		if !slices.Contains(list, w) {
			list = append(list, w)
		}
	}
	if n := len(r.EffectWords); n > 0 {
		list = append(list, wordsReport{
			Words: formWords(text, r.EffectWords), From: r.EffectWords[0][0], To: r.EffectWords[n-1][1],
			Means: effectOf(string(r.Effect), r.Reviewers),
		})
	}
	for _, p := range r.Phrases {
		phraseWords(p, "", add)
	}
	for _, p := range r.After {
		phraseWords(p, "earlier in the session: ", add)
	}
	if r.Rate != nil {
		add(r.Rate.Words, fmt.Sprintf("beyond %d within %s", r.Rate.N, schema.Span(r.Rate.Seconds)))
	}
	for _, words := range r.Guidance {
		add(words, "guidance: shown, and never enforced")
	}
	slices.SortStableFunc(list, func(a, b wordsReport) int { return cmp.Or(a.From-b.From, a.To-b.To) })
	return list
}

// formWords are the words that fix the effect: they stand around what the sentence is about.
func formWords(text string, ranges [][2]int) string {
	var parts []string
	for _, r := range ranges {
		parts = append(parts, text[r[0]:r[1]])
	}
	return strings.Join(parts, " … ")
}

func phraseWords(p sentence.Phrase, before string, add func([2]int, string)) {
	for _, ref := range p.Refs {
		add(ref.Words, before+"concept "+ref.Concept)
	}
	for _, ref := range p.Unless {
		add(ref.Words, before+"not where concept "+ref.Concept)
	}
	if a := p.Amount; a != nil {
		add(a.Words, fmt.Sprintf("%samount %s %g %s", before, a.Op, a.Value, a.Currency))
	}
	for _, t := range p.Times {
		add(t.Words, before+t.String())
	}
}
