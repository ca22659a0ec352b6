package fact

import (
	"maps"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// socket is a connection that the shell itself opens: host/port. What any command of the line reads may go there when it is kept open.
func (x *commandParts) socket(name string, w shell.Word) {
	host, _, _ := strings.Cut(name, "/")
	classes := map[string]bool{}
	maps.Copy(classes, x.carries(x.index))
	if x.c.Program == "exec" || x.c.Program == "" {
		for i := range x.result.Commands {
			maps.Copy(classes, x.carries(i))
		}
	}
	x.sendUpload(host, classes, x.place(w.Span))
}

// sendUpload emits that data goes to a host.
func (l *line) sendUpload(host string, classes map[string]bool, p Place) {
	a := l.begin("request", host, p)
	a.add(schema.HTTPClient, "program", p)
	a.add(schema.SendTo, l.places.Place(hostOnly(host)), p)
	a.add(schema.SendAddress, host, p)
	channel := "request"
	if classes["file"] {
		channel = "upload"
	}
	a.add(schema.SendChannel, channel, p)
	for _, class := range sortedClasses(classes) {
		l.dataClass(a, class, p)
	}
	a.Unknown.Add(schema.CallTotal) // what a file orders to pay is not read
	l.emit(a)
}

// transferScript reads commands of a file transfer client: put FILE, cd, get.
func (l *line) transferScript(text string, command int, p Place) {
	host := ""
	if command >= 0 && command < len(l.result.Commands) {
		for _, o := range l.result.Commands[command].Operands {
			if o.Role == vocabulary.RoleHost && host == "" {
				host = o.Text[strings.LastIndexByte(o.Text, '@')+1:]
			}
		}
	}
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == ';' }) {
		words := strings.Fields(line)
		if len(words) > 1 && l.t.Has("transfer.open", words[0]) && host == "" {
			host = words[1]
		}
		if len(words) < 2 || !l.t.Has("transfer.put", strings.ToLower(words[0])) {
			continue
		}
		classes := map[string]bool{}
		for _, w := range words[1:] {
			l.fileClasses(classes, shell.Word{Text: w}, "")
		}
		l.sendUpload(host, classes, p)
	}
}

// connects reads a pair of addresses, one of which may be a host and one a file: FILE:x TCP:h:80.
func (l *line) connects(s *shell.Snippet, p Place) {
	kind, rest, _ := strings.Cut(s.Text, ":")
	kind = strings.ToLower(kind)
	switch {
	case l.t.Has("addresses.run", kind):
		command, _, _ := strings.Cut(rest, ",")
		l.commandLine(command, p, l.depth+1)
	case l.t.Has("addresses.connect", kind):
		host, _, _ := strings.Cut(rest, ":")
		classes := l.flowInto(s.Command)
		for _, o := range l.result.Commands[s.Command].Operands {
			other, name, _ := strings.Cut(o.Text, ":")
			if l.t.Has("addresses.file", strings.ToLower(other)) {
				name, _, _ = strings.Cut(name, ",")
				l.fileClasses(classes, shell.Word{Text: name}, "")
			}
		}
		if len(classes) > 0 {
			l.sendUpload(host, classes, p)
		}
	}
}
