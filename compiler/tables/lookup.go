package tables

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/govc-lang/govc/lang/glob"
	"github.com/govc-lang/govc/lang/pattern"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// cache holds what was decoded so far. It only ever grows, and is safe for concurrent use.
type cache struct {
	programs sync.Map // name → *vocabulary.Program or nil
	tools    sync.Map // name → vocabulary.Tool
	sets     sets
	maps     map[string]*table
	classes  []Class
	shapes   []Shape
}

// table is a map, decoded when it is first asked for: the entries from first on, as many as n.
type table struct {
	first, n int
	once     sync.Once
	to       map[string]string
}

func (m *table) decode(t *Tables) map[string]string {
	m.once.Do(func() {
		m.to = make(map[string]string, m.n)
		for i := m.first; i < m.first+m.n; i++ {
			_, key, _ := strings.Cut(strings.TrimPrefix(t.key(i), mapPrefix), "\x00")
			m.to[key] = t.value(i)
		}
	})
	return m.to
}

const mapPrefix = "map\x00"

// Class is a class of files. Its patterns are in lower case: names of files are compared as a case-folding disk would.
type Class struct {
	Name          string
	Paths, Except []*glob.Lazy
}

// Shape is a pattern of content, with what a text must hold to match it.
type Shape struct {
	vocabulary.Shape
	// Words are sets of words: every match holds one of each, folded as by literal.Fold.
	Words [][]string
	// Digits is how many ASCII digits every match holds; Run says that it holds no letters.
	Digits int
	Run    bool
	// Text is what Pattern says. One that does not compile matches everything: it was checked when it was encoded.
	Text *pattern.Pattern
}

// fill finds what there is, and says whether all of it has its parts.
func (t *Tables) fill() bool {
	t.maps = map[string]*table{}
	t.each("list\x00", func(_ int, name, value string) { t.sets.add(&set{name: name, value: value}) })
	t.sets.index()
	t.each(mapPrefix, func(i int, rest, _ string) {
		name, _, _ := strings.Cut(rest, "\x00")
		if t.maps[name] == nil {
			t.maps[name] = &table{first: i}
		}
		t.maps[name].n++
	})
	whole := true
	t.each("class\x00", func(_ int, _, value string) {
		c, ok := decodeClass(split(value))
		t.classes, whole = append(t.classes, c), whole && ok
	})
	t.each("shape\x00", func(_ int, _, value string) {
		s, ok := decodeShape(split(value))
		t.shapes, whole = append(t.shapes, s), whole && ok
	})
	t.each("tool\x00", func(_ int, _, value string) { whole = whole && len(split(value)) >= 3 })
	return whole
}

// Has says whether a set holds a word; both are lower case.
func (t *Tables) Has(set, word string) bool {
	s := t.sets.named(set)
	return s != nil && s.has(word)
}

// List returns the words of a set in the order of the sources.
func (t *Tables) List(set string) []string {
	if s := t.sets.named(set); s != nil {
		return s.decode().list
	}
	return nil
}

// keySetPrefix is how the names of sets begin that SetsOf knows.
const keySetPrefix = "keys."

// SetsOf returns the sets of names of arguments that hold a word in lower case.
func (t *Tables) SetsOf(word string) []string {
	value, _ := t.find("of\x00" + word)
	return split(value)
}

// Map returns what a map says for a key.
func (t *Tables) Map(name, key string) (string, bool) {
	if m := t.maps[name]; m != nil {
		v, ok := m.decode(t)[key]
		return v, ok
	}
	return "", false
}

// Keys returns the keys of a map, in no order.
func (t *Tables) Keys(name string) iter.Seq[string] {
	if m := t.maps[name]; m != nil {
		return maps.Keys(m.decode(t))
	}
	return func(func(string) bool) {}
}

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
	if known, ok := t.tools.Load(name); ok {
		return known.(vocabulary.Tool), true
	}
	tool, ok := t.decodeTool(name)
	if ok {
		t.tools.Store(name, tool)
	}
	return tool, ok
}

func (t *Tables) decodeTool(name string) (vocabulary.Tool, bool) {
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
	if err != nil || n < 0 || n > len(list)-2 {
		return Class{}, false
	}
	patterns := make([]*glob.Lazy, len(list)-2)
	for i, p := range list[2:] {
		patterns[i] = glob.NewLazy(p)
	}
	return Class{Name: list[0], Paths: patterns[:n], Except: patterns[n:]}, true
}

// shapeFields are the fields of a shape before its words.
const shapeFields = 7

func decodeShape(list []string) (Shape, bool) {
	if len(list) < shapeFields {
		return Shape{}, false
	}
	weight, badWeight := strconv.Atoi(list[4])
	digits, badDigits := strconv.Atoi(list[5])
	s := Shape{
		Shape:  vocabulary.Shape{Name: list[0], Class: list[1], Pattern: list[2], Check: list[3], Weight: weight},
		Text:   pattern.New(list[2]),
		Digits: digits, Run: list[6] != "",
	}
	for i, words := range list[shapeFields:] {
		if i == 0 {
			s.Near = splitWords(words)
		} else {
			s.Words = append(s.Words, splitWords(words))
		}
	}
	return s, badWeight == nil && badDigits == nil
}

// wordEnd ends each word of a list that stands in a list.
const wordEnd = "\x1e"

func splitWords(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(s, wordEnd), wordEnd)
}

func joinWords(words []string) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteString(w + wordEnd)
	}
	return b.String()
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
