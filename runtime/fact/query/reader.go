package query

import (
	"strconv"
	"strings"
)

// reader turns the tokens of one text into statements.
type reader struct {
	src  string
	toks []token
	// match holds, for each opening parenthesis, the index of its closing one; unclosed ones match the end.
	match   []int32
	dialect dialect
	depth   int
	out     *[]Statement
	// known holds constants by the name of the variable or prepared statement; temporary the temporary tables that the text made.
	known     map[string]string
	temporary map[string]bool
	// routines holds the bodies of the routines that the text made, by name.
	routines map[string]string
	// block is set in the body of a routine that runs.
	block bool
	// placedTo is the token up to which functions that are given places were looked for.
	placedTo int
	// begun is set behind the BEGIN of a block.
	begun bool
	// fixed, when set, is the span that every statement gets: that of the string that holds this text.
	fixed *[2]int
	// endless is set once a routine was found whose body does not end.
	endless bool
	cut     *bool // a bound of nesting was reached
	built   *int  // how many bytes of text were put together, and read
	// base is added to spans: where this text begins in the input.
	base int
}

func read(text string, d dialect) []Statement {
	var out []Statement
	r := &reader{dialect: d, out: &out, known: map[string]string{}, temporary: map[string]bool{}, routines: map[string]string{}, cut: new(bool), built: new(int)}
	r.read(text)
	if *r.cut {
		out = append(out, Statement{Verb: Unread, Cut: true, Limit: -1, Span: [2]int{0, len(text)}})
	}
	return out
}

// inner reads SQL that another statement holds and runs; body is its place in the source, 0 when it was put together.
func (r *reader) inner(text string, hold token, body int) {
	if r.depth >= 8 || len(text) > MaxText || body == 0 && !r.makes(len(text)) {
		*r.cut = true
		r.add(Statement{Verb: Unread, Limit: -1, Text: text}, hold)
		return
	}
	in := r.under(hold, body == 0)
	in.base, in.block = r.base+body, r.block
	in.read(text)
}

// under is a reader of what a token holds; made says that it was put together, and has the token's place.
func (r *reader) under(hold token, made bool) *reader {
	in := &reader{dialect: r.dialect, depth: r.depth + 1, out: r.out, known: r.known, temporary: r.temporary, routines: r.routines, fixed: r.fixed, cut: r.cut, built: r.built}
	if made && in.fixed == nil {
		in.fixed = &[2]int{r.base + hold.start, r.base + hold.end}
	}
	return in
}

// makes counts text that is put together, which variables can double again and again; false when there is too much of it.
func (r *reader) makes(n int) bool {
	*r.built += n
	*r.cut = *r.cut || *r.built > maxMade
	return *r.built <= maxMade
}

func (r *reader) read(text string) {
	r.src = text
	r.toks = lex(text, r.dialect)
	r.match = matches(r.toks)
	for lo := 0; lo < len(r.toks); {
		if r.full(r.toks[lo]) {
			return
		}
		hi := r.end(lo)
		if hi > lo {
			r.run(lo, hi)
			r.runStored(lo, hi)
		}
		lo = hi
		if lo < len(r.toks) && (r.toks[lo].text == ";" && r.toks[lo].kind == opToken || r.goLine(lo)) {
			lo++
		}
	}
}

// full reports that no more statements fit; the last one then says that the rest is unread.
func (r *reader) full(at token) bool {
	n := len(*r.out)
	if n < MaxStatements {
		return false
	}
	if (*r.out)[n-1].Verb != Unread {
		*r.out = append(*r.out, Statement{Verb: Unread, Cut: true, Limit: -1, Span: [2]int{r.base + at.start, r.base + len(r.src)}})
	}
	return true
}

func matches(toks []token) []int32 {
	match := make([]int32, len(toks))
	var open []int
	for i, t := range toks {
		match[i] = int32(i)
		if t.kind != opToken {
			continue
		}
		switch t.text {
		case "(":
			match[i] = int32(len(toks))
			open = append(open, i)
		case ")":
			if n := len(open); n > 0 {
				match[open[n-1]] = int32(i)
				open = open[:n-1]
			}
		case ";":
			open = open[:0]
		}
	}
	return match
}

// end is the index after the last token of the statement that begins at lo.
func (r *reader) end(lo int) int {
	if r.toks[lo].kind == metaToken {
		return lo + 1
	}
	if hi, ok := r.definitionEnd(lo); ok {
		return hi
	}
	for i := lo; i < len(r.toks); i++ {
		t := r.toks[i]
		if t.kind == opToken && t.text == ";" || t.kind == metaToken || r.goLine(i) || t.line && i > lo && r.setsClient(lo, i) {
			return i
		}
	}
	return len(r.toks)
}

// ofClient begins lines that are for the client, and need no mark at their end: SQL*Plus.
var ofClient = map[string]bool{"SET": true, "SPOOL": true, "PROMPT": true, "COLUMN": true, "COL": true, "DEFINE": true, "WHENEVER": true,
	"CONNECT": true, "CONN": true, "ACCEPT": true, "TTITLE": true, "BTITLE": true, "BREAK": true, "COMPUTE": true, "CLEAR": true}

// setsClient reports a line for the client: set pages 0 lines 400. What is assigned to a variable by SET is a statement.
func (r *reader) setsClient(lo, hi int) bool {
	if !ofClient[r.up(lo)] || !ofClient[r.up(hi)] && !r.any(hi, "SELECT", "WITH", "INSERT", "UPDATE", "DELETE", "MERGE", "DROP", "TRUNCATE", "ALTER", "CREATE", "GRANT",
		"REVOKE", "BEGIN", "DECLARE") {
		return false
	}
	if r.up(lo) != "SET" {
		return true
	}
	for i := lo + 1; i < hi; i++ {
		if r.is(i, "=") || r.is(i, ":=") || r.up(i) == "TO" {
			return false
		}
	}
	return true
}

// goLine reports a GO alone on its line, which ends a batch.
func (r *reader) goLine(i int) bool {
	return r.up(i) == "GO" && r.toks[i].line && (i+1 == len(r.toks) || r.toks[i+1].line || r.toks[i+1].kind == numberToken)
}

// definitionEnd finds the end of a routine with a BEGIN … END body; its statements do not run.
func (r *reader) definitionEnd(lo int) (int, bool) {
	if r.endless || !r.definesRoutine(lo) {
		return 0, false
	}
	depth, seen := 0, false
	for i := lo; i < len(r.toks); i++ {
		switch r.up(i) {
		case "BEGIN":
			if !seen && r.is(i+1, ";") {
				return 0, false
			}
			depth, seen = depth+1, true
		case "CASE":
			if r.up(i-1) != "END" {
				depth++
			}
		case "END":
			switch r.up(i + 1) {
			case "IF", "LOOP", "WHILE", "REPEAT", "FOR":
			default:
				depth--
			}
		}
		if seen && depth == 0 {
			return r.plainEnd(i), true
		}
		if !seen && (r.is(i, ";") || r.toks[i].kind == metaToken) {
			return 0, false
		}
	}
	r.endless = true
	return 0, false
}

func (r *reader) plainEnd(i int) int {
	for ; i < len(r.toks); i++ {
		if r.is(i, ";") || r.toks[i].kind == metaToken || r.goLine(i) {
			return i
		}
	}
	return i
}

// definesRoutine reports whether the statement at lo begins CREATE … PROCEDURE, FUNCTION, TRIGGER, EVENT or PACKAGE.
func (r *reader) definesRoutine(lo int) bool {
	if w := r.up(lo); w != "CREATE" && w != "ALTER" {
		return false
	}
	for i := lo + 1; i < min(lo+12, len(r.toks)); i++ {
		switch r.up(i) {
		case "PROCEDURE", "PROC", "FUNCTION", "TRIGGER", "EVENT", "PACKAGE":
			return true
		case "TABLE", "VIEW", "INDEX", "DATABASE", "SCHEMA", "USER", "ROLE":
			return false
		}
		if r.is(i, ";") || r.is(i, "(") {
			return false
		}
	}
	return false
}

// up is the upper-case word at i, or "".
func (r *reader) up(i int) string {
	if i < 0 || i >= len(r.toks) {
		return ""
	}
	return r.toks[i].up
}

// is reports an operator at i.
func (r *reader) is(i int, op string) bool {
	return i >= 0 && i < len(r.toks) && r.toks[i].kind == opToken && r.toks[i].text == op
}

// any reports whether the word at i is one of words.
func (r *reader) any(i int, words ...string) bool {
	w := r.up(i)
	if w == "" {
		return false
	}
	for _, x := range words {
		if x == w {
			return true
		}
	}
	return false
}

// find is the first index in [lo, hi), outside parentheses, that holds one of words; hi when there is none.
func (r *reader) find(lo, hi int, words ...string) int {
	for i := lo; i < hi; i = r.next(i) {
		if r.any(i, words...) {
			return i
		}
	}
	return hi
}

// next is the index after the token at i, or after the parentheses that it opens.
func (r *reader) next(i int) int {
	if r.is(i, "(") {
		return int(r.match[i]) + 1
	}
	return i + 1
}

// close is the index of the parenthesis that closes the one at i, at most hi.
func (r *reader) close(i, hi int) int { return min(int(r.match[i]), hi) }

// commas splits [lo, hi) at the commas outside parentheses and calls do with each part.
func (r *reader) commas(lo, hi int, do func(lo, hi int)) {
	from := lo
	for i := lo; i < hi; i = r.next(i) {
		if r.is(i, ",") {
			do(from, i)
			from = i + 1
		}
	}
	if from < hi {
		do(from, hi)
	}
}

// slice is the source of the tokens [lo, hi).
func (r *reader) slice(lo, hi int) string {
	if lo >= hi || lo >= len(r.toks) {
		return ""
	}
	hi = min(hi, len(r.toks))
	return r.src[r.toks[lo].start:r.toks[hi-1].end]
}

// piece is slice, cut to a bounded length.
func (r *reader) piece(lo, hi int) string {
	s := r.slice(lo, hi)
	if len(s) > maxPiece {
		return strings.ToValidUTF8(s[:maxPiece], "")
	}
	return s
}

// number is the whole number at i, or -1.
func (r *reader) number(i int) int64 {
	if i < 0 || i >= len(r.toks) || r.toks[i].kind != numberToken && r.toks[i].kind != textToken {
		return -1
	}
	n, err := strconv.ParseInt(strings.ReplaceAll(r.toks[i].text, "_", ""), 10, 64)
	if err != nil || n < 0 {
		return -1
	}
	return n
}

// put completes a statement that the tokens [lo, hi) say and lists it.
func (r *reader) put(s Statement, lo, hi int) {
	if s.Text == "" {
		s.Text = r.slice(lo, hi)
	}
	more := false
	s.Places, more = r.placed(lo, hi)
	s.Cut = s.Cut || more
	last := r.toks[min(hi, len(r.toks))-1]
	r.add(s, token{start: r.toks[lo].start, end: max(last.end, r.toks[lo].end)})
}

// maxPlaces bounds the paths and URLs of one statement that are listed.
const maxPlaces = 64

// placed finds the functions that are given a path or a URL; more says that there are others.
func (r *reader) placed(lo, hi int) (out []Placed, more bool) {
	for i := max(lo, r.placedTo); i+2 < min(hi, len(r.toks)) && !more; i++ {
		if r.toks[i].kind != wordToken || !r.is(i+1, "(") || !r.mayBePlace(i+2) {
			continue
		}
		end := r.close(i+1, hi)
		text, ok := r.fold(i+2, min(r.firstComma(i+2, end), end))
		if ok && (strings.HasPrefix(text, "/") || strings.HasPrefix(text, "~/") || strings.Contains(text, ":/")) && !strings.Contains(text, hole) {
			if more = len(out) == maxPlaces; !more {
				out = append(out, Placed{strings.ToLower(r.toks[i].text), text})
			}
		}
	}
	r.placedTo = max(r.placedTo, hi) // statements hold others: each token is looked at once
	return out, more
}

// mayBePlace says whether an argument begins with a text, or with a function or a variable that may give one.
func (r *reader) mayBePlace(i int) bool {
	t := r.toks[i]
	return t.kind == textToken && strings.Contains(t.text, "/") || t.kind == wordToken && r.is(i+1, "(") || t.kind == paramToken
}

func (r *reader) add(s Statement, at token) {
	if r.full(at) {
		return
	}
	if r.fixed != nil {
		s.Span = *r.fixed
	} else {
		s.Span = [2]int{r.base + at.start, r.base + at.end}
	}
	s.Temporary = s.Temporary || r.allTemporary(s.Names)
	*r.out = append(*r.out, s)
}

func (r *reader) allTemporary(names []string) bool {
	for _, n := range names {
		n = strings.ToLower(n)
		if !r.temporary[n] && !strings.HasPrefix(n, "#") && !strings.HasPrefix(n, "pg_temp.") && !strings.HasPrefix(n, "tempdb.") {
			return false
		}
	}
	return len(names) > 0
}

// key tells statements apart that say different things.
func (s *Statement) key() string {
	var b strings.Builder
	for _, list := range [][]string{{s.Verb, s.Object, s.Filter, s.Grantee, s.Target, strconv.FormatInt(s.Limit, 10)}, s.Names, s.Columns} {
		for _, x := range list {
			b.WriteString(x)
			b.WriteByte(0)
		}
		b.WriteByte(1)
	}
	for _, x := range []bool{s.Aggregate, s.Temporary, s.Catalog, s.Additive, s.IfExists, s.Cascade, s.HasPassword} {
		b.WriteString(strconv.FormatBool(x))
	}
	return b.String()
}
