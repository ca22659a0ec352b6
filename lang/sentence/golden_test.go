package sentence

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the expected readings in testdata")

// golden is a sentence and what it is read as, or its problems.
type golden struct{ text, want string }

// readGolden reads blocks of a line "> sentence" and the lines of its reading.
func readGolden(t testing.TB, file string) []golden {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []golden
	for _, block := range strings.Split(strings.TrimSpace(string(b)), "\n\n") {
		text, want, _ := strings.Cut(block, "\n")
		sentence, ok := strings.CutPrefix(text, "> ")
		if !ok {
			t.Fatalf("%s: a block starts with \"> \": %q", file, text)
		}
		out = append(out, golden{sentence, strings.TrimSpace(want)})
	}
	return out
}

func read(text string, lex *Lexicon) string {
	r, problems := Read(text, lex)
	if len(problems) == 0 {
		return detailed(text, r)
	}
	var lines []string
	for _, p := range problems {
		lines = append(lines, fmt.Sprintf("! %s %q near %s", p.Kind, at(text, p.Words), strings.Join(p.Near, ", ")))
	}
	return strings.ReplaceAll(strings.Join(lines, "\n")+"\n", " near \n", "\n")
}

func TestGolden(t *testing.T) {
	lex := testLexicon(t)
	files, err := filepath.Glob("testdata/*.golden")
	if err != nil || len(files) != 3 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			cases := readGolden(t, file)
			for i, c := range cases {
				got := strings.TrimSpace(read(c.text, lex))
				if got != c.want && !*update {
					t.Errorf("%s\ngot  %s\nwant %s", c.text, got, c.want)
				}
				cases[i].want = got
			}
			if *update {
				writeGolden(t, file, cases)
			}
		})
	}
}

func writeGolden(t *testing.T, file string, cases []golden) {
	t.Helper()
	var blocks []string
	for _, c := range cases {
		blocks = append(blocks, "> "+c.text+"\n"+c.want)
	}
	if err := os.WriteFile(file, []byte(strings.Join(blocks, "\n\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestGoldenCounts(t *testing.T) {
	for file, want := range map[string]struct {
		cases   int
		refused bool
	}{
		"testdata/library.golden":     {43, false},
		"testdata/paraphrases.golden": {38, false},
		"testdata/refused.golden":     {40, true},
	} {
		cases := readGolden(t, file)
		if len(cases) < want.cases {
			t.Errorf("%s: %d cases, want %d", file, len(cases), want.cases)
		}
		for _, c := range cases {
			if strings.HasPrefix(c.want, "! ") != want.refused {
				t.Errorf("%s: %s\n%s", file, c.text, c.want)
			}
		}
	}
}
