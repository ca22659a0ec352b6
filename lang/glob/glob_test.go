package glob

import (
	"path"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestMatch(t *testing.T) {
	for _, c := range []struct {
		pattern, name string
		want          bool
	}{
		{"", "", true}, {"a", "a", true}, {"a*", "abc", true}, {"a*", "a/b", false}, {"a/**", "a/b/c", true},
		{"**/id_*", "~/.ssh/id_rsa", true}, {"?", "/", false}, {"[a-c]x", "bx", true}, {"[!a]x", "ax", false}, {"[", "[", true},
	} {
		if got := Compile(c.pattern).Match(c.name); got != c.want {
			t.Errorf("%q matches %q: %v", c.pattern, c.name, got)
		}
	}
}

func TestOverlaps(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"~/.s?h/id_*", "**/.ssh/id_*", true}, {"~/*", "~/.ssh/**", false}, {"~/.[rs]sh/*", "~/.ssh/**", true},
		{"a*b", "ac*", true}, {"a*b", "c*", false}, {"[!a]", "a", false}, {"[ab]", "[bc]", true}, {"[ab]", "[cd]", false},
	} {
		if got := Overlaps(Compile(c.a), Compile(c.b)); got != c.want {
			t.Errorf("%q overlaps %q: %v", c.a, c.b, got)
		}
	}
}

// Patterns without "**" mean what path.Match means by them.
func TestAgainstPathMatch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pattern := rapid.StringMatching(`[ab/*?]{0,8}`).Draw(t, "pattern")
		name := rapid.StringMatching(`[ab/]{0,8}`).Draw(t, "name")
		if strings.Contains(pattern, "**") {
			return
		}
		want, err := path.Match(pattern, name)
		if err != nil {
			return
		}
		if got := Compile(pattern).Match(name); got != want {
			t.Fatalf("%q matches %q: %v, path.Match says %v", pattern, name, got, want)
		}
	})
}

// Names that lack the longest word of a pattern are told without a walk; that changes no answer, whatever bytes a name holds.
func TestWord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := Compile(rapid.StringMatching(`([abé/]|\*|\*\*|\?|\[ab\]|\[!b\]|\[|\x{fffd}){0,8}`).Draw(t, "pattern"))
		name := rapid.StringMatching(`[abé/\[]{0,6}`).Draw(t, "name") + rapid.SampledFrom([]string{"", "\xff", "\xc3b", "\ufffd"}).Draw(t, "end")
		if got, want := g.Match(name), g.plain && g.source == name || !g.plain && match(g.parts, name); got != want {
			t.Fatalf("%q matches %q: %v", g, name, got)
		}
	})
}
