package tables

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// drawVocabulary makes a random vocabulary; names and words are those of a file: no control characters.
func drawVocabulary(t *rapid.T) *vocabulary.Vocabulary {
	word := rapid.StringMatching(`[a-zé/.*_-]{1,6}`)
	words := rapid.SliceOfN(word, 0, 5)
	v := vocabulary.New()
	v.Sets = rapid.MapOfN(word, words, 0, 5).Draw(t, "sets")
	v.Maps = rapid.MapOfN(word, rapid.MapOfN(word, word, 1, 3), 0, 3).Draw(t, "maps")
	for _, name := range rapid.SliceOfNDistinct(rapid.StringMatching(`[a-z]{1,5}`), 0, 5, rapid.ID).Draw(t, "programs") {
		v.Programs[name] = vocabulary.Source{
			Name: name, Also: []string{name + "-also"}, Grammar: "\n  sub 1\n\n  # why\n\twrite -o --output\n  flags -v --verbose\n  [go]\n  operands read\n",
		}
	}
	for i := range rapid.IntRange(0, 12).Draw(t, "classes") {
		v.Classes = append(v.Classes, vocabulary.FileClass{Name: fmt.Sprint("class", i%3), Paths: words.Draw(t, "paths"), Except: words.Draw(t, "except")})
		v.Shapes = append(v.Shapes, vocabulary.Shape{
			Name: fmt.Sprint("shape", i), Class: "secret", Pattern: "x+", Near: words.Draw(t, "near"), Check: "luhn", Weight: i,
		})
		v.Tools = append(v.Tools, vocabulary.Tool{
			Name: fmt.Sprint("Tool", i), Also: []string{fmt.Sprint("Other", i)}, Surface: "file", Op: "read", Fields: map[string]string{"path": word.Draw(t, "field")},
		})
	}
	return v
}

// What is looked up is what the vocabulary says.
func TestLookups(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := drawVocabulary(t)
		data := Encode(v)
		if !bytes.Equal(data, Encode(v)) {
			t.Fatal("encoding twice gives two results")
		}
		tab, err := Open(data)
		if err != nil {
			t.Fatal(err)
		}
		for name, words := range v.Sets {
			if got := tab.List(name); !slices.Equal(got, words) {
				t.Fatalf("list %s is %q, want %q", name, got, words)
			}
			for _, w := range words {
				if !tab.Has(name, strings.ToLower(w)) || tab.Has(name, w+"!") || tab.Has(name+"!", w) {
					t.Fatalf("set %s and %q", name, w)
				}
			}
		}
		if got := tab.SetsOf("b"); len(got) > 0 {
			t.Fatalf("%q are no sets of keys", got)
		}
		for name, m := range v.Maps {
			for k, want := range m {
				if got, ok := tab.Map(name, k); !ok || got != want {
					t.Fatalf("map %s: %q is %q, want %q", name, k, got, want)
				}
			}
		}
		checkPrograms(t, tab, v)
		checkLists(t, tab, v)
	})
}

func checkPrograms(t *rapid.T, tab *Tables, v *vocabulary.Vocabulary) {
	if _, ok := tab.Program("no such program"); ok {
		t.Fatal("there is a program of no name")
	}
	for name, src := range v.Programs {
		want, err := vocabulary.ParseGrammar(name, src.Grammar)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range append(src.Also, name) {
			got, ok := tab.Program(n)
			if !ok || got.Name != name || !reflect.DeepEqual(got, want) {
				t.Fatalf("program %s is %+v, want %+v", n, got, want)
			}
		}
	}
}

func checkLists(t *rapid.T, tab *Tables, v *vocabulary.Vocabulary) {
	if len(tab.Classes()) != len(v.Classes) || len(tab.Shapes()) != len(v.Shapes) {
		t.Fatal("classes or shapes are missing")
	}
	for i, c := range tab.Classes() {
		want := v.Classes[i]
		if c.Name != want.Name || len(c.Paths) != len(want.Paths) || len(c.Except) != len(want.Except) {
			t.Fatalf("class %+v, want %+v", c, want)
		}
		for k, g := range c.Except {
			if g.String() != strings.ToLower(want.Except[k]) {
				t.Fatalf("class %+v, want %+v", c, want)
			}
		}
	}
	for i, s := range tab.Shapes() {
		want := v.Shapes[i]
		if s.Name != want.Name || s.Weight != want.Weight || s.Check != want.Check || !slices.Equal(s.Near, want.Near) || s.Text.String() != want.Pattern {
			t.Fatalf("shape %+v, want %+v", s, want)
		}
	}
	for _, want := range v.Tools {
		for _, name := range append(want.Also, want.Name) {
			got, ok := tab.Tool(name)
			if !ok || got.Name != want.Name || got.Surface != want.Surface || got.Op != want.Op || !maps.Equal(got.Fields, want.Fields) {
				t.Fatalf("tool %s is %+v, want %+v", name, got, want)
			}
		}
	}
}

func TestSetsOfSets(t *testing.T) {
	v := vocabulary.New()
	v.Sets = map[string][]string{"all": {"a", "@some", "Z"}, "some": {"b", "c"}}
	tab, err := Open(Encode(v))
	if err != nil {
		t.Fatal(err)
	}
	if got := tab.List("all"); !slices.Equal(got, []string{"a", "b", "c", "Z"}) || !tab.Has("all", "z") || tab.Has("all", "@some") {
		t.Errorf("got %q", got)
	}
}

func TestSetsOf(t *testing.T) {
	v := vocabulary.New()
	v.Sets = map[string][]string{"keys.a": {"x", "Y", "y"}, "keys.b": {"x", "@keys.a"}, "other": {"x"}}
	tab, err := Open(Encode(v))
	if err != nil {
		t.Fatal(err)
	}
	for word, want := range map[string][]string{"x": {"keys.a", "keys.b"}, "y": {"keys.a", "keys.b"}, "z": nil} {
		if got := tab.SetsOf(word); !slices.Equal(got, want) {
			t.Errorf("%s is in %q, want %q", word, got, want)
		}
	}
}

// A pattern that does not compile finds everything: no shape goes quiet.
func TestBrokenShape(t *testing.T) {
	tab, err := Open(encoded(map[string]string{"shape\x001": "s\x1fc\x1f[\x1f\x1f1\x1f0\x1f\x1f\x1f"}))
	if err != nil || !tab.Shapes()[0].Text.Matches("any") {
		t.Error(err)
	}
}

func TestZeroKnowsNothing(t *testing.T) {
	var tab Tables
	if _, ok := tab.Program("ls"); ok || tab.Has("a", "b") || tab.List("a") != nil || tab.Classes() != nil {
		t.Error("the zero value knows something")
	}
}

// Names that two programs share go to the same one each time.
func TestSharedNamesAreStable(t *testing.T) {
	v := vocabulary.New()
	for _, name := range []string{"a", "b", "c", "d"} {
		v.Programs[name] = vocabulary.Source{Name: name, Also: []string{"shared"}}
	}
	first := Encode(v)
	for range 20 {
		if !bytes.Equal(first, Encode(v)) {
			t.Fatal("encoding twice gives two results")
		}
	}
}

func encoded(entries map[string]string) []byte { return writer(entries).bytes() }

func TestOpenRefuses(t *testing.T) {
	good := encoded(map[string]string{"a": "1", "b": "2", "c": "3"})
	if _, err := Open(good); err != nil {
		t.Fatal(err)
	}
	u32 := func(offset int, v uint32) func([]byte) {
		return func(b []byte) { binary.LittleEndian.PutUint32(b[offset:], v) }
	}
	for name, change := range map[string]func([]byte){
		"magic":             func(b []byte) { b[0]++ },
		"count":             u32(len(magic), 1<<30),
		"first offset":      u32(len(magic)+4, 0),
		"offset past end":   u32(len(magic)+4+4*7, 1<<30),
		"falling offsets":   u32(len(magic)+4+4*2, 1),
		"keys out of order": func(b []byte) { b[bytes.IndexByte(b, 'b')] = 'x' },
		"the same key":      func(b []byte) { b[bytes.IndexByte(b, 'b')] = 'a' },
	} {
		b := bytes.Clone(good)
		change(b)
		if _, err := Open(b); !errors.Is(err, ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, entry := range map[string][2]string{
		"short class":             {"class\x001", "c\x1f"},
		"class with no number":    {"class\x001", "c\x1fx\x1f"},
		"more paths than there":   {"class\x001", "c\x1f2\x1fa\x1f"},
		"short shape":             {"shape\x001", "s\x1f"},
		"shape with no weight":    {"shape\x001", "s\x1fc\x1fx\x1f\x1fy\x1f0\x1f\x1f"},
		"shape with no digits":    {"shape\x001", "s\x1fc\x1fx\x1f\x1f1\x1fy\x1f\x1f"},
		"tool without its fields": {"tool\x00Bash", "Bash\x1f"},
	} {
		if _, err := Open(encoded(map[string]string{entry[0]: entry[1]})); !errors.Is(err, ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for i := range good[:len(good)-3] {
		if _, err := Open(good[:i]); err == nil {
			t.Fatalf("%d of %d bytes open", i, len(good))
		}
	}
}

// ask looks everything up that a table may hold.
func ask(t *Tables) {
	for _, name := range []string{"a", "cp", "Bash", "\x00", "also"} {
		t.Program(name)
		t.Tool(name)
		t.Has(name, "a")
		t.List(name)
		t.Map(name, "a")
	}
	t.Classes()
	for _, s := range t.Shapes() {
		s.Text.Matches("x")
	}
}

func sample() []byte {
	return encoded(map[string]string{
		"also\x00a": "cp", "program\x00cp": "sub 1\nwrite -o\n[x | y]\nflags -v\n", "list\x00a": "b\x1f", "map\x00m\x00a": "v",
		"class\x001": "c\x1f1\x1f**/a\x1f**/b\x1f", "shape\x001": "s\x1fsecret\x1fx+\x1f\x1f1\x1f0\x1f\x1fnear\x1e\x1fx\x1e\x1f", "tool\x00Bash": "Bash\x1fshell\x1f\x1fcommand=command\x1f",
	})
}

func TestOpenMutated(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		b := sample()
		for range 1 + random.IntN(3) {
			b[random.IntN(len(b))] = byte(random.IntN(256))
		}
		if tab, err := Open(b); err == nil {
			ask(tab)
		}
	}
}

func FuzzOpen(f *testing.F) {
	f.Add(sample())
	f.Add(encoded(nil))
	f.Fuzz(func(t *testing.T, data []byte) {
		if tab, err := Open(data); err == nil {
			ask(tab)
		}
	})
}
