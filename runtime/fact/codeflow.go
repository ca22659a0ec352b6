package fact

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/content"
	"github.com/govc-lang/govc/runtime/fact/query"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// codeFlow is what code holds that may flow into values of it that cannot be known: by its text, and by the files that it reads.
type codeFlow struct {
	source, language string
	text, files      map[string]bool // classes of data
	calls            []code.Call
	hosts            []string // that it connects to
	mails            []string // addresses in its text
	fetches, decodes bool
	opensFetched     bool       // what the line fetched before
	sends, encodes   bool       // it writes to what it is connected to, it writes bytes as text
	leaks            bool       // a secret is among what it writes
	method           string     // that a request object is given by itself: r.get_method = lambda: "DELETE"
	sets             string     // what it puts into objects, as lines "name": "value"
	patterns, given  []string   // of files whose names it looks up, and that it is given
	rows             []int      // its calls that select rows about people
	options, bodies  []code.Arg // that it gives handles and objects of requests; see handle.go
	searched, loop   bool       // whether it was looked for a loop, and has one
}

// codeFlow collects it from the calls of a text.
func (d *deriving) codeFlow(calls []code.Call, text string) *codeFlow {
	f := &codeFlow{source: text, text: map[string]bool{}, files: map[string]bool{}, calls: calls}
	found := d.scan(text)
	for _, class := range found.Classes {
		f.text[class] = true
	}
	d.flowsIn(f, d.running.input, "code.stdin")
	d.flowsIn(f, d.running.given, "code.arguments")
	d.fieldsOfPeople(f, text)
	for _, m := range found.Matches {
		if m.Shape == "e-mail" {
			f.mails = append(f.mails, text[m.Start:m.End])
		}
	}
	for i := range calls {
		f.mails = d.addresses(f.mails, &calls[i], text)
		if calls[i].Set {
			d.setIn(f, &calls[i])
			continue
		}
		d.bodyIn(f, &calls[i])
		if slices.ContainsFunc(calls[i].Args, func(a code.Arg) bool { return query.Looks(a.Value) && d.peopleRows(a.Value) }) {
			f.rows = append(f.rows, i)
		}
		f.patterns = d.lookedUpNames(f.patterns, &calls[i])
		f.options = d.handleOptions(f.options, &calls[i])
		f.fetches = f.fetches || slices.ContainsFunc(calls[i].Args, func(a code.Arg) bool { return strings.Contains(a.Value, "://") })
		last := lastPart(calls[i].Name)
		f.decodes = f.decodes || d.t.Has("code.decoders", last)
		f.sends = f.sends || d.t.Has("code.senders", last)
		f.leaks = f.leaks || d.t.Has("code.senders", last) && slices.ContainsFunc(calls[i].Args, func(a code.Arg) bool { return d.holdsSecret(calls, a) })
		f.encodes = f.encodes || d.t.Has("code.encoders", last)
		if what, _ := d.codeMeaning(calls[i].Name); strings.HasPrefix(what, "connect") {
			f.hosts = append(f.hosts, hostArgument(&calls[i]))
		}
		if name, ok := d.readsFile(&calls[i]); ok {
			f.opensFetched = f.opensFetched || d.fetchedFile(name)
			d.fileClasses(f.files, shell.Word{Text: name}, "")
			if l := d.running.line; l != nil {
				maps.Copy(f.files, l.putInto(d.whereCodeRuns(name)))
			}
			for _, text := range d.writtenBefore(name) {
				for _, class := range d.scan(text).Classes {
					f.files[class] = true
				}
			}
		}
	}
	return f
}

// flowsIn adds the classes of what code is given where its text has one of the names that it is read by.
func (d *deriving) flowsIn(f *codeFlow, classes map[string]bool, names string) {
	if len(classes) > 0 && slices.ContainsFunc(d.t.List(names), func(name string) bool { return strings.Contains(f.source, name) }) {
		maps.Copy(f.files, classes)
	}
}

// fieldAsked matches a field of a record that code asks for by its name: r['name'], r.get("name").
var fieldAsked = regexp.MustCompile(`[\w)\]](?:\[|\.get\()\s*(?:'(\w{2,40})'|"(\w{2,40})")`)

// fieldsOfPeople adds the classes of what code asks records for: several fields that tell a person together, or one that is sensitive beside
// one of a person.
func (d *deriving) fieldsOfPeople(f *codeFlow, text string) {
	weight, sensitive := 0, false
	seen := map[string]bool{}
	for _, m := range fieldAsked.FindAllStringSubmatch(text, maxFields) {
		name := m[1] + m[2]
		if seen[name] {
			continue
		}
		seen[name] = true
		class, w := d.scanner.Field(name)
		sensitive = sensitive || class == content.Special
		if class == content.Personal {
			weight += w
		}
	}
	if weight >= 3 || sensitive && weight > 0 {
		f.text[content.Personal] = true
	}
	if sensitive && weight > 0 {
		f.text[content.Special] = true
	}
}

// maxFields is how many fields of records are looked at in one piece of code.
const maxFields = 256

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

// writtenBefore are the texts that a file may have when code reads it: what the line wrote before the code runs, or the session, and what
// the code itself writes.
func (d *deriving) writtenBefore(name string) []string {
	if name == "" {
		return nil
	}
	name = d.whereCodeRuns(name)
	var past *shell.Past
	if d.running.line != nil {
		past = d.running.line.result.Written[name]
	}
	before, ok := past.Before(d.running.command)
	if !ok {
		before, ok = d.snapshot()[name]
	}
	var out []string
	if ok {
		out = append(out, before)
	}
	if own, ok := past.Before(d.running.command + 1); ok && own != before {
		out = append(out, own)
	}
	return out
}
