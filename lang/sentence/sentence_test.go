package sentence

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// allGolden lists the sentences of all golden files.
func allGolden(t testing.TB) []string {
	t.Helper()
	var out []string
	for _, file := range []string{"library", "paraphrases", "refused"} {
		for _, c := range readGolden(t, "testdata/"+file+".golden") {
			out = append(out, c.text)
		}
	}
	return out
}

func TestReadingIsStable(t *testing.T) {
	lex := testLexicon(t)
	change := map[string]func(string) string{
		"upper case":    strings.ToUpper,
		"lower case":    strings.ToLower,
		"double spaces": func(s string) string { return strings.ReplaceAll(s, " ", "  ") },
		"line breaks":   func(s string) string { return strings.ReplaceAll(s, " ", "\n\t") },
		"no full stop":  func(s string) string { return strings.TrimSuffix(s, ".") },
		"curly quotes":  func(s string) string { return strings.ReplaceAll(s, "'", "’") },
		"space around":  func(s string) string { return "  " + s + "\n" },
	}
	for _, text := range allGolden(t) {
		want, wantProblems := Read(text, lex)
		for name, f := range change {
			got, problems := Read(f(text), lex)
			if got.String() != want.String() || !slices.Equal(kinds(problems), kinds(wantProblems)) {
				t.Errorf("%s: %s\ngot  %s %v\nwant %s %v", name, text, got, problems, want, wantProblems)
			}
		}
	}
}

func kinds(problems []Problem) []ProblemKind {
	var out []ProblemKind
	for _, p := range problems {
		out = append(out, p.Kind)
	}
	return out
}

// TestRefWords checks that the words of each concept are words that some name of it has, or that a list shares with one.
func TestRefWords(t *testing.T) {
	lex := testLexicon(t)
	for _, text := range allGolden(t) {
		r, _ := Read(text, lex)
		for _, ph := range slices.Concat(r.Phrases, r.After) {
			for _, ref := range slices.Concat(ph.Refs, ph.Unless) {
				if !sharesWord(lex, ref.Concept, at(text, ref.Words)) {
					t.Errorf("%s: %q is no part of a name of %q", text, at(text, ref.Words), ref.Concept)
				}
			}
		}
	}
}

func sharesWord(lex *Lexicon, concept, words string) bool {
	stems := contentStems(tokenize(words))
	return slices.ContainsFunc(lex.surfaces, func(s surface) bool {
		return lex.concepts[s.concept].Name == concept &&
			slices.ContainsFunc(stems, func(w string) bool { return slices.Contains(s.stems, w) })
	}) || len(stems) == 0
}

// TestEveryWordIsUsed takes each word of each sentence away or puts a stranger in: nothing is skipped in silence.
func TestEveryWordIsUsed(t *testing.T) {
	lex := testLexicon(t)
	for _, text := range allGolden(t) {
		if _, problems := Read(text, lex); len(problems) > 0 {
			continue
		}
		words := strings.Fields(text)
		for i := range words {
			strange := strings.Join(slices.Insert(slices.Clone(words), i, "zyzzyva"), " ")
			if r, problems := Read(strange, lex); len(problems) == 0 && !inGuidance(r, strange) {
				t.Errorf("%s\nis read as\n%s", strange, detailed(strange, r))
			}
		}
	}
}

func inGuidance(r Reading, text string) bool {
	return slices.ContainsFunc(r.Guidance, func(w [2]int) bool { return strings.Contains(at(text, w), "zyzzyva") })
}

func TestAmbiguousName(t *testing.T) {
	lex := NewLexicon([]vocabulary.Concept{
		{Name: "moving money", Kind: vocabulary.Action, Also: []string{"payment"}},
		{Name: "invoicing", Kind: vocabulary.Action, Also: []string{"payments"}},
	}, nil)
	text := "No payment without human review."
	_, problems := Read(text, lex)
	if len(problems) != 1 || problems[0].Kind != Ambiguous || at(text, problems[0].Words) != "payment" {
		t.Fatal(problems)
	}
	if want := []string{"moving money", "invoicing"}; !slices.Equal(problems[0].Near, want) {
		t.Errorf("near %q, want %q", problems[0].Near, want)
	}
}

func TestEmpty(t *testing.T) {
	for _, text := range []string{"", " ", ".", ";;", ",", "the", "\"\"", "no", "never", "only", "at most", "after ,", "and no"} {
		r, problems := Read(text, NewLexicon(nil, nil))
		if len(problems) == 0 || r.Effect != "" {
			t.Errorf("%q is read as %s", text, r)
		}
	}
}

func TestTooLong(t *testing.T) {
	text := strings.Repeat("No paying. ", MaxText/11+1)
	_, problems := Read(text, testLexicon(t))
	if len(problems) != 1 || problems[0].Kind != Unsupported || problems[0].Words != [2]int{0, len(text)} {
		t.Fatal(problems)
	}
}

// hostile are texts near the limit that a slow reader would choke on.
func hostile() map[string]string {
	return map[string]string{
		"unknown words": "No " + fill("frob ", 1),
		"list":          "No " + fill("secret, ", 1),
		"actions":       "No " + fill("reading or ", 1),
		"both":          "No " + fill("reading or ", 2) + "reading " + fill("secrets or ", 3),
		"statements":    fill("No paying. ", 1),
		"of":            "No " + fill("of ", 1),
		"reviews":       "No paying " + fill("without review ", 1),
		"only":          fill("only ", 1),
		"commas":        fill(",", 1),
		"conditions":    "No paying without " + fill("secrets in production or ", 1),
		"negatives":     fill("never and no ", 1),
		"names":         "No " + fill("people outside the ", 1),
		"be":            fill("records are ", 1),
		"need":          fill("records need ", 1),
		"may not":       fill("may not be ", 1),
		"other":         "Agents may use only approved models; no " + fill("other ", 1),
		"unless":        fill("unless a person ", 1),
		"days":          "No paying " + fill("on Fridays and ", 1),
		"week":          "No paying from " + fill("Friday 15:00 to ", 1),
		"hyphens":       "No paying on " + fill("Friday 15:00-", 1),
		"outside":       "No paying " + fill("outside 09:00-17:00 ", 1),
		"only times":    "Agents may pay only " + fill("on Fridays after 15:00 or ", 1),
		"dates":         "No paying on " + fill("24, ", 1) + "25 December",
	}
}

// fill repeats a text up to a part of the limit.
func fill(s string, part int) string { return strings.Repeat(s, (MaxText-40)/len(s)/part) }

func TestHostileTextsAreFast(t *testing.T) {
	lex := testLexicon(t)
	for name, text := range hostile() {
		start := time.Now()
		Read(text, lex)
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("%s: %v", name, d)
		}
	}
}

func FuzzRead(f *testing.F) {
	lex := testLexicon(f)
	for _, text := range allGolden(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, problems := Read(text, lex)
		for _, p := range problems {
			if p.Words[0] < 0 || p.Words[0] > p.Words[1] || p.Words[1] > len(text) || p.Kind == "" || p.Detail == "" {
				t.Fatalf("%q: %+v", text, p)
			}
		}
		if len(problems) == 0 {
			checkReading(t, text, r)
		}
	})
}

func checkReading(t *testing.T, text string, r Reading) {
	t.Helper()
	if r.Effect == "" || len(r.Phrases) == 0 || len(r.EffectWords) == 0 || (r.Effect == Escalate) != (r.Reviewers > 0) {
		t.Fatalf("%q: %+v", text, r)
	}
	for _, ph := range slices.Concat(r.Phrases, r.After) {
		if len(ph.Refs) == 0 {
			t.Fatalf("%q: a phrase without concepts: %+v", text, r)
		}
		for _, ref := range slices.Concat(ph.Refs, ph.Unless) {
			_ = text[ref.Words[0]:ref.Words[1]]
		}
	}
}

func BenchmarkRead(b *testing.B) {
	lex := testLexicon(b)
	cases := readGolden(b, "testdata/library.golden")
	for i := 0; b.Loop(); i++ {
		Read(cases[i%len(cases)].text, lex)
	}
}

// A suggestion has words in common with what was written: none is better than one from elsewhere.
func TestNear(t *testing.T) {
	lex := NewLexicon([]vocabulary.Concept{
		{Name: "during a change freeze", Kind: vocabulary.State},
		{Name: "deleting records", Kind: vocabulary.Action, Also: []string{"record deletion"}},
		{Name: "secret", Kind: vocabulary.Thing, Also: []string{"password"}},
	}, nil)
	for text, want := range map[string][]string{
		"No freelancers without human review.": nil, "No deleted recrods without human review.": {"deleting records"}, "No pasword without human review.": {"secret"},
	} {
		_, problems := Read(text, lex)
		if len(problems) == 0 || !slices.Equal(problems[0].Near, want) {
			t.Errorf("%q: %+v, want near %q", text, problems, want)
		}
	}
}

// What a text asks for and no sentence can do is said as that, in one problem.
func TestWordsOfProblems(t *testing.T) {
	lex := testLexicon(t)
	for text, want := range map[string]string{
		"":                                 "the text is empty",
		" \n":                              "the text is empty",
		"Agents may read everything.":      "never permit",
		"No paying above 10.000,50 EUR.":   "write 10,000.50",
		"No paying above EUR 1.000.000,5.": "write 1,000,000.5",
		"No paying above EUR 10.000.":      "write 10,000 or 10000",
	} {
		_, problems := Read(text, lex)
		if len(problems) != 1 || !strings.Contains(problems[0].Detail, want) {
			t.Errorf("%q: %+v", text, problems)
		}
	}
}
