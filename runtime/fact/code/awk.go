package code

import "strings"

// awk reads what an awk program runs and opens: system("…"), "…" | getline, print | "…", print > "…", getline < "…".
func awk(text string) ([]Call, bool) {
	x := &awkReader{src: text}
	for x.pos < len(text) && !x.cut {
		x.step()
	}
	return x.calls, !x.cut && len(x.calls) <= MaxCalls
}

type awkReader struct {
	src      string
	pos      int
	calls    []Call
	cut      bool
	operand  bool   // an operand stands in front: a slash divides
	printing bool   // inside print or printf
	printed  int    // where what it prints begins
	changing bool   // inside sub or gsub
	depth    int    // of parentheses
	held     string // the string that was read last, with what was joined to it
	heldAt   int
	joined   bool // held is still the operand in front
	vars     map[string]string
	assigned int // where what was assigned last ends
}

func (x *awkReader) step() {
	c := x.src[x.pos]
	switch {
	case c == ' ' || c == '\t' || c == '\r':
		x.pos++
	case c == '\\':
		x.pos = min(x.pos+2, len(x.src))
	case c == '\n' || c == ';' || c == '{' || c == '}':
		x.pos++
		x.printing, x.changing, x.operand, x.joined, x.depth = false, false, false, false, 0
	case c == '#':
		x.pos += lineEnd(x.src[x.pos:])
	case c == '"':
		x.text()
	case c == '/' && !x.operand:
		x.regexp()
	case isWordByte(c):
		x.word()
	default:
		x.operator(c)
	}
}

func (x *awkReader) text() {
	s, end, ok := quoted(x.src, x.pos)
	x.cut = !ok
	if x.joined {
		x.held += s
	} else {
		x.held, x.heldAt = s, x.pos
	}
	x.pos, x.operand, x.joined = end, true, true
}

// regexp skips a pattern between slashes.
func (x *awkReader) regexp() {
	inClass := false
	for x.pos++; x.pos < len(x.src); x.pos++ {
		switch c := x.src[x.pos]; {
		case c == '\\':
			x.pos++
		case c == '[':
			inClass = true
		case c == ']':
			inClass = false
		case c == '\n':
			x.cut = true
			return
		case c == '/' && !inClass:
			x.pos++
			x.operand, x.joined = true, false
			return
		}
	}
	x.cut = true
}

func (x *awkReader) word() {
	from := x.pos
	for x.pos < len(x.src) && isWordByte(x.src[x.pos]) {
		x.pos++
	}
	switch name := x.src[from:x.pos]; name {
	case "print", "printf":
		x.printing, x.printed, x.operand = true, x.pos, false
	case "sub", "gsub":
		x.changing = true
	case "system":
		x.runs(from)
	case "getline":
		x.getline()
	default:
		if x.changing && strings.HasPrefix(strings.TrimLeft(x.src[x.pos:], " \t"), ")") {
			x.rewrites(name)
		}
		if text := x.value(name); x.joined {
			x.held += text
		} else if text != Unknown {
			x.held, x.joined = text, true
		}
		x.assigns(name)
		x.operand = name != "in" && name != "return"
	}
}

// assigns keeps the text that a variable is given; one that is given two has none that is known.
func (x *awkReader) assigns(name string) {
	rest := strings.TrimLeft(x.src[x.pos:], " \t")
	if x.pos < x.assigned || !strings.HasPrefix(rest, "=") || strings.HasPrefix(rest, "==") || len(x.vars) > maxItems {
		return
	}
	at := x.pos
	x.pos = len(x.src) - len(rest) + 1
	text, end := x.expression(")")
	x.pos, x.assigned = at, end
	if x.vars == nil {
		x.vars = map[string]string{}
	}
	if old, twice := x.vars[name]; twice && old != text {
		text = Unknown
	}
	x.vars[name] = text
}

// rewrites forgets a variable that the program is about to change: the last argument of sub and gsub, and what getline reads into.
func (x *awkReader) rewrites(name string) {
	if _, ok := x.vars[name]; ok {
		x.vars[name] = Unknown
	}
}

// value is what is known of a variable.
func (x *awkReader) value(name string) string {
	if text, ok := x.vars[name]; ok {
		return text
	}
	return Unknown
}

// runs reads the argument of system.
func (x *awkReader) runs(from int) {
	rest := strings.TrimLeft(x.src[x.pos:], " \t")
	if !strings.HasPrefix(rest, "(") {
		return
	}
	x.pos = len(x.src) - len(rest) + 1
	command, end := x.expression(")")
	x.calls = append(x.calls, runs(command, from, end))
	x.pos, x.operand = end, true
}

// expression reads joined strings up to one of the stops or the end of the statement; all else in it is unknown.
func (x *awkReader) expression(stops string) (string, int) {
	var b strings.Builder
	i, depth := x.pos, 0
	for i < len(x.src) {
		c := x.src[i]
		switch {
		case c == '"':
			s, end, ok := quoted(x.src, i)
			x.cut = x.cut || !ok
			b.WriteString(s)
			i = end
			continue
		case isWordByte(c) && (c < '0' || c > '9'):
			from := i
			for i < len(x.src) && isWordByte(x.src[i]) {
				i++
			}
			if text := x.value(x.src[from:i]); text != Unknown || !strings.HasSuffix(b.String(), Unknown) {
				b.WriteString(text)
			}
			if b.Len() > maxValue {
				x.cut = true
				return "", i
			}
			continue
		case depth == 0 && strings.IndexByte(stops, c) >= 0 || c == '\n' || c == ';' || c == '}':
			return b.String(), i
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c != ' ' && c != '\t' && !strings.HasSuffix(b.String(), Unknown):
			b.WriteString(Unknown)
		}
		i++
	}
	return b.String(), i
}

// getline reads "command" | getline and getline < "file".
func (x *awkReader) getline() {
	x.operand = true
	rest := strings.TrimLeft(x.src[x.pos:], " \t")
	end := strings.IndexFunc(rest, func(c rune) bool { return c >= 0x80 || !isWordByte(byte(c)) })
	x.rewrites(rest[:max(end, 0)])
	rest = strings.TrimLeft(rest, " \tabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789$")
	if strings.HasPrefix(rest, "<") {
		at := x.pos
		x.pos = len(x.src) - len(rest) + 1
		name, end := x.expression(")><|&")
		x.calls = append(x.calls, opens(name, "r", at, end))
		x.pos = end
	}
}

// operator reads redirections and pipes; other operators only end operands.
func (x *awkReader) operator(c byte) {
	x.pos++
	switch {
	case c == '(':
		x.depth++
		x.operand = false
	case c == ')':
		x.depth = max(0, x.depth-1)
		x.operand = true
		return
	case c == ']':
		x.operand = true
	case c == '|' && strings.HasPrefix(x.src[x.pos:], "|"):
		x.pos++
		x.operand = false
	case c == '|':
		x.pipe()
	case c == '>' && x.printing && x.depth == 0:
		x.redirect()
	case c == '$':
		x.operand = false
	case (c == '+' || c == '-') && x.operand && strings.HasPrefix(x.src[x.pos:], string(c)):
		x.pos++ // i++ is an operand still
	default:
		x.operand = false
	}
	x.joined = false
}

func (x *awkReader) pipe() {
	at := x.pos
	x.pos += len(x.src[x.pos:]) - len(strings.TrimLeft(x.src[x.pos:], "& \t"))
	if strings.HasPrefix(x.src[x.pos:], "getline") {
		command := x.held
		if !x.joined {
			command = ""
		}
		x.calls = append(x.calls, runs(command, at, x.pos))
		return
	}
	if x.printing {
		command, end := x.expression(")")
		x.pos = x.printed
		text, _ := x.expression("|>")
		x.calls = append(x.calls, runs("echo '"+strings.ReplaceAll(text, "'", `'\''`)+"' | "+command, at, end))
		x.pos = end
	}
	x.operand = false
}

func (x *awkReader) redirect() {
	at, mode := x.pos, "w"
	if strings.HasPrefix(x.src[x.pos:], ">") {
		x.pos++
		mode = "a"
	}
	name, end := x.expression(")|")
	if name != "/dev/stderr" && name != "/dev/stdout" {
		x.calls = append(x.calls, opens(name, mode, at, end))
	}
	x.pos, x.operand = end, true
}

func isWordByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}
