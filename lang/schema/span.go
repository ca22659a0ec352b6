package schema

import "strconv"

// Span writes a span of time as people say it, in the largest unit that leaves no rest: 1 day, 90 minutes.
func Span(seconds int) string {
	n, unit := seconds, "second"
	for _, u := range []struct {
		name    string
		seconds int
	}{{"week", 604800}, {"day", 86400}, {"hour", 3600}, {"minute", 60}} {
		if seconds%u.seconds == 0 {
			n, unit = seconds/u.seconds, u.name
			break
		}
	}
	if n != 1 {
		unit += "s"
	}
	return strconv.Itoa(n) + " " + unit
}
