package query

import "strings"

// objects are the words for what DDL is about, with the word that Statement.Object holds.
var objects = map[string]string{"TABLE": "table", "DATABASE": "database", "KEYSPACE": "database", "SCHEMA": "schema", "INDEX": "index",
	"VIEW": "view", "USER": "user", "LOGIN": "user", "ROLE": "role", "TRIGGER": "trigger", "FUNCTION": "function", "PROCEDURE": "procedure",
	"PROC": "procedure", "SEQUENCE": "sequence", "TYPE": "type", "EXTENSION": "extension", "POLICY": "policy", "DOMAIN": "domain",
	"TABLESPACE": "tablespace", "SERVER": "server", "PUBLICATION": "publication", "SUBSCRIPTION": "subscription", "RULE": "rule",
	"EVENT": "event", "COLUMN": "column", "CONSTRAINT": "constraint", "PARTITION": "partition", "TOPIC": "topic", "STREAM": "stream",
	"STAGE": "stage", "WAREHOUSE": "warehouse", "TASK": "task", "PIPE": "pipe", "SHARE": "share", "DICTIONARY": "dictionary",
	"PACKAGE": "package", "SYNONYM": "synonym", "AGGREGATE": "aggregate", "OPERATOR": "operator", "COLLATION": "collation",
	"CAST": "cast", "LANGUAGE": "language", "OWNED": "owned", "LOGS": "log", "LOG": "log", "CONNECTION": "connection", "CREDENTIAL": "credential",
	"SECRET": "secret", "MODEL": "model", "GROUP": "role", "CATALOG": "database", "DATASET": "schema", "ACCOUNT": "account", "PROFILE": "profile",
	"TABLES": "table", "SINK": "sink", "SOURCE": "source", "GRAPH": "database", "COLLECTION": "table", "KEY": "key", "RECYCLEBIN": "recyclebin",
	"DBA_RECYCLEBIN": "recyclebin", "MAPPING": "mapping", "STATISTICS": "statistics", "DEFAULT": "default", "OUTLINE": "outline", "SYSTEM": "system"}

// modifierWords stand before the word for the object.
var modifierWords = []string{"OR", "REPLACE", "ALTER", "TEMP", "TEMPORARY", "LOCAL", "GLOBAL", "UNLOGGED", "EXTERNAL", "MATERIALIZED", "FOREIGN", "UNIQUE",
	"CLUSTERED", "NONCLUSTERED", "FULLTEXT", "SPATIAL", "RECURSIVE", "VIRTUAL", "TRANSIENT", "HYBRID", "DYNAMIC", "PUBLIC", "PRIVATE", "BINARY",
	"CONSTRAINT", "SNAPSHOT", "SECURE", "VOLATILE", "FORCE", "EDITIONABLE", "TRUSTED", "BITMAP", "AGGREGATE", "VECTOR", "SEARCH", "ACCESS",
	"METHOD", "PERSISTENT", "NETWORK", "APPLICATION", "BODY", "ICEBERG", "SQL", "SECURITY", "DEFINER", "INVOKER", "COLUMNSTORE"}

// object reads modifiers and the word for the object; it returns the index after it and whether TEMP was among them.
func (r *reader) object(i, hi int) (name string, next int, temporary bool) {
	for i < hi && (r.any(i, modifierWords...) || r.is(i, "=")) && !(r.up(i) == "AGGREGATE" && r.is(i+2, "(")) {
		temporary = temporary || r.any(i, "TEMP", "TEMPORARY", "VOLATILE")
		i++
		if r.up(i-1) == "DEFINER" && r.is(i, "=") {
			_, i = r.name(i+1, hi)
		}
	}
	name = objects[r.up(i)]
	if name != "" && i < hi {
		i++
	}
	if r.up(i) == "MAPPING" || name == "event" && r.up(i) == "TRIGGER" || name == "server" && r.up(i) == "ROLE" || name == "package" && r.up(i) == "BODY" {
		i++
	}
	return name, min(i, hi), temporary
}

func (r *reader) create(lo, hi int) {
	s := Statement{Verb: "create", Limit: -1, Additive: true}
	var i int
	s.Object, i, s.Temporary = r.object(lo+1, hi)
	replaces := r.up(lo+1) == "OR" && r.up(lo+2) == "REPLACE"
	i = r.skip(i, hi, "CONCURRENTLY")
	if r.up(i) == "IF" {
		i, s.IfExists = i+3, true
	}
	if s.Object == "index" && r.up(i) == "ON" {
		i++
	}
	name, j := r.name(min(i, hi), hi)
	s.Names = add(nil, name)
	switch s.Object {
	case "table", "database", "schema":
		s.Additive = !replaces
		r.remember(name, s.Temporary || strings.HasPrefix(name, "#"))
	case "user", "role":
		s.Grantee = name
		s.HasPassword = r.password(j, hi)
		s.Columns = r.attributes(j, hi)
	}
	r.put(s, lo, hi)
	if name == "" {
		return
	}
	r.store(s, j, hi)
	if replaces && s.Object == "table" && !s.Temporary && r.find(lo, i, "EXTERNAL") >= i && r.emptied(j, hi) {
		r.put(Statement{Verb: "truncate", Object: "table", Names: s.Names, Limit: -1}, lo, hi)
	}
	if s.Object == "table" || s.Object == "view" {
		r.changesWithin(j, hi)
		r.embedded(j, hi)
	}
}

// emptied says whether a table that is made in place of another has no rows: it is described by its columns, or made of a query without any.
func (r *reader) emptied(i, hi int) bool {
	if as := r.find(i, hi, "AS"); as < hi {
		return r.noRows(as+1, hi)
	}
	return r.is(i, "(") && r.find(i, hi, "CLONE", "COPY") == hi || r.up(i) == "LIKE"
}

// noRows says whether a query gives no rows whatever the tables hold: WHERE 1 = 0, LIMIT 0.
func (r *reader) noRows(lo, hi int) bool {
	for r.is(lo, "(") {
		lo, hi = lo+1, r.close(lo, hi)
	}
	if r.up(lo) != "SELECT" || r.find(lo, hi, "UNION", "EXCEPT", "INTERSECT") < hi {
		return false
	}
	c := r.clauses(lo, hi)
	return r.limit(lo, hi) == 0 || c.where < c.end && (condition{r, nil}).or(c.where+1, c.after(c.where), 0) == never
}

// changesWithin lists what the queries of a WITH change that stands in another statement.
func (r *reader) changesWithin(lo, hi int) {
	if with := r.find(lo, hi, "WITH"); with < hi && r.find(with, hi, "AS") < hi {
		r.queries(with, hi, nil)
	}
}

func (r *reader) drop(lo, hi int) {
	s := Statement{Verb: "drop", Limit: -1}
	var i int
	s.Object, i, s.Temporary = r.object(lo+1, hi)
	i = r.skip(i, hi, "CONCURRENTLY", "BY", "INDEX", "IN", "BEFORE", "TO")
	if r.up(i) == "IF" {
		i, s.IfExists = i+2, true
	}
	s.Names, i = r.names(min(i, hi), hi)
	if s.Object == "user" || s.Object == "role" {
		s.Grantee = first(s.Names)
	}
	s.Cascade = r.find(i, hi, "CASCADE") < hi
	r.put(s, lo, hi)
	if !s.IfExists {
		for _, n := range s.Names {
			delete(r.temporary, strings.ToLower(n))
		}
	}
}

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

// alter reads ALTER; each action of a table that changes its rows or takes something away is a statement of its own.
func (r *reader) alter(lo, hi int) {
	s := Statement{Verb: "alter", Limit: -1}
	var i int
	s.Object, i, _ = r.object(lo+1, hi)
	if r.up(lo+1) == "SERVER" && r.up(lo+2) == "ROLE" {
		s.Object = "role"
	}
	if s.Object == "default" {
		r.grant(r.find(i, hi, "GRANT", "REVOKE"), hi)
		return
	}
	if r.up(i) == "IF" {
		i, s.IfExists = i+2, true
	}
	if i = r.skip(i, hi, "ONLY"); s.Object == "system" {
		i = r.skip(i, hi, "SET", "RESET")
	}
	name, j := r.name(min(i, hi), hi)
	s.Names = add(nil, name)
	switch s.Object {
	case "user", "role":
		r.alterAccount(s, j, lo, hi)
	case "table", "column":
		r.alterTable(s, j, lo, hi)
	default:
		r.put(renamed(s, r.up(j)), lo, hi)
		if name != "" {
			r.store(s, j, hi)
		}
	}
}

func renamed(s Statement, word string) Statement {
	if word == "RENAME" {
		s.Verb = "rename"
	}
	return s
}

func (r *reader) alterAccount(s Statement, i, lo, hi int) {
	s.Grantee = first(s.Names)
	if r.up(i) == "ADD" && r.up(i+1) == "MEMBER" {
		s.Verb = "grant"
		s.Grantee, _ = r.name(i+2, hi)
	}
	s.HasPassword = r.password(i, hi)
	s.Columns = r.attributes(i, hi)
	r.put(renamed(s, r.up(i)), lo, hi)
}

func (r *reader) alterTable(s Statement, i, lo, hi int) {
	var done []Statement
	if r.up(i) == "ON" && r.up(i+1) == "CLUSTER" {
		i = min(i+3, hi)
	}
	r.commas(i, r.find(i, hi, "SETTINGS"), func(a, b int) {
		y := r.action(s, a, b)
		for i, x := range done {
			if y.Verb == x.Verb && y.Object == x.Object {
				done[i].Columns = add(x.Columns, y.Columns...)
				return
			}
		}
		done = append(done, y)
	})
	if len(done) == 0 {
		done = append(done, s)
	}
	r.list(done, lo, hi)
}

// action reads one action of ALTER TABLE.
func (r *reader) action(s Statement, lo, hi int) Statement {
	i := r.skip(lo+1, hi, "IF", "EXISTS", "NOT", "PRIMARY", "FOREIGN", "UNIQUE", "CHECK")
	part := objects[r.up(i)]
	switch r.up(lo) {
	case "ADD":
		s.Object, s.Additive = part, true
		if part == "" {
			s.Object = "column"
		}
	case "DROP":
		s.Verb, s.Object = "drop", part
		if part == "" {
			s.Object = "column"
		} else {
			i = r.skip(i+1, hi, "IF", "EXISTS")
		}
		s.Columns = add(nil, r.piece(i, min(i+1, hi)))
		s.Cascade = r.find(i, hi, "CASCADE") < hi
	case "TRUNCATE":
		s.Verb, s.Object = "truncate", "partition"
	case "RENAME":
		s.Verb = "rename"
		if part == "column" {
			s.Object = part
		}
	case "DELETE", "UPDATE":
		c := r.clauses(lo, hi)
		s.Verb, s.Object, s.Filter = strings.ToLower(r.up(lo)), "", FilterNone
		r.choose(&s, c, 0)
	default:
		if r.up(i) == "COLUMN" || r.any(lo, "MODIFY", "CHANGE", "ALTER") {
			s.Object = "column"
		}
	}
	return s
}
