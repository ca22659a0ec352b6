package config

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// pieceSize is how many bytes of a file are parsed together, at least.
const pieceSize = 4 << 10

// parseNative parses a file piece by piece: HCL keeps all tokens of what it parses in one list, which it moves each time it has grown. A
// file of which a piece is no file of blocks, or has a problem, is parsed whole: problems are told about what is there.
func parseNative(name string, src []byte) parsed {
	out := parsed{src: src, given: withoutLists(src)}
	at := hcl.InitialPos
	for rest := out.given; len(rest) > 0; {
		piece := firstPiece(rest)
		f, diags := hclsyntax.ParseConfig(piece, name, at)
		if len(diags) > 0 || len(f.Body.(*hclsyntax.Body).Attributes) > 0 {
			return parseWhole(name, src)
		}
		out.bodies = append(out.bodies, f.Body)
		at.Line, at.Byte = at.Line+bytes.Count(piece, []byte("\n")), at.Byte+len(piece)
		rest = rest[len(piece):]
	}
	return out
}

func parseWhole(name string, src []byte) parsed {
	f, diags := hclsyntax.ParseConfig(src, name, hcl.InitialPos)
	return parsed{src: src, given: src, bodies: []hcl.Body{f.Body}, diags: diags}
}

// firstPiece is the beginning of a source up to and with a line that is a closing brace: the end of a block, as files are formatted. Where
// it is something else, the piece is no file.
func firstPiece(src []byte) []byte {
	const end = "\n}\n"
	if i := bytes.Index(src[min(pieceSize, len(src)):], []byte(end)); i >= 0 {
		return src[:pieceSize+i+len(end)]
	}
	return src
}
