package code

import (
	"slices"
	"strconv"
	"strings"
)

// form is what a value is known to be.
type form uint8

const (
	opaque form = iota
	textual
	listed
	keyed
)

// value is what is known of an expression. It is not changed once made; nil is a value of which nothing is known.
type value struct {
	form  form
	text  string // of a textual value, with holes
	known bool   // text has no hole
	items []*value
	keys  []string // of a keyed value: the names of items
	// name is the dotted name that a call of the value would have; recv the arguments of the calls in it.
	name string
	recv []Arg
	// alts are further values that it may have.
	alts []*value
	// path is where it could be assigned, as written; "" when nowhere. bare is set for a name that nothing is bound to.
	path string
	bare bool
	// owner is, for a method, the value that it is a method of.
	owner *value
	// of is, for what a call gave, the value that the called method is one of; block is set for Ruby's &:name.
	of    *value
	block bool
	// star is a list that is spread into its place.
	star bool
	// number is set for a text that is a number, word for one that is a constant of the language as true and null, raw for bytes, whose
	// items are numbers, many for a pattern that stands for all its names.
	number, word, raw, many bool
	// truth is, of a condition, whether it holds: above zero when it does, below when it does not.
	truth int8
	// method is set for a method that was found by its name, of which nothing but a call is known to come.
	method bool
	// pattern is the regular expression that the value is, as written between slashes.
	pattern string
	// fn is the function that the value is.
	fn *function
	// from lists the calls, by their index in the reader's list, whose results flow into the value.
	from []int
}

func textValue(s string) *value {
	return &value{form: textual, text: s, known: !strings.Contains(s, Unknown)}
}

func numberValue(n int64) *value {
	return &value{form: textual, text: strconv.FormatInt(n, 10), known: true, number: true}
}

// integer is the whole number that a value is known to be.
func (v *value) integer() (int64, bool) {
	if s, ok := v.constant(); ok && v.number {
		n, err := strconv.ParseInt(s, 0, 64)
		return n, err == nil
	}
	return 0, false
}

func listValue(items []*value) *value { return &value{form: listed, items: items} }

func named(name string) *value { return &value{name: name} }

// constant is the whole text of a value, when it is known.
func (v *value) constant() (string, bool) {
	if v == nil || v.form != textual || !v.known {
		return "", false
	}
	return v.text, true
}

// piece is the text of a value inside a longer one: a hole when it is not known.
func (v *value) piece() string {
	if v == nil || v.form != textual {
		return Unknown
	}
	return v.text
}

// field is the part of a list or an object with a key, nil when there is none.
func (v *value) field(key string) *value {
	if v == nil {
		return nil
	}
	if v.form == listed {
		if n, err := strconv.Atoi(key); err == nil && n >= -len(v.items) && n < len(v.items) {
			return v.items[(n+len(v.items))%len(v.items)]
		}
		return nil
	}
	for i := len(v.keys) - 1; i >= 0; i-- {
		if v.keys[i] == key {
			return v.items[i]
		}
	}
	return nil
}

// fields is the part with a key of each of the values that a value may be.
func (v *value) fields(key string) *value {
	x := v.field(key)
	if v == nil || x == nil || len(v.alts) == 0 {
		return x
	}
	list := []*value{x}
	for _, other := range v.alts {
		list = append(list, other.field(key))
	}
	return either(list)
}

// entries are the keys, the values, or the pairs of both of an object.
func (v *value) entries(keys, values bool) *value {
	if v == nil || v.form != keyed {
		return nil
	}
	items := make([]*value, len(v.items))
	for i, x := range v.items {
		switch {
		case keys && values:
			items[i] = listValue([]*value{textValue(v.keys[i]), x})
		case keys:
			items[i] = textValue(v.keys[i])
		default:
			items[i] = x
		}
	}
	return listValue(items)
}

// elements is any element of a list; of a pattern, the pattern.
func (v *value) elements() *value {
	switch {
	case v == nil:
		return nil
	case v.form == listed:
		return either(v.items)
	case v.form == keyed:
		return either(v.items)
	case v.form == textual && strings.ContainsAny(v.text, "*?"), v.name != "":
		return v
	case len(v.from) > 0:
		return &value{from: v.from}
	}
	return nil
}

// each lists the elements of a value that is known: of a list, or the characters of a text.
func (v *value) each() []*value {
	switch {
	case v == nil || v.many || len(v.alts) > 0:
	case v.form == listed && len(v.items) <= maxEach:
		return v.items
	case v.form == textual && v.known && !v.number && v.name == "" && len(v.text) <= maxEach:
		return v.characters()
	}
	return nil
}

// characters are those of a text, or the numbers of its bytes.
func (v *value) characters() []*value {
	var out []*value
	if v.raw {
		for i := range len(v.text) {
			out = append(out, numberValue(int64(v.text[i])))
		}
		return out
	}
	for _, c := range v.text {
		out = append(out, textValue(string(c)))
	}
	return out
}

// maxAlternatives is how many values are kept of those that one may have.
const maxAlternatives = 17

const maxFrom = 16 // calls that are kept for a value

// sources appends the calls whose results flow into a value or its parts.
func (v *value) sources(out []int, depth int) []int {
	if v == nil || depth > 4 || len(out) >= maxFrom {
		return out
	}
	for _, i := range v.from {
		if len(out) < maxFrom && !slices.Contains(out, i) {
			out = append(out, i)
		}
	}
	for _, x := range v.items {
		out = x.sources(out, depth+1)
	}
	for _, x := range v.alts {
		out = x.sources(out, depth+1)
	}
	return out
}

// flowing is v with the calls that flow into others.
func (v *value) flowing(others ...*value) *value {
	if v == nil {
		v = &value{}
	} else if v.form == textual && v.known {
		return v
	}
	var from []int
	for _, x := range others {
		from = x.sources(from, 0)
	}
	if len(from) == 0 {
		return v
	}
	w := *v
	w.from = w.sources(from, 4)
	return &w
}

// either is a value that is one of several.
func either(list []*value) *value {
	if len(list) == 0 {
		return nil
	}
	if len(list) > maxAlternatives {
		list = slices.Concat([]*value{nil}, list) // what is left out cannot be known
	}
	first := list[0]
	if len(list) == 1 {
		return first
	}
	out := value{}
	if first != nil {
		out = *first
	}
	out.path = ""
	for _, v := range list[1:] {
		if v == nil {
			v = &value{}
		}
		if out.name == "" {
			out.name, out.recv = v.name, v.recv
		}
		if len(out.alts) < maxAlternatives-1 {
			out.alts = append(out.alts[:len(out.alts):len(out.alts)], v)
		}
	}
	return &out
}

// at is v at a place where it can be assigned.
func (v *value) at(path string) *value {
	out := value{}
	if v != nil {
		out = *v
	}
	out.path = path
	return &out
}
