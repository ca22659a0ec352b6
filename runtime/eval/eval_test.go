package eval

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/runtime/action"
)

var update = flag.Bool("update", false, "write testdata/decision.json anew")

// engineOf compiles clauses over the small vocabulary of testdata.
func engineOf(t testing.TB, clauses string) *Engine {
	t.Helper()
	words, err := os.ReadFile("testdata/words.hcl")
	if err != nil {
		t.Fatal(err)
	}
	cfg, diags := config.Read("a.hcl", slices.Concat(words, []byte(clauses)))
	p, more := compiler.Compile(cfg, compiler.Options{Self: true, Date: "2026-07-01"})
	if err := append(diags, more...).Err(); err != nil {
		t.Fatal(err)
	}
	e, err := New(p.Graph, p.Tables, p.Params, Bundle{Name: "test", Serial: 7, Digest: "sha256:00"})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func bash(command string) []byte {
	return fmt.Appendf(nil, `{"tool_name":"Bash","tool_input":{"command":%q},"cwd":"/w"}`, command)
}

func mcp(tool, input string) []byte {
	return fmt.Appendf(nil, `{"tool_name":"mcp__bank__%s","tool_input":%s,"cwd":"/w"}`, tool, input)
}

var noon = time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)

// show is a decision in one line: what was decided, then every finding.
func show(d Decision) string {
	parts := []string{d.Decision.String()}
	if d.Reviewers > 0 {
		parts[0] += fmt.Sprint(" x", d.Reviewers)
	}
	for _, list := range []struct {
		name     string
		findings []Finding
	}{{"", d.Findings}, {"met ", d.Met}, {"excepted ", d.Excepted}} {
		for _, f := range list.findings {
			s := list.name + f.Clause + " " + f.Effect.String()
			if f.Reviewers > 0 {
				s += fmt.Sprint(" x", f.Reviewers)
			}
			if f.Certainty != "known" {
				s += " " + f.Certainty
			}
			if !f.Enforced {
				s += " shadow"
			}
			if f.Exception != "" {
				s += " by " + f.Exception
			}
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, "; ")
}

func expect(t *testing.T, what string, d Decision, want string) {
	t.Helper()
	if got := show(d); got != want {
		t.Errorf("%s\n got %s\nwant %s", what, got, want)
	}
}

const effects = `
clause "d" { text = "No payments." }
clause "e" { text = "Payments need human review." }
clause "two" { text = "Two people must approve payments." }
clause "o" { text = "Log every payment." }
`

func TestStrictestWins(t *testing.T) {
	e := engineOf(t, effects)
	expect(t, "a payment", e.Decide(action.Case{Event: bash("pay")}), "deny; d deny; e escalate x1; two escalate x2; o observe")
	expect(t, "something else", e.Decide(action.Case{Event: bash("ls")}), "allow")
	expect(t, "no deny", engineOf(t, strings.Replace(effects, "No payments.", "No tasting tea.", 1)).Decide(action.Case{Event: bash("pay")}),
		"escalate x2; e escalate x1; two escalate x2; o observe")
	expect(t, "only observe", engineOf(t, `clause "o" { text = "Log every payment." }`).Decide(action.Case{Event: bash("pay")}), "observe; o observe")
}

// What is not known caps deny at escalate; two reviewers stay two, and observe is not raised.
func TestUnknownIsCapped(t *testing.T) {
	later := strings.NewReplacer("payments.", "payments during a tea break.", "Payments need", "Payments during a tea break need",
		"every payment", "every payment during a tea break").Replace(effects)
	e := engineOf(t, later)
	expect(t, "no time", e.Decide(action.Case{Event: bash("pay")}),
		"escalate x2; d escalate x1 unknown; e escalate x1 unknown; two escalate x2 unknown; o observe unknown")
	expect(t, "tea time", e.Decide(action.Case{Event: bash("pay"), Context: action.Context{At: noon.Add(5 * time.Hour)}}),
		"deny; d deny; e escalate x1; two escalate x2; o observe")
	expect(t, "noon", e.Decide(action.Case{Event: bash("pay"), Context: action.Context{At: noon}}), "allow")
	expect(t, "an unknown deny is met by one", e.Decide(action.Case{Event: bash("pay"), Context: action.Context{ApprovedBy: []string{"a"}}}),
		"escalate x2; two escalate x2 unknown; o observe unknown; met d escalate x1 unknown; met e escalate x1 unknown")
	expect(t, "a certain act after an uncertain one", engineOf(t, `clause "d" {
  text = "No payments."
  when = "action.time.hour >= 16 or shell.sub == 'now'"
}`).Decide(action.Case{Event: bash("pay later; pay now")}), "deny; d deny")
}

func TestApprovals(t *testing.T) {
	e := engineOf(t, effects)
	for _, c := range []struct {
		by   []string
		want string
	}{
		{[]string{}, "deny; d deny; e escalate x1; two escalate x2; o observe"},
		{[]string{""}, "deny; d deny; e escalate x1; two escalate x2; o observe"},
		{[]string{"a"}, "deny; d deny; two escalate x2; o observe; met e escalate x1"},
		{[]string{"a", "a", ""}, "deny; d deny; two escalate x2; o observe; met e escalate x1"},
		{[]string{"a", "b"}, "deny; d deny; o observe; met e escalate x1; met two escalate x2"},
	} {
		expect(t, fmt.Sprintf("%q", c.by), e.Decide(action.Case{Event: bash("pay"), Context: action.Context{ApprovedBy: c.by}}), c.want)
	}
}

func TestShadow(t *testing.T) {
	e := engineOf(t, `
clause "d" {
  text = "No payments."
  mode = "shadow"
}
clause "e" { text = "Payments need human review." }
`)
	expect(t, "a clause in shadow", e.Decide(action.Case{Event: bash("pay")}), "escalate x1; d deny shadow; e escalate x1")
	e = engineOf(t, `policy "p" {
  mode    = "shadow"
  default = "deny"
}`+effects)
	expect(t, "a policy in shadow", e.Decide(action.Case{Event: bash("pay")}),
		"allow; d deny shadow; e escalate x1 shadow; two escalate x2 shadow; o observe shadow")
	expect(t, "its default", e.Decide(action.Case{Event: bash("ls")}), "allow; govc.default deny shadow")
	expect(t, "an event that is none", e.Decide(action.Case{Event: []byte("{}")}), "deny; govc.unparsed deny")
}

func TestDefault(t *testing.T) {
	for effect, want := range map[string]string{
		"allow": "allow", "observe": "observe; govc.default observe", "escalate": "escalate x1; govc.default escalate x1", "deny": "deny; govc.default deny",
	} {
		e := engineOf(t, fmt.Sprintf("policy \"p\" { default = %q }\nclause \"o\" { text = \"Log every payment.\" }", effect))
		expect(t, "default "+effect, e.Decide(action.Case{Event: bash("ls")}), want)
		expect(t, "a clause spoke", e.Decide(action.Case{Event: bash("pay")}), "observe; o observe")
	}
	e := engineOf(t, "policy \"p\" { default = \"escalate\" }\nclause \"o\" { text = \"Log every payment.\" }")
	expect(t, "a met default", e.Decide(action.Case{Event: bash("ls"), Context: action.Context{ApprovedBy: []string{"a"}}}), "allow; met govc.default escalate x1")
}

func exceptions(zone string) string {
	return fmt.Sprintf(`policy "p" {
  organisation { timezone = %q }
}
clause "d" { text = "No payments." }
exception "small" {
  clause = "d"
  match  = "shell.sub == 'small'"
  owner  = "o"
  reason = "r"
  until  = "2026-07-01"
}
exception "evening" {
  clause = "d"
  match  = "shell.sub == 'evening' and call.limit < 3"
  owner  = "o"
  reason = "r"
  until  = "2099-01-01"
}`, zone)
}

func TestExceptions(t *testing.T) {
	e := engineOf(t, exceptions("UTC"))
	at := func(command string, when time.Time) Decision {
		return e.Decide(action.Case{Event: bash(command), Context: action.Context{At: when}})
	}
	const taken, denied = "allow; excepted d deny by small", "deny; d deny"
	day := 24 * time.Hour
	expect(t, "before", at("pay small", noon.Add(-day)), taken)
	expect(t, "the last day", at("pay small", noon), taken)
	expect(t, "the day after", at("pay small", noon.Add(day)), denied)
	expect(t, "no time", at("pay small", time.Time{}), denied)
	expect(t, "no match", at("pay large", noon), denied)
	expect(t, "an act with and one without", at("pay small; pay large", noon), denied)
	expect(t, "an act without and one with", at("pay large; pay small", noon), denied)
	expect(t, "two with", at("pay small; pay small", noon), taken)
	expect(t, "a match that is false", at("pay evening", noon), denied)
	late := time.Date(2026, 7, 1, 23, 30, 0, 0, time.UTC) // the second of July in Berlin
	expect(t, "late in UTC", at("pay small", late), taken)
	e = engineOf(t, exceptions("Europe/Berlin"))
	expect(t, "late in Berlin", at("pay small", late), denied)
	expect(t, "late in Berlin, said in another zone", at("pay small", late.In(time.FixedZone("", -8*3600))), denied)
}

// An exception needs certainty.
func TestExceptionOfTheUnknown(t *testing.T) {
	e := engineOf(t, `
clause "d" { text = "No payments." }
exception "small" {
  clause = "d"
  match  = "call.total < 20"
  owner  = "o"
  reason = "r"
  until  = "2099-01-01"
}`)
	at := action.Context{At: noon}
	expect(t, "a small sum", e.Decide(action.Case{Event: mcp("pay", `{"amount": 5}`), Context: at}), "allow; excepted d deny by small")
	expect(t, "a sum that nobody can read", e.Decide(action.Case{Event: mcp("pay", `{"amount": "some"}`), Context: at}), "deny; d deny")
	expect(t, "no sum", e.Decide(action.Case{Event: mcp("pay", `{}`), Context: at}), "deny; d deny")
}

func past(n int, event []byte, at time.Time, outcome string) []action.Past {
	return slices.Repeat([]action.Past{{Event: event, At: at, Outcome: outcome}}, n)
}

func TestRate(t *testing.T) {
	e := engineOf(t, `clause "r" { text = "At most 10 payments per hour." }`)
	const stopped = "escalate x1; r escalate x1"
	hourAgo := noon.Add(-time.Hour)
	for _, c := range []struct {
		name    string
		history []action.Past
		at      time.Time
		command string
		want    string
	}{
		{"the first", nil, noon, "pay", "allow"},
		{"the tenth", past(9, bash("pay"), noon, ""), noon, "pay", "allow"},
		{"the eleventh", past(10, bash("pay"), noon, ""), noon, "pay", stopped},
		{"something else after ten", past(10, bash("pay"), noon, ""), noon, "ls", "allow"},
		{"ten of something else", past(10, bash("ls"), noon, ""), noon, "pay", "allow"},
		{"an hour ago", past(10, bash("pay"), hourAgo, ""), noon, "pay", "allow"},
		{"within the hour", past(10, bash("pay"), hourAgo.Add(time.Second), "ok"), noon, "pay", stopped},
		{"in the future", past(10, bash("pay"), noon.Add(time.Hour), ""), noon, "pay", stopped},
		{"history without times", past(10, bash("pay"), time.Time{}, ""), noon, "pay", stopped},
		{"an action without a time", past(10, bash("pay"), hourAgo.Add(-time.Hour), ""), time.Time{}, "pay", stopped},
		{"denied", past(10, bash("pay"), noon, "denied"), noon, "pay", "allow"},
		{"pending", past(10, bash("pay"), noon, "pending"), noon, "pay", "allow"},
		{"failed", past(10, bash("pay"), noon, "error"), noon, "pay", "allow"},
		{"no events", past(10, []byte("{}"), noon, ""), noon, "pay", "allow"},
		{"several acts before", past(5, bash("pay; pay"), noon, ""), noon, "pay", stopped},
		{"several acts in one action", nil, noon, strings.Repeat("pay;", 11), stopped},
		{"ten acts in one action", nil, noon, strings.Repeat("pay;", 10), "allow"},
		{"acts and history", past(8, bash("pay"), noon, ""), noon, "pay; pay; pay", stopped},
	} {
		d := e.Decide(action.Case{Event: bash(c.command), Context: action.Context{At: c.at, History: c.history}})
		expect(t, c.name, d, c.want)
	}
	expect(t, "nothing is left of the history", e.Decide(action.Case{Event: bash("pay"), Context: action.Context{At: noon}}), "allow")
}

func TestSeen(t *testing.T) {
	e := engineOf(t, `clause "a" { text = "After tasting tea, no payments." }`)
	for _, c := range []struct {
		name    string
		history []action.Past
		command string
		want    string
	}{
		{"before", nil, "pay", "allow"},
		{"after", past(1, bash("taste"), noon, ""), "pay", "deny; a deny"},
		{"after, long ago", past(1, bash("taste"), noon.Add(-1000*time.Hour), ""), "pay", "deny; a deny"},
		{"after what was denied", past(1, bash("taste"), noon, "denied"), "pay", "allow"},
		{"again", past(1, bash("taste"), noon, ""), "taste", "allow"},
		{"with time going back", past(1, bash("taste"), noon.Add(time.Hour), ""), "pay", "deny; a deny"},
	} {
		expect(t, c.name, e.Decide(action.Case{Event: bash(c.command), Context: action.Context{At: noon, History: c.history}}), c.want)
	}
}

// An earlier event is judged by its own time.
func TestSeenInItsTime(t *testing.T) {
	e := engineOf(t, `clause "a" { text = "After sunday tea, no payments." }`)
	sunday := noon.Add(-3 * 24 * time.Hour)
	for _, c := range []struct {
		name      string
		then, now time.Time
		want      string
	}{
		{"on Sunday, now Wednesday", sunday, noon, "deny; a deny"},
		{"on Saturday, now Sunday", sunday.Add(-24 * time.Hour), sunday, "allow"},
	} {
		context := action.Context{At: c.now, History: past(1, bash("taste"), c.then, "")}
		expect(t, c.name, e.Decide(action.Case{Event: bash("pay"), Context: context}), c.want)
	}
}

func TestUndecodable(t *testing.T) {
	e := engineOf(t, effects)
	for event, at := range map[string]string{
		"": "", "{": "", `{"tool_input":{}}`: "/tool_name", `{"tool_name":"Bash","tool_input":{"command":"a","command":"b"}}`: "/tool_input/command",
	} {
		d := e.Decide(action.Case{ID: "x", Event: []byte(event), Context: action.Context{ApprovedBy: []string{"a", "b"}}})
		expect(t, event, d, "deny; govc.unparsed deny")
		if len(d.Unparsed) != 1 || d.Unparsed[0].At != at || d.Unparsed[0].Why == "" || d.ID != "x" || d.Action != "" {
			t.Errorf("%s: %+v", event, d)
		}
	}
}

// What cannot be read inside an action escalates, each kind once, with all places.
func TestUnparsed(t *testing.T) {
	e := engineOf(t, effects)
	d := e.Decide(action.Case{Event: bash("echo 'not closed")})
	if d.Decision != Escalate || len(d.Unparsed) == 0 || d.Unparsed[0].At != "/tool_input/command" || d.Findings[0].Clause != Unparseable {
		t.Errorf("%+v", d)
	}
	d = e.Decide(action.Case{Event: bash("$x; $y"), Context: action.Context{ApprovedBy: []string{"a"}}})
	if d.Decision != Allow || len(d.Met) != 1 || d.Met[0].Clause != Unknowable {
		t.Errorf("%+v", d)
	}
}

// The place of a reason is where its value stands in the event; its words are those of the sentence.
func TestReasonsPoint(t *testing.T) {
	e := engineOf(t, `clause "d" {
  text = "No tasting tea or payments above EUR 10."
}`)
	for event, want := range map[string]string{
		string(mcp("payInvoice", `{"note":"é","amount":25}`)): `above EUR 10: call.total "25"; payments: call.verb "pay"`,
		string(bash("cd é && pay 25")):                        `above EUR 10: call.total "unknown"; payments: call.verb "pay"`,
		string(bash("taste")):                                 `tasting tea: call.verb "taste"; above EUR 10: call.total "unknown"`,
	} {
		d := e.Decide(action.Case{Event: []byte(event)})
		if len(d.Findings) != 1 {
			t.Errorf("%s: %+v", event, d)
			continue
		}
		f := d.Findings[0]
		var got []string
		for _, r := range f.Because {
			got = append(got, fmt.Sprintf("%s: %s %q", f.Text[r.Words[0]:r.Words[1]], r.Fact, r.Value))
			text := textAt(t, []byte(event), r.At)
			if part := text[r.Span[0]:r.Span[1]]; r.Fact != "call.total" && part != r.Value {
				t.Errorf("%s: %+v points at %q", event, r, part)
			}
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%s\n got %s\nwant %s", event, s, want)
		}
	}
}

// textAt resolves a JSON Pointer to the string that it names.
func textAt(t *testing.T, event []byte, pointer string) string {
	t.Helper()
	v, err := action.Parse(event)
	if err != nil {
		t.Fatal(err)
	}
	at := &v
	for _, name := range strings.Split(pointer, "/")[1:] {
		if at = at.Get(name); at == nil {
			t.Fatalf("%s has no %s", event, pointer)
		}
	}
	return at.Text
}

// The form of a decision: every key of it is there, and an empty list is no null.
func TestJSON(t *testing.T) {
	e := engineOf(t, effects+exceptions("UTC")[strings.Index(exceptions("UTC"), `exception "small"`):])
	var out []byte
	for _, c := range []action.Case{
		{ID: "finding", Event: mcp("pay", `{"amount":5}`), Context: action.Context{ApprovedBy: []string{"a"}}},
		{ID: "excepted", Event: bash("pay small"), Context: action.Context{At: noon}},
		{ID: "nothing", Event: bash("ls")},
		{ID: "undecodable", Event: []byte(`{"tool_name":3}`)},
	} {
		b, err := json.MarshalIndent(e.Decide(c), "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(b), "null") {
			t.Errorf("%s holds a null", c.ID)
		}
		out = append(append(out, b...), '\n')
	}
	const file = "testdata/decision.json"
	if *update {
		if err := os.WriteFile(file, out, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(file); err != nil || string(want) != string(out) {
		t.Errorf("the form of decisions changed: %v\n%s", err, out)
	}
	var keys map[string]json.RawMessage
	first := json.NewDecoder(strings.NewReader(string(out)))
	if err := first.Decode(&keys); err != nil {
		t.Fatal(err)
	}
	for _, k := range []string{"id", "decision", "reviewers", "findings", "met", "excepted", "unparsed", "bundle", "action"} {
		if keys[k] == nil {
			t.Errorf("a decision has no %s", k)
		}
	}
}

func TestEffects(t *testing.T) {
	var zero Decision
	if zero.Decision != Deny || Effect(99).String() != "deny" {
		t.Error("the zero value is not deny")
	}
	for i, name := range []string{"deny", "escalate", "observe", "allow"} {
		var e Effect
		if err := e.UnmarshalText([]byte(name)); err != nil || e != Effect(i) {
			t.Errorf("%s is %v: %v", name, e, err)
		}
		if b, _ := e.MarshalText(); string(b) != name {
			t.Errorf("%v is written %s", e, b)
		}
	}
	e := Allow
	if err := e.UnmarshalText([]byte("permit")); err == nil || e != Deny {
		t.Error("an unknown effect is not deny")
	}
}

func TestNewRefuses(t *testing.T) {
	words, _ := os.ReadFile("testdata/words.hcl")
	cfg, _ := config.Read("a.hcl", slices.Concat(words, []byte(effects)))
	p, _ := compiler.Compile(cfg, compiler.Options{Self: true})
	for name, parts := range map[string][3][]byte{
		"graph": {nil, p.Tables, p.Params}, "tables": {p.Graph, nil, p.Params}, "params": {p.Graph, p.Tables, []byte("{")},
	} {
		if _, err := New(parts[0], parts[1], parts[2], Bundle{}); err == nil || !strings.HasPrefix(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// An engine serves many at once.
func TestConcurrentDecisions(t *testing.T) {
	e := engineOf(t, effects)
	for i := range 8 {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			for range 50 {
				expect(t, "pay", e.Decide(action.Case{Event: bash("pay")}), "deny; d deny; e escalate x1; two escalate x2; o observe")
				expect(t, "ls", e.Decide(action.Case{Event: bash("ls")}), "allow")
			}
		})
	}
}

// A defect of govc denies, is told, and spoils no later decision.
func TestFaultDenies(t *testing.T) {
	e := engineOf(t, `clause "e" { text = "Payments need human review." }`)
	reader := e.reader
	e.reader = nil
	d := e.Decide(action.Case{ID: "x", Event: bash("pay")})
	expect(t, "without a reader", d, "deny; govc.unparsed deny")
	if d.Fault == nil || d.ID != "x" {
		t.Errorf("id %q, fault %v", d.ID, d.Fault)
	}
	e.reader = reader
	expect(t, "afterwards", e.Decide(action.Case{Event: bash("pay")}), "escalate x1; e escalate x1")
}

// A finding says why: how many acts in which time, what is unknown, what the whole action is where a sentence holds outside of something.
func TestBecause(t *testing.T) {
	e := engineOf(t, `clause "rate" { text = "At most 2 payments per day." }
clause "seen" { text = "After paying, no tasting tea." }
clause "hours" { text = "No tasting tea outside 09:00-17:00." }
concept "odd" {
  kind = "action"
  when = "not context.change_freeze"
}
clause "odd" {
  text = "Log odd."
}`)
	for _, c := range []struct {
		what, clause, fact, value string
		event                     action.Case
	}{
		{"a rate", "rate", "session.rate", "3 in 1 day, at most 2", action.Case{Event: bash("pay"), Context: action.Context{At: noon, History: past(2, bash("pay"), noon, "")}}},
		{"an unknown time", "hours", "action.time.hour", "unknown", action.Case{Event: bash("taste")}},
		{"a time outside", "hours", "action.time.hour", "20", action.Case{Event: bash("taste"), Context: action.Context{At: noon.Add(8 * time.Hour)}}},
		{"what was done before", "seen", "session.seen", "paying", action.Case{Event: bash("taste"), Context: action.Context{At: noon, History: past(1, bash("pay"), noon, "")}}},
		{"what the act is not", "odd", "context.change_freeze", "false", action.Case{Event: bash("ls")}},
	} {
		i := slices.IndexFunc(e.Decide(c.event).Findings, func(f Finding) bool { return f.Clause == c.clause })
		if i < 0 {
			t.Errorf("%s: %s", c.what, show(e.Decide(c.event)))
			continue
		}
		because := e.Decide(c.event).Findings[i].Because
		if !slices.ContainsFunc(because, func(r Reason) bool { return r.Fact == c.fact && r.Value == c.value }) {
			t.Errorf("%s: %+v", c.what, because)
		}
	}
	for _, event := range [][]byte{bash("ls"), bash("pay"), bash("pay; taste"), mcp("x", "{}")} {
		for _, f := range e.Decide(action.Case{Event: event}).Findings {
			if len(f.Because) == 0 {
				t.Errorf("%s: %s without a reason", event, f.Clause)
			}
		}
	}
}
