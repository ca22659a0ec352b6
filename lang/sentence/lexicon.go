package sentence

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// Lexicon holds the names of concepts by their stems.
type Lexicon struct {
	concepts []vocabulary.Concept
	names    map[string][]int // stems joined by a space → concepts
	surfaces []surface
	longest  int             // words of the longest name
	after    map[string]bool // whether a name stands only after "to": third parties are a place to send to, third-party libraries are at none
}

// surface is one name as it is offered to a writer.
type surface struct {
	concept int
	stems   []string
}

// NewLexicon stems the names of all concepts. Of the sets it uses those of words that say the same.
func NewLexicon(concepts []vocabulary.Concept, sets map[string][]string) *Lexicon {
	l := &Lexicon{concepts: concepts, names: map[string][]int{}, after: map[string]bool{}}
	for i, c := range concepts {
		l.addName(i, c.Name)
		for _, name := range c.Also {
			l.addName(i, name)
		}
	}
	l.addSame(synonyms(sets))
	return l
}

func (l *Lexicon) addName(concept int, name string) {
	toks := tokenize(name)
	stems := contentStems(toks)
	if len(stems) == 0 {
		return
	}
	l.surfaces = append(l.surfaces, surface{concept, stems})
	to := toks[0].text == "to" && l.concepts[concept].Kind == vocabulary.Place
	for _, v := range l.variants(concept, toks, stems) {
		key := strings.Join(v, " ")
		l.after[key] = to && (l.after[key] || len(l.names[key]) == 0)
		l.addKey(concept, v)
	}
}

func (l *Lexicon) addKey(concept int, stems []string) {
	key := strings.Join(stems, " ")
	l.longest = max(l.longest, len(stems))
	if !slices.Contains(l.names[key], concept) {
		l.names[key] = append(l.names[key], concept)
	}
}

// variants are the ways in which a name may stand in a text: "bank details of a payee" also as "payee bank details", "in production"
// also as "production", "the agent's own rules" also as "own rules" and "agent rules".
func (l *Lexicon) variants(concept int, toks []token, stems []string) [][]string {
	out := [][]string{stems}
	if swapped := swapOf(toks); swapped != nil {
		out = append(out, swapped)
	}
	switch l.concepts[concept].Kind {
	case vocabulary.Action:
		if swapped := swapAfterVerb(toks); swapped != nil {
			out = append(out, swapped)
		}
	case vocabulary.Place, vocabulary.State:
		if l.connected(concept, stems) {
			out = append(out, stems[1:])
		}
	}
	if i := agentOwn(stems); i >= 0 {
		out = append(out, slices.Delete(slices.Clone(stems), i, i+1), slices.Delete(slices.Clone(stems), i+1, i+2))
	}
	return out
}

// connected says that a name stands for itself without its connector: production. "Third parties" are no place, nor is "with" one in
// which an act happens.
func (l *Lexicon) connected(concept int, stems []string) bool {
	if len(stems) < 2 || !connectors[stems[0]] {
		return false
	}
	return stems[0] != "within" && stems[0] != "inside" && (stems[0] != "with" || l.kind(concept) == vocabulary.State)
}

func agentOwn(stems []string) int {
	for i := 0; i+1 < len(stems); i++ {
		if stems[i] == "agent" && stems[i+1] == "own" {
			return i
		}
	}
	return -1
}

// swapOf writes "X of Y" as "Y X"; nil when the tokens hold no single "of" between words.
func swapOf(toks []token) []string {
	at := -1
	for i, t := range toks {
		if t.kind != wordToken || t.text != "of" {
			continue
		}
		if at >= 0 {
			return nil
		}
		at = i
	}
	if at <= 0 {
		return nil
	}
	left, right := contentStems(toks[:at]), contentStems(toks[at+1:])
	if len(left) == 0 || len(right) == 0 {
		return nil
	}
	return append(right, left...)
}

// swapAfterVerb writes "do X of Y" as "do Y X": changing payee bank details.
func swapAfterVerb(toks []token) []string {
	if swapped := swapOf(toks[1:]); swapped != nil {
		return append([]string{toks[0].stem}, swapped...)
	}
	return nil
}

// contentStems drops fillers.
func contentStems(toks []token) []string {
	var out []string
	for _, t := range toks {
		if t.content() {
			out = append(out, t.stem)
		}
	}
	return out
}

// content says that a name that spans the token must hold it.
func (t token) content() bool {
	switch t.kind {
	case wordToken:
		return !fillers[t.text] && !possessives[t.text]
	}
	return true
}

// Concepts are those that some words name, as they would in a sentence.
func (l *Lexicon) Concepts(words string) []vocabulary.Concept {
	var out []vocabulary.Concept
	for _, id := range l.lookup(contentStems(tokenize(words))) {
		out = append(out, l.concepts[id])
	}
	return out
}

func (l *Lexicon) lookup(stems []string) []int { return l.names[strings.Join(stems, " ")] }

// one is the only concept of a name, when it has one of the given kinds.
func (l *Lexicon) one(stems []string, kinds ...vocabulary.Kind) (int, bool) {
	ids := l.lookup(stems)
	if len(ids) != 1 || !slices.Contains(kinds, l.kind(ids[0])) {
		return 0, false
	}
	return ids[0], true
}

func (l *Lexicon) kind(concept int) vocabulary.Kind     { return l.concepts[concept].Kind }
func (l *Lexicon) object(concept int) vocabulary.Object { return l.concepts[concept].Object }

// found is a name in a text.
type found struct {
	span     span
	stems    []string
	concepts []int
}

// namesAt lists the names that start at token i and end before hi, longest first.
func (p *parser) namesAt(i, hi int) []found {
	all := p.names[i]
	for k := range all {
		if all[k].span.hi <= hi {
			return all[k:]
		}
	}
	return nil
}

// findNamesAt lists the names that start at token i, longest first.
func (p *parser) findNamesAt(i int) []found {
	if !p.toks[i].startsName() {
		return nil
	}
	var out []found
	var stems []string
	for j := i; j < len(p.toks) && len(stems) < p.lex.longest && !p.toks[j].endsName(); j++ {
		switch t := p.toks[j]; {
		case j == i && possessives[t.text]:
			stems = append(stems, "agent")
			continue
		case !t.content():
			continue
		default:
			stems = append(stems, t.stem)
		}
		if ids := p.idsOf(stems, span{i, j + 1}); len(ids) > 0 && !p.lacksTo(stems, i) {
			out = append(out, found{span{i, j + 1}, slices.Clone(stems), ids})
		}
	}
	slices.Reverse(out)
	return out
}

// lacksTo says that a name stands only after "to", which is not there.
func (p *parser) lacksTo(stems []string, i int) bool {
	if !p.lex.after[strings.Join(stems, " ")] {
		return false
	}
	for i--; i >= 0 && p.toks[i].is(fillers); i-- {
		if p.toks[i].text == "to" {
			return false
		}
	}
	return true
}

// endsName says that no name goes on at a token.
func (t token) endsName() bool {
	return t.kind == amountToken || t.kind == timeToken || t.kind == stopToken
}

func (t token) startsName() bool {
	if t.kind == commaToken || t.kind == stopToken {
		return false
	}
	return t.content() || possessives[t.text]
}

func (p *parser) idsOf(stems []string, s span) []int {
	if ids := p.lex.lookup(stems); len(ids) > 0 {
		return ids
	}
	if swapped := swapOf(p.toks[s.lo:s.hi]); swapped != nil && !possessives[p.toks[s.lo].text] && p.endsNoun(s.hi) {
		return p.lex.lookup(swapped)
	}
	return nil
}

// endsNoun says that no further noun follows: "backups of production" is no name in "backups of production data".
func (p *parser) endsNoun(i int) bool {
	if i >= len(p.toks) {
		return true
	}
	t := p.toks[i]
	return t.kind != wordToken || connectors[t.text] || coordinators[t.text] || outsides[t.text] || closers[t.text] || fillers[t.text]
}

// findNames lists the names of a text, and the longest at each place.
func (p *parser) findNames() {
	p.names, p.named = make([][]found, len(p.toks)), nil
	for i := range p.toks {
		p.names[i] = p.findNamesAt(i)
		if f := p.names[i]; len(f) > 0 {
			p.named = append(p.named, f[0].span)
		}
	}
}

// insideName says that some name of several words covers a span.
func (p *parser) insideName(s span) bool {
	return slices.ContainsFunc(p.named, func(n span) bool { return n.lo <= s.lo && s.hi <= n.hi && n.hi-n.lo > s.hi-s.lo })
}

// isName says that some name covers a span.
func (p *parser) isName(s span) bool {
	return slices.ContainsFunc(p.named, func(n span) bool { return n.lo <= s.lo && s.hi <= n.hi })
}
