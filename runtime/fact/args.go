package fact

import (
	"strconv"
	"strings"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/runtime/action"
)

// arg is one scalar argument of a call, flattened.
type arg struct {
	path  string // names joined by ".", list positions as numbers
	key   string // the last name that is no position
	words []word // of the key, with its parent's in front when the key says little (amount.value)
	value string
	kind  action.Kind
	at    string // JSON Pointer
	start int    // where the value starts in the string at the pointer
	depth int
	unit  string // of an amount: minor or major, where the option says so
}

// maxArgs bounds the arguments of one call that are looked at.
const maxArgs = 4096

// flatten lists all scalar values, and all empty objects, below a value.
func flatten(t *tables.Tables, v *action.Value, at string) (list []arg, complete bool) {
	f := flattener{t: t}
	f.walk(v, "", "", "", at, 0)
	return f.out, !f.over
}

type flattener struct {
	t    *tables.Tables
	out  []arg
	over bool
}

func (f *flattener) walk(v *action.Value, path, key, parent, at string, depth int) {
	if len(f.out) >= maxArgs {
		f.over = true
		return
	}
	switch v.Kind {
	case action.Object:
		if len(v.Members) == 0 && path != "" {
			f.add(v, path, key, parent, at, depth)
		}
		for i := range v.Members {
			m := &v.Members[i]
			f.walk(&m.Value, join(path, m.Name), m.Name, key, at+"/"+action.Escape(m.Name), depth+1)
		}
	case action.Array:
		for i := range v.Items {
			n := strconv.Itoa(i)
			f.walk(&v.Items[i], join(path, n), key, parent, at+"/"+n, depth+1)
		}
	case action.String, action.Number, action.Bool:
		f.add(v, path, key, parent, at, depth)
	}
}

// add lists a scalar, or an object that is empty: an empty filter says something.
func (f *flattener) add(v *action.Value, path, key, parent, at string, depth int) {
	f.out = append(f.out, arg{
		path: path, key: key, words: keyWords(f.t, key, parent), value: v.Text, kind: v.Kind, at: at, depth: depth,
	})
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// keyWords are the words of a key; a key that says little alone takes its parent's words in front.
func keyWords(t *tables.Tables, key, parent string) []word {
	ws := lemmas(t, split(key))
	if len(ws) == 1 && parent != "" && t.Has("keys.vague", ws[0].lemma) {
		above := lemmas(t, split(parent))
		if t.Has("keys.arguments", joinWords(above)) || t.Has("keys.body", joinWords(above)) {
			return ws
		}
		return append(above, ws...)
	}
	return ws
}

// is says whether a key belongs to a set: its words joined by "_", or an ending of them written "*_…" in the set.
func (a *arg) is(t *tables.Tables, set string) bool {
	joined := joinWords(a.words)
	if t.Has(set, joined) {
		return true
	}
	for i := 1; i < len(a.words); i++ {
		if t.Has(set, "*_"+joinWords(a.words[i:])) {
			return true
		}
	}
	return false
}

func joinWords(ws []word) string {
	if len(ws) == 1 {
		return ws[0].lemma
	}
	parts := make([]string, len(ws))
	for i, w := range ws {
		parts[i] = w.lemma
	}
	return strings.Join(parts, "_")
}

// positional says whether an argument of code has a position instead of a name.
func (a *arg) positional() bool { return strings.Trim(a.path, "0123456789.") == "" }

// place is where the argument's value stands.
func (a *arg) place() Place { return Place{At: a.at, Start: a.start, End: a.start + len(a.value)} }
