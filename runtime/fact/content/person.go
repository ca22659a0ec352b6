package content

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// word is one word of a text, by its bytes.
type word struct{ start, end int }

// names adds the names of people: a known first name, or a title, and a capitalised word that may be a surname. Any number of names
// is one sign of a person.
func (s *Scanner) names(p *page) {
	var last word
	for w, ok := nextWord(p.text, 0); ok; w, ok = nextWord(p.text, w.end) {
		switch {
		case last.end != 0 && p.text[last.end:w.start] == " " && s.particle(p.text[w.start:w.end]):
			continue // Sanne de Wit
		case last.end == 0:
		case s.pair(p.text, last, w) && !s.taken(p, last.start, w.end):
			p.matches = append(p.matches, Match{Personal, "name", last.start, w.end})
			p.weigh("\x00name", 1)
			last = word{}
			continue
		case s.filed(p.text, last, w):
			p.matches = append(p.matches, Match{Personal, "name-in-file", last.start, w.end})
		case s.spoken(p.text, last, w):
			p.matches = append(p.matches, Match{Personal, "name-in-text", last.start, last.end})
		}
		last = w
	}
}

// pair says whether two words are a person's name.
func (s *Scanner) pair(text string, first, second word) bool {
	a, b := text[first.start:first.end], text[second.start:second.end]
	if !capital(a) || !capital(b) {
		return false
	}
	between := text[first.end:second.start]
	if parts := strings.Fields(between); len(parts) > 0 && !slices.ContainsFunc(parts, func(w string) bool { return !s.particle(w) }) {
		between = " "
	}
	switch la := strings.ToLower(a); {
	case s.t.Has("content.titles", la):
		return (between == " " || between == ". ") && s.surname(b) && len(b) > 1
	case s.t.Has("content.first-names", la) && joins(between) && s.surname(b) && len(b) > 1:
		return true
	}
	if s.t.Has("content.leading-surnames", strings.ToLower(a)) && between == " " && s.surname(b) && len(b) > 1 { // Tran Quoc Bao
		return true
	}
	if s.t.Has("content.surnames", strings.ToLower(b)) && s.surname(a) && (between == " " || between == ". " && utf8.RuneCountInString(a) == 1) {
		return true
	}
	return (between == ", " || between == ",") && s.t.Has("content.first-names", strings.ToLower(b)) && s.surname(a)
}

// particle says whether a word stands between the names of a person, in small letters: de, van, von.
func (s *Scanner) particle(w string) bool {
	return len(w) <= 4 && !capital(w) && s.t.Has("content.particles", w)
}

// spoken says whether a word is a first name of which the next says something: Emil has. It is a sign of a person only beside a
// sensitive term.
func (s *Scanner) spoken(text string, first, second word) bool {
	name := text[first.start:first.end]
	return capital(name) && text[first.end:second.start] == " " && s.t.Has("content.predicates", text[second.start:second.end]) &&
		(s.t.Has("content.first-names", strings.ToLower(name)) || s.t.Has("content.surnames", strings.ToLower(name)))
}

// filed says whether two words are a person's name as names of files and accounts write it: small letters, joined by _ or a dot. It is a
// sign of a person only beside a sensitive term.
func (s *Scanner) filed(text string, first, second word) bool {
	a, b := text[first.start:first.end], text[second.start:second.end]
	between := text[first.end:second.start]
	if between != "_" && between != "." || capital(a) || capital(b) || min(len(a), len(b)) < 3 {
		return false
	}
	return s.t.Has("content.first-names", a) && s.surname(b) || s.t.Has("content.first-names", b) && s.surname(a)
}

// joins says whether the characters between two words of a name may: a space, or what separates fields of a record.
func joins(between string) bool {
	switch between {
	case " ", "  ", ",", ";", "|", "\t", "_", `","`, `", "`, `';'`, `','`, `', '`, `";"`:
		return true
	}
	return len(between) == 4 && between[0] == ' ' && between[2:] == ". " // an initial
}

func (s *Scanner) surname(w string) bool {
	return !s.t.Has("content.no-surnames", strings.ToLower(w))
}

// capital says whether a word begins with a capital letter and goes on in small ones, or is written in capitals throughout.
func capital(w string) bool {
	r, _ := utf8.DecodeRuneInString(w)
	return unicode.IsUpper(r)
}

// escaped says whether a letter is the second half of \n, \r or \t, as code and command lines write them.
func escaped(text string, i int) bool {
	return i > 0 && text[i-1] == '\\' && strings.IndexByte("nrt", text[i]) >= 0
}

// nextWord finds the next run of letters, with hyphens and apostrophes inside.
func nextWord(text string, at int) (word, bool) {
	start := -1
	for i := at; i < len(text); {
		r, size := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[i:])
		}
		inside := unicode.IsLetter(r) || start >= 0 && (r == '-' || r == '’')
		if inside && start < 0 && !escaped(text, i) {
			start = i
		}
		if !inside && start >= 0 {
			return word{start, i}, true
		}
		i += size
	}
	return word{start, len(text)}, start >= 0
}
