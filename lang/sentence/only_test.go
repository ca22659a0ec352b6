package sentence

import (
	"slices"
	"strings"
	"testing"
)

// onlyForms hold a thing or an act that alone is allowed.
var onlyForms = []string{
	"Only %s may be made.", "Only %s may be done.", "Only %s may be sent.", "Only %s may be deleted.", "Only %s may be used.", "Only %s may be read in staging.",
	"Only %s may be made without human review.", "In staging, only %s may be made.", "After reading untrusted content, only %s may be made.",
	"Agents may use only %s.", "Agents may make only %s.", "Agents may do only %s.", "Agents may send only %s.", "Agents may delete only %s.",
	"Agents may send secrets only to %s.", "Agents may send secrets only to approved hosts or %s.", "Agents may only use %s.", "Only changes of %s may be made.",
	"Only deletion of %s may be done.", "Only %s are allowed.", "Only %s or approved models may be used.", "Only deletion and %s may be made.",
}

// TestOnlyDeniesTheRest: what "only" allows is never what is denied.
func TestOnlyDeniesTheRest(t *testing.T) {
	lex, read := testLexicon(t), 0
	for _, c := range lex.concepts {
		for _, name := range append([]string{c.Name}, c.Also...) {
			for _, form := range onlyForms {
				text := strings.Replace(form, "%s", name, 1)
				r, problems := Read(text, lex)
				if len(problems) > 0 {
					continue
				}
				read++
				if slices.ContainsFunc(r.Phrases, func(ph Phrase) bool { return len(ph.Unless) == 0 && !deniesOtherTimes(ph) }) {
					t.Errorf("%s\nis read as\n%s", text, r)
				}
			}
		}
	}
	if read < 300 {
		t.Errorf("only %d sentences are read", read)
	}
}

func deniesOtherTimes(ph Phrase) bool {
	return slices.ContainsFunc(ph.Times, func(t *Time) bool { return t.Not })
}

// TestOnlyAlternatives: the order in which "or" joins what is allowed does not matter.
func TestOnlyAlternatives(t *testing.T) {
	lex := testLexicon(t)
	alternatives := []string{"to approved hosts", "on Fridays", "during a change freeze", "in production", "in bulk", "to company addresses", "between 09:00 and 17:00"}
	for _, lead := range []string{"Agents may send secrets only ", "Secrets may be sent only ", "In staging, agents may send secrets only "} {
		for i, a := range alternatives {
			for _, b := range alternatives[i+1:] {
				got, want := onlyMeans(t, lex, lead+a+" or "+b+"."), onlyMeans(t, lex, lead+b+" or "+a+".")
				if got != want || strings.Count(got, " or ")+strings.Count(got, "time outside") == 0 {
					t.Errorf("%s%s or %s\ngot  %s\nwant %s", lead, a, b, got, want)
				}
			}
		}
	}
	mustRefuse(t, lex, "Payments may only be made on Fridays or by people.", "Backups may only be deleted in bulk or by people.", "Backups may only be deleted on Fridays by people.")
	mustRefuse(t, lex, "Agents may send secrets only to hosts in the EEA or on Fridays.", "Only approved MCP servers may be used on Fridays.",
		"Only approved MCP servers may be used in production.", "Only approved MCP servers may be used in bulk or in production.",
		"Agents may use only approved MCP servers on Fridays.", "Only approved models may be deployed on Fridays.")
}

// onlyMeans is a reading with its exceptions and times in a fixed order.
func onlyMeans(t *testing.T, lex *Lexicon, text string) string {
	t.Helper()
	r, problems := Read(text, lex)
	if len(problems) > 0 {
		t.Errorf("%s: %v", text, problems)
	}
	for _, ph := range r.Phrases {
		slices.SortFunc(ph.Unless, func(a, b Ref) int { return strings.Compare(a.Concept, b.Concept) })
		slices.SortFunc(ph.Times, func(a, b *Time) int { return strings.Compare(a.String(), b.String()) })
	}
	return r.String()
}
