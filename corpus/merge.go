package corpus

import (
	"bytes"
	"slices"

	"github.com/govc-lang/govc/lang/diag"
)

// Scope says which clauses there are, by id.
type Scope struct {
	Loaded    []string // the policy's, the library's in use among them
	Library   []string // all of the library
	Unchanged []string // loaded library clauses whose id, text and when are the library's
}

// Merge puts together the rows that a policy is measured on: those of its own corpus, and the library's for the clauses that
// it took over unchanged. Either corpus may be nil. Labels that name a library clause which is not loaded are set aside in
// Ignored and, where the row stays, counted; an unknown clause in a label is an error.
func Merge(user, library *Corpus, scope Scope) (*Corpus, diag.List) {
	m := merger{scope: scope, out: &Corpus{Sources: map[string][]byte{}}, ids: map[string]int{}}
	m.take(library, scope.Unchanged)
	m.take(user, scope.Loaded)
	m.problems.Sort()
	return m.out, m.problems
}

type merger struct {
	scope    Scope
	out      *Corpus
	ids      map[string]int // index into out.Rows
	problems diag.List
}

func (m *merger) take(c *Corpus, counted []string) {
	if c == nil {
		return
	}
	m.out.Parts = append(m.out.Parts, c.Parts...)
	for name, src := range c.Sources {
		m.out.Sources[name] = src
	}
	for _, r := range c.Rows {
		m.row(r, counted)
	}
}

func (m *merger) row(r Row, counted []string) {
	violates, ignored := m.labels(&r, r.Violates, counted)
	near, ignoredNear := m.labels(&r, r.Near, counted)
	r.Violates, r.Near, r.Ignored = violates, near, ignored
	if len(r.Violates) == 0 && len(r.Near) == 0 && r.Kind != Neutral {
		return // it says nothing about any clause that is measured
	}
	m.out.Ignored += len(ignored) + len(ignoredNear)
	first, again := m.ids[r.ID]
	switch {
	case !again:
		m.ids[r.ID] = len(m.out.Rows)
		m.out.Rows = append(m.out.Rows, r)
	case bytes.Equal(r.raw, m.out.Rows[first].raw):
		m.out.Rows[first] = r // the user's copy: it may count for more clauses
	default:
		m.problems = append(m.problems, duplicateID(&r, &m.out.Rows[first]))
	}
}

// labels parts the clauses that count from those of the library that do not.
func (m *merger) labels(r *Row, list, counted []string) (kept, ignored []string) {
	for _, c := range list {
		switch {
		case slices.Contains(counted, c):
			kept = append(kept, c)
		case slices.Contains(m.scope.Loaded, c) || slices.Contains(m.scope.Library, c):
			ignored = append(ignored, c)
		default:
			m.problems = append(m.problems, unknownClause(r, c, m.known()))
		}
	}
	return kept, ignored
}

func (m *merger) known() []string {
	return slices.Compact(slices.Sorted(slices.Values(slices.Concat(m.scope.Loaded, m.scope.Library))))
}

// Check reports labels that name no known clause.
func Check(c *Corpus, known []string) diag.List {
	var problems diag.List
	for i := range c.Rows {
		r := &c.Rows[i]
		for _, clause := range slices.Concat(r.Violates, r.Near) {
			if !slices.Contains(known, clause) {
				problems = append(problems, unknownClause(r, clause, known))
			}
		}
	}
	return problems
}
