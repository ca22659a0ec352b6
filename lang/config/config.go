// Package config reads clauses, policies and vocabulary from HCL, native or JSON. What it returns is parsed, not resolved: names
// are checked for form only. All problems of a run come back together, each with its place.
package config

import (
	"sort"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/params"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// Text is a string of the sources with its place. Range covers the characters between the quotes where the string has no
// escapes, so that a byte of Value has its column; otherwise the whole expression, and Literal is false.
type Text struct {
	Value   string
	Range   diag.Range
	Literal bool
}

// Set says whether the attribute was written at all.
func (t Text) Set() bool { return t.Range.File != "" }

// blank says that the attribute was written, and says nothing.
func (t Text) blank() bool { return t.Set() && strings.TrimSpace(t.Value) == "" }

// Within is the range of bytes [start,end) of Value.
func (t Text) Within(start, end int) diag.Range {
	if !t.Literal || start < 0 || end > len(t.Value) || start >= end {
		return t.Range
	}
	r := t.Range
	r.Start = advance(t.Range.Start, t.Value[:start])
	r.End = advance(r.Start, t.Value[start:end])
	return r
}

func advance(p diag.Pos, s string) diag.Pos {
	for _, r := range s {
		if r == '\n' {
			p.Line, p.Column = p.Line+1, 1
			continue
		}
		p.Column++
	}
	p.Byte += len(s)
	return p
}

// Policy is the policy block; the zero value is what holds without one, after Defaults.
type Policy struct {
	Name       string
	Use        []Text
	Default    Text
	Mode       Text
	Editions   map[string]Text // by framework
	HostPrompt bool
	Params     params.Params
	Range      diag.Range
}

// Profile decides which notes a citation prints.
type Profile struct {
	Roles         []string
	HighRisk      []string
	Sector        string
	Jurisdictions []string
	Range         diag.Range
}

// Clause is one rule.
type Clause struct {
	ID         string
	Text       Text
	When       Text
	Severity   Text
	Owner      string
	Kind       Text // "" or "evidence"
	Due        Text
	Mode       Text
	References []Text
	Related    []Text
	Expect     Expect
	Examples   Examples
	Disabled   bool
	Reason     Text
	Until      Text
	Range      diag.Range
}

// Expect is the bar of a clause; a nil field is the default.
type Expect struct {
	Recall      *float64
	FalseAlarms *float64
	Range       diag.Range
}

// Examples are checked at every compile.
type Examples struct {
	Violates []Example
	Allows   []Example
}

// Example is a shell command, or another tool with its input as JSON.
type Example struct {
	Command string
	Tool    string
	Input   []byte
	Range   diag.Range
}

// Exception takes findings of a clause back where Match is true.
type Exception struct {
	Name   string
	Clause Text
	Match  Text
	Owner  Text
	Reason Text
	Until  Text
	Range  diag.Range
}

// Config is everything that a set of files says.
type Config struct {
	Policy     *Policy
	Profile    *Profile
	Clauses    []Clause
	Exceptions []Exception
	Vocabulary *vocabulary.Vocabulary
	Sources    map[string][]byte // by the file names that ranges use
	Root       string            // the folder that was read; empty for a single file
	// Incomplete says that errors kept a file or a block out: a clause or concept that is not here may still be written.
	Incomplete bool
}

// Files returns the names of the sources in order.
func (c *Config) Files() []string {
	names := make([]string, 0, len(c.Sources))
	for n := range c.Sources {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}
