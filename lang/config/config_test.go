package config

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// native and asJSON say the same.
const native = `
policy "p" {
  use         = ["govc-standard"]
  default     = "observe"
  mode        = "shadow"
  editions    = { gdpr = "2016/679" }
  host_prompt = true
  organisation {
    domains  = ["acme.example"]
    timezone = "Europe/Berlin"
  }
  environment "production" { hosts = ["*.prod"] }
  environment "test" {}
  data_class "customer" { tables = ["customers"] }
}
profile {
  roles  = ["deployer"]
  sector = "bank"
}
clause "a" {
  text       = "No moving money."
  when       = "action.tool == 'x'"
  severity   = "high"
  owner      = "o"
  references = [aiuc_1.d003, gdpr.art_44]
  expect {
    recall       = 0.95
    false_alarms = 0
  }
  examples {
    violates = ["pay 5", { tool = "mcp__a__b", input = { n = 1.5, list = [true, "x"] } }]
  }
}
clause "b" {
  disabled = true
  reason   = "r"
  until    = "2027-01-01"
}
exception "e" {
  clause = "a"
  match  = "action.tool == 'y'"
  owner  = "o"
  reason = "r"
  until  = "2027-01-01"
}
concept "c" {
  kind     = "action"
  also     = ["d"]
  includes = ["e"]
  unknown  = "true"
  mcp {
    verb = ["pay"]
    noun = "money"
  }
  mcp { not_server = ["x*"] }
  call {
    limit         = ["> 5", 3]
    shell_program = ["ls"]
    is            = ["f"]
    when          = "call.total > 3"
  }
  shell { elevated = true }
}
set "s" { words = ["a", "b"] }
map "m" { words = { k = "v" } }
file_class "fc" {
  paths  = ["**/x"]
  except = ["**/y"]
}
shape "sh" {
  class   = "secret"
  pattern = "x{3}"
  near    = ["key"]
  check   = "luhn"
  weight  = 2
}
tool "Bash" {
  also    = ["Shell"]
  surface = "shell"
  fields  = { command = "command" }
}
`

const asJSON = `{
"policy": {"p": {"use": ["govc-standard"], "default": "observe", "mode": "shadow", "editions": {"gdpr": "2016/679"}, "host_prompt": true,
  "organisation": {"domains": ["acme.example"], "timezone": "Europe/Berlin"},
  "environment": {"production": {"hosts": ["*.prod"]}, "test": {}},
  "data_class": {"customer": {"tables": ["customers"]}}}},
"profile": {"roles": ["deployer"], "sector": "bank"},
"clause": {
  "a": {"text": "No moving money.", "when": "action.tool == 'x'", "severity": "high", "owner": "o", "references": ["aiuc_1.d003", "gdpr.art_44"],
    "expect": {"recall": 0.95, "false_alarms": 0},
    "examples": {"violates": ["pay 5", {"tool": "mcp__a__b", "input": {"n": 1.5, "list": [true, "x"]}}]}},
  "b": {"disabled": true, "reason": "r", "until": "2027-01-01"}},
"exception": {"e": {"clause": "a", "match": "action.tool == 'y'", "owner": "o", "reason": "r", "until": "2027-01-01"}},
"concept": {"c": {"kind": "action", "also": ["d"], "includes": ["e"], "unknown": "true",
  "mcp": [{"verb": ["pay"], "noun": "money"}, {"not_server": ["x*"]}],
  "call": {"limit": ["> 5", 3], "shell_program": ["ls"], "is": ["f"], "when": "call.total > 3"},
  "shell": {"elevated": true}}},
"set": {"s": {"words": ["a", "b"]}},
"map": {"m": {"words": {"k": "v"}}},
"file_class": {"fc": {"paths": ["**/x"], "except": ["**/y"]}},
"shape": {"sh": {"class": "secret", "pattern": "x{3}", "near": ["key"], "check": "luhn", "weight": 2}},
"tool": {"Bash": {"also": ["Shell"], "surface": "shell", "fields": {"command": "command"}}}
}`

var rangeType = reflect.TypeFor[diag.Range]()

// bare is what a configuration says, without its places.
func bare(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil
		}
		return bare(v.Elem())
	case reflect.Struct:
		out := map[string]any{}
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.Type != rangeType && f.Name != "Literal" && f.Name != "Sources" {
				out[f.Name] = bare(v.Field(i))
			}
		}
		return out
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			return string(v.Bytes())
		}
		out := []any{}
		for i := range v.Len() {
			out = append(out, bare(v.Index(i)))
		}
		return out
	case reflect.Map:
		out := map[string]any{}
		for _, k := range v.MapKeys() {
			out[k.String()] = bare(v.MapIndex(k))
		}
		return out
	}
	return v.Interface()
}

func read(t *testing.T, name, src string) *Config {
	t.Helper()
	cfg, diags := Read(name, []byte(src))
	if len(diags) > 0 || cfg.Incomplete {
		t.Fatal(diags)
	}
	return cfg
}

func TestBothSyntaxesSayTheSame(t *testing.T) {
	a, b := read(t, "a.hcl", native), read(t, "a.hcl.json", asJSON)
	if got, want := bare(reflect.ValueOf(b)), bare(reflect.ValueOf(a)); !reflect.DeepEqual(got, want) {
		t.Errorf("JSON\n%v\nnative\n%v", got, want)
	}
	// Both give every string its place.
	for name, cfg := range map[string]*Config{native: a, asJSON: b} {
		c := cfg.Clauses[0]
		for _, text := range append([]Text{c.Text, c.When, c.Severity, cfg.Policy.Editions["gdpr"], cfg.Exceptions[0].Match}, c.References...) {
			if got := name[text.Range.Start.Byte:text.Range.End.Byte]; got != text.Value && got != `"`+text.Value+`"` || !text.Literal {
				t.Errorf("%q has the place of %q", text.Value, got)
			}
		}
	}
}

// A source is incomplete where a block of it was not read, not where a block says something wrong.
func TestIncomplete(t *testing.T) {
	for src, want := range map[string]bool{
		`clauses "a" {}`: true, `clause "a" {`: true, "# \xff": true, `clause {}`: true, `policy "p" { use = 3 }`: true,
		`clause "a" { severity = "hihg" }`: false, `clause "a" { sever = 1 }`: false, `policy "p" { default = "permit" }`: false,
	} {
		cfg, diags := Read("a.hcl", []byte(src))
		if cfg.Incomplete != want || !diags.HasErrors() {
			t.Errorf("%s: incomplete %v, %v", src, cfg.Incomplete, diags)
		}
	}
	cfg, _ := Read("a.hcl", []byte("concept \"c\" { kind = 3 }\nconcept \"d\" {}"))
	if c := cfg.Vocabulary.Concepts; !c[0].Incomplete || c[1].Incomplete {
		t.Errorf("%+v", c)
	}
}

// The words that are wrong stand between « and »; each source has exactly these problems, in order.
func TestProblems(t *testing.T) {
	for _, c := range []struct {
		marked string
		codes  string
	}{
		{`«clauses» "a" {}`, "GV0102"},
		{"clause \"a\" {\ntext = \"t\"\n«sever» = 1\n}", "GV0103"},
		{`clause "a" «{»`, "GV0101"},
		{"clause \"a\" { text = \"«\xff»\" }", "GV0112"},
		{"clause «\"A\"» { text = \"t\" }", "GV0111"},
		{`clause «"govc.x"» { text = "t" }`, "GV0111"},
		{`«clause "a"» {}`, "GV0105"},
		{`clause "a" { text = «3» }`, "GV0106"},
		{`clause "a" { text = «null» }`, "GV0106"},
		{`clause "a" { text = "No ${«x»}." }`, "GV0108"},
		{`clause "a" { text = "«%{ if x }y%{ endif }»" }`, "GV0108"},
		{"clause \"a\" {\ntext = \"t\"\nseverity = \"«hihg»\"\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nmode = \"«off»\"\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\ndisabled = «\"yes\"»\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nuntil = \"«soon»\"\n}", "GV0107"},
		{"clause \"a\" {\ntext = \"t\"\nreferences = «\"gdpr\"»\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nreferences = [«gdpr[0]»]\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nreferences = [«3»]\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nexpect { recall = «1.5» }\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nexpect { recall = «\"all\"» }\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nexamples { allows = [«3»] }\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nexamples { allows = [«{ tool = \"x\" }»] }\n}", "GV0106"},
		{"clause \"a\" {\ntext = \"t\"\nexamples { allows = «\"x\"» }\n}", "GV0106"},
		{`«clause "a"» { disabled = true }`, "GV0110 GV0110"},
		{"«clause \"a\"» {\ntext = \"t\"\nkind = \"evidence\"\n}", "GV0110 GV0110"},
		{`«exception "e"» { clause = "a" }`, "GV0110 GV0110 GV0110 GV0110"},
		{`exception "e" {
  clause = "a"
  match  = "x"
  owner  = "o"
  reason = "r"
  until  = "«2027-02-30»"
}`, "GV0107"},
		{`«exception "e"» {
  clause = "a"
  match  = "x"
  owner  = ""
  reason = " "
  until  = "2027-02-03"
}`, "GV0110 GV0110"},
		{"«clause \"a\"» {\ndisabled = true\nreason = \" \"\nuntil = \"2027-02-03\"\n}", "GV0110"},
		{`policy "p" { default = "«permit»" }`, "GV0106"},
		{`policy "p" { use = «"x"» }`, "GV0106"},
		{`policy "p" { use = [«3»] }`, "GV0106"},
		{`policy "p" { editions = «["x"]» }`, "GV0106"},
		{`policy "p" { editions = { gdpr = «["x"]» } }`, "GV0106"},
		{"policy \"p\" { editions = {\ngdpr = \"1\"\n«gdpr» = \"2\"\n} }", "GV0109"},
		{"policy \"p\" {}\n«policy \"q\"» {}", "GV0601"},
		{"profile {}\n«profile» {}", "GV0601"},
		{"policy \"p\" {\norganisation {}\n«organisation» {}\n}", "GV0601"},
		{"clause \"a\" {\ntext = \"t\"\nexpect {}\n«expect» {}\n}", "GV0601"},
		{"clause \"a\" {\ntext = \"t\"\nexamples {}\nexpect {}\n«examples» {}\n}", "GV0601"},
		{"policy \"p\" {\norganisation { timezone = \"«Europe/Berln»\" }\n}", "GV0106"},
		{"policy \"p\" {\norganisation { timezone = \"«»\" }\n}", "GV0106"},
		{"policy \"p\" {\norganisation { timezone = \"«Local»\" }\n}", "GV0106"},
		{"policy \"p\" {\nenvironment \"e\" {}\nenvironment «\"e\"» {}\n}", "GV0109"},
		{"policy \"p\" {\ndata_class \"e\" {}\ndata_class «\"e\"» {}\n}", "GV0109"},
		{"policy \"p\" {\nenvironment \"e\" { hosts = [\"«[x»\"] }\n}", "GV0304"},
		{"concept \"c\" {}\nconcept «\"c\"» {}", "GV0109"},
		{"tool \"c\" {}\ntool «\"c\"» {}", "GV0109"},
		{`concept "c" { kind = "«verb»" }`, "GV0106"},
		{`concept "c" { kind = «3» }`, "GV0106"},
		{`concept "c" { unknown = "«maybe»" }`, "GV0106"},
		{"concept \"c\" {\n«smell» {}\n}", "GV0102"},
		{"concept \"c\" {\nmcp { «smell» = 1 }\n}", "GV0103"},
		{"concept \"c\" {\nmcp { verb = [«[\"a\"]»] }\n}", "GV0106"},
		{"concept \"c\" {\nmcp { verb = [\"«pay*»\"] }\n}", "GV0304"},
		{"concept \"c\" {\nshell { program = [\"«[»\"] }\n}", "GV0304"},
		{`set "s" { words = [«null»] }`, "GV0106"},
		{`map "m" { words = «"x"» }`, "GV0106"},
		{`file_class "f" { paths = ["«**/[a»"] }`, "GV0304"},
		{`shape "s" { pattern = "«(»" }`, "GV0505"},
		{`shape "s" { check = "«crc»" }`, "GV0106"},
		{`shape "s" { weight = «"2"» }`, "GV0106"},
		{`tool "t" { surface = "«mind»" }`, "GV0106"},
	} {
		before, rest, _ := strings.Cut(c.marked, "«")
		inside, after, _ := strings.Cut(rest, "»")
		src := before + inside + after
		_, diags := Read("a.hcl", []byte(src))
		var codes []string
		for _, d := range diags {
			codes = append(codes, string(d.Code))
			if got := src[d.Range.Start.Byte:d.Range.End.Byte]; got != inside || d.Range.File != "a.hcl" || d.Summary == "" {
				t.Errorf("%s\nthe place of %v is %q, want %q", src, d, got, inside)
			}
			if want := diag.RangeAt("a.hcl", []byte(src), d.Range.Start.Byte, d.Range.End.Byte); d.Range != want {
				t.Errorf("%s\nthe place is %+v, want %+v", src, d.Range, want)
			}
		}
		if got := strings.Join(codes, " "); got != c.codes {
			t.Errorf("%s\ngives %s, want %s", src, got, c.codes)
		}
	}
}

func TestProblemsOfJSON(t *testing.T) {
	for src, want := range map[string]string{
		`{`:                     "GV0101",
		`{"clauses": {}}`:       "GV0103",
		`{"clause": {"a": {}}}`: "GV0105",
		`{"clause": {"a": {"text": "t"}, "b": null}}`:        "GV0106",
		`{"clause": {"a": {"text": "t"}, "b": []}}`:          "GV0106",
		`{"clause": [{"a": {"text": "t"}}, {"b": null}]}`:    "GV0106",
		`{"clause": {"a": [{"text": "t", "expect": null}]}}`: "GV0106",
		`{"clause": {"a": {"text": "t", "examples": []}}}`:   "GV0106",
		`{"clause": null}`:                                "GV0101",
		`{"policy": {"p": null}}`:                         "GV0106",
		`{"policy": {"p": {"organisation": null}}}`:       "GV0106",
		`{"policy": {"p": {"organisation": [{}, null]}}}`: "GV0106GV0601",
		`{"policy": {"p": {"environment": {"e": null}}}}`: "GV0106",
		`{"exception": {"p": null}}`:                      "GV0106",
		`{"profile": null}`:                               "GV0106",
		`{"profile": [[]]}`:                               "GV0106",
		`{"concept": {"c": {"mcp": null}}}`:               "GV0106",
		`{"clause": {"a": {"text": 3}}}`:                  "GV0106",
		`{"clause": {"a": {"text": null}}}`:               "GV0106",
		`{"clause": {"a": {"text": "${x}"}}}`:             "", // JSON strings are literal
		`{"concept": {"c": {"mcp": {"x": 1}}}}`:           "GV0103",
		`{"map": {"m": {"words": {"${x}": 1}}}}`:          "",
	} {
		_, diags := Read("a.hcl.json", []byte(src))
		got := ""
		for _, d := range diags {
			if got != string(d.Code) { // HCL tells of one broken document several times
				got += string(d.Code)
			}
			if d.Range.Start.Line != 1 {
				t.Errorf("%s: no place: %+v", src, d.Range)
			}
		}
		if got != want {
			t.Errorf("%s gives %s, want %s: %v", src, got, want, diags)
		}
	}
}

func TestWithin(t *testing.T) {
	src := "clause \"a\" {\n  text = \"No é€ money.\"\n  when = \"a\\\"b\"\n}\n"
	c := read(t, "a.hcl", src).Clauses[0]
	at := strings.Index(c.Text.Value, "money")
	r := c.Text.Within(at, at+5)
	if src[r.Start.Byte:r.End.Byte] != "money" || r != diag.RangeAt("a.hcl", []byte(src), r.Start.Byte, r.End.Byte) {
		t.Errorf("got %+v", r)
	}
	for _, c := range []struct {
		text       Text
		start, end int
	}{{c.Text, -1, 3}, {c.Text, 2, 2}, {c.Text, 3, 2}, {c.Text, 0, len(c.Text.Value) + 1}, {c.When, 0, 1}} {
		if got := c.text.Within(c.start, c.end); got != c.text.Range {
			t.Errorf("%d to %d of %q is %+v", c.start, c.end, c.text.Value, got)
		}
	}
	if c.When.Literal || c.When.Value != `a"b` {
		t.Errorf("%q is literal", c.When.Value)
	}
	if lines := (Text{Value: "a\nb", Literal: true, Range: diag.Range{Start: diag.Pos{Line: 1, Column: 5}}}).Within(2, 3); lines.Start != (diag.Pos{Line: 2, Column: 1, Byte: 2}) {
		t.Errorf("got %+v", lines)
	}
}

// A file that is cut off anywhere gives problems with places, or what stands before the cut.
func TestCutOff(t *testing.T) {
	for name, src := range map[string]string{"a.hcl": native, "a.hcl.json": asJSON, "a.grammar": "program a b\n  operands read\nprogram c\n  flags -v\n"} {
		step := 1
		if testing.Short() {
			step = 7
		}
		for i := 0; i < len(src); i += step {
			_, diags := Read(name, []byte(src[:i]))
			for _, d := range diags {
				if d.Range.Start.Line < 1 || d.Range.End.Byte > i || d.Range.Start.Byte > d.Range.End.Byte {
					t.Fatalf("cut at %d: %v at %+v", i, d, d.Range)
				}
			}
			if len(diags) == 0 && strings.Count(src[:i], "{") != strings.Count(src[:i], "}") {
				t.Fatalf("cut at %d: no problem", i)
			}
		}
	}
}

func TestHuge(t *testing.T) {
	line := "# x\n"
	_, diags := Read("a.hcl", bytes.Repeat([]byte(line), MaxSource/len(line)+1))
	if len(diags) != 1 || diags[0].Code != diag.UnreadableFile || diags[0].Range.File != "a.hcl" {
		t.Error(diags)
	}
	if _, diags = Read("a.hcl", bytes.Repeat([]byte(line), MaxSource/len(line))); len(diags) != 0 {
		t.Error(diags)
	}
}

type brokenFS struct{ fstest.MapFS }

func (b brokenFS) Open(name string) (fs.File, error) {
	if strings.HasPrefix(name, "broken") {
		return nil, errors.New("no such luck")
	}
	return b.MapFS.Open(name)
}

func (b brokenFS) ReadFile(name string) ([]byte, error) {
	if strings.HasPrefix(name, "broken") {
		return nil, errors.New("no such luck")
	}
	return b.MapFS.ReadFile(name)
}

func TestReadFS(t *testing.T) {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	fsys := brokenFS{fstest.MapFS{
		"b.hcl":           file(`clause "b" { text = "t" }`),
		"a/z.hcl.json":    file(`{"clause": {"a": {"text": "t"}}}`),
		"a/deep/y.hcl":    file(`clause "y" { text = "t" }`),
		"p.grammar":       file("program p\n"),
		"broken.hcl":      file(""),
		"readme.md":       file("clause"),
		"notes.hcl.orig":  file("clause"),
		"policy.json":     file("{}"),
		"wrong.hcl":       file("clause {"),
		"other/more.json": file("{}"),
	}}
	cfg, diags := ReadFS(fsys, "clauses/")
	var ids []string
	for _, c := range cfg.Clauses {
		ids = append(ids, c.ID+" "+c.Range.File)
	}
	if got, want := fmt.Sprint(ids), "[y clauses/a/deep/y.hcl a clauses/a/z.hcl.json b clauses/b.hcl]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(cfg.Files()), "[clauses/a/deep/y.hcl clauses/a/z.hcl.json clauses/b.hcl clauses/p.grammar clauses/wrong.hcl]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	files := map[string]bool{}
	for _, d := range diags {
		files[d.Range.File] = true
	}
	if !cfg.Incomplete || !reflect.DeepEqual(files, map[string]bool{"clauses/broken.hcl": true, "clauses/wrong.hcl": true}) {
		t.Errorf("got %v", diags)
	}
	if _, diags := ReadFS(brokenFS{}, "clauses/"); len(diags) != 0 {
		t.Error(diags)
	}
}

func TestGrammarFiles(t *testing.T) {
	cfg := read(t, "p.grammar", "# programs\n\nprogram cp copy\n  operands read\n\n  also gcp\n  last write\nprogram mv\n")
	want := map[string]vocabulary.Source{
		"cp": {Name: "cp", Also: []string{"copy", "gcp"}, Grammar: "  operands read\n\n\n  last write\n"},
		"mv": {Name: "mv", Also: []string{}, Grammar: ""},
	}
	if got := cfg.Vocabulary.Programs; !reflect.DeepEqual(got, want) {
		t.Errorf("got %#v\nwant %#v", got, want)
	}
	for marked, code := range map[string]diag.Code{
		"«operands read»":                           diag.SyntaxError,
		"program a\n«words»":                        diag.SyntaxError,
		"program a\n«words»\n  operands read":       diag.SyntaxError,
		"«program »\n":                              diag.SyntaxError,
		"«program\ta»\n":                            diag.SyntaxError,
		"# é\n«program a»\n  operands drink":        diag.BadRole,
		"«program a»\n  sub many":                   diag.BadRole,
		"program a b\n«program b»\n  words":         diag.DuplicateName,
		"program a b\n«program c b»":                diag.DuplicateName,
		"program a\n  operands read\n«program a»\n": diag.DuplicateName,
	} {
		before, rest, _ := strings.Cut(marked, "«")
		inside, after, _ := strings.Cut(rest, "»")
		src := before + inside + after
		_, diags := Read("p.grammar", []byte(src))
		if len(diags) != 1 || diags[0].Code != code {
			t.Errorf("%q: %v, want %s", src, diags, code)
			continue
		}
		if got := src[diags[0].Range.Start.Byte:diags[0].Range.End.Byte]; strings.TrimSpace(got) != strings.TrimSpace(inside) {
			t.Errorf("%q: the place is %q, want %q", src, got, inside)
		}
	}
}

// A list that is written as a text is that list, each word with its place.
func TestWordsAsText(t *testing.T) {
	src := "set \"s\" {\n  words = <<-W\n    été, a b ,\n\n    $${c}, %%{d}\n  W\n}\nconcept \"c\" {\n  kind = \"action\"\n  call {\n    verb = <<W\n  go, ru*n\nW\n  }\n}\n"
	cfg, diags := Read("a.hcl", []byte(src))
	if got, want := cfg.Vocabulary.Sets["s"], []string{"été", "a b", "${c}", "%{d}"}; !reflect.DeepEqual(got, want) {
		t.Errorf("words are %q, want %q", got, want)
	}
	if len(diags) != 1 || diags[0].Code != diag.BadGlob || src[diags[0].Range.Start.Byte:diags[0].Range.End.Byte] != "ru*n" || diags[0].Range.Start.Column != 7 || diags[0].Range.Start.Line != 12 {
		t.Errorf("problems are %+v", diags)
	}
	for name, words := range map[string]string{"a template": "<<W\n  a, ${b}\nW", "a string": `"a, b"`, "a cut phrase": "<<W\n  a, b\n  c, d\nW"} {
		if _, diags := Read("a.hcl", []byte("set \"s\" {\n  words = "+words+"\n}\n")); !diags.HasErrors() {
			t.Errorf("%s is taken for a list of words", name)
		}
	}
}

// A word of a map means one thing in one set of sources; saying it twice alike is no problem.
func TestTwoMeanings(t *testing.T) {
	src := "map \"m\" { words = { a = \"x\", b = \"y\" } }\nmap \"m\" { words = { a = \"x\", b = \"z\" } }\n"
	_, diags := Read("a.hcl", []byte(src))
	if len(diags) != 1 || diags[0].Code != diag.DuplicateName || diags[0].Range.Start.Line != 2 {
		t.Errorf("%+v", diags)
	}
}

// What is no file is told, and never opened: a pipe would be waited for. A link to a file is read, one to a folder is told.
func TestWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	link := func(to, name string) {
		t.Helper()
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Skip(err)
		}
	}
	for _, folder := range []string{"clauses/own", "shared"} {
		if err := os.MkdirAll(filepath.Join(dir, folder), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	file("shared/a.hcl", `clause "a" { text = "t" }`)
	file("shared/notes.md", "")
	link("../shared/a.hcl", "clauses/a.hcl")
	link("../shared/notes.md", "clauses/notes.md")
	link("../shared", "clauses/more")
	link("..", "clauses/own/loop.hcl")
	link("gone", "clauses/gone.hcl")
	link("gone", "clauses/README")
	socket, err := net.Listen("unix", filepath.Join(dir, "clauses", "s.hcl"))
	if err != nil {
		t.Skip(err)
	}
	defer socket.Close()
	cfg, diags := ReadFS(os.DirFS(filepath.Join(dir, "clauses")), "clauses/")
	var files []string
	for _, d := range diags {
		files = append(files, string(d.Code)+" "+d.Range.File)
	}
	slices.Sort(files)
	want := []string{"GV0112 clauses/gone.hcl", "GV0112 clauses/more", "GV0112 clauses/own/loop.hcl", "GV0112 clauses/s.hcl"}
	if !slices.Equal(files, want) {
		t.Errorf("told of %v, want %v", files, want)
	}
	if len(cfg.Clauses) != 1 || !cfg.Incomplete {
		t.Errorf("clauses %v", cfg.Clauses)
	}
}
