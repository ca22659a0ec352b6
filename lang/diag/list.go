package diag

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// List is the diagnostics of a run. It is an error value when it holds an error: see Err.
type List []Diagnostic

// HasErrors says whether one of them is an error.
func (l List) HasErrors() bool { return l.Count(Error) > 0 }

// Count is how many have this severity.
func (l List) Count(s Severity) int {
	n := 0
	for _, d := range l {
		if d.Severity == s {
			n++
		}
	}
	return n
}

// Sort puts them in the order of file, line, column and code; equal ones keep their order.
func (l List) Sort() {
	slices.SortStableFunc(l, func(a, b Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.Range.File, b.Range.File),
			cmp.Compare(a.Range.Start.Line, b.Range.Start.Line),
			cmp.Compare(a.Range.Start.Column, b.Range.Start.Column),
			cmp.Compare(a.Code, b.Code),
		)
	})
}

// Error is one line a diagnostic, in the order of the list.
func (l List) Error() string {
	lines := make([]string, len(l))
	for i, d := range l {
		lines[i] = d.String()
	}
	return strings.Join(lines, "\n")
}

// Err is the list as an error when it has errors, else nil.
func (l List) Err() error {
	if l.HasErrors() {
		return l
	}
	return nil
}

// Summary counts in words: "2 errors, 1 warning", and "" for an empty list.
func (l List) Summary() string {
	var parts []string
	for _, s := range []Severity{Error, Warning, Note} {
		switch n := l.Count(s); n {
		case 0:
		case 1:
			parts = append(parts, "1 "+s.String())
		default:
			parts = append(parts, fmt.Sprintf("%d %ss", n, s))
		}
	}
	return strings.Join(parts, ", ")
}
