package fact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// A request may stand in an object under names that no table knows, {"http": {"m": "DELETE", "p": "/customers/8"}}, or in one text
// without its host: POST /v1/payments.

// spelledRequests reads objects that hold a method by its spelling and the target that it is for.
func (d *deriving) spelledRequests(c *call) {
	if !d.mayRequest(c) {
		return
	}
	for i, n := 0, 0; i < len(c.args) && n < maxRequests; i++ {
		x := &c.args[i]
		if x.kind != action.String || !changes(spelled(x)) || x.is("keys.outcome") || listed(x.path) && !x.is("keys.method") {
			continue
		}
		if y := d.targetBeside(c, x); y != nil {
			n++
			d.spelledRequest(c, x, y)
		}
	}
}

// mayRequest says whether a call is one whose arguments may be requests that are made: none that reads, writes to people or keeps.
func (d *deriving) mayRequest(c *call) bool {
	return !d.talks(c) && !d.keeps(c) && read(d.t, c.words).mode != "read"
}

// spelled is a value that may be a method: in the case that requests have it in where the argument's name says that it is one.
func spelled(x *arg) string {
	if x.is("keys.method") {
		return strings.ToUpper(x.value)
	}
	return x.value
}

// changes says whether a text is a method that changes something, as requests spell it.
func changes(s string) bool { return s == "POST" || s == "PUT" || s == "PATCH" || s == "DELETE" }

// targetBeside finds the URL or the path that stands beside a method, where nothing else reads the two.
func (d *deriving) targetBeside(c *call, x *arg) *arg {
	var path *arg
	for i := range c.args {
		y := &c.args[i]
		if y.kind != action.String || y.path == x.path || parent(y.path) != parent(x.path) || len(y.value) > 2048 || strings.ContainsAny(y.value, " \n") {
			continue
		}
		switch known := x.is("keys.method"); {
		case strings.Contains(y.value, "://"):
			if known && y.is("keys.url") || x.depth == 1 {
				return nil // read as a request already
			}
			return y
		case known && d.apiPath(y):
			return nil
		case path == nil && (strings.HasPrefix(y.value, "/") || len(y.value) > 2 && (y.is("keys.url") || y.is("keys.api-path"))):
			path = y
		}
	}
	return path
}

// spelledRequest emits the request of a method and its target, with what else their object holds.
func (d *deriving) spelledRequest(c *call, x, y *arg) {
	rest := c.args
	if base := parent(x.path); base != "" {
		rest = d.below(c.args, base)
	}
	r := &request{url: y.value, at: y.place(), method: spelled(x), client: "call", bare: true}
	for _, z := range rest {
		if z.at != x.at && z.at != y.at {
			r.args = append(r.args, z)
		}
	}
	if strings.Contains(y.value, "://") {
		d.request(r)
		return
	}
	d.pathCall(c, r)
}

// pathCall emits a request to the service that a tool belongs to.
func (d *deriving) pathCall(c *call, r *request) {
	a := d.begin("call", r.url, r.at)
	a.add(schema.HTTPMethod, method(r.method), r.at)
	path, query, _ := strings.Cut(r.url, "?")
	a.add(schema.HTTPPath, "/"+strings.TrimPrefix(path, "/"), r.at)
	d.apiCall(a, r, web.URL{Host: c.server, Path: path, Query: query})
	a.add(schema.MCPServer, c.server, c.at)
	d.emit(a)
}

// writtenRequests reads requests that are written out: DELETE https://host/path, POST /path of the tool's own service, or one or
// several as they go over the wire.
func (d *deriving) writtenRequests(c *call) {
	if d.talks(c) || d.keeps(c) {
		return
	}
	for i := range c.args {
		if x := &c.args[i]; x.kind == action.String && len(x.value) <= maxUnfoldText {
			d.writtenRequest(c, x)
		}
	}
}

// writtenRequest reads the requests of one text: one that the text begins with, and each that has its protocol behind it.
func (d *deriving) writtenRequest(c *call, x *arg) {
	first, _, ok := strings.Cut(strings.TrimSpace(x.value), " ")
	if _, known := d.t.Map("methods", first); !ok || !known && !strings.Contains(x.value, " HTTP/") {
		return
	}
	lines := strings.Split(strings.ReplaceAll(strings.TrimSpace(x.value), "\r", ""), "\n")
	begins := []int{}
	for i, line := range lines {
		if _, _, ok := d.requestLine(line, i > 0); ok && len(begins) < maxRequests {
			begins = append(begins, i)
		}
	}
	for k, from := range begins {
		to := len(lines)
		if k+1 < len(begins) {
			to = begins[k+1]
		}
		d.wireRequest(c, x, lines[from:to])
	}
}

// requestLine reads the first line of a request; strict asks for the protocol at its end.
func (d *deriving) requestLine(line string, strict bool) (method, target string, ok bool) {
	f := strings.Fields(line)
	if len(f) < 2 || len(f) > 3 || len(f) == 3 && !strings.HasPrefix(f[2], "HTTP/") && strict || len(f) == 2 && strict {
		return "", "", false
	}
	_, known := d.t.Map("methods", f[0])
	return f[0], f[1], known && f[0] == strings.ToUpper(f[0])
}

// wireRequest emits one request that is written out, with its headers and its body.
func (d *deriving) wireRequest(c *call, x *arg, lines []string) {
	method, target, _ := d.requestLine(lines[0], false)
	target = filledPath(c, target)
	head, body, _ := strings.Cut(strings.Join(lines[1:], "\n"), "\n\n")
	if rest, ok := strings.CutPrefix(head, "\n"); ok {
		head, body = "", rest
	}
	if host := headerOf(head, "host"); host != "" && strings.HasPrefix(target, "/") {
		target = host + target
	}
	r := &request{url: target, at: x.place(), method: method, client: "call", bare: true, body: body, bodyAt: x.place(), header: head}
	switch {
	case strings.Contains(target, "://") || strings.Contains(target, "/") && !strings.HasPrefix(target, "/") && (strings.ContainsAny(target[:strings.IndexByte(target, '/')], ".:") || head != ""):
		d.request(r)
	case !changes(method) || !d.mayRequest(c) || (x.is("keys.search") || x.is("keys.looked-for")) && !x.is("keys.api-path") || x.is("keys.text") && !strings.Contains(lines[0], " HTTP/"):
	case strings.HasPrefix(target, "/") || len(lines) > 1 || strings.Contains(lines[0], " HTTP/"):
		r.args = append(d.bodyArgs(r), others(c, x)...)
		d.pathCall(c, r)
	}
}

// placeholder is a part of a path that stands for an argument (RFC 6570): /repos/{owner}/{repo}.
var placeholder = regexp.MustCompile(`\{[+/]?\w{1,40}\}`)

// filledPath puts the arguments of a call into the placeholders of a path.
func filledPath(c *call, path string) string {
	return placeholder.ReplaceAllStringFunc(path, func(p string) string {
		name := strings.Trim(p, "{+/}")
		for i := range c.args {
			if x := &c.args[i]; x.depth == 1 && x.key == name && x.value != "" && len(x.value) < 256 {
				return x.value
			}
		}
		return p
	})
}

// headerOf finds a header of a request.
func headerOf(head, name string) string {
	for key, value := range headers(head) {
		if strings.EqualFold(key, name) {
			return value
		}
	}
	return ""
}

// operationWords are the words of the name of an operation. An event is named after what was done: LoanDeclined.
func (d *deriving) operationWords(name string) []word {
	ws := d.nameWords(name)
	if n := len(ws); n > 1 {
		if verb, ok := done(d.t, ws[n-1].text); ok && kindOf(d.t, ws[n-1]) != kindChange {
			ws[n-1].lemma, ws[n-1].text = verb, verb
		}
	}
	return ws
}

// saysNothing says whether the name of a call says no more than that it runs what its arguments name: call, run_tool, invoke.
func (d *deriving) saysNothing(c *call) bool {
	return len(c.words) > 0 && !slices.ContainsFunc(c.words, func(w word) bool {
		return !d.t.Has("verbs.run", w.lemma) && !d.t.Has("words.job", w.lemma) && !d.t.Has("words.filler", w.lemma) && !d.t.Has("words.runner", w.lemma)
	})
}

// namesOperation says whether an argument of a call whose own name says nothing is the name of what is done, whatever its key, with
// what it is done with in an object beside it: {"id": "payments.release_run", "input": {…}}.
func (d *deriving) namesOperation(c *call, x *arg) bool {
	if x.depth != 1 || x.inner > 0 || listed(x.path) || !strings.ContainsAny(x.value, "._-:/") || !d.saysNothing(c) || d.talks(c) {
		return false
	}
	if x.is("keys.text") || x.is("keys.content") || x.is("keys.topic") || strings.Contains(x.value, "://") || d.fileName(x.value) || d.namesMethod(x) {
		return false
	}
	ws := lemmas(d.t, split(x.value))
	return len(ws) > 1 && len(ws) <= 10 && d.clearlyChanges(ws) && (d.argumentsBeside(c, x) || len(c.args) <= 2)
}
