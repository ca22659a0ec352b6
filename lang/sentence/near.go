package sentence

import (
	"cmp"
	"slices"
)

const (
	maxNear      = 3
	minNear      = 30 // of likeness
	maxNearWords = 8  // of the unknown words
	maxSuggested = 16 // problems of one text that get suggestions
)

// near lists the concepts whose names share words with a span, or have nearly the same words, nearest first.
func (p *parser) near(s span) []string {
	if len(p.problems) > maxSuggested {
		return nil
	}
	words := contentStems(p.toks[s.lo:min(s.hi, s.lo+maxNearWords)])
	scores := map[int]int{}
	for _, f := range p.lex.surfaces {
		if n := likeness(words, f.stems); n > scores[f.concept] {
			scores[f.concept] = n
		}
	}
	return p.lex.best(scores)
}

func (l *Lexicon) best(scores map[int]int) []string {
	ids := make([]int, 0, len(scores))
	for id := range scores {
		ids = append(ids, id)
	}
	slices.SortFunc(ids, func(a, b int) int {
		return cmp.Or(cmp.Compare(scores[b], scores[a]), cmp.Compare(a, b))
	})
	var out []string
	for _, id := range ids[:min(maxNear, len(ids))] {
		if scores[id] < minNear {
			break
		}
		out = append(out, l.concepts[id].Name)
	}
	return out
}

// likeness is 0 for names that have nothing in common with some words, else up to 200.
func likeness(words, name []string) int {
	n := 0
	for _, w := range words {
		best := 0
		for _, v := range name {
			if !connectors[v] && !outsides[v] {
				best = max(best, wordLikeness(w, v))
			}
		}
		n += best
	}
	return 2 * n / (len(words) + len(name))
}

func wordLikeness(a, b string) int {
	switch {
	case a == b:
		return 100
	case min(len(a), len(b)) < 4:
		return 0
	case derived(a, b):
		return 70 // payment, deletion
	}
	limit := max(1, min(len(a), len(b))/4)
	if d := distance(a, b, limit); d <= limit {
		return 90 - 20*d
	}
	return 0
}

// derived says whether two words share a stem: their beginnings are the same, and what differs is an ending. Freelancer has nothing of
// freeze.
func derived(a, b string) bool {
	shared := 0
	for shared < min(len(a), len(b)) && a[shared] == b[shared] {
		shared++
	}
	return shared >= 4 && max(len(a), len(b))-shared <= 4 && min(len(a), len(b))-shared <= 2
}

// distance is the number of letters to insert, drop or change, or more than limit.
func distance(a, b string, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit || len(a) > 32 {
		return limit + 1
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
