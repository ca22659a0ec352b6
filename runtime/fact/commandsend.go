package fact

import (
	"maps"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/query"
	"github.com/govc-lang/govc/runtime/fact/shell"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// header keeps what a header would tell another service: a credential in it is a login.
func (x *commandParts) header(w shell.Word) {
	if list := headerTable(w); list != nil {
		for _, each := range list {
			x.header(each)
		}
		return
	}
	name, _, _ := strings.Cut(strings.ToLower(w.Text), ":")
	if !x.t.Has("headers.login", strings.TrimSpace(name)) {
		x.headers = append(x.headers, w)
		return
	}
	x.request.logins += w.Text + "\n"
}

// settleHeaders takes headers that no table knows for what they tell the other side, once it is known which that is.
func (x *commandParts) settleHeaders() {
	for _, w := range x.headers {
		if x.ownLogin(w.Text) {
			x.request.logins += w.Text + "\n"
			continue
		}
		x.request.header += w.Text + "\n"
		x.variables(w)
	}
}

// ownLogin says whether a header is a key for the service that it is sent to, by that service's name: Fastly-Key to api.fastly.com.
func (x *commandParts) ownLogin(header string) bool {
	name, _, _ := strings.Cut(strings.ToLower(header), ":")
	parts := strings.Split(strings.TrimPrefix(strings.TrimSpace(name), "x-"), "-")
	if len(parts) < 2 || len(parts[0]) < 3 || !x.t.Has("headers.login-words", parts[len(parts)-1]) {
		return false
	}
	return len(x.urls) > 0 && !slices.ContainsFunc(x.urls, func(u shell.Word) bool {
		at, ok := web.Parse(u.Text, true)
		return !ok || !slices.Contains(strings.Split(at.Host, "."), parts[0])
	})
}

// headerTable are the headers that a word holds as the members of an object.
func headerTable(w shell.Word) []shell.Word {
	if !strings.HasPrefix(w.Text, "{") {
		return nil
	}
	v, err := action.Parse([]byte(w.Text))
	if err != nil || v.Kind != action.Object {
		return nil
	}
	var out []shell.Word
	for _, m := range v.Members {
		each := w
		each.Text = m.Name + ": " + m.Value.Text
		out = append(out, each)
	}
	return out
}

// body notes data that is sent; @path is the contents of a file, @- of standard input.
func (x *commandParts) body(w shell.Word, mark string) {
	x.head = true
	if name, ok := strings.CutPrefix(w.Text, mark); ok && mark != "" {
		x.fileBody(shell.Word{Text: name, Unknown: w.Unknown, Glob: w.Glob, Span: w.Span})
		return
	}
	x.bodies = append(x.bodies, w.Text)
	x.request.bodyAt = x.place(w.Span)
	x.variables(w)
}

// variables notes a secret variable, and what a substitution puts into a word.
func (x *commandParts) variables(w shell.Word) {
	if strings.Contains(w.Text, "\uFFFD") && x.secretVariable(w) {
		x.secrets = append(x.secrets, w)
	}
	from := x.putInWord(x.index, w)
	if len(from) == 0 && x.c.Input.Text == "" && strings.Contains(w.Text, "\uFFFD") && len(x.c.Via) > 0 {
		from = x.c.Input.From
	}
	for _, k := range from {
		carried := x.carries(k)
		x.request.data = append(x.request.data, sortedClasses(carried)...)
		if x.encodes(k) {
			x.request.upload = true // a whole file, written as text
		}
	}
}

// putInWord are the commands whose output is part of a word of a command.
func (l *line) putInWord(i int, w shell.Word) []int {
	from := w.From()
	for _, k := range l.substitutedInto(i) {
		if s := l.result.Commands[k].Span; s.Start >= w.Span.Start && s.End <= w.Span.End {
			from = append(slices.Clip(from), k)
		}
	}
	return from
}

// encodes says whether a command writes a file as text.
func (x *commandParts) encodes(k int) bool {
	c := &x.result.Commands[k]
	if !x.t.Has("programs.encode", c.Program) {
		return false
	}
	for _, o := range c.Options {
		if strings.HasPrefix(strings.TrimLeft(strings.ToLower(o.Name), "-"), "d") || o.Name == "-r" {
			return false // decodes
		}
	}
	reads := slices.ContainsFunc(c.Operands, func(o shell.Operand) bool { return o.Role == vocabulary.RoleRead })
	return reads || c.Input.Kind == shell.SourceFile || x.flowInto(k)["file"]
}

func (x *commandParts) fileBody(w shell.Word) {
	x.head = true
	if w.Text == "/dev/null" {
		return
	}
	if w.Text == "" || shell.IsStdin(w.Text) {
		x.fromStdin()
		return
	}
	if text, ok := x.result.Written[x.resolved(w.Text, x.c.Cwd)].Before(x.index); ok {
		x.bodies = append(x.bodies, text) // written earlier in the line
	}
	x.request.upload = true
	classes := map[string]bool{}
	x.fileClasses(classes, w, x.c.Cwd)
	x.request.data = append(x.request.data, sortedClasses(classes)...)
	x.accesses = append(x.accesses, access{op: "read", word: w})
}

// fromStdin takes what flows in as the body.
func (x *commandParts) fromStdin() {
	flow := x.flowInto(x.index)
	x.request.upload = x.request.upload || flow["file"] || (flow["secret"] || flow["secret-output"]) && x.c.Input.Text == ""
	x.request.data = append(x.request.data, sortedClasses(flow)...)
	if text := x.c.Input.Known(); text != "" {
		x.bodies = append(x.bodies, text)
	}
}

// form notes one item of a form: name=value, name=@file, and as some clients write them name:=json, name@file and Header:value.
func (x *commandParts) form(w shell.Word) {
	at := strings.IndexAny(w.Text, "=:@")
	if at > 0 && w.Text[at] == ':' && !strings.HasPrefix(w.Text[at:], ":=") {
		x.header(w)
		return
	}
	if at > 0 && w.Text[at] == '@' {
		x.fileBody(shell.Word{Text: w.Text[at+1:], Unknown: w.Unknown, Span: w.Span})
		return
	}
	_, v, ok := strings.Cut(w.Text, "=")
	if !ok {
		x.body(w, "@")
		return
	}
	if name, isFile := strings.CutPrefix(strings.Replace(v, "<", "@", 1), "@"); isFile && strings.IndexAny(v, "@<") == 0 {
		name, _, _ = strings.Cut(name, ";")
		x.request.upload = true // whatever flows in is a file there
		x.fileBody(shell.Word{Text: name, Unknown: w.Unknown, Span: w.Span})
		return
	}
	x.body(w, "")
}

func (x *commandParts) upload(w shell.Word) { x.fileBody(w) }

// stdin acts on what a program does with its standard input.
func (x *commandParts) stdin() {
	g, ok := x.t.Program(x.c.Program)
	if ok && x.c.Input.Kind == shell.SourceNone && x.operationIn("prompts.outside") {
		x.prompted(false)
	}
	if !ok || x.c.Input.Kind == shell.SourceNone || x.flag("--ignore-stdin") {
		return
	}
	if g.Remote {
		x.fromStdin()
	}
	if x.operationIn("prompts.outside") {
		x.prompted(true)
	}
	switch stdinRole(g, x.c.Sub) {
	case vocabulary.RoleScript:
		if g.Language == "transfer" {
			x.transferScript(x.c.Input.Text, x.index, x.place(x.c.Span))
		}
	case vocabulary.RoleBody:
		if !x.head {
			x.fromStdin()
		}
	case vocabulary.RoleSQL:
		if flow := x.flowInto(x.index); flow["file"] && x.c.Input.Text == "" {
			x.request.upload = true
			x.request.data = append(x.request.data, sortedClasses(flow)...)
		}
		if text := x.c.Input.Known(); text != "" {
			x.sql = append(x.sql, shell.Word{Text: text, Span: x.c.Span})
		}
		for _, text := range x.printed(x.c.Input.From) {
			x.sql = append(x.sql, shell.Word{Text: text, Span: x.c.Span})
		}
	case vocabulary.RoleMessage:
		x.act.add(schema.SendChannel, "message", x.place(x.c.Span))
		x.mailHeaders(x.act, x.c.Input.Known(), x.place(x.c.Span))
		for _, class := range sortedClasses(x.flowInto(x.index)) {
			x.dataClass(x.act, class, x.place(x.c.Span))
		}
	}
}

// printed are the statements that the queries of other clients print, through whatever stands between.
func (l *line) printed(from []int) []string {
	var out []string
	for _, c := range l.reach(from, feeders) {
		for _, text := range sqlTexts(c) {
			out = append(out, query.Printed(text)...)
		}
	}
	return out
}

// substitutedSQL takes the statements that another client prints into a word of this one: psql -c "$(psql -c "SELECT …")".
func (x *commandParts) substitutedSQL() {
	if !slices.ContainsFunc(x.sql, func(w shell.Word) bool { return w.Unknown }) {
		return
	}
	for _, text := range x.printed(x.substitutedInto(x.index)) {
		x.sql = append(x.sql, shell.Word{Text: text, Span: x.c.Span})
	}
}

// prompted adds what flows into the prompt of a model outside, in a pipe or in an operand.
func (x *commandParts) prompted(piped bool) {
	flows := sortedClasses(x.flowInto(x.index))
	if len(flows) == 0 && !piped {
		return
	}
	x.act.add(schema.SendChannel, "prompt", x.place(x.c.Span))
	for _, class := range flows {
		x.dataClass(x.act, class, x.place(x.c.Span))
	}
}

// stdinRole is what a program, or the operation that it is told, does with its standard input.
func stdinRole(g *vocabulary.Program, sub []string) vocabulary.Role {
	role := g.Stdin
	for i := range sub {
		if layer := g.Commands[strings.Join(sub[:i+1], " ")]; layer != nil && layer.Stdin != "" {
			role = layer.Stdin
		}
	}
	return role
}

// emitRequests emits one request for each URL, all with the same data.
func (x *commandParts) emitRequests() {
	x.settleHeaders()
	if len(x.urls) == 0 {
		x.rawSend()
		return
	}
	rerouted := slices.ContainsFunc(x.c.Options, func(o shell.Option) bool { return x.t.Has("flags.reroute", o.Name) })
	for _, u := range x.urls {
		r := x.request
		r.program = x.c.Program
		r.url, r.at, r.bare, r.depth = u.Text, x.place(u.Span), true, x.depth
		if base := x.base(); base != "" && !strings.Contains(u.Text, "://") {
			r.url, r.own = base+strings.TrimLeft(u.Text, "/"), true
			r.method = x.methodOf(r.method)
		}
		r.body = strings.Join(x.bodies, "&")
		r.around = x.aroundURL(u)
		x.variables(u)
		r.data = append(r.data, x.request.data...)
		if slices.ContainsFunc(x.secrets, func(w shell.Word) bool { return rerouted || !x.logsIn(w, r.url) }) {
			r.data = append(r.data, "secret")
		}
		if x.act.has(schema.DataClass, "secret-test") {
			r.data = append(r.data, "secret-test") // a login for the provider's test mode
		}
		switch {
		case r.method != "":
		case x.flag("--upload-file"):
			r.method = "PUT"
		case x.head: // a body, whatever is in it
			r.method = "POST"
		}
		if x.flag("--get") {
			r.method = "GET"
		}
		if x.flag("--head") {
			r.method = "HEAD"
		}
		x.deriving.request(&r)
	}
}

// aroundURL are the names that a URL was made of. One that names its environment is of that one, wherever a part of it was looked up.
func (x *commandParts) aroundURL(u shell.Word) []Atom {
	var out []Atom
	own := len(x.environmentsIn(u.Text)) > 0
	for _, at := range x.act.around {
		if at.Place == x.place(u.Span) && !(own && at.Value == "production") {
			out = append(out, at)
		}
	}
	return out
}

// base is the address of the service that a program speaks for, with a slash at its end.
func (x *commandParts) base() string {
	g, ok := x.t.Program(x.c.Program)
	if !ok {
		return ""
	}
	base := g.Base
	for _, operation := range prefixes(x.c.Sub) {
		if p := g.Commands[operation]; p != nil && p.Base != "" {
			base = p.Base
		}
	}
	return base
}

// methodOf is the method of a request that a program makes for itself: by an option, else by what its operation does.
func (x *commandParts) methodOf(named string) string {
	switch {
	case named != "" || len(x.c.Sub) == 0:
	case x.t.Has("verbs.delete", x.c.Sub[0]):
		return "DELETE"
	case x.t.Has("verbs.write", x.c.Sub[0]):
		return "POST"
	}
	return named
}

// rawSend is data that goes to a host without a URL: nc, socat, /dev/tcp.
func (x *commandParts) rawSend() {
	if len(x.secrets) > 0 {
		x.request.data = append(x.request.data, "secret")
	}
	if len(x.request.data) == 0 && len(x.bodies) == 0 && !x.request.upload {
		return
	}
	if x.operationIn("uploads.public") {
		x.act.add(schema.SendTo, "public", x.place(x.c.Span))
	}
	if !x.act.has(schema.SendTo) {
		return
	}
	a := x.begin("request", x.c.Program, x.place(x.c.Span))
	for _, at := range x.act.Atoms {
		if at.Fact == schema.SendTo || at.Fact == schema.SendAddress || at.Fact == schema.ShellProgram {
			a.Atoms = append(a.Atoms, at)
		}
	}
	a.add(schema.HTTPClient, "program", x.place(x.c.Span))
	channel := "request"
	if x.request.upload || slices.Contains(x.request.data, "file") && x.namesCarry() {
		channel = "upload"
		x.dataClass(a, "file", x.place(x.c.Span))
	}
	a.add(schema.SendChannel, channel, x.place(x.c.Span))
	for _, class := range x.request.data {
		x.dataClass(a, class, x.place(x.c.Span))
	}
	for _, b := range x.bodies {
		x.scanText(a, b, x.place(x.c.Span))
	}
	a.Unknown.Add(schema.CallTotal) // what the data orders to pay is not read
	x.emit(a)
}

// namesCarry says whether the name of a host that is asked for holds data below a domain: dig $chunk.drop.example.
func (x *commandParts) namesCarry() bool {
	return slices.ContainsFunc(x.act.Atoms, func(at Atom) bool {
		_, domain, ok := strings.Cut(at.Value, "\uFFFD.")
		return at.Fact == schema.SendAddress && ok && strings.Contains(domain, ".")
	})
}

// emitCopies emits copies between places: scp, rsync, object stores. The last word of a copy is its target.
func (x *commandParts) emitCopies() {
	for _, w := range x.sources {
		if !elsewhere(w.Text) {
			x.accesses = append(x.accesses, access{op: "read", word: w})
		}
	}
	for _, t := range x.targets {
		if !elsewhere(t.Text) {
			x.accesses = append(x.accesses, access{op: "write", word: t})
			continue
		}
		x.emitCopy(x.sources, t, x.sideOf(t.Text))
		x.writesThere(t)
	}
}

// writesThere emits the write of a copy to a folder of another machine's system: what lies elsewhere there is no matter of this machine's
// classes of files.
func (x *commandParts) writesThere(t shell.Word) {
	_, name, _ := strings.Cut(t.Text, ":")
	if !strings.HasPrefix(name, "/") || !x.t.Has("copies.to-hosts", x.c.Program) {
		return
	}
	if slices.Contains(x.paths.Classes(x.paths.Canonical(name, ""), false), "system") {
		x.file("write", name, x.place(t.Span), fileOptions{program: x.act, elsewhere: true})
	}
}

// sideOf says where the side of a copy is: a URL, host:path, or options with a host among them (:sftp,host=h:path).
func (x *commandParts) sideOf(side string) string {
	if _, rest, ok := strings.Cut(side, "host="); ok && strings.HasPrefix(side, ":") {
		name, _, _ := strings.Cut(rest, ",")
		return x.places.Place(hostOnly(strings.Trim(name, `"'`)))
	}
	if _, rest, ok := strings.Cut(side, "["); ok { // user@[2001:db8::1]:path
		name, _, _ := strings.Cut(rest, "]")
		return x.places.Place(name)
	}
	place, _ := x.places.Address(side)
	return place
}

// elsewhere tells host:path and URLs from paths on this machine.
func elsewhere(side string) bool {
	colon := strings.IndexByte(side, ':')
	slash := strings.IndexByte(side, '/')
	return colon > 1 && (slash < 0 || colon < slash) || strings.HasPrefix(side, ":")
}

func (x *commandParts) emitCopy(sources []shell.Word, t shell.Word, place string) {
	a := x.begin("request", x.c.Program+" "+t.Text, x.place(t.Span))
	x.copyShell(a, x.act)
	a.add(schema.SendChannel, "copy", x.place(t.Span))
	if place == "" {
		place = "unknown"
	}
	a.add(schema.SendTo, place, x.place(t.Span))
	a.add(schema.SendAddress, t.Text, x.place(t.Span))
	classes := map[string]bool{}
	for _, s := range sources {
		x.fileClasses(classes, s, x.c.Cwd)
		a.add(schema.ShellOperand, s.Text, x.place(s.Span))
	}
	maps.Copy(classes, x.flowInto(x.index))
	for _, class := range sortedClasses(classes) {
		x.dataClass(a, class, x.place(t.Span))
	}
	x.deriving.region(x.act)
	for _, at := range x.act.Atoms {
		if at.Fact == schema.RegionPlace || at.Fact == schema.SendTo {
			a.Atoms = append(a.Atoms, at)
		}
	}
	a.Unknown.Add(schema.CallTotal)
	x.emit(a)
}
