package main

import (
	"encoding/json"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/govc-lang/govc/runtime/action"
)

// shapes are commands that once took time in the square of their length, or worse.
var shapes = map[string]func(n int) string{
	"a list in each command": func(n int) string { return "a=(" + strings.Repeat("x ", n) + ");" + strings.Repeat("rm ${a[@]};", n) },
	"statements of a client": func(n int) string { return `psql -c "` + strings.Repeat("SELECT * FROM a; ", n) + `"` },
	"the same export":        func(n int) string { return strings.Repeat("export A=b; ", n) },
	"folders in folders":     func(n int) string { return strings.Repeat("cd a; ", n) + "rm -rf ." },
	"a text that grows":      func(n int) string { return strings.Repeat("A=$A$B; echo $A; ", n) },
	"a variable in a word":   func(n int) string { return "echo " + strings.Repeat("$a", 4*n) },
	"statements of code": func(n int) string {
		return "python3 - <<'EOF'\n" + strings.Repeat("c.execute(\"DROP TABLE a\")\n", n) + "EOF\n"
	},
	"containers":      func(n int) string { return strings.Repeat("docker run -v /a:/b c rm -rf /b; ", n) },
	"chosen clusters": func(n int) string { return strings.Repeat("kubectl config use-context prod; ", n) },
	"plans":           func(n int) string { return strings.Repeat("terraform plan -out=p; terraform apply p; ", n) },
}

// TestGrowth compares the time of a decision about a text with that about one four times as long: four times as much where it grows with
// the text, sixteen times where it grows with the square. Texts are made as long as takes a time that can be measured, the best of some
// runs counts, and what seems to grow is measured again: machines are busy with other things.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	a := &app{out: newOutput(io.Discard), errw: io.Discard}
	p, err := a.open(sources{})
	if err != nil {
		t.Fatal(err)
	}
	best := func(command string) time.Duration {
		event, err := json.Marshal(map[string]any{"tool_name": "Bash", "tool_input": map[string]string{"command": command}, "cwd": "/home/dev/app"})
		if err != nil {
			t.Fatal(err)
		}
		least := time.Hour
		for range 3 {
			start := time.Now()
			p.engine.Decide(action.Case{Event: event})
			least = min(least, time.Since(start))
		}
		return least
	}
	for name, shape := range shapes {
		n := 125
		once := best(shape(n))
		for once < 15*time.Millisecond && n < 4000 {
			n *= 2
			once = best(shape(n))
		}
		longer := best(shape(4 * n))
		for range 2 {
			if longer > 8*once {
				once, longer = max(once, best(shape(n))), min(longer, best(shape(4*n)))
			}
		}
		if longer > 8*once {
			t.Errorf("%s: %v for %d, %v for four times that", name, once, n, longer)
		}
	}
}
