package action

import (
	"strings"
	"testing"
)

const call = `{"session_id":"s","cwd":"/w","tool_name":"Bash","tool_input":{"command":"ls"}}`

func TestDecode(t *testing.T) {
	a, err := Decode([]byte(`{"new_key":1,"agent_type":"x","session_id":"s","workspace":"/w","cwd":"/w/sub","tool_name":"Bash","tool_input":{"command":"ls"},"permission_mode":"plan"}`))
	if err != nil {
		t.Fatal(err)
	}
	if a.Tool != "Bash" || a.Cwd != "/w/sub" || a.Workspace != "/w" || a.Session != "s" || a.Agent != "x" || a.Input.Get("command").Text != "ls" {
		t.Errorf("got %+v", a)
	}
	a, err = Decode([]byte(call))
	if err != nil || a.Workspace != "/w" {
		t.Errorf("the workspace is %q, want the cwd: %v", a.Workspace, err)
	}
	if a, err = Decode([]byte(`{"cwd":null,"tool_name":"Bash","tool_input":{}}`)); err != nil || a.Cwd != "" {
		t.Errorf("null is not as good as nothing: %+v %v", a, err)
	}
}

// Anything wrong with the envelope is an error, at its place.
func TestDecodeRefuses(t *testing.T) {
	for _, c := range []struct{ event, at string }{
		{`[]`, ""},
		{`"x"`, ""},
		{`null`, ""},
		{``, ""},
		{`{}`, "/tool_name"},
		{`{"tool_input":{}}`, "/tool_name"},
		{`{"tool_name":"","tool_input":{}}`, "/tool_name"},
		{`{"tool_name":null,"tool_input":{}}`, "/tool_name"},
		{`{"tool_name":3,"tool_input":{}}`, "/tool_name"},
		{`{"tool_name":["Bash"],"tool_input":{}}`, "/tool_name"},
		{`{"tool_name":"Bash"}`, "/tool_input"},
		{`{"tool_name":"Bash","tool_input":null}`, "/tool_input"},
		{`{"tool_name":"Bash","tool_input":"ls"}`, "/tool_input"},
		{`{"tool_name":"Bash","tool_input":[]}`, "/tool_input"},
		{`{"tool_name":"Bash","tool_input":{},"cwd":3}`, "/cwd"},
		{`{"tool_name":"Bash","tool_input":{},"workspace":{}}`, "/workspace"},
		{`{"tool_name":"Bash","tool_input":{},"cwd":"` + strings.Repeat("/", maxPath+1) + `"}`, "/cwd"},
		{`{"tool_name":"Bash","tool_input":{},"workspace":"` + strings.Repeat("/", maxPath+1) + `"}`, "/workspace"},
		{`{"tool_name":"Bash","tool_input":{},"session_id":true}`, "/session_id"},
		{`{"tool_name":"Bash","tool_name":"Bash","tool_input":{}}`, "/tool_name"},
		{`{"tool_name":"Bash","tool\u005fname":"Read","tool_input":{}}`, "/tool_name"},
		{`{"new_key":1,"new_key":1,"tool_name":"Bash","tool_input":{}}`, "/new_key"},
		{`{"tool_name":"Bash","tool_input":{"command":"a","command":"b"}}`, "/tool_input/command"},
		{`{"tool_name":"Bash","tool_input":{"a":{"b":1,"b":1}}}`, "/tool_input/a/b"},
		{`{"tool_name":"Bash","Tool_Name":"Read","tool_input":{}}`, "/Tool_Name"},
		{`{"tool_name":"Bash","toolName":"Read","tool_input":{}}`, "/toolName"},
		{`{"tool_name":"Bash","tool_input":{},"TOOLINPUT":{}}`, "/TOOLINPUT"},
		{`{"Tool_Input":{},"tool_name":"Bash","tool_input":{}}`, "/Tool_Input"},
		{`{"tool_name":"Bash","tool_input":{},"CWD":"/"}`, "/CWD"},
		{`{"tool_name":"Bash","tool_input":{},"ſession_id":"x"}`, "/ſession_id"}, // encoding/json folds the long s
		{`{"tool_name":"Bash","tool_input":{},"wor` + "\u212a" + `space":"/"}`, "/wor\u212aspace"},
		{call + "x", ""},
		{call[:len(call)-1], ""},
	} {
		_, err := Decode([]byte(c.event))
		if err == nil || err.Error() == "" || PlaceOf(err) != c.at {
			t.Errorf("%s: %v at %q, want %q", c.event, err, PlaceOf(err), c.at)
		}
	}
}

func digestOf(t *testing.T, event string) string {
	t.Helper()
	a, err := Decode([]byte(event))
	if err != nil {
		t.Fatal(err)
	}
	return a.Digest
}

func TestDigest(t *testing.T) {
	first := digestOf(t, call)
	if want := "sha256:975718d75a2fca16d46f78fa60c120f7df910e6d70a3f42a491b824b7d61ede2"; first != want {
		t.Errorf("the digest of an action changed: %s; approvals and audit records hold it", first)
	}
	replace := func(old, new string) string { return strings.Replace(call, old, new, 1) }
	for name, event := range map[string]string{
		"a key of the host": replace(`{"session`, `{"hook_event_name":"PreToolUse","session`),
		"the session":       replace(`"s"`, `"t"`),
		"blanks":            replace(`,"cwd"`, ` , "cwd"`),
		"the order of keys": `{"tool_name":"Bash","tool_input":{"command":"ls"},"cwd":"/w"}`,
		"a description":     replace(`"ls"`, `"ls","description":"list","timeout":5`),
	} {
		if digestOf(t, event) != first {
			t.Errorf("%s changes the digest", name)
		}
	}
	for name, event := range map[string]string{
		"the tool":      replace("Bash", "Zsh"),
		"the command":   replace("ls", "rm"),
		"the folder":    replace("/w", "/x"),
		"the workspace": replace(`"cwd"`, `"workspace":"/","cwd"`),
		"an argument":   replace(`"ls"`, `"ls","force":true`),
		"a value moved": replace(`"command":"ls"`, `"comman":"dls"`),
	} {
		if digestOf(t, event) == first {
			t.Errorf("%s does not change the digest", name)
		}
	}
	mcp := replace("Bash", "mcp__x__send")
	if digestOf(t, mcp) == digestOf(t, strings.Replace(mcp, `"ls"`, `"ls","description":"d"`, 1)) {
		t.Error("an argument of an MCP tool does not count because of its name")
	}
}

func FuzzDecode(f *testing.F) {
	for _, s := range []string{call, `{"tool_name":"mcp__a__b","tool_input":{"x":[{"y":"\ud800"}]},"Cwd":1}`, `{"tool_name":"Bash","tool_input":{"a":1,"a":2}}`, "[]"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, event []byte) {
		a, err := Decode(event)
		if err != nil {
			return
		}
		if a.Tool == "" || a.Input.Kind != Object || !strings.HasPrefix(a.Digest, "sha256:") {
			t.Fatalf("%q is %+v", event, a)
		}
		if again, err := Decode(event); err != nil || again.Digest != a.Digest {
			t.Fatalf("%q decodes to two digests", event)
		}
	})
}
