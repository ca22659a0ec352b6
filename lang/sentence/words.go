package sentence

import (
	"maps"
	"slices"
	"strings"
)

// The closed classes of words that the grammar knows. A word that is in none of them is content: a concept's name must cover it.
var (
	// fillers are skipped between and inside names.
	fillers = set("the a an any all every each of to our my your his her this these those ever")
	// determiners open a noun phrase of its own: what stands before them is not shared with it.
	determiners = set("the a an any all every each our my your his her its their this these those")
	// possessives stand for the agent, or for a thing named before.
	possessives = set("its their")
	// companies are skipped as possessives: the company's models.
	companies = set("company organisation organization firm bank")
	// coordinators join the items of a list.
	coordinators = set("or and nor")
	// connectors join a phrase to a thing, a place or a state and mean no more than that; see connects.
	connectors = set("in on at into onto within inside during under with")
	// targets join an action to the place to which something goes.
	targets = set("to into onto")
	// otherConnectors change what is meant, so that names must have them.
	otherConnectors = set("in on at into onto within inside during under with from by for about as via through against like than out off over before after")
	// anythings are things without a concept of their own.
	anythings = set("anything something everything")
	// agentNouns name the one that sentences are about.
	agentNouns = set("agent agents bot bots assistant assistants copilot copilots")
	// agentAdjectives stand before agentNouns.
	agentAdjectives = set("ai autonomous automated software digital")
	// pronouns name the agent as a subject.
	pronouns = set("we you i they it nobody none one")
	modals   = set("may can must shall will could")
	beForms  = set("is are was were be been being gets get")
	// adjectives describe the noun after them, although each may be the name of a thing.
	adjectives = set("secret private public personal confidential internal external medical biometric genetic financial legal official " +
		"digital physical virtual foreign domestic hidden classified restricted proprietary")
	// outsides begin names of places that need no connector.
	outsides = set("outside beyond inside within in on at during under with without from above below across")
	// persons approve.
	persons = set("human humans person persons people someone somebody reviewer reviewers approver approvers colleague colleagues")
)

func set(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

// stems is a set of the stems of words.
func stems(words string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		m[stem(w)] = true
	}
	return m
}

// pattern is a choice of word sequences, by their first words.
type pattern map[string][][]string

// choice reads sequences that are separated by "|".
func choice(s string) pattern {
	out := pattern{}
	for alt := range strings.SplitSeq(s, "|") {
		seq := strings.Fields(alt)
		out[seq[0]] = append(out[seq[0]], seq)
	}
	return out
}

// anyOf are the names in a map, as choice reads them.
func anyOf[V any](names map[string]V) string {
	return strings.Join(slices.Sorted(maps.Keys(names)), "|")
}

// match is the length of the longest sequence of a pattern at token i, 0 for none.
func (p *parser) match(i, hi int, pat pattern) int {
	if i >= hi {
		return 0
	}
	return matchTokens(p.toks[:hi], i, pat)
}

func matchTokens(toks []token, i int, pat pattern) int {
	if i < 0 || i >= len(toks) {
		return 0
	}
	best := 0
	for _, seq := range pat[toks[i].text] {
		if len(seq) > best && hasWords(toks, i, seq) {
			best = len(seq)
		}
	}
	return best
}

func hasWords(toks []token, i int, seq []string) bool {
	if i+len(seq) > len(toks) {
		return false
	}
	for k, w := range seq {
		if toks[i+k].text != w {
			return false
		}
	}
	return true
}

// find is the first place in a span where a pattern stands.
func (p *parser) find(s span, pat pattern) (at span, ok bool) {
	for i := s.lo; i < s.hi; i++ {
		if n := p.match(i, s.hi, pat); n > 0 {
			return span{i, i + n}, true
		}
	}
	return span{}, false
}

// findUnnamed is find, but for words inside the name of a concept.
func (p *parser) findUnnamed(s span, pat pattern) (at span, ok bool) {
	for i := s.lo; i < s.hi; i++ {
		if n := p.match(i, s.hi, pat); n > 0 && !p.insideName(span{i, i + n}) {
			return span{i, i + n}, true
		}
	}
	return span{}, false
}
