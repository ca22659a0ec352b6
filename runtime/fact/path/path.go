// Package path says what a file operand of an action is: one canonical spelling, where it lies, how much it covers, and which
// classes of files it belongs to. It never looks at a disk; links come in resolved.
package path

import (
	"cmp"
	"path"
	"strings"

	"github.com/govc-lang/govc/lang/literal"
)

// The places that a path may be in.
const (
	Workspace = "workspace"
	Scratch   = "scratch"
	Outside   = "outside"
	Root      = "root"
	Home      = "home"
	Parent    = "parent"
	Unknown   = "unknown"
)

// unknowable stands where a value could not be known.
const unknowable = "\uFFFD"

// Paths reads the paths of one action. Its home directory is the one that the workspace, or else the working directory, lies in.
type Paths struct {
	*Knowledge
	workspace string // canonical; empty where there is none
	cwd       string
	home      string // as written in absolute paths; empty where unknown
	folding   bool   // the disk that the home directory lies on takes names in any letter case
}

// At returns the paths of an action. The root, a home directory and the folder of all of them are no workspace.
func (k *Knowledge) At(workspace, cwd string) *Paths {
	p := &Paths{Knowledge: k}
	if p.home = p.homeOf(spell(workspace)); p.home == "" {
		p.home = p.homeOf(spell(cwd))
	}
	p.folding = k.t.Has("paths.folding", literal.Lower(firstName(p.home)))
	p.workspace = p.Canonical(workspace, "/")
	p.cwd = p.Canonical(cwd, p.workspace)
	if workspace == "" || p.folder(p.workspace) != "" {
		p.workspace = ""
	}
	return p
}

// homeOf finds the home directory that an absolute path lies in.
func (k *Knowledge) homeOf(p string) string {
	folded := literal.Lower(p) + "/"
	for _, root := range k.t.List("paths.homes") {
		if rest, ok := strings.CutPrefix(folded, root+"/"); ok && rest != "" {
			name, _, _ := strings.Cut(rest, "/")
			return p[:len(root)+1+len(name)]
		}
	}
	for _, own := range k.t.List("paths.own-homes") {
		if strings.HasPrefix(folded, own+"/") {
			return p[:len(own)]
		}
	}
	return ""
}

// Canonical returns the one spelling of a path: absolute, "/" between names, no dot segments, no trailing slash, drives as /c, this
// user's home as "~". A relative path is taken from cwd, or from the action's own where cwd is empty.
func (p *Paths) Canonical(name, cwd string) string {
	if name == "" {
		return ""
	}
	if cwd == "" {
		cwd = p.cwd
	}
	s := spell(p.variable(name))
	if !strings.HasPrefix(s, "/") && !strings.HasPrefix(s, "~") && !strings.HasPrefix(s, unknowable) {
		s = p.base(cwd) + "/" + s
	}
	s = p.alias(clean(p.alias(p.expand(s), "paths.links")), "paths.aliases") // a link is followed before the dots behind it
	if rest, ok := below(p.fold(s), p.fold(p.home)); ok {
		return "~" + s[len(s)-len(rest):]
	}
	return s
}

// base writes a working directory as what a relative path is appended to.
func (p *Paths) base(cwd string) string {
	if !strings.HasPrefix(cwd, "/") && !strings.HasPrefix(cwd, "~") && !strings.HasPrefix(cwd, unknowable) {
		cwd = p.cwd
	}
	return strings.TrimSuffix(p.expand(cwd), "/")
}

// fold writes a path as the disk that the home directory lies on compares it.
func (p *Paths) fold(s string) string {
	if p.folding {
		return literal.Lower(s)
	}
	return s
}

// expand writes a leading ~ out while the path is cleaned, so that ~/../x leaves the home directory. A home that is not known, and
// another user's, is written out only where the path climbs out of it: it lies where most do, or is a system account's own.
func (p *Paths) expand(s string) string {
	if !strings.HasPrefix(s, "~") {
		return s
	}
	user, rest, _ := strings.Cut(s, "/")
	if user == "~" && p.home != "" {
		return p.home + s[1:]
	}
	if strings.Contains(s, unknowable) || !climbs(rest) {
		return s
	}
	return p.homeNamed(user[1:]) + "/" + rest
}

// climbs says whether a relative path names something above where it starts.
func climbs(s string) bool {
	depth := 0
	for name := range strings.SplitSeq(s, "/") {
		switch name {
		case "", ".":
		case "..":
			if depth--; depth < 0 {
				return true
			}
		default:
			depth++
		}
	}
	return false
}

// homeNamed is where the home directory of a user lies as far as the name says.
func (p *Paths) homeNamed(user string) string {
	for _, own := range p.t.List("paths.own-homes") {
		if strings.HasSuffix(own, "/"+user) {
			return own
		}
	}
	parent := "/"
	if homes := p.t.List("paths.homes"); len(homes) > 0 {
		parent = homes[0] + "/"
	}
	return parent + cmp.Or(user, "~")
}

// variable replaces a leading $NAME, ${NAME}, %NAME% or $env:NAME by what it stands for.
func (p *Paths) variable(s string) string {
	name, rest := leadingVariable(s)
	if name == "" {
		return s
	}
	value, ok := p.t.Map("paths.variables", strings.ToUpper(name))
	switch {
	case !ok:
		return s
	case value == ".":
		return p.workspace + rest
	default:
		return value + rest
	}
}

func leadingVariable(s string) (name, rest string) {
	switch {
	case strings.HasPrefix(s, "${"):
		name, rest, _ = strings.Cut(s[2:], "}")
	case strings.HasPrefix(s, "%"):
		name, rest, _ = strings.Cut(s[1:], "%")
	case strings.HasPrefix(s, "$"):
		s = s[1:]
		if len(s) > 4 && strings.EqualFold(s[:4], "env:") {
			s = s[4:]
		}
		end := strings.IndexFunc(s, func(r rune) bool { return r == '/' || r == '\\' })
		if end < 0 {
			end = len(s)
		}
		name, rest = s[:end], s[end:]
	}
	return name, rest
}

// alias writes a path that another name leads to by its own, however often one alias stands behind another. Each takes at
// least one name of the path, which bounds the steps where a vocabulary's aliases lead in a circle.
func (p *Paths) alias(s, set string) string {
	folded := literal.Lower(s)
	for range strings.Count(s, "/") {
		to, rest, ok := p.aliased(folded, set)
		if !ok {
			break
		}
		s, folded = to+s[len(s)-len(rest):], literal.Lower(to)+rest
	}
	if s == "" {
		return "/"
	}
	return s
}

// aliased returns where the alias that a path begins with leads, without a slash at its end, and what follows the alias.
func (p *Paths) aliased(folded, set string) (to, rest string, ok bool) {
	for _, name := range p.t.List(set) {
		if rest, ok = belowAny(folded, name); !ok {
			continue
		}
		if to, _ = p.t.Map("paths.aliases", name); to == "." {
			to = strings.TrimSuffix(p.expand(p.cwd), "/")
		}
		return to, rest, true
	}
	return "", "", false
}

// belowAny is below for a folder of whose names some may be any: /proc/*/root.
func belowAny(s, folder string) (rest string, ok bool) {
	for {
		head, tail, some := strings.Cut(folder, "*")
		if !some {
			return below(s, folder)
		}
		if s, ok = strings.CutPrefix(s, head); !ok {
			return "", false
		}
		name := strings.IndexByte(s, '/')
		if name <= 0 {
			return "", false
		}
		s, folder = s[name:], tail
	}
}

// below returns what follows a folder in a path that is it or lies in it.
func below(s, folder string) (string, bool) {
	rest, ok := strings.CutPrefix(s, folder)
	return rest, ok && folder != "" && (rest == "" || rest[0] == '/')
}

// clean removes dot segments. What is unknowable may be any number of names, so it swallows no "..".
func clean(s string) string {
	if !strings.Contains(s, unknowable) {
		return path.Clean(s)
	}
	i := strings.Index(s, unknowable)
	slash := strings.LastIndexByte(s[:i], '/')
	if slash <= 0 {
		return strings.TrimSuffix(s, "/")
	}
	return strings.TrimSuffix(path.Clean(s[:slash]), "/") + strings.TrimSuffix(s[slash:], "/")
}
