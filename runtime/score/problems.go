package score

import (
	"fmt"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/runtime/eval"
)

// All wording about examples stands here: one function a problem.

func exampleMissed(c compiler.Clause, e config.Example, d eval.Decision) diag.Diagnostic {
	p := exampleFails(c, e, fmt.Sprintf("%s does not stop this example", c.ID))
	p.Detail = "It stands under violates. " + whatFired(d)
	p.Fix = "ask govc explain how the call is read; then add the missing words to the vocabulary, or move the example to allows"
	return p
}

func exampleStopped(c compiler.Clause, e config.Example, d eval.Decision) diag.Diagnostic {
	p := exampleFails(c, e, fmt.Sprintf("%s stops this example", c.ID))
	p.Detail = "It stands under allows. " + whyFired(d, c.ID)
	p.Fix = "narrow the sentence with when, correct the vocabulary, or move the example to violates"
	return p
}

func exampleFails(c compiler.Clause, e config.Example, summary string) diag.Diagnostic {
	p := diag.New(diag.ExampleFails, e.Range, summary)
	p.Subject = c.ID
	p.Related = []diag.Related{{Message: "the clause", Range: c.Range}}
	return p
}

func whatFired(d eval.Decision) string {
	if len(d.Findings) == 0 {
		return "No clause fired."
	}
	return fmt.Sprintf("What fired is %s.", d.Findings[0].Clause)
}

func whyFired(d eval.Decision, clause string) string {
	for _, f := range d.Findings {
		if why := reason(f); f.Clause == clause && why != "" {
			return fmt.Sprintf("The clause fired because of %s.", why)
		}
	}
	return "The clause fired."
}
