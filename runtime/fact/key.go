package fact

import (
	"hash/maphash"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/govc-lang/govc/compiler/tables"
)

// keyName is the name of an argument, read. It is shared and does not change.
type keyName struct {
	of     keyOf
	words  []word   // of the key, with its parent's in front when the key says little (amount.value)
	joined string   // the words, joined by "_"
	sets   []string // of names of arguments that hold the joined words, or an ending of them written "*_…"
	plain  string   // the words without one that says that the value is encoded, joined by "_"; empty where none does
}

// is says whether a key belongs to a set of names of arguments.
func (k *keyName) is(set string) bool { return slices.Contains(k.sets, set) }

// The bounds of what is kept of names that were read.
const (
	keptKeys     = 4096
	maxKeyLength = 64
)

// keyNames reads names of arguments. It keeps what it read, since the same names come again and again: one for each hash, the last.
type keyNames struct {
	t    *tables.Tables
	kept [keptKeys]atomic.Pointer[keyName]
}

type keyOf struct{ key, parent string }

var keySeed = maphash.MakeSeed()

// of reads a key; one that says little alone takes its parent's words in front.
func (k *keyNames) of(key, parent string) *keyName {
	of := keyOf{key, parent}
	if len(key)+len(parent) > maxKeyLength {
		return k.read(of)
	}
	slot := &k.kept[maphash.Comparable(keySeed, of)%keptKeys]
	if old := slot.Load(); old != nil && old.of == of {
		return old
	}
	of = keyOf{strings.Clone(key), strings.Clone(parent)} // not all of the event
	made := k.read(of)
	slot.Store(made)
	return made
}

func (k *keyNames) read(of keyOf) *keyName {
	key, parent := of.key, of.parent
	ws := firstOf(k.t, lemmas(k.t, unprefixed(k.t, split(steady(key)))))
	var inherited []string
	if len(ws) == 1 && parent != "" && k.t.Has("keys.vague", ws[0].lemma) {
		if above := k.of(parent, ""); !k.t.Has("keys.arguments", above.joined) && !k.t.Has("keys.body", above.joined) {
			if ws[0].lemma == "value" { // {"decision": {"value": "granted"}}
				inherited = above.sets
			}
			ws = slices.Concat(above.words, ws)
		}
	}
	name := nameOf(k.t, ws)
	name.of = of
	name.sets = append(name.sets, inherited...)
	name.plain = unencoded(k.t, name.joined)
	return name
}

// unprefixed leaves out the letters in front that say what kind of parameter a key is: p_amount, IV_AMOUNT.
func unprefixed(t *tables.Tables, ws []word) []word {
	if len(ws) > 1 && t.Has("words.key-prefix", ws[0].text) && !isNumber(ws[1].text) {
		return ws[1:]
	}
	return ws
}

// firstOf leaves out by what else a key may name the same: nameOrId.
func firstOf(t *tables.Tables, ws []word) []word {
	for i, w := range ws {
		if i > 0 && i+2 == len(ws) && w.text == "or" && t.Has("words.identifier", ws[i+1].lemma) {
			return ws[:i]
		}
	}
	return ws
}

// unencoded takes the word for an encoding off a key: sql of sql_b64 and of base64Sql. A key that is nothing else is a body's.
func unencoded(t *tables.Tables, joined string) string {
	for _, word := range t.List("words.encoded") {
		if rest, ok := strings.CutSuffix(joined, "_"+word); ok {
			return rest
		}
		if rest, ok := strings.CutPrefix(joined, word+"_"); ok {
			return rest
		}
		if joined == word {
			return "body"
		}
	}
	return ""
}

func nameOf(t *tables.Tables, ws []word) *keyName {
	name := &keyName{words: slices.Clip(ws), joined: joinWords(ws)}
	for i := range ws {
		form := joinWords(ws[i:])
		if i > 0 {
			form = "*_" + form
		}
		name.sets = append(name.sets, t.SetsOf(form)...)
	}
	return name
}

// joinedKey is a name read as a key, its words joined by "_".
func (r *Reader) joinedKey(name string) string {
	return r.names.of(name, "").joined
}

// steady takes capitals that stand at random out of a key: dAiLy_bUdGeT.
func steady(key string) string {
	small := 0
	var few [8]word
	ws := appendWords(few[:0], key)
	for _, w := range ws {
		if len(w.text) <= 2 {
			small++
		}
	}
	if len(ws) < 5 || small < len(ws)-1 || strings.ToUpper(key) == key || strings.ToLower(key) == key {
		return key
	}
	return strings.ToLower(key)
}
