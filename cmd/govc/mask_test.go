package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/govc-lang/govc/corpus"
)

var templates = regexp.MustCompile(`\{\{secret:[a-z_]+:[0-9]+\}\}`)

// TestSecretsAreMasked decides about every row of the library's corpus that carries a secret, and looks for the secret in the answer.
func TestSecretsAreMasked(t *testing.T) {
	var rows bytes.Buffer
	values := map[string]bool{}
	files, err := filepath.Glob("../../corpus/*/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpus", err)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range bytes.Lines(src) {
			found := templates.FindAllString(string(line), -1)
			if len(found) > 0 {
				rows.Write(line)
			}
			for _, f := range found {
				values[expanded(t, f)] = true
			}
		}
	}
	var out, errs bytes.Buffer
	if code := run(context.Background(), []string{"eval", "-"}, &rows, &out, &errs); code != 0 {
		t.Fatal(code, errs.String())
	}
	if len(values) < 20 {
		t.Fatal("too few secrets in the corpus:", len(values))
	}
	for v := range values {
		if at := strings.Index(out.String(), v); at >= 0 && len(v) >= 12 {
			t.Errorf("a decision shows a secret: …%s", out.String()[max(0, at-160):at])
		}
	}
}

// expanded is the value that a template stands for.
func expanded(t *testing.T, template string) string {
	t.Helper()
	row, err := json.Marshal(map[string]any{
		"id": "t", "violates": []string{}, "kind": "neutral", "near": []string{}, "source": "test",
		"event": map[string]any{"tool_name": "Bash", "tool_input": map[string]string{"command": template}, "cwd": "/"},
	})
	if err != nil {
		t.Fatal(err)
	}
	r, problems, err := corpus.NewReader(bytes.NewReader(row), "test").Next()
	if err != nil || problems.HasErrors() {
		t.Fatal(err, problems)
	}
	var event struct {
		ToolInput struct{ Command string } `json:"tool_input"`
	}
	if err := json.Unmarshal(r.Event, &event); err != nil {
		t.Fatal(err)
	}
	return event.ToolInput.Command
}
