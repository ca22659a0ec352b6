package sentence

import (
	"fmt"
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
