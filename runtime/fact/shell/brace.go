package shell

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// braces expands {a,b} and {1..3} into words. It stops at maxBraces words in all.
func (r *reader) braces(word *syntax.Word) []*syntax.Word {
	split := &syntax.Word{Parts: word.Parts}
	if !syntax.SplitBraces(split) {
		return []*syntax.Word{word}
	}
	b := braceExpander{}
	b.full = braceCount(split.Parts) > maxBraceParts || !r.charge(64*len(split.Parts))
	b.word(nil, split.Parts)
	r.charge(16 * b.cost)
	if b.full {
		r.passed("a brace expansion makes more than 1024 words", r.at.node(word))
	}
	return b.words
}

// maxBraceParts bounds the brace expansions of one word.
const maxBraceParts = 64

// braceCount counts the brace expansions in a word, nested ones too.
func braceCount(parts []syntax.WordPart) int {
	count := 0
	for _, part := range parts {
		if brace, ok := part.(*syntax.BraceExp); ok {
			count++
			for _, elem := range brace.Elems {
				count += braceCount(elem.Parts)
			}
		}
	}
	return count
}

type braceExpander struct {
	words []*syntax.Word
	cost  int
	full  bool
}

// word adds every expansion of rest, each after left.
func (b *braceExpander) word(left, rest []syntax.WordPart) {
	b.cost += 1 + len(left) + len(rest)
	if b.full || b.cost > maxText {
		b.full = true
		return
	}
	at := slices.IndexFunc(rest, isBrace)
	if at < 0 {
		if b.full = len(b.words) == maxBraces; !b.full {
			b.words = append(b.words, &syntax.Word{Parts: lengthenNames(slices.Concat(left, rest))})
		}
		return
	}
	left = slices.Concat(left, rest[:at])
	brace := rest[at].(*syntax.BraceExp)
	if brace.Sequence {
		b.sequence(left, brace, rest[at+1:])
		return
	}
	for _, elem := range brace.Elems {
		b.word(left, slices.Concat(elem.Parts, rest[at+1:]))
	}
}

// lengthenNames reads $a{b,c} as bash does, which expands braces first: $ab $ac.
func lengthenNames(parts []syntax.WordPart) []syntax.WordPart {
	for i := 0; i+1 < len(parts); i++ {
		pe, ok := parts[i].(*syntax.ParamExp)
		if !ok || !pe.Short || pe.Index != nil || pe.Param == nil || !isName(pe.Param.Value) {
			continue
		}
		name := *pe.Param
		for j := i + 1; j < len(parts); j++ {
			lit, ok := parts[j].(*syntax.Lit)
			if !ok {
				break
			}
			rest := *lit
			rest.Value = strings.TrimLeft(lit.Value, nameCharacters)
			name.Value += lit.Value[:len(lit.Value)-len(rest.Value)]
			parts[j] = &rest
			if rest.Value != "" {
				break
			}
		}
		longer := *pe
		longer.Param = &name
		parts[i] = &longer
	}
	return parts
}

const nameCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789"

func isBrace(part syntax.WordPart) bool {
	_, ok := part.(*syntax.BraceExp)
	return ok
}

// sequence adds {from..to..step}. A long one is one word that cannot be known: no name hides in a row of numbers.
func (b *braceExpander) sequence(left []syntax.WordPart, brace *syntax.BraceExp, rest []syntax.WordPart) {
	from, to := brace.Elems[0].Lit(), brace.Elems[1].Lit()
	first, errFirst := strconv.ParseInt(from, 10, 64)
	last, errLast := strconv.ParseInt(to, 10, 64)
	chars := errFirst != nil || errLast != nil
	if chars {
		if from == "" || to == "" {
			return
		}
		first, last = int64(from[0]), int64(to[0])
	}
	width := 0
	if !chars && (zeroPadded(from) || zeroPadded(to)) {
		width = max(len(from), len(to))
	}
	step := sequenceStep(brace)
	count := distance(first, last) / uint64(step)
	if first > last {
		step = -step
	}
	if count >= maxBraces {
		lit := &syntax.Lit{ValuePos: brace.Pos(), ValueEnd: brace.End(), Value: unknown}
		b.word(append(slices.Clip(left), lit), rest)
		return
	}
	for i := uint64(0); i <= count && !b.full; i++ {
		text := sequenceItem(first+int64(i)*step, chars, width)
		lit := &syntax.Lit{ValuePos: brace.Pos(), ValueEnd: brace.End(), Value: text}
		b.word(append(slices.Clip(left), lit), rest)
	}
}

func distance(a, b int64) uint64 {
	if a > b {
		a, b = b, a
	}
	return uint64(b) - uint64(a)
}

func sequenceStep(brace *syntax.BraceExp) int64 {
	if len(brace.Elems) < 3 {
		return 1
	}
	step, _ := strconv.ParseInt(brace.Elems[2].Lit(), 10, 32)
	return max(1, max(step, -step))
}

func sequenceItem(n int64, chars bool, width int) string {
	switch {
	case chars && n == '\\':
		return `\\`
	case chars:
		return string(rune(n))
	case width > 0:
		return fmt.Sprintf("%0*d", width, n)
	}
	return strconv.FormatInt(n, 10)
}

func zeroPadded(s string) bool {
	s = strings.TrimPrefix(s, "-")
	return len(s) > 1 && s[0] == '0'
}
