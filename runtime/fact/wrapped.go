package fact

import (
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// A value may be written with its type around it, {"outcome": {"value": "reject", "type": "String"}}, {"amount": {"N": "500"}}, or
// beside its name in a list: {"name": "amount", "value": 500}.

// maxWrapped is the most members that an object with one value has.
const maxWrapped = 6

// typed finds the value of an object that is only that and its type.
func (f *flattener) typed(v *action.Value, above string) *action.Member {
	if len(v.Members) == 0 || len(v.Members) > maxWrapped {
		return nil
	}
	var found *action.Member
	names := f.names.of(above, "")
	says := len(v.Members) == 1 && names.is("keys.variables")
	for i := range v.Members {
		m := &v.Members[i]
		switch {
		case found == nil && scalar(&m.Value) && f.saysType(m.Name):
			found, says = m, true
		case found == nil && scalar(&m.Value) && f.names.t.Has("values.value", strings.ToLower(m.Name)):
			found = m
		case f.names.t.Has("values.type", strings.ToLower(m.Name)) && f.names.t.Has("values.types", strings.ToLower(m.Value.Text)):
			says = true
		case !f.names.t.Has("values.beside", strings.ToLower(m.Name)):
			return nil
		}
	}
	if !says {
		return nil
	}
	return found
}

// saysType says whether a member's name is the type of its value. Short ones are in capitals: N, BOOL.
func (f *flattener) saysType(name string) bool {
	return f.names.t.Has("values.typed", strings.ToLower(name)) && (len(name) > 4 || strings.ToUpper(name) == name)
}

// named adds the value of an object that is a name with its value, under that name.
func (f *flattener) named(v *action.Value, path, key, at string, depth int) {
	if len(v.Members) < 2 || len(v.Members) > maxWrapped {
		return
	}
	name, value := "", (*action.Member)(nil)
	for i := range v.Members {
		m := &v.Members[i]
		k := f.names.of(m.Name, "")
		switch {
		case value == nil && k.is("keys.pair-value"):
			value = m
		case name == "" && m.Value.Kind == action.String && k.is("keys.pair-name"):
			name = m.Value.Text
		}
	}
	name = strings.Trim(name, "/$.")
	if value == nil || !identifier(name) {
		return
	}
	path, at = join(path, name), at+"/"+action.Escape(value.Name)
	if m := f.typed(&value.Value, key); m != nil {
		f.add(&m.Value, path, name, key, at+"/"+action.Escape(m.Name), depth)
		return
	}
	f.scalars(&value.Value, path, name, key, at, depth)
}

// scalars adds a scalar, or those of a list.
func (f *flattener) scalars(v *action.Value, path, key, parent, at string, depth int) {
	if scalar(v) {
		f.add(v, path, key, parent, at, depth+1)
		return
	}
	for i := range v.Items {
		if item := &v.Items[i]; scalar(item) && len(f.out) < maxArgs {
			f.walk(item, path, key, parent, at, depth+1)
		}
	}
}

func scalar(v *action.Value) bool {
	return v.Kind == action.String || v.Kind == action.Number || v.Kind == action.Bool
}

// pairs are the values that stand beside their names among arguments, under those names; a value may be an object of one text.
func (d *deriving) pairs(args []arg) []arg {
	var out []arg
	for i := range args {
		x := &args[i]
		if !x.is("keys.pair-name") || !identifier(x.value) {
			continue
		}
		for _, y := range args {
			if parent(y.path) != parent(x.path) || y.path == x.path || !y.is("keys.pair-value") {
				continue
			}
			if inner, err := action.Parse([]byte(y.value)); err == nil && len(inner.Members) == 1 && scalar(&inner.Members[0].Value) {
				y.value = inner.Members[0].Value.Text
			}
			y.path, y.key, y.keyName, y.inner = join(y.path, x.value), x.value, d.names.of(x.value, ""), y.inner+1
			out = append(out, y)
			break
		}
	}
	return out
}
