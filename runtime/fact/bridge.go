package fact

import (
	"strings"

	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// Editors and language servers take files as file: URLs, what to write as a list of edits, and both in patches.

// fileURL is the path of a file: URL.
func fileURL(s string) (string, bool) {
	if len(s) < 6 || !strings.EqualFold(s[:5], "file:") || strings.ContainsAny(s, "\n") {
		return "", false
	}
	u, ok := web.Parse(s, false)
	return u.Path, ok && u.Path != ""
}

// editedFile reads a file: URL that a call is given, unless the call opens it as a page.
func (d *deriving) editedFile(c *call, a *Act, x *arg) bool {
	path, ok := fileURL(x.value)
	if !ok || d.readsPages(c) {
		return false
	}
	y := *x
	y.value = path
	d.pathArgument(c, a, &y)
	return true
}

// keyedFiles reads edits that stand under the files that they are for: {"changes": {"file:///w/a.py": [{"newText": "…"}]}}.
func (d *deriving) keyedFiles(c *call, a *Act) {
	texts := map[string]string{}
	var order []string
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String || !x.is("keys.content") && !x.is("keys.new-content") {
			continue
		}
		name, ok := fileAbove(x.at)
		if !ok || len(order) >= maxRequests {
			continue
		}
		if _, old := texts[name]; !old {
			order = append(order, name)
		}
		texts[name] += x.value + "\n"
	}
	for _, name := range order {
		d.file("edit", name, c.at, fileOptions{text: texts[name], textAt: c.at, program: a})
	}
}

// fileAbove is the file that a name in a pointer is the URL of.
func fileAbove(pointer string) (string, bool) {
	if !strings.Contains(pointer, "/file:~1") {
		return "", false
	}
	for part := range strings.SplitSeq(pointer, "/") {
		if path, ok := fileURL(strings.NewReplacer("~1", "/", "~0", "~").Replace(part)); ok {
			return path, true
		}
	}
	return "", false
}

// newContent joins what a call writes into the file that an argument names: the texts beside the path and in a list of edits there.
func (d *deriving) newContent(c *call, x *arg) (string, Place, bool) {
	var b strings.Builder
	var at Place
	base := parent(x.path)
	for i := range c.args {
		y := &c.args[i]
		if y.kind != action.String || y.inner > x.inner || !y.is("keys.new-content") || base != "" && !strings.HasPrefix(y.path, base+".") {
			continue
		}
		if b.Len() == 0 {
			at = y.place()
		}
		b.WriteString(y.value)
		b.WriteByte('\n')
	}
	return b.String(), at, b.Len() > 0
}

// patchText reads a patch in an argument of a call that applies it.
func (d *deriving) patchText(c *call, x *arg) bool {
	if !x.is("keys.patch") || read(d.t, c.words).mode == "read" || d.talks(c) {
		return false
	}
	switch {
	case strings.Contains(x.value, "*** Begin Patch"):
		d.patch(x.value, x.at)
	case strings.Contains(x.value, "--- ") && strings.Contains(x.value, "\n+++ "):
		d.diff(x.value, x.place(), d.patchRoot(c))
	default:
		return false
	}
	return true
}

// patchRoot is the folder that the paths of a patch start in.
func (d *deriving) patchRoot(c *call) string {
	for i := range c.args {
		if x := &c.args[i]; x.kind == action.String && x.is("keys.root") && strings.HasPrefix(x.value, "/") {
			return x.value
		}
	}
	return ""
}
