package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/govc-lang/govc/lang/diag"
)

// TestHelpFits: the help of every command fits into the window, and has all its words.
func TestHelpFits(t *testing.T) {
	words := map[string]string{}
	for _, columns := range []string{"", "100", "80", "60"} {
		t.Setenv("COLUMNS", columns)
		width := map[string]int{"": 80, "100": 100, "80": 80, "60": 60}[columns]
		for _, name := range []string{"", "check", "fmt", "test", "eval", "explain", "graph", "corpus", "corpus lint", "corpus freeze", "version", "completion"} {
			var out bytes.Buffer
			if code := run(append(strings.Fields(name), "--help"), strings.NewReader(""), &out, &out); code != exitOK {
				t.Fatal(out.String())
			}
			text, _, _ := strings.Cut(out.String(), "Examples:")
			for line := range strings.SplitSeq(text, "\n") {
				if diag.Columns(line) > width {
					t.Errorf("the help of %q at %d columns has a line of %d: %s", name, width, diag.Columns(line), line)
				}
			}
			all := strings.Join(strings.Fields(out.String()), " ")
			if words[name] == "" {
				words[name] = all
			}
			if all != words[name] {
				t.Errorf("the help of %q has other words at %d columns", name, width)
			}
		}
	}
}

// TestProgressFits: a bar is never as wide as the window, which would begin a new line at each step.
func TestProgressFits(t *testing.T) {
	for width := range 200 {
		line := barLine(1234, 5678, "cases", width)
		if n := diag.Columns(line); n >= width && n > 0 {
			t.Errorf("at %d columns the bar has %d", width, n)
		}
	}
	if line := barLine(1234, 5678, "cases", 80); !strings.Contains(line, "█") || !strings.Contains(line, "1,234 of 5,678 cases") {
		t.Error(line)
	}
}
