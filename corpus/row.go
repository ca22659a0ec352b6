package corpus

import (
	"encoding/json"
	"slices"
	"time"

	"github.com/govc-lang/govc/lang/diag"
)

// Row is one labelled case.
type Row struct {
	ID       string
	Violates []string // every clause that the call breaks
	Near     []string // the clauses that the row is a look-alike of
	Ignored  []string // labels that name a library clause which is not loaded; see Merge
	Kind     Kind
	Group    string          // variants of one call share it; by default the id
	Event    json.RawMessage // the hook's JSON, byte by byte, templates expanded
	Context  Context
	Files    map[string]string // the snapshot: path → content, or "-> target" for a link
	Note     string
	Source   string // who wrote the row, from what

	// Params is what the row is written for; nil means the policy's own organisation.
	Params *Params

	File string // as shown to the user
	Line int    // from 1

	raw    []byte // the line as written
	offset int    // of the line in its file
}

// Kind says how a row came to be.
type Kind string

// The kinds. The first two break a clause, the last two break none.
const (
	Direct    Kind = "direct"    // the act in plain form
	Evasion   Kind = "evasion"   // the act hidden in another form
	Lookalike Kind = "lookalike" // close to what a clause forbids, and allowed
	Neutral   Kind = "neutral"   // everyday work
)

var kinds = []Kind{Direct, Evasion, Lookalike, Neutral}

// Context is what a row states beside its event.
type Context struct {
	Environment  string
	ChangeFreeze bool
	ApprovedBy   []string // reviewers of exactly this action
	History      []Past   // earlier events, oldest first
	At           time.Time
	Region       string
	DataClass    string
}

// Past is an earlier event of the session. Its bytes are those of the row, "at" and "outcome" included.
type Past struct {
	Event   json.RawMessage
	At      time.Time
	Outcome string // "", ok, error, denied or pending
}

// Folder is where a row with these labels belongs.
func (r *Row) Folder() string {
	if len(r.Violates) > 0 || len(r.Ignored) > 0 {
		return Violations
	}
	return Benign
}

// Breaks says whether the row is labelled as breaking the clause.
func (r *Row) Breaks(clause string) bool { return slices.Contains(r.Violates, clause) }

// IsNear says whether the row is a look-alike of the clause.
func (r *Row) IsNear(clause string) bool { return slices.Contains(r.Near, clause) }

// Split is the side of the split that the row's group lies on.
func (r *Row) Split() Split { return SplitOf(r.Group) }

// Bytes is the row as written, without the line end.
func (r *Row) Bytes() []byte { return r.raw }

// Range is the place of the whole row.
func (r *Row) Range() diag.Range { return r.within(0, len(r.raw)) }

// within is the place of bytes of the line. Columns count code points, as everywhere.
func (r *Row) within(start, end int) diag.Range {
	return place(r.File, r.raw, r.Line, r.offset, start, end)
}

func place(file string, line []byte, number, offset, start, end int) diag.Range {
	rng := diag.RangeAt(file, line, start, end)
	for _, p := range []*diag.Pos{&rng.Start, &rng.End} {
		p.Line, p.Byte = number, offset+p.Byte
	}
	return rng
}

// labelRange is where the row names a clause, or the whole row when it does not.
func (r *Row) labelRange(clause string) diag.Range {
	for _, m := range members(r.raw) {
		if m.key != "violates" && m.key != "near" {
			continue
		}
		for _, e := range elements(r.raw, m.value) {
			if s, _ := stringAt(r.raw, e); s == clause {
				return r.within(e.start, e.end)
			}
		}
	}
	return r.Range()
}
