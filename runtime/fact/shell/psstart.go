package shell

import (
	"slices"
	"strings"
)

// What a line of PowerShell starts: cmdlets, programs and the blocks that they are given.

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
	if v, ok := s.cimMethod(name, values); ok {
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

// width is how many words of a command a value is.
func (v psValue) width() int {
	if v.kind == psList {
		return len(v.list)
	}
	return 1
}

// repeated puts an option before each element of a list that is its value.
func repeated(argv []Word, values []psValue) []Word {
	out := make([]Word, 0, len(argv))
	for n, v := range values {
		count := min(v.width(), len(argv))
		for k, w := range argv[:count] {
			if k > 0 && n > 0 && strings.HasPrefix(values[n-1].text, "-") {
				out = append(out, out[len(out)-2])
			}
			out = append(out, w)
		}
		argv = argv[count:]
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
		count := v.width()
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
	q := p.behind(c.Program, i)
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
