package path

import (
	"slices"
	"strings"
	"sync"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/glob"
)

// Knowledge is what the tables know about paths, indexed. It is made once and is safe for concurrent use.
type Knowledge struct {
	t        *tables.Tables
	once     sync.Once
	entries  []entry
	anchored index // patterns that begin at the root or at home
	floating index // patterns that begin anywhere, or at the top of the workspace
}

// index finds patterns by the last name in them that says anything.
type index struct {
	named map[string][]int // without wildcards
	first [256][]int       // by the first byte
	last  [256][]int       // beginning with a wildcard, by the last byte
	open  []int            // beginning and ending with one
}

// entry is one pattern of a class.
type entry struct {
	class  int
	glob   *glob.Lazy
	pieces []string // the plain parts of the deciding name, in order
	last   bool     // nothing follows the deciding name
}

// Load returns what the tables know about paths. Classes of files are indexed when the first path comes: a pattern ending in /**
// holds the folder itself too; one beginning with ./ starts at the top of the workspace.
func Load(t *tables.Tables) *Knowledge { return &Knowledge{t: t} }

func (k *Knowledge) prepare() {
	k.anchored, k.floating = newIndex(), newIndex()
	for class, c := range k.t.Classes() {
		for _, g := range c.Paths {
			k.add(class, g)
		}
	}
}

func newIndex() index { return index{named: map[string][]int{}} }

func (k *Knowledge) add(class int, g *glob.Lazy) {
	name := deciding(g.String())
	e := entry{class: class, glob: g, pieces: pieces(name), last: strings.HasSuffix(g.String(), name)}
	x := &k.floating
	if e.isAnchored() {
		x = &k.anchored
	}
	n := len(k.entries)
	switch first, end := e.pieces[0], e.pieces[len(e.pieces)-1]; {
	case len(e.pieces) == 1:
		x.named[name] = append(x.named[name], n)
	case first == "" && end == "":
		x.open = append(x.open, n)
	case first == "":
		c := end[len(end)-1]
		x.last[c] = append(x.last[c], n)
	default:
		x.first[first[0]] = append(x.first[first[0]], n)
	}
	k.entries = append(k.entries, e)
}

func (e *entry) isAnchored() bool {
	source := e.glob.String()
	return strings.HasPrefix(source, "/") || strings.HasPrefix(source, "~")
}

// pieces cuts a name at its wildcards.
func pieces(name string) []string {
	var out []string
	for {
		i := strings.IndexAny(name, "*?[")
		if i < 0 {
			return append(out, name)
		}
		out = append(out, name[:i])
		if end := strings.IndexByte(name[i:], ']'); name[i] == '[' && end > 0 {
			i += end
		}
		name = name[i+1:]
	}
}

// may is a quick look at whether a plain name could be the deciding one.
func (e *entry) may(name string) bool {
	first, end := e.pieces[0], e.pieces[len(e.pieces)-1]
	if !strings.HasPrefix(name, first) || !strings.HasSuffix(name, end) {
		return false
	}
	for _, piece := range e.pieces {
		i := strings.Index(name, piece)
		if i < 0 {
			return false
		}
		name = name[i+len(piece):]
	}
	return true
}

// deciding returns the last name of a pattern that says anything.
func deciding(pattern string) string {
	names := strings.Split(pattern, "/")
	for _, name := range slices.Backward(names) {
		if strings.Trim(name, "*") != "" {
			return name
		}
	}
	return ""
}

// Classes returns the classes of files that a canonical path belongs to, sorted; case is folded as some disks do. With wildcards
// expanded, the classes of which it may name a file count; a name that is wildcards only stands for no name in particular.
func (p *Paths) Classes(canonical string, wildcards bool) []string {
	p.once.Do(p.prepare)
	forms := p.forms(strings.ToLower(canonical))
	if wildcards && strings.ContainsAny(canonical, "*?[") {
		return p.overlapping(forms)
	}
	var out []string
	for _, form := range forms {
		out = p.matching(form, forms, out)
	}
	slices.Sort(out)
	return out
}

// forms are the path and, in the workspace, the path from its top.
func (p *Paths) forms(lower string) []string {
	if rest, ok := below(lower, strings.ToLower(p.workspace)); ok && rest != "" && !p.hidden() {
		return []string{lower, "." + rest}
	}
	return []string{lower}
}

// hidden says whether the workspace is itself a folder of settings, so that its own name says what lies in it.
func (p *Paths) hidden() bool { return strings.HasPrefix(p.workspace, "~/.") }

func (p *Paths) matching(form string, all, out []string) []string {
	inside := strings.HasPrefix(form, "./")
	if !inside {
		out = p.indexed(&p.anchored, form, all, out)
	}
	if inside || len(all) == 1 {
		out = p.indexed(&p.floating, form, all, out)
	}
	return out
}

func (p *Paths) indexed(x *index, form string, all, out []string) []string {
	for rest, more := form, true; more; {
		var name string
		if name, rest, more = strings.Cut(rest, "/"); name == "" {
			continue
		}
		for _, list := range [...][]int{x.named[name], x.first[name[0]], x.last[name[len(name)-1]], x.open} {
			for _, i := range list {
				if e := &p.entries[i]; (!e.last || !more) && e.may(name) {
					out = p.match(i, form, all, out)
				}
			}
		}
	}
	return out
}

// match adds the class of an entry that holds a form of a path, unless an exception holds any of its forms.
func (p *Paths) match(i int, form string, all, out []string) []string {
	c := p.t.Classes()[p.entries[i].class]
	if slices.Contains(out, c.Name) || !holds(p.entries[i].glob, form, len(all) > 1) {
		return out
	}
	excepted := func(g *glob.Lazy) bool {
		return slices.ContainsFunc(all, func(form string) bool { return holds(g, form, len(all) > 1) })
	}
	if slices.ContainsFunc(c.Except, excepted) {
		return out
	}
	return append(out, c.Name)
}

// holds says whether a path matches, or is the folder that a pattern covers. In the workspace a pattern that may begin anywhere
// begins at its top: what folders above it are called says nothing.
func holds(g *glob.Lazy, form string, inside bool) bool {
	source := g.String()
	if inside && strings.HasPrefix(source, "**") && !strings.HasPrefix(form, "./") {
		return false
	}
	return g.Glob().Match(form) || strings.HasSuffix(source, "/**") && g.Glob().Match(form+"/")
}
