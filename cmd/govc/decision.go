package main

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/runtime/eval"
)

// decisionText writes one decision for a person: what was decided, each clause with the words of its sentence that hold, and
// where in the event they hold.
func (a *app) decisionText(b *bytes.Buffer, d *eval.Decision) error {
	printf(b, "%s: %s\n", d.ID, a.paint(a.out, effectStyle(d.Decision), effectWords(d.Decision, d.Reviewers)))
	for _, f := range d.Findings {
		f.Because = untold(f.Because, d.Unparsed)
		a.findingText(b, f, "")
	}
	for _, f := range d.Met {
		a.findingText(b, f, "met by an approval: ")
	}
	for _, f := range d.Excepted {
		a.findingText(b, f, "taken back by exception "+f.Exception+": ")
	}
	for _, u := range d.Unparsed {
		printf(b, "  not read: %s%s\n", u.Why, prefixed(" at ", u.At))
	}
	return nil
}

// untold is the reasons without those that a line about what was not read tells.
func untold(because []eval.Reason, unparsed []eval.Unparsed) []eval.Reason {
	return slices.DeleteFunc(slices.Clone(because), func(r eval.Reason) bool {
		return r.Fact == "unparsed" && slices.Contains(unparsed, eval.Unparsed{At: r.At, Why: r.Value})
	})
}

// effectWords says what an effect means for the one who waits for it.
func effectWords(e eval.Effect, reviewers int) string {
	switch e {
	case eval.Escalate:
		if reviewers > 1 {
			return fmt.Sprintf("escalate, %d different people decide", reviewers)
		}
		return "escalate, one person decides"
	case eval.Observe:
		return "observe, it is recorded"
	case eval.Allow:
		return "allow, no clause speaks against it"
	default:
		return "deny"
	}
}

func effectStyle(e eval.Effect) style {
	switch e {
	case eval.Escalate:
		return styleWarn
	case eval.Observe, eval.Allow:
		return styleGood
	default:
		return styleBad
	}
}

func (a *app) findingText(b *bytes.Buffer, f eval.Finding, how string) {
	about := []string{f.Effect.String(), f.Severity}
	if f.Certainty != "known" {
		about = append(about, "not certain")
	}
	if !f.Enforced {
		about = append(about, "shadow mode: not enforced")
	}
	printf(b, "  %s%s (%s)\n", how, a.paint(a.out, styleBold, f.Clause), strings.Join(about, ", "))
	printf(b, "    %s\n", f.Text)
	if marks := markWords(f.Text, f.Because); marks != "" {
		printf(b, "    %s\n", a.paint(a.out, styleHint, marks))
	}
	for _, r := range f.Because {
		printf(b, "    because %s is %s%s%s\n", r.Fact, strconv.Quote(r.Value), prefixed(" at ", place(r)), prefixed(": ", r.Concept))
	}
	if len(f.References) > 0 {
		printf(b, "    supports %s\n", citations(f.References))
	}
	if len(f.Related) > 0 {
		printf(b, "    serves the aim of, not required by, %s\n", citations(f.Related))
	}
}

// place is where a reason stands in the event.
func place(r eval.Reason) string {
	if r.At == "" || r.Span[1] <= r.Span[0] {
		return r.At
	}
	return fmt.Sprintf("%s[%d:%d]", r.At, r.Span[0], r.Span[1])
}

// markWords underlines the words of the sentence that the reasons are about.
func markWords(text string, because []eval.Reason) string {
	marks := []byte(strings.Repeat(" ", shown(text)))
	for _, r := range because {
		from, to := r.Words[0], r.Words[1]
		if from < 0 || to > len(text) || from >= to {
			continue
		}
		start := shown(text[:from])
		for i := range shown(text[from:to]) {
			marks[start+i] = '~'
		}
	}
	return strings.TrimRight(string(marks), " ")
}

func citations(list []eval.Citation) string {
	var parts []string
	for _, c := range list {
		part := c.ID
		if c.Applies != "" {
			part += " (from " + c.Applies + ")"
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, ", ")
}

// prefixed is s behind something, and nothing when s is.
func prefixed(before, s string) string {
	if s == "" {
		return ""
	}
	return before + s
}
