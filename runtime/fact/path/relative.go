package path

import "strings"

// Home returns the home directory as absolute paths spell it; empty where it cannot be known.
func (p *Paths) Home() string { return p.home }

// Relative returns a canonical path below the workspace without the workspace's part; other paths as they are.
func (p *Paths) Relative(canonical string) string {
	if p.workspace == "" {
		return canonical
	}
	return strings.TrimPrefix(canonical, p.workspace+"/")
}
