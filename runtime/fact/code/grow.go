package code

import "slices"

// Lists that grow after they were made: c.append("--force"), c << x, push @c, x. Where it may not happen that something is added, the list
// may be both.

// level is where a statement stands: in how many blocks, and how far its line is moved in.
type level struct{ nest, indent int }

// level is that of what was read last.
func (r *reader) level() level { return level{r.nest, r.token(-1).indent} }

// mayNot says whether what was read may not happen although the assignment of a name did: it stands in a block of its own, or behind a
// condition.
func (r *reader) mayNot(name string) bool {
	at, was := r.level(), r.levels[name]
	switch {
	case r.direct:
		return false
	case r.maybe > 0 || at.nest > was.nest || at.indent > was.indent:
		return true
	case (r.lang == ruby || r.lang == perl) && branches[r.word(0)]:
		return true
	}
	for i := min(r.pos, len(r.toks)) - 1; i >= 0 && r.pos-i < maxItems; i-- {
		t := r.toks[i]
		if t.kind == wordToken && branches[t.text] {
			return true
		}
		if t.line {
			break
		}
	}
	return false
}

// choice reads an operand that may not be computed.
func (r *reader) choice() *value {
	r.maybe++
	defer func() { r.maybe-- }()
	return r.expression()
}

// maxGrown is how many lists are kept that a name may hold; of more only the whole and the bare one are.
const maxGrown = 8

// grow puts more elements behind those of the list that a name holds, or before them.
func (r *reader) grow(list *value, more []*value, front bool) {
	if list == nil || list.form != listed || list.path == "" || r.quiet > 0 && !r.direct && r.scope == nil || r.scope != nil && !r.scope[list.path] {
		return
	}
	held := r.bound[list.path]
	if held == nil {
		return
	}
	bare := *held
	bare.alts = nil
	before := append([]*value{&bare}, held.alts...)
	after := make([]*value, 0, 2*len(before))
	for _, v := range before {
		after = append(after, v.grown(more, front))
	}
	if r.mayNot(list.path) {
		if after = append(after, before...); len(after) > maxGrown {
			after = []*value{after[0], before[len(before)-1]}
		}
	}
	r.bound[list.path] = either(after)
}

// grown is a list with more elements.
func (v *value) grown(more []*value, front bool) *value {
	if v == nil || v.form != listed || len(v.items)+len(more) > maxItems {
		return v
	}
	if front {
		return listValue(slices.Concat(more, v.items))
	}
	return listValue(slices.Concat(v.items, more))
}

// growing adds what a method or a function puts into a list.
func (r *reader) growing(owner *value, name string, args []argument) {
	if owner == nil { // push @list, x
		if len(args) < 2 || args[0].value == nil {
			return
		}
		owner, args = args[0].value, args[1:]
	}
	_, last := cutLast(name)
	more := values(args)
	switch last {
	case "append", "push", "add", "Add", "push_back", "array_push":
		if r.lang == perl {
			more = spreadAll(more)
		}
		r.grow(owner, more, false)
	case "unshift", "prepend", "array_unshift":
		r.grow(owner, more, true)
	case "insert", "Insert":
		if at, ok := arg(args, 0).integer(); ok && len(args) > 1 {
			r.grow(owner, more[1:], at == 0)
		}
	case "extend", "addAll", "AddRange":
		r.grow(owner, spreadAll(more), false)
	case "concat":
		if r.lang == ruby {
			r.grow(owner, spreadAll(more), false)
		}
	}
}

// grows are the methods that put something into a list in every language that has them.
var grows = map[string]bool{"append": true, "push": true, "extend": true, "add": true, "Add": true}

// growers are the functions that put what they are given into their first argument.
var growers = map[string]bool{"push": true, "unshift": true, "array_push": true, "array_unshift": true}

// spreadAll is a list of values with the elements of those that are lists.
func spreadAll(list []*value) []*value {
	var out []*value
	for _, v := range list {
		out = extend(out, v.spreading())
	}
	return out
}

// spreadOut is a list of values in which those that are spread stand by their elements.
func spreadOut(list []*value) []*value {
	var out []*value
	for _, v := range list {
		out = extend(out, v)
	}
	return out
}

// shovel is Ruby's <<: it adds to a list, to a text, or to a file that was opened.
func (r *reader) shovel(v, w *value, from int) *value {
	switch {
	case v == nil:
	case v.form == listed:
		r.grow(v, []*value{w}, false)
		if held := r.bound[v.path]; held != nil {
			return held.at(v.path)
		}
	case v.form == textual:
		r.append(v, w)
		return r.join(v, w).at(v.path)
	default:
		if _, last := cutLast(v.name); last == "open" {
			r.invoke(r.reach(v, "write"), []argument{{value: w}}, from)
		}
	}
	return v
}

// reduced is what a function of two makes of all elements, from the left.
func (r *reader) reduced(f *value, items []*value, start *value) *value {
	if f == nil || f.fn == nil || len(items) == 0 {
		return nil
	}
	if start == nil {
		start, items = items[0], items[1:]
	}
	for _, x := range items {
		if start = r.apply(f.fn, []*value{start, x}, true); start == nil {
			return nil
		}
	}
	return start
}
