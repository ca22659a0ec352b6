package main

import (
	"bytes"
	"strings"
	"testing"
)

// TestLargeRow: a row over the limit is denied with the reason, by explain as by eval.
func TestLargeRow(t *testing.T) {
	row := `{"tool_name":"Bash","tool_input":{"command":"` + strings.Repeat("a", 5<<20) + `"}}`
	for _, args := range [][]string{{"eval", "--format", "text"}, {"explain", "--event", "-"}} {
		var out, errs bytes.Buffer
		code := run(args, strings.NewReader(row), &out, &errs)
		if code != exitOK || !strings.Contains("\n"+out.String(), "\nline:1: deny\n") || !strings.Contains(out.String(), "row longer than 4 MiB") {
			t.Errorf("%q ends with %d:\n%.300s%.300s", args, code, out.String(), errs.String())
		}
	}
}
