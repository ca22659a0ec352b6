package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/shell"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// commandParts gathers, from the roles of a command's words, what it does beside being run.
type commandParts struct {
	*line
	c        *shell.Command
	index    int
	act      *Act
	request  request
	urls     []shell.Word
	bodies   []string
	accesses []access
	sql      []shell.Word
	sources  []shell.Word
	targets  []shell.Word
	head     bool // the request has a body by an option
}

type access struct {
	op   string
	word shell.Word
	text string
}

func (x *commandParts) collect() {
	x.request.client = "program"
	for _, o := range x.c.Options {
		x.word(o.Role, o.Value)
	}
	for _, o := range x.c.Operands {
		x.word(o.Role, o.Word)
	}
	for _, r := range x.c.Redirs {
		x.accesses = append(x.accesses, access{op: string(r.Op), word: r.Target})
	}
	if x.c.Input.Kind == shell.SourceFile {
		x.accesses = append(x.accesses, access{op: "read", word: x.c.Input.Path})
	}
	x.stdin()
}

// fileRoles are the roles that are operations on files by the same word.
var fileRoles = map[vocabulary.Role]string{
	vocabulary.RoleRead: "read", vocabulary.RoleList: "list", vocabulary.RoleWrite: "write", vocabulary.RoleAppend: "append",
	vocabulary.RoleEdit: "edit", vocabulary.RoleDelete: "delete", vocabulary.RoleMove: "move", vocabulary.RoleMode: "mode",
	vocabulary.RoleExec: "execute", vocabulary.RoleOutput: "write",
}

func (x *commandParts) word(role vocabulary.Role, w shell.Word) {
	if op, ok := fileRoles[role]; ok {
		x.access(op, w)
		return
	}
	switch role {
	case vocabulary.RoleURL:
		x.urls = append(x.urls, w)
	case vocabulary.RoleMethod:
		x.request.method = strings.ToUpper(w.Text)
	case vocabulary.RoleHeader:
		x.header(w)
	case vocabulary.RoleBody:
		x.body(w, "@")
	case vocabulary.RoleForm:
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
	case vocabulary.RoleDB:
		x.database(w)
	default:
		x.value(role, w)
	}
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
	}
}

func orUnknown(s string) string {
	if s == "" {
		return "\uFFFD"
	}
	return s
}

// access notes a file access; options turn reading into editing, and writing an archive into reading it.
func (x *commandParts) access(op string, w shell.Word) {
	unpacks := x.flag("--extract", "--list")
	switch {
	case op == "read" && x.flag("--in-place"):
		op = "edit"
	case op == "write" && unpacks:
		op = "read"
	case op == "read" && unpacks:
		op = "list"
	}
	x.accesses = append(x.accesses, access{op: op, word: w})
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
	case strings.Contains(w.Text, "://"):
		x.act.add(schema.ShellManifest, "url", p)
		x.urls = append(x.urls, w)
	case w.Text == "-":
		x.act.add(schema.ShellManifest, "stdin", p)
	case w.Unknown:
		x.act.add(schema.ShellManifest, "unknown", p)
	default:
		x.act.add(schema.ShellManifest, "file", p)
		x.access("read", w)
	}
	x.act.add(schema.ShellOperand, w.Text, p)
}

// host notes the other side of a connection, and what a substitution in its name tells it.
func (x *commandParts) host(role vocabulary.Role, w shell.Word) {
	p := x.place(w.Span)
	for _, addr := range addresses(w.Text) {
		x.act.add(schema.SendTo, x.otherSide(role, addr), p)
		x.act.add(schema.SendAddress, addr, p)
	}
	if x.places.Place(hostOnly(w.Text)) == "local" {
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
	if slices.ContainsFunc(names, x.localName) || !x.c.Remote && x.databaseFile(w) || x.places.Place(hostOf(w.Text)) == "local" {
		x.act.add(schema.EnvTarget, "local", p)
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
	for _, w := range x.sql {
		x.statementsOf(w.Text, x.place(w.Span), x.act)
	}
	for _, f := range x.accesses {
		x.emitAccess(f)
	}
}

func (x *commandParts) emitAccess(f access) {
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
		x.deriving.request(&request{url: f.word.Text, at: x.place(f.word.Span), client: "program"})
		return
	}
	text, at := f.text, x.place(f.word.Span)
	if f.op == "write" || f.op == "append" {
		text = x.textInto()
	}
	x.file(f.op, f.word.Text, at, fileOptions{
		cwd: x.c.Cwd, unknownAt: x.c.Cwd == "" && x.action.Cwd != "", recursive: x.recursive(), glob: f.word.Glob,
		unknown: f.word.Unknown && f.word.Text == "", text: text, textAt: at, program: x.act,
	})
}

func (x *commandParts) recursive() bool {
	return x.flag("--recursive", "--mirror", "--all-files") || x.c.Program == ""
}

// textInto is the constant text that a command writes: what is piped in, or what it prints.
func (x *commandParts) textInto() string {
	if x.c.Input.Text != "" {
		return x.c.Input.Text
	}
	parts := make([]string, 0, len(x.c.Operands))
	for _, o := range x.c.Operands {
		if o.Role == vocabulary.RoleText {
			parts = append(parts, o.Text)
		}
	}
	return strings.Join(parts, " ")
}
