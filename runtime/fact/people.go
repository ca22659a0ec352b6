package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
)

// Data sets that are named after people.

// namedPeople adds the class of data sets that are named after people, wherever an act names one: gs://acme-drivers-usc1. A name is a weak
// sign of what is in a data set, and inside the organisation's regions most work names one, so that it says something only of data that
// goes elsewhere: a copy to another region has no other sign of what it carries.
func (d *deriving) namedPeople(a *Act) {
	if !a.has(schema.RegionPlace, "outside") {
		return
	}
	for _, at := range a.Atoms {
		switch at.Fact {
		case schema.SendAddress:
			if !strings.Contains(at.Value, "://") {
				continue // a host, and no store
			}
		case schema.CallValue, schema.ShellOperand, schema.ShellOption, schema.HTTPPath, schema.SQLTable, schema.FilePath:
		default:
			continue
		}
		if d.isOfPeople(at.Value[strings.IndexByte(at.Value, '=')+1:]) {
			d.dataClass(a, "people-name", at.Place)
			return
		}
	}
	for _, x := range a.Lists[schema.CallArgs] {
		source, _, flows := arrow(x.Text[2])
		if x.Text[1] == "statement" && d.isOfPeople(x.Text[2]) || flows && d.isOfPeople(source) {
			d.dataClass(a, "people-name", x.Place)
			return
		}
	}
}

// minInside is the least length of a noun for people that is looked for inside a word.
const minInside = 5

// isOfPeople says whether a name has a noun for people in it: as a word, as two, or inside one as in acmekundenarchiv. People that are made
// up are none.
func (d *deriving) isOfPeople(name string) bool {
	if len(name) > 1024 {
		return false
	}
	ws := lemmas(d.t, split(name))
	if d.hasWord(ws, "people.made-up") || d.holdsNoOne(name) {
		return false
	}
	before, nouns := "", d.t.List("people.in-names")
	for _, w := range ws {
		if d.t.Has("people", w.lemma) || d.t.Has("people", before+" "+w.lemma) || d.t.Has("people.in-names", w.text) {
			return true
		}
		inside := func(noun string) bool { return len(noun) >= minInside && strings.Contains(w.text, noun) }
		if slices.ContainsFunc(nouns, inside) {
			return true
		}
		before = w.lemma
	}
	return false
}

// holdsNoOne says whether the last part of a name, which says what it holds, is of what is the same for everyone: hr-documents/templates.
func (d *deriving) holdsNoOne(name string) bool {
	last := lemmas(d.t, split(baseName(strings.TrimRight(name, "/"))))
	return len(last) > 0 && d.t.Has("people.nobody", last[len(last)-1].lemma)
}
