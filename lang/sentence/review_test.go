package sentence

import (
	"fmt"
	"testing"
)

// reviewForms hold the words for who approves.
var reviewForms = []string{
	"Payments need approval by %s.", "No payments without approval by %s.", "Payments must be approved by %s.", "%s must approve payments.",
	"Agents may move money only with approval by %s.", "Only with approval by %s may agents move money.", "Without approval by %s, no moving money.",
	"Approval by %s is required before moving money.", "Payments without approval by %s are forbidden.", "Get approval by %s before moving money.",
	"Before moving money, get approval by %s.", "Agents must not move money until %s has approved it.", "Escalate payments to %s for approval.",
}

// TestTwoNamed: in every form, two people who are joined by "and" are two reviewers, and three are refused.
func TestTwoNamed(t *testing.T) {
	lex := testLexicon(t)
	one := []string{"a person", "one person", "a reviewer", "one reviewer", "a colleague", "an approver", "someone", "a human", "a human reviewer"}
	for i, form := range reviewForms {
		for j, a := range one {
			if r, problems := Read(fmt.Sprintf(form, a), lex); len(problems) > 0 || r.Reviewers != 1 {
				t.Errorf(form+"\n%s %v", a, r, problems)
			}
			for _, b := range []string{one[(i+j)%len(one)], "another", "another person", "a different reviewer"} {
				text := fmt.Sprintf(form, a+" and "+b)
				if r, problems := Read(text, lex); len(problems) > 0 || r.Reviewers != 2 {
					t.Errorf("%s\n%s %v", text, r, problems)
				}
				mustRefuse(t, lex, fmt.Sprintf(form, a+" and "+b+" and a colleague"), fmt.Sprintf(form, "two people and "+a))
			}
		}
	}
	mustRefuse(t, lex, "Payments need human review and human approval.", "Payments need human review and approval by a colleague.",
		"Payments need four-eyes approval and a reviewer.")
	for _, text := range []string{"Payments need human review and approval.", "Payments must be reviewed and approved by a person.", "Payments need approval by another person."} {
		if r, _ := Read(text, lex); r.Reviewers != 1 {
			t.Errorf("%s\n%s", text, r)
		}
	}
	if r, _ := Read("Payments need approval by a person and review by a colleague.", lex); r.Reviewers != 2 {
		t.Error(r)
	}
}
