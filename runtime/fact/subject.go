package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/literal"
	"github.com/govc-lang/govc/lang/schema"
)

// subject marks a message that speaks to one person about that person's own matters: in the second person, to one address at most, and
// about nobody else.
func (d *deriving) subject(a *Act, text string) {
	to := ""
	for _, at := range a.Atoms {
		if at.Fact != schema.SendAddress {
			continue
		}
		if to != "" && to != at.Value {
			return
		}
		to = strings.ToLower(at.Value)
	}
	if a.has(schema.SendTo, "inside") || !d.secondPerson(text) || d.others(text, to) {
		return
	}
	a.add(schema.SendTo, "subject", Place{})
}

func (d *deriving) secondPerson(text string) bool {
	low := " " + strings.ToLower(text)
	for _, w := range d.t.List("words.second-person") {
		if strings.Contains(low, w) {
			return true
		}
	}
	return false
}

// others says whether a text names a person, or an address, beside the one that it is sent to, or speaks of kin: greetings and signatures
// aside.
func (d *deriving) others(text, to string) bool {
	low := literal.Lower(text)
	if to != "" && strings.Count(low, "@") > strings.Count(low, to) || to == "" && strings.Contains(low, "@") {
		return true
	}
	if slices.ContainsFunc(d.t.List("words.kin"), func(w string) bool { return strings.Contains(low, w) }) {
		return true
	}
	for _, m := range d.scan(text).Matches {
		if m.Shape == "name" && !d.addressed(low, m.Start) && !isOf(low[m.Start:m.End], to) {
			return true
		}
	}
	return false
}

// addressed says whether a name stands behind a greeting, or under a closing.
func (d *deriving) addressed(low string, at int) bool {
	before := low[:at]
	line := before[strings.LastIndexByte(before, '\n')+1:]
	for _, w := range d.t.List("words.greeting") {
		if strings.HasPrefix(line, w) && len(line) < len(w)+24 && !strings.ContainsAny(line, ",;!?") {
			return true
		}
	}
	for _, w := range d.t.List("words.closing") {
		if i := strings.LastIndex(before, w); i >= 0 && len(before)-i < len(w)+24 {
			return true
		}
	}
	return false
}

// isOf says whether one of a name's words stands in an address.
func isOf(name, address string) bool {
	for _, w := range strings.Fields(name) {
		if len(w) > 2 && strings.Contains(address, strings.Trim(w, ".,")) {
			return true
		}
	}
	return false
}
