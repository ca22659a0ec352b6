package main

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/govc-lang/govc/runtime/eval"
)

// TestEvaluatorFault: a row that govc fails on is denied, the rows behind it are still decided, and the command ends with the fault.
func TestEvaluatorFault(t *testing.T) {
	var out bytes.Buffer
	e := evaluator{engine: &eval.Engine{}, write: decisionJSON} // it has no reader of facts
	rows := strings.Repeat(`{"id":"a","event":{"tool_name":"Bash","tool_input":{"command":"ls"}}}`+"\n", 2)
	w := newOutput(&out)
	err := e.run(strings.NewReader(rows), w)
	var f *failure
	if !errors.As(err, &f) || f.code != exitInternal || !strings.Contains(f.what, "line 1: ") {
		t.Errorf("%v", err)
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), `"decision":"deny"`); n != 2 || e.rows != 2 || e.stopped != 2 || !strings.Contains(out.String(), "could not be decided") {
		t.Errorf("%d rows, %d stopped\n%s", e.rows, e.stopped, out.String())
	}
}
