// Package vocabulary holds the words that sentences are read with, and how each shows itself on each surface: concepts, sets of
// words, option grammars of programs, classes of files, shapes of content, the hosts' tools. It is data parsed by lang/config and
// turned into graph nodes and tables by compiler.
package vocabulary

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
)

// Kind is what a concept is in a sentence. The zero value is invalid.
type Kind string

// The kinds of concepts.
const (
	Action Kind = "action" // moving money
	Thing  Kind = "thing"  // secrets
	Place  Kind = "place"  // in production, outside the workspace
	State  Kind = "state"  // during a change freeze, in bulk
)

// Object says whether an action concept takes a thing.
type Object string

// The zero value is optional: "sending" may stand alone or take what is sent.
const (
	Optional Object = ""
	Required Object = "required" // changing: nothing is known until one says what
	Never    Object = "never"    // moving money: complete in itself
)

// Concept is one meaning with its names and with how an act shows it. Blocks are alternatives; the tests of a block are
// conjuncts; When narrows all of them.
type Concept struct {
	Name     string
	Kind     Kind
	Object   Object
	Also     []string
	Includes []string // names of concepts whose acts are this one's too
	// Alone names the concept that an action stands for when the sentence gives it no thing: "no deleting".
	Alone  string
	Blocks []Block
	When   Condition
	// Unknown fixes what an unknown value means: "", "true" or "false".
	Unknown string
	Replace bool
	// Incomplete says that a part of it could not be read: what it does not say may still be written.
	Incomplete bool
	Range      diag.Range
}

// Condition is the source of a condition; empty for none.
type Condition struct {
	Source string
	Range  diag.Range
}

// Block is one way in which a concept shows itself.
type Block struct {
	Name  string // the facts' first part: shell, call, http, file, …
	Tests []Test
	Is    []string // concepts that the same act must show too
	IsNot []string // concepts that the same act must not show
	When  Condition
	Range diag.Range
}

// Test compares one fact: one of Values, or none of them when Not is set.
type Test struct {
	Fact   schema.ID
	Not    bool
	Values []string
	Range  diag.Range
}

// Source is a program with its option grammar as text, see ParseGrammar.
type Source struct {
	Name    string
	Also    []string // other names of the same program
	Grammar string
}

// FileClass names a class of files by globs over canonical paths.
type FileClass struct {
	Name   string
	Paths  []string
	Except []string
	Range  diag.Range
}

// Shape is a pattern of content: a secret, personal data, a placeholder.
type Shape struct {
	Name string
	// Class is the data class that a match belongs to; "placeholder" takes matches of other shapes back.
	Class   string
	Pattern string // RE2
	// Near lists words of which one must stand before the match, within 40 bytes; empty for none.
	Near []string
	// Check names an extra test of the match: luhn, iban, entropy; empty for none.
	Check string
	// Weight counts towards the class: personal needs a sum of 2 or more in one text. 0 counts as 2.
	Weight int
	Range  diag.Range
}

// Tool says how a host's built-in tool is read.
type Tool struct {
	Name    string
	Also    []string
	Surface string // shell, fetch, search, file, patch, agent, inert
	// Op is what a file tool does with its path: a file.op.
	Op string
	// Fields maps parts to argument names: command, url, path, content, prompt, cwd, body, method.
	Fields map[string]string
	Range  diag.Range
}

// Vocabulary is all of it, merged: later files add to earlier ones.
type Vocabulary struct {
	Concepts []Concept
	Sets     map[string][]string
	Maps     map[string]map[string]string
	Programs map[string]Source
	Classes  []FileClass
	Shapes   []Shape
	Tools    []Tool
	Digest   string // SHA-256 of the sources, hex
}

// Concept finds a concept by its exact name.
func (v *Vocabulary) Concept(name string) (*Concept, bool) {
	i := slices.IndexFunc(v.Concepts, func(c Concept) bool { return c.Name == name })
	if i < 0 {
		return nil, false
	}
	return &v.Concepts[i], true
}

// Changes names the attributes of a concept that say something else than the one that it adds to. Only its names, what it includes
// and its blocks are added.
func (c *Concept) Changes(old *Concept) []string {
	var out []string
	for _, a := range []struct{ name, new, old string }{
		{"kind", string(c.Kind), string(old.Kind)}, {"object", string(c.Object), string(old.Object)}, {"alone", c.Alone, old.Alone},
		{"when", c.When.Source, old.When.Source}, {"unknown", c.Unknown, old.Unknown},
	} {
		if a.new != "" && a.new != a.old {
			out = append(out, a.name)
		}
	}
	return out
}

// Needs lists the concepts that a concept is made of, or stands for.
func (c *Concept) Needs() []string {
	out := slices.Clone(c.Includes)
	if c.Alone != "" {
		out = append(out, c.Alone)
	}
	for i := range c.Blocks {
		out = append(append(out, c.Blocks[i].Is...), c.Blocks[i].IsNot...)
	}
	return out
}

// Expand replaces each "@name" of a list by the words of that set; names that are no sets, or that a set needs for itself, are
// returned in missing.
func (v *Vocabulary) Expand(list []string) (words, missing []string) {
	return v.expand(list, nil)
}

// expand knows the sets that it stands in.
func (v *Vocabulary) expand(list, inside []string) (words, missing []string) {
	if !slices.ContainsFunc(list, isSet) {
		return slices.Clip(list), nil
	}
	for _, w := range list {
		name, isSet := strings.CutPrefix(w, "@")
		if !isSet {
			words = append(words, w)
			continue
		}
		set, ok := v.Sets[name]
		if !ok || slices.Contains(inside, name) {
			missing = append(missing, name)
			continue
		}
		more, gone := v.expand(set, append(slices.Clip(inside), name))
		words, missing = append(words, more...), append(missing, gone...)
	}
	return words, missing
}

func isSet(word string) bool { return strings.HasPrefix(word, "@") }

// Merge adds another vocabulary: a concept of the same name adds to the old one, or replaces it when it says so.
func (v *Vocabulary) Merge(o *Vocabulary) {
	for _, c := range o.Concepts {
		v.addConcept(c)
	}
	for name, words := range o.Sets {
		v.Sets[name] = appendNew(v.Sets[name], words)
	}
	for name, m := range o.Maps {
		if v.Maps[name] == nil {
			v.Maps[name] = map[string]string{}
		}
		for k, w := range m {
			v.Maps[name][k] = w
		}
	}
	for name, p := range o.Programs {
		v.Programs[name] = p
	}
	v.Classes = append(v.Classes, o.Classes...)
	v.Shapes = append(v.Shapes, o.Shapes...)
	v.Tools = append(v.Tools, o.Tools...)
}

func (v *Vocabulary) addConcept(c Concept) {
	old, ok := v.Concept(c.Name)
	if !ok {
		v.Concepts = append(v.Concepts, c)
		return
	}
	if c.Replace {
		*old = c
		return
	}
	old.Also = appendNew(old.Also, c.Also)
	old.Includes = appendNew(old.Includes, c.Includes)
	old.Blocks = slices.Concat(old.Blocks, c.Blocks)
	old.Incomplete = old.Incomplete || c.Incomplete
}

// New returns an empty vocabulary.
func New() *Vocabulary {
	return &Vocabulary{Sets: map[string][]string{}, Maps: map[string]map[string]string{}, Programs: map[string]Source{}}
}

// appendNew never writes behind the list that it is given: others may have added to the same one.
func appendNew(list, more []string) []string {
	list = slices.Clip(list)
	have := make(map[string]bool, len(list)+len(more))
	for _, w := range list {
		have[w] = true
	}
	for _, w := range more {
		if !have[w] {
			have[w] = true
			list = append(list, w)
		}
	}
	return list
}
