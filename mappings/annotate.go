package mappings

// Annotations are the short notes that a printed citation carries, for a profile on a day: "if high-risk", "from
// 2027-12-02", "binds your provider", "superseded", "by analogy", "disputed", "draft". Join them with "; ".
func (s *Set) Annotations(id string, p Profile, on string) []string {
	control, framework, ok := s.Control(id)
	if !ok {
		return nil
	}
	var notes []string
	add := func(when bool, words string) {
		if when {
			notes = append(notes, words)
		}
	}
	from := control.AppliesFrom(p)
	role, other := control.bindsOther(p)
	add(control.Status == Retired || control.Status == Deleted, string(control.Status))
	add(control.Status == Superseded || framework.Status == Superseded, "superseded")
	add(s.analogous(framework), "by analogy")
	add(control.Status == Draft || framework.Status == Draft, "draft")
	add(control.Scope == ScopeHighRisk && len(p.HighRisk) == 0, "if high-risk")
	add(from > on, "from "+from)
	add(other, bindsWords(role, p))
	add(control.Status == Disputed, "disputed")
	return notes
}

// analogous says whether a framework, or the one that replaces it, leaves agentic AI out.
func (s *Set) analogous(f Framework) bool {
	if f.leavesOut(AgenticAI) {
		return true
	}
	successor, ok := s.Framework(f.ReplacedBy)
	return ok && successor.leavesOut(AgenticAI)
}
