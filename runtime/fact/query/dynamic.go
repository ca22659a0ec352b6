package query

import (
	"slices"
	"strings"
)

// hole stands for text that cannot be known.
const hole = "\uFFFD"

// set reads SET and DECLARE, and remembers constants.
func (r *reader) set(lo, hi int) {
	if r.setPassword(lo, hi) {
		return
	}
	if cursor := r.find(lo, hi, "CURSOR"); r.up(lo) == "DECLARE" && cursor < hi {
		if q := r.find(cursor, hi, "SELECT", "WITH"); q < hi {
			r.statement(q, hi)
			return
		}
	}
	if table := r.skip(lo+2, hi, "AS"); r.up(table) == "TABLE" && r.toks[lo+1].kind == paramToken { // DECLARE @t TABLE (…)
		r.remember(r.toks[lo+1].text, true)
	}
	r.assign(lo+1, hi)
	r.put(Statement{Verb: "set", Limit: -1}, lo, hi)
}

// assign remembers @a = 'x', @a += 'x', a := 'x', a text := 'x', @a varchar(9) = 'x', a text default 'x'.
func (r *reader) assign(lo, hi int) {
	r.commas(lo, hi, func(lo, hi int) {
		for i := lo + 1; i < hi; i = r.next(i) {
			if r.is(i, "=") || r.is(i, ":=") || r.up(i) == "DEFAULT" {
				key := strings.ToLower(r.toks[lo].text)
				text, ok := r.fold(i+1, hi)
				if r.is(i-1, "+") {
					before, known := r.known[key]
					if !known {
						before = hole
					}
					text, ok = before+text, ok || known
				}
				r.hold(key, text, ok)
				return
			}
		}
	})
}

// hold remembers the text of a variable, or forgets it where it is not known.
func (r *reader) hold(key, text string, ok bool) {
	if ok && len(text) < MaxText && len(r.known) < MaxStatements {
		r.known[key] = text
	} else {
		delete(r.known, key)
	}
}

// assignSelected remembers what a select list gives to variables: SELECT @s = 'x', SELECT 'x' INTO s.
func (r *reader) assignSelected(lo, hi int, c clauses) {
	var into []string
	if c.into < c.end {
		into, _ = r.names(r.skip(c.into+1, c.end, "STRICT"), c.after(c.into))
	}
	n := 0
	r.commas(lo, hi, func(lo, hi int) {
		switch {
		case n < len(into):
			text, ok := r.fold(lo, hi)
			r.hold(strings.ToLower(into[n]), text, ok)
		case r.toks[lo].kind == paramToken:
			r.assign(lo, hi)
		}
		n++
	})
}

// holdRow remembers what the variable of a loop holds of each row of a query: FOR r IN SELECT 'DROP TABLE ' || a AS s … LOOP EXECUTE r.s.
func (r *reader) holdRow(name string, lo, hi int) {
	list, _ := r.modifiers(lo+1, hi)
	n := 0
	r.commas(list, r.find(list, hi, "FROM"), func(lo, hi int) {
		text, ok := r.fold(lo, hi)
		if n == 0 {
			r.hold(name, text, ok)
		}
		if end := r.itemEnd(lo, hi); end < hi {
			r.hold(name+"."+strings.ToLower(r.toks[hi-1].text), text, ok)
		}
		n++
	})
}

// execute reads CALL, EXEC, EXECUTE and PREPARE. Text that is run as SQL is read as SQL.
func (r *reader) execute(lo, hi int) {
	i := r.skip(lo+1, hi, "IMMEDIATE")
	if r.up(lo) == "PREPARE" {
		r.prepare(lo, hi)
		return
	}
	if r.up(lo) == "PERFORM" {
		r.embedded(i, hi)
	}
	if i >= hi || r.up(lo) == "CALL" || r.up(lo) == "PERFORM" {
		r.call(lo, i, hi)
		return
	}
	t := r.toks[i]
	end := min(r.find(i, hi, "USING", "INTO"), hi)
	switch {
	case r.up(i-1) == "IMMEDIATE" && r.up(i) == "FROM":
		r.put(Statement{Verb: Unread, Limit: -1, Target: r.slice(i+1, hi)}, lo, hi)
	case r.block, r.is(i, "("), t.kind == textToken, r.up(i-1) == "IMMEDIATE", t.kind == paramToken && !r.assigns(i, hi), t.kind == wordToken && r.is(i+1, "||"), r.folds(i):
		r.runText(i, end, lo, hi)
	default:
		if text, ok := r.known["prepared "+strings.ToLower(t.text)]; ok {
			r.inner(text, t, 0)
			return
		}
		r.call(lo, i, hi)
	}
}

// assigns reports EXEC @result = procedure.
func (r *reader) assigns(i, hi int) bool { return i+1 < hi && r.is(i+1, "=") }

// folds reports a function that makes text.
func (r *reader) folds(i int) bool {
	return r.is(i+1, "(") && r.any(i, "FORMAT", "CONCAT", "CHR", "CAST", "CONVERT_FROM", "DECODE")
}

// runText reads the text that [lo, hi) makes as SQL.
func (r *reader) runText(lo, hi, slo, shi int) {
	hidden := Statement{Verb: Unread, Limit: -1, Hidden: true}
	text, ok := r.fold(lo, hi)
	if !ok {
		r.put(hidden, slo, shi)
		return
	}
	body := 0
	if t := r.toks[lo]; hi-lo == 1 && t.body > 0 {
		body = t.body
	}
	before := len(*r.out)
	r.inner(text, r.toks[lo], body)
	switch made := (*r.out)[before:]; {
	case slices.ContainsFunc(made, func(s Statement) bool { return strings.HasPrefix(s.Text, hole) }):
		r.put(hidden, slo, shi)
	case len(made) == 0:
		r.put(Statement{Verb: "other", Limit: -1}, slo, shi)
	}
}

// prepare remembers PREPARE a FROM 'text', and lists PREPARE a AS statement.
func (r *reader) prepare(lo, hi int) {
	name, i := r.name(lo+1, hi)
	if r.is(i, "(") {
		i = r.next(i)
	}
	switch {
	case r.up(i) == "FROM" && i+1 < hi:
		text, ok := r.fold(i+1, hi)
		if ok {
			r.known["prepared "+strings.ToLower(name)] = text
			return
		}
		r.put(Statement{Verb: Unread, Limit: -1, Hidden: true}, lo, hi)
	case r.up(i) == "AS" && i+1 < hi:
		r.statement(i+1, hi)
	default:
		r.put(Statement{Verb: "other", Limit: -1}, lo, hi)
	}
}

// call reads a call of a procedure by name.
func (r *reader) call(lo, i, hi int) {
	if i+1 < hi && r.is(i+1, "=") {
		i += 2
	}
	name, j := r.name(i, hi)
	s := Statement{Verb: "call", Names: add(nil, name), Limit: -1}
	switch base := routineName(name); {
	case base == "xp_cmdshell":
		text, _ := r.fold(j, hi)
		s = Statement{Verb: "shell", Limit: -1, Text: text}
	case base == "sp_executesql":
		r.runText(r.value(j), r.firstComma(j, hi), lo, hi)
		return
	case memberProcedure(base):
		s = r.member(j, lo, hi)
	}
	r.embedded(i, hi)
	r.put(s, lo, hi)
}

// value is the index behind the name that an argument is given by: @stmt = N'…', job_action => '…'.
func (r *reader) value(i int) int {
	switch {
	case r.is(i+1, "=") && r.is(i+2, ">"):
		return i + 3
	case r.is(i+1, "="):
		return i + 2
	}
	return i
}

// member reads sp_addrolemember 'role', 'account'.
func (r *reader) member(i, lo, hi int) Statement {
	s := Statement{Verb: "grant", Object: "role", Limit: -1}
	for n := 0; i < hi; i++ {
		if t := r.toks[i]; t.kind == textToken || t.kind == quotedToken || t.kind == wordToken {
			if n++; n == 1 {
				s.Names = []string{t.text}
			} else {
				s.Grantee = t.text
				break
			}
		}
	}
	return s
}

func (r *reader) firstComma(lo, hi int) int {
	for i := lo; i < hi; i = r.next(i) {
		if r.is(i, ",") {
			return i
		}
	}
	return hi
}

// runners are functions and procedures whose text argument is run as SQL, now or when its time comes; true where nothing else says what
// runs. Names that are common words stand with what they belong to.
var runners = map[string]bool{"DBLINK": false, "DBLINK_EXEC": true, "QUERY_TO_XML": false, "OPENQUERY": false, "OPENROWSET": false,
	"PG_BACKGROUND_LAUNCH": true, "DBMS_UTILITY.EXEC_DDL_STATEMENT": true, "DBMS_SQL.PARSE": true, "DBMS_SCHEDULER.CREATE_JOB": false,
	"DBMS_JOB.SUBMIT": false, "CRON.SCHEDULE": true, "CRON.SCHEDULE_IN_DATABASE": true, "SP_MSFOREACHTABLE": true, "SP_MSFOREACHDB": true,
	"SP_ADD_JOBSTEP": false}

// runner says whether the token at i ends the name of one.
func (r *reader) runner(i int) (alone, ok bool) {
	name := r.up(i)
	if name == "" {
		return false, false
	}
	if alone, ok = runners[name]; !ok && r.is(i-1, ".") {
		alone, ok = runners[r.up(i-2)+"."+name]
	}
	return alone, ok || runsByName(name)
}

// runsByName says whether a function's own name says that it runs statements: exec_sql, run_query.
func runsByName(name string) bool {
	verb, rest, ok := strings.Cut(name, "_")
	if !ok || verb != "EXEC" && verb != "EXECUTE" && verb != "RUN" {
		return false
	}
	return slices.ContainsFunc(strings.Split(rest, "_"), func(w string) bool {
		return w == "SQL" || w == "QUERY" || w == "STATEMENT" || w == "DDL"
	})
}

// dropped are the words for what a function's name says that it drops.
var dropped = map[string]bool{"CHUNK": true, "CHUNKS": true, "PARTITION": true, "PARTITIONS": true, "TABLE": true, "TABLES": true,
	"HYPERTABLE": true, "SCHEMA": true, "SCHEMAS": true, "DATABASE": true, "DATA": true, "SHARD": true, "SHARDS": true, "ROWS": true,
	"COLLECTION": true, "KEYSPACE": true, "STREAM": true, "HISTORY": true, "RECORDS": true}

// drops says whether a function's own name says that it drops or empties tables or parts of them: drop_chunks, pg_drop_partition.
func drops(name string) bool {
	verb := strings.Index(name, "DROP_")
	for _, other := range []string{"TRUNCATE_", "PURGE_", "WIPE_", "EMPTY_", "ERASE_"} {
		verb = max(verb, strings.Index(name, other))
	}
	return verb >= 0 && slices.ContainsFunc(strings.Split(name[verb:], "_"), func(w string) bool { return dropped[w] })
}

// dropping lists what a function drops: what its first argument names.
func (r *reader) dropping(i, hi int) {
	table := ""
	if t := r.toks[min(i+2, hi-1)]; t.kind == textToken {
		table = t.text
	}
	before := *r.out
	r.put(Statement{Verb: "drop", Object: "table", Names: add(nil, table), Limit: -1}, i, r.next(i+1))
	made := (*r.out)[len(*r.out)-1]
	if slices.ContainsFunc(before, func(s Statement) bool { return s.Verb == made.Verb && s.Span == made.Span }) {
		*r.out = before // a query around it has it as well
	}
}

// embedded lists the SQL that functions in [lo, hi) run, and what they drop.
func (r *reader) embedded(lo, hi int) {
	for i := lo; i+1 < hi; i++ {
		called := r.is(i+1, "(")
		if !called && !strings.HasPrefix(r.up(i), "SP_") {
			continue
		}
		if called && drops(r.up(i)) {
			r.dropping(i, hi)
		}
		switch alone, ok := r.runner(i); {
		case !ok:
		case called:
			r.runArguments(i+2, r.close(i+1, hi), alone)
		default:
			r.runArguments(i+1, hi, alone)
		}
	}
}

// runArguments lists the SQL among the arguments in [lo, hi); alone says that something has to be.
func (r *reader) runArguments(lo, hi int, alone bool) {
	found, open := false, false
	r.commas(lo, hi, func(lo, hi int) {
		lo = min(r.value(lo), hi-1)
		text, ok := r.fold(lo, hi)
		open = open || !ok
		if ok && Looks(text) {
			found = true
			r.inner(text, r.toks[lo], 0)
		}
	})
	if alone && open && !found {
		r.put(Statement{Verb: Unread, Limit: -1, Hidden: true}, lo, hi)
	}
}

// do reads DO with a body: statements that run.
func (r *reader) do(lo, hi int) {
	i := lo + 1
	other := false
	if r.up(i) == "LANGUAGE" {
		other = !strings.EqualFold(r.textAt(i+1), "plpgsql") && !strings.EqualFold(r.textAt(i+1), "sql")
		i += 2
	}
	if at := r.find(i, hi, "LANGUAGE"); at < hi {
		other = !strings.EqualFold(r.textAt(at+1), "plpgsql")
	}
	if i < hi && r.toks[i].kind == textToken && !other {
		before := len(*r.out)
		t := r.toks[i]
		r.body(t.text, t, t.body)
		if len(*r.out) == before {
			r.put(Statement{Verb: "other", Limit: -1}, lo, hi)
		}
		return
	}
	r.put(Statement{Verb: Unread, Limit: -1}, lo, hi)
}

// body reads the text of a block; in it EXECUTE runs text.
func (r *reader) body(text string, hold token, at int) {
	outer := r.block
	r.block = true
	r.inner(text, hold, at)
	r.block = outer
}
