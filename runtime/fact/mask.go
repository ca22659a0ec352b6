package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/content"
)

// What is secret or personal is never shown in a decision: a value is masked when it stands where such content was found.

// sensitive notes where secret or personal content stands.
func (a *Act) sensitive(class string, p Place) {
	switch class {
	case "secret", "secret-test", "personal", "special":
		a.masks = append(a.masks, p)
	}
}

// carriers are the facts that hold words of the event; the others hold words of our own.
var carriers = map[schema.ID]bool{
	schema.CallValue: true, schema.CallName: true, schema.ShellOperand: true, schema.ShellOption: true, schema.ShellEnv: true, schema.ShellPackage: true,
	schema.HTTPPath: true, schema.SendAddress: true, schema.FilePath: true, schema.CodeCall: true,
}

// mask marks the values of an act that hold sensitive content, and those whose name says so: --token, PGPASSWORD=, user:password.
func (d *deriving) mask(a *Act) {
	for i := range a.Atoms {
		at := &a.Atoms[i]
		if !carriers[at.Fact] {
			continue
		}
		at.Masked = at.Masked || d.secretPair(at)
		for _, m := range a.masks {
			if overlap(at.Place, m) {
				at.Masked = true
				at.opaque = at.opaque || covers(m, at.Place)
			}
		}
	}
	a.masks = nil
}

// shortestSecret is the length in bytes from which a secret is looked for outside the place where it was found.
const shortestSecret = 12

// note remembers the secrets among the matches of a text.
func (d *deriving) note(text string, matches []content.Match) {
	for _, m := range matches {
		if (m.Class == content.Secret || m.Class == content.SecretTest) && m.End-m.Start >= shortestSecret {
			d.secrets = append(d.secrets, text[m.Start:m.End])
		}
	}
}

// maskCopies marks the values that hold a secret which was found elsewhere: one that came there through a variable or from another act.
func (d *deriving) maskCopies() {
	if len(d.secrets) == 0 {
		return
	}
	for i := range d.out.Acts {
		for j := range d.out.Acts[i].Atoms {
			at := &d.out.Acts[i].Atoms[j]
			at.Masked = at.Masked || carriers[at.Fact] && slices.ContainsFunc(d.secrets, func(s string) bool { return strings.Contains(at.Value, s) })
		}
	}
}

// secretPair says whether a value is a name with a secret.
func (d *deriving) secretPair(at *Atom) bool {
	key, value, ok := strings.Cut(at.Value, "=")
	if !ok || value == "" {
		return false
	}
	key = strings.ToLower(strings.TrimLeft(key, "-"))
	return d.secretName(key) || d.t.Has("keys.login", key) && strings.Contains(value, ":")
}

// overlap says whether two places share a byte.
func overlap(a, b Place) bool { return a.At == b.At && a.Start < b.End && b.Start < a.End }

// covers says whether a place takes up most of another.
func covers(m, whole Place) bool {
	shared := min(m.End, whole.End) - max(m.Start, whole.Start)
	return 10*shared >= 7*(whole.End-whole.Start)
}
