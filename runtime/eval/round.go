package eval

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact"
)

// round is the evaluation of one action: every act, every clause that it could make fire.
type round struct {
	engine  *Engine
	machine *machine
	facts   *fact.Facts
	day     string
	fired   map[uint32]*firing
	order   []uint32
}

// firing is the strongest value of a clause so far, with its reasons.
type firing struct {
	value     value
	exception string // set while every act that fired was excepted
	because   []Reason
}

func (r *round) run() {
	for i := range r.facts.Acts {
		r.machine.load(&r.facts.Shared, &r.facts.Acts[i])
		slices.Sort(r.machine.visit)
		for _, c := range r.machine.visit {
			r.clause(c)
		}
		r.countMarks()
	}
}

// countMarks lets a rate see the acts of this very action.
func (r *round) countMarks() {
	m := r.machine
	for k := range m.marks {
		if m.node(m.g.Mark(uint32(k))) == yes {
			m.before[k]++
		}
	}
}

func (r *round) clause(id uint32) {
	c := r.machine.g.Clause(id)
	v := r.machine.node(c.Root)
	if v == no {
		return
	}
	exception := r.exception(c)
	old := r.fired[id]
	if old != nil && !stronger(v, exception, old) {
		return
	}
	if old == nil {
		r.order = append(r.order, id)
	}
	r.fired[id] = &firing{value: v, exception: exception, because: r.reasons(c)}
}

// stronger says whether a new firing of a clause tells more than the old one: one that no exception covers, then one that is known.
func stronger(v value, exception string, old *firing) bool {
	if (exception == "") != (old.exception == "") {
		return exception == ""
	}
	return v > old.value
}

// exception returns the name of an exception that takes this firing back.
func (r *round) exception(c graph.Clause) string {
	g := r.machine.g
	for i := range uint32(g.Exceptions()) {
		e := g.Exception(i)
		if e.Clause != c.ID && g.String(e.Clause) != g.String(c.ID) || r.expired(g.String(e.Until)) {
			continue
		}
		if r.machine.node(e.Root) == yes {
			return g.String(e.Name)
		}
	}
	return ""
}

// expired compares with the day of the action in the organisation's time zone; where neither it nor a day is known, the date counts as
// past.
func (r *round) expired(until string) bool {
	for _, a := range r.facts.Shared.Atoms {
		if a.Fact == schema.ActionDate {
			return len(a.Value) > len(until) || a.Value > until // a year of five digits is later than any of four
		}
	}
	return r.day == "" || r.day > until
}

// conclude turns what fired into the decision.
func (r *round) conclude(d *Decision, c action.Case) {
	slices.Sort(r.order)
	approvers := distinct(c.Context.ApprovedBy)
	for _, id := range r.order {
		r.place(d, r.finding(id), r.fired[id].exception, approvers)
	}
	for _, p := range r.facts.Problems {
		r.problem(d, p, approvers)
	}
	if len(d.Findings)+len(d.Met)+len(d.Excepted) == 0 {
		r.byDefault(d, approvers)
	}
	settle(d)
}

// distinct counts people: a name in other letters of case, with blanks or invisible characters, is the same person.
func distinct(names []string) int {
	set := map[string]bool{}
	for _, n := range names {
		n = strings.ToLower(strings.Map(func(r rune) rune {
			if unicode.IsSpace(r) || !unicode.IsPrint(r) {
				return -1
			}
			return r
		}, n))
		if n != "" {
			set[n] = true
		}
	}
	return len(set)
}

func (r *round) place(d *Decision, f Finding, exception string, approvers int) {
	switch {
	case exception != "":
		f.Exception = exception
		d.Excepted = append(d.Excepted, f)
	case f.Effect == Escalate && approvers >= f.Reviewers:
		d.Met = append(d.Met, f)
	default:
		d.Findings = append(d.Findings, f)
	}
}

func (r *round) finding(id uint32) Finding {
	g := r.machine.g
	c, fired := g.Clause(id), r.fired[id]
	f := Finding{
		Clause: g.String(c.ID), Effect: Effect(c.Effect), Reviewers: int(c.Reviewers), Severity: g.String(c.Severity),
		Certainty: "known", Enforced: !c.Shadow && r.engine.params.Mode != "shadow", Text: g.String(c.Text), Because: fired.because,
	}
	if fired.value == unknown {
		f.Certainty = "unknown"
		f.Effect = max(f.Effect, Escalate)
	}
	if f.Effect == Escalate {
		f.Reviewers = max(f.Reviewers, 1)
	}
	cite := r.engine.cite[f.Clause]
	f.References, f.Related = orEmpty(cite.References), orEmpty(cite.Related)
	return f
}

func orEmpty(list []Citation) []Citation {
	if list == nil {
		return []Citation{}
	}
	return list
}

// problem adds what could not be read, once a kind as a finding, each as an unparsed item.
func (r *round) problem(d *Decision, p fact.Problem, approvers int) {
	id, text := Unparseable, "A part of the call could not be read."
	if p.Kind == "unknowable" {
		id, text = Unknowable, "What would run cannot be known."
	}
	d.Unparsed = append(d.Unparsed, Unparsed{At: p.Place.At, Why: p.Why})
	for _, list := range [][]Finding{d.Findings, d.Met} {
		for _, f := range list {
			if f.Clause == id {
				return
			}
		}
	}
	f := reserved(id, Escalate, 1, text, r.engine.params.Mode != "shadow")
	f.Because = []Reason{{Fact: p.Kind, Value: p.Why, At: p.Place.At, Span: [2]int{p.Place.Start, p.Place.End}}}
	r.place(d, f, "", approvers)
}

func (r *round) byDefault(d *Decision, approvers int) {
	e := Effect(r.machine.g.Default())
	if e == Allow {
		return
	}
	reviewers := 0
	if e == Escalate {
		reviewers = 1
	}
	text := fmt.Sprintf("No clause speaks about this; the default is %s.", e)
	f := reserved(Default, e, reviewers, text, r.engine.params.Mode != "shadow")
	f.Because = []Reason{{Fact: "policy.default", Value: e.String()}}
	r.place(d, f, "", approvers)
}

func reserved(id string, e Effect, reviewers int, text string, enforced bool) Finding {
	return Finding{
		Clause: id, Effect: e, Reviewers: reviewers, Severity: "high", Certainty: "known", Enforced: enforced, Text: text,
		References: []Citation{}, Related: []Citation{}, Because: []Reason{},
	}
}

// settle takes the strictest enforced effect and the most reviewers that it asks for.
func settle(d *Decision) {
	d.Decision = Allow
	for _, f := range d.Findings {
		if f.Enforced {
			d.Decision = min(d.Decision, f.Effect)
		}
	}
	for _, f := range d.Findings {
		if f.Enforced && f.Effect == Escalate && d.Decision == Escalate {
			d.Reviewers = max(d.Reviewers, f.Reviewers)
		}
	}
}

// undecodable is the answer to an event that is no tool call, or that govc fails on, as the text says.
func undecodable(d Decision, text string, err error) Decision {
	f := reserved(Unparseable, Deny, 0, text, true)
	at := action.PlaceOf(err)
	f.Because = []Reason{{Fact: "unparsed", Value: err.Error(), At: at}}
	d.Findings = append(d.Findings, f)
	d.Unparsed = append(d.Unparsed, Unparsed{At: at, Why: err.Error()})
	d.Decision = Deny
	return d
}
