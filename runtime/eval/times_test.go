package eval

import (
	"fmt"
	"testing"
	"time"

	"github.com/govc-lang/govc/runtime/action"
)

// A time in a sentence holds from its first moment until just before its last, and over midnight.
func TestTimes(t *testing.T) {
	for _, c := range []struct {
		text    string
		in, out []string
	}{
		{"No payments on Fridays.", []string{"2026-07-03 00:00", "2026-07-03 23:59"}, []string{"2026-07-02 23:59", "2026-07-04 00:00"}},
		{"No payments on weekdays.", []string{"2026-07-06 00:00", "2026-07-10 23:59"}, []string{"2026-07-11 00:00", "2026-07-12 23:59"}},
		{"No payments after 18:00.", []string{"2026-07-01 18:00", "2026-07-01 23:59"}, []string{"2026-07-01 17:59", "2026-07-02 00:00"}},
		{"No payments after 18:30.", []string{"2026-07-01 18:30", "2026-07-01 19:00"}, []string{"2026-07-01 18:29", "2026-07-01 17:45"}},
		{"No payments before 08:15.", []string{"2026-07-01 00:00", "2026-07-01 08:14"}, []string{"2026-07-01 08:15", "2026-07-01 09:00"}},
		{"No payments between 22:00 and 06:00.", []string{"2026-07-01 22:00", "2026-07-02 05:59"}, []string{"2026-07-01 21:59", "2026-07-02 06:00"}},
		{"No payments outside 09:00-17:00.", []string{"2026-07-01 08:59", "2026-07-01 17:00"}, []string{"2026-07-01 09:00", "2026-07-01 16:59"}},
		{"No payments outside Monday to Friday 09:00-17:00.", []string{"2026-07-04 12:00", "2026-07-03 17:00"}, []string{"2026-07-03 16:59", "2026-07-06 09:00"}},
		{"Agents may make payments only on weekdays before 17:00.", []string{"2026-07-04 12:00", "2026-07-03 17:00"}, []string{"2026-07-03 16:59", "2026-07-06 00:00"}},
		{
			"No payments from Friday 15:00 to Monday 06:00.",
			[]string{"2026-07-03 15:00", "2026-07-04 03:00", "2026-07-05 23:00", "2026-07-06 05:59"}, []string{"2026-07-03 14:59", "2026-07-06 06:00", "2026-07-08 03:00"},
		},
		{"No payments between the 28th and the 2nd of a month.", []string{"2026-07-28 00:00", "2026-07-31 23:59", "2026-08-02 23:59"}, []string{"2026-07-27 23:59", "2026-08-03 00:00"}},
		{"No payments in December.", []string{"2026-12-01 00:00", "2027-12-31 23:59"}, []string{"2026-11-30 23:59", "2027-01-01 00:00"}},
		{"No payments on 24 and 25 December.", []string{"2026-12-24 00:00", "2031-12-25 23:59"}, []string{"2026-12-23 23:59", "2026-12-26 00:00", "2026-11-24 12:00"}},
		{"No payments between 20 December and 6 January.", []string{"2026-12-20 00:00", "2027-01-06 23:59"}, []string{"2026-12-19 23:59", "2027-01-07 00:00", "2026-07-03 12:00"}},
		{"No payments until 2027-01-31.", []string{"2026-07-01 00:00", "2027-01-31 23:59"}, []string{"2027-02-01 00:00", "2028-01-01 00:00"}},
		{"No payments after 2027-01-31.", []string{"2027-02-01 00:00", "2028-01-01 00:00"}, []string{"2027-01-31 23:59", "2026-12-31 23:59"}},
	} {
		e := engineOf(t, fmt.Sprintf("clause %q { text = %q }", "c", c.text))
		for _, at := range c.in {
			expect(t, c.text+" at "+at, e.Decide(payAt(t, at)), "deny; c deny")
		}
		for _, at := range c.out {
			expect(t, c.text+" at "+at, e.Decide(payAt(t, at)), "allow")
		}
		expect(t, c.text+" without a time", e.Decide(action.Case{Event: bash("pay")}), "escalate x1; c escalate x1 unknown")
	}
}

func payAt(t *testing.T, at string) action.Case {
	t.Helper()
	when, err := time.Parse("2006-01-02 15:04", at)
	if err != nil {
		t.Fatal(err)
	}
	return action.Case{Event: bash("pay"), Context: action.Context{At: when}}
}

// A rate with a time counts the acts of that time, and those without one.
func TestRateAtTimes(t *testing.T) {
	e := engineOf(t, `clause "c" { text = "At most 1 payment per day after 18:00." }`)
	evening := noon.Add(7 * time.Hour)
	for _, c := range []struct {
		earlier, now time.Time
		want         string
	}{
		{noon.Add(6 * time.Hour), evening, "escalate x1; c escalate x1"},
		{noon, evening, "allow"},
		{time.Time{}, evening, "escalate x1; c escalate x1"},
		{noon.Add(6 * time.Hour), noon.Add(24 * time.Hour), "allow"},
		{noon.Add(6 * time.Hour), time.Time{}, "escalate x1; c escalate x1"},
	} {
		past := []action.Past{{Event: bash("pay"), At: c.earlier}}
		got := e.Decide(action.Case{Event: bash("pay"), Context: action.Context{At: c.now, History: past}})
		expect(t, fmt.Sprint(c.earlier, c.now), got, c.want)
	}
}

// The organisation's time zone is what a sentence tells times in; the reason of a finding is the time.
func TestTimeZoneAndReason(t *testing.T) {
	e := engineOf(t, `policy "p" {
  organisation { timezone = "Asia/Tokyo" }
}
clause "c" { text = "No payments on Saturdays." }`)
	d := e.Decide(payAt(t, "2026-07-03 15:00"))
	expect(t, "Friday afternoon in UTC", d, "deny; c deny")
	if len(d.Findings) != 1 || !hasReason(d.Findings[0], "time Saturday", "Saturday") {
		t.Errorf("%+v", d.Findings)
	}
	if d = e.Decide(action.Case{Event: bash("pay")}); len(d.Findings) != 1 || !hasReason(d.Findings[0], "time Saturday", "unknown") {
		t.Errorf("%+v", d.Findings)
	}
}

func hasReason(f Finding, concept, value string) bool {
	for _, r := range f.Because {
		if r.Concept == concept && r.Value == value {
			return true
		}
	}
	return false
}
