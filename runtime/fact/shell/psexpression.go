package shell

import (
	"regexp"
	"slices"
	"strings"
)

// psOperators are the operators of two words that have the lowest rank, which they share.
var psOperators = []string{
	"replace", "ireplace", "creplace", "split", "isplit", "csplit", "join", "match", "notmatch", "like", "notlike", "contains", "notcontains",
	"in", "notin", "eq", "ne", "gt", "ge", "lt", "le", "ieq", "ine", "ceq", "cne", "is", "isnot", "as", "and", "or", "xor", "band", "bor", "bxor",
}

// expression reads an expression.
func (s *psReader) expression() psValue {
	if !s.enter() {
		return psUnknown(nil)
	}
	defer s.leave()
	left := s.sum()
	for {
		s.blank(false)
		if s.peek() != '-' {
			return left
		}
		s.at++
		op := s.word()
		if !slices.Contains(psOperators, op) {
			s.at--
			return left
		}
		s.at += len(op)
		s.blank(true)
		left = s.r.compared(op, left, s.sum())
	}
}

// compared applies an operator that is a word.
func (r *reader) compared(op string, a, b psValue) psValue {
	from := joinOrigins(a.origins(), b.origins())
	switch strings.TrimLeft(op, "ic") {
	case "replace":
		with := psValue{}
		if b.kind == psList && len(b.list) > 1 {
			b, with = b.list[0], b.list[1]
		}
		return psValue{text: psReplaced(a.string(), b.string(), with.string()), from: from}
	case "split":
		return psSplit(a, b.string())
	}
	switch op {
	case "join":
		return psValue{text: bounded(strings.Join(a.strings(), b.string())), from: from}
	case "as":
		return a
	}
	return psUnknown(from)
}

// psReplaced replaces a pattern, where it is one without special characters.
func psReplaced(text, pattern, with string) string {
	plain := strings.NewReplacer(`\.`, ".", `\\`, `\`, `\-`, "-", `\/`, "/", `\$`, "$").Replace(pattern)
	if !isKnown(text) || !isKnown(pattern) || strings.ContainsAny(strings.NewReplacer(`\.`, "", `\\`, "", `\$`, "").Replace(pattern), `.*+?[](){}|^$\`) || plain == "" {
		return unknown
	}
	return bounded(replaceFold(text, plain, with))
}

// replaceFold replaces all of a text, whatever its case.
func replaceFold(s, old, with string) string {
	find, err := regexp.Compile("(?i)" + regexp.QuoteMeta(old))
	if err != nil { // bytes that are no text
		return unknown
	}
	var b strings.Builder
	for b.Len() <= maxText {
		at := find.FindStringIndex(s)
		if at == nil {
			break
		}
		b.WriteString(s[:at[0]] + with)
		s = s[at[1]:]
	}
	return b.String() + s
}

func psSplit(v psValue, by string) psValue {
	if by == " " || by == "" || !isKnown(v.string()) {
		by = " "
	}
	out := psValue{kind: psList, from: v.origins()}
	for _, part := range strings.Split(v.string(), strings.ReplaceAll(by, `\`, "")) {
		if len(out.list) < maxItems {
			out.list = append(out.list, psValue{text: part, from: out.from})
		}
	}
	return out
}

// sum reads + and -.
func (s *psReader) sum() psValue {
	left := s.product()
	for {
		s.blank(false)
		c := s.peek()
		switch {
		case c == '+' && !s.ahead("+=") && !s.ahead("++"):
			s.at++
			s.blank(true)
			left = left.plus(s.product())
		case c == '-' && s.at+1 < len(s.src) && strings.IndexByte(" \t0123456789$(", s.src[s.at+1]) >= 0:
			s.at++
			s.blank(true)
			left = psUnknown(joinOrigins(left.origins(), s.product().origins()))
		default:
			return left
		}
	}
}

// product reads *, / and %, of which only the repeating of text is folded.
func (s *psReader) product() psValue {
	left := s.format()
	for {
		s.blank(false)
		c := s.peek()
		if c != '*' && c != '/' && c != '%' || s.ahead("*=") {
			return left
		}
		s.at++
		s.blank(true)
		right := s.format()
		n, ok := right.number()
		if c == '*' && left.kind == psText && ok && n >= 0 && n*len(left.text) <= 1<<12 {
			left.text = strings.Repeat(left.text, n)
			continue
		}
		left = psUnknown(joinOrigins(left.origins(), right.origins()))
	}
}

// format reads -f and the range of two numbers.
func (s *psReader) format() psValue {
	left := s.commas()
	for {
		s.blank(false)
		switch {
		case s.ahead("-f ") || s.ahead("-f(") || s.ahead("-f'") || s.ahead("-f\"") || s.ahead("-F "):
			s.at += 2
			s.blank(true)
			left = left.formatted(s.commas())
		case s.ahead(".."):
			s.at += 2
			s.blank(true)
			left = psRange(left, s.unary())
		default:
			return left
		}
	}
}

// commas reads a list with commas.
func (s *psReader) commas() psValue {
	first := s.unary()
	s.blank(false)
	if s.peek() != ',' {
		return first
	}
	out := psValue{kind: psList, list: []psValue{first}}
	for s.peek() == ',' {
		s.at++
		s.blank(true)
		next := s.unary()
		if len(out.list) < maxItems {
			out.list = append(out.list, next)
		}
		s.blank(false)
	}
	return out
}

// unary reads what stands in front of a value: -join, -split, -not, a comma, a type.
func (s *psReader) unary() psValue {
	if !s.enter() {
		return psUnknown(nil)
	}
	defer s.leave()
	s.blank(false)
	switch c := s.peek(); {
	case c == '-':
		return s.signed()
	case c == '!' || c == '+':
		s.at++
		v := s.unary()
		if c == '+' {
			return v
		}
		return psUnknown(v.origins())
	case c == ',':
		s.at++
		return psValue{kind: psList, list: []psValue{s.unary()}}
	case c == '[':
		return s.typed()
	}
	return s.postfix(s.primary())
}

// signed reads a value behind a dash: a number below zero, or an operator with one value.
func (s *psReader) signed() psValue {
	s.at++
	op := s.word()
	s.at += len(op)
	if op == "" {
		v := s.unary()
		if v.kind == psNumber {
			v.text = "-" + v.text
			return v
		}
		return psUnknown(v.origins())
	}
	s.blank(false)
	v := s.unary()
	switch op {
	case "join":
		return psValue{text: bounded(strings.Join(v.strings(), "")), from: v.origins()}
	case "split", "isplit", "csplit":
		return psSplit(v, " ")
	}
	return psUnknown(v.origins())
}

// typed reads [type]value and [type]::member.
func (s *psReader) typed() psValue {
	name, ok := s.typeName()
	if !ok {
		s.at++
		return psUnknown(nil)
	}
	if s.ahead("::") {
		return s.postfix(s.static(name))
	}
	if s.peek() == '.' {
		return s.postfix(psValue{text: "[" + name + "]"})
	}
	s.blank(false)
	if c := s.peek(); c == 0 || strings.IndexByte(";)}|,\n", c) >= 0 {
		return psValue{text: "[" + name + "]"}
	}
	return s.unary().cast(name)
}

// typeName takes [type] and gives it in lower case.
func (s *psReader) typeName() (string, bool) {
	depth := 0
	for n := s.at; n < len(s.src) && n < s.at+256; n++ {
		switch s.src[n] {
		case '[':
			depth++
		case ']':
			if depth--; depth == 0 {
				name := s.src[s.at+1 : n]
				s.at = n + 1
				return strings.ToLower(strings.TrimSpace(name)), true
			}
		case '\n', '\'', '"', '$':
			return "", false
		}
	}
	return "", false
}

// primary reads one value.
func (s *psReader) primary() psValue {
	switch c := s.peek(); {
	case s.ahead("$("), s.ahead("@("):
		s.at++
		return s.bracketed()
	case c == '(':
		return s.bracketed()
	case s.ahead("@{"):
		return s.table()
	case s.ahead("@'\n"), s.ahead("@'\r"), s.ahead("@\"\n"), s.ahead("@\"\r"):
		return s.hereText()
	case c == '\'':
		return psValue{text: s.single()}
	case c == '"':
		return s.double()
	case c == '$':
		name := s.variableName()
		s.take("++")
		return s.variable(name)
	case c == '{':
		s.block()
		return psValue{kind: psObject, text: "scriptblock"} // its code is read here
	case c >= '0' && c <= '9':
		return s.numeral()
	}
	return psUnknown(nil)
}

func (s *psReader) numeral() psValue {
	start := s.at
	for s.at < len(s.src) && (isDigit(s.src[s.at], 16) || s.src[s.at] == 'x' || s.src[s.at] == '.' && !s.ahead("..")) {
		s.at++
	}
	return psValue{kind: psNumber, text: s.src[start:s.at]}
}

// postfix reads members, indexes and calls of methods behind a value.
func (s *psReader) postfix(v psValue) psValue {
	for range maxItems {
		switch {
		case s.peek() == '[' && s.at > 0 && s.src[s.at-1] != ' ':
			s.at++
			s.blank(true)
			index := s.expression()
			s.blank(true)
			s.closing(']')
			v = v.indexed(index)
		case s.peek() == '.' && s.at+1 < len(s.src) && (plainLetter(s.src[s.at+1]) || strings.IndexByte("_'\"($", s.src[s.at+1]) >= 0):
			s.at++
			v = s.memberOf(v)
		case s.ahead("?.") && s.at+2 < len(s.src) && plainLetter(s.src[s.at+2]):
			s.at += 2
			v = s.memberOf(v)
		case s.ahead("::"):
			v = s.static(strings.Trim(strings.ToLower(v.string()), "[]"))
		default:
			return v
		}
	}
	return psUnknown(v.origins())
}

// memberName takes a name behind a dot, or what an expression says that it is.
func (s *psReader) memberName() string {
	switch s.peek() {
	case '\'', '"', '(', '$':
		return s.primary().string()
	}
	word := s.word()
	s.at += len(word)
	return word
}

// memberOf reads .name and .name(…).
func (s *psReader) memberOf(v psValue) psValue {
	start := s.at
	name := strings.ToLower(s.memberName())
	if c := s.peek(); (name == "foreach" || name == "where") && (c == '(' || c == '{') {
		return s.eachOf(v, name, start)
	}
	if s.peek() == '(' {
		return s.method(v, name, s.arguments(), start)
	}
	if typeName, _, ok := v.ofType(); ok && len(s.src)-s.at > len(invoked) && strings.EqualFold(s.src[s.at:s.at+len(invoked)], invoked) {
		return psValue{text: "[" + typeName + "]::" + name, from: v.from}
	}
	if found, ok := v.member(name); ok {
		return found
	}
	switch {
	case v.kind == psText && (name == "fullname" || name == "path" || name == "pspath" || name == "name" && !strings.ContainsAny(v.text, `\/`)):
		return v // of a file that was found
	case v.kind == psObject:
		return psValue{kind: psObject, text: v.text + "." + name, from: v.from}
	case v.kind == psText && strings.HasPrefix(v.text, "[text.encoding]"), v.kind == psText && strings.HasPrefix(v.text, "[system.text.encoding]"):
		return v
	}
	return psUnknown(v.origins())
}

// eachOf reads .foreach(…) and .where(…), which have a block, or the name of a method.
func (s *psReader) eachOf(v psValue, name string, start int) psValue {
	s.vars["_"], s.vars["psitem"] = v, v
	var args []psValue
	if s.peek() == '{' {
		s.block()
	} else {
		args = s.arguments()
	}
	switch {
	case name == "where":
		return v
	case len(args) > 0 && args[0].kind == psText && isKnown(args[0].text):
		return s.method(v, strings.ToLower(args[0].text), args[1:], start)
	}
	return psUnknown(v.origins())
}

// arguments reads (a, b).
func (s *psReader) arguments() []psValue {
	s.at++
	var out []psValue
	for {
		s.blank(true)
		switch c := s.peek(); {
		case c == 0:
			s.open = true
			return out
		case c == ')':
			s.at++
			return out
		case c == ',':
			s.at++
			continue
		}
		before := s.at
		v := s.argument()
		if len(out) < maxItems {
			out = append(out, v)
		}
		if s.at == before {
			s.at++
		}
	}
}

// argument is one argument of a method: an expression whose commas part it from the next.
func (s *psReader) argument() psValue {
	left := s.unary()
	for {
		s.blank(true)
		switch {
		case s.peek() == '+':
			s.at++
			s.blank(true)
			left = left.plus(s.unary())
		case s.ahead("-f "):
			s.at += 2
			s.blank(true)
			left = left.formatted(s.unary())
		case s.ahead(".."):
			s.at += 2
			left = psRange(left, s.unary())
		case s.peek() == '-' && s.at+1 < len(s.src) && plainLetter(s.src[s.at+1]):
			s.at++
			op := s.word()
			s.at += len(op)
			s.blank(true)
			left = s.r.compared(op, left, s.unary())
		default:
			return left
		}
	}
}

// table reads @{name = value; …}.
func (s *psReader) table() psValue {
	s.at += 2
	out := psValue{kind: psTable}
	for {
		s.blank(true)
		switch c := s.peek(); {
		case c == 0:
			s.open = true
			return out
		case c == '}':
			s.at++
			return out
		case c == ';' || c == ',':
			s.at++
			continue
		}
		before := s.at
		name := s.tableKey()
		s.blank(true)
		if s.take("=") {
			s.blank(true)
			out = out.with(name, s.pipeline())
		}
		if s.at == before {
			s.at++
		}
	}
}

func (s *psReader) tableKey() string {
	switch s.peek() {
	case '\'', '"', '(', '$':
		return s.primary().string()
	}
	start := s.at
	for s.at < len(s.src) && strings.IndexByte(" \t\r\n=;}", s.src[s.at]) < 0 {
		s.at++
	}
	return s.src[start:s.at]
}

// single reads '…'.
func (s *psReader) single() string {
	s.at++
	var b strings.Builder
	for s.at < len(s.src) {
		c := s.src[s.at]
		s.at++
		if c == '\'' {
			if s.peek() != '\'' {
				return b.String()
			}
			s.at++
		}
		b.WriteByte(c)
	}
	s.open = true
	return b.String()
}

// double reads "…", with the variables and expressions in it.
func (s *psReader) double() psValue {
	s.at++
	return s.expanded(func() bool {
		if s.peek() != '"' {
			return false
		}
		s.at++
		if s.peek() == '"' {
			s.at--
			return false
		}
		return true
	})
}

// hereText reads @'…'@ and @"…"@.
func (s *psReader) hereText() psValue {
	quote := s.src[s.at+1 : s.at+2]
	s.skipTo("\n")
	if quote == "'" {
		text, _, closed := strings.Cut(s.src[s.at:], "\n'@")
		s.at = min(len(s.src), s.at+len(text)+3)
		s.open = s.open || !closed
		return psValue{text: text}
	}
	return s.expanded(func() bool { return s.take("\n\"@") })
}

// expanded reads text with variables in it, up to its end.
func (s *psReader) expanded(ends func() bool) psValue {
	var b strings.Builder
	var from *origin
	add := func(v psValue) {
		b.WriteString(v.string())
		from = joinOrigins(from, v.origins())
	}
	for s.at < len(s.src) {
		if ends() {
			return psValue{text: bounded(b.String()), from: from}
		}
		c := s.src[s.at]
		switch {
		case c == '`' && s.at+1 < len(s.src):
			b.WriteString(psEscape(s.src[s.at+1]))
			s.at += 2
		case c == '"' && s.ahead(`""`):
			b.WriteByte('"')
			s.at += 2
		case s.ahead("$("):
			s.at++
			add(s.bracketed())
		case c == '$' && s.at+1 < len(s.src) && (plainLetter(s.src[s.at+1]) || strings.IndexByte("_{", s.src[s.at+1]) >= 0):
			add(s.variable(s.variableName()))
		default:
			b.WriteByte(c)
			s.at++
		}
	}
	s.open = true
	return psValue{text: bounded(b.String()), from: from}
}

func psEscape(c byte) string {
	switch c {
	case 'n':
		return "\n"
	case 't':
		return "\t"
	case 'r':
		return "\r"
	case '0':
		return "\x00"
	case '\n':
		return ""
	}
	return string([]byte{c})
}
