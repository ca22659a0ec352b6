package config

import (
	"strings"
	"testing"
)

// A file is read in pieces as it is read whole, with the same problems at the same places.
func TestPiecesAreReadAsAWhole(t *testing.T) {
	long := "# " + strings.Repeat("x", pieceSize) + "\n"
	for _, src := range pieceSources {
		sameReading(t, "a.hcl", []byte(long+src))
		sameReading(t, "a.hcl", []byte(long+"set \"first\" {\n  words = [\"ü\"]\n}\n"+long+src+long+"set \"last\" {\n  words = []\n}\n"))
	}
}

// pieceSources are cut where a line is a closing brace, which not always ends a block.
var pieceSources = []string{
	"",
	"set \"a\" {\n  words = [\"x\"]\n}\nset \"a\" {\n  words = [\"y\"]\n}\nunknown \"b\" {\n  words = 1\n}\nset \"c\" {\n  word = 1\n}\n",
	"set \"a\" {\n  words = [\"x\"]\n}\nx = 1\nx = 2\nset \"b\" {\n  x = 1\n  x = 2\n}\n",
	"concept \"a\" {\n  kind = \"action\"\nshell {\n  program = [\"x\"]\n}\n  also = [\"b\"]\n}\n",
	"set \"a\" {\n  words = <<-W\n}\n  W\n}\n",
	"set \"a\" {\n  words = <<-W\n    ${\"\n}\n\"}\n  W\n}\n",
	"set \"a\" {\n  words = [\"x\"]\n}\n/*\n}\n*/\nset \"b\" {\n  words = [\"x\"]\n}\n",
	"tool \"a\" {\n  surface = \"shell\"\n  fields = {\n    x = \"y\"\n}\n}\n",
	"set \"a\" {\n  words = [\"x\"]\n}\n}\nset \"b\" {\n  words = [\"y\"]\n}\n",
	"set \"a\" {\n  words = [\"x\"\n}\nset \"b\" {\n  words = [\"y\"]\n}\n",
	"set \"a\" {\r\n  words = [\"x\"]\r\n}\r\nset \"b\" {\r\n  words = 1\r\n}\r\n",
}
