package main

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/runtime/score"
)

type checkFlags struct {
	strict bool
	accept bool
	date   string
}

func (a *app) checkCommand() *cobra.Command {
	var f checkFlags
	cmd := &cobra.Command{
		Use:   "check [DIR|FILE|-]",
		Short: "read clauses, their sentences, citations, conditions and examples, and report every problem",
		Long: `check reads the clauses in DIR (clauses/ when not given) and reports everything that is wrong with them in one run, each
problem with its place: files that do not parse, sentences that cannot be read, citations of controls that do not exist or
are superseded, conditions that can never hold, examples that are decided otherwise.

govc.lock, beside the folder, records what each sentence meant when it was last accepted. When a sentence or its meaning has
moved alone since then, check says so until --accept records the new state.

The exit code is 1 when there are errors, with --strict also when there are warnings.`,
		Example: `  govc check clauses/
  govc check --strict --format github
  govc check --format sarif -o govc.sarif`,
		Args: oneArgument,
		RunE: func(_ *cobra.Command, args []string) error { return a.check(f, sourceArg(args)) },
	}
	cmd.Flags().BoolVar(&f.strict, "strict", false, "exit 1 on warnings too")
	cmd.Flags().BoolVar(&f.accept, "accept", false, "record sentences and their meaning in govc.lock")
	cmd.Flags().StringVar(&f.date, "date", "", "judge citations and dates as on `DAY`, written 2026-11-29; today when not given")
	return withFormats(cmd, "text", "json", "sarif", "github")
}

// sourceArg is the folder or file that was named, or the project's own.
func sourceArg(args []string) string {
	if len(args) == 1 {
		return args[0]
	}
	return defaultSources
}

func (a *app) check(f checkFlags, path string) error {
	if err := checkDate(f.date); err != nil {
		return err
	}
	p, err := a.compile(sources{path: path, date: f.date})
	if err != nil {
		return err
	}
	if p.compiled != nil {
		if err := a.checkMeaning(p, f, path); err != nil {
			return err
		}
	}
	p.diags.Sort()
	if err := a.writeDiagnostics(p.diags); err != nil {
		return err
	}
	if a.format == "text" && p.diags.Count(diag.Note) > 0 {
		a.saying(styleHint, "hint:", "`govc explain CLAUSE` shows the notes on its citations, `govc explain --code CODE` what one means")
	}
	a.note("%s", checkSummary(p))
	if p.diags.HasErrors() || f.strict && p.diags.Count(diag.Warning) > 0 {
		return findings()
	}
	return nil
}

// checkMeaning runs what needs a compiled policy: the examples, and the lock.
func (a *app) checkMeaning(p *policy, f checkFlags, path string) error {
	if err := p.openEngine(); err != nil {
		return err
	}
	p.diags = append(p.diags, score.CheckExamples(p.compiled.Clauses, p.engine.Decide)...)
	if path == "-" || p.diags.HasErrors() {
		return nil
	}
	if f.accept {
		return a.writeLock(lockPath(path), p.compiled)
	}
	p.diags = append(p.diags, a.compareLock(lockPath(path), p.compiled)...)
	return nil
}

func checkSummary(p *policy) string {
	head := count(len(p.cfg.Clauses), "clause", "clauses") + " in " + count(len(p.cfg.Sources), "file", "files")
	if s := p.diags.Summary(); s != "" {
		return head + ": " + s
	}
	return fmt.Sprintf("%s: nothing to report", head)
}

func checkDate(day string) error {
	if day == "" {
		return nil
	}
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return usage("`"+day+"` is no day", "write it as year-month-day, such as 2026-11-29")
	}
	return nil
}
