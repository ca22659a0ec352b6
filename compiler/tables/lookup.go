package tables

import (
	"iter"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/govc-lang/govc/lang/glob"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// cache holds what was decoded so far. It only ever grows, and is safe for concurrent use.
type cache struct {
	programs sync.Map // name → *vocabulary.Program or nil
	sets     map[string]map[string]bool
	lists    map[string][]string
	maps     map[string]map[string]string
	classes  []Class
	shapes   []Shape
}

// Class is a class of files.
type Class struct {
	Name          string
	Paths, Except []glob.Glob
}

// Shape is a compiled pattern of content.
type Shape struct {
	vocabulary.Shape
	Regexp *regexp.Regexp
}

// fill decodes what is used by almost every action, and says whether all of it could be: a pattern that does not compile must not go
// quiet.
func (t *Tables) fill() bool {
	t.sets, t.lists, t.maps = map[string]map[string]bool{}, map[string][]string{}, map[string]map[string]string{}
	t.each("list\x00", func(name, value string) {
		t.lists[name], t.sets[name] = split(value), map[string]bool{}
		for _, word := range t.lists[name] {
			t.sets[name][strings.ToLower(word)] = true
		}
	})
	t.each("map\x00", func(rest, value string) {
		name, key, _ := strings.Cut(rest, "\x00")
		if t.maps[name] == nil {
			t.maps[name] = map[string]string{}
		}
		t.maps[name][key] = value
	})
	whole := true
	t.each("class\x00", func(_, value string) {
		c, ok := decodeClass(split(value))
		t.classes, whole = append(t.classes, c), whole && ok
	})
	t.each("shape\x00", func(_, value string) {
		s, ok := decodeShape(split(value))
		t.shapes, whole = append(t.shapes, s), whole && ok
	})
	t.each("tool\x00", func(_, value string) { whole = whole && len(split(value)) >= 3 })
	return whole
}

// Has says whether a set holds a word; both are lower case.
func (t *Tables) Has(set, word string) bool { return t.sets[set][word] }

// List returns the words of a set in the order of the sources.
func (t *Tables) List(set string) []string { return t.lists[set] }

// Map returns what a map says for a key.
func (t *Tables) Map(name, key string) (string, bool) {
	v, ok := t.maps[name][key]
	return v, ok
}

// Keys returns the keys of a map, in no order.
func (t *Tables) Keys(name string) iter.Seq[string] { return maps.Keys(t.maps[name]) }

// Classes returns all classes of files.
func (t *Tables) Classes() []Class { return t.classes }

// Shapes returns all shapes of content.
func (t *Tables) Shapes() []Shape { return t.shapes }

// Program finds the option grammar of a program by any of its names.
func (t *Tables) Program(name string) (*vocabulary.Program, bool) {
	if p, ok := t.programs.Load(name); ok {
		p := p.(*vocabulary.Program)
		return p, p != nil
	}
	p := t.decodeProgram(name)
	t.programs.Store(name, p)
	return p, p != nil
}

func (t *Tables) decodeProgram(name string) *vocabulary.Program {
	value, ok := t.find("program\x00" + name)
	if !ok {
		main, also := t.find("also\x00" + name)
		if !also {
			return nil
		}
		name = main
		value, _ = t.find("program\x00" + main)
	}
	p, err := vocabulary.ParseGrammar(name, value)
	if err != nil {
		return nil // checked when it was compiled
	}
	return p
}

// Tool finds how a host's built-in tool is read.
func (t *Tables) Tool(name string) (vocabulary.Tool, bool) {
	value, ok := t.find("tool\x00" + name)
	if !ok {
		return vocabulary.Tool{}, false
	}
	list := split(value)
	tool := vocabulary.Tool{Name: list[0], Surface: list[1], Op: list[2], Fields: map[string]string{}}
	for _, f := range list[3:] {
		k, v, _ := strings.Cut(f, "=")
		tool.Fields[k] = v
	}
	return tool, true
}

func decodeClass(list []string) (Class, bool) {
	if len(list) < 2 {
		return Class{}, false
	}
	n, err := strconv.Atoi(list[1])
	globs := compileAll(list[2:])
	if err != nil || n < 0 || n > len(globs) {
		return Class{}, false
	}
	return Class{Name: list[0], Paths: globs[:n], Except: globs[n:]}, true
}

func decodeShape(list []string) (Shape, bool) {
	if len(list) < 5 {
		return Shape{}, false
	}
	weight, bad := strconv.Atoi(list[4])
	s := Shape{Shape: vocabulary.Shape{Name: list[0], Class: list[1], Pattern: list[2], Check: list[3], Weight: weight, Near: list[5:]}}
	var err error
	s.Regexp, err = regexp.Compile(s.Pattern)
	return s, bad == nil && err == nil
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// compileAll reads patterns in lower case: names of files are compared as a case-folding disk would.
func compileAll(patterns []string) []glob.Glob {
	out := make([]glob.Glob, len(patterns))
	for i, p := range patterns {
		out[i] = glob.Compile(strings.ToLower(p))
	}
	return out
}
