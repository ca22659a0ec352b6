package sentence

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// testLexicon reads testdata/vocabulary.txt, a vocabulary that the library's sentences can be read with.
func testLexicon(t testing.TB) *Lexicon {
	t.Helper()
	return NewLexicon(testConcepts(t), testSets(t))
}

func testConcepts(t testing.TB) []vocabulary.Concept {
	t.Helper()
	var out []vocabulary.Concept
	for _, line := range testLines(t) {
		if !strings.HasPrefix(line, "same ") {
			out = append(out, testConcept(t, line))
		}
	}
	return out
}

// testSets reads the lines of words that say the same.
func testSets(t testing.TB) map[string][]string {
	t.Helper()
	out := map[string][]string{}
	for _, line := range testLines(t) {
		if f := strings.Split(line, "|"); strings.TrimSpace(f[0]) == "same" {
			out[sameWords+strings.TrimSpace(f[1])] = strings.Split(f[2], ";")
		}
	}
	return out
}

func testLines(t testing.TB) []string {
	t.Helper()
	b, err := os.ReadFile("testdata/vocabulary.txt")
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(strings.Split(string(b), "\n"), func(line string) bool { return line == "" || line[0] == '#' })
}

func testConcept(t testing.TB, line string) vocabulary.Concept {
	t.Helper()
	f := strings.Split(line, "|")
	if len(f) != 3 {
		t.Fatalf("vocabulary: %s", line)
	}
	kind, object, _ := strings.Cut(strings.TrimSpace(f[0]), " ")
	c := vocabulary.Concept{Name: strings.TrimSpace(f[1]), Kind: vocabulary.Kind(kind), Object: vocabulary.Object(object)}
	for _, a := range strings.Split(f[2], ";") {
		if a = strings.TrimSpace(a); a != "" {
			c.Also = append(c.Also, a)
		}
	}
	return c
}

// detailed prints a reading with the words of each concept.
func detailed(text string, r Reading) string {
	out := r.effectLine()
	out += detailedPhrases(text, "after", r.After) + detailedPhrases(text, "when", r.Phrases)
	if r.Rate != nil {
		out += fmt.Sprintf("\n  more than %d in %s %q", r.Rate.N, schema.Span(r.Rate.Seconds), at(text, r.Rate.Words))
	}
	out += "\n  form"
	for _, w := range r.EffectWords {
		out += fmt.Sprintf(" %q", at(text, w))
	}
	for _, w := range r.Guidance {
		out += fmt.Sprintf("\n  guidance %q", at(text, w))
	}
	return out
}

func detailedPhrases(text, label string, phrases []Phrase) string {
	out := ""
	for _, ph := range phrases {
		out += "\n  " + label
		for _, r := range ph.Refs {
			out += fmt.Sprintf(" [%s %q]", r.Concept, at(text, r.Words))
		}
		if ph.Amount != nil {
			out += fmt.Sprintf(" [%s %q]", ph.Amount, at(text, ph.Amount.Words))
		}
		for _, t := range ph.Times {
			out += fmt.Sprintf(" [%s %q]", t, at(text, t.Words))
		}
		for _, r := range ph.Unless {
			out += fmt.Sprintf(" unless [%s %q]", r.Concept, at(text, r.Words))
		}
	}
	return out
}

func at(text string, words [2]int) string { return text[words[0]:words[1]] }
