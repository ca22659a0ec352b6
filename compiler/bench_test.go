package compiler_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/lang/config"
)

// BenchmarkLibrary is the library from its sources to graph and tables. The figure to reach is 150 ms on two cores.
func BenchmarkLibrary(b *testing.B) {
	for b.Loop() {
		cfg, _ := config.ReadFS(clauses.FS, "")
		if p, diags := compiler.Compile(cfg, compiler.Options{Date: "2026-11-29", Self: true}); p == nil {
			b.Fatal(diags)
		}
	}
}

// BenchmarkThousandClauses is a policy of 1,000 clauses of its own on top of the library's vocabulary. The figure to reach is 300 ms.
func BenchmarkThousandClauses(b *testing.B) {
	texts := []string{
		"No moving money without human review.", "Never delete audit logs.", "No changing production without human review.",
		"No payment above EUR 10,000 without two reviewers.", "At most 10 payments per hour.", "Log every read of a secret.",
	}
	var src strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&src, "clause \"c-%d\" {\n  text = %q\n  when = \"action.tool != 'mcp__server__tool%d' and http.host != 'h%d.example'\"\n}\n", i, texts[i%len(texts)], i, i)
	}
	for b.Loop() {
		cfg, _ := config.Read("thousand.hcl", []byte(src.String()))
		if p, diags := compiler.Compile(cfg, compiler.Options{Date: "2026-11-29"}); p == nil {
			b.Fatal(diags)
		}
	}
}
