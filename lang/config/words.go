package config

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/govc-lang/govc/lang/diag"
)

// words reads a plain list of strings, see withoutLists, or one that is written as a text (<<-W … W): the words stand between commas, each
// with its place. A long list reads better so, and much faster. It is false for any other expression. A line that ends without a comma
// before another would cut a phrase in two, or join two words, and is reported.
func (r *reader) words(e hcl.Expression) ([]Text, bool) {
	rng := e.Range()
	if _, native := e.(hclsyntax.Expression); !native || rng.End.Byte > len(r.src) {
		return nil, false
	}
	raw := string(r.src[rng.Start.Byte:rng.End.Byte])
	if strings.HasPrefix(raw, "[") && plainList(r.src[rng.Start.Byte:]) == len(raw) {
		return r.wordsOfList(raw, rng.Start), true
	}
	if !strings.HasPrefix(raw, "<<") {
		return nil, false
	}
	if found := template(e); found != nil {
		r.add(templateInString(r.rng(*found)))
		return nil, true
	}
	return r.wordsOfText(raw, rng), true
}

func (r *reader) wordsOfList(raw string, at hcl.Pos) []Text {
	out := slices.Grow([]Text(nil), strings.Count(raw, `"`)/2)
	inside := false
	for part := range strings.SplitSeq(raw, `"`) {
		if inside {
			end := hcl.Pos{Line: at.Line, Byte: at.Byte + len(part)}
			out = append(out, Text{Value: part, Literal: true, Range: diag.Range{File: r.file, Start: r.pos(at), End: r.pos(end)}})
		}
		inside = !inside
		at.Line, at.Byte = at.Line+strings.Count(part, "\n"), at.Byte+len(part)+1
	}
	return out
}

func (r *reader) wordsOfText(raw string, rng hcl.Range) []Text {
	out := slices.Grow([]Text(nil), strings.Count(raw, ","))
	at, line := rng.Start.Byte, rng.Start.Line
	var open *diag.Range // the last word, when no comma follows it
	for text := range strings.Lines(raw) {
		had := len(out)
		if at > rng.Start.Byte && at+len(text) < rng.End.Byte { // between the line that begins the text and the one that ends it
			out = r.wordsOfLine(out, text, diag.Pos{Line: line, Column: 1, Byte: at})
		}
		if len(out) > had {
			if open != nil {
				r.add(missingComma(*open))
			}
			if open = nil; !strings.HasSuffix(strings.TrimSpace(text), ",") {
				open = &out[len(out)-1].Range
			}
		}
		at, line = at+len(text), line+1
	}
	return out
}

func (r *reader) wordsOfLine(out []Text, line string, start diag.Pos) []Text {
	at := 0
	for part := range strings.SplitSeq(line, ",") {
		if word := strings.TrimSpace(part); word != "" {
			from := at + strings.Index(part, word)
			t := Text{Value: unescaped(word), Range: diag.Range{File: r.file, Start: within(start, line, from), End: within(start, line, from+len(word))}}
			t.Literal = t.Value == word
			out = append(out, t)
		}
		at += len(part) + 1
	}
	return out
}

// unescaped undoes what HCL asks for in a text, so that it holds no template.
func unescaped(word string) string {
	if !strings.Contains(word, "{") {
		return word
	}
	return unescape.Replace(word)
}

var unescape = strings.NewReplacer("$${", "${", "%%{", "%{")

func within(start diag.Pos, line string, at int) diag.Pos {
	return diag.Pos{Line: start.Line, Column: start.Column + utf8.RuneCountInString(line[:at]), Byte: start.Byte + at}
}
