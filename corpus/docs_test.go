package corpus

import (
	"os"
	"strings"
	"testing"
)

// TestCorpusPage reads every row of docs/corpus.md.
func TestCorpusPage(t *testing.T) {
	page, err := os.ReadFile("../docs/corpus.md")
	if err != nil {
		t.Fatal(err)
	}
	parts := strings.Split(string(page), "```row\n")
	if len(parts) < 3 {
		t.Fatal("docs/corpus.md shows no rows")
	}
	for _, part := range parts[1:] {
		line, _, _ := strings.Cut(part, "\n```")
		row, problems, err := NewReader(strings.NewReader(line), "docs/corpus.md").Next()
		if err != nil || len(problems) > 0 {
			t.Errorf("%s: %v %v", line, problems, err)
		}
		if row.ID == "" {
			t.Errorf("%s: no id", line)
		}
	}
}
