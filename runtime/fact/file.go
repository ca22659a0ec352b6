package fact

import (
	"path"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/glob"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
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
	limit     string
	program   *Act // the command whose access it is: its shell facts hold for the access too
}

// file emits the act of one access.
func (d *deriving) file(op, name string, p Place, o fileOptions) {
	a := begin("file", op+" "+name, p)
	a.add(schema.FileOp, op, p)
	d.copyShell(a, o.program)
	if o.unknown || strings.Contains(name, "\uFFFD") {
		d.unknownPath(a, name, p, o)
	} else {
		d.pathFacts(a, name, p, o)
	}
	d.scanText(a, o.text, o.textAt)
	if f, err := strconv.ParseFloat(o.limit, 64); err == nil {
		a.num(schema.CallLimit, f, p)
	}
	d.emit(a)
}

// copyShell lets a file access of a command answer questions about the command.
func (d *deriving) copyShell(a, program *Act) {
	if program == nil {
		return
	}
	for _, at := range program.Atoms {
		switch at.Fact {
		case schema.ShellProgram, schema.ShellFlag, schema.ShellVia, schema.ShellSub, schema.ShellRemote, schema.EnvName, schema.EnvTarget:
			a.Atoms = append(a.Atoms, at)
		}
	}
}

// unknownPath keeps what is known of a path that is only partly so: a known beginning still says where it is.
func (d *deriving) unknownPath(a *Act, name string, p Place, o fileOptions) {
	a.Unknown.Add(schema.FilePath)
	a.Unknown.Add(schema.FileClass)
	known, _, _ := strings.Cut(name, "\uFFFD")
	if dir := path.Dir(known + "x"); strings.Contains(known, "/") && dir != "/" && dir != "." {
		full := d.paths.Canonical(dir, d.cwdOf(o))
		a.add(schema.FilePlace, d.paths.Place(full), p)
		d.scope(a, name, p, o)
		for _, class := range d.paths.Classes(full+"/\uFFFD", false) {
			a.add(schema.FileClass, class, p)
		}
		return
	}
	a.add(schema.FilePlace, "unknown", p)
	a.Unknown.Add(schema.FilePlace)
	d.scope(a, name, p, o)
}

func (d *deriving) cwdOf(o fileOptions) string {
	if o.cwd != "" {
		return o.cwd
	}
	return d.action.Cwd
}

func (d *deriving) scope(a *Act, name string, p Place, o fileOptions) {
	a.add(schema.FileScope, d.paths.Scope(name, o.recursive, o.glob), p)
}

func (d *deriving) pathFacts(a *Act, name string, p Place, o fileOptions) {
	relative := !strings.HasPrefix(name, "/") && !strings.HasPrefix(name, "~")
	if o.unknownAt && relative {
		d.unknownPath(a, "\uFFFD/"+name, p, o)
		return
	}
	full := d.paths.Canonical(name, d.cwdOf(o))
	a.add(schema.FilePath, full, p)
	a.add(schema.FilePlace, d.paths.Place(full), p)
	scope := d.paths.Scope(full, o.recursive, o.glob)
	a.add(schema.FileScope, scope, p)
	for _, class := range d.paths.Classes(full, o.glob) {
		a.add(schema.FileClass, class, p)
	}
	for _, dc := range d.p.DataClasses {
		if matchAny(dc.Paths, d.paths.Relative(full)) {
			a.add(schema.DataClass, dc.Name, p)
		}
	}
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
	if v == nil || v.Kind != action.String {
		if tool.Fields["path"] != "" && tool.Op != "list" {
			d.problem("unparsed", "the tool's path is missing", Place{At: "/tool_input"})
		}
		return
	}
	text, textAt := d.written(tool)
	o := fileOptions{text: text, textAt: textAt, limit: d.fieldLimit()}
	d.file(tool.Op, v.Text, Place{At: at, End: len(v.Text)}, o)
}

// fieldLimit is how many lines a host's tool is asked for.
func (d *deriving) fieldLimit() string {
	args, _ := flatten(d.t, &d.action.Input, "")
	for i := range args {
		if args[i].kind == action.Number && args[i].is(d.t, "keys.limit") {
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
	args, _ := flatten(d.t, v, at)
	var b strings.Builder
	for _, x := range args {
		if x.key != "old_string" && x.key != "file_path" {
			b.WriteString(x.value)
			b.WriteByte('\n')
		}
	}
	return b.String(), Place{At: at}
}

// fetchTool reads a host's own fetch tool.
func (d *deriving) fetchTool(tool vocabulary.Tool) {
	v, at := d.field(tool, "url")
	if v == nil || v.Kind != action.String {
		return
	}
	d.request(&request{url: v.Text, at: Place{At: at, End: len(v.Text)}, client: "fetch", bare: true})
}
