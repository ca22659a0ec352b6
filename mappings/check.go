package mappings

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
)

// Citation is one id in a clause's references or related.
type Citation struct {
	ID     string // framework.control
	Range  diag.Range
	Clause string
	Kind   string   // "references" or "related"
	Cited  []string // every id that the clause cites, of both kinds
}

// Profile is what the policy says about itself. No rule of Check looks at Sector and Jurisdictions: they are for reports.
type Profile struct {
	Roles         []string
	HighRisk      []string // the high-risk uses, such as annex_iii_5_b; empty: none
	Sector        string
	Jurisdictions []string
	Editions      map[string]string // pinned, by framework
}

// Check says what there is to say about a citation on a day, year-month-day. A control that cannot be cited gives one
// error and nothing else. On no day at all, "", nothing is applicable that has a date.
func (s *Set) Check(c Citation, p Profile, on string) diag.List {
	if problem, ok := s.uncitable(c, p); ok {
		problem.Subject = c.Clause
		return diag.List{problem}
	}
	control, framework, _ := s.Control(c.ID)
	diags := s.standing(c, control, framework)
	if control.Status == Disputed {
		diags = append(diags, disputed(c, control))
	}
	if from := control.AppliesFrom(p); from > on {
		diags = append(diags, notYet(c, control, from))
	}
	if control.Scope == ScopeHighRisk && len(p.HighRisk) == 0 {
		diags = append(diags, highRiskOnly(c, control))
	}
	if role, ok := control.bindsOther(p); ok {
		diags = append(diags, bindsOther(c, control, role, p))
	}
	if framework.leavesOut(AgenticAI) {
		diags = append(diags, byAnalogy(c, framework))
	}
	for i := range diags {
		diags[i].Subject = c.Clause
	}
	return diags
}

// uncitable gives the error of a citation that names no control of a pinned edition that is still there.
func (s *Set) uncitable(c Citation, p Profile) (diag.Diagnostic, bool) {
	id, _, _ := strings.Cut(c.ID, ".")
	framework, known := s.Framework(id)
	pinned := p.Editions[id]
	switch {
	case known && pinned == "" && framework.EditionsChangedIDs:
		return notPinned(c, framework), true
	case known && pinned != "" && pinned != framework.Edition:
		return otherEdition(c.Range, framework, pinned, s.ofEdition(framework, pinned)), true
	}
	control, _, exists := s.Control(c.ID)
	bad, wrong := s.knownBad(c.ID)
	switch {
	case wrong && !bad.Unpinned && (!exists || bad.Certain):
		return s.knownBadCitation(c, bad), true
	case !exists:
		return s.unknown(c), true
	case control.Status == Retired || control.Status == Deleted:
		return s.retired(c, control), true
	}
	return diag.Diagnostic{}, false
}

// standing says whether the control is superseded, a draft, or often mistaken for another.
func (s *Set) standing(c Citation, control Control, framework Framework) diag.List {
	switch {
	case control.Status == Superseded || framework.Status == Superseded:
		return diag.List{s.superseded(c, control, framework)}
	case control.Status == Draft || framework.Status == Draft:
		return diag.List{draft(c, control)}
	}
	if bad, ok := s.knownBad(c.ID); ok && !bad.Unpinned && !s.citesAll(c, bad.Use) {
		return diag.List{s.mistaken(c, control, bad)}
	}
	return nil
}

// citesAll says whether the clause cites the right ids too, so that it knows what it does.
func (s *Set) citesAll(c Citation, ids []string) bool {
	for _, id := range ids {
		if !slices.Contains(c.Cited, id) {
			return false
		}
	}
	return len(ids) > 0
}

// citesSuccessor says whether the clause cites what replaces a superseded control: its successor, or where it has none of
// its own anything of the framework's successor.
func citesSuccessor(c Citation, control Control, framework Framework) bool {
	if control.ReplacedBy != "" {
		return slices.Contains(c.Cited, control.ReplacedBy)
	}
	return framework.ReplacedBy != "" && slices.ContainsFunc(c.Cited, func(id string) bool {
		return strings.HasPrefix(id, framework.ReplacedBy+".")
	})
}

// AppliesFrom is the day from which the control applies to somebody with this profile, "" when it has no date: the
// earliest one for the high-risk uses that the profile names, and of all when it names none that the control knows.
func (c Control) AppliesFrom(p Profile) string {
	first, own := "", ""
	for _, a := range c.Applies {
		first = earlier(first, a.From)
		if a.When == "" || slices.ContainsFunc(p.HighRisk, func(use string) bool { return within(use, a.When) }) {
			own = earlier(own, a.From)
		}
	}
	if own != "" {
		return own
	}
	return first
}

// within says whether annex_iii_5_b, say, lies within annex_iii.
func within(use, group string) bool { return use == group || strings.HasPrefix(use, group+"_") }

func earlier(a, b string) string {
	if a == "" || b != "" && b < a {
		return b
	}
	return a
}

// bindsOther gives the role that the control binds when it is none of the profile's.
func (c Control) bindsOther(p Profile) (role string, ok bool) {
	for _, role := range c.Roles {
		if slices.Contains(p.Roles, role) {
			return "", false
		}
	}
	if len(c.Roles) == 0 {
		return "", false
	}
	return c.Roles[0], true
}

// ofEdition finds the catalog that holds another edition of a framework under its own name: owasp_llm_2025.
func (s *Set) ofEdition(f Framework, edition string) string {
	if id := f.ID + "_" + edition; s.frameworks[id] != nil {
		return id
	}
	return ""
}

// CheckPin checks one entry of a policy's editions.
func (s *Set) CheckPin(framework, edition string, at diag.Range) diag.List {
	f, ok := s.Framework(framework)
	switch {
	case !ok:
		return diag.List{unknownFramework(at, framework, diag.Nearest(framework, s.frameworkIDs(), 1))}
	case edition != f.Edition:
		return diag.List{otherEdition(at, f, edition, s.ofEdition(f, edition))}
	}
	return nil
}
