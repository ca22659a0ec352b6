package mappings

import (
	"path"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/govc-lang/govc/lang/diag"
)

// reader turns one file into a Framework, and says everything that is wrong with it.
type reader struct {
	file  string
	src   []byte
	diags diag.List
	links []link // what has to exist once all catalogs are loaded
}

// link is a citation or framework that a catalog names.
type link struct {
	id        string
	framework bool // a framework, not a control
	from      *reader
	at        node
}

var (
	frameworkID = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)
	controlID   = regexp.MustCompile(`^[a-z0-9][a-z0-9_]*$`)
	badID       = regexp.MustCompile(`^([a-z][a-z0-9_]*\.)?[a-z0-9_*]+$`)
)

var (
	frameworkKeys = []string{"framework", "name", "publisher", "edition", "checked", "licence_tier", "licence", "source",
		"status", "replaced_by", "editions_changed_ids", "excludes", "notes", "controls", "known_bad"}
	controlKeys = []string{"id", "native", "title", "ours", "parent", "group", "roles", "scope", "applies", "status",
		"replaced_by", "note"}
	applicationKeys = []string{"from", "when", "basis"}
	exclusionKeys   = []string{"what", "basis"}
	knownBadKeys    = []string{"id", "for", "use", "why", "certain", "unpinned"}
)

// read reads the whole file; the framework is nil when not even its id could be read.
func (r *reader) read() *Framework {
	root, offset, err := parse(r.src)
	if err != nil {
		r.add(notJSON(diag.RangeAt(r.file, r.src, offset, offset+1), err))
		return nil
	}
	o := r.object(root, frameworkKeys)
	f := &Framework{
		ID:                 r.required(root, o, "framework"),
		Name:               r.required(root, o, "name"),
		Publisher:          r.text(o, "publisher"),
		Edition:            r.required(root, o, "edition"),
		Checked:            r.date(o, "checked"),
		LicenceTier:        Tier(r.word(o, "licence_tier", []string{"A", "B", "C", "D"})),
		Licence:            r.text(o, "licence"),
		Source:             r.text(o, "source"),
		Status:             r.status(o),
		ReplacedBy:         r.text(o, "replaced_by"),
		EditionsChangedIDs: r.flag(o, "editions_changed_ids"),
		Notes:              r.texts(o, "notes"),
	}
	if !r.frameworkName(f.ID, o) {
		return nil
	}
	r.linkTo(o, "replaced_by", f.ReplacedBy, true)
	for _, n := range r.list(o, "excludes") {
		f.Excludes = append(f.Excludes, r.exclusion(n))
	}
	r.controls(f, root, o)
	for _, n := range r.list(o, "known_bad") {
		f.KnownBad = append(f.KnownBad, r.knownBad(f, n))
	}
	return f
}

// frameworkName checks the id, and that the file is named after it.
func (r *reader) frameworkName(id string, o map[string]node) bool {
	if id == "" {
		return false
	}
	if !frameworkID.MatchString(id) {
		r.add(badFrameworkID(r.at(o["framework"]), id))
		return false
	}
	if want := id + ".json"; path.Base(r.file) != want {
		r.add(misnamedFile(r.at(o["framework"]), id, want))
	}
	return true
}

func (r *reader) controls(f *Framework, root node, o map[string]node) {
	list := r.list(o, "controls")
	if len(list) == 0 {
		r.add(missingKey(r.at(root), "controls"))
	}
	seen := map[string]node{}
	for _, n := range list {
		c := r.control(f, n)
		if first, ok := seen[c.ID]; ok && c.ID != "" {
			r.add(duplicateControl(r.at(n), r.at(first), c.Citation()))
			continue
		}
		seen[c.ID] = n
		f.Controls = append(f.Controls, c)
	}
}

func (r *reader) control(f *Framework, n node) Control {
	o := r.object(n, controlKeys)
	c := Control{
		Framework:  f.ID,
		ID:         r.id(n, o, controlID),
		Native:     r.required(n, o, "native"),
		Title:      r.required(n, o, "title"),
		Ours:       r.flag(o, "ours"),
		Parent:     r.text(o, "parent"),
		Group:      r.text(o, "group"),
		Roles:      r.texts(o, "roles"),
		Scope:      Scope(r.word(o, "scope", []string{string(ScopeHighRisk)})),
		Status:     r.status(o),
		ReplacedBy: f.full(r.text(o, "replaced_by")),
		Note:       r.text(o, "note"),
	}
	for _, role := range c.Roles {
		if _, ok := binds[role]; !ok {
			r.add(unknownWord(r.at(o["roles"]), "roles", role, roles()))
		}
	}
	for _, a := range r.list(o, "applies") {
		c.Applies = append(c.Applies, r.application(a))
	}
	r.linkTo(o, "parent", f.full(c.Parent), false)
	r.linkTo(o, "replaced_by", c.ReplacedBy, false)
	return c
}

func (r *reader) application(n node) Application {
	o := r.object(n, applicationKeys)
	a := Application{From: r.date(o, "from"), When: r.text(o, "when"), Basis: r.text(o, "basis")}
	if _, ok := o["from"]; !ok {
		r.add(missingKey(r.at(n), "from"))
	}
	return a
}

func (r *reader) exclusion(n node) Exclusion {
	o := r.object(n, exclusionKeys)
	return Exclusion{What: r.required(n, o, "what"), Basis: r.text(o, "basis")}
}

func (r *reader) knownBad(f *Framework, n node) KnownBad {
	o := r.object(n, knownBadKeys)
	k := KnownBad{
		ID:       r.id(n, o, badID),
		For:      r.required(n, o, "for"),
		Use:      r.texts(o, "use"),
		Why:      r.required(n, o, "why"),
		Certain:  r.flag(o, "certain"),
		Unpinned: r.flag(o, "unpinned"),
	}
	for i, use := range k.Use {
		k.Use[i] = f.full(use)
		r.linkTo(o, "use", k.Use[i], false)
	}
	return k
}

// linkTo remembers what must exist.
func (r *reader) linkTo(o map[string]node, key, id string, framework bool) {
	if id != "" {
		r.links = append(r.links, link{id, framework, r, o[key]})
	}
}

func (r *reader) id(n node, o map[string]node, shape *regexp.Regexp) string {
	id := r.required(n, o, "id")
	if id != "" && !shape.MatchString(id) {
		r.add(badControlID(r.at(o["id"]), id))
	}
	return id
}

// status is in force unless the file says otherwise.
func (r *reader) status(o map[string]node) Status {
	s := r.text(o, "status")
	switch {
	case s == "":
		return InForce
	case !slices.Contains(statuses, s):
		r.add(unknownStatus(r.at(o["status"]), s))
	}
	return Status(s)
}

func (r *reader) date(o map[string]node, key string) string {
	s := r.text(o, key)
	if _, err := time.Parse(time.DateOnly, s); err != nil && s != "" {
		r.add(notADate(r.at(o[key]), key, s))
	}
	return s
}

func (r *reader) word(o map[string]node, key string, words []string) string {
	s := r.text(o, key)
	if s != "" && !slices.Contains(words, s) {
		r.add(unknownWord(r.at(o[key]), key, s, words))
	}
	return s
}

func (r *reader) required(n node, o map[string]node, key string) string {
	if _, ok := o[key]; !ok {
		r.add(missingKey(r.at(n), key))
	}
	return r.text(o, key)
}

// text is the string of a key, "" when the key is not there. A key that is there is not empty.
func (r *reader) text(o map[string]node, key string) string {
	n, ok := o[key]
	if !ok {
		return ""
	}
	s, ok := n.value.(string)
	if !ok || strings.TrimSpace(s) == "" {
		r.add(wrongType(r.at(n), key, "a string that is not empty"))
	}
	return s
}

func (r *reader) texts(o map[string]node, key string) []string {
	var texts []string
	for _, n := range r.list(o, key) {
		texts = append(texts, r.text(map[string]node{key: n}, key))
	}
	return texts
}

func (r *reader) flag(o map[string]node, key string) bool {
	n, ok := o[key]
	if !ok {
		return false
	}
	b, ok := n.value.(bool)
	if !ok {
		r.add(wrongType(r.at(n), key, "true or false"))
	}
	return b
}

func (r *reader) list(o map[string]node, key string) []node {
	n, ok := o[key]
	if !ok {
		return nil
	}
	list, ok := n.value.([]node)
	if !ok {
		r.add(wrongType(r.at(n), key, "a list"))
	}
	return list
}

// object gives the members by key; unknown and repeated keys are reported and left out.
func (r *reader) object(n node, keys []string) map[string]node {
	members, ok := n.value.([]member)
	if !ok {
		r.add(wrongType(r.at(n), "value", "an object"))
		return nil
	}
	o := map[string]node{}
	for _, m := range members {
		key := m.key.value.(string)
		if !slices.Contains(keys, key) {
			r.add(unknownKey(r.at(m.key), key, keys))
			continue
		}
		if _, twice := o[key]; twice {
			r.add(repeatedKey(r.at(m.key), key))
			continue
		}
		o[key] = m.value
	}
	return o
}

// at is slow for a large file, so it is called for what goes wrong only.
func (r *reader) at(n node) diag.Range { return diag.RangeAt(r.file, r.src, n.start, n.end) }

func (r *reader) add(d diag.Diagnostic) { r.diags = append(r.diags, d) }
