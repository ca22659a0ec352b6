package fact

import (
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/govc-lang/govc/lang/glob"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// fileOptions say more about one access.
type fileOptions struct {
	cwd       string // where a relative path starts; empty: the action's cwd
	unknownAt bool   // the directory it runs in cannot be known
	recursive bool
	glob      bool
	unknown   bool // the path cannot be known
	text      string
	textAt    Place
	before    string   // what an edit takes away
	carried   []string // classes of data that flow into it
	limit     string
	elsewhere bool // on another host
	emptied   bool // nothing is left in it
	program   *Act // the command whose access it is: its shell facts hold for the access too
}

// file emits the act of one access.
func (d *deriving) file(op, name string, p Place, o fileOptions) {
	if d.full() {
		return
	}
	a := d.begin("file", op+" "+name, p)
	a.Unknown.Add(schema.CallTotal) // what a file orders to pay is not read
	a.add(schema.FileOp, op, p)
	d.copyShell(a, o.program)
	if o.unknown || strings.Contains(name, "\uFFFD") {
		d.unknownPath(a, name, p, o)
	} else {
		d.pathFacts(a, name, p, o)
	}
	d.scanText(a, o.text, o.textAt)
	for _, class := range o.carried {
		d.dataClass(a, class, p)
	}
	if o.emptied {
		d.dataClass(a, "nothing", p)
	}
	if strings.HasPrefix(name, "/dev/") && busWrite(o.text) {
		d.dataClass(a, "bus-write", p)
	}
	d.dependencies(a, o.text, o.before, p)
	if f, err := strconv.ParseFloat(o.limit, 64); err == nil {
		a.num(schema.CallLimit, f, p)
	}
	d.emit(a)
}

// copyShell lets a file access of a command answer questions about the command.
func (d *deriving) copyShell(a, program *Act) {
	a.share(program, schema.MCPServer, schema.ShellProgram, schema.ShellFlag, schema.ShellVia, schema.ShellSub, schema.ShellOperand, schema.ShellRemote,
		schema.EnvName, schema.EnvTarget)
}

// maxShared is how many values of each fact of a command the acts that are parts of it are told. The command's own act has all of them: a
// command of many parts takes time in the number of its words, not in its square.
const maxShared = 64

// share adds values of some facts of a command to an act that is part of it, of all where none are named.
func (a *Act) share(command *Act, ids ...schema.ID) {
	if command == nil {
		return
	}
	var told [64 * len(Set{})]uint8
	for _, at := range command.Atoms {
		if (len(ids) == 0 || slices.Contains(ids, at.Fact)) && told[at.Fact] < maxShared {
			told[at.Fact]++
			a.Atoms = append(a.Atoms, at)
		}
	}
}

// unknownPath keeps what is known of a path that is only partly so: a known beginning still says where it is.
func (d *deriving) unknownPath(a *Act, name string, p Place, o fileOptions) {
	a.Unknown.Add(schema.FilePath)
	a.Unknown.Add(schema.FileClass)
	d.between(a, name, p, o)
	d.begun(a, name, p, o)
	known, _, _ := strings.Cut(name, "\uFFFD")
	if dir := path.Dir(known + "x"); strings.Contains(known, "/") && dir != "/" && dir != "." {
		full := d.paths.Canonical(dir, d.cwdOf(o))
		place := d.paths.Place(full)
		a.add(schema.FilePlace, place, p)
		if place == "workspace" {
			d.lastName(a, name, p, o)
		}
		d.scope(a, name, p, o)
		base := known[strings.LastIndexByte(known, '/')+1:]
		for _, class := range d.paths.Classes(strings.TrimSuffix(full, "/")+"/"+base+"\uFFFD", false) {
			a.add(schema.FileClass, class, p)
		}
		return
	}
	a.add(schema.FilePlace, "unknown", p)
	a.Unknown.Add(schema.FilePlace)
	d.scope(a, name, p, o)
	d.lastName(a, name, p, o)
}

// between adds the classes of a path that is known but for names in its middle: /proc/$PID/environ, or a folder and a name in it wherever
// that lies: ./$DIR/.claude/settings.json.
func (d *deriving) between(a *Act, name string, p Place, o fileOptions) {
	tail := name[strings.LastIndexByte(name, '/')+1:]
	if tail == "" || strings.Contains(tail, "\uFFFD") {
		return
	}
	if !strings.HasPrefix(name, "/") {
		head, tail, _ := strings.Cut(name, "\uFFFD/")
		if strings.Contains(tail, "\uFFFD") || strings.Trim(head, "./") == "" && !strings.Contains(tail, "/") {
			return
		}
		name = d.paths.Canonical(name, d.cwdOf(o))
	}
	for _, folders := range []string{"/*/", "/"} { // one folder stands there, or none
		name := strings.ReplaceAll(strings.ReplaceAll(name, "/\uFFFD/", folders), "\uFFFD", "*")
		for _, class := range d.paths.Classes(name, true) {
			a.add(schema.FileClass, class, p)
		}
	}
}

// leastBegun is how long the beginning of a last name must be to say what the name may be, leastWritten how long all that is written of a
// path must be where each of its unknown names has a beginning of leastStart.
const (
	leastBegun   = 6
	leastWritten = 12
	leastStart   = 3
)

// begun adds the classes of a path whose unknown names are known at their beginnings: .gitlab-ci and what follows, or what lies in a folder
// of that name; one of the files .github/work*/deploy*.
func (d *deriving) begun(a *Act, name string, p Place, o fileOptions) {
	start, rest, _ := strings.Cut(name, "\uFFFD")
	if strings.ContainsAny(name, "*?[") {
		return
	}
	base := start[strings.LastIndexByte(start, '/')+1:]
	if hidden := strings.HasPrefix(base, ".") && len(base) > leastStart; rest == "" && (hidden || len(base) >= leastBegun) {
		full := d.paths.Canonical(start, d.cwdOf(o))
		for _, class := range append(d.paths.Classes(full+"*", true), d.paths.Classes(full+"/\uFFFD", false)...) {
			a.add(schema.FileClass, class, p)
		}
	} else if writtenNames(name) {
		full := d.paths.Canonical(strings.ReplaceAll(name, "\uFFFD", "*"), d.cwdOf(o))
		for _, class := range d.paths.Classes(full, true) {
			a.add(schema.FileClass, class, p)
		}
	}
}

// writtenNames says whether enough is written of each name in a path.
func writtenNames(name string) bool {
	for _, n := range strings.Split(name, "/") {
		if i := strings.Index(n, "\uFFFD"); i >= 0 && i < leastStart {
			return false
		}
	}
	return len(strings.ReplaceAll(name, "\uFFFD", "")) >= leastWritten
}

// lastName adds the classes that a path's known last name speaks for, wherever it is: find -name __pycache__.
func (d *deriving) lastName(a *Act, name string, p Place, o fileOptions) {
	base := name[strings.LastIndexByte(name, '/')+1:]
	if strings.Contains(base, "\uFFFD") || strings.IndexFunc(base, unicode.IsLetter) < 0 {
		return
	}
	for _, class := range d.paths.Classes(d.paths.Canonical(base, d.cwdOf(o)), strings.ContainsAny(base, "*?[")) {
		a.add(schema.FileClass, class, p)
	}
}

func (d *deriving) cwdOf(o fileOptions) string {
	if o.cwd != "" {
		return o.cwd
	}
	return d.action.Cwd
}

func (d *deriving) scope(a *Act, name string, p Place, o fileOptions) {
	a.add(schema.FileScope, d.paths.Scope(name, o.recursive && !d.fileName(name), o.glob), p)
}

// fileName says whether a path's last name is that of a file, so that a recursive option adds nothing: it has an ending, and not one
// that folders have.
func (d *deriving) fileName(name string) bool {
	base := name[strings.LastIndexByte(name, '/')+1:]
	for {
		i := strings.LastIndexByte(base, '.')
		ending := strings.ToLower(base[i+1:])
		if i <= 0 || ending == "" || len(ending) > 5 || ending[0] < 'a' || ending[0] > 'z' || strings.ContainsAny(ending, "*?[]{}\uFFFD") {
			return false
		}
		if !d.t.Has("paths.folder-endings", ending) {
			return true
		}
		base = base[:i]
	}
}

func (d *deriving) pathFacts(a *Act, name string, p Place, o fileOptions) {
	relative := !strings.HasPrefix(name, "/") && !strings.HasPrefix(name, "~")
	if o.unknownAt && relative {
		d.unknownPath(a, "\uFFFD/"+name, p, o)
		return
	}
	full := d.paths.Canonical(name, d.cwdOf(o))
	a.add(schema.FilePath, full, p)
	place := d.paths.Place(full)
	if o.elsewhere && place == "workspace" {
		place = "outside" // the workspace is here, and not on the other host
	}
	a.add(schema.FilePlace, place, p)
	d.scope(a, full, p, o)
	for _, class := range d.paths.Classes(full, o.glob) {
		if !o.glob || !d.everything(full) {
			a.add(schema.FileClass, class, p)
		}
	}
	for _, dc := range d.p.DataClasses {
		if matchAny(dc.Paths, d.paths.Relative(full)) {
			a.add(schema.DataClass, dc.Name, p)
		}
	}
}

// everything says whether a pattern stands for all names at the top of the workspace: what lies there is deleted with it, and is no
// matter of its own.
func (d *deriving) everything(full string) bool {
	name := d.paths.Relative(full)
	return !strings.ContainsFunc(name, func(r rune) bool { return r == '/' || unicode.IsLetter(r) || unicode.IsDigit(r) })
}

func matchAny(patterns []string, s string) bool {
	for _, p := range patterns {
		if glob.Compile(strings.ToLower(p)).Match(strings.ToLower(s)) {
			return true
		}
	}
	return false
}

// fileTool reads a host's own file tool.
func (d *deriving) fileTool(tool vocabulary.Tool) {
	v, at := d.field(tool, "path")
	if tool.Op == "search" {
		tool.Op = d.searchOp(tool)
	}
	if v == nil || v.Kind != action.String {
		if tool.Fields["path"] != "" && tool.Op != "list" && tool.Op != "" {
			d.problem("unparsed", "the tool's path is missing", Place{At: "/tool_input"})
		}
		return
	}
	text, textAt := d.written(tool)
	content, _ := d.field(tool, "content")
	d.file(tool.Op, v.Text, Place{At: at, End: len(v.Text)}, fileOptions{
		text: text, textAt: textAt, before: d.replaced(tool), limit: d.fieldLimit(),
		emptied: tool.Op == "write" && content != nil && strings.TrimSpace(text) == "",
	})
}

// searchOp is what a search in files does to those that it looks at: it reads them where it puts out what it found, not only where.
// Without a path it looks at the whole workspace.
func (d *deriving) searchOp(tool vocabulary.Tool) string {
	if v, _ := d.field(tool, "path"); v == nil {
		return ""
	}
	if mode, _ := d.field(tool, "mode"); tool.Fields["mode"] != "" && (mode == nil || mode.Text != "content") {
		return "list"
	}
	return "read"
}

// fieldLimit is how many lines a host's tool is asked for.
func (d *deriving) fieldLimit() string {
	args, _ := flatten(&d.names, &d.action.Input, "")
	for i := range args {
		if args[i].kind == action.Number && args[i].is("keys.limit") {
			return args[i].value
		}
	}
	return ""
}

// written joins the texts that a file tool writes.
func (d *deriving) written(tool vocabulary.Tool) (string, Place) {
	v, at := d.field(tool, "content")
	if v == nil {
		return "", Place{}
	}
	if v.Kind == action.String {
		return v.Text, Place{At: at}
	}
	args, _ := flatten(&d.names, v, at)
	var b strings.Builder
	for _, x := range args {
		if x.key != "old_string" && x.key != "file_path" {
			b.WriteString(x.value)
			b.WriteByte('\n')
		}
	}
	return b.String(), Place{At: at}
}

// fetchPrompt reads a fetch that is given its addresses in the prompt, as the web_fetch of Gemini CLI is.
func (d *deriving) fetchPrompt(tool vocabulary.Tool) {
	v, at := d.field(tool, "prompt")
	if v == nil {
		return
	}
	for i, u := range web.Find(v.Text) {
		if i == maxRequests {
			d.problem("unparsed", "more addresses than are looked at", Place{At: at})
			break
		}
		d.request(&request{url: v.Text[u.Start:u.End], at: Place{At: at, Start: u.Start, End: u.End}, client: "fetch"})
	}
	d.promptTool()
}

// fetchTool reads a host's own fetch tool.
func (d *deriving) fetchTool(tool vocabulary.Tool) {
	v, at := d.field(tool, "url")
	if v == nil {
		d.fetchPrompt(tool)
		return
	}
	list, _ := flatten(&d.names, v, at)
	for i := range list[:min(len(list), maxRequests)] {
		if x := &list[i]; x.kind == action.String {
			d.request(&request{url: x.value, at: x.place(), client: "fetch", bare: true})
		}
	}
	d.promptTool()
}
