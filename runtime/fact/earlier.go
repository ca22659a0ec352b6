package fact

import (
	"path"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// What earlier calls of the session left behind: files that they wrote, whose contents are known, and what they downloaded. A script that a
// call runs may be one of these.

// Bounds of what is kept of a session.
const (
	maxEarlier     = 64      // calls, the latest ones
	maxEarlierText = 1 << 20 // bytes of all files
)

// earlier is what earlier calls of the session left behind.
type earlier struct {
	files   map[string]string
	edits   map[string]string // what was put into files of which no more is known
	brought []brought
	tunnels []tunnel
	size    int
}

// session reads the earlier calls once, when something of them is asked for.
func (d *deriving) session() *earlier {
	if d.past != nil {
		return d.past
	}
	d.past = &earlier{files: map[string]string{}, edits: map[string]string{}}
	list := d.ctx.History
	for _, p := range list[max(0, len(list)-maxEarlier):] {
		if a, err := action.Decode(p.Event); err == nil && p.Ran() {
			d.past.leave(d, a)
		}
	}
	return d.past
}

// leave adds what one call left behind.
func (e *earlier) leave(now *deriving, a action.Action) {
	if a.Cwd == "" {
		a.Cwd, a.Workspace = now.action.Cwd, now.action.Workspace
	}
	tool, ok := now.t.Tool(a.Tool)
	if !ok {
		return
	}
	d := &deriving{Reader: now.Reader, action: a, files: e.files, paths: now.Reader.paths.At(a.Workspace, a.Cwd), out: &Facts{}, past: &earlier{}}
	switch tool.Surface {
	case "shell":
		e.leaveShell(d, tool)
	case "file":
		e.leaveFile(d, tool)
	}
}

// leaveShell adds the files that a command line wrote and downloaded.
func (e *earlier) leaveShell(d *deriving, tool vocabulary.Tool) {
	v, _ := d.field(tool, "command")
	if v == nil || v.Kind != action.String {
		return
	}
	res := shell.Parse(v.Text, d.shellEnv(d.ownDialect()))
	known := map[string]bool{}
	for name, past := range res.Written {
		text, ok := past.Before(len(res.Commands))
		if known[name] = ok; ok {
			e.put(name, text)
		}
	}
	l := &line{deriving: d, result: res, source: v.Text}
	for name, from := range res.Filled {
		if known[name] || strings.HasPrefix(name, "/dev/") {
			continue
		}
		e.forget(name)
		if slices.ContainsFunc(from, func(i int) bool { return !l.prints(i) }) {
			e.put(name, code.Unknown) // a text that the line made up, and no one knows
		}
	}
	e.tunnels = append(e.tunnels, l.tunnels(len(res.Commands))...)
	for _, b := range l.broughtBefore(len(res.Commands)) {
		if strings.HasPrefix(b.path, "/") && path.Base(b.path) != "-" && len(e.brought) < maxCalls {
			e.forget(b.path)
			e.brought = append(e.brought, b)
		}
	}
}

// leaveFile adds the file that a file tool wrote, or one that is known with an edit made in it.
func (e *earlier) leaveFile(d *deriving, tool vocabulary.Tool) {
	v, _ := d.field(tool, "path")
	if v == nil || v.Kind != action.String || v.Text == "" {
		return
	}
	name := shell.Absolute(v.Text, d.action.Cwd)
	text, _ := d.written(tool)
	switch tool.Op {
	case "write":
		e.put(name, text)
	case "edit":
		old, known := e.files[name]
		before := strings.TrimSuffix(d.replaced(tool), "\n")
		if !known || before == "" || !strings.Contains(old, before) {
			delete(e.files, name)
			e.edit(name, text)
			return
		}
		e.put(name, strings.Replace(old, before, text, 1))
	}
}

// edit keeps what an edit put into a file, behind what others did.
func (e *earlier) edit(name, text string) {
	if e.size += len(text); e.size <= maxEarlierText {
		e.edits[name] += strings.TrimSuffix(text, "\n") + "\n"
	}
}

// forget lets go of what was known of a file that now holds something else.
func (e *earlier) forget(name string) {
	delete(e.files, name)
	delete(e.edits, name)
}

// put keeps the contents of a file while there is room.
func (e *earlier) put(name, text string) {
	if e.size += len(text); e.size <= maxEarlierText {
		e.files[name] = text
		delete(e.edits, name)
	}
}
