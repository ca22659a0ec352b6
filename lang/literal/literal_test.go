package literal

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/govc-lang/govc/lang/glob"
	"pgregory.net/rapid"
)

func TestRegexp(t *testing.T) {
	for pattern, want := range map[string]string{
		`abc`: "[[abc]]", `(?i)ABC`: "[[abc]]", `a.bcd`: "[[bcd] [a]]", `(delete|deploy)d?`: "[[delete deleted deploy deployd]]",
		`x*`: "[]", `.`: "[]", `a|`: "[]", `(`: "[]", `[ab]cd`: "[[acd bcd]]", `[0-9]+`: "[]", `(?:foo)?bar`: "[[bar foobar]]", `[Kk]ey`: "[[key]]",
		`(legal|litigation)[ _-]*holds?`: "[[legal litigation] [hold holds]]", `größe`: "[[grö] [e]]", `(?i)GRÜN`: "[[grün]]", `[eé]l[èe]ve`: "[[eleve elève éleve élève]]", `ge(?:f.hl|stresst)`: "[[gef gestresst] [ge] [hl stresst]]", `(ab)+c`: "[[ab] [c]]",
		`k[^x]ey_`: "[[ey_] [k]]", `ab{2,3}c`: "[[abbbc abbc]]", `(a.b|c)d`: "[[d] [a c]]", `\S+@\S+`: "[[@]]",
	} {
		if got := fmt.Sprint(Regexp(pattern)); got != want {
			t.Errorf("%s: %s, want %s", pattern, got, want)
		}
	}
}

// Lower keeps the length of every text, and folds what strings.ToLower folds to the same length in ASCII and Latin-1.
func TestLower(t *testing.T) {
	for s, want := range map[string]string{
		"": "", "abc": "abc", "ABC Z[": "abc z[", "GRÜN ÀÞ": "grün àþ", "3×4 ÷": "3×4 ÷", "\u212aey ſ İ": "\u212aey ſ İ", "\xc3": "\xc3", "\x80A\xff": "\x80a\xff",
	} {
		if got := Lower(s); got != want || len(got) != len(s) {
			t.Errorf("%q: %q, want %q", s, got, want)
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
		sets := Regexp(pattern)
		for _, s := range rapid.SliceOfN(rapid.StringMatching(`[abkskKSxäÄßẞ\x{17f}\x{212a}]{0,8}`), 20, 20).Draw(t, "texts") {
			for _, words := range sets {
				if re.MatchString(s) && !holds(words, s) {
					t.Fatalf("%q matches %q, which holds none of %q", pattern, s, words)
				}
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
	return false
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

func TestDigits(t *testing.T) {
	for pattern, want := range map[string]int{
		`\b[0-8][0-9]{2}-[0-9]{2}-[0-9]{4}\b`: 9, `[A-Z]{2}[0-9]{2}`: 2, `a|[0-9]`: 0, `(?:4[0-9]{3}|37[0-9])x`: 3, `[0-9]?[0-9]*`: 0, `(?:[0-9][ -]?){6,12}[0-9]`: 7, `[0-9A-F]{4}`: 0,
	} {
		if got, _ := Digits(pattern); got != want {
			t.Errorf("Digits(%q) = %d, want %d", pattern, got, want)
		}
	}
}
