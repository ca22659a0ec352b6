package pattern

import (
	"regexp/syntax"
	"slices"
	"unicode"
	"unicode/utf8"
)

// alphabet puts characters together that a program does not tell apart.
type alphabet struct {
	ascii  [utf8.RuneSelf]uint8 // the class of each
	starts []rune               // where runs of one class begin, in order, the first at 0
	of     []uint8              // the class of each run
	runes  []rune               // one of each class; the last, -1, is the end of the text
}

// maxClasses is how many classes there may be.
const maxClasses = 250

// newAlphabet is not ok when a program tells too many characters apart.
func newAlphabet(prog *syntax.Prog) (alphabet, bool) {
	sets := runeSets(prog)
	a := alphabet{starts: bounds(sets)}
	known := map[string]uint8{}
	for _, r := range a.starts {
		sign := signature(sets, r)
		class, ok := known[sign]
		if !ok {
			if len(a.runes) == maxClasses {
				return a, false
			}
			class = uint8(len(a.runes))
			known[sign] = class
			a.runes = append(a.runes, r)
		}
		a.of = append(a.of, class)
	}
	a.runes = append(a.runes, -1)
	for c := range a.ascii {
		a.ascii[c] = a.class(rune(c))
	}
	return a, true
}

func (a *alphabet) end() uint8 { return uint8(len(a.runes) - 1) }

func (a *alphabet) class(r rune) uint8 {
	n, exact := slices.BinarySearch(a.starts, r)
	if !exact {
		n--
	}
	return a.of[n]
}

// runeSets are the different sets of characters that instructions of a program read.
func runeSets(prog *syntax.Prog) []*syntax.Inst {
	var sets []*syntax.Inst
	seen := map[string]bool{}
	for i := range prog.Inst {
		inst := &prog.Inst[i]
		switch inst.Op {
		case syntax.InstRune, syntax.InstRune1, syntax.InstRuneAny, syntax.InstRuneAnyNotNL:
			key := string(inst.Rune) + "\x00" + string(rune(inst.Arg))
			if !seen[key] {
				seen[key] = true
				sets = append(sets, inst)
			}
		}
	}
	return sets
}

// bounds are the characters at which some set, or a kind, begins or has just ended, in order.
func bounds(sets []*syntax.Inst) []rune {
	out := []rune{0}
	add := func(low, high rune) { out = append(out, low, high+1) }
	for _, kind := range []string{"\n\n", "09", "AZ", "__", "az"} {
		add(rune(kind[0]), rune(kind[1]))
	}
	for _, set := range sets {
		if len(set.Rune) == 1 {
			add(set.Rune[0], set.Rune[0])
			for r := unicode.SimpleFold(set.Rune[0]); r != set.Rune[0]; r = unicode.SimpleFold(r) {
				add(r, r)
			}
			continue
		}
		for i := 0; i+1 < len(set.Rune); i += 2 {
			add(set.Rune[i], set.Rune[i+1])
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// signature says of a character what a program can tell: its kind, and the sets that hold it.
func signature(sets []*syntax.Inst, r rune) string {
	sign := []byte(string(kindOf(r)))
	for i, set := range sets {
		if set.MatchRune(r) {
			sign = append(sign, byte(i), byte(i>>8), '|')
		}
	}
	return string(sign)
}

// kindOf is a character that conditions such as \b and ^ take for another: -1 for the end of a text, and the newline, for themselves.
func kindOf(r rune) rune {
	switch {
	case r < 0 || r == '\n':
		return r
	case syntax.IsWordChar(r):
		return 'a'
	}
	return ' '
}
