package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/content"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// readBody adds to the body of a request what the files hold that flow into an argument of it, as far as it is known.
func (d *deriving) readBody(r *request, a code.Arg) {
	if d.flow == nil || !strings.Contains(a.Value, code.Unknown) {
		return
	}
	for _, i := range a.From {
		name, ok := d.readsFile(&d.flow.calls[i])
		for _, text := range d.writtenBefore(name) {
			if ok && text != "" {
				d.codeBody(r, code.Arg{Name: a.Name, Value: text, Known: true}, "", r.at)
			}
		}
	}
}

// codeRequest is a request that code makes. A part of it that cannot be known may hold what the code read.
func (d *deriving) codeRequest(k *code.Call, method string, p Place, depth int) {
	if method == "LOOKUP" {
		d.codeLookup(k, p, depth)
		return
	}
	k, method = d.assembled(k, method)
	x := &requestCall{call: k, byName: method == "", stated: method != "" && method != "SEND"}
	if method == "SEND" {
		method = methodByData(k)
	}
	r := &request{at: p, client: "code", method: strings.ToUpper(method), depth: depth, bodyAt: p}
	x.request = r
	for i, a := range k.Args {
		d.requestArg(x, i, a)
		d.readBody(r, a)
	}
	for i, n := 0, len(r.args); i < n; i++ {
		r.args = append(r.args, d.textBody(r.args[i])...)
	}
	if d.flow != nil && d.flow.method != "" && !x.stated {
		r.method = d.flow.method
	}
	if r.url == "" {
		r.url = d.urlWithin(k)
	}
	if r.url == "" {
		d.partedURL(r, k)
	}
	d.sendAll(x)
}

// requestCall is a request while the arguments of the call that makes it are read.
type requestCall struct {
	request *request
	call    *code.Call
	byName  bool     // the method is an argument
	stated  bool     // the method is said, and not taken from what is sent
	others  []string // further URLs that the first argument may have
}

// requestArg reads one argument of a call that makes a request.
func (d *deriving) requestArg(x *requestCall, i int, a code.Arg) {
	r := x.request
	path := strings.TrimLeft(strings.ToLower(a.Name), "0123456789.")
	first, _, _ := strings.Cut(path, ".")
	if d.exposes(r, x.call, a, path) {
		r.data = append(r.data, "secret")
	}
	switch {
	case d.requestURL(x, i, a, path):
	case path == "method" || a.Name == "" && x.byName && (i == 0 || i == 1 && r.method == code.Unknown): // behind a context
		r.method, x.stated = strings.ToUpper(a.Value), true
	case first == "headers":
		d.takes(r, a)
		return
	default:
		d.codeBody(r, a, path, r.at)
	}
	d.unknownPart(r, a)
}

// requestURL takes an argument that is the URL of a request, or its path; false when it is none.
func (d *deriving) requestURL(x *requestCall, i int, a code.Arg, path string) bool {
	r, whole, below := x.request, strings.Contains(a.Value, "://"), strings.HasPrefix(a.Value, "/")
	_, named := d.t.Map("methods", strings.ToUpper(a.Name))
	switch {
	case named && whole: // POST => "https://…"
		r.method, r.url, x.stated = strings.ToUpper(a.Name), a.Value, true
	case a.Name == "0" && r.url != "" && whole:
		x.others = append(x.others, a.Value)
	case path == "" && whole || path == "url" || path == "uri":
		r.url = a.Value
	case i == 0 && path == "" && below:
		r.url = d.based(x.call) + a.Value
	case path == "" && r.url == "" && (i == 0 || x.byName && i < 3) && strings.HasPrefix(a.Value, code.Unknown+"/"): // os.environ["API"] + "/v1/payments"
		r.url = a.Value
	case i == 1 && r.url == "" && path == "" && below && d.based(x.call) != ownPage: // client.request("POST", "/v1/payments")
		r.url, r.method = d.based(x.call)+a.Value, strings.ToUpper(argument(x.call, 0))
	default:
		return false
	}
	return true
}

// sendAll makes the request, to each URL that it may have.
func (d *deriving) sendAll(x *requestCall) {
	r := x.request
	if d.asksWithSecret(r.url, x.call) {
		r.data = append(r.data, "secret")
	}
	if r.url != "" {
		d.request(r)
	}
	for _, url := range x.others {
		s := *r
		s.url = url
		d.request(&s)
	}
}

// unknownPart adds what a part of a request that cannot be known may hold: what the code read, and rows about people that flow into it.
func (d *deriving) unknownPart(r *request, a code.Arg) {
	if !strings.Contains(a.Value, code.Unknown) || d.flow == nil {
		return
	}
	r.data = append(r.data, sortedClasses(d.flow.text)...)
	r.data = append(r.data, withoutFile(d.flow.files)...)
	if d.flow.rowsIn(a) {
		r.data = append(r.data, "personal")
	}
	d.takes(r, a)
	if slices.ContainsFunc(a.From, func(i int) bool { _, reads := d.readsFile(&d.flow.calls[i]); return reads }) {
		r.data = append(r.data, "file")
	}
}

// takes adds what the fields say that an argument of a request takes from objects of which nothing is known, all of the request's together.
func (d *deriving) takes(r *request, a code.Arg) {
	if d.flow == nil || !strings.Contains(a.Value, code.Unknown) {
		return
	}
	r.fields = d.fieldsIn(r.fields, a, map[int]bool{})
	if _, special := d.fieldsOf(r.fields, "Anna Bauer 1"); special { // a condition alone may be the weather's
		r.data = append(r.data, content.Personal, content.Special)
	}
}

// fieldsIn appends the names of the fields that an argument takes from an object of which nothing is known, through the calls that it
// flows through: fullName of r.claimant.fullName.
func (d *deriving) fieldsIn(out []string, a code.Arg, seen map[int]bool) []string {
	if len(out) >= maxFields {
		return out
	}
	if strings.Contains(a.Path, ".") {
		out = append(out, joinTexts(split(lastPart(a.Path))))
	}
	for _, i := range a.From {
		if seen[i] {
			continue
		}
		seen[i] = true
		for _, b := range d.flow.calls[i].Args {
			out = d.fieldsIn(out, b, seen)
		}
	}
	return out
}

// rowsIn says whether rows about people flow into an argument: from the call that selects them, or from what that call is a method of.
func (f *codeFlow) rowsIn(a code.Arg) bool {
	return slices.ContainsFunc(f.rows, func(j int) bool {
		cursor := f.calls[j].Name[:max(0, strings.LastIndexByte(f.calls[j].Name, '.'))]
		return slices.ContainsFunc(a.From, func(i int) bool { return i == j || f.calls[i].Name == cursor })
	})
}

// codeLookup is a question for a name to whoever answers for its domain. Part of the name may be what the code read.
func (d *deriving) codeLookup(k *code.Call, p Place, depth int) {
	name := argument(k, 0)
	if !strings.Contains(name, code.Unknown) || d.flow == nil {
		return
	}
	r := &request{url: "https://" + name, method: "GET", at: p, client: "code", depth: depth, bodyAt: p}
	r.data = append(sortedClasses(d.flow.text), withoutFile(d.flow.files)...)
	if d.asksWithSecret(r.url, k) {
		r.data = append(r.data, "secret")
	}
	d.request(r)
}

// methodByData is the method of a call that sends what it is given beside the address, and else only asks.
func methodByData(k *code.Call) string {
	position := 0
	for _, a := range k.Args {
		first, _, _ := strings.Cut(a.Name, ".")
		if (first == "data" || first == "1" || first == "" && position == 1) && a.Value != "null" {
			return "POST"
		}
		if a.Name == "" || first == "0" && position == 0 {
			position++
		}
	}
	return "GET"
}

// based is the address that a path is of: of the client that the call is a method of, else of the host that the code is connected to.
func (d *deriving) based(k *code.Call) string {
	for _, a := range k.Receiver {
		if strings.Contains(a.Value, "://") && !strings.ContainsAny(a.Value, " \n") {
			return strings.TrimRight(a.Value, "/")
		}
	}
	return "https://" + d.connected()
}

// page stands for the host of the page that code runs in, and ownPage is that page's address.
const (
	page    = "page"
	ownPage = "https://" + page
)

// connected is the host that the code has a connection to; else the page that the code runs in.
func (d *deriving) connected() string {
	if d.flow != nil && len(d.flow.hosts) > 0 && d.flow.hosts[len(d.flow.hosts)-1] != "" {
		return hostOnly(d.flow.hosts[len(d.flow.hosts)-1])
	}
	return page
}

// partedURL reads a URL that is given as a host and a path: request({host: "x", path: "/u", method: "PUT"}). What is sent is written
// later.
func (d *deriving) partedURL(r *request, k *code.Call) {
	host, path := "", "/"
	for _, a := range k.Args {
		switch strings.TrimLeft(strings.ToLower(a.Name), "0123456789.") {
		case "host", "hostname":
			host = a.Value
		case "path":
			path = a.Value
		case "method":
			r.method = strings.ToUpper(a.Value)
		}
	}
	if host == "" {
		return
	}
	r.url, r.args, r.body = "https://"+host+path, nil, ""
	if d.flow != nil && r.method != "" && r.method != "GET" {
		r.upload = d.flow.files["file"]
		r.data = append(sortedClasses(d.flow.text), sortedClasses(d.flow.files)...)
	}
}

// asksWithSecret says whether the query of an address may hold a secret variable that code reads: it reads one, presents none in a
// header, and a part of the query cannot be known.
func (d *deriving) asksWithSecret(url string, k *code.Call) bool {
	_, query, _ := strings.Cut(url, "?")
	if d.flow == nil || !strings.Contains(query, code.Unknown) || slices.ContainsFunc(k.Args, func(a code.Arg) bool { return strings.HasPrefix(a.Name, "headers") }) {
		return false
	}
	at, _ := web.Parse(url, true)
	login := d.asksAsLogin(query)
	return slices.ContainsFunc(d.flow.calls, func(c code.Call) bool {
		what, _ := d.codeMeaning(c.Name)
		name := argument(&c, 0)
		return what == "env" && d.secretName(name) && !(login && d.presentedTo(name, at.Host))
	})
}

// urlWithin is the URL that a call inside another's arguments is given: post(URI("https://…")).
func (d *deriving) urlWithin(k *code.Call) string {
	if d.flow == nil {
		return ""
	}
	for i := range d.flow.calls {
		in := &d.flow.calls[i]
		if in.Span[0] < k.Span[0] || in.Span[1] > k.Span[1] || in.Span == k.Span {
			continue
		}
		for _, a := range in.Args {
			if strings.Contains(a.Value, "://") {
				return a.Value
			}
		}
	}
	return ""
}

// clientCall reads a call of a client that no table knows: its last word is what is done with the URL that it is given.
func (d *deriving) clientCall(k *code.Call, p Place, depth int) bool {
	method, ok := d.t.Map("code.methods", strings.TrimRight(strings.ToLower(lastPart(k.Name)), "!"))
	addressed := slices.ContainsFunc(k.Args, func(a code.Arg) bool { return strings.Contains(a.Value, "://") }) || d.urlWithin(k) != ""
	addressed = addressed || method == "" && strings.HasPrefix(argument(k, 1), "/") && d.connected() != page
	if _, names := d.t.Map("methods", strings.ToUpper(argument(k, 1))); names && strings.HasPrefix(argument(k, 0), "/") { // call_api("/api/v1/…", "DELETE")
		d.pathThenMethod(k, p, depth)
		return true
	}
	if _, names := d.t.Map("methods", strings.ToUpper(argument(k, 0))); names && lastPart(k.Name) == "method" && addressed { // newBuilder(url).method("POST", …)
		d.codeRequest(k, strings.ToUpper(argument(k, 0)), p, depth)
		return true
	}
	if below := strings.HasPrefix(argument(k, 0), "/") && strings.Contains(d.based(k), "://") && d.based(k) != "https://"+d.connected(); !ok || !addressed && !below {
		return false
	}
	d.codeRequest(k, method, p, depth)
	return true
}

// serviceCall reads a call of a client library that speaks to one service: the texts that it is given go there, or to the address that the
// client was made with.
func (d *deriving) serviceCall(k *code.Call, p Place, depth int) bool {
	host, client := "", k.Name
	if method := lastPart(client); method == "new" || method != "" && method[0] >= 'A' && method[0] <= 'Z' {
		return false // the client is made
	}
	for i := strings.LastIndexByte(client, '.'); i > 0 && host == ""; i = strings.LastIndexByte(client, '.') {
		client = client[:i]
		host, _ = d.t.Map("code.services", strings.ToLower(client))
	}
	if host == "" {
		return false
	}
	r := &request{at: p, client: "code", method: "POST", url: "https://" + host, depth: depth, bodyAt: p}
	for _, a := range k.Receiver {
		if strings.Contains(a.Value, "://") {
			r.url = strings.TrimRight(a.Value, "/")
		}
	}
	steps := strings.Split(k.Name[len(client)+1:], ".")
	for _, step := range steps[:len(steps)-1] { // chat.completions.create
		r.url += "/" + strings.ToLower(step)
	}
	texts := false
	for _, a := range k.Args {
		texts = texts || strings.ContainsAny(a.Value, " "+code.Unknown)
		d.codeBody(r, a, strings.TrimLeft(strings.ToLower(a.Name), "0123456789."), p)
		d.unknownPart(r, a)
	}
	if texts { // else it only asks for something by its name
		d.request(r)
	}
	return texts
}

// pathThenMethod is a request of a client to the service that it is made for: a path, then the method.
func (d *deriving) pathThenMethod(k *code.Call, p Place, depth int) {
	r := &request{at: p, client: "code", method: strings.ToUpper(argument(k, 1)), url: d.based(k) + argument(k, 0), depth: depth, bodyAt: p}
	for _, a := range k.Args[min(2, len(k.Args)):] {
		d.codeBody(r, a, strings.TrimLeft(strings.ToLower(a.Name), "0123456789."), p)
	}
	if !strings.Contains(r.url, "://") {
		r.url = "https://service" + r.url
	}
	d.request(r)
}

// hostArgument is the first argument, or the first part of it: connect(("host", 80)).
func hostArgument(k *code.Call) string {
	if name := argument(k, 0); name != "" {
		return name
	}
	for _, a := range k.Args {
		if a.Name == "0.0" || a.Name == "host" || a.Name == "hostname" || a.Name == "0.host" {
			return a.Value
		}
	}
	return ""
}

// codeConnect is a connection to a host that code opens.
func (d *deriving) codeConnect(k *code.Call, scheme string, p Place) {
	host := hostArgument(k)
	if host == "" {
		return
	}
	if d.flow != nil && d.flow.sends && (d.flow.leaks || d.flow.files["file"] || d.flow.text["personal"] || d.flow.text["special"]) {
		d.codeSend(k, host, "", p)
	}
	if scheme != "" {
		d.request(&request{url: scheme + "://" + host, at: p, client: "code"})
		return
	}
	a := d.begin("call", k.Name, p)
	a.add(schema.CodeCall, k.Name, p)
	a.add(schema.SendTo, d.places.Place(hostOnly(host)), p)
	a.add(schema.SendAddress, host, p)
	d.emit(a)
}

// codeSend is what code writes to a host that it is connected to.
func (d *deriving) codeSend(k *code.Call, host, port string, p Place) {
	a := d.begin("request", k.Name, p)
	a.add(schema.CodeCall, k.Name, p)
	if port != "" {
		a.add(schema.CallValue, "port="+port, p)
	}
	a.add(schema.HTTPClient, "code", p)
	a.add(schema.SendTo, d.places.Place(hostOnly(host)), p)
	a.add(schema.SendAddress, host, p)
	channel := "request"
	if d.flow.files["file"] {
		channel = "upload"
	}
	a.add(schema.SendChannel, channel, p)
	if d.flow.leaks {
		d.dataClass(a, "secret", p)
	}
	for _, class := range append(sortedClasses(d.flow.text), sortedClasses(d.flow.files)...) {
		d.dataClass(a, class, p)
	}
	d.emit(a)
}

// codeUpload is a file that code puts into a store or on a host that it is connected to.
func (d *deriving) codeUpload(k *code.Call, where string, p Place) {
	a := d.begin("request", k.Name, p)
	a.add(schema.CodeCall, k.Name, p)
	a.add(schema.HTTPClient, "code", p)
	a.add(schema.SendChannel, "upload", p)
	for _, class := range d.dataOf(argument(k, 0)) {
		d.dataClass(a, class, p)
	}
	if d.flow != nil {
		for _, class := range append(withoutFile(d.flow.files), sortedClasses(d.flow.text)...) {
			d.dataClass(a, class, p)
		}
	}
	to := d.uploadTarget(k, where)
	place := "unknown"
	switch {
	case to != "" && where == "bucket":
		place = d.places.Bucket(to)
	case to != "":
		place = d.places.Place(hostOnly(to))
	}
	a.add(schema.SendTo, place, p)
	a.add(schema.SendAddress, to, p)
	d.emit(a)
}

// uploadTarget is the bucket or the host of an upload: by the name of its argument, by the call that made what it is a method of, by
// position.
func (d *deriving) uploadTarget(k *code.Call, where string) string {
	if where != "bucket" {
		if d.flow != nil && len(d.flow.hosts) > 0 {
			return d.flow.hosts[len(d.flow.hosts)-1]
		}
		return ""
	}
	for _, a := range k.Args {
		name := lastPart(a.Name)
		if d.t.Has("keys.bucket", d.joinedKey(name)) {
			return a.Value
		}
	}
	if strings.Contains(strings.ToLower(k.Name), "bucket") && len(k.Receiver) > 0 {
		return k.Receiver[max(0, bucketPosition(k))].Value
	}
	return argument(k, 1)
}

// bucketPosition is which of the receiver's arguments names the bucket: the last but one where a blob follows, else the last.
func bucketPosition(k *code.Call) int {
	n := len(k.Receiver)
	if low := strings.ToLower(k.Name); strings.Contains(low, "blob") || strings.Contains(low, ".object") || strings.Contains(low, ".file") {
		return n - 2
	}
	return n - 1
}

// codeBody adds an argument to what a request sends; one that cannot be known may be a file that the code read.
func (d *deriving) codeBody(r *request, a code.Arg, path string, p Place) {
	written := strings.TrimLeft(a.Name, "0123456789.")
	name := lastPart(strings.TrimRight(written, "0123456789.")) // of the list that a value stands in
	if name == "" {
		name = lastPart(written)
	}
	r.args = append(r.args, arg{path: a.Name, key: name, keyName: d.names.of(name, ""), value: a.Value, kind: action.String, at: p.At, start: p.Start})
	r.body += a.Value + "\n"
	first, _, _ := strings.Cut(path, ".")
	raw := path == "" || d.t.Has("keys.raw-body", path)
	if first == "files" || strings.Contains(a.Value, code.Unknown) && d.flow != nil && d.flow.files["file"] && (raw || d.flow.encodes) {
		r.upload = true
		if d.flow != nil {
			r.data = append(r.data, sortedClasses(d.flow.files)...)
		}
	}
}

// withoutFile are the classes of data in files, of which only a part may leave.
func withoutFile(classes map[string]bool) []string {
	return slices.DeleteFunc(sortedClasses(classes), func(class string) bool { return class == "file" })
}
