package sentence

import (
	"fmt"
	"strings"
	"testing"
)

// TestWhoseHistory: "after …" in one of several prohibitions says nothing of the others.
func TestWhoseHistory(t *testing.T) {
	lex := testLexicon(t)
	for _, after := range []string{
		"after reading untrusted content", "once an agent has read secrets", "after reading secrets or records", "once it has deleted backups", "after reading personal data in bulk",
	} {
		for _, join := range []string{" and ", ", and ", " or ", ", or ", ", but "} {
			for _, form := range []string{
				"No deleting backups%sno payments %s.", "Never delete backups%snever move money %s.", "Agents must not delete backups%smust not move money %s.",
				"No deleting backups%snever move money %s.", "No deleting backups without human review%sno payments %s without human review.",
				"No sending secrets after granting access%sno payments %s.",
			} {
				mustRefuse(t, lex, fmt.Sprintf(form, join, after))
			}
			mustRefuse(t, lex, fmt.Sprintf("No deleting backups %s%sno payments.", after, join))
			lead := strings.ToUpper(after[:1]) + after[1:]
			got, want := meaning(fmt.Sprintf("%s, no deleting backups%sno payments.", lead, join), lex), meaning(lead+", no deleting backups or payments.", lex)
			if got != want {
				t.Errorf("%s%s\ngot  %s\nwant %s", lead, join, got, want)
			}
		}
	}
}
