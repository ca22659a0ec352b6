package sentence

import "slices"

// What may stand before a clause: "After reading untrusted content,", "In production,", "Without human review,".

var (
	afterWords = choice("after|once|as soon as|when|whenever|if")
	afterOnce  = choice("after|once")
	perfects   = set("has have had")
	mainStart  = choice("no|nothing|never|do|must|it|they|agents|the agent|an agent|any action|all actions|ask|every|nobody|any|log|at most")
	whileState = choice("while|when")
)

// opening is what stood before a clause.
type opening struct {
	after     []Phrase
	quals     []piece
	reviewers int
}

func (p *parser) opening(s *span) opening {
	var o opening
	if i := p.timesAt(s.lo, s.hi); i > s.lo && p.match(i, s.hi, mainStart) > 0 { // "On Fridays agents must not …"
		o.quals = p.conjunction(span{s.lo, i})
		s.lo = i
		return o
	}
	comma := p.openingComma(*s)
	if comma == 0 {
		return o
	}
	head := span{s.lo, comma}
	if n := p.match(s.lo, s.hi, afterWords); n > 0 && p.opensHistory(head, n) {
		p.set(span{s.lo, s.lo + n}, markForm)
		o.after = p.history(span{s.lo + n, comma})
		s.lo = comma + 1
		return o
	}
	if p.trim(head).empty() || p.openingReview(head, &o) || p.openingQualifiers(head, &o) {
		s.lo = comma + 1 // an empty opening is one that is refused
	}
	return o
}

// openingComma is the comma that ends an opening: the first one before the start of a main clause, else the first one.
func (p *parser) openingComma(s span) int {
	first := 0
	for i := s.lo + 1; i < s.hi-1; i++ {
		if p.toks[i].kind != commaToken {
			continue
		}
		if p.match(i+1, s.hi, mainStart) > 0 {
			return i
		}
		if first == 0 {
			first = i
		}
	}
	return first
}

// opensHistory tells "After reading X," and "When an agent has read X," from conditions such as "If the log is full,".
func (p *parser) opensHistory(s span, n int) bool {
	i := s.lo + n
	if p.match(s.lo, s.hi, afterOnce) > 0 {
		return true
	}
	j, ok := p.subject(i, s.hi)
	return ok && j < s.hi && p.toks[j].is(perfects)
}

// history reads what must have happened: "reading untrusted content", "an agent has read text from outside".
func (p *parser) history(s span) []Phrase {
	s = p.trimComma(s)
	if j, ok := p.subject(s.lo, s.hi); ok && j < s.hi {
		if p.toks[j].is(perfects) {
			j++
		}
		p.set(span{s.lo, j}, markForm)
		s.lo = j
	}
	for i := s.lo; i < s.hi; i++ {
		if p.toks[i].kind == timeToken {
			p.report(span{i, i + 1}, earlierTime())
		}
	}
	for _, it := range p.items(s) {
		if it.join == "and" {
			p.report(it.span, andQualifiers())
		}
	}
	return p.finish(p.list(s), s)
}

func (p *parser) trimComma(s span) span {
	for !s.empty() && p.toks[s.hi-1].kind == commaToken {
		s.hi--
	}
	return s
}

func (p *parser) openingReview(s span, o *opening) bool {
	n := p.match(s.lo, s.hi, reviewLead)
	if n == 0 {
		return false
	}
	r, ok := p.reviewAt(s.lo+n, s.hi)
	if !ok || r.end != s.hi {
		return false
	}
	p.set(s, markForm)
	o.reviewers = r.reviewers
	return true
}

// openingQualifiers reads places and states before a comma.
func (p *parser) openingQualifiers(s span, o *opening) bool {
	if !p.toks[s.lo].is(outsides) && p.toks[s.lo].kind != timeToken && p.match(s.lo, s.hi, whileState) == 0 {
		return false
	}
	pieces := p.cover(s)
	if len(pieces) == 0 || slices.ContainsFunc(pieces, func(k piece) bool { return !k.qualifies() }) {
		return false
	}
	p.use(alternative{quals: pieces})
	o.quals = pieces
	return true
}
