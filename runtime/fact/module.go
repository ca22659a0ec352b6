package fact

import (
	"regexp"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Modules of Ansible that one command runs on a group of hosts: ansible db -m file -a "path=/srv/x state=absent".

var modulePart = regexp.MustCompile(`\{([a-z_|]+)\}`)

// module reads what a module does as the command that does the same, on the host that is named: the map "modules" has it by the module's
// name and what state it is to bring about, or by its name alone.
func (l *line) module(a *Act, c *shell.Command) {
	if !l.t.Has("programs.ansible", c.Program) {
		return
	}
	var name, host string
	given, at := map[string]string{}, l.place(c.Span)
	c.EachValue(func(w shell.Word, role vocabulary.Role) {
		switch role {
		case vocabulary.RoleName:
			name = w.Text[strings.LastIndexByte(w.Text, '.')+1:]
		case vocabulary.RoleShell:
			given, at = pairs(w.Text), l.place(w.Span)
		case vocabulary.RoleHost:
			host = w.Text
		}
	})
	command, ok := l.t.Map("modules", name+"-"+given["state"])
	if !ok {
		command, ok = l.t.Map("modules", name)
	}
	if !ok || host == "" || l.depth >= maxNested {
		return
	}
	command = modulePart.ReplaceAllStringFunc(command, func(part string) string {
		for key := range strings.SplitSeq(strings.Trim(part, "{}"), "|") {
			if value, ok := given[key]; ok {
				return quoted([]string{value})
			}
		}
		return "''"
	})
	l.within(a, func() { l.commandLine(quoted([]string{"ssh", host, command}), at, l.depth+1) })
}

// pairs are the values of a text of pairs, by key, or those of an object: path=/srv/x state='absent', {"path": "/srv/x"}.
func pairs(text string) map[string]string {
	out := map[string]string{}
	if v, err := action.ParseText([]byte(text)); err == nil && v.Kind == action.Object {
		for _, m := range v.Members {
			out[m.Name] = m.Value.Text
		}
		return out
	}
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		key, rest, ok := strings.Cut(text, "=")
		if !ok {
			break
		}
		key = key[strings.LastIndexAny(key, " \t\n")+1:]
		end := strings.IndexAny(rest, " \t\n")
		if rest != "" && (rest[0] == '\'' || rest[0] == '"') {
			mark := rest[0]
			rest = rest[1:]
			end = strings.IndexByte(rest, mark)
		}
		if end < 0 {
			end = len(rest)
		}
		out[key] = rest[:end]
		text = strings.TrimLeft(rest[end:], `"'`)
	}
	return out
}
