package action

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// plain turns a value into what encoding/json decodes with UseNumber.
func plain(v Value) any {
	switch v.Kind {
	case Bool:
		return v.Text == "true"
	case Number:
		return json.Number(v.Text)
	case String:
		return v.Text
	case Array:
		out := []any{}
		for _, i := range v.Items {
			out = append(out, plain(i))
		}
		return out
	case Object:
		out := map[string]any{}
		for _, m := range v.Members {
			out[m.Name] = plain(m.Value)
		}
		return out
	}
	return nil
}

// reference decodes with encoding/json; duplicates says whether a name stands twice in one object, depth how deep it nests.
func reference(src []byte) (v any, duplicates bool, depth int, err error) {
	d := json.NewDecoder(bytes.NewReader(src))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		return nil, false, 0, err
	}
	if !json.Valid(src) {
		return nil, false, 0, errors.New("something follows")
	}
	type frame struct {
		names map[string]bool
		name  bool // the next token is a name
	}
	var open []frame
	d = json.NewDecoder(bytes.NewReader(src))
	d.UseNumber()
	for {
		t, err := d.Token()
		if err != nil {
			return v, duplicates, depth, nil
		}
		top := len(open) - 1
		if s, ok := t.(string); ok && top >= 0 && open[top].names != nil && open[top].name {
			duplicates = duplicates || open[top].names[s]
			open[top].names[s], open[top].name = true, false
			continue
		}
		switch t {
		case json.Delim('{'):
			open = append(open, frame{map[string]bool{}, true})
			depth = max(depth, len(open))
			continue
		case json.Delim('['):
			open = append(open, frame{})
			depth = max(depth, len(open))
			continue
		case json.Delim('}'), json.Delim(']'):
			open = open[:top]
			top--
		}
		if top >= 0 {
			open[top].name = open[top].names != nil
		}
	}
}

// agree compares Parse with encoding/json.
func agree(t interface{ Fatalf(string, ...any) }, src []byte) {
	got, err := Parse(src)
	want, duplicates, depth, refErr := reference(src)
	accept := refErr == nil && utf8.Valid(src) && !duplicates && depth <= MaxDepth
	if (err == nil) != accept {
		t.Fatalf("%q: %v; encoding/json: %v, duplicates %v, depth %d", src, err, refErr, duplicates, depth)
	}
	if err == nil && !reflect.DeepEqual(plain(got), want) {
		t.Fatalf("%q is %#v, want %#v", src, plain(got), want)
	}
}

func drawJSON(t *rapid.T, depth int) string {
	space := rapid.SampledFrom([]string{"", "", " ", "\n\t", "\r"})
	s := space.Draw(t, "space")
	kind := rapid.IntRange(0, 6).Draw(t, "kind")
	if depth == 0 {
		kind = min(kind, 3)
	}
	switch kind {
	case 0:
		return s + rapid.SampledFrom([]string{"true", "false", "null"}).Draw(t, "word") + s
	case 1:
		return s + rapid.SampledFrom([]string{"0", "-0", "1", "-12.50", "1e5", "1E+05", "0.1e-7", "123456789012345678901234567890", "01", "1.", "-", "+1", "1e"}).Draw(t, "number")
	case 2, 3:
		return s + drawString(t)
	case 4:
		return s + "[" + strings.Join(rapid.SliceOfN(rapid.Custom(func(t *rapid.T) string { return drawJSON(t, depth-1) }), 0, 4).Draw(t, "items"), ",") + s + "]"
	}
	member := rapid.Custom(func(t *rapid.T) string { return s + drawString(t) + s + ":" + drawJSON(t, depth-1) })
	return s + "{" + strings.Join(rapid.SliceOfN(member, 0, 4).Draw(t, "members"), ",") + s + "}" + s
}

func drawString(t *rapid.T) string {
	return `"` + strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{
		"a", "b", "é", "€", "😀", `\n`, `\"`, `\\`, `\/`, `\u0041`, `\u00e9`, `\ud83d\ude00`, `\ud800`, `\udc00`, `\uD83D`, "\x7f", "/", "~",
	}), 0, 3).Draw(t, "string"), "") + `"`
}

func TestParseAgreesWithEncodingJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { agree(t, []byte(drawJSON(t, 3))) })
}

func TestParseOfBrokenDocuments(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		src := []byte(drawJSON(t, 3))
		for range rapid.IntRange(1, 3).Draw(t, "changes") {
			i := rapid.IntRange(0, len(src)-1).Draw(t, "at")
			switch rapid.IntRange(0, 2).Draw(t, "change") {
			case 0:
				src[i] = rapid.SampledFrom([]byte("\"\\{}[]:,u0d8\x00\x1f\xff\xc3 ")).Draw(t, "byte")
			case 1:
				src = append(src[:i:i], src[i+1:]...)
			case 2:
				src = src[:i]
			}
			if len(src) == 0 {
				break
			}
		}
		agree(t, src)
	})
}

func TestParseRefuses(t *testing.T) {
	nested := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
	if _, err := Parse([]byte(nested(MaxDepth))); err != nil {
		t.Errorf("%d levels: %v", MaxDepth, err)
	}
	largest := []byte(`"` + strings.Repeat("x", MaxSize-2) + `"`)
	if _, err := Parse(largest); err != nil {
		t.Errorf("%d bytes: %v", len(largest), err)
	}
	for _, c := range []struct {
		src    string
		at     string
		offset int
	}{
		{"", "", 0},
		{" ", "", 1},
		{"nul", "", 0},
		{"truex", "", 4},
		{"1 2", "", 2},
		{"NaN", "", 0},
		{"{a:1}", "", 1},
		{"{'a':1}", "", 1},
		{`{"a":1,}`, "", 7},
		{`[1,]`, "/1", 3},
		{`{"a" 1}`, "/a", 5},
		{`{"a":{"b/c":[0,tru]}}`, "/a/b~1c/1", 15},
		{`{"a":1,"a":1}`, "/a", 10},
		{`{"a":{"b":1,"\u0062":2}}`, "/a/b", 20},
		{"\"\t\"", "", 1},
		{"\"\x1f\"", "", 1},
		{"\"\\n\x1f\"", "", 4},
		{"\"\\n\t\"", "", 4},
		{`"\x"`, "", 3},
		{`"\u12"`, "", 3},
		{`"\u12g4"`, "", 3},
		{`"abc`, "", 4},
		{"\"\xff\"", "", 3},
		{"\"\xed\xa0\x80\"", "", 5}, // a surrogate as UTF-8
		{"\ufeff{}", "", 0},
		{nested(MaxDepth + 2), strings.Repeat("/0", MaxDepth+1), MaxDepth + 1},
		{string(largest) + " ", "", 0},
	} {
		_, err := Parse([]byte(c.src))
		var syntax *SyntaxError
		if !errors.As(err, &syntax) {
			t.Errorf("%.40q: %v", c.src, err)
			continue
		}
		if syntax.At != c.at || syntax.Offset != c.offset || syntax.Why == "" || PlaceOf(err) != c.at {
			t.Errorf("%.40q: %v at %q, want byte %d at %q", c.src, err, syntax.At, c.offset, c.at)
		}
	}
}

// Raw is the bytes of a value in the source.
func TestParseKeepsTheSource(t *testing.T) {
	v, err := Parse([]byte(` { "a" : [ 1.50 , "\u0041" ] , "b" : {} } `))
	if err != nil {
		t.Fatal(err)
	}
	a := v.Get("a")
	for _, c := range []struct{ got, want string }{
		{string(a.Raw), `[ 1.50 , "\u0041" ]`}, {a.Items[0].Text, "1.50"}, {string(a.Items[1].Raw), `"\u0041"`}, {a.Items[1].Text, "A"},
		{string(v.Get("b").Raw), "{}"}, {fmt.Sprint(v.Get("c")), "<nil>"},
	} {
		if c.got != c.want {
			t.Errorf("got %s, want %s", c.got, c.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{`{"a":[1,"\ud83d\ude00",null,{"b":true}]}`, `"\ud800\u0041"`, "[[[[", `{"a":1,"a":2}`, "\"\xff\"", "-0.0e+10"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) { agree(t, src) })
}
