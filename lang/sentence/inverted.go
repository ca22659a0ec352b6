package sentence

// Agents in other places of a sentence than its start: "Under no circumstances may agents …", "Do not let an agent …", "It is forbidden
// for agents to …". They add nothing to "Never …".

// impersonalAt is the length of "it is forbidden [for agents] to".
func (p *parser) impersonalAt(s span) int {
	n := p.match(s.lo, s.hi, impersonal)
	if n == 0 {
		return 0
	}
	i := s.lo + n
	if i < s.hi && p.toks[i].text == "for" {
		j, ok := p.subject(i+1, s.hi)
		if !ok {
			return 0
		}
		i = j
	}
	if i >= s.hi || p.toks[i].text != "to" {
		return 0
	}
	return i + 1 - s.lo
}

// letsAt is the length of "let an agent", "allow agents to" after "never" and "do not"; of "let" when others than agents are let.
func (p *parser) letsAt(i, hi int) (int, bool) {
	n := p.match(i, hi, lets)
	if n == 0 || p.insideName(span{i, i + n}) {
		return 0, true
	}
	j, ok := p.subject(i+n, hi)
	switch {
	case ok && p.toks[i].text == "let":
		return j - i, true
	case ok && j < hi && p.toks[j].text == "to":
		return j + 1 - i, true
	}
	return n, false
}

// hindersAt is the length of "agents from" after "prevent" and "block".
func (p *parser) hindersAt(i, hi int) int {
	if j, ok := p.subject(i, hi); ok && j < hi && p.toks[j].text == "from" {
		return j + 1 - i
	}
	return 0
}

// inNoCase reads "Under no circumstances move money" and "Under no circumstances may agents move money".
func (p *parser) inNoCase(d *draft, s span, n int) ([]alternative, bool) {
	i := s.lo + n
	if i >= s.hi || !p.toks[i].is(modals) {
		return p.opened(d, s, n)
	}
	p.set(span{s.lo, i}, markForm)
	rest := span{i, s.hi}
	if j, ok := p.subject(i+1, s.hi); ok {
		p.set(span{i, j}, markForm)
		return p.after(d, span{j, s.hi}), true
	}
	return p.invertedPassive(rest)
}

// inverted reads "may agents move money" and "may records be deleted".
func (p *parser) inverted(s span) ([]alternative, bool) {
	if s.empty() || !p.toks[s.lo].is(modals) {
		return nil, false
	}
	if j, ok := p.subject(s.lo+1, s.hi); ok {
		p.set(span{s.lo, j}, markForm)
		return p.list(span{j, s.hi}), true
	}
	return p.invertedPassive(s)
}

func (p *parser) invertedPassive(s span) ([]alternative, bool) {
	for i := s.lo + 2; i < s.hi-1; i++ {
		if p.toks[i].text == "be" && !p.insideName(span{i, i + 1}) {
			p.set(span{s.lo, s.lo + 1}, markForm)
			p.set(span{i, i + 1}, markForm)
			return p.passive(span{s.lo + 1, i}, span{i + 1, s.hi}), true
		}
	}
	return nil, false
}
