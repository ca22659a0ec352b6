package main

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/diag"
)

// defaultCorpus is the folder of cases in a project.
const defaultCorpus = "corpus"

func (a *app) corpusCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "corpus",
		Short: "look after the labelled cases that clauses are measured on",
		Long: `A corpus is a folder with violations/*.jsonl and benign/*.jsonl, one case a line, and corpus.json with the organisation that the
cases are written for. Figures can only be compared over the same cases: corpus.lock freezes them.`,
		Args: noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.corpusLintCommand(), a.corpusFreezeCommand(), a.corpusVerifyCommand(), a.corpusStatsCommand())
	return cmd
}

func corpusArg(args []string) string {
	if len(args) == 1 {
		return args[0]
	}
	return defaultCorpus
}

// loadCorpus reads a corpus from its folder. Problems inside it are in the list.
func (a *app) loadCorpus(dir string) (*corpus.Corpus, diag.List, error) {
	if info, err := os.Stat(dir); err != nil {
		return nil, nil, input("cannot read "+dir+": "+cause(err), "give the folder that holds violations/ and benign/")
	} else if !info.IsDir() {
		return nil, nil, input(dir+" is no folder", "give the folder that holds violations/ and benign/")
	}
	shown := filepath.ToSlash(filepath.Clean(dir))
	c, problems := corpus.Load(os.DirFS(dir), shown)
	problems = append(problems, zoneOf(c, path.Join(shown, corpus.ParamsFile))...)
	for name, src := range c.Sources {
		a.quote(name, src)
	}
	return c, problems, nil
}

func (a *app) corpusLintCommand() *cobra.Command {
	var f struct {
		clauses string
		strict  bool
	}
	cmd := &cobra.Command{
		Use:   "lint [DIR]",
		Short: "look for what makes figures worth less than they seem",
		Long: `lint reads every row and reports what is wrong with it, labels that name no clause, rows that contradict each other, variants of
one call on both sides of the split, and what makes figures worth less than they seem. The exit code is 1 when there are
errors, with --strict also when there are warnings.`,
		Args: oneArgument,
		RunE: func(_ *cobra.Command, args []string) error { return a.corpusLint(corpusArg(args), f.clauses, f.strict) },
	}
	cmd.Flags().StringVarP(&f.clauses, "clauses", "c", "", "the clauses in `DIR` or file that labels may name, besides the library's; clauses/ beside the corpus when not given")
	cmd.Flags().BoolVar(&f.strict, "strict", false, "exit 1 on warnings too")
	return withFormats(cmd, "text", "json", "sarif", "github")
}

func (a *app) corpusLint(dir, clauses string, strict bool) error {
	c, problems, err := a.loadCorpus(dir)
	if err != nil {
		return err
	}
	known, err := a.knownClauses(dir, clauses)
	if err != nil {
		return err
	}
	var implies map[string][]string
	if c.Params != nil {
		implies = c.Params.Implies
	}
	problems = slices.Concat(problems, corpus.Check(c, known), corpus.Lint(c, implies))
	problems.Sort()
	if err := a.writeDiagnostics(problems); err != nil {
		return err
	}
	a.note("%s in %s%s", count(len(c.Rows), "case", "cases"), dir, prefixed(": ", problems.Summary()))
	if problems.HasErrors() || strict && problems.Count(diag.Warning) > 0 {
		return findings()
	}
	return nil
}

// knownClauses lists the ids that labels may name.
func (a *app) knownClauses(dir, clauses string) ([]string, error) {
	paths := []string{"", clauses}
	if clauses == "" {
		paths = []string{""}
		if beside := filepath.Join(filepath.Dir(filepath.Clean(dir)), defaultSources); exists(beside) {
			paths = append(paths, beside)
		}
	}
	var ids []string
	for _, p := range paths {
		cfg, _, err := a.read(p)
		if err != nil {
			return nil, err
		}
		for _, c := range cfg.Clauses {
			ids = append(ids, c.ID)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids), nil
}

// exists says whether a name is taken, if by something that cannot be read: that is told when it is read.
func exists(path string) bool {
	_, err := os.Lstat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

func (a *app) corpusFreezeCommand() *cobra.Command {
	var note, date string
	cmd := &cobra.Command{
		Use:   "freeze [DIR]",
		Short: "record what the corpus is, as its next version",
		Long: `freeze writes corpus.lock: the digest of each file, the parameters, and how many rows there are by clause, split and kind. From
then on a changed file is an error until it is frozen again. A corpus with errors is not frozen; one that has not changed
keeps its version and its note, and nothing is written.`,
		Example: "  govc corpus freeze --note 'rows from the June incidents'",
		Args:    oneArgument,
		RunE:    func(_ *cobra.Command, args []string) error { return a.corpusFreeze(corpusArg(args), date, note) },
	}
	cmd.Flags().StringVar(&note, "note", "", "why the corpus changed, in a `SENTENCE`")
	cmd.Flags().StringVar(&date, "date", "", "the `DAY` of the version, written 2026-11-29; today when not given")
	return withFormats(cmd, "text", "json")
}

func (a *app) corpusFreeze(dir, date, note string) error {
	if err := checkDate(date); err != nil {
		return err
	}
	// Loading it here quotes the rows that problems are about.
	if _, problems, err := a.loadCorpus(dir); err != nil {
		return err
	} else if problems.HasErrors() {
		return badSources(problems)
	}
	old, _ := corpus.ReadLock(os.DirFS(dir), dir) // what is wrong with it is told below
	lock, problems := corpus.Freeze(dir, cmp.Or(date, time.Now().Format(time.DateOnly)), note, a.files.replace)
	if problems.HasErrors() {
		return badSources(problems)
	}
	if old != nil && old.Version == lock.Version {
		defer a.note("nothing changed since version %d was frozen, so nothing was written%s", lock.Version, dropped(note))
	}
	if a.format == "json" {
		return a.writeJSON(lock)
	}
	printf(a.out, "version %d of %s, %s\n", lock.Version, lock.Date, count(lock.Counts.Rows, "case", "cases"))
	return nil
}

// dropped says what becomes of a note that no version takes.
func dropped(note string) string {
	if note == "" {
		return ""
	}
	return ", and --note is not kept"
}

func (a *app) corpusVerifyCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "verify [DIR]",
		Short: "compare a corpus with what was frozen",
		Long: `verify says whether every file is the one in corpus.lock, whatever it holds now. The exit code is 3 when one is not,
or when there is no lock.`,
		Args: oneArgument,
		RunE: func(_ *cobra.Command, args []string) error { return a.corpusVerify(corpusArg(args)) },
	}
	return withFormats(cmd, "text", "json", "sarif", "github")
}

func (a *app) corpusVerify(dir string) error {
	c, problems, err := a.loadCorpus(dir)
	if err != nil {
		return err
	}
	changed := corpus.Verify(c, os.DirFS(dir), filepath.ToSlash(filepath.Clean(dir)))
	if problems.HasErrors() && !changed.HasErrors() {
		return badSources(problems)
	}
	if err := a.writeDiagnostics(append(changed, problems...)); err != nil {
		return err
	}
	if changed.HasErrors() {
		return &failure{code: exitVerify, what: dir + " is not what was frozen", hint: "restore the files, or freeze the change with govc corpus freeze"}
	}
	a.note("version %d, %s: as frozen", c.Parts[0].Version, count(len(c.Rows), "case", "cases"))
	return nil
}

func (a *app) corpusStatsCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "stats [DIR]",
		Short: "count the cases by clause, split, kind and surface",
		Long:  "stats counts the cases of a corpus: of each clause the violations and look-alikes on both sides of the split, then kinds and surfaces.",
		Args:  oneArgument,
		RunE:  func(_ *cobra.Command, args []string) error { return a.corpusStats(corpusArg(args)) },
	}
	return withFormats(cmd, "text", "json")
}

func (a *app) corpusStats(dir string) error {
	c, problems, err := a.loadCorpus(dir)
	if err != nil {
		return err
	}
	if problems.HasErrors() {
		return badSources(problems)
	}
	stats := c.Stats()
	if a.format == "json" {
		return a.writeJSON(stats)
	}
	return a.statsText(stats)
}
