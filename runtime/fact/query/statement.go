package query

import "strings"

// run reads the tokens between two semicolons: one statement, several that follow each other, or a piece of a block.
func (r *reader) run(lo, hi int) {
	for lo < hi {
		switch {
		case r.toks[lo].kind == metaToken:
			r.meta(lo)
			return
		case r.control(lo, hi):
			lo = r.afterControl(lo, hi)
			continue
		}
		end := r.follower(lo, hi)
		r.statement(lo, end)
		if end < hi && r.any(end, "ELSE", "END") {
			end++
		}
		lo = end
	}
}

// control reports a word that governs statements and is none: BEGIN of a block, IF, LOOP, THEN.
func (r *reader) control(lo, hi int) bool {
	switch r.up(lo) {
	case "BEGIN":
		return lo+1 < hi && !r.any(lo+1, "TRANSACTION", "TRAN", "WORK", "ISOLATION", "READ", "DEFERRED", "IMMEDIATE", "EXCLUSIVE", "CONCURRENT")
	case "IF", "ELSE", "ELSIF", "ELSEIF", "LOOP", "FOR", "FOREACH", "WHILE", "REPEAT", "EXCEPTION", "WHEN", "THEN", "UNTIL", "RETURN":
		return true
	case "CASE", "TRY", "CATCH":
		return true
	}
	return r.is(lo, "<") || r.is(lo, "/")
}

// afterControl is the index at which the next statement of a block begins. A query that a FOR loop runs over is listed.
func (r *reader) afterControl(lo, hi int) int {
	switch w := r.up(lo); w {
	case "BEGIN", "ELSE", "LOOP", "THEN", "REPEAT", "TRY", "CATCH", "":
		r.begun = r.begun || w == "BEGIN"
		return lo + 1
	case "RETURN":
		if r.any(lo+1, "QUERY") {
			return lo + 2
		}
	case "FOR":
		r.loopQuery(lo, hi)
	}
	for i := lo + 1; i < hi; i = r.next(i) {
		if r.any(i, "THEN", "LOOP", "BEGIN") || r.up(i) == "DO" {
			return i + 1
		}
		if r.starts(i) {
			return i
		}
	}
	return hi
}

func (r *reader) loopQuery(lo, hi int) {
	in := r.find(lo, hi, "IN")
	end := r.find(in, hi, "LOOP", "DO")
	if q := r.skipOpen(in+1, end); r.up(q) == "SELECT" && lo+1 < in {
		r.holdRow(strings.ToLower(r.toks[lo+1].text), q, end)
	}
	switch {
	case in+1 < end && r.any(in+1, "SELECT", "WITH", "EXECUTE", "DELETE", "UPDATE", "INSERT"):
		r.statement(in+1, end)
	case in+1 < end && r.is(in+1, "(") && r.any(in+2, "SELECT", "WITH"):
		r.statement(in+2, r.close(in+1, end))
	}
}

// follower is the index at which another statement begins without a semicolon before it (T-SQL needs none), or hi.
func (r *reader) follower(lo, hi int) int {
	if r.definesRoutine(lo) || r.any(lo, "EXPLAIN", "DESCRIBE", "DESC", "GRANT", "REVOKE", "DENY", "PREPARE", "MERGE", "DO", "LISTEN", "COMMENT", "SHOW") {
		return hi
	}
	if r.up(lo) == "CREATE" && r.any(lo+1, "RULE", "POLICY", "PUBLICATION") || r.up(lo) == "CREATE" && r.up(lo+3) == "RULE" {
		return hi
	}
	cases := 0
	for i := r.next(lo); i < hi; i = r.next(i) {
		switch {
		case r.up(i) == "CASE":
			cases++
		case r.up(i) == "END" && cases > 0:
			cases--
		case cases == 0 && r.ends(i, hi):
			return i
		case cases == 0 && r.starts(i) && !r.connects(i-1, lo):
			return i
		}
	}
	return hi
}

// ends reports an END or ELSE of the block around a statement; both can be names of columns as well.
func (r *reader) ends(i, hi int) bool {
	return r.any(i, "ELSE", "END") && (i+1 >= hi || r.starts(i+1) || r.any(i+1, "ELSE", "END", "IF", "WHILE", "TRY", "CATCH", "BEGIN"))
}

// connects reports that the word at i makes what follows part of the statement that began at lo.
func (r *reader) connects(i, lo int) bool {
	switch {
	case r.up(lo) == "WITH" && r.is(i, ")"):
		return true
	case r.up(lo) == "SET": // SET FEEDBACK ON, SET NOCOUNT ON
		return r.is(i, "=")
	}
	return r.any(i, "EXPLAIN", "ANALYZE", "ANALYSE", "VERBOSE", "AS", "DO", "INSTEAD", "ALSO", "ON", "OR", "BEFORE", "AFTER", "OF", "FOR",
		"AND", "NOT", "FROM", "WITH", "RETURN", "IMMEDIATE", "SCHEDULE", "FORMAT") || r.is(i, ",") || r.is(i, ".") || r.is(i, "=")
}

// starts reports words that can only begin a statement.
func (r *reader) starts(i int) bool {
	switch r.up(i) {
	case "DROP":
		return r.any(i+1, "TABLE", "DATABASE", "SCHEMA", "VIEW", "PROCEDURE", "FUNCTION", "LOGIN", "USER", "ROLE", "KEYSPACE", "SEQUENCE")
	case "TRUNCATE":
		return r.up(i+1) == "TABLE"
	case "DELETE":
		return r.any(i+1, "FROM", "TOP")
	case "INSERT":
		return r.up(i+1) == "INTO"
	case "UPDATE":
		return r.up(i+1) == "TOP" || r.updateAt(i)
	case "EXEC", "EXECUTE":
		return i+1 < len(r.toks) && (r.is(i+1, "(") || r.toks[i+1].kind != opToken)
	case "ALTER":
		return r.any(i+1, "TABLE", "DATABASE", "ROLE", "USER", "LOGIN", "SERVER")
	case "CREATE":
		return r.any(i+1, "TABLE", "DATABASE", "LOGIN", "USER", "ROLE", "INDEX", "VIEW")
	case "BACKUP", "RESTORE":
		return r.any(i+1, "DATABASE", "LOG")
	}
	return false
}

// updateAt reports UPDATE name SET.
func (r *reader) updateAt(i int) bool {
	_, j := r.name(i+1, min(len(r.toks), i+12))
	return j > i+1 && r.up(j) == "SET" && r.up(i-1) != "KEY"
}

// hasStatementWord reports whether any text begins with a word that begins statements.
func hasStatementWord(stmts []Statement) bool {
	for _, s := range stmts {
		word, _, _ := strings.Cut(strings.TrimSpace(s.Text), " ")
		if otherWords[strings.ToUpper(strings.Trim(word, ";()"))] {
			return true
		}
	}
	return false
}

// otherWords begin statements whose verb is other.
var otherWords = map[string]bool{"LOCK": true, "UNLOCK": true, "LISTEN": true, "NOTIFY": true, "UNLISTEN": true, "COMMENT": true,
	"DISCARD": true, "CLOSE": true, "DEALLOCATE": true, "REASSIGN": true, "SECURITY": true, "SHUTDOWN": true, "PRINT": true,
	"RAISE": true, "ATTACH": true, "DETACH": true, "CHECKPOINT": true, "PREPARE": true, "UNDROP": true, "WAITFOR": true, "FLUSH": true,
	"INSTALL": true, "DO": true}

// plainVerbs are the statements that are told by their first word alone.
var plainVerbs = map[string]string{
	"SHOW": "show", "USE": "set", "RESET": "set", "PRAGMA": "set", "START": "begin", "BEGIN": "begin", "COMMIT": "commit",
	"ROLLBACK": "rollback", "ABORT": "rollback", "SAVEPOINT": "begin", "RELEASE": "commit", "VACUUM": "vacuum", "ANALYZE": "vacuum",
	"ANALYSE": "vacuum", "OPTIMIZE": "vacuum", "REINDEX": "vacuum", "CLUSTER": "vacuum", "REFRESH": "vacuum", "KILL": "kill",
	"BACKUP": "backup", "RESTORE": "restore", "RECOVER": "restore", "FLASHBACK": "restore", "VALUES": "select",
}

// statement reads one statement by its first word.
func (r *reader) statement(lo, hi int) {
	if lo >= hi {
		return
	}
	if r.nested(lo, hi) {
		return
	}
	switch w := r.up(lo); w {
	case "SELECT", "TABLE", "FROM":
		r.list(r.queries(lo, hi, nil), lo, hi)
	case "WITH":
		r.with(lo, hi)
	case "INSERT", "REPLACE", "UPSERT":
		r.insert(lo, hi)
	case "UPDATE":
		r.update(lo, hi)
	case "DELETE":
		r.remove(lo, hi)
	case "MERGE":
		r.merge(lo, hi)
	case "TRUNCATE":
		r.truncate(lo, hi)
	case "DROP", "PURGE":
		r.drop(lo, hi)
	case "ALTER":
		r.alter(lo, hi)
	case "CREATE":
		r.create(lo, hi)
	case "RENAME":
		names, _ := r.names(r.skip(lo+1, hi, "TABLE", "USER"), hi)
		r.put(Statement{Verb: "rename", Object: "table", Names: names, Limit: -1}, lo, hi)
	case "GRANT", "REVOKE", "DENY":
		r.grant(lo, hi)
	default:
		r.other(w, lo, hi)
	}
}

// nested reads a statement in parentheses, and one that is all variable.
func (r *reader) nested(lo, hi int) bool {
	switch {
	case r.depth > maxDepth:
		*r.cut = true
		r.put(Statement{Verb: Unread, Limit: -1}, lo, hi)
	case r.is(lo, "(") && r.any(lo+1, "SELECT", "WITH", "TABLE", "VALUES", "") && r.queryAt(lo, hi):
		r.list(r.queries(lo, hi, nil), lo, hi)
	case r.toks[lo].kind == paramToken:
		if text, ok := r.known[strings.ToLower(r.toks[lo].text)]; ok {
			r.inner(text, r.toks[lo], 0)
			return true
		}
		r.assign(lo, hi)
		r.put(Statement{Verb: "set", Limit: -1}, lo, hi)
	default:
		return false
	}
	return true
}

// skipOpen moves over opening parentheses.
func (r *reader) skipOpen(i, hi int) int {
	for i < hi && r.is(i, "(") {
		i++
	}
	return i
}

// queryAt reports a query at i, perhaps in parentheses.
func (r *reader) queryAt(i, hi int) bool {
	i = r.skipOpen(i, hi)
	return i < hi && r.any(i, "SELECT", "WITH", "TABLE", "VALUES")
}

func (r *reader) other(w string, lo, hi int) {
	switch w {
	case "COPY", "LOAD", "UNLOAD", "EXPORT", "IMPORT":
		r.transfer(lo, hi)
	case "EXPLAIN", "DESCRIBE", "DESC":
		r.explain(lo, hi)
	case "SET", "DECLARE", "LET":
		r.set(lo, hi)
	case "CALL", "EXEC", "EXECUTE", "PREPARE", "PERFORM":
		r.execute(lo, hi)
	case "DO":
		r.do(lo, hi)
	case "SOURCE":
		r.put(Statement{Verb: Unread, Limit: -1, Target: r.slice(lo+1, hi)}, lo, hi)
	case "MATCH", "OPTIONAL":
		r.cypher(lo, hi)
	case "END":
		if lo+1 == hi && !r.block {
			r.put(Statement{Verb: "commit", Limit: -1}, lo, hi)
		}
		r.run(lo+1, hi)
	default:
		if r.is(lo+1, ":=") {
			r.assign(lo, hi)
			r.put(Statement{Verb: "set", Limit: -1}, lo, hi)
			return
		}
		if r.calls(lo, hi) {
			r.call(lo, lo, hi)
			return
		}
		s := Statement{Verb: plainVerbs[w], Limit: -1}
		if s.Verb == "" {
			s.Verb = "other"
		}
		s.Catalog = s.Verb == "show"
		if s.Verb == "backup" || s.Verb == "restore" || s.Verb == "vacuum" {
			s.Object, s.Names = r.subject(lo+1, hi)
		}
		r.put(s, lo, hi)
	}
}

// calls says whether a statement is a call in a block: a procedure of a package, and its arguments.
func (r *reader) calls(lo, hi int) bool {
	name, end := r.name(lo, hi)
	if !r.begun || name == "" {
		return false
	}
	return end >= hi && strings.Contains(name, ".") || end < hi && r.is(end, "(") && r.close(end, hi) >= hi-1
}

// subject reads what a maintenance statement is about: DATABASE x, TABLE x, x.
func (r *reader) subject(i, hi int) (string, []string) {
	object := ""
	i = r.skip(i, hi, "FULL", "FREEZE", "VERBOSE", "ANALYZE")
	if r.any(i, "DATABASE", "TABLE", "LOG", "INDEX", "SCHEMA") {
		object = strings.ToLower(r.up(i))
		i++
	}
	if r.is(i, "(") {
		i = r.next(i)
	}
	names, _ := r.names(i, hi)
	return object, names
}

// skip moves over any of words.
func (r *reader) skip(i, hi int, words ...string) int {
	for i < hi && r.any(i, words...) {
		i++
	}
	return i
}

// list lists statements that share one text, those that say the same once.
func (r *reader) list(stmts []Statement, lo, hi int) {
	seen := map[string]bool{}
	for i := range stmts {
		if len(stmts) > 1 {
			k := stmts[i].key()
			if seen[k] {
				continue
			}
			seen[k] = true
		}
		r.put(stmts[i], lo, hi)
	}
}

// explain lists the statement itself when ANALYZE runs it, and only a plan otherwise.
func (r *reader) explain(lo, hi int) {
	i, runs := lo+1, false
	if r.is(i, "(") {
		end := r.close(i, hi)
		at := r.find(i+1, end, "ANALYZE", "ANALYSE")
		runs = at < end && !r.any(at+1, "FALSE", "OFF") && r.number(at+1) != 0
		i = end + 1
	}
	for i < hi && r.any(i, "ANALYZE", "ANALYSE", "VERBOSE", "EXTENDED", "QUERY", "PLAN", "FOR", "FORMAT", "FORMATTED") {
		runs = runs || r.any(i, "ANALYZE", "ANALYSE")
		i++
		if r.is(i, "=") {
			i += 2
		}
	}
	if i < hi && runs && r.up(lo) == "EXPLAIN" && !r.any(i, "SELECT", "TABLE", "VALUES") { // of a query the plan alone is shown
		r.statement(i, hi)
		return
	}
	r.put(Statement{Verb: "explain", Catalog: true, Limit: -1}, lo, hi)
}
