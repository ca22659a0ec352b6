package fact

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/query"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Some settings of a command are commands themselves: an alias and its use, a pager, a proxy, an editor in a variable.

// settings runs what the options and the variables of a command, and the aliases set before it, say.
func (l *line) settings(a *Act, i int) {
	c := &l.result.Commands[i]
	if l.depth >= maxNested {
		return
	}
	run := func(text string, s shell.Span) {
		if strings.TrimSpace(text) != "" {
			l.within(a, func() { l.commandLine(text, l.place(s), l.depth+1) })
		}
	}
	for _, o := range c.Options {
		if o.Role != vocabulary.RoleValue && o.Role != "" {
			continue
		}
		name, text, ok := strings.Cut(strings.TrimSpace(o.Value.Text), "=")
		if !ok {
			name, text, ok = strings.Cut(strings.TrimSpace(o.Value.Text), " ")
		}
		if strings.Contains(text, "\uFFFD") {
			continue
		}
		if ok && l.settingRuns(name) {
			run(strings.TrimPrefix(text, "!"), o.Value.Span)
		} else if ok {
			l.alias(c, name, text, func(text string) { run(text, o.Value.Span) })
		}
	}
	for _, e := range c.Env {
		if name, text, ok := strings.Cut(e.Text, "="); ok && !strings.Contains(text, "\uFFFD") && l.t.Has("env.run", strings.ToLower(name)) && l.newSetting(e.Text) {
			run(strings.TrimLeft(text, "|"), e.Span)
		}
	}
	l.setBefore(i, run)
}

// settingRuns says whether the value of a setting is a command: core.pager, pager.log.
func (l *line) settingRuns(name string) bool {
	name = strings.ToLower(name)
	group, _, dotted := strings.Cut(name, ".")
	return l.t.Has("settings.run", name) || dotted && l.t.Has("settings.run", group+".*")
}

// newSetting says whether a variable is seen for the first time on the line: it is run once.
func (l *line) newSetting(pair string) bool {
	if slices.Contains(l.ran, pair) {
		return false
	}
	l.ran = append(l.ran, pair)
	return true
}

// alias runs what an alias stands for where the command uses it.
func (l *line) alias(c *shell.Command, name, text string, run func(string)) {
	own, ok := l.aliasName(name)
	if !ok || strings.Contains(text, "\uFFFD") {
		return
	}
	at := slices.IndexFunc(c.Argv, func(w shell.Word) bool { return w.Text == own })
	if at < 1 {
		return
	}
	var rest []string
	for _, w := range c.Argv[at+1:] {
		rest = append(rest, w.Text)
	}
	command, shelled := strings.CutPrefix(text, "!")
	if !shelled {
		command = c.Program + " " + text
	}
	run(command + " " + quoted(rest))
}

// aliasName is what a setting that sets an alias calls it: st of alias.st.
func (l *line) aliasName(setting string) (string, bool) {
	group, own, dotted := strings.Cut(setting, ".")
	return own, dotted && own != "" && l.t.Has("settings.alias", strings.ToLower(group))
}

// setAlias says that a command sets an alias by its operand of this index and the next.
type setAlias struct{ command, operand int }

// aliasesSet are those of the line, in order.
func (l *line) aliasesSet() []setAlias {
	if l.aliases != nil {
		return l.aliases
	}
	l.aliases = []setAlias{}
	for i := range l.result.Commands {
		c := &l.result.Commands[i]
		for n := 0; c.Known && n+1 < min(len(c.Operands), maxWords); n++ {
			if _, ok := l.aliasName(c.Operands[n].Text); ok {
				l.aliases = append(l.aliases, setAlias{i, n})
			}
		}
	}
	return l.aliases
}

// maxAliases is how many aliases that a line sets are looked at for each of its commands.
const maxAliases = 64

// setBefore runs the aliases that an earlier command of the same program set: config alias.x '!…', then x.
func (l *line) setBefore(i int, run func(string, shell.Span)) {
	c := &l.result.Commands[i]
	for k, set := range l.aliasesSet() {
		before := &l.result.Commands[set.command]
		if set.command >= i {
			return
		}
		if k == maxAliases {
			l.problem("unparsed", "more aliases than are looked at", Place{At: l.at.At})
			return
		}
		if before.Program == c.Program {
			name, text := before.Operands[set.operand].Text, before.Operands[set.operand+1].Text
			l.alias(c, name, text, func(text string) { run(text, c.Span) })
		}
	}
}

// mounted is a path in a container as the path on this machine that is mounted there.
func (l *line) mounted(c *shell.Command, name string) string {
	if !c.Remote || !path.IsAbs(name) {
		return name
	}
	own := func(m *mounting) bool { return slices.Contains(c.Outer, m.command) }
	before := func(m *mounting) bool { // the container may be one that the line started
		return len(c.Outer) > 0 && m.command < c.Outer[0] && slices.Contains(c.Via, l.result.Commands[m.command].Program)
	}
	for _, holds := range []func(*mounting) bool{own, before} {
		for i := range slices.Backward(l.mountings()) {
			m := &l.mounts[i]
			if rest, ok := strings.CutPrefix(name, m.to); ok && (rest == "" || rest[0] == '/') && holds(m) {
				return strings.TrimSuffix(m.from, "/") + rest
			}
		}
	}
	return name
}

// mounting says that a command has a path of this machine mounted at one of a container.
type mounting struct {
	command  int
	from, to string
}

// mountings are those of the line, in order.
func (l *line) mountings() []mounting {
	if l.mounts != nil {
		return l.mounts
	}
	l.mounts = []mounting{}
	for i := range l.result.Commands {
		for _, o := range l.result.Commands[i].Options {
			if !l.t.Has("options.mount", o.Name) {
				continue
			}
			if from, to := mount(o.Value.Text); from != "" && to != "" && to != "/" {
				l.mounts = append(l.mounts, mounting{i, from, to})
			}
		}
	}
	return l.mounts
}

// mount reads HOST:CONTAINER[:how] and type=bind,source=HOST,target=CONTAINER.
func mount(s string) (from, to string) {
	if !strings.Contains(s, "=") {
		parts := strings.Split(s, ":")
		if len(parts) < 2 || !strings.ContainsAny(parts[0], "/~.") {
			return "", ""
		}
		return parts[0], strings.TrimSuffix(parts[1], "/")
	}
	for _, pair := range strings.Split(s, ",") {
		switch key, value, _ := strings.Cut(pair, "="); key {
		case "source", "src":
			from = value
		case "target", "destination", "dst":
			to = strings.TrimSuffix(value, "/")
		}
	}
	return from, to
}

// fileClasses are those of a file's name, and of what the line put into it.
func (l *line) fileClasses(out map[string]bool, w shell.Word, cwd string) {
	l.deriving.fileClasses(out, w, cwd)
	maps.Copy(out, l.putInto(l.resolved(w.Text, cwd)))
}

// putInto are the classes of what the line puts into a file.
func (l *line) putInto(name string) map[string]bool {
	known, ok := l.files[name]
	if ok {
		return known
	}
	if l.files == nil {
		l.files = map[string]map[string]bool{}
	}
	out, partly := map[string]bool{}, false
	for _, i := range slices.Concat(l.result.Filled[name], l.copiedInto(name)) {
		maps.Copy(out, l.carries(i))
		partly = partly || l.carried.open(i) // it reads the file that it fills: more may be known later
	}
	if !partly {
		l.files[name] = out
	}
	return out
}

// copiedInto are the commands that put other files into one, whole: copies, moves, links and archives.
func (l *line) copiedInto(name string) []int {
	if l.copies == nil {
		l.copies = map[string][]int{}
		for i := range l.result.Commands {
			l.copiesOf(i)
		}
	}
	return l.copies[name]
}

// copiesOf notes the files that a command puts others into.
func (l *line) copiesOf(i int) {
	c := &l.result.Commands[i]
	if !l.t.Has("programs.copies", c.Program) {
		return
	}
	var from, to []string
	c.EachValue(func(w shell.Word, role vocabulary.Role) {
		switch role {
		case vocabulary.RoleRead, vocabulary.RoleMove, vocabulary.RoleList:
			from = append(from, w.Text)
		case vocabulary.RoleWrite, vocabulary.RoleOutput, vocabulary.RoleTarget:
			to = append(to, l.resolved(w.Text, c.Cwd))
		}
	})
	for _, target := range to {
		l.copies[target] = append(l.copies[target], i)
		for _, source := range from[:min(len(from), maxWords)] { // into a folder
			inside := path.Join(target, baseName(source))
			l.copies[inside] = append(l.copies[inside], i)
		}
	}
}

// stated are the statements that a command is given by an option which says that its value is one, or, where no table knows the program,
// by a name that speaks of statements: dotnet run -- --sql "DROP TABLE a", ./run-sql.sh "DROP TABLE a".
func (x *commandParts) stated() {
	if len(x.sql) > 0 || x.verbIn(x.act, "verbs.explain") {
		return
	}
	named := !x.c.Known && x.hasLemma(lemmas(x.t, split(baseName(x.c.Program))), "words.database")
	option := false // the word before
	for _, w := range x.c.Argv {
		key, value, joined := strings.Cut(w.Text, "=")
		isOption := strings.HasPrefix(key, "-") && x.t.Has("keys.sql", strings.ReplaceAll(strings.TrimLeft(strings.ToLower(key), "-"), "-", "_"))
		switch {
		case x.isText(w):
		case isOption && joined && query.Looks(value):
			w.Text = value
			x.sql = append(x.sql, w)
		case (option || named && !joined) && query.Looks(w.Text):
			x.sql = append(x.sql, w)
		}
		option = isOption && !joined
	}
	x.sql = append(x.sql, x.valueStatements()...)
}

// valueStatements are the statements in the JSON that options give: dbt run-operation a --args '{"sql": "DROP TABLE a"}'.
func (x *commandParts) valueStatements() []shell.Word {
	var out []shell.Word
	for _, o := range x.c.Options {
		if o.Role != vocabulary.RoleValue || !strings.HasPrefix(o.Value.Text, "{") {
			continue
		}
		whole := arg{key: o.Name, keyName: x.names.of(o.Name, ""), value: o.Value.Text}
		for _, a := range x.embedded(whole) {
			if a.is("keys.sql") && query.Looks(a.value) {
				out = append(out, shell.Word{Text: a.value, Span: o.Value.Span})
			}
		}
	}
	return out
}

// isText says whether a word is one that its program only prints or searches.
func (x *commandParts) isText(w shell.Word) bool {
	return slices.ContainsFunc(x.c.Operands, func(o shell.Operand) bool {
		return o.Span == w.Span && (o.Role == vocabulary.RoleText || o.Role == vocabulary.RoleRead)
	})
}

// scripts are the statements in files that a database's client is told to read, where their text is known.
func (x *commandParts) scripts() {
	g, ok := x.t.Program(x.c.Program)
	if !ok || g.Language != "sql" && g.Stdin != vocabulary.RoleSQL {
		return
	}
	add := func(role vocabulary.Role, w shell.Word) {
		if role != vocabulary.RoleExec {
			return
		}
		if text, ok := x.fileText(strings.TrimPrefix(w.Text, "@")); ok {
			x.sql = append(x.sql, shell.Word{Text: text, Span: w.Span})
		}
	}
	for _, o := range x.c.Options {
		add(o.Role, o.Value)
	}
	for _, o := range x.c.Operands {
		add(o.Role, o.Word)
	}
}

// fileText is the text of a file that was written in the line, or is known otherwise.
func (x *commandParts) fileText(name string) (string, bool) {
	name = x.resolved(name, x.c.Cwd)
	text, ok := x.result.Written[name].Before(x.index)
	if !ok {
		text, ok = x.snapshot()[name]
	}
	return text, ok
}

// included are the statements in the files that a text has its client read: \i m.sql.
func (x *commandParts) included(text string, span shell.Span, depth int) {
	if depth > maxNested || !strings.ContainsAny(text, "\\.") {
		return
	}
	list, _ := query.SQL(text)
	for i := range list {
		if s := &list[i]; s.Verb == query.Unread && s.Target != "" {
			if inner, ok := x.fileText(strings.Trim(s.Target, "'")); ok {
				x.statementsOf(inner, x.place(span), x.act)
				x.included(inner, span, depth+1)
			}
		}
	}
}

var statementVariable = regexp.MustCompile(`:"(\w+)"|:'(\w+)'|\$\((\w+)\)|:(\w+)`)

// substituted is a statement with the values that options give its variables: -v t=orders, :"t".
func (x *commandParts) substituted(text string) string {
	values := map[string]string{}
	for _, o := range x.c.Options {
		if name, value, ok := strings.Cut(o.Value.Text, "="); ok && x.t.Has("options.variable", o.Name) {
			values[name] = value
		}
	}
	if len(values) == 0 {
		return text
	}
	return statementVariable.ReplaceAllStringFunc(text, func(use string) string {
		if value, ok := values[strings.Trim(use, `:"'$()`)]; ok {
			if strings.HasPrefix(use, ":'") { // as a text
				return "'" + strings.ReplaceAll(value, "'", "''") + "'"
			}
			return value
		}
		return use
	})
}
