package pattern

import (
	"encoding/binary"
	"regexp/syntax"
	"slices"
	"sync"
	"sync/atomic"
	"unicode/utf8"
)

// automaton is a deterministic automaton for a program of package syntax. Its states are made when a text first reaches them.
type automaton struct {
	prog     *syntax.Prog
	alphabet alphabet
	anchored bool // a match begins where the text does
	first    atomic.Pointer[state]

	mu     sync.Mutex // for all below
	states map[string]*state
	size   int // bytes of them, about
	work   closure
}

// state is where a text may be in the program: the instructions that wait for the next character, before the empty ones are followed.
// Whether those hold depends on the characters around, of which the last is kept.
type state struct {
	insts []uint32
	last  rune // one of its kind, see kindOf; -1 at the beginning
	next  []atomic.Pointer[state]
	found bool // a match has been read
	dead  bool // none can be read any more
}

// maxSize is how many bytes the states of one automaton may take. A text that needs more is left to package regexp, and they are made
// anew for the next.
const maxSize = 1 << 19

func newAutomaton(prog *syntax.Prog) *automaton {
	letters, ok := newAlphabet(prog)
	if !ok {
		return nil
	}
	a := &automaton{prog: prog, alphabet: letters, anchored: prog.StartCond()&syntax.EmptyBeginText != 0, work: newClosure(prog)}
	a.reset()
	return a
}

func (a *automaton) reset() {
	a.states, a.size = map[string]*state{}, 0
	a.first.Store(a.intern([]uint32{uint32(a.prog.Start)}, -1))
}

// match says whether a text holds a match; it is not sure when there are too many states.
func (a *automaton) match(text string) (found, sure bool) {
	s := a.first.Load()
	for i := 0; i < len(text); {
		class := uint8(0)
		if c := text[i]; c < utf8.RuneSelf {
			class = a.alphabet.ascii[c]
			i++
		} else {
			r, size := utf8.DecodeRuneInString(text[i:])
			class = a.alphabet.class(r)
			i += size
		}
		if s = a.after(s, class); s == nil {
			return false, false
		}
		if s.found || s.dead {
			return s.found, true
		}
	}
	if s = a.after(s, a.alphabet.end()); s == nil {
		return false, false
	}
	return s.found, true
}

// after is the state behind a character; nil when it is one too many. It is small enough to stand where it is called.
func (a *automaton) after(s *state, class uint8) *state {
	if next := s.next[class].Load(); next != nil {
		return next
	}
	return a.made(s, class)
}

func (a *automaton) made(s *state, class uint8) *state {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.size > maxSize {
		a.reset()
		return nil
	}
	next := a.step(s, class)
	s.next[class].Store(next)
	return next
}

// step reads one character of a class. A match may begin at every character, unless the program says otherwise.
func (a *automaton) step(s *state, class uint8) *state {
	r := a.alphabet.runes[class]
	a.work.begin(syntax.EmptyOpContext(s.last, r))
	for _, id := range s.insts {
		a.work.follow(id)
	}
	if !a.anchored {
		a.work.follow(uint32(a.prog.Start))
	}
	if a.work.found {
		return &state{found: true}
	}
	var out []uint32
	for _, id := range a.work.waiting {
		if i := &a.prog.Inst[id]; r >= 0 && i.MatchRune(r) {
			out = append(out, i.Out)
		}
	}
	if len(out) == 0 && (a.anchored || r < 0) {
		return &state{dead: true}
	}
	slices.Sort(out)
	return a.intern(slices.Compact(out), kindOf(r))
}

// intern returns the state of some instructions, in order.
func (a *automaton) intern(insts []uint32, last rune) *state {
	key := binary.AppendVarint(nil, int64(last))
	for _, id := range insts {
		key = binary.AppendUvarint(key, uint64(id))
	}
	if old := a.states[string(key)]; old != nil {
		return old
	}
	s := &state{insts: insts, last: last, next: make([]atomic.Pointer[state], len(a.alphabet.runes))}
	a.states[string(key)] = s
	a.size += 2*len(key) + 4*len(insts) + 8*len(s.next) + 128
	return s
}

// closure follows the instructions that read nothing.
type closure struct {
	prog    *syntax.Prog
	holds   syntax.EmptyOp // the conditions that hold here
	round   uint32
	seen    []uint32 // by instruction, the round
	stack   []uint32
	waiting []uint32 // the instructions reached that read a character
	found   bool     // the end of the program was reached
}

func newClosure(prog *syntax.Prog) closure {
	return closure{prog: prog, seen: make([]uint32, len(prog.Inst))}
}

func (c *closure) begin(holds syntax.EmptyOp) {
	if c.round++; c.round == 0 { // it went round
		clear(c.seen)
		c.round = 1
	}
	c.holds, c.waiting, c.found = holds, c.waiting[:0], false
}

func (c *closure) follow(id uint32) {
	c.stack = append(c.stack[:0], id)
	for len(c.stack) > 0 {
		id := c.stack[len(c.stack)-1]
		c.stack = c.stack[:len(c.stack)-1]
		if c.seen[id] != c.round {
			c.seen[id] = c.round
			c.visit(id)
		}
	}
}

func (c *closure) visit(id uint32) {
	switch i := &c.prog.Inst[id]; i.Op {
	case syntax.InstAlt, syntax.InstAltMatch:
		c.stack = append(c.stack, i.Out, i.Arg)
	case syntax.InstCapture, syntax.InstNop:
		c.stack = append(c.stack, i.Out)
	case syntax.InstEmptyWidth:
		if syntax.EmptyOp(i.Arg)&^c.holds == 0 {
			c.stack = append(c.stack, i.Out)
		}
	case syntax.InstMatch:
		c.found = true
	case syntax.InstRune, syntax.InstRune1, syntax.InstRuneAny, syntax.InstRuneAnyNotNL:
		c.waiting = append(c.waiting, id)
	}
}
