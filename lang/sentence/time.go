package sentence

import (
	"fmt"
	"slices"
	"strings"
)

// Time is a part of the clock and of the calendar, in the organisation's time zone: what lies in all of its parts or, with Not, what does
// not.
type Time struct {
	Parts []TimePart
	Not   bool
	Words [2]int
}

// TimePart is the moments of any of some ranges on one scale.
type TimePart struct {
	Scale  Scale
	Ranges []TimeRange
}

// TimeRange is what lies from a first to a last moment, both included; nil for no bound. One whose last moment comes before its first goes
// round: from 22:00 over midnight.
type TimeRange struct{ First, Last []int }

// Scale is what a moment is told by, largest first: hour and minute.
type Scale []Unit

// Unit is a part of a moment.
type Unit uint8

// The units. A week begins on Monday, which is 0.
const (
	Year    Unit = iota + 1
	Month        // 1 to 12
	Day          // of the month, 1 to 31
	Weekday      // 0 to 6
	Hour         // 0 to 23
	Minute       // 0 to 59
)

// Bounds are the lowest and the highest value of a unit; years have none.
func (u Unit) Bounds() (lowest, highest int) {
	switch u {
	case Month:
		return 1, 12
	case Day:
		return 1, 31
	case Weekday:
		return 0, 6
	case Hour:
		return 0, 23
	case Minute:
		return 0, 59
	}
	return 0, 0
}

// The scales that sentences tell times on.
var (
	clockScale   = Scale{Hour, Minute}
	weekdayScale = Scale{Weekday}
	weekScale    = Scale{Weekday, Hour, Minute}
	dayScale     = Scale{Day}
	monthScale   = Scale{Month}
	yearScale    = Scale{Month, Day}
	dateScale    = Scale{Year, Month, Day}
)

// Wraps says that a range goes round.
func (r TimeRange) Wraps() bool {
	return r.First != nil && r.Last != nil && slices.Compare(r.First, r.Last) > 0
}

// WeekdayNames are the days of a week.
var WeekdayNames = []string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}

var monthNames = []string{
	"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
}

// String prints a time: time Friday; time outside 09:00 to 17:00.
func (t *Time) String() string {
	words := []string{"time"}
	if t.Not {
		words = append(words, "outside")
	}
	for _, part := range t.Parts {
		words = append(words, part.String())
	}
	return strings.Join(words, " ")
}

// String prints the ranges of a part.
func (t TimePart) String() string {
	var out []string
	for _, r := range t.Ranges {
		out = append(out, t.Scale.rangeText(r))
	}
	return strings.Join(out, ", ")
}

func (s Scale) rangeText(r TimeRange) string {
	clock := s[len(s)-1] == Minute
	switch {
	case clock && r.Last == nil:
		return s.moment(r.First) + " to 24:00"
	case clock && r.First == nil:
		return "00:00 to " + s.moment(nextMinute(r.Last))
	case clock:
		return s.moment(r.First) + " to " + s.moment(nextMinute(r.Last))
	case r.Last == nil:
		return "from " + s.moment(r.First)
	case r.First == nil:
		return "until " + s.moment(r.Last)
	case slices.Equal(r.First, r.Last):
		return s.moment(r.First)
	}
	return s.moment(r.First) + " to " + s.moment(r.Last)
}

// nextMinute is where a range of the clock ends: the minute after its last one.
func nextMinute(at []int) []int {
	out := slices.Clone(at)
	n := len(out)
	if out[n-1]++; out[n-1] == 60 {
		out[n-2], out[n-1] = out[n-2]+1, 0
	}
	return out
}

func (s Scale) moment(at []int) string {
	switch {
	case len(s) == 3 && s[0] == Year:
		return fmt.Sprintf("%04d-%02d-%02d", at[0], at[1], at[2])
	case len(s) == 3:
		return WeekdayNames[at[0]] + " " + clockScale.moment(at[1:])
	case s[0] == Hour:
		return fmt.Sprintf("%02d:%02d", at[0], at[1])
	case len(s) == 2:
		return fmt.Sprintf("%d %s", at[1], monthNames[at[0]-1])
	case s[0] == Weekday:
		return WeekdayNames[at[0]]
	case s[0] == Month:
		return monthNames[at[0]-1]
	}
	return fmt.Sprintf("day %d", at[0])
}
