package compiler

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/mappings"
)

// noFix are the codes that say something to know, with nothing to do about it.
var noFix = []diag.Code{
	diag.UnusedConcept, diag.ConceptReplaced, diag.ClauseReplaced, diag.ClauseSwitchedOff, // what the policy asked for
	diag.NotYetApplicable, diag.HighRiskOnly, diag.BindsOtherRole, diag.ByAnalogy, diag.DisputedReference, diag.MistakenReference,
	diag.DraftReference, diag.SupersededCited, // notes of a citation that is right
	diag.AmbiguousPhrase, diag.VagueWord, diag.NeedsAction, diag.NoForm, diag.ProcessSentence, diag.UnsupportedSentence, // the summary says what to write
}

// decided elsewhere: examples are decided in runtime/score, the lock is compared by the command.
var elsewhere = []diag.Code{diag.ExampleFails, diag.SentenceMoved, diag.GraphMoved, diag.BadLock}

// The example of a code gives that code, at a place, and no error of another code.
func TestCodeExamples(t *testing.T) {
	library, diags := config.ReadFS(clauses.FS, "govc-standard/")
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	for i, info := range diag.Codes {
		if info.Kind != diag.KindClauses || slices.Contains(elsewhere, info.Code) || testing.Short() && i%4 != 0 {
			continue
		}
		t.Run(string(info.Code)+" "+info.Title, func(t *testing.T) {
			t.Parallel()
			got := compileExample(t, info.Example, library)
			found := false
			for _, d := range got {
				if d.Code != info.Code {
					if d.Severity == diag.Error {
						t.Errorf("another error: %v", d)
					}
					continue
				}
				found = true
				if d.Fix == "" && !slices.Contains(noFix, d.Code) {
					t.Errorf("no fix: %v", d)
				}
				if d.Severity != info.Severity || d.Summary == "" || !placed(d.Range) {
					t.Errorf("%v at %+v, fix %q", d, d.Range, d.Fix)
				}
			}
			if !found {
				t.Errorf("got %v", got)
			}
		})
	}
}

// One run tells every error that is not a consequence of another one.
func TestAllErrorsOfARun(t *testing.T) {
	got := map[string]int{}
	for _, d := range compileExample(t, `policy "p" { use = ["govc-std"] }
clause "pay" {
  text     = "No frobnicating money."
  severity = "urgent"
  when     = "action.time.weekday == 'Caturday'"
}
clause "persistence" {
  disabled = true
  reason   = "kiosk hosts only"
  until    = "2027-03-01"
}
concept "tea" { kind = 3 }
exception "e" {
  clause = "payy"
  match  = "action.tol == 'x'"
  reason = "r"
  until  = "tomorrow"
}
exception "f" {
  clause = "money-movement"
  match  = "action.tool == 'x'"
  reason = "r"
  until  = "2027-03-01"
}`, nil) {
		got[string(d.Code)]++
	}
	want := map[string]int{"GV0603": 1, "GV0201": 1, "GV0106": 2, "GV0504": 1, "GV0604": 1, "GV0501": 1, "GV0107": 1, "GV0110": 2}
	if !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// placed says whether a range lies in a file and covers something of it.
func placed(r diag.Range) bool {
	return strings.HasPrefix(r.File, "clauses/") && r.Start.Line > 0 && r.End.Byte >= r.Start.Byte && r.Start.Byte >= 0
}

// compileExample compiles an example: one file, or an archive of several.
func compileExample(t *testing.T, example string, library *config.Config) diag.List {
	t.Helper()
	fsys := fstest.MapFS{}
	for _, f := range txtar.Parse([]byte(example)).Files {
		fsys[f.Name] = &fstest.MapFile{Data: f.Data}
	}
	if len(fsys) == 0 {
		fsys["clauses/a.hcl"] = &fstest.MapFile{Data: []byte(example)}
	}
	catalogs, problems := mappings.Load()
	catalogs, more := catalogs.LoadDir(fsys, "mappings")
	cfg, read := config.ReadFS(fsys, "")
	_, compiled := Compile(cfg, Options{Date: "2026-07-01", Library: library, Catalogs: catalogs})
	return slices.Concat(problems, more, read, compiled)
}
