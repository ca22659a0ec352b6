package shell

import (
	"regexp"
	"strconv"
	"strings"
)

// A program of sed, run on a text that is known.

// step is one command of a program of sed.
type step struct {
	from, to address
	inverted bool
	name     byte
	pattern  *regexp.Regexp // of s
	text     string         // what s puts in, what a, i and c add, the two sides of y
	other    string
	flags    string
	inside   bool // between its two addresses
}

// address picks lines: one by its number, the last, or those that match; the zero value picks all.
type address struct {
	line    int
	last    bool
	pattern *regexp.Regexp
}

func (a address) set() bool { return a.line > 0 || a.last || a.pattern != nil }

func (a address) picks(n, count int, line string) bool {
	switch {
	case a.pattern != nil:
		return a.pattern.MatchString(line)
	case a.last:
		return n == count
	}
	return a.line == n
}

// applies says whether a command is for a line.
func (s *step) applies(n, count int, line string) bool {
	if !s.from.set() {
		return true
	}
	if !s.to.set() {
		return s.from.picks(n, count, line) != s.inverted
	}
	picked := s.inside || s.from.picks(n, count, line)
	if picked {
		begins := !s.inside
		s.inside = !(s.to.line > 0 && n >= s.to.line || !begins && s.to.picks(n, count, line))
	}
	return picked != s.inverted
}

const maxSteps = 32

// streamed is what sed makes of a text, line by line or as one; false where it is not known.
func streamed(code string, extended, silent, whole bool, input string) (string, bool) {
	steps, ok := streamSteps(code, extended)
	if !ok || len(steps) == 0 {
		return "", false
	}
	lines := []string{strings.TrimSuffix(input, "\n")}
	if !whole {
		lines = strings.Split(lines[0], "\n")
	}
	var b strings.Builder
	for n, line := range lines {
		out, quits, ok := streamLine(steps, n+1, len(lines), line, silent)
		if b.WriteString(out); !ok || b.Len() > maxText {
			return "", false
		}
		if quits {
			break
		}
	}
	return b.String(), true
}

// streamLine is what the commands make of one line; quits is set when none is read after it.
func streamLine(steps []*step, n, count int, line string, silent bool) (text string, quits, ok bool) {
	var before, after strings.Builder
	for _, s := range steps {
		if quits || !s.applies(n, count, line) {
			continue
		}
		switch s.name {
		case 's':
			if !s.pattern.MatchString(line) {
				continue
			}
			if outgrows(s.pattern, line, s.text) {
				return "", false, false
			}
			if line = s.changed(line); strings.Contains(s.flags, "p") {
				before.WriteString(line + "\n")
			}
		case 'y':
			line, ok = transliterated(s.text, s.other, line)
			if !ok {
				return "", false, false
			}
		case 'd':
			return before.String() + after.String(), false, true
		case 'c':
			return before.String() + s.text + "\n" + after.String(), false, true
		case 'i':
			before.WriteString(s.text + "\n")
		case 'a':
			after.WriteString(s.text + "\n")
		case 'p':
			before.WriteString(line + "\n")
		case 'q':
			quits = true
		}
	}
	if !silent {
		before.WriteString(line + "\n")
	}
	return before.String() + after.String(), quits, true
}

// changed is a line with the pattern replaced, the first time or with g each time.
func (s *step) changed(line string) string {
	if strings.Contains(s.flags, "g") {
		return s.pattern.ReplaceAllString(line, s.text)
	}
	m := s.pattern.FindStringSubmatchIndex(line)
	return line[:m[0]] + string(s.pattern.ExpandString(nil, s.text, line, m)) + line[m[1]:]
}

// streamSteps reads a program; false for what is not known here.
func streamSteps(code string, extended bool) ([]*step, bool) {
	var out []*step
	for {
		code = strings.TrimLeft(code, " \t;\n")
		if code == "" {
			return out, true
		}
		s := &step{}
		rest, ok := s.read(code, extended)
		if !ok || len(out) == maxSteps {
			return nil, false
		}
		out, code = append(out, s), rest
	}
}

// read takes one command off the front of a program.
func (s *step) read(code string, extended bool) (rest string, ok bool) {
	if s.from, code, ok = readAddress(code, extended); !ok {
		return "", false
	}
	if after, two := strings.CutPrefix(code, ","); two && s.from.set() {
		if s.to, code, ok = readAddress(after, extended); !ok || !s.to.set() {
			return "", false
		}
	}
	if code = strings.TrimLeft(code, " "); strings.HasPrefix(code, "!") {
		s.inverted, code = true, strings.TrimLeft(code[1:], " ")
	}
	if code == "" {
		return "", false
	}
	s.name, code = code[0], code[1:]
	switch s.name {
	case 's', 'y':
		return s.readSubstitution(code, extended)
	case 'd', 'p', 'q':
		code = strings.TrimLeft(code, " ")
		return code, code == "" || code[0] == ';' || code[0] == '\n'
	case 'a', 'i', 'c':
		line, rest, _ := strings.Cut(code, "\n")
		if strings.TrimSpace(line) == `\` {
			line, rest, _ = strings.Cut(rest, "\n")
		}
		s.text = strings.TrimPrefix(strings.TrimLeft(line, " \t"), `\`)
		return rest, line != "" && !strings.HasSuffix(line, `\`) && (s.name != 'c' || !s.to.set())
	}
	return "", false
}

// readAddress takes an address off the front of a program, where there is one.
func readAddress(code string, extended bool) (a address, rest string, ok bool) {
	digits := len(code) - len(strings.TrimLeft(code, "0123456789"))
	switch {
	case digits > 0:
		n, err := strconv.Atoi(code[:digits])
		a.line = n
		return a, code[digits:], err == nil && n > 0 && !strings.HasPrefix(code[digits:], "~")
	case strings.HasPrefix(code, "$"):
		return address{last: true}, code[1:], true
	case strings.HasPrefix(code, "/"):
		source, rest, found := delimited(code[1:], '/')
		re, err := streamPattern(source, "", extended)
		return address{pattern: re}, rest, found && err == nil
	}
	return a, code, true
}

// delimited cuts a text at a delimiter that no backslash stands before.
func delimited(s string, delimiter byte) (text, rest string, ok bool) {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case delimiter:
			return strings.ReplaceAll(s[:i], `\`+string(rune(delimiter)), string(rune(delimiter))), s[i+1:], true
		}
	}
	return "", "", false
}

func streamPattern(source, flags string, extended bool) (*regexp.Regexp, error) {
	if !extended {
		source = basicPattern(source)
	}
	if strings.ContainsAny(flags, "iI") {
		source = "(?i)" + source
	}
	if len(source) > 256 {
		return nil, strconv.ErrRange
	}
	return regexp.Compile(source)
}

// readSubstitution reads what stands behind s or y.
func (s *step) readSubstitution(code string, extended bool) (rest string, ok bool) {
	if code == "" || plainLetter(code[0]) || strings.IndexByte(" \\\n", code[0]) >= 0 {
		return "", false
	}
	first, rest, ok1 := delimited(code[1:], code[0])
	second, rest, ok2 := delimited(rest, code[0])
	if !ok1 || !ok2 {
		return "", false
	}
	if s.name == 'y' {
		s.text, s.other = first, second
		return rest, true
	}
	s.flags = rest[:len(rest)-len(strings.TrimLeft(rest, "gIip"))]
	rest = rest[len(s.flags):]
	var err error
	s.pattern, err = streamPattern(first, s.flags, extended)
	s.text = sedTemplate(second)
	return rest, err == nil && (rest == "" || strings.IndexByte(" ;\n", rest[0]) >= 0)
}
