package fact_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"
)

// Long names, many commands and runs of marks take time in the length of the text, not in its square.
func TestLongTextsAreReadInTime(t *testing.T) {
	for key, unit := range map[string]string{"command": "0x", "script": "x.y.", "sql": "@", "code": "f()\n", "shell": "rm x\n"} {
		name := key
		if key == "shell" {
			name = "command"
		}
		text, err := json.Marshal(map[string]string{name: strings.Repeat(unit, (64<<10)/len(unit))})
		if err != nil {
			t.Fatal(err)
		}
		start := time.Now()
		factsOf(t, "mcp__x__run", string(text))
		if spent := time.Since(start); spent > 8*time.Second {
			t.Errorf("%q: %v", unit, spent)
		}
	}
}

// What is longer than it is read is no secret.
func TestLongNamesAreProblems(t *testing.T) {
	for _, command := range []string{strings.Repeat("0x", 300), "x" + strings.Repeat(".a1", 400) + " now"} {
		text, err := json.Marshal(map[string]string{"command": command})
		if err != nil {
			t.Fatal(err)
		}
		if f := factsOf(t, "Bash", string(text)); len(f.Problems) == 0 || f.Problems[0].Kind != "unparsed" {
			t.Errorf("%.20s…: %v", command, f.Problems)
		}
	}
}
