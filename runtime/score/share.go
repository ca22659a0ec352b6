package score

import (
	"fmt"
	"math"
)

// Share is a count out of a number of rows.
type Share struct {
	Count int `json:"count"`
	Of    int `json:"of"`
}

// plus is the share of both together.
func (s Share) plus(o Share) Share { return Share{Count: s.Count + o.Count, Of: s.Of + o.Of} }

// Rate is the share as a number from 0 to 1; of no rows it is 0, which callers print as unmeasured.
func (s Share) Rate() float64 {
	if s.Of == 0 {
		return 0
	}
	return float64(s.Count) / float64(s.Of)
}

// Rest is how many the count leaves.
func (s Share) Rest() int { return s.Of - s.Count }

func (s Share) String() string { return fmt.Sprintf("%d/%d", s.Count, s.Of) }

func (s *Share) add(hit bool) {
	s.Of++
	if hit {
		s.Count++
	}
}

// z is the 97.5 % quantile of the normal distribution: intervals leave out 2.5 % on each side.
const z = 1.959963984540054

// Wilson is the 95 % score interval of the rate (E. B. Wilson 1927, without continuity correction). Of no rows it is 0 to 1.
func (s Share) Wilson() (low, high float64) {
	if s.Of == 0 {
		return 0, 1
	}
	n, p := float64(s.Of), s.Rate()
	centre := p + z*z/(2*n)
	spread := z * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	whole := 1 + z*z/n
	return max(0, (centre-spread)/whole), min(1, (centre+spread)/whole)
}
