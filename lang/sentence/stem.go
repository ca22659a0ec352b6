package sentence

import "strings"

// stem gives the forms of a word one spelling: moving, moves and moved are move, policies is policy, dropped is drop. It takes back
// inflection only. Derived words (deletion, payment, reviewer) keep their own stems, so that production and product stay apart; the
// vocabulary lists them as names.
func stem(word string) string {
	if s, ok := irregular[word]; ok {
		return s
	}
	if len(word) <= 3 {
		return word
	}
	s := inflection(british(word))
	if n := len(s); n >= 5 && s[n-1] == 'e' && s[n-2] != 'e' {
		s = s[:n-1]
	}
	return single(s)
}

func inflection(w string) string {
	switch {
	case strings.HasSuffix(w, "ies") && len(w) > 4, strings.HasSuffix(w, "ied") && len(w) > 4:
		return w[:len(w)-3] + "y"
	case strings.HasSuffix(w, "ing"):
		return base(w, w[:len(w)-3])
	case strings.HasSuffix(w, "eed"):
		return w
	case strings.HasSuffix(w, "ed"):
		return base(w, w[:len(w)-2])
	case strings.HasSuffix(w, "s"):
		return singular(w)
	}
	return w
}

func singular(w string) string {
	for _, end := range []string{"ss", "us", "sis", "xis"} {
		if strings.HasSuffix(w, end) {
			return w
		}
	}
	for _, end := range []string{"sses", "xes", "ches", "shes", "zzes"} {
		if strings.HasSuffix(w, end) {
			return w[:len(w)-2]
		}
	}
	return w[:len(w)-1]
}

// base mends what is left of a word without -ing or -ed: dropp is drop, mov is move.
func base(word, left string) string {
	switch {
	case vowels(left) == 0:
		return word // bring, string
	case doubled(left):
		return left[:len(left)-1]
	case vowels(left) == 1 && closed(left):
		return left + "e"
	}
	return left
}

func doubled(s string) bool {
	n := len(s)
	return n > 2 && s[n-1] == s[n-2] && strings.IndexByte("bdgmnprt", s[n-1]) >= 0
}

// closed says that s ends in a vowel and a consonant, or is such a pair: mov, us.
func closed(s string) bool {
	n := len(s)
	if n < 2 || isVowel(s, n-1) || strings.IndexByte("wxy", s[n-1]) >= 0 {
		return false
	}
	return isVowel(s, n-2) && (n == 2 || !isVowel(s, n-3))
}

func isVowel(s string, i int) bool {
	switch s[i] {
	case 'a', 'e', 'i', 'o', 'u':
		return true
	case 'y':
		return i > 0 && strings.IndexByte("aeiou", s[i-1]) < 0
	}
	return false
}

// vowels counts the groups of vowels of a word, about its syllables.
func vowels(s string) int {
	n := 0
	for i := range len(s) {
		if isVowel(s, i) && (i == 0 || !isVowel(s, i-1)) {
			n++
		}
	}
	return n
}

// single writes a last "ll" of a longer word with one l: cancelling and canceling, install and instal.
func single(s string) string {
	if strings.HasSuffix(s, "ll") && vowels(s) > 1 {
		return s[:len(s)-1]
	}
	return s
}

// british gives American spellings their British form.
func british(w string) string {
	if i := strings.LastIndex(w, "iz"); i > 2 && i+2 < len(w) && strings.IndexByte("eia", w[i+2]) >= 0 {
		w = w[:i] + "is" + w[i+2:]
	}
	for _, p := range spellings {
		if rest, ok := strings.CutPrefix(w, p[0]); ok {
			return p[1] + rest
		}
	}
	return w
}

var spellings = [][2]string{
	{"behavior", "behaviour"}, {"color", "colour"}, {"labor", "labour"}, {"favor", "favour"}, {"neighbor", "neighbour"},
	{"center", "centre"}, {"defense", "defence"}, {"license", "licence"}, {"catalogs", "catalogues"}, {"judgment", "judgement"},
}

// irregular holds words that the rules would stem wrongly.
var irregular = map[string]string{
	"sent": "send", "paid": "pay", "wrote": "write", "written": "write", "writing": "write", "writes": "write", "write": "write",
	"ran": "run", "given": "give", "gave": "give", "made": "make", "bought": "buy", "sold": "sell", "taken": "take", "took": "take",
	"hidden": "hide", "built": "build", "kept": "keep", "held": "hold", "lent": "lend", "spent": "spend", "told": "tell",
	"shown": "show", "drawn": "draw", "withdrawn": "withdraw", "chosen": "choos", "broken": "break", "stolen": "steal",
	"forgotten": "forget", "gone": "go", "goes": "go", "going": "go", "done": "do", "does": "do", "doing": "do", "has": "have",
	"had": "have", "having": "have", "is": "be", "are": "be", "was": "be", "were": "be", "been": "be", "being": "be",
	"people": "person", "persons": "person", "men": "man", "women": "woman", "children": "child", "indices": "index",
	"added": "add", "adding": "add", "adds": "add", "agreed": "agree", "freed": "free", "embedded": "embed", "embed": "embed",
	"hundred": "hundred", "during": "during", "anything": "anything", "something": "something", "everything": "everything",
	"nothing": "nothing", "this": "this", "its": "its", "plane": "plane", "paste": "paste", "pasted": "paste", "pasting": "paste",
	"pastes": "paste", "morning": "morning", "evening": "evening", "marketing": "marketing", "accounting": "accounting",
	"engineering": "engineering", "housing": "housing", "alias": "alias", "aliases": "alias", "bias": "bias", "atlas": "atlas",
	"canvas": "canvas", "gas": "gas", "menus": "menu", "buses": "bus", "statuses": "status", "viruses": "virus", "always": "always",
	"goods": "goods", "premises": "premises", "series": "series", "news": "news", "sudoers": "sudoer", "dying": "die", "tying": "tie",
	"lying": "lie", "died": "die", "tied": "tie", "lied": "lie", "dns": "dns", "https": "https", "aws": "aws", "kms": "kms",
	"nonpublic": "nonpublic", "used": "use", "using": "use", "uses": "use", "species": "species", "bring": "bring", "brought": "bring",
	"led": "lead", "fed": "feed", "met": "meet", "left": "left", "lost": "lose", "sought": "seek", "taught": "teach", "caught": "catch",
	"thought": "think", "found": "find", "fetched": "fetch", "edging": "edge", "edged": "edge", "owed": "owe", "owing": "owe",
}
