package main

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/runtime/score"
)

type testFlags struct {
	corpus          string
	allowUnmeasured bool
	failures        bool
	clauses         []string
	split           string
}

func (a *app) testCommand() *cobra.Command {
	var f testFlags
	cmd := &cobra.Command{
		Use:   "test [DIR|FILE]",
		Short: "measure clauses on labelled cases, and compare each with its bar",
		Long: `test decides about every case of the corpus and counts, clause by clause, what was caught, what was missed and what was stopped for
nothing. The clauses are those in DIR (clauses/ when not given). The cases are those of --corpus, else of corpus/ beside DIR,
and those of the library for each of its clauses that is used unchanged.

A bar is judged on the test half of the cases, which nobody tunes rules on. recall is the share of violations that were caught,
with its 95 % interval; near is false alarms on look-alikes, which the bar is about; neutral is false alarms on everyday calls.
With --split dev or all the figures, and the cases that are listed, are of other cases than the verdicts, and the result says so.

The exit code is 1 when a clause misses its bar or has too few cases to be judged, and 2 when no case is about any of them. junit
counts as failures what makes it 1: clauses with too few cases are skipped only with --allow-unmeasured.`,
		Example: `  govc test clauses/
  govc test clauses/ --clause money-movement --failures
  govc test clauses/ --format junit -o govc.xml`,
		Args: oneArgument,
		RunE: func(_ *cobra.Command, args []string) error { return a.test(f, sourceArg(args)) },
	}
	flags := cmd.Flags()
	flags.StringVar(&f.corpus, "corpus", "", "measure on the cases in `DIR`; corpus/ beside the clauses when not given")
	flags.BoolVar(&f.allowUnmeasured, "allow-unmeasured", false, "clauses with too few cases do not fail the run")
	flags.BoolVar(&f.failures, "failures", false, "list the cases that each clause was wrong on")
	flags.StringSliceVar(&f.clauses, "clause", nil, "measure only the clause `ID`; may be given more than once")
	flags.StringVar(&f.split, "split", "test", "show the figures of one half of the cases: test, dev or all")
	return withFormats(cmd, "text", "json", "markdown", "junit")
}

func (a *app) test(f testFlags, path string) error {
	if !slices.Contains([]string{"test", "dev", "all"}, f.split) {
		return usage("there is no split `"+f.split+"`", "use test, dev or all")
	}
	p, err := a.open(sources{path: path})
	if err != nil {
		return err
	}
	cases, err := a.cases(p, f, path)
	if err != nil {
		return err
	}
	measured, err := measuredClauses(p, f.clauses)
	if err != nil {
		return err
	}
	result, err := a.measure(p, cases, measured)
	if err != nil {
		return err
	}
	if err := somethingTested(result); err != nil {
		return err
	}
	about := score.About{
		Tool: version(), Policy: p.compiled.Name, Graph: p.compiled.Digest, Corpora: cases.Parts, Ignored: cases.Ignored,
		Shown: splitsOf(f.split), AllowUnmeasured: f.allowUnmeasured,
	}
	if a.format != "json" { // two scorecards of the same things are the same, wherever those lie
		about.Policy = cmp.Or(about.Policy, titleOf(path))
	}
	if err := a.writeResult(f, measured, result, about); err != nil {
		return err
	}
	missed, unmeasured := result.With(score.Missed), result.With(score.Unmeasured)
	if missed > 0 || unmeasured > 0 && !f.allowUnmeasured {
		return findings()
	}
	return nil
}

// titleOf is what a report calls clauses without a policy block: their folder, or the file.
func titleOf(path string) string {
	if path == "-" {
		return inputName(path)
	}
	if abs, err := filepath.Abs(path); err == nil {
		return filepath.Base(abs)
	}
	return path
}

// somethingTested refuses a run in which no case of the test half is about a clause that was measured, under whatever flags: it would
// say nothing, and must not look like success.
func somethingTested(r *score.Result) error {
	labels := 0
	for i := range r.Clauses {
		on := r.Clauses[i].Counts.On(corpus.Test)
		labels += on.Caught.Of + on.NearAlarms.Of
	}
	if labels > 0 {
		return nil
	}
	return input("nothing was tested: no case of the test half names a clause that is measured", "write cases into corpus/ beside the clauses, or name a corpus with --corpus; which half a case is in follows from its group")
}

// measuredClauses are the clauses that decide, or those of them that were asked for.
func measuredClauses(p *policy, ids []string) ([]compiler.Clause, error) {
	var list []compiler.Clause
	for _, c := range p.compiled.Clauses {
		if c.Effect != "" && (len(ids) == 0 || slices.Contains(ids, c.ID)) {
			list = append(list, c)
		}
	}
	for _, id := range ids {
		if c, err := clauseOf(p, id); err != nil {
			return nil, err
		} else if c.Effect == "" {
			return nil, usage("clause "+id+" decides nothing, so there is nothing to measure", "see govc explain "+id)
		}
	}
	if len(list) == 0 {
		return nil, input("no clause decides anything", "write a clause with a sentence, or use the library")
	}
	return list, nil
}

// cases puts together the rows that a policy is measured on.
func (a *app) cases(p *policy, f testFlags, path string) (*corpus.Corpus, error) {
	own, err := a.ownCorpus(f, path)
	if err != nil {
		return nil, err
	}
	scope := corpus.Scope{}
	for _, c := range p.compiled.Clauses {
		scope.Loaded = append(scope.Loaded, c.ID)
		if c.Library && !p.self {
			scope.Unchanged = append(scope.Unchanged, c.ID)
		}
	}
	var library *corpus.Corpus
	if !p.self {
		scope.Library = libraryIDs()
	}
	if len(scope.Unchanged) > 0 {
		var problems diag.List
		if library, problems = corpus.Embedded(); problems.HasErrors() {
			return nil, internal(problems)
		}
	}
	merged, problems := corpus.Merge(own, library, scope)
	if problems.HasErrors() {
		return nil, badSources(problems)
	}
	return merged, nil
}

func libraryIDs() []string {
	cfg, _ := config.ReadFS(clauses.FS, "")
	var ids []string
	for _, c := range cfg.Clauses {
		ids = append(ids, c.ID)
	}
	return ids
}

// ownCorpus reads the cases that belong to the clauses; nil when there are none. A corpus that was frozen and has changed since
// is refused: figures over other cases would be taken for figures over the same.
func (a *app) ownCorpus(f testFlags, path string) (*corpus.Corpus, error) {
	dir := f.corpus
	if dir == "" {
		if dir = filepath.Join(filepath.Dir(filepath.Clean(path)), defaultCorpus); !exists(dir) {
			return nil, nil
		}
	}
	c, problems, err := a.loadCorpus(dir)
	if err != nil {
		return nil, err
	}
	if problems.HasErrors() {
		return nil, badSources(problems)
	}
	if !exists(filepath.Join(dir, corpus.LockFile)) {
		a.note("note: %s was never frozen: run `govc corpus freeze` when its figures are to be compared", dir)
		return c, nil
	}
	if changed := corpus.Verify(c, os.DirFS(dir), filepath.ToSlash(filepath.Clean(dir))); changed.HasErrors() {
		return nil, &failure{
			code: exitVerify, diags: changed, what: dir + " is not what was frozen",
			hint: "restore the files, or freeze the change with govc corpus freeze",
		}
	}
	return c, nil
}

// measure decides about every row, for the organisation that it is written for.
func (a *app) measure(p *policy, cases *corpus.Corpus, measured []compiler.Clause) (*score.Result, error) {
	deciders := map[*corpus.Params]score.Decide{}
	for i := range cases.Rows {
		params := cases.Rows[i].Params
		if deciders[params] != nil {
			continue
		}
		engine, err := p.withParams(params)
		if err != nil {
			return nil, err
		}
		deciders[params] = engine.Decide
	}
	bar := a.progress("cases", len(cases.Rows))
	defer bar.done()
	r, err := score.Run(score.Job{
		Rows: slices.Values(cases.Rows), Clauses: measured,
		Decide:   func(params *corpus.Params) score.Decide { return deciders[params] },
		Progress: bar.at,
	})
	if err != nil {
		return nil, internal(err)
	}
	return r, nil
}

func (a *app) writeResult(f testFlags, measured []compiler.Clause, r *score.Result, about score.About) error {
	switch a.format {
	case "json":
		return score.WriteJSON(a.out, r.Scorecard(about))
	case "markdown":
		return score.WriteMarkdown(a.out, r, about)
	case "junit":
		return score.WriteJUnit(a.out, r, about)
	default:
		return a.resultText(f, measured, r, about)
	}
}
