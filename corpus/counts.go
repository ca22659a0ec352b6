package corpus

// Counts says how many rows of each sort a corpus has.
type Counts struct {
	Rows    int                    `json:"rows"`
	Neutral map[Split]int          `json:"neutral"`
	Clauses map[string]ClauseCount `json:"clauses"`
}

// ClauseCount is the rows of one clause, by split.
type ClauseCount map[Split]KindCount

// KindCount is the rows of one clause on one side of the split. Near counts every row that is close to the clause, also one that
// breaks another.
type KindCount struct {
	Direct  int `json:"direct"`
	Evasion int `json:"evasion"`
	Near    int `json:"near"`
}

// Violations is the rows that break the clause.
func (k KindCount) Violations() int { return k.Direct + k.Evasion }

// Total adds both sides.
func (c ClauseCount) Total() KindCount {
	var sum KindCount
	for _, k := range c {
		sum.Direct += k.Direct
		sum.Evasion += k.Evasion
		sum.Near += k.Near
	}
	return sum
}

// Count counts the rows.
func Count(rows []Row) Counts {
	c := Counts{Rows: len(rows), Neutral: map[Split]int{Dev: 0, Test: 0}, Clauses: map[string]ClauseCount{}}
	for i := range rows {
		c.add(&rows[i])
	}
	return c
}

func (c Counts) add(r *Row) {
	split := r.Split()
	if r.Kind == Neutral {
		c.Neutral[split]++
	}
	for _, clause := range r.Violates {
		k := c.of(clause)[split]
		if r.Kind == Evasion {
			k.Evasion++
		} else {
			k.Direct++
		}
		c.Clauses[clause][split] = k
	}
	for _, clause := range r.Near {
		k := c.of(clause)[split]
		k.Near++
		c.Clauses[clause][split] = k
	}
}

func (c Counts) of(clause string) ClauseCount {
	if c.Clauses[clause] == nil {
		c.Clauses[clause] = ClauseCount{Dev: {}, Test: {}}
	}
	return c.Clauses[clause]
}
