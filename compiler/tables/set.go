package tables

import (
	"math/bits"
	"strings"
	"sync"
)

// set is a list of words, decoded when it is first asked for.
type set struct {
	name, value string
	once        sync.Once
	list        []string
	words       map[string]bool
	filter      []uint64 // a Bloom filter of the words, by hash; as many as a power of two
}

// perWord is how many bits the filter of a set has for each word.
const perWord = 16

func (s *set) decode() *set {
	s.once.Do(func() {
		s.list = split(s.value)
		s.words = make(map[string]bool, len(s.list))
		s.filter = make([]uint64, powerOfTwo(len(s.list)*perWord/64))
		for _, word := range s.list {
			word = strings.ToLower(word)
			s.words[word] = true
			h := hash(word)
			s.filter[s.part(h)] |= 1 << (h & 63)
		}
	})
	return s
}

func (s *set) part(h uint32) uint32 { return h >> 6 & uint32(len(s.filter)-1) }

// has says whether a word is in the set. Facts ask for hundreds of words an action, nearly all of which are not.
func (s *set) has(word string) bool {
	h := hash(word)
	return s.decode().filter[s.part(h)]&(1<<(h&63)) != 0 && s.words[word]
}

// sets finds sets by their names, which are all known before the first is asked for: an open table of a cheap hash.
type sets struct {
	list  []*set
	slots []*set // as many as a power of two, at most half of them full
}

func (s *sets) add(one *set) { s.list = append(s.list, one) }

func (s *sets) index() {
	s.slots = make([]*set, powerOfTwo(2*len(s.list)+1))
	for _, one := range s.list {
		*s.slot(one.name) = one
	}
}

// named returns the set of a name, or nil.
func (s *sets) named(name string) *set {
	if len(s.slots) == 0 {
		return nil
	}
	return *s.slot(name)
}

// slot is where a set of a name is, or would be.
func (s *sets) slot(name string) **set {
	for i := hash(name); ; i++ {
		if at := &s.slots[i&uint32(len(s.slots)-1)]; *at == nil || (*at).name == name {
			return at
		}
	}
}

func powerOfTwo(n int) int { return 1 << bits.Len(uint(max(n, 1)-1)) }

// hash looks at four bytes and the length: enough to tell names of sets and most words apart.
func hash(s string) uint32 {
	n := len(s)
	if n == 0 {
		return 0
	}
	h := uint32(s[0]) | uint32(s[n/2])<<8 | uint32(s[n-1])<<16 | uint32(s[n*3/4])<<24
	h = (h ^ uint32(n)*0x9e3779b1) * 0x85ebca6b
	return h ^ h>>15
}
