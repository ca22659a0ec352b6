package query

import "strings"

// relation is what a query reads from: a table, or a query with a name of its own.
type relation struct {
	name, alias string
	query       *Statement
}

// scope holds the queries that WITH has named, by lower-case name; nil for a name whose query is still being read.
type scope map[string]*Statement

// with reads WITH a AS (…), b AS (…) and the statement behind it. Statements that change data are listed on their own.
func (r *reader) with(lo, hi int) {
	named := scope{}
	i := r.common(lo, hi, named)
	switch {
	case i >= hi:
		if len(named) > 0 {
			r.put(Statement{Verb: Unread, Limit: -1}, lo, hi)
		}
	case r.queryAt(i, hi):
		r.list(r.queries(i, hi, named), lo, hi)
	default:
		r.statement(i, hi)
	}
}

// common reads the queries of a WITH and returns the index of the statement behind it.
func (r *reader) common(lo, hi int, named scope) int {
	i := r.skip(lo+1, hi, "RECURSIVE")
	for i < hi {
		name, j := r.name(i, hi)
		if j == i {
			break
		}
		if r.is(j, "(") {
			j = r.next(j)
		}
		j = r.skip(j, hi, "AS", "NOT", "MATERIALIZED")
		if !r.is(j, "(") {
			return j
		}
		end := r.close(j, hi)
		key := strings.ToLower(name)
		named[key] = nil
		named[key] = r.namedQuery(j+1, end, named)
		i = end + 1
		if !r.is(i, ",") {
			break
		}
		i++
	}
	return min(i, hi)
}

func (r *reader) namedQuery(lo, hi int, named scope) *Statement {
	if lo >= hi {
		return nil
	}
	if r.any(lo, "INSERT", "UPDATE", "DELETE", "MERGE") {
		before := len(*r.out)
		r.statement(lo, hi)
		if len(*r.out) > before {
			s := (*r.out)[len(*r.out)-1]
			return &Statement{Names: s.Names, Columns: []string{"*"}, Filter: s.Filter, Limit: -1}
		}
		return nil
	}
	return merged(r.queries(lo, hi, named))
}

// merged makes one query of the branches of a union.
func merged(list []Statement) *Statement {
	if len(list) == 0 {
		return nil
	}
	m := list[0]
	for _, s := range list[1:] {
		m.Names = add(m.Names, s.Names...)
		m.Aggregate = m.Aggregate && s.Aggregate
		if s.Limit < 0 || m.Limit < 0 {
			m.Limit = -1
		} else {
			m.Limit += s.Limit
		}
		if m.Filter != s.Filter {
			m.Filter = looser(m.Filter, s.Filter)
		}
	}
	return &m
}

// looseness orders filters; "" is the narrowest.
var looseness = map[string]int{FilterKey: 1, FilterSome: 2, FilterAlways: 3, FilterNone: 4}

func looser(a, b string) string {
	if looseness[a] > looseness[b] {
		return a
	}
	return b
}

// queries reads a query expression: one statement for each branch of UNION, INTERSECT and EXCEPT.
func (r *reader) queries(lo, hi int, named scope) []Statement {
	if r.depth++; r.depth > maxDepth {
		r.depth--
		*r.cut = true
		return []Statement{{Verb: Unread, Limit: -1}}
	}
	defer func() { r.depth-- }()
	if r.up(lo) == "WITH" {
		inner := scope{}
		for k, v := range named {
			inner[k] = v
		}
		lo, named = r.common(lo, hi, inner), inner
	}
	var out []Statement
	from, most := lo, r.branches()
	for i := lo; i < hi; i = r.next(i) {
		if r.any(i, "UNION", "EXCEPT", "INTERSECT", "MINUS") {
			if len(out) > most {
				break
			}
			out = append(out, r.branch(from, i, named)...)
			from = r.skip(i+1, hi, "ALL", "DISTINCT", "BY", "NAME")
		}
	}
	if out = append(out, r.branch(from, hi, named)...); len(out) > most {
		out, *r.cut = out[:most], true
	}
	limitAll(out)
	return out
}

// branches is how many queries of a UNION are listed: fewer of a long text, as each of them has all of it.
func (r *reader) branches() int {
	return min(maxBranches, max(maxBranches/16, maxBranches*maxShared/max(1, len(r.src))))
}

// limitAll gives all branches the limit that stands behind the last one.
func limitAll(list []Statement) {
	if n := len(list); n > 1 && list[n-1].Limit >= 0 {
		for i := range list {
			if list[i].Limit < 0 {
				list[i].Limit = list[n-1].Limit
				list[i].Filter = limited(list[i])
			}
		}
	}
}

func limited(s Statement) string {
	if s.Limit == 0 || s.Limit == 1 {
		return FilterKey
	}
	return s.Filter
}

func (r *reader) branch(lo, hi int, named scope) []Statement {
	switch {
	case lo >= hi:
		return nil
	case r.is(lo, "("):
		end := r.close(lo, hi)
		list := r.queries(lo+1, end, named)
		if n := r.limit(end+1, hi); n >= 0 {
			for i := range list {
				list[i].Limit = n
				list[i].Filter = limited(list[i])
			}
		}
		return list
	case r.up(lo) == "TABLE":
		return []Statement{r.fill(Statement{Columns: []string{"*"}}, r.clauses(lo, hi).startingAt(lo), named)}
	case r.up(lo) == "VALUES":
		return []Statement{{Verb: "select", Aggregate: true, Filter: FilterNone, Limit: -1}}
	}
	return r.selectCore(lo, hi, named)
}

// clauses are the places of the parts of one SELECT; a part that is missing lies at end.
type clauses struct{ from, into, where, group, tail, end int }

func (r *reader) clauses(lo, hi int) clauses {
	c := clauses{hi, hi, hi, hi, hi, hi}
	for i := lo; i < hi; i = r.next(i) {
		switch r.up(i) {
		case "FROM":
			if c.from == hi && !(r.up(i-1) == "DISTINCT" && r.any(i-2, "IS", "NOT")) {
				c.from = i
			}
		case "INTO":
			c.into = min(c.into, i)
		case "WHERE", "PREWHERE", "QUALIFY":
			if c.where == hi {
				c.where, c.tail = i, hi
			}
		case "GROUP":
			if r.up(i+1) == "BY" {
				c.group = min(c.group, i)
			}
		default:
			if i > lo && r.tail(i) {
				c.tail = min(c.tail, i)
			}
		}
	}
	return c
}

// tail reports a word that ends the conditions of a statement; most can be names of columns as well.
func (r *reader) tail(i int) bool {
	switch r.up(i) {
	case "LIMIT", "HAVING", "WINDOW", "RETURNING":
		return true
	case "ORDER":
		return r.any(i+1, "BY", "SIBLINGS")
	case "FETCH":
		return r.any(i+1, "FIRST", "NEXT")
	case "OFFSET":
		return i+1 < len(r.toks) && (r.toks[i+1].kind == numberToken || r.toks[i+1].kind == paramToken)
	case "FOR":
		return r.any(i+1, "UPDATE", "SHARE", "NO", "KEY", "XML", "JSON")
	case "OPTION":
		return r.is(i+1, "(")
	}
	return false
}

// startingAt is c for a query whose tables stand behind the word at i.
func (c clauses) startingAt(i int) clauses {
	c.from = i
	return c
}

// after is the end of the part that begins at i: the beginning of the next one.
func (c clauses) after(i int) int {
	end := c.end
	for _, x := range []int{c.from, c.into, c.where, c.group, c.tail} {
		if x > i && x < end {
			end = x
		}
	}
	return end
}

// selectCore reads one SELECT without set operators. "FROM t SELECT x" and "FROM t" are read as well.
func (r *reader) selectCore(lo, hi int, named scope) []Statement {
	c := r.clauses(lo, hi)
	listAt, listEnd, top := lo+1, c.after(lo), int64(-1)
	if r.up(lo) == "FROM" {
		listAt = r.find(lo, hi, "SELECT") + 1
		if listEnd = hi; listAt > hi {
			listAt, c.from = hi, lo
		} else {
			c.from, c.where = lo, min(c.where, r.find(lo, hi, "WHERE"))
		}
	}
	listAt, top = r.modifiers(listAt, listEnd)
	s := Statement{Columns: r.columns(listAt, listEnd)}
	if listAt >= listEnd {
		s.Columns = []string{"*"}
	}
	r.assignSelected(listAt, listEnd, c)
	shape := r.shape(listAt, listEnd, c.group < hi)
	s.Aggregate = shape
	s = r.fill(s, c, named)
	s.Names = add(s.Names, r.listNames(listAt, listEnd, named)...)
	if top >= 0 {
		s.Limit = top
	}
	s.Filter = limited(s)
	s.Catalog = catalog(s.Names)
	r.embedded(lo, hi)
	return r.into(s, c)
}

// modifiers moves over DISTINCT, TOP n and their kind.
func (r *reader) modifiers(i, hi int) (int, int64) {
	top := int64(-1)
	for i < hi {
		switch {
		case r.any(i, "DISTINCT", "ALL", "SQL_CALC_FOUND_ROWS", "SQL_NO_CACHE", "STRAIGHT_JOIN", "HIGH_PRIORITY"):
			i++
			if r.up(i-1) == "DISTINCT" && r.up(i) == "ON" && r.is(i+1, "(") {
				i = r.next(i + 1)
			}
		case r.up(i) == "TOP" && i+1 < hi:
			n := i + 1
			if r.is(n, "(") {
				top, i = r.number(n+1), r.next(n)
			} else {
				top, i = r.number(n), n+1
			}
			if r.up(i) == "PERCENT" {
				top, i = -1, i+1
			}
			i = r.skip(i, hi, "WITH", "TIES")
		default:
			return i, top
		}
	}
	return i, top
}

// fill reads FROM, WHERE and the limit. What a query reads from one named query, it inherits from that.
func (r *reader) fill(s Statement, c clauses, named scope) Statement {
	s.Verb, s.Filter = "select", FilterNone
	rels := r.relations(c.from+1, c.after(c.from), named)
	for _, rel := range rels {
		s.Names = add(s.Names, rel.names()...)
	}
	s.Limit = r.limit(c.from, c.end)
	if c.where < c.end {
		s.Filter = r.filter(c.where+1, c.after(c.where), s.Names)
		if n := r.rowNumber(c.where+1, c.after(c.where)); n >= 0 && (s.Limit < 0 || n < s.Limit) {
			s.Limit = n
		}
	}
	if len(rels) == 1 && rels[0].query != nil {
		s = s.inherit(rels[0].query)
	}
	s.Filter = limited(s)
	s.Catalog = catalog(s.Names)
	return s
}

func (s Statement) inherit(q *Statement) Statement {
	if s.Limit < 0 {
		s.Limit = q.Limit
	}
	if s.Filter == FilterNone || s.Filter == FilterAlways {
		s.Filter = q.Filter
	}
	s.Aggregate = s.Aggregate || q.Aggregate
	if len(s.Columns) == 1 && s.Columns[0] == "*" {
		s.Columns = q.Columns
	}
	return s
}

func (rel relation) names() []string {
	if rel.query != nil {
		return rel.query.Names
	}
	if rel.name == "" {
		return nil
	}
	return []string{rel.name}
}

// limit finds LIMIT n, LIMIT skip, n and FETCH FIRST n ROWS in [lo, hi); -1 when there is none or it cannot be known.
func (r *reader) limit(lo, hi int) int64 {
	for i := lo; i < hi; i = r.next(i) {
		switch r.up(i) {
		case "LIMIT":
			if r.is(i+2, ",") && i+3 < hi {
				return r.number(i + 3)
			}
			if r.up(i+2) == "BY" || r.is(i+2, "%") || r.any(i+2, "PERCENT") {
				continue
			}
			return r.number(i + 1)
		case "FETCH":
			if !r.any(i+1, "FIRST", "NEXT") {
				continue
			}
			if r.any(i+2, "ROW", "ROWS") {
				return 1
			}
			if r.up(i+3) == "PERCENT" {
				return -1
			}
			return r.number(i + 2)
		}
	}
	return -1
}

// rowNumber reads Oracle's ROWNUM <= n.
func (r *reader) rowNumber(lo, hi int) int64 {
	for i := lo; i+2 < hi; i++ {
		if r.up(i) == "ROWNUM" && (r.is(i+1, "<=") || r.is(i+1, "<") || r.is(i+1, "=")) && r.find(lo, hi, "OR") == hi {
			return r.number(i + 2)
		}
	}
	return -1
}

// into turns SELECT … INTO OUTFILE into a copy and SELECT … INTO t into a table.
func (r *reader) into(s Statement, c clauses) []Statement {
	i := c.into + 1
	if i >= c.end {
		return []Statement{s}
	}
	switch {
	case r.any(i, "OUTFILE", "DUMPFILE"):
		s.Verb = "copy"
		s.Target = r.textAt(i + 1)
	case r.toks[i].kind == paramToken || r.up(i) == "STRICT":
	default:
		i = r.skip(i, c.end, "TABLE", "UNLOGGED")
		temporary := r.any(i, "TEMP", "TEMPORARY")
		name, j := r.name(r.skip(i, c.end, "TEMP", "TEMPORARY", "TABLE"), c.end)
		if j > i && r.depth == 1 {
			r.remember(name, temporary)
			made := Statement{Verb: "create", Object: "table", Names: []string{name}, Additive: true, Temporary: temporary, Limit: -1}
			return []Statement{made}
		}
	}
	return []Statement{s}
}

func (r *reader) remember(name string, temporary bool) {
	if temporary {
		r.temporary[strings.ToLower(name)] = true
	}
}

// textAt is the text of a string, name or word at i.
func (r *reader) textAt(i int) string {
	if i < 0 || i >= len(r.toks) {
		return ""
	}
	return r.partText(i)
}
