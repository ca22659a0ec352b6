package query

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what was read into testdata")

// sample is one case of a file in testdata: an input, and lines "=> …" for what is read from it.
type sample struct{ input, want string }

// samples reads a file of cases that are divided by lines "---".
func samples(tb testing.TB, file string) []sample {
	tb.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		tb.Fatal(err)
	}
	var out []sample
	for _, block := range strings.Split(strings.TrimSpace(string(data)), "\n---\n") {
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

// compare runs read on every case of a file; with -update it writes the file anew.
func compare(t *testing.T, file string, read func(string) string) {
	t.Helper()
	var b strings.Builder
	for i, s := range samples(t, file) {
		got := read(s.input)
		if got != s.want && !*update {
			t.Errorf("%s: %s\ngot:\n%s\nwant:\n%s", file, s.input, got, s.want)
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

// brief writes a statement as: verb object names [columns] filter limit=n flags.
func brief(s Statement) string {
	words := []string{s.Verb}
	put := func(w string, ok bool) {
		if ok {
			words = append(words, w)
		}
	}
	put(s.Object, s.Object != "")
	put(strings.Join(s.Names, ","), len(s.Names) > 0)
	put("["+strings.Join(s.Columns, "|")+"]", len(s.Columns) > 0)
	put(s.Filter, s.Filter != "")
	put(fmt.Sprint("limit=", s.Limit), s.Limit >= 0)
	put("aggregate", s.Aggregate)
	put("temporary", s.Temporary)
	put("catalog", s.Catalog)
	put("additive", s.Additive)
	put("if-exists", s.IfExists)
	put("cascade", s.Cascade)
	put("hidden", s.Hidden)
	put("grantee="+s.Grantee, s.Grantee != "")
	put("password", s.HasPassword)
	put("target="+s.Target, s.Target != "")
	put("text="+s.Text, s.Verb == "shell")
	return strings.Join(words, " ")
}

func briefs(stmts []Statement, ok bool) string {
	if !ok {
		return "none"
	}
	var lines []string
	for _, s := range stmts {
		lines = append(lines, brief(s))
	}
	return strings.Join(lines, "\n")
}
