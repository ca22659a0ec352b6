package fact

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/content"
	"github.com/govc-lang/govc/runtime/fact/query"
)

// statements emits the acts of SQL or another database's commands; false when the text is none.
func (d *deriving) statements(text string, p Place) bool { return d.statementsOf(text, p, nil) }

func (d *deriving) statementsOf(text string, p Place, program *Act) bool {
	if searchTerms(text) {
		return false
	}
	list, ok := query.SQL(text)
	if !ok || !slices.ContainsFunc(list, tells) {
		if mongo, is := query.Mongo(text); is || !ok {
			list, ok = mongo, is
		}
	}
	if !ok {
		list, ok = redis(text, program)
	}
	outer, database := d.around, []Atom(nil)
	for i := range list {
		if name := chosen(&list[i]); name != "" {
			database = []Atom{{Fact: schema.EnvName, Value: name}}
		}
		if list[i].Object != "database" && list[i].Object != "schema" && !slices.ContainsFunc(list[i].Names, qualified) {
			d.around = append(slices.Clip(outer), database...)
		}
		d.statement(&list[i], p, program)
		d.around = outer
	}
	return ok
}

// tells says whether a statement does more than to set something for itself, as let does in JavaScript too.
func tells(s query.Statement) bool { return s.Verb != "set" && s.Verb != "other" }

// qualified says whether a table is named with what holds it.
func qualified(name string) bool { return strings.Contains(name, ".") }

// chosen is the database that a statement makes the one of those behind it: USE shop_test, \c shop_test, SET search_path TO shop.
func chosen(s *query.Statement) string {
	var words []string
	for w := range strings.FieldsSeq(strings.TrimRight(s.Text, "; \n")) {
		if words = append(words, w); len(words) > 3 { // more than any that is looked for
			break
		}
	}
	if len(words) < 2 {
		return ""
	}
	switch words[0] = strings.ToLower(words[0]); {
	case len(words) == 3 && words[0] == "use" && strings.EqualFold(words[1], "database"):
		return strings.Trim(words[2], "`\"[]'")
	case len(words) == 2 && (words[0] == "use" || words[0] == `\c` || words[0] == `\connect` || words[0] == "connect"):
		return strings.Trim(words[1], "`\"[]'")
	case words[0] == "set" || words[0] == "alter" && strings.EqualFold(words[1], "session"):
		if m := chooses.FindStringSubmatch(s.Text); m != nil {
			return m[1]
		}
	}
	return ""
}

// chooses is how a statement sets where the names of those behind it are looked up.
var chooses = regexp.MustCompile("(?i)\\b(?:container|current_schema|search_path|catalog|schema|database|warehouse)(?:\\s*=\\s*|\\s+to\\s+|\\s+)[\"`'\\[]?([\\w$-]+)")

// documentCommands reads the commands that a tool of a database is given as an object, as MongoDB's runCommand takes them:
// {"command": {"createUser": "x", "roles": […]}}.
func (d *deriving) documentCommands(c *call) {
	if !d.hasLemma(d.allWords(c), "words.database") {
		return
	}
	for i := range d.action.Input.Members {
		m := &d.action.Input.Members[i]
		if m.Value.Kind != action.Object || len(m.Value.Members) == 0 || !d.t.Has("keys.command", d.joinedKey(m.Name)) {
			continue
		}
		var b strings.Builder
		written(&b, &m.Value)
		list, _ := query.Mongo("db.runCommand(" + b.String() + ")")
		for k := range list {
			list[k].Span = [2]int{} // of the text made here, which the event does not have: the place is the whole argument
			d.statement(&list[k], Place{At: "/tool_input/" + action.Escape(m.Name)}, nil)
		}
	}
}

// written writes a value as JSON again. A member that is null is left out: hosts write all parameters of a tool, with null for those that
// are not given, and the first member of a command says which one it is.
func written(b *strings.Builder, v *action.Value) {
	between := ""
	switch v.Kind {
	case action.Object:
		b.WriteByte('{')
		for i := range v.Members {
			if v.Members[i].Value.Kind == action.Null {
				continue
			}
			b.WriteString(between + strconv.Quote(v.Members[i].Name) + ":")
			written(b, &v.Members[i].Value)
			between = ","
		}
		b.WriteByte('}')
	case action.Array:
		b.WriteByte('[')
		for i := range v.Items {
			b.WriteString(between)
			written(b, &v.Items[i])
			between = ","
		}
		b.WriteByte(']')
	case action.String:
		b.WriteString(strconv.Quote(v.Text))
	case action.Null:
		b.WriteString("null")
	default:
		b.WriteString(v.Text)
	}
}

// searchTerms says whether a text is what a search box is given: from:anna after:2026.
func searchTerms(text string) bool {
	name, rest, ok := strings.Cut(text, ":")
	return ok && identifier(name) && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz_") == "" && rest != "" && !strings.ContainsAny(rest[:1], ": \n")
}

// redis reads a text of plain words where a program says that it is one.
func redis(text string, program *Act) ([]query.Statement, bool) {
	if program == nil {
		return nil, false
	}
	words := strings.Fields(text)
	if len(words) > 1 && strings.EqualFold(words[0], "eval") {
		words = []string{words[0], strings.TrimSpace(strings.TrimSpace(text)[len(words[0]):])}
	}
	s, ok := query.Redis(words)
	return []query.Statement{s}, ok
}

func (d *deriving) statement(s *query.Statement, p Place, program *Act) {
	if d.full() {
		return
	}
	at := Place{At: p.At, Start: p.Start + s.Span[0], End: p.Start + s.Span[1]}
	if s.Verb == "shell" {
		d.commandLine(s.Text, at, 1)
		return
	}
	if s.Cut {
		d.problem("unparsed", "more of a query than is looked at", at)
	}
	text := d.statementText(s.Text)
	a := d.begin("query", s.Verb, at)
	d.copyTarget(a, program)
	a.add(schema.SQLVerb, s.Verb, at)
	if sum, ok := d.statementTotal(s, text); ok {
		a.num(schema.CallTotal, sum, at)
	} else {
		a.Unknown.Add(schema.CallTotal)
	}
	a.add(schema.SQLFilter, s.Filter, at)
	if s.Limit >= 0 {
		a.num(schema.SQLLimit, float64(s.Limit), at)
	}
	d.shapes(a, s, at)
	c := &call{at: at}
	if verb, ok := d.t.Map("sql.verbs", s.Verb); ok {
		a.add(schema.CallVerb, verb, at)
	}
	if s.Verb == "update" || s.Verb == "insert" {
		for _, verb := range append(d.doneIn(s.Made), text.outcomes...) {
			a.add(schema.CallVerb, verb, at)
		}
	}
	d.procedure(a, c, s)
	if s.Object != "" {
		a.add(schema.CallHead, strings.ToLower(s.Object), at)
	}
	for _, name := range s.Names {
		d.tableWords(a, c, name, at)
		if last := &a.Atoms[len(a.Atoms)-1]; last.Fact == schema.CallValue && s.Verb != "select" && d.unlike(name, s.Names) {
			last.opaque = true
		}
	}
	for _, name := range append(s.Columns, text.set...) {
		ws := lemmas(d.t, split(name))
		for i, w := range ws {
			a.add(schema.SQLColumn, w.lemma, at)
			if i > 0 {
				a.add(schema.SQLColumn, ws[i-1].lemma+" "+w.lemma, at)
			}
		}
	}
	a.item(schema.CallArgs, Item{Text: [3]string{"statement", "statement", s.Text}, Place: at})
	if s.HasPassword {
		a.add(schema.SQLColumn, "account password", at)
	}
	d.scanText(a, s.Text, at)
	d.emit(a)
	if s.Hidden && !a.has(schema.EnvTarget, "local") {
		d.problem("unknowable", "the text of a statement that runs cannot be known", Place{At: at.At}) // once, however many there are
	}
	d.within(a, func() { d.reaches(a, s, at) })
}

// reaches emits the files that a statement has the database read and write, and the URLs that it has it ask for.
func (d *deriving) reaches(a *Act, s *query.Statement, at Place) {
	o := fileOptions{program: a}
	for _, x := range s.Places {
		switch {
		case strings.Contains(x.Place, "://") && !strings.HasPrefix(x.Place, "file:"):
			if d.t.Has("sql.url-readers", x.Function) || d.t.Has("sql.file-readers", x.Function) {
				d.request(&request{url: x.Place, at: at, client: "program"})
			}
		case d.t.Has("sql.file-readers", x.Function):
			d.file("read", x.Place, at, o)
		}
	}
	if s.Verb == "copy" && strings.Contains(s.Target, "://") {
		d.copiesRows(a, s, at)
	}
	d.sendsRows(a, s, at)
	if strings.HasPrefix(s.Target, "/") {
		switch s.Verb {
		case "load":
			d.file("read", s.Target, at, o)
		case "copy":
			d.file("write", s.Target, at, o)
		}
	}
}

// copiesRows emits the request by which a database writes rows to a store: to whom, and whether they are of people.
func (d *deriving) copiesRows(a *Act, s *query.Statement, at Place) {
	b := d.begin("request", s.Target, at)
	d.copyShell(b, a)
	place, _ := d.places.Address(s.Target)
	b.add(schema.SendTo, place, at)
	b.add(schema.SendAddress, s.Target, at)
	b.add(schema.SendChannel, "upload", at)
	b.add(schema.DataClass, "file", at)
	personal, special := d.fieldClasses(s.Columns)
	if personal || d.peopleRows(s.Text) {
		d.dataClass(b, content.Personal, at)
	}
	if special {
		d.dataClass(b, content.Special, at)
	}
	d.emit(b)
}

// sendsRows emits the request by which a function has another database run a statement, with what this one puts into it:
// dblink_exec('host=…', …).
func (d *deriving) sendsRows(a *Act, s *query.Statement, at Place) {
	low := d.statementText(s.Text).low
	if !slices.ContainsFunc(d.t.List("sql.distant"), func(name string) bool { return strings.Contains(low, name+"(") }) {
		return
	}
	host := d.linkedHost(low)
	if host == "" {
		return
	}
	b := d.begin("request", host, at)
	d.copyShell(b, a)
	b.add(schema.SendTo, d.places.Place(host), at)
	b.add(schema.SendAddress, host, at)
	b.add(schema.SendChannel, "request", at)
	d.rowClasses(b, s.Text, at)
	d.emit(b)
}

// linkedHost is the host in the text of a connection.
func (d *deriving) linkedHost(text string) string {
	for _, key := range d.t.List("sql.host-keys") {
		if _, rest, ok := strings.Cut(text, key); ok {
			rest = strings.TrimLeft(rest, " '")
			if end := strings.IndexAny(rest+" ", " ;,:/'\"\\"); end > 0 {
				return rest[:end]
			}
		}
	}
	return ""
}

// rowClasses adds what the names and the texts in a statement say of its rows.
func (d *deriving) rowClasses(a *Act, statement string, at Place) {
	names := strings.FieldsFunc(statement, func(r rune) bool { return !identifier(string(r)) || r == '.' })
	personal, special := d.fieldClasses(names)
	if personal || d.peopleRows(statement) {
		d.dataClass(a, content.Personal, at)
		special = special || slices.ContainsFunc(strings.Split(statement, "'"), func(text string) bool {
			return len(text) <= longestLabel && d.scanner.Sensitive(text)
		})
	}
	if special {
		d.dataClass(a, content.Special, at)
	}
}

// partedQuery reads a query that a call gives in parts, with a limit of its own: {"collection": "users", "projection": {"email": 1},
// "limit": 5000}.
func (d *deriving) partedQuery(c *call) {
	s := query.Statement{Verb: "select", Filter: query.FilterAlways, Limit: -1}
	limited := false
	var at Place
	for i := range c.args {
		x := &c.args[i]
		switch {
		case x.depth == 1 && x.is("keys.table") && identifier(x.value) && len(s.Names) == 0:
			s.Names, at = []string{x.value}, x.place()
		case x.depth == 1 && x.is("keys.limit"):
			if n, err := strconv.ParseInt(x.value, 10, 64); err == nil {
				s.Limit, limited = n, true
			}
		case d.under(x, "keys.filter") || x.is("keys.filter") && x.value != "":
			s.Filter = query.FilterSome
		case d.under(x, "keys.columns") && !listed(x.path):
			if x.value != "0" && x.value != "false" {
				s.Columns = append(s.Columns, x.key)
			}
		case x.is("keys.columns") || d.under(x, "keys.columns"):
			s.Columns = append(s.Columns, strings.Split(x.value, ",")...)
		}
	}
	if len(s.Names) == 0 || !limited || len(s.Columns) == 0 || read(d.t, c.words).mode == "change" {
		return
	}
	d.statement(&s, at, nil)
}

// procedure reads the name of a procedure that a statement calls as that of a call: CALL release_payment(8), SELECT pay_out(8).
func (d *deriving) procedure(a *Act, c *call, s *query.Statement) {
	names := s.Names
	switch {
	case s.Verb == "select" && len(names) == 0:
		head, _, found := strings.Cut(strings.TrimSpace(s.Text[min(len("select"), len(s.Text)):]), "(")
		if !found || !identifier(head) {
			return
		}
		names = []string{head}
	case s.Verb != "call":
		return
	}
	for _, name := range names {
		d.words(a, c, wordsAt(lemmas(d.t, split(lastPart(name))), c.at))
	}
}

// copyTarget lets a statement know where the program that sends it is connected.
func (d *deriving) copyTarget(a, program *Act) {
	if program == nil {
		return
	}
	d.copyShell(a, program)
	a.share(program, schema.SendTo, schema.SendAddress, schema.ShellOperand, schema.ShellOption, schema.CallValue, schema.ShellEnv)
	if program.has(schema.SendTo, "local") {
		a.add(schema.EnvTarget, "local", Place{})
	}
}

func (d *deriving) shapes(a *Act, s *query.Statement, at Place) {
	for _, f := range []struct {
		on   bool
		name string
	}{{s.Aggregate, "aggregate"}, {s.Temporary, "temporary"}, {s.Catalog, "schema"}, {s.Additive, "additive"}} {
		if f.on {
			a.add(schema.SQLShape, f.name, at)
		}
	}
	switch s.Object {
	case "database", "schema", "table", "column", "index":
		a.add(schema.SQLShape, s.Object, at)
	}
	if s.Verb == "select" && !s.Aggregate && !s.Catalog {
		a.add(schema.SQLShape, "rows", at)
	}
}

func (d *deriving) tableWords(a *Act, c *call, name string, at Place) {
	ws := lemmas(d.t, split(name))
	for i, w := range ws {
		a.add(schema.SQLTable, w.lemma, at)
		d.object(a, c, w.lemma, at)
		if i > 0 {
			a.add(schema.SQLTable, ws[i-1].lemma+" "+w.lemma, at)
			d.object(a, c, ws[i-1].lemma+" "+w.lemma, at)
		}
	}
	a.add(schema.CallValue, "table="+strings.ToLower(name), at)
}

// unlike says whether a table is one for tests beside one that is not: the statement is of no environment for tests.
func (d *deriving) unlike(name string, names []string) bool {
	tests := func(name string) bool {
		return d.holder(name) != "" && !slices.Contains(d.environmentsIn(d.holder(name)), "production")
	}
	return tests(name) && slices.ContainsFunc(names, func(other string) bool { return !tests(other) })
}

// fieldsSet are the names of the fields that an update of documents sets: a.b of {$set: {"a.b": 1}}.
func fieldsSet(text string) []string {
	_, rest, ok := strings.Cut(text, "$set")
	if !ok {
		return nil
	}
	var out []string
	for _, part := range strings.Split(rest, ":") {
		name := part[strings.LastIndexAny(part, ",{")+1:]
		if name = strings.Trim(name, " \"'`\n\t"); name != "" && identifier(name) {
			out = append(out, name)
		}
	}
	return out
}

// setsPassword says whether a statement of a text gives an account a password.
func setsPassword(text string) bool {
	low := strings.ToLower(text)
	if !strings.Contains(low, "password") && !strings.Contains(low, "identified") {
		return false
	}
	list, _ := query.SQL(text)
	return slices.ContainsFunc(list, func(s query.Statement) bool { return s.HasPassword })
}
