package sentence

import "slices"

// Conditions are what an act must show to be allowed: after "only", "without", "before".

// conditions reads what is allowed after "only", as groups of which an act must satisfy each.
func (p *parser) conditions(s span) [][]piece {
	items, covers, ok := p.conditionItems(s)
	if !ok {
		return nil
	}
	if len(items) == 1 || items[1].join != "or" {
		return separate(covers)
	}
	for _, c := range covers {
		if len(qualifiersOf(c)) == len(c) && len(c) > 1 && slices.ContainsFunc(covers, func(o []piece) bool { return len(o) != len(c) }) {
			p.report(span{c[0].span.lo, c[len(c)-1].span.hi}, openWith()) // "only in production or in staging on Fridays"
		}
	}
	groups := choose(p.continueAll(covers))
	if len(groups) == 0 {
		p.report(s, tooMany())
	}
	return groups
}

func (p *parser) conditionItems(s span) ([]item, [][]piece, bool) {
	items := p.items(p.wide(s))
	if len(items) == 0 {
		if !s.empty() && p.fresh(s) {
			p.report(s, nothingSaid())
		}
		return nil, nil, false
	}
	for i := range items {
		p.skipBy(&items[i])
	}
	covers := p.coverAll(items)
	ok := p.useAll(covers)
	p.timesJoined(items, covers)
	return items, covers, p.oneJoin(items) && ok
}

// timesJoined refuses "on Fridays and after 18:00", which may mean both at once or either.
func (p *parser) timesJoined(items []item, covers [][]piece) {
	timed := func(c []piece) bool { return slices.ContainsFunc(c, func(k piece) bool { return k.role == roleTime }) }
	for i, c := range covers {
		p.checkTimes(c)
		if i > 0 && items[i].join != "or" && timed(c) && slices.ContainsFunc(covers[:i], timed) {
			p.report(items[i].span, andQualifiers())
		}
	}
}

// skipBy goes past "by": "may be processed only by models hosted by the company".
func (p *parser) skipBy(it *item) {
	lo := it.span.lo
	if p.toks[lo].text == "by" && it.span.hi-lo > 1 && !p.insideName(span{lo, lo + 1}) {
		p.set(span{lo, lo + 1}, markForm)
		it.span.lo++
	}
}

func (p *parser) useAll(covers [][]piece) bool {
	ok := true
	for _, c := range covers {
		p.use(alternative{rest: c})
		for _, k := range c {
			if k.role == roleAmount || k.role == roleAnything || len(k.but) > 0 {
				p.report(k.span, conditionOnly())
			}
			ok = ok && (len(k.concepts) == 1 || k.role == roleTime)
		}
	}
	return ok
}

// oneJoin refuses "A or B and C".
func (p *parser) oneJoin(items []item) bool {
	for i := 2; i < len(items); i++ {
		if (items[i].join == "or") != (items[1].join == "or") {
			p.report(span{items[0].span.lo, items[len(items)-1].span.hi}, mixedJoins())
			return false
		}
	}
	return true
}

// separate makes each piece a group of its own.
func separate(covers [][]piece) [][]piece {
	var out [][]piece
	for _, c := range covers {
		for _, k := range c {
			out = append(out, []piece{k})
		}
	}
	return out
}

// continueAll gives an item of qualifiers only the things of the item before it: endpoints in the EEA or in Japan. After things without
// a qualifier it stands for itself: approved hosts or on Fridays. After things with one of another sort, it is open what it goes with.
func (p *parser) continueAll(covers [][]piece) [][]piece {
	var head, ends []piece
	for i, c := range covers {
		n := len(c) - len(qualifiersOf(c))
		switch {
		case n > 0 || i == 0:
			head, ends = c[:n:n], c[n:]
		case len(head) > 0 && len(ends) > 0 && ends[0].role != c[0].role:
			p.report(c[0].span, openWith())
		case len(ends) > 0:
			covers[i] = slices.Concat(head, c)
		}
	}
	return covers
}

// choose turns alternatives of conjunctions into groups of choices.
func choose(alts [][]piece) [][]piece {
	groups := [][]piece{nil}
	for _, alt := range alts {
		var next [][]piece
		for _, g := range groups {
			for _, k := range alt {
				next = append(next, with(g, k))
			}
		}
		if groups = absorb(next); len(groups) > maxAlternatives {
			return groups[:0]
		}
	}
	return groups
}

func with(g []piece, k piece) []piece {
	if holds(g, k) {
		return g
	}
	return append(slices.Clone(g), k)
}

func holds(g []piece, k piece) bool {
	return slices.ContainsFunc(g, func(o piece) bool { return o.span == k.span })
}

// absorb drops a group that says less than another.
func absorb(groups [][]piece) [][]piece {
	var out [][]piece
	for i, g := range groups {
		weaker := slices.ContainsFunc(groups, func(h []piece) bool { return len(h) < len(g) && within(h, g) })
		same := slices.ContainsFunc(groups[:i], func(h []piece) bool { return len(h) == len(g) && within(h, g) })
		if !weaker && !same {
			out = append(out, g)
		}
	}
	return out
}

// within says that all of h is in g.
func within(h, g []piece) bool {
	return !slices.ContainsFunc(h, func(k piece) bool { return !holds(g, k) })
}
