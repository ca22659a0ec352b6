package sentence

import (
	"fmt"
	"strings"
)

// Wording: all of it is in this file. Details are lower case, without a full stop; they say what is not read and what to write
// in its place.

// ProblemKind says what is wrong with some words of a text. The zero value is invalid.
type ProblemKind string

// The kinds of problems, each with the smallest text that has it.
const (
	NoForm      ProblemKind = "no-form"      // "Moving money."
	Unknown     ProblemKind = "unknown"      // "No frobnicating."
	Ambiguous   ProblemKind = "ambiguous"    // "No moving 10.000 euros."; also a name of two concepts
	Vague       ProblemKind = "vague"        // "Agents should not pay."
	NeedsAction ProblemKind = "needs-action" // "No secrets."
	Process     ProblemKind = "process"      // "Training is held."
	Unsupported ProblemKind = "unsupported"  // "No paying except on Fridays."
)

// Problem is a reason why a text has no reading.
type Problem struct {
	Kind   ProblemKind
	Words  [2]int // bytes of the text
	Detail string
	Near   []string // names of concepts that may have been meant, nearest first
}

const (
	whyVague       = "what this asks for cannot be decided about a tool call: say what must not happen, or who decides"
	whyBetween     = "ranges are read of times only (\"between 22:00 and 06:00\"): a sentence compares an amount with one number"
	whyMandate     = "limits that stand in another document are not read: write the limit itself into the sentence"
	whyNotRelative = "what a thing is not is not read here: write \"Only … may be used\" or \"without …\""
	whyPer         = "acts are counted for the session, not for each customer, case or person"
	whySum         = "sums over several acts are not kept: a sentence compares the amount of one act, or counts acts"
	whyWho         = "conditions on people are not read: who may approve is no part of a sentence (docs/grammar.md, review): leave it out"
	whyPurpose     = "what data is used for is not seen in a call: say which acts must not happen"
	whyPercent     = "shares and percentages are not measured: compare an amount or count acts"
	whyRedact      = "an act is stopped, reviewed or recorded as it is: its contents are not changed"
	whyNotify      = "nobody is told by a sentence: write what is denied, reviewed or logged"
	whyCalendar    = "this time is not read: write \"on Fridays\", \"after 18:00\", \"between 22:00 and 06:00\", \"in December\" or \"until 2027-01-31\", or narrow the clause with \"when\""
	whyHours       = "which times these are is not known: write them out (\"outside Monday to Friday 09:00 to 17:00\", \"on 25 December\")"
	whyZone        = "times are told in the organisation's time zone: leave it out"
	whyHalfDay     = "morning or afternoon: write 06:00 or 18:00, or 6 am or 6 pm"
	whyTwelve      = "noon or midnight: write 12:00 or 00:00"
	whyBareHour    = "an hour, or of which month: write hours as 18:00 and dates as 24 December or 2027-01-31"
	whyWhichMonth  = "of which month: write \"of the month\", or name it"
	whyYear        = "one date has a year and the other has none: write it with both"
	whyInstant     = "this is a moment, and no part of the day: write from when to when"
	whyOneDay      = "this ends where it begins: write it once (\"on Fridays\", \"in December\"), or from when to when"
	whyApart       = "it is open whether what stands beside these days goes with each of them: write two clauses"
	whyOpen        = "from when to when: write both (\"from Friday to Monday\"), or a date with its year"
	whyOpenWeek    = "until when in the week: write both ends (\"from Friday 15:00 to Monday 06:00\"), or \"after 15:00 on Fridays\""
	whyBackwards   = "this ends before it begins"
	whyAlways      = "this is the whole day: leave it out, or write from when to when"
	whyNever       = "there is no such time"
	whyOutside     = "it is open whether \"outside\" goes with both: write \"outside Monday to Friday 09:00 to 17:00\", or two clauses"
	whyTimePlace   = "this time has no place here: put it beside what is done, or at the start of the sentence"
	whyTime        = "spans of time are read in rates only (\"at most 10 payments per hour\"): narrow the clause with \"when\""
	whyExcept      = "exceptions are not read from sentences: write an \"exception\" block"
	whyMirror      = "a rule and its mirror image are two clauses: write both"
	whyCondition   = "this condition is not read: name it as a concept of kind \"state\", or narrow the clause with \"when\""
	whyMark        = "this mark is not read"
	whyProcess     = "this is about how people work, not about an act of an agent: write kind = \"evidence\""
	whyDuty        = "a duty to do something cannot be decided about a tool call: say what must not happen without it, or write kind = \"evidence\""
	whyNoForm      = "no form of governance English: begin with No, Never, Ask before, At most, Only, Log, or say must not or needs review"
	whyCount       = "a number is read as an amount (\"above EUR 100\") or in a rate (\"at most 10 payments per hour\")"
	whyMoreThan    = "write this as a rate: \"At most 5 refunds per day\""
	whyConnector   = "this connecting word is read only as part of a concept's name"
	whyOther       = "other than what: an earlier statement must say in one condition which alone are allowed (\"may use only approved models\")"
	whyPronoun     = "say what this word stands for"
	whyNegation    = "a negation inside a phrase is not read: begin with No, or write \"Only … may be used\""
	whyGrammar     = "this word of a form has no place here: write two clauses"
	whyRelative    = "a subordinate clause is read only as part of a concept's name"
)

func emptyText(text string) Problem {
	return Problem{Kind: NoForm, Words: [2]int{0, len(text)}, Detail: "the text is empty: write the rule as a sentence (\"No … without human review.\")"}
}

func permits() Problem {
	return Problem{Kind: NoForm, Detail: "a sentence can stop, ask or record, never permit: what no clause speaks about is allowed already; say what must not happen, or \"Only … may …\""}
}

func tooLong(text string) Problem {
	return Problem{Kind: Unsupported, Words: [2]int{0, len(text)}, Detail: fmt.Sprintf("a text has at most %d bytes", MaxText)}
}

func (p *parser) unknown(s span) Problem {
	if s.hi == s.lo+1 && p.toks[s.lo].is(otherConnectors) {
		return Problem{Kind: Unknown, Detail: whyConnector}
	}
	if s.hi == s.lo+1 && p.toks[s.lo].text == "other" {
		return Problem{Kind: Unknown, Detail: whyOther}
	}
	if at, ok := p.find(s, papers); ok {
		return Problem{Kind: Process, Words: p.bytes(at), Detail: whyProcess}
	}
	return Problem{Kind: Unknown, Words: p.bytes(s), Detail: "no concept has this name", Near: p.near(s)}
}

func (p *parser) ambiguous(concepts []int) Problem {
	var near []string
	for _, c := range concepts {
		near = append(near, p.lex.concepts[c].Name)
	}
	return Problem{Kind: Ambiguous, Detail: "the name of several concepts: " + strings.Join(near, ", "), Near: near}
}

func needAction() Problem {
	return Problem{Kind: NeedsAction, Detail: "say what is done: this names no action, and would stop every act that shows it"}
}

func sayWhat(action string) Problem {
	return Problem{Kind: NeedsAction, Detail: fmt.Sprintf("say what: %q needs a thing", action)}
}

func nothingSaid() Problem {
	return Problem{Kind: NeedsAction, Detail: "say what is done: nothing is named here"}
}

func (p *parser) noHead(k piece) {
	pr := p.unknown(k.span)
	pr.Detail = "no concept for what this is one kind of: everything else would be stopped"
	p.report(k.span, pr)
}

func unsupported(detail string) Problem { return Problem{Kind: Unsupported, Detail: detail} }

func ambiguity(detail string) Problem { return Problem{Kind: Ambiguous, Detail: detail} }

func twoActions() Problem {
	return unsupported("a second action in one phrase: join them with \"or\", or give both together a name")
}

func twoAmounts() Problem { return unsupported("two amounts for one act: write two clauses") }

func twoTimes() Problem {
	return ambiguity("both at once or either: write one range (\"between 22:00 and 06:00\"), or join them with \"or\"")
}

func overMidnight() Problem {
	return ambiguity("it is open to which day the hours after midnight belong: write \"from Friday 22:00 to Saturday 06:00\", or two clauses")
}

func timeOfThing() Problem {
	return ambiguity("it is open whether this is when the act happens: put it at the start of the sentence, or write \"between … and …\"")
}

func timeOfReview() Problem {
	return ambiguity("it is open whether this is when the act happens: put it beside what is done, or at the start of the sentence")
}

func earlierTime() Problem {
	return ambiguity("it is open whether this is when the one or the other happens: put what is denied at this time into a clause of its own")
}

func tooMany() Problem { return unsupported("this list multiplies out to too many phrases") }

func noWindow() Problem {
	return unsupported("say within which time, by seconds, minutes, hours, days or weeks: \"per hour\", \"in any 24 hours\"")
}

func recordFields() Problem {
	return unsupported("what a record holds is the same for all: end the sentence here")
}

func countedThings() Problem {
	return unsupported("a rate counts acts, and one act may be about many of these: count the acts (\"At most 100 reads of customer records per hour\")")
}

func tooManyReviewers() Problem {
	return unsupported("one reviewer or two different ones can be asked for")
}

func reviewerRole() Problem {
	return unsupported("a review is \"human review\" or \"two reviewers\": who may approve is no part of a sentence (docs/grammar.md, review): leave it out")
}

func approvedThing() Problem {
	return unsupported("whether something was approved elsewhere is not seen in a call: write \"without human review\", or name it as a concept of kind \"state\"")
}

func whoApproves() Problem {
	return ambiguity("approved by whom: write \"unless a person has approved it\", or \"Only approved … may be used\" for a list")
}

func afterReview() Problem {
	return unsupported("after a review only a place or a state is read: write another clause, or narrow this one with \"when\"")
}

func moreBesides() Problem {
	return ambiguity("it is open what this goes with: put it before \"without\" or at the start of the sentence")
}

func exemptsActs() Problem {
	return unsupported("an act that is about this, or does this, would be let through: name what must hold as a concept of kind \"state\"")
}

func condition(lead string) Problem {
	return unsupported(fmt.Sprintf("%q is read with a review only (\"unless a person has approved it\"): name the condition as a concept, or use \"when\"", lead))
}

func passiveAgent() Problem {
	return unsupported("what is done to agents is not read: say what an agent must not do")
}

func notAgents() Problem {
	return unsupported("sentences are about what agents do: begin with \"Agents\", or with what must not \"be\" done")
}

func someAgents() Problem {
	return unsupported("sentences are about all agents: name this kind of agent as a concept of kind \"state\", or narrow the clause with \"when\"")
}

func twoEffects() Problem {
	return unsupported("a clause has one effect: write a clause of its own for this")
}

func keepsOther() Problem {
	return unsupported("what this keeps for a person is not what is denied: leave it out, or deny what the person is to do, everywhere and always")
}

func onlyKind() Problem {
	return unsupported("everything else of which kind: write \"Only approved …\" with a concept for the kind, or deny what must not be done")
}

func openWith() Problem {
	return ambiguity("it is open what this goes with: put it at the start of the sentence, or write two clauses")
}

func onlyWhat() Problem {
	return ambiguity("\"only\" is open to two readings here: put it directly before what it limits, as in \"may use only\" or \"may send only to\"")
}

func oneEnough() Problem {
	return ambiguity("it is open whether this and what stands before it must hold together or one is enough: write two clauses")
}

func onlyWhere() Problem {
	return ambiguity("\"only\" may limit where, when and how much, or who decides: put the place, amount or time at the start of the sentence, or beside what is acted on")
}

func conditionOnly() Problem { return unsupported("what alone is allowed must be a concept") }

func mixedJoins() Problem { return ambiguity("\"and\" beside \"or\": write two clauses") }

func misplaced() Problem {
	return unsupported("only a place or a state is read here: put what is acted on beside the action")
}

func andQualifiers() Problem {
	return ambiguity("\"and\" may mean both at once or either: write \"or\", or leave it out")
}

func sharedModifier() Problem {
	return ambiguity("it is open whether the place before the first thing goes with this one: repeat it, or write \"the\"")
}

func describes() Problem {
	return ambiguity("it is open whether the first word only describes the second: write \"… of …\" or \"… with …\", or name both together as a concept")
}

func otherInList() Problem {
	return ambiguity("it is open what in the list \"other\" goes with: write a statement of its own for this")
}

func whoseThing() Problem { return ambiguity("the agent's, or of the thing before: write it out") }

func whoseObject() Problem {
	return ambiguity("it is open whether this also ends the action before: repeat it, or write two clauses")
}

func whoseReview() Problem {
	return ambiguity("it is open whether the review at the end goes with this too: write two clauses")
}

func whoseHistory() Problem {
	return ambiguity("it is open whether \"after …\" goes with this too: put it at the start of the sentence (\"After …, no … and no …\"), or write two clauses")
}

func notDigit(r rune) bool { return r < '0' || r > '9' }

// numberTwoWays is about "10.000", of which it is open what it means, and about "10.000,50", which is written 10,000.50 here.
func numberTwoWays(text string) Problem {
	whole, cents, european := strings.Cut(text, ",")
	if european {
		return ambiguity(fmt.Sprintf("a comma stands between thousands here, a point before decimals: write %s.%s", strings.ReplaceAll(whole, ".", ","), cents))
	}
	return ambiguity(fmt.Sprintf("thousands or decimals: write %s or %s", strings.ReplaceAll(text, ".", ","), strings.ReplaceAll(text, ".", "")))
}
