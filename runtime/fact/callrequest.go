package fact

import (
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// Requests that the arguments of a call make: a URL or its parts, a method, a body.

// nestedRequest reads {"url": …, "method": …, "body": …}.
func (d *deriving) nestedRequest(c *call) {
	r, method := &request{client: "call"}, ""
	var body []string
	for i := range c.args {
		x := &c.args[i]
		switch {
		case x.kind == action.String && x.is("keys.url") && r.url == "" && !smallNumber(x.value) && !d.isBase(c, x):
			r.url, r.at = x.value, x.place()
		case x.kind == action.String && x.is("keys.attachment") && pathLike(x.value):
			r.upload = true
			r.data = append(r.data, d.dataOf(x.value)...)
		case d.overrides(x):
			method = strings.ToUpper(x.value)
		case x.is("keys.method"):
			r.method = strings.ToUpper(x.value)
		case d.t.Has("headers.method", strings.ToLower(x.key)) || d.t.Has("headers.operation", strings.ToLower(x.key)):
			r.header += x.key + ": " + x.value + "\n"
		case d.login(x):
			r.logins += x.value + "\n"
		case x.is("keys.body") || d.under(x, "keys.body"):
			r.args = append(r.args, *x)
			if x.inner == 0 {
				body = append(body, x.value)
			}
		}
	}
	d.unplanned(c, r)
	if r.url == "" && d.readsPages(c) {
		r.url, r.at = hostAndPath(c)
	}
	if r.url == "" {
		d.bareRequest(c, r)
	}
	if r.url == "" {
		return
	}
	if r.method == "" {
		r.method = methodOf(c)
	}
	if r.method == "" && r.upload && d.hasLemma(c.words, "verbs.hand") {
		r.method = "POST"
	}
	if r.method == "" || r.method == "GET" {
		r.upload, r.data = false, nil
	}
	if method != "" && r.method != "" {
		r.method = method
	}
	for i := range r.args {
		r.args = append(r.args, d.textBody(r.args[i])...)
	}
	r.body = strings.Join(body, "\n")
	r.bare, r.client = true, d.opens(c, r.url)
	d.request(r)
}

// bareRequest reads a request by what its arguments look like, whatever their names: {"m": "POST", "u": "https://…", "b": {…}}.
func (d *deriving) bareRequest(c *call, r *request) {
	method, at := "", -1
	for i := range c.args {
		switch x := &c.args[i]; {
		case x.kind != action.String || x.depth != 1:
		case changes(x.value):
			method = x.value
		case at < 0 && (strings.HasPrefix(x.value, "https://") || strings.HasPrefix(x.value, "http://")) && identifier(x.value):
			at = i
		}
	}
	if method == "" || at < 0 {
		return
	}
	r.url, r.at, r.method = c.args[at].value, c.args[at].place(), method
	for i := range c.args {
		if i != at && c.args[i].value != method {
			r.args = append(r.args, c.args[i])
		}
	}
}

// methodOf is the method that the name of a tool ends in: http_post.
func methodOf(c *call) string {
	if len(c.words) == 0 {
		return ""
	}
	if m := strings.ToUpper(c.words[len(c.words)-1].text); changes(m) {
		return m
	}
	return ""
}

// hostAndPath joins the URL of a call that gives it in parts.
func hostAndPath(c *call) (string, Place) {
	host, name, at := "", "", Place{}
	for i := range c.args {
		switch x := &c.args[i]; {
		case x.kind != action.String || strings.ContainsAny(x.value, " \n"):
		case host == "" && x.is("keys.host"):
			host, at = x.value, x.place()
		case x.is("keys.path"):
			name = x.value
		}
	}
	if host == "" {
		return "", at
	}
	return host + "/" + strings.TrimPrefix(name, "/"), at
}

// urlArgument reads a URL that stands alone in an argument.
func (d *deriving) urlArgument(c *call, x *arg) {
	if x.is("keys.url") && !listed(x.path) {
		return // nestedRequest read it
	}
	if !strings.Contains(x.value, "://") || strings.ContainsAny(x.value, " \n") {
		return
	}
	client := "mention"
	if x.is("keys.url") || d.under(x, "keys.url") || d.readsPages(c) || x.is("keys.page") && x.depth == 1 && read(d.t, c.words).mode == "read" {
		client = d.opens(c, x.value)
	}
	d.request(&request{url: x.value, at: x.place(), client: client})
}

// opens says whether a call opens a URL that it is given: a file's is a name of the file, except for what reads pages.
func (d *deriving) opens(c *call, url string) string {
	if !strings.HasPrefix(strings.ToLower(url), "file:") || d.readsPages(c) {
		return "call"
	}
	return "mention"
}

// readsPages says whether a call is of a kind that opens what it is given: a browser, a fetcher.
func (d *deriving) readsPages(c *call) bool {
	return d.hasLemma(d.allWords(c), "words.web")
}
