package fact

import (
	"strings"

	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// maxBatchLines is how many lines of a batch are looked at.
const maxBatchLines = 4000

// batched makes the requests that the body of one lists, each by its method and its URL beside each other: a FHIR bundle
// ({"entry": [{"request": {"method": "DELETE", "url": "Patient/7"}}]}, HL7 FHIR R4 §3.1.0.11), a JSON batch of OData 4.01 (§19) or of
// Microsoft Graph ({"requests": [{"method": "POST", "url": "/me/sendMail", "body": …}]}).
func (d *deriving) batched(r *request, u web.URL) {
	if r.depth >= maxNested || r.method == "GET" || r.client == "mention" {
		return
	}
	d.batchedLines(r, u)
	d.bulkLines(r, u)
	c := &call{args: r.args, at: r.at, depth: r.depth}
	for i := range r.args {
		x := &r.args[i]
		if !strings.Contains(x.path, ".") || !x.is("keys.method") || !changes(strings.ToUpper(x.value)) {
			continue
		}
		if target := d.urlBeside(c, x); target != nil {
			d.batchedItem(r, resolve(u, target.value), c, x, target)
		}
	}
}

// batchedItem makes the request of which a body names the method and the target, with what else stands beside them.
func (d *deriving) batchedItem(r *request, url string, c *call, method, target *arg) {
	inner := r.inside(url, strings.ToUpper(method.value), target.place())
	for _, y := range siblings(d, c, method) {
		if y.path != target.path {
			inner.args = append(inner.args, y)
		}
	}
	d.request(inner)
}

// inside is a request that the body of another holds.
func (r *request) inside(url, method string, at Place) *request {
	return &request{url: url, at: at, bodyAt: at, method: method, client: r.client, own: r.own, depth: r.depth + 1}
}

// batchedLines makes the requests that a body holds as they go over the wire, as parts of the type application/http (OData 4.0, Part 1
// §11.7): a line with the method, the URL and the protocol, then a head and a body.
func (d *deriving) batchedLines(r *request, u web.URL) {
	typed := strings.Contains(r.body, "application/http")
	if !typed && !strings.Contains(r.body, " HTTP/") {
		return
	}
	lines := d.batchOf(r)
	var part *request
	begun := 0
	for i, line := range lines {
		method, target, ok := d.requestLine(line, !typed) // the protocol may be left out of a part that is typed
		if !ok {
			continue
		}
		d.batchedPart(part, lines[begun:i])
		part, begun = nil, i+1
		if changes(method) {
			part = r.inside(resolve(u, target), method, r.bodyAt)
		}
	}
	d.batchedPart(part, lines[begun:])
}

// batchOf are the lines of a body, as many as are looked at.
func (d *deriving) batchOf(r *request) []string {
	lines := strings.Split(strings.ReplaceAll(r.body, "\r", ""), "\n")
	if len(lines) > maxBatchLines {
		lines = lines[:maxBatchLines]
		d.problem("unparsed", "more lines of a batch than are looked at", r.bodyAt)
	}
	return lines
}

// bulkLines makes the requests that a body lists as lines of JSON, each an operation and what it is on, with the document behind it
// (Elasticsearch's _bulk): {"delete": {"_index": "orders", "_id": "1"}}. What does the same in the same index is one request.
func (d *deriving) bulkLines(r *request, u web.URL) {
	path := strings.TrimRight(u.Path, "/")
	last := baseName(path)
	if !d.t.Has("paths.bulk", last) {
		return
	}
	folder := strings.TrimSuffix(path, "/"+last)
	done := map[string]bool{}
	for _, line := range d.batchOf(r) {
		v, err := action.ParseText([]byte(line))
		if err != nil || len(v.Members) != 1 {
			continue
		}
		method, ok := d.t.Map("bulk.methods", v.Members[0].Name)
		on := &v.Members[0].Value
		if !ok || on.Kind != action.Object {
			continue
		}
		path = folder
		if index := on.Get("_index"); index != nil {
			path = "/" + index.Text
		}
		if key := method + path; !done[key] {
			done[key] = true
			d.request(&request{url: resolve(u, path+"/_doc/1"), at: r.bodyAt, bodyAt: r.bodyAt, method: method, client: r.client, own: r.own, depth: r.depth + 1})
		}
	}
}

// batchedPart makes one request of a batch with what stands behind its first line: it ends where the next begins.
func (d *deriving) batchedPart(part *request, lines []string) {
	if part == nil {
		return
	}
	_, body, _ := strings.Cut(strings.Join(lines, "\n"), "\n\n")
	part.body, _, _ = strings.Cut(body, "\n--")
	d.request(part)
}

// urlBeside is the URL in the object that an argument is a member of.
func (d *deriving) urlBeside(c *call, x *arg) *arg {
	for i := range c.args {
		if y := &c.args[i]; y.kind == action.String && y.is("keys.url") && parent(y.path) == parent(x.path) {
			return y
		}
	}
	return nil
}

// resolve is a URL of a batch: whole, of the same host, or below the address that the batch is sent to.
func resolve(u web.URL, s string) string {
	host := u.Scheme + "://" + u.Host
	switch {
	case strings.Contains(s, "://"):
		return s
	case strings.HasPrefix(s, "/"):
		return host + s
	}
	return host + strings.TrimRight(u.Path, "/") + "/" + s
}
