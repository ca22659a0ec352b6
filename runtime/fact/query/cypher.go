package query

// cypher reads the graph statements MATCH … DELETE, SET and RETURN: labels are the tables.
func (r *reader) cypher(lo, hi int) {
	s := Statement{Verb: "select", Filter: FilterNone, Limit: r.limit(lo, hi)}
	properties := false
	end := r.find(lo, hi, "CALL", "DELETE", "DETACH", "SET", "REMOVE", "RETURN", "WITH", "CREATE", "MERGE")
	for i := lo; i < end; i++ {
		if t := r.toks[i]; t.kind == paramToken && i > lo && (r.is(i-1, "(") || r.toks[i-1].end == t.start) {
			s.Names = add(s.Names, t.text)
		}
		properties = properties || r.is(i, "{")
	}
	if where := r.find(lo, end, "WHERE"); where < end {
		s.Filter = r.filter(where+1, end, nil)
	} else if properties {
		s.Filter = FilterSome
	}
	switch {
	case r.find(lo, hi, "DELETE") < hi:
		s.Verb = "delete"
	case r.find(end, hi, "SET", "REMOVE") < hi:
		s.Verb = "update"
	case r.find(end, hi, "CREATE", "MERGE") < hi:
		s.Verb = "insert"
	default:
		ret := r.find(lo, hi, "RETURN")
		s.Columns = r.columns(ret+1, r.find(ret, hi, "LIMIT", "ORDER", "SKIP"))
		s.Aggregate = r.shape(ret+1, r.find(ret, hi, "LIMIT", "ORDER", "SKIP"), false)
	}
	s.Filter = limited(s)
	r.put(s, lo, hi)
}
