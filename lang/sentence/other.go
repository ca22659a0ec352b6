package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// "Other": after "Agents may reach only hosts on the approved list", "any other host" is each host that is not on it. An earlier
// statement must have said which things of the kind are allowed, in one condition; otherwise "other" stays unread.

// limit is what alone is allowed of a kind of thing.
type limit struct {
	but  []piece // any of these
	used bool    // nothing else of the kind may be used, for anything and anywhere
}

func (p *parser) limitTo(kind int, groups [][]piece, used bool) {
	if p.limits == nil {
		p.limits = map[int]limit{}
	}
	l := limit{used: used}
	if _, twice := p.limits[kind]; !twice && len(groups) == 1 { // else it is open which of them is meant
		l.but = groups[0]
	}
	p.limits[kind] = l
}

// limitHeads is limitTo for conditions that name the kind themselves: the hosts of "hosts on the approved list".
func (p *parser) limitHeads(groups [][]piece) {
	if len(groups) != 1 {
		return
	}
	kind := -1
	for _, k := range groups[0] {
		head, ok := p.head(k)
		if !ok || kind >= 0 && head.concept() != kind {
			return
		}
		kind = head.concept()
	}
	p.limitTo(kind, groups, false)
}

// otherOptions reads "other host".
func (p *parser) otherOptions(i, hi int) []option {
	if p.toks[i].text != "other" || i+1 >= hi {
		return nil
	}
	var out []option
	for _, o := range p.nameOptions(i+1, hi) {
		k := o.piece
		if len(k.concepts) != 1 || p.lex.kind(k.concept()) != vocabulary.Thing || len(p.limits[k.concept()].but) == 0 {
			continue
		}
		o.piece.but = p.limits[k.concept()].but
		o.piece.span.lo = i
		out = append(out, o)
	}
	return out
}

// restates reads "any other model is refused" after "may use only approved models", which it says again. After another verb it says
// more: that such a model is refused for everything.
func (p *parser) restates(d draft, s span) bool {
	m, ok := p.findUnnamed(s, forbidden)
	if !ok || d.effect != Deny || len(d.after) > 0 || !p.trim(span{m.hi, s.hi}).empty() {
		return false
	}
	s = p.trim(span{s.lo, m.lo})
	return !s.empty() && slices.ContainsFunc(p.otherOptions(s.lo, s.hi), func(o option) bool {
		return o.next == s.hi && p.limits[o.piece.concept()].used
	})
}

// others are the exceptions that pieces of a phrase bring with them.
func (p *parser) others(pieces []piece) []Ref {
	var out []Ref
	for _, k := range pieces {
		for _, b := range k.but {
			if r := p.ref(b); !slices.Contains(out, r) {
				out = append(out, r)
			}
		}
	}
	return out
}
