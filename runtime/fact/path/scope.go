package path

import "strings"

// How much an operand covers.
const (
	Single   = "single"
	Tree     = "tree"
	Wildcard = "wildcard"
	Whole    = "workspace"
)

// Scope says how much an operand covers, as written or canonical: one name, a folder with all below, all names of a pattern, or the
// workspace itself.
func (p *Paths) Scope(operand string, recursive, glob bool) string {
	s := p.Canonical(operand, "")
	if rest, ok := p.inWorkspace(s); ok {
		if rest == "" {
			return Whole
		}
		if dir, all := everything(s); glob && all {
			if rest, _ := p.inWorkspace(dir); rest == "" {
				return Whole
			}
		}
	}
	switch {
	case glob && strings.ContainsAny(operand, "*?["):
		return Wildcard
	case recursive:
		return Tree
	}
	return Single
}
