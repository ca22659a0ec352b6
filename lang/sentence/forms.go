package sentence

import (
	"cmp"
	"slices"
)

// form reads one shape of clause. It says no when the clause does not have the shape, and reports what is wrong when it has.
type form struct {
	name string
	read func(*parser, *clause) (draft, bool)
}

// forms are tried in this order.
var forms = []form{
	{"at most", (*parser).rateForm},
	{"only", (*parser).onlyForm},
	{"log every", (*parser).logForm},
	{"review is required", (*parser).requiredForm},
	{"ask before", (*parser).askForm},
	{"before, ask", (*parser).beforeForm},
	{"escalate to", (*parser).escalateForm},
	{"a person must approve", (*parser).approverForm},
	{"without review is forbidden", (*parser).withoutForm},
	{"needs review", (*parser).needsForm},
	{"no, never, must not", (*parser).prohibition},
}

// clause is a statement without what opens it ("After reading untrusted content, …").
type clause struct {
	span  span
	quals []piece // of the opening: "In production, …"
}

// qualify gives alternatives the qualifiers of the opening, and each of the alternatives that the end has.
func (c *clause) qualify(alts []alternative, tails [][]piece) []alternative {
	if len(tails) == 0 {
		tails = [][]piece{nil}
	}
	var out []alternative
	for _, a := range alts {
		for _, tail := range tails {
			b := a
			b.quals = slices.Concat(a.quals, c.quals, tail)
			out = append(out, b)
		}
	}
	return out
}

// subject reads the one who acts: agents, an AI agent, we. It returns the place after it. "No agent" is none: a negation that a form does
// not expect would turn the sentence round.
func (p *parser) subject(i, hi int) (int, bool) {
	if i < hi && p.toks[i].is(nobodies) {
		return i, false
	}
	return p.subjectOrNobody(i, hi)
}

// nobodies begin a subject that says who does not act.
var nobodies = set("no nobody none")

func (p *parser) subjectOrNobody(i, hi int) (int, bool) {
	start := i
	for i < hi && (p.toks[i].is(fillers) || p.toks[i].text == "no") {
		i++
	}
	for i < hi && p.toks[i].is(agentAdjectives) && i+1 < hi && !p.toks[i+1].is(modals) {
		i++
	}
	if i >= hi {
		return start, false
	}
	t := p.toks[i]
	switch {
	case t.is(agentNouns) && !t.owner, t.text == "ai" && !t.owner:
		return i + 1, true
	case t.is(pronouns) && (i == start || t.text == "one"):
		return i + 1, true
	}
	return start, false
}

// combine gives what is done (verbs) what it is done to (things): "customer records must not be deleted". Verbs may be none.
func (p *parser) combine(verbs, things []alternative) []alternative {
	if len(verbs) == 0 {
		return things
	}
	if len(verbs)*len(things) > maxAlternatives {
		p.report(verbs[0].act.at(), tooMany())
		return nil
	}
	var out []alternative
	for _, v := range verbs {
		for _, t := range things {
			out = append(out, p.combined(v, t))
		}
	}
	return out
}

func (k *piece) at() span {
	if k == nil {
		return span{}
	}
	return k.span
}

// actionOf is the action of words that only together have a name: contracts + be signed is "signing contracts".
func (p *parser) actionOf(v, t alternative) *piece {
	if v.act != nil || len(v.rest) == 0 {
		return nil
	}
	things := alternative{act: t.act, rest: t.rest}.pieces()
	slices.SortFunc(things, func(a, b piece) int { return cmp.Compare(a.span.lo, b.span.lo) })
	verb := v.rest[0]
	act, _ := p.joined(&verb, slices.Concat(v.rest[1:], things))
	return act
}

func (p *parser) combined(v, t alternative) alternative {
	if act := p.actionOf(v, t); act != nil {
		return alternative{act: act, quals: slices.Concat(t.quals, v.quals)}
	}
	switch {
	case v.act == nil:
		v.act = t.act
	case t.act != nil:
		act, ok := p.joined(v.act, []piece{*t.act})
		if !ok {
			p.report(v.act.span, twoActions())
			break
		}
		v.act = act
	}
	return alternative{act: v.act, rest: slices.Concat(t.rest, v.rest), quals: slices.Concat(t.quals, v.quals)}
}

// qualifiers reads places, states and amounts alone, as a list of them is read beside an act: alternatives, each a conjunction.
func (p *parser) qualifiers(s span) [][]piece {
	if p.trim(s).empty() {
		return nil
	}
	items := p.items(s)
	if items[0].join != "" {
		p.report(span{s.lo, items[0].span.hi}, openWith()) // "without human review and in production"
	}
	all := item{quals: [][]piece{p.conjunction(items[0].span)}}
	for _, it := range items[1:] {
		it.quals = [][]piece{p.conjunction(it.span)}
		switch empty := len(it.quals[0]) == 0; {
		case it.join != "" && (empty || len(all.quals[0]) == 0):
			p.report(it.span, openWith()) // "in production or by agents"
		case !empty:
			p.mergeQualifier(&all, it)
		}
	}
	return all.quals
}

// conjunction reads qualifiers that nothing joins.
func (p *parser) conjunction(s span) []piece {
	pieces := p.cover(s)
	for _, k := range pieces {
		if !k.qualifies() && k.role != roleUnknown {
			p.report(k.span, misplaced())
		}
	}
	p.use(alternative{quals: pieces})
	return pieces
}

// permitted reads what an agent may do, or what may or does happen to a thing: "agents may send e-mail", "personal data is sent",
// "code runs".
func (p *parser) permitted(s span) ([]alternative, bool) {
	if i, ok := p.subject(s.lo, s.hi); ok {
		i += max(p.mayAt(i, s.hi), p.match(i, s.hi, onlyAllowedTo))
		if i < s.hi && p.toks[i].text == "only" {
			i++ // the review says what it limits
		}
		if i >= s.hi {
			return nil, false
		}
		p.set(span{s.lo, i}, markForm)
		return p.list(span{i, s.hi}), true
	}
	if m, ok := p.findUnnamed(s, isAllowed); ok && m.hi == s.hi {
		p.set(m, markForm)
		return p.list(span{s.lo, m.lo}), true
	}
	if m, ok := p.findUnnamed(s, mayBe); ok {
		p.set(m, markForm)
		return p.passive(span{s.lo, m.lo}, span{m.hi, s.hi}), true
	}
	for i := s.lo + 1; i < s.hi-1; i++ {
		if p.toks[i].is(beForms) && !p.insideName(span{i, i + 1}) {
			p.set(span{i, i + 1}, markForm)
			return p.passive(span{s.lo, i}, span{i + 1, s.hi}), true
		}
	}
	return p.happens(s)
}

// happens reads a thing and a verb: "a new model version goes live".
func (p *parser) happens(s span) ([]alternative, bool) {
	alts := p.list(s)
	for _, a := range alts {
		if a.act == nil {
			return nil, false
		}
	}
	return alts, len(alts) > 0
}

var (
	logVerbs = choice("log|record|always log|always record|keep a record of|keep a log of|keep records of")
	logMust  = choice("must log|must record|have to log|must always log|must always record|must keep a record of|must keep a log of")
	isLogged = choice("is recorded|are recorded|is logged|are logged|must be recorded|must be logged|is always logged|is always recorded|" +
		"are always logged|has to be logged|have to be logged|has to be recorded|have to be recorded")
)

// logForm reads "Log every read of a secret" and "Every deletion is recorded".
func (p *parser) logForm(c *clause) (draft, bool) {
	s := c.span
	d := draft{effect: Observe, opener: "log"}
	if _, ok := p.findUnnamed(s, notModals); ok {
		return draft{}, false // "log files must not be deleted"
	}
	if n := p.match(s.lo, s.hi, logVerbs); n > 0 {
		p.set(span{s.lo, s.lo + n}, markForm)
		d.phrases = p.finish(c.qualify(p.list(p.verbTime(span{s.lo + n, s.hi})), nil), s)
		return d, true
	}
	if i, ok := p.subject(s.lo, s.hi); ok {
		if n := p.match(i, s.hi, logMust); n > 0 {
			p.set(span{s.lo, i + n}, markForm)
			d.phrases = p.finish(c.qualify(p.list(p.verbTime(span{i + n, s.hi})), nil), s)
			return d, true
		}
	}
	m, ok := p.findUnnamed(s, isLogged)
	if !ok || m.lo == s.lo {
		return draft{}, false
	}
	p.set(m, markForm)
	if rest := p.trim(span{m.hi, s.hi}); !rest.empty() {
		p.report(rest, recordFields())
	}
	d.phrases = p.finish(c.qualify(p.list(span{s.lo, m.lo}), nil), s)
	return d, true
}

// approverForm reads "Two people must approve payments above EUR 10,000".
func (p *parser) approverForm(c *clause) (draft, bool) {
	r, ok := p.reviewAt(c.span.lo, c.span.hi)
	end := r.end
	for end > c.span.lo && p.toks[end-1].is(determiners) {
		end--
	}
	if !ok || !r.persons || end >= c.span.hi || p.toks[end].is(coordinators) || !p.approves(span{c.span.lo, end}) {
		return draft{}, false
	}
	if p.toks[end].text == "on" && p.match(end-2, end, signOff) > 0 {
		end++ // "sign off on every payment"
	}
	p.set(span{c.span.lo, end}, markForm)
	phrases := p.finish(c.qualify(p.list(p.verbTime(span{end, c.span.hi})), nil), c.span)
	return draft{effect: Escalate, reviewers: r.reviewers, opener: "approve", phrases: phrases}, true
}

// approves says that persons come first and a verb of approval last.
func (p *parser) approves(s span) bool {
	last := p.toks[s.hi-1]
	verb := last.is(reviewVerbs) || last.text == "review" || last.text == "reviews" || p.match(s.hi-2, s.hi, signOff) > 0
	return verb && slices.ContainsFunc(p.toks[s.lo:s.hi-1], func(t token) bool { return t.is(persons) })
}

var (
	needVerbs = choice("need|needs|require|requires|must have|must get|must receive|must obtain|is subject to|are subject to|must be subject to|" +
		"always need|always needs|always require|always requires|must go through|must undergo|must pass|has to go through|have to go through|has to pass|have to pass")
	beforeDone = choice("before sending|before being sent|before they are sent|before it is sent|before execution|before being executed|" +
		"before they are executed|before it is executed|before they are made|before it is made|before being made|before they happen|before it happens")
	beVerbs = choice("must be|has to be|have to be|needs to be|need to be|shall be|must first be|is|are")
)

// needsForm reads "Payments above 10,000 euros need two reviewers" and "Deployments must be approved by a person".
func (p *parser) needsForm(c *clause) (draft, bool) {
	for i := c.span.lo + 1; i < c.span.hi; i++ {
		n := max(p.match(i, c.span.hi, needVerbs), p.match(i, c.span.hi, beVerbs))
		if n == 0 || p.insideName(span{i, i + n}) {
			continue
		}
		if d, ok := p.needsAt(c, i, n); ok {
			return d, true
		}
	}
	return draft{}, false
}

func (p *parser) needsAt(c *clause, i, n int) (draft, bool) {
	r, ok := p.reviewAt(i+n, c.span.hi)
	passive := p.match(i, c.span.hi, beVerbs) > 0
	switch {
	case passive && (!ok || !r.persons && (p.toks[i].is(beForms) || !p.toks[i+n].is(reviewVerbs) && !r.noun)):
		// "payments are approved" says that they were, "must be confirmed" not by whom
		return p.needsRole(c, i, n)
	case !ok || !p.endsReview(r.end, c.span.hi) && p.match(r.end, c.span.hi, beforeDone) < c.span.hi-r.end:
		return p.needsRole(c, i, n)
	}
	p.set(span{i, r.end}, markForm)
	end := r.end + p.match(r.end, c.span.hi, beforeDone)
	p.set(span{r.end, end}, markForm)
	p.reviewTimes(span{end, c.span.hi})
	tails := p.qualifiers(span{end, c.span.hi})
	phrases := p.finish(c.qualify(p.list(span{c.span.lo, i}), tails), c.span)
	return draft{effect: Escalate, reviewers: r.reviewers, opener: "needs", phrases: phrases}, true
}

// needsRole reports reviewers that the language cannot tell apart, or a need for something else than review.
func (p *parser) needsRole(c *clause, i, n int) (draft, bool) {
	rest := p.trim(span{i + n, c.span.hi})
	if rest.empty() || !p.mentionsReview(rest) || p.toks[i].is(beForms) {
		return draft{}, false
	}
	switch r, ok := p.reviewAt(i+n, c.span.hi); {
	case p.countsReviewers(rest):
		p.report(rest, tooManyReviewers())
	case ok && p.match(r.end, c.span.hi, reviewLead) > 0:
		p.report(span{r.end, rest.hi}, afterReview())
		p.set(span{i, r.end}, markForm)
	default:
		p.report(rest, reviewerRole())
	}
	p.set(span{i, i + n}, markForm)
	return draft{effect: Escalate, reviewers: 1, phrases: p.finish(p.list(span{c.span.lo, i}), c.span)}, true
}
