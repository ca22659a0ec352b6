package fact

import (
	"strings"

	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// codeFlow is what code holds that may flow into values of it that cannot be known: by its text, and by the files that it reads.
type codeFlow struct {
	text, files map[string]bool // classes of data
}

func (d *deriving) codeFlow(calls []code.Call, text string) *codeFlow {
	f := &codeFlow{text: map[string]bool{}, files: map[string]bool{}}
	for _, class := range d.scanner.Scan(text).Classes {
		f.text[class] = true
	}
	for i := range calls {
		if name, ok := d.readsFile(&calls[i]); ok {
			d.fileClasses(f.files, shell.Word{Text: name}, "")
		}
	}
	return f
}

// readsFile says whether a call reads the contents of a file, and of which.
func (d *deriving) readsFile(k *code.Call) (string, bool) {
	what, _ := d.codeMeaning(k.Name)
	if what != "file:read" && (what != "file:open" || openMode(k) != "read") {
		return "", false
	}
	if name := argument(k, 0); name != "" || len(k.Receiver) == 0 {
		return name, true
	}
	return k.Receiver[0].Value, true
}

// codeRequest is a request that code makes. A part of it that cannot be known may hold what the code read.
func (d *deriving) codeRequest(k *code.Call, method string, p Place, depth int) {
	r := &request{at: p, client: "code", method: strings.ToUpper(method), depth: depth, bodyAt: p}
	for i, a := range k.Args {
		path := strings.TrimLeft(strings.ToLower(a.Name), "0123456789.")
		first, _, _ := strings.Cut(path, ".")
		switch {
		case path == "" && strings.Contains(a.Value, "://") || path == "url" || path == "uri":
			r.url = a.Value
		case path == "method" || a.Name == "" && i == 0 && method == "":
			r.method = strings.ToUpper(a.Value)
		case first == "headers":
			continue
		default:
			d.codeBody(r, a, path, p)
		}
		if strings.Contains(a.Value, code.Unknown) && d.flow != nil {
			r.data = append(r.data, sortedClasses(d.flow.text)...)
		}
	}
	if r.url != "" {
		d.request(r)
	}
}

func (d *deriving) codeBody(r *request, a code.Arg, path string, p Place) {
	name := path[strings.LastIndexByte(path, '.')+1:]
	r.args = append(r.args, arg{path: a.Name, key: name, words: keyWords(d.t, name, ""), value: a.Value, kind: action.String, at: p.At, start: p.Start})
	r.body += a.Value + "\n"
	first, _, _ := strings.Cut(path, ".")
	raw := path == "" || d.t.Has("keys.raw-body", path)
	if first == "files" || raw && strings.Contains(a.Value, code.Unknown) && d.flow != nil && d.flow.files["file"] {
		r.upload = true
		if d.flow != nil {
			r.data = append(r.data, sortedClasses(d.flow.files)...)
		}
	}
}
