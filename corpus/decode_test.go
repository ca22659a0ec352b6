package corpus

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/govc-lang/govc/lang/diag"
)

// decode reads one line as line 7 of a file.
func decode(line string, f form) (Row, diag.List) {
	return decodeRow(lineOf{"corpus/violations/a.jsonl", []byte(line), 7, 100}, f)
}

const sample = `{"id":"mm-001","violates":["money-movement"],"near":["payment-rate"],"kind":"evasion","group":"mm",` +
	`"event":{"tool_name":"Bash", "tool_input":{"command":"echo {{secret:generic:1}}"},"cwd":"/w"},` +
	`"context":{"environment":"production","change_freeze":true,"approved_by":["mia"],"history":[{"tool_name":"Read","tool_input":{},"at":"2026-11-29T10:00:00Z","outcome":"ok"}],` +
	`"at":"2026-11-29T11:00:00+01:00","region":"eu","data_class":"customer"},"note":"n","source":"s","files":{"/w/a":"-> /etc","/w/b":"text\n"}}`

func TestDecode(t *testing.T) {
	r, problems := decode(sample, labelled)
	if problems != nil {
		t.Fatal(problems)
	}
	c := r.Context
	for what, ok := range map[string]bool{
		"labels":  r.ID == "mm-001" && r.Breaks("money-movement") && r.IsNear("payment-rate") && r.Kind == Evasion && r.Group == "mm",
		"event":   strings.HasPrefix(string(r.Event), `{"tool_name":"Bash", "tool_input"`) && !strings.Contains(string(r.Event), "{{"),
		"context": c.Environment == "production" && c.ChangeFreeze && c.ApprovedBy[0] == "mia" && c.Region == "eu" && c.DataClass == "customer",
		"at":      c.At.Equal(time.Date(2026, 11, 29, 10, 0, 0, 0, time.UTC)),
		"history": len(c.History) == 1 && c.History[0].Outcome == "ok" && c.History[0].At.Equal(c.At),
		"files":   r.Files["/w/a"] == "-> /etc" && r.Files["/w/b"] == "text\n",
		"place":   r.Range().String() == "corpus/violations/a.jsonl:7:1" && r.Range().Start.Byte == 100,
		"rest":    r.Note == "n" && r.Source == "s" && r.Tool() == "Bash" && r.Surface() == Shell && r.Folder() == Violations,
	} {
		if !ok {
			t.Errorf("%s: %+v", what, r)
		}
	}
}

// row is a benign row with some of its text replaced.
func row(old, new string) string {
	const plain = `{"id":"x-1","violates":[],"kind":"neutral","event":{"tool_name":"Bash","tool_input":{"command":"ls"},"cwd":"/w"}}`
	if !strings.Contains(plain, old) {
		panic("no " + old)
	}
	return strings.Replace(plain, old, new, 1)
}

func TestDecodeProblems(t *testing.T) {
	context := func(s string) string { return row(`"event"`, `"context":{`+s+`},"event"`) }
	for _, tc := range []struct {
		name, line string
		want       []string // column, code, summary
	}{
		{"sound", row("ls", "ls"), nil},
		{"empty", " ", []string{"1 GV0702 empty line"}},
		{"not utf-8", "{\"id\":\"\xff\"}", []string{"1 GV0702 row is not UTF-8"}},
		{"not json", `{"id":}`, []string{"7 GV0702 row is not JSON"}},
		{"cut off", `{"id":"a"`, []string{"9 GV0702 row is not JSON"}},
		{"two objects", `{} {}`, []string{"4 GV0702 row is not JSON"}},
		{"not an object", `[1]`, []string{"1 GV0702 row is not an object"}},
		{"nothing", `{}`, []string{
			"1 GV0702 row without id", "1 GV0702 row without violates", "1 GV0702 row without kind", "1 GV0702 row without event"}},
		{"too long", row("ls", strings.Repeat("x", maxLine)), []string{"1 GV0702 row longer than 4 MiB"}},
		{"unknown key", row(`"kind"`, `"Kind":"neutral","kind"`), []string{`27 GV0702 row has no key "Kind"`}},
		{"repeated key", row(`"kind"`, `"id":"x-2","kind"`), []string{`27 GV0702 key "id" stands twice`}},
		{"id", row(`"x-1"`, `"x 1"`), []string{"7 GV0702 not an id: id"}},
		{"empty id", row(`"x-1"`, `""`), []string{"7 GV0702 not an id: id"}},
		{"id type", row(`"x-1"`, `1`), []string{"7 GV0702 id is not a string"}},
		{"violates type", row(`[]`, `"a"`), []string{"24 GV0702 violates is not an array of strings"}},
		{"violates element", row(`[]`, `["a",1]`), []string{"24 GV0702 violates is not an array of strings"}},
		{"clause id", row(`[]`, `["govc.unparsed"]`), []string{`25 GV0702 "govc.unparsed" is not the id of a clause`}},
		{"clause twice", row(`[],"kind":"neutral"`, `["a","a"],"kind":"direct"`), []string{"29 GV0702 a stands twice"}},
		{"both", row(`[],"kind":"neutral"`, `["a"],"near":["a"],"kind":"direct"`), []string{"25 GV0702 a in violates and in near"}},
		{"kind", row("neutral", "nuetral"), []string{`34 GV0702 kind cannot be "nuetral"`}},
		{"kind type", row(`"neutral"`, `null`), []string{"34 GV0702 kind is not a string"}},
		{"direct without label", row("neutral", "direct"), []string{`34 GV0708 kind "direct" does not fit the labels`}},
		{"lookalike without near", row("neutral", "lookalike"), []string{`34 GV0708 kind "lookalike" does not fit the labels`}},
		{"lookalike with label", row(`[],"kind":"neutral"`, `["a"],"near":["b"],"kind":"lookalike"`), []string{`50 GV0708 kind "lookalike" does not fit the labels`}},
		{"neutral with label", row(`[]`, `["a"]`), []string{`37 GV0708 kind "neutral" does not fit the labels`}},
		{"event type", row(`{"tool_name":"Bash","tool_input":{"command":"ls"},"cwd":"/w"}`, `"ls"`), []string{"52 GV0702 event is not an object"}},
		{"event without tool", row(`"tool_name":"Bash",`, ``), []string{"52 GV0702 event without tool_name"}},
		{"event without folder", row(`,"cwd":"/w"`, ``), []string{"52 GV0702 event without cwd"}},
		{"tool type", row(`"Bash"`, `["Bash"]`), []string{"65 GV0702 tool_name is not a string"}},
		{"input type", row(`{"command":"ls"}`, `"ls"`), []string{"85 GV0702 tool_input is not an object"}},
		{"event keeps unknown and repeated keys", row(`{"command":"ls"}`, `{"command":"ls","command":"id"},"later":1`), nil},
		{"context type", row(`"event"`, `"context":[],"event"`), []string{"54 GV0702 context is not an object"}},
		{"context key", context(`"approved":["mia"]`), []string{`55 GV0702 context has no key "approved"`}},
		{"context key twice", context(`"region":"a","region":"b"`), []string{`68 GV0702 key "region" stands twice`}},
		{"freeze type", context(`"change_freeze":"yes"`), []string{"71 GV0702 change_freeze is not true or false"}},
		{"time", context(`"at":"yesterday"`), []string{"60 GV0702 at is not a time"}},
		{"history type", context(`"history":{}`), []string{"65 GV0702 history is not an array of events"}},
		{"history event", context(`"history":[{"tool_name":"Read"}]`), []string{"66 GV0702 earlier event without tool_input"}},
		{"history element", context(`"history":["ls"]`), []string{"66 GV0702 earlier event is not an object"}},
		{"outcome", context(`"history":[{"tool_name":"Read","tool_input":{},"outcome":"deny"}]`), []string{`112 GV0702 outcome cannot be "deny"`}},
		{"files type", row(`"event"`, `"files":[],"event"`), []string{"52 GV0702 files is not an object"}},
		{"file type", row(`"event"`, `"files":{"a":1},"event"`), []string{"57 GV0702 a is not a string"}},
		{"file twice", row(`"event"`, `"files":{"a":"","a":""},"event"`), []string{`60 GV0702 key "a" stands twice`}},
		{"note type", row(`"event"`, `"note":1,"event"`), []string{"51 GV0702 note is not a string"}},
		{"template kind", row("ls", "echo {{secret:amazon:1}}"), []string{`102 GV0715 no template of kind "amazon"`}},
		{"template form", row("ls", "{{pem:rsa}}"), []string{"97 GV0715 template cannot be expanded"}},
		{"templates", row("ls", strings.Repeat("{{pem:rsa:1}}", maxTemplates+1)), []string{"52 GV0715 too many templates in one row"}},
		{"columns count code points", row(`"violates":[],"kind":"neutral"`, `"note":"äö","violates":[],"kind":"n"`), []string{`46 GV0702 kind cannot be "n"`}},
		{"several", row(`"x-1"`, `"x 1","nota":1,"kind":"direct"`), []string{
			`7 GV0702 not an id: id`, `13 GV0702 row has no key "nota"`, `29 GV0708 kind "direct" does not fit the labels`, `52 GV0702 key "kind" stands twice`}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, problems := decode(tc.line, labelled)
			expect(t, problems, tc.want)
		})
	}
}

// expect compares problems, sorted by place, with lines of column, code and summary.
func expect(t *testing.T, problems diag.List, want []string) {
	t.Helper()
	problems.Sort()
	var got []string
	for _, p := range problems {
		got = append(got, fmt.Sprintf("%d %s %s", p.Range.Start.Column, p.Code, p.Summary))
		if p.Range.Start.Line != 7 || p.Severity != diag.Error {
			t.Errorf("%v: line or severity", p)
		}
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestReader(t *testing.T) {
	in := strings.Join([]string{
		`{"id":"a","event":{"tool_name":"Bash"}}`,
		``,
		`{"tool_name":"Bash","tool_name":"Read","tool_input":{"command":"{{secret:aws:1}}"}}`,
		`{broken`,
		`{"id":"b","event":{},"event":{}}`,
		strings.Repeat("x", maxLine+1),
		`{"id":"c","violates":["a"],"kind":"neutral","event":{}}`,
	}, "\n")
	want := []string{
		`1 "a" {"tool_name":"Bash"}`,
		`3 "" {"tool_name":"Bash","tool_name":"Read","tool_input":{"command":"{{secret:aws:1}}"}}`,
		`4 "" : row is not JSON`,
		`5 "b" {}: key "event" stands twice`,
		`6 "" : row longer than 4 MiB`,
		`7 "c" {}`,
	}
	r := NewReader(strings.NewReader(in), "in")
	var got []string
	for {
		row, problems, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		line := fmt.Sprintf("%d %q %s", row.Line, row.ID, row.Event)
		for _, p := range problems {
			line += ": " + p.Summary
			if p.Range.Start.Line != row.Line {
				t.Errorf("%v: not on line %d", p, row.Line)
			}
		}
		got = append(got, line)
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got:\n%s\nwant:\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

func TestReaderPassesErrorsOn(t *testing.T) {
	if _, _, err := NewReader(failing{}, "in").Next(); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Error(err)
	}
}

func FuzzDecodeRow(f *testing.F) {
	f.Add(sample)
	f.Add(row("ls", "{{pem:rsa:1}} {{secret:"))
	f.Add(`{"id":"a","id":1,"event":[{"a":[[],{}]}],"context":{"history":[{}]}}`)
	f.Fuzz(func(t *testing.T, line string) {
		for _, form := range []form{labelled, unlabelled} {
			r, problems := decode(line, form)
			for _, p := range problems {
				if p.Range.Start.Line != 7 || p.Range.Start.Byte < 100 || p.Range.End.Byte > 100+len(line) {
					t.Fatalf("%v: out of the line", p)
				}
			}
			if !problems.HasErrors() && !json.Valid(r.Event) {
				t.Fatalf("event is not JSON: %q", r.Event)
			}
			if !problems.HasErrors() && form == labelled {
				r.normalised()
				_ = r.labelRange("a")
			}
		}
	})
}
