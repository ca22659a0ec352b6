package literal

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/govc-lang/govc/lang/glob"
	"pgregory.net/rapid"
)

func TestRegexp(t *testing.T) {
	for pattern, want := range map[string][]string{
		`abc`: {"abc"}, `(?i)ABC`: {"abc"}, `a.bcd`: {"bcd"}, `(delete|deploy)d?`: {"delete", "deleted", "deploy", "deployd"},
		`x*`: nil, `.`: nil, `a|`: nil, `(`: nil, `[ab]cd`: {"acd", "bcd"}, `[0-9]+`: nil, `(?:foo)?bar`: {"bar", "foobar"}, `[Kk]ey`: {"key"},
		`(legal|litigation)[ _-]*holds?`: {"legal", "litigation"}, `größe`: {"gr"}, `(ab)+c`: {"ab"}, `k[^x]ey_`: {"ey_"}, `ab{2,3}c`: {"abbbc", "abbc"},
	} {
		if got := Regexp(pattern); !reflect.DeepEqual(got, want) && (len(got) > 0 || len(want) > 0) {
			t.Errorf("%s: %q, want %q", pattern, got, want)
		}
	}
}

func TestGlob(t *testing.T) {
	for pattern, want := range map[string]string{"**/Deploy/*": "/deploy/", "*": "", "a[bc]def": "def", "[": "", "[]]x": "x", "[!]]yz": "]yz", "größe*": "gr", "": ""} {
		if got := Glob(pattern); got != want {
			t.Errorf("%s: %q, want %q", pattern, got, want)
		}
	}
}

// Whatever a pattern matches holds one of its words.
func TestRegexpHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pattern := rapid.StringMatching(`(\(\?i\))?([abkSß.]|[ab][?*+]|\([aks]{1,3}\|[ab]{0,2}\)[?*+]?|\[a-cK\]|b\{1,3\}|[äk]x){1,6}`).Draw(t, "pattern")
		re, err := regexp.Compile(pattern)
		if err != nil {
			return
		}
		words := Regexp(pattern)
		for _, s := range rapid.SliceOfN(rapid.StringMatching(`[abkskKSxäÄßẞ\x{17f}\x{212a}]{0,8}`), 20, 20).Draw(t, "texts") {
			if re.MatchString(s) && !holds(words, s) {
				t.Fatalf("%q matches %q, which holds none of %q", pattern, s, words)
			}
		}
	})
}

func holds(words []string, s string) bool {
	for _, w := range words {
		if strings.Contains(Fold(s), w) {
			return true
		}
	}
	return len(words) == 0
}

func TestGlobHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pattern := rapid.StringMatching(`([abA*?/]|\*\*|\[ab\]|\[!b\]|\[|\]|ä){0,8}`).Draw(t, "pattern")
		name := rapid.StringMatching(`[abA/äcb\]\[]{0,8}`).Draw(t, "name")
		if glob.Compile(pattern).Match(name) && !strings.Contains(Fold(name), Glob(pattern)) {
			t.Fatalf("%q matches %q, which does not hold %q", pattern, name, Glob(pattern))
		}
	})
}
