package main

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/govc-lang/govc/"

// layers are the top-level folders that import one way: a package may import its own layer and those before it.
var layers = []string{"lang", "compiler", "runtime", "cmd"}

// dataPackages hold the library; they import the standard library and diagnostics, nothing else.
var dataPackages = []string{"clauses", "mappings", "corpus"}

// notInRuntime must not be linked by what decides in front of an agent: a bundle is compiled already.
var notInRuntime = []string{
	"github.com/hashicorp/hcl", "github.com/zclconf/go-cty", "github.com/expr-lang/expr", "github.com/spf13/cobra",
	"github.com/olekukonko/tablewriter", module + "lang/config",
}

// deciding says whether a package of runtime decides. Scoring is driven from the command line and reads sources.
func deciding(pkg string) bool {
	return strings.HasPrefix(pkg, "runtime/") && pkg != "runtime/score" && !strings.HasPrefix(pkg, "runtime/score/")
}

// imports maps each package of the tree, by its folder, to what its files import, tests left out.
func imports(t *testing.T, root string) map[string][]string {
	t.Helper()
	tree := map[string][]string{}
	err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); p != root && (strings.HasPrefix(name, ".") || name == "testdata" || name == "benchmarks") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(p, ".go") || strings.HasSuffix(p, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), p, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(p))
		if err != nil {
			return err
		}
		pkg := filepath.ToSlash(rel)
		for _, i := range f.Imports {
			name, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			tree[pkg] = append(tree[pkg], name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// forbidden says why a package may not import another; "" when it may.
func forbidden(pkg, imported string) string {
	top, _, _ := strings.Cut(pkg, "/")
	own, ours := strings.CutPrefix(imported, module)
	ownTop, _, _ := strings.Cut(own, "/")
	if slices.Contains(dataPackages, top) {
		if ours && own != "lang/diag" && own != pkg || !ours && strings.Contains(strings.Split(imported, "/")[0], ".") {
			return "data packages import only the standard library and lang/diag"
		}
		return ""
	}
	from, to := slices.Index(layers, top), slices.Index(layers, ownTop)
	if ours && from >= 0 && to > from {
		return "imports run one way: " + strings.Join(layers, " ← ")
	}
	if deciding(pkg) {
		for _, p := range notInRuntime {
			if imported == p || strings.HasPrefix(imported, p+"/") {
				return "what decides reads compiled bundles, and links no compiler"
			}
		}
	}
	return ""
}

func TestImports(t *testing.T) {
	tree := imports(t, filepath.Join("..", ".."))
	if len(tree) < 10 {
		t.Fatalf("only %d packages found: the test looks at the wrong tree", len(tree))
	}
	for pkg, list := range tree {
		for _, imported := range list {
			if why := forbidden(pkg, imported); why != "" {
				t.Errorf("%s imports %s: %s", pkg, imported, why)
			}
		}
	}
	for pkg := range tree {
		if !deciding(pkg) {
			continue
		}
		for _, bad := range reaches(tree, pkg) {
			t.Errorf("%s links %s through its imports", pkg, bad)
		}
	}
}

// reaches lists what a package must not link and does, through the packages of the tree that it imports.
func reaches(tree map[string][]string, pkg string) []string {
	var bad []string
	seen := map[string]bool{}
	var walk func(string)
	walk = func(p string) {
		if seen[p] {
			return
		}
		seen[p] = true
		for _, imported := range tree[p] {
			for _, no := range notInRuntime {
				if imported == no || strings.HasPrefix(imported, no+"/") {
					bad = append(bad, imported)
				}
			}
			if own, ours := strings.CutPrefix(imported, module); ours {
				walk(own)
			}
		}
	}
	walk(pkg)
	slices.Sort(bad)
	return slices.Compact(bad)
}

// TestForbidden shows that the test above can fail.
func TestForbidden(t *testing.T) {
	for _, c := range []struct {
		pkg, imported string
		bad           bool
	}{
		{"lang/config", module + "compiler", true},
		{"compiler", module + "runtime/eval", true},
		{"runtime/eval", module + "cmd/govc", true},
		{"runtime/eval", "github.com/hashicorp/hcl/v2", true},
		{"runtime/fact/shell", module + "lang/config", true},
		{"corpus", module + "lang/config", true},
		{"mappings", "github.com/zclconf/go-cty/cty", true},
		{"runtime/score", module + "lang/config", false},
		{"runtime/eval", module + "compiler/graph", false},
		{"cmd/govc", "github.com/spf13/cobra", false},
		{"corpus", module + "lang/diag", false},
		{"corpus", "encoding/json", false},
	} {
		if got := forbidden(c.pkg, c.imported) != ""; got != c.bad {
			t.Errorf("%s imports %s: forbidden is %v, want %v", c.pkg, c.imported, got, c.bad)
		}
	}
}

// TestOnePackageImportsEachDependency keeps outside types out of our signatures.
func TestOnePackageImportsEachDependency(t *testing.T) {
	users := map[string][]string{}
	for pkg, list := range imports(t, filepath.Join("..", "..")) {
		for _, imported := range list {
			first, _, _ := strings.Cut(imported, "/")
			if strings.Contains(first, ".") && !strings.HasPrefix(imported, module) {
				m := moduleOf(imported)
				if !slices.Contains(users[m], pkg) {
					users[m] = append(users[m], pkg)
				}
			}
		}
	}
	for m, pkgs := range users {
		slices.Sort(pkgs)
		if allowed := sharedBy[m]; len(pkgs) > 1 && !slices.Equal(pkgs, allowed) {
			t.Errorf("%s is imported by %s, and only %v may", m, strings.Join(pkgs, ", "), allowed)
		}
	}
}

// sharedBy lists the dependencies that more than one package imports, and which.
var sharedBy = map[string][]string{
	// The formatter works on tokens, which the reader of the language does not keep.
	"github.com/hashicorp/hcl": {"lang/config", "lang/format"},
}

// moduleOf is the module of an import path, without a major version.
func moduleOf(imported string) string {
	parts := strings.Split(imported, "/")
	n := min(3, len(parts))
	if parts[0] != "github.com" && parts[0] != "golang.org" {
		n = min(2, len(parts))
	}
	return path.Join(parts[:n]...)
}
