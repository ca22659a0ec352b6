package sentence

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
)

// String prints a reading in a stable form, a line for the effect, one for each phrase and one for a rate:
//
//	escalate, 1 reviewer
//	after  reading + untrusted content
//	when   sending
//	or     moving money
func (r Reading) String() string {
	var b strings.Builder
	b.WriteString(r.effectLine())
	writePhrases(&b, "after", r.After)
	writePhrases(&b, "when", r.Phrases)
	if r.Rate != nil {
		fmt.Fprintf(&b, "\nmore   than %d in %s", r.Rate.N, schema.Span(r.Rate.Seconds))
	}
	if len(r.Guidance) > 0 {
		fmt.Fprintf(&b, "\nnot enforced: %s", plural(len(r.Guidance), "statement"))
	}
	return b.String()
}

func (r Reading) effectLine() string {
	if r.Effect != Escalate {
		return string(r.Effect)
	}
	return fmt.Sprintf("%s, %s", r.Effect, plural(r.Reviewers, "reviewer"))
}

func writePhrases(b *strings.Builder, first string, phrases []Phrase) {
	for i, ph := range phrases {
		if i > 0 {
			first = "or"
		}
		fmt.Fprintf(b, "\n%-6s %s", first, ph)
	}
}

// String prints a phrase: its concepts joined by "+", its amount and times, what excepts an act from it.
func (ph Phrase) String() string {
	parts := names(ph.Refs)
	if ph.Amount != nil {
		parts = append(parts, ph.Amount.String())
	}
	for _, t := range ph.Times {
		parts = append(parts, t.String())
	}
	s := strings.Join(parts, " + ")
	if len(ph.Unless) > 0 {
		s += ", unless " + strings.Join(names(ph.Unless), " or ")
	}
	return s
}

// String prints a comparison: amount > EUR 10000.
func (a *Amount) String() string {
	if a == nil {
		return ""
	}
	return strings.Join(strings.Fields("amount "+a.Op+" "+a.Currency+" "+strconv.FormatFloat(a.Value, 'f', -1, 64)), " ")
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
