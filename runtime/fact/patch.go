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
	op, name, from := "", "", 0
	var text strings.Builder
	flush := func(end int) {
		if op != "" {
			d.file(op, name, Place{At: at, Start: from, End: end}, fileOptions{text: text.String(), textAt: Place{At: at, Start: from, End: end}})
		}
		text.Reset()
	}
	offset := 0
	for line := range strings.Lines(v.Text) {
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
	a := begin("request", v.Text, p)
	a.add(schema.HTTPClient, "fetch", p)
	a.add(schema.HTTPPlace, "outside", p)
	a.add(schema.HTTPMethod, "GET", p)
	a.add(schema.SendTo, "outside", p)
	a.add(schema.SendChannel, "request", p)
	d.scanText(a, v.Text, p)
	d.emit(a)
}
