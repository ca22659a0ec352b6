package fact

import (
	"iter"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/content"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// request is one URL that is opened, or only mentioned.
type request struct {
	url     string
	at      Place
	method  string
	client  string // http.client
	bare    bool   // a scheme may be missing
	body    string // data that is sent
	bodyAt  Place
	args    []arg // of a structured body
	data    []string
	fields  []string // that are taken for it from objects of which nothing is known
	upload  bool     // the contents of a file are sent
	header  string
	program string // that makes it
	logins  string // headers that log in
	own     bool   // the organisation's own account at the service
	around  []Atom // names that may speak of its environment: of what its URL was made of
	depth   int
}

// request emits the act of a request, with the call that its path spells.
func (d *deriving) request(r *request) {
	if strings.HasPrefix(r.url, "\uFFFD/") { // $BASE/path: where is unknown, what is asked for is not
		r.url = "https://" + r.url
	}
	u, ok := web.Parse(r.url, r.bare)
	if !ok {
		if strings.Contains(r.url, "\uFFFD") {
			d.unknownRequest(r)
		}
		return
	}
	if r.method == "" {
		r.method = "GET"
		if r.body != "" || r.upload || len(r.args) > 0 {
			r.method = "POST"
		}
	}
	if u.Scheme == "file" && r.client != "mention" {
		d.file("read", u.Path, r.at, fileOptions{})
	}
	if m := d.overridden(r, u); m != "" {
		r.method = m
	}
	r.args = d.bodyArgs(r) // read once: names, amounts, data and statements are all found in them
	a := d.begin("request", r.url, r.at)
	a.around = r.around
	a.add(schema.ShellProgram, r.program, r.at)
	d.hostFacts(a, r, u)
	d.apiCall(a, r, u)
	d.requestData(a, r, u)
	d.emit(a)
	d.within(a, func() { d.carriedStatements(r, u) })
	d.remoteCall(r)
	d.batched(r, u)
}

// overridden is the method that a header, a field or a parameter says in place of the one a request is sent with.
func (d *deriving) overridden(r *request, u web.URL) string {
	c := &call{args: slices.Clip(r.args), at: r.at}
	d.queryArgs(c, u)
	for name, value := range headers(r.header) {
		c.args = append(c.args, arg{key: name, keyName: &keyName{}, value: value})
	}
	for i := range c.args {
		if x := &c.args[i]; r.method == "POST" && d.overrides(x) {
			return strings.ToUpper(x.value)
		}
	}
	return ""
}

// headers yields the name and the value of each line of a head, without the blanks around them.
func headers(head string) iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for line := range strings.Lines(head) {
			if name, value, ok := strings.Cut(line, ":"); ok && !yield(strings.TrimSpace(name), strings.TrimSpace(value)) {
				return
			}
		}
	}
}

// remoteCall reads a body that names a procedure beside its parameters: {"method": "payments.send", "params": {…}}.
func (d *deriving) remoteCall(r *request) {
	if r.depth >= maxNested || r.method == "GET" || r.client == "mention" {
		return
	}
	c := &call{args: r.args, at: r.at, depth: r.depth}
	for i := range r.args {
		x := &r.args[i]
		if !d.t.Has("keys.procedure", x.path) || !identifier(x.value) || !d.namesCall(c, x) {
			continue
		}
		d.call(&call{name: x.value, at: x.place(), words: d.nameWords(x.value), args: siblings(d, c, x), whole: true, depth: r.depth + 1})
	}
}

// unknownRequest is a request to somewhere that cannot be known.
func (d *deriving) unknownRequest(r *request) {
	a := d.begin("request", r.url, r.at)
	a.add(schema.HTTPClient, r.client, r.at)
	a.add(schema.HTTPPlace, "unknown", r.at)
	for _, class := range r.data {
		d.dataClass(a, class, r.at)
	}
	if r.upload || r.body != "" {
		a.add(schema.SendTo, "unknown", r.at)
	}
	d.emit(a)
}

func (d *deriving) hostFacts(a *Act, r *request, u web.URL) {
	a.add(schema.HTTPClient, r.client, r.at)
	a.add(schema.HTTPMethod, method(r.method), r.at)
	a.add(schema.HTTPScheme, u.Scheme, r.at)
	a.add(schema.HTTPHost, u.Host, r.at)
	a.add(schema.HTTPPath, u.Path, r.at)
	if plain, err := url.PathUnescape(u.Path); err == nil {
		a.add(schema.HTTPPath, plain, r.at)
	}
	a.add(schema.HTTPPlace, r.place(d.places.Place(u.Host)), r.at)
}

// place is where a host is, for a request: the organisation's own account at a service is inside.
func (r *request) place(host string) string {
	if r.own && host == "outside" {
		return "inside"
	}
	return host
}

func method(m string) string {
	switch m {
	case "GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "CONNECT", "TRACE":
		return m
	}
	return "OTHER"
}

// apiCall reads method and path as the name of a call: POST /v1/payouts/po_1/cancel is create, payouts, cancel. The words of the host
// are nouns too.
func (d *deriving) apiCall(a *Act, r *request, u web.URL) {
	verb, ok := d.t.Map("methods", r.method)
	if !ok {
		verb = "get"
	}
	u.Path = d.withoutFormat(u.Path)
	if graphQLPath(u.Path) {
		verb = "execute" // what is done stands in the document
		if u.Query == "" && d.onlyAsks(r) {
			verb = "query"
		}
	}
	c := &call{name: u.Path, at: r.at, whole: true}
	run := []placedWord{{word{text: verb, lemma: verb}, r.at}}
	names := 0 // that follow
	for _, seg := range strings.Split(d.withoutSpace(u.Path), "/") {
		if names > 0 {
			names--
			continue
		}
		names = d.namesBehind(seg)
		if kind, _, keyed := strings.Cut(seg, "("); keyed { // OData: Accounts(7)
			seg = kind
		}
		if idSegment(seg) {
			continue
		}
		for _, w := range lemmas(d.t, split(seg)) {
			run = append(run, placedWord{word{text: w.text, lemma: w.lemma, start: len(run)}, r.at})
		}
	}
	if reads := r.method == "GET" || r.method == "HEAD" || r.method == "OPTIONS"; reads {
		d.words(a, c, run[:1])
		d.nouns(a, c, run[1:])
	} else {
		d.words(a, c, run)
		d.segmentName(a, c, u.Path)
	}
	d.resource(a, u, r.at)
	for _, label := range strings.Split(u.Host, ".") {
		for _, w := range lemmas(d.t, split(label)) {
			d.noun(a, c, w.lemma, r.at)
		}
	}
	c.name = u.Host + u.Path
	d.queryArgs(c, u)
	c.args = append(c.args, r.args...)
	d.operationArgs(a, c)
	d.headerOperation(a, c, r.header)
	d.keyedData(a, d.away(c.args, u.Host))
	d.outcomes(a, c)
	d.argFacts(a, c)
	d.amounts(a, c)
	d.recipients(a, c)
}

// graphQLPath says whether a path is where documents of GraphQL are sent to: …/graphql.
func graphQLPath(path string) bool {
	seg := strings.ToLower(path[strings.LastIndexByte(path, '/')+1:])
	return seg == "graphql" || seg == "gql"
}

// withoutSpace is a path without the name of the space that it begins with, which says nothing of what is asked for: /admin/orders.
func (d *deriving) withoutSpace(path string) string {
	first, rest, ok := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	if ok && rest != "" && d.t.Has("paths.spaces", strings.ToLower(first)) {
		return rest
	}
	return path
}

// namesBehind is how many parts of a path that follow one are names, which say nothing of what is done.
func (d *deriving) namesBehind(seg string) int {
	n, _ := d.t.Map("paths.names", strings.ToLower(seg))
	names, _ := strconv.Atoi(n)
	return names
}

// withoutFormat is a path without the form that an answer is asked for in: /orders/7/refunds/calculate.json.
func (d *deriving) withoutFormat(path string) string {
	dot := strings.LastIndexByte(path, '.')
	if dot < 1 || path[dot-1] == '/' || !d.t.Has("paths.formats", path[dot+1:]) {
		return path
	}
	return path[:dot]
}

// segmentName reads the last part of a path that is the name of an operation by itself: /webhook/release-payment.
func (d *deriving) segmentName(a *Act, c *call, path string) {
	seg := path[strings.LastIndexByte(path, '/')+1:]
	if idSegment(seg) || len(seg) > 64 {
		return
	}
	ws := lemmas(d.t, split(seg))
	if len(ws) < 2 || kindOf(d.t, ws[0]) != kindEither || read(d.t, ws).mode != "change" {
		return
	}
	d.words(a, c, wordsAt(ws, c.at))
}

// resource names what a request is about: the last two parts of its path, of which one is the kind of the thing and one may be its name.
func (d *deriving) resource(a *Act, u web.URL, p Place) {
	segs := strings.FieldsFunc(u.Path, func(r rune) bool { return r == '/' })
	for _, seg := range segs[max(0, len(segs)-2):] {
		if !idSegment(seg) {
			a.add(schema.CallName, d.joinedKey(seg), p)
		}
	}
}

func (d *deriving) nouns(a *Act, c *call, run []placedWord) {
	for i, w := range run {
		d.object(a, c, w.lemma, w.place)
		if i > 0 {
			d.object(a, c, run[i-1].lemma+" "+w.lemma, w.place)
		}
	}
}

// idSegment says whether a part of a path names one thing rather than a kind: it has a digit and no plain word, or is a placeholder.
func idSegment(s string) bool {
	if s == "" || strings.ContainsAny(s, "{}$:\uFFFD") && !strings.Contains(s, ":") {
		return true
	}
	digits := strings.IndexFunc(s, func(r rune) bool { return r >= '0' && r <= '9' })
	if versioned(s, digits) {
		return false
	}
	return digits >= 0 && (len(s) > 4 || digits == 0)
}

// operationArgs reads an operation that stands after the question mark or in the body: ?Action=TerminateInstances.
func (d *deriving) operationArgs(a *Act, c *call) {
	for i := range c.args {
		x := &c.args[i]
		if !x.is("keys.query-action") || !identifier(x.value) {
			continue
		}
		d.words(a, c, wordsAt(lemmas(d.t, split(x.value)), x.place()))
	}
}

// headerOperation reads an operation that a header names: SOAPAction, X-Amz-Target.
func (d *deriving) headerOperation(a *Act, c *call, header string) {
	for name, value := range headers(header) {
		if value = strings.Trim(value, `"`); len(value) <= maxLabel && d.t.Has("headers.operation", strings.ToLower(name)) {
			d.words(a, c, wordsAt(lemmas(d.t, split(value[strings.LastIndexAny(value, "/#:.")+1:])), c.at))
		}
	}
}

// versioned says whether a part of a path is a plain name with a version or a year behind it: patients-v3, invoices_2026.
func versioned(s string, digits int) bool {
	if digits < 5 {
		return false
	}
	name, number := strings.TrimRight(strings.TrimSuffix(s[:digits], "v"), "-_."), s[digits:]
	if len(name) < 4 || len(name) >= digits || strings.Trim(strings.ToLower(name), "abcdefghijklmnopqrstuvwxyz-_.") != "" {
		return false
	}
	return s[digits-1] == 'v' && len(number) <= 3 || len(number) == 4 && strings.HasPrefix(number, "20")
}

func (d *deriving) queryArgs(c *call, u web.URL) {
	for _, pair := range strings.FieldsFunc(u.Query, func(r rune) bool { return r == '&' || r == ';' }) {
		c.args = append(c.args, d.pair(strings.ReplaceAll(pair, "+", " "), c.at))
	}
}

// pair reads name=value, percent-encoded or not.
func (d *deriving) pair(s string, p Place) arg {
	k, v, _ := strings.Cut(s, "=")
	if plain, err := url.PathUnescape(v); err == nil {
		v = plain
	}
	above, name, nested := strings.Cut(strings.TrimSuffix(k, "]"), "[")
	if !nested || name == "" {
		above, name = "", above
	}
	if s, ok := unescaped(v); ok {
		v = s
	}
	return arg{path: k, key: name, keyName: d.names.of(name, above), value: v, kind: action.String, at: p.At, start: p.Start}
}

// requestData finds what leaves with a request: in its body, its query, its path, its files.
func (d *deriving) requestData(a *Act, r *request, u web.URL) {
	for _, class := range r.data {
		d.dataClass(a, class, r.at)
	}
	d.presented(a, r, u.Host)
	d.scanText(a, r.header, r.at)
	if !d.atHome(r.body, u.Host) {
		d.scanBody(a, r.body, r.bodyAt)
	}
	if asked := u.Path + "?" + u.Query; !d.atHome(asked, u.Host) {
		d.scanText(a, asked, r.at)
	}
	if r.method == "GET" && r.body == "" && !r.upload && u.Query == "" && len(r.data) == 0 && r.header == "" {
		return
	}
	if !a.has(schema.SendTo) || !d.t.Has("hosts.carriers", strings.ToLower(u.Host)) {
		a.add(schema.SendTo, r.place(d.places.URL(u)), r.at)
	}
	a.add(schema.SendAddress, u.Host, r.at)
	if r.upload {
		a.add(schema.SendChannel, "upload", r.at)
		d.dataClass(a, "file", r.at)
	} else {
		a.add(schema.SendChannel, "request", r.at)
	}
}

// scanBody adds the classes of what is sent. Who gets a message is not what it tells: a text is no personal data for the mailbox or the
// number alone that it is sent to.
func (d *deriving) scanBody(a *Act, text string, p Place) {
	whole := d.scan(text).Classes
	if !slices.Contains(whole, content.Personal) || slices.Contains(whole, content.Special) {
		d.scanText(a, text, p)
		return
	}
	var blanks []string // receivers and what stands for them
	for _, at := range a.Atoms {
		if at.Fact == schema.SendAddress && (strings.Contains(at.Value, "@") || strings.HasPrefix(at.Value, "+")) {
			blanks = append(blanks, at.Value, strings.Repeat(" ", len(at.Value)))
		}
	}
	rest := strings.NewReplacer(blanks...).Replace(text)
	if rest != text && !slices.Contains(d.scan(rest).Classes, content.Personal) {
		d.scanBut(a, content.Personal, text, p)
		return
	}
	d.scanText(a, text, p)
}

// away leaves out the arguments that are credentials of the host itself.
func (d *deriving) away(args []arg, host string) []arg {
	return slices.DeleteFunc(slices.Clone(args), func(x arg) bool { return d.atHome(x.value, host) })
}

// keyedData adds the classes of data that the names of arguments tell. What is sensitive counts where an argument names a person.
func (d *deriving) keyedData(a *Act, args []arg) {
	weight := 0
	var special []Place
	for i := range args {
		class, w := d.scanner.Keys(joinTexts(args[i].words), args[i].value)
		if class == "" && d.belowSensitive(&args[i]) {
			class, w = content.Special, 2
		}
		a.sensitive(class, args[i].place())
		switch {
		case w == 0 || class == "":
		case class == "special":
			special = append(special, args[i].place())
		case class != "personal" || weight+w >= 2:
			d.dataClass(a, class, args[i].place())
		}
		if class == "personal" {
			weight += w
		}
	}
	if len(special) == 0 && weight > 0 {
		special = d.sensitiveValues(args)
	}
	if len(special) > 0 && (weight > 0 || d.namesPerson(args)) {
		d.dataClass(a, "special", special[0])
	}
}

// longestLabel is the longest value that is a label rather than a text, in bytes.
const longestLabel = 80

// sensitiveValues are the places of short values that say something sensitive: a segment, a state.
func (d *deriving) sensitiveValues(args []arg) []Place {
	for i := range args {
		if v := args[i].value; len(v) >= 3 && len(v) <= longestLabel && !strings.Contains(v, "://") && d.scanner.Sensitive(v) {
			return []Place{args[i].place()}
		}
	}
	return nil
}

// belowSubject says whether an argument stands below one that is a person by its key: patient.first.
func (d *deriving) belowSubject(x *arg) bool {
	return belowKey(x, func(key string) bool { return d.scanner.Subject(key, "x") })
}

// belowSensitive says whether an argument stands below one that is sensitive by its key: blood_pressure.low.
func (d *deriving) belowSensitive(x *arg) bool {
	return belowKey(x, func(key string) bool {
		class, _ := d.scanner.Keys(joinTexts(split(key)), x.value)
		return class == content.Special
	})
}

// titled says whether a value is two or three words that begin with capitals, as the names of people are.
func titled(value string) bool {
	words := strings.Fields(value)
	return len(words) > 1 && len(words) < 4 && !slices.ContainsFunc(words, func(w string) bool { return strings.ToLower(w[:1]) == w[:1] || strings.ToUpper(w) == w && len(w) > 2 })
}

// namesPerson says whether one of some arguments is a person, by its key or by what it says.
func (d *deriving) namesPerson(args []arg) bool {
	var all texts
	for i := range args {
		if d.scanner.Subject(joinTexts(args[i].words), args[i].value) || d.belowSubject(&args[i]) {
			return true
		}
		if args[i].key == "name" && titled(args[i].value) {
			return true
		}
		all.add(args[i].value, args[i].place())
	}
	found := d.scan(all.joined.String()).Matches
	return slices.ContainsFunc(found, func(m content.Match) bool { return m.Class == content.Personal })
}
