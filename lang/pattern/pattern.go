// Package pattern says whether a text holds a match of a regular expression, for the many texts that hold none: package regexp follows
// every way through an expression anew at each character, a Pattern keeps what it once worked out. It does not say where a match is;
// package regexp does, for the few texts that hold one.
package pattern

import (
	"regexp"
	"regexp/syntax"
	"sync"
)

// Pattern is a regular expression in the syntax of package regexp, read when it is first used. It is safe for concurrent use.
type Pattern struct {
	source    string
	regexp    func() *regexp.Regexp
	automaton func() *automaton // nil where there is none
}

// New keeps an expression for later.
func New(source string) *Pattern {
	p := &Pattern{source: source}
	p.regexp = sync.OnceValue(func() *regexp.Regexp {
		if made, err := regexp.Compile(source); err == nil {
			return made
		}
		return everything
	})
	p.automaton = sync.OnceValue(func() *automaton {
		re, err := syntax.Parse(source, syntax.Perl)
		if err != nil {
			return nil
		}
		prog, err := syntax.Compile(re.Simplify())
		if err != nil {
			return nil
		}
		return newAutomaton(prog)
	})
	return p
}

// everything stands for an expression that does not compile: expressions are checked where they are written, and a broken one must not
// go quiet.
var everything = regexp.MustCompile(`(?s).*`)

// String returns the expression.
func (p *Pattern) String() string { return p.source }

// Regexp returns the compiled expression, which also says where matches are. One that does not compile matches everything.
func (p *Pattern) Regexp() *regexp.Regexp { return p.regexp() }

// Matches says what Regexp().MatchString does.
func (p *Pattern) Matches(text string) bool {
	if a := p.automaton(); a != nil {
		if found, sure := a.match(text); sure {
			return found
		}
	}
	return p.regexp().MatchString(text)
}
