package content

import "strings"

// How far a match may reach around the word or the digits that gave it away.
const (
	before = 160
	after  = 4096
)

// windows returns the parts of a text in which a shape may match: around its hints or its digits, joined where they meet, or all.
func (p *page) windows(sh *shape) []word {
	var out []word
	switch {
	case len(p.text) <= before:
	case sh.run:
		for _, r := range p.runs {
			if r.digits >= sh.digits {
				out = p.widen(out, r.start, r.end)
			}
		}
		return out
	case len(sh.hints) > 0 && len(sh.hints[0]) <= 4:
		return p.around(sh.hints[0])
	case len(sh.hints) == 0 && len(sh.words) > 0 && len(sh.words) <= 4:
		return p.around(sh.words)
	}
	return []word{{0, len(p.text)}}
}

// around finds every place of some words, in order.
func (p *page) around(words []hint) []word {
	var out []word
	next := make([]int, len(words))
	for at := 0; at < len(p.lower); {
		first := -1
		for i, w := range words {
			if next[i] >= 0 && next[i] <= at {
				next[i] = index(p.lower, w.word, at)
			}
			if next[i] >= 0 && (first < 0 || next[i] < first) {
				first = next[i]
			}
		}
		if first < 0 {
			break
		}
		out = p.widen(out, first, first+1)
		at = first + 1
	}
	return out
}

func index(s, word string, at int) int {
	if i := strings.Index(s[at:], word); i >= 0 {
		return at + i
	}
	return -1
}

// widen adds a window; the list stays sorted and its windows apart.
func (p *page) widen(out []word, start, end int) []word {
	w := word{max(0, start-before), min(len(p.text), end+after)}
	if n := len(out); n > 0 && out[n-1].end >= w.start {
		out[n-1].end = w.end
		return out
	}
	return append(out, w)
}
