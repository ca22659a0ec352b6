package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// clauseReport is everything that is known about one clause.
type clauseReport struct {
	ID          string          `json:"id"`
	Text        string          `json:"text"`
	Effect      string          `json:"effect"` // empty when it decides nothing
	Reviewers   int             `json:"reviewers"`
	Severity    string          `json:"severity"`
	Owner       string          `json:"owner,omitempty"`
	When        string          `json:"when,omitempty"`
	Status      string          `json:"status"` // decides, tracked, or switched off until a day
	Place       string          `json:"place"`
	Recall      float64         `json:"recall"`
	FalseAlarms float64         `json:"false_alarms"`
	Reading     []wordsReport   `json:"reading"`
	Means       string          `json:"means"` // the reading whole, as docs/grammar.md writes it: what is joined by and, what by or
	References  []citation      `json:"references"`
	Related     []citation      `json:"related"`
	Exceptions  []string        `json:"exceptions"`
	Graph       string          `json:"graph"`
	concepts    []conceptReport // that the sentence names; the graph has them for programs
}

// wordsReport is what some words of a sentence mean.
type wordsReport struct {
	Words string `json:"words"`
	From  int    `json:"from"`
	To    int    `json:"to"`
	Means string `json:"means"`
}

func (a *app) explainClause(p *policy, id string, f explainFlags) error {
	c, err := clauseOf(p, id)
	if err != nil {
		return err
	}
	r := clauseReport{
		ID: c.ID, Text: c.Text.Value, Effect: c.Effect, Reviewers: c.Reviewers, Severity: c.Severity, Owner: c.Owner, When: c.When.Value,
		Status: statusOf(c), Place: c.Range.String(), Recall: c.Recall, FalseAlarms: c.FalseAlarms,
		Reading: readingOf(c.Text.Value, c.Reading), Means: meaning(c), References: cite(p, c.References, f.date), Related: cite(p, c.Related, f.date),
		Exceptions: exceptionsTo(p.cfg, c.ID),
	}
	for _, name := range namedConcepts(c.Reading) {
		if i := slices.IndexFunc(p.compiled.Vocabulary.Concepts, func(k vocabulary.Concept) bool { return k.Name == name }); i >= 0 {
			r.concepts = append(r.concepts, reportConcept(p, p.compiled.Vocabulary.Concepts[i]))
		}
	}
	g, err := graph.Open(p.compiled.Graph)
	if err != nil {
		return internal(err)
	}
	r.Graph, _ = g.DumpClause(c.ID) // a clause that decides nothing has none
	if a.format == "json" {
		return a.writeJSON(r)
	}
	a.clauseText(r)
	return nil
}

// clauseOf finds a clause of a policy.
func clauseOf(p *policy, id string) (compiler.Clause, error) {
	var ids []string
	for _, c := range p.compiled.Clauses {
		if c.ID == id {
			return c, nil
		}
		ids = append(ids, c.ID)
	}
	return compiler.Clause{}, usage("there is no clause `"+id+"`", didYouMean(id, ids, "use one of "+strings.Join(ids, ", ")))
}

func statusOf(c compiler.Clause) string {
	switch {
	case c.Disabled:
		return "switched off until " + c.Until.Value
	case c.Effect == "":
		return "tracked, not enforced"
	case c.Library:
		return "decides, as in the library"
	case c.Replaces:
		return "decides, in place of the library's"
	}
	return "decides"
}

func exceptionsTo(cfg *config.Config, id string) []string {
	names := []string{}
	for _, e := range cfg.Exceptions {
		if e.Clause.Value == id {
			names = append(names, e.Name+" until "+e.Until.Value)
		}
	}
	return names
}

func (a *app) clauseText(r clauseReport) {
	printf(a.out, "%s\n", a.paint(a.out, styleBold, r.ID))
	a.hanging(a.out, "  ", cmp.Or(r.Text, "no sentence of its own"))
	if len(r.Reading) > 0 {
		printf(a.out, "\nread as\n")
	}
	wide := 0
	for _, w := range r.Reading {
		wide = max(wide, shown(w.Words))
	}
	for _, w := range r.Reading {
		a.hanging(a.out, entry(w.Words, wide), w.Means)
	}
	a.meansText(r.Means)
	fmt.Fprintln(a.out)
	for _, f := range r.facts() {
		a.hanging(a.out, fmt.Sprintf("%-10s ", f[0]), f[1])
	}
	if len(r.concepts) > 0 {
		fmt.Fprintf(a.out, "\nconcepts\n")
	}
	for _, c := range r.concepts {
		a.hanging(a.out, entry(c.Name, widest(r.concepts)), "shows itself in "+ways(c.Ways))
	}
	a.citationText("supports", r.References)
	a.citationText("serves the aim of; not required by", r.Related)
	if r.Graph != "" {
		printf(a.out, "\n`govc graph %s` prints every test that it was compiled to\n", r.ID)
	}
}

// meaning is the reading of a clause that has one.
func meaning(c compiler.Clause) string {
	if c.Reading.Effect == "" {
		return ""
	}
	return c.Reading.String()
}

// meansText prints a reading, each of its lines below what that line says.
func (a *app) meansText(reading string) {
	if reading == "" {
		return
	}
	printf(a.out, "\nmeans; what + joins must all hold\n")
	for line := range strings.SplitSeq(reading, "\n") {
		word, rest, _ := strings.Cut(line, " ")
		if !slices.Contains([]string{"after", "when", "or", "more"}, word) {
			word, rest = "", line
		} else {
			word = fmt.Sprintf("%-6s ", word)
		}
		a.hanging(a.out, "  "+word, rest)
	}
}

// facts are the short lines about a clause.
func (r clauseReport) facts() (list [][2]string) {
	line := func(name, value string) {
		if value != "" {
			list = append(list, [2]string{name, value})
		}
	}
	line("effect", effectOf(r.Effect, r.Reviewers))
	line("status", r.Status)
	line("severity", r.Severity)
	line("owner", r.Owner)
	line("when", r.When)
	if r.Effect != "" {
		line("bar", fmt.Sprintf("recall at least %.2f, false alarms at most %.2f", r.Recall, r.FalseAlarms))
	}
	line("exceptions", strings.Join(r.Exceptions, ", "))
	line("written in", r.Place)
	return list
}

// effectOf writes the effect of a clause as the tables show it.
func effectOf(effect string, reviewers int) string {
	switch {
	case effect == "":
		return "none"
	case reviewers > 1:
		return fmt.Sprintf("%s ×%d", effect, reviewers)
	}
	return effect
}

// widest is how much room the names of concepts take.
func widest(list []conceptReport) (n int) {
	for _, c := range list {
		n = max(n, shown(c.Name))
	}
	return n
}
