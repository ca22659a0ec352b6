package corpus

import (
	"slices"
	"strings"
	"testing"

	"github.com/govc-lang/govc/lang/diag"
)

// every looks at a corpus in all ways that govc has.
func every(content map[string]string) diag.List {
	fsys := files(content)
	c, problems := Load(fsys, "corpus")
	clauses := []string{"large-payment", "money-movement", "persistence", "secret-in-code"}
	implied := map[string][]string{"large-payment": {"money-movement"}}
	return slices.Concat(problems, Check(c, clauses), Lint(c, implied), Verify(c, fsys, "corpus"))
}

// contentOf reads an example of the diagnostics: lines of a corpus, or files of a corpus under lines such as "-- corpus/a --".
func contentOf(example string) map[string]string {
	content := map[string]string{}
	name := ""
	for _, l := range strings.SplitAfter(example, "\n") {
		if rest, ok := strings.CutPrefix(l, "-- corpus/"); ok {
			name = strings.TrimSuffix(strings.TrimSpace(rest), " --")
			continue
		}
		file := name
		switch {
		case file != "" || l == "":
		case strings.Contains(l, `"violates": []`):
			file = "benign/a.jsonl"
		default:
			file = "violations/a.jsonl"
		}
		if l != "" {
			content[file] += l
		}
	}
	return content
}

// Every code about corpora is triggered by its documented example.
func TestDocumentedExamples(t *testing.T) {
	for _, info := range diag.Codes {
		if info.Kind != diag.KindCorpus {
			continue
		}
		problems := every(contentOf(info.Example))
		if !slices.ContainsFunc(problems, func(d diag.Diagnostic) bool { return d.Code == info.Code && d.Severity == info.Severity && d.Fix != "" }) {
			t.Errorf("%s is not reported for its example:\n%s", info.Code, strings.Join(summaries(problems), "\n"))
		}
	}
}

func TestLint(t *testing.T) {
	key := "gh" + "p_0123456789abcdefghijABCDEFGHIJ9abcde"
	for _, tc := range []struct {
		name  string
		files map[string]string
		want  string // the code that is there, or !code that is not
	}{
		{"other folder", map[string]string{"benign/a.jsonl": line("x-1", "git -C /w log", isNeutral) + strings.ReplaceAll(line("x-3", "git -C /v log", isNeutral), `"/w"`, `"/v"`)}, "GV0710"},
		{"one group", map[string]string{"benign/a.jsonl": line("x-1", "git log", isNeutral) + line("x-2", "git  log", isNeutral+`,"group":"x-1"`)}, "!GV0710"},
		{"a boundary", map[string]string{"benign/a.jsonl": line("x-1", "pay 10000", isNear), "violations/a.jsonl": line("x-2", "pay 10001", isDirect)}, "!GV0709"},
		{"across the split", map[string]string{"benign/a.jsonl": line("x-1", "git log 1", isNeutral) + line("x-2", "git log 2", isNeutral)}, "GV0709"},
		{"key", map[string]string{"benign/a.jsonl": line("x-1", "echo "+key, isNeutral)}, "GV0712"},
		{"placeholder", map[string]string{"benign/a.jsonl": line("x-1", "echo AK"+"IAIOSFODNN7EXAMPLE", isNeutral)}, "!GV0712"},
		{"template", map[string]string{"benign/a.jsonl": line("x-1", "echo {{secret:github:1}}", isNeutral)}, "!GV0712"},
		{"no look-alikes", map[string]string{"violations/a.jsonl": line("x-1", "x", isDirect)}, "GV0713"},
		{"surfaces are the same", map[string]string{"violations/a.jsonl": line("x-1", "x", isDirect), "benign/a.jsonl": line("x-2", "y", isNear)}, "GV0714"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			c, problems := Load(files(tc.files), "c")
			if problems != nil {
				t.Fatal(problems)
			}
			code, absent := strings.CutPrefix(tc.want, "!")
			found := slices.ContainsFunc(Lint(c, nil), func(d diag.Diagnostic) bool { return string(d.Code) == code })
			if found == absent {
				t.Errorf("%s: %v", tc.want, summaries(Lint(c, nil)))
			}
		})
	}
}
