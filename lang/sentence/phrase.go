package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// role is what a piece of a phrase does in it.
type role uint8

const (
	roleUnknown role = iota
	roleAction
	roleThing
	rolePlace
	roleState
	roleAmount
	roleTime
	roleAnything // anything: a thing without a concept
)

// piece is a part of a phrase: a name of a concept, an amount, or words that nothing covers.
type piece struct {
	span     span
	role     role
	concepts []int // more than one: the name is ambiguous
	stems    []string
	glued    bool    // a connector stands before it: in production
	joined   bool    // its name borrows words from another item of the list
	took     []piece // qualifiers in a name that borrows words: the items before it have them too
	but      []piece // what it is not: other hosts; such a piece has no stems, and is joined with nothing
}

func (k piece) concept() int { return k.concepts[0] }

// qualifies says that the piece can be a qualifier: where, in which state, for how much, when.
func (k piece) qualifies() bool {
	return k.role == rolePlace || k.role == roleState || k.role == roleAmount || k.role == roleTime
}

// covering is the cheapest way to read the tokens from one place to the end of an item.
type covering struct {
	cost int
	take option
}

const (
	costUnknown = 10000
	costPiece   = 10
	costFiller  = 1
)

// cover reads an item with the fewest unknown words and, among those, the fewest and longest names.
func (p *parser) cover(s span) []piece {
	best := make([]covering, s.hi-s.lo+1)
	for i := s.hi - 1; i >= s.lo; i-- {
		best[i-s.lo] = p.cheapest(i, s, best)
	}
	var out []piece
	for i := s.lo; i < s.hi; {
		o := best[i-s.lo].take
		if o.skip {
			p.set(span{i, o.next}, markFiller)
		} else {
			p.set(span{i, o.piece.span.lo}, markFiller) // the connector
			out = append(out, o.piece)
		}
		i = o.next
	}
	return mergeUnknown(out)
}

// option is one way to read what stands at a token: a piece or, without stems, words to skip.
type option struct {
	piece piece
	next  int
	cost  int
	skip  bool
}

func (p *parser) cheapest(i int, s span, best []covering) covering {
	var win covering
	for k, o := range p.options(i, s.hi) {
		cost := o.cost + best[o.next-s.lo].cost
		if k > 0 && cost >= win.cost {
			continue
		}
		win = covering{cost, o}
	}
	return win
}

// foldedRoles are the roles of tokens that stand for several words.
var foldedRoles = map[tokenKind]role{amountToken: roleAmount, timeToken: roleTime}

// options lists the ways to read token i, in order of preference.
func (p *parser) options(i, hi int) []option {
	t := p.toks[i]
	if r, ok := foldedRoles[t.kind]; ok && p.fresh(span{i, i + 1}) {
		return []option{{piece: piece{span: span{i, i + 1}, role: r}, next: i + 1, cost: costPiece}}
	}
	out := p.nameOptions(i, hi)
	out = append(out, p.otherOptions(i, hi)...)
	out = append(out, p.gluedOptions(i, hi)...)
	if n := p.skippable(i, hi); n > 0 {
		out = append(out, option{next: i + n, cost: costFiller, skip: true})
	}
	if t.is(anythings) {
		out = append(out, option{piece: piece{span: span{i, i + 1}, role: roleAnything}, next: i + 1, cost: costPiece})
	}
	return append(out, option{piece: piece{span: span{i, i + 1}, stems: []string{t.stem}}, next: i + 1, cost: costUnknown})
}

func (p *parser) nameOptions(i, hi int) []option {
	var out []option
	for _, f := range p.namesAt(i, hi) {
		out = append(out, option{piece: p.newPiece(f), next: f.span.hi, cost: costPiece})
	}
	return out
}

// newPiece makes a piece of a name. "anything outside the workspace" is a thing, although its concept is a place.
func (p *parser) newPiece(f found) piece {
	k := piece{span: f.span, role: roleOf(p.lex.kind(f.concepts[0])), concepts: f.concepts, stems: f.stems}
	if k.qualifies() && p.toks[f.span.lo].is(anythings) {
		k.role = roleThing
	}
	return k
}

func roleOf(k vocabulary.Kind) role {
	switch k {
	case vocabulary.Action:
		return roleAction
	case vocabulary.Thing:
		return roleThing
	case vocabulary.Place:
		return rolePlace
	case vocabulary.State:
		return roleState
	}
	return roleUnknown
}

// gluedOptions reads a connector or a light verb together with the name that follows.
func (p *parser) gluedOptions(i, hi int) []option {
	n, roles := p.connectorAt(i, hi)
	if n == 0 {
		return nil
	}
	j := i + n
	for j < hi && p.toks[j].is(fillers) {
		j++
	}
	if j >= hi {
		return nil
	}
	var out []option
	for _, o := range p.nameOptions(j, hi) {
		if slices.Contains(roles, o.piece.role) {
			o.piece.glued = roles[0] != roleAction
			out = append(out, o)
		}
	}
	return out
}

var (
	lightVerbs = choice("make|making|makes|made|perform|performing|performed|do|doing|done|conduct|carry out|carrying out|carried out")
	// actVerbs add nothing to an action that follows, but something to a thing: "execute a payment", "code may be executed".
	actVerbs  = choice("execute|executing|initiate|initiating|undertake|undertaking")
	relatives = choice("that is|that are|that was|that were|which is|which are|which was|which were")
	byAgent   = choice("by agent|by agents|by an agent|by the agent|by any agent|by ai agents|by an ai agent|by the agents|by bots|" +
		"an agent makes|the agent makes|agents make|an agent attempts|the agent attempts|agents attempt|an agent takes|agents take|" +
		"that an agent makes|that agents make|that an agent attempts|that agents attempt|that an agent takes|made by an agent|" +
		"made by agents|made by the agent")
	anyActionThat = choice("any action that|any act that|any tool call that|any call that|actions that|every action that")
)

// connectorAt is the length of a connecting word, and what it may stand before.
func (p *parser) connectorAt(i, hi int) (int, []role) {
	if n := max(p.match(i, hi, lightVerbs), p.match(i, hi, actVerbs)); n > 0 {
		return n, []role{roleAction}
	}
	if n := p.match(i, hi, relatives); n > 0 {
		m, roles := 0, []role{rolePlace, roleState}
		if i+n < hi {
			m, _ = p.connectorAt(i+n, hi)
		}
		return n + m, roles
	}
	if p.toks[i].kind != wordToken {
		return 0, nil
	}
	return connects(p.toks[i].text)
}

func connects(word string) (int, []role) {
	switch word {
	case "in", "on":
		return 1, []role{rolePlace, roleThing, roleState}
	case "into", "onto":
		return 1, []role{rolePlace, roleThing}
	case "to":
		return 1, []role{rolePlace, roleThing}
	case "at":
		return 1, []role{rolePlace, roleState}
	case "within", "inside":
		return 1, []role{rolePlace}
	case "during", "under", "with", "while":
		return 1, []role{roleState}
	}
	return 0, nil
}

// skippable is the number of tokens from i that mean nothing in a phrase.
func (p *parser) skippable(i, hi int) int {
	t := p.toks[i]
	switch {
	case p.marks[i] == markRefused:
		return 1
	case t.is(fillers), t.is(possessives), t.is(companies) && t.owner:
		return max(1, p.match(i, hi, byAgent), p.match(i, hi, anyActionThat))
	}
	if n, _ := p.connectorAt(i, hi); n > 0 && i+n < hi && p.marks[i+n] == markRefused {
		return n // what it joins is refused
	}
	return max(p.match(i, hi, byAgent), p.match(i, hi, anyActionThat))
}

// mergeUnknown makes one piece of neighbouring unknown words.
func mergeUnknown(in []piece) []piece {
	var out []piece
	for _, k := range in {
		if n := len(out); n > 0 && k.role == roleUnknown && out[n-1].role == roleUnknown {
			out[n-1].span.hi = k.span.hi
			out[n-1].stems = append(out[n-1].stems, k.stems...)
			continue
		}
		out = append(out, k)
	}
	return out
}
