package fact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// What puts secrets where they can be read is class "secret-output": programs that print them, the whole environment; class
// "secret-variable" is a variable whose name says that it holds one, put out by name.

// reveals adds these classes to the act of a command.
func (l *line) reveals(a *Act, i int) {
	c := &l.result.Commands[i]
	p := l.place(c.Span)
	names := l.namesOnly(i)
	if names {
		l.dataClass(a, "names-only", p)
	}
	switch {
	case names:
	case l.operates(c, "output.environment"):
		l.environmentShown(a, i)
	case l.operates(c, "output.secret") && !l.operatesBy(c, "output.public"), l.operates(c, "output.login") && c.Substituted == 0 && !c.ToText && !l.piped(i):
		l.dataClass(a, "secret-output", p)
	}
	if variables, all := l.readsEnvironment(c); all && c.Substituted == 0 && !c.ToText && !l.piped(i) {
		l.dataClass(a, "secret-output", p)
	} else if slices.ContainsFunc(variables, l.secretName) {
		l.dataClass(a, "secret-variable", p)
	}
	if c.Input.Text != "" && l.operates(c, "stdin.scanned") {
		l.scanText(a, c.Input.Text, p)
	}
	if l.consumed(i) {
		return
	}
	for _, w := range c.Argv {
		if strings.Contains(w.Text, "\uFFFD") && l.secretVariable(w) {
			l.dataClass(a, "secret-variable", l.place(w.Span))
		}
	}
}

// readsEnvironment finds the variables that the program of a filter reads, as jq and awk do, and whether it reads all of them.
func (l *line) readsEnvironment(c *shell.Command) (names []string, all bool) {
	if !l.t.Has("programs.read-environment", c.Program) {
		return nil, false
	}
	c.EachValue(func(w shell.Word, role vocabulary.Role) {
		if role != vocabulary.RoleText && role != vocabulary.RoleScript && role != vocabulary.RoleCode {
			return
		}
		for _, m := range environmentRead.FindAllStringSubmatch(w.Text, 64) {
			if m[1] != "" {
				names = append(names, m[1])
			} else {
				all = true
			}
		}
	})
	return names, all
}

// environmentRead is env.NAME, $ENV.NAME and ENVIRON["NAME"], and each without a name; .env is a field, env: a key.
var environmentRead = regexp.MustCompile(`(?:^|[^.\w"'-])(?:\$ENV|env|ENVIRON)\b(?:\.|\[\s*")([A-Za-z_]\w*)|(?:^|[^.\w"'-])(?:\$ENV|ENVIRON)\b|(?:^|[|(,;]\s*)env\s*(?:[|,)]|$)`)

// environmentShown tells the whole environment from variables by name, and from a program that only runs another with it.
func (l *line) environmentShown(a *Act, i int) {
	c := &l.result.Commands[i]
	for _, o := range c.Operands {
		if name, _, assigns := strings.Cut(o.Text, "="); !assigns && l.secretName(name) {
			l.dataClass(a, "secret-variable", l.place(o.Span))
		}
	}
	listing := !slices.ContainsFunc(c.Options, func(o shell.Option) bool { return !l.t.Has("output.environment-flags", c.Program+" "+o.Name) })
	if len(c.Operands) == 0 && listing && !l.starts(i) {
		l.dataClass(a, "secret-output", l.place(c.Span))
	}
}

// starts says whether a command runs another that stands in its own words.
func (l *line) starts(i int) bool {
	c := &l.result.Commands[i]
	for k := i + 1; k < len(l.result.Commands); k++ {
		next := &l.result.Commands[k]
		if slices.Contains(next.Outer, i) && next.Span.Start >= c.Span.Start && next.Span.End <= c.Span.End {
			return true
		}
	}
	return false
}

// namesOnly says whether all that is left of what a command prints are names and counts: env | cut -d= -f1, show -json | jq keys.
func (l *line) namesOnly(i int) bool {
	c := &l.result.Commands[i]
	return len(c.Output) > 0 && !slices.ContainsFunc(c.Output, func(k int) bool { return !l.selectsNames(&l.result.Commands[k]) })
}

// selectsNames says whether a command leaves only names, or a count. One that is told anything else beside that may leave more.
func (l *line) selectsNames(c *shell.Command) bool {
	if l.operatesBy(c, "output.counts") {
		return true
	}
	has := func(set, s string) bool { return l.t.Has(set, c.Program+" "+s) }
	script, found := "", false
	divided := slices.ContainsFunc(c.Argv, func(w shell.Word) bool { // -d=, -F =
		return w.Text == "=" || strings.HasPrefix(w.Text, "-") && strings.HasSuffix(w.Text, "=")
	})
	if len(c.Operands) > 0 {
		script = c.Operands[0].Text
	}
	for _, o := range c.Options {
		name := o.Name
		if value := strings.Trim(o.Value.Text, "="); value != "" { // "=" itself is what stands between a name and its value
			name += "=" + value
		}
		switch {
		case has("output.names", name) || has("output.names", name+" "+script):
			found = true
		case !has("output.names-with", name):
			return false
		}
	}
	if l.t.Has("output.names-divided", c.Program) && !divided {
		return false
	}
	return found || script != "" && (has("output.names", script) || onePath(script) && has("output.names", lastStep(script)))
}

// operatesBy says whether a program, or one of its options, stands in a set.
func (l *line) operatesBy(c *shell.Command, set string) bool {
	return l.t.Has(set, c.Program) || slices.ContainsFunc(c.Options, func(o shell.Option) bool { return l.t.Has(set, c.Program+" "+o.Name) })
}

// onePath says whether a filter is a single path through a document, and makes nothing of its own.
func onePath(filter string) bool {
	return !strings.ContainsAny(filter, ",{+@;") && !strings.Contains(filter, "//") && !strings.Contains(filter, "..")
}

// lastStep is the last name of a path through a document: address of .resources[].address.
func lastStep(filter string) string {
	filter = strings.TrimRight(filter, "[]()? ")
	return filter[strings.LastIndexAny(filter, ".|[]( ")+1:]
}

// consumed says whether what a command prints goes into a file, or to a program that uses it rather than prints it: a login.
func (l *line) consumed(i int) bool {
	c := &l.result.Commands[i]
	if slices.ContainsFunc(c.Redirs, func(r shell.Redir) bool { return r.Fd == 1 && r.Op != vocabulary.RoleRead }) {
		return true
	}
	return l.piped(i)
}

// piped says whether what a command prints goes to a program that uses it rather than prints it.
func (l *line) piped(i int) bool {
	c := &l.result.Commands[i]
	return len(c.Output) > 0 && !slices.ContainsFunc(c.Output, func(k int) bool {
		g, ok := l.t.Program(l.result.Commands[k].Program)
		return ok && (g.Stdin == vocabulary.RoleRead || g.Stdin == vocabulary.RoleText)
	})
}

// shown says whether what a call in code gives is printed: it stands in a call that prints, or all else in the code prints.
func (d *deriving) shown(k *code.Call, calls []code.Call) bool {
	printing, other := false, false
	for i := range calls {
		c := &calls[i]
		if c == k {
			continue
		}
		prints := d.t.Has("code.prints", c.Name)
		if prints && encloses(c, k) && !d.asksBetween(c, k, calls) {
			return true
		}
		what, _ := d.codeMeaning(c.Name)
		kind, _, _ := strings.Cut(what, ":")
		printing = printing || prints
		other = other || kind == "http" || kind == "shell" || kind == "argv"
	}
	return printing && !other && argument(k, 0) == ""
}

// encloses says whether a call stands around another.
func encloses(outer, inner *code.Call) bool {
	return outer.Span[0] <= inner.Span[0] && inner.Span[1] <= outer.Span[1]
}

// asksBetween says whether a request stands between a call that prints and another: what is printed is then the answer, unless the code
// looks at what was sent.
func (d *deriving) asksBetween(printing, k *code.Call, calls []code.Call) bool {
	if d.flow == nil || slices.ContainsFunc(d.t.List("code.asked"), func(part string) bool { return strings.Contains(d.flow.source, part) }) {
		return false
	}
	return slices.ContainsFunc(calls, func(c code.Call) bool {
		what, _ := d.codeMeaning(c.Name)
		return strings.HasPrefix(what, "http") && encloses(printing, &c) && encloses(&c, k) && c.Span != k.Span
	})
}

// codeNames says whether a call that takes only the names of what it is given stands around another: Object.keys(process.env).
func (d *deriving) codeNames(k *code.Call, calls []code.Call) bool {
	return slices.ContainsFunc(calls, func(c code.Call) bool {
		return d.t.Has("code.names", c.Name) && c.Span[0] < k.Span[0] && k.Span[1] <= c.Span[1]
	})
}

// codeEnvironment is a read of the environment that is printed: of one variable, or of all.
func (d *deriving) codeEnvironment(k *code.Call, calls []code.Call, p Place) {
	a := d.begin("code", k.Name, p)
	a.add(schema.CodeCall, k.Name, p)
	name := argument(k, 0)
	switch shown := d.shown(k, calls); {
	case !shown && d.sentOut(k, calls):
		d.dataClass(a, "secret-variable", p)
		if name == "" {
			d.dataClass(a, "secret-output", p)
		}
	case !shown || d.codeNames(k, calls):
	case name == "":
		d.dataClass(a, "secret-output", p)
	case d.secretName(name):
		d.dataClass(a, "secret-variable", p)
	}
	d.emit(a)
}

// sentOut says whether a secret that a call reads from the environment is put into a request to the outside other than as a login.
func (d *deriving) sentOut(k *code.Call, calls []code.Call) bool {
	if d.flow == nil || !d.readsSecret(k) {
		return false
	}
	for i := range calls {
		c := &calls[i]
		if what, _ := d.codeMeaning(c.Name); !strings.HasPrefix(what, "http") {
			continue
		}
		r := &request{}
		for _, a := range c.Args {
			if r.url == "" && strings.Contains(a.Value, "://") {
				r.url = a.Value
			}
		}
		if place, _ := d.places.Address(r.url); place != "outside" {
			continue
		}
		for _, a := range c.Args {
			if slices.ContainsFunc(a.From, func(n int) bool { return &calls[n] == k }) && d.exposes(r, c, a, strings.TrimLeft(strings.ToLower(a.Name), "0123456789.")) {
				return true
			}
		}
	}
	return false
}

// loads says whether a file of variables is only loaded: what the command reads goes through filters into the words of one that sets
// variables from them, export $(grep -v '^#' .env | xargs), and nothing on the line traces, prints or sends what variables hold.
func (x *commandParts) loads(w shell.Word) bool {
	name := baseName(w.Text)
	if w.Unknown || !x.t.Has("loads.files", name) && !slices.ContainsFunc(x.t.List("loads.files"), func(file string) bool { return strings.HasPrefix(name, file+".") }) {
		return false
	}
	chain := map[int]bool{}
	i := x.index
	for !chain[i] {
		chain[i] = true
		c := &x.result.Commands[i]
		if !x.filters(c) || len(c.Output) > 1 {
			return false
		}
		if len(c.Output) == 0 {
			return x.loadedBy(c.Substituted-1, c) && !x.tells(c.Substituted-1, chain)
		}
		i = c.Output[0]
	}
	return false
}

// replaces is a script that does nothing but replace in lines, or leave lines out.
var replaces = regexp.MustCompile(`^(?:s/[^/\n]*/[^/\n]*/g?|/[^/\n]*/d)$`)

// filters says whether a command only passes on lines.
func (l *line) filters(c *shell.Command) bool {
	plain := func(o shell.Option) bool {
		return l.t.Has("loads.filters", c.Program+" "+o.Name) || o.Role == vocabulary.RoleScript && replaces.MatchString(o.Value.Text)
	}
	for _, o := range c.Operands {
		if o.Role != vocabulary.RoleRead && o.Role != vocabulary.RoleText && o.Role != vocabulary.RoleValue && !replaces.MatchString(o.Text) {
			return false
		}
	}
	return l.t.Has("loads.filters", c.Program) && !slices.ContainsFunc(c.Options, func(o shell.Option) bool { return !plain(o) })
}

// loadedBy says whether a command sets variables from what another puts into its words, and does nothing else.
func (l *line) loadedBy(i int, from *shell.Command) bool {
	if i < 0 {
		return false
	}
	c := &l.result.Commands[i]
	written := strings.ReplaceAll(l.source[max(0, c.Span.Start):min(len(l.source), c.Span.End)], "2>/dev/null", "")
	return l.t.Has("loads.programs", c.Program) && len(c.Via) == 0 && len(c.Options) == 0 && len(c.Operands) == 1 && !strings.Contains(written, ">") &&
		strings.Trim(c.Operands[0].Text, "\uFFFD") == "" && c.Operands[0].Span.Start <= from.Span.Start && from.Span.End <= c.Operands[0].Span.End
}

// tells says whether something on the line beside some commands may show what variables hold: it traces, runs code that stands on it,
// prints variables, or is given one.
func (l *line) tells(loader int, chain map[int]bool) bool {
	for k := range l.result.Snippets {
		if !chain[l.result.Snippets[k].Command] {
			return true
		}
	}
	for k := range l.result.Commands {
		c := &l.result.Commands[k]
		if k == loader || chain[k] {
			continue
		}
		if c.Program == "set" || strings.Contains(c.Input.Text, "\uFFFD") {
			return true
		}
		if l.operates(c, "output.environment") || slices.ContainsFunc(c.Argv, func(w shell.Word) bool { return strings.Contains(w.Text, "\uFFFD") }) {
			return true
		}
	}
	return false
}
