package diag

import "testing"

func TestVisible(t *testing.T) {
	for _, c := range []struct{ in, keep, want string }{
		{"plain", "", "plain"},
		{"Überweisung 漢字 €", "", "Überweisung 漢字 €"},
		{"a\x1b]0;t\x07b", "", `a\u001b]0;t\u0007b`},
		{"a\u009b2Jb", "", `a\u009b2Jb`},
		{"a\x9b2Jb", "", `a\x9b2Jb`},
		{"a\u202eb\u2066c\u200bd\ufeff", "", `a\u202eb\u2066c\u200bd\ufeff`},
		{"a\U000e0041b", "", `a\udb40\udc41b`},
		{"a\nb\rc\td\x7f", "", `a\nb\rc\td\u007f`},
		{"a\nb\rc\td", "\n\t", "a\nb\\rc\td"},
		{"a\u2028b", "\n", `a\u2028b`},
	} {
		if got := Visible(c.in, c.keep); got != c.want {
			t.Errorf("%q is shown as %q, want %q", c.in, got, c.want)
		}
	}
}
