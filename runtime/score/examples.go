package score

import (
	"encoding/json"
	"fmt"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/eval"
)

// exampleFolder is the workspace of examples; it is that of no machine.
const exampleFolder = "/home/dev/app"

// CheckExamples decides about the examples of every clause: a violation must make its clause fire, an allowed call must not.
func CheckExamples(clauses []compiler.Clause, decide Decide) diag.List {
	var problems diag.List
	for _, c := range clauses {
		if c.Effect == "" {
			continue
		}
		for i, e := range c.Examples.Violates {
			if d := decide(caseOfExample(c.ID, "violates", i, e)); !fired(d, c.ID) {
				problems = append(problems, exampleMissed(c, e, d))
			}
		}
		for i, e := range c.Examples.Allows {
			if d := decide(caseOfExample(c.ID, "allows", i, e)); fired(d, c.ID) {
				problems = append(problems, exampleStopped(c, e, d))
			}
		}
	}
	return problems
}

func fired(d eval.Decision, clause string) bool {
	for _, f := range d.Findings {
		if f.Clause == clause {
			return true
		}
	}
	return false
}

// caseOfExample makes the event that a host would send.
func caseOfExample(clause, list string, i int, e config.Example) action.Case {
	event := struct {
		Tool  string          `json:"tool_name"`
		Input json.RawMessage `json:"tool_input"`
		CWD   string          `json:"cwd"`
	}{e.Tool, e.Input, exampleFolder}
	if e.Tool == "" {
		input, _ := json.Marshal(map[string]string{"command": e.Command}) // strings: cannot fail
		event.Tool, event.Input = "Bash", input
	}
	if len(event.Input) == 0 {
		event.Input = json.RawMessage("{}")
	}
	raw, err := json.Marshal(event)
	if err != nil {
		raw = nil // an input that is not JSON: an empty event is denied, and no clause fires on it
	}
	return action.Case{ID: fmt.Sprintf("%s/%s/%d", clause, list, i+1), Event: raw}
}
