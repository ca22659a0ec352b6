package config

import (
	"bytes"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
	_ "unsafe" // for go:linkname

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/lang/diag"
)

// Each way in which HCL's parser calls itself, far deeper than its stack is, is one problem with a place.
func TestDeepSourcesAreRefused(t *testing.T) {
	const n = 500_000
	for name, value := range map[string]string{
		"brackets": strings.Repeat("[", n) + strings.Repeat("]", n), "parentheses": strings.Repeat("(", n) + "1" + strings.Repeat(")", n),
		"objects": strings.Repeat("{a=", n), "calls": strings.Repeat("f(", n), "minus": strings.Repeat("-", n) + "1", "not": strings.Repeat("!", n) + "true",
		"sum": "1" + strings.Repeat("+1", n), "equals": "1" + strings.Repeat("==1", n), "choice": strings.Repeat("true?1:", n) + "1",
		"index": "a" + strings.Repeat("[b]", n), "splat": "a" + strings.Repeat("[*]", n), "templates": strings.Repeat(`"${`, n),
		"text": "<<A\n" + strings.Repeat("%{if a}", n) + "\nA", "lines": strings.Repeat("[\n", n), "behind a string": `["]", ` + strings.Repeat("[", n),
	} {
		src := []byte("clause \"a\" {\n  owner = " + value + "\n}\n")
		_, problems := Read("a.hcl", src)
		if len(problems) != 1 || problems[0].Code != diag.UnreadableFile || problems[0].Range.Start.Line < 2 || problems[0].Fix == "" {
			t.Errorf("%s: %v", name, problems[:min(3, len(problems))])
		}
	}
	for _, c := range [][2]string{
		{"a.hcl", strings.Repeat("a {\n", n)}, {"a.hcl", "a = \"%{ if ( }\"\nb = " + strings.Repeat("[", n)},
		{"a.hcl.json", `{"clause": ` + strings.Repeat("[", n)}, {"a.hcl.json", "[\"a\n, " + strings.Repeat("[", n)},
		{"a.hcl.json", "[\"\u0600\"\", " + strings.Repeat("[", n)},
	} {
		if _, problems := Read(c[0], []byte(c[1])); len(problems) != 1 || problems[0].Code != diag.UnreadableFile {
			t.Errorf("%s, %.20q: %v", c[0], c[1], problems[:min(3, len(problems))])
		}
	}
}

func TestFlatSourcesAreNotDeep(t *testing.T) {
	for name, src := range map[string]string{
		"a.hcl": strings.Repeat("a {\n  b = [-1, (2 + 3)]\n  c = { d = -4 }\n  e = \"[[[[ $${ ((\" # [[[[\n  f = <<A\n[[[[ \"\nA\n}\n", 1000) +
			"a {\n  b = [" + strings.Repeat("[-1],\n", 1000) + "]\n}\n",
		"a.hcl.json": `{"a": [` + strings.Repeat(`{"b": "[[\"[["}, `, 1000) + "{}]}",
	} {
		if d, deep := tooDeep(name, []byte(src)); deep {
			t.Errorf("%s: %v", name, d)
		}
	}
}

// scanned is how deep a source is as a scan of it sees it.
func scanned(src []byte, scan func(*depth)) int {
	for limit := 0; ; limit++ {
		d := depth{src: src, stack: []frame{{}}, limit: limit}
		if scan(&d); d.total <= limit {
			return limit
		}
	}
}

// brackets are those that stand open, as HCL's own signs say. A brace closes the brackets in it.
type brackets struct {
	open    []byte
	deepest int
}

func (b *brackets) begin(kind byte) {
	b.open = append(b.open, kind)
	b.deepest = max(b.deepest, len(b.open))
}

func (b *brackets) end(kind byte) {
	at := bytes.LastIndexByte(b.open, kind)
	if at == len(b.open)-1 || at >= 0 && kind == '{' {
		b.open = b.open[:max(at, 0)]
	}
}

func lexedNative(src []byte) int {
	var b brackets
	tokens, _ := hclsyntax.LexConfig(src, "a.hcl", hcl.InitialPos)
	for _, t := range tokens {
		switch t.Type {
		case hclsyntax.TokenOBrace, hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
			b.begin('{')
		case hclsyntax.TokenOBrack, hclsyntax.TokenOParen:
			b.begin(byte(t.Type))
		case hclsyntax.TokenCBrace, hclsyntax.TokenTemplateSeqEnd:
			b.end('{')
		case hclsyntax.TokenCBrack:
			b.end('[')
		case hclsyntax.TokenCParen:
			b.end('(')
		}
	}
	return b.deepest
}

// jsonToken and jsonTokens are HCL's own, which it does not export.
type jsonToken struct {
	Type  rune
	Bytes []byte
	Range hcl.Range
}

type jsonStart struct {
	Filename string
	Pos      hcl.Pos
}

//go:linkname jsonTokens github.com/hashicorp/hcl/v2/json.scan
func jsonTokens(src []byte, start jsonStart) []jsonToken

func lexedJSON(src []byte) int {
	var b brackets
	for _, t := range jsonTokens(src, jsonStart{"a.hcl.json", hcl.InitialPos}) {
		switch t.Type {
		case '[', '{':
			b.begin(byte(t.Type))
		case ']':
			b.end('[')
		case '}':
			b.end('{')
		}
	}
	return b.deepest
}

func TestLibraryIsAsDeepAsHCLSaysOrDeeper(t *testing.T) {
	err := fs.WalkDir(clauses.FS, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(p, ".hcl") || strings.HasPrefix(p, "vocabulary/") {
			return err
		}
		src, err := fs.ReadFile(clauses.FS, p)
		if scanned, lexed := scanned(src, (*depth).native), lexedNative(src); scanned < lexed || scanned > lexed+8 {
			t.Errorf("%s: %d deep, %d by HCL's signs", p, scanned, lexed)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func FuzzDepth(f *testing.F) {
	for _, s := range []string{
		`a = ["]", [[ "${b[1]}" ]]]`, "a = <<-A\n  ${[\n A\n]} \"\nA\n", "a = \"$${[\" # [\n// (\n/* { */ b = -(1)", "a = <<A\n$$${[[\nA\n[", "a = \"\n[[[", "/* [[", "a = <<é\n\"\né\n[",
		"<<A\r\n[\r\nA\r\n[", "\"%%%{[[", "\"\\${[[", "<<A\n\\${[", "a = \"%{ if ( }\"\nb = [[[[[", "a = \"${ [ { ( } }\"\nb = [[[[[",
	} {
		f.Add(s)
	}
	fuzzDepth(f, (*depth).native, lexedNative)
}

func FuzzDepthOfJSON(f *testing.F) {
	for _, s := range []string{
		`{"a": ["]", "[\"[", [[{}]]]}`, "[\"a\n, [[[[", "[\"a\\\n, [[[[", "[\"\\\\\", [[", "[\"\u0600\"\", [[", "[\"\u0600\\\", [[", "[\"e\u0301\", [[", "[\"\x7f\", [[", "[}, [[]",
	} {
		f.Add(s)
	}
	fuzzDepth(f, (*depth).json, lexedJSON)
}

func fuzzDepth(f *testing.F, scan func(*depth), lexed func([]byte) int) {
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 1<<10 || !utf8.ValidString(s) || slices.Contains([]byte(s), 0) {
			return
		}
		if scanned, lexed := scanned([]byte(s), scan), lexed([]byte(s)); scanned < lexed {
			t.Fatalf("%q: %d deep, %d by HCL's signs", s, scanned, lexed)
		}
	})
}
