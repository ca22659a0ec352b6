package query

import "strings"

// What a routine holds does not run where the routine is made. It does when the same text calls it, when its time comes (an event, a task),
// and when something happens to a table (a rule, a trigger).

// store keeps the body of a routine that CREATE makes, or lists what it will run by itself.
func (r *reader) store(s Statement, i, hi int) {
	switch s.Object {
	case "function", "procedure":
		if text, _ := r.routineBody(i, hi); text != "" && len(r.routines) < MaxStatements {
			r.routines[routineName(s.Names[0])] = text
		}
	case "event", "task":
		if at := r.find(i, hi, "DO", "AS"); at+1 < hi {
			r.inner(r.slice(at+1, hi), r.toks[at], r.toks[at+1].start)
		}
	case "rule", "trigger":
		r.reacts(i, hi)
	}
}

// reacts lists what a rule or a trigger does to whole tables; what it does to single rows is the business of whoever changes those.
func (r *reader) reacts(i, hi int) {
	text, at := r.routineBody(i, hi)
	body := r.toks[min(at, hi-1)].start
	if call := r.find(i, hi, "EXECUTE"); text == "" && call < hi {
		name, _ := r.name(r.skip(call+1, hi, "FUNCTION", "PROCEDURE"), hi)
		text, at, body = r.routines[routineName(name)], call, 0
	}
	if text == "" {
		return
	}
	var done []Statement
	out := r.out
	r.out = &done
	r.inner(text, r.toks[at], body)
	r.out = out
	for _, s := range done {
		whole := s.Verb == "drop" || s.Verb == "truncate" || s.Filter == FilterNone || s.Filter == FilterAlways
		if whole && s.Verb != "select" {
			*r.out = append(*r.out, s)
		}
	}
}

// routineName is the name that a routine is known by, without its schema.
func routineName(name string) string {
	return strings.ToLower(name[strings.LastIndexByte(name, '.')+1:])
}

// routineBody is the text that a routine runs, and the token that it begins at: a string behind AS, else what begins with BEGIN or a statement.
func (r *reader) routineBody(lo, hi int) (string, int) {
	for i := lo; i < hi; i = r.next(i) {
		switch {
		case r.any(i, "AS", "IS") && i+1 < hi && r.toks[i+1].kind == textToken:
			return r.toks[i+1].text, i + 1
		case r.up(i) == "BEGIN" || r.starts(i) && !r.any(i, "EXEC", "EXECUTE") || i > lo && r.any(i-1, "ALSO", "INSTEAD"):
			if r.is(i, "(") {
				return r.slice(i+1, r.close(i, hi)), i
			}
			return r.slice(i, hi), i
		}
	}
	return "", lo
}

// runStored lists what the routines do that the statement [lo, hi) calls, each once.
func (r *reader) runStored(lo, hi int) {
	if len(r.routines) == 0 || r.definesRoutine(lo) {
		return
	}
	for i := lo; i < hi; i++ {
		t := r.toks[i]
		if t.kind == textToken {
			continue
		}
		key := strings.ToLower(t.text)
		text, ok := r.routines[key]
		alone := i+1 == hi && (i == lo || r.up(i-1) == "BEGIN")
		if !ok || !r.is(i+1, "(") && !alone && !r.any(lo, "CALL", "EXEC", "EXECUTE", "PERFORM") {
			continue
		}
		delete(r.routines, key)
		r.body(text, t, 0)
	}
}
