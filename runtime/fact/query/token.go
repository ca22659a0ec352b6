package query

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// dialect is how strings and comments are read where databases differ.
type dialect uint8

const (
	standard dialect = iota // backslash is plain, comments nest, # is an operator, $$ quotes
	mysql                   // backslash escapes, comments do not nest, # begins one, /*! is run
)

type kind uint8

const (
	opToken     kind = iota
	wordToken        // a bare word
	quotedToken      // "x" `x` [x]
	textToken        // a string constant, decoded
	numberToken      //
	paramToken       // $1 ? :x @x %s
	metaToken        // a client command, to the end of its line
)

// token is one lexical item; up is the upper-case text of a bare word and empty for all others.
type token struct {
	kind       kind
	text       string
	up         string
	start, end int
	body       int  // of a dollar-quoted text: where its content begins, else 0
	line       bool // first of its line
}

// ambiguous reports whether the dialects could read the text differently.
func ambiguous(text string) bool {
	return strings.ContainsAny(text, "#\\") || strings.Contains(text, "/*") || strings.Contains(text, "--")
}

// lexer cuts text into tokens; it always moves on and takes time linear in the text.
type lexer struct {
	src     string
	pos     int
	dialect dialect
	toks    []token
	line    bool
	eol     int
	// open counts the mysql /*! comments whose content is being read.
	open int
}

func lex(src string, d dialect) []token {
	l := &lexer{src: src, dialect: d, line: true, eol: -1, toks: make([]token, 0, len(src)/6+8)}
	for l.pos < len(l.src) {
		l.next()
	}
	return l.toks
}

func (l *lexer) at(i int) byte {
	if l.pos+i < len(l.src) {
		return l.src[l.pos+i]
	}
	return 0
}

func (l *lexer) has(prefix string) bool { return strings.HasPrefix(l.src[l.pos:], prefix) }

func (l *lexer) emit(k kind, start int, text string) *token {
	t := token{kind: k, text: text, start: start, end: l.pos, line: l.line}
	if k == wordToken {
		t.up = strings.ToUpper(text)
	}
	l.toks = append(l.toks, t)
	l.line = false
	return &l.toks[len(l.toks)-1]
}

func (l *lexer) next() {
	switch c := l.at(0); {
	case c == '\n':
		l.line = true
		l.pos++
	case c <= ' ':
		l.pos++
	case l.comment():
	case c == '\\':
		l.meta()
	case c == '\'':
		l.quote(c, l.dialect == mysql)
	case c == '"' || c == '`':
		l.identifier(c)
	case c == '[':
		l.bracket()
	case c == '$' && l.dollar():
	case c >= '0' && c <= '9' || c == '.' && isDigit(l.at(1)):
		l.number()
	case c == '.' && isLetter(l.at(1)) && l.fresh():
		l.meta()
	case c == '?' || c == '@' || c == ':' || c == '$' || c == '%':
		l.param()
	default:
		l.wordOrOp()
	}
}

// fresh reports whether a client command may begin here.
func (l *lexer) fresh() bool {
	return len(l.toks) == 0 || l.toks[len(l.toks)-1].text == ";" || l.src[l.pos-1] == '\n'
}

func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// comment skips one comment, or the marks around a comment that mysql runs.
func (l *lexer) comment() bool {
	switch {
	case l.has("--") && (l.dialect == standard || l.at(2) <= ' '):
		l.skipLine()
	case l.at(0) == '#' && l.dialect == mysql && !l.tempName():
		l.skipLine()
	case l.dialect == mysql && (l.has("/*!") || l.has("/*M!")):
		l.pos = l.pos + strings.IndexByte(l.src[l.pos:], '!') + 1
		for isDigit(l.at(0)) {
			l.pos++
		}
		l.open++
	case l.open > 0 && l.has("*/"):
		l.open--
		l.pos += 2
	case l.has("/*"):
		l.skipBlock()
	default:
		return false
	}
	return true
}

// tempName reports whether # begins the name of a temporary table (DROP TABLE #t) rather than a comment.
func (l *lexer) tempName() bool {
	if len(l.toks) == 0 || l.at(1) != '#' && !isLetter(l.at(1)) {
		return false
	}
	switch l.toks[len(l.toks)-1].up {
	case "TABLE", "FROM", "INTO", "EXISTS", "UPDATE", "JOIN":
		return true
	}
	return false
}

// skipLine moves to the end of the line; where that is, is looked for once a line.
func (l *lexer) skipLine() {
	if l.eol < l.pos {
		l.eol = len(l.src)
		if n := strings.IndexByte(l.src[l.pos:], '\n'); n >= 0 {
			l.eol = l.pos + n
		}
	}
	l.pos = l.eol
}

func (l *lexer) skipBlock() {
	depth := 0
	for l.pos < len(l.src) {
		switch {
		case l.has("/*") && (depth == 0 || l.dialect == standard):
			depth++
			l.pos += 2
		case l.has("*/"):
			depth--
			l.pos += 2
			if depth == 0 {
				return
			}
		default:
			l.pos++
		}
	}
}

// meta reads a client command to the end of its line. \n is white space that somebody escaped twice.
func (l *lexer) meta() {
	start := l.pos
	if l.at(1) == 'n' || l.at(1) == 'r' && l.at(2) == '\\' {
		l.pos += 2
		l.line = true
		return
	}
	if l.at(1) == 'G' {
		l.pos += 2
		l.emit(opToken, start, ";")
		return
	}
	l.skipLine()
	text := l.src[start:l.pos]
	if n := strings.Index(text[1:], `\\`); n >= 0 && text[0] == '\\' {
		l.pos = start + 1 + n
		text = l.src[start:l.pos]
		l.emit(metaToken, start, strings.TrimSpace(text))
		l.pos += 2
		return
	}
	l.emit(metaToken, start, strings.TrimSpace(text))
}

// quote reads a string in single quotes; escape says whether a backslash escapes.
func (l *lexer) quote(q byte, escape bool) {
	start := l.pos
	l.pos++
	var b strings.Builder
	from := l.pos
	for l.pos < len(l.src) {
		switch c := l.src[l.pos]; {
		case c == q && l.at(1) == q:
			b.WriteString(l.src[from : l.pos+1])
			l.pos += 2
			from = l.pos
		case c == q:
			b.WriteString(l.src[from:l.pos])
			l.pos++
			l.emit(textToken, start, b.String())
			return
		case c == '\\' && escape && l.pos+1 < len(l.src):
			b.WriteString(l.src[from:l.pos])
			b.WriteByte(unescape(l.at(1)))
			l.pos += 2
			from = l.pos
		default:
			l.pos++
		}
	}
	b.WriteString(l.src[min(from, len(l.src)):])
	l.emit(textToken, start, b.String())
}

func unescape(c byte) byte {
	switch c {
	case 'n':
		return '\n'
	case 't':
		return '\t'
	case 'r':
		return '\r'
	}
	return c
}

// identifier reads "x" or `x`. mysql takes "x" for a string; both end at the same place, and where a name stands a string is one.
func (l *lexer) identifier(q byte) {
	l.quote(q, q == '"' && l.dialect == mysql)
	l.toks[len(l.toks)-1].kind = quotedToken
}

// bracket reads [x], or the operator of an index or a list.
func (l *lexer) bracket() {
	start := l.pos
	end := strings.IndexAny(l.src[l.pos:min(len(l.src), l.pos+128)], "]\n")
	if end < 0 || l.src[l.pos+end] != ']' || l.indexes() {
		l.pos++
		l.emit(opToken, start, "[")
		return
	}
	l.pos += end + 1
	l.emit(quotedToken, start, l.src[start+1:l.pos-1])
}

// indexes reports whether [ follows what it indexes: a[1], ARRAY[1, 2].
func (l *lexer) indexes() bool {
	if len(l.toks) == 0 {
		return false
	}
	t := l.toks[len(l.toks)-1]
	if t.end != l.pos || t.text == "." || t.text == "," {
		return t.text == "="
	}
	switch t.up {
	case "FROM", "TABLE", "INTO", "UPDATE", "JOIN", "SELECT", "DELETE":
		return false
	}
	return t.kind != opToken || t.text == "]" || t.text == ")"
}

// dollar reads a $tag$ … $tag$ string.
func (l *lexer) dollar() bool {
	if l.dialect == mysql {
		return false
	}
	n := 1
	for l.at(n) == '_' || isLetter(l.at(n)) || n > 1 && isDigit(l.at(n)) {
		n++
	}
	if l.at(n) != '$' {
		return false
	}
	start, tag := l.pos, l.src[l.pos:l.pos+n+1]
	body := l.pos + len(tag)
	end := strings.Index(l.src[body:], tag)
	l.pos = len(l.src)
	text := l.src[body:]
	if end >= 0 {
		text = l.src[body : body+end]
		l.pos = body + end + len(tag)
	}
	l.emit(textToken, start, text).body = body
	return true
}

func (l *lexer) number() {
	start := l.pos
	for c := l.at(0); isDigit(c) || isLetter(c) || c == '_' || c == '.' && isDigit(l.at(1)); c = l.at(0) {
		l.pos++
	}
	if l.pos == start {
		l.pos++
	}
	l.emit(numberToken, start, l.src[start:l.pos])
}

// maxMarks is how many marks stand before the name of a parameter at most.
const maxMarks = 2

// param reads $1, ?, :name, @name, @@name, %s, %(name)s; a lone mark is an operator, and so are :: and := .
func (l *lexer) param() {
	start, c := l.pos, l.at(0)
	switch {
	case c == '?':
		l.pos++
		l.emit(paramToken, start, "?")
		return
	case c == '%':
		l.percent()
		return
	case l.has("::") || l.has(":="):
		l.pos += 2
		l.emit(opToken, start, l.src[start:l.pos])
		return
	}
	for l.at(0) == c && l.pos < start+maxMarks {
		l.pos++
	}
	if c == ':' && (l.at(0) == '\'' || l.at(0) == '"') { // psql's :'name'
		l.pos++
	}
	mark := l.pos
	l.name()
	if c == ':' && mark > start+1 && l.pos < len(l.src) && l.src[l.pos] == l.src[mark-1] {
		l.pos++
	}
	if mark == l.pos {
		l.pos = start + 1
		l.emit(opToken, start, l.src[start:l.pos])
		return
	}
	l.emit(paramToken, start, strings.Trim(l.src[start:l.pos], `:'"`))
}

func (l *lexer) percent() {
	start := l.pos
	l.pos++
	switch {
	case l.at(0) == 's' && !wordByte(l.at(1)):
		l.pos++
		l.emit(paramToken, start, "%s")
	case l.at(0) == '(':
		if n := strings.Index(l.src[l.pos:min(len(l.src), l.pos+64)], ")s"); n > 0 {
			l.pos += n + 2
			l.emit(paramToken, start, l.src[start:l.pos])
			return
		}
		l.emit(opToken, start, "%")
	default:
		l.emit(opToken, start, "%")
	}
}

func wordByte(c byte) bool {
	return c == '_' || c == '$' || c == '#' || isDigit(c) || isLetter(c) || c >= utf8.RuneSelf
}

// name moves over the letters of a word; other scripts and U+FFFD are letters, spaces of other scripts are not.
func (l *lexer) name() {
	start := l.pos
	for l.pos < len(l.src) && wordByte(l.src[l.pos]) {
		if l.src[l.pos] >= utf8.RuneSelf {
			r, n := utf8.DecodeRuneInString(l.src[l.pos:])
			if unicode.IsSpace(r) || unicode.Is(unicode.Cf, r) {
				return
			}
			l.pos += n
			continue
		}
		if l.src[l.pos] == '#' && l.dialect == mysql && l.pos > start {
			return
		}
		l.pos++
	}
}

func (l *lexer) wordOrOp() {
	start := l.pos
	l.name()
	if l.pos == start {
		_, n := utf8.DecodeRuneInString(l.src[l.pos:])
		if n = l.operator(n); n > 0 {
			l.pos += n
			if c := l.src[start]; c < utf8.RuneSelf {
				l.emit(opToken, start, l.src[start:l.pos])
			}
		}
		return
	}
	if l.at(0) == '\'' && l.stringPrefix(l.src[start:l.pos]) {
		return
	}
	l.emit(wordToken, start, l.src[start:l.pos])
}

// operator is the length of the operator at the current place; n is the length of its first character.
func (l *lexer) operator(n int) int {
	for _, op := range []string{"||", "<=", ">=", "<>", "!=", "==", "->>", "->", "#>>", "#>", "!~", "&&"} {
		if l.has(op) {
			return len(op)
		}
	}
	return n
}

// stringPrefix reads E'…', N'…', B'…', X'…', U&'…', q'[…]', _utf8'…' when word is such a prefix.
func (l *lexer) stringPrefix(word string) bool {
	start := l.pos - len(word)
	switch strings.ToUpper(word) {
	case "E":
		l.quote('\'', true)
	case "N", "B", "X", "R":
		l.quote('\'', l.dialect == mysql)
	case "Q", "NQ":
		l.alternative()
	default:
		if word[0] != '_' {
			return false
		}
		l.quote('\'', l.dialect == mysql)
	}
	t := &l.toks[len(l.toks)-1]
	t.start = start
	if word == "x" || word == "X" {
		t.text = unhex(t.text)
	}
	return true
}

// alternative reads Oracle's q'[…]'.
func (l *lexer) alternative() {
	start, open := l.pos, l.at(1)
	closing := string(open) + "'"
	if n := strings.IndexByte("[{(<", open); n >= 0 && open != 0 {
		closing = "]})>"[n:n+1] + "'"
	}
	l.pos = min(len(l.src), l.pos+2)
	from := l.pos
	end := strings.Index(l.src[from:], closing)
	if end < 0 {
		l.pos = len(l.src)
		l.emit(textToken, start, l.src[from:])
		return
	}
	l.pos = from + end + len(closing)
	l.emit(textToken, start, l.src[from:from+end])
}
