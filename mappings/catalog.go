// Package mappings holds the catalogs of law and standards that clauses cite, and checks citations against them. The JSON
// files beside this one are the source, one framework a file, one control a line; a project's own catalogs have the same
// form. A mapping says "supports", never "compliant".
//
// A citation is framework.control, such as gdpr.art_44.
package mappings

import "strings"

// Framework is one catalog.
type Framework struct {
	ID          string // lower-case letters, digits and _, beginning with a letter; also the name of the file
	Name        string
	Publisher   string
	Edition     string // what the ids were checked against, and what a policy pins
	Checked     string // year-month-day
	LicenceTier Tier
	Licence     string
	Source      string // URL
	Status      Status
	ReplacedBy  string // a framework
	// EditionsChangedIDs says that another edition gives the same ids other meanings, so a policy has to pin one.
	EditionsChangedIDs bool
	Excludes           []Exclusion
	Notes              []string
	Controls           []Control
	KnownBad           []KnownBad
}

// Tier is what may be shipped of a framework's text.
type Tier string

const (
	TierFull        Tier = "A" // the full text
	TierAttribution Tier = "B" // the text, with attribution
	TierTitles      Tier = "C" // ids and titles
	TierParaphrase  Tier = "D" // ids and our own paraphrase
)

// Exclusion is something that a framework leaves out of its scope.
type Exclusion struct {
	What  string // such as "agentic AI"
	Basis string
}

// AgenticAI is the Exclusion.What that makes a citation one by analogy.
const AgenticAI = "agentic AI"

// Control is one thing that a framework asks for.
type Control struct {
	Framework  string
	ID         string // without the framework
	Native     string // as the publisher writes it: "Article 14(4)(d)"
	Title      string
	Ours       bool   // the title is our paraphrase
	Parent     string // an ID of the same framework
	Group      string // the chapter or section it stands in
	Roles      []string
	Scope      Scope
	Applies    []Application // empty: it applies
	Status     Status
	ReplacedBy string // a full citation
	Note       string
}

// Citation is the control as clauses cite it.
func (c Control) Citation() string { return c.Framework + "." + c.ID }

// Scope says which systems a control is about; the zero value is all.
type Scope string

const (
	ScopeAll      Scope = ""
	ScopeHighRisk Scope = "high_risk" // of the EU AI Act
)

// Application is a date from which a control applies, and to what.
type Application struct {
	From  string // year-month-day
	When  string // such as annex_iii; empty: to everything
	Basis string
}

// Status is where a framework or a control stands.
type Status string

const (
	InForce    Status = "in_force"
	Disputed   Status = "disputed"   // sources read its date or reach differently
	Superseded Status = "superseded" // replaced by a later document
	Retired    Status = "retired"    // withdrawn by its publisher
	Deleted    Status = "deleted"    // struck out of the text
	Draft      Status = "draft"
)

var statuses = []string{string(InForce), string(Disputed), string(Superseded), string(Retired), string(Deleted), string(Draft)}

// KnownBad is a citation that public lists get wrong.
type KnownBad struct {
	ID  string   // a control, or a full citation; * stands for any run of characters
	For string   // what it is cited for
	Use []string // the right ids, of this framework or full citations; empty: there is no such thing
	Why string
	// Certain says that no rule about an agent's actions can rest on the id, although it is a control.
	Certain bool
	// Unpinned says that the id is only wrong while no edition is pinned.
	Unpinned bool
}

// full makes an id of this framework a full citation.
func (f *Framework) full(id string) string {
	if id == "" || strings.Contains(id, ".") {
		return id
	}
	return f.ID + "." + id
}

// leavesOut says whether the framework's scope leaves something out.
func (f *Framework) leavesOut(what string) bool {
	for _, e := range f.Excludes {
		if e.What == what {
			return true
		}
	}
	return false
}
