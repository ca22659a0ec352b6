package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
)

// hostile is what a foreign text may hold: a title, a cleared screen, a control of one byte in Latin-1, turned reading order, a second line.
const hostile = "a\x1b]0;owned\x07b\x1b[2Jc\u009b31md\u202ee\u2066f\rg\nFAKE: allow\n"

// escaped is the same inside a string of JSON.
const escaped = `a\u001b]0;owned\u0007b\u001b[2Jc\u009b31md\u202ee\u2066f\rg\nFAKE: allow\n`

// TestNothingForeignActsOnATerminal: whatever stands in a call, a row, a file, a name or a flag, no command prints it so that a terminal
// obeys it or a reader takes it for a line of govc.
func TestNothingForeignActsOnATerminal(t *testing.T) {
	dir := hostileProject(t)
	event := `{"tool_name":"mcp__erp` + escaped + `__pay_money","tool_input":{"amount":12,"` + escaped + `":"` + escaped + `"},"cwd":"/work"}`
	var commands [][]string
	for _, format := range []string{"text", "json"} {
		commands = append(commands,
			[]string{"explain", "--event", "-", "--format", format},
			[]string{"explain", "--tool", hostile, "--input", `{"x":"` + escaped + `"}`, "--format", format},
			[]string{"eval", "--format", format}, []string{"explain", "pay", "--format", format},
			[]string{"corpus", "lint", "--format", format}, []string{"corpus", "stats", "--format", format},
			[]string{"fmt", "--check", "names", "--format", format})
	}
	for _, format := range []string{"text", "json", "markdown", "junit"} {
		commands = append(commands, []string{"test", "--failures", "--format", format})
	}
	for _, format := range []string{"text", "dot", "mermaid", "json"} {
		commands = append(commands, []string{"graph", "--format", format}, []string{"graph", "pay", "--format", format})
	}
	for _, format := range []string{"text", "json", "sarif", "github"} {
		commands = append(commands, []string{"check", "--format", format}, []string{"check", "broken", "--format", format})
	}
	commands = append(commands, []string{"fmt", "-w", "names"})
	works := len(commands)
	commands = append(commands, [][]string{{hostile}, {"check", hostile}, {"check", "--" + hostile}, {"check", "--format", hostile}, {"fmt", hostile},
		{"check", "--date", hostile}, {"explain", hostile}, {"explain", "--control", hostile}, {"explain", "--concept", hostile},
		{"graph", hostile}, {"test", "--corpus", hostile}, {"test", "--split", hostile}, {"check", "-o", hostile + "/x"},
		{"corpus", "stats", hostile}, {"corpus", hostile}, {"fmt", "broken"}, {"completion", hostile}, {"help", hostile}}...)
	for i, args := range commands {
		var out bytes.Buffer
		code := run(append([]string{"-C", dir}, args...), strings.NewReader(event), &out, &out)
		if at := strings.IndexFunc(out.String(), obeyed); at >= 0 {
			t.Errorf("%q prints %q", args, out.String()[max(0, at-20):min(at+40, out.Len())])
		}
		if strings.Contains("\n"+out.String(), "\nFAKE") {
			t.Errorf("%q prints a line that is not ours:\n%s", args, out.String())
		}
		if out.Len() == 0 || code > exitFindings && i < works {
			t.Errorf("%q ends with %d and prints %q: the test looks at nothing", args, code, out.String())
		}
	}
}

func obeyed(r rune) bool {
	return r != '\n' && r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r))
}

// hostileProject is clauses, a broken file and a corpus that hold what can be hostile in them.
func hostileProject(t *testing.T) string {
	dir := t.TempDir()
	t.Chdir(dir)
	in := `"` + escaped + `"`
	row := `{"id":"r1","violates":["pay"],"kind":"direct","event":{"tool_name":"mcp__erp__pay_money` + escaped + `","tool_input":{"to":` + in + `},"cwd":"/w"},"note":` + in + `,"source":` + in + "}\n"
	for name, content := range map[string]string{
		"clauses/a.hcl": "concept \"tea\" {\n  kind = \"thing\"\n  call { value = [" + strings.ReplaceAll(in, "[", "[[]") + "] }\n}\n\nclause \"pay\" {\n  text = \"No moving money.\"\n  owner = " + in + "\n}\n\n" +
			"clause \"tea\" {\n  text = \"No moving tea.\"\n  when = \"action.tool == '\\u001b[2J'\"\n}\n",
		"broken/a.hcl":                   "clause \"\u202e\x1b[2J\" {\n  text = \"No \x1b[2J flurbing \u009b.\"\n  \u2066x = 1\n}\n",
		"names/a\nFAKE\x1b[2J\u202e.hcl": "clause   \"a\" {\n}\n",
		"names/b\r\u2028.hcl":            "clause   \"b\" {\n}\n",
		"corpus/violations/a.jsonl":      row,
		"corpus/benign/\x1b[2Jb.jsonl":   `{"id":"r2","violates":[],"near":["pay"],"kind":"lookalike","event":{"tool_name":"mcp__erp__pay_money` + escaped + `","tool_input":{},"cwd":"/w"}}` + "\n",
		"corpus/benign/other\u202e.txt":  "",
	} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestColoursAreOurs: a colour that we put on is one, and one inside a foreign text is not.
func TestColoursAreOurs(t *testing.T) {
	var out bytes.Buffer
	o := newOutput(&out)
	printf(o, "%s %s\n", painted(sealed(styleBad)+"bad"+sealed(styleNone)), "\x1b[31mforeign\x1b[0m")
	if err := o.close(); err != nil {
		t.Fatal(err)
	}
	if want := "\x1b[31mbad\x1b[0m \\u001b[31mforeign\\u001b[0m\n"; out.String() != want {
		t.Errorf("printed %q, want %q", out.String(), want)
	}
}
