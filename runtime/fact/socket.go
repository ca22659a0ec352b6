package fact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/literal"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// What a line says by itself to a host that it is connected to by a socket: mail and requests, written out.

// mailDialogue finds whom a line writes mail to that speaks the protocol itself (RFC 5321 §4.1.1.3), to a socket of the shell or through a
// program for sockets.
func (l *line) mailDialogue(text string) {
	_, rest, ok := cutFold(text, "rcpt to:")
	if !ok || !strings.Contains(text, "/dev/tcp/") && !slices.ContainsFunc(l.result.Commands, func(c shell.Command) bool { return l.t.Has("programs.socket", c.Program) }) {
		return
	}
	rest = strings.TrimLeft(rest, " <")
	end := strings.IndexAny(rest, "> \r\n\\\"'")
	if end <= 0 {
		return
	}
	a := l.begin("request", "smtp", l.at)
	a.add(schema.SendChannel, "message", l.at)
	l.sendTo(a, rest[:end], l.at)
	l.scanText(a, text, l.at)
	l.emit(a)
}

// requestLine is the first line of a request as it goes over the wire (RFC 9112 §3).
var requestLine = regexp.MustCompile(`\b(GET|HEAD|POST|PUT|PATCH|DELETE) (/[^\s"']*) HTTP/[12]`)

// writtenHTTP finds the request that a line writes out to a host that it is connected to by a socket of the shell or through a program for
// sockets.
func (l *line) writtenHTTP(text string) {
	if !strings.Contains(text, " HTTP/") || len(text) > maxUnfoldText {
		return
	}
	m := requestLine.FindStringSubmatch(text)
	host := l.socketHost()
	if m == nil || host == "" {
		return
	}
	r := &request{url: "http://" + host + m[2], method: m[1], at: l.at, bodyAt: l.at, client: "program", bare: true, depth: l.depth}
	if changes(m[1]) {
		r.data = l.scan(text).Classes
	}
	l.request(r)
}

// socketHost is the host that a line is connected to, with its port.
func (l *line) socketHost() string {
	for i := range l.result.Commands {
		c := &l.result.Commands[i]
		for _, r := range c.Redirs {
			if rest, ok := strings.CutPrefix(r.Target.Text, "/dev/tcp/"); ok {
				return strings.Replace(rest, "/", ":", 1)
			}
		}
		if !l.t.Has("programs.socket", c.Program) {
			continue
		}
		for _, o := range c.Options {
			if o.Role == vocabulary.RoleHost && l.isHost(o.Value.Text) {
				return o.Value.Text
			}
		}
		for _, o := range c.Operands {
			if l.isHost(o.Text) {
				return o.Text
			}
		}
	}
	return ""
}

func (l *line) isHost(s string) bool {
	place, _ := l.places.Address(s)
	return place != "" && place != "unknown" && strings.ContainsAny(s, ".:")
}

// cutFold cuts a text at a word in lower case, whatever its case there.
func cutFold(text, word string) (before, after string, found bool) {
	i := strings.Index(literal.Lower(text), word)
	if i < 0 {
		return text, "", false
	}
	return text[:i], text[i+len(word):], true
}
