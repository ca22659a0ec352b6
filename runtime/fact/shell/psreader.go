package shell

import (
	"strings"
)

// psReader reads PowerShell as it stands: it keeps variables, folds constants, and lists the commands of every block, as if each ran.
type psReader struct {
	r     *reader
	src   string
	at    int
	vars  map[string]psValue
	place place
	depth int
	piped psValue // what the pipe gives the command that is read, when has is set
	has   bool
	open  bool // a quote or a bracket is not closed
}

// maxPowerShell bounds the nesting of brackets, and how often a block of a loop is read.
const (
	maxPowerShell = 48
	maxForEach    = 16
	maxIndex      = 256
)

// powerShell reads code of PowerShell.
func (r *reader) powerShell(src string, p place) {
	s := &psReader{r: r, src: src, vars: map[string]psValue{}, place: p}
	s.statements(false)
	if s.open {
		r.unparsed("a quote or a bracket is not closed", p.span(0, len(src)))
	}
}

// enter goes one bracket deeper; leave must follow when it is true.
func (s *psReader) enter() bool {
	if s.depth >= maxPowerShell || s.r.stopped() || !s.r.charge(1) {
		if s.depth >= maxPowerShell {
			s.r.passed("code is nested too deep", s.place.span(0, len(s.src)))
		}
		s.at = len(s.src)
		return false
	}
	s.depth++
	return true
}

func (s *psReader) leave() { s.depth-- }

func (s *psReader) peek() byte {
	if s.at < len(s.src) {
		return s.src[s.at]
	}
	return 0
}

func (s *psReader) ahead(text string) bool { return strings.HasPrefix(s.src[s.at:], text) }

// take skips a text that stands next.
func (s *psReader) take(text string) bool {
	if s.ahead(text) {
		s.at += len(text)
		return true
	}
	return false
}

// blank skips white space inside a statement: blanks, a line's end after a backtick, comments; lines says that line ends count too.
func (s *psReader) blank(lines bool) {
	for s.at < len(s.src) {
		c := s.src[s.at]
		switch {
		case c == ' ' || c == '\t' || c == '\r' || lines && c == '\n':
			s.at++
		case c == '`' && (s.ahead("`\n") || s.ahead("`\r\n")):
			s.at += 1 + strings.IndexByte(s.src[s.at:], '\n')
		case s.ahead("<#"):
			s.skipTo("#>")
		case c == '#':
			if end := strings.IndexByte(s.src[s.at:], '\n'); end >= 0 {
				s.at += end
			} else {
				s.at = len(s.src)
			}
		default:
			return
		}
	}
}

func (s *psReader) skipTo(end string) {
	if n := strings.Index(s.src[s.at:], end); n >= 0 {
		s.at += n + len(end)
		return
	}
	s.at = len(s.src)
}

// word is the run of letters that stands next, in lower case, without being taken.
func (s *psReader) word() string {
	end := s.at
	for end < len(s.src) && (plainLetter(s.src[end]) || s.src[end] == '_' || end > s.at && s.src[end] >= '0' && s.src[end] <= '9') {
		end++
	}
	return strings.ToLower(s.src[s.at:end])
}

// statements reads up to the end, or to the bracket that closes a block, and gives the last value.
func (s *psReader) statements(block bool) psValue {
	var out psValue
	for {
		s.blank(true)
		switch c := s.peek(); {
		case s.at >= len(s.src):
			s.open = s.open || block
			return out
		case c == ';' || c == '&' && (s.ahead("&&") || s.ahead("& ;")):
			s.at++
		case c == '}' || c == ')':
			if block {
				return out
			}
			s.at++
		default:
			before := s.at
			if !s.enter() {
				return out
			}
			out = s.statement()
			s.leave()
			if s.at == before {
				s.at++ // nothing that could be read
			}
		}
	}
}

// statement reads one statement.
func (s *psReader) statement() psValue {
	switch word := s.word(); word {
	case "if", "elseif", "while", "until", "switch":
		s.at += len(word)
		s.conditional()
		return psValue{}
	case "else", "do", "try", "finally", "begin", "process", "end", "catch", "trap", "param", "function", "filter", "return", "throw", "exit", "for":
		if next := s.at + len(word); next < len(s.src) && strings.IndexByte(" \t\r\n({[$'\"@;", s.src[next]) < 0 {
			break
		}
		s.at += len(word)
		return s.keyword(word)
	case "foreach":
		s.at += len(word)
		s.blank(false)
		if s.peek() == '(' {
			s.forEach()
			return psValue{}
		}
		s.at -= len(word)
	}
	if s.peek() == '$' && s.addition() {
		return psValue{}
	}
	if out, ok := s.assignment(); ok {
		return out
	}
	return s.pipeline()
}

// keyword reads what follows a word of the language.
func (s *psReader) keyword(word string) psValue {
	s.blank(true)
	switch word {
	case "return", "throw", "exit":
		if c := s.peek(); c == 0 || c == ';' || c == '}' {
			return psValue{}
		}
		return s.pipeline()
	case "function", "filter":
		for s.at < len(s.src) && strings.IndexByte("{( \n", s.src[s.at]) < 0 {
			s.at++
		}
		s.blank(true)
	case "catch", "trap":
		for s.take("[") {
			s.skipTo("]")
			s.blank(true)
			s.take(",")
			s.blank(true)
		}
	}
	s.headAndBlock()
	return psValue{}
}

// conditional reads (…) and the block behind it.
func (s *psReader) conditional() {
	s.blank(true)
	for s.peek() == '-' { // switch -regex
		s.at += 1
		s.at += len(s.word())
		s.blank(true)
	}
	s.headAndBlock()
}

// headAndBlock reads (…) {…}, of which either may be missing.
func (s *psReader) headAndBlock() {
	if s.peek() == '(' {
		s.bracketed()
		s.blank(true)
	}
	if s.peek() == '{' {
		s.block()
	}
}

// forEach reads foreach ($x in …) {…}, once for each value that is known.
func (s *psReader) forEach() {
	s.at++
	s.blank(true)
	name := s.variableName()
	s.blank(true)
	if s.word() == "in" {
		s.at += len("in")
	}
	list := s.statements(true)
	s.closing(')')
	s.blank(true)
	if s.peek() != '{' {
		return
	}
	s.eachItem(name, list)
}

// eachItem reads a block for each of some values.
func (s *psReader) eachItem(name string, list psValue) {
	items := list.items()
	if len(items) == 0 || len(items) > maxForEach {
		items = []psValue{psUnknown(list.origins())}
	}
	start := s.at
	for _, item := range items {
		if s.r.stopped() {
			return
		}
		s.at = start
		s.vars[name] = item
		s.block()
	}
}

// block reads {…}.
func (s *psReader) block() psValue {
	s.at++
	out := s.statements(true)
	s.closing('}')
	return out
}

// bracketed reads (…).
func (s *psReader) bracketed() psValue {
	s.at++
	out := s.statements(true)
	s.closing(')')
	return out
}

func (s *psReader) closing(bracket byte) {
	if s.peek() == bracket {
		s.at++
		return
	}
	if s.at >= len(s.src) {
		s.open = true
		return
	}
	s.at++ // the other bracket: it closes too
}

// variableName takes $name, ${name} or $scope:name, and gives it in lower case without what only names a scope.
func (s *psReader) variableName() string {
	if !s.take("$") {
		return ""
	}
	if s.take("{") {
		name, _, closed := strings.Cut(s.src[s.at:], "}")
		s.at = min(len(s.src), s.at+len(name)+1)
		s.open = s.open || !closed
		return withoutScope(name)
	}
	start := s.at
	for s.at < len(s.src) {
		c := s.src[s.at]
		if !plainLetter(c) && c != '_' && (c < '0' || c > '9') && !(c == ':' && s.at > start && s.at+1 < len(s.src) && s.src[s.at+1] != ':' && plainLetter(s.src[s.at+1])) {
			break
		}
		s.at++
	}
	if s.at == start && s.at < len(s.src) && strings.IndexByte("?^$", s.src[s.at]) >= 0 {
		s.at++
	}
	return withoutScope(s.src[start:s.at])
}

func withoutScope(name string) string {
	name = strings.ToLower(name)
	for _, scope := range []string{"global:", "script:", "local:", "private:", "variable:", "using:"} {
		name = strings.TrimPrefix(name, scope)
	}
	return name
}

// variable is what a variable holds.
func (s *psReader) variable(name string) psValue {
	switch name {
	case "true", "false", "null":
		return psValue{kind: psSwitch, text: "$" + name}
	case "profile":
		return psValue{text: "$PROFILE"}
	case "home", "env:userprofile", "env:home":
		return psValue{text: "~"}
	case "pwd", "psscriptroot":
		return psValue{text: "."}
	case "env:temp", "env:tmp", "env:localappdata", "env:appdata", "env:programdata", "env:windir", "env:systemroot", "env:programfiles":
		if _, set := s.r.scope.lookup(strings.ToUpper(name[len("env:"):])); !set {
			return psValue{text: "$" + name} // a folder that has a place of its own
		}
	}
	if v, ok := s.vars[name]; ok {
		return v
	}
	if env, ok := strings.CutPrefix(name, "env:"); ok {
		for _, each := range []string{env, strings.ToUpper(env)} {
			if v, ok := s.r.scope.lookup(each); ok && !v.env {
				return psValue{text: v.text, from: v.from}
			}
		}
		return psUnknown(fromEnvironment(env))
	}
	return psUnknown(nil)
}

// assignment reads $name = value and its kind; false leaves everything as it was.
func (s *psReader) assignment() (psValue, bool) {
	start := s.at
	for s.peek() == '[' { // [string]$name
		if _, ok := s.typeName(); !ok {
			break
		}
		s.blank(false)
	}
	var names []string
	for s.peek() == '$' && !s.ahead("$(") {
		names = append(names, s.variableName())
		s.blank(false)
		if s.peek() != ',' {
			break
		}
		s.at++
		s.blank(false)
	}
	path := s.memberPath()
	s.blank(false)
	add := s.ahead("+=")
	if len(names) == 0 || !add && (s.peek() != '=' || s.ahead("==")) {
		s.at = start
		return psValue{}, false
	}
	s.at += 1
	s.take("=")
	s.blank(true)
	v := s.statement()
	if add && len(names) == 1 && path == "" {
		v = s.variable(names[0]).plus(v)
	}
	s.set(names, path, v)
	return psValue{}, true
}

// memberPath takes .name, ['name'] or, before an assignment, ['na' + 'me'] behind a variable.
func (s *psReader) memberPath() string {
	switch {
	case s.take("."):
		start := s.at
		for s.at < len(s.src) && (plainLetter(s.src[s.at]) || s.src[s.at] == '_' || s.src[s.at] == '.' || s.src[s.at] >= '0' && s.src[s.at] <= '9') {
			s.at++
		}
		return s.src[start:s.at]
	case s.peek() == '[' && s.at+1 < len(s.src) && (s.src[s.at+1] == '\'' || s.src[s.at+1] == '"'):
		quote := s.src[s.at+1 : s.at+2]
		name, _, ok := strings.Cut(s.src[s.at+2:], quote+"]")
		if ok && isName(name) {
			s.at += len(name) + 4
			return name
		}
		return s.computedMember()
	case s.peek() == '[':
		return s.computedMember()
	}
	return ""
}

// computedMember takes the name that an expression in brackets gives, where an assignment follows them.
func (s *psReader) computedMember() string {
	index, rest, ok := strings.Cut(s.src[s.at+1:], "]")
	rest = strings.TrimLeft(rest, " ")
	if !ok || len(index) > maxIndex || !strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "+=") || strings.HasPrefix(rest, "==") {
		return ""
	}
	end := s.at + len(index) + 2
	s.at++
	name := s.expression().string()
	s.at = end
	if !isName(name) {
		return ""
	}
	return name
}

// addition reads $name.Add(key, value) where the variable is a table: the method changes what the variable holds.
func (s *psReader) addition() bool {
	start := s.at
	name := s.variableName()
	table := s.vars[name]
	if table.kind != psTable || len(s.src)-s.at < len(".Add(") || !strings.EqualFold(s.src[s.at:s.at+len(".Add(")], ".Add(") {
		s.at = start
		return false
	}
	s.at += len(".Add")
	if args := s.arguments(); len(args) == 2 && isName(args[0].string()) {
		s.vars[name] = table.with(args[0].string(), args[1])
	}
	return true
}

// set puts a value into variables, or into the member of one.
func (s *psReader) set(names []string, path string, v psValue) {
	for n, name := range names {
		each := v
		switch {
		case path != "":
			each = s.variable(name)
			switch {
			case each.kind == psObject:
				each = each.give(path, v)
			case each.kind == psTable && !strings.Contains(path, "."):
				each = each.with(path, v)
			}
		case len(names) > 1:
			each = v.at(n)
		}
		if env, ok := strings.CutPrefix(name, "env:"); ok {
			s.r.scope.set(strings.ToUpper(env), variable{value: value{text: each.string(), from: each.origins()}})
			continue
		}
		if len(s.vars) < maxItems {
			s.vars[name] = each
		}
	}
}
