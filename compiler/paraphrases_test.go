package compiler_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/sentence"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// TestParaphrases reads sentences as compliance people write them with the library's vocabulary. Each line of the golden file that
// begins with "> " is a sentence; what follows is how it is read, or why not.
func TestParaphrases(t *testing.T) {
	const golden = "testdata/paraphrases.golden"
	cfg, diags := config.ReadFS(clauses.FS, "")
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	lex := sentence.NewLexicon(cfg.Vocabulary.Concepts, cfg.Vocabulary.Sets)
	src, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	for _, part := range strings.Split(string(src), "\n> ") {
		text, _, _ := strings.Cut(strings.TrimPrefix(part, "> "), "\n")
		got.WriteString("> " + text + "\n" + readAs(text, lex) + "\n")
	}
	if got.String() == string(src) {
		return
	}
	if !*updateDocs {
		t.Fatalf("readings changed: read the difference by hand, then run with -update-docs\n%s", got.String())
	}
	if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func readAs(text string, lex *sentence.Lexicon) string {
	r, problems := sentence.Read(text, lex)
	if len(problems) == 0 {
		return strings.TrimRight(r.String(), "\n") + "\n"
	}
	var b strings.Builder
	for _, p := range problems {
		b.WriteString("refused: " + string(p.Kind) + " " + text[p.Words[0]:p.Words[1]] + "\n")
	}
	return b.String()
}

// TestNounsOfActs: the noun of an act is the act. "No deletion of backups" is about what "no deleting backups" is about.
func TestNounsOfActs(t *testing.T) {
	cfg, _ := config.ReadFS(clauses.FS, "")
	acts := map[string]string{} // a name of one word → concept
	for _, c := range cfg.Vocabulary.Concepts {
		for _, name := range append([]string{c.Name}, c.Also...) {
			if c.Kind == vocabulary.Action && !strings.Contains(name, " ") {
				acts[name] = c.Name
			}
		}
	}
	for a, first := range acts {
		for b, second := range acts {
			if first != second && len(a) > 5 && len(b) > 5 && a[:5] == b[:5] {
				t.Errorf("%s is %s, and %s is %s", a, first, b, second)
			}
		}
	}
	lex := sentence.NewLexicon(cfg.Vocabulary.Concepts, cfg.Vocabulary.Sets)
	for name, concept := range acts {
		for _, form := range []string{"No %s of backups.", "No %s backups.", "No backup %s."} {
			text := strings.Replace(form, "%s", name, 1)
			r, problems := sentence.Read(text, lex)
			if len(problems) == 0 && len(r.Phrases[0].Refs) == 2 && !slices.ContainsFunc(r.Phrases[0].Refs, func(r sentence.Ref) bool { return r.Concept == concept }) {
				t.Errorf("%s is no %s:\n%s", text, concept, r)
			}
		}
	}
}
