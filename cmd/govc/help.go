package main

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"github.com/govc-lang/govc/lang/diag"
)

// helpWidth is how wide help is where nothing says how wide the reader's window is.
const helpWidth = 80

// printHelp prints what a command does, and how it is used, within the reader's window.
func printHelp(cmd *cobra.Command, _ []string) {
	out := cmd.OutOrStdout()
	width := helpWidth
	if n, known := windowOf(out); known {
		width = n
	}
	fmt.Fprint(out, fitted(flowing(cmd.Long)+"\n\n"+cmd.UsageString(), width))
}

// flowing joins the lines of each paragraph: the source is wrapped for those who read the source. Lines that are indented stand alone.
func flowing(text string) string {
	var b strings.Builder
	before := ""
	for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		switch {
		case before == "":
		case line == "" || indentedLine(line) || indentedLine(before):
			b.WriteByte('\n')
		default:
			b.WriteByte(' ')
		}
		if before == "" && line != "" && b.Len() > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(line)
		before = line
	}
	return b.String()
}

func indentedLine(line string) bool {
	return strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")
}

// term is the beginning of a line that is a name with its explanation, or the indentation of any other.
var term = regexp.MustCompile(`^\s*(\S+( \S+)*\s{2,})?`)

// fitted wraps the lines that are too wide, below their own beginning. Examples stay whole: they are there to be copied.
func fitted(text string, width int) string {
	var b strings.Builder
	example := false
	for line := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		example = line == "Examples:" || example && line != ""
		if !example && diag.Columns(line) > width {
			head := term.FindString(line)
			line = head + diag.Wrap(line[len(head):], diag.Columns(head), width)
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}
