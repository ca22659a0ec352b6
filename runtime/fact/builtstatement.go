package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/query"
)

// builtStatement is the statement that a function of a library makes for a table: delete(Order).where(…) of SQLAlchemy. Which do, and of which
// verb, says the map "code.calls".
func (d *deriving) builtStatement(k *code.Call, verb string, p Place) {
	s := query.Statement{Verb: verb, Limit: -1, Filter: query.FilterNone, Text: k.Name}
	name := d.firstName(k)
	table := len(k.Args) > 0 && k.Args[0].Known
	if table {
		name = k.Args[0].Value
	}
	if verb == "select" && (!table || d.narrowed(k) || d.takesFirst()) { // of which rows cannot be said, as those of a condition can
		return
	}
	if name != "" {
		s.Names = []string{name}
	}
	if d.narrowed(k) {
		s.Filter = query.FilterSome
	}
	d.statement(&s, p, nil)
}

// takesFirst says whether code takes the first of rows only.
func (d *deriving) takesFirst() bool {
	return d.flow != nil && slices.ContainsFunc(d.flow.calls, func(c code.Call) bool { return d.t.Has("code.first", strings.ToLower(lastPart(c.Name))) })
}

// firstName is the name that a call is given first, as it stands in the code: the class or the variable of a table.
func (d *deriving) firstName(k *code.Call) string {
	if d.flow == nil || k.Span[1] > len(d.flow.source) || k.Span[0] > k.Span[1] {
		return ""
	}
	_, args, _ := strings.Cut(d.flow.source[k.Span[0]:k.Span[1]], "(")
	name := strings.TrimSpace(args[:max(0, strings.IndexAny(args, ",)"))])
	if !identifier(name) {
		return ""
	}
	return name
}

// narrowed says whether a condition is put on what a call made: in the same chain, or where it stands in a variable, in one that is no
// other's.
func (d *deriving) narrowed(k *code.Call) bool {
	if d.flow == nil {
		return false
	}
	return slices.ContainsFunc(d.flow.calls, func(c code.Call) bool {
		step, ok := strings.CutPrefix(c.Name, k.Name+".")
		if !ok || !d.t.Has("code.narrows", lastPart(step)) || len(c.Args) == 0 {
			return false
		}
		return c.Span[0] == k.Span[0] || !slices.ContainsFunc(d.flow.calls, func(o code.Call) bool { return o.Name == k.Name && o.Span[0] == c.Span[0] })
	})
}
