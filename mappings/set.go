package mappings

import (
	"embed"
	"errors"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/govc-lang/govc/lang/diag"
)

//go:embed *.json
var embedded embed.FS

// maxCatalog is the largest file of a catalog that is read, in bytes.
const maxCatalog = 16 << 20

// Set is catalogs that citations are checked against. It does not change once it is made.
type Set struct {
	frameworks map[string]*Framework
	controls   map[string]*Control // by citation
}

// Load gives the catalogs of the library. They are read once; the Set is shared.
func Load() (*Set, diag.List) { return library() }

var library = sync.OnceValues(func() (*Set, diag.List) {
	return new(Set).LoadDir(embedded, ".")
})

// LoadDir gives the set with the *.json files of a folder added, such as a project's mappings/. A folder that does not
// exist adds nothing. A catalog with mistakes is added as far as it could be read, so that its citations are not reported
// as well; the mistakes are errors all the same. Ranges name the files as dir/name.
func (s *Set) LoadDir(fsys fs.FS, dir string) (*Set, diag.List) {
	entries, err := fs.ReadDir(fsys, dir)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return s, diag.List{unreadable(dir, err)}
	}
	next := &Set{frameworks: maps.Clone(s.frameworks), controls: maps.Clone(s.controls)}
	if next.frameworks == nil {
		next.frameworks, next.controls = map[string]*Framework{}, map[string]*Control{}
	}
	var diags diag.List
	var links []link
	for _, entry := range entries {
		if entry.IsDir() || path.Ext(entry.Name()) != ".json" {
			continue
		}
		name := path.Join(dir, entry.Name())
		src, err := diag.ReadFile(fsys, name, maxCatalog)
		if err != nil {
			diags = append(diags, unreadable(name, err))
			continue
		}
		r := &reader{file: name, src: src}
		if f := r.read(); f != nil {
			next.add(f, r)
		}
		diags, links = append(diags, r.diags...), append(links, r.links...)
	}
	diags = append(diags, next.dangling(links)...)
	diags.Sort()
	return next, diags
}

func (s *Set) add(f *Framework, r *reader) {
	if s.frameworks[f.ID] != nil {
		r.add(duplicateFramework(diag.RangeAt(r.file, r.src, 0, 0), f.ID))
		return
	}
	s.frameworks[f.ID] = f
	for i := range f.Controls {
		s.controls[f.Controls[i].Citation()] = &f.Controls[i]
	}
}

// dangling reports the links that lead nowhere.
func (s *Set) dangling(links []link) diag.List {
	var diags diag.List
	for _, l := range links {
		known := s.controls[l.id] != nil
		if l.framework {
			known = s.frameworks[l.id] != nil
		}
		if !known {
			diags = append(diags, danglingLink(l.from.at(l.at), l.id, diag.Nearest(l.id, s.IDs(), 1)))
		}
	}
	return diags
}

// Framework finds a catalog by its id.
func (s *Set) Framework(id string) (Framework, bool) {
	f := s.frameworks[id]
	if f == nil {
		return Framework{}, false
	}
	return *f, true
}

// Frameworks gives all catalogs by id.
func (s *Set) Frameworks() []Framework {
	all := make([]Framework, 0, len(s.frameworks))
	for _, id := range s.frameworkIDs() {
		all = append(all, *s.frameworks[id])
	}
	return all
}

// Control finds a control by its citation, such as gdpr.art_44, and its catalog.
func (s *Set) Control(id string) (Control, Framework, bool) {
	c := s.controls[id]
	if c == nil {
		return Control{}, Framework{}, false
	}
	return *c, *s.frameworks[c.Framework], true
}

// IDs gives every citation there is, sorted.
func (s *Set) IDs() []string { return slices.Sorted(maps.Keys(s.controls)) }

func (s *Set) frameworkIDs() []string { return slices.Sorted(maps.Keys(s.frameworks)) }

// knownBad finds the entry that a citation matches, in any catalog; the framework cited need not exist.
func (s *Set) knownBad(citation string) (KnownBad, bool) {
	framework, _, _ := strings.Cut(citation, ".")
	if f := s.frameworks[framework]; f != nil {
		return f.knownBad(citation)
	}
	for _, id := range s.frameworkIDs() {
		if k, ok := s.frameworks[id].knownBad(citation); ok {
			return k, true
		}
	}
	return KnownBad{}, false
}

func (f *Framework) knownBad(citation string) (KnownBad, bool) {
	for _, k := range f.KnownBad {
		if matches(f.full(k.ID), citation) {
			return k, true
		}
	}
	return KnownBad{}, false
}

// matches reads a pattern in which only * is special; it stands for any run without a dot.
func matches(pattern, citation string) bool {
	ok, err := path.Match(strings.ReplaceAll(pattern, ".", "/"), strings.ReplaceAll(citation, ".", "/"))
	return ok && err == nil
}
