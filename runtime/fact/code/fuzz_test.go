package code

import "testing"

func FuzzCalls(f *testing.F) {
	for _, language := range []string{"python", "node", "perl", "ruby", "php", "r"} {
		for _, s := range samples(f, language+".txt") {
			f.Add(language, s.input)
		}
	}
	f.Fuzz(func(t *testing.T, language, text string) {
		calls, ok := Calls(language, text)
		if len(calls) > MaxCalls {
			t.Fatalf("%d calls", len(calls))
		}
		for _, c := range calls {
			if c.Name == "" || c.Span[0] < 0 || c.Span[1] > len(text) || c.Span[0] > c.Span[1] {
				t.Fatalf("%+v", c)
			}
			for _, a := range append(c.Args, c.Receiver...) {
				if a.Known != !hasHole(a.Value) {
					t.Fatalf("argument %+v of %s", a, c.Name)
				}
			}
		}
		again, ok2 := Calls(language, text)
		if ok != ok2 || briefs(calls, ok) != briefs(again, ok2) {
			t.Fatal("two readings differ")
		}
	})
}

func hasHole(s string) bool { return !textValue(s).known }
