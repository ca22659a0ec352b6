package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
)

// A task of a workflow is decided by its variables: {"paymentReleased": true}, {"kreditBewilligt": false}.

// flagRun reads a variable that is set to true as the name of what is done, and one that grants something and is false as its refusal.
func (d *deriving) flagRun(c *call, x *arg) []placedWord {
	if x.value != "true" && x.value != "false" || len(x.words) == 0 || !d.variable(c, x) {
		return nil
	}
	last := x.words[len(x.words)-1]
	verb, known := done(d.t, last.text)
	switch {
	case known:
	case len(x.words) > 1 && d.t.Has("verbs.change", last.lemma) && !d.t.Has("verbs.either", last.text):
		verb = last.lemma
	default:
		return nil
	}
	if x.value == "false" {
		if verb, known = d.t.Map("words.undone", verb); !known {
			return nil
		}
	}
	run := []placedWord{{word{text: verb, lemma: verb}, x.place()}}
	for i, w := range x.words[:len(x.words)-1] {
		run = append(run, placedWord{word{text: w.text, lemma: w.lemma, start: i + 1, end: i + 2}, x.place()})
	}
	return run
}

// variable says whether an argument is a variable of a workflow: it stands below one that says so, in a call about tasks or processes.
func (d *deriving) variable(c *call, x *arg) bool {
	if x.kind != action.Bool && x.kind != action.String || !d.under(x, "keys.variables") {
		return false
	}
	return d.workflow(c)
}

// workflow says whether a call is about tasks or processes, by its name or by what it names them with.
func (d *deriving) workflow(c *call) bool {
	return d.hasLemma(c.words, "nouns.workflow") ||
		slices.ContainsFunc(c.args, func(y arg) bool { return y.is("keys.job") || y.is("keys.task") })
}

// topicRun reads the topic or queue that a message goes to as a name, where it says what is done: payments.release.
func (d *deriving) topicRun(x *arg) []placedWord {
	if x.kind != action.String || !x.is("keys.topic") || !identifier(x.value) {
		return nil
	}
	run := d.actionRun(x, false)
	if len(run) < 2 {
		return nil
	}
	if verb, ok := done(d.t, run[len(run)-1].text); ok { // payment.released
		run[len(run)-1].text, run[len(run)-1].lemma = verb, verb
		return run
	}
	if !d.clearlyChanges(plainWords(run)) && !d.endsInVerb(run) {
		return nil
	}
	return run
}

// topicNouns adds what a queue holds that people receive, by its name, to a call that puts something there: MAIL.OUT.
func (d *deriving) topicNouns(a *Act, c *call) {
	if !d.verbIn(a, "verbs.emit") {
		return
	}
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String || !x.is("keys.topic") || !identifier(x.value) {
			continue
		}
		for _, w := range lemmas(d.t, split(x.value)) {
			if d.t.Has("nouns.send", w.lemma) {
				d.object(a, c, w.lemma, x.place())
			}
		}
	}
}

// endsInVerb says whether the last word of a topic is what is done: valve/set. A message to people is none.
func (d *deriving) endsInVerb(run []placedWord) bool {
	last := run[len(run)-1]
	return last.text == last.lemma && d.t.Has("verbs.change", last.lemma) && !d.t.Has("verbs.send", last.lemma)
}

// verdictRun reads a variable that is an outcome as a name: its verb, what its own key is about, and what other variables say that the
// task is about: {"entscheidung": "REJECT", "antragstyp": "KREDIT"}.
func (d *deriving) verdictRun(c *call, x *arg) []placedWord {
	if x.kind != action.String || !x.is("keys.outcome") || !label(x.value) || !d.variable(c, x) {
		return nil
	}
	run := d.actionRun(x, true)
	if !d.decides(run) {
		return nil
	}
	for _, w := range x.words[:len(x.words)-1] {
		run = append(run, placedWord{w, x.place()})
	}
	for i := range c.args {
		y := &c.args[i]
		if y.kind == action.String && y.path != x.path && label(y.value) && (d.kindOf(y) || y.is("keys.job")) && len(run) < 24 {
			run = append(run, d.actionRun(y, false)...)
		}
	}
	return run
}

// processRun reads the name of a process or of its message as that of a call: {"messageName": "release-payment"}.
func (d *deriving) processRun(c *call, x *arg) []placedWord {
	if x.kind != action.String || x.depth > 3 || !x.is("keys.job") || !identifier(x.value) || !d.workflow(c) {
		return nil
	}
	run := d.actionRun(x, false)
	if len(run) < 2 || read(d.t, plainWords(run)).mode != "change" {
		return nil
	}
	return run
}

// kindOf says whether an argument says of what kind something is, by the end of its key.
func (d *deriving) kindOf(x *arg) bool {
	n := len(x.words)
	if n == 0 {
		return false
	}
	last := x.words[n-1].text
	for _, end := range d.t.List("words.kind") {
		if last == end || len(end) > 2 && strings.HasSuffix(last, end) {
			return true
		}
	}
	return false
}

// implied emits what the variables of a task and the topic of a message name as calls of their own.
func (d *deriving) implied(c *call) {
	if c.implied || read(d.t, c.words).mode == "read" {
		return
	}
	emits := d.hasLemma(c.words, "verbs.emit")
	for i := range c.args {
		x := &c.args[i]
		run := d.flagRun(c, x)
		if run == nil && emits {
			run = d.topicRun(x)
		}
		if run == nil {
			run = d.verdictRun(c, x)
		}
		if run == nil {
			run = d.processRun(c, x)
		}
		if run != nil && d.another(c) {
			d.call(&call{name: joinPlaced(run), at: x.place(), words: renumbered(run), mcp: c.mcp, args: others(c, x), whole: true, depth: c.depth + 1, implied: true})
		}
	}
}

// manyArgs is how many arguments a call has when the items of its lists are read each for itself, so that many take time in their number.
const manyArgs = 128

// others are the arguments of a call but one; of many, without those of the other items of the list that it stands in.
func others(c *call, x *arg) []arg {
	list, item := itemAbove(x.path)
	var out []arg
	for _, y := range c.args {
		elsewhere := len(c.args) > manyArgs && item != "" && strings.HasPrefix(y.path, list) && !strings.HasPrefix(y.path, item)
		if y.path != x.path && !elsewhere {
			out = append(out, y)
		}
	}
	return out
}

// itemAbove is the list that a path last goes through, and its item, each with the point behind it: of orders.3.status, "orders." and
// "orders.3."; both empty where it goes through none.
func itemAbove(path string) (list, item string) {
	for at := parent(path); at != ""; at = parent(at) {
		if listedAtEnd(at) {
			if above := parent(at); above != "" {
				return above + ".", at + "."
			}
			return "", at + "."
		}
	}
	return "", ""
}

func plainWords(run []placedWord) []word {
	ws := make([]word, len(run))
	for i, w := range run {
		ws[i] = w.word
	}
	return ws
}

// renumbered gives words of several places one after the other places in a name of their own.
func renumbered(run []placedWord) []word {
	ws, at := plainWords(run), 0
	for i := range ws {
		ws[i].start, ws[i].end = at, at+len(ws[i].lemma)
		at = ws[i].end + 1
	}
	return ws
}

// types says whether a call types something: the page that it types into is where that goes.
func (d *deriving) types(a *Act) bool {
	return slices.ContainsFunc(a.Atoms, func(at Atom) bool { return at.Fact == schema.CallVerb && d.t.Has("verbs.enter", at.Value) })
}
