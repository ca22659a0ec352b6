package sentence

import "slices"

// Prohibitions: No, Never, must not, is forbidden. With a review phrase they escalate.

var (
	notModals = choice("must not|may not|may never|must never|can not|cannot|shall not|shall never|will not|will never|do not|" +
		"does not|can never|are not allowed to|is not allowed to|are never allowed to|is never allowed to|are not permitted to|" +
		"is not permitted to|are never to|is never to|are forbidden to|is forbidden to|are forbidden from|is forbidden from|are prohibited from|" +
		"is prohibited from|are not to|is not to|must under no circumstances|may under no circumstances|must at no time|may at no time|never|may not ever|are barred from|is barred from|" +
		"must not be allowed to|must never be allowed to|may not be allowed to|may never be allowed to|must not be permitted to|" +
		"must never be permitted to|may not be permitted to|are not authorised to|is not authorised to|are not authorized to|is not authorized to|" +
		"are never authorised to|is never authorised to|are never authorized to|is never authorized to|must neither|may neither|can neither|shall neither|must refrain from|shall refrain from|must abstain from")
	forbidden = choice("is forbidden|are forbidden|is prohibited|are prohibited|is banned|are banned|is blocked|are blocked|is refused|" +
		"are refused|is rejected|are rejected|is not allowed|are not allowed|is not permitted|are not permitted|is never allowed|" +
		"are never allowed|is never permitted|are never permitted|is strictly forbidden|are strictly forbidden|" +
		"is strictly prohibited|are strictly prohibited|must be blocked|must be refused|is off limits|are off limits|" +
		"is not acceptable|are not acceptable|must not happen|must never happen|may not happen|is stopped|are stopped|" +
		"must not take place|must never take place|may not take place|may never take place|must not occur|must never occur|may not occur|" +
		"is reserved for people|are reserved for people|is reserved for humans|are reserved for humans")
	impersonal = choice("it is forbidden|it is strictly forbidden|it is prohibited|it is strictly prohibited|it is not allowed|it is not permitted|" +
		"it is never allowed|it is never permitted")
	inNoCase     = choice("under no circumstances|under no circumstance|at no time|at no point|in no case|on no account")
	isNot        = choice("is not|are not|is never|are never")
	bare         = choice("never|do not|never ever|do never|refrain from|block|deny|forbid|prohibit|disallow|prevent")
	hinders      = choice("block|forbid|prohibit|prevent")
	withoutWords = choice("without|unless|until|before")
	lets         = choice("let|allow|permit")
	allowedTo    = choice("is allowed to|are allowed to|is permitted to|are permitted to")
	// "is only allowed to" and the like stand before a review.
	onlyAllowedTo = choice("is only allowed to|are only allowed to|is only permitted to|are only permitted to")
	isAllowed     = choice("is allowed|are allowed|is permitted|are permitted|is only allowed|are only allowed|is only permitted|are only permitted|" +
		"may happen|may take place|may only happen|may only take place")
	permission = choice("may|can|is allowed to|are allowed to|may be|can be")
	negatives  = choice("no|never|must not|may not|may never|must never|cannot|can not|do not|shall not|will not|will never|are not allowed to|is not allowed to")
)

// prohibition reads one or more prohibitions of a sentence that are joined by "and", "or", "but".
func (p *parser) prohibition(c *clause) (draft, bool) {
	parts := p.parts(c.span)
	drafts := make([]draft, 0, len(parts))
	shared := false
	for i, s := range parts {
		d, ok := p.prohibitionPart(c, s, i)
		if !ok {
			return draft{}, false
		}
		shared = shared || d.opener == permitted
		if d.opener != permitted {
			drafts = append(drafts, d)
		}
	}
	if len(drafts) == 0 || shared && len(parts) != 2 {
		return draft{}, false
	}
	return p.together(drafts, parts), true
}

// withoutForm reads "Changing production without human review is forbidden".
func (p *parser) withoutForm(c *clause) (draft, bool) {
	m, ok := p.findUnnamed(c.span, forbidden)
	s := span{c.span.lo, m.lo}
	if !ok || !p.trim(span{m.hi, c.span.hi}).empty() {
		return draft{}, false
	}
	reviewers, tail := p.cutReview(&s)
	if reviewers == 0 || s.empty() {
		return draft{}, false
	}
	p.set(m, markForm)
	phrases := p.finish(c.qualify(p.list(s), p.qualifiers(tail)), c.span)
	return draft{effect: Escalate, reviewers: reviewers, opener: p.toks[s.lo].text, phrases: phrases}, true
}

// permitted marks the first half of "may read but never write".
const permitted = "may … but"

// parts cuts a clause before each further prohibition: "No dropping databases and no unfiltered deletes".
func (p *parser) parts(s span) []span {
	var out []span
	start := s.lo
	for i := s.lo + 1; i < s.hi-1; i++ {
		if p.cutsClause(i) && p.match(i+1, s.hi, negatives) > 0 && p.match(i+1, s.hi, rateLead) == 0 {
			out = append(out, span{start, i})
			p.set(span{i, i + 1}, markForm)
			start = i + 1
		}
	}
	return append(out, span{start, s.hi})
}

// alone reports a further prohibition beside a form that stands alone, and returns the clause without it.
func (p *parser) alone(s span) span {
	parts := p.parts(s)
	p.noMore(parts[1:])
	return parts[0]
}

func (p *parser) cutsClause(i int) bool {
	t := p.toks[i]
	return (t.is(coordinators) || t.text == "but") && !p.insideName(span{i, i + 1})
}

func (p *parser) prohibitionPart(c *clause, s span, i int) (draft, bool) {
	s = p.wide(s)
	reviewers, tail := p.cutReview(&s)
	s = p.wide(s)
	if s.empty() {
		return draft{}, false
	}
	d := draft{effect: Deny, reviewers: reviewers, opener: p.toks[s.lo].text}
	if reviewers > 0 {
		d.effect = Escalate
	}
	if i == 0 && p.permits(s) {
		d.opener = permitted
		return d, true
	}
	groups := p.without(&s)
	alts, ok := p.prohibited(&d, s)
	if !ok {
		return draft{}, false
	}
	d.phrases = p.but(p.finish(c.qualify(alts, p.qualifiers(tail)), s), groups)
	return d, true
}

// permits reads "An agent may read from", which "but never …" must follow. It says nothing to enforce: govc allows nothing.
func (p *parser) permits(s span) bool {
	i, ok := p.subject(s.lo, s.hi)
	if !ok || s.hi >= len(p.toks) || p.toks[s.hi].text != "but" {
		return false
	}
	n := p.match(i, s.hi, permission)
	if n == 0 || p.match(i, s.hi, notModals) > 0 || i+n >= s.hi {
		return false
	}
	end := s.hi
	if _, roles := connects(p.toks[end-1].text); roles != nil || p.toks[end-1].text == "from" {
		end--
	}
	p.use(alternative{rest: p.cover(span{i + n, end})})
	p.set(s, markForm)
	return true
}

// without takes "without a rollback plan" or "before the tests passed" off the end: what an act must show to be allowed.
func (p *parser) without(s *span) [][]piece {
	at, ok := p.findUnnamed(*s, withoutWords)
	if !ok || at.hi >= s.hi || at.lo == s.lo {
		return nil
	}
	p.set(at, markForm)
	p.notJoined(s.lo, at)
	rest := span{at.hi, s.hi}
	s.hi = at.lo
	items, covers, ok := p.conditionItems(rest)
	if !ok {
		return nil
	}
	for _, c := range covers {
		switch timed := count(c, roleTime); {
		case timed == len(c) && p.toks[at.lo].text == "unless":
		case len(c) > 1:
			p.report(c[len(c)-1].span, moreBesides())
		case timed > 0:
			p.report(c[0].span, unsupported(whyTimePlace))
		case c[0].role == roleThing || c[0].role == roleAction || p.barePlace(c[0]):
			p.report(c[0].span, exemptsActs())
		}
	}
	if len(items) > 1 && items[1].join == "or" {
		return choose(covers)
	}
	return separate(covers)
}

// prohibited reads one prohibition.
func (p *parser) prohibited(d *draft, s span) ([]alternative, bool) {
	if n := p.impersonalAt(s); n > 0 {
		return p.opened(d, s, n)
	}
	if n := p.match(s.lo, s.hi, inNoCase); n > 0 {
		return p.inNoCase(d, s, n)
	}
	if p.toks[s.lo].text == "no" {
		return p.noPhrase(d, s)
	}
	if p.toks[s.lo].text == "nothing" {
		return p.nothing(s)
	}
	if m, ok := p.findUnnamed(s, forbidden); ok && p.trim(span{m.hi, s.hi}).empty() && m.lo > s.lo {
		p.set(m, markForm)
		return p.list(span{s.lo, m.lo}), true
	}
	if m, ok := p.findUnnamed(s, forbidden); ok && m.lo > s.lo && p.match(m.lo, s.hi, notModals) <= m.hi-m.lo {
		p.set(m, markForm)
		return (&clause{}).qualify(p.list(span{s.lo, m.lo}), p.qualifiers(span{m.hi, s.hi})), true
	}
	if n := p.match(s.lo, s.hi, bare); n > 0 {
		if p.match(s.lo, s.hi, hinders) > 0 {
			return p.opened(d, s, n+p.hindersAt(s.lo+n, s.hi))
		}
		m, ok := p.letsAt(s.lo+n, s.hi)
		if !ok {
			p.report(span{s.lo + n, s.lo + n + m}, notAgents())
		}
		return p.opened(d, s, n+m)
	}
	return p.notForm(d, s)
}

func (p *parser) opened(d *draft, s span, n int) ([]alternative, bool) {
	p.set(span{s.lo, s.lo + n}, markForm)
	return p.after(d, span{s.lo + n, s.hi}), true
}

// notForm reads "agents must not …", "records must not be deleted", "records are never deleted".
func (p *parser) notForm(d *draft, s span) ([]alternative, bool) {
	i, agents := p.subjectOrNobody(s.lo, s.hi)
	if p.toks[s.lo].is(nobodies) {
		n := p.mayAt(i, s.hi)
		p.set(span{s.lo, i + n}, markForm)
		return p.after(d, span{i + n, s.hi}), agents && n > 0
	}
	m, ok := p.findUnnamed(s, notModals)
	if b, found := p.findUnnamed(s, isNot); found && (!ok || b.lo <= m.lo && b.hi >= m.hi || b.lo < m.lo && b.hi > m.lo) {
		p.set(b, markForm)
		return p.passive(span{s.lo, b.lo}, span{b.hi, s.hi}), true
	}
	if !ok {
		return nil, false
	}
	p.set(m, markForm)
	return p.negated(d, s, m, agents && i == m.lo)
}

func (p *parser) negated(d *draft, s, m span, agents bool) ([]alternative, bool) {
	d.opener = p.toks[m.lo].text
	rest := span{m.hi, s.hi}
	be := !rest.empty() && p.toks[rest.lo].is(beForms)
	switch {
	case agents && be:
		p.report(span{rest.lo, s.hi}, passiveAgent())
		p.giveUp(s)
		return nil, true
	case agents:
		p.set(span{s.lo, m.lo}, markForm)
		return p.after(d, rest), true
	case be:
		p.set(span{rest.lo, rest.lo + 1}, markForm)
		return p.passive(span{s.lo, m.lo}, span{rest.lo + 1, rest.hi}), true
	}
	if !rest.empty() && p.toks[rest.lo].amount.exceeds() { // "payments must not exceed EUR 100"
		return (&clause{}).qualify(p.list(span{s.lo, m.lo}), p.qualifiers(rest)), true
	}
	if alts, ok := p.undergoes(span{s.lo, m.lo}, rest); ok {
		return alts, true
	}
	kind := p.someSubject(span{s.lo, m.lo}, p.fresh(s))
	return (&clause{quals: kind}).qualify(p.after(d, rest), nil), true
}

// someSubject reads agents of one kind, which a state names: "agents of the research desk". It reports any other subject, unless
// enough is said of the sentence.
func (p *parser) someSubject(s span, fresh bool) []piece {
	s = p.trim(s)
	if s.empty() {
		return nil
	}
	i, agents := p.subject(s.lo, s.hi)
	for _, from := range []int{s.lo, i} {
		if kind := p.cover(span{from, s.hi}); agents && !slices.ContainsFunc(kind, func(k piece) bool { return k.role != roleState }) {
			p.set(span{s.lo, from}, markForm)
			p.use(alternative{quals: kind})
			return kind
		}
	}
	switch {
	case !fresh:
		p.giveUp(s)
	case agents:
		p.set(span{s.lo, i}, markForm)
		p.report(span{i, s.hi}, someAgents())
	default:
		p.report(s, notAgents())
	}
	return nil
}

// noPhrase reads "No moving money", "No agent may …", "No records may be deleted", "No secrets are sent".
func (p *parser) noPhrase(d *draft, s span) ([]alternative, bool) {
	p.set(span{s.lo, s.lo + 1}, markForm)
	i, ok := p.subjectOrNobody(s.lo, s.hi)
	if n := p.mayAt(i, s.hi); ok && i > s.lo+1 && n > 0 {
		p.set(span{s.lo, i + n}, markForm)
		return p.after(d, span{i + n, s.hi}), true
	}
	np := span{s.lo + 1, s.hi}
	for i := np.lo + 1; i < np.hi; i++ {
		if !p.toks[i].is(beForms) && p.match(i, np.hi, mayBe) == 0 || p.insideName(span{i, i + 1}) {
			continue
		}
		n := max(1, p.match(i, np.hi, mayBe))
		p.set(span{i, i + n}, markForm)
		return p.noPassive(np, i, n), true
	}
	return p.after(d, np), true
}

// mayAt is the length of "may", "is allowed to".
func (p *parser) mayAt(i, hi int) int {
	if i < hi && p.toks[i].is(modals) {
		return 1
	}
	return p.match(i, hi, allowedTo)
}

// noPassive reads "(no) records may be deleted" and "(no) deletes are allowed".
func (p *parser) noPassive(np span, i, n int) []alternative {
	rest := span{i + n, np.hi}
	if !rest.empty() && (p.toks[rest.lo].text == "allowed" || p.toks[rest.lo].text == "permitted") {
		p.set(span{rest.lo, rest.lo + 1}, markForm)
		return (&clause{}).qualify(p.list(span{np.lo, i}), p.qualifiers(span{rest.lo + 1, rest.hi}))
	}
	return p.passive(span{np.lo, i}, rest)
}

// after reads a list of phrases and "after reading untrusted content" at its end.
func (p *parser) after(d *draft, s span) []alternative {
	at, ok := p.findUnnamed(s, afterOnce)
	if !ok || at.lo == s.lo || at.hi >= s.hi {
		return p.list(s)
	}
	p.set(at, markForm)
	d.after = append(d.after, p.history(span{at.hi, s.hi})...)
	return p.list(span{s.lo, at.lo})
}

// together makes one prohibition of several. A review at the end of "no A and no B without review" is for both; "after …" at the end is refused.
func (p *parser) together(drafts []draft, parts []span) draft {
	out := drafts[len(drafts)-1]
	for i, d := range drafts[:len(drafts)-1] {
		if !sameHistory(d.after, out.after) {
			p.report(p.trim(parts[len(parts)-len(drafts)+i]), whoseHistory())
		}
		if d.reviewers == 0 && out.reviewers > 0 {
			p.shareReview(d, out, parts[len(parts)-len(drafts)+i])
		} else if d.reviewers != out.reviewers {
			p.report(parts[len(parts)-1], twoEffects())
		}
	}
	out.phrases = nil
	for _, d := range drafts {
		out.phrases = append(out.phrases, d.phrases...)
	}
	out.phrases = distinct(out.phrases)
	return out
}

// shareReview refuses to guess where "Never A, and no B without review" leaves open whether A is reviewed or denied.
func (p *parser) shareReview(d, last draft, part span) {
	comma := part.hi > part.lo && p.toks[part.hi-1].kind == commaToken
	if d.opener != last.opener || comma {
		p.report(p.trim(part), whoseReview())
	}
}

// sameHistory says that two prohibitions hold after the same: a reading has one history for all that it stops.
func sameHistory(a, b []Phrase) bool {
	return slices.EqualFunc(a, b, func(x, y Phrase) bool { return x.key() == y.key() })
}
