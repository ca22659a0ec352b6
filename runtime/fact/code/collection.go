package code

import "strconv"

func indexKey(i int) string { return strconv.Itoa(i) }

// group reads ( … ): one value, or a list where commas stand between.
func (r *reader) group() *value {
	open := r.pos
	items, commas := r.elements()
	v := listValue(items)
	if len(items) == 1 && !commas {
		v = items[0]
	} else if len(items) > 0 && r.lang == node {
		v = items[len(items)-1]
	}
	r.pos = r.closing(open) + 1
	return v
}

// list reads [ … ], or array( … ); with keys it is an object.
func (r *reader) list() *value {
	open := r.pos
	end := r.closing(open)
	if r.lang == php || r.lang == ruby {
		if v := r.keyedList(open, end); v != nil {
			return v
		}
	}
	items, _ := r.elements()
	r.pos = end + 1
	if r.typed && len(items) == 0 && r.elementType() {
		return r.initialized()
	}
	return listValue(items)
}

// elementType moves over the type of Go's []string{"a"}; false leaves everything as it was.
func (r *reader) elementType() bool {
	i := r.pos
	for i < min(r.end, r.pos+8) && !r.toks[i].line && (r.toks[i].kind == wordToken || r.toks[i].is(".") || r.toks[i].is("*") || r.toks[i].is("[") || r.toks[i].is("]")) {
		i++
	}
	if i == r.pos || i >= r.end || !r.toks[i].is("{") || r.toks[i].space {
		return false
	}
	r.pos = i
	return true
}

// initializes says whether a bracket holds the elements of a list that is made: new string[]{"a"}, new List<string>{"a"}.
func (r *reader) initializes() bool {
	if r.token(-1).is("]") {
		return r.token(-2).is("[")
	}
	i := r.pos - 1
	if r.token(-1).is(")") && r.token(-2).is("(") {
		i -= 2
	}
	if i < 3 || !r.toks[i].is(">") {
		return false
	}
	for i > 0 && r.pos-i < 12 && !r.toks[i].is("<") {
		i--
	}
	return i > 1 && r.toks[i].is("<") && r.toks[i-2].kind == wordToken && r.toks[i-2].text == "new"
}

// initialized reads { a, b } as a list.
func (r *reader) initialized() *value {
	end := r.closing(r.pos)
	items, _ := r.elements()
	r.pos = end + 1
	return listValue(items)
}

// keyedList reads a list in which the first comma or arrow is an arrow.
func (r *reader) keyedList(open, end int) *value {
	for i := open + 1; i < min(end, open+8); i++ {
		if r.toks[i].is("=>") {
			return r.object()
		}
		if r.toks[i].is(",") {
			return nil
		}
	}
	return nil
}

// elements reads the expressions in brackets; a comprehension's source is read first.
func (r *reader) elements() (items []*value, commas bool) {
	open := r.pos
	outer := r.end
	end := r.closing(open)
	stop, loop := r.comprehension(open, end)
	r.pos, r.end = open+1, stop
	for r.pos < r.end {
		before := r.pos
		v := r.expression()
		if r.is("=") && v != nil && (r.lang == ruby || r.lang == python) {
			r.pos++
			w := r.expression()
			r.assign(v, w, 0)
			v = w
		}
		if r.pos > before {
			items = extend(items, v)
		}
		if r.is(",") {
			commas = true
			if r.pos == before && r.lang == node && len(items) < maxItems {
				items = append(items, nil) // a hole: [, a]
			}
		}
		if r.pos == before || r.is(",") || r.is(";") {
			r.pos++
		}
	}
	if list := r.mapped(loop, open+1, stop); list != nil && len(items) == 1 {
		items, commas = list, true
	}
	r.end = outer
	return items, commas
}

func extend(items []*value, v *value) []*value {
	if len(items) >= maxItems {
		return items
	}
	if v != nil && v.star && v.form == listed {
		return append(items, v.items[:min(len(v.items), maxItems-len(items))]...)
	}
	return append(items, v)
}

// comprehension reads "for x in list" of a bracket and binds x before the element is read. It returns the index after the element, and the
// loop when there is nothing but one.
func (r *reader) comprehension(open, end int) (stop int, only each) {
	at, ok := r.loops[open]
	if !ok || at >= end {
		return end, each{}
	}
	outer := r.end
	r.end = end
	for r.pos = at; r.pos < end; {
		if first := r.pos == at; r.word(0) == "for" && r.loopIn(1) {
			if only = (each{}); first && r.pos >= end {
				only = r.head
			}
			continue
		}
		before := r.pos
		r.expression()
		if r.pos == before {
			r.pos++
		}
	}
	r.end = outer
	return at, only
}

// object reads { … } or a keyed list: keys with values, shorthand names, methods.
func (r *reader) object() *value {
	open, outer := r.pos, r.end
	end := r.closing(open)
	out := &value{form: keyed}
	stop, _ := r.comprehension(open, end)
	r.pos, r.end = open+1, stop
	for r.pos < r.end {
		before := r.pos
		r.entry(out)
		if r.pos == before || r.is(",") || r.is(";") {
			r.pos++
		}
	}
	r.pos, r.end = end+1, outer
	return out
}

func (v *value) put(key string, x *value) {
	if len(v.items) < maxItems {
		v.keys = append(v.keys, key)
		v.items = append(v.items, x)
	}
}

// entry reads one entry of an object.
func (r *reader) entry(out *value) {
	t, next := r.token(0), r.token(1)
	switch {
	case (t.kind == wordToken || t.kind == textToken && t.parts == nil || t.kind == numberToken) && (next.is(":") || next.is("=>")) && r.plainKey(t):
		r.pos += 2
		out.put(t.text, r.expression())
		return
	case r.lang == node && t.kind == wordToken && next.is("(") && r.methodBody():
		return
	case r.lang == node && t.is("["):
		key := r.group()
		if r.is(":") {
			r.pos++
			out.put(key.piece(), r.expression())
		}
		return
	}
	if r.lang == node && t.kind == wordToken && next.is("=") && r.sharp { // new { a = 1 }
		r.pos += 2
		out.put(t.text, r.expression())
		return
	}
	v := r.expression()
	switch {
	case r.is(":") || r.is("=>"):
		r.pos++
		out.put(v.keyText(), r.expression())
	case v != nil && v.star && v.form == keyed:
		for i, k := range v.keys {
			out.put(k, v.items[i])
		}
	case r.lang == node && t.kind == wordToken && v != nil && v.path == t.text:
		if r.is("=") {
			r.pos++
			r.expression()
		}
		out.put(t.text, v)
	case v != nil:
		out.put(indexKey(len(out.items)), v)
	}
}

// plainKey reports that a word before a colon is the key itself: Python's {name: v} has the value of name as its key.
func (r *reader) plainKey(t token) bool { return t.kind != wordToken || r.lang != python }

// keyText is a value as a key.
func (v *value) keyText() string {
	if v != nil && v.form != textual && v.name != "" {
		return v.name
	}
	return v.piece()
}

// methodBody reads name(parameters) { body } of an object.
func (r *reader) methodBody() bool {
	end := r.closing(r.pos + 1)
	if end+1 >= r.end || !r.toks[end+1].is("{") {
		return false
	}
	r.pos++
	saved := r.shadow()
	r.bindParameters()
	if r.is("{") {
		r.block()
	}
	r.restore(saved)
	return true
}
