package action

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Action is one decoded tool call.
type Action struct {
	Tool      string
	Input     Value
	Cwd       string
	Workspace string // the host's project directory; the cwd where the event has none
	Session   string
	Agent     string
	Digest    string // sha256:… over surface-independent parts: tool, input without cosmetic keys, cwd, workspace
}

// EnvelopeError says what is wrong with the envelope of an event.
type EnvelopeError struct {
	At  string
	Why string
}

// Error gives the reason.
func (e *EnvelopeError) Error() string { return e.Why }

// PlaceOf returns the JSON Pointer of an error of this package, empty where there is none.
func PlaceOf(err error) string {
	var env *EnvelopeError
	if errors.As(err, &env) {
		return env.At
	}
	var syn *SyntaxError
	if errors.As(err, &syn) {
		return syn.At
	}
	return ""
}

// The envelope keys that are read; hosts add others every month, which are ignored.
var envelope = []string{"tool_name", "tool_input", "cwd", "workspace", "session_id", "agent_type"}

// maxPath is the longest name of a folder that systems take, in bytes (PATH_MAX of Linux).
const maxPath = 4096

// Decode reads a hook event. An error means that it is no tool call: nothing about it is known, and it is denied.
func Decode(event []byte) (Action, error) {
	v, err := Parse(event)
	if err != nil {
		return Action{}, err
	}
	if v.Kind != Object {
		return Action{}, &EnvelopeError{Why: "the event must be a JSON object"}
	}
	if err := shadowed(&v); err != nil {
		return Action{}, err
	}
	a := Action{}
	for _, f := range []struct {
		name string
		into *string
	}{{"tool_name", &a.Tool}, {"cwd", &a.Cwd}, {"workspace", &a.Workspace}, {"session_id", &a.Session}, {"agent_type", &a.Agent}} {
		if err := text(&v, f.name, f.into); err != nil {
			return a, err
		}
		if (f.into == &a.Cwd || f.into == &a.Workspace) && len(*f.into) > maxPath {
			return a, &EnvelopeError{At: "/" + f.name, Why: "the folder's name is longer than any system allows"}
		}
	}
	in := v.Get("tool_input")
	if a.Tool == "" {
		return a, &EnvelopeError{At: "/tool_name", Why: "the event has no tool_name"}
	}
	if in == nil || in.Kind != Object {
		return a, &EnvelopeError{At: "/tool_input", Why: "the event has no tool_input object"}
	}
	a.Input = *in
	if a.Workspace == "" {
		a.Workspace = a.Cwd
	}
	a.Digest = digest(a)
	return a, nil
}

func text(v *Value, name string, into *string) error {
	m := v.Get(name)
	if m == nil || m.Kind == Null {
		return nil
	}
	if m.Kind != String {
		return &EnvelopeError{At: "/" + name, Why: fmt.Sprintf("%s must be a string", name)}
	}
	*into = m.Text
	return nil
}

// shadowed reports a key that another reader could take for one of ours: the same but for case or underscores.
func shadowed(v *Value) error {
	for _, m := range v.Members {
		name := bare(m.Name)
		for i, key := range envelope {
			if m.Name != key && strings.EqualFold(name, bareEnvelope[i]) {
				return &EnvelopeError{At: "/" + Escape(m.Name), Why: fmt.Sprintf("the key %q could be taken for %s", m.Name, key)}
			}
		}
	}
	return nil
}

// bare is a key without its underscores.
func bare(s string) string { return strings.ReplaceAll(s, "_", "") }

// bareEnvelope are the keys of the envelope, bare.
var bareEnvelope = bares(envelope)

func bares(keys []string) []string {
	out := make([]string, len(keys))
	for i, key := range keys {
		out[i] = bare(key)
	}
	return out
}

// cosmetic keys of a host's own tools say nothing about what they do; in an MCP tool's input they are arguments.
var cosmetic = map[string]bool{"description": true, "timeout": true}

func digest(a Action) string {
	h := sha256.New()
	var part []byte
	for _, s := range []string{"govc-action-1", a.Tool, a.Cwd, a.Workspace} {
		part = appendPart(part, s)
	}
	for _, m := range a.Input.Members {
		if !cosmetic[m.Name] || strings.HasPrefix(a.Tool, "mcp__") {
			part = appendPart(part, m.Name)
			h.Write(appendLength(part, len(m.Value.Raw)))
			h.Write(m.Value.Raw)
			part = part[:0]
		}
	}
	h.Write(part)
	return "sha256:" + hex.EncodeToString(h.Sum(nil))
}

func appendPart(b []byte, s string) []byte { return append(appendLength(b, len(s)), s...) }

func appendLength(b []byte, n int) []byte { return append(strconv.AppendInt(b, int64(n), 10), ':') }
