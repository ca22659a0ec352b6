package fact

import (
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
)

// patchOps are the headers of a patch in the "*** Begin Patch" form, and what each does to its file.
var patchOps = []struct{ header, op string }{
	{"*** Add File: ", "write"}, {"*** Update File: ", "edit"}, {"*** Delete File: ", "delete"}, {"*** Move to: ", "write"},
}

// patchTool reads a tool that takes a patch of several files.
func (d *deriving) patchTool(tool vocabulary.Tool) {
	v, at := d.field(tool, "patch")
	if v == nil || v.Kind != action.String {
		d.problem("unparsed", "the tool's patch is missing", Place{At: "/tool_input"})
		return
	}
	d.patch(v.Text, at)
}

// patch reads a patch in the "*** Begin Patch" form.
func (d *deriving) patch(patch, at string) {
	op, name, from := "", "", 0
	var text strings.Builder
	flush := func(end int) {
		if op != "" {
			d.file(op, name, Place{At: at, Start: from, End: end}, fileOptions{text: text.String(), textAt: Place{At: at, Start: from, End: end}})
		}
		text.Reset()
	}
	offset := 0
	for line := range strings.Lines(patch) {
		if next, file, ok := patchHeader(line); ok {
			flush(offset)
			op, name, from = next, file, offset
		} else if strings.HasPrefix(line, "+") {
			text.WriteString(line[1:])
		}
		offset += len(line)
	}
	flush(offset)
}

// diff reads a unified diff that a program applies: the files that it writes, edits and deletes.
func (d *deriving) diff(text string, p Place, cwd string) {
	before := ""
	for line := range strings.Lines(text) {
		if name, ok := strings.CutPrefix(line, "--- "); ok {
			before = diffName(name)
		}
		name, ok := strings.CutPrefix(line, "+++ ")
		if !ok {
			continue
		}
		switch after := diffName(name); {
		case after == "/dev/null":
			d.file("delete", before, p, fileOptions{cwd: cwd})
		case before == "/dev/null":
			d.file("write", after, p, fileOptions{cwd: cwd, text: added(text), textAt: p})
		default:
			d.file("edit", after, p, fileOptions{cwd: cwd, text: added(text), textAt: p})
		}
	}
}

// diffName takes the first folder, a time and the end of the line off.
func diffName(s string) string {
	s, _, _ = strings.Cut(strings.TrimSpace(s), "\t")
	for _, side := range []string{"a/", "b/"} {
		if rest, ok := strings.CutPrefix(s, side); ok {
			return rest
		}
	}
	return s
}

// added are the lines that a diff adds.
func added(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "+") && !strings.HasPrefix(line, "+++") {
			b.WriteString(line[1:])
		}
	}
	return b.String()
}

func patchHeader(line string) (op, name string, ok bool) {
	for _, h := range patchOps {
		if rest, found := strings.CutPrefix(line, h.header); found {
			return h.op, strings.TrimSpace(rest), true
		}
	}
	return "", "", false
}

// searchTool reads a search of the web: its words leave for an outside service.
func (d *deriving) searchTool(tool vocabulary.Tool) {
	v, at := d.field(tool, "query")
	if v == nil || v.Kind != action.String {
		return
	}
	p := Place{At: at, End: len(v.Text)}
	a := d.begin("request", v.Text, p)
	a.add(schema.HTTPClient, "fetch", p)
	a.add(schema.HTTPPlace, "outside", p)
	a.add(schema.HTTPMethod, "GET", p)
	a.add(schema.SendTo, "outside", p)
	a.add(schema.SendChannel, "request", p)
	d.scanText(a, v.Text, p)
	d.emit(a)
}
