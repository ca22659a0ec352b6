package content

import "strings"

// reach is how far from a sign of a person a sensitive term is taken to be about that person.
const reach = 400

// special adds the sensitive terms that stand near a person. Without a person a text is about the topic, not about anyone.
func (s *Scanner) special(p *page) {
	var people []Match
	for _, m := range p.matches {
		if m.Class == Personal {
			people = append(people, m)
		}
	}
	if len(people) == 0 {
		return
	}
	s.terms(p)
	s.sensitive.each(p, func(sh *shape) { s.find(p, sh) })
	p.keepNear(people)
}

func (s *Scanner) terms(p *page) {
	lower := strings.ToLower(p.text)
	if len(lower) != len(p.text) { // a letter whose small form is longer: offsets would not fit
		lower = p.lower
	}
	for w, ok := nextWord(lower, 0); ok; w, ok = nextWord(lower, w.end) {
		if end := s.term(lower, w); end > 0 {
			p.matches = append(p.matches, Match{Special, "term", w.start, end})
		}
	}
}

// term returns where a sensitive term that begins with a word ends, or 0.
func (s *Scanner) term(lower string, w word) int {
	for _, rest := range s.phrases[lower[w.start:w.end]] {
		end := w.end + 1 + len(rest)
		if end <= len(lower) && strings.IndexByte(" -_", lower[w.end]) >= 0 && lower[w.end+1:end] == rest && bounded(lower, end) {
			return end
		}
	}
	if name := lower[w.start:w.end]; s.isTerm(name) || s.isTerm(strings.TrimSuffix(name, "s")) {
		return w.end
	}
	return 0
}

func (s *Scanner) isTerm(name string) bool { return s.t.Has("content.special", name) }

func bounded(s string, end int) bool {
	return end == len(s) || !letterByte(s[end])
}

func letterByte(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= 0x80 }

// keepNear drops the special matches that no person stands near.
func (p *page) keepNear(people []Match) {
	near := newCover(people, reach)
	kept := p.matches[:0]
	for _, m := range p.matches {
		if m.Class != Special || near.holds(m) {
			kept = append(kept, m)
		}
	}
	p.matches = kept
}
