package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/sentence"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// conceptReport is what is known of one concept.
type conceptReport struct {
	Name     string         `json:"name"`
	Kind     string         `json:"kind"`
	Also     []string       `json:"also"`
	Includes []string       `json:"includes"`
	PartOf   []string       `json:"part_of"`
	Place    string         `json:"place"`
	Ways     map[string]int `json:"ways"`    // how many ways it shows itself, by the kind of fact
	Clauses  []clauseRef    `json:"clauses"` // whose sentences name it
}

// explainConcept shows the concepts that some words mean.
func (a *app) explainConcept(p *policy, words string) error {
	found, err := conceptsOf(p, words)
	if err != nil {
		return err
	}
	list := reportConcepts(p, found)
	if a.format == "json" {
		return a.writeJSON(list)
	}
	for _, r := range list {
		a.conceptText(r)
	}
	return nil
}

func (a *app) conceptText(r conceptReport) {
	a.headed(r.Name, r.Kind+", "+r.Place)
	a.conceptLine("also", r.Also)
	a.conceptLine("includes", r.Includes)
	a.conceptLine("part of", r.PartOf)
	a.hanging(a.out, "  shows in  ", ways(r.Ways))
	a.clauseRefs("named by", r.Clauses)
	if len(r.Clauses) == 0 {
		printf(a.out, "\nno clause names it\n")
	}
}

// explainConcepts lists the words that sentences can be written with.
func (a *app) explainConcepts(p *policy) error {
	list := slices.Clone(p.compiled.Vocabulary.Concepts)
	slices.SortStableFunc(list, func(x, y vocabulary.Concept) int {
		return cmp.Or(cmp.Compare(x.Kind, y.Kind), cmp.Compare(x.Name, y.Name))
	})
	if a.format == "json" {
		return a.writeJSON(reportConcepts(p, list))
	}
	t := table{columns: []column{{head: "concept"}, {head: "kind"}, {head: "also"}}}
	for _, c := range list {
		t.add(plain(c.Name, string(c.Kind), strings.Join(c.Also[:min(len(c.Also), fewNames)], ", "))...)
	}
	if err := a.print(a.out, t); err != nil {
		return err
	}
	printf(a.out, "\n%s; `govc explain --concept NAME` shows one of them whole\n", count(len(list), "concept", "concepts"))
	return nil
}

// fewNames is how many other names of a concept the list shows.
const fewNames = 2

func reportConcepts(p *policy, list []vocabulary.Concept) []conceptReport {
	out := make([]conceptReport, len(list))
	for i, c := range list {
		out[i] = reportConcept(p, c)
	}
	return out
}

func reportConcept(p *policy, c vocabulary.Concept) conceptReport {
	r := conceptReport{
		Name: c.Name, Kind: string(c.Kind), Also: append([]string{}, c.Also...), Includes: append([]string{}, c.Includes...),
		PartOf: []string{}, Place: c.Range.String(), Ways: map[string]int{}, Clauses: []clauseRef{},
	}
	for _, b := range c.Blocks {
		r.Ways[b.Name]++
	}
	for _, whole := range p.compiled.Vocabulary.Concepts {
		if slices.Contains(whole.Includes, c.Name) {
			r.PartOf = append(r.PartOf, whole.Name)
		}
	}
	for _, cl := range p.compiled.Clauses {
		if slices.Contains(namedConcepts(cl.Reading), c.Name) {
			r.Clauses = append(r.Clauses, clauseRef{ID: cl.ID, Text: cl.Text.Value, Enforced: statusOf(cl)})
		}
	}
	return r
}

// namedConcepts lists the concepts that a sentence names, in its order.
func namedConcepts(r sentence.Reading) (list []string) {
	for _, p := range slices.Concat(r.Phrases, r.After) {
		for _, ref := range slices.Concat(p.Refs, p.Unless) {
			if !slices.Contains(list, ref.Concept) {
				list = append(list, ref.Concept)
			}
		}
	}
	return list
}

// conceptsOf finds the concepts that some words name, as they would in a sentence.
func conceptsOf(p *policy, words string) ([]vocabulary.Concept, error) {
	all := p.compiled.Vocabulary.Concepts
	if found := sentence.NewLexicon(all, p.compiled.Vocabulary.Sets).Concepts(words); len(found) > 0 {
		return found, nil
	}
	var names []string
	for _, c := range all {
		names = append(append(names, c.Name), c.Also...)
	}
	return nil, usage("there is no concept `"+words+"`", didYouMean(words, names, "`govc explain --concepts` lists them all"))
}

// ways says how often a concept describes how it shows itself: one block of it is one way.
func ways(by map[string]int) string {
	var out []string
	for _, surface := range slices.Sorted(maps.Keys(by)) {
		out = append(out, surface+" ("+count(by[surface], "way", "ways")+")")
	}
	return cmp.Or(strings.Join(out, ", "), "nothing of its own")
}

func (a *app) conceptLine(head string, list []string) {
	if len(list) > 0 {
		a.hanging(a.out, fmt.Sprintf("  %-9s ", head), strings.Join(list, ", "))
	}
}
