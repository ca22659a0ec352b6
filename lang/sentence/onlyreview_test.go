package sentence

import (
	"fmt"
	"strings"
	"testing"
)

// narrowings are what "only" may limit beside a review.
var narrowings = []string{
	"on Fridays", "after 18:00", "in December", "in production", "in bulk", "outside the organisation", "to third parties", "above EUR 100",
	"below EUR 100", "during a change freeze", "with elevated privileges", "to approved hosts", "in staging on Fridays",
}

// TestOnlyNarrowed: beside what "only" may limit, neither a review nor "by people" is read as if it were about that alone.
func TestOnlyNarrowed(t *testing.T) {
	lex := testLexicon(t)
	ends := []string{" with human approval.", " with approval by two people.", " and with human approval.", " or with human approval.", " if a person has approved it.",
		" after human review.", " by people.", " and by people.", " by a person.", " and only with human approval.", ", only with human approval.", ", and only after human review."}
	for _, q := range narrowings {
		for _, end := range ends {
			for _, form := range []string{
				"Backups may only be deleted %s", "Production may only be changed %s", "Payments must only be made %s", "Secrets can only be sent %s",
				"Payments are only allowed %s", "In staging, customer records may only be deleted %s", "Agents may only delete backups %s",
				"Agents may only make payments %s",
			} {
				mustRefuse(t, lex, fmt.Sprintf(form, q+end))
			}
		}
	}
}

// TestOnlyTwice: a second "only" with a review is no way past the first one.
func TestOnlyTwice(t *testing.T) {
	lex := testLexicon(t)
	for _, q := range narrowings {
		for _, join := range []string{" and ", " or ", ", ", ", and ", " "} {
			for _, review := range []string{"only with human approval.", "only after human review.", "only if a person has approved it.", "only with approval by two people."} {
				for _, form := range []string{
					"Agents may make payments only %s", "Payments may be made only %s", "Agents may send secrets only %s", "Agents may use only approved models%s",
					"Only approved models may be used%s", "Only on Fridays may agents make payments%s", "Agents may only use approved models%s",
				} {
					if at, ok := strings.CutSuffix(form, "%s"); ok && !strings.HasSuffix(at, " ") {
						mustRefuse(t, lex, at+join+review)
						continue
					}
					mustRefuse(t, lex, fmt.Sprintf(form, q+join+review))
				}
			}
		}
	}
}

// TestNotJoined: "or without human review" leaves open whether the review is enough.
func TestNotJoined(t *testing.T) {
	lex := testLexicon(t)
	for _, q := range narrowings {
		for _, join := range []string{" or ", " and ", ", or ", " nor "} {
			for _, end := range []string{"without human review", "unless a person has approved it", "until two people have approved it", "without a rollback plan", "before human approval"} {
				for _, form := range []string{
					"No payments %s.", "Never send secrets %s.", "Agents must not delete backups %s.", "Backups must not be deleted %s.", "Changing production %s is forbidden.",
					"Agents may send secrets only %s.", "No deleting backups and no payments %s.",
				} {
					mustRefuse(t, lex, fmt.Sprintf(form, q+join+end))
				}
			}
		}
	}
}

// TestOnlyReviewed: what is acted on, and what the sentence begins with, is no such limit.
func TestOnlyReviewed(t *testing.T) {
	lex := testLexicon(t)
	for text, same := range map[string]string{
		"Production may only be changed with human approval.":                 "Changing production needs human review.",
		"Agents may only change production with human approval.":              "Changing production needs human review.",
		"Backups in production may only be deleted with human approval.":      "Deleting backups in production needs human review.",
		"In production, backups may only be deleted with human approval.":     "Deleting backups in production needs human review.",
		"Payments above EUR 100 may only be made with human approval.":        "Payments above EUR 100 need human review.",
		"Agents may delete backups in production only with human approval.":   "Deleting backups in production needs human review.",
		"Backups in production may only be deleted by people.":                "Deleting backups in production is forbidden.",
		"Payments above EUR 100 may only be made by people.":                  "Payments above EUR 100 are forbidden.",
		"Backups may be deleted in production only by people.":                "Deleting backups in production is forbidden.",
		"Deletion of backups on Fridays is only allowed with human approval.": "Deletion of backups on Fridays needs human review.",
	} {
		got, ok := phrasesOf(lex, text)
		want, _ := phrasesOf(lex, same)
		if !ok || strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Errorf("%s\ngot  %v\nwant %v", text, got, want)
		}
	}
	named := listLexicon(t)
	for _, end := range []string{"with human approval.", "by people.", "if a person has approved it."} {
		mustRefuse(t, named, "Personal data may only be sent outside the EEA "+end, "Backups may only be sent outside the organisation "+end)
		if got := meaning("Personal data may only be sent outside the organisation "+end, named); !strings.HasSuffix(got, "sending personal data outside the organisation") {
			t.Errorf("%s\n%s", end, got)
		}
	}
}
