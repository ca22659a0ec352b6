package fact

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// line is one command line and what is known of its commands.
type line struct {
	*deriving
	result  shell.Result
	source  string
	at      Place
	depth   int
	files   map[string]map[string]bool // by file: the classes of what was put into it, as far as asked for
	copies  map[string][]int           // by file: the commands that copy others into it; nil until asked for
	ran     []string                   // variables whose commands were read
	opens   []tunnel                   // those of the session and of the line, in order; nil until asked for
	applies int                        // bytes of settings that were looked at
	taken   map[string]*takenIn        // by program, as far as asked for
	brings  []brought
	aliases []setAlias     // nil until they are asked for
	fetches map[string]int // by file: the first command that fetches something into it; nil until asked for
	mounts  []mounting     // the same
	brought []int          // by command, as far as they were asked for: how many of brings those before it make

	// What is asked of each command: the classes of data that it puts out; what code that it runs is told of it; whether its output comes
	// from the network, was decoded, was there before the line; whether it is told a name of production, and chooses where others work.
	carried                                           answers[map[string]bool]
	listings                                          answers[[]string]
	shells                                            answers[*Act]
	fetchers, decoders, printers, productive, selects answers[bool]

	// asked is the command whose operations were last compared with sets, under the names that it has there.
	asked      *shell.Command
	operations []string
}

// answers are those to one question about each command of a line. Each is asked once; in a ring of commands, and of a command that the
// line does not have, the answer is the zero value.
type answers[T any] []answer[T]

type answer[T any] struct {
	asked, known bool
	value        T
}

func (a *answers[T]) of(l *line, i int, ask func(*shell.Command) T) (none T) {
	if i < 0 || i >= len(l.result.Commands) {
		return none
	}
	if *a == nil {
		*a = make(answers[T], len(l.result.Commands))
	}
	one := &(*a)[i]
	if !one.asked {
		one.asked = true
		one.value, one.known = ask(&l.result.Commands[i]), true
	}
	return one.value
}

// open says whether a question is being asked: it has led back to the command.
func (a answers[T]) open(i int) bool { return a[i].asked && !a[i].known }

// shellTool reads a host's own shell tool.
func (d *deriving) shellTool(tool vocabulary.Tool) {
	v, at := d.field(tool, "command")
	switch {
	case v == nil:
		d.problem("unparsed", "the tool's command is missing", Place{At: "/tool_input"})
	case v.Kind == action.String && strings.TrimSpace(v.Text) == "":
		d.problem("unparsed", "the tool's command is empty", Place{At: at})
	case v.Kind == action.String:
		d.commandLineIn(d.ownDialect(), v.Text, Place{At: at, End: len(v.Text)}, 0)
	case v.Kind == action.Array:
		d.commandWords(v, at)
	default:
		d.problem("unparsed", "the tool's command is no text", Place{At: at})
	}
}

// commandWords reads a command that the host sends as a list of words.
func (d *deriving) commandWords(v *action.Value, at string) {
	quoted := make([]string, len(v.Items))
	for i := range v.Items {
		quoted[i] = "'" + strings.ReplaceAll(v.Items[i].Text, "'", `'\''`) + "'"
	}
	d.commandLine(strings.Join(quoted, " "), Place{At: at}, 0)
}

// ownDialect is the dialect of a tool that has the name of a shell with one.
func (d *deriving) ownDialect() string {
	if p, ok := d.t.Program(strings.ToLower(d.action.Tool)); ok && p.Language == shell.PowerShell {
		return shell.PowerShell
	}
	return ""
}

// commandLine emits the acts of a command line.
func (d *deriving) commandLine(source string, at Place, depth int) {
	d.commandLineIn("", source, at, depth)
}

// commandLineIn emits the acts of a command line in a dialect; "" is any shell's.
func (d *deriving) commandLineIn(dialect, source string, at Place, depth int) {
	if depth > maxNested {
		d.problem("unparsed", "command lines nest too deeply", at)
		return
	}
	res := shell.Parse(source, d.shellEnv(dialect))
	l := &line{deriving: d, result: res, source: source, at: at, depth: depth}
	from := len(d.out.Acts)
	for i := range res.Commands {
		l.command(i)
	}
	l.batch(from)
	l.mailDialogue(source)
	l.writtenHTTP(source)
	for i := range res.Snippets {
		l.snippet(&res.Snippets[i])
	}
	for _, p := range res.Problems {
		d.problem(p.Kind, p.Why, l.place(p.Span))
	}
}

// shellEnv is what command lines are read in.
func (d *deriving) shellEnv(dialect string) shell.Env {
	return shell.Env{
		Cwd: d.action.Cwd, Home: d.paths.Home(), Files: d.snapshot(), Edits: d.session().edits,
		Grammars: d.t, Dialect: dialect, Writes: d.codeWrites,
	}
}

// snapshot gives the files by absolute path. It is made once: every command line asks for it.
func (d *deriving) snapshot() map[string]string {
	if d.known == nil {
		d.known = d.knownFiles()
	}
	return d.known
}

func (d *deriving) knownFiles() map[string]string {
	past := d.session().files
	if len(d.files) == 0 {
		return past
	}
	out := make(map[string]string, len(d.files)+len(past))
	maps.Copy(out, past)
	for name, text := range d.files {
		if !strings.HasPrefix(name, "/") && !strings.HasPrefix(name, "~") {
			name = strings.TrimSuffix(d.action.Cwd, "/") + "/" + name
		}
		out[name] = text
	}
	return out
}

func (l *line) place(s shell.Span) Place {
	return Place{At: l.at.At, Start: l.at.Start + s.Start, End: l.at.Start + s.End}
}

// command emits the acts of one simple command: itself, its requests, statements and file accesses.
func (l *line) command(i int) {
	if l.full() {
		return
	}
	c := &l.result.Commands[i]
	l.boundWords(c)
	defer l.pretending(l.pretendsOnly(i))()
	defer func(before bool) { l.distant = before }(l.distant)
	a := l.begin("command", l.calledAs(c), l.place(c.Span))
	l.shellFacts(a, c)
	l.distant = l.distant || l.onAnother(a, c) || l.tunnelled(a, i)
	l.callFacts(a, c)
	x := &commandParts{line: l, c: c, index: i, act: a}
	x.collect()
	x.listedPackages()
	l.contentsOf(a, c)
	x.forgeTo()
	l.reveals(a, i)
	l.ends(a, i)
	l.limit(a, i)
	l.foreignCode(a, i)
	l.sentText(a, i)
	l.runner(a, i)
	l.applied(a, i)
	for _, class := range []string{"people-name", "personal"} { // what a copy of what flows in holds: aws s3 cp - s3://b/x
		if l.operates(c, "programs.copies-input") && l.flowInto(i)[class] {
			l.dataClass(a, class, l.place(c.Span))
		}
	}
	l.emit(a)
	x.emitParts()
	l.settings(a, i)
	l.module(a, c)
}

// maxWords bounds the options and the operands of one command that are looked at.
const maxWords = 2048

func (l *line) boundWords(c *shell.Command) {
	if len(c.Options) <= maxWords && len(c.Operands) <= maxWords {
		return
	}
	l.problem("unparsed", "more words than are looked at", l.place(c.Path.Span))
	c.Options, c.Operands = c.Options[:min(len(c.Options), maxWords)], c.Operands[:min(len(c.Operands), maxWords)]
	c.Argv = c.Argv[:min(len(c.Argv), 2*maxWords)]
}

// planned adds the flags with which the plan was made that a command carries out: terraform plan -destroy -out=p; terraform apply p.
func (l *line) planned(a *Act, c *shell.Command) {
	if !slices.Contains(c.Sub, "apply") || len(c.Operands) == 0 {
		return
	}
	for i := l.indexOf(c) - 1; i >= 0; i-- { // the last one is carried out
		o := &l.result.Commands[i]
		if o.Program != c.Program || !slices.Contains(o.Sub, "plan") || !slices.ContainsFunc(o.Options, func(w shell.Option) bool {
			return w.Name == "-out" && w.Value.Text == c.Operands[0].Text
		}) {
			continue
		}
		for _, w := range o.Options {
			if w.Value.Text == "" {
				a.add(schema.ShellFlag, w.Name, l.place(w.Span))
			}
		}
		return
	}
}

// optionBefore is the option of a script that an operand of what runs it may be the value of: python3 a.py --host db1.
func optionBefore(list []shell.Operand, i int) string {
	if i > 0 && strings.HasPrefix(list[i-1].Text, "--") && !strings.ContainsAny(list[i-1].Text, "= ") {
		return list[i-1].Text
	}
	return ""
}

// calledAs is the name that a person knows a command by: its own where one grammar stands for several programs, zcat and nl.
func (l *line) calledAs(c *shell.Command) string {
	own := strings.ToLower(baseName(c.Path.Text))
	if g, ok := l.t.Program(own); ok && c.Known && g.Name == c.Program {
		return own
	}
	return c.Program
}

func (l *line) shellFacts(a *Act, c *shell.Command) {
	at := l.place(c.Path.Span)
	a.add(schema.ShellProgram, c.Program, at)
	if own := strings.ToLower(baseName(c.Path.Text)); c.Known {
		a.add(schema.ShellProgram, own, at) // one grammar may stand for several programs that rules tell apart
	}
	subs := l.operation(c)
	for n := range subs {
		a.add(schema.ShellSub, joinTextsOf(subs[:n+1]), l.place(subs[n].Span))
	}
	for i, o := range c.Options {
		if l.soothed(c, i) {
			continue
		}
		a.add(schema.ShellFlag, o.Name, l.place(o.Span))
		if o.Value.Text != "" && o.Role != vocabulary.RoleText && o.Role != vocabulary.RoleShell {
			a.add(schema.ShellOption, o.Name+"="+o.Value.Text, l.place(o.Value.Span))
		}
	}
	l.listed(a, c)
	for i, o := range c.Operands {
		if o.Role != vocabulary.RoleText && o.Role != vocabulary.RoleShell { // a shell's text is read as commands of its own
			before := len(a.Atoms)
			text := o.Text
			if o.Role == vocabulary.RoleWrite {
				text = l.device("write", o.Word).Text
			}
			if a.add(schema.ShellOperand, text, l.place(o.Span)); len(a.Atoms) > before {
				a.Atoms[before].behind = cmp.Or(o.Behind, optionBefore(c.Operands, i))
			}
		}
	}
	for _, v := range c.Via {
		a.add(schema.ShellVia, v, at)
	}
	l.planned(a, c)
	if l.local(c) {
		a.add(schema.EnvTarget, "local", at)
	}
	a.around = l.aroundCommand(c)
	a.add(schema.ShellElevated, boolText(c.Elevated), at)
	a.add(schema.ShellRemote, boolText(c.Remote), at)
	for _, e := range c.Env {
		a.add(schema.ShellEnv, e.Text, l.place(e.Span))
	}
	code := c.Code
	if code == "" {
		code = "line"
	}
	a.add(schema.ShellCode, code, at)
}

// callFacts reads the words of an operation as the name of a call, and options as its arguments.
func (l *line) callFacts(a *Act, c *shell.Command) {
	k := &call{name: c.Program + " " + strings.Join(c.Sub, " "), at: l.place(c.Path.Span), whole: true}
	run := l.operationWords(c)
	jobs := l.jobNames(c, run)
	if len(run) == 0 && len(jobs) == 0 {
		for _, x := range l.optionArgs(c) {
			l.tableArg(a, k, &x)
		}
		return
	}
	l.words(a, k, run)
	for _, job := range jobs {
		l.words(a, k, job)
	}
	a.add(schema.CallName, joinPlaced(run), k.at)
	for _, w := range lemmas(l.t, split(l.shortName(writtenName(c), k.at))) {
		l.noun(a, k, w.lemma, k.at)
	}
	k.args = l.optionArgs(c)
	l.outcomes(a, k)
	l.argFacts(a, k)
	l.amounts(a, k)
	l.recipients(a, k)
}

// aroundCommand are names that may speak of a command's environment: of the host that it runs on, of the variables in its words, of the
// folder that the line went to.
func (l *line) aroundCommand(c *shell.Command) []Atom {
	var out []Atom
	add := func(text string, s shell.Span) {
		if text != "" {
			out = append(out, Atom{Value: text, Place: l.place(s)})
		}
	}
	add(c.RemoteHost.Text, c.RemoteHost.Span)
	for _, o := range l.outerOptions(c) {
		if l.t.Has("keys.environment", strings.TrimLeft(o.Name, "-")) || slices.Contains(l.environmentsIn(o.Value.Text), "production") {
			add(o.Value.Text, o.Value.Span)
		}
		for _, name := range o.Value.Variables() {
			if slices.Contains(l.environmentsIn(name), "production") {
				add(name, o.Value.Span)
			}
		}
	}
	for _, w := range l.selected(c) {
		add(w.Text, w.Span)
	}
	for _, w := range c.Argv {
		for _, name := range append(l.expanded(w.Span), w.Variables()...) {
			if slices.Contains(l.environmentsIn(name), "production") {
				add(name, w.Span)
			}
		}
	}
	for _, w := range c.Env { // DATABASE_URL=$PROD_DATABASE_URL
		key, _, _ := strings.Cut(strings.ToLower(w.Text), "=")
		for _, name := range w.Variables() {
			if (l.t.Has("keys.place", key) || l.t.Has("keys.database", key)) && slices.Contains(l.environmentsIn(name), "production") {
				add(name, w.Span)
			}
		}
	}
	for _, w := range l.handed(c) {
		add("production", w.Span)
	}
	if rest, ok := strings.CutPrefix(c.Cwd, strings.TrimSuffix(l.action.Cwd, "/")+"/"); ok && (l.worksInFolder(c) || slices.Contains(l.environmentsIn(rest), "production")) {
		add(rest, c.Span)
	}
	return out
}

// worksInFolder says whether what a command does depends on the folder that it runs in: its program is none that is told on the line where
// it works, or it is given a file of that folder.
func (l *line) worksInFolder(c *shell.Command) bool {
	if !l.t.Has("programs.elsewhere", c.Program) {
		return true
	}
	found := false
	c.EachValue(func(w shell.Word, role vocabulary.Role) {
		switch role {
		case vocabulary.RoleArgFile, vocabulary.RoleRead, vocabulary.RoleExec, vocabulary.RoleEnvFile:
			found = found || w.Text != "" && !strings.HasPrefix(w.Text, "/") && !strings.HasPrefix(w.Text, "~") && !strings.Contains(w.Text, "://")
		}
	})
	return found
}

// selected are the words of the last command before it that chose where programs of its kind work: kubectl config use-context prod.
func (l *line) selected(c *shell.Command) []shell.Word {
	for i := l.indexOf(c) - 1; i >= 0; i-- {
		o := &l.result.Commands[i]
		if !l.selecting(i) || o.Program != c.Program && !(l.t.Has("programs.cluster", o.Program) && l.t.Has("programs.cluster", c.Program)) {
			continue
		}
		var out []shell.Word
		for _, x := range o.Options {
			out = append(out, x.Value)
		}
		for _, x := range o.Operands {
			out = append(out, x.Word)
		}
		return out
	}
	return nil
}

// indexOf is which command of the line it is; all of them where it is none of them.
func (l *line) indexOf(c *shell.Command) int {
	for i := range l.result.Commands {
		if c == &l.result.Commands[i] {
			return i
		}
	}
	return len(l.result.Commands)
}

// selecting says whether a command chooses where others work.
func (l *line) selecting(i int) bool {
	return l.selects.of(l, i, func(c *shell.Command) bool {
		return l.t.Has("programs.select", strings.TrimSpace(c.Program+" "+strings.Join(c.Sub[:min(len(c.Sub), 2)], " ")))
	})
}

// outerOptions are the options of the programs that run a command on another host or in a container, in the order of the line.
func (l *line) outerOptions(c *shell.Command) []shell.Option {
	if !c.Remote {
		return nil
	}
	var out []shell.Option
	for _, i := range c.Outer {
		out = append(out, l.result.Commands[i].Options...)
	}
	return out
}

func baseName(s string) string { return s[strings.LastIndexByte(s, '/')+1:] }

// batch gives each of several equal commands or requests of a line the sum of their amounts: a loop of payments is one payment run.
func (l *line) batch(from int) {
	sums, count := map[string]float64{}, map[string]int{}
	key := func(a *Act) string {
		name := a.first(schema.CallName)
		host := a.first(schema.HTTPHost)
		path := a.first(schema.HTTPPath)
		return a.Kind + " " + name.Value + " " + host.Value + path.Value
	}
	each := func(f func(k string, n *Num)) {
		for i := from; i < len(l.out.Acts); i++ {
			for n := range l.out.Acts[i].Nums {
				if num := &l.out.Acts[i].Nums[n]; num.Fact == schema.CallTotal {
					f(key(&l.out.Acts[i]), num)
				}
			}
		}
	}
	each(func(k string, n *Num) { sums[k] += n.Value; count[k]++ })
	each(func(k string, n *Num) {
		if count[k] > 1 {
			n.Value = sums[k]
		}
	})
}

// contentsOf finds classes of data in a command's own words.
func (l *line) contentsOf(a *Act, c *shell.Command) {
	words := texts{parts: make([]textPart, 0, len(c.Argv))}
	size := 0
	for i := range c.Argv {
		size += len(c.Argv[i].Text) + 1
	}
	words.joined.Grow(size)
	for _, w := range c.Argv {
		words.add(w.Text, l.place(w.Span))
	}
	l.scanAll(a, &words, "")
}

// secretVariable says whether a word expands a variable whose name says that it holds a secret, itself or by way of others.
func (l *line) secretVariable(w shell.Word) bool {
	return slices.ContainsFunc(l.expanded(w.Span), l.secretName) || slices.ContainsFunc(w.Variables(), l.secretName)
}

// expanded are the names of the variables that a word expands.
func (l *line) expanded(s shell.Span) []string {
	if s.Start < 0 || s.End > len(l.source) || s.Start >= s.End {
		return nil
	}
	var out []string
	text := l.source[s.Start:s.End]
	for {
		i := strings.IndexByte(text, '$')
		if i < 0 || i+1 >= len(text) {
			return out
		}
		text = strings.TrimLeft(text[i+1:], "{!#")
		end := strings.IndexFunc(text, func(r rune) bool {
			return r != '_' && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z') && (r < '0' || r > '9')
		})
		if end < 0 {
			end = len(text)
		}
		out = append(out, text[:end])
	}
}

// secretName says whether a variable's name says that it holds a secret.
func (d *deriving) secretName(name string) bool {
	if name == strings.ToUpper(name) && d.t.Has("env.current", strings.ToLower(name)) {
		return false
	}
	var few [8]word
	ws := appendWords(few[:0], name)
	var room [64]byte
	for i := range ws {
		joined := room[:0]
		for j := i; j < len(ws); j++ {
			if joined = append(joined, ws[j].text...); d.t.Has("env.secret", string(joined)) {
				return true
			}
			joined = append(joined, '_')
		}
	}
	return false
}

func joinTexts(ws []word) string {
	parts := make([]string, len(ws))
	for i, w := range ws {
		parts[i] = w.text
	}
	return strings.Join(parts, "_")
}
