package fact

import (
	"iter"
	"maps"
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/content"
	"github.com/govc-lang/govc/runtime/fact/query"
	"github.com/govc-lang/govc/runtime/fact/shell"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// carries returns the classes of data that a command puts out: of the files that it reads, of what flows into it, of what it prints.
func (l *line) carries(i int) map[string]bool {
	return l.carried.of(l, i, func(*shell.Command) map[string]bool { return l.sourcesOf(i) })
}

func (l *line) sourcesOf(i int) map[string]bool {
	c := &l.result.Commands[i]
	out := map[string]bool{}
	if l.t.Has("programs.count", c.Program) {
		return out // of what it is given only the number goes on
	}
	if l.operates(c, "output.answers") {
		l.programClasses(out, c)
		return out
	}
	for _, o := range c.Operands {
		if o.Role == vocabulary.RoleRead || o.Role == vocabulary.RoleMove || o.Role == vocabulary.RoleEdit || o.Role == vocabulary.RoleList && l.t.Has("programs.copies", c.Program) {
			l.fileClasses(out, o.Word, c.Cwd)
		}
	}
	for _, o := range c.Options {
		if o.Role == vocabulary.RoleRead {
			l.fileClasses(out, o.Value, c.Cwd)
		}
	}
	for _, r := range c.Redirs {
		if r.Op == vocabulary.RoleRead {
			l.fileClasses(out, r.Target, c.Cwd)
		}
	}
	l.programClasses(out, c)
	maps.Copy(out, l.flowInto(i))
	return out
}

// flowInto is what flows into a command: by pipe, here-document, and substitution.
func (l *line) flowInto(i int) map[string]bool {
	c := &l.result.Commands[i]
	out := map[string]bool{}
	for _, from := range slices.Concat(c.Input.From, l.substitutedInto(i)) {
		maps.Copy(out, l.carries(from))
	}
	for _, class := range l.scan(c.Input.Text).Classes {
		out[class] = true
	}
	if c.Input.Kind == shell.SourceFile {
		l.fileClasses(out, c.Input.Path, c.Cwd)
	}
	return out
}

// substitutedInto are the commands whose output a command gets in one of its words, or as a file.
func (l *line) substitutedInto(i int) []int {
	var out []int
	for k := range l.result.Commands {
		if l.result.Commands[k].Substituted == i+1 {
			out = append(out, k)
		}
	}
	return out
}

// reach yields some commands and those that next leads to from them, each once, the nearest first.
func (l *line) reach(from []int, next func(*shell.Command) []int) iter.Seq2[int, *shell.Command] {
	return func(yield func(int, *shell.Command) bool) {
		seen, queue := map[int]bool{}, slices.Clone(from)
		for ; len(queue) > 0; queue = queue[1:] {
			i := queue[0]
			if seen[i] || i < 0 || i >= len(l.result.Commands) {
				continue
			}
			seen[i] = true
			c := &l.result.Commands[i]
			if !yield(i, c) {
				return
			}
			queue = append(queue, next(c)...)
		}
	}
}

// feeders are the commands whose output stands on a command's standard input.
func feeders(c *shell.Command) []int { return c.Input.From }

func (d *deriving) fileClasses(out map[string]bool, w shell.Word, cwd string) {
	out["file"] = true
	if cwd == "" {
		cwd = d.action.Cwd
	}
	for _, class := range d.paths.Classes(d.paths.Canonical(w.Text, cwd), w.Glob) {
		switch class {
		case "secret", "special", "payment-file":
			out[class] = true
		case "people", "person":
			out["personal"] = true
		}
	}
	for _, class := range d.scan(w.Text).Classes {
		out[class] = true
	}
}

// filters says whether a command works on nothing but what another command prints: what that is says the other.
func filters(c *shell.Command) bool {
	return len(c.Operands) == 0 && len(c.Input.From) > 0
}

// programClasses are those of programs known to print secrets or data, and of text that is printed.
func (l *line) programClasses(out map[string]bool, c *shell.Command) {
	for _, class := range []string{"secret", "file"} {
		if l.operates(c, "output."+class) && !filters(c) {
			out[class] = true
		}
	}
	if slices.ContainsFunc(c.Options, func(o shell.Option) bool { return l.t.Has("flags.schema", o.Name) }) {
		return // the shape of tables, no rows
	}
	whole := func(o shell.Operand) bool { return l.t.Has("paths.environment", strings.ToLower(o.Text)) }
	if l.operates(c, "output.secret-flow") && !l.listsOnly(c) && !l.operatesBy(c, "output.public") || l.operates(c, "output.login") || slices.ContainsFunc(c.Operands, whole) {
		out["secret"] = true
	}
	if out["file"] && l.aboutPeople(c) || l.selectsPeople(c) {
		out["personal"] = true
	}
	if slices.ContainsFunc(c.Operands, func(o shell.Operand) bool { return o.Role == vocabulary.RoleRemote && l.isOfPeople(o.Text) }) {
		out["people-name"] = true
	}
	l.answersOf(out, c)
	if variables, all := l.readsEnvironment(c); all || slices.ContainsFunc(variables, l.secretName) {
		out["secret"] = true
	}
	l.picksFields(out, c)
	if l.selectsSensitive(c) {
		out["personal"], out["special"] = true, true
	}
	environment := l.operates(c, "output.environment")
	for _, o := range c.Operands {
		if o.Role != vocabulary.RoleText && (o.Role != vocabulary.RoleValue || c.Known && !environment) && !l.t.Has("programs.read-environment", c.Program) {
			continue
		}
		if environment && !strings.Contains(o.Text, "=") && l.secretName(o.Text) {
			out["secret"] = true
		}
		for _, class := range l.scan(o.Text).Classes {
			out[class] = true
		}
		if o.Role == vocabulary.RoleText {
			l.carriedBy(out, o.Word)
		}
		if l.secretVariable(o.Word) {
			out["secret"] = true
		}
	}
}

// answersOf adds what services of the organisation answer, by what the path asks for: people, and of patients what is known of them.
func (l *line) answersOf(out map[string]bool, c *shell.Command) {
	for _, o := range c.Operands {
		if o.Role != vocabulary.RoleURL || !strings.Contains(o.Text, "/") {
			continue
		}
		u, ok := web.Parse(o.Text, true)
		if !ok || !l.isOfPeople(u.Path) || l.aggregatePath(u.Path) {
			continue
		}
		if place := l.places.Place(u.Host); place != "inside" && place != "private" {
			continue
		}
		out["personal"] = true
		if l.hasWord(lemmas(l.t, split(u.Path)), "records.health") {
			out["special"] = true
		}
	}
}

// aggregatePath says whether a path ends in a word for numbers about many: /customers/count.
func (d *deriving) aggregatePath(path string) bool {
	return d.hasWord(lemmas(d.t, split(path[strings.LastIndexByte(strings.TrimRight(path, "/"), '/')+1:])), "words.aggregate")
}

// listsOnly says whether a command only names what it could show: it is asked for no form that has the values in it.
func (l *line) listsOnly(c *shell.Command) bool {
	return l.operates(c, "output.in-a-form") && !slices.ContainsFunc(c.Options, func(o shell.Option) bool {
		return l.t.Has("options.form", o.Name) && !l.t.Has("forms.names", strings.ToLower(o.Value.Text))
	})
}

// carriedBy adds what the commands put out whose output is part of a printed word.
func (l *line) carriedBy(out map[string]bool, w shell.Word) {
	for _, k := range w.From() {
		maps.Copy(out, l.carries(k))
	}
}

// selectsPeople says whether a command prints rows of a table of people.
func (l *line) selectsPeople(c *shell.Command) bool {
	return slices.ContainsFunc(sqlTexts(c), l.peopleRows)
}

// selectsSensitive says whether a command prints columns of special categories beside those that name a person.
func (l *line) selectsSensitive(c *shell.Command) bool {
	return slices.ContainsFunc(sqlTexts(c), func(text string) bool {
		list, ok := query.SQL(text)
		return slices.ContainsFunc(list, func(s query.Statement) bool {
			return l.givesSensitive(&s) && (slices.ContainsFunc(append(slices.Clip(s.Columns), conditionColumns(s.Text)...), l.namesSomeone) ||
				ok && slices.ContainsFunc(list, l.givesPeople))
		})
	})
}

// givesSensitive says whether a statement gives rows with columns, or of tables, that are named after a special category.
func (l *line) givesSensitive(s *query.Statement) bool {
	return !s.Aggregate && (s.Verb == "select" || s.Verb == "copy") &&
		slices.ContainsFunc(append(slices.Clip(s.Columns), s.Names...), func(name string) bool {
			class, _ := l.scanner.Field(lastPart(name))
			return class == "special"
		})
}

var conditionColumn = regexp.MustCompile(`(?i)\b(?:where|and)\s+([\w.]+)\s*(?:=|in\b)`)

// conditionColumns are the columns by which a statement chooses rows.
func conditionColumns(text string) []string {
	var out []string
	for _, m := range conditionColumn.FindAllStringSubmatch(text, maxCalls) {
		out = append(out, m[1])
	}
	return out
}

// picksFields adds what the fields say that a program is told to pick from records: jq '{name, email}'.
func (l *line) picksFields(out map[string]bool, c *shell.Command) {
	if !l.t.Has("programs.fields", c.Program) {
		return
	}
	var names []string
	for _, o := range c.Operands {
		names = append(names, strings.FieldsFunc(o.Text, func(r rune) bool {
			return r != '_' && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9')
		})...)
	}
	personal, special := l.fieldClasses(names)
	if personal {
		out["personal"] = true
	}
	if special {
		out["special"] = true
	}
}

// someone is a value that may stand in any field about a person.
const someone = "Anna Bauer 1 a@b.de HIV"

// fieldClasses says whether fields of those names tell of people, and whether what they tell is sensitive.
func (d *deriving) fieldClasses(names []string) (personal, special bool) {
	return d.fieldsOf(names, someone)
}

// fieldsOf does so of fields that have a value.
func (d *deriving) fieldsOf(names []string, value string) (personal, special bool) {
	signs := map[string]bool{}
	for _, name := range names {
		class, weight := d.scanner.Keys(joinTexts(split(name)), value)
		special = special || class == content.Special
		if class == content.Personal && weight > 0 {
			signs[name] = true
		}
	}
	special = special && len(signs) > 0
	return special || len(signs) > 1, special
}

// namesSomeone says whether a column tells who a row is about.
func (l *line) namesSomeone(column string) bool {
	class, _ := l.scanner.Keys(lastPart(column), "Anna Bauer 1")
	return class == "personal" || l.scanner.Subject(column, "1")
}

// sqlTexts are the statements that a command is given.
func sqlTexts(c *shell.Command) []string {
	texts := []string{c.Input.Text}
	for _, o := range c.Options {
		if o.Role == vocabulary.RoleSQL {
			texts = append(texts, o.Value.Text)
		}
	}
	for _, o := range c.Operands {
		if o.Role == vocabulary.RoleSQL {
			texts = append(texts, o.Text)
		}
	}
	return texts
}

// everyKey says whether a command of a store gets all keys that the store has, as the same program lists them.
func (l *commandParts) everyKey() bool {
	var from []int
	for _, o := range l.c.Operands {
		from = append(from, o.From()...)
	}
	return len(from) > 0 && !slices.ContainsFunc(from, func(i int) bool {
		c := &l.result.Commands[i]
		return c.Program != l.c.Program || !l.listsAll(c)
	})
}

// keyPattern is a word of a statement, or the pattern of the keys that it stands for where another command of the store lists those.
func (x *commandParts) keyPattern(w shell.Word) string {
	if !strings.Contains(w.Text, "\uFFFD") {
		return w.Text
	}
	for _, i := range w.From() {
		c := &x.result.Commands[i]
		if c.Program != x.c.Program {
			continue
		}
		for _, o := range c.Options {
			if x.t.Has("store.patterns", strings.TrimLeft(o.Name, "-")) && strings.Contains(o.Value.Text, "*") {
				return strings.ReplaceAll(w.Text, "\uFFFD", o.Value.Text)
			}
		}
	}
	return w.Text
}

// listsAll says whether a command lists all keys of a store: with an option or an operation for it, and with no pattern that leaves any out.
func (l *line) listsAll(c *shell.Command) bool {
	all, words := false, make([]string, 0, 4)
	for _, o := range c.Options {
		if o.Value.Text != "" && l.t.Has("store.patterns", strings.TrimLeft(o.Name, "-")) && strings.Trim(o.Value.Text, "*?") != "" {
			return false
		}
		all = all || l.t.Has("store.lists", o.Name)
	}
	for _, o := range c.Operands {
		words = append(words, o.Text)
	}
	s, ok := query.Redis(words)
	return all || ok && s.Filter == query.FilterAlways
}

// peopleRows says whether a text of SQL gives rows about people.
func (d *deriving) peopleRows(text string) bool {
	list, ok := query.SQL(text)
	return ok && slices.ContainsFunc(list, d.givesPeople)
}

// givesPeople says whether a statement gives rows about people: by the name of a table, or by the columns.
func (d *deriving) givesPeople(s query.Statement) bool {
	if s.Aggregate || s.Catalog || s.Verb != "select" && s.Verb != "copy" {
		return false
	}
	if slices.ContainsFunc(s.Names, func(name string) bool { return d.hasLemma(lemmas(d.t, split(name)), "people") }) {
		return true
	}
	personal, _ := d.fieldClasses(s.Columns)
	return personal
}

// operates says whether a program, with one of its operations, stands in a set.
func (l *line) operates(c *shell.Command, set string) bool {
	if l.asked != c {
		l.asked, l.operations = c, operationsOf(c)
	}
	return slices.ContainsFunc(l.operations, func(name string) bool { return l.t.Has(set, name) })
}

// operationsOf are a program and its operations as sets name them: git, git remote, git remote add.
func operationsOf(c *shell.Command) []string {
	names := appendOperations(nil, c.Program, c.Sub)
	if own := strings.ToLower(baseName(c.Path.Text)); own != c.Program { // one grammar may stand for several programs
		names = appendOperations(names, own, c.Sub)
	}
	return names
}

func appendOperations(names []string, name string, sub []string) []string {
	names = append(names, name)
	for _, s := range sub {
		name += " " + s
		names = append(names, name)
	}
	return names
}

// aboutPeople says whether what a command is told to read is named after people: -t employees, --collection=users.
func (l *line) aboutPeople(c *shell.Command) bool {
	about := func(role vocabulary.Role, text string) bool {
		if role == vocabulary.RoleText || !identifier(text) {
			return false
		}
		for _, w := range lemmas(l.t, split(text)) {
			if l.t.Has("people", w.lemma) {
				return true
			}
		}
		return false
	}
	for _, x := range l.optionArgs(c) {
		if x.is("keys.table") && about(vocabulary.RoleValue, x.value) {
			return true
		}
	}
	for _, o := range c.Options {
		if o.Role == vocabulary.RoleDB && about(o.Role, o.Value.Text) {
			return true
		}
	}
	for _, o := range c.Operands {
		if (o.Role == vocabulary.RoleValue || o.Role == vocabulary.RoleDB) && about(o.Role, o.Text) {
			return true
		}
	}
	return false
}

func (x *commandParts) operationIn(set string) bool { return x.operates(x.c, set) }

func sortedClasses(m map[string]bool) []string {
	out := make([]string, 0, len(m))
	for class := range m {
		out = append(out, class)
	}
	sort.Strings(out)
	return out
}
