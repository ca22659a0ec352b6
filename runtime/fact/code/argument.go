package code

import "strconv"

// argument is one argument as written: its keyword or "", and its value.
type argument struct {
	name  string
	value *value
}

// flatten lists arguments with the parts of lists and objects.
func flatten(args []argument) []Arg {
	var out []Arg
	n := 0
	for _, a := range args {
		switch {
		case a.name != "":
			out = a.value.flatten(out, a.name, a.name, 0)
		case a.value != nil && a.value.star && a.value.form == keyed:
			for i, k := range a.value.keys {
				out = a.value.items[i].flatten(out, k, k, 0)
			}
		case a.value != nil && a.value.star && a.value.form == listed && len(a.value.alts) == 0:
			for _, v := range a.value.items {
				out = v.flatten(out, "", strconv.Itoa(n), 0)
				n++
			}
		default:
			out = a.value.flatten(out, "", strconv.Itoa(n), 0)
			n++
		}
	}
	return out
}

// flatten appends a value under name; its parts, when it has any, lie under path.
func (v *value) flatten(out []Arg, name, path string, depth int) []Arg {
	if len(out) >= maxArgs || len(path) > maxName || depth > 16 {
		return out
	}
	switch {
	case v == nil || v.form == opaque:
		out = append(out, Arg{Name: name, Value: Unknown, From: v.sources(nil, 0), Path: v.dotted()})
	case v.form == textual:
		out = append(out, Arg{Name: name, Value: v.text, Known: v.known, From: v.unknownFrom()})
	case len(v.items) == 0:
		out = append(out, Arg{Name: name, Value: emptyText(v.form), Known: true})
	}
	if v == nil {
		return out
	}
	if v.form == listed || v.form == keyed {
		for i, x := range v.items {
			p := path + "." + v.key(i)
			out = x.flatten(out, p, p, depth+1)
		}
	}
	for _, x := range v.alts {
		out = x.flatten(out, path, path, depth+1)
	}
	return out
}

// dotted is the name by which code reaches a value, empty where it has none.
func (v *value) dotted() string {
	switch {
	case v == nil:
		return ""
	case v.name != "":
		return v.name
	}
	return v.path
}

func (v *value) key(i int) string {
	if v.form == keyed {
		return v.keys[i]
	}
	return strconv.Itoa(i)
}

func emptyText(f form) string {
	if f == keyed {
		return "{}"
	}
	return "[]"
}

// unknownFrom lists the calls that flow into the unknown parts of a text.
func (v *value) unknownFrom() []int {
	if v.known {
		return nil
	}
	return v.from
}
