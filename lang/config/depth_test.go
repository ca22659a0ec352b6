package config

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

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
	for name, src := range map[string]string{"a.hcl": strings.Repeat("a {\n", n), "a.hcl.json": `{"clause": ` + strings.Repeat("[", n)} {
		if _, problems := Read(name, []byte(src)); len(problems) != 1 || problems[0].Code != diag.UnreadableFile {
			t.Errorf("%s: %v", name, problems[:min(3, len(problems))])
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

// deepest is how deep a source is as the scan sees it, and as HCL's own signs say.
func deepest(src []byte) (scanned, lexed int) {
	for scanned = 0; ; scanned++ {
		d := depth{src: src, stack: []frame{{}}, limit: scanned}
		if d.native(); d.total <= scanned {
			break
		}
	}
	tokens, _ := hclsyntax.LexConfig(src, "a.hcl", hcl.InitialPos)
	open := 0
	for _, t := range tokens {
		switch t.Type {
		case hclsyntax.TokenOBrace, hclsyntax.TokenOBrack, hclsyntax.TokenOParen, hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
			open++
			lexed = max(lexed, open)
		case hclsyntax.TokenCBrace, hclsyntax.TokenCBrack, hclsyntax.TokenCParen, hclsyntax.TokenTemplateSeqEnd:
			open = max(0, open-1)
		}
	}
	return scanned, lexed
}

func TestLibraryIsAsDeepAsHCLSaysOrDeeper(t *testing.T) {
	err := fs.WalkDir(clauses.FS, ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(p, ".hcl") || strings.HasPrefix(p, "vocabulary/") {
			return err
		}
		src, err := fs.ReadFile(clauses.FS, p)
		if scanned, lexed := deepest(src); scanned < lexed || scanned > lexed+8 {
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
		"<<A\r\n[\r\nA\r\n[", "\"%%%{[[", "\"\\${[[", "<<A\n\\${[",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 1<<10 || !utf8.ValidString(s) || slices.Contains([]byte(s), 0) {
			return
		}
		if scanned, lexed := deepest([]byte(s)); scanned < lexed {
			t.Fatalf("%q: %d deep, %d by HCL's signs", s, scanned, lexed)
		}
	})
}
