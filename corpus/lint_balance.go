package corpus

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
)

const (
	// fewest is how many violations, and how many look-alikes, the test split needs before a clause that denies can be judged.
	fewest = 10
	// lopsided is how many times more rows of one class than of the other are too many.
	lopsided = 5
)

// lintBalance finds clauses whose figures rest on too few rows, or on one class only.
func lintBalance(rows []Row) diag.List {
	var problems diag.List
	counts := Count(rows)
	for _, clause := range sortedKeys(counts.Clauses) {
		if why := uneven(counts.Clauses[clause]); why != "" {
			problems = append(problems, unevenLabels(firstOf(rows, clause), clause, why))
		}
	}
	return problems
}

func uneven(c ClauseCount) string {
	all, test := c.Total(), c[Test]
	v, n := all.Violations(), all.Near
	switch {
	case v == 0:
		return "it has no violations, so recall is not measured"
	case n == 0:
		return "it has no look-alikes, so false alarms are not measured"
	case test.Violations() < fewest || test.Near < fewest:
		return "the test split has fewer than 10 violations or fewer than 10 look-alikes"
	case v > lopsided*n || n > lopsided*v:
		return "one class has more than five times the rows of the other"
	}
	return ""
}

// lintSurfaces finds clauses that are broken through a kind of tool which no look-alike uses, or through one kind only.
func lintSurfaces(c *Corpus) diag.List {
	var problems diag.List
	stats := c.Stats()
	for _, clause := range sortedKeys(stats.Clauses) {
		var missing []string
		for _, s := range Surfaces {
			if stats.Clauses[clause][s] > 0 && stats.Near[clause][s] == 0 {
				missing = append(missing, string(s))
			}
		}
		if len(missing) > 0 {
			problems = append(problems, surfaceWithoutNear(firstOf(c.Rows, clause), clause, strings.Join(missing, ", ")))
		}
		if len(stats.Clauses[clause]) == 1 {
			problems = append(problems, oneSurface(firstOf(c.Rows, clause), clause))
		}
	}
	return problems
}

func firstOf(rows []Row, clause string) *Row {
	i := slices.IndexFunc(rows, func(r Row) bool { return r.Breaks(clause) || r.IsNear(clause) })
	return &rows[i]
}
