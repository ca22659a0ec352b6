package query

import "strings"

// transfer reads COPY, LOAD, UNLOAD, EXPORT and IMPORT: rows that leave the database or come in.
func (r *reader) transfer(lo, hi int) {
	switch w := r.up(lo); {
	case w == "UNLOAD" && r.is(lo+1, "("):
		r.unload(lo, hi)
	case w == "EXPORT":
		r.export(lo, hi)
	case w == "COPY":
		r.copy(lo, hi)
	case w == "LOAD" && !r.any(lo+1, "DATA", "XML", "CSV", "TABLE", "LOCAL"):
		r.put(Statement{Verb: "other", Limit: -1}, lo, hi)
	default:
		s := Statement{Verb: "load", Limit: -1, Target: r.firstText(lo, hi)}
		if into := r.find(lo, hi, "INTO"); into < hi {
			s.Names, _ = r.names(r.skip(into+1, hi, "TABLE"), hi)
		}
		r.put(s, lo, hi)
	}
}

// copy reads COPY t or (query) TO or FROM, and COPY INTO.
func (r *reader) copy(lo, hi int) {
	i := r.skip(lo+1, hi, "BINARY")
	into := r.up(i) == "INTO"
	if into {
		i++
	}
	s := Statement{Verb: "copy", Columns: []string{"*"}, Filter: FilterNone, Limit: -1}
	side := r.find(i, hi, "TO", "FROM")
	out := r.up(side) == "TO" && side < hi
	if into {
		out = i < hi && (r.toks[i].kind == textToken || strings.HasPrefix(r.toks[i].text, "@"))
	}
	source, target := i, side+1
	if into && out {
		source, target = side+1, i
	}
	if !out {
		s = Statement{Verb: "load", Limit: -1}
	}
	r.copied(&s, source, hi)
	s.Target = r.target(target, hi, lo)
	r.put(s, lo, hi)
}

// copied reads what is copied: a query, or a table with columns.
func (r *reader) copied(s *Statement, i, hi int) {
	if r.is(i, "(") {
		if r.any(i+1, "DELETE", "UPDATE", "INSERT", "MERGE") {
			r.statement(i+1, r.close(i, hi))
			return
		}
		if m := merged(r.queries(i+1, r.close(i, hi), nil)); m != nil {
			verb := s.Verb
			*s = *m
			s.Verb = verb
		}
		return
	}
	name, j := r.name(i, hi)
	s.Names = add(nil, name)
	if r.is(j, "(") {
		s.Columns = r.columns(j+1, r.close(j, hi))
	}
	if name == "" {
		s.Object = "database"
	}
}

// target reads where rows go or come from; a program is listed as a command for the shell as well.
func (r *reader) target(i, hi, lo int) string {
	if i >= hi {
		return ""
	}
	if r.up(i) == "PROGRAM" {
		text, _ := r.fold(i+1, hi)
		r.put(Statement{Verb: "shell", Limit: -1, Text: text}, lo, hi)
		return text
	}
	if r.toks[i].kind == paramToken || r.is(i, "@") {
		return strings.Fields(r.slice(i, hi))[0]
	}
	return r.textAt(i)
}

// unload reads UNLOAD ('query') TO 'address'.
func (r *reader) unload(lo, hi int) {
	end := r.close(lo+1, hi)
	s := Statement{Filter: FilterNone, Limit: -1}
	if text, ok := r.fold(lo+2, end); ok {
		if inner, _ := SQL(text); len(inner) > 0 && r.depth == 0 {
			s = inner[0]
		}
	} else if m := merged(r.queries(lo+2, end, nil)); m != nil {
		s = *m
	}
	s.Verb, s.Text = "copy", ""
	s.Target = r.textAt(r.find(end, hi, "TO") + 1)
	r.put(s, lo, hi)
}

// export reads EXPORT DATABASE 'folder' and EXPORT DATA OPTIONS (uri = 'address') AS SELECT ….
func (r *reader) export(lo, hi int) {
	if q := r.find(lo, hi, "SELECT", "WITH"); q < hi && r.up(q) != "WITH" || q < hi && r.any(q-1, "AS") {
		m := merged(r.queries(q, hi, nil))
		if m == nil {
			m = &Statement{Limit: -1}
		}
		m.Verb, m.Target = "copy", r.firstText(lo, q)
		r.put(*m, lo, hi)
		return
	}
	s := Statement{Verb: "copy", Filter: FilterNone, Limit: -1, Target: r.firstText(lo, hi)}
	s.Object = objects[r.up(lo+1)]
	if s.Object == "table" {
		s.Names, _ = r.names(lo+2, hi)
	}
	r.put(s, lo, hi)
}
