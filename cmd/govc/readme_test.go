package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/rogpeppe/go-internal/txtar"
)

// TestReadme runs the examples of README.md in the order in which a reader meets them. A block behind <!-- file: NAME --> is written to
// that file; in a console block each line that starts with $ is run, and what follows is what it must print.
func TestReadme(t *testing.T) {
	name := filepath.Join("..", "..", "README.md")
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	doc := readExamples(string(src))
	if len(doc.steps) < 5 {
		t.Fatalf("only %d examples found in README.md", len(doc.steps))
	}
	script := filepath.Join(t.TempDir(), "readme.txtar")
	if err := os.WriteFile(script, txtar.Format(doc.script()), 0o644); err != nil {
		t.Fatal(err)
	}
	// Scripts run in parallel and end with the test that started them.
	t.Run("examples", func(t *testing.T) {
		testscript.Run(t, testscript.Params{Files: []string{script}, UpdateScripts: *update, Setup: setup})
	})
	if !*update {
		return
	}
	ran, err := txtar.ParseFile(script)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(doc.with(ran)), 0o644); err != nil {
		t.Fatal(err)
	}
}

// examples is a document cut at its examples: text[i] stands before steps[i].
type examples struct {
	text  []string
	steps []example
}

// example is a file to write, or a command and what it prints.
type example struct {
	file    string
	content string
	command string
	output  string
}

func readExamples(src string) examples {
	var doc examples
	var text strings.Builder
	cut := func(e example) {
		doc.text, doc.steps = append(doc.text, text.String()), append(doc.steps, e)
		text.Reset()
	}
	lines := strings.SplitAfter(src, "\n")
	for i := 0; i < len(lines); i++ {
		text.WriteString(lines[i])
		switch {
		case strings.HasPrefix(lines[i], "<!-- file: "):
			file := strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(lines[i]), "<!-- file: "), " -->")
			for i++; !strings.HasPrefix(lines[i], "```"); i++ {
				text.WriteString(lines[i])
			}
			text.WriteString(lines[i])
			var content string
			for i++; lines[i] != "```\n"; i++ {
				content += lines[i]
			}
			i--
			cut(example{file: file, content: content})
		case lines[i] == "```console\n":
			for i++; lines[i] != "```\n"; i++ {
				if command, ok := strings.CutPrefix(lines[i], "$ "); ok {
					cut(example{command: strings.TrimSuffix(command, "\n")})
				} else {
					doc.steps[len(doc.steps)-1].output += lines[i]
				}
			}
			i--
		}
	}
	doc.text = append(doc.text, text.String())
	return doc
}

// script is the test that runs the examples.
func (doc examples) script() *txtar.Archive {
	var script strings.Builder
	ar := &txtar.Archive{}
	add := func(name, content string) { ar.Files = append(ar.Files, txtar.File{Name: name, Data: []byte(content)}) }
	for i, e := range doc.steps {
		if e.file != "" {
			fmt.Fprintf(&script, "mkdir %s\ncp step%d.file %s\n", path.Dir(e.file), i, e.file)
			add(fmt.Sprintf("step%d.file", i), e.content)
			continue
		}
		fmt.Fprintf(&script, "exec sh step%d.sh\ncmp stdout step%d.out\n", i, i)
		add(fmt.Sprintf("step%d.sh", i), "exec 2>&1\n"+e.command+"\nexit 0\n")
		add(fmt.Sprintf("step%d.out", i), e.output)
	}
	ar.Comment = []byte(script.String())
	return ar
}

// with is the document with the outputs of an updated script.
func (doc examples) with(ran *txtar.Archive) string {
	outputs := map[string]string{}
	for _, f := range ran.Files {
		outputs[f.Name] = string(f.Data)
	}
	var b strings.Builder
	for i, e := range doc.steps {
		b.WriteString(doc.text[i])
		if e.file != "" {
			b.WriteString(e.content)
			continue
		}
		b.WriteString("$ " + e.command + "\n" + outputs[fmt.Sprintf("step%d.out", i)])
	}
	b.WriteString(doc.text[len(doc.steps)])
	return b.String()
}
