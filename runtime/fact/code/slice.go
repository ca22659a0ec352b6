package code

import "strings"

// slices reports a colon of a slice directly inside the bracket at the current place.
func (r *reader) slices(end int) bool {
	for i := r.pos + 1; i < min(end, r.end); i++ {
		if r.toks[i].is(":") {
			return true
		}
		if w := r.toks[i]; w.kind == wordToken && w.text == "lambda" {
			return false
		}
		i = max(i, int(r.match[i]))
	}
	return false
}

// slice reads [a:b:c].
func (r *reader) slice(v *value, end int) *value {
	var parts [3]*value
	var given [3]bool
	outer := r.end
	r.pos, r.end = r.pos+1, min(end, outer)
	for n := 0; r.pos < r.end && n < 3; {
		if r.is(":") {
			r.pos++
			n++
			continue
		}
		before := r.pos
		parts[n], given[n] = r.expression(), true
		if r.pos == before {
			r.pos++
		}
	}
	r.pos, r.end = end+1, outer
	return r.cutOut(v, parts, given)
}

// cutOut is the part of a text or a list that a slice names.
func (r *reader) cutOut(v *value, parts [3]*value, given [3]bool) *value {
	if v == nil || v.form != listed && (v.form != textual || !v.known || v.many) {
		return (*value)(nil).flowing(v)
	}
	var at [3]int64
	for i := range parts {
		n, ok := parts[i].integer()
		if given[i] && !ok {
			return v.elements()
		}
		at[i] = n
	}
	step := int64(1)
	if given[2] {
		step = at[2]
	}
	runes, items := []rune(nil), v.items
	n := len(items)
	if v.form == textual {
		runes = []rune(v.text)
		n = len(runes)
	}
	var text strings.Builder
	var list []*value
	for _, i := range places(n, at, given, step) {
		if v.form == textual {
			text.WriteRune(runes[i])
		} else {
			list = append(list, items[i])
		}
	}
	if v.form == listed {
		return listValue(list)
	}
	return r.text(text.String())
}

// places lists the indexes that a slice takes of n items.
func places(n int, at [3]int64, given [3]bool, step int64) []int {
	if step == 0 {
		return nil
	}
	from, to := int64(0), int64(n)
	if step < 0 {
		from, to = int64(n)-1, -1
	}
	if given[0] {
		from = within(at[0], n, step)
	}
	if given[1] {
		to = within(at[1], n, step)
	}
	var out []int
	for i := from; (step > 0 && i < to || step < 0 && i > to) && i >= 0 && i < int64(n); i += step {
		out = append(out, int(i))
	}
	return out
}

// within is an index of Python, counted from the end when it is negative, inside the bounds of a slice.
func within(i int64, n int, step int64) int64 {
	if i < 0 {
		i += int64(n)
	}
	if step < 0 {
		return min(max(i, -1), int64(n)-1)
	}
	return min(max(i, 0), int64(n))
}

// characterAt is one character of a text.
func (r *reader) characterAt(v, key *value) *value {
	i, ok := key.integer()
	s, known := v.constant()
	if !ok || !known || v.name != "" || v.many || r.lang == perl {
		return nil
	}
	if v.raw && r.lang == python && i >= 0 && int(i) < len(s) {
		return numberValue(int64(s[i]))
	}
	runes := []rune(s)
	if i < 0 && r.lang != node {
		i += int64(len(runes))
	}
	if i < 0 || i >= int64(len(runes)) {
		return nil
	}
	return textValue(string(runes[i]))
}

// pieceOf finds the methods that take a text or a list apart.
func pieceOf(name string) methodFolding {
	switch name {
	case "slice", "substring", "subarray":
		return sliceMethod
	case "charAt", "at":
		return func(r *reader, v *value, args []argument) *value { return r.characterAt(v, arg(args, 0)) }
	case "charCodeAt", "codePointAt", "ord":
		return characterCode
	case "chars", "split_chars":
		return func(_ *reader, v *value, _ []argument) *value { return listOf(v.each()) }
	case "bytes":
		return func(_ *reader, v *value, _ []argument) *value { return listOf(numbersOf(v)) }
	case "repeat":
		return func(r *reader, v *value, args []argument) *value {
			if n, ok := arg(args, 0).integer(); ok {
				return r.repeated(v, n)
			}
			return nil
		}
	case "chr":
		return func(r *reader, v *value, _ []argument) *value { return charFold(r, []argument{{value: v}}) }
	case "hex":
		return func(r *reader, v *value, args []argument) *value { return r.code(v, toHex) }
	case "pack":
		return func(r *reader, v *value, args []argument) *value {
			if v.form != listed {
				return nil
			}
			return r.packed(arg(args, 0), v.items)
		}
	case "unpack":
		return unpacked
	case "unpack1":
		return unpackedFirst
	case "removeprefix", "delete_prefix":
		return func(r *reader, v *value, args []argument) *value { return trimmed(r, v, args, strings.TrimPrefix) }
	case "removesuffix", "delete_suffix":
		return func(r *reader, v *value, args []argument) *value { return trimmed(r, v, args, strings.TrimSuffix) }
	case "swapcase":
		return swapCase
	case "items", "entries", "each_pair":
		return func(_ *reader, v *value, _ []argument) *value { return v.entries(true, true) }
	case "keys":
		return func(_ *reader, v *value, _ []argument) *value { return v.entries(true, false) }
	case "values":
		return func(_ *reader, v *value, _ []argument) *value { return v.entries(false, true) }
	case "first":
		return func(_ *reader, v *value, _ []argument) *value { return v.field("0") }
	case "last", "pop":
		return func(_ *reader, v *value, _ []argument) *value { return v.field("-1") }
	}
	return nil
}

func listOf(items []*value) *value {
	if len(items) == 0 {
		return nil
	}
	return listValue(items)
}

func numbersOf(v *value) []*value {
	if v.form != textual || !v.known {
		return nil
	}
	w := *v
	w.raw = true
	return w.each()
}

// characterCode is the number of a character: the first, or the one that is asked for.
func characterCode(_ *reader, v *value, args []argument) *value {
	i := int64(0)
	if len(args) > 0 {
		n, ok := arg(args, 0).integer()
		if !ok {
			return nil
		}
		i = n
	}
	return codeOf(v, int(min(i, maxValue)))
}

// sliceMethod is slice(a, b) of texts and lists.
func sliceMethod(r *reader, v *value, args []argument) *value {
	parts, given := [3]*value{}, [3]bool{}
	for i := range min(len(args), 2) {
		parts[i], given[i] = args[i].value, true
	}
	if v.form == opaque {
		return nil
	}
	return r.cutOut(v, parts, given)
}

func trimmed(r *reader, v *value, args []argument, trim func(string, string) string) *value {
	s, ok := v.constant()
	cut, ok2 := argText(args, 0)
	if !ok || !ok2 {
		return nil
	}
	return r.text(trim(s, cut))
}

func swapCase(r *reader, v *value, _ []argument) *value {
	s, ok := v.constant()
	if !ok {
		return nil
	}
	return r.text(strings.Map(func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z':
			return c - 'a' + 'A'
		case c >= 'A' && c <= 'Z':
			return c - 'A' + 'a'
		}
		return c
	}, s))
}

func upperCase(r *reader, v *value, _ []argument) *value {
	if v.form != textual {
		return nil
	}
	return r.text(strings.ToUpper(v.text))
}

// manyNames is the pattern that a function is given which stands for all its names.
func manyNames(_ *reader, args []argument) *value {
	v := arg(args, 0)
	if v == nil || v.form != textual {
		return v
	}
	w := *v
	w.many = true
	return &w
}

// numbers is range(a, b, c).
func numbers(_ *reader, args []argument) *value {
	var at [3]int64
	for i := range min(len(args), 3) {
		n, ok := args[i].value.integer()
		if !ok || !computable(n) {
			return nil
		}
		at[i] = n
	}
	from, to, step := at[0], at[1], at[2]
	switch len(args) {
	case 1:
		from, to, step = 0, at[0], 1
	case 2:
		step = 1
	}
	if step == 0 || (to-from)/step > maxEach {
		return nil
	}
	var items []*value
	for i := from; step > 0 && i < to || step < 0 && i > to; i += step {
		items = append(items, numberValue(i))
	}
	return listValue(items)
}

// enumerated pairs elements with their numbers.
func enumerated(_ *reader, args []argument) *value {
	list := arg(args, 0).each()
	if len(list) == 0 {
		if v := arg(args, 0); v != nil && v.form != keyed {
			return (*value)(nil).flowing(v)
		}
		return nil
	}
	items := make([]*value, len(list))
	for i, x := range list {
		items[i] = listValue([]*value{numberValue(int64(i)), x})
	}
	return listValue(items)
}

// zipped pairs the elements of lists.
func zipped(_ *reader, args []argument) *value {
	var items []*value
	for i, a := range args {
		list := a.value.each()
		if i == 0 {
			for range list {
				items = append(items, listValue(nil))
			}
		}
		items = items[:min(len(items), len(list))]
		for n := range items {
			items[n] = listValue(append(items[n].items[:i:i], list[n]))
		}
	}
	if len(items) == 0 {
		return nil
	}
	return listValue(items)
}
