package compiler_test

import (
	"os"
	"strings"
	"testing"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/sentence"
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
