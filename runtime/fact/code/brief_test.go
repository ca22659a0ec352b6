package code

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what was read into testdata")

// sample is one case of a file in testdata: code, and lines "=> …" for the calls read from it.
type sample struct{ input, want string }

// samples reads a file of cases that are divided by lines "---".
func samples(tb testing.TB, file string) []sample {
	tb.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		tb.Fatal(err)
	}
	var out []sample
	for _, block := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n---\n") {
		var in, want []string
		for _, line := range strings.Split(block, "\n") {
			if w, ok := strings.CutPrefix(line, "=> "); ok {
				want = append(want, w)
			} else {
				in = append(in, line)
			}
		}
		out = append(out, sample{strings.Join(in, "\n"), strings.Join(want, "\n")})
	}
	return out
}

// compare reads every case of a file; with -update it writes the file anew.
func compare(t *testing.T, language string) {
	t.Helper()
	file := language + ".txt"
	var b strings.Builder
	for i, s := range samples(t, file) {
		got := briefs(Calls(language, s.input))
		if got != s.want && !*update {
			t.Errorf("%s:\n%s\ngot:\n%s\nwant:\n%s", file, s.input, got, s.want)
		}
		if i > 0 {
			b.WriteString("---\n")
		}
		b.WriteString(s.input + "\n=> " + strings.ReplaceAll(got, "\n", "\n=> ") + "\n")
	}
	if *update {
		if err := os.WriteFile(filepath.Join("testdata", file), []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// brief writes a call as name("text", key="text") on ("text"); a value that is not known whole has a "~" before it.
func brief(c Call) string {
	s := c.Name + "(" + briefArgs(c.Args) + ")"
	if c.Set {
		s = c.Name + " = " + briefArgs(c.Args)
	}
	if len(c.Receiver) > 0 {
		s += " on (" + briefArgs(c.Receiver) + ")"
	}
	return s
}

func briefArgs(args []Arg) string {
	var out []string
	for _, a := range args {
		s := fmt.Sprintf("%q", a.Value)
		if a.Name != "" {
			s = a.Name + "=" + s
		}
		if !a.Known {
			s = "~" + s
		}
		out = append(out, s)
	}
	return strings.Join(out, ", ")
}

func briefs(calls []Call, ok bool) string {
	var lines []string
	for _, c := range calls {
		lines = append(lines, brief(c))
	}
	if len(lines) == 0 {
		lines = append(lines, "nothing")
	}
	if !ok {
		lines = append(lines, "cut")
	}
	return strings.Join(lines, "\n")
}
