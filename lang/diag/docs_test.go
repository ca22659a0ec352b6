package diag

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var updateDocs = flag.Bool("update-docs", false, "rewrite docs/diagnostics.md")

// TestDiagnosticsPage keeps docs/diagnostics.md equal to the slice of codes.
func TestDiagnosticsPage(t *testing.T) {
	const page = "../../docs/diagnostics.md"
	want := diagnosticsPage()
	got, err := os.ReadFile(page)
	if err == nil && string(got) == want {
		return
	}
	if !*updateDocs {
		t.Fatal("docs/diagnostics.md is old: run go test ./lang/diag -update-docs")
	}
	if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
		t.Fatal(err)
	}
}

func diagnosticsPage() string {
	var b strings.Builder
	b.WriteString("# Diagnostics\n\nEvery code, with the smallest input that triggers it; a test runs each. `govc explain --code GV0201` prints one.\n")
	for _, c := range Codes {
		fmt.Fprintf(&b, "\n## %s: %s\n\n%s. %s\n\n```%s\n%s\n```\n", c.Code, c.Title, c.Severity, c.Doc, c.Kind, strings.TrimRight(c.Example, "\n"))
	}
	return strings.ReplaceAll(b.String(), "\xff", "\ufffd")
}
