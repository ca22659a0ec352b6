package sentence

import "strings"

// Words and constructs that are refused wherever they stand, unless the name of a concept has them.

// reach says how far a refusal goes.
type reach uint8

const (
	toWords  reach = iota // the words themselves
	toComma               // to the next comma or stop
	toClause              // to the end of the statement
)

type refusal struct {
	kind  ProblemKind
	words pattern
	reach reach
	why   string
}

var refusals = []refusal{
	{Vague, choice("should|ought to|where appropriate|as appropriate|when appropriate|if appropriate|appropriate|appropriately|" +
		"inappropriate|reasonable|reasonably|unreasonable|as needed|when needed|if needed|where needed|if necessary|where necessary|" +
		"necessary|unnecessary|if possible|where possible|when possible|as far as possible|possibly|usually|normally|sensitive|adequate|" +
		"adequately|sufficient|sufficiently|promptly|timely|in a timely manner|ensure|ensures|try to|generally|typically|may want|might|" +
		"want to|preferably|ideally|best effort|regularly|periodically|significant|significantly|excessive|excessively|unusual|" +
		"suspicious|relevant|proper|properly|improper|large|big|small|important|major|minor|substantial|etc|and so on|such as|" +
		"for example|e.g|as soon as practicable|carefully|responsibly|responsible|with care|unduly|undue|often|rarely|could"), toWords, whyVague},
	{Unsupported, choice("between"), toComma, whyBetween},
	{Unsupported, choice("inside the limits|within the limits|in line with|in accordance with|according to|as defined in|listed for"), toComma, whyMandate},
	{Unsupported, choice("that is not|that are not|which is not|which are not|that was not|that were not|who is not|not listed|not in the|not on the|" +
		"that has not|that have not|that does not|that do not"), toComma, whyNotRelative},
	{Unsupported, choice("per customer|per client|per case|per user|per person|per account|per employee|per order|per agent|per team|for one customer|" +
		"for each customer|for every customer|for one client|for each client|for each user|for the same customer"), toWords, whyPer},
	{Unsupported, choice("add up to|adds up to|adding up to|in total|altogether|combined|cumulative|cumulatively|total of"), toWords, whySum},
	{Unsupported, choice("whoever|whomever|whose|who"), toClause, whyWho},
	{Unsupported, choice("for the purpose|for the purposes|for purposes|for another purpose|for any other purpose|for other purposes|for the case|" +
		"for another case|for marketing|for which it was"), toComma, whyPurpose},
	{Unsupported, choice("percent|%"), toWords, whyPercent},
	{Unsupported, choice("masked|mask|redacted|redact|anonymised|anonymized|pseudonymised|pseudonymized|cut down to|blanked|scrubbed"), toWords, whyRedact},
	{Unsupported, choice("is told|are told|is notified|are notified|is informed|are informed|is reported|are reported|must be told|must be informed|" +
		"must be notified|must be reported|is alerted|are alerted|notify|alert"), toWords, whyNotify},
	{Unsupported, choice(anyOf(dayNames) + "|" + anyOf(dayGroups) + "|the weekend|the same day|the next day"), toWords, whyCalendar},
	{Unsupported, choice("outside working hours|outside business hours|outside office hours|working hours|business hours|office hours|at night|holidays|bank holidays|month-end|quarter-end|" +
		"end of the month|end of the quarter|the cut off time|after the cut off time|on business days|on a business day|on working days|" +
		"on a working day|on public holidays|on a public holiday|public holidays|after hours|outside hours|out of hours"), toWords, whyHours},
	{Unsupported, choice("except|except for|other than|apart from|excluding|save for|with the exception of|but not"), toComma, whyExcept},
	{Unsupported, choice("the other way round|vice versa|respectively|the reverse"), toWords, whyMirror},
	{Unsupported, choice("if|when|whenever|while|as long as|provided that|in case|whether|even if|so that|in order to|because"), toComma, whyCondition},
	{Unsupported, choice("?|:|(|)|—|–|…"), toWords, whyMark},
}

// refuse reports them all, and lets "should" go on as "must" so that the rest of the text is read too.
func (p *parser) refuse() {
	for i := range p.toks {
		for _, r := range refusals {
			if n := p.match(i, len(p.toks), r.words); n > 0 && p.fresh(span{i, i + n}) && !p.excused(r, i, n) {
				p.report(p.reached(r.reach, i, n), Problem{Kind: r.kind, Detail: r.why})
			}
		}
		p.refuseNumber(i)
		p.refuseTime(i)
		if p.toks[i].text == "should" || p.toks[i].text == "could" {
			p.toks[i].text, p.marks[i] = "must", markFree
		}
	}
}

// excused says that a name has the words, or that they open what the grammar reads.
func (p *parser) excused(r refusal, i, n int) bool {
	hi := len(p.toks)
	switch {
	case p.isName(span{i, i + n}):
		return true
	case r.why == whyCondition:
		return p.opensPerfect(i+n, hi) || n == 1 && p.onlyReviewAt(i, hi) || p.toks[i].text == "while" && len(p.gluedOptions(i, hi)) > 0
	case r.why == whyExcept:
		return p.match(i, hi, reviewLead) > n || p.match(i+1, hi, negatives) > 0
	case r.why == whyWho:
		return p.reserves(i)
	case r.why == whySum:
		return p.toks[i].text == "combined" && i > 0 && p.toks[i-1].is(determiners)
	}
	return false
}

func (p *parser) opensPerfect(i, hi int) bool {
	j, ok := p.subject(i, hi)
	return ok && j < hi && p.toks[j].is(perfects)
}

func (p *parser) reached(r reach, i, n int) span {
	end := i + n
	for r != toWords && end < len(p.toks) && !p.stops(r, end) {
		end++
	}
	return p.wide(span{i, end})
}

func (p *parser) stops(r reach, i int) bool {
	t := p.toks[i]
	if t.kind == stopToken || r == toComma && t.kind == commaToken {
		return true
	}
	return r == toComma && p.match(i, len(p.toks), reviewLead) > 0
}

var timeLead = choice("within|after|for|before|until|every|longer than|older than|more than|at most|at least|less than")

// refuseNumber reports dates, spans of time, sums over time and numbers that can be read in two ways.
func (p *parser) refuseNumber(i int) {
	t := p.toks[i]
	switch {
	case p.isName(span{i, i + 1}) || !p.fresh(span{i, i + 1}):
	case t.open:
		p.report(span{i, i + 1}, numberTwoWays(strings.TrimFunc(p.source[t.start:t.end], notDigit)))
	case p.moreThan(i) > 0:
		p.report(span{i, p.moreThan(i)}, Problem{Kind: Unsupported, Detail: whyMoreThan})
	case t.kind == wordToken && ordinal(t.text):
		p.report(span{i, i + 1}, Problem{Kind: Unsupported, Detail: whyCalendar})
	case t.kind == amountToken && p.perTime(i+1) > 0 && !p.inRate(i):
		p.report(span{i, i + 1 + p.perTime(i+1)}, Problem{Kind: Unsupported, Detail: whySum})
	case p.timeSpan(i):
		p.report(p.timeWords(i), Problem{Kind: Unsupported, Detail: whyTime})
	}
}

// refuseTime reports a time of which it is open what it says, and a time of day that is part of no time.
func (p *parser) refuseTime(i int) {
	m, clock := p.clockAt(i)
	switch {
	case p.toks[i].refused != nil:
		p.report(span{i, i + 1}, *p.toks[i].refused)
	case !clock || m.next == i+1 || !p.fresh(span{i, m.next}) || p.isName(span{i, m.next}):
	case p.match(m.next, len(p.toks), zones) > 0:
		p.report(span{i, m.next + 1}, Problem{Kind: Unsupported, Detail: whyZone})
	default:
		p.report(span{i, m.next}, Problem{Kind: Unsupported, Detail: whyCalendar})
	}
}

var zones = choice("utc|gmt|cet|cest|bst|est|edt|pst|pdt|et|pt")

// moreThan is the end of "more than 5 refunds per day", which "must not" comes before.
func (p *parser) moreThan(i int) int {
	n := p.match(i, len(p.toks), moreThan)
	if n == 0 || i > 0 && p.match(i-1, len(p.toks), rateLead) > 2 {
		return 0
	}
	if _, ok := p.count(i+n, len(p.toks)); !ok {
		return 0
	}
	for j := i + n + 1; j < len(p.toks); j++ {
		if n := p.perTime(j); n > 0 {
			return j + n
		}
	}
	return 0
}

func ordinal(s string) bool {
	n := digits(s)
	return n > 0 && len(s) == n+2 && strings.Contains("st nd rd th", s[n:])
}

// perTime is the length of "a day", "per hour", "in any 24 hours".
func (p *parser) perTime(i int) int {
	n := p.match(i, len(p.toks), rateLink)
	if n == 0 {
		return 0
	}
	if _, ok := p.count(i+n, len(p.toks)); ok {
		n++
	}
	if i+n >= len(p.toks) || seconds[p.toks[i+n].text] == 0 && !p.toks[i+n].is(calendars) {
		return 0
	}
	return n + 1
}

// timeSpan says that token i is the number of a span of time that is no rate's window.
func (p *parser) timeSpan(i int) bool {
	if i+1 >= len(p.toks) || seconds[p.toks[i+1].text] == 0 && !p.toks[i+1].is(calendars) {
		return false
	}
	if _, counted := p.count(i, len(p.toks)); !counted {
		return false
	}
	return !p.inRate(i)
}

// inRate says that a rate begins before token i.
func (p *parser) inRate(i int) bool {
	_, ok := p.find(span{0, i}, rateLead)
	return ok
}

func (p *parser) timeWords(i int) span {
	for n := 1; n <= 2 && i-n >= 0; n++ {
		if p.match(i-n, i, timeLead) == n {
			return span{i - n, i + 2}
		}
	}
	return span{i, i + 2}
}

// process are words of sentences that are about people and papers, not about acts of an agent.
var process = choice("training|trained|is trained|are trained|assessment|impact assessment|assessed|is documented|are documented|documented|" +
	"is reviewed|are reviewed|reviewed|reviewed each quarter|training is|is held|are held|is tested|are tested|tested|tested plan|validates|validated|is kept for|are kept for|" +
	"are kept|is kept|kept for|retained|inventory|register|named owner|its own identity|policy is|policies are|due diligence|audited|" +
	"audit is|risk assessment|risk classification|on call staff|safe state|is proved|works council|is approved each year|updated|" +
	"maintained|governance committee|committee|accountable|records who|expire|expires|is deleted|are deleted|is erased|switched off|" +
	"says at the start|carry a|gets an answer|drafted by|is told|are told|is informed|are informed|is notified|are notified|is reported|" +
	"are reported|is opened by|versioned|tested way back|revoked")

// papers are those of them that stand among words without a name: "only after due diligence was completed".
var papers = choice("due diligence|impact assessment|risk assessment|risk classification|training")

var onlyAfter = choice("only after|only once")

var duty = choice("must|shall|have to|has to|is required to|are required to")

// noForm says why a statement has none of the forms, and at which words.
func (p *parser) noForm(s span) (span, Problem) {
	s = p.wide(s)
	if at, ok := p.findUnnamed(s, process); ok {
		return at, Problem{Kind: Process, Detail: whyProcess}
	}
	if at, ok := p.findUnnamed(s, onlyAfter); ok {
		return span{at.lo, s.hi}, condition("only after")
	}
	if _, ok := p.find(s, duty); ok {
		return s, Problem{Kind: NoForm, Detail: whyDuty}
	}
	if i, ok := p.subject(s.lo, s.hi); ok && p.match(i, s.hi, permissions) > 0 {
		return s, permits()
	}
	return s, Problem{Kind: NoForm, Detail: whyNoForm}
}

// permissions are what is granted to agents: nothing is read of it, as all that no clause speaks about is allowed.
var permissions = choice("may|can|are allowed to|is allowed to|are permitted to|is permitted to|are free to|is free to")

// unread reports words that nothing covers.
func (p *parser) unread(s span) {
	s = p.trim(s)
	if s.empty() || !p.fresh(s) {
		return
	}
	for i := s.lo; i < s.hi; i++ {
		if why := unreadable(p.toks[i]); why != "" {
			p.report(s, Problem{Kind: Unsupported, Detail: why})
			return
		}
	}
	p.report(s, p.unknown(s))
}

var (
	objectPronouns   = set("it them itself themselves he she him they")
	grammarWords     = set("without unless until must may never no only needs requires")
	relativePronouns = set("that which")
	moreThan         = choice("more than|exceed")
)

func unreadable(t token) string {
	switch {
	case t.kind == numberToken, t.kind == currencyToken, t.kind == amountToken:
		return whyCount
	case t.kind == timeToken:
		return whyTimePlace
	case t.kind == otherToken:
		return whyMark
	case t.is(objectPronouns):
		return whyPronoun
	case t.text == "not":
		return whyNegation
	case t.is(grammarWords):
		return whyGrammar
	case t.is(relativePronouns):
		return whyRelative
	}
	return ""
}
