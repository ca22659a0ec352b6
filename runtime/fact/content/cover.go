package content

// cover holds, sorted and joined, the stretches of text around matches.
type cover []word

func newCover(list []Match, reach int) cover {
	var c cover
	sortMatches(list)
	for _, m := range list {
		w := word{m.Start - reach, m.End + reach}
		if n := len(c); n > 0 && c[n-1].end >= w.start {
			c[n-1].end = max(c[n-1].end, w.end)
			continue
		}
		c = append(c, w)
	}
	return c
}

func (c cover) holds(m Match) bool {
	low, high := 0, len(c)
	for low < high {
		if mid := (low + high) / 2; c[mid].end < m.Start {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low < len(c) && c[low].start <= m.End
}
