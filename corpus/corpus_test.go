package corpus

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/govc-lang/govc/lang/diag"
)

// files makes a corpus of the lines given by file name.
func files(content map[string]string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for name, text := range content {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

func line(id, command, labels string) string {
	return fmt.Sprintf(`{"id":%q,%s,"event":{"tool_name":"Bash","tool_input":{"command":%q},"cwd":"/w"}}`+"\n", id, labels, command)
}

const (
	isNeutral = `"violates":[],"kind":"neutral"`
	isDirect  = `"violates":["a"],"kind":"direct"`
	isNear    = `"violates":[],"near":["a"],"kind":"lookalike"`
)

func summaries(l diag.List) []string {
	var out []string
	for _, d := range l {
		out = append(out, d.String())
	}
	return out
}

func TestLoadProblems(t *testing.T) {
	for _, tc := range []struct {
		name  string
		files map[string]string
		want  []string
	}{
		{"sound", map[string]string{"violations/a.jsonl": line("1", "x", isDirect), "benign/a.jsonl": line("2", "y", isNeutral)}, nil},
		{"no files", nil, []string{"corpus: error[GV0701]: no cases"}},
		{"no rows", map[string]string{"benign/a.jsonl": ""}, []string{"corpus: error[GV0701]: no cases"}},
		{"wrong folders", map[string]string{"violations/a.jsonl": line("1", "x", isNeutral), "benign/a.jsonl": line("2", "y", isDirect)}, []string{
			"corpus/benign/a.jsonl:1:1: error[GV0702]: row in the wrong folder", "corpus/violations/a.jsonl:1:1: error[GV0702]: row in the wrong folder"}},
		{"misplaced file", map[string]string{"benign/a.jsonl": line("1", "x", isNeutral), "more/a.jsonl": "", "benign/sub/a.jsonl": "", ".git/a.jsonl": "", "testdata/a.jsonl": ""}, []string{
			"corpus/benign/sub/a.jsonl: error[GV0702]: file of rows in the wrong place", "corpus/more/a.jsonl: error[GV0702]: file of rows in the wrong place"}},
		{"id twice", map[string]string{"benign/a.jsonl": line("1", "x", isNeutral) + line("1", "y", isNeutral)}, []string{"corpus/benign/a.jsonl:2:1: error[GV0704]: id 1 is used twice"}},
		{"same call, other spelling", map[string]string{"benign/a.jsonl": line("1", "x", isNeutral) + `{"id":"2","violates":[],"kind":"neutral","event":{"cwd": "/w", "tool_name":"B\u0061sh","tool_input":{"command":"x"}}}`},
			[]string{"corpus/benign/a.jsonl:2:1: error[GV0704]: the same call as 1"}},
		{"same call, other context", map[string]string{"benign/a.jsonl": line("1", "x", isNeutral) + line("2", "x", isNeutral+`,"context":{"region":"eu"}`)}, nil},
		{"contradiction", map[string]string{"benign/a.jsonl": line("1", "x", isNear), "violations/a.jsonl": line("2", "x", isDirect)}, []string{"corpus/violations/a.jsonl:1:1: error[GV0705]: contradicts 1"}},
		{"all at once", map[string]string{"benign/a.jsonl": "{}\n\n" + line("1", "x", isNeutral)}, []string{
			"corpus/benign/a.jsonl:1:1: error[GV0702]: row without id", "corpus/benign/a.jsonl:1:1: error[GV0702]: row without violates",
			"corpus/benign/a.jsonl:1:1: error[GV0702]: row without kind", "corpus/benign/a.jsonl:1:1: error[GV0702]: row without event",
			"corpus/benign/a.jsonl:2:1: error[GV0702]: empty line"}},
		{"parameters", map[string]string{"benign/a.jsonl": line("1", "x", isNeutral), "corpus.json": `{"organization":{}}`}, []string{"corpus/corpus.json:1:1: error[GV0716]: file is not what govc writes"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, problems := Load(files(tc.files), "corpus")
			if got := summaries(problems); !slices.Equal(got, tc.want) {
				t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(tc.want, "\n"))
			}
		})
	}
}

// The values come from the definition, worked out with another program.
func TestSplit(t *testing.T) {
	for group, want := range map[string]Split{"g1": Test, "g2": Test, "g3": Dev, "x-1": Dev, "x-2": Test, "x-3": Dev, "x-4": Test} {
		if got := SplitOf(group); got != want {
			t.Errorf("%s is %s", group, got)
		}
	}
}

var denyClauses = strings.Fields(`payee-details special-category-data prohibited-practices legal-hold secret-exposure secret-in-code
	production-destruction change-freeze persistence disk-destruction private-network guardrail-tampering audit-tampering safety-critical`)

// The library's corpus is sound, frozen and large enough for what is said about it.
func TestEmbedded(t *testing.T) {
	c, problems := Embedded()
	problems = slices.Concat(problems, Verify(c, FS, "corpus"))
	for _, p := range Lint(c, c.Params.Implies) {
		if p.Severity != diag.Note {
			problems = append(problems, p)
		}
	}
	for _, p := range problems {
		t.Error(p)
	}
	counts := Count(c.Rows)
	if n := counts.Neutral[Dev] + counts.Neutral[Test]; n < 600 {
		t.Errorf("%d neutral rows", n)
	}
	if len(counts.Clauses) != 43 {
		t.Errorf("%d clauses", len(counts.Clauses))
	}
	for id, n := range counts.Clauses {
		all, test := n.Total(), n[Test]
		if all.Violations() < 25 || all.Evasion < 8 || all.Near < 25 {
			t.Errorf("%s: too few rows: %+v", id, all)
		}
		if slices.Contains(denyClauses, id) && (test.Violations() < 12 || test.Near < 12) {
			t.Errorf("%s: too few rows in test: %+v", id, test)
		}
	}
}

func writeFile(name string, content []byte) error { return os.WriteFile(name, content, 0o644) }

func TestFreeze(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	verify := func(want ...string) {
		t.Helper()
		fsys := os.DirFS(dir)
		c, problems := Load(fsys, "c")
		if got := summaries(append(problems, Verify(c, fsys, "c")...)); !slices.Equal(got, want) {
			t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
	freeze := func(note string) *Lock {
		t.Helper()
		lock, problems := Freeze(dir, "2026-11-29", note, writeFile)
		if problems != nil {
			t.Fatal(problems)
		}
		return lock
	}
	write("violations/a.jsonl", line("1", "x", isDirect))
	write("benign/a.jsonl", line("2", "y", isNeutral))
	write("corpus.json", `{"date":"2026-11-29"}`)
	verify("c: error[GV0706]: corpus was never frozen")
	if lock := freeze("first"); lock.Version != 1 || lock.Counts.Rows != 2 || len(lock.Files) != 2 || len(lock.History) != 1 {
		t.Errorf("%+v", lock)
	}
	verify()
	if lock := freeze("nothing changed"); lock.Version != 1 || lock.History[0].Note != "first" {
		t.Errorf("%+v", lock)
	}
	write("benign/a.jsonl", line("2", "z", isNeutral))
	write("benign/b.jsonl", line("3", "y", isNear))
	write("corpus.json", `{"date":"2026-11-30"}`)
	verify("c/benign/a.jsonl: error[GV0707]: file changed since it was frozen", "c/benign/b.jsonl: error[GV0706]: file is not in the lock",
		"c/corpus.json: error[GV0707]: file changed since it was frozen")
	lock := freeze("second")
	change := lock.History[0]
	if lock.Version != 2 || lock.History[1].Version != 1 || change.Rows != 1 || change.Clauses["a"] != (Delta{0, 1}) ||
		!slices.Equal(change.Changed, []string{"benign/a.jsonl"}) || !slices.Equal(change.Added, []string{"benign/b.jsonl"}) {
		t.Errorf("%+v", lock)
	}
	verify()
	if err := os.Remove(filepath.Join(dir, "benign/b.jsonl")); err != nil {
		t.Fatal(err)
	}
	verify("c/benign/b.jsonl: error[GV0707]: frozen file is gone")
	write("benign/b.jsonl", line("3", "y", isNear))
	edited := *lock
	edited.Sources = map[string]int{"me": 3}
	write("corpus.lock", string(edited.bytes()))
	verify("c/corpus.lock: error[GV0707]: sources of the lock is not what the files give")
	write("corpus.lock", "{")
	verify("c/corpus.lock:1:1: error[GV0716]: file is not what govc writes")
	if _, problems := Freeze(dir, "2026-11-29", "", writeFile); !problems.HasErrors() {
		t.Error("a broken lock was overwritten")
	}
}

func TestFreezeRefuses(t *testing.T) {
	dir := t.TempDir()
	if _, problems := Freeze(dir, "2026-11-29", "", writeFile); len(problems) != 1 || problems[0].Code != diag.EmptyCorpus {
		t.Error(problems)
	}
	if err := os.MkdirAll(filepath.Join(dir, "benign"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "benign/a.jsonl"), []byte(line("1", "x", isNeutral)), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, problems := Freeze(dir, "today", "", writeFile); len(problems) != 1 || problems[0].Code != diag.BadCorpusFile {
		t.Error(problems)
	}
	if _, err := os.Stat(filepath.Join(dir, LockFile)); err == nil {
		t.Error("a lock was written")
	}
}

func TestMerge(t *testing.T) {
	load := func(name string, content map[string]string) *Corpus {
		t.Helper()
		c, problems := Load(files(content), name)
		if problems != nil {
			t.Fatal(problems)
		}
		return c
	}
	library := load("library", map[string]string{
		"corpus.json":        `{"date":"2026-11-29"}`,
		"violations/l.jsonl": line("v-a", "1", isDirect) + line("v-b", "2", `"violates":["b"],"near":["a"],"kind":"direct"`) + line("v-c", "3", `"violates":["c"],"kind":"direct"`),
		"benign/l.jsonl":     line("n-1", "4", isNeutral) + line("n-b", "5", `"violates":[],"near":["b"],"kind":"lookalike"`),
	})
	own := map[string]string{"violations/u.jsonl": line("v-a", "1", isDirect) + line("u-1", "6", `"violates":["mine","c"],"near":["b"],"kind":"direct"`)}
	scope := Scope{Loaded: []string{"a", "b", "mine"}, Library: []string{"a", "b", "c"}, Unchanged: []string{"a"}}
	c, problems := Merge(load("own", own), library, scope)
	if problems != nil {
		t.Fatal(problems)
	}
	var got []string
	for _, r := range c.Rows {
		got = append(got, fmt.Sprintf("%s %v %v %v %t", r.ID, r.Violates, r.Near, r.Ignored, r.Params != nil))
	}
	want := []string{"n-1 [] [] [] true", "v-a [a] [] [] false", "v-b [] [a] [b] true", "u-1 [mine] [b] [c] false"}
	if !slices.Equal(got, want) {
		t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if c.Ignored != 2 || len(c.Parts) != 2 || c.Rows[2].Folder() != Violations {
		t.Errorf("ignored %d, parts %v", c.Ignored, c.Parts)
	}
	own["violations/u.jsonl"] = line("v-a", "other", isDirect) + line("u-1", "6", `"violates":["minee"],"kind":"direct"`)
	_, problems = Merge(load("own", own), library, scope)
	if got := summaries(problems); !slices.Equal(got, []string{
		"own/violations/u.jsonl:1:1: error[GV0704]: id v-a is used twice", "own/violations/u.jsonl:2:25: error[GV0703]: no clause minee"}) {
		t.Errorf("%q", got)
	}
	if c, problems := Merge(nil, library, scope); problems != nil || len(c.Rows) != 3 {
		t.Errorf("%v, %d rows", problems, len(c.Rows))
	}
}

func TestStats(t *testing.T) {
	c, _ := Load(files(map[string]string{
		"violations/a.jsonl": line("1", "x", isDirect),
		"benign/a.jsonl":     line("2", "y", isNeutral) + `{"id":"3","violates":[],"near":["a"],"kind":"lookalike","source":"me","event":{"tool_name":"mcp__a__b","tool_input":{},"cwd":"/"}}`,
	}), "c")
	s := c.Stats()
	if s.Clauses["a"][Shell] != 1 || s.Near["a"][MCP] != 1 || s.Sources["me"] != 1 || s.Counts.Clauses["a"].Total() != (KindCount{1, 0, 1}) ||
		s.Kinds[Neutral][SplitOf("2")] != 1 || s.Surfaces[MCP][SplitOf("3")] != 1 {
		t.Errorf("%+v", s)
	}
}
