package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/shell"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// commandParts gathers, from the roles of a command's words, what it does beside being run.
type commandParts struct {
	*line
	c           *shell.Command
	index       int
	act         *Act
	request     request
	urls        []shell.Word
	bodies      []string
	headers     []shell.Word // that no table knows
	secrets     []shell.Word // that hold secret variables and are sent
	accesses    []access
	sql         []shell.Word
	carriedText []shell.Word // values that may hold commands for somewhere else
	sources     []shell.Word
	targets     []shell.Word
	shifted     bool // the URL's place was taken by a method
	head        bool // the request has a body by an option
}

func (x *commandParts) collect() {
	x.request.client = "program"
	for _, o := range x.c.Options {
		x.word(o.Role, o.Value)
	}
	statement := x.statementWords()
	for _, o := range x.c.Operands {
		if o.Role != vocabulary.RoleSQL || !statement {
			x.word(o.Role, o.Word)
		}
	}
	for _, r := range x.c.Redirs {
		x.accesses = append(x.accesses, access{op: string(r.Op), word: x.device(string(r.Op), r.Target), redir: true, text: r.Text})
	}
	if x.c.Input.Kind == shell.SourceFile {
		x.accesses = append(x.accesses, access{op: "read", word: x.c.Input.Path})
	}
	x.stdin()
	x.scripts()
	x.stated()
	if x.c.Input.Text != "" && x.operationIn("applies.patch") {
		x.diff(x.c.Input.Text, x.place(x.c.Span), x.c.Cwd)
	}
	x.messageAddresses()
	x.usualSide()
	x.handsOver()
}

// forgeTo says whose repository texts, and data that may not leave, are written to: the one that is named, else that of the folder.
func (x *commandParts) forgeTo() {
	secret := x.act.has(schema.DataClass, "secret")
	writes := secret || x.act.has(schema.DataClass, "personal") || x.act.has(schema.DataClass, "special") || x.operationIn("sends.text")
	if !writes || !x.t.Has("servers.forges", x.c.Program) {
		return
	}
	for _, a := range x.optionArgs(x.c) {
		if joinWords(a.words) == "repository" && strings.Contains(a.value, "/") {
			x.act.add(schema.SendTo, x.places.Repository(a.value), a.place())
			x.act.add(schema.SendAddress, a.value, a.place())
			return
		}
	}
	if secret {
		x.act.add(schema.SendTo, "inside", x.place(x.c.Span))
	}
}

// messageAddresses takes the addresses among the words of a command that sends a message for its recipients.
func (x *commandParts) messageAddresses() {
	if !x.act.has(schema.SendChannel, "message") {
		return
	}
	words := x.c.Operands
	for i, s := range x.c.Sub {
		w := shell.Operand{Word: shell.Word{Text: s, Span: x.c.Span}}
		if i < len(x.c.SubSpans) {
			w.Span = x.c.SubSpans[i]
		}
		words = append(words[:len(words):len(words)], w)
	}
	for _, w := range words {
		if _, kind := x.places.Address(w.Text); (kind == web.Mail || kind == web.Phone) && !strings.Contains(w.Text, "\n") {
			x.sendTo(x.act, w.Text, x.place(w.Span))
		}
	}
}

// usualSide is the other side of a command that names none, where an earlier one of the same program set it: set-url, then push.
func (x *commandParts) usualSide() {
	if x.act.has(schema.SendTo) || len(x.c.Operands) > 0 || !x.takesRecipient() {
		return
	}
	for k := x.index - 1; k >= 0; k-- {
		c := &x.result.Commands[k]
		for i := 0; c.Program == x.c.Program && i < len(c.Operands); i++ {
			if text := c.Operands[i].Text; strings.ContainsAny(text, ":@") {
				x.sendTo(x.act, text, x.place(x.c.Span))
				return
			}
		}
	}
}

// handsOver adds what earlier commands of the line put into the history that this one hands to another place: git add, then git push.
func (x *commandParts) handsOver() {
	if !x.operationIn("history.hands-over") {
		return
	}
	if x.taken == nil {
		x.taken = map[string]*takenIn{}
	}
	t := x.taken[x.c.Program]
	if t == nil {
		t = &takenIn{classes: map[string]bool{}}
		x.taken[x.c.Program] = t
	}
	for ; t.upTo < x.index; t.upTo++ {
		c := &x.result.Commands[t.upTo]
		if c.Program != x.c.Program || !x.operates(c, "history.takes-in") {
			continue
		}
		for _, o := range c.Operands {
			x.fileClasses(t.classes, o.Word, c.Cwd)
		}
	}
	for _, class := range withoutFile(t.classes) {
		x.dataClass(x.act, class, x.place(x.c.Span))
	}
}

// takenIn are the classes of the files that the commands of a program before one of them took into a history.
type takenIn struct {
	upTo    int
	classes map[string]bool
}

// takesRecipient says whether the first operand of a command's operation is a recipient.
func (x *commandParts) takesRecipient() bool {
	g, ok := x.t.Program(x.c.Program)
	if !ok {
		return false
	}
	layer := g.Commands[strings.Join(x.c.Sub, " ")]
	return layer != nil && len(layer.Operands) > 0 && layer.Operands[0] == vocabulary.RoleTo
}

// statementWords takes operands that are a statement word by word: DEL cart:1. It says whether they are one.
func (x *commandParts) statementWords() bool {
	var words []string
	first := shell.Word{}
	for _, o := range x.c.Operands {
		if o.Role != vocabulary.RoleSQL {
			continue
		}
		if len(words) == 0 {
			first = o.Word
		}
		if strings.ContainsAny(o.Text, " \n;") && len(words) == 0 {
			return false
		}
		words = append(words, x.keyPattern(o.Word))
	}
	if len(words) < 2 {
		return false
	}
	first.Text = strings.Join(words, " ")
	if x.t.Has("store.drops", strings.ToLower(words[0])) && x.everyKey() {
		first.Text = "FLUSHDB"
	}
	x.sql = append(x.sql, first)
	return true
}

// fileRoles are the roles that are operations on files by the same word.
var fileRoles = map[vocabulary.Role]string{
	vocabulary.RoleRead: "read", vocabulary.RoleList: "list", vocabulary.RoleWrite: "write", vocabulary.RoleAppend: "append",
	vocabulary.RoleEdit: "edit", vocabulary.RoleDelete: "delete", vocabulary.RoleMove: "move", vocabulary.RoleMode: "mode",
	vocabulary.RoleExec: "execute", vocabulary.RoleOutput: "write",
}

func (x *commandParts) word(role vocabulary.Role, w shell.Word) {
	if (role == vocabulary.RoleExec || role == vocabulary.RoleValue) && x.loopsOver(w) {
		x.access("read", w) // an edit, with an option that says so
		return
	}
	if op, ok := fileRoles[role]; ok {
		x.access(op, w)
		return
	}
	switch role {
	case vocabulary.RoleURL:
		if _, ok := x.t.Map("methods", strings.ToUpper(w.Text)); ok {
			x.request.method, x.shifted = strings.ToUpper(w.Text), true
			return
		}
		x.urls = append(x.urls, x.urlsOf(w)...)
	case vocabulary.RoleMethod:
		x.request.method = strings.ToUpper(w.Text)
	case vocabulary.RoleHeader:
		x.header(w)
	case vocabulary.RoleBody:
		if x.shifted && len(x.urls) == 0 { // the method took the place of the URL
			x.urls = append(x.urls, w)
			return
		}
		x.body(w, "@")
	case vocabulary.RoleForm:
		if x.shifted && len(x.urls) == 0 {
			x.urls = append(x.urls, w)
			return
		}
		x.form(w)
	case vocabulary.RoleUpload:
		x.upload(w)
	case vocabulary.RoleRemote:
		x.sources = append(x.sources, w)
	case vocabulary.RoleTarget:
		x.targets = append(x.targets, w)
	case vocabulary.RoleHost, vocabulary.RoleTo:
		x.host(role, w)
	case vocabulary.RoleSQL:
		x.sql = append(x.sql, w)
		if setsPassword(w.Text) {
			x.act.sensitive("secret", x.place(w.Span))
		}
	case vocabulary.RoleDB:
		x.database(w)
	default:
		x.value(role, w)
	}
}

// urlsOf are the URLs that a client itself makes of a list or a range: https://x.example/{a,b}.
func (x *commandParts) urlsOf(w shell.Word) []shell.Word {
	if !strings.ContainsAny(w.Text, "{[") || !x.t.Has("programs.expand-urls", x.c.Program) || x.flag("--globoff") {
		return []shell.Word{w}
	}
	var out []shell.Word
	for _, text := range web.Expand(w.Text) {
		one := w
		one.Text = text
		out = append(out, one)
	}
	return out
}

// loopsOver says whether a word is a file whose lines a command's code is given: perl -pi -e.
func (x *commandParts) loopsOver(w shell.Word) bool {
	code := slices.ContainsFunc(x.c.Options, func(o shell.Option) bool { return o.Role == vocabulary.RoleCode })
	return code && x.flag("-n", "-p", "--in-place") &&
		slices.ContainsFunc(x.c.Operands, func(o shell.Operand) bool { return o.Span == w.Span })
}

// value notes words that only describe the command.
func (x *commandParts) value(role vocabulary.Role, w shell.Word) {
	p := x.place(w.Span)
	switch role {
	case vocabulary.RolePackage:
		x.act.add(schema.ShellPackage, orUnknown(w.Text), p)
	case vocabulary.RoleTargetEnv:
		x.act.add(schema.CallValue, "environment="+strings.ToLower(w.Text), p)
	case vocabulary.RoleArgFile:
		x.manifest(w)
	case vocabulary.RoleEnv:
		x.act.add(schema.ShellEnv, w.Text, p)
	case vocabulary.RoleMessage:
		x.scanText(x.act, w.Text, p)
		x.act.add(schema.SendChannel, "message", p)
	case vocabulary.RoleValue:
		x.carriedText = append(x.carriedText, w)
	}
}

// carriedCommands reads a value that is a list of commands for somewhere else: commands=["uptime"].
func (x *commandParts) carriedCommands(w shell.Word) {
	key, text, ok := strings.Cut(w.Text, "=")
	if !ok || x.depth >= maxNested || !x.t.Has("keys.command", strings.ToLower(key)) || !strings.ContainsAny(text, " [") {
		return
	}
	lines := []string{text}
	if v, err := action.Parse([]byte(text)); err == nil && v.Kind == action.Array {
		lines = lines[:0]
		for _, item := range v.Items {
			lines = append(lines, item.Text)
		}
	}
	x.within(x.act, func() { x.commandLine(strings.Join(lines, "\n"), x.place(w.Span), x.depth+1) })
}

func orUnknown(s string) string {
	if s == "" {
		return "\uFFFD"
	}
	return s
}

func (x *commandParts) flag(names ...string) bool {
	for _, o := range x.c.Options {
		for _, n := range names {
			if o.Name == n {
				return true
			}
		}
	}
	return false
}

// manifest notes where what is applied comes from.
func (x *commandParts) manifest(w shell.Word) {
	p := x.place(w.Span)
	switch {
	case strings.Contains(w.Text, "://") || x.moduleHost(w.Text):
		if place, _ := x.places.Address(w.Text); place != "inside" && place != "local" {
			x.act.add(schema.ShellManifest, "url", p)
		}
		x.urls = append(x.urls, w)
	case w.Text == "-":
		x.act.add(schema.ShellManifest, "stdin", p)
		x.scanText(x.act, x.c.Input.Text, p)
		if x.fetched(x.c.Input.From) {
			x.act.add(schema.ShellManifest, "url", p)
		}
	case w.Unknown:
		x.act.add(schema.ShellManifest, "unknown", p)
	default:
		x.act.add(schema.ShellManifest, "file", p)
		text, _ := x.result.Written[x.resolved(w.Text, x.c.Cwd)].Before(x.index)
		x.scanText(x.act, text, p)
		x.access("read", w)
	}
	x.act.add(schema.ShellOperand, w.Text, p)
}

// moduleHost says whether a word without a scheme begins with a host that modules are taken from: github.com/owner/repo//path?ref=v1.
func (x *commandParts) moduleHost(s string) bool {
	first, _, ok := strings.Cut(strings.TrimPrefix(s, "git::"), "/")
	return ok && x.t.Has("hosts.modules", first)
}

// host notes the other side of a connection, and what a substitution in its name tells it.
func (x *commandParts) host(role vocabulary.Role, w shell.Word) {
	p := x.place(w.Span)
	for _, addr := range addresses(w.Text) {
		x.act.add(schema.SendTo, x.otherSide(role, addr), p)
		x.act.add(schema.SendAddress, addr, p)
	}
	if x.places.Place(hostOnly(w.Text)) == "local" && !x.distant {
		x.act.add(schema.EnvTarget, "local", p)
	}
	x.variables(w)
}

// otherSide is the place of a host or a recipient. A plain word is a user of this machine, or a name that an earlier command gave to an
// address.
func (x *commandParts) otherSide(role vocabulary.Role, addr string) string {
	if role == vocabulary.RoleHost && !strings.Contains(addr, "@") {
		return x.places.Place(hostOnly(addr))
	}
	place, kind := x.places.Address(addr)
	switch {
	case strings.Contains(addr, "\uFFFD"):
		return "unknown"
	case kind != web.Name:
		return place
	}
	if strings.Count(addr, "/") == 1 && strings.IndexAny(addr, "/.~") > 0 {
		return x.places.Repository(addr)
	}
	if named := x.namedBefore(addr); named != "" {
		place, _ = x.places.Address(named)
		return place
	}
	return "inside"
}

// namedBefore is the address that an earlier command of the same program put behind a name: remote add NAME URL.
func (x *commandParts) namedBefore(name string) string {
	for k := x.index - 1; k >= 0; k-- {
		c := &x.result.Commands[k]
		if c.Program != x.c.Program {
			continue
		}
		for i := 0; i+1 < len(c.Operands); i++ {
			if next := c.Operands[i+1].Text; c.Operands[i].Text == name && strings.ContainsAny(next, ":/") {
				return next
			}
		}
	}
	return ""
}

// hostOnly takes scheme, path and port off.
func hostOnly(s string) string {
	if _, rest, ok := strings.Cut(s, "://"); ok {
		s, _, _ = strings.Cut(rest, "/")
	}
	s = s[strings.LastIndexByte(s, '@')+1:]
	if i := strings.LastIndexByte(s, ':'); i > 0 && strings.Count(s, ":") == 1 {
		s = s[:i]
	}
	return strings.ToLower(s)
}

// database notes where a database is: its host, its name, the variable that holds either, or its being a file says whether it is local.
func (x *commandParts) database(w shell.Word) {
	p := x.place(w.Span)
	x.act.add(schema.ShellOperand, w.Text, p)
	names := append(x.expanded(w.Span), w.Text)
	if slices.ContainsFunc(names, x.localName) || !x.c.Remote && x.databaseFile(w) || !x.distant && !smallNumber(w.Text) && x.places.Place(hostOf(w.Text)) == "local" {
		x.act.add(schema.EnvTarget, "local", p)
	}
	if u, ok := web.Parse(w.Text, false); ok && u.Host != "" && strings.Contains(w.Text, "://") {
		x.host(vocabulary.RoleHost, shell.Word{Text: u.Host, Span: w.Span})
	}
	for _, pair := range connection(w.Text) {
		if _, host, ok := strings.Cut(pair, "="); ok && x.isPlace(pair) {
			x.host(vocabulary.RoleHost, shell.Word{Text: host, Span: w.Span})
		}
	}
}

// databaseFile says whether a word names a file that is a database.
func (x *commandParts) databaseFile(w shell.Word) bool {
	full := x.paths.Canonical(w.Text, x.c.Cwd)
	return slices.Contains(x.paths.Classes(full, false), "database")
}

// emitParts emits the requests, statements, copies and accesses that were gathered.
func (x *commandParts) emitParts() {
	x.emitRequests()
	x.emitCopies()
	for _, w := range x.carriedText {
		x.carriedCommands(w)
	}
	x.substitutedSQL()
	for _, w := range x.sql {
		text := x.substituted(w.Text)
		x.statementsOf(text, x.place(w.Span), x.act)
		x.included(text, w.Span, 0)
	}
	for _, f := range x.accesses {
		x.emitAccess(f)
	}
}

func (x *commandParts) emitAccess(f access) {
	if f.op == "list" && strings.Trim(f.word.Text, "()!,") == "" { // find . \( -name a -o -name b \)
		return
	}
	if f.word.Text == "-" || f.word.Text == "/dev/null" || strings.HasPrefix(f.word.Text, "/dev/std") || strings.HasPrefix(f.word.Text, "/dev/fd/") {
		return
	}
	if rest, ok := strings.CutPrefix(f.word.Text, "/dev/tcp/"); ok {
		x.socket(rest, f.word)
		return
	}
	if rest, ok := strings.CutPrefix(f.word.Text, "/dev/udp/"); ok {
		x.socket(rest, f.word)
		return
	}
	if strings.Contains(f.word.Text, "://") {
		writes := f.op == "write" || f.op == "append"
		x.deriving.request(&request{url: f.word.Text, at: x.place(f.word.Span), client: "program", upload: writes, program: x.c.Program})
		return
	}
	text, at := f.text, x.place(f.word.Span)
	if f.op == "read" && x.loads(f.word) {
		f.op = "execute" // as by set -a; . ./.env
	}
	switch f.op {
	case "write", "append":
		if text == "" {
			text = x.textInto()
		}
	case "edit":
		text = x.script()
	}
	x.file(f.op, x.mounted(x.c, f.word.Text), at, fileOptions{
		cwd: x.c.Cwd, unknownAt: x.c.Cwd == "" && x.action.Cwd != "", recursive: x.recursive(), glob: f.word.Glob,
		unknown: f.word.Unknown && f.word.Text == "", text: text, textAt: at, program: x.act, carried: x.flowsInto(f),
		limit: x.lineLimit(), elsewhere: x.c.Remote && strings.HasPrefix(x.c.Cwd, "~"), emptied: x.empties(f),
	})
}

// empties says whether an access leaves nothing in a file: > x, truncate -s 0 x, cp /dev/null x.
func (x *commandParts) empties(f access) bool {
	switch {
	case f.op != "write" && f.op != "edit":
		return false
	case x.operationIn("programs.cut"):
		return slices.ContainsFunc(x.c.Options, func(o shell.Option) bool { return strings.Trim(o.Value.Text, "0KMGB") == "" && o.Value.Text != "" })
	case f.redir && f.text == "" && (x.c.Program == "" || x.operationIn("programs.silent")):
		return true
	}
	reads := func(null bool) bool {
		return slices.ContainsFunc(x.accesses, func(o access) bool { return o.op == "read" && (o.word.Text == "/dev/null") == null })
	}
	return (x.t.Has("programs.copies", x.c.Program) || x.t.Has("programs.through", x.c.Program)) && reads(true) && !reads(false)
}
