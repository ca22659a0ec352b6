package shell

import "strings"

// dialectScanner splits PowerShell or cmd into statements and words.
type dialectScanner struct {
	src     string
	dialect string
	at      int
	open    bool // a quote was not closed

	list  []dialectStatement
	cur   dialectStatement
	word  strings.Builder
	start int
	in    bool // inside a word
	depth int  // of the parentheses of a static call
}

func (s *dialectScanner) statements() []dialectStatement {
	for s.at < len(s.src) {
		s.step()
	}
	s.endStatement(false)
	return s.list
}

func (s *dialectScanner) step() {
	c := s.src[s.at]
	switch {
	case s.escapes(c) && s.at+1 < len(s.src):
		s.add(s.src[s.at+1 : s.at+2])
		s.at++
	case c == '"' || c == '\'' && s.dialect == PowerShell:
		s.quoted(c)
		return
	case c == '#' && !s.in && s.dialect == PowerShell:
		s.at += strings.IndexByte(s.src[s.at:]+"\n", '\n')
		return
	case c == '@' && s.dialect == PowerShell && !s.in && strings.HasPrefix(s.src[s.at:], "@{"):
		s.table()
		return
	case c == '$' && s.dialect == PowerShell, c == '%' && s.dialect == Cmd:
		s.variable()
	case c == '\n' || c == ';' && s.dialect == PowerShell:
		s.endStatement(false)
	case c == '>' && s.dialect == Cmd:
		s.redirection()
	case c == '|' || c == '&':
		s.operator(c)
	case strings.IndexByte("{}()", c) >= 0 && s.dialect == PowerShell:
		s.bracket(c)
	case c == ',' && s.dialect == PowerShell, c == ' ', c == '\t', c == '\r':
		s.endWord()
	default:
		s.add(s.src[s.at : s.at+1])
	}
	s.at++
}

func (s *dialectScanner) escapes(c byte) bool {
	return c == '`' && s.dialect == PowerShell || c == '^' && s.dialect == Cmd
}

func (s *dialectScanner) add(text string) {
	if !s.in {
		s.in, s.start = true, s.at
	}
	s.word.WriteString(text)
}

// variable adds the mark of something unknown; its name stays behind the mark so that a constant can take its place.
func (s *dialectScanner) variable() {
	if s.dialect == PowerShell && s.at+1 < len(s.src) && s.src[s.at+1] == '(' {
		s.endStatement(false)
		return
	}
	if name, _, closed := strings.Cut(s.src[s.at+1:], "%"); s.dialect == Cmd && closed && isName(name) {
		s.add(unknown)
		s.at += len(name) + 1
		return
	}
	for _, constant := range []string{"$true", "$false", "$null"} {
		if strings.HasPrefix(strings.ToLower(s.src[s.at:min(len(s.src), s.at+6)]), constant) {
			s.add("$")
			return
		}
	}
	s.add(unknown)
}

func (s *dialectScanner) quoted(quote byte) {
	s.add("")
	s.at++
	for s.at < len(s.src) {
		c := s.src[s.at]
		switch {
		case c == quote && s.at+1 < len(s.src) && s.src[s.at+1] == quote && s.dialect == PowerShell:
			s.add(string(rune(c)))
			s.at++
		case c == quote:
			s.at++
			return
		case quote == '"' && s.escapes(c) && s.at+1 < len(s.src):
			s.at++
			s.add(s.src[s.at : s.at+1])
		case quote == '"' && (c == '$' && s.dialect == PowerShell || c == '%' && s.dialect == Cmd):
			s.add(unknown)
		default:
			s.add(s.src[s.at : s.at+1])
		}
		s.at++
	}
	s.open = true
}

// table reads a literal table, @{name = 'value'}, as one word without its mark.
func (s *dialectScanner) table() {
	s.at++
	depth, quote := 0, byte(0)
	for ; s.at < len(s.src); s.at++ {
		c := s.src[s.at]
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '{':
			depth++
		case c == '}':
			depth--
		case c == '$':
			s.add(unknown)
			continue
		}
		s.add(s.src[s.at : s.at+1])
		if depth == 0 {
			s.at++
			return
		}
	}
	s.open = true
}

// redirection is > or >> as a word of its own, with the stream that it is for; 2>&1 into another stream is left out.
func (s *dialectScanner) redirection() {
	if w := s.word.String(); w != "1" && w != "2" {
		s.endWord()
	}
	s.add(">")
	if strings.HasPrefix(s.src[s.at:], ">>") {
		s.at++
		s.add(">")
	}
	if strings.HasPrefix(s.src[s.at:], ">&") {
		s.at = min(s.at+2, len(s.src)-1)
		s.word.Reset()
		s.in = false
	}
	s.endWord()
}

// operator is |, ||, & or &&.
func (s *dialectScanner) operator(c byte) {
	double := s.at+1 < len(s.src) && s.src[s.at+1] == c
	if double {
		s.at++
	}
	s.endStatement(c == '|' && !double)
}

// bracket begins or ends a block, or the arguments of a static call, which are words of it.
func (s *dialectScanner) bracket(c byte) {
	called := s.depth > 0 || len(s.cur.words) == 0 && isStaticCall(s.word.String())
	switch {
	case !called:
		s.endStatement(false)
	case c == '(':
		s.depth++
		s.endWord()
	case c == ')':
		s.endWord()
		if s.depth--; s.depth == 0 {
			s.endStatement(false)
		}
	default:
		s.endWord()
	}
}

func (s *dialectScanner) endWord() {
	if s.in {
		s.cur.words = append(s.cur.words, dialectWord{s.word.String(), s.start, s.at})
	}
	s.word.Reset()
	s.in = false
}

// endStatement ends a statement; pipe says that the next reads what it prints. Brackets end one too, and keep a pipe open.
func (s *dialectScanner) endStatement(pipe bool) {
	s.endWord()
	piped := s.cur.piped
	if len(s.cur.words) > 0 {
		s.list = append(s.list, s.cur)
		piped = false
	}
	s.depth = 0
	s.cur = dialectStatement{piped: pipe || piped}
}
