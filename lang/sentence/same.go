package sentence

import (
	"maps"
	"slices"
	"strings"
)

// Words that say the same. A set "names.change" of the vocabulary lists words that stand for "change" in the names of concepts: with
// "modify" in it, "changing system files" is also found as "modifying system files". It does not hold the other way round, and not
// for a name of one word, which would become too wide: a transfer is no sending. A name that somebody has written goes first.

// sameWords begins the names of such sets.
const sameWords = "names."

// maxSame bounds in how many ways one name is written.
const maxSame = 400

// synonym is a run of stems, and those that stand for it.
type synonym struct {
	stems []string
	other [][]string
}

func synonyms(sets map[string][]string) []synonym {
	var out []synonym
	for _, name := range slices.Sorted(maps.Keys(sets)) {
		words, ok := strings.CutPrefix(name, sameWords)
		if !ok {
			continue
		}
		s := synonym{stems: contentStems(tokenize(words))}
		for _, w := range sets[name] {
			if stems := contentStems(tokenize(w)); len(stems) > 0 {
				s.other = append(s.other, stems)
			}
		}
		if len(s.stems) > 0 {
			out = append(out, s)
		}
	}
	return out
}

// addSame adds every name once more in all words that say the same.
func (l *Lexicon) addSame(same []synonym) {
	written := maps.Clone(l.names)
	for _, key := range slices.Sorted(maps.Keys(written)) {
		stems := strings.Split(key, " ")
		if len(stems) < 2 {
			continue
		}
		for _, other := range rewritings(stems, same) {
			if written[strings.Join(other, " ")] != nil {
				continue
			}
			l.after[strings.Join(other, " ")] = l.after[key]
			for _, concept := range written[key] {
				l.addKey(concept, other)
			}
		}
	}
}

// rewritings are all ways to write some stems, the first one as they are.
func rewritings(stems []string, same []synonym) [][]string {
	if len(stems) == 0 {
		return [][]string{nil}
	}
	out := prefixed(stems[:1], rewritings(stems[1:], same))
	for _, s := range same {
		if len(stems) < len(s.stems) || !slices.Equal(stems[:len(s.stems)], s.stems) {
			continue
		}
		rest := rewritings(stems[len(s.stems):], same)
		for _, other := range s.other {
			out = append(out, prefixed(other, rest)...)
		}
	}
	return out[:min(len(out), maxSame)]
}

func prefixed(first []string, rest [][]string) [][]string {
	out := make([][]string, 0, len(rest))
	for _, r := range rest {
		out = append(out, slices.Concat(first, r))
	}
	return out
}
