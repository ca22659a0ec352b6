package main

import (
	"strings"

	"github.com/spf13/cobra"
)

type explainFlags struct {
	clauses string
	date    string
	tool    string
	input   string
	control string
	gaps    string
	code    string
	event   string
	concept string
	list    bool // concepts
}

func (a *app) explainCommand() *cobra.Command {
	var f explainFlags
	cmd := &cobra.Command{
		Use:   "explain [CLAUSE]",
		Short: "say how a sentence, a tool, an event, a control or a code is understood",
		Long: `explain answers one question:

  explain CLAUSE           how was this sentence read, what does it decide, which controls does it support
  explain --tool NAME      how is a tool that nobody has described read, word by word
  explain --event FILE|-   what does this call do, what is decided about it, and why
  explain --control ID     which clauses stand behind this control
  explain --gaps ID        which controls of a framework have no clause
  explain --concepts       which words can sentences be written with
  explain --concept NAME   what are the other names of a concept, which clauses name it
  explain --code GVxxxx    what does this code mean, with the smallest input that triggers it

The clauses are those of -c, else of clauses/ when there is such a folder, else the standard library. Where a call is decided, the
first line says which clauses did.`,
		Example: `  govc explain money-movement
  govc explain --tool mcp__erp__releaseVendorDisbursement
  govc explain --control gdpr.art_44
  govc explain --gaps dora
  govc explain --concept "moving money"`,
		Args: oneArgument,
		RunE: func(_ *cobra.Command, args []string) error { return a.explain(f, args) },
	}
	flags := cmd.Flags()
	flags.StringVarP(&f.clauses, "clauses", "c", "", "explain the clauses in `DIR` or file")
	flags.StringVar(&f.date, "date", "", "judge citations and dates as on `DAY`, written 2026-11-29; today when not given")
	flags.StringVar(&f.tool, "tool", "", "explain how the tool `NAME` is read")
	flags.StringVar(&f.input, "input", "", "the arguments of --tool, as an object of `JSON`; {} when not given")
	flags.StringVar(&f.control, "control", "", "list the clauses behind the control `ID`, such as gdpr.art_44")
	flags.StringVar(&f.gaps, "gaps", "", "list the controls of the framework `ID` that have no clause")
	flags.StringVar(&f.code, "code", "", "explain the diagnostic `GVxxxx`")
	flags.StringVar(&f.concept, "concept", "", "show the concept that the words `NAME` mean")
	flags.BoolVar(&f.list, "concepts", false, "list the concepts that sentences can name")
	flags.StringVar(&f.event, "event", "", "explain the decision about the hook event in `FILE`; - is standard input")
	return withFormats(cmd, "text", "json")
}

func (a *app) explain(f explainFlags, args []string) error {
	questions := 0
	for _, q := range append(args, f.tool, f.control, f.gaps, f.code, f.event, f.concept) {
		if q != "" {
			questions++
		}
	}
	if f.list {
		questions++
	}
	if questions != 1 {
		return usage("explain answers one question at a time", "give a clause, or one of --tool, --event, --control, --gaps, --concepts, --concept, --code")
	}
	if f.input != "" && f.tool == "" {
		return usage("--input is the arguments of a tool, and there is no --tool", "name the tool with --tool, or send the whole event to --event -")
	}
	if f.code != "" {
		return a.explainCode(f.code)
	}
	if err := checkDate(f.date); err != nil {
		return err
	}
	p, err := a.open(sources{path: sourcesOrLibrary(f.clauses), date: f.date})
	if err != nil {
		return err
	}
	switch {
	case f.tool != "":
		return a.explainTool(p, f)
	case f.event != "":
		return a.explainEvent(p, f)
	case f.control != "":
		return a.explainControl(p, f)
	case f.gaps != "":
		return a.explainGaps(p, f)
	case f.list:
		return a.explainConcepts(p)
	case f.concept != "":
		return a.explainConcept(p, f.concept)
	default:
		return a.explainClause(p, args[0], f)
	}
}

// sourcesOrLibrary is what was named, else the project's own clauses, else the library.
func sourcesOrLibrary(path string) string {
	if path == "" && exists(defaultSources) {
		return defaultSources
	}
	return path
}

// deciders names the clauses that decide: commands that are not told do not all take the same ones.
func deciders(path string) string {
	switch path {
	case "":
		return "the standard library"
	case "-":
		return "the clauses on standard input"
	}
	return "the clauses in " + path
}

// indented puts a text below a heading.
func indented(text string) string {
	return "  " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n  ") + "\n"
}
