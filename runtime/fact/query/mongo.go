package query

import (
	"strconv"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
)

// mongoVerbs are the methods of collections and databases of the MongoDB shell, by name.
var mongoVerbs = map[string]string{
	"find": "select", "findOne": "select", "aggregate": "select", "distinct": "select", "count": "select", "countDocuments": "select",
	"estimatedDocumentCount": "select", "mapReduce": "select", "watch": "select", "insert": "insert", "insertOne": "insert", "insertMany": "insert",
	"save": "insert", "update": "update", "updateOne": "update", "updateMany": "update", "replaceOne": "update", "findOneAndUpdate": "update",
	"findOneAndReplace": "update", "findAndModify": "update", "bulkWrite": "update", "remove": "delete", "deleteOne": "delete", "deleteMany": "delete",
	"findOneAndDelete": "delete", "drop": "drop", "dropDatabase": "drop", "dropIndex": "drop", "dropIndexes": "drop", "dropUser": "drop",
	"dropAllUsers": "drop", "dropRole": "drop", "dropAllRoles": "drop", "createCollection": "create", "createView": "create", "createIndex": "create",
	"createIndexes": "create", "ensureIndex": "create", "createUser": "create", "createRole": "create", "renameCollection": "rename",
	"grantRolesToUser": "grant", "grantPrivilegesToRole": "grant", "grantRolesToRole": "grant", "revokeRolesFromUser": "revoke",
	"revokePrivilegesFromRole": "revoke", "revokeRolesFromRole": "revoke", "updateUser": "alter", "changeUserPassword": "alter",
	"updateRole": "alter", "runCommand": "other", "adminCommand": "other", "shutdownServer": "kill", "killOp": "kill", "getIndexes": "show", "stats": "show",
	"getCollectionNames": "show", "getCollectionInfos": "show", "getUsers": "show", "getRoles": "show", "serverStatus": "show", "currentOp": "show",
	"getDBNames": "show", "listDatabases": "show", "explain": "explain", "validate": "show", "dataSize": "show", "hello": "show", "isMaster": "show",
	"compact": "vacuum", "reIndex": "vacuum", "copyDatabase": "insert", "cloneCollection": "insert", "convertToCapped": "alter",
	"initiate": "alter", "reconfig": "alter", "stepDown": "alter", "addShard": "alter", "removeShard": "alter",
}

// mongoOne are the methods that touch one document at most, mongoCounts those that give a number or single values.
var (
	mongoOne = map[string]bool{"findOne": true, "deleteOne": true, "updateOne": true, "replaceOne": true, "findOneAndUpdate": true,
		"findOneAndReplace": true, "findOneAndDelete": true, "findAndModify": true}
	mongoCounts = map[string]bool{"count": true, "countDocuments": true, "estimatedDocumentCount": true}
)

// Mongo reads the commands of the MongoDB shell: calls on db, and "use" and "show". ok is false when the text holds none.
func Mongo(text string) (stmts []Statement, ok bool) {
	if len(text) > MaxText {
		return []Statement{{Verb: Unread, Cut: true, Limit: -1, Span: [2]int{0, len(text)}}}, true
	}
	m := mongo{src: text}
	body := m.directives()
	calls, whole := code.Calls("node", body)
	for _, c := range calls {
		m.call(c)
	}
	if len(m.out) > 0 && !whole {
		m.out = append(m.out, Statement{Verb: Unread, Cut: true, Limit: -1, Text: "", Span: [2]int{0, len(text)}})
	}
	return m.out, len(m.out) > 0
}

// mongo turns calls into statements.
type mongo struct {
	src string
	out []Statement
	// last is where the chain of the last statement begins.
	last int
}

// directives lists "use x" and "show x" lines and blanks them out.
func (m *mongo) directives() string {
	b := []byte(m.src)
	for pos := 0; pos < len(b); {
		eol := len(b)
		if n := strings.IndexByte(m.src[pos:], '\n'); n >= 0 {
			eol = pos + n
		}
		end := eol
		if n := strings.IndexByte(m.src[pos:eol], ';'); n >= 0 {
			end = pos + n
		}
		words := strings.Fields(m.src[pos:end])
		if len(words) == 2 && (words[0] == "use" || words[0] == "show") && len(m.out) < MaxStatements {
			s := Statement{Verb: "show", Catalog: true, Limit: -1, Text: strings.TrimSpace(m.src[pos:end]), Span: [2]int{pos, end}}
			if words[0] == "use" {
				s.Verb, s.Catalog, s.Object, s.Names = "set", false, "database", words[1:]
			}
			m.out = append(m.out, s)
			for i := pos; i < end; i++ {
				b[i] = ' '
			}
		}
		pos = eol + 1
	}
	m.last = -1
	return string(b)
}

// call reads one call of a chain on db.
func (m *mongo) call(c code.Call) {
	parts := strings.Split(c.Name, ".")
	switch parts[0] {
	case "db", "rs", "sh", "Mongo", "connect":
	default:
		return
	}
	names, at := place(parts, c.Receiver)
	if at >= len(parts) {
		return
	}
	if at < len(parts)-1 {
		m.follow(parts[len(parts)-1], c)
		return
	}
	if len(m.out) >= MaxStatements {
		return
	}
	s := Statement{Verb: mongoVerbs[parts[at]], Limit: -1, Names: names, Text: m.src[c.Span[0]:c.Span[1]], Span: c.Span}
	s = complete(s, parts[at], c.Args)
	m.out = append(m.out, s)
	if s.Verb == "create" && s.Object == "user" && len(under(c.Args, "0.roles")) > 0 { // who is made with roles is granted them
		m.out = append(m.out, Statement{Verb: "grant", Object: "user", Grantee: s.Grantee, Limit: -1, Text: s.Text, Span: s.Span})
	}
	m.last = c.Span[0]
}

// place walks over the parts of a name up to the method that does something.
func place(parts []string, recv []code.Arg) (names []string, at int) {
	database, collection := "", ""
	texts := positional(recv)
	for at = 1; at < len(parts); at++ {
		switch p := parts[at]; p {
		case "getSiblingDB", "getDB":
			database, texts = next(texts)
		case "getCollection":
			collection, texts = next(texts)
		case "getMongo", "connect", "startSession", "getDatabase":
		default:
			if at == len(parts)-1 || mongoVerbs[p] != "" && collection != "" || databaseMethods[p] && collection == "" {
				if mongoVerbs[p] != "" {
					return add(nil, joinName(database, collection)), at
				}
				return nil, len(parts)
			}
			collection = joinName(collection, p)
		}
	}
	return nil, len(parts)
}

// databaseMethods are methods of databases that give something with methods of its own.
var databaseMethods = map[string]bool{"runCommand": true, "adminCommand": true, "aggregate": true, "getCollectionNames": true, "getCollectionInfos": true,
	"getDBNames": true, "listDatabases": true, "getUsers": true}

func joinName(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "." + b
}

// positional are the texts among arguments.
func positional(args []code.Arg) []string {
	var out []string
	for _, a := range args {
		if a.Name == "" {
			out = append(out, a.Value)
		}
	}
	return out
}

func next(texts []string) (string, []string) {
	if len(texts) == 0 {
		return hole, nil
	}
	return texts[0], texts[1:]
}

// follow reads what follows a statement in its chain: .limit(5), .count(), .explain().
func (m *mongo) follow(method string, c code.Call) {
	if m.last != c.Span[0] || len(m.out) == 0 {
		return
	}
	s := &m.out[len(m.out)-1]
	switch method {
	case "limit":
		if n, err := strconv.ParseInt(argument(c.Args, ""), 10, 64); err == nil && n != 0 {
			s.Limit = max(n, -n)
		}
	case "count", "size", "itcount":
		s.Aggregate, s.Columns = true, nil
	case "explain":
		s.Verb, s.Catalog = "explain", true
	}
	s.Filter = limited(*s)
	s.Span, s.Text = c.Span, m.src[c.Span[0]:c.Span[1]]
}

// argument is the value of the argument with a name, "" when there is none.
func argument(args []code.Arg, name string) string {
	for _, a := range args {
		if a.Name == name {
			return a.Value
		}
	}
	return ""
}

// complete reads the arguments of a method.
func complete(s Statement, method string, args []code.Arg) Statement {
	switch s.Verb {
	case "select", "update", "delete":
		s = rows(s, method, args)
	case "drop", "create":
		s = structure(s, method, args)
	case "grant", "revoke", "alter":
		switch {
		case strings.Contains(method, "User"):
			s.Object, s.Grantee = "user", argument(args, "")
		case strings.Contains(method, "Role"):
			s.Object, s.Grantee = "role", argument(args, "")
		}
		s.HasPassword = method == "changeUserPassword" || argument(args, "1.pwd") != ""
		s.Columns = under(args, "1")
	case "show":
		s.Catalog = true
	case "other":
		s = command(s, args)
	}
	return s
}

// under are the values of the parts of an argument.
func under(args []code.Arg, path string) []string {
	var out []string
	for _, a := range args {
		if strings.HasPrefix(a.Name, path+".") {
			out = add(out, a.Value)
		}
	}
	return out
}

// rows reads the filter and the pipeline of a method on documents.
func rows(s Statement, method string, args []code.Arg) Statement {
	s.Aggregate = mongoCounts[method]
	switch method {
	case "aggregate":
		return pipeline(s, args)
	case "bulkWrite":
		return bulk(s, args)
	case "distinct":
		s.Columns = add(nil, argument(args, ""))
		s.Filter = documentFilter(args, "1")
	case "findAndModify":
		s.Filter = documentFilter(args, "0.query")
		if argument(args, "0.remove") == "true" {
			s.Verb = "delete"
		}
	default:
		s.Filter = documentFilter(args, "0")
		if s.Verb == "select" {
			s.Columns = projected(args)
		}
	}
	if method == "update" && argument(args, "2.multi") != "true" || method == "remove" && (argument(args, "") == "true" || argument(args, "1.justOne") == "true") ||
		mongoOne[method] {
		s.Limit = 1
	}
	s.Filter = limited(s)
	return s
}

// projected are the fields that the second argument of a find asks for: {name: 1}.
func projected(args []code.Arg) []string {
	var out []string
	for _, a := range args {
		name, ok := strings.CutPrefix(a.Name, "1.")
		if name = strings.TrimPrefix(name, "projection."); ok && a.Value != "0" && a.Value != "false" && len(out) < maxColumns {
			out = add(out, name)
		}
	}
	return out
}

// documentFilter classifies the filter document at a path of the arguments.
func documentFilter(args []code.Arg, path string) string {
	out, either := FilterNone, ""
	for i, a := range args {
		field, below := strings.CutPrefix(a.Name, path+".")
		switch {
		case a.Name == "" && path == "0" && i == 0:
			if a.Value == "{}" || a.Value == "null" {
				return FilterAlways
			}
			return FilterSome
		case a.Name == path && a.Value == "{}":
			return FilterAlways
		case !below:
		case strings.HasPrefix(field, "$or."):
			either = looser(either, looser(FilterSome, fieldFilter(field, a)))
		default:
			out = narrower(out, fieldFilter(field, a))
		}
	}
	if either != "" {
		out = narrower(out, either)
	}
	return out
}

// narrower is the narrower of two filters that both must hold.
func narrower(a, b string) string {
	if looseness[a] > looseness[b] {
		return b
	}
	return a
}

// fieldFilter classifies one condition of a filter document.
func fieldFilter(field string, a code.Arg) string {
	name, operator, _ := strings.Cut(field, ".$")
	switch {
	case strings.HasPrefix(field, "$or.") || strings.HasPrefix(field, "$and."):
		parts := strings.SplitN(field, ".", 3)
		if len(parts) == 3 {
			return fieldFilter(parts[2], a)
		}
		return FilterAlways
	case strings.HasPrefix(field, "$expr") || strings.HasPrefix(field, "$comment"), field == "$where" && alwaysTrue(a.Value):
		return FilterAlways
	case strings.HasPrefix(field, "$nor."):
		if parts := strings.SplitN(field, ".", 3); len(parts) == 3 && keyColumn(parts[2]) && a.Value == "null" {
			return FilterAlways // no row is without its key
		}
		return FilterSome
	case operator == "exists" && a.Value == "true" && keyColumn(name), operator == "ne" && a.Known && (a.Value == "null" || a.Value == ""),
		operator == "regex" && (a.Value == "" || a.Value == ".*" || a.Value == "^"), operator == "gte" && a.Value == "" && a.Known,
		operator == "nin" && a.Value == "[]":
		return FilterAlways
	case operator == "" || operator == "eq" || strings.HasPrefix(operator, "in.") || operator == "oid":
		if keyColumn(name) {
			return FilterKey
		}
	}
	return FilterSome
}

// alwaysTrue says whether a condition in JavaScript is a constant that holds.
func alwaysTrue(s string) bool {
	s = strings.TrimSpace(s)
	if rest, ok := strings.CutPrefix(s, "function"); ok {
		_, rest, _ = strings.Cut(rest, "{")
		s = strings.TrimRight(rest, "} ")
	}
	s = strings.Trim(strings.TrimPrefix(strings.TrimSpace(s), "return"), " ;()")
	return s == "true" || s == "1" || s == "!0" || s == "1==1" || s == "1 == 1" || s == "1===1"
}

// pipeline reads the stages of aggregate.
func pipeline(s Statement, args []code.Arg) Statement {
	s.Filter = FilterNone
	for _, a := range args {
		parts := strings.SplitN(a.Name, ".", 4)
		if len(parts) < 3 {
			continue
		}
		switch stage := parts[2]; stage {
		case "$match":
			if len(parts) == 3 && a.Value == "{}" {
				s.Filter = narrower(s.Filter, FilterAlways)
				continue
			}
			rest := strings.TrimPrefix(a.Name, strings.Join(parts[:3], ".")+".")
			s.Filter = narrower(s.Filter, fieldFilter(rest, a))
		case "$limit":
			if n, err := strconv.ParseInt(a.Value, 10, 64); err == nil {
				s.Limit = n
			}
		case "$group", "$count", "$sortByCount", "$bucket":
			s.Aggregate = true
		case "$push", "$addToSet":
			s.Aggregate = false
		case "$out", "$merge":
			s.Verb, s.Target = "insert", joinName(s.Target, a.Value)
		}
		if strings.Contains(a.Name, ".$push") || strings.Contains(a.Name, ".$addToSet") {
			s.Aggregate = false
		}
	}
	s.Filter = limited(s)
	return s
}

// bulk reads bulkWrite as the widest of its deletions, else as an update.
func bulk(s Statement, args []code.Arg) Statement {
	s.Filter = FilterKey
	for _, a := range args {
		parts := strings.Split(a.Name, ".")
		if len(parts) < 3 {
			continue
		}
		if strings.HasPrefix(parts[2], "delete") {
			s.Verb = "delete"
		}
		if strings.HasSuffix(parts[2], "Many") {
			s.Filter = looser(s.Filter, documentFilter([]code.Arg{a}, strings.Join(parts[:3], ".")+".filter"))
		}
	}
	return s
}

// structure reads methods on collections, indexes and accounts themselves.
func structure(s Statement, method string, args []code.Arg) Statement {
	s.Additive = s.Verb == "create"
	switch {
	case strings.Contains(method, "Database"):
		s.Object = "database"
	case strings.Contains(method, "Index"):
		s.Object = "index"
	case strings.Contains(method, "User"):
		s.Object, s.Grantee = "user", argument(args, "0.user")+argument(args, "")
		s.HasPassword = argument(args, "0.pwd") != ""
		s.Columns = under(args, "0.roles")
		s.Names = add(nil, s.Grantee)
	case strings.Contains(method, "Role"):
		s.Object = "role"
		s.Names = add(nil, argument(args, "0.role")+argument(args, ""))
	case method == "createView":
		s.Object, s.Names = "view", add(nil, argument(args, ""))
	default:
		s.Object = "table"
		if method == "createCollection" {
			s.Names = add(nil, argument(args, ""))
		}
	}
	return s
}

// command reads runCommand({drop: 'x'}): its first key is the command.
func command(s Statement, args []code.Arg) Statement {
	if len(args) == 0 {
		return s
	}
	name, first := strings.TrimPrefix(args[0].Name, "0."), args[0].Value
	if args[0].Name == "" {
		name, first = args[0].Value, ""
	}
	if name == hole {
		s.Verb = Unread
		return s
	}
	switch name {
	case "drop", "create", "find", "count", "distinct", "aggregate":
		s.Names = add(nil, first)
		s.Verb, s.Object, s.Filter = mongoVerbs[name], "table", ""
		if name == "create" {
			s.Verb, s.Additive = "create", true
		}
		if s.Verb == "select" {
			s.Object, s.Filter = "", documentFilter(args, "0.filter")
		}
	case "delete":
		s.Verb, s.Names = "delete", add(nil, first)
		s.Filter = documentFilter(args, "0.deletes.0.q")
	case "update":
		s.Verb, s.Names = "update", add(nil, first)
		s.Filter = documentFilter(args, "0.updates.0.q")
	case "dropDatabase":
		s.Verb, s.Object = "drop", "database"
	case "dropIndexes", "deleteIndexes":
		s.Verb, s.Object, s.Names = "drop", "index", add(nil, first)
	case "createUser":
		s.Verb, s.Object, s.Grantee, s.HasPassword, s.Additive = "create", "user", first, true, true
	case "grantRolesToUser":
		s.Verb, s.Object, s.Grantee = "grant", "user", first
	case "shutdown", "killOp", "fsync":
		s.Verb = "kill"
	case "ping", "listDatabases", "listCollections", "serverStatus", "dbStats", "collStats", "buildInfo", "hello", "connectionStatus", "usersInfo":
		s.Verb, s.Catalog = "show", true
	}
	return s
}
