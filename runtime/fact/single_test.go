package fact_test

import (
	"testing"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact"
)

// Conditions are refused because a fact has one value at most: it has, in the cases of the corpus.
func TestSingleFactsHaveOneValue(t *testing.T) {
	r, err := libraryReader()
	if err != nil {
		t.Fatal(err)
	}
	cases, problems := corpus.Load(corpus.FS, "corpus")
	if problems.HasErrors() {
		t.Fatal(problems)
	}
	for i := range cases.Rows {
		if i%10 != 0 {
			continue // a part of them tells
		}
		a, err := action.Decode(cases.Rows[i].Event)
		if err != nil {
			continue
		}
		facts := r.Facts(a, action.Context{}, nil)
		oneOfEach(t, cases.Rows[i].ID, &facts.Shared)
		for k := range facts.Acts {
			oneOfEach(t, cases.Rows[i].ID, &facts.Acts[k])
		}
	}
}

func oneOfEach(t *testing.T, id string, a *fact.Act) {
	t.Helper()
	texts, numbers := map[schema.ID]string{}, map[schema.ID]float64{}
	for _, at := range a.Atoms {
		if old, ok := texts[at.Fact]; ok && old != at.Value && schema.Facts[at.Fact].Single() {
			t.Errorf("%s: %s is %q and %q", id, at.Fact.Name(), old, at.Value)
		}
		texts[at.Fact] = at.Value
	}
	for _, n := range a.Nums {
		f := schema.Facts[n.Fact]
		if old, ok := numbers[n.Fact]; ok && old != n.Value && f.Single() {
			t.Errorf("%s: %s is %v and %v", id, f.Name, old, n.Value)
		}
		if f.Range != [2]float64{} && (n.Value < f.Range[0] || n.Value > f.Range[1]) {
			t.Errorf("%s: %s is %v", id, f.Name, n.Value)
		}
		numbers[n.Fact] = n.Value
	}
}

// A sum stands where its amount does, the largest where it has several.
func TestTotalStandsAtTheAmount(t *testing.T) {
	for input, want := range map[string]string{
		`{"to":"c-12","amount":10000.6,"currency":"EUR"}`:                         "/tool_input/amount",
		`{"payments":[{"amount":5},{"amount":70,"currency":"EUR"},{"amount":8}]}`: "/tool_input/payments/1/amount",
	} {
		for _, a := range factsOf(t, "mcp__bank__send_payment", input).Acts {
			for _, n := range a.Nums {
				if n.Fact == schema.CallTotal && n.Place.At != want {
					t.Errorf("%s: at %q, want %q", input, n.Place.At, want)
				}
			}
		}
	}
}
