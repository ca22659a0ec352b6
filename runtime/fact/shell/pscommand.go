package shell

import (
	"slices"
	"strings"
)

// pipeline reads commands and expressions with pipes between them, and gives the value of the last.
func (s *psReader) pipeline() psValue {
	outer, had := s.piped, s.has
	defer func() { s.piped, s.has = outer, had }()
	s.has = false
	for {
		v := s.element()
		s.blank(false)
		switch {
		case s.ahead("||") || s.ahead("&&"):
			s.at += 2
			s.has = false
		case s.peek() == '|':
			s.at++
			s.piped, s.has = v, true
		default:
			return v
		}
		s.blank(true)
		if c := s.peek(); c == 0 || c == ';' || c == ')' || c == '}' {
			return v
		}
	}
}

// element reads one command or one expression of a pipeline.
func (s *psReader) element() psValue {
	if !s.enter() {
		return psUnknown(nil)
	}
	defer s.leave()
	mark := len(s.r.result.Commands)
	switch c := s.peek(); {
	case c == '&':
		s.at++
		s.blank(false)
		return s.invoked(mark)
	case c == '.' && s.at+1 < len(s.src) && strings.IndexByte(" \t", s.src[s.at+1]) >= 0:
		s.at++
		s.blank(false)
		return s.invoked(mark)
	case strings.IndexByte("$'\"(@[{-+!,", c) >= 0, c >= '0' && c <= '9' && !s.digitsName():
		v := s.expression()
		s.blank(false)
		s.writesTo(v, mark)
		return v
	}
	return s.command(mark)
}

// digitsName says whether a program's name begins with the digits that stand next: 7z.
func (s *psReader) digitsName() bool {
	rest := strings.TrimLeft(s.src[s.at:], "0123456789")
	return rest != "" && plainLetter(rest[0]) && rest[0] != 'x'
}

// invoked reads what stands behind & or a dot: a block, or a command whose name is a value.
func (s *psReader) invoked(mark int) psValue {
	if s.peek() == '{' {
		return s.block()
	}
	return s.command(mark)
}

// writesTo reads the redirection of a value into a file.
func (s *psReader) writesTo(v psValue, mark int) {
	if s.peek() != '>' {
		return
	}
	p := s.place
	p.mark = mark
	p = p.piped(output{text: v.string(), from: v.origins().all()})
	for s.redirection(&p) {
		s.blank(false)
	}
	s.r.emit(Command{Span: p.span(s.at, s.at)}, p)
	for _, rd := range p.redirs[len(s.place.redirs):] {
		s.r.write(rd.Target, v.string(), v.origins().all(), rd.Op == "append")
	}
}

func (o *origin) all() []int {
	if o == nil {
		return nil
	}
	return append([]int(nil), o.commands...)
}

// redirection takes > file and its kind; false means that there is none.
func (s *psReader) redirection(p *place) bool {
	at := s.at
	if c := s.peek(); at+1 < len(s.src) && (c >= '1' && c <= '6' || c == '*') && s.src[at+1] == '>' {
		at++
	}
	if at >= len(s.src) || s.src[at] != '>' {
		return false
	}
	role := Redir{Fd: 1, Op: "write"}
	if at++; at < len(s.src) && s.src[at] == '>' {
		at++
		role.Op = "append"
	}
	s.at = at
	if s.take("&") {
		s.at = min(len(s.src), s.at+1)
		return true
	}
	s.blank(false)
	start := s.at
	target := s.token()
	if target.kind != psSwitch && s.at > start {
		role.Target = s.wordOf(target, start)
		p.redirs = append(p.redirs[:len(p.redirs):len(p.redirs)], role)
	}
	return true
}

// command reads a command with its words.
func (s *psReader) command(mark int) psValue {
	p := s.place
	p.mark = mark
	var argv []Word
	var values []psValue
	var blocks []int
	for {
		s.blank(false)
		start := s.at
		c := s.peek()
		switch {
		case c == 0 || strings.IndexByte(";|)}\n", c) >= 0, c == '&':
			return s.started(argv, values, blocks, p)
		case s.redirection(&p):
			continue
		case c == ',':
			s.at++
			continue
		case c == '{':
			if n := len(values) - 1; n > 0 && values[n].kind == psText && strings.HasPrefix(values[n].text, "-") {
				argv, values = argv[:len(argv)-1], values[:n] // the name of the parameter that the block is for
			}
			blocks = append(blocks, s.at)
			s.skipBlock()
			continue
		case c == '@' && s.splat(&argv, &values):
			continue
		}
		v := s.token()
		if s.at == start {
			s.at++
			continue
		}
		if len(values) < 2*maxItems {
			argv = append(argv, s.words(v, start)...)
			values = append(values, v)
		}
	}
}

// splat puts the members of a variable in the place of @name: those of a table as options.
func (s *psReader) splat(argv *[]Word, values *[]psValue) bool {
	start := s.at
	if s.at+1 >= len(s.src) || !plainLetter(s.src[s.at+1]) {
		return false
	}
	s.at++
	name := s.word()
	s.at += len(name)
	v := s.variable(name)
	if v.kind != psTable {
		*argv, *values = append(*argv, s.words(v, start)...), append(*values, v)
		return true
	}
	for n, key := range v.keys {
		*argv = append(*argv, s.wordOf(psValue{text: "-" + key}, start))
		*argv = append(*argv, s.words(v.list[n], start)...)
		*values = append(*values, psValue{text: "-" + key}, v.list[n])
	}
	return true
}

// words are the words that a value makes of a command.
func (s *psReader) words(v psValue, start int) []Word {
	if v.kind != psList {
		return []Word{s.wordOf(v, start)}
	}
	out := make([]Word, 0, len(v.list))
	for _, each := range v.list {
		out = append(out, s.wordOf(each, start))
	}
	return out
}

func (s *psReader) wordOf(v psValue, start int) Word {
	text := v.string()
	if v.kind == psSwitch {
		text = v.text
	}
	return Word{
		Text: text, Unknown: !isKnown(text), Glob: v.kind == psText && strings.ContainsAny(text, "*?"),
		Span: s.place.span(start, max(start, s.at)), origin: v.origins(),
	}
}

// token reads one word of a command, or a list of words with commas.
func (s *psReader) token() psValue {
	first := s.plainToken()
	if s.peek() != ',' {
		return first
	}
	return s.listed(first)
}

// plainToken reads one word.
func (s *psReader) plainToken() psValue {
	var out psValue
	for parts := 0; s.at < len(s.src); parts++ {
		c := s.src[s.at]
		if strings.IndexByte(" \t\r\n;|,)}", c) >= 0 || parts > 0 && strings.IndexByte("({", c) >= 0 || c == '&' && parts == 0 {
			return out
		}
		if parts == 0 && strings.IndexByte("$'\"(@[", c) >= 0 && !s.ahead("[") {
			out = s.postfix(s.primary())
			continue
		}
		part := s.part(c)
		text := part.string()
		if part.kind == psSwitch {
			text = part.text
		}
		if parts == 0 {
			out = psValue{text: text, from: part.origins()}
			continue
		}
		out = psValue{text: bounded(out.string() + text), from: joinOrigins(out.origins(), part.origins())}
	}
	return out
}

// part reads what stands next in a word: a variable, quoted text, or plain characters.
func (s *psReader) part(c byte) psValue {
	switch {
	case s.ahead("$("):
		s.at++
		return s.bracketed()
	case c == '$':
		if name := s.variableName(); name != "" {
			return s.variable(name)
		}
		return psValue{text: "$"}
	case c == '"':
		return s.double()
	case c == '\'':
		return psValue{text: s.single()}
	case c == '`' && s.at+1 < len(s.src):
		s.at += 2
		return psValue{text: s.src[s.at-1 : s.at]}
	}
	start := s.at
	s.at++
	for s.at < len(s.src) && strings.IndexByte(" \t\r\n;|,(){}$\"'`&>", s.src[s.at]) < 0 {
		s.at++
	}
	return psValue{text: s.src[start:s.at]}
}

// listed reads a list of words with commas.
func (s *psReader) listed(first psValue) psValue {
	out := psValue{kind: psList, list: first.items()}
	for s.peek() == ',' && len(out.list) < maxItems {
		s.at++
		s.blank(true)
		before := s.at
		out.list = append(out.list, s.plainToken().items()...)
		if s.at == before {
			break
		}
		s.blank(false)
	}
	return out
}

// skipBlock passes over {…} without reading it.
func (s *psReader) skipBlock() {
	for depth := 0; s.at < len(s.src); {
		switch c := s.src[s.at]; {
		case c == '`':
			s.at++
		case c == '\'':
			s.single()
			continue
		case c == '"':
			s.skipDouble()
			continue
		case c == '#' || s.ahead("<#"):
			s.blank(true)
			continue
		case c == '{':
			depth++
		case c == '}':
			if depth--; depth == 0 {
				s.at++
				return
			}
		}
		s.at++
	}
	s.at, s.open = len(s.src), true
}

func (s *psReader) skipDouble() {
	for s.at++; s.at < len(s.src); s.at++ {
		switch s.src[s.at] {
		case '`':
			s.at++
		case '"':
			s.at++
			return
		}
	}
	s.at, s.open = len(s.src), true
}

// computed is the value of a command that only makes values of its arguments, and so is not listed.
func (s *psReader) computed(name string, values []psValue) (psValue, bool) {
	rest := values[1:]
	switch name {
	case "convertto-json":
		v, ok := s.piped, s.has
		for _, each := range rest {
			if !ok && (each.kind == psTable || each.kind == psList) {
				v, ok = each, true
			}
		}
		if !ok {
			return psValue{}, false
		}
		if v.kind == psTable || v.kind == psList {
			return psValue{text: bounded(v.json(0)), from: v.origins()}, true
		}
		return psUnknown(v.origins()), true
	case "get-command", "get-alias", "join-path", "convertto-securestring":
		plain := withoutOptionValues(rest)
		if len(plain) == 0 {
			return psValue{}, false
		}
		if name == "join-path" {
			return joinedPath(plain), true
		}
		if strings.ContainsAny(plain[0].string(), "*?[") { // commands by a pattern: any of them
			return psUnknown(plain[0].origins()), true
		}
		return plain[0], true
	case "set-alias", "new-alias":
		if plain := withoutOptionValues(rest); len(plain) == 2 && len(s.vars) < maxItems {
			s.vars["alias:"+strings.ToLower(plain[0].string())] = plain[1]
		}
		return psValue{}, true
	case "new-object":
		return newObject(withoutOptionValues(rest))
	}
	return psValue{}, false
}

// newObject is what New-Object makes, of a type or of a table.
func newObject(args []psValue) (psValue, bool) {
	if len(args) == 0 || args[0].kind != psText || !isKnown(args[0].text) {
		return psValue{}, false
	}
	typeName := strings.TrimPrefix(strings.ToLower(args[0].text), "system.")
	if last := args[len(args)-1]; last.kind == psTable {
		if psConstructed[typeName] != nil {
			return objectOf(typeName, last), true
		}
		return last, true
	}
	if v, ok := made(strings.ToLower(args[0].text), args[1:]); ok {
		return v, true
	}
	if len(args) == 2 && args[1].kind == psList {
		return object(typeName, args[1].list), true
	}
	return object(typeName, args[1:]), true
}

func withoutOptionValues(values []psValue) []psValue {
	var out []psValue
	for _, v := range values {
		if v.kind != psText || !strings.HasPrefix(v.text, "-") {
			out = append(out, v)
		}
	}
	return out
}

func joinedPath(parts []psValue) psValue {
	between := `\`
	if strings.ContainsAny(parts[0].string(), "/~") {
		between = "/"
	}
	out := psValue{text: strings.TrimRight(parts[0].string(), `\/`), from: parts[0].origins()}
	for _, each := range parts[1:] {
		out.text = bounded(out.text + between + strings.TrimLeft(each.string(), `\/`))
		out.from = joinOrigins(out.from, each.origins())
	}
	return out
}

// psPassing are the cmdlets that pass on what they are given, or some of it.
var psPassing = []string{
	"out-string", "select-object", "where-object", "sort-object", "select", "where", "sort", "tee-object", "get-unique",
}

// printed is the value that a listed command gives.
func (s *psReader) printed(name string, argv []Word, values []psValue, out output, i int) psValue {
	from := originOf(append(out.from, i))
	if s.has && slices.Contains(psPassing, name) {
		return s.piped
	}
	switch name {
	case "write-output":
		list := psValue{kind: psList, from: from}
		for _, w := range argv[1:] {
			list.list = append(list.list, psValue{text: w.Text, from: w.origin})
		}
		if len(list.list) == 1 {
			return list.list[0]
		}
		return list
	case "foreach-object": // the name of a method
		if plain := withoutOptionValues(values); s.has && len(plain) > 0 {
			return s.method(s.piped, strings.ToLower(plain[0].string()), plain[1:], argv[0].Span.Start)
		}
	case "get-childitem", "get-item":
		return psFound(name, values, from)
	case "get-content":
		for _, w := range argv[1:] {
			if f, ok := s.r.contents(w); ok && !strings.HasPrefix(w.Text, "-") {
				return psValue{text: f.text, from: joinOrigins(from, originOf(f.from))}
			}
		}
	default:
		return given(name, values, from)
	}
	return psUnknown(from)
}
