// Package action reads one tool call as a host's hook sends it, strictly, keeping where each value stands, and the context that it
// is judged in.
package action

import "time"

// Context is what is known beside the event. It never comes from the event itself.
type Context struct {
	Environment  string
	ChangeFreeze bool
	ApprovedBy   []string // reviewers of exactly this action
	History      []Past   // earlier calls of the session, oldest first
	At           time.Time
	// Day, as 2006-01-02, is what exceptions' dates are compared with where At is not known; empty: they count as past.
	Day       string
	Region    string
	DataClass string
}

// Past is an earlier call. Outcome "" and "ok" mean that it ran; "denied", "pending" and "error" that it did not.
type Past struct {
	Event   []byte // the hook's JSON
	At      time.Time
	Outcome string
}

// Case is one call to decide about.
type Case struct {
	ID      string
	Event   []byte // the hook's JSON, byte by byte
	Context Context
	// Files is the snapshot: path → content, or "-> target" for a link.
	Files map[string]string
}

// Ran says whether the call ran.
func (p Past) Ran() bool { return p.Outcome == "" || p.Outcome == "ok" || p.Outcome == "success" }
