package sentence

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

type tokenKind uint8

const (
	wordToken tokenKind = iota
	numberToken
	currencyToken // a sign such as €
	amountToken   // a comparison with an amount, folded from several tokens
	timeToken     // a time, folded from several tokens
	commaToken
	stopToken // . ; !
	otherToken
)

// token is a word, a number or a mark of a text, with its place.
type token struct {
	start, end int
	kind       tokenKind
	text       string // lower case, with straight apostrophes, without a possessive ending
	stem       string
	owner      bool // a possessive
	value      float64
	open       bool // a number that can be read in two ways: 10.000
	amount     *Amount
	time       *Time
	from       bool     // a time that begins with "from"
	apart      bool     // a time of days that may be two: on Sundays or on weekdays
	refused    *Problem // of a time that can be read in two ways
}

// idle says that a token means nothing when nothing needs it.
func (t token) idle() bool {
	switch t.kind {
	case wordToken:
		return fillers[t.text] || coordinators[t.text]
	case commaToken, stopToken:
		return true
	}
	return false
}

// is says whether the token is one of some words.
func (t token) is(words map[string]bool) bool { return t.kind == wordToken && words[t.text] }

// plural says that the word is a plural, or a verb in the third person.
func (t token) plural() bool {
	return strings.HasSuffix(t.text, "s") && !strings.HasSuffix(t.stem, "s")
}

func tokenize(text string) []token {
	var out []token
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		if unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) || quotes[r] || hyphen(out, text, i, r) {
			i += n
			continue
		}
		t := scan(text, i, r, n)
		out = append(out, spelledOut(t, text)...)
		i = t.end
	}
	return withoutRelatives(withoutEmphasis(out))
}

// contracted are verbs before "n't" that change their form with it, and words with "nt" that lost their apostrophe.
var (
	contracted     = map[string]string{"ca": "can", "wo": "will", "sha": "shall"}
	apostropheless = set("dont cant wont mustnt doesnt isnt arent couldnt shouldnt shant didnt")
)

// spelledOut writes a contraction in two words: can't is "can not", won't "will not".
func spelledOut(t token, text string) []token {
	cut := t.end - len("nt")
	verb, ok := strings.CutSuffix(t.text, "n't")
	switch {
	case ok:
		cut = t.start + strings.LastIndexAny(text[t.start:t.end], "nN")
	case t.is(apostropheless):
		verb = t.text[:len(t.text)-len("nt")]
	default:
		return []token{t}
	}
	if full := contracted[verb]; full != "" {
		verb = full
	}
	return []token{
		{start: t.start, end: cut, text: verb, stem: stem(verb)},
		{start: cut, end: t.end, text: "not", stem: "not"},
	}
}

// withoutRelatives drops "that is" before a place or a state: "evidence that is under legal hold".
func withoutRelatives(toks []token) []token {
	var out []token
	for i := 0; i < len(toks); i++ {
		if n := matchTokens(toks, i, relatives); n > 0 && i+n < len(toks) && (toks[i+n].is(connectors) || toks[i+n].is(outsides)) {
			i += n
		}
		out = append(out, toks[i])
	}
	return out
}

// emphases add nothing to a sentence: "agents must never, under any circumstances, move money of any kind".
var emphases = choice("under any circumstances|under any circumstance|in any circumstances|at any time|in any way|by any means|at all|whatsoever|" +
	"absolutely|any kind of|any kinds of|any type of|any types of|any sort of|any sorts of|any form of|any forms of|all kinds of|all types of|" +
	"all sorts of|all forms of|every kind of|every type of|every sort of|every form of|" +
	"of any kind|of any type|of any sort|of any form")

// withoutEmphasis drops emphases, with the commas around them.
func withoutEmphasis(toks []token) []token {
	var out []token
	for i := 0; i < len(toks); i++ {
		n := matchTokens(toks, i, emphases)
		if n == 0 {
			out = append(out, toks[i])
			continue
		}
		i += n - 1
		if k := len(out); k > 0 && out[k-1].kind == commaToken && i+1 < len(toks) && toks[i+1].kind == commaToken {
			out = out[:k-1]
			i++
		}
	}
	return out
}

// quotes mean nothing.
var quotes = map[rune]bool{'"': true, '“': true, '”': true, '\'': true, '‘': true, '’': true, '«': true, '»': true}

// hyphen says that a hyphen joins two words, which are read as two.
func hyphen(out []token, text string, i int, r rune) bool {
	if r != '-' {
		return false
	}
	next, _ := utf8.DecodeRuneInString(text[i+1:])
	return len(out) > 0 && out[len(out)-1].end == i && wordRune(next)
}

func scan(text string, i int, r rune, n int) token {
	switch {
	case r >= '0' && r <= '9':
		return scanNumber(text, i)
	case wordRune(r):
		return scanWord(text, i)
	case currencySigns[r] != "":
		return token{start: i, end: i + n, kind: currencyToken, text: currencySigns[r]}
	case r == '&':
		return token{start: i, end: i + n, text: "and", stem: "and"}
	case r == '/':
		return token{start: i, end: i + n, text: "or", stem: "or"}
	}
	return token{start: i, end: i + n, kind: markKind(r), text: string(r), stem: string(r)}
}

func markKind(r rune) tokenKind {
	switch r {
	case ',':
		return commaToken
	case '.', ';', '!':
		return stopToken
	}
	return otherToken
}

func wordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }

// scanWord reads letters and digits, with apostrophes, dots and underscores between them, and a hyphen after a first single letter:
// e-mail is one word, sign-off two.
func scanWord(text string, start int) token {
	i := start
	for i < len(text) {
		r, n := utf8.DecodeRuneInString(text[i:])
		if !wordRune(r) && !joins(text, start, i, r, n) {
			break
		}
		i += n
	}
	return newWord(text, start, i)
}

func joins(text string, start, i int, r rune, n int) bool {
	next, _ := utf8.DecodeRuneInString(text[i+n:])
	if !wordRune(next) {
		return false
	}
	return strings.ContainsRune("'’._", r) || r == '-' && utf8.RuneCountInString(text[start:i]) == 1
}

func newWord(text string, start, end int) token {
	t := token{start: start, end: end, text: strings.ToLower(text[start:end])}
	t.text = strings.ReplaceAll(strings.ReplaceAll(t.text, "’", "'"), "-", "")
	if w, ok := strings.CutSuffix(t.text, "'s"); ok {
		t.text, t.owner = w, true
	}
	if n := apostrophe(text[end:]); n > 0 && strings.HasSuffix(t.text, "s") {
		t.end, t.owner = end+n, true
	}
	t.stem = stem(t.text)
	return t
}

// apostrophe is the length of an apostrophe that ends a word: employees' own accounts.
func apostrophe(rest string) int {
	r, n := utf8.DecodeRuneInString(rest)
	if (r == '\'' || r == '’') && len(rest) > n && rest[n] == ' ' {
		return n
	}
	return 0
}

// scanNumber reads 10, 10,000, 2.5, 10k; "28th" and "24h" are words. Of "10.000" it is open what is meant.
func scanNumber(text string, start int) token {
	open := false
	i := start + digits(text[start:])
	for group(text[i:]) {
		i += 4
	}
	if n := fraction(text[i:]); n > 0 && n != 4 {
		i += n
	} else if n == 4 {
		i += n
		open = true
		for n := fraction(text[i:]); n == 4; n = fraction(text[i:]) {
			i += n
		}
		if n := decimalComma(text[i:]); n > 0 {
			i += n
		}
	}
	value, err := strconv.ParseFloat(strings.ReplaceAll(text[start:i], ",", ""), 64)
	if open {
		value, err = 0, nil // which number it is is asked first
	}
	factor, n := magnitude(text[i:])
	if r, _ := utf8.DecodeRuneInString(text[i+n:]); err != nil || wordRune(r) {
		return scanWord(text, start)
	}
	t := token{start: start, end: i + n, kind: numberToken, text: strings.ToLower(text[start : i+n]), value: value * factor, open: open}
	t.stem = t.text
	return t
}

func digits(s string) int {
	i := 0
	for i < len(s) && s[i] >= '0' && s[i] <= '9' {
		i++
	}
	return i
}

// group says that s starts with a comma and exactly three digits.
func group(s string) bool { return strings.HasPrefix(s, ",") && digits(s[1:]) == 3 }

// fraction is the length of a point with digits.
func fraction(s string) int {
	if !strings.HasPrefix(s, ".") || digits(s[1:]) == 0 {
		return 0
	}
	return 1 + digits(s[1:])
}

// decimalComma is the length of the decimals of "10.000,50".
func decimalComma(s string) int {
	if n := digits(strings.TrimPrefix(s, ",")); strings.HasPrefix(s, ",") && (n == 1 || n == 2) {
		return 1 + n
	}
	return 0
}

func magnitude(s string) (factor float64, n int) {
	for _, m := range []struct {
		word   string
		factor float64
	}{{"k", 1e3}, {"bn", 1e9}, {"m", 1e6}} {
		if len(s) >= len(m.word) && strings.EqualFold(s[:len(m.word)], m.word) {
			return m.factor, len(m.word)
		}
	}
	return 1, 0
}
