package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// condition is the tests under which a command runs, and those around them.
type condition struct {
	tests []syntax.Node
	outer *condition
}

// maxCompared bounds the nodes of tests that are looked at for one command.
const maxCompared = 512

// where is the place of commands that run when a test, or a pattern of a case, says so.
func where[N syntax.Node](p place, tests []N) place {
	given := &condition{outer: p.given}
	for _, test := range tests {
		given.tests = append(given.tests, test)
	}
	p.given = given
	return p
}

// Compared lists the words, without what they expand, that the tests under which the command runs compare something with: [ $n = x ],
// [[ $n == *x* ]], the patterns of a case.
func (c *Command) Compared() []string {
	var words []string
	nodes := 0
	for given := c.given; given != nil && nodes < maxCompared; given = given.outer {
		for _, test := range given.tests {
			if pattern, ok := test.(*syntax.Word); ok { // of a case
				words = append(words, written(pattern.Parts))
				continue
			}
			syntax.Walk(test, func(n syntax.Node) bool {
				nodes++
				for _, w := range comparedWith(n) {
					words = append(words, written(w.Parts))
				}
				return nodes < maxCompared && !denies(n)
			})
		}
	}
	return words
}

// comparedWith are the words that a part of a test compares something with.
func comparedWith(n syntax.Node) []*syntax.Word {
	switch n := n.(type) {
	case *syntax.BinaryTest:
		if w, ok := n.Y.(*syntax.Word); ok && (n.Op == syntax.TsMatch || n.Op == syntax.TsMatchShort || n.Op == syntax.TsReMatch) {
			return []*syntax.Word{w}
		}
	case *syntax.CallExpr:
		at := slices.IndexFunc(n.Args, func(w *syntax.Word) bool { return w.Lit() == "=" || w.Lit() == "==" })
		if at > 0 && at+1 < len(n.Args) && (n.Args[0].Lit() == "[" || n.Args[0].Lit() == "test") {
			return n.Args[at+1 : at+2]
		}
	}
	return nil
}

// denies says whether a test is for anything but its words: $name != x.
func denies(n syntax.Node) bool {
	switch n := n.(type) {
	case *syntax.BinaryTest:
		return n.Op == syntax.TsNoMatch
	case *syntax.UnaryTest:
		return n.Op == syntax.TsNot
	case *syntax.Stmt:
		return n.Negated
	case *syntax.CallExpr:
		return slices.ContainsFunc(n.Args, func(w *syntax.Word) bool { return w.Lit() == "!=" || w.Lit() == "!" })
	}
	return false
}

// written is the text of a word that stands in it as it is.
func written(parts []syntax.WordPart) string {
	var text strings.Builder
	for _, part := range parts {
		switch part := part.(type) {
		case *syntax.Lit:
			text.WriteString(part.Value)
		case *syntax.SglQuoted:
			text.WriteString(part.Value)
		case *syntax.DblQuoted:
			text.WriteString(written(part.Parts))
		}
	}
	return text.String()
}
