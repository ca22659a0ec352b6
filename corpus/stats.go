package corpus

// Stats is what a corpus is made of.
type Stats struct {
	Parts    []Part                     `json:"parts"`
	Counts   Counts                     `json:"counts"`
	Kinds    map[Kind]map[Split]int     `json:"kinds"`
	Surfaces map[Surface]map[Split]int  `json:"surfaces"`
	Clauses  map[string]map[Surface]int `json:"clause_surfaces"` // violations of each clause
	Near     map[string]map[Surface]int `json:"near_surfaces"`   // look-alikes of each clause
	Sources  map[string]int             `json:"sources"`
	Ignored  int                        `json:"ignored_labels"`
}

// Stats counts by every property that a report shows.
func (c *Corpus) Stats() Stats {
	s := Stats{
		Parts: c.Parts, Counts: Count(c.Rows), Ignored: c.Ignored,
		Kinds: map[Kind]map[Split]int{}, Surfaces: map[Surface]map[Split]int{},
		Clauses: map[string]map[Surface]int{}, Near: map[string]map[Surface]int{}, Sources: map[string]int{},
	}
	for i := range c.Rows {
		r := &c.Rows[i]
		surface, split := r.Surface(), r.Split()
		bump(s.Kinds, r.Kind, split)
		bump(s.Surfaces, surface, split)
		s.Sources[r.Source]++
		for _, clause := range r.Violates {
			bump(s.Clauses, clause, surface)
		}
		for _, clause := range r.Near {
			bump(s.Near, clause, surface)
		}
	}
	return s
}

func bump[A, B comparable](m map[A]map[B]int, a A, b B) {
	if m[a] == nil {
		m[a] = map[B]int{}
	}
	m[a][b]++
}
