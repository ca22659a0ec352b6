package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// An agent behind a tool, in a browser or elsewhere, does what a sentence orders: {"task": "Open the invoice and pay it."}. What such an
// order says in the imperative is read as the name of a call.

// Bounds of the orders that are read: bytes of a text, clauses of one, words of a clause.
const (
	maxOrder       = 4096
	maxOrderClause = 48
	maxOrderWords  = 16
)

// orders emits what the orders to an agent among a call's arguments say.
func (d *deriving) orders(c *call) {
	if c.implied || !d.toAgent(c) || read(d.t, c.words).mode == "read" {
		return
	}
	for i := range c.args {
		x := &c.args[i]
		if x.kind == action.String && x.depth <= 3 && len(x.value) <= maxOrder && strings.Contains(x.value, " ") && x.is("keys.order") {
			d.order(c, x)
		}
	}
}

// toAgent says whether a call is of an agent that acts by itself.
func (d *deriving) toAgent(c *call) bool {
	return d.hasWord(d.allWords(c), "words.agent")
}

// order emits one call for each clause of an order that begins with what is to be done.
func (d *deriving) order(c *call, x *arg) {
	var before []word
	for _, clause := range orderClauses(x.value) {
		ws := d.orderWords(clause)
		if len(ws) == 0 {
			continue
		}
		if d.hasWord(ws, "words.pronoun") && len(ws) < maxOrderWords {
			ws = append(ws, before...)
		}
		before = read(d.t, ws).nouns
		if len(before) > 6 {
			before = before[:6]
		}
		if k := kindOf(d.t, ws[0]); k != kindChange && k != kindEither || read(d.t, ws).mode != "change" || !d.another(c) {
			continue
		}
		run := wordsAt(ws, x.place())
		d.call(&call{
			name: joinPlaced(run), at: x.place(), words: renumbered(run), server: c.server, mcp: c.mcp, args: d.orderArgs(c, x, clause, ws),
			whole: true, depth: c.depth + 1, implied: true,
		})
	}
}

// orderClauses cuts a text into the parts that each may order something.
func orderClauses(text string) []string {
	var out []string
	start := 0
	cut := func(at, next int) {
		if part := strings.TrimSpace(text[start:at]); part != "" && len(out) < maxOrderClause {
			out = append(out, part)
		}
		start = next
	}
	for i := 0; i < len(text); i++ {
		switch end := i+1 == len(text) || text[i+1] == ' ' || text[i+1] == '\n'; {
		case text[i] == '\n', end && strings.IndexByte(".;:!,)", text[i]) >= 0:
			cut(i, i+1)
		case text[i] == ' ':
			if word, _, ok := strings.Cut(text[i+1:], " "); ok && slices.Contains(joiners, strings.ToLower(word)) {
				cut(i, i+1+len(word))
			}
		}
	}
	cut(len(text), len(text))
	return out
}

// joiners are the words between two orders.
var joiners = []string{"and", "then", "und", "dann", "danach", "et", "puis", "y", "luego"}

// orderWords are the words of a clause, without those that only lead up to its verb and those that say little.
func (d *deriving) orderWords(clause string) []word {
	var out []word
	for _, w := range lemmas(d.t, split(plainText(clause))) {
		if len(out) == 0 && d.t.Has("words.lead", w.text) || d.t.Has("words.article", w.text) {
			continue
		}
		if len(out) == maxOrderWords {
			break
		}
		out = append(out, w)
	}
	return out
}

// plainText leaves out what is no word of a sentence: names of files and functions, addresses.
func plainText(clause string) string {
	return strings.Join(slices.DeleteFunc(strings.Fields(clause), func(f string) bool {
		return strings.ContainsAny(strings.Trim(f, ".,;:!?()\"'"), "_./\\@(=<>")
	}), " ")
}

// orderArgs are the arguments beside an order, with the addresses and the amount that the clause names.
func (d *deriving) orderArgs(c *call, x *arg, clause string, ws []word) []arg {
	out := others(c, x)
	named := func(key, value string) {
		y := *x
		y.key, y.keyName, y.value, y.depth, y.inner = key, d.names.of(key, ""), value, 1, x.inner+1
		y.path = key
		out = append(out, y)
	}
	if money, ok := d.moneyIn(x.value); ok {
		named("amount", money)
	}
	if !d.t.Has("verbs.send", ws[0].lemma) {
		return out
	}
	for _, f := range strings.FieldsFunc(clause, func(r rune) bool { return strings.ContainsRune(" ,;()<>\"'", r) }) {
		if at := strings.IndexByte(f, '@'); at > 0 && strings.Contains(f[at:], ".") && len(out) < maxArgs {
			named("to", strings.TrimRight(f, "."))
		}
	}
	return out
}
