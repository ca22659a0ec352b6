package config

import (
	"io/fs"
	"reflect"
	"strings"
	"testing"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/lang/diag"
)

// readWhole reads a file as Read does, with its lists left to HCL.
func readWhole(name string, src []byte) (*Config, diag.List) {
	r := newReader()
	r.take(name, parseWhole(name, src))
	return r.finish()
}

func sameReading(t *testing.T, name string, src []byte) {
	t.Helper()
	got, gotDiags := Read(name, src)
	want, wantDiags := readWhole(name, src)
	gotDiags.Sort() // HCL tells of unknown attributes in any order
	wantDiags.Sort()
	if !reflect.DeepEqual(gotDiags, wantDiags) {
		t.Errorf("%s: problems %v, with lists left to HCL %v", name, gotDiags, wantDiags)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: reads otherwise than with lists left to HCL", name)
	}
}

func TestTextsAreReadAsHCLReadsThem(t *testing.T) {
	err := fs.WalkDir(clauses.FS, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(p, ".hcl") {
			return err
		}
		src, err := fs.ReadFile(clauses.FS, p)
		sameReading(t, p, src)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, src := range textSources {
		sameReading(t, "a.hcl", []byte(src))
	}
}

// textSources hold texts where they are lists, where they are strings, where they only look like texts, and where they do not end.
var textSources = []string{
	"set \"a\" {\n  words = <<-W\n    one, two,\n    three\n  W\n}\nset \"b\" { words = [\"x\"] }\n",
	"set \"a\" {\n  words = <<W\none, two\nW\n}\n",
	"set \"a\" {\n  words = <<-W\n  W\n}\n",
	"set \"a\" {\n  words = <<-W\n    a $${x}, b\n  W\n}\n",
	"set \"a\" {\n  words = <<-W\n    ${x}\n  W\n}\n",
	"set \"a\" {\n  words = <<-W\n    %{if true}\n  W\n}\n",
	"set \"a\" {\n  words = <<-W\n    one,\n  W \n}\n",
	"set \"a\" {\n  words = <<-W\n    one two\n    three, four\n  W\n}\n",
	"set \"a\" {\n  words = [<<-W\n    one, two\n  W\n  , \"three\"]\n}\n",
	"set \"a\" {\n  words = (<<-W\n    one, two\n  W\n  )\n}\n",
	"set \"a\" {\r\n  words = <<-W\r\n    one\r\n  W\r\n}\r\n",
	"clause \"a\" {\n  text = <<-T\n    No moving money.\n  T\n  owner = \"x\"\n}\n",
	"clause \"a\" {\n  text = true ? <<-T\n    No moving money.\n  T\n  : \"x\"\n}\n",
	"clause \"a\" {\n  text = \"a <<-W\"\n}\nset \"a\" { words = [\"b # <<W\"] } # <<-W\n// <<-W\n/* <<-W\n*/\nset \"c\" { words = [] }\n",
	"set \"a\" {\n  words = f<<-W\n    one, two\n  W\n}\n",
	"clause \"a\" {\n  text = \"quote \\\" <<-W\\n\"\n}\n",
	"clause \"a\" {\n  text = \"x ${\"<<-W\"}\"\n}\n",
	"set \"a\" {\n  words = <<-W\n    one\n",
	"set \"a\" {\n  words = <<-W\n    one\n  W",
	"set \"a\" {\n  words = <<-W\n    one\n  }\n",
	"set \"a\" {\n  words = 1 << 2\n}\n",
	"set \"a\" {\n  words = <<-é\n    one\n  é\n}\nset \"a\" {}\n",
	"map \"a\" {\n  words = { a = <<-W\n    one\n  W\n  }\n}\n",
	"concept \"a\" {\n  kind = \"action\"\n  also = <<-W\n    one, two\n  W\n  shell {\n    program = <<-W\n      rm, é[\n    W\n  }\n}\n",
	"/* unclosed <<-W\n one\n W\n",
	"\"unclosed <<-W\n one\n W\n",
	"set \"a\" {\n  words = <<W\nW\n}\n",
	"set \"a\" {\n  words = <<W\n  one\n\nW\n}\nset \"b\" { words = 1 }\n",
	"set \"a\" { words = [] }\nset \"b\" { words = [\"x\", \"y z\"] } # [\"x\"]\nset \"c\" { words = [\"x\",] }\n",
	"set \"a\" {\n  words = [\n    \"x\", \"y\",\n    \"z\"\n  ]\n}\nset \"b\" {\n  words = [\n]\n  word = 1\n}\n",
	"set \"a\" {\n  words = [\"x\"\n]\n}\nset \"b\" {\n  words = [\n\n ]\n  word = 1\n}\n",
	"set \"a\" { words = [\"x\" \"y\"] }\nset \"b\" { words = [,] }\nset \"c\" { words = [\"x\",,] }\n",
	"set \"a\" {\n  words = [\"x\", 1, \"a\\n\", \"é\", \"$${x}\", \"${x}\"]\n}\n",
	"set \"a\" { words = [\"é\"] }\nset \"b\" { words = [\"x\\\\\"] }\nset \"ü\" { words = [\"*[\"], word = 1 }\n",
	"set \"a\" { words = [\"x\"][0] }\nset \"b\" { words = [\"x\"] == [\"y\"] }\nset \"c\" { words = x == [\"y\"] }\n",
	"set \"a\" { words = [for x in [\"y\"] : x] }\nset \"b\" { words = f([\"x\"]) }\nset \"c\" { words = ([\"x\"]) }\n",
	"set \"a\" {\n  words = true ? [\"x\"] : [\"y\"]\n}\nset \"b\" {\n  words =\n[\"x\"]\n}\n",
	"map \"a\" {\n  words = { a = [\"x\"], b = \"y\" }\n}\nmap \"b\" {\n  words = [\"x\"]\n}\n",
	"clause \"a\" {\n  text = [\"x\"]\n  references = [\"gdpr.art_44\"]\n  disabled = [\"x\"]\n  examples {\n    violates = [\"rm x\"]\n    allows = [{ tool = \"t\", input = { a = [\"x\"] } }]\n  }\n}\n",
	"concept \"a\" {\n  kind = \"action\"\n  call {\n    verb = [\"pay\", \"x*\"]\n    total = [\"> 5\", 3]\n    noun = \"money\"\n  }\n}\n",
	"set \"a\" {\n  words = <<-W\n    one\n  W\n}\nset \"b\" { words = [\"x\"] }\nset \"c\" {\n  words = [<<-W\n    one\n  W\n  ]\n}\n",
	"[\"x\"]\nx = [\"x\"]\n",
	"map \"a\" {\n  words = { a = \"x\", \"b c\" = \"y\", d-1=\"z\" }\n}\nmap \"b\" {\n  words = {}\n}\nmap \"c\" { words = {\n} }\nmap \"d\" { word = {} }\n",
	"map \"a\" {\n  words = {\n    a = \"x\",\n\n    b   = \"y\"\n    \"a\" = \"z\" # why\n  }\n}\n",
	"map \"a\" {\n  words = {\n    ü = \"x\", a = \"ü\"\n  }\n}\nmap \"b\" {\n  words = { \"ü\" = \"y\", a = \"x\", a = \"y\", \"\" = \"z\" }\n}\n",
	"map \"a\" {\n  words = {\n    a = \"x\", a = \"y\",\n    \"a\" = \"z\"\n    \"\" = \"z\", \"\" = \"z\"\n  }\n}\n",
	"map \"a\" { words = { a = \"x\" b = \"y\" } }\nmap \"b\" { words = { , } }\nmap \"c\" { words = { a = \"x\",, } }\n",
	"map \"a\" {\n  words = { a = \"x\"\n, b = \"y\" }\n}\n",
	"map \"a\" { words = { for = \"x\" } }\nmap \"b\" { words = { true = \"x\", null = \"y\" } }\nmap \"c\" { words = { a: \"x\", 1 = \"y\", (\"a\") = \"z\" } }\n",
	"map \"a\" { words = { null = \"y\" } }\nmap \"b\" { words = { a.b = \"x\" } }\nmap \"c\" { words = { a = \"x\" }.a }\nmap \"d\" { words = { a == \"x\" } }\n",
	"map \"a\" {\n  words = {\n    a = \"x\"\n}\n}\nmap \"b\" {\n  words = { a =\n \"x\" }\n}\n",
	"set \"a\" { words = { a = \"x\" } }\nclause \"a\" {\n  text = { a = \"x\" }\n  examples {\n    allows = [{ tool = \"t\", input = { a = \"x\" } }]\n    violates = { a = \"x\" }\n  }\n}\n",
	"clause \"a\" {\n  text = \"x\"\n  owner = \"y\"\n}\nconcept \"c\" { kind = \"action\" }\ntool \"t\" {\n  surface = \"shell\"\n  fields = { a = \"x|y\", b = \"\" }\n}\n",
}

func FuzzTexts(f *testing.F) {
	for _, src := range textSources {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		sameReading(t, "a.hcl", []byte(src))
	})
}
