package code

import "strings"

// heredoc is a here-document whose body has not come yet.
type heredoc struct {
	token  int
	word   string
	raw    bool
	indent bool
	run    bool
}

// heredocStart reads <<WORD, <<~WORD, <<"WORD".
func (l *lexer) heredocStart() bool {
	i := 2
	h := heredoc{}
	if l.at(i) == '~' || l.at(i) == '-' {
		h.indent = true
		i++
	}
	q := l.at(i)
	if q == '\'' || q == '"' || q == '`' {
		h.raw, h.run = q == '\'', q == '`'
		i++
	} else if q = 0; !isLetter(l.at(i)) && l.at(i) != '_' || l.lang == ruby && !h.indent && !upper(l.at(i)) {
		return false
	}
	from := i
	for isWord(l.at(i)) || q != 0 && l.at(i) == ' ' {
		i++
	}
	h.word = l.src[l.pos+from : l.pos+i]
	if q != 0 {
		if l.at(i) != q {
			return false
		}
		i++
	}
	if h.word == "" || len(l.open) > 0 && l.depth > 0 {
		return false
	}
	start := l.pos
	l.pos += i
	l.emit(textToken, start, "")
	h.token = len(l.toks) - 1
	l.here = append(l.here, h)
	return true
}

func upper(c byte) bool { return c >= 'A' && c <= 'Z' }

// bodies reads the here-documents that the line before announced.
func (l *lexer) bodies() {
	list := l.here
	l.here = nil
	for _, h := range list {
		body, next, found := l.heredocBody(h)
		if !found {
			l.cut = true
		}
		t := &l.toks[h.token]
		t.command = h.run
		if h.raw || l.depth > 8 {
			t.text = l.src[l.pos:body]
		} else {
			in := &lexer{src: l.src, pos: l.pos, end: body, lang: l.lang, depth: l.depth + 1}
			parts := in.pieces(style{closing: "\x00\x00", holes: true})
			t.text = parts[0].text
			if len(parts) > 1 {
				t.text, t.parts = "", parts
			}
		}
		l.pos = next
	}
}

// heredocBody finds the end of the body that begins at the current line, and of the line that ends it.
func (l *lexer) heredocBody(h heredoc) (body, next int, found bool) {
	for pos := l.pos; pos < l.end; {
		eol := l.end
		if n := strings.IndexByte(l.src[pos:l.end], '\n'); n >= 0 {
			eol = pos + n
		}
		line := strings.TrimRight(l.src[pos:eol], "\r")
		if h.indent {
			line = strings.TrimLeft(line, " \t")
		}
		if line == h.word || l.lang == php && phpEnd(strings.TrimLeft(line, " \t"), h.word) {
			if l.lang == php {
				eol = strings.Index(l.src[pos:l.end], h.word) + pos + len(h.word)
			}
			return pos, eol, true
		}
		pos = min(l.end, eol+1)
		if eol == l.end {
			break
		}
	}
	return l.end, l.end, false
}

// phpEnd reports a line that begins with the closing word.
func phpEnd(line, word string) bool {
	rest, ok := strings.CutPrefix(line, word)
	return ok && (rest == "" || !isWord(rest[0]))
}

// phpHeredoc reads <<<EOT and <<<'EOT' with the body that follows.
func (l *lexer) phpHeredoc() bool {
	start := l.pos
	eol := strings.IndexByte(l.src[l.pos:l.end], '\n')
	if eol < 0 {
		return false
	}
	head := strings.TrimSpace(l.src[l.pos+3 : l.pos+eol])
	h := heredoc{word: strings.Trim(head, `'"`), raw: strings.HasPrefix(head, "'")}
	if h.word == "" || strings.ContainsAny(h.word, " ();,") {
		return false
	}
	l.pos += 3
	l.emit(textToken, start, "")
	h.token = len(l.toks) - 1
	l.pos = start + eol + 1
	l.here = append(l.here, h)
	l.bodies()
	return true
}
