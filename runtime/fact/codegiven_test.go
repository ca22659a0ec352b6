package fact

import (
	"strings"
	"testing"

	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

func TestCodeWords(t *testing.T) {
	for _, c := range []struct{ code, argv, text, want string }{
		{"argument", "python3 -c print(1) a b", "print(1)", "-c a b"},
		{"argument", "node -e f() -- a", "f()", "-c a"},
		{"heredoc", "python3 - a b", "x", "- a b"},
		{"heredoc", "python3", "x", "none"},
		{"file", "python3 run.py a", "x", "run.py a"},
	} {
		k, s := shell.Command{}, shell.Snippet{Code: c.code, Text: c.text}
		at := 0
		for _, w := range strings.Fields(c.argv) {
			word := shell.Word{Text: w, Span: shell.Span{Start: at, End: at + len(w)}}
			if k.Argv = append(k.Argv, word); w == c.text {
				s.Span = word.Span
			}
			if c.code == "file" && len(k.Argv) == 2 {
				k.Operands = []shell.Operand{{Word: word}}
			}
			at += len(w) + 1
		}
		head, rest, ok := codeWords(&k, &s)
		got := head
		for _, w := range rest {
			got += " " + w.Text
		}
		if !ok {
			got = "none"
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.argv, got, c.want)
		}
	}
}

func TestOpenMode(t *testing.T) {
	for text, want := range map[string]string{
		`open("f")`: "read", `open("f", "r+b")`: "edit", `open("f", "w")`: "write", `os.open("f", os.O_RDONLY)`: "read", `os.open("f", 1)`: "write",
		`os.open("f", os.O_RDWR | os.O_CREAT)`: "write", `open("f", "a")`: "append", `open("f", "<:raw")`: "read",
	} {
		calls, _ := code.Calls("python", text)
		if got := openMode(&calls[0]); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

func TestAlternatives(t *testing.T) {
	calls, _ := code.Calls("python", "for c in ['a', 'b', x]: os.system(c)")
	if got := strings.Join(alternatives(calls[0].Args), " "); got != "b" {
		t.Errorf("got %q", got)
	}
}
