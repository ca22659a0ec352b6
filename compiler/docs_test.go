package compiler_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/compiler/condition"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/mappings"
)

var updateDocs = flag.Bool("update-docs", false, "rewrite the generated parts of docs/*.md")

// blocks returns the fenced blocks of a page with their information strings.
func blocks(t *testing.T, page string) [][2]string {
	t.Helper()
	src, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	var out [][2]string
	parts := strings.Split(string(src), "\n```")
	for i := 1; i+1 < len(parts); i += 2 {
		info, body, _ := strings.Cut(parts[i], "\n")
		out = append(out, [2]string{info, body + "\n"})
	}
	return out
}

// TestLanguagePages compiles every example of the pages about the language.
func TestLanguagePages(t *testing.T) {
	for _, page := range []string{"../docs/language.md", "../docs/vocabulary.md"} {
		for i, b := range blocks(t, page) {
			name := fmt.Sprintf("%s block %d (%s)", page, i+1, b[0])
			switch b[0] {
			case "clauses":
				checkClauses(t, name, b[1])
			case "archive":
				checkArchive(t, name, b[1])
			case "grammar":
				if _, diags := config.Read("example.grammar", []byte(b[1])); len(diags) > 0 {
					t.Errorf("%s: %v", name, diags)
				}
			case "condition", "condition-error":
				checkConditions(t, name, b[1], b[0] == "condition")
			}
		}
	}
}

func checkClauses(t *testing.T, name, source string) {
	t.Helper()
	cfg, diags := config.Read("example.hcl", []byte(source))
	if len(cfg.Clauses) > 0 || cfg.Policy != nil {
		_, more := compiler.Compile(cfg, compiler.Options{Date: "2026-11-29"})
		diags = append(diags, more...)
	}
	for _, d := range diags {
		if d.Severity < 2 {
			t.Errorf("%s: %s %s", name, d, d.Fix)
		}
	}
}

// checkArchive compiles a folder of clauses with the mappings beside it.
func checkArchive(t *testing.T, name, source string) {
	t.Helper()
	files := fstest.MapFS{}
	for _, f := range txtar.Parse([]byte(source)).Files {
		files[f.Name] = &fstest.MapFile{Data: f.Data}
	}
	catalogs, diags := mappings.Load()
	catalogs, more := catalogs.LoadDir(files, "mappings")
	cfg, read := config.ReadFS(files, "")
	p, problems := compiler.Compile(cfg, compiler.Options{Date: "2026-11-29", Catalogs: catalogs})
	if all := slices.Concat(diags, more, read, problems); len(all) > 0 || p == nil || len(p.Clauses) == 0 {
		t.Errorf("%s: %v", name, all)
	}
}

func checkConditions(t *testing.T, name, source string, good bool) {
	t.Helper()
	for _, line := range strings.Split(strings.TrimSpace(source), "\n") {
		if _, problems := condition.Lower(line); (len(problems) == 0) != good {
			t.Errorf("%s: %s: %v", name, line, problems)
		}
	}
}

// TestRolesTable: docs/vocabulary.md names every role of a word.
func TestRolesTable(t *testing.T) {
	page, err := os.ReadFile("../docs/vocabulary.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range vocabulary.Roles {
		if r != "" && !strings.Contains(string(page), "| `"+string(r)+"` |") {
			t.Errorf("docs/vocabulary.md does not name the role %s", r)
		}
	}
}

// TestFactsTable keeps the table of facts in docs/language.md equal to lang/schema.
func TestFactsTable(t *testing.T) {
	const page, begin, end = "../docs/language.md", "<!-- facts -->\n", "<!-- end of facts -->"
	src, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(src), begin)
	old, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatal("docs/language.md has no place for the table of facts")
	}
	want := factsTable()
	if old == want {
		return
	}
	if !*updateDocs {
		t.Fatal("the table of facts in docs/language.md is old: run go test ./compiler -update-docs")
	}
	if err := os.WriteFile(page, []byte(before+begin+want+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

func factsTable() string {
	var b strings.Builder
	b.WriteString("| fact | type | of | meaning |\n|---|---|---|---|\n")
	names := map[schema.Type]string{schema.Text: "text", schema.Words: "words", schema.Enum: "one of", schema.Number: "number", schema.Bool: "true or false", schema.List: "list"}
	for _, f := range schema.Facts {
		if f.Type == schema.Invalid {
			continue
		}
		typ := names[f.Type]
		switch f.Type {
		case schema.Enum:
			typ += " `" + strings.Join(f.Values, "` `") + "`"
		case schema.List:
			var fields []string
			for _, x := range f.Fields {
				fields = append(fields, "`."+x.Name+"`")
			}
			typ += " of " + strings.Join(fields, " ")
		}
		of := "act"
		if f.Shared {
			of = "action"
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", f.Name, typ, of, strings.ReplaceAll(f.Doc, "|", "\\|"))
	}
	return b.String()
}

// TestBlocksAreFacts: a block of a concept is the first part of some fact.
func TestBlocksAreFacts(t *testing.T) {
	for _, b := range schema.Blocks() {
		if len(schema.Attributes(b)) == 0 && !slices.Contains(schema.Names(), b) {
			t.Errorf("block %s has no attribute", b)
		}
	}
}
