package fact

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Code of others that a line brings here and runs: a repository that it clones, an archive that it downloads and unpacks, a program
// that it downloads into a folder of programs.

// brought is a folder or a file that an earlier command of the line brought.
type brought struct {
	path   string
	folder bool
}

// foreignCode marks a command that runs what the line brought.
func (l *line) foreignCode(a *Act, i int) {
	c := &l.result.Commands[i]
	if l.fetchedScript(c.Path.Text) {
		a.add(schema.ShellCode, "downloaded", l.place(c.Path.Span))
		return
	}
	if l.fedCode(i) {
		a.add(schema.ShellCode, "downloaded", l.place(c.Span))
		return
	}
	things := l.broughtBefore(i)
	if len(things) == 0 {
		return
	}
	if l.foundCode(c) {
		a.add(schema.ShellCode, "downloaded", l.place(c.Span))
		return
	}
	for _, p := range l.runsOf(c) {
		if slices.ContainsFunc(things, func(b brought) bool { return b.holds(p) }) {
			a.add(schema.ShellCode, "downloaded", l.place(c.Span))
			return
		}
	}
}

// sentText marks a command that posts a text for people at a service: what is substituted into it and flows into it goes there.
func (l *line) sentText(a *Act, i int) {
	c := &l.result.Commands[i]
	if !l.operates(c, "sends.text") || !l.flowInto(i)["secret"] {
		return
	}
	a.add(schema.SendChannel, "message", l.place(c.Span))
	a.add(schema.SendTo, "unknown", l.place(c.Span))
	l.dataClass(a, "secret", l.place(c.Span))
}

// fedCode says whether a command runs what another fetched: as its input, or as a script that a substitution holds.
func (l *line) fedCode(i int) bool {
	c := &l.result.Commands[i]
	if l.operates(c, "code.fed") && !hasRole(c, vocabulary.RoleSQL) && l.fetched(c.Input.From) {
		return true
	}
	files := l.operates(c, "code.fed") || l.operates(c, "code.fed-files")
	if files && l.fetched(l.substitutedFiles(i)) {
		return true
	}
	for _, o := range c.Options {
		if (files || o.Role == vocabulary.RoleExec) && l.fetched(o.Value.From()) {
			return true
		}
	}
	return files && slices.ContainsFunc(c.Operands, func(o shell.Operand) bool { return l.fetched(o.From()) })
}

// substitutedFiles are the commands whose output a command gets as a file: <(…).
func (l *line) substitutedFiles(i int) []int {
	if slices.ContainsFunc(words(&l.result.Commands[i]), func(w string) bool { return strings.HasPrefix(w, "/dev/fd/") }) {
		return l.substitutedInto(i)
	}
	return nil
}

// foundCode says whether a command runs each file that another finds: the files that the line brought are among them.
func (l *line) foundCode(c *shell.Command) bool {
	return slices.ContainsFunc(c.Via, func(v string) bool { return l.t.Has("code.finders", v) }) &&
		slices.ContainsFunc(c.Operands, func(o shell.Operand) bool { return o.Role == vocabulary.RoleExec && strings.Contains(o.Text, "\uFFFD") })
}

// fetchedScript says whether a command word is the address of a script.
func (l *line) fetchedScript(s string) bool {
	s, _, _ = strings.Cut(s, "?")
	return strings.Contains(s, "://") && l.t.Has("extensions.script", strings.ToLower(strings.TrimPrefix(path.Ext(s), ".")))
}

func (b brought) holds(p string) bool {
	return p == b.path || b.folder && (strings.HasPrefix(p, b.path+"/") || b.path == ".")
}

// runsOf are the files that a command runs, and the folder for one that runs what a project says.
func (l *line) runsOf(c *shell.Command) []string {
	var out []string
	add := func(w shell.Word) {
		switch {
		case strings.Contains(w.Text, "\uFFFD"):
			for _, name := range l.expanded(w.Span) {
				out = append(out, "$"+name)
			}
		case w.Text != "":
			out = append(out, l.resolved(w.Text, c.Cwd))
		}
	}
	if strings.Contains(c.Path.Text, "/") {
		add(c.Path)
	}
	for _, o := range c.Operands {
		if o.Role == vocabulary.RoleExec {
			add(o.Word)
		}
	}
	for _, o := range c.Options {
		if o.Role == vocabulary.RoleExec {
			add(o.Value)
		}
	}
	if l.operates(c, "runs.project") && c.Cwd != "" {
		out = append(out, c.Cwd)
	}
	if !strings.Contains(c.Path.Text, "/") && c.Path.Text != "" {
		out = append(out, "bin:"+c.Path.Text)
	}
	return out
}

func (l *line) resolved(name, cwd string) string {
	if cwd == "" {
		cwd = l.action.Cwd
	}
	if strings.HasPrefix(name, "~/") {
		return l.paths.Home() + name[1:]
	}
	if path.IsAbs(name) {
		return path.Clean(name)
	}
	return path.Join(cwd, name)
}

// broughtBefore are what earlier calls of the session and the commands before one brought. Each command is looked at once.
func (l *line) broughtBefore(i int) []brought {
	for k := len(l.brought); k <= i; k++ {
		if k == 0 {
			l.brings = slices.Clip(l.session().brought)
		} else {
			l.brings = append(l.brings, l.bringsOf(k-1)...)
		}
		l.brought = append(l.brought, len(l.brings))
	}
	return l.brings[:l.brought[i]]
}

func (l *line) bringsOf(k int) []brought {
	c := &l.result.Commands[k]
	switch {
	case c.Remote:
	case l.operates(c, "brings.code"):
		if b, ok := l.clone(c); ok {
			return []brought{b}
		}
	case l.operates(c, "brings.unpacked") && l.downloadedInto(k):
		return []brought{{path: l.resolved(unpackedInto(c), c.Cwd), folder: true}}
	default:
		return l.programs(c)
	}
	return nil
}

// fetched says whether commands put out what they got from an address.
func (l *line) fetched(from []int) bool {
	return slices.ContainsFunc(from, func(i int) bool {
		return l.fetchers.of(l, i, func(c *shell.Command) bool {
			return hasRole(c, vocabulary.RoleURL) || strings.HasPrefix(c.Input.Path.Text, "/dev/tcp/") || l.fetched(c.Input.From) ||
				l.remoteChart(c) || l.operates(c, "output.fetched") && !l.ownSource(c)
		})
	})
}

// ownSource says whether what a command gets is the organisation's own, or this machine's.
func (l *line) ownSource(c *shell.Command) bool {
	return slices.ContainsFunc(c.Operands, func(o shell.Operand) bool {
		place, _ := l.places.Address(o.Text)
		return place == "inside" || place == "local"
	})
}

// remoteChart says whether a command reads a template at an address.
func (l *line) remoteChart(c *shell.Command) bool {
	return slices.ContainsFunc(c.Operands, func(o shell.Operand) bool { return strings.Contains(o.Text, "://") })
}

// decodes says whether commands decode what they put out.
func (l *line) decodes(from []int) bool {
	return slices.ContainsFunc(from, func(i int) bool {
		return l.decoders.of(l, i, func(c *shell.Command) bool { return l.operates(c, "output.decoded") || l.decodes(c.Input.From) })
	})
}

// clone is the folder of a repository that is not the organisation's own.
func (l *line) clone(c *shell.Command) (brought, bool) {
	from, to := "", ""
	for n, o := range c.Operands {
		switch {
		case o.Role == vocabulary.RoleWrite || o.Role == vocabulary.RoleTarget || n > 0 && to == "" && from != "":
			to = o.Text
		case from == "":
			from = o.Text
		}
	}
	if from == "" || l.ownRepository(from) {
		return brought{}, false
	}
	if to == "" {
		to = strings.TrimSuffix(path.Base(strings.ReplaceAll(from, ":", "/")), ".git")
	}
	return brought{path: l.resolved(to, c.Cwd), folder: true}, true
}

// ownRepository says whether a repository's address, or owner/name, is of the organisation.
func (l *line) ownRepository(from string) bool {
	if place, _ := l.places.Address(from); place == "inside" || place == "local" {
		return true
	}
	for _, owner := range l.p.Organisation.Owners {
		if strings.HasPrefix(from, owner+"/") || strings.Contains(from, "/"+owner+"/") || strings.Contains(from, ":"+owner+"/") {
			return true
		}
	}
	return strings.HasPrefix(from, "/") || strings.HasPrefix(from, "./") || strings.HasPrefix(from, "../")
}

// downloadedInto says whether an archive comes from the network: by pipe, or in a file that the line downloaded.
func (l *line) downloadedInto(k int) bool {
	c := &l.result.Commands[k]
	for _, from := range c.Input.From {
		if hasRole(&l.result.Commands[from], vocabulary.RoleURL) {
			return true
		}
	}
	for j := range k {
		d := &l.result.Commands[j]
		if !hasRole(d, vocabulary.RoleURL) {
			continue
		}
		for _, name := range downloads(d) {
			if slices.ContainsFunc(words(c), func(w string) bool { return w == name || path.Base(w) == path.Base(name) }) {
				return true
			}
		}
	}
	return false
}

// words are the operands of a command and the values of its options.
func words(c *shell.Command) []string {
	var out []string
	for _, o := range c.Operands {
		out = append(out, o.Text)
	}
	for _, o := range c.Options {
		out = append(out, o.Value.Text)
	}
	return out
}

// downloads are the names of the files that a command fetches something into.
func downloads(c *shell.Command) []string {
	var out []string
	for _, o := range c.Options {
		if o.Role == vocabulary.RoleOutput && o.Value.Text != "" {
			out = append(out, o.Value.Text)
		}
	}
	for _, r := range c.Redirs {
		if r.Op == vocabulary.RoleWrite {
			out = append(out, r.Target.Text)
		}
	}
	for _, o := range c.Operands {
		if o.Role == vocabulary.RoleURL {
			address, _, _ := strings.Cut(o.Text, "?")
			out = append(out, path.Base(address))
		}
	}
	return out
}

// fetchedBefore says whether a command before one fetches something into a file.
func (l *line) fetchedBefore(i int, name string) bool {
	if l.fetches == nil {
		l.fetches = map[string]int{}
		for k := range slices.Backward(l.result.Commands) { // the first stays
			l.fetchesInto(k)
		}
	}
	first, ok := l.fetches[name]
	return ok && first < i
}

// fetchesInto notes the files that a command fetches something into.
func (l *line) fetchesInto(k int) {
	c := &l.result.Commands[k]
	if c.Remote || !hasRole(c, vocabulary.RoleURL) {
		return
	}
	for _, name := range downloads(c) {
		l.fetches[l.resolved(name, c.Cwd)] = k
	}
}

func hasRole(c *shell.Command, role vocabulary.Role) bool {
	return slices.ContainsFunc(c.Operands, func(o shell.Operand) bool { return o.Role == role }) ||
		slices.ContainsFunc(c.Options, func(o shell.Option) bool { return o.Role == role })
}

func unpackedInto(c *shell.Command) string {
	for _, o := range c.Options {
		if o.Role == vocabulary.RoleCwd || o.Name == "-d" {
			return o.Value.Text
		}
	}
	return "."
}

// downloadedByName are the files of a downloader that takes the address and the name of the file as plain words.
func (l *line) downloadedByName(c *shell.Command) []brought {
	if !l.operates(c, "code.downloaders") {
		return nil
	}
	var out []brought
	address := false
	for _, w := range c.Argv {
		switch {
		case strings.Contains(w.Text, "://"):
			address = true
		case address && w.Text != "":
			out = append(out, brought{path: l.resolved(w.Text, c.Cwd)}, brought{path: "bin:" + w.Text})
		}
	}
	return out
}

// programs are the programs that a command downloads into a folder of programs, by their names.
func (l *line) programs(c *shell.Command) []brought {
	if !hasRole(c, vocabulary.RoleURL) {
		return l.downloadedByName(c)
	}
	var out []brought
	for _, name := range downloads(c) {
		if strings.HasSuffix(path.Dir(name), "/bin") {
			out = append(out, brought{path: "bin:" + path.Base(name)})
		}
		out = append(out, brought{path: l.resolved(name, c.Cwd)})
	}
	for _, r := range c.Redirs {
		for _, name := range l.expanded(r.Target.Span) {
			out = append(out, brought{path: "$" + name})
		}
	}
	for _, o := range c.Options {
		if o.Role == vocabulary.RoleOutput {
			for _, name := range l.expanded(o.Value.Span) {
				out = append(out, brought{path: "$" + name})
			}
		}
	}
	return out
}

// includes marks a call that runs code which it gets from an address.
func (d *deriving) includes(k *code.Call, language string, p Place) {
	if d.t.Has("code.evaluators", k.Name) {
		d.evaluates(k, language, p)
		return
	}
	includes := d.t.Has("code.includes", lastPart(k.Name))
	if !includes && !d.t.Has("code.requires", lastPart(k.Name)) {
		return
	}
	for _, arg := range k.Args {
		if !includes && !d.fetchedFile(arg.Value) {
			continue
		}
		if !includes || strings.Contains(arg.Value, "://") || d.brings(k, arg.Value) || d.flow != nil && d.flow.fetches && strings.Contains(arg.Value, code.Unknown) {
			a := d.begin("code", language, p)
			a.add(schema.CodeSource, "downloaded", p)
			d.emit(a)
			return
		}
	}
}

// runsBrought marks a command in code that runs a file which the code fetched before.
func (d *deriving) runsBrought(k *code.Call, words []string, p Place) {
	if slices.ContainsFunc(words, func(w string) bool { return d.brings(k, w) }) {
		a := d.begin("code", "sh", p)
		a.add(schema.CodeSource, "downloaded", p)
		d.emit(a)
	}
}

// brings says whether a file is one that the code fetched, or the line before it.
func (d *deriving) brings(k *code.Call, name string) bool {
	return d.flow.brings(k, name) || d.fetchedFile(name)
}

// folderOfCode is where code runs.
func (d *deriving) folderOfCode() string { return cmp.Or(d.running.cwd, d.action.Cwd) }

// whereCodeRuns is the whole name of a file that code names.
func (d *deriving) whereCodeRuns(name string) string { return shell.Absolute(name, d.folderOfCode()) }

// fetchedFile says whether a name in code is that of a file which the line fetched before.
func (d *deriving) fetchedFile(name string) bool {
	if d.running.line == nil || name == "" || strings.ContainsAny(name, "\uFFFD\n") {
		return false
	}
	return d.running.line.fetchedBefore(d.running.command, d.whereCodeRuns(name))
}

// brings says whether code that fetches something names a file in an earlier call, and so may have written it.
func (f *codeFlow) brings(k *code.Call, name string) bool {
	name = strings.TrimPrefix(name, "./")
	if f == nil || !f.fetches || len(name) < 4 || !strings.ContainsAny(name, "./") || strings.ContainsAny(name, " :\uFFFD") {
		return false
	}
	return slices.ContainsFunc(f.calls, func(c code.Call) bool {
		return c.Span[1] <= k.Span[0] && (slices.ContainsFunc(c.Args, func(a code.Arg) bool { return a.Value == name }) ||
			slices.ContainsFunc(c.Receiver, func(a code.Arg) bool { return a.Value == name }))
	})
}

// evaluates marks code that runs text which cannot be known in code that fetches or decodes something.
func (d *deriving) evaluates(k *code.Call, language string, p Place) {
	unknown := slices.ContainsFunc(k.Args, func(a code.Arg) bool { return strings.Contains(a.Value, code.Unknown) })
	source := ""
	switch {
	case d.flow == nil:
	case (d.flow.fetches || d.flow.opensFetched) && unknown:
		source = "downloaded"
	case d.flow.decodes && language != "sh":
		source = "decoded"
	}
	if source == "" {
		return
	}
	a := d.begin("code", language, p)
	a.add(schema.CodeLanguage, language, p)
	a.add(schema.CodeSource, source, p)
	d.emit(a)
}

// runner adds the package that a package runner fetches and runs, unless it may only run what is there.
func (l *line) runner(a *Act, i int) {
	c := &l.result.Commands[i]
	if !l.operates(c, "packages.runners") {
		return
	}
	fresh := l.operates(c, "packages.runners-fresh")
	for _, o := range c.Options {
		if l.t.Has("packages.no-install", o.Name) {
			return
		}
		fresh = fresh || o.Role == vocabulary.RolePackage || o.Name == "--yes"
	}
	for k := i + 1; k < len(l.result.Commands); k++ {
		next := &l.result.Commands[k]
		if !slices.Contains(next.Outer, i) || next.Span.Start < c.Span.Start || next.Span.End > c.Span.End {
			continue
		}
		if name := next.Path.Text; fresh || strings.LastIndexByte(name, '@') > 0 || !l.t.Has("packages.tools", name) {
			a.add(schema.ShellPackage, orUnknown(name), l.place(next.Path.Span))
		}
		return
	}
	for _, o := range c.Operands {
		if o.Role == vocabulary.RoleExec && strings.LastIndexByte(o.Text, '@') > 0 { // go run module@version
			a.add(schema.ShellPackage, orUnknown(o.Text), l.place(o.Span))
		}
	}
}
