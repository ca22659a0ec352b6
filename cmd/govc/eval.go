package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"

	"github.com/spf13/cobra"

	"github.com/govc-lang/govc/runtime/eval"
)

type evalFlags struct {
	clauses  string
	exitCode bool
}

func (a *app) evalCommand() *cobra.Command {
	var f evalFlags
	cmd := &cobra.Command{
		Use:   "eval [FILE|-]",
		Short: "decide about tool calls: one hook event, or rows of a corpus",
		Long: `eval reads one hook event (a JSON object with tool_name, as an agent's host sends it) or rows of a corpus, one a line,
and prints one decision a line as JSON, in the order of the rows. Without -c the standard library decides, for the
organisation that its corpus is written for, also beside a folder clauses/, which explain --event takes by itself; the text format
says on standard error which clauses decided.

A row that cannot be read still gets its line: its id or line:N, the decision deny, and what could not be read. The exit
code is 0 when every row was decided, whatever the decision; with --exit-code it is 1 when one of them is deny or escalate.`,
		Example: `  echo '{"tool_name":"Bash","tool_input":{"command":"cat ~/.ssh/id_rsa"},"cwd":"/home/dev/app"}' | govc eval
  govc eval -c clauses/ rows.jsonl`,
		Args: oneArgument,
		RunE: func(_ *cobra.Command, args []string) error { return a.eval(f, args) },
	}
	cmd.Flags().StringVarP(&f.clauses, "clauses", "c", "", "decide with the clauses in `DIR` or file; the standard library when not given")
	cmd.Flags().BoolVar(&f.exitCode, "exit-code", false, "exit 1 when a decision is deny or escalate")
	return withFormats(cmd, "json", "text")
}

func (a *app) eval(f evalFlags, args []string) error {
	p, err := a.open(sources{path: f.clauses})
	if err != nil {
		return err
	}
	name := "-"
	if len(args) == 1 {
		name = args[0]
	}
	in, done, err := a.source(name)
	if err != nil {
		return err
	}
	defer done()
	e := evaluator{engine: p.engine, write: decisionJSON}
	if a.format == "text" {
		e.write = a.decisionText
	}
	if err := e.run(oneLine(in), a.out); err != nil {
		return err
	}
	if e.rows == 0 {
		return input(inputName(name)+" holds no row", "give one hook event, or rows of a corpus, one JSON object a line")
	}
	if a.format == "text" {
		a.note("decided by %s%s", deciders(f.clauses), f.passedOver())
	}
	if f.exitCode && e.stopped > 0 {
		return findings()
	}
	return nil
}

// passedOver names the clauses of the project, when they did not decide.
func (f evalFlags) passedOver() string {
	if f.clauses != "" || !exists(defaultSources) {
		return ""
	}
	return ", not by those in " + defaultSources + ": give -c " + defaultSources
}

func decisionJSON(b *bytes.Buffer, d *eval.Decision) error {
	enc := json.NewEncoder(b)
	enc.SetEscapeHTML(false)
	return enc.Encode(d)
}

// maxEvent is the largest event that is read over several lines.
const maxEvent = 4 << 20

// oneLine puts a single JSON object that stands over several lines on one: events of hosts are often stored that way. All
// other input passes as it is.
func oneLine(in io.Reader) io.Reader {
	r := bufio.NewReaderSize(in, 64<<10)
	first, err := r.ReadBytes('\n')
	if err != nil || json.Valid(first) || len(bytes.TrimSpace(first)) == 0 {
		return io.MultiReader(bytes.NewReader(first), r)
	}
	// What cannot be read now fails again when it is read as rows.
	rest, _ := io.ReadAll(io.LimitReader(r, maxEvent))
	whole := append(first, rest...)
	var one bytes.Buffer
	if json.Compact(&one, whole) != nil {
		return io.MultiReader(bytes.NewReader(whole), r)
	}
	return io.MultiReader(&one, r)
}
