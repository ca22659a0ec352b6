package fact

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// word is one word of a name, with its place in the name.
type word struct {
	text       string // as written, lower case
	lemma      string // the dictionary form
	start, end int
}

// split cuts a name into words: at anything but letters and digits, at changes of case, between letters and digits.
func split(name string) []word { return appendWords(make([]word, 0, usualWords), name) }

// usualWords is how many words most names have room for.
const usualWords = 4

// appendWords adds the words of a name to a list.
func appendWords(out []word, name string) []word {
	start := -1
	var prev rune
	for at, r := range name {
		if start >= 0 && boundary(prev, r, name[at:]) {
			out = append(out, word{text: strings.ToLower(name[start:at]), start: start, end: at})
			start = -1
		}
		if start < 0 && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			start = at
		}
		prev = r
	}
	if start >= 0 {
		out = append(out, word{text: strings.ToLower(name[start:]), start: start, end: len(name)})
	}
	return out
}

// boundary says whether a word ends before r, with which the rest of the name begins: sendSMSNow is send, sms, now.
func boundary(prev, r rune, rest string) bool {
	switch {
	case !unicode.IsLetter(r) && !unicode.IsDigit(r):
		return true
	case unicode.IsUpper(r) && (unicode.IsLower(prev) || unicode.IsDigit(prev)):
		return true
	case unicode.IsUpper(r) && unicode.IsUpper(prev):
		next, _ := utf8.DecodeRuneInString(rest[utf8.RuneLen(r):])
		if unicode.IsLower(next) {
			return true
		}
	}
	return unicode.IsDigit(r) != unicode.IsDigit(prev)
}

// lemmas gives each word, in place, its dictionary form: what the map "words" says, else the singular, and what the map says for that. A
// long word that no list knows is cut in two where both halves are known.
func lemmas(t *tables.Tables, ws []word) []word {
	for i := 0; i < len(ws); i++ {
		ws[i].lemma = lemma(t, ws[i].text)
		if first, second, ok := compound(t, ws[i]); ok {
			ws[i] = first
			i++
			ws = slices.Insert(ws, i, second)
		}
	}
	return ws
}

// lemma reads a word with marks as names in plain letters write it, loeschen for löschen and overfoering for overføring, and where no
// list knows that, without its marks: creer, overforing.
func lemma(t *tables.Tables, w string) string {
	known := false
	look := func(w string) (string, bool) {
		to, ok := t.Map("words", w)
		known = known || ok
		return to, ok
	}
	plain := vocabulary.Unmarked(w)
	if plain != w {
		if to := vocabulary.Lemma(look, vocabulary.Plain(w)); known {
			return to
		}
	}
	return vocabulary.Lemma(look, plain)
}

// mapped says whether the map of words has a word, in one of the spellings that lemma reads.
func mapped(t *tables.Tables, w string) bool {
	plain := vocabulary.Unmarked(w)
	if _, ok := t.Map("words", plain); ok || plain == w {
		return ok
	}
	_, ok := t.Map("words", vocabulary.Plain(w))
	return ok
}

// done is the verb that has an outcome: approve for approved, reject for rejeté and abgelehnt.
func done(t *tables.Tables, outcome string) (verb string, ok bool) {
	if verb, ok = t.Map("words.done", outcome); ok {
		return verb, true
	}
	plain := vocabulary.Unmarked(outcome)
	if plain == outcome {
		return "", false
	}
	if verb, ok = t.Map("words.done", plain); ok {
		return verb, true
	}
	return t.Map("words.done", vocabulary.Plain(outcome))
}

// compound cuts sendpayment into send and payment.
func compound(t *tables.Tables, w word) (first, second word, ok bool) {
	if len(w.text) < 7 || t.Has("words.known", w.lemma) || t.Has("words.whole", w.lemma) || len(w.text) > 32 {
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
	return foreignCompound(t, w)
}

// minForeign is the least length of the last part of a compound whose first part no list knows.
const minForeign = 6

// foreignCompound cuts a word of another language before its longest ending that the map of words knows: kreditantrag into kredit and
// antrag. The last part is what it is about, whatever stands before it.
func foreignCompound(t *tables.Tables, w word) (first, second word, ok bool) {
	for i := 3; i+minForeign <= len(w.text); i++ {
		if utf8.RuneStart(w.text[i]) && mapped(t, w.text[i:]) {
			a, b := w.text[:i], w.text[i:]
			la := lemma(t, a)
			if la == vocabulary.Unmarked(a) {
				la = lemma(t, strings.TrimSuffix(a, "s")) // versicherungs-antrag
			}
			return word{a, la, w.start, w.start + i}, word{b, lemma(t, b), w.start + i, w.end}, true
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
	kinds := make([]wordKind, len(ws))
	for i, w := range ws {
		kinds[i] = kindOf(t, w)
	}
	if len(ws) > 1 && kinds[0] == kindEither && (kinds[1] == kindRead || kinds[1] == kindChange) && t.Has("words.manner", ws[0].lemma) {
		kinds[0] = kindOther
	}
	if len(ws) > 1 && t.Has("words.topic", ws[0].lemma) && t.Has("words.looking", ws[1].lemma) {
		kinds[0], kinds[1] = kindOther, kindRead // migrate:status looks at what migrate does
	}
	if len(ws) == 2 && kinds[0] == kindEither && kinds[1] == kindEither && t.Has("words.things-first", ws[0].lemma) {
		kinds[0] = kindOther // ticket_reply
	}
	if len(ws) > 2 && kinds[1] == kindEither && t.Has("verbs.run", ws[0].lemma) && t.Has("verbs.change", ws[1].lemma) {
		kinds[1] = kindChange // execute_share_file
	}
	if len(ws) > 3 && kinds[0] == kindEither && !t.Has("verbs.change", ws[0].lemma) && changesLater(t, kinds, ws) {
		kinds[0] = kindOther // model_registry_set_alias
	}
	statusOf(t, kinds, ws)
	verb := mark(t, kinds, ws)
	var r reading
	for i, w := range ws {
		if i > 1 && i+1 < len(ws) && w.text == "by" && verb[0] && len(r.nouns) > 0 && t.Has("words.criteria", ws[i+1].lemma) {
			break // delete_orders_by_filter deletes orders
		}
		if i+1 < len(ws) && kinds[i+1] == kindJoiner && t.Has("pretend.verb", w.lemma) && slices.Contains(kinds[i+1:], kindChange) {
			continue // draft_and_send_payment sends
		}
		if verb[i] {
			r.verbs = append(r.verbs, w)
		}
		if (!verb[i] || kinds[i] == kindEither) && kinds[i] != kindJoiner && !t.Has("words.filler", w.lemma) {
			r.nouns = append(r.nouns, w)
		}
	}
	if len(r.nouns) == 0 {
		r.nouns = fillers(t, ws, kinds)
	}
	r.mode = mode(t, ws, kinds, verb)
	return r
}

// statusOf makes a looking word behind a thing one more of its words, where a verb follows that changes: payout_status_set_paid.
func statusOf(t *tables.Tables, kinds []wordKind, ws []word) {
	for i := 1; i+1 < len(ws); i++ {
		if kinds[i] == kindRead && t.Has("words.looking", ws[i].lemma) && !slices.ContainsFunc(kinds[:i], func(k wordKind) bool { return k != kindOther && k != kindEither }) &&
			slices.Contains(kinds[i+1:], kindChange) {
			kinds[i] = kindOther
		}
	}
}

// changesLater says whether a word between the second and the last may be a thing, but changes something as a rule.
func changesLater(t *tables.Tables, kinds []wordKind, ws []word) bool {
	for i := 2; i < len(ws)-1; i++ {
		if kinds[i] == kindEither && t.Has("verbs.change", ws[i].lemma) {
			return true
		}
	}
	return false
}

// fillers are the words that say little, of a name that has no other noun: the endpoint of update_endpoint.
func fillers(t *tables.Tables, ws []word, kinds []wordKind) []word {
	var out []word
	for i, w := range ws {
		if kinds[i] == kindOther && len(w.text) > 5 && t.Has("words.filler", w.lemma) {
			out = append(out, w)
		}
	}
	return out
}

// object says whether a noun is what a name is about. A word that is the verb too (release of release_brake) is, where nothing else is.
func (r *reading) object(n word) bool {
	if !slices.Contains(r.verbs, n) {
		return true
	}
	for _, other := range r.nouns {
		if !slices.Contains(r.verbs, other) {
			return false
		}
	}
	return true
}

// head is the last noun before a word such as for or to, the one that the others describe.
func head(t *tables.Tables, r *reading, ws []word) (word, bool) {
	var last word
	found := false
	for _, w := range ws {
		if found && t.Has("words.preposition", w.text) {
			break
		}
		if slices.Contains(r.nouns, w) && r.object(w) {
			last, found = w, true
		}
	}
	return last, found
}

// wordKind says what a word of a name can be by itself.
type wordKind uint8

const (
	kindOther  wordKind = iota
	kindJoiner          // and, or: a verb stands behind it
	kindChange          // a verb that changes something
	kindEither          // a verb that changes something, or a thing: transfer, charge
	kindRead            // a verb that reads
)

// verb says whether a word can be a verb.
func (k wordKind) verb() bool { return k == kindChange || k == kindEither || k == kindRead }

// kindOf is what a word can be. The order counts where a word is in several sets: a joiner is nothing else; a word of another language that
// is a verb only goes before its dictionary form, which is a thing as often (freigeben is release); what may be a thing goes before what
// changes, since such a word is a verb only where it leads; and what changes something too is no reading. Plurals are things: transfers,
// refunds.
func kindOf(t *tables.Tables, w word) wordKind {
	switch {
	case t.Has("words.joiner", w.text):
		return kindJoiner
	case t.Has("verbs.change", w.lemma) && t.Has("changing.only", vocabulary.Unmarked(w.text)):
		return kindChange
	case t.Has("verbs.either", w.lemma):
		if w.text != w.lemma && strings.HasSuffix(w.text, "s") {
			return kindOther
		}
		return kindEither
	case t.Has("verbs.change", w.lemma):
		if w.text == w.lemma+"s" {
			return kindOther
		}
		return kindChange
	case t.Has("verbs.read", w.lemma):
		return kindRead
	}
	return kindOther
}

// mark finds the verbs of a name.
func mark(t *tables.Tables, kinds []wordKind, ws []word) []bool {
	verb := make([]bool, len(kinds))
	lead := -1
	for i, k := range kinds {
		if k.verb() {
			lead = i
			break
		}
	}
	if lead < 0 {
		return verb
	}
	last := len(kinds) - 1
	if last > 0 && endsLooking(t, ws[last]) && !slices.Contains(kinds, kindJoiner) {
		verb[last] = true
		return verb
	}
	leads := lead == 0 || kinds[lead] != kindEither
	looks := t.Has("reading.first", ws[0].lemma) || t.Has("reading.first", vocabulary.Unmarked(ws[0].text))
	for i, k := range kinds {
		afterJoiner := i > 0 && kinds[i-1] == kindJoiner
		switch {
		case !k.verb():
		case i == lead && leads, afterJoiner:
			verb[i] = true
		case i == last && k == kindChange && looks && t.Has("verbs.things", ws[i].lemma): // the refund of get_refund
		case i == last && k != kindEither && (kinds[lead] != kindChange || !listing(ws[i].text)):
			verb[i] = true
		case k == kindChange && kinds[lead] != kindRead:
			verb[i] = true
		}
	}
	return eitherAlone(t, kinds, ws, verb)
}

// endsLooking says whether a word at the end of a name is a verb that looks at the things before it, of a language that puts verbs
// last: the transfer of überweisung_anzeigen.
func endsLooking(t *tables.Tables, w word) bool {
	return t.Has("reading.last", vocabulary.Unmarked(w.text)) || t.Has("reading.last", vocabulary.Plain(w.text))
}

// listing says whether a word at the end of a name that changes something is a thing: the list of update_feature_list.
func listing(w string) bool { return w == "list" || w == "view" || w == "check" || w == "info" }

// eitherAlone makes the first word that may be both a verb where no other is: stripe_refund. A word at the end that is a verb as a
// rule goes first: payout_wallet_set.
func eitherAlone(t *tables.Tables, kinds []wordKind, ws []word, verb []bool) []bool {
	if slices.Contains(verb, true) {
		return verb
	}
	if last := len(kinds) - 1; kinds[last] == kindEither && last > 1 && t.Has("verbs.change", ws[last].lemma) {
		verb[last] = true
		return verb
	}
	for i, k := range kinds {
		if k == kindEither {
			verb[i] = true
			return verb
		}
	}
	return verb
}

// mode says whether the verbs of a name read or change. One that may be a thing too reads where readers' verbs have it: search, check.
func mode(t *tables.Tables, ws []word, kinds []wordKind, verb []bool) string {
	m := "unknown"
	for i, v := range verb {
		switch {
		case v && kinds[i] != kindRead && !(kinds[i] == kindEither && t.Has("verbs.read", ws[i].lemma)):
			return "change"
		case v:
			m = "read"
		}
	}
	return m
}

// hasLemma says whether the dictionary form of one of some words is in a set.
func (r *Reader) hasLemma(ws []word, set string) bool {
	return slices.ContainsFunc(ws, func(w word) bool { return r.t.Has(set, w.lemma) })
}

// hasWord says whether one of some words is in a set as it is written.
func (r *Reader) hasWord(ws []word, set string) bool {
	return slices.ContainsFunc(ws, func(w word) bool { return r.t.Has(set, w.text) })
}

// nameHas says so of the words of a name.
func (r *Reader) nameHas(name, set string) bool {
	var few [8]word
	return r.hasWord(appendWords(few[:0], name), set)
}
