package vocabulary

import (
	"reflect"
	"slices"
	"testing"
)

func TestExpand(t *testing.T) {
	v := New()
	v.Sets = map[string][]string{"a": {"x", "@b"}, "b": {"y"}, "c": {"@gone"}}
	words, missing := v.Expand([]string{"w", "@a", "@c", "@none"})
	if !slices.Equal(words, []string{"w", "x", "y"}) || !slices.Equal(missing, []string{"gone", "none"}) {
		t.Errorf("got %q and %q", words, missing)
	}
}

func TestMerge(t *testing.T) {
	library := func() *Vocabulary {
		v := New()
		v.Concepts = []Concept{{Name: "tea", Kind: Thing, Also: []string{"char"}, Blocks: []Block{{Name: "call"}}}, {Name: "milk"}}
		v.Sets["s"] = []string{"a", "b"}
		v.Maps["m"] = map[string]string{"k": "old", "kept": "x"}
		v.Programs["p"] = Source{Grammar: "old"}
		return v
	}
	more := New()
	more.Concepts = []Concept{{Name: "tea", Also: []string{"char", "brew"}, Includes: []string{"milk"}, Blocks: []Block{{Name: "shell"}}}, {Name: "milk", Kind: Thing, Replace: true}, {Name: "new"}}
	more.Sets["s"] = []string{"b", "c"}
	more.Maps["m"] = map[string]string{"k": "new"}
	more.Programs["p"] = Source{Grammar: "new"}
	base := library()
	v := New()
	v.Merge(base)
	v.Merge(more)
	tea, _ := v.Concept("tea")
	if tea.Kind != Thing || !slices.Equal(tea.Also, []string{"char", "brew"}) || len(tea.Blocks) != 2 || !slices.Equal(tea.Includes, []string{"milk"}) {
		t.Errorf("tea is %+v", tea)
	}
	if milk, _ := v.Concept("milk"); milk.Kind != Thing || len(v.Concepts) != 3 {
		t.Errorf("milk is %+v of %d", milk, len(v.Concepts))
	}
	if !slices.Equal(v.Sets["s"], []string{"a", "b", "c"}) || v.Maps["m"]["k"] != "new" || v.Maps["m"]["kept"] != "x" || v.Programs["p"].Grammar != "new" {
		t.Errorf("got %+v", v)
	}
	if !reflect.DeepEqual(base, library()) {
		t.Errorf("merging changed the library: %+v", base)
	}
}

// A set of sets that needs itself ends.
func TestExpandOfACircle(t *testing.T) {
	v := New()
	v.Sets = map[string][]string{"a": {"x", "@b"}, "b": {"@a", "y"}}
	words, missing := v.Expand([]string{"@a"})
	if !slices.Equal(words, []string{"x", "y"}) || !slices.Equal(missing, []string{"a"}) {
		t.Errorf("got %q and %q", words, missing)
	}
}
