package config

import (
	"strings"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/govc-lang/govc/lang/diag"
)

// words reads a list that is written as a text (<<-W … W): the words stand between commas and line ends, each with its place. A long list
// reads better so, and much faster. It is false for any other expression.
func (r *reader) words(e hcl.Expression) ([]Text, bool) {
	if _, ok := e.(*hclsyntax.TemplateExpr); !ok {
		return nil, false
	}
	rng := e.Range()
	raw := string(r.src[rng.Start.Byte:rng.End.Byte])
	if !strings.HasPrefix(raw, "<<") {
		return nil, false
	}
	if found := template(e); found != nil {
		r.add(templateInString(r.rng(*found)))
		return nil, true
	}
	var out []Text
	at := rng.Start.Byte
	line := rng.Start.Line
	for text := range strings.Lines(raw) {
		if at > rng.Start.Byte && at+len(text) < rng.End.Byte { // between the line that begins the text and the one that ends it
			out = r.wordsOfLine(out, text, diag.Pos{Line: line, Column: 1, Byte: at})
		}
		at, line = at+len(text), line+1
	}
	return out, true
}

func (r *reader) wordsOfLine(out []Text, line string, start diag.Pos) []Text {
	at := 0
	for part := range strings.SplitSeq(line, ",") {
		if word := strings.TrimSpace(part); word != "" {
			from := at + strings.Index(part, word)
			t := Text{Value: unescape.Replace(word), Range: diag.Range{File: r.file, Start: within(start, line, from), End: within(start, line, from+len(word))}}
			t.Literal = t.Value == word
			out = append(out, t)
		}
		at += len(part) + 1
	}
	return out
}

// unescape undoes what HCL asks for in a text, so that it holds no template.
var unescape = strings.NewReplacer("$${", "${", "%%{", "%{")

func within(start diag.Pos, line string, at int) diag.Pos {
	return diag.Pos{Line: start.Line, Column: start.Column + utf8.RuneCountInString(line[:at]), Byte: start.Byte + at}
}
