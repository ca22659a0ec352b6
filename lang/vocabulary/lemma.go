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

// A letter with a mark has two spellings in names without marks: that of its language, loeschen for löschen and overfoering for overføring,
// and the letter alone: creer for créer, and overforing, as people write who do not know the first. A word with marks is looked up in the
// spelling of its language first, then with the letters alone: only a list can say which of them is a word.
var (
	marksSpelled = strings.NewReplacer(append([]string{"ä", "ae", "ö", "oe", "ü", "ue", "ø", "oe", "å", "aa"}, otherMarks...)...)
	marksDropped = strings.NewReplacer(append([]string{"ä", "a", "ö", "o", "ü", "u", "ø", "o", "å", "a"}, otherMarks...)...)
)

// otherMarks are the letters that both spell alike, and letters of other scripts that look like Latin ones.
var otherMarks = []string{
	"ß", "ss", "æ", "ae", "á", "a", "à", "a", "â", "a", "ã", "a", "ą", "a", "ç", "c", "ć", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "ę", "e",
	"í", "i", "ì", "i", "î", "i", "ï", "i", "ł", "l", "ñ", "n", "ń", "n", "ó", "o", "ò", "o", "ô", "o", "õ", "o", "ś", "s", "ú", "u", "ù", "u",
	"û", "u", "ź", "z", "ż", "z",
	"а", "a", "е", "e", "о", "o", "р", "p", "с", "c", "у", "y", "х", "x", "і", "i", "ѕ", "s", "ј", "j", "һ", "h", "к", "k", "м", "m", "т", "t",
	"в", "b", "н", "h", "α", "a", "ο", "o", "ρ", "p", "ν", "v", "ι", "i",
}

// Plain writes a word in lower case as its language does without marks: loeschen for löschen.
func Plain(w string) string { return unmarked(w, marksSpelled) }

// Unmarked writes a word in lower case with the letters alone: producción is produccion, löschen is loschen.
func Unmarked(w string) string { return unmarked(w, marksDropped) }

func unmarked(w string, marks *strings.Replacer) string {
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
