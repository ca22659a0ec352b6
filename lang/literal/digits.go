package literal

import (
	"regexp/syntax"
	"unicode"
)

// Digits returns how many ASCII digits every match of a regular expression holds at least, and whether a match is nothing but digits and
// characters that are no letters.
func Digits(pattern string) (n int, run bool) {
	re, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		return 0, false
	}
	c := counted(re.Simplify())
	return c.n, c.run
}

type count struct {
	n   int
	run bool
}

func counted(re *syntax.Regexp) count {
	switch re.Op {
	case syntax.OpLiteral:
		c := count{run: true}
		for _, r := range re.Rune {
			c = c.and(countedClass([]rune{r, r}))
		}
		return c
	case syntax.OpCharClass:
		return countedClass(re.Rune)
	case syntax.OpStar, syntax.OpQuest:
		return count{run: counted(re.Sub[0]).run}
	case syntax.OpCapture, syntax.OpPlus:
		return counted(re.Sub[0])
	case syntax.OpConcat:
		c := count{run: true}
		for _, sub := range re.Sub {
			c = c.and(counted(sub))
		}
		return c
	case syntax.OpAlternate:
		c := counted(re.Sub[0])
		for _, sub := range re.Sub[1:] {
			other := counted(sub)
			c = count{min(c.n, other.n), c.run && other.run}
		}
		return c
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		return count{}
	}
	return count{run: true}
}

func (c count) and(o count) count { return count{c.n + o.n, c.run && o.run} }

func countedClass(ranges []rune) count {
	c := count{n: 1, run: true}
	for i := 0; i+1 < len(ranges); i += 2 {
		low, high := ranges[i], ranges[i+1]
		if low < '0' || high > '9' {
			c.n = 0
		}
		if high-low > unicode.MaxASCII {
			return count{}
		}
		for r := low; r <= high; r++ {
			c.run = c.run && !unicode.IsLetter(r)
		}
	}
	return c
}
