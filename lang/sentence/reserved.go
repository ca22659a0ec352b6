package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// What is denied may be said to be a person's: "An agent may not refuse credit; it may only prepare the file for the person who
// decides." The statement limits the agent to preparing, which is no more than the denial says when it keeps for the person exactly what
// is denied: deciding. Any other one would limit more ("for the person who signs"), and is refused.

var (
	mayOnly      = choice("it may only|they may only|it can only|they can only")
	prepareVerbs = set("prepare draft propose suggest recommend collect gather compile")
	forWord      = choice("for")
	whoPronouns  = set("who that")
)

// reservation is a statement that keeps something for a person.
type reservation struct {
	lead span // it may only
	work span // prepare the file
	verb int  // decides
}

// reservationAt reads a statement of that form. What the agent prepares is one thing, so that no further permission hides in it.
func (p *parser) reservationAt(s span) (reservation, bool) {
	s = p.wide(s)
	n := p.match(s.lo, s.hi, mayOnly)
	at, ok := p.find(s, forWord)
	if n == 0 || !ok || at.lo-n-s.lo < 2 || !p.toks[s.lo+n].is(prepareVerbs) {
		return reservation{}, false
	}
	r := reservation{lead: span{s.lo, s.lo + n}, work: span{s.lo + n, at.lo}}
	i := at.hi
	for i < s.hi && p.toks[i].is(fillers) {
		i++
	}
	if i+2 >= s.hi || !p.toks[i].is(persons) || !p.toks[i+1].is(whoPronouns) {
		return reservation{}, false
	}
	r.verb = i + 2
	rest := span{r.verb + 1, s.hi}
	return r, p.tells(r.work) && p.one(r.work) && (rest.empty() || rest.hi-rest.lo == 1 && p.toks[rest.lo].is(objectPronouns))
}

// one says that a span is no list.
func (p *parser) one(s span) bool {
	return !slices.ContainsFunc(p.toks[s.lo:s.hi], func(t token) bool { return t.kind != wordToken || t.is(coordinators) })
}

// reserves says that token i is the "who" of such a statement, which is no condition on people.
func (p *parser) reserves(i int) bool {
	return slices.ContainsFunc(p.statements(), func(s span) bool {
		r, ok := p.reservationAt(s)
		return ok && r.verb == i+1
	})
}

// reserved reads a statement that keeps for a person what a draft denies, and reports one that keeps something else.
func (p *parser) reserved(d draft, s span) bool {
	r, ok := p.reservationAt(s)
	if !ok {
		return false
	}
	if !p.missesWords() && !p.denies(d, p.toks[r.verb].stem) {
		p.report(p.wide(s), keepsOther())
	}
	return true
}

// denies says that what a word names is denied, everywhere and always.
func (p *parser) denies(d draft, stem string) bool {
	return len(d.after) == 0 && !slices.ContainsFunc(d.phrases, func(ph Phrase) bool {
		return len(ph.Unless) > 0 || ph.Amount != nil || len(ph.Times) > 0 || !p.lex.called(ph.Refs, stem) || p.lex.qualified(ph.Refs)
	})
}

// called says that a name of one of some concepts has a word.
func (l *Lexicon) called(refs []Ref, stem string) bool {
	return slices.ContainsFunc(l.surfaces, func(s surface) bool {
		return slices.Contains(s.stems, stem) && slices.ContainsFunc(refs, func(r Ref) bool { return r.Concept == l.concepts[s.concept].Name })
	})
}

// qualified says that one of some concepts is a place or a state.
func (l *Lexicon) qualified(refs []Ref) bool {
	return slices.ContainsFunc(l.concepts, func(c vocabulary.Concept) bool {
		return (c.Kind == vocabulary.Place || c.Kind == vocabulary.State) && slices.ContainsFunc(refs, func(r Ref) bool { return r.Concept == c.Name })
	})
}
