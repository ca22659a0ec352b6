package shell

import (
	"strings"
	"testing"
)

func TestTested(t *testing.T) {
	for _, c := range []struct {
		line string
		want status
	}{
		{"", fails}, {"]", fails}, {"x ]", succeeds}, {"-n x", succeeds}, {"-z x ]", fails}, {"! -n x", fails}, {"! ! x", succeeds},
		{"a = a ]", succeeds}, {"a == b ]", fails}, {"a != b", succeeds}, {"3 -lt 2", fails}, {"3 -gt 2", succeeds}, {"2 -ge 2", succeeds},
		{"2 -le 1", fails}, {"2 -eq 2", succeeds}, {"2 -ne 2", fails}, {"a -eq 2", maybe}, {"-f x ]", maybe}, {"a = a -a b = c", maybe},
		{"a = " + unknown, maybe}, {"a -nt b", maybe},
	} {
		var args []Word
		for _, text := range strings.Fields(c.line) {
			args = append(args, Word{Text: text})
		}
		if got := tested(args); got != c.want {
			t.Errorf("test %s: %d, want %d", c.line, got, c.want)
		}
	}
}
