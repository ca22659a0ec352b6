package eval

import (
	"testing"

	"github.com/expr-lang/expr"
	"pgregory.net/rapid"

	"github.com/govc-lang/govc/compiler/condition"
	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/compiler/ir"
)

// programOf makes a clause of each condition.
func programOf(t interface{ Fatal(...any) }, conditions ...string) *ir.Program {
	p := &ir.Program{Default: "allow"}
	for _, source := range conditions {
		root, problems := condition.Lower(source)
		if problems != nil {
			t.Fatal(source, problems)
		}
		p.Clauses = append(p.Clauses, ir.Clause{ID: source, Text: source, Effect: "deny", Severity: "low", Root: root})
	}
	return p
}

func machineOf(t interface{ Fatal(...any) }, p *ir.Program) *machine {
	g, err := graph.Build(p)
	if err != nil {
		t.Fatal(err)
	}
	return newMachine(g, newPatterns(g), map[string][]string{"organisation.owners": owners})
}

// Conditions mean what expr says: the graph and expr's own machine agree, and what the graph knows in spite of unknown facts is what
// expr says with any value of them. How facts map to expr's environment stands in condition_test.go.
func TestAgreesWithExpr(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		unknowns := rapid.Bool().Draw(t, "unknowns")
		w := drawWorld(t, unknowns)
		source := drawPossible(t, 3)
		program, err := expr.Compile(source, expr.Optimize(false))
		if err != nil {
			t.Fatal(source, err)
		}
		want, err := expr.Run(program, w.env)
		if err != nil {
			t.Fatal(source, err)
		}
		m := machineOf(t, programOf(t, source))
		m.load(&w.shared, &w.act)
		got := m.node(m.g.Clause(0).Root)
		if got == unknown {
			if !unknowns {
				t.Fatalf("%s is unknown, and no fact is", source)
			}
			return
		}
		if (got == yes) != want.(bool) {
			t.Fatalf("%s\nis %d here and %v in expr\nshared %+v\nact %+v\nenvironment %v", source, got, want, w.shared, w.act, w.env)
		}
	})
}
