package fact

import (
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/content"
	"github.com/govc-lang/govc/runtime/fact/shell"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// given is what a command line gives to code: the words behind it, and the environment.
func (l *line) given(s *shell.Snippet) code.Given {
	if s.Command < 0 || s.Command >= len(l.result.Commands) {
		return code.Given{}
	}
	c := &l.result.Commands[s.Command]
	out := code.Given{}
	for _, e := range c.Env {
		if !e.Unknown {
			out.Env = append(out.Env, e.Text)
		}
		if _, text, _ := strings.Cut(e.Text, "="); e.Glob {
			out.Patterns = append(out.Patterns, text)
		}
	}
	head, words, ok := codeWords(c, s)
	if !ok {
		return out
	}
	rest := []string{}
	for _, w := range words {
		rest = append(rest, w.Text)
		if w.Glob {
			out.Patterns = append(out.Patterns, w.Text)
		}
	}
	switch s.Language {
	case "python":
		out.Args = append([]string{head}, rest...)
	case "node":
		out.Args = append([]string{s.Language}, rest...)
		if head != "-c" {
			out.Args = append([]string{s.Language, head}, rest...)
		}
	case "php":
		out.Args = append([]string{head}, rest...)
	default:
		out.Args = rest
	}
	return out
}

// codeWords splits the words of an interpreter at its code: the word that is the code, the script, or "-" for the standard input, and what
// stands behind it.
func codeWords(c *shell.Command, s *shell.Snippet) (head string, rest []shell.Word, ok bool) {
	at := -1
	for i, w := range c.Argv {
		if i == 0 {
			continue
		}
		switch {
		case s.Code == "argument" && w.Span.Start <= s.Span.Start && s.Span.End <= w.Span.End && strings.HasSuffix(w.Text, s.Text):
			at, head = i, "-c"
		case s.Code == "file" && len(c.Operands) > 0 && w.Span == c.Operands[0].Span && w.Text == c.Operands[0].Text, w.Text == "-" && s.Code != "argument":
			at, head = i, w.Text
		}
		if at >= 0 {
			break
		}
	}
	if at < 0 {
		return "", nil, false
	}
	rest = c.Argv[at+1:]
	if len(rest) > 0 && rest[0].Text == "--" {
		rest = rest[1:]
	}
	return head, rest, true
}

// holdsSecret says whether a secret variable of the environment, or the whole of it, flows into an argument.
func (d *deriving) holdsSecret(calls []code.Call, a code.Arg) bool {
	return slices.ContainsFunc(a.From, func(i int) bool { return d.readsSecret(&calls[i]) })
}

// readsSecret says whether a call reads a secret variable of the environment, or all of it.
func (d *deriving) readsSecret(k *code.Call) bool {
	if what, _ := d.codeMeaning(k.Name); what != "env" {
		return false
	}
	return len(k.Args) == 0 || d.secretName(argument(k, 0)) || !k.Args[0].Known && d.listsEnvironment()
}

// listsEnvironment says whether the code that is being read goes through the whole environment: a name of a variable that it computes may be
// any.
func (d *deriving) listsEnvironment() bool {
	return d.flow != nil && slices.ContainsFunc(d.flow.calls, func(k code.Call) bool {
		what, _ := d.codeMeaning(k.Name)
		return what == "env" && len(k.Args) == 0
	})
}

// exposes says whether an argument of a request holds a secret of the environment in another way than as a login to the service.
func (d *deriving) exposes(r *request, k *code.Call, a code.Arg, path string) bool {
	if len(a.From) == 0 || d.flow == nil || !d.holdsSecret(d.flow.calls, a) {
		return false
	}
	first, _, _ := strings.Cut(path, ".")
	key := lastPart(path)
	switch {
	case first == "auth" || first == "cert" || d.t.Has("headers.login", key):
		return false
	case first == "headers":
		return key != "headers" && !d.loginKey(key)
	}
	address := strings.ToLower(argument(k, 0) + r.url)
	return d.ofAnother(a, address) || !d.loginKey(key) && !d.namedAfter(a, address)
}

// loginKey says whether a name is one of credentials.
func (d *deriving) loginKey(key string) bool {
	class, _ := d.scanner.Keys(key, "Tn8xWq2Lk5vB9z")
	return class == content.Secret || d.secretName(key)
}

// ofAnother says whether a secret that flows into an argument is one of a known provider that a host outside is none of.
func (d *deriving) ofAnother(a code.Arg, address string) bool {
	u, ok := web.Parse(address, true)
	if !ok || d.places.Place(u.Host) != "outside" {
		return false
	}
	return slices.ContainsFunc(a.From, func(i int) bool {
		k := &d.flow.calls[i]
		return d.readsSecret(k) && len(d.providers(argument(k, 0))) > 0 && !d.presentedTo(argument(k, 0), u.Host)
	})
}

// namedAfter says whether a secret is named after the host that it goes to: STRIPE_KEY of api.stripe.com.
func (d *deriving) namedAfter(a code.Arg, address string) bool {
	_, host, _ := strings.Cut(address, "://")
	host, query, _ := strings.Cut(host, "/")
	if _, query, _ = strings.Cut(query, "?"); d.asksAsLogin(query) {
		return true
	}
	outside := d.places.Place(host) == "outside"
	return slices.ContainsFunc(a.From, func(i int) bool {
		name := argument(&d.flow.calls[i], 0)
		switch {
		case !d.readsSecret(&d.flow.calls[i]):
			return false
		case outside:
			return d.presentedTo(name, host)
		}
		return slices.ContainsFunc(split(name), func(w word) bool {
			return len(w.text) >= shortestName && slices.Contains(strings.Split(host, "."), w.text)
		})
	})
}

// asksAsLogin says whether a query has a field in which a credential is presented, with a value that cannot be known.
func (d *deriving) asksAsLogin(query string) bool {
	return slices.ContainsFunc(strings.Split(query, "&"), func(pair string) bool {
		name, value, _ := strings.Cut(pair, "=")
		return strings.Contains(value, code.Unknown) && d.presentedIn(name)
	})
}

// addresses adds the e-mail addresses that code puts together, or into an object.
func (d *deriving) addresses(list []string, k *code.Call, text string) []string {
	for _, a := range k.Args {
		if !a.Known || !strings.Contains(a.Value, "@") || len(a.Value) > 4096 || !k.Set && strings.Contains(text, a.Value) {
			continue
		}
		for _, name := range strings.FieldsFunc(a.Value, func(r rune) bool { return strings.ContainsRune(" ,;<>()\"'\n\t", r) }) {
			if _, kind := d.places.Address(name); kind == web.Mail && !slices.Contains(list, name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// message is what a call sends to the addresses in the code: what its text holds beside them.
func (d *deriving) message(a *Act, p Place) {
	text := d.flow.source
	for _, name := range d.flow.mails {
		d.sendTo(a, name, p)
		text = strings.ReplaceAll(text, name, "")
	}
	for _, class := range d.scan(text).Classes {
		if class == content.Personal || class == content.Special {
			d.dataClass(a, class, p)
		}
	}
}

// How much of what code puts into objects is kept.
const (
	maxBodies = 64
	maxSets   = 1 << 16 // bytes of all members
)

// setIn keeps what code puts into an object: a file that it writes later may hold it, and a request that it makes have the method.
func (d *deriving) setIn(f *codeFlow, k *code.Call) {
	for _, a := range k.Args {
		if name := strings.ToLower(lastPart(a.Name)); a.Known && d.t.Has("code.method-members", name) && changes(strings.ToUpper(a.Value)) {
			f.method = strings.ToUpper(a.Value)
		}
		if first, rest, _ := strings.Cut(a.Name, "."); d.t.Has("code.body-members", strings.ToLower(first)) && len(f.bodies) < maxBodies {
			f.bodies = append(f.bodies, bodyArg(rest, a))
		} else if lastPart(a.Name) == "body" && len(f.bodies) < maxBodies {
			f.bodies = append(f.bodies, a)
		}
		if a.Known && len(f.sets)+len(a.Value) < maxSets {
			f.sets += strconv.Quote(lastPart(a.Name)) + ": " + strconv.Quote(a.Value) + "\n"
		}
	}
}

// bodyIn keeps what a step of a chain gives the request as its body: client.post(url).json(x), https.request(url).write(x).
func (d *deriving) bodyIn(f *codeFlow, k *code.Call) {
	steps := strings.Split(strings.ToLower(k.Name), ".")
	n := len(steps) - 1
	if n < 1 || !d.t.Has("code.body-steps", steps[n]) || !slices.ContainsFunc(k.Receiver, func(a code.Arg) bool { return strings.Contains(a.Value, "://") }) {
		return
	}
	if !slices.ContainsFunc(steps[:n], func(s string) bool { _, ok := d.t.Map("code.methods", s); return ok }) {
		return
	}
	for _, a := range k.Args {
		if len(f.bodies) < maxBodies {
			f.bodies = append(f.bodies, bodyArg(strings.TrimLeft(a.Name, "0123456789."), a))
		}
	}
}

// bodyArg is an argument as that of a request which holds its body, or a part of it by its path.
func bodyArg(path string, a code.Arg) code.Arg {
	a.Name = "body"
	if path != "" {
		a.Name += "." + path
	}
	return a
}

// lookedUpNames adds the patterns by which a call finds files.
func (d *deriving) lookedUpNames(list []string, k *code.Call) []string {
	last := lastPart(k.Name)
	if !d.t.Has("code.finders-names", last) || len(list) > 64 {
		return list
	}
	return append(list, argTexts(k.Args)...)
}

// globs says whether a name is a pattern by which the code finds files, or is made of one that the code is given.
func (f *codeFlow) globs(name string) bool {
	return f != nil && strings.ContainsAny(name, "*?[") && (slices.ContainsFunc(f.patterns, func(p string) bool { return strings.HasSuffix(name, p) }) ||
		slices.ContainsFunc(f.given, func(p string) bool { return strings.Contains(name, p) }))
}

// codeSocket is what code sends through a client that it has made of a host and a port.
func (d *deriving) codeSocket(k *code.Call, p Place) {
	if d.flow == nil || len(d.flow.mails) > 0 || len(k.Receiver) < 2 || len(k.Args) == 0 {
		return
	}
	host, port := k.Receiver[0], k.Receiver[1]
	if n, err := strconv.Atoi(port.Value); err != nil || n <= 0 || n > 65535 || !host.Known || !strings.Contains(host.Value, ".") || strings.ContainsAny(host.Value, "/ :") {
		return
	}
	words := split(lastPart(k.Name))
	if len(words) > 0 && d.t.Has("code.senders", words[0].text) {
		d.codeSend(k, host.Value, port.Value, p)
	}
}
