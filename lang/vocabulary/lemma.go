package vocabulary

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lemma gives a word of a name its dictionary form: what the dictionary says, else the singular, and what the dictionary says for that.
// The words of concepts and those of tools go through the same function, so that an author may write any form.
func Lemma(dictionary func(string) (string, bool), w string) string {
	w = Plain(w)
	if to, ok := dictionary(w); ok {
		return to
	}
	s := singular(w)
	if to, ok := dictionary(s); ok {
		return to
	}
	return s
}

// marks are letters with marks, as names without them are written, and letters of other scripts that look like Latin ones.
var marks = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss", "ø", "oe", "æ", "ae", "å", "aa", "é", "e", "è", "e", "ê", "e", "ë", "e", "á", "a", "à", "a", "â", "a", "í", "i", "î", "i",
	"а", "a", "е", "e", "о", "o", "р", "p", "с", "c", "у", "y", "х", "x", "і", "i", "ѕ", "s", "ј", "j", "һ", "h", "к", "k", "м", "m", "т", "t", "в", "b", "н", "h", "α", "a", "ο", "o", "ρ", "p", "ν", "v", "ι", "i",
	"ï", "i", "ó", "o", "ô", "o", "ú", "u", "ù", "u", "û", "u", "ç", "c", "ñ", "n")

// Plain writes a word as names without marks do: loeschen for löschen.
func Plain(w string) string {
	for i := range len(w) {
		if w[i] >= utf8.RuneSelf {
			return marks.Replace(strings.Map(narrow, w))
		}
	}
	return w
}

// narrow turns full-width letters and digits into plain ones.
func narrow(r rune) rune {
	if r >= 0xFF01 && r <= 0xFF5E {
		return unicode.ToLower(r - 0xFEE0)
	}
	return r
}

func singular(w string) string {
	switch n := len(w); {
	case n < 4 || strings.HasSuffix(w, "ss") || strings.HasSuffix(w, "us") || strings.HasSuffix(w, "is") || strings.HasSuffix(w, "ias"):
		return w
	case strings.HasSuffix(w, "ies"):
		return w[:n-3] + "y"
	case strings.HasSuffix(w, "sses"), strings.HasSuffix(w, "xes"), strings.HasSuffix(w, "ches"), strings.HasSuffix(w, "shes"):
		return w[:n-2]
	case strings.HasSuffix(w, "s"):
		return w[:n-1]
	}
	return w
}
