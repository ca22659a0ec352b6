package content

import "slices"

// shapes are shapes that are tried together. Most are found by the first three bytes of a word that every match holds.
type shapes struct {
	list   []shape
	starts [filterBits][]int // by trigram, those of one of whose words it is the start
	begins filter            // of the hashes that have starts
	always []int             // those without such words
}

func (s *shapes) add(sh shape) {
	n := len(s.list)
	s.list = append(s.list, sh)
	set := slices.IndexFunc(sh.hints, long)
	if set < 0 {
		s.always = append(s.always, n)
		return
	}
	for _, h := range sh.hints[set] {
		mark(&s.begins, h.first)
		if of := &s.starts[h.first]; len(*of) == 0 || (*of)[len(*of)-1] != n {
			*of = append(*of, n)
		}
	}
}

func long(words []hint) bool {
	for _, h := range words {
		if len(h.word) < 3 {
			return false
		}
	}
	return true
}

// each calls f, in order, with the shapes that a text may hold.
func (s *shapes) each(p *page, f func(*shape)) {
	if len(p.may) < len(s.list) {
		p.may = make([]bool, len(s.list))
	}
	may := p.may[:len(s.list)]
	clear(may)
	for _, i := range s.always {
		may[i] = true
	}
	p.trigrams.common(&s.begins, func(h int) {
		for _, n := range s.starts[h] {
			may[n] = true
		}
	})
	for i := range s.list {
		if sh := &s.list[i]; may[i] && sh.possible(p) {
			f(sh)
		}
	}
}
