// Package fact derives what is known about one action: what it would do, act by act, as values of the facts of lang/schema, each
// with its place in the event. It is pure. Programs, products and words stand in the tables; the code has what is the syntax of a
// language or a protocol.
package fact

import "github.com/govc-lang/govc/lang/schema"

// Place is where something stands: a JSON Pointer into the event and a range of bytes of that string.
type Place struct {
	At         string
	Start, End int
}

// Atom is one value of a fact.
type Atom struct {
	Fact   schema.ID
	Value  string
	Place  Place
	Masked bool   // secret or personal: never shown
	opaque bool   // nearly nothing but such content: its letters are no words
	behind string // an operand's option, whose value it may be
}

// Num is one value of a Number fact.
type Num struct {
	Fact  schema.ID
	Value float64
	Place Place
}

// Item is one item of a List fact, by the order of its fields.
type Item struct {
	Text  [3]string
	Num   [3]float64
	Place Place
}

// Set is a set of fact ids.
type Set [2]uint64

// Add puts a fact in.
func (s *Set) Add(id schema.ID) { s[(id>>6)&1] |= 1 << (id & 63) }

// Has says whether a fact is in.
func (s *Set) Has(id schema.ID) bool { return s[(id>>6)&1]&(1<<(id&63)) != 0 }

// Act is one thing that the action would do.
type Act struct {
	Kind    string // act.kind
	Atoms   []Atom
	Nums    []Num
	Lists   map[schema.ID][]Item
	Unknown Set
	Label   string // what it is, for people: the command, the call, the URL
	masks   []Place
	around  []Atom // names that stand around the act and may speak of its environment
}

// Problem is something that could not be read or known.
type Problem struct {
	Kind  string // "unparsed" or "unknowable"
	Why   string
	Place Place
}

// Facts is everything known about one action.
type Facts struct {
	Shared   Act // of the whole action
	Acts     []Act
	Problems []Problem
	room     *room
}

func (a *Act) add(id schema.ID, value string, p Place) {
	if value == "" {
		return
	}
	for i := range a.Atoms {
		if old := &a.Atoms[i]; old.Fact == id && old.Value == value {
			return
		}
	}
	a.Atoms = append(a.Atoms, Atom{Fact: id, Value: value, Place: p})
}

func (a *Act) num(id schema.ID, value float64, p Place) {
	a.Nums = append(a.Nums, Num{id, value, p})
}

func (a *Act) has(id schema.ID, values ...string) bool {
	for i := range a.Atoms {
		at := &a.Atoms[i]
		if at.Fact != id {
			continue
		}
		if len(values) == 0 {
			return true
		}
		for _, v := range values {
			if at.Value == v {
				return true
			}
		}
	}
	return false
}

// first is the first value of a fact, an empty one where there is none.
func (a *Act) first(id schema.ID) Atom {
	for i := range a.Atoms {
		if a.Atoms[i].Fact == id {
			return a.Atoms[i]
		}
	}
	return Atom{}
}

func (a *Act) item(id schema.ID, it Item) {
	if a.Lists == nil {
		a.Lists = map[schema.ID][]Item{}
	}
	a.Lists[id] = append(a.Lists[id], it)
}
