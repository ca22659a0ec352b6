package diag

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"testing"
)

func TestCodes(t *testing.T) {
	shape := regexp.MustCompile(`^GV0[1-7]\d\d$`)
	last := Code("")
	for _, info := range Codes {
		if !shape.MatchString(string(info.Code)) || info.Code <= last {
			t.Errorf("%s: not of the form GV0101, or not after %s", info.Code, last)
		}
		if info.Title == "" || info.Doc == "" || (info.Example == "" && info.Code != EmptyCorpus) {
			t.Errorf("%s: title, doc or example is missing", info.Code)
		}
		if !slices.Contains([]Kind{KindClauses, KindCorpus, KindCatalog}, info.Kind) {
			t.Errorf("%s: kind %q", info.Code, info.Kind)
		}
		last = info.Code
	}
}

// Every constant of codes.go has its entry, and every entry its constant.
func TestCodesHaveConstants(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "codes.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var constants []Code
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || len(spec.Values) != 1 {
			return true
		}
		if lit, ok := spec.Values[0].(*ast.BasicLit); ok {
			code, _ := strconv.Unquote(lit.Value)
			constants = append(constants, Code(code))
		}
		return true
	})
	var entries []Code
	for _, info := range Codes {
		entries = append(entries, info.Code)
	}
	if !slices.Equal(constants, entries) {
		t.Errorf("constants %v\nentries   %v", constants, entries)
	}
}

func TestNewTakesTheSeverity(t *testing.T) {
	for code, want := range map[Code]Severity{SyntaxError: Error, ExceptionExpired: Warning, HighRiskOnly: Note, "GV9999": Error} {
		if got := New(code, Range{}, "").Severity; got != want {
			t.Errorf("%s is %s, want %s", code, got, want)
		}
	}
}

func TestList(t *testing.T) {
	at := func(file string, line, column int) Range {
		return Range{File: file, Start: Pos{Line: line, Column: column}}
	}
	l := List{
		New(UnknownWords, at("b", 1, 1), "five"),
		New(HighRiskOnly, at("a", 2, 1), "four"),
		New(SupersededReference, at("a", 1, 9), "three"),
		New(UnknownWords, at("a", 1, 9), "one"),
		New(UnknownWords, at("a", 1, 9), "two"),
		New(UnknownWords, Range{}, "zero"),
	}
	l.Sort()
	want := `error[GV0201]: zero
a:1:9: error[GV0201]: one
a:1:9: error[GV0201]: two
a:1:9: warning[GV0404]: three
a:2:1: note[GV0407]: four
b:1:1: error[GV0201]: five`
	if got := l.Error(); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
	if got := l.Summary(); got != "4 errors, 1 warning, 1 note" {
		t.Error(got)
	}
	if l.Err() == nil || l[3:5].Err() != nil || List(nil).Err() != nil || List(nil).Summary() != "" {
		t.Error("Err or Summary")
	}
}

func TestPosAt(t *testing.T) {
	src := []byte("ab\nçd\n")
	for offset, want := range map[int]Pos{
		-1: {1, 1, 0}, 0: {1, 1, 0}, 2: {1, 3, 2}, 3: {2, 1, 3}, 5: {2, 2, 5}, 7: {3, 1, 7}, 99: {3, 1, 7},
	} {
		if got := PosAt(src, offset); got != want {
			t.Errorf("offset %d is %v, want %v", offset, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	ids := []string{"money-movement", "payee-details", "large-payment", "payment-rate", "art_44", "art_4", "art_45", "persistence"}
	for word, want := range map[string][]string{
		"money-movment":  {"money-movement"},
		"monye-movement": {"money-movement"},
		"PERSISTANCE":    {"persistence"},
		"art_444":        {"art_44", "art_4", "art_45"},
		"art_4":          {"art_4", "art_44", "art_45"},
		"weather":        nil,
		"":               nil,
	} {
		if got := Nearest(word, ids, 3); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
	if got := Nearest("art_44", ids, 1); !slices.Equal(got, []string{"art_44"}) {
		t.Error(got)
	}
	if got := Nearest("art_44", ids, 0); got != nil {
		t.Error(got)
	}
}

func TestEdits(t *testing.T) {
	for _, c := range []struct {
		a, b  string
		limit int
		want  int
	}{
		{"", "", 1, 0}, {"a", "", 1, 1}, {"ab", "ba", 1, 1}, {"ca", "abc", 3, 3}, {"kitten", "sitting", 3, 3}, {"kitten", "sitting", 2, 3},
	} {
		if got := edits([]rune(c.a), []rune(c.b), c.limit); got != c.want {
			t.Errorf("%q %q: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}
