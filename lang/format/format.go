// Package format writes clauses, policies and vocabulary in their one canonical form.
//
// The form is a function of the tokens and of where blank lines stand, so formatting twice changes nothing:
//   - two spaces a level; names, equal signs and comments at the ends of lines aligned
//   - one blank line between the blocks of a file; inside a block at most one, and none at its edges
//   - in a block the attributes come first, in the order of the language's reference, then the blocks
//   - a nested block with one attribute and no comment stands on one line when it fits
//   - a list or object that fits into 100 columns stands on one line; any other has one item a line, each list item with a comma;
//     one with more than 12 words and nothing else has its lines filled
//   - comments stay with what follows them, or with the line that they end
//
// JSON syntax is left to JSON tools.
package format

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
)

// columns is the longest line that a list or a one-line block may make.
const columns = 100

// Source formats one file in HCL's native syntax. A file that does not parse is reported and not formatted.
func Source(name string, src []byte) ([]byte, diag.List) {
	if problems := config.Syntax(name, src); problems.HasErrors() {
		return nil, problems
	}
	src = bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n"))
	tokens, _ := hclsyntax.LexConfig(src, name, hcl.InitialPos) // what does not lex does not parse
	p := parser{src: src, tokens: tokens}
	file := p.body(hclsyntax.TokenEOF)
	var w printer
	w.file(file)
	return w.bytes(), nil
}
