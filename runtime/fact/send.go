package fact

import (
	"slices"
	"sort"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// recipients finds to whom a call sends. Some names of arguments say so in any call (to, cc), or for all that stands below them; others
// (email) only in one that sends or shares.
func (d *deriving) recipients(a *Act, c *call) {
	sends := d.sendingCall(a) || d.types(a)
	numbers := d.messaging(a, c)
	inside := d.goesInside(c)
	told := slices.ContainsFunc(c.args, func(x arg) bool { return x.depth == 1 && x.is("keys.recipient") && strings.Contains(x.value, "@") })
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String {
			continue
		}
		switch {
		case x.is("keys.channel"):
			d.channelTo(a, x, sends || numbers)
		case x.is("keys.recipient") && x.depth == 1 && namesStream(c) && !strings.Contains(x.value, "@"):
			d.channelTo(a, x, true)
		case x.is("keys.recipient"):
			d.sendToAll(a, x, numbers && digits(strings.TrimSpace(x.value)))
		case x.is("keys.bucket"):
			d.bucketTo(a, x)
		case x.is("keys.destination") && elsewhere(x.value):
			d.sendToAll(a, x, false)
		case sends && (x.is("keys.host") || x.is("keys.url") || x.is("keys.destination")):
			d.hostTo(a, x)
		case d.inPostalAddress(c, x):
			continue
		case told && x.depth > 1 && x.is("keys.contact") && !d.under(x, "keys.recipient"): // of someone whom it is about
		case d.under(x, "keys.recipient"), sends && !inside && (x.is("keys.contact") || x.positional()):
			d.sendToAll(a, x, true)
		case len(x.value) > 12 && len(x.value) <= maxUnfoldText && strings.Contains(x.value, "RCPT TO:") && d.mailDialog(a, x.value, x.place()):
			a.add(schema.CallVerb, "send", x.place())
			a.add(schema.CallNoun, "mail", x.place())
		case x.is("keys.mail-source") || sends && mailHead(x.value):
			d.mailHeaders(a, x.value, x.place())
		}
	}
	if c.server != "" {
		d.publicServer(a, c)
	}
}

// namesStream says whether a call says of what it sends to that it is a channel: {"type": "stream", "to": "general"}.
func namesStream(c *call) bool {
	return slices.ContainsFunc(c.args, func(x arg) bool {
		return x.depth == 1 && (x.key == "type" || x.key == "message_type") && (x.value == "stream" || x.value == "channel")
	})
}

// inPostalAddress says whether an argument says who lives at an address: nobody gets a message there.
func (d *deriving) inPostalAddress(c *call, x *arg) bool {
	return (d.under(x, "keys.recipient") || x.is("keys.contact")) && x.depth > 1 && d.beside(c, x, "keys.postal")
}

// sendingCall says whether a call sends something to people or lets them have it, by its verb or by what it makes.
func (d *deriving) sendingCall(a *Act) bool {
	for _, at := range a.Atoms {
		if at.Fact == schema.CallVerb && d.t.Has("verbs.send", at.Value) || at.Fact == schema.CallNoun && d.t.Has("nouns.send", at.Value) {
			return true
		}
	}
	return false
}

// messaging says whether a call is about messages, whose recipients may be bare numbers.
func (d *deriving) messaging(a *Act, c *call) bool {
	for _, at := range a.Atoms {
		if at.Fact == schema.CallNoun && d.t.Has("nouns.send", at.Value) {
			return true
		}
	}
	return hasKey(c, "keys.message-template")
}

// digits says whether a recipient is a telephone number of E.164 without its sign.
func digits(s string) bool {
	return len(s) >= 10 && len(s) <= 15 && strings.Trim(s, "0123456789") == ""
}

// goesInside says whether a call names a URL of the organisation as where its data goes.
func (d *deriving) goesInside(c *call) bool {
	for i := range c.args {
		x := &c.args[i]
		if x.is("keys.url") && strings.Contains(x.value, "://") {
			place, _ := d.places.Address(x.value)
			return place == "inside"
		}
	}
	return false
}

// carried marks a call that hands data about people to the outside URL that it names, whatever its verb is.
func (d *deriving) carried(a *Act, c *call) {
	if !a.has(schema.DataClass, "personal") && !a.has(schema.DataClass, "special") {
		return
	}
	for i := range c.args {
		x := &c.args[i]
		if x.depth > 3 || !x.is("keys.target-url") || x.is("keys.link-url") || !strings.Contains(x.value, "://") && !hostName(x) {
			continue
		}
		if place, _ := d.places.Address(x.value); place == "outside" {
			a.add(schema.SendTo, place, x.place())
			a.add(schema.SendAddress, x.value, x.place())
		}
	}
}

// hostName says whether an argument is a host by its key, and its value one with a dot.
func hostName(x *arg) bool {
	last := x.words[max(0, len(x.words)-1):]
	return len(last) == 1 && last[0].lemma == "host" && strings.Contains(x.value, ".") && identifier(x.value)
}

// sendToAll adds the addresses of an argument; strict leaves out what is no address by itself.
func (d *deriving) sendToAll(a *Act, x *arg, strict bool) {
	for _, addr := range addresses(x.value) {
		_, kind := d.places.Address(addr)
		if strict && len(addr) >= 10 && strings.Trim(addr, "0123456789") == "" {
			addr, kind = "+"+addr, web.Phone // E.164 without its sign
		}
		if strict && kind != web.Mail && kind != web.Phone {
			continue
		}
		d.sendTo(a, addr, x.place())
	}
}

// channelTo reads the name of a channel or room, unless it is an address of another kind. A bare number is one where something is sent:
// the room of a hotel is none.
func (d *deriving) channelTo(a *Act, x *arg, sends bool) {
	for _, addr := range addresses(x.value) {
		if d.t.Has("words.medium", strings.ToLower(addr)) {
			continue
		}
		if i := strings.LastIndexByte(addr, ':'); i >= 0 && strings.Contains(addr[i:], "@") {
			addr = addr[i+1:]
			if d.t.Has("channels.own", addr[strings.IndexByte(addr, '@')+1:]) {
				addr = "#room"
			}
		}
		if _, kind := d.places.Address(addr); strings.Trim(addr, "-0123456789") == "" {
			if sends {
				a.add(schema.SendTo, "unknown", x.place())
				a.add(schema.SendAddress, addr, x.place())
			}
			continue
		} else if kind == web.Name {
			addr = "#" + addr
		}
		d.sendTo(a, addr, x.place())
	}
}

// hostTo says where a host or a URL is that a call sends to. A path at a host that is known already is none.
func (d *deriving) hostTo(a *Act, x *arg) {
	if strings.HasPrefix(x.value, "/") && !strings.HasPrefix(x.value, "//") && a.has(schema.SendAddress) {
		return
	}
	place, kind := d.places.Address(x.value)
	if kind == web.Name {
		place = d.places.Place(hostOnly(x.value))
	}
	a.add(schema.SendTo, place, x.place())
	a.add(schema.SendAddress, x.value, x.place())
}

// bucketTo says whose a bucket or storage account is.
func (d *deriving) bucketTo(a *Act, x *arg) {
	name := x.value[strings.LastIndexByte(x.value, ':')+1:] // behind an ARN or a scheme
	name = strings.TrimLeft(name, "/")
	if name != "" && identifier(name) {
		place := d.places.Bucket(name)
		if x.is("keys.account") {
			place = d.places.Account(name)
		}
		a.add(schema.SendTo, place, x.place())
		a.add(schema.SendAddress, name, x.place())
	}
}

// under says whether an argument stands below one whose name belongs to a set.
func (d *deriving) under(x *arg, set string) bool {
	return belowKey(x, func(key string) bool { return d.t.Has(set, d.joinedKey(key)) })
}

// belowKey says whether one of the keys that an argument stands below is such a one.
func belowKey(x *arg, is func(key string) bool) bool {
	for key := range strings.SplitSeq(parent(x.path), ".") {
		if key != "" && is(key) {
			return true
		}
	}
	return false
}

// beside says whether an argument of the same object has a name of a set.
func (d *deriving) beside(c *call, x *arg, set string) bool {
	return slices.ContainsFunc(c.args, func(y arg) bool { return parent(y.path) == parent(x.path) && y.is(set) })
}

// mailDialog adds the recipients that a dialogue with a mail server names (RFC 5321 §4.1.1.3), in one text or in a list of lines.
func (d *deriving) mailDialog(a *Act, text string, p Place) bool {
	found := false
	for rest := text; ; {
		i := strings.Index(rest, "RCPT TO:")
		if i < 0 {
			return found
		}
		rest = rest[i+len("RCPT TO:"):]
		addr, _, _ := strings.Cut(strings.TrimLeft(rest, " <"), "\n")
		if end := strings.IndexAny(addr, "> \r"); end >= 0 {
			addr = addr[:end]
		}
		if strings.Contains(addr, "@") {
			d.sendTo(a, addr, p)
			found = true
		}
	}
}

// mailHead says whether a text begins with a header of a message.
func mailHead(text string) bool {
	name, _, ok := strings.Cut(text[:min(len(text), 40)], ":")
	switch strings.ToLower(strings.TrimSpace(name)) {
	case "to", "from", "cc", "bcc", "subject", "date", "message-id", "mime-version", "return-path", "reply-to", "content-type":
		return ok && strings.Contains(text, "\n")
	}
	return false
}

// mailHeaders reads the recipients that stand in the head of a message (RFC 5322 §3.6.3), which may be in base64.
func (d *deriving) mailHeaders(a *Act, text string, p Place) {
	if s, ok := plain(strings.TrimSpace(text)); ok {
		text = s
	}
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimRight(line, "\r")
		name, value, ok := strings.Cut(line, ":")
		if !ok && strings.TrimSpace(line) == "" {
			return
		}
		switch strings.ToLower(name) {
		case "to", "cc", "bcc":
			for _, addr := range addresses(value) {
				d.sendTo(a, addr, p)
			}
		}
	}
}

// addresses cuts a recipient list.
func addresses(s string) []string {
	var out []string
	if strings.HasPrefix(s, "[") || strings.HasPrefix(s, "{") {
		return inJSON(s)
	}
	for _, f := range strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ';' || r == '\n' }) {
		if f = strings.TrimSpace(f); f != "" {
			out = append(out, f)
		}
	}
	return out
}

// inJSON splits recipients that are written as JSON text: the words that are addresses or numbers.
func inJSON(s string) []string {
	words := strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune("[]{}\"'\\:,; \n", r) })
	return slices.DeleteFunc(words, func(w string) bool { return !strings.Contains(w, "@") && !strings.HasPrefix(w, "+") })
}

func (d *deriving) sendTo(a *Act, addr string, p Place) {
	place, _ := d.places.Address(addr)
	switch {
	case d.namesOutsider(addr):
		place = "outside"
	case place == "":
		place = "unknown"
	}
	a.add(schema.SendTo, place, p)
	a.add(schema.SendAddress, addr, p)
}

// namesOutsider says whether a recipient is written as one of those who are outside: customer:4711.
func (d *deriving) namesOutsider(addr string) bool {
	kind, _, ok := strings.Cut(addr, ":")
	return ok && identifier(kind) && d.hasLemma(lemmas(d.t, split(kind)), "recipients.outside")
}

// mixed takes back that something goes inside, where one of the people or numbers that it goes to is not: a list with one outsider is one
// for outsiders.
func (d *deriving) mixed(a *Act) {
	if !a.has(schema.SendTo, "inside") || !slices.ContainsFunc(a.Atoms, d.outsider) {
		return
	}
	a.Atoms = slices.DeleteFunc(a.Atoms, func(at Atom) bool { return at.Fact == schema.SendTo && at.Value == "inside" })
}

func (d *deriving) outsider(at Atom) bool {
	if at.Fact != schema.SendAddress {
		return false
	}
	place, kind := d.places.Address(at.Value)
	return (kind == web.Mail || kind == web.Phone) && place != "inside" && place != "local"
}

// publicServer marks calls to services whose readers are the public.
func (d *deriving) publicServer(a *Act, c *call) {
	for _, w := range d.allWords(c) {
		switch {
		case d.t.Has("servers.public", w.text):
			a.add(schema.SendTo, "public", c.at)
		case d.t.Has("servers.prompt", w.text) && d.goesInside(c): // a gateway of the organisation's own
		case d.t.Has("servers.prompt", w.text):
			a.add(schema.SendTo, "outside", c.at)
			a.add(schema.SendChannel, "prompt", c.at)
		case d.t.Has("servers.forges", w.text):
			d.ownerTo(a, c)
		}
	}
}

// ownerTo says whose repository a call is about.
func (d *deriving) ownerTo(a *Act, c *call) {
	for i := range c.args {
		x := &c.args[i]
		if x.is("keys.owner") && identifier(x.value) {
			a.add(schema.SendTo, d.places.Repository(x.value+"/"), x.place())
			a.add(schema.SendAddress, x.value, x.place())
		}
	}
}

// contents finds the classes of data that a call's arguments carry.
func (d *deriving) contents(a *Act, c *call) {
	var own []arg
	var all texts
	var said strings.Builder // without the name of the one that it is said to
	for i := range c.args {
		x := &c.args[i]
		if x.kind == action.Bool || all.joined.Len() > 1<<20 {
			continue
		}
		if d.login(x) {
			continue
		}
		if !d.envelope(x) {
			own = append(own, *x)
			if x.kind == action.String && x.inner == 0 {
				all.add(x.value, x.place())
				if !x.is("keys.recipient-name") {
					said.WriteString(x.value)
					said.WriteByte('\n')
				}
			}
		}
		if x.kind == action.String && (x.is("keys.attachment") || x.is("keys.path")) {
			d.attached(a, x.value, x.place())
		}
		if x.kind == action.String && x.is("keys.file-name") && strings.Contains(x.value, ".") && pathLike(x.value) {
			for _, class := range withoutFile(d.classesOf(x.value)) {
				d.dataClass(a, class, x.place())
			}
		}
	}
	d.keyedData(a, own)
	d.scanAll(a, &all, "")
	d.subject(a, said.String())
}

// login says whether an argument is a header that logs in to where the call goes.
func (d *deriving) login(x *arg) bool {
	return d.under(x, "keys.header") && d.t.Has("headers.login", strings.ToLower(x.key))
}

// envelope says whether an argument is of whom a message is from or to, rather than of what it says.
func (d *deriving) envelope(x *arg) bool {
	return x.is("keys.recipient") || x.is("keys.sender") || d.under(x, "keys.recipient") || d.under(x, "keys.sender")
}

func (d *deriving) dataClass(a *Act, class string, p Place) {
	if a.has(schema.DataClass, class) {
		return
	}
	a.Atoms = append(a.Atoms, Atom{Fact: schema.DataClass, Value: class, Place: p})
}

// texts is several texts that are looked at as one: a name in one argument and an address in the next are one person.
type texts struct {
	joined strings.Builder
	parts  []textPart
}

type textPart struct {
	start int
	place Place
}

func (t *texts) add(text string, p Place) {
	t.parts = append(t.parts, textPart{t.joined.Len(), p})
	t.joined.WriteString(text)
	t.joined.WriteByte('\n')
}

// place finds where a byte range of the joined text stands.
func (t *texts) place(start, end int) Place {
	i := sort.Search(len(t.parts), func(i int) bool { return t.parts[i].start > start }) - 1
	if i < 0 {
		return Place{}
	}
	part := t.parts[i]
	return Place{At: part.place.At, Start: part.place.Start + start - part.start, End: part.place.Start + end - part.start}
}

// scanText adds the classes of data that stand in a text.
func (d *deriving) scanText(a *Act, text string, p Place) {
	var one texts
	one.add(text, p)
	d.scanAll(a, &one, "")
}

// scanBut does so without one class.
func (d *deriving) scanBut(a *Act, class, text string, p Place) {
	var one texts
	one.add(text, p)
	d.scanAll(a, &one, class)
}

// scanAll adds the classes of data that stand in several texts together, but one.
func (d *deriving) scanAll(a *Act, t *texts, but string) {
	if t.joined.Len() < 6 {
		return
	}
	r := d.scan(t.joined.String())
	for _, class := range r.Classes {
		if class == but {
			continue
		}
		at := t.place(0, 0)
		for _, m := range r.Matches {
			if m.Class == class {
				at = t.place(m.Start, m.End)
				break
			}
		}
		d.dataClass(a, class, at)
	}
	for _, m := range r.Matches {
		a.sensitive(m.Class, t.place(m.Start, m.End))
	}
	for _, class := range d.scanDecoded(t.joined.String()) {
		d.dataClass(a, class, t.place(0, 0))
	}
}

// attached adds the classes of a file whose contents are sent.
func (d *deriving) attached(a *Act, name string, p Place) {
	full := d.paths.Canonical(name, d.action.Cwd)
	for _, class := range d.paths.Classes(full, false) {
		switch class {
		case "secret", "payment-file":
			d.dataClass(a, class, p)
		case "people", "person":
			d.dataClass(a, "personal", p)
		case "special":
			d.dataClass(a, "personal", p)
			d.dataClass(a, "special", p)
		}
	}
	for _, dc := range d.p.DataClasses {
		if matchAny(dc.Paths, d.paths.Relative(full)) {
			d.dataClass(a, dc.Name, p)
		}
	}
	d.dataClass(a, "file", p)
}
