package sentence

// "Only" and times: "Only on weekdays may agents deploy", "Deployments are only allowed on weekdays", "Production may only be changed on
// weekdays" deny all other times. "Agents may deploy only on weekdays" is read as every "only" is.

// mayOnlyHappen stands before times alone.
var mayOnlyHappen = choice("may only happen|may only take place|can only happen|can only take place|must only happen|must only take place|" +
	"is only allowed|are only allowed|is only permitted|are only permitted")

// onlyTimes reads what is done, and finds the times at which alone it may be done.
func (p *parser) onlyTimes(s, only span) (alts []alternative, times span, ok bool) {
	if s.lo == only.lo {
		end := p.timesAt(only.hi, s.hi)
		if end == only.hi || end >= s.hi || !p.toks[end].is(modals) {
			return nil, span{}, false
		}
		alts, ok = p.inverted(span{end, s.hi})
		p.set(only, markForm)
		return alts, span{only.hi, end}, ok
	}
	n := p.match(only.lo-1, s.hi, mayOnlyHappen)
	lo := only.lo - 1 + n
	switch {
	case n > 0 && p.timesFrom(lo, s.hi):
		p.set(span{only.lo - 1, lo}, markForm)
		return p.list(span{s.lo, only.lo - 1}), span{lo, s.hi}, true
	case p.toks[only.lo-1].is(modals) && only.hi+2 < s.hi && p.toks[only.hi].is(beForms) && p.timesFrom(only.hi+2, s.hi):
		p.set(span{only.lo - 1, only.hi + 1}, markForm)
		return p.passive(span{s.lo, only.lo - 1}, span{only.hi + 1, only.hi + 2}), span{only.hi + 2, s.hi}, true
	}
	return nil, span{}, false
}

// timesFrom says that only times follow, with what joins them.
func (p *parser) timesFrom(i, hi int) bool {
	if i >= hi || p.toks[i].kind != timeToken {
		return false
	}
	for ; i < hi; i++ {
		if t := p.toks[i]; t.kind != timeToken && t.kind != commaToken && !t.is(coordinators) {
			return false
		}
	}
	return true
}
