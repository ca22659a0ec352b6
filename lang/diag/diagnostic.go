// Package diag is how every part of govc reports a problem: one struct with a stable code, a severity, a place, and what
// to do about it. Functions return their result and a List; a List is printed elsewhere, by one of the four renderers
// (text, JSON, SARIF 2.1.0, GitHub annotations).
//
// The codes are the slice in codes.go. A new one is a constant and an entry there.
package diag

// Severity says what a diagnostic does to a run. The zero value is the strictest.
type Severity int

const (
	Error   Severity = iota // the run fails
	Warning                 // the run fails only when it is strict
	Note                    // something to know
)

// String is the word that every renderer but SARIF and GitHub prints: error, warning or note.
func (s Severity) String() string {
	switch s {
	case Warning:
		return "warning"
	case Note:
		return "note"
	}
	return "error"
}

// Code names a kind of problem, for good: GV, two digits of the group, two of the kind.
type Code string

// Diagnostic is one problem. Summary is one line, lower case and without a full stop; Detail is full sentences; Fix is what
// to do, as an instruction. Positions never stand in the words.
type Diagnostic struct {
	Code     Code
	Severity Severity
	Subject  string // what it is about: the id of a clause or concept, a corpus row, a framework; may be empty
	Summary  string
	Detail   string
	Range    Range
	Related  []Related
	Fix      string
}

// Related is a second place that explains the first.
type Related struct {
	Message string
	Range   Range
}

// New gives a diagnostic with the severity that the code has in Codes. An unknown code is an error.
func New(code Code, at Range, summary string) Diagnostic {
	info, _ := Lookup(code)
	return Diagnostic{Code: code, Severity: info.Severity, Range: at, Summary: summary}
}

// String is one line: the place, the severity, the code and the summary.
func (d Diagnostic) String() string {
	head := d.Severity.String() + "[" + string(d.Code) + "]: " + d.Summary
	if at := d.Range.String(); at != "" {
		return at + ": " + head
	}
	return head
}
