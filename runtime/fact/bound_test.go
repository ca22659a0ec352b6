package fact_test

import (
	"encoding/base64"
	"encoding/json"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/govc-lang/govc/runtime/fact"
)

// Long names, many commands and runs of marks take time in the length of the text, not in its square.
func TestLongTextsAreReadInTime(t *testing.T) {
	for key, unit := range map[string]string{"command": "0x", "script": "x.y.", "sql": "@", "code": "f()\n", "shell": "rm x\n"} {
		name := key
		if key == "shell" {
			name = "command"
		}
		text, err := json.Marshal(map[string]string{name: strings.Repeat(unit, (16<<10)/len(unit))})
		if err != nil {
			t.Fatal(err)
		}
		start := time.Now()
		factsOf(t, "mcp__x__run", string(text))
		if spent := time.Since(start); spent > 10*time.Second {
			t.Errorf("%q: %v", unit, spent)
		}
	}
}

// Many arguments, and files that a line fills again and again, take time in their number, not in its square.
func TestManyValuesAreReadInTime(t *testing.T) {
	to := make([]string, 3000)
	for i := range to {
		to[i] = "u" + strconv.Itoa(i) + "@x.example"
	}
	for _, c := range []struct {
		tool  string
		input any
	}{
		{"mcp__mail__send_email", map[string]any{"to": to, "body": strings.Repeat("hello ", 9000)}},
		{"mcp__term__type", map[string]any{"lines": to}},
		{"Bash", map[string]any{"command": "cat > m.c <<'E'\n" + strings.Repeat("int f(){return system(\"rm x\");}\n", 800) + "E\n" + strings.Repeat("cc m.c;./a.out;", 800)}},
		{"Bash", map[string]any{"command": "cat > Makefile <<'E'\n" + strings.Repeat("a: a a a a\n", 5000) + "E\nmake a"}},
		{"Bash", map[string]any{"command": "find . " + strings.Repeat(`-exec rm {} \; `, 32_000)}},
		{"Bash", map[string]any{"command": "kubectl create x --dry-run=client -o json " + strings.Repeat("| cat ", 2000) + "| kubectl apply -f -"}},
		{"Bash", map[string]any{"command": "curl x.example " + strings.Repeat("| base64 -d ", 2000) + "| psql -c 'select 1'"}},
		{"Bash", map[string]any{"command": "x=\n" + strings.Repeat("x=\"$x $(pgrep a)\"\n", 800) + strings.Repeat("kill $x\n", 800)}},
		{"Bash", map[string]any{"command": strings.Repeat("cat a >>f;", 1500) + strings.Repeat("cat f;", 1500)}},
	} {
		start := time.Now()
		factsOf(t, c.tool, asJSON(t, c.input))
		if spent := time.Since(start); spent > 5*time.Second {
			t.Errorf("%s: %v", c.tool, spent)
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

func reported(f *fact.Facts) bool {
	for _, p := range f.Problems {
		if p.Kind == "unparsed" {
			return true
		}
	}
	return false
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

const deletion = `{"tool":"delete_customer","arguments":{"id":"c_1"}}`

// Calls are found in texts in texts, up to a bound that is reported.
func TestTextsInTexts(t *testing.T) {
	for _, text := range []string{
		"\ufeff" + deletion, "\t" + deletion, asJSON(t, deletion), asJSON(t, asJSON(t, deletion)),
		`{"tool":"list_customers","tool":"delete_customer","arguments":{"id":"c_1"}}`, `{"tool":"delete_customer","arguments":{"id":"c_1"},}`,
	} {
		if f := factsOf(t, "mcp__gw__call", asJSON(t, map[string]string{"payload": text})); !holds(f, "call.verb=delete; call.object=customer") {
			t.Errorf("%q: no deletion in %d acts", text, len(f.Acts))
		}
	}
	plain, encoded := deletion, deletion
	for n := range 16 {
		for kind, text := range map[string]string{"plain": plain, "encoded": encoded} {
			f := factsOf(t, "mcp__gw__call", asJSON(t, map[string]string{"payload": text}))
			if !holds(f, "call.verb=delete; call.object=customer") && !reported(f) {
				t.Errorf("%s, %d deep: neither found nor reported", kind, n)
			}
		}
		if n < 12 {
			plain = asJSON(t, map[string]string{"payload": plain})
		}
		encoded = asJSON(t, map[string]string{"payload_b64": base64.StdEncoding.EncodeToString([]byte(encoded))})
	}
}

// Whatever is longer or deeper than it is read is reported.
func TestBoundsAreReported(t *testing.T) {
	again := strings.Repeat
	ones := again("1,", 4200)
	for name, call := range map[string][2]string{
		"long JSON":      {"mcp__gw__call", asJSON(t, map[string]string{"payload": `{"pad":"` + again("x", 1<<20) + `"}`})},
		"long markup":    {"mcp__gw__call", asJSON(t, map[string]string{"body": "<x>" + again("<!-- x -->", 17_000) + "</x>"})},
		"deep markup":    {"mcp__gw__call", asJSON(t, map[string]string{"body": again("<x>", 40) + again("</x>", 40)})},
		"body":           {"Bash", asJSON(t, map[string]string{"command": `curl -d '{"a":[` + ones + `1]}' https://pay.acme.example/x`})},
		"form":           {"Bash", asJSON(t, map[string]string{"command": `curl -d '` + again("a=1&", 5000) + `' https://pay.acme.example/x`})},
		"many queries":   {"mcp__db__query", asJSON(t, map[string]string{"sql": again("SELECT 1;", 5000) + "DELETE FROM a"})},
		"deep query":     {"mcp__db__query", asJSON(t, map[string]string{"sql": again("SELECT * FROM (", 60) + "SELECT 1" + again(") x", 60)})},
		"deep condition": {"mcp__db__query", asJSON(t, map[string]string{"sql": "DELETE FROM a WHERE " + again("NOT (", 60) + "1=1" + again(")", 60)})},
		"many places":    {"mcp__db__query", asJSON(t, map[string]string{"sql": "SELECT " + again("f('/a'), ", 100) + "g('/b')"})},
		"GraphQL":        {"mcp__gw__call", asJSON(t, map[string]string{"query": "\ufeff# x\nmutation { deleteCustomer(id: 1) { id } "})},
	} {
		if !reported(factsOf(t, call[0], call[1])) {
			t.Errorf("%s: not reported", name)
		}
	}
}

// What a command's own act says of its words is not said again by each of its parts: twice the words take about twice the values.
func TestPartsOfACommandShareItsWords(t *testing.T) {
	values := func(program, unit string, n int) int {
		command, count := program, 0
		for i := range n {
			command += strings.ReplaceAll(unit, "#", strconv.Itoa(i))
		}
		f := factsOf(t, "Bash", asJSON(t, map[string]string{"command": command}))
		if len(f.Problems) > 0 {
			t.Errorf("%s: %v", program, f.Problems)
		}
		for i := range f.Acts {
			count += len(f.Acts[i].Atoms)
		}
		return count
	}
	for program, unit := range map[string]string{"sed": " -e 's/a#/b/'", "gawk": " -e '{print $#}'", "rm -f": " src/f#.go", "psql": " -c 'select # from t'"} {
		if few, many := values(program, unit, 300), values(program, unit, 600); many > few*5/2 {
			t.Errorf("%s: %d values of 300 words, %d of 600", program, few, many)
		}
	}
}
