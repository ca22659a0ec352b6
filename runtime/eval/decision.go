// Package eval decides: one graph, the facts of one action, one decision with all its reasons. It is pure: no clock, no files, no
// network.
package eval

import "fmt"

// Effect is what a clause asks for. The zero value is the strictest.
type Effect uint8

// The effects, strictest first.
const (
	Deny Effect = iota
	Escalate
	Observe
	Allow
)

var effectNames = [...]string{"deny", "escalate", "observe", "allow"}

// String returns the effect's word; anything unknown is deny.
func (e Effect) String() string {
	if int(e) >= len(effectNames) {
		return effectNames[Deny]
	}
	return effectNames[e]
}

// MarshalText writes the effect's word.
func (e Effect) MarshalText() ([]byte, error) { return []byte(e.String()), nil }

// UnmarshalText reads an effect's word; anything else is an error and leaves deny.
func (e *Effect) UnmarshalText(b []byte) error {
	for i, n := range effectNames {
		if n == string(b) {
			*e = Effect(i)
			return nil
		}
	}
	*e = Deny
	return fmt.Errorf("effect %q is not one of deny, escalate, observe, allow", b)
}

// Decision is the answer to one action (design, section 5).
type Decision struct {
	ID        string     `json:"id"`
	Decision  Effect     `json:"decision"`
	Reviewers int        `json:"reviewers"`
	Findings  []Finding  `json:"findings"`
	Met       []Finding  `json:"met"`
	Excepted  []Finding  `json:"excepted"`
	Unparsed  []Unparsed `json:"unparsed"`
	Bundle    Bundle     `json:"bundle"`
	Action    string     `json:"action"` // sha256:…
	// Fault is a defect of govc that this action hit, with its stack. The decision is then deny.
	Fault error `json:"-"`
}

// Finding is one clause that fired, or a reserved govc.* finding.
type Finding struct {
	Clause     string     `json:"clause"`
	Effect     Effect     `json:"effect"`
	Reviewers  int        `json:"reviewers"`
	Severity   string     `json:"severity"`
	Certainty  string     `json:"certainty"` // known or unknown
	Enforced   bool       `json:"enforced"`
	Text       string     `json:"text"`
	References []Citation `json:"references"`
	Related    []Citation `json:"related"`
	Because    []Reason   `json:"because"`
	// Exception names the exception that took the finding back.
	Exception string `json:"exception,omitempty"`
}

// Citation is a control that a clause cites.
type Citation struct {
	ID      string `json:"id"`
	Native  string `json:"native,omitempty"`
	Title   string `json:"title,omitempty"`
	Applies string `json:"applies,omitempty"`
	Note    string `json:"note,omitempty"`
}

// Reason is one leaf that made a clause fire.
type Reason struct {
	Concept string `json:"concept"`
	Fact    string `json:"fact"`
	Value   string `json:"value"`
	At      string `json:"at"`    // JSON Pointer into the event
	Span    [2]int `json:"span"`  // bytes of that string
	Words   [2]int `json:"words"` // bytes of the clause's text
}

// Unparsed is a part of the event that could not be read.
type Unparsed struct {
	At  string `json:"at"`
	Why string `json:"why"`
}

// Bundle identifies what decided.
type Bundle struct {
	Name   string `json:"name"`
	Serial int    `json:"serial"`
	Digest string `json:"digest"`
}

// Reserved findings; they are never scored against a clause.
const (
	Unparseable = "govc.unparsed"
	Unknowable  = "govc.unknowable"
	Default     = "govc.default"
)
