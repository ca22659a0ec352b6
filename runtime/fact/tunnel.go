package fact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Tunnels: ports of this machine that lead to another one. What reaches such a port acts there.

// tunnel is what a command that opens one says of it.
type tunnel struct {
	ports []string
	names []shell.Word // of where it leads
}

const maxTunnels = 16

// tunnels are those that the line opens before a command, and those that earlier calls of the session opened.
func (l *line) tunnels(before int) []tunnel {
	if l.opens == nil {
		l.opens = []int{}
		for i := range l.result.Commands {
			if len(l.opens) < maxTunnels && l.opensTunnel(&l.result.Commands[i]) {
				l.opens = append(l.opens, i)
			}
		}
	}
	out := slices.Clip(l.session().tunnels)
	for _, i := range l.opens {
		if i < before {
			out = append(out, tunnelOf(&l.result.Commands[i]))
		}
	}
	return out
}

// opensTunnel says whether a command does: by its program, its operation or an option.
func (l *line) opensTunnel(c *shell.Command) bool {
	if option, ok := l.t.Map("programs.tunnel-option", c.Program); ok {
		return slices.ContainsFunc(c.Options, func(o shell.Option) bool { return o.Name == option })
	}
	return l.t.Has("programs.tunnels", c.Program) || l.t.Has("programs.tunnels", c.Program+" "+strings.Join(c.Sub, " "))
}

var portWord = regexp.MustCompile(`(?:^|[:=,/])(\d{2,5})(?:$|[:=,/])`)

// tunnelOf reads the words of a command that opens a tunnel: the first port in each is one of this machine.
func tunnelOf(c *shell.Command) tunnel {
	var t tunnel
	add := func(w shell.Word) {
		if m := portWord.FindStringSubmatch(w.Text); m != nil {
			t.ports = append(t.ports, m[1])
		}
		if w.Text != "" {
			t.names = append(t.names, w)
		}
	}
	for _, o := range c.Options {
		add(o.Value)
	}
	for _, o := range c.Operands {
		add(o.Word)
	}
	return t
}

// tunnelled says whether a command goes through a tunnel, and adds what that says of where the command acts.
func (l *line) tunnelled(a *Act, i int) bool {
	t, ok := l.through(i)
	for _, w := range t.names {
		p := l.place(l.result.Commands[i].Span)
		a.around = append(slices.Clip(a.around), Atom{Value: w.Text, Place: p})
		for part := range strings.SplitSeq(w.Text, ":") {
			if strings.Contains(part, ".") {
				a.add(schema.SendAddress, part, p)
			}
		}
	}
	return ok
}

// through is the tunnel that a command goes through: one of its words names this machine, and one the port, or none a port.
func (l *line) through(i int) (tunnel, bool) {
	c := &l.result.Commands[i]
	known := l.tunnels(i)
	if len(known) == 0 || c.Remote || l.opensTunnel(c) {
		return tunnel{}, false
	}
	var words []string
	for _, w := range c.Argv {
		words = append(words, w.Text)
	}
	for k := range l.result.Snippets {
		if s := &l.result.Snippets[k]; s.Command == i {
			words = append(words, s.Text)
		}
	}
	return leadsThrough(known, words)
}

// leadsThrough finds the tunnel that words which name this machine lead through.
func leadsThrough(known []tunnel, words []string) (tunnel, bool) {
	here, ports := false, []string{}
	for _, w := range words {
		here = here || thisMachine.MatchString(w)
		for _, m := range portNumber.FindAllStringSubmatch(w, maxTunnels) {
			ports = append(ports, m[1])
		}
	}
	if !here {
		return tunnel{}, false
	}
	for _, t := range known {
		if len(ports) == 0 || slices.ContainsFunc(t.ports, func(p string) bool { return slices.Contains(ports, p) }) {
			return t, true
		}
	}
	return tunnel{}, false
}

var (
	thisMachine = regexp.MustCompile(`\blocalhost\b|\b127\.\d+\.\d+\.\d+\b|::1|\b0\.0\.0\.0\b`)
	portNumber  = regexp.MustCompile(`(?:^|[^\w.-])(\d{4,5})(?:$|[^\w.-])`)
)
