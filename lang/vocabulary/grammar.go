package vocabulary

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ParseGrammar reads the option grammar of a program. Each line is a word and what it says:
//
//	sub 1                          how many leading operands name the operation
//	operands read                  the roles of the operands; the last one holds for all that follow
//	last write                     the role of the last operand of two or more
//	stdin body                     what the program does with its standard input
//	language python                the language of code
//	base https://api.example/      what an address without a scheme is a path of
//	begins ~                       the folder in which what the program runs elsewhere begins
//	runs python conftest.py        files of a folder that it runs when they are there, each with its language
//	until -exec; -ok               options whose words up to ";" or "+" are a command
//	words, elevates, remote-run, bundled   as Words, Elevates, Remote and Bundled of Program; each stands alone
//	pairs read --slurpfile; …      options that take a name and then a word of that role
//	flags -r -R --recursive; -v    options without a value, all spellings of one, the canonical last
//	output -o --output             any role: options whose value has that role
//	[push | send]                  what follows holds for these operations only
//
// An error names the line, from 1.
func ParseGrammar(name, text string) (*Program, error) {
	root := newProgram(name)
	open := root
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if strings.HasPrefix(line, "[") {
			p, err := root.section(line)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", n, err)
			}
			open = p
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		if err := open.line(word, strings.TrimSpace(rest)); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	return root, nil
}

func newProgram(name string) *Program {
	return &Program{Name: name, Options: map[string]Role{}, Flags: map[string]string{}}
}

// section opens the operations named in a heading; one grammar stands for all of them.
func (p *Program) section(heading string) (*Program, error) {
	names, closed := strings.CutSuffix(heading[1:], "]")
	if !closed {
		return nil, fmt.Errorf("%q does not end with ]", heading)
	}
	if p.Commands == nil {
		p.Commands = map[string]*Program{}
	}
	var open *Program
	for _, name := range strings.Split(names, "|") {
		name = strings.Join(strings.Fields(name), " ")
		old := p.Commands[name]
		switch {
		case name == "":
			return nil, fmt.Errorf("%q names no operation", heading)
		case open == nil && old != nil:
			open = old
		case open == nil:
			open = newProgram(name)
		case old != nil && old != open:
			return nil, fmt.Errorf("the operation %q has a grammar of its own already", name)
		}
		p.Commands[name] = open
	}
	return open, nil
}

func (p *Program) line(word, rest string) error {
	switch word {
	case "sub":
		return p.sub(rest)
	case "operands":
		return p.operands(rest)
	case "last":
		return setRole(&p.Last, rest)
	case "stdin":
		return setRole(&p.Stdin, rest)
	case "language":
		p.Language = rest
	case "base":
		p.Base = rest
	case "begins":
		p.Begins = rest
	case "runs":
		p.Runs = append(p.Runs, pieces(rest)...)
	case "until":
		p.Until = pieces(rest)
	case "pairs":
		return p.pairs(rest)
	case "words":
		return set(&p.Words, word, rest)
	case "elevates":
		return set(&p.Elevates, word, rest)
	case "remote-run":
		return set(&p.Remote, word, rest)
	case "bundled":
		return set(&p.Bundled, word, rest)
	case "flags":
		for _, spellings := range pieces(rest) {
			p.spell(spellings)
		}
	default:
		return p.options(word, rest)
	}
	return nil
}

// maxSub bounds how many operands name an operation.
const maxSub = 8

func (p *Program) sub(rest string) error {
	n, err := strconv.Atoi(rest)
	if err != nil || n < 0 || n > maxSub {
		return fmt.Errorf("%q is no number from 0 to %d", rest, maxSub)
	}
	p.Sub = n
	return nil
}

// set reads a word that stands alone.
func set(into *bool, word, rest string) error {
	if rest != "" {
		return fmt.Errorf("%s stands alone, without %q", word, rest)
	}
	*into = true
	return nil
}

func (p *Program) operands(rest string) error {
	for _, name := range strings.Fields(rest) {
		var role Role
		if err := setRole(&role, name); err != nil {
			return err
		}
		p.Operands = append(p.Operands, role)
	}
	return nil
}

// setRole reads a role; "value" is the one without a name.
func setRole(into *Role, name string) error {
	if name == "value" {
		name = ""
	}
	if !slices.Contains(Roles, Role(name)) {
		return fmt.Errorf("%q is no role", name)
	}
	*into = Role(name)
	return nil
}

func (p *Program) options(word, rest string) error {
	var role Role
	if err := setRole(&role, word); err != nil {
		return err
	}
	for _, spellings := range pieces(rest) {
		for _, s := range p.spell(spellings) {
			p.Options[s] = role
		}
	}
	return nil
}

// pairs reads "ROLE --option; …".
func (p *Program) pairs(rest string) error {
	word, names, _ := strings.Cut(rest, " ")
	var role Role
	if err := setRole(&role, word); err != nil {
		return err
	}
	if role == RoleValue {
		role = RoleName // from neither does anything follow
	}
	if p.Pairs == nil {
		p.Pairs = map[string]Role{}
	}
	for _, spellings := range pieces(names) {
		for _, s := range p.spell(spellings) {
			p.Pairs[s] = role
		}
	}
	return nil
}

// spell notes all spellings of one option; the last is the canonical one.
func (p *Program) spell(spellings string) []string {
	names := strings.Fields(spellings)
	for _, s := range names {
		p.Flags[s] = names[len(names)-1]
	}
	return names
}

func pieces(s string) []string {
	var out []string
	for _, p := range strings.Split(s, ";") {
		if p = strings.TrimSpace(p); p != "" {
			out = append(out, p)
		}
	}
	return out
}
