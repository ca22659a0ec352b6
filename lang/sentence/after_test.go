package sentence

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// afterForms have their qualifiers behind the act or, where the second one has %s, behind a review or another end of a form.
var afterForms = [][2]string{
	{"No payments %s without human review.", "No payments without human review %s."},
	{"Payments %s need human review.", "Payments need human review %s."},
	{"Payments %s must be approved by a person.", "Payments must be approved by a person %s."},
	{"Agents must not move money %s unless a person has approved it.", "Agents must not move money unless a person has approved it %s."},
	{"Deleting backups %s without two reviewers is forbidden.", "Deleting backups without two reviewers %s is forbidden."},
	{"After reading secrets, no payments %s without human review.", "After reading secrets, no payments without human review %s."},
	{"At most 5 payments %s per hour.", "At most 5 payments per hour without human review %s."},
	{"At most 5 payments %s per hour.", "At most 5 payments per hour %s."},
	{"Nobody may move money %s without human review.", "Nobody may move money without human review %s."},
	{"No payments %s.", "No payments are allowed %s."},
	{"Payments %s are forbidden.", "Payments are forbidden %s."},
	{"No payments %s.", "Payments must not be made %s."},
	{"In December, payments %s need human review.", "In December, payments need human review %s."},
}

var afterQualifiers = []string{
	"in production", "in staging", "in bulk", "above EUR 100", "outside the organisation", "during a change freeze", "to third parties",
	"with elevated privileges", "to the production", "in bulk in production",
}

// TestAfterReview: behind a review, qualifiers mean what they mean behind the act, or are refused.
func TestAfterReview(t *testing.T) {
	lex, compared := testLexicon(t), 0
	for _, form := range afterForms {
		for i, a := range afterQualifiers {
			for j, join := range []string{" or ", " and ", ", ", " ", " nor ", ", or ", ", in staging or ", " or in staging and "} {
				for k, b := range afterQualifiers {
					if j > 0 && (i+j+k)%4 > 0 {
						continue
					}
					before, after := fmt.Sprintf(form[0], a+join+b), fmt.Sprintf(form[1], a+join+b)
					want, ok := phrasesOf(lex, before)
					got, read := phrasesOf(lex, after)
					if read && (!ok || !slices.Equal(got, want)) {
						t.Errorf("%s\ngot  %s\nwant %s", after, strings.Join(got, "\n     "), strings.Join(want, "\n     "))
					}
					if read && join == " or " {
						compared++
					}
				}
			}
		}
	}
	if compared < 700 {
		t.Errorf("only %d lists are read", compared)
	}
}

// TestJoinedToReview: what "and", "or" or a comma joins to a review is refused.
func TestJoinedToReview(t *testing.T) {
	lex := testLexicon(t)
	for _, form := range afterForms {
		for _, q := range append([]string{"on Fridays"}, afterQualifiers...) {
			for _, join := range []string{"and ", "or ", "nor ", "and or "} {
				mustRefuse(t, lex, fmt.Sprintf(form[1], join+q))
			}
		}
	}
	for _, text := range []string{"Payments need human review in production, by agents.", "Payments are forbidden by agents, in production."} {
		if got := meaning(text, lex); !strings.HasSuffix(got, "when   moving money + production") && got != "refused" {
			t.Errorf("%s\n%s", text, got)
		}
	}
	mustRefuse(t, lex, "Payments need human review in production or by agents.", "Payments are forbidden by agents or in production.")
	mustRefuse(t, lex, "Two people must approve and deleting backups.", "A person must approve or payments.", "No payments unless approved by a person and in production.")
}
