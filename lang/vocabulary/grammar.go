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
//	until -exec; -ok               options whose words up to ";" or "+" are a command
//	words, elevates, remote, bundled   as in Program
//	flags -r -R --recursive; -v    options without a value, all spellings of one, the canonical last
//	output -o --output             any role: options whose value has that role
//	[push | send]                  what follows holds for these operations only
//
// An error names the line, from 1.
func ParseGrammar(name, text string) (*Program, error) {
	root := newProgram(name)
	open := []*Program{root}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if inner, ok := strings.CutPrefix(line, "["); ok {
			open = root.section(strings.TrimSuffix(inner, "]"))
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		for _, p := range open {
			if err := p.line(word, strings.TrimSpace(rest)); err != nil {
				return nil, fmt.Errorf("line %d: %w", n, err)
			}
		}
	}
	return root, nil
}

func newProgram(name string) *Program {
	return &Program{Name: name, Options: map[string]Role{}, Flags: map[string]string{}}
}

// section opens the operations named in a heading; one grammar stands for all of them.
func (p *Program) section(names string) []*Program {
	if p.Commands == nil {
		p.Commands = map[string]*Program{}
	}
	first := ""
	for _, name := range strings.Split(names, "|") {
		name = strings.Join(strings.Fields(name), " ")
		if first == "" {
			first = name
			if p.Commands[first] == nil {
				p.Commands[first] = newProgram(first)
			}
		}
		p.Commands[name] = p.Commands[first]
	}
	return []*Program{p.Commands[first]}
}

func (p *Program) line(word, rest string) error {
	switch word {
	case "sub":
		n, err := strconv.Atoi(rest)
		p.Sub = n
		return err
	case "operands":
		return p.operands(rest)
	case "last":
		return setRole(&p.Last, rest)
	case "stdin":
		return setRole(&p.Stdin, rest)
	case "language":
		p.Language = rest
	case "until":
		p.Until = pieces(rest)
	case "words":
		p.Words = true
	case "elevates":
		p.Elevates = true
	case "remote-run":
		p.Remote = true
	case "bundled":
		p.Bundled = true
	case "flags":
		for _, spellings := range pieces(rest) {
			p.spell(spellings)
		}
	default:
		return p.options(word, rest)
	}
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
