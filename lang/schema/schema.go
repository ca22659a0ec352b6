// Package schema names the facts that clauses and concepts may test: their names, types and enumerations. runtime/fact derives
// them; a test compares the two.
//
// A fact belongs to the action as a whole (shared) or to one act of it: a command with its flow, a call, a request, a query or
// a file access. Leaves of a clause hold for one and the same act.
package schema

import (
	"slices"
	"strings"
)

// Type is the type of a fact's values.
type Type uint8

// The types. A fact of type Words or Text may have several values in one act; a test holds when one of them makes it true.
const (
	Invalid Type = iota
	Text         // strings compared byte by byte, or by glob
	Words        // dictionary words in singular, lower case
	Enum         // one of Fact.Values
	Number
	Bool
	List // of items with fields, for any, all, none, one, count and len
)

// ID is a fact's position in Facts. The flat form stores it, so facts are only appended.
type ID uint16

// Fact is one fact.
type Fact struct {
	Name   string
	Type   Type
	Shared bool       // of the whole action, not of one act
	Values []string   // of an Enum
	Fields []Field    // of a List
	Range  [2]float64 // the least and the largest value of a Number; zero where there are none
	One    bool       // an act has one value of it at most
	Doc    string
}

// Single says whether a fact has one value at most: what is known of the whole action is known once.
func (f Fact) Single() bool { return f.Shared || f.One }

// Field is a field of a list fact's items.
type Field struct {
	Name string
	Type Type
}

// Lookup finds a fact by its name.
func Lookup(name string) (ID, Fact, bool) {
	id, ok := byName[name]
	if !ok {
		return 0, Fact{}, false
	}
	return id, Facts[id], true
}

// Name returns a fact's name; the empty string for an unknown id.
func (id ID) Name() string {
	if int(id) >= len(Facts) {
		return ""
	}
	return Facts[id].Name
}

// Names returns all names in order.
func Names() []string {
	out := make([]string, len(Facts))
	for i, f := range Facts {
		out[i] = f.Name
	}
	return out
}

// Attributes returns the last parts of the facts that a concept's block of this name may test.
func Attributes(block string) []string {
	var out []string
	for _, f := range Facts {
		if p, a, ok := strings.Cut(f.Name, "."); ok && p == block && !f.Shared && f.Type != List {
			out = append(out, a)
		}
	}
	return out
}

// Underscored finds a fact by its name with _ for the dots.
func Underscored(name string) (ID, bool) {
	id, ok := byUnderscored[name]
	return id, ok
}

// Blocks returns the names of the blocks that a concept may hold.
func Blocks() []string {
	var out []string
	for _, f := range Facts {
		p, _, _ := strings.Cut(f.Name, ".")
		if !f.Shared && !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}

var byName = func() map[string]ID {
	m := make(map[string]ID, len(Facts))
	for i, f := range Facts {
		m[f.Name] = ID(i)
	}
	return m
}()

var byUnderscored = func() map[string]ID {
	m := make(map[string]ID, len(Facts))
	for i, f := range Facts {
		m[strings.ReplaceAll(f.Name, ".", "_")] = ID(i)
	}
	return m
}()
