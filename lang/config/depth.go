package config

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/apparentlymart/go-textseg/v15/textseg"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/govc-lang/govc/lang/diag"
)

// maxDepth is how deep a source may be nested. HCL's parser calls itself for each bracket, template and operator inside another, and a
// stack that is full ends the process: what is deeper must not come to it.
const maxDepth = 100

// tooDeep is the problem of a source that is nested deeper than HCL may be given; false where it is not. It must be asked before a source
// is parsed.
func tooDeep(name string, src []byte) (diag.Diagnostic, bool) {
	d := depth{src: src, stack: []frame{{}}, limit: maxDepth}
	if strings.HasSuffix(name, ".json") {
		d.json()
	} else {
		d.native()
	}
	if d.total <= d.limit {
		return diag.Diagnostic{}, false
	}
	return nestedTooDeep(diag.RangeAt(name, src, d.at, d.at+1)), true
}

// frame is what stands open: a bracket, the code of a template (marked $), a string or a text (marked <). Inside counts the operators and
// brackets of one expression in it, each of which HCL may nest in the one before.
type frame struct {
	kind   byte // 0 for the file
	inside int
	marker []byte // of a text
}

// depth walks over a source without calling itself. It may take a source for deeper than it is, never for less deep.
type depth struct {
	src   []byte
	at    int
	stack []frame
	total int // of inside
	limit int // of total: reading stops there
}

func (d *depth) top() *frame { return &d.stack[len(d.stack)-1] }

func (d *depth) count() {
	d.top().inside++
	d.total++
}

func (d *depth) open(f frame) { d.stack = append(d.stack, f) }

// close ends the frame of this kind; another closing sign is left to the parser to report.
func (d *depth) close(kind byte) {
	if d.top().kind == kind {
		d.pop()
	}
}

func (d *depth) pop() {
	d.next()
	d.stack = d.stack[:len(d.stack)-1]
}

// closeBrace ends the innermost brace or code of a template, and the brackets that were left open in it: HCL's lexer knows nothing of them.
func (d *depth) closeBrace() {
	for i := len(d.stack) - 1; i > 0; i-- {
		if kind := d.stack[i].kind; kind == '{' || kind == '$' {
			for len(d.stack) > i {
				d.pop()
			}
			return
		}
	}
}

// next begins another expression in the same frame.
func (d *depth) next() {
	d.total -= d.top().inside
	d.top().inside = 0
}

func (d *depth) json() {
	for ; d.at < len(d.src); d.at++ {
		switch c := d.src[d.at]; c {
		case '"':
			d.at += jsonString(d.src[d.at:]) - 1
		case '[', '{':
			if d.count(); d.total > d.limit {
				return
			}
			d.open(frame{kind: c})
		case ']':
			d.close('[')
		case '}':
			d.close('{')
		case ',':
			d.next()
		}
	}
}

// jsonString is the length of the string that src begins with, as HCL finds its end: at a quote, before a control character, or at the end
// of the source. HCL goes by grapheme clusters, and a quote may belong to the cluster of the sign before it.
func jsonString(src []byte) int {
	escaped := false
	for i := 1; i < len(src); {
		size := 1
		switch c := src[i]; {
		case c < ' ':
			return i
		case c == '"' && !escaped:
			return i + 1
		case c >= utf8.RuneSelf:
			size, _, _ = textseg.ScanGraphemeClusters(src[i:], true) // it fails on nothing
		}
		escaped = src[i] == '\\' && !escaped
		i += size
	}
	return len(src)
}

func (d *depth) native() {
	for d.at < len(d.src) && d.total <= d.limit {
		size := 1
		switch d.top().kind {
		case '"':
			size = d.quoted()
		case '<':
			size = d.text()
		default:
			size = d.code()
		}
		if d.total <= d.limit {
			d.at += size
		}
	}
}

// code reads one sign of an expression or of a body, and gives its length.
func (d *depth) code() int {
	rest := d.src[d.at:]
	switch c := rest[0]; c {
	case '#':
		return lineLength(rest)
	case '/':
		if bytes.HasPrefix(rest, []byte("//")) {
			return lineLength(rest)
		}
		if bytes.HasPrefix(rest, []byte("/*")) {
			return blockComment(rest)
		}
		d.count()
	case '"':
		d.open(frame{kind: c})
	case '<':
		if marker, size := textStart(rest); size > 0 {
			d.open(frame{kind: c, marker: marker})
			return size
		}
		d.count()
	case '[', '(', '{':
		d.count()
		d.open(frame{kind: c})
	case ']':
		d.close('[')
	case ')':
		d.close('(')
	case '}':
		d.closeBrace()
	case ',':
		d.next()
	case '\n':
		if kind := d.top().kind; kind == 0 || kind == '{' {
			d.next() // between round and square brackets an expression goes on
		}
	case '=':
		if bytes.HasPrefix(rest, []byte("==")) {
			d.count()
			return 2
		}
	case '!', '-', '+', '*', '%', '?', '>', '&', '|':
		d.count()
	}
	return 1
}

func lineLength(src []byte) int {
	if i := bytes.IndexByte(src, '\n'); i >= 0 {
		return i
	}
	return len(src)
}

func blockComment(src []byte) int {
	if size := through(src, 2, "*/"); size > 0 {
		return size
	}
	return 1 // no comment: HCL reads signs
}

// textStart is the marker of a text that src begins with and the length up to its first line; 0 where it begins none.
func textStart(src []byte) (marker []byte, size int) {
	line := src[:lineLength(src)]
	marker, found := bytes.CutPrefix(line, []byte("<<"))
	marker = bytes.TrimSuffix(bytes.TrimPrefix(marker, []byte("-")), []byte("\r"))
	if !found || len(line) == len(src) || !hclsyntax.ValidIdentifier(string(marker)) {
		return nil, 0
	}
	return marker, len(line) + 1
}

// quoted reads a part of a string: an escape, the beginning of a template, the end, or what is none of them.
func (d *depth) quoted() int {
	rest := d.src[d.at:]
	switch {
	case rest[0] == '\\':
		return 2
	case rest[0] == '"':
		d.close('"')
		return 1
	}
	return d.literal(rest)
}

// literal reads a part of a string or a text.
func (d *depth) literal(rest []byte) int {
	switch {
	case bytes.HasPrefix(rest, []byte("$${")), bytes.HasPrefix(rest, []byte("%%{")):
		return 3
	case bytes.HasPrefix(rest, []byte("${")), bytes.HasPrefix(rest, []byte("%{")):
		d.count()
		d.open(frame{kind: '$'})
		return 2
	}
	return 1
}

// text reads a part of a text, or its last line.
func (d *depth) text() int {
	rest := d.src[d.at:]
	if d.at == 0 || d.src[d.at-1] == '\n' {
		line := rest[:lineLength(rest)]
		if bytes.Equal(bytes.TrimSpace(line), d.top().marker) {
			d.close('<')
			return len(line)
		}
	}
	if rest[0] == '$' || rest[0] == '%' {
		return d.literal(rest)
	}
	if next := bytes.IndexAny(rest, "$%\n"); next > 0 {
		return next
	}
	return 1
}
