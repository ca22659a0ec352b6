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
	at    int          // the command of the line
	ports []string     // none: it may be any
	names []shell.Word // of where it leads
}

const (
	maxTunnels     = 16
	maxTunnelWords = 64
)

// tunnels are those that the line opens before a command, and those that earlier calls of the session opened.
func (l *line) tunnels(before int) []tunnel {
	if l.opens == nil {
		l.opens = append([]tunnel{}, l.session().tunnels...)
		for i := range l.opens {
			l.opens[i].at = -1
		}
		for i := range l.result.Commands {
			if c := &l.result.Commands[i]; len(l.opens) < 2*maxTunnels && l.opensTunnel(c) {
				l.opens = append(l.opens, tunnelOf(i, c))
			}
		}
	}
	if n := slices.IndexFunc(l.opens, func(t tunnel) bool { return t.at >= before }); n >= 0 {
		return l.opens[:n]
	}
	return l.opens
}

// opensTunnel says whether a command does: by its program, its operation, or an option of the ssh that it is or starts.
func (l *line) opensTunnel(c *shell.Command) bool {
	return l.operates(c, "programs.tunnels") ||
		l.operates(c, "programs.ssh") && slices.ContainsFunc(c.Argv, func(w shell.Word) bool { return forwards.MatchString(w.Text) })
}

// forwards is how the options of ssh name a port that leads elsewhere: -L 5433:db:5432, -fNL, -o LocalForward=….
var forwards = regexp.MustCompile(`^-[a-zA-Z]*L(?:$|[\d\[*]|localhost)|(?i)^(?:-o)?LocalForward\b`)

// Where a word names the port of this machine: behind a name that says so, else first.
var (
	localPort = regexp.MustCompile(`(?i)local_?-?port(?:number)?["'=:\[ ]*(\d{2,5})`)
	firstPort = regexp.MustCompile(`(?:^|[^\w.-])(\d{2,5})(?:$|[^\w.-])`)
)

// tunnelOf reads the words of a command that opens a tunnel.
func tunnelOf(at int, c *shell.Command) tunnel {
	t := tunnel{at: at}
	for n, w := range c.Argv {
		m := localPort.FindStringSubmatch(w.Text)
		if m == nil {
			m = firstPort.FindStringSubmatch(w.Text)
		}
		if m != nil {
			t.ports = append(t.ports, m[1])
		}
		if n > 0 {
			t.names = append(t.names, w)
		}
		if n == maxTunnelWords {
			break
		}
	}
	return t
}

// tunnelled says whether a command goes through a tunnel, and adds what that says of where the command acts.
func (l *line) tunnelled(a *Act, i int) bool {
	t, ok := l.through(i)
	a.around = slices.Clip(a.around) // code shares it with the command
	p := l.place(l.result.Commands[i].Span)
	for _, w := range t.names {
		for _, part := range strings.FieldsFunc(w.Text, joins) {
			a.around = append(a.around, Atom{Value: part, Place: p})
			if strings.Contains(part, ".") {
				a.add(schema.SendAddress, part, p)
			}
		}
	}
	return ok
}

// joins says whether a letter stands between the names of what a tunnel joins.
func joins(r rune) bool { return r == ':' || r == ' ' }

// through is the tunnel that a command goes through: its words, its variables or its code name this machine and the port, or it is a client
// that goes there when it is told nothing else.
func (l *line) through(i int) (tunnel, bool) {
	c := &l.result.Commands[i]
	known := l.tunnels(i)
	if len(known) == 0 || c.Remote || l.opensTunnel(c) {
		return tunnel{}, false
	}
	var s route
	for _, w := range slices.Concat(c.Argv, c.Env) {
		s.read(w.Text)
	}
	for k := range l.result.Snippets {
		if code := &l.result.Snippets[k]; code.Command == i {
			s.read(code.Text)
		}
	}
	usual, client := l.t.Map("ports.usual", c.Program)
	if !s.here && !(client && !s.elsewhere && l.t.Has("programs.reach-here", c.Program)) {
		return tunnel{}, false
	}
	if len(s.ports) == 0 && client {
		s.ports = []string{usual}
	}
	n := slices.IndexFunc(known, func(t tunnel) bool {
		return len(t.ports) == 0 || len(s.ports) == 0 || slices.ContainsFunc(t.ports, func(p string) bool { return slices.Contains(s.ports, p) })
	})
	if n < 0 {
		return tunnel{}, false
	}
	return known[n], true
}

// route is what the words of a command say of where it goes.
type route struct {
	here, elsewhere bool
	ports           []string
}

func (s *route) read(text string) {
	s.here = s.here || thisMachine.MatchString(text)
	s.elsewhere = s.elsewhere || strings.Contains(text, "://") || text == "-h" || text == "--host" || text == "-u" || text == "--uri"
	for _, m := range portNumber.FindAllStringSubmatch(text, maxTunnels) {
		s.ports = append(s.ports, m[1])
	}
}

var (
	thisMachine = regexp.MustCompile(`\blocalhost\b|\b127(?:\.\d+){1,3}\b|::1|\b0\.0\.0\.0\b`)
	portNumber  = regexp.MustCompile(`(?:^-[pP]|^|(?i:port)["'=: ]+|[\w\])]:)(\d{4,5})(?:$|[^\w.-])`)
)
