package fact

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/govc-lang/govc/compiler/tables"
)

// word is one word of a name, with its place in the name.
type word struct {
	text       string // as written, lower case
	lemma      string // the dictionary form
	start, end int
}

// split cuts a name into words: at anything but letters and digits, at changes of case, between letters and digits.
func split(name string) []word {
	var out []word
	start := -1
	var prev rune
	runes := []rune(name)
	at := 0
	for i, r := range runes {
		next := rune(0)
		if i+1 < len(runes) {
			next = runes[i+1]
		}
		if start >= 0 && boundary(prev, r, next) {
			out = append(out, word{text: strings.ToLower(name[start:at]), start: start, end: at})
			start = -1
		}
		if start < 0 && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			start = at
		}
		prev = r
		at += utf8.RuneLen(r)
		if r == utf8.RuneError {
			at = min(at, len(name))
		}
	}
	if start >= 0 && start < len(name) {
		out = append(out, word{text: strings.ToLower(name[start:]), start: start, end: len(name)})
	}
	return out
}

// boundary says whether a word ends before r: sendSMSNow is send, sms, now.
func boundary(prev, r, next rune) bool {
	switch {
	case !unicode.IsLetter(r) && !unicode.IsDigit(r):
		return true
	case unicode.IsUpper(r) && (unicode.IsLower(prev) || unicode.IsDigit(prev)):
		return true
	case unicode.IsUpper(r) && unicode.IsUpper(prev) && unicode.IsLower(next):
		return true
	}
	return unicode.IsDigit(r) != unicode.IsDigit(prev)
}

// lemmas gives each word its dictionary form: what the map "words" says, else the singular, and what the map says for that. A long
// word that no list knows is cut in two where both halves are known.
func lemmas(t *tables.Tables, ws []word) []word {
	out := make([]word, 0, len(ws))
	for _, w := range ws {
		w.lemma = lemma(t, w.text)
		if first, second, ok := compound(t, w); ok {
			out = append(out, first, second)
			continue
		}
		out = append(out, w)
	}
	return out
}

func lemma(t *tables.Tables, w string) string {
	if to, ok := t.Map("words", w); ok {
		return to
	}
	s := singular(w)
	if to, ok := t.Map("words", s); ok {
		return to
	}
	return s
}

func singular(w string) string {
	switch n := len(w); {
	case n < 4 || strings.HasSuffix(w, "ss") || strings.HasSuffix(w, "us") || strings.HasSuffix(w, "is"):
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

// compound cuts sendpayment into send and payment.
func compound(t *tables.Tables, w word) (first, second word, ok bool) {
	if len(w.text) < 7 || t.Has("words.known", w.lemma) || len(w.text) > 32 {
		return
	}
	for i := len(w.text) - 3; i >= 3; i-- {
		if !utf8.RuneStart(w.text[i]) {
			continue
		}
		a, b := w.text[:i], w.text[i:]
		la, lb := lemma(t, a), lemma(t, b)
		if t.Has("words.known", la) && t.Has("words.known", lb) && (isVerb(t, la) || isVerb(t, lb)) {
			return word{a, la, w.start, w.start + i}, word{b, lb, w.start + i, w.end}, true
		}
	}
	return
}

func isVerb(t *tables.Tables, w string) bool {
	return t.Has("verbs.change", w) || t.Has("verbs.read", w) || t.Has("verbs.either", w)
}

// reading is a name read: which of its words are verbs, which nouns, and whether the whole reads or changes.
type reading struct {
	verbs, nouns []word
	mode         string
}

// read tells verbs from nouns by their place. A verb leads, follows a joiner (get_or_create), or ends the name (checkout_create).
// After a leading reading verb, a changing word inside is a noun (get_update_status). A word that is both (transfer, charge) is a
// verb where it leads, or where nothing else is one.
func read(t *tables.Tables, ws []word) reading {
	kinds := make([]byte, len(ws)) // 'r' reads, 'c' changes, 'e' either, 'j' joiner, 0 other
	for i, w := range ws {
		kinds[i] = wordKind(t, w)
	}
	verb := mark(kinds, ws)
	var r reading
	for i, w := range ws {
		if verb[i] {
			r.verbs = append(r.verbs, w)
		}
		if (!verb[i] || kinds[i] == 'e') && kinds[i] != 'j' && !t.Has("words.filler", w.lemma) {
			r.nouns = append(r.nouns, w)
		}
	}
	r.mode = mode(kinds, verb)
	return r
}

func wordKind(t *tables.Tables, w word) byte {
	switch {
	case t.Has("words.joiner", w.text):
		return 'j'
	case t.Has("verbs.either", w.lemma):
		if w.text != w.lemma && strings.HasSuffix(w.text, "s") {
			return 0 // plural: transfers are things
		}
		return 'e'
	case t.Has("verbs.change", w.lemma):
		return 'c'
	case t.Has("verbs.read", w.lemma):
		return 'r'
	}
	return 0
}

// mark finds the verbs of a name.
func mark(kinds []byte, ws []word) []bool {
	verb := make([]bool, len(kinds))
	lead := -1
	for i, k := range kinds {
		if k == 'r' || k == 'c' || k == 'e' {
			lead = i
			break
		}
	}
	if lead < 0 {
		return verb
	}
	last := len(kinds) - 1
	leads := lead == 0 || kinds[lead] != 'e'
	for i, k := range kinds {
		afterJoiner := i > 0 && kinds[i-1] == 'j'
		switch {
		case k == 0 || k == 'j':
		case i == lead && leads, afterJoiner:
			verb[i] = true
		case i == last && k != 'e':
			verb[i] = true
		case k == 'c' && kinds[lead] != 'r':
			verb[i] = true
		}
	}
	return eitherAlone(kinds, verb)
}

// eitherAlone makes the first word that may be both a verb where no other is: stripe_refund.
func eitherAlone(kinds []byte, verb []bool) []bool {
	for _, v := range verb {
		if v {
			return verb
		}
	}
	for i, k := range kinds {
		if k == 'e' {
			verb[i] = true
			return verb
		}
	}
	return verb
}

func mode(kinds []byte, verb []bool) string {
	m := "unknown"
	for i, v := range verb {
		switch {
		case v && kinds[i] != 'r':
			return "change"
		case v:
			m = "read"
		}
	}
	return m
}
