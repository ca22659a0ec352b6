package schema

import "testing"

func TestSpan(t *testing.T) {
	for seconds, want := range map[int]string{1: "1 second", 45: "45 seconds", 60: "1 minute", 5400: "90 minutes", 7200: "2 hours", 86400: "1 day", 90000: "25 hours", 1209600: "2 weeks"} {
		if got := Span(seconds); got != want {
			t.Errorf("%d seconds are %s, want %s", seconds, got, want)
		}
	}
}
