package compiler

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
)

var update = flag.Bool("update", false, "write the expected parts of testdata/golden anew")

const today = "2026-07-01"

// teaHouse is the small library that these tests compile with.
func teaHouse(t testing.TB) *config.Config {
	t.Helper()
	cfg, diags := config.ReadFS(os.DirFS("testdata/library"), "library/")
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	return cfg
}

// An archive holds sources, and what comes of them: diagnostics; the graph; and its pictures, which are of all clauses, or of one
// when the name of the part says so (dot:pay).
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/golden/*.txtar")
	if err != nil || len(files) < 11 {
		t.Fatal(files, err)
	}
	library := teaHouse(t)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			cfg, diags := readArchive(archive)
			policy, more := Compile(cfg, Options{Date: today, Library: library})
			checkParts(t, archive, policy, append(diags, more...))
			if *update {
				if err := os.WriteFile(file, txtar.Format(archive), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if policy != nil {
				checkGraph(t, cfg, library, policy)
			}
		})
	}
}

func isSource(f txtar.File) bool { return config.IsSource(f.Name) }

func readArchive(a *txtar.Archive) (*config.Config, diag.List) {
	fsys := fstest.MapFS{}
	for _, f := range a.Files {
		if isSource(f) {
			fsys[f.Name] = &fstest.MapFile{Data: f.Data}
		}
	}
	return config.ReadFS(fsys, "")
}

// checkParts compares every expected part; updating adds the ones that always stand in an archive.
func checkParts(t *testing.T, a *txtar.Archive, p *Policy, diags diag.List) {
	t.Helper()
	if *update {
		for _, name := range []string{"diagnostics", "graph"} {
			known := slices.ContainsFunc(a.Files, func(f txtar.File) bool { return f.Name == name })
			if part(name, p, diags) != "" && !known {
				a.Files = append(a.Files, txtar.File{Name: name})
			}
		}
	}
	parts := 0
	for i := range a.Files {
		f := &a.Files[i]
		if isSource(*f) {
			continue
		}
		parts++
		got := part(f.Name, p, diags)
		if *update {
			f.Data = []byte(got)
		} else if got != string(f.Data) {
			t.Errorf("%s is\n%s\nwant\n%s", f.Name, got, f.Data)
		}
	}
	if parts == 0 {
		t.Error("the archive expects nothing")
	}
}

// part makes one part of an archive.
func part(name string, p *Policy, diags diag.List) string {
	if name == "diagnostics" {
		var b strings.Builder
		for _, d := range diags {
			fmt.Fprintf(&b, "%v\n", d)
			if d.Fix != "" {
				fmt.Fprintf(&b, "  fix: %s\n", d.Fix)
			}
		}
		return b.String()
	}
	if p == nil {
		return ""
	}
	g, err := graph.Open(p.Graph)
	if err != nil {
		return err.Error()
	}
	kind, clause, one := strings.Cut(name, ":")
	var ids []string
	if one {
		ids = []string{clause}
	}
	switch kind {
	case "graph":
		return g.Dump()
	case "dot":
		return g.DOT(ids...)
	case "mermaid":
		return g.Mermaid(ids...)
	}
	return "no such part\n"
}

// checkGraph checks what holds for every policy: compiling and building again gives the same bytes, opening them gives them back.
func checkGraph(t *testing.T, cfg, library *config.Config, p *Policy) {
	t.Helper()
	again, _ := Compile(cfg, Options{Date: today, Library: library})
	if !bytes.Equal(p.Graph, again.Graph) || !bytes.Equal(p.Tables, again.Tables) || !bytes.Equal(p.Params, again.Params) || p.Digest != again.Digest {
		t.Error("compiling twice gives two results")
	}
	g, err := graph.Open(p.Graph)
	if err != nil || !bytes.Equal(g.Bytes(), p.Graph) {
		t.Fatal("the graph does not open to its own bytes:", err)
	}
	var ids []string
	for _, c := range p.Clauses {
		if c.Effect != "" {
			ids = append(ids, c.ID)
		}
	}
	if len(ids) != g.Clauses() {
		t.Fatalf("%d clauses in the graph, want %d", g.Clauses(), len(ids))
	}
	for i, id := range ids {
		if got := g.String(g.Clause(uint32(i)).ID); got != id {
			t.Errorf("clause %d is %s, want %s", i, got, id)
		}
		if _, ok := g.DumpClause(id); !ok {
			t.Errorf("no dump of %s", id)
		}
	}
}
