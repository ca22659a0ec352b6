package corpus

import (
	"slices"

	"github.com/govc-lang/govc/lang/diag"
)

// Lint looks for what makes figures worth less than they seem. What Load and Check refuse is not repeated here. Implied gives, for
// each clause, those that are broken with it.
func Lint(c *Corpus, implied map[string][]string) diag.List {
	problems := slices.Concat(
		lintNear(c.Rows),
		lintOverlaps(c.Rows, implied),
		lintKeys(c.Rows),
		lintBalance(c.Rows),
		lintSurfaces(c),
	)
	problems.Sort()
	return problems
}

// lintOverlaps finds rows that break a clause and do not name one that goes with it.
func lintOverlaps(rows []Row, implied map[string][]string) diag.List {
	var problems diag.List
	for i := range rows {
		r := &rows[i]
		for _, clause := range r.Violates {
			for _, also := range implied[clause] {
				if !r.Breaks(also) && !slices.Contains(r.Ignored, also) {
					problems = append(problems, overlapOpen(r, clause, also))
				}
			}
		}
	}
	return problems
}
