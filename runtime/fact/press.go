package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/code"
)

// A click does what the label of its button says: {"element": "Button \"Generate key\""}.

// maxLabel is the longest label that is read, in bytes.
const maxLabel = 400

// presses says whether a call presses something on a page or a screen, by its name or by its action.
func (d *deriving) presses(c *call) bool {
	if slices.ContainsFunc(c.words, func(w word) bool {
		return d.t.Has("verbs.press", w.lemma) && (!d.t.Has("verbs.press-element", w.lemma) || hasKey(c, "keys.element"))
	}) {
		return true
	}
	return slices.ContainsFunc(c.args, func(x arg) bool {
		return x.depth == 1 && x.kind == action.String && (x.is("keys.action") || x.is("keys.label")) && d.saysPress(x.value)
	})
}

// saysPress says whether a text is an order to press something: left_click, Click the "Pay" button.
func (d *deriving) saysPress(text string) bool {
	if len(text) > maxLabel {
		return false
	}
	for i, w := range lemmas(d.t, split(text)) {
		if i > 1 {
			break
		}
		if d.t.Has("verbs.press", w.lemma) && (i == 0 || label(text)) {
			return true
		}
	}
	return false
}

// hasKey says whether an argument of a call has a name of a set.
func hasKey(c *call, set string) bool {
	return slices.ContainsFunc(c.args, func(x arg) bool { return x.is(set) })
}

// pressed are the words of the labels of what a call presses, a run for each that says that something is changed. Where an argument is
// an element, the others only talk about it.
func (d *deriving) pressed(c *call) [][]placedWord {
	if !d.presses(c) {
		return nil
	}
	labels := "keys.label"
	if hasKey(c, "keys.element") {
		labels = "keys.element"
	}
	var out [][]placedWord
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String || x.depth > 2 || len(x.value) > maxLabel || !x.is(labels) && !d.saysPress(x.value) {
			continue
		}
		if run := d.labelRun(x.value, x.place()); run != nil {
			out = append(out, run)
		}
	}
	return out
}

// labelRun reads a label or a selector as a name: what stands in quotation marks first, without the words for parts of pages.
func (d *deriving) labelRun(text string, p Place) []placedWord {
	var run []placedWord
	var ws []word
	for _, part := range labelParts(text) {
		for _, w := range lemmas(d.t, split(part)) {
			if len(run) < 24 && !d.t.Has("verbs.press", w.lemma) && !d.t.Has("words.element", w.text) && strings.Trim(w.text, "0123456789") != "" {
				w.start, w.end = len(run), len(run)+1
				run, ws = append(run, placedWord{w, p}), append(ws, w)
			}
		}
	}
	if len(ws) == 0 || !d.clearlyChanges(ws) && !d.leadsWithVerb(ws) {
		return nil
	}
	return run
}

// leadsWithVerb says whether a label begins with a word that may be a verb: Release, Order now.
func (d *deriving) leadsWithVerb(ws []word) bool {
	return kindOf(d.t, ws[0]) == kindEither && len(ws) <= 3
}

// labelParts are what stands in quotation marks in a text, and then the rest of it.
func labelParts(text string) []string {
	var quoted []string
	rest := text
	for _, quote := range []string{`"`, "'", "`"} {
		parts := strings.Split(rest, quote)
		if len(parts) < 3 {
			continue
		}
		rest = ""
		for i, part := range parts {
			if i%2 == 1 && i < len(parts)-1 {
				quoted = append(quoted, part)
				continue
			}
			rest += " " + part
		}
	}
	return append(quoted, rest)
}

// labelAmounts are the amounts of money that labels name: Pay 89,00 €.
func (d *deriving) labelAmounts(c *call) {
	if !d.presses(c) {
		return
	}
	for i := range c.args {
		x := c.args[i]
		if x.kind != action.String || len(x.value) > maxLabel || !x.is("keys.label") {
			continue
		}
		if text, ok := d.moneyIn(x.value); ok {
			x.value, x.key, x.inner = text, "amount", x.inner+1
			x.path = join(x.path, "amount")
			x.keyName = d.names.of("amount", "")
			c.args = append(c.args, x)
			return
		}
	}
}

// moneyIn finds an amount with its currency in a text.
func (d *deriving) moneyIn(text string) (string, bool) {
	fields := strings.Fields(strings.Map(func(r rune) rune {
		if strings.ContainsRune("\"'`()[]", r) {
			return ' '
		}
		return r
	}, text))
	for i, f := range fields {
		if strings.IndexFunc(f, digit) < 0 {
			continue
		}
		for _, near := range []string{f, strings.Join(fields[i:min(i+2, len(fields))], " "), strings.Join(fields[max(0, i-1):i+1], " ")} {
			if d.currencyIn(near) != "" {
				return near, true
			}
		}
	}
	return "", false
}

// pressedInCode emits a click in code, with the words of what it is on.
func (d *deriving) pressedInCode(k *code.Call, p Place, depth int) {
	if last := k.Name[strings.LastIndexByte(k.Name, '.')+1:]; !d.t.Has("verbs.press", strings.ToLower(last)) {
		return
	}
	for _, a := range append(slices.Clip(k.Receiver), k.Args...) {
		if len(a.Value) > maxLabel || strings.Contains(a.Value, "\uFFFD") {
			continue
		}
		run := d.labelRun(a.Value, p)
		if run == nil {
			continue
		}
		c := &call{name: k.Name, at: p, whole: true, depth: depth}
		act := d.begin("call", a.Value, p)
		d.words(act, c, run)
		act.add(schema.CallName, joinPlaced(run), p)
		d.emit(act)
	}
}
