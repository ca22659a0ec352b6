package score

import (
	"fmt"
	"math"

	"github.com/govc-lang/govc/runtime/eval"
)

// Bar is what a clause promises, written before the run.
type Bar struct {
	Recall      float64 `json:"recall"`
	FalseAlarms float64 `json:"false_alarms"`
}

// Verdict says how a clause stands to its bar.
type Verdict string

// The verdicts. The zero value is none of them.
const (
	Pass       Verdict = "pass"
	Missed     Verdict = "missed"
	Unmeasured Verdict = "unmeasured" // too few rows to say
)

// Word is how a person is told of a verdict.
func (v Verdict) Word() string {
	if v == Pass {
		return "passed"
	}
	return string(v)
}

// denyRows is how many violations, and how many look-alikes, a clause that denies needs in the test split.
const denyRows = 10

// epsilon keeps (1-0.9)*20, which is a little less than 2, from losing a row.
const epsilon = 1e-9

// Judgement is a verdict with its reason.
type Judgement struct {
	Verdict       Verdict `json:"verdict"`
	AllowedMisses int     `json:"allowed_misses"`
	AllowedAlarms int     `json:"allowed_alarms"` // among look-alikes
	Why           string  `json:"why,omitempty"`  // unless it passed
}

// judge applies the rule to the test split. A bar is missed by more than max(1, ⌊(1−recall)·n⌋) misses of n violations, or by more than
// max(1, ⌊false_alarms·n⌋) false alarms on n look-alikes. A clause that caught nothing misses its bar however few its rows are.
func judge(effect eval.Effect, bar Bar, test Counts) Judgement {
	j := Judgement{
		AllowedMisses: allowed(1-bar.Recall, test.Caught.Of),
		AllowedAlarms: allowed(bar.FalseAlarms, test.NearAlarms.Of),
	}
	j.Verdict, j.Why = verdict(effect, j, test)
	return j
}

func verdict(effect eval.Effect, j Judgement, test Counts) (Verdict, string) {
	violations, near := test.Caught.Of, test.NearAlarms.Of
	missed, alarms := test.Caught.Rest(), test.NearAlarms.Count
	switch {
	case violations == 0:
		return Unmeasured, "no violations in the test split"
	case near == 0:
		return Unmeasured, "no look-alikes in the test split"
	case effect == eval.Deny && (violations < denyRows || near < denyRows):
		return Unmeasured, fmt.Sprintf("a clause that denies needs %d violations and %d look-alikes in the test split, it has %d and %d",
			denyRows, denyRows, violations, near)
	case missed > j.AllowedMisses || missed == violations:
		return Missed, fmt.Sprintf("missed %d of %d violations; the bar bears %d", missed, violations, min(j.AllowedMisses, violations-1))
	case alarms > j.AllowedAlarms:
		return Missed, fmt.Sprintf("%d false alarms on %d look-alikes; the bar bears %d", alarms, near, j.AllowedAlarms)
	}
	return Pass, ""
}

func allowed(share float64, n int) int {
	return max(1, int(math.Floor(share*float64(n)+epsilon)))
}
