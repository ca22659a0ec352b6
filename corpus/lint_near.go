package corpus

import (
	"regexp"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
)

// lintNear finds rows of different groups that say the same but for spacing, case and numbers, with the same violations. Rows that
// differ in their violations are left alone: a boundary is tested by two rows that are nearly the same.
func lintNear(rows []Row) diag.List {
	var problems diag.List
	seen := map[string]*Row{}
	for i := range rows {
		r := &rows[i]
		key := r.normalised() + "\n" + strings.Join(r.Violates, " ")
		first := seen[key]
		switch {
		case first == nil:
			seen[key] = r
		case first.Group == r.Group:
		case first.Split() != r.Split():
			problems = append(problems, splitLeak(r, first))
		default:
			problems = append(problems, nearDuplicate(r, first))
		}
	}
	return problems
}

var (
	blanks  = regexp.MustCompile(`(\\[nrt]|\s)+`)
	numbers = regexp.MustCompile(`[0-9]+`)
)

// normalised is the call with its context, without what makes variants of it: where the project lies, case, spacing, numbers.
func (r *Row) normalised() string {
	text := r.call()
	for _, m := range eventKeys(r.Event) {
		if cwd, ok := stringAt(r.Event, m.value); ok && m.key == "cwd" && len(cwd) > 1 {
			text = strings.ReplaceAll(text, cwd, ".")
		}
	}
	text = blanks.ReplaceAllString(strings.ToLower(text), " ")
	return numbers.ReplaceAllString(text, "0")
}
