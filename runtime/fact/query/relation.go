package query

import "strings"

// relations reads a FROM list.
func (r *reader) relations(lo, hi int, named scope) []relation {
	var out []relation
	if r.depth++; r.depth > maxDepth {
		r.depth--
		*r.cut = true
		return nil
	}
	defer func() { r.depth-- }()
	expect := true
	for i := lo; i < hi; {
		switch {
		case expect && r.any(i, "ONLY", "LATERAL", "OUTER"), expect && r.up(i) == "TABLE" && i+1 < hi && !r.is(i+1, "("):
			i++
		case expect:
			i = r.relation(i, hi, named, &out)
			expect = false
		case r.is(i, ","), r.any(i, "JOIN", "APPLY", "STRAIGHT_JOIN"):
			expect = true
			i++
		default:
			i = r.next(i)
		}
	}
	return out
}

// relation reads one entry of a FROM list with its alias, and returns the index after it.
func (r *reader) relation(i, hi int, named scope, out *[]relation) int {
	if len(*out) >= maxNames {
		*r.cut = true
		return hi
	}
	if r.is(i, "(") {
		end := r.close(i, hi)
		if r.queryAt(i, end) {
			q := merged(r.queries(i+1, end, named))
			if q == nil {
				q = &Statement{Limit: -1}
			}
			alias, j := r.alias(end+1, hi)
			*out = append(*out, relation{query: q, alias: alias})
			return max(j, i+1)
		}
		*out = append(*out, r.relations(i+1, end, named)...)
		return end + 1
	}
	name, j := r.name(i, hi)
	if j == i {
		return r.next(i)
	}
	rel := relation{name: name}
	if r.is(j, "(") {
		rel = r.function(name, j, hi, named)
		j = r.close(j, hi) + 1
	} else if q, ok := named[strings.ToLower(name)]; ok {
		rel.name, rel.query = "", q
	}
	rel.alias, j = r.alias(j, hi)
	*out = append(*out, rel)
	return max(j, i+1)
}

// function reads a table function: the file or table that its first argument names, or a query in its arguments.
func (r *reader) function(name string, open, hi int, named scope) relation {
	end := r.close(open, hi)
	if r.any(open-1, "GENERATE_SERIES", "UNNEST", "JSON_EACH", "JSONB_ARRAY_ELEMENTS", "JSON_TABLE", "STRING_SPLIT", "FLATTEN") {
		return relation{}
	}
	if r.queryAt(open+1, end) {
		return relation{query: merged(r.queries(open+1, end, named))}
	}
	for i := open + 1; i < end; i++ {
		if r.toks[i].kind == textToken && !strings.ContainsAny(r.toks[i].text, " \n=") {
			return relation{name: r.toks[i].text}
		}
	}
	if r.any(open-1, "TABLE", "LATERAL") && end == open+2 {
		return relation{name: r.textAt(open + 1)}
	}
	return relation{name: name}
}

// alias reads [AS] name; words that begin the next part are no alias.
func (r *reader) alias(i, hi int) (string, int) {
	if r.up(i) == "AS" && i < hi {
		i++
	} else if i >= hi || r.toks[i].kind != wordToken && r.toks[i].kind != quotedToken || partWords[r.up(i)] {
		return "", i
	}
	return strings.ToLower(r.textAt(i)), i + 1
}

var partWords = map[string]bool{"JOIN": true, "LEFT": true, "RIGHT": true, "INNER": true, "OUTER": true, "FULL": true, "CROSS": true,
	"NATURAL": true, "ON": true, "USING": true, "WHERE": true, "SET": true, "GROUP": true, "ORDER": true, "LIMIT": true, "FETCH": true,
	"TABLESAMPLE": true, "WITH": true, "FOR": true, "APPLY": true, "STRAIGHT_JOIN": true, "RETURNING": true, "VALUES": true,
	"SELECT": true, "FINAL": true, "SAMPLE": true, "PIVOT": true, "UNPIVOT": true, "OUTPUT": true, "FORCE": true, "IGNORE": true}

// listNames are the tables that subqueries of a select list read.
func (r *reader) listNames(lo, hi int, named scope) []string {
	var out []string
	for i := lo; i < hi; i++ {
		if r.is(i, "(") && r.queryAt(i+1, hi) {
			end := r.close(i, hi)
			for _, s := range r.queries(i+1, end, named) {
				out = add(out, s.Names...)
			}
			i = end
		}
	}
	return out
}

// secretTables lie among the catalogs and hold password hashes.
var secretTables = map[string]bool{"pg_authid": true, "pg_shadow": true, "pg_user_mappings": true, "mysql.user": true, "pg_largeobject": true,
	"sys.sql_logins": true, "sys.user$": true, "dba_users": true, "pg_user_mapping": true}

// catalog reports whether all names are tables in which a database describes itself.
func catalog(names []string) bool {
	for _, n := range names {
		n = strings.ToLower(n)
		if secretTables[strings.TrimPrefix(n, "pg_catalog.")] || !describes(n) {
			return false
		}
	}
	return len(names) > 0
}

func describes(name string) bool {
	for _, p := range []string{"information_schema.", "pg_", "sqlite_master", "sqlite_schema", "sys.", "system.", "performance_schema.",
		"mysql.", "all_tab", "user_tab", "dba_tab", "all_objects", "user_objects", "v$", "svv_", "stl_", "stv_", "system_schema."} {
		if strings.HasPrefix(name, p) || p[len(p)-1] == '.' && strings.Contains(name, "."+p) {
			return true
		}
	}
	return false
}
