package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// Tools that take any operation, or any request, by their arguments: {"op": "payment.release", "args": {…}}, alone, in a list, or in text.

// operation says whether an argument names what is done, with what it is done with beside it. At the top, where its words are read as
// those of the call itself, that must be an object of arguments.
func (d *deriving) operation(c *call, x *arg) bool {
	if x.kind != action.String || !d.keyed(x, "keys.operation") || !identifier(x.value) || d.namesMethod(x) || d.talks(c) {
		return false
	}
	ws := d.operationWords(x.value)
	if len(ws) == 0 || len(ws) > 10 || read(d.t, ws).mode != "change" {
		return false
	}
	kind, clear := d.keyed(x, "keys.operation-kind"), d.clearlyChanges(ws)
	deep := x.depth > 2 || x.inner > 0 || listed(x.path) || !kind && (d.under(x, "keys.body") || d.under(x, "keys.arguments"))
	switch {
	case !clear && (len(ws) < 2 || kind) && (kind || d.module(c, x) == nil):
		return false
	case d.argumentsBeside(c, x):
		return deep || len(ws) > 1 || d.module(c, x) != nil
	}
	return deep && (len(ws) > 1 || len(d.objects(c, x)) > 0)
}

// module is what an operation belongs to, beside it: {"service": "payouts", "operation": "create"}.
func (d *deriving) module(c *call, x *arg) *arg {
	for i := range c.args {
		if y := &c.args[i]; y.path != x.path && y.kind == action.String && d.keyed(y, "keys.module") && identifier(y.value) && parent(y.path) == parent(x.path) {
			return y
		}
	}
	return nil
}

// keeps says whether a call only keeps what it is given: a mock, a fixture, an example.
func (d *deriving) keeps(c *call) bool {
	return d.hasLemma(c.words, "nouns.kept")
}

// keyed says whether an argument's key belongs to a set, with its parent's words in front or without.
func (d *deriving) keyed(x *arg, set string) bool {
	if x.is(set) {
		return true
	}
	own := d.names.of(x.key, "")
	return own.is(set)
}

// clearlyChanges says whether words are a name that changes something by a word that is nothing but a verb.
func (d *deriving) clearlyChanges(ws []word) bool {
	r := read(d.t, ws)
	return r.mode == "change" && slices.ContainsFunc(r.verbs, func(w word) bool {
		return d.t.Has("verbs.change", w.lemma) && (len(ws) == 1 || !d.t.Has("verbs.either", w.lemma))
	})
}

// argumentsBeside says whether an object stands beside an argument.
func (d *deriving) argumentsBeside(c *call, x *arg) bool {
	base := beside(x)
	for i := range c.args {
		rest, ok := strings.CutPrefix(c.args[i].path, base)
		if !ok {
			continue
		}
		if first, below, more := strings.Cut(rest, "."); more && first != x.key && named(below) > 0 {
			return true
		}
	}
	return false
}

// beside is how the paths of what stands beside an argument begin.
func beside(x *arg) string {
	return x.path[:strings.LastIndexByte(x.path, '.')+1]
}

// objects are the arguments beside an operation that say what it is about: {"op": "delete", "entity": "customer"}.
func (d *deriving) objects(c *call, x *arg) []*arg {
	var out []*arg
	for i := range c.args {
		if y := &c.args[i]; y.path != x.path && parent(y.path) == parent(x.path) && y.kind == action.String && label(y.value) && (d.keyed(y, "keys.action") || d.keyed(y, "keys.table")) {
			out = append(out, y)
		}
	}
	return out
}

// maxRequests bounds the requests of one call that are looked at.
const maxRequests = 64

// requests cuts a call whose lists or objects hold requests of their own into one call for each.
func (d *deriving) requests(c *call) []*call {
	if d.keeps(c) {
		return nil
	}
	var roots []string
	for i := range c.args {
		x := &c.args[i]
		base := parent(x.path)
		if base == "" || x.kind != action.String || slices.Contains(roots, base) || !d.keyed(x, "keys.url") && !d.keyed(x, "keys.api-path") || !d.methodIn(c, base) {
			continue
		}
		if len(roots) == maxRequests {
			d.problem("unparsed", "more requests in one call than are looked at", c.at)
			break
		}
		roots = append(roots, base)
	}
	if len(roots) == 0 || len(roots) == 1 && !listedAtEnd(roots[0]) {
		return []*call{c}
	}
	var out []*call
	for _, base := range roots {
		one := *c
		one.args = d.below(c.args, base)
		out = append(out, &one)
	}
	return out
}

func listedAtEnd(path string) bool {
	return isNumber(path[strings.LastIndexByte(path, '.')+1:])
}

// methodIn says whether an object names an HTTP method.
func (d *deriving) methodIn(c *call, base string) bool {
	for i := range c.args {
		if x := &c.args[i]; parent(x.path) == base && d.namesMethod(x) {
			return true
		}
	}
	return false
}

// namesMethod says whether an argument is an HTTP method: by its key, or one that nothing else is spelled as.
func (d *deriving) namesMethod(x *arg) bool {
	if x.kind != action.String {
		return false
	}
	_, ok := d.t.Map("methods", strings.ToUpper(x.value))
	return ok && (x.is("keys.method") || strings.ToUpper(x.value) == x.value)
}

// below are the arguments below a path, as those of a call of their own.
func (d *deriving) below(args []arg, base string) []arg {
	var out []arg
	for _, y := range args {
		rest, ok := strings.CutPrefix(y.path, base+".")
		if !ok {
			continue
		}
		if y.path, y.depth = rest, named(rest); y.depth == 1 {
			y.keyName = d.names.of(y.key, "")
		}
		out = append(out, y)
	}
	return out
}

// named is how many of the parts of a path are names rather than positions.
func named(path string) int {
	n := 0
	for part := range strings.SplitSeq(path, ".") {
		if strings.Trim(part, "0123456789") != "" {
			n++
		}
	}
	return n
}

// isBase says whether a URL is only where a service is: the path of the request stands beside it.
func (d *deriving) isBase(c *call, x *arg) bool {
	return x.is("keys.base") && slices.ContainsFunc(c.args, func(y arg) bool {
		return y.path != x.path && y.kind == action.String && parent(y.path) == parent(x.path) && y.value != "" &&
			(y.is("keys.api-path") || y.is("keys.url")) && !strings.Contains(y.value, "://")
	})
}

// overrides says whether an argument names the method that a request stands for, whatever it is sent with.
func (d *deriving) overrides(x *arg) bool {
	_, ok := d.t.Map("methods", strings.ToUpper(x.value))
	return ok && d.t.Has("headers.method", strings.ToLower(x.key))
}

// unplanned finds the parts of a request that no key tells: a method by its spelling, where a service is and the path in it, the rest of
// the arguments as its body.
func (d *deriving) unplanned(c *call, r *request) {
	if r.method == "" {
		r.method = spelledMethod(d, c)
	}
	p := d.urlParts(c)
	if r.method == "" && strings.Contains(p.base, "://") && p.path != "" {
		r.method = d.operationMethod(c)
	}
	if r.method == "" && methodOf(c) == "" {
		return
	}
	if p.path == "" && !strings.Contains(r.url, "://") {
		p.path = r.url
	}
	switch absolute := strings.Contains(r.url, "://"); {
	case absolute:
	case p.base != "":
		r.url, r.at = strings.TrimRight(p.base, "/")+"/"+strings.TrimLeft(p.path, "/"), p.at
	case p.path == "" && p.other != nil:
		r.url, r.at = p.other.value, p.other.place()
	}
	if r.url != "" && len(r.args) == 0 {
		r.args = d.otherBody(c)
	}
}

// urlParts are the parts of a URL among arguments: where a service is, the path in it, another that is a URL by its spelling.
type urlParts struct {
	base, path string
	at         Place
	other      *arg
}

func (d *deriving) urlParts(c *call) (p urlParts) {
	for i := range c.args {
		x := &c.args[i]
		switch {
		case x.kind != action.String || x.value == "" || x.open || strings.ContainsAny(x.value, " \n{"):
		case d.under(x, "keys.body") || d.under(x, "keys.header"):
		case p.base == "" && x.is("keys.base") && strings.ContainsAny(x.value, ".:"):
			p.base, p.at = x.value, x.place()
		case strings.Contains(x.value, "://"):
			if p.other == nil && x.depth <= 2 {
				p.other = x
			}
		case p.path == "" && (x.is("keys.api-path") || x.is("keys.path")):
			p.path = x.value
		}
	}
	return p
}

// otherBody are the arguments of a request that stand in objects or texts under names which no table knows.
func (d *deriving) otherBody(c *call) []arg {
	var out []arg
	for i := range c.args {
		if x := &c.args[i]; x.depth > 1 && !d.under(x, "keys.header") && !d.login(x) && !x.is("keys.method") {
			out = append(out, *x)
		}
	}
	return out
}

// operationMethod is a method in any case that a key names as what is done: {"base": "https://…", "op": "delete", "path": "/v1/…"}.
func (d *deriving) operationMethod(c *call) string {
	for i := range c.args {
		x := &c.args[i]
		if _, ok := d.t.Map("methods", strings.ToUpper(x.value)); ok && x.kind == action.String && d.keyed(x, "keys.operation") {
			return strings.ToUpper(x.value)
		}
	}
	return ""
}

// spelledMethod is a method in capitals under a key that no table knows.
func spelledMethod(d *deriving, c *call) string {
	for i := range c.args {
		if x := &c.args[i]; x.depth == 1 && x.kind == action.String && x.value != "GET" && x.value != "HEAD" && d.namesMethod(x) && !x.is("keys.outcome") {
			return x.value
		}
	}
	return ""
}
