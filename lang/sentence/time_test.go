package sentence

import (
	"fmt"
	"strings"
	"testing"
)

// TestRangeOfNothing: a range that ends where it begins is refused, whatever leads to it.
func TestRangeOfNothing(t *testing.T) {
	lex := testLexicon(t)
	for _, at := range []string{
		"09:00", "00:00", "5 pm", "noon", "midnight", "23:59", "Monday", "Friday 15:00", "December", "24 December", "2027-01-31", "1 February 2027",
	} {
		for _, times := range []string{
			"from %[1]s to %[1]s", "from %[1]s until %[1]s", "between %[1]s and %[1]s", "on %[1]s to %[1]s", "outside %[1]s to %[1]s", "on Fridays from %[1]s to %[1]s",
			"in December from %[1]s to %[1]s", "from %[1]s through %[1]s",
		} {
			said := fmt.Sprintf(times, at)
			mustRefuse(t, lex, "No payments "+said+".", "Agents may make payments only "+said+".", "At most 5 payments per hour "+said+".", "No payments "+said+" without human review.")
		}
	}
}

// TestTimeBesideDays: what stands beside days that are named apart, or beside one of several qualifiers, is refused: it may go with one
// of them or with all.
func TestTimeBesideDays(t *testing.T) {
	lex := testLexicon(t)
	days := []string{
		"on Sundays or on weekdays", "on Sundays or weekdays", "on weekends and Fridays", "on Fridays and on weekends", "on Mondays or on Sundays", "on Fridays, on Sundays",
		"on Mondays, Fridays or on weekends", "in July or in December", "in production or in bulk", "on Fridays or in bulk", "in staging or on weekdays",
	}
	for _, said := range days {
		first, second, _ := strings.Cut(said, " or ")
		for _, beside := range []string{"after 18:00", "before 06:00", "between 09:00 and 17:00", "in bulk", "above EUR 100"} {
			if strings.Contains(said, beside) {
				continue
			}
			for _, form := range []string{
				"No payments %s.", "Payments %s need human review.", "Agents may make payments only %s.", "At most 5 payments per hour %s.", "Payments may only be made %s.",
				"Only %s may agents make payments.", "No payments are allowed %s.", "Agents must not move money %s without human review.", "%s, no payments.",
			} {
				mustRefuse(t, lex, fmt.Sprintf(form, said+" "+beside))
				if second != "" {
					mustRefuse(t, lex, fmt.Sprintf(form, first+" "+beside+" or "+second))
				}
			}
		}
	}
	for _, same := range [][2]string{
		{"No payments on Saturdays and Sundays after 18:00.", "No payments on weekends after 18:00."},
		{"On Sundays or on weekdays, no payments after 18:00.", "No payments after 18:00 on Sundays, Mondays, Tuesdays, Wednesdays, Thursdays and Fridays."},
	} {
		if strings.Contains(meaning(same[0], lex)+meaning(same[1], lex), "refused") {
			t.Errorf("%s\n%s\n%s", same, meaning(same[0], lex), meaning(same[1], lex))
		}
	}
}
