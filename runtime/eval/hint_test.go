package eval

import (
	"math/rand/v2"
	"regexp/syntax"
	"strings"
	"testing"
	"unicode"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact"
)

func libraryEngine(t testing.TB) *Engine {
	t.Helper()
	cfg, diags := config.ReadFS(clauses.FS, "clauses/")
	p, more := compiler.Compile(cfg, compiler.Options{Self: true, Date: "2026-07-01"})
	if err := append(diags, more...).Err(); err != nil {
		t.Fatal(err)
	}
	e, err := New(p.Graph, p.Tables, p.Params, Bundle{})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// sample writes a text that an expression matches, with letters in any case and form.
func sample(re *syntax.Regexp, r *rand.Rand, b *strings.Builder) {
	put := func(c rune, fold bool) {
		if fold {
			for range r.IntN(4) {
				c = unicode.SimpleFold(c)
			}
		}
		b.WriteRune(c)
	}
	switch re.Op {
	case syntax.OpLiteral:
		for _, c := range re.Rune {
			put(c, re.Flags&syntax.FoldCase != 0)
		}
	case syntax.OpCharClass:
		if n := len(re.Rune) / 2; n > 0 {
			i := 2 * r.IntN(n)
			put(re.Rune[i]+rune(r.IntN(int(re.Rune[i+1]-re.Rune[i])+1)), false)
		}
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		put([]rune("ax/ İſK\u00e9")[r.IntN(8)], false)
	case syntax.OpConcat:
		for _, s := range re.Sub {
			sample(s, r, b)
		}
	case syntax.OpAlternate:
		sample(re.Sub[r.IntN(len(re.Sub))], r, b)
	case syntax.OpCapture, syntax.OpPlus:
		sample(re.Sub[0], r, b)
	case syntax.OpStar, syntax.OpQuest:
		if r.IntN(2) == 0 {
			sample(re.Sub[0], r, b)
		}
	case syntax.OpRepeat:
		for range re.Min {
			sample(re.Sub[0], r, b)
		}
	}
}

// odd changes letters of a text to others that fold to them, and puts strange bytes around it.
func odd(s string, r *rand.Rand) string {
	switch r.IntN(5) {
	case 0:
		return strings.ToUpper(s)
	case 1:
		return strings.NewReplacer("s", "\u017f", "k", "\u212a").Replace(s)
	case 2:
		return "\xff\u0130" + s + "\u1e9e\xc5"
	case 3:
		return strings.ToTitle(s) + s
	}
	return s
}

// valuesOf are values that a leaf of the graph may be true for.
func valuesOf(g *graph.Graph, n graph.Node, r *rand.Rand) (out []string) {
	for i := range n.B {
		want := g.String(g.Pool(n.A + i))
		switch n.LeafOp() {
		case ir.Match:
			re, err := syntax.Parse(want, syntax.Perl)
			if err != nil {
				continue
			}
			var b strings.Builder
			sample(re.Simplify(), r, &b)
			out = append(out, b.String())
		case ir.Glob:
			out = append(out, strings.NewReplacer("**", "a/b", "*", "x", "?", "y").Replace(want))
		case ir.Contains, ir.StartsWith, ir.EndsWith, ir.In:
			out = append(out, want, "x"+want, want+"x")
		}
	}
	return out
}

// A value that makes a hinted leaf of the library true has one of its grams, in whatever form its letters are written.
func TestHintsMissNothing(t *testing.T) {
	e := libraryEngine(t)
	g := e.g
	m := newMachine(g, newPatterns(g), e.lists)
	r := rand.New(rand.NewPCG(3, 4))
	checked, held := 0, 0
	for id := range uint32(g.Nodes()) {
		n := g.Node(id)
		if n.Kind != graph.KindLeaf || !n.Hinted {
			continue
		}
		for range 4 {
			for _, v := range valuesOf(g, n, r) {
				for _, v := range []string{v, odd(v, r)} {
					act := fact.Act{}
					if n.LeafField() < 0 {
						act.Atoms = []fact.Atom{{Fact: n.Fact, Value: v}}
					} else {
						var it fact.Item
						it.Text[n.LeafField()] = v
						act.Lists = map[schema.ID][]fact.Item{n.Fact: {it}}
					}
					m.load(&fact.Act{}, &act)
					checked++
					if m.holds(id, n, v) {
						if held++; m.hintAt[id] != m.epoch {
							t.Fatalf("node %d %s: %q holds and is not hinted", id, n.Fact.Name(), v)
						}
					}
				}
			}
		}
	}
	if held < 1000 {
		t.Errorf("of %d values %d hold", checked, held)
	}
	t.Logf("of %d values %d hold", checked, held)
}
