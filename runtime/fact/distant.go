package fact

import (
	"slices"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// A command that runs on another machine calls that one localhost.

// onAnother says whether a command runs on another machine. What a container or a virtual machine of this one runs, runs here, unless its
// names speak of production.
func (l *line) onAnother(a *Act, c *shell.Command) bool {
	if !c.Remote {
		return false
	}
	return slices.ContainsFunc(c.Via, func(program string) bool {
		return !l.t.Has("programs.containers", program) && l.runsElsewhere(program)
	}) || slices.ContainsFunc(a.around, func(at Atom) bool { return slices.Contains(l.environmentsIn(at.Value), "production") })
}

// runsElsewhere says whether a program has an operation that runs what follows on another host or in a container.
func (l *line) runsElsewhere(program string) bool {
	g, ok := l.t.Program(program)
	if !ok {
		return false
	}
	for _, operation := range g.Commands {
		if operation != nil && operation.Remote {
			return true
		}
	}
	return g.Remote
}

// moved makes what an act on another machine calls this one a place of the organisation.
func (d *deriving) moved(a *Act) {
	if !d.distant {
		return
	}
	for i := range a.Atoms {
		if at := &a.Atoms[i]; at.Value == "local" && (at.Fact == schema.HTTPPlace || at.Fact == schema.SendTo) {
			at.Value = "inside"
		}
	}
}
