package fact

import (
	"slices"

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
	verb, done := d.t.Map("words.done", last.text)
	switch {
	case done:
	case len(x.words) > 1 && d.t.Has("verbs.change", last.lemma) && !d.t.Has("verbs.either", last.text):
		verb = last.lemma
	default:
		return nil
	}
	if x.value == "false" {
		if verb, done = d.t.Map("words.undone", verb); !done {
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
	return slices.ContainsFunc(c.words, func(w word) bool { return d.t.Has("nouns.workflow", w.lemma) }) ||
		slices.ContainsFunc(c.args, func(y arg) bool { return y.is(d.t, "keys.job") || y.is(d.t, "keys.task") })
}

// topicRun reads the topic or queue that a message goes to as a name, where it says what is done: payments.release.
func (d *deriving) topicRun(x *arg) []placedWord {
	if x.kind != action.String || !x.is(d.t, "keys.topic") || !identifier(x.value) {
		return nil
	}
	run := d.actionRun(x, false)
	ws := make([]word, len(run))
	for i, w := range run {
		ws[i] = w.word
	}
	if len(ws) < 2 || !d.clearlyChanges(ws) {
		return nil
	}
	return run
}

// impliedRuns are the names that labels, variables and topics are read as.
func (d *deriving) impliedRuns(c *call) [][]placedWord {
	out := d.pressed(c)
	if read(d.t, c.words).mode == "read" {
		return out
	}
	for i := range c.args {
		x := &c.args[i]
		if run := d.flagRun(c, x); run != nil {
			out = append(out, run)
		}
		if run := d.topicRun(x); run != nil {
			out = append(out, run)
		}
	}
	return out
}

// types says whether a call types something: the page that it types into is where that goes.
func (d *deriving) types(a *Act) bool {
	return slices.ContainsFunc(a.Atoms, func(at Atom) bool { return at.Fact == schema.CallVerb && d.t.Has("verbs.enter", at.Value) })
}
