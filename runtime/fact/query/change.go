package query

import "strings"

// insert reads INSERT and REPLACE; INSERT OVERWRITE DIRECTORY and INSERT INTO FUNCTION copy rows out.
func (r *reader) insert(lo, hi int) {
	i := r.skip(lo+1, hi, "LOW_PRIORITY", "DELAYED", "HIGH_PRIORITY", "IGNORE", "OR", "REPLACE", "ABORT", "ROLLBACK", "FAIL", "ALL", "INTO", "OVERWRITE", "LOCAL", "TABLE")
	if r.any(i, "DIRECTORY", "FUNCTION") {
		r.copyQuery(i+1, hi, lo, hi)
		return
	}
	s := Statement{Verb: "insert", Limit: -1}
	overwrites := r.find(lo, i, "OVERWRITE") < i || r.up(lo) == "REPLACE" && r.up(lo+1) == "TABLE"
	name, j := r.name(i, hi)
	if j > i {
		s.Names = []string{name}
	}
	_, j = r.alias(j, hi)
	if r.is(j, "(") && !r.queryAt(j+1, hi) {
		s.Columns = r.columns(j+1, r.close(j, hi))
	} else if r.up(j) == "SET" {
		s.Columns = r.setColumns(j+1, hi)
		s.Made = r.madeTexts(j+1, hi)
	}
	if v := r.find(j, hi, "VALUES"); v < hi && r.is(v+1, "(") {
		s.Made = r.madeTexts(v+2, r.close(v+1, hi))
	}
	r.embedded(j, hi)
	r.put(s, lo, hi)
	r.changesWithin(j, hi)
	if q := r.find(i, hi, "SELECT"); overwrites && q < hi && r.noRows(q, hi) {
		r.put(Statement{Verb: "truncate", Object: "table", Names: s.Names, Limit: -1}, lo, hi)
	}
}

// copyQuery lists a query whose rows leave the database.
func (r *reader) copyQuery(i, hi, lo, end int) {
	s := Statement{Limit: -1}
	if q := r.find(i, hi, "SELECT", "WITH", "FROM"); q < hi {
		if m := merged(r.queries(q, hi, nil)); m != nil {
			s = *m
		}
	}
	s.Verb, s.Target = "copy", r.firstText(i, hi)
	r.put(s, lo, end)
}

// firstText is the first string in [lo, hi), inside parentheses too.
func (r *reader) firstText(lo, hi int) string {
	for i := lo; i < hi; i++ {
		if r.toks[i].kind == textToken {
			return r.toks[i].text
		}
	}
	return ""
}

// setColumns lists the columns of SET a = 1, (b, c) = (2, 3).
func (r *reader) setColumns(lo, hi int) []string {
	var out []string
	r.commas(lo, hi, func(lo, hi int) {
		if len(out) >= maxColumns {
			return
		}
		if r.is(lo, "(") {
			out = append(out, r.columns(lo+1, r.close(lo, hi))...)
			return
		}
		for i := lo; i < hi; i++ {
			if r.is(i, "=") || r.is(i, ":=") {
				out = append(out, r.piece(lo, i))
				return
			}
		}
	})
	return out
}

// madeTexts lists what the values between commas come to that are put together of known texts. One text that stands as it is, is none.
func (r *reader) madeTexts(lo, hi int) []string {
	var out []string
	r.commas(lo, hi, func(lo, hi int) {
		if at := r.next(lo); r.is(at, "=") || r.is(at, ":=") {
			lo = at + 1
		}
		if hi-lo < 2 && r.toks[lo].kind != paramToken || len(out) >= maxColumns {
			return
		}
		if text, ok := r.fold(lo, hi); ok && !strings.Contains(text, hole) {
			out = append(out, text)
		}
	})
	return out
}

func (r *reader) update(lo, hi int) {
	i := r.skip(lo+1, hi, "LOW_PRIORITY", "IGNORE", "ONLY", "OR", "REPLACE", "ABORT", "FAIL")
	s := Statement{Verb: "update", Filter: FilterNone}
	i, s.Limit = r.modifiers(i, hi)
	set := r.find(i, hi, "SET")
	c := r.clauses(set, hi)
	s.Columns = r.setColumns(set+1, c.after(set))
	s.Made = r.madeTexts(set+1, c.after(set))
	targets := r.relations(i, set, nil)
	others := r.relations(c.from+1, c.after(c.from), nil)
	for _, t := range targets {
		s.Names = add(s.Names, resolve(t, others)...)
		if len(others) > 0 {
			break
		}
	}
	if n := r.limit(set, hi); n >= 0 {
		s.Limit = n
	}
	r.choose(&s, c, r.joined(i, set)+r.joined(c.from, c.after(c.from)))
	r.embedded(set, hi)
	r.put(s, lo, hi)
}

// choose sets how the rows of a change are chosen. The condition of a join chooses when there is no other.
func (r *reader) choose(s *Statement, c clauses, joins int) {
	switch {
	case c.where < c.end:
		s.Filter = r.filter(c.where+1, c.after(c.where), s.Names)
		if n := r.rowNumber(c.where+1, c.after(c.where)); n >= 0 {
			s.Limit = n
		}
	case joins > 0:
		s.Filter = FilterSome
	}
	s.Filter = limited(*s)
}

// joined counts the join conditions in [lo, hi) that do not always hold.
func (r *reader) joined(lo, hi int) int {
	n := 0
	for i := lo; i < hi; i = r.next(i) {
		if r.up(i) == "ON" {
			end := r.find(i+1, hi, "JOIN", "LEFT", "RIGHT", "INNER", "WHERE", "SET")
			if r.filter(i+1, end, nil) != FilterAlways {
				n++
			}
		}
	}
	return n
}

// resolve gives the names of a target that may be an alias of another relation.
func resolve(target relation, rels []relation) []string {
	for _, x := range rels {
		if x.alias != "" && strings.EqualFold(x.alias, target.name) {
			return x.names()
		}
	}
	return target.names()
}

// remove reads DELETE.
func (r *reader) remove(lo, hi int) {
	i := r.skip(lo+1, hi, "LOW_PRIORITY", "QUICK", "IGNORE")
	s := Statement{Verb: "delete", Filter: FilterNone}
	i, s.Limit = r.modifiers(i, hi)
	c := r.clauses(lo, hi)
	if c.from == hi {
		c.from = i - 1
	}
	using := r.find(c.from, hi, "USING")
	end := min(c.after(c.from), using, r.find(c.from, hi, "OUTPUT"))
	rels := r.relations(c.from+1, end, nil)
	s.Names = r.deleted(i, c.from, rels)
	if n := r.limit(c.from, hi); n >= 0 {
		s.Limit = n
	}
	r.choose(&s, c, r.joined(c.from, end)+r.joined(using, min(hi, max(using, c.where))))
	r.put(s, lo, hi)
}

// deleted are the tables that lose rows: those named between DELETE and FROM, else those behind FROM.
func (r *reader) deleted(lo, from int, rels []relation) []string {
	var out []string
	if lo < from {
		for _, t := range r.relations(lo, from, nil) {
			t.name = strings.TrimSuffix(t.name, ".*")
			for _, x := range rels {
				if strings.EqualFold(x.alias, t.name) || strings.EqualFold(x.name, t.name) {
					out = add(out, x.names()...)
				}
			}
		}
	}
	if len(out) > 0 {
		return out
	}
	for _, x := range rels {
		out = add(out, x.names()...)
	}
	return out
}

// merge reads MERGE as the strongest thing that it does to its target.
func (r *reader) merge(lo, hi int) {
	i := r.skip(lo+1, hi, "INTO", "ONLY")
	name, _ := r.name(i, hi)
	s := Statement{Verb: "update", Names: add(nil, name), Filter: FilterSome, Limit: -1}
	on := r.find(i, hi, "ON")
	when := r.find(on, hi, "WHEN")
	always := r.filter(on+1, when, nil) == FilterAlways
	for i := when; i < hi; i = r.next(i) {
		if r.up(i) == "THEN" && r.up(i+1) == "DELETE" {
			s.Verb = "delete"
		}
		if r.up(i) == "BY" && r.up(i+1) == "SOURCE" && (condition{r, nil}).or(on+1, when, 0) == never {
			always = true
		}
	}
	if always {
		s.Filter = FilterAlways
	}
	r.put(s, lo, hi)
}

func (r *reader) truncate(lo, hi int) {
	s := Statement{Verb: "truncate", Object: "table", Limit: -1}
	i := lo + 1
	if r.up(i) == "DATABASE" && i+1 < hi {
		s.Object, i = "database", i+1
	}
	if i = r.skip(i, hi, "ALL", "TABLES", "FROM", "TEMPORARY"); r.up(i-1) == "FROM" {
		s.Object = "database"
	}
	if r.up(i) == "TABLE" {
		i++
	}
	if r.up(i) == "IF" {
		i, s.IfExists = i+2, true
	}
	s.Names, i = r.names(i, hi)
	s.Cascade = r.find(i, hi, "CASCADE") < hi
	r.put(s, lo, hi)
}
