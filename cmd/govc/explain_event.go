package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/eval"
	"github.com/govc-lang/govc/runtime/fact"
	"github.com/govc-lang/govc/runtime/score"
)

// eventReport is how a call was read, and what was decided about it.
type eventReport struct {
	Acts     []actReport    `json:"acts"`
	Unread   []string       `json:"unread"`
	Decision *eval.Decision `json:"decision"`
	by       string         // which clauses decided; a program knows its own arguments
}

// actReport is one thing that the call would do.
type actReport struct {
	Kind  string       `json:"kind"`
	Label string       `json:"label"`
	Facts []factReport `json:"facts"`
}

type factReport struct {
	Fact  string `json:"fact"`
	Value string `json:"value"` // masked when it is secret or personal
	At    string `json:"at"`
	Span  [2]int `json:"span"`
}

func (a *app) explainEvent(p *policy, f explainFlags) error {
	name := f.event
	in, done, err := a.source(name)
	if err != nil {
		return err
	}
	defer done()
	row, problems, err := corpus.NewReader(oneLine(in), inputName(name)).Next()
	switch {
	case err == io.EOF:
		return input(inputName(name)+" holds no event", "give one hook event: a JSON object with tool_name and tool_input")
	case err != nil:
		return input("cannot read "+inputName(name)+": "+cause(err), "give one hook event: a JSON object with tool_name and tool_input")
	case problems.HasErrors():
		d := decideRow(p.engine, &row, problems)
		return a.writeEvent(eventReport{Acts: []actReport{}, Unread: []string{}, Decision: &d, by: f.deciders()})
	}
	return a.explainCase(p, f, score.CaseOf(&row))
}

func (a *app) explainTool(p *policy, f explainFlags) error {
	args := cmp.Or(f.input, "{}")
	if json.Unmarshal([]byte(args), &map[string]json.RawMessage{}) != nil || args[0] == 'n' {
		return usage("--input is no object of JSON", `write it such as '{"amount": 4200}'`)
	}
	event, err := json.Marshal(map[string]any{"tool_name": f.tool, "tool_input": json.RawMessage(args), "cwd": "/workspace"})
	if err != nil {
		return internal(err)
	}
	return a.explainCase(p, f, action.Case{ID: f.tool, Event: event})
}

func (f explainFlags) deciders() string { return deciders(sourcesOrLibrary(f.clauses)) }

func (a *app) explainCase(p *policy, f explainFlags, c action.Case) error {
	if c.ID == "" {
		c.ID = "event"
	}
	d := p.engine.Decide(c)
	r := eventReport{Acts: []actReport{}, Unread: []string{}, Decision: &d, by: f.deciders()}
	// An event that cannot be decoded has no facts; the decision says why.
	if facts, err := p.engine.Facts(c); err == nil {
		r.Acts = actReports(facts)
		for _, pr := range facts.Problems {
			r.Unread = append(r.Unread, pr.Why)
		}
	}
	return a.writeEvent(r)
}

func (a *app) writeEvent(r eventReport) error {
	if r.Decision.Fault != nil {
		return internal(r.Decision.Fault)
	}
	if a.format == "json" {
		return a.writeJSON(r)
	}
	return a.eventText(r)
}

func actReports(f *fact.Facts) []actReport {
	var list []actReport
	for i := range f.Acts {
		act := &f.Acts[i]
		r := actReport{Kind: act.Kind, Label: act.Label, Facts: []factReport{}}
		for _, at := range act.Atoms {
			value := at.Value
			if at.Masked {
				value = "•••"
			}
			r.Facts = append(r.Facts, factReport{at.Fact.Name(), value, at.Place.At, [2]int{at.Place.Start, at.Place.End}})
		}
		for _, n := range act.Nums {
			r.Facts = append(r.Facts, factReport{n.Fact.Name(), fmt.Sprint(n.Value), n.Place.At, [2]int{n.Place.Start, n.Place.End}})
		}
		list = append(list, r)
	}
	return list
}

func (a *app) eventText(r eventReport) error {
	printf(a.out, "decided by %s\n\n", r.by)
	for _, act := range r.Acts {
		printf(a.out, "%s %s\n", act.Kind, a.paint(a.out, styleBold, act.Label))
		t := table{columns: []column{{head: "fact"}, {head: "value"}, {head: "at", spare: 1}}}
		for _, f := range act.Facts {
			t.add(plain(f.Fact, f.Value, place(eval.Reason{At: f.At, Span: f.Span}))...)
		}
		if err := a.print(a.out, t); err != nil {
			return err
		}
		fmt.Fprintln(a.out)
	}
	for _, why := range r.Unread {
		printf(a.out, "not known: %s\n", why)
	}
	var b bytes.Buffer
	if err := a.decisionText(&b, r.Decision); err != nil {
		return err
	}
	_, err := a.out.Write(b.Bytes())
	return err
}
