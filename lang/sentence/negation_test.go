package sentence

import (
	"strings"
	"testing"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// meaning is what a text is read as, without the places of its words; "refused" when it is not read.
func meaning(text string, lex *Lexicon) string {
	r, problems := Read(text, lex)
	if len(problems) > 0 {
		return "refused"
	}
	return r.String()
}

func mustRefuse(t *testing.T, lex *Lexicon, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if got := meaning(text, lex); got != "refused" {
			t.Errorf("%s\nis read as\n%s", text, got)
		}
	}
}

// contractions are negations and how they are written out.
var contractions = map[string]string{
	"can't": "can not", "can’t": "can not", "cant": "can not", "don't": "do not", "don’t": "do not", "dont": "do not", "won't": "will not",
	"won’t": "will not", "mustn't": "must not", "mustn’t": "must not", "shan't": "shall not",
}

// TestContractions: a contraction has the effect of its plain form, in every place of a text.
func TestContractions(t *testing.T) {
	lex := testLexicon(t)
	for short, long := range contractions {
		for _, form := range []string{
			"Agents must not move money; they %s delete backups.", "Agents must not move money. They %s delete backups on Fridays.",
			"Agents %s delete backups.", "Agents %s delete backups without human review.", "Agents may read backups but %s delete backups.",
			"Backups %s be deleted.", "Payments %s exceed EUR 100 without human review.",
		} {
			got, want := meaning(strings.Replace(form, "%s", short, 1), lex), meaning(strings.Replace(form, "%s", long, 1), lex)
			if got != want || strings.Contains(got, "not enforced") || got == "refused" && !strings.Contains(form, " but ") {
				t.Errorf("%s with %s\ngot  %s\nwant %s", form, short, got, want)
			}
		}
	}
}

// TestNoGuidance: what an agent leaves undone is no guidance.
func TestNoGuidance(t *testing.T) {
	lex := testLexicon(t)
	for _, word := range strings.Fields(abstentions) {
		mustRefuse(t, lex, "Agents must not move money; they "+word+" the deletion of backups.", "Agents must not move money; it now "+word+" backups.")
	}
	for _, verb := range []string{"stop", "think", "look twice", "wait"} {
		mustRefuse(t, lex, "Agents must not move money; they "+verb+" before deleting backups.", "Agents must not move money; they "+verb+", not deleting backups.")
	}
	mustRefuse(t, lex, "Agents must not move money; they delete nothing.")
	for _, other := range []string{"keep off production", "protect backups from deletion", "fail to delete backups", "dislike backups", "end payments", "report every payment", "call a person before payments", "delete backups then", "open a task and stay out of production"} {
		mustRefuse(t, lex, "Agents must not move money; they "+other+".")
	}
	for _, ok := range []string{"they stop", "it stops and opens a task", "they open a task for the team instead", "it declines, and opens a task", "it gets short-lived access from the broker"} {
		if got := meaning("Agents must not move money; "+ok+".", lex); !strings.Contains(got, "not enforced: 1") {
			t.Errorf("%s: %s", ok, got)
		}
	}
}

// TestTwoNegations: a form that expects none does not drop one.
func TestTwoNegations(t *testing.T) {
	lex := testLexicon(t)
	for _, who := range []string{"no agent", "no agents", "nobody", "no one", "none", "no AI agent"} {
		for _, form := range []string{
			"Once %s has read secrets, it must not move money.", "When %s has read secrets, no moving money.", "No moving money once %s has read secrets.",
			"%s may use only approved MCP servers.", "%s may delete customer records only with human approval.", "%s may only move money on Fridays.",
			"%s may move money only on Fridays.", "%s may send secrets only to company addresses.", "%s may make at most 10 payments per hour.",
			"%s must log every payment.", "%s must ask a human before moving money.", "Before moving money, %s must ask a human.",
			"%s needs approval to move money.", "%s must escalate payments to a person.", "%s must not move money.", "%s must never move money.",
			"Under no circumstances may %s move money.", "It is forbidden for %s to move money.", "Do not let %s move money.",
			"Prevent %s from moving money.", "Only with human approval may %s move money.", "Only on Fridays may %s move money.",
			"Do not move money unless %s has approved it.", "Moving money without human review by %s is forbidden.", "%s may move money unless a person has approved it, only on Fridays.",
		} {
			mustRefuse(t, lex, strings.Replace(form, "%s", who, 1))
		}
		if got, want := meaning(who+" may move money without human review.", lex), meaning("No moving money without human review.", lex); who != "none" && got != want {
			t.Errorf("%s: %s", who, got)
		}
	}
	mustRefuse(t, lex, "Never use only approved MCP servers.", "No payments only with human approval.", "Agents must not move money only on Fridays.")
}

// TestExemptedThings: what an act may be about, or do, exempts no act from a prohibition.
func TestExemptedThings(t *testing.T) {
	lex, read := testLexicon(t), 0
	for _, c := range lex.concepts {
		for _, form := range []string{
			"No deleting without %s.", "Never delete backups without a %s.", "Agents must not delete backups before %s.", "Backups must not be deleted until %s.",
			"No deleting unless %s.", "Deleting without a %s is forbidden.", "No deleting without a rollback plan or %s.",
		} {
			r, problems := Read(strings.Replace(form, "%s", c.Name, 1), lex)
			for _, ph := range r.Phrases {
				read += len(ph.Unless)
				if len(problems) == 0 && (c.Kind == vocabulary.Thing || c.Kind == vocabulary.Action) && len(ph.Unless) > 0 {
					t.Errorf(form+"\n%s", c.Name, r)
				}
			}
		}
	}
	if read < 100 {
		t.Errorf("only %d exemptions are read", read)
	}
}
