package main

import (
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/eval"
	"github.com/govc-lang/govc/runtime/score"
)

// libraryEngine decides with the library's policy.
func libraryEngine(t testing.TB) *eval.Engine {
	t.Helper()
	a := &app{out: newOutput(io.Discard), errw: io.Discard}
	p, err := a.open(sources{date: "2026-11-29"})
	if err != nil {
		t.Fatal(err)
	}
	return p.engine
}

func libraryRows(t testing.TB) []corpus.Row {
	t.Helper()
	cases, problems := corpus.Embedded()
	if problems.HasErrors() {
		t.Fatal(problems)
	}
	return cases.Rows
}

// lengthChanging are letters of which the small or the capital form takes another number of bytes, and a byte that is no letter, as bash
// spells it.
var lengthChanging = []string{"İ", "\u212a", "ſ", "Ⱥ", "ẞ", `$'\xfe'`}

// TestLettersThatChangeLength decides about the corpus with such letters in every text: an offset into a text in lower case is none into
// the text itself.
func TestLettersThatChangeLength(t *testing.T) {
	if testing.Short() {
		t.Skip("decides about the whole corpus twice")
	}
	engine, rows := libraryEngine(t), libraryRows(t)
	for i := range rows {
		letters := strings.Repeat(lengthChanging[i%len(lengthChanging)], 24)
		for _, insert := range []func(s, letters string) string{inFront, inside} {
			c := score.CaseOf(&rows[i])
			c.Event = withLetters(t, c.Event, func(s string) string { return insert(s, letters) })
			if d := engine.Decide(c); d.Fault != nil {
				t.Errorf("%s: %v\n%s", c.ID, d.Fault, c.Event)
			}
		}
	}
}

// inFront writes letters before a text.
func inFront(s, letters string) string { return letters + s }

// inside writes letters behind the first quote of a text, or else before its last word.
func inside(s, letters string) string {
	at := strings.IndexAny(s, `'"`) + 1
	if at == 0 {
		at = strings.LastIndexByte(s, ' ') + 1
	}
	return s[:at] + letters + s[at:]
}

// withLetters rewrites the texts among the arguments of an event.
func withLetters(t *testing.T, event []byte, rewrite func(string) string) []byte {
	t.Helper()
	var e map[string]any
	if json.Unmarshal(event, &e) != nil {
		return event
	}
	e["tool_input"] = rewritten(e["tool_input"], rewrite)
	out, err := json.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// rewritten rewrites the texts in a value that JSON was read into.
func rewritten(v any, rewrite func(string) string) any {
	switch v := v.(type) {
	case string:
		return rewrite(v)
	case []any:
		for i := range v {
			v[i] = rewritten(v[i], rewrite)
		}
	case map[string]any:
		for k := range v {
			v[k] = rewritten(v[k], rewrite)
		}
	}
	return v
}

// FuzzDecide: whatever bytes an event holds, there is one decision, and what cannot be read is denied.
func FuzzDecide(f *testing.F) {
	engine, rows := libraryEngine(f), libraryRows(f)
	for i := 0; i < len(rows); i += 10 {
		f.Add([]byte(rows[i].Event))
	}
	f.Add([]byte(`{"tool_name":"mcp__x__graphql","tool_input":{"query":"mutation{deleteUser(input: $) { id } }","variables":{"in":{"id":"7"}}}}`))
	f.Fuzz(func(t *testing.T, event []byte) {
		d := engine.Decide(action.Case{ID: "x", Event: event})
		if d.Fault != nil {
			t.Fatal(d.Fault)
		}
		if _, err := action.Decode(event); err != nil && d.Decision != eval.Deny {
			t.Errorf("%v, yet %s", err, d.Decision)
		}
		if out, err := json.Marshal(d); err != nil || !json.Valid(out) {
			t.Errorf("%v: %s", err, out)
		}
	})
}

// FuzzCommand: whatever a shell is given, there is one decision and no fault.
func FuzzCommand(f *testing.F) {
	engine, rows := libraryEngine(f), libraryRows(f)
	for i := 0; i < len(rows); i += 5 {
		var e struct {
			Input struct {
				Command string `json:"command"`
			} `json:"tool_input"`
		}
		if json.Unmarshal(rows[i].Event, &e) == nil && e.Input.Command != "" {
			f.Add(e.Input.Command)
		}
	}
	f.Fuzz(func(t *testing.T, command string) {
		event, err := json.Marshal(map[string]any{"tool_name": "Bash", "tool_input": map[string]any{"command": command}, "cwd": "/w"})
		if err != nil {
			t.Fatal(err)
		}
		if d := engine.Decide(action.Case{ID: "x", Event: event}); d.Fault != nil {
			t.Fatal(d.Fault)
		}
	})
}
