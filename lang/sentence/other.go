package sentence

import "slices"

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
	if _, twice := p.limits[kind]; !twice && len(groups) == 1 && named(groups[0]) { // else it is open which of them is meant
		l.but = groups[0]
	}
	p.limits[kind] = l
}

// named says that all of some pieces are concepts.
func named(pieces []piece) bool {
	return !slices.ContainsFunc(pieces, func(k piece) bool { return len(k.concepts) == 0 })
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

// otherOptions reads "other host". The kind may be named by the last words of its name: after "internet hosts", hosts are those.
func (p *parser) otherOptions(i, hi int) []option {
	if len(p.limits) == 0 || p.toks[i].text != "other" {
		return nil
	}
	var out []option
	for end := i + 2; end <= hi && end-i-1 <= p.lex.longest; end++ {
		if kind, ok := p.limited(contentStems(p.toks[i+1 : end])); ok {
			k := piece{span: span{i, end}, role: roleThing, concepts: []int{kind}, but: p.limits[kind].but}
			out = append(out, option{piece: k, next: end, cost: costPiece})
		}
	}
	slices.Reverse(out)
	return out
}

// limited is the only kind with a limit whose name ends in some words.
func (p *parser) limited(words []string) (int, bool) {
	kinds := map[int]bool{}
	for _, s := range p.lex.surfaces {
		n := len(s.stems) - len(words)
		if len(words) > 0 && n >= 0 && slices.Equal(s.stems[n:], words) && len(p.limits[s.concept].but) > 0 {
			kinds[s.concept] = true
		}
	}
	if len(kinds) != 1 {
		return 0, false
	}
	for k := range kinds {
		return k, true
	}
	return 0, false
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

// checkOther refuses "any other host" in a list: what else the word or the host goes with is open.
func (p *parser) checkOther(covers [][]piece) {
	for _, c := range covers {
		for _, k := range c {
			if len(k.but) > 0 && len(covers) > 1 {
				p.report(k.span, otherInList())
			}
		}
	}
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
