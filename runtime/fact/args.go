package fact

import (
	"strconv"
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// arg is one scalar argument of a call, flattened.
type arg struct {
	*keyName
	path  string // names joined by ".", list positions as numbers
	key   string // the last name that is no position
	value string
	kind  action.Kind
	at    string // JSON Pointer
	start int    // where the value starts in the string at the pointer
	depth int
	unit  string // of an amount: minor or major, where the option says so
	inner int    // how many texts hold it: JSON text, an encoding
	open  bool   // its value is text whose own arguments are in the list too
}

// maxArgs bounds the arguments of one call that are looked at.
const maxArgs = 4096

// flatten lists all scalar values, and all empty objects, below a value.
func flatten(names *keyNames, v *action.Value, at string) (list []arg, complete bool) {
	f := flattener{names: names}
	f.walk(v, "", "", "", at, 0)
	return f.out, !f.over
}

// flattened lists the values below one that a text holds, and reports when they are too many.
func (d *deriving) flattened(v *action.Value, at Place) []arg {
	list, whole := flatten(&d.names, v, "")
	if !whole {
		d.problem("unparsed", "more arguments than are looked at", at)
	}
	return list
}

type flattener struct {
	names *keyNames
	out   []arg
	over  bool
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
		if m := f.typed(v, parent); m != nil {
			f.add(&m.Value, path, key, parent, at+"/"+action.Escape(m.Name), depth)
			return
		}
		f.named(v, path, key, at, depth)
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
		path: path, key: key, keyName: f.names.of(key, parent), value: v.Text, kind: v.Kind, at: at, depth: depth,
	})
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// lastPart is what stands behind the last dot of a path or a name.
func lastPart(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

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
