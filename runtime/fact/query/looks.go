package query

import "strings"

// looksPrefix is how much of a text Looks reads.
const looksPrefix = 4096

// Looks reports whether a text is plausibly SQL: a verb and what must follow it, and not the shape of an English sentence. It is cheap
// and reads the first statement only; it is for text that nobody has said to be SQL.
func Looks(text string) bool {
	text = behindSettings(text[:min(len(text), looksPrefix)])
	if !beginsLikeSQL(text) {
		return false
	}
	r := &reader{src: text, toks: lex(text, standard)}
	r.match = matches(r.toks)
	if len(r.toks) == 0 {
		return false
	}
	end := r.end(0)
	for end == 0 && len(r.toks) > 1 { // leading semicolons
		r.toks = r.toks[1:]
		r.match = matches(r.toks)
		end = r.end(0)
	}
	return guess{r, end, end < len(r.toks)}.statement(0)
}

// behindSettings is a text without the statements in front that only set where and how the others work: USE shop; SET search_path TO x;
func behindSettings(text string) string {
	for range maxSettings {
		word, rest, _ := strings.Cut(strings.TrimLeft(text, " \t\r\n;"), " ")
		if !settingWords[strings.ToUpper(word)] {
			return text
		}
		_, after, ok := strings.Cut(rest, ";")
		if !ok {
			return text
		}
		text = after
	}
	return text
}

const maxSettings = 8

var settingWords = map[string]bool{"USE": true, "SET": true, "PRAGMA": true}

// beginsLikeSQL looks at the first word only.
func beginsLikeSQL(text string) bool {
	text = strings.TrimLeft(text, " \t\r\n;(\ufeff")
	if strings.HasPrefix(text, "--") || strings.HasPrefix(text, "/*") || strings.HasPrefix(text, `\copy`) {
		return true
	}
	n := 0
	for n < len(text) && isLetter(text[n]) {
		n++
	}
	return n < len(text) && firstWords[strings.ToUpper(text[:n])]
}

// guess reads one statement; ended says that a semicolon stands behind it.
type guess struct {
	*reader
	hi    int
	ended bool
}

// firstWords begin the statements that Looks knows.
var firstWords = map[string]bool{"SELECT": true, "WITH": true, "INSERT": true, "REPLACE": true, "UPDATE": true, "DELETE": true, "MERGE": true,
	"TRUNCATE": true, "DROP": true, "ALTER": true, "CREATE": true, "GRANT": true, "REVOKE": true, "COPY": true, "EXPLAIN": true, "BEGIN": true,
	"EXEC": true, "EXECUTE": true, "CALL": true, "SHOW": true, "DESCRIBE": true, "TABLE": true, "DO": true, "UNLOAD": true, "LOAD": true,
	"DECLARE": true, "SET": true, "VACUUM": true, "START": true, "MATCH": true}

// statement reports whether what begins at i has the shape of a statement.
func (g guess) statement(i int) bool {
	for g.is(i, "(") {
		i++
	}
	switch g.up(i) {
	case "SELECT":
		return g.query(i)
	case "WITH":
		i = g.skip(i+1, g.hi, "RECURSIVE")
		_, j := g.name(i, g.hi)
		if g.is(j, "(") && j > i {
			j = g.next(j)
		}
		return g.up(j) == "AS" && (g.is(j+1, "(") || g.any(j+1, "MATERIALIZED", "NOT"))
	case "INSERT", "REPLACE", "MERGE":
		return g.insertion(i)
	case "UPDATE":
		return g.updating(i)
	case "DELETE":
		if g.up(i+2) == "FROM" && !article(g.up(i+1)) {
			i++
		}
		return g.up(i+1) == "FROM" && g.table(i+2, "WHERE", "USING", "LIMIT", "RETURNING", "ORDER", "AS")
	case "TRUNCATE":
		return g.table(g.skip(i+1, g.hi, "TABLE", "ONLY"), "CASCADE", "RESTART", "CONTINUE", "RESTRICT")
	case "DROP", "ALTER", "CREATE":
		return g.definition(i)
	default:
		return g.rest(i)
	}
}

// rest reads the statements that are rare in prose.
func (g guess) rest(i int) bool {
	if i < len(g.toks) && g.toks[i].kind == metaToken {
		return strings.HasPrefix(g.toks[i].text, `\copy`)
	}
	switch g.up(i) {
	case "GRANT", "REVOKE":
		return g.granting(i)
	case "COPY":
		side := g.find(i+1, g.hi, "TO", "FROM")
		return side+1 < g.hi && (g.toks[side+1].kind == textToken || g.any(side+1, "STDOUT", "STDIN", "PROGRAM"))
	case "UNLOAD":
		return g.is(i+1, "(")
	case "LOAD":
		return g.any(i+1, "DATA", "XML") && g.find(i, g.hi, "INFILE", "INPATH") < g.hi
	case "EXPLAIN":
		for i++; i < g.hi && (g.is(i, "(") || g.any(i, "ANALYZE", "VERBOSE", "ANALYSE", "QUERY", "PLAN")); {
			i = g.reader.next(i)
		}
		return i < g.hi && g.statement(i)
	case "BEGIN", "START":
		return i+1 < len(g.toks) && (g.ended && g.hi == i+1 || g.up(i+1) == "TRANSACTION" || g.up(i) == "BEGIN" && g.statement(i+1))
	case "EXEC", "EXECUTE", "CALL":
		return g.is(i+1, "(") || g.is(i+2, "(") || g.up(i+1) == "IMMEDIATE" || strings.HasPrefix(g.up(i+1), "SP_") || strings.HasPrefix(g.up(i+1), "XP_")
	case "SHOW":
		return g.any(i+1, "TABLES", "DATABASES", "SCHEMAS", "GRANTS", "INDEXES", "COLUMNS", "PROCESSLIST") || g.up(i+1) == "CREATE" && g.up(i+2) == "TABLE"
	case "DO":
		return i+1 < g.hi && g.toks[i+1].kind == textToken && g.toks[i+1].body > 0
	case "MATCH":
		return g.is(i+1, "(") && g.find(i, g.hi, "RETURN", "DELETE", "SET", "DETACH") < g.hi
	case "DECLARE", "SET":
		return i+1 < g.hi && g.toks[i+1].kind == paramToken && strings.HasPrefix(g.toks[i+1].text, "@")
	case "DESCRIBE", "TABLE", "VACUUM":
		return g.ended && g.table(g.skip(i+1, g.hi, "TABLE", "FULL"))
	}
	return false
}

// granting reports rights ON a thing TO someone, and a role TO someone in the words or the capitals of a statement.
func (g guess) granting(i int) bool {
	on := g.find(i, g.hi, "ON")
	if on < g.hi {
		to := g.find(on, g.hi, "TO", "FROM")
		return on > i+1 && to < g.hi && !article(g.up(i+1)) && (!article(g.up(on+1)) || to == on+2)
	}
	to := g.find(i, g.hi, "TO", "FROM")
	if to+1 >= g.hi || to == i+1 || article(g.up(i+1)) || article(g.up(to+1)) {
		return false
	}
	return g.up(i+1) == "ROLE" && g.any(to+1, "USER", "ROLE") || g.toks[to].text == g.up(to) && g.toks[i].text == g.up(i) && to <= i+4
}

func article(word string) bool {
	switch word {
	case "THE", "A", "AN", "THIS", "THAT", "THESE", "THOSE", "YOUR", "OUR", "MY", "THEIR", "ITS", "EACH", "ANY", "SOME", "ME", "IT", "EVERY":
		return true
	}
	return false
}

// query reports SELECT items FROM table, or SELECT of constants and calls.
func (g guess) query(i int) bool {
	list := g.skip(i+1, g.hi, "DISTINCT", "ALL", "TOP")
	from := g.find(list, g.hi, "FROM")
	if list >= g.hi || article(g.up(list)) && !g.is(list+1, ",") && !g.is(list+1, ".") {
		return false
	}
	if from == g.hi {
		return g.constantList(list, g.hi)
	}
	if !g.items(list, from) {
		return false
	}
	if g.is(from+1, "(") {
		return g.queryAt(from+1, g.hi)
	}
	return g.table(from+1, "WHERE", "GROUP", "ORDER", "LIMIT", "JOIN", "LEFT", "RIGHT", "INNER", "CROSS", "FULL", "NATURAL", "HAVING", "UNION", "FETCH",
		"OFFSET", "FOR", "INTO", "AS", "TABLESAMPLE", "QUALIFY", "EXCEPT", "INTERSECT", "WITH", "WINDOW", "PREWHERE", "FINAL")
}

// items reports a list of expressions in which no three plain words follow each other.
func (g guess) items(lo, hi int) bool {
	run := 0
	for i := lo; i < hi; i = g.reader.next(i) {
		if g.toks[i].kind != wordToken || g.any(i, "AS", "CASE", "WHEN", "THEN", "ELSE", "END", "AND", "OR", "NOT", "IS", "NULL", "IN", "OVER", "LIKE", "DISTINCT") {
			run = 0
			continue
		}
		if run++; run > 2 || run > 1 && article(g.up(i)) {
			return false
		}
	}
	return true
}

// constantList reports SELECT 1, SELECT now(): numbers, strings and calls with an argument list.
func (g guess) constantList(lo, hi int) bool {
	t := g.toks[lo]
	switch {
	case t.kind == numberToken || t.kind == textToken || t.kind == paramToken && t.text[0] == '@':
		return hi == lo+1 || g.is(lo+1, ",") || g.is(lo+1, "+") || g.up(lo+1) == "AS"
	case t.kind == wordToken && g.is(lo+1, "(") && g.toks[lo+1].start == t.end:
		end := g.close(lo+1, hi)
		return end+1 >= hi || g.is(end+1, ",") || g.up(end+1) == "AS" || g.is(end+1, "::")
	}
	return false
}

// table reports a list of tables with aliases, at the end or before one of next.
func (g guess) table(i int, next ...string) bool {
	for i < g.hi {
		if article(g.up(i)) && i+1 < g.hi && g.toks[i+1].kind == wordToken && !g.any(i+1, next...) && !partWords[g.up(i+1)] {
			return false
		}
		for g.any(i, "IF", "EXISTS", "ONLY", "LATERAL", "NOT") {
			i++
		}
		_, j := g.name(i, g.hi)
		if j == i || j > 0 && g.is(j-1, ".") || g.is(j-1, "*") {
			return false
		}
		if g.is(j, "(") {
			j = g.reader.next(j)
		}
		if j >= g.hi {
			return true
		}
		_, k := g.alias(j, g.hi)
		if g.any(j, next...) || k >= g.hi || g.any(k, next...) {
			return g.any(j, next...) || k < g.hi || g.ended || k == j+1 && g.toks[j].kind == quotedToken || k-j == 1 && len(g.toks[j].text) <= 3
		}
		if !g.is(k, ",") {
			return false
		}
		i = k + 1
	}
	return false
}

func (g guess) insertion(i int) bool {
	i = g.skip(i+1, g.hi, "OR", "REPLACE", "IGNORE", "OVERWRITE")
	if g.up(i) != "INTO" {
		return false
	}
	_, j := g.name(i+1, g.hi)
	_, j = g.alias(j, g.hi)
	return j > i+1 && (g.is(j, "(") || g.any(j, "VALUES", "SELECT", "SET", "DEFAULT", "USING", "WITH", "VALUE"))
}

func (g guess) updating(i int) bool {
	_, j := g.name(g.skip(i+1, g.hi, "ONLY", "IGNORE"), g.hi)
	_, j = g.alias(j, g.hi)
	set := g.find(j, min(g.hi, j+24), "SET")
	if set >= g.hi || g.up(set) != "SET" || set > j && g.find(j, set, "JOIN") == set && !g.is(j, ",") {
		return false
	}
	for k := set + 1; k < min(g.hi, set+12); k++ {
		if g.is(k, "=") {
			return true
		}
	}
	return false
}

// definition reports DDL: the verb, what it is about, a name, and a word that may follow it.
func (g guess) definition(i int) bool {
	object, j, _ := g.object(i+1, g.hi)
	if object == "" || j >= g.hi {
		return false
	}
	switch g.up(i) {
	case "DROP":
		return g.table(g.skip(j, g.hi, "CONCURRENTLY", "BY"), "CASCADE", "RESTRICT", "ON", "PURGE", "SYNC", "FORCE")
	case "ALTER":
		if object == "system" {
			return g.any(j, "SET", "RESET", "KILL", "FLUSH")
		}
		_, k := g.name(g.skip(j, g.hi, "IF", "EXISTS", "ONLY"), g.hi)
		return g.any(k, "ADD", "DROP", "RENAME", "ALTER", "MODIFY", "CHANGE", "SET", "OWNER", "ENABLE", "DISABLE", "DELETE", "UPDATE", "WITH", "PASSWORD",
			"IDENTIFIED", "SUPERUSER", "CREATEROLE", "CREATEDB", "VALIDATE", "TRUNCATE", "ATTACH", "DETACH", "RESET", "ENGINE")
	}
	j = g.skip(j, g.hi, "IF", "NOT", "EXISTS", "CONCURRENTLY")
	_, k := g.name(j, g.hi)
	if article(g.up(j)) && !g.is(k, "(") {
		return false
	}
	if k >= g.hi {
		return g.ended || object == "database" || object == "schema" || object == "user" || object == "role" || object == "extension"
	}
	return k > j && (g.is(k, "(") || g.any(k, "AS", "LIKE", "ON", "WITH", "IDENTIFIED", "PASSWORD", "LOGIN", "USING", "SUPERUSER", "ENGINE", "OWNER",
		"BEFORE", "AFTER", "RETURNS", "PARTITION", "CHARACTER", "AUTHORIZATION"))
}
