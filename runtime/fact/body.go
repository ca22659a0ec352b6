package fact

import (
	"strings"

	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/query"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// bodyArgs reads the body of a request as arguments, JSON or a form, with the objects that stand among them in base64.
func (d *deriving) bodyArgs(r *request) []arg {
	list := d.plainBody(r)
	for i, n := 0, len(list); i < n; i++ {
		if encodedJSON(list[i].value) {
			for _, y := range d.decodedArg(&list[i], nil) {
				list = append(list, d.textBody(y)...)
			}
		}
	}
	return list[:min(len(list), maxArgs)]
}

func (d *deriving) plainBody(r *request) []arg {
	if len(r.args) > 0 {
		return r.args
	}
	body := strings.TrimSpace(r.body)
	if strings.HasPrefix(body, "{") || strings.HasPrefix(body, "[") {
		if v, err := action.ParseText([]byte(body)); err == nil {
			list := d.flattened(&v, r.bodyAt)
			for i := range list {
				list[i].at, list[i].start = r.bodyAt.At, r.bodyAt.Start
			}
			return list
		}
		return nil
	}
	return d.form(body, r.bodyAt)
}

// form reads a=1&b=2.
func (d *deriving) form(body string, at Place) []arg {
	var out []arg
	for _, pair := range strings.FieldsFunc(body, func(c rune) bool { return c == '&' || c == '\n' }) {
		if !strings.Contains(pair, "=") {
			continue
		}
		if len(out) >= maxArgs {
			d.problem("unparsed", "more arguments than are looked at", at)
			break
		}
		out = append(out, d.pair(pair, at))
	}
	return out
}

// textBody reads an argument that is the body of a request as text: JSON, or a form.
func (d *deriving) textBody(x arg) []arg {
	text := strings.TrimSpace(x.value)
	name, _, ok := strings.Cut(text, "=")
	switch {
	case x.kind != action.String || x.open || encodedJSON(text):
		return nil
	case strings.HasPrefix(text, "{") || strings.HasPrefix(text, "["):
		return d.embedded(x)
	case ok && identifier(strings.Trim(name, "[]")) && !strings.ContainsAny(text, " \n"):
		return d.form(text, x.place())
	}
	return nil
}

// carriedStatements reads queries that a request carries, in its body or after the question mark.
func (d *deriving) carriedStatements(r *request, u web.URL) {
	if r.depth >= maxNested {
		return
	}
	if len(r.args) == 0 && r.body != "" {
		d.graphQL(r.body, r.bodyAt, nil) // of the media type application/graphql
	}
	c := &call{at: r.at}
	d.queryArgs(c, u)
	for _, x := range append(c.args, r.args...) {
		if x.kind != action.String {
			continue
		}
		if x.is("keys.sql") && !d.searchedFor(&x, u) && d.statements(x.value, x.place()) {
			continue
		}
		d.graphQL(x.value, x.place(), r.args)
	}
}

// searchedFor says whether an argument of a request holds a few words to look for: where the path is a search's or they are a variable of a
// GraphQL document, whatever they are; else where they have not the shape of a statement, and the address names no database.
func (d *deriving) searchedFor(x *arg, u web.URL) bool {
	if !x.is("keys.search") || !fewWords(x.value) {
		return false
	}
	last := split(baseName(u.Path))
	if d.hasWord(last, "words.search") || graphQLPath(u.Path) && d.under(x, "keys.variables") {
		return true
	}
	words := lemmas(d.t, split(u.Host+"/"+u.Path))
	return !query.Looks(x.value) && (d.hasWord(words, "words.search") || !d.hasLemma(words, "words.database"))
}
