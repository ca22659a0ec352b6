package fact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/code"
)

// Connections that code opens: a statement is made where the connection leads that it is called on, not where another one of the same
// code does.

// How much code is looked at for it: more is not taken to be local.
const (
	maxTraced     = 256 // calls
	maxTracedText = 32 << 10
)

// overConnection derives what a call does, in what stands around it: a database of this machine, where its connection leads to one.
func (d *deriving) overConnection(k *code.Call, derive func()) {
	outer := d.around
	if d.localConnection(k) {
		d.around = append(slices.Clip(outer), Atom{Fact: schema.EnvTarget, Value: "local"})
	}
	derive()
	d.around = outer
}

// localConnection says whether a call is a method of a connection to a database of this machine, or takes one first.
func (d *deriving) localConnection(k *code.Call) bool {
	if d.flow == nil || d.distant || d.running.away || len(d.flow.calls) > maxTraced || len(d.flow.source) > maxTracedText {
		return false
	}
	maker := d.makerOf(k)
	if maker == nil && takesFirst(k) {
		maker = d.handed(k.Args[0])
	}
	return maker != nil && d.connectsHere(maker) && d.flow.leads(maker, k)
}

// takesFirst says whether a call is no method, and takes first what cannot be known: a connection, perhaps.
func takesFirst(k *code.Call) bool {
	return len(k.Receiver) == 0 && len(k.Args) > 0 && !k.Args[0].Known
}

// handed is the one connection that flows into an argument: dbExecute(con, "…"). Its driver may flow into it.
func (d *deriving) handed(a code.Arg) *code.Call {
	var found *code.Call
	for _, i := range a.From {
		m := &d.flow.calls[i]
		switch {
		case found == nil || inside(found, m):
			found = m
		case !inside(m, found):
			return nil
		}
	}
	if found == nil || !d.connects(found) {
		return nil
	}
	return found
}

// inside says whether a call stands within another one.
func inside(m, outer *code.Call) bool {
	return outer.Span[0] <= m.Span[0] && m.Span[1] <= outer.Span[1]
}

// makerOf is the call that made the connection on which a call is a method: the one that its chain begins with.
func (d *deriving) makerOf(k *code.Call) *code.Call {
	var maker *code.Call
	for i := range d.flow.calls {
		m := &d.flow.calls[i]
		if len(m.Receiver) == 0 && !m.Set && begins(m, k) && d.connects(m) && (maker == nil || len(m.Args) >= len(maker.Args)) {
			maker = m
		}
	}
	return maker
}

// connects says whether a call's name is that of one that connects to a database.
func (d *deriving) connects(m *code.Call) bool {
	return d.fileConnection(m) || d.nameHas(m.Name, "words.connections")
}

// connectsHere says whether what a connection is made with names this machine, a file of the workspace or a database for tests, and no
// other place. What cannot be known may name another one.
func (d *deriving) connectsHere(m *code.Call) bool {
	files, here, first := d.opensFiles(m), false, true
	for _, a := range m.Args {
		key := d.joinedKey(strings.TrimLeft(lastPart(a.Name), "0123456789"))
		switch {
		case a.Name == "" && !a.Known && len(a.From) > 0: // a driver, or a password
		case key == "" && (!a.Known || a.Name != ""), d.t.Has("keys.elsewhere", key):
			return false
		case key == "" && !first:
		case key == "" || d.t.Has("keys.place", key) || files && d.t.Has("keys.database", key):
			if !d.placeHere(a.Value, files) {
				return false
			}
			here, first = true, false
		case d.t.Has("keys.database", key):
			here = here || a.Known && d.localName(strings.ToLower(a.Value))
		}
	}
	return here || files && len(m.Args) == 0
}

// opensFiles says whether a connection is one to a file, by its own name or its driver's, and the code attaches no other database to it.
func (d *deriving) opensFiles(m *code.Call) bool {
	attaches := func(k code.Call) bool {
		return slices.ContainsFunc(k.Args, func(a code.Arg) bool { return attached.MatchString(a.Value) })
	}
	driver := func(i int) bool { return d.fileConnection(&d.flow.calls[i]) }
	return (d.fileConnection(m) || len(m.Args) > 0 && slices.ContainsFunc(m.Args[0].From, driver)) && !slices.ContainsFunc(d.flow.calls, attaches)
}

var attached = regexp.MustCompile(`(?i)\battach\b`)

func (d *deriving) fileConnection(m *code.Call) bool {
	return d.t.Has("code.file-databases", strings.ToLower(m.Name))
}

// placeHere says whether a text by which a connection is made leads to this machine: a host, a URL, pairs, or a file's name.
func (d *deriving) placeHere(text string, files bool) bool {
	scheme, rest, ok := strings.Cut(text, ":")
	if base, _, _ := strings.Cut(scheme, "+"); ok && d.t.Has("schemes.file-database", base) {
		return d.fileHere(strings.TrimPrefix(strings.TrimPrefix(rest, "//"), "/"))
	}
	if files {
		return d.fileHere(strings.TrimPrefix(text, "file:"))
	}
	if ok && !strings.HasPrefix(rest, "//") && strings.Contains(rest, "=") { // the driver stands before the pairs: mysql:host=…;dbname=…
		text = rest
	}
	if pairs := strings.FieldsFunc(text, func(c rune) bool { return c == ';' || c == ' ' }); strings.Contains(text, "=") && !strings.Contains(text, "://") {
		return d.pairsHere(pairs)
	}
	_, more, _ := strings.Cut(text, "?")
	elsewhere := slices.ContainsFunc(strings.Split(more, "&"), d.namesPlace)
	return !elsewhere && !smallNumber(text) && d.places.Place(hostOf(text)) == "local"
}

// namesPlace says whether a pair of a connection names where it leads.
func (d *deriving) namesPlace(pair string) bool {
	key, _, _ := strings.Cut(pair, "=")
	return d.isPlace(pair) || d.t.Has("keys.elsewhere", strings.ToLower(key))
}

// pairsHere says whether pairs that describe a connection name this machine or a database for tests, and no other place.
func (d *deriving) pairsHere(pairs []string) bool {
	here := false
	for _, pair := range pairs {
		switch {
		case d.localField(pair):
			here = true
		case d.namesPlace(pair) || !strings.Contains(pair, "="):
			return false
		}
	}
	return here
}

// fileHere says whether a database is in memory, or a file of the workspace that is not production's by its name.
func (d *deriving) fileHere(name string) bool {
	name, _, _ = strings.Cut(name, "?")
	if name == "" || name == ":memory:" {
		return true
	}
	if strings.ContainsAny(name, ":"+code.Unknown) || slices.Contains(d.environmentsIn(name), "production") {
		return false
	}
	if !strings.HasPrefix(name, "/") && slices.ContainsFunc(d.flow.calls, func(k code.Call) bool { return strings.HasSuffix(k.Name, "chdir") }) {
		return false
	}
	place := d.paths.Place(d.paths.Canonical(name, d.folderOfCode()))
	return place == "workspace" || place == "scratch"
}

// leads says whether nothing but what a maker gives can be what a call is a method of, or takes first: every variable on the way is given
// that one value. The reader of code follows the order of the text, so that of several values it has the last.
func (f *codeFlow) leads(maker, k *code.Call) bool {
	own, direct := f.ownName(k), inside(maker, k)
	for i := range f.calls {
		m := &f.calls[i]
		if m.Span == k.Span || m != maker && !(begins(m, k) && begins(maker, m)) {
			continue
		}
		direct = direct || m.Span[0] == k.Span[0]
		if inside(m, k) || m.Span[0] == k.Span[0] {
			continue
		}
		name, ok := f.onlyValue(m)
		if !ok {
			return false
		}
		direct = direct || name != "" && name == own
	}
	return direct
}

// begins says whether a call is an earlier one of the chain that another one ends.
func begins(m, k *code.Call) bool {
	n := len(m.Receiver)
	return strings.HasPrefix(k.Name, m.Name+".") && len(k.Receiver) >= n+len(m.Args) &&
		sameArgs(k.Receiver[:n], m.Receiver) && sameArgs(k.Receiver[n:n+len(m.Args)], m.Args)
}

func sameArgs(a, b []code.Arg) bool {
	return slices.EqualFunc(a, b, func(x, y code.Arg) bool { return x.Name == y.Name && x.Value == y.Value })
}

// What stands before and behind a call whose result is all that a variable is given, or that goes into none.
var (
	givenTo = regexp.MustCompile(`(?:\b([A-Za-z_]\w*)(?:\s*:\s*[\w.]+)?\s*(?::?=|<-)|(?:^|[;\n{]|\bwith\b|\bas\s+\w+,))\s*(?:(?:await|new|with|async)\s+|\()*$`)
	givenAs = regexp.MustCompile(`^\s*as\s+([A-Za-z_]\w*)`)
	givenBy = regexp.MustCompile(`^\s*(?:$|[;\n.)}#]|//|:\s|->|as\s)`)
	assigns = regexp.MustCompile(`^(?:\s*:\s*[\w.]+)?\s*(?:,[^=()\n]*)?(?:(?:[:|]|\|\||\?\?|&&)?=(?:[^=>]|$)|<-)`)
)

// onlyValue is the variable that what a call gives goes into, or none; false where that may be given something else too.
func (f *codeFlow) onlyValue(m *code.Call) (string, bool) {
	from := max(0, m.Span[0]-200)
	behind := f.source[m.Span[1]:]
	found := givenTo.FindStringSubmatchIndex(f.source[from:m.Span[0]])
	if found == nil || !givenBy.MatchString(behind) {
		return "", false
	}
	lo, hi := from+found[2], from+found[3]
	if as := givenAs.FindStringSubmatchIndex(behind); as != nil {
		lo, hi = m.Span[1]+as[2], m.Span[1]+as[3]
	} else if found[2] < 0 {
		return "", true
	}
	return f.source[lo:hi], f.givenOnce(f.source[lo:hi], lo)
}

// givenOnce says whether a name stands in the code first at a place where it is given a value, and is given none behind it.
func (f *codeFlow) givenOnce(name string, at int) bool {
	for i, place := range regexp.MustCompile(`\b`+name+`\b`).FindAllStringIndex(f.source, -1) {
		if i == 0 && place[0] != at || i > 0 && assigns.MatchString(f.source[place[1]:min(len(f.source), place[1]+200)]) {
			return false
		}
	}
	return true
}

// ownName is the variable that a call is a method of, or that a function takes first.
func (f *codeFlow) ownName(k *code.Call) string {
	text := f.source[k.Span[0]:k.Span[1]]
	if takesFirst(k) {
		_, text, _ = strings.Cut(text, "(")
	}
	return leadingName.FindString(strings.TrimLeft(text, " $@&"))
}

var leadingName = regexp.MustCompile(`^[A-Za-z_]\w*`)
