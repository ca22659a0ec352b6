package score

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"github.com/govc-lang/govc/corpus"
)

// WriteMarkdown writes a table of the clauses on the halves that are shown, the totals, and the rows that failed there.
func WriteMarkdown(w io.Writer, r *Result, a About) error {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s: %d passed, %d missed, %d unmeasured\n\n", a.Policy, r.With(Pass), r.With(Missed), r.With(Unmeasured))
	for _, p := range a.Corpora {
		frozen := fmt.Sprintf("version %d", p.Version)
		if p.Version == 0 {
			frozen = "never frozen"
		}
		fmt.Fprintf(&b, "Corpus `%s`: %d cases, %s.\n", p.Name, p.Rows, frozen)
	}
	fmt.Fprintf(&b, "\nFigures are of %s; verdicts rest on %s.\n\n", a.Halves(), judged)
	head, lines := r.Table(a.Shown)
	markdownTable(&b, head, lines)
	b.WriteString("\n")
	markdownTable(&b, []string{"total", "count", "rate", "95 %"}, r.TotalsTable(a.Shown))
	for i := range r.Clauses {
		markdownFailures(&b, &r.Clauses[i], a.Shown)
	}
	_, err := w.Write(b.Bytes())
	return err
}

func markdownTable(b *bytes.Buffer, head []string, lines [][]string) {
	markdownLine(b, head)
	b.WriteString(strings.Repeat("|---", len(head)) + "|\n")
	for _, l := range lines {
		markdownLine(b, l)
	}
}

func markdownLine(b *bytes.Buffer, cells []string) {
	for _, c := range cells {
		b.WriteString("| " + cell(c) + " ")
	}
	b.WriteString("|\n")
}

func markdownFailures(b *bytes.Buffer, c *ClauseResult, splits []corpus.Split) {
	failures := c.FailuresOn(splits)
	if len(failures) == 0 {
		return
	}
	fmt.Fprintf(b, "\n## %s\n\n> %s\n\n", c.ID, cell(c.Text))
	if c.Judgement.Why != "" {
		fmt.Fprintf(b, "%s.\n\n", strings.ToUpper(c.Judgement.Why[:1])+c.Judgement.Why[1:])
	}
	for _, f := range failures {
		fmt.Fprintf(b, "- `%s` %s: %s\n", f.Row, f.Class, cell(f.Got()))
	}
}

// Got says in one line what was decided: "escalate by secret-access (secret: file.path = "id_rsa" at /tool_input/command)".
func (f Failure) Got() string {
	if len(f.Fired) == 0 {
		return f.Verdict.String() + ", nothing fired"
	}
	parts := make([]string, len(f.Fired))
	for i, d := range f.Fired {
		parts[i] = d.Clause
		if d.Reason != "" {
			parts[i] += " (" + d.Reason + ")"
		}
	}
	return f.Verdict.String() + " by " + strings.Join(parts, ", ")
}

// cell makes text safe inside a line of markdown: values of rows are anybody's.
var cellEscapes = strings.NewReplacer("|", `\|`, "\n", " ", "\r", " ", "<", "&lt;", "`", "'", "[", `\[`)

func cell(s string) string { return cellEscapes.Replace(s) }
