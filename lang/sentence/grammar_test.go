package sentence

import (
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const grammarPage = "../../docs/grammar.md"

var example = regexp.MustCompile("```sentence\n(.*)\n```\n(?:```reading\n((?:.*\n)*?)```\n)?")

// TestGrammarPage runs every example of the reference.
func TestGrammarPage(t *testing.T) {
	page, err := os.ReadFile(grammarPage)
	if err != nil {
		t.Fatal(err)
	}
	lex := testLexicon(t)
	examples := example.FindAllStringSubmatch(string(page), -1)
	if n := strings.Count(string(page), "```sentence"); n != len(examples) || n < 40 {
		t.Errorf("%d of %d examples are well formed", len(examples), n)
	}
	for _, e := range examples {
		if got := printed(e[1], lex); got != e[2] && !*update {
			t.Errorf("%s\ngot\n%swant\n%s", e[1], got, e[2])
		}
	}
	if *update {
		updateGrammarPage(t, string(page), lex)
	}
}

func updateGrammarPage(t *testing.T, page string, lex *Lexicon) {
	t.Helper()
	page = example.ReplaceAllStringFunc(page, func(e string) string {
		text := example.FindStringSubmatch(e)[1]
		return "```sentence\n" + text + "\n```\n```reading\n" + printed(text, lex) + "```\n"
	})
	if err := os.WriteFile(grammarPage, []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
}

// printed is what the page shows for a sentence: its reading, or its problems.
func printed(text string, lex *Lexicon) string {
	r, problems := Read(text, lex)
	if len(problems) == 0 {
		return r.String() + "\n"
	}
	var b strings.Builder
	for _, p := range problems {
		fmt.Fprintf(&b, "%s: %s\n", p.Kind, at(text, p.Words))
	}
	return b.String()
}

// The page lists every verb of guidance, and no other.
func TestGuidanceVerbsOfThePage(t *testing.T) {
	page, err := os.ReadFile(grammarPage)
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`(?s)\nverb must be one of \*(.*?)\*\.`).FindSubmatch(page)
	if list == nil {
		t.Fatal("the page has no list")
	}
	if got := stems(strings.ReplaceAll(string(list[1]), ",", " ")); !maps.Equal(got, guidanceVerbs) {
		t.Errorf("the page lists %v, the grammar knows %v", slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(guidanceVerbs)))
	}
}
