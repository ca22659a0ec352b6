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

// started lists a command whose words are read, then the commands of its blocks.
func (s *psReader) started(argv []Word, values []psValue, blocks []int, p place) psValue {
	if len(argv) == 0 || len(values) == 0 {
		return s.blocksOf("", blocks, p)
	}
	p.redirs = append([]Redir(nil), p.redirs...)
	if s.has {
		p = p.piped(s.piped.piped())
	}
	if alias, ok := s.vars["alias:"+strings.ToLower(argv[0].Text)]; ok {
		argv[0].Text = alias.string()
	}
	if values[0].kind == psObject && values[0].text == "scriptblock" {
		return psUnknown(values[0].origins()) // its code is read where it is made
	}
	name := s.r.unaliased(dialectName(argv[0].Text), argv)
	if name == "start-process" {
		argv = startedProcess(argv, values)
	} else {
		argv = repeated(argv, values)
	}
	if v, ok := s.computed(name, values); ok {
		return v
	}
	bound := s.bound(name, argv)
	out, i := s.r.dialectCommand(PowerShell, append(slices.Clip(argv), bound...), p)
	for _, w := range argv {
		for _, from := range w.From() {
			s.r.result.Commands[from].ToText = true
		}
	}
	v := s.blocksOf(name, blocks, s.r.behindDialect(i, p))
	if v.text == "" && v.kind == psText || slices.Contains(psPassing, name) {
		for _, w := range bound {
			values = append(values, psValue{text: w.Text, from: w.origin})
		}
		v = s.printed(name, argv, values[1:], out, i)
	}
	for _, rd := range p.redirs[len(s.place.redirs):] {
		s.r.write(rd.Target, v.piped().text, []int{i}, rd.Op == "append")
	}
	return v
}

// repeated puts an option before each element of a list that is its value.
func repeated(argv []Word, values []psValue) []Word {
	out := make([]Word, 0, len(argv))
	for n, v := range values {
		count := 1
		if v.kind == psList {
			count = len(v.list)
		}
		for k, w := range argv[:min(count, len(argv))] {
			if k > 0 && n > 0 && strings.HasPrefix(values[n-1].text, "-") {
				out = append(out, out[len(out)-2])
			}
			out = append(out, w)
		}
		argv = argv[min(count, len(argv)):]
	}
	return out
}

// startedProcess puts the arguments that -ArgumentList gives a program behind it, and the other options before it.
func startedProcess(argv []Word, values []psValue) []Word {
	var file *Word
	var front, args []Word
	at := 0
	option := ""
	for n, v := range values {
		count := 1
		if v.kind == psList {
			count = len(v.list)
		}
		words := argv[min(at, len(argv)):min(at+count, len(argv))]
		at += count
		if len(words) == 0 {
			continue
		}
		text := strings.ToLower(v.text)
		switch {
		case n == 0:
		case v.kind == psText && strings.HasPrefix(text, "-") && option == "" && isName(text[1:]):
			option = text
			if text == "-nonewwindow" || text == "-wait" || text == "-passthru" || text == "-loaduserprofile" {
				front, option = append(front, words...), ""
			}
			continue
		case option != "" && strings.HasPrefix("-filepath", option), option == "" && file == nil:
			file = &words[0]
		case option == "" || strings.HasPrefix("-argumentlist", option) || option == "-args":
			args = append(args, argumentWords(words, v)...)
		default:
			front = append(append(front, Word{Text: option, Span: words[0].Span}), words...)
		}
		option = ""
	}
	if file == nil {
		return argv
	}
	out := append([]Word{argv[0]}, front...)
	return append(append(out, *file), args...)
}

// argumentWords are the arguments that a value gives: the elements of a list, or the words of one text.
func argumentWords(words []Word, v psValue) []Word {
	if v.kind == psList || len(words) != 1 || !strings.Contains(words[0].Text, " ") {
		return words
	}
	var out []Word
	for _, field := range strings.Fields(words[0].Text) {
		w := words[0]
		w.Text = strings.Trim(field, `"'`)
		out = append(out, w)
	}
	return out
}

// behindDialect is the place of the blocks that a command runs.
func (r *reader) behindDialect(i int, p place) place {
	c := &r.result.Commands[i]
	q := p.behind(c.Program)
	q.started, q.exact, q.redirs = false, false, nil
	if id := r.dialectIdentity(c.Program); id.program != nil && id.program.Remote {
		q.remote = true
		for _, o := range c.Options {
			if o.Role == "host" {
				q.host = o.Value
			}
		}
	}
	return q.quiet()
}

// blocksOf reads the blocks of a command, for each of the values that the pipe gives.
func (s *psReader) blocksOf(name string, blocks []int, p place) psValue {
	if len(blocks) == 0 {
		return psValue{}
	}
	end, outer := s.at, s.place
	s.place = p
	var out psValue
	for _, at := range blocks {
		items := []psValue{psUnknown(s.piped.origins())}
		if list := s.piped.items(); s.has && name == "foreach-object" && len(list) <= maxForEach {
			items = list
		}
		results := psValue{kind: psList}
		for _, item := range items {
			s.at = at
			s.vars["_"], s.vars["psitem"] = item, item
			results.list = append(results.list, s.block())
		}
		if out = results; len(results.list) == 1 {
			out = results.list[0]
		}
	}
	s.at, s.place = end, outer
	return out
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
	if last := args[len(args)-1]; last.kind == psTable {
		return last, true
	}
	if v, ok := made(strings.ToLower(args[0].text), args[1:]); ok {
		return v, true
	}
	out := psValue{kind: psObject, text: strings.TrimPrefix(strings.ToLower(args[0].text), "system.")}
	for _, each := range args[1:] {
		out.from = joinOrigins(out.from, each.origins())
	}
	return out, true
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
