package fact_test

import (
	"testing"
	"time"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact"
)

// Conditions are refused because a fact has one value at most: it has, in the cases of the corpus.
func TestSingleFactsHaveOneValue(t *testing.T) {
	cases, problems := corpus.Load(corpus.FS, "corpus")
	if problems.HasErrors() {
		t.Fatal(problems)
	}
	readers, seen := readersIn(t, "UTC", "Pacific/Kiritimati", "Pacific/Marquesas", "Asia/Kathmandu"), map[schema.ID]bool{}
	for i := range cases.Rows {
		if i%10 != 0 {
			continue // a part of them tells
		}
		a, err := action.Decode(cases.Rows[i].Event)
		if err != nil {
			continue
		}
		facts := readers[i/10%len(readers)].Facts(a, action.Context{At: ends[i/10%len(ends)]}, nil)
		oneOfEach(t, cases.Rows[i].ID, &facts.Shared)
		for _, n := range facts.Shared.Nums {
			seen[n.Fact] = true
		}
		for k := range facts.Acts {
			oneOfEach(t, cases.Rows[i].ID, &facts.Acts[k])
			for _, n := range facts.Acts[k].Nums {
				seen[n.Fact] = true
			}
		}
	}
	for id, f := range schema.Facts {
		if f.Range != [2]float64{} && !seen[schema.ID(id)] {
			t.Errorf("%s has a range and was never seen", f.Name)
		}
	}
}

// ends are moments at the ends of days, months and years.
var ends = []time.Time{
	time.Date(2026, 12, 31, 23, 59, 59, 0, time.UTC), time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(2028, 2, 29, 12, 30, 0, 0, time.UTC),
	time.Date(2026, 2, 28, 10, 59, 0, 0, time.UTC), time.Date(2026, 3, 29, 1, 0, 0, 0, time.UTC),
}

// readersIn are readers of an organisation in each of some time zones.
func readersIn(t *testing.T, zones ...string) []*fact.Reader {
	t.Helper()
	out := make([]*fact.Reader, len(zones))
	for i, zone := range zones {
		r, err := libraryReaderIn(zone)
		if err != nil {
			t.Fatal(err)
		}
		out[i] = r
	}
	return out
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
