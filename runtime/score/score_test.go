package score

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/eval"
)

var update = flag.Bool("update", false, "write the golden files anew")

func clause(id, effect string) compiler.Clause {
	c := compiler.Clause{Effect: effect, Severity: "high", Recall: 0.9, FalseAlarms: 0.05, Digest: "sha256:" + id}
	c.ID, c.Text.Value = id, "No "+id+"ing <of> anything."
	c.Range = diag.Range{File: "clauses/" + id + ".hcl", Start: diag.Pos{Line: 3, Column: 1}}
	return c
}

var clauses = []compiler.Clause{clause("a", "escalate"), clause("b", "deny"), clause("o", "observe"), {}}

var effects = map[string]eval.Effect{"a": eval.Escalate, "b": eval.Deny, "o": eval.Observe, "govc.unknowable": eval.Escalate}

// decider fires the clauses that the command names after "fire", meets those after "met".
func decider(*corpus.Params) Decide {
	return func(c action.Case) eval.Decision {
		var event struct {
			Input struct{ Command string } `json:"tool_input"`
		}
		d := eval.Decision{ID: c.ID, Decision: eval.Allow}
		if json.Unmarshal(c.Event, &event) != nil {
			return eval.Decision{}
		}
		words := strings.Fields(event.Input.Command)
		for i, w := range words {
			f := eval.Finding{Clause: w, Effect: effects[w], Certainty: "known", Because: []eval.Reason{{
				Concept: w + "ing", Fact: "shell.program", Value: "x|y", At: "/tool_input/command", Span: [2]int{0, 4}}}}
			switch {
			case i == 0:
			case words[0] == "fire":
				d.Findings = append(d.Findings, f)
			case words[0] == "met":
				d.Met = append(d.Met, f)
			}
		}
		return d
	}
}

// load makes a corpus of rows "id labels near kind: command", where labels and near are clauses joined by + or -.
func load(t testing.TB, rows ...string) *corpus.Corpus {
	t.Helper()
	fsys := fstest.MapFS{"violations/r.jsonl": {}, "benign/r.jsonl": {}}
	for i, r := range rows {
		head, command, _ := strings.Cut(r, ": ")
		f := strings.Fields(head)
		file := fsys["violations/r.jsonl"]
		if f[1] == "-" {
			file = fsys["benign/r.jsonl"]
		}
		file.Data = fmt.Appendf(file.Data, `{"id":%q,"violates":%s,"near":%s,"kind":%q,"event":{"tool_name":"Bash","tool_input":{"command":%q},"cwd":"/w/%d"}}`+"\n",
			f[0], list(f[1]), list(f[2]), f[3], command, i)
	}
	c, problems := corpus.Load(fsys, "corpus")
	if problems != nil {
		t.Fatal(problems)
	}
	return c
}

func list(s string) []byte {
	ids := []string{}
	if s != "-" {
		ids = strings.Split(s, "+")
	}
	out, _ := json.Marshal(ids)
	return out
}

// Groups on each side of the split, so that a test can say where a row lies.
func ids(split corpus.Split, n int) []string {
	var out []string
	for i := 0; len(out) < n; i++ {
		if id := fmt.Sprintf("%s-%d", split, i); corpus.SplitOf(id) == split {
			out = append(out, id)
		}
	}
	return out
}

func run(c *corpus.Corpus, workers int) *Result {
	return must(Job{Rows: slices.Values(c.Rows), Clauses: clauses, Decide: decider, Workers: workers})
}

// must runs a job whose decisions have no fault.
func must(job Job) *Result {
	r, err := Run(job)
	if err != nil {
		panic(err)
	}
	return r
}

func small(t testing.TB) *corpus.Corpus {
	id := ids(corpus.Test, 14)
	return load(t,
		id[0]+" a - direct: fire a",
		id[1]+" a - direct: fire",
		id[2]+" a+b - evasion: fire a",
		id[3]+" b - direct: fire b o",
		id[4]+" a b direct: fire a b",
		id[5]+" - a lookalike: fire a",
		id[6]+" - a lookalike: met a",
		id[7]+" - a lookalike: fire b govc.unknowable",
		id[8]+" - - neutral: fire a",
		id[9]+" - - neutral: fire govc.unknowable",
		id[10]+" - - neutral: fire o",
		id[11]+" - - neutral: fire",
		id[12]+" o - direct: fire o",
		id[13]+" a - evasion: fire x",
		ids(corpus.Dev, 1)[0]+" a - direct: fire a",
	)
}

func TestCounts(t *testing.T) {
	r := run(small(t), 2)
	want := map[string]Counts{
		"a": {Caught: Share{3, 5}, NearAlarms: Share{1, 3}, NeutralAlarms: Share{1, 4}, OtherAlarms: Share{0, 2}},
		"b": {Caught: Share{1, 2}, NearAlarms: Share{1, 1}, NeutralAlarms: Share{0, 4}, OtherAlarms: Share{0, 4}, ElsewhereAlarms: Share{1, 3}},
		"o": {Caught: Share{1, 1}, NeutralAlarms: Share{1, 4}, OtherAlarms: Share{1, 6}, ElsewhereAlarms: Share{0, 3}},
	}
	for _, c := range r.Clauses {
		if c.Counts.Test != want[c.ID] {
			t.Errorf("%s: %+v\nwant %+v", c.ID, c.Counts.Test, want[c.ID])
		}
	}
	if len(r.Clauses) != 3 {
		t.Errorf("%d clauses: one without an effect is not scored", len(r.Clauses))
	}
	total := r.Totals.Test
	if total.Rows != 14 || total.Pairs != (Share{5, 8}) || total.BenignStopped != (Share{4, 7}) || total.Verdicts != (Share{5, 7}) || total.Right != (Share{4, 14}) {
		t.Errorf("%+v", total)
	}
	if total.StoppedBy["govc.unknowable"] != 2 || total.StoppedBy["a"] != 2 || total.StoppedBy["b"] != 1 || len(r.Stopped) != 4 {
		t.Errorf("%+v", total.StoppedBy)
	}
	if p := of(r, "a").Counts.Test.Precision(); p != (Share{3, 5}) {
		t.Errorf("precision %v", p)
	}
	if r.Totals.Dev.Pairs != (Share{1, 1}) {
		t.Errorf("%+v", r.Totals.Dev)
	}
}

// of is the result of one clause.
func of(r *Result, id string) *ClauseResult {
	return &r.Clauses[slices.IndexFunc(r.Clauses, func(c ClauseResult) bool { return c.ID == id })]
}

func TestFailures(t *testing.T) {
	r := run(small(t), 2)
	var got []string
	for _, f := range of(r, "a").Failures {
		got = append(got, fmt.Sprintf("%s: %s", f.Class, f.Got()))
	}
	want := []string{
		`look-alike: escalate by a (aing: shell.program = "x|y" at /tool_input/command)`,
		`neutral: escalate by a (aing: shell.program = "x|y" at /tool_input/command)`,
		`missed: allow, nothing fired`,
		`missed: deny by x (xing: shell.program = "x|y" at /tool_input/command)`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestWrongClause(t *testing.T) {
	id := ids(corpus.Test, 4)
	c := load(t,
		id[0]+" b - direct: fire a",                 // too weak a verdict
		id[1]+" a - direct: fire o a",               // caught
		id[2]+" o - direct: fire",                   // nothing
		id[3]+" a+o - direct: fire govc.unknowable", // no clause at all
	)
	if n := run(c, 1).Totals.Test.WrongClause; n != 0 {
		t.Errorf("%d", n)
	}
	two := slices.Concat(clauses, []compiler.Clause{clause("govc-like", "escalate")})
	effects["govc-like"] = eval.Escalate
	r := must(Job{Rows: slices.Values(load(t, id[0]+" a - direct: fire govc-like").Rows), Clauses: two, Decide: decider})
	if r.Totals.Test.WrongClause != 1 || of(r, "a").Counts.Test.WrongClause != 1 {
		t.Errorf("%+v", r.Totals.Test)
	}
}

// A label that was set aside makes a row neither benign nor wrong.
func TestIgnoredLabels(t *testing.T) {
	id := ids(corpus.Test, 2)
	c := load(t, id[0]+" lib a direct: fire a", id[1]+" a+lib - direct: fire a")
	m, problems := corpus.Merge(c, nil, corpus.Scope{Loaded: []string{"a"}, Library: []string{"lib"}})
	if problems != nil {
		t.Fatal(problems)
	}
	r := run(m, 1)
	if total := r.Totals.Test; total.BenignStopped.Of != 0 || total.Right.Of != 0 || total.Pairs != (Share{1, 1}) || total.NearAlarms != (Share{1, 1}) {
		t.Errorf("%+v", total)
	}
}

// A decision that was never made is the zero value, and that is deny.
func TestZeroDecisionStops(t *testing.T) {
	c := load(t, ids(corpus.Test, 1)[0]+" - - neutral: fire")
	zero := func(*corpus.Params) Decide { return func(action.Case) eval.Decision { return eval.Decision{} } }
	r := must(Job{Rows: slices.Values(c.Rows), Clauses: clauses, Decide: zero})
	if r.Totals.Test.BenignStopped != (Share{1, 1}) {
		t.Errorf("%+v", r.Totals.Test)
	}
}

// A decision that a fault of govc made is no measurement.
func TestFault(t *testing.T) {
	c := load(t, ids(corpus.Test, 1)[0]+" - - neutral: fire")
	faulty := func(*corpus.Params) Decide {
		return func(action.Case) eval.Decision { return eval.Decision{Fault: errors.New("out of range")} }
	}
	_, err := Run(Job{Rows: slices.Values(c.Rows), Clauses: clauses, Decide: faulty})
	if err == nil || err.Error() != "case "+c.Rows[0].ID+": out of range" {
		t.Errorf("%v", err)
	}
}

// The result is the same with any number of workers, over more rows than are held at a time.
func TestDeterministic(t *testing.T) {
	var rows []string
	for i := range 2*window + 7 {
		rows = append(rows, fmt.Sprintf("r-%d %s", i, []string{"a - direct: fire a", "a+b - evasion: fire b", "- a lookalike: fire a", "- - neutral: fire"}[i%4]))
	}
	c := load(t, rows...)
	one := run(c, 1).Scorecard(About{}).Bytes()
	calls := 0
	job := Job{Rows: slices.Values(c.Rows), Clauses: clauses, Decide: decider, Workers: 7, Progress: func(done int) { calls = done }}
	if !bytes.Equal(one, must(job).Scorecard(About{}).Bytes()) {
		t.Error("the scorecard depends on the number of workers")
	}
	if calls != len(rows) {
		t.Errorf("progress ended at %d", calls)
	}
}

func TestJudge(t *testing.T) {
	counts := func(caught, violations, alarms, near int) Counts {
		return Counts{Caught: Share{caught, violations}, NearAlarms: Share{alarms, near}}
	}
	std, strict := Bar{0.9, 0.05}, Bar{0.95, 0.02}
	for _, tc := range []struct {
		name   string
		effect eval.Effect
		bar    Bar
		counts Counts
		want   Verdict
	}{
		{"no violations", eval.Escalate, std, counts(0, 0, 0, 9), Unmeasured},
		{"no look-alikes", eval.Escalate, std, counts(9, 9, 0, 0), Unmeasured},
		{"one miss is always allowed", eval.Escalate, std, counts(1, 2, 0, 1), Pass},
		{"but not when nothing is caught", eval.Escalate, std, counts(0, 1, 0, 1), Missed},
		{"two misses of 19", eval.Escalate, std, counts(17, 19, 0, 9), Missed},
		{"two misses of 20", eval.Escalate, std, counts(18, 20, 0, 9), Pass},
		{"three misses of 29", eval.Escalate, std, counts(26, 29, 0, 9), Missed},
		{"three misses of 30", eval.Escalate, std, counts(27, 30, 0, 9), Pass},
		{"one alarm", eval.Escalate, std, counts(20, 20, 1, 3), Pass},
		{"two alarms of 39", eval.Escalate, std, counts(20, 20, 2, 39), Missed},
		{"two alarms of 40", eval.Escalate, std, counts(20, 20, 2, 40), Pass},
		{"deny with nine violations", eval.Deny, strict, counts(9, 9, 0, 10), Unmeasured},
		{"deny with nine look-alikes", eval.Deny, strict, counts(10, 10, 0, 9), Unmeasured},
		{"deny with ten of each", eval.Deny, strict, counts(9, 10, 1, 10), Pass},
		{"deny, two misses of 39", eval.Deny, strict, counts(37, 39, 0, 10), Missed},
		{"deny, two misses of 40", eval.Deny, strict, counts(38, 40, 0, 10), Pass},
		{"observe with nine", eval.Observe, std, counts(9, 9, 0, 9), Pass},
		{"a bar of 1", eval.Escalate, Bar{1, 0}, counts(29, 30, 1, 30), Pass},
		{"29 % of 100", eval.Escalate, Bar{0.9, 0.29}, counts(20, 20, 29, 100), Pass},
	} {
		if got := judge(tc.effect, tc.bar, tc.counts); got.Verdict != tc.want || (got.Why == "") != (tc.want == Pass) {
			t.Errorf("%s: %+v, want %s", tc.name, got, tc.want)
		}
	}
}

// Values of R: prop.test(k, n, correct = FALSE)$conf.int.
func TestWilson(t *testing.T) {
	for _, tc := range []struct {
		share     Share
		low, high float64
	}{
		{Share{0, 0}, 0, 1},
		{Share{0, 10}, 0, 0.2775},
		{Share{12, 12}, 0.7575, 1},
		{Share{5, 10}, 0.2366, 0.7634},
		{Share{9, 10}, 0.5958, 0.9821},
		{Share{81, 263}, 0.2553, 0.3662},
	} {
		low, high := tc.share.Wilson()
		if math.Abs(low-tc.low) > 5e-5 || math.Abs(high-tc.high) > 5e-5 {
			t.Errorf("%v: %.5f to %.5f, want %v to %v", tc.share, low, high, tc.low, tc.high)
		}
	}
}

func TestRenders(t *testing.T) {
	r := run(small(t), 2)
	about := About{Tool: "test", Policy: "acme", Graph: "sha256:00", Corpora: []corpus.Part{{Name: "corpus", Version: 1, Digest: "sha256:11", Rows: 15}}, Shown: []corpus.Split{corpus.Test}}
	var markdown, junit, scorecard bytes.Buffer
	for _, err := range []error{WriteMarkdown(&markdown, r, about), WriteJUnit(&junit, r, about), WriteJSON(&scorecard, r.Scorecard(about))} {
		if err != nil {
			t.Fatal(err)
		}
	}
	golden(t, "report.md", markdown.Bytes())
	golden(t, "report.xml", junit.Bytes())
	junit.Reset()
	about.AllowUnmeasured = true
	if err := WriteJUnit(&junit, r, about); err != nil {
		t.Fatal(err)
	}
	golden(t, "allowed.xml", junit.Bytes())
	about.Shown = corpus.Splits
	markdown.Reset()
	if err := WriteMarkdown(&markdown, r, about); err != nil {
		t.Fatal(err)
	}
	golden(t, "both.md", markdown.Bytes())
	golden(t, "scorecard.json", scorecard.Bytes())
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs; run with -update and look at the change. got:\n%s", name, got)
	}
}

func TestCheckExamples(t *testing.T) {
	at := func(line int) diag.Range { return diag.Range{File: "a.hcl", Start: diag.Pos{Line: line, Column: 1}} }
	c := clause("a", "escalate")
	c.Examples = config.Examples{
		Violates: []config.Example{
			{Command: "fire a", Range: at(1)}, {Command: "fire o", Range: at(2)},
			{Tool: "mcp__x__y", Input: []byte(`{"command":"fire a"}`), Range: at(3)}, {Tool: "mcp__x__y", Input: []byte(`{`), Range: at(4)}},
		Allows: []config.Example{{Command: "fire o", Range: at(5)}, {Command: "fire a", Range: at(6)}, {Tool: "Read", Range: at(7)}},
	}
	off := c
	off.Effect = ""
	var got []string
	for _, p := range CheckExamples([]compiler.Clause{c, off}, decider(nil)) {
		got = append(got, p.String())
	}
	want := []string{
		"a.hcl:2:1: error[GV0206]: a does not stop this example",
		"a.hcl:4:1: error[GV0206]: a does not stop this example",
		"a.hcl:6:1: error[GV0206]: a stops this example",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// BenchmarkRun is the cost of scoring itself: 5,000 rows, 100 clauses, a decision that costs little.
func BenchmarkRun(b *testing.B) {
	many := slices.Clone(clauses)
	for i := range 97 {
		many = append(many, clause(fmt.Sprintf("c-%d", i), "escalate"))
	}
	var rows []string
	for i := range 5000 {
		rows = append(rows, fmt.Sprintf("r-%d a - direct: fire a", i))
	}
	c := load(b, rows...)
	still := func(*corpus.Params) Decide {
		return func(action.Case) eval.Decision { return eval.Decision{Decision: eval.Allow} }
	}
	for b.Loop() {
		must(Job{Rows: slices.Values(c.Rows), Clauses: many, Decide: still})
	}
}
