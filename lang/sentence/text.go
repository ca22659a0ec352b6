package sentence

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// A text is one statement or several of one effect: "Agents may reach only approved hosts; uploads to any other host are blocked."

func (p *parser) text() draft {
	p.refuse()
	var whole draft
	for i, s := range p.statements() {
		if i > 0 && whole.effect == Deny && (p.guidance(s) || p.reserved(whole, s)) {
			p.set(s, markGuidance)
			continue
		}
		if i > 0 && p.restates(whole, s) {
			p.set(s, markForm)
			continue
		}
		whole = p.merge(whole, p.statement(s), s)
	}
	if whole.effect == "" && len(p.problems) == 0 {
		p.noStatement(span{0, len(p.toks)})
	}
	if len(p.problems) == 0 && !says(whole.phrases) {
		p.report(span{0, len(p.toks)}, nothingSaid())
	}
	return whole
}

// says is false when no act or any act would be meant.
func says(phrases []Phrase) bool {
	return len(phrases) > 0 && !slices.ContainsFunc(phrases, func(ph Phrase) bool { return len(ph.Refs) == 0 })
}

// statements cuts a text at full stops and semicolons.
func (p *parser) statements() []span {
	var out []span
	start := 0
	for i := 0; i <= len(p.toks); i++ {
		if i < len(p.toks) && p.toks[i].kind != stopToken {
			continue
		}
		if s := p.trim(span{start, i}); !s.empty() {
			out = append(out, span{start, i})
		}
		start = i + 1
	}
	return out
}

func (p *parser) statement(s span) draft {
	whole := s
	o := p.opening(&s)
	c := &clause{span: p.wide(s), quals: o.quals}
	for _, f := range forms {
		saved := p.save()
		d, ok := f.read(p, c)
		if !ok {
			p.restore(saved)
			continue
		}
		d.after = append(o.after, d.after...)
		return p.reviewed(d, o, whole)
	}
	p.noStatement(whole)
	return draft{}
}

// wide trims marks at the ends of a span, but no words.
func (p *parser) wide(s span) span {
	for !s.empty() && p.toks[s.lo].kind != wordToken && p.toks[s.lo].idle() {
		s.lo++
	}
	for !s.empty() && p.toks[s.hi-1].kind != wordToken && p.toks[s.hi-1].idle() {
		s.hi--
	}
	return s
}

// noStatement reports a statement without a form. That it is about process says more than what is wrong with its words.
func (p *parser) noStatement(s span) {
	at, pr := p.noForm(s)
	if pr.Kind == Process {
		p.forget(s)
	}
	if pr.Kind == Process || p.fresh(s) {
		p.report(at, pr)
	}
	p.giveUp(s)
}

// forget drops the problems of a span.
func (p *parser) forget(s span) {
	at := p.bytes(s)
	p.problems = slices.DeleteFunc(p.problems, func(pr Problem) bool {
		return pr.Kind == Unsupported && at[0] <= pr.Words[0] && pr.Words[1] <= at[1]
	})
}

// reviewed applies a review of the opening.
func (p *parser) reviewed(d draft, o opening, s span) draft {
	switch {
	case o.reviewers == 0:
	case d.effect == Deny:
		d.effect, d.reviewers = Escalate, o.reviewers
	default:
		p.report(s, twoEffects())
	}
	return d
}

// merge adds a further statement of the same effect.
func (p *parser) merge(a, b draft, s span) draft {
	switch {
	case a.effect == "":
		return b
	case b.effect == "":
		return a
	case a.effect != b.effect || a.reviewers != b.reviewers || a.rate != nil || b.rate != nil || len(a.after)+len(b.after) > 0:
		p.report(p.wide(s), twoEffects())
	}
	a.phrases = distinct(append(a.phrases, b.phrases...))
	return a
}

// guidanceStops are words with a meaning of their own in the grammar: a statement with one of them is no mere guidance.
var guidanceStops = set("may must can cannot nothing nobody none neither nor before every each all always  could shall should will not no never only unless until without except if when but need needs require " +
	"requires ask asks approve approves approval approved review reviews reviewed log logs logged record records recorded least most than " +
	"forbidden prohibited blocked allowed denied refused")

// guidanceVerbs say what an agent does in place of an act. With any other verb a statement may say what is not to be done ("they keep off
// production"), and is no guidance.
var guidanceVerbs = stems("open hand pass forward refer transfer direct point prepare draft propose suggest recommend collect gather compile " +
	"tell inform explain report raise create file write note offer show list summarise answer reply say send call contact message route assign " +
	"queue add mark flag stop pause end decline get receive obtain")

var guidanceAdverbs = set("then instead simply just only first")

// guidance says that a statement tells what the agent does in place of what was denied: "it opens a task instead".
func (p *parser) guidance(s span) bool {
	s = p.wide(s)
	if s.empty() || p.toks[s.lo].text != "it" && p.toks[s.lo].text != "they" {
		return false
	}
	verb := s.lo + 1
	for verb < s.hi && p.toks[verb].is(guidanceAdverbs) {
		verb++
	}
	return verb < s.hi && guidanceVerbs[p.toks[verb].stem] && p.tells(s)
}

// tells says that words only tell something: none of them has a meaning of its own in the grammar.
func (p *parser) tells(s span) bool {
	for i := s.lo; i < s.hi; i++ {
		t := p.toks[i]
		if t.is(guidanceStops) || t.kind != wordToken && t.kind != commaToken || p.marks[i] == markRefused || p.abstains(i, s.hi) {
			return false
		}
	}
	return true
}

// abstentions say of what follows them that it is not done: "they avoid deleting backups" is no guidance, but what the writer wants enforced.
const abstentions = "avoid refuse decline stop cease refrain abstain desist quit skip omit forgo forbid deny block prevent prohibit disallow " +
	"reject halt withhold hold postpone delay suspend exclude escalate leave lack forbear discontinue shun resist ban bar keep stay fail protect pause end"

var abstaining = stems(abstentions)

// abstains says that token i is such a word with what is not done, or a further act: "they stop before deleting backups".
func (p *parser) abstains(i, hi int) bool {
	t := p.toks[i]
	if abstaining[t.stem] {
		return !p.trim(span{i + 1, hi}).empty() && p.toks[i+1].kind != commaToken && !p.toks[i+1].is(coordinators)
	}
	return strings.HasSuffix(t.text, "ing") && slices.ContainsFunc(p.namesAt(i, hi), func(f found) bool {
		return p.lex.kind(f.concepts[0]) == vocabulary.Action
	})
}

// saved is the state that a form that does not fit leaves behind.
type saved struct {
	marks    []mark
	problems int
}

func (p *parser) save() saved {
	return saved{slices.Clone(p.marks), len(p.problems)}
}

func (p *parser) restore(s saved) {
	p.marks, p.problems = s.marks, p.problems[:s.problems]
}
