package schema

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestNamesAreUnique(t *testing.T) {
	names, underscored := map[string]bool{}, map[string]bool{}
	for i, f := range Facts {
		under := strings.ReplaceAll(f.Name, ".", "_")
		if names[f.Name] || underscored[under] {
			t.Errorf("%s stands twice", f.Name)
		}
		names[f.Name], underscored[under] = true, true
		if id, got, ok := Lookup(f.Name); !ok || int(id) != i || got.Name != f.Name || id.Name() != f.Name {
			t.Errorf("%s is fact %d, found as %d", f.Name, i, id)
		}
		if id, ok := Underscored(under); !ok || int(id) != i {
			t.Errorf("%s is fact %d, found as %d", under, i, id)
		}
	}
	if _, _, ok := Lookup("no.such"); ok || ID(len(Facts)).Name() != "" || len(Names()) != len(Facts) {
		t.Error("a fact that is none")
	}
}

func TestFactsAreWhole(t *testing.T) {
	for i, f := range Facts[1:] {
		if f.Doc == "" || f.Type == Invalid || !strings.Contains(f.Name, ".") {
			t.Errorf("fact %d, %s, has no type, part or text", i+1, f.Name)
		}
		if (f.Type == Enum) != (len(f.Values) > 0) || (f.Type == List) != (len(f.Fields) > 0) {
			t.Errorf("%s: values %v, fields %v", f.Name, f.Values, f.Fields)
		}
		if len(f.Fields) > 3 {
			t.Errorf("%s: the flat form has room for 3 fields", f.Name)
		}
		if sorted := slices.Sorted(slices.Values(f.Values)); len(slices.Compact(sorted)) != len(f.Values) {
			t.Errorf("%s has a value twice", f.Name)
		}
	}
	if len(Facts) > 128 {
		t.Error("fact.Set has room for 128 facts")
	}
}

func TestBlocks(t *testing.T) {
	blocks := Blocks()
	if slices.Contains(blocks, "action") || slices.Contains(blocks, "none") || !slices.Contains(blocks, "shell") {
		t.Errorf("got %v", blocks)
	}
	if got := Attributes("call"); slices.Contains(got, "amounts") || !slices.Contains(got, "verb") {
		t.Errorf("got %v", got)
	}
	if got := Attributes("action"); got != nil {
		t.Errorf("got %v", got)
	}
}

// constants reads the names of facts.go's constants, in order.
func constants(t *testing.T) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "facts.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, d := range file.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.CONST {
			for _, s := range g.Specs {
				out = append(out, s.(*ast.ValueSpec).Names[0].Name)
			}
		}
	}
	return out
}

// Every fact is derived: runtime/fact names its constant.
func TestFactsAreProduced(t *testing.T) {
	used := map[string]bool{}
	err := filepath.WalkDir("../../runtime/fact", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && x.Name == "schema" {
					used[s.Sel.Name] = true
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	names := constants(t)
	if len(names) != len(Facts) {
		t.Fatalf("%d constants and %d facts", len(names), len(Facts))
	}
	for i, name := range names[1:] {
		if !used[name] {
			t.Errorf("nothing in runtime/fact derives %s (%s)", Facts[i+1].Name, name)
		}
		// The constant is the fact's: CallVerb is call.verb.
		if squeezed := strings.NewReplacer(".", "", "_", "").Replace(Facts[i+1].Name); !strings.EqualFold(squeezed, name) && !strings.EqualFold(strings.Replace(squeezed, "time", "", 1), name) {
			t.Errorf("constant %s stands for %s", name, Facts[i+1].Name)
		}
	}
}
