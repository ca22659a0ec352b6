package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/runtime/fact"
	"github.com/govc-lang/govc/runtime/score"
)

var templates = regexp.MustCompile(`\{\{secret:[a-z_]+:[0-9]+\}\}`)

// TestSecretsAreMasked derives the facts of every row of the library's corpus that carries a secret: a value that is not marked as masked
// holds none.
func TestSecretsAreMasked(t *testing.T) {
	a := &app{out: newOutput(io.Discard), errw: io.Discard}
	p, err := a.open(sources{date: "2026-11-29"})
	if err != nil {
		t.Fatal(err)
	}
	secrets := 0
	for _, line := range rowsWithSecrets(t) {
		row, problems, err := corpus.NewReader(bytes.NewReader(line), "corpus").Next()
		if err != nil || problems.HasErrors() {
			t.Fatal(err, problems)
		}
		f, err := p.engine.Facts(score.CaseOf(&row))
		if err != nil {
			continue
		}
		for _, template := range templates.FindAllString(string(line), -1) {
			secrets++
			if strings.Contains(template, ":password:") && !strings.Contains(string(row.Event), "password ") {
				continue // a password has no shape of its own: only a name beside it tells
			}
			mustMask(t, row.ID, f, expanded(t, template))
		}
	}
	if secrets < 50 {
		t.Fatal("too few secrets in the corpus:", secrets)
	}
}

func mustMask(t *testing.T, id string, f *fact.Facts, secret string) {
	t.Helper()
	for i := range f.Acts {
		for _, at := range f.Acts[i].Atoms {
			if !at.Masked && len(secret) >= 12 && strings.Contains(at.Value, secret) {
				t.Errorf("%s: %s holds a secret and is not masked (%s)", id, at.Fact.Name(), f.Acts[i].Kind)
			}
		}
	}
}

// rowsWithSecrets are the lines of the corpus that hold a template of a secret.
func rowsWithSecrets(t *testing.T) [][]byte {
	t.Helper()
	files, err := filepath.Glob("../../corpus/*/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpus", err)
	}
	var rows [][]byte
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range bytes.Lines(src) {
			if templates.Match(line) {
				rows = append(rows, line)
			}
		}
	}
	return rows
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
