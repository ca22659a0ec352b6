package diag

import (
	"cmp"
	"slices"
	"strings"
)

// Nearest gives at most max of the options that word may have been meant to be, best first: those within a quarter of its
// length (at least one, at most four) in edits. An edit is a letter put in, left out or changed, or two neighbours swapped
// (Damerau-Levenshtein, optimal string alignment). Case does not count.
func Nearest(word string, options []string, max int) []string {
	type candidate struct {
		option string
		edits  int
	}
	a := []rune(strings.ToLower(word))
	limit := min(1+len(a)/4, 4)
	var near []candidate
	for _, option := range options {
		if n := edits(a, []rune(strings.ToLower(option)), limit); n <= limit {
			near = append(near, candidate{option, n})
		}
	}
	slices.SortFunc(near, func(x, y candidate) int {
		return cmp.Or(cmp.Compare(x.edits, y.edits), cmp.Compare(x.option, y.option))
	})
	near = slices.Compact(near)
	var best []string
	for _, c := range near[:min(max, len(near))] {
		best = append(best, c.option)
	}
	return best
}

// edits is the distance of a and b, or limit+1 when it is larger than limit.
func edits(a, b []rune, limit int) int {
	if d := len(a) - len(b); d > limit || -d > limit {
		return limit + 1
	}
	before, above, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range above {
		above[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			row[j] = min(above[j]+1, row[j-1]+1, above[j-1]+differ(a[i-1], b[j-1]))
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > limit {
			return limit + 1
		}
		before, above, row = above, row, before
	}
	return min(above[len(b)], limit+1)
}

func differ(a, b rune) int {
	if a == b {
		return 0
	}
	return 1
}
