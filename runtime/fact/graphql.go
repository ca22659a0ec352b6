package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/query"
)

// graphQL emits the acts of a GraphQL document; false when the text is none.
// beside holds the arguments beside it, the values of its variables among them.
func (d *deriving) graphQL(text string, p Place, beside []arg) bool {
	ops, ok := query.GraphQL(text)
	if !ok {
		if opensGraphQL(text) {
			d.problem("unparsed", "a GraphQL document that cannot be read", p)
		}
		return false
	}
	for _, op := range ops {
		for _, f := range op.Fields {
			at := Place{At: p.At, Start: p.Start + f.Span[0], End: p.Start + f.Span[1]}
			d.nestedDocuments(f, at)
			if f.Cut && op.Kind == "mutation" {
				d.problem("unparsed", "more of a GraphQL document than is looked at", at)
			}
			for _, g := range d.operations(op.Kind, f) {
				d.graphQLField(op.Kind, f.Name, g, at, beside)
			}
		}
	}
	return true
}

// graphQLField is a call of one field, with its arguments; within names the field that holds it.
func (d *deriving) graphQLField(kind, within string, f query.Field, at Place, beside []arg) {
	c := &call{name: f.Name, at: at, words: lemmas(d.t, split(f.Name)), whole: true, depth: maxNested}
	if within != f.Name {
		c.server = within
		if d.onlyVerb(f.Name) { // delete, of a customer
			c.words = append(c.words, lemmas(d.t, split(lastPart(f.Alias)))...)
		}
	}
	for _, v := range f.Args {
		if inside := insideVariable(v, beside); len(inside) > 0 {
			c.args = append(c.args, inside...)
			continue
		}
		key := lastPart(v.Path)
		c.args = append(c.args, arg{path: v.Path, key: key, keyName: d.names.of(key, ""), value: variable(v, beside), kind: action.String, at: at.At, start: at.Start})
	}
	c.args = append(c.args, d.pairs(c.args)...)
	if kind != "mutation" {
		c.words = append([]word{{text: "query", lemma: "query"}}, c.words...)
	}
	d.call(c)
}

// operations are the fields of a mutation that do something: its own, and those below that are named as what does something is. A field
// that takes nothing itself only holds those below it, as in mutation { marketplace { acceptOffer(plan: 3) { id } } }.
func (d *deriving) operations(kind string, f query.Field) []query.Field {
	if kind != "mutation" {
		return []query.Field{f}
	}
	args := argsByPath(f.Args)
	doing := []string{} // paths of what is found to do something; what is selected below is what it returns
	if ws := lemmas(d.t, split(f.Name)); len(ws) > 1 && read(d.t, ws).mode == "change" || d.bids(f.Name) == kindChange {
		doing = append(doing, "")
	}
	var out []query.Field
	for i, path := range f.Select {
		b := below{name: lastPart(path), args: args[path], holds: i+1 < len(f.Select) && strings.HasPrefix(f.Select[i+1], path+".")}
		b.returned = slices.ContainsFunc(doing, func(p string) bool { return p == "" || strings.HasPrefix(path, p+".") })
		if len(args[""]) == 0 && len(b.args) > 0 || d.doesBelow(&b) {
			doing = append(doing, path)
			out = append(out, query.Field{Name: b.name, Alias: parent(f.Name + "." + path), Args: slices.Concat(b.args, handedDown(args, path)), Limit: -1})
		}
	}
	if len(out) == 0 || len(args[""]) > 0 {
		out = append(out, f)
	}
	return out
}

// below is a field below that of an operation's top.
type below struct {
	name     string
	args     []query.FieldArg
	holds    bool // others are selected of it
	returned bool // it stands in what another operation returns
}

// argsByPath are the arguments of a field and those below it by the path of the field that takes them.
func argsByPath(list []query.FieldArg) map[string][]query.FieldArg {
	out := map[string][]query.FieldArg{}
	for _, a := range list {
		path, name, below := strings.Cut(a.Path, ":")
		if !below {
			path, name = "", a.Path
		}
		out[path] = append(out[path], query.FieldArg{Path: name, Value: a.Value, Known: a.Known})
	}
	return out
}

// handedDown are the arguments of the fields that hold the one at a path: which customer is deleted in customer(id: 7) { delete { id } }.
func handedDown(args map[string][]query.FieldArg, path string) []query.FieldArg {
	var out []query.FieldArg
	for path != "" {
		path = parent(path)
		out = append(out, args[path]...)
	}
	return out
}

// bids is the kind of the verb that a name begins with as a bidding: grantRole, not granted. kindOther when it does not.
func (d *deriving) bids(name string) wordKind {
	ws := lemmas(d.t, split(name))
	if len(ws) == 0 || ws[0].text != ws[0].lemma {
		return kindOther
	}
	if k := kindOf(d.t, ws[0]); k == kindChange || k == kindEither {
		return k
	}
	return kindOther
}

// doesBelow says whether a field below does something by its name: one that takes arguments and is named by a verb; one that takes none where
// the verb is never a thing. What is returned may be named so too (cancelReason, order { refund }): there arguments have to say it, and of
// a name with a noun behind the verb something has to be selected.
func (d *deriving) doesBelow(b *below) bool {
	kind := d.bids(b.name)
	takes := slices.ContainsFunc(b.args, func(a query.FieldArg) bool { return !d.t.Has("keys.limit", strings.ToLower(a.Path)) })
	switch {
	case kind == kindOther:
		return false
	case takes:
		return kind == kindChange || !b.returned
	case b.returned || kind != kindChange:
		return false
	}
	return b.holds || d.onlyVerb(b.name)
}

// onlyVerb says whether a name is a verb and nothing that it is about: delete, deleteAll.
func (d *deriving) onlyVerb(name string) bool {
	ws := lemmas(d.t, split(name))
	return len(ws) > 0 && !slices.ContainsFunc(ws[1:], func(w word) bool { return !d.t.Has("words.filler", w.lemma) })
}

// nestedDocuments reads the documents that a field is given to run by itself: bulkOperationRunQuery(query: "{ customers { … } }"). Each is
// shorter than what holds it.
func (d *deriving) nestedDocuments(f query.Field, at Place) {
	for _, v := range f.Args {
		if v.Known && (strings.HasPrefix(strings.TrimSpace(v.Value), "{") || opensGraphQL(v.Value)) {
			d.graphQL(v.Value, at, nil)
		}
	}
}

// insideVariable are the fields of a variable that is an object, as what the arguments beside the document give it.
func insideVariable(v query.FieldArg, beside []arg) []arg {
	name, ok := strings.CutPrefix(v.Value, "$")
	if !ok || v.Known || name == "" {
		return nil
	}
	var out []arg
	for _, x := range beside {
		_, rest, inside := strings.Cut(x.path, "."+name+".") // behind the name of what holds the variables
		if inside {
			x.path = v.Path + "." + rest
			out = append(out, x)
		}
	}
	return out
}

// variable is the value of an argument: of a variable, what the arguments beside the document give it.
func variable(v query.FieldArg, beside []arg) string {
	name, ok := strings.CutPrefix(v.Value, "$")
	for i := range beside {
		if ok && !v.Known && parent(beside[i].path) != "" && beside[i].key == name {
			return beside[i].value
		}
	}
	for i := range beside { // beside the document: gh api graphql -f query=… -f v=PUBLIC
		if x := &beside[i]; ok && !v.Known && x.path == name && !queries(x.value) && !opensGraphQL(x.value) {
			return x.value
		}
	}
	return v.Value
}

// onlyAsks says whether all that a request carries is a GraphQL document of queries, and what those are given.
func (d *deriving) onlyAsks(r *request) bool {
	if len(r.args) == 0 {
		return queries(r.body)
	}
	asks := false
	for i := range r.args {
		x := &r.args[i]
		path := strings.TrimLeft(x.path, "0123456789.")
		if body, rest, below := strings.Cut(path, "."); r.client == "code" && below && d.t.Has("keys.body", d.joinedKey(body)) {
			path = rest // json={"query": …} of a call in code
		}
		first, _, below := strings.Cut(path, ".")
		switch key := d.joinedKey(first); {
		case key == "query" && !below && queries(x.value):
			asks = true
		case !d.t.Has("keys.graphql", key):
			return false
		}
	}
	return asks && !r.upload
}

// queries says whether a text is a GraphQL document that is known and holds nothing but queries.
func queries(text string) bool {
	ops, ok := query.GraphQL(text)
	return ok && len(ops) > 0 && !strings.Contains(text, "\uFFFD") && !slices.ContainsFunc(ops, func(op query.Operation) bool { return op.Kind != "query" })
}

// opensGraphQL says whether a text begins as a GraphQL operation: a keyword, and a selection somewhere behind it.
func opensGraphQL(text string) bool {
	text = strings.TrimLeft(text, " \t\r\n,\ufeff")
	for strings.HasPrefix(text, "#") {
		_, text, _ = strings.Cut(text, "\n")
		text = strings.TrimLeft(text, " \t\r\n,")
	}
	for _, keyword := range []string{"mutation", "subscription", "query"} {
		if rest, ok := strings.CutPrefix(text, keyword); ok && strings.Contains(rest, "{") && strings.Trim(rest[:1], " \t\n({@$") == "" {
			return true
		}
	}
	return false
}
