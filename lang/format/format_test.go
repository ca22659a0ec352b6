package format

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"pgregory.net/rapid"
)

func TestSource(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"empty", "", ""},
		{"only a comment", "\n\n# c\n", "# c\n"},
		{"order of attributes", "clause \"a\" {\n  severity = \"high\"\n  text = \"t\"\n}\n", "clause \"a\" {\n  text     = \"t\"\n  severity = \"high\"\n}\n"},
		{"blocks apart", "set \"a\" {}\nset \"b\" {}\n\n\n\nset \"c\" {}\n", "set \"a\" {}\n\nset \"b\" {}\n\nset \"c\" {}\n"},
		{"blank lines in a block", "set \"a\" {\n\n  x = 1\n\n\n  y = 2\n\n}\n", "set \"a\" {\n  x = 1\n\n  y = 2\n}\n"},
		{"windows line ends", "set \"a\" {\r\n  x = 1\r\n}\r\n", "set \"a\" {\n  x = 1\n}\n"},
		{"comment behind a brace", "set \"a\" { # why\n  x = 1\n}\n", "# why\nset \"a\" {\n  x = 1\n}\n"},
		{"comments at ends of lines", "set \"a\" {\n  x = 1 # one\n  yy = 22 # two\n}\n", "set \"a\" {\n  x  = 1  # one\n  yy = 22 # two\n}\n"},
		{"one attribute in a nested block", "concept \"a\" {\n  mcp {\n    noun = [\"x\"]\n  }\n}\n", "concept \"a\" {\n  mcp { noun = [\"x\"] }\n}\n"},
		{"a heredoc", "clause \"a\" {\n  when = <<EOT\n  x\nEOT\n  text = \"t\"\n}\n", "clause \"a\" {\n  text = \"t\"\n  when = <<EOT\n  x\nEOT\n}\n"},
		{"an object", "m = {a:1, \"b c\" = 2}\n", "m = { a = 1, \"b c\" = 2 }\n"},
		{"code points, not bytes", "set \"a\" {\n  x = \"ü\" # c\n  y = \"u\" # d\n}\n", "set \"a\" {\n  x = \"ü\" # c\n  y = \"u\" # d\n}\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, problems := Source("a.hcl", []byte(c.in))
			if problems != nil || string(got) != c.want {
				t.Errorf("got %v\n%s\nwant\n%s", problems, got, c.want)
			}
		})
	}
}

func TestLongList(t *testing.T) {
	item := `"` + strings.Repeat("x", 18) + `"`
	line := "a = [" + strings.Join(slices.Repeat([]string{item}, 4), ", ") + "]\n"
	got, _ := Source("a.hcl", []byte("set \"s\" {\n  "+line+"}\n"))
	if !strings.Contains(string(got), line) {
		t.Errorf("a list that fits was broken:\n%s", got)
	}
	line = "a = [" + strings.Join(slices.Repeat([]string{item}, 5), ", ") + "]\n"
	got, _ = Source("a.hcl", []byte("set \"s\" {\n  "+line+"}\n"))
	if strings.Count(string(got), item+",\n") != 5 {
		t.Errorf("a list that does not fit has one item a line, each with a comma:\n%s", got)
	}
}

func TestManyWords(t *testing.T) {
	var words []string
	for i := range 30 {
		words = append(words, fmt.Sprintf("%q", fmt.Sprintf("word%03d", i)))
	}
	src := "set \"s\" {\n  words = [\n" + strings.Join(words[:20], ",\n") + ",\n# more\n" + strings.Join(words[20:], ", ") + "]\n}\n"
	got, _ := Source("a.hcl", []byte(src))
	if n := strings.Count(string(got), "\n"); n != 10 || !strings.Contains(string(got), "\n    # more\n    \"word020\", ") {
		t.Errorf("%d lines:\n%s", n, got)
	}
	check(t, []byte(src))
}

func TestBroken(t *testing.T) {
	out, problems := Source("a.hcl", []byte("clause \"ä\" {\n"))
	if out != nil || !problems.HasErrors() || problems[0].Range.String() != "a.hcl:1:12" {
		t.Errorf("got %q, %v", out, problems)
	}
}

// TestLibrary formats the library and reads it back.
func TestLibrary(t *testing.T) {
	names, err := filepath.Glob("../../clauses/*.hcl")
	if err != nil || len(names) == 0 {
		t.Fatalf("no library found: %v", err)
	}
	more, _ := filepath.Glob("../../clauses/vocabulary/*.hcl")
	for _, name := range append(names, more...) {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		check(t, src)
	}
}

// check holds what must be true of every file: it still parses, to the same values and comments, and a second time changes nothing.
func check(t interface {
	Helper()
	Fatalf(string, ...any)
}, src []byte) {
	t.Helper()
	once, problems := Source("a.hcl", src)
	if problems.HasErrors() {
		if _, bad := hclsyntax.ParseConfig(src, "a.hcl", hcl.InitialPos); !bad.HasErrors() && !strings.Contains(string(src), "\r") {
			t.Fatalf("a file that parses was refused: %v\n%s", problems, src)
		}
		return
	}
	twice, problems := Source("a.hcl", once)
	if problems.HasErrors() || string(once) != string(twice) {
		t.Fatalf("not idempotent: %v\n--- from\n%s\n--- once\n%s\n--- twice\n%s", problems, src, once, twice)
	}
	before, after := content(src), content(once)
	if !slices.Equal(before, after) {
		t.Fatalf("the content changed\n--- from\n%s\n--- to\n%s\n%q\n%q", src, once, before, after)
	}
	for line := range strings.Lines(string(once)) {
		if l := strings.TrimSuffix(line, "\n"); l != strings.TrimRight(l, " \t") && !strings.Contains(string(src), "<<") && !strings.Contains(l, "/*") {
			t.Fatalf("a line ends with a space: %q", l)
		}
	}
}

// content is what a file says whatever its form: its tokens without separators, in no order, since attributes move.
func content(src []byte) []string {
	tokens, _ := hclsyntax.LexConfig(src, "a.hcl", hcl.InitialPos)
	var list []string
	for _, t := range tokens {
		switch t.Type {
		case hclsyntax.TokenNewline, hclsyntax.TokenComma, hclsyntax.TokenEOF:
		case hclsyntax.TokenColon, hclsyntax.TokenEqual:
			list = append(list, "=")
		default:
			list = append(list, strings.TrimRight(string(t.Bytes), " \t\r\n"))
		}
	}
	slices.Sort(list)
	return list
}

func TestAnyFile(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { check(t, []byte(file(t))) })
}

// file draws the text of a file, as somebody in a hurry would type it.
func file(t *rapid.T) string {
	var b strings.Builder
	for range rapid.IntRange(0, 5).Draw(t, "blocks") {
		b.WriteString(gapText(t) + blockText(t, 0) + "\n")
	}
	return b.String() + gapText(t)
}

func gapText(t *rapid.T) string {
	return rapid.SampledFrom([]string{"", "", "\n", "\n\n", "# c\n", "// d\n", "\n# e\n\n", "  # f\n# g\n", "/* h\n i */\n", "\n\n\n# j\n"}).Draw(t, "gap")
}

func blockText(t *rapid.T, level int) string {
	kind := rapid.SampledFrom([]string{"clause", "policy", "concept", "mcp", "expect", "examples", "other"}).Draw(t, "block")
	if kind != "mcp" && rapid.Bool().Draw(t, "labelled") {
		kind += ` "a b"`
	}
	if rapid.IntRange(0, 4).Draw(t, "short") == 0 {
		return kind + rapid.SampledFrom([]string{" {}", "{ x = [1,2] }", "   { text=\"t\" }"}).Draw(t, "one line") + endText(t)
	}
	var b strings.Builder
	b.WriteString(kind + rapid.SampledFrom([]string{" {\n", "{ # open\n"}).Draw(t, "open"))
	for i := range rapid.IntRange(0, 5).Draw(t, "items") {
		b.WriteString(gapText(t))
		if level < 2 && rapid.IntRange(0, 3).Draw(t, "nested") == 0 {
			b.WriteString(blockText(t, level+1) + "\n")
			continue
		}
		names := []string{"text", "when", "severity", "references", "kind", "zz"}
		fmt.Fprintf(&b, "%s%d = %s%s\n", rapid.SampledFrom(names).Draw(t, "name"), i, valueText(t, 0), endText(t))
	}
	return b.String() + gapText(t) + "}" + endText(t)
}

func endText(t *rapid.T) string {
	return rapid.SampledFrom([]string{"", "", "", " # end", "   // end", " /* end */"}).Draw(t, "end")
}

func valueText(t *rapid.T, level int) string {
	kinds := 8
	if level > 2 {
		kinds = 5
	}
	switch rapid.IntRange(0, kinds).Draw(t, "value") {
	case 0:
		return `"` + strings.Repeat("wörd ", rapid.IntRange(0, 12).Draw(t, "words")) + `"`
	case 1:
		return "-1.5"
	case 2:
		return "gdpr.art_44"
	case 3:
		return `"$${x} %%{y} \"q\""`
	case 4:
		return "true"
	case 5:
		return "(1 +\n 2)"
	case 6:
		return collectionText(t, level, "{", "}", func() string {
			return rapid.SampledFrom([]string{"a = ", "\"b c\":", "dd="}).Draw(t, "key") + valueText(t, level+1)
		})
	default:
		return collectionText(t, level, "[", "]", func() string { return valueText(t, level+1) })
	}
}

func collectionText(t *rapid.T, level int, open, closing string, item func() string) string {
	var b strings.Builder
	b.WriteString(open)
	n := rapid.IntRange(0, 4).Draw(t, "members")
	if rapid.IntRange(0, 9).Draw(t, "long") == 0 {
		n += many
	}
	for range n {
		b.WriteString(rapid.SampledFrom([]string{"", "\n", "\n # m\n", " /* n */ "}).Draw(t, "before"))
		b.WriteString(item())
		b.WriteString(rapid.SampledFrom([]string{",", ", ", ",\n", ", # o\n", ",\n\n"}).Draw(t, "after"))
	}
	return b.String() + closing
}

func FuzzSource(f *testing.F) {
	f.Add([]byte("clause \"a\" {\n  text = \"t\" # c\n  references = [\n    gdpr.art_44, # d\n  ]\n}\n"))
	f.Add([]byte("a = <<-E\n  x\nE\nb = [for x in y : x]\nc = { a : [1] }\n"))
	f.Fuzz(func(t *testing.T, src []byte) { check(t, src) })
}
