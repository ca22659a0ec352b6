package query

import (
	"encoding/base64"
	"encoding/hex"
	"strconv"
	"strings"
)

// hole stands for text that cannot be known.
const hole = "\uFFFD"

// fold reads an expression that makes text: constants joined by || or +, CONCAT, FORMAT, CHAR and their kind. Unknown parts are holes;
// ok says that some part is known.
func (r *reader) fold(lo, hi int) (text string, ok bool) {
	if r.depth > maxDepth {
		*r.cut = true
		return hole, false
	}
	r.depth++
	defer func() { r.depth-- }()
	var b strings.Builder
	for i := lo; i < hi; {
		if r.is(i, "||") || r.is(i, "+") {
			i++
			continue
		}
		s, known, next := r.foldOne(i, hi)
		b.WriteString(s)
		ok = ok || known
		if i = max(next, i+1); i < hi && !r.is(i, "||") && !r.is(i, "+") && r.toks[i].kind != textToken {
			break
		}
	}
	return b.String(), ok
}

// foldOne reads one operand.
func (r *reader) foldOne(i, hi int) (string, bool, int) {
	t := r.toks[i]
	switch {
	case t.kind == textToken || t.kind == quotedToken && r.dialect == mysql:
		return t.text, true, i + 1
	case t.kind == numberToken:
		if strings.HasPrefix(t.text, "0x") || strings.HasPrefix(t.text, "0X") {
			return unhex(t.text[2:]), true, i + 1
		}
		return t.text, true, i + 1
	case t.kind == paramToken || t.kind == wordToken && !r.is(i+1, "("):
		if v, ok := r.known[strings.ToLower(t.text)]; ok {
			return v, true, i + 1
		}
		_, j := r.name(i, hi)
		return hole, false, j
	case r.is(i, "("):
		end := r.close(i, hi)
		s, ok := r.fold(i+1, end)
		return s, ok, end + 1
	case t.kind == wordToken:
		end := r.close(i+1, hi)
		s, ok := r.foldCall(t.up, i+2, end)
		return s, ok, end + 1
	}
	return hole, false, i + 1
}

// foldCall reads a function of text.
func (r *reader) foldCall(name string, lo, hi int) (string, bool) {
	var args []string
	ok := false
	r.commas(lo, hi, func(lo, hi int) {
		s, known := r.fold(lo, hi)
		args = append(args, s)
		ok = ok || known
	})
	if len(args) == 0 || len(args) > maxColumns*4 {
		return hole, false
	}
	switch name {
	case "CONCAT":
		return strings.Join(args, ""), ok
	case "CONCAT_WS":
		return strings.Join(args[1:], args[0]), ok
	case "FORMAT":
		return format(args), ok
	case "CHR", "CHAR", "NCHAR":
		return chars(args), ok
	case "CAST", "CONVERT_FROM", "CONVERT_TO", "TO_CHAR", "TRIM", "LOWER", "UPPER", "QUOTE_LITERAL", "QUOTE_IDENT", "TEXT", "UNISTR":
		return args[0], ok
	case "CONVERT":
		return args[len(args)-1], ok
	case "UNHEX":
		return unhex(args[0]), ok
	case "FROM_BASE64":
		return unbase64(args[0]), ok
	case "DECODE":
		if len(args) == 2 && args[1] == "base64" {
			return unbase64(args[0]), ok
		}
		return unhex(args[0]), ok
	case "REVERSE":
		return reverse(args[0]), ok
	}
	return hole, false
}

// format fills %s, %I and %L of a PostgreSQL format string.
func format(args []string) string {
	out, rest := "", args[0]
	for n := 1; ; n++ {
		i := strings.IndexByte(rest, '%')
		if i < 0 || i+1 >= len(rest) {
			return out + rest
		}
		arg := hole
		if n < len(args) {
			arg = args[n]
		}
		end := i + 1
		if rest[end] == '%' {
			arg = "%"
			n--
		} else if k, after, ok := position(rest[end:]); ok {
			arg, end = hole, len(rest)-len(after)
			if k > 0 && k < len(args) {
				arg = args[k]
			}
		}
		if end < len(rest) && rest[end] == 'L' && arg == hole {
			arg = "'" + hole + "'"
		}
		out += rest[:i] + arg
		rest = rest[min(len(rest), end+1):]
		if len(out) > MaxText {
			return out
		}
	}
}

// position reads the number of an argument in a format: 2$I.
func position(s string) (n int, after string, ok bool) {
	digits, after, ok := strings.Cut(s, "$")
	if !ok || len(digits) > 3 {
		return 0, "", false
	}
	n, err := strconv.Atoi(digits)
	return n, after, err == nil
}

func chars(args []string) string {
	var b strings.Builder
	for _, a := range args {
		n, err := strconv.ParseUint(a, 10, 21)
		if err != nil {
			b.WriteString(hole)
			continue
		}
		b.WriteRune(rune(n))
	}
	return b.String()
}

func unhex(s string) string {
	b, err := hex.DecodeString(s)
	if err != nil {
		return s
	}
	if len(b) > 3 && b[1] == 0 && b[3] == 0 { // UTF-16, as T-SQL's nvarchar
		return strings.ReplaceAll(string(b), "\x00", "")
	}
	return string(b)
}

func unbase64(s string) string {
	b, err := base64.StdEncoding.DecodeString(strings.TrimSpace(s))
	if err != nil {
		return hole
	}
	return string(b)
}

func reverse(s string) string {
	rs := []rune(s)
	for i, j := 0, len(rs)-1; i < j; i, j = i+1, j-1 {
		rs[i], rs[j] = rs[j], rs[i]
	}
	return string(rs)
}

// set reads SET and DECLARE, and remembers constants.
func (r *reader) set(lo, hi int) {
	if r.setPassword(lo, hi) {
		return
	}
	if cursor := r.find(lo, hi, "CURSOR"); r.up(lo) == "DECLARE" && cursor < hi {
		if q := r.find(cursor, hi, "SELECT", "WITH"); q < hi {
			r.statement(q, hi)
			return
		}
	}
	r.assign(lo+1, hi)
	r.put(Statement{Verb: "set", Limit: -1}, lo, hi)
}

// assign remembers @a = 'x', a := 'x', a text := 'x', @a varchar(9) = 'x', a text default 'x'.
func (r *reader) assign(lo, hi int) {
	r.commas(lo, hi, func(lo, hi int) {
		for i := lo + 1; i < hi; i = r.next(i) {
			if r.is(i, "=") || r.is(i, ":=") || r.up(i) == "DEFAULT" {
				key := strings.ToLower(r.toks[lo].text)
				if text, ok := r.fold(i+1, hi); ok && len(text) < MaxText && len(r.known) < MaxStatements {
					r.known[key] = text
				} else {
					delete(r.known, key)
				}
				return
			}
		}
	})
}

// execute reads CALL, EXEC, EXECUTE and PREPARE. Text that is run as SQL is read as SQL.
func (r *reader) execute(lo, hi int) {
	i := r.skip(lo+1, hi, "IMMEDIATE")
	if r.up(lo) == "PREPARE" {
		r.prepare(lo, hi)
		return
	}
	if r.up(lo) == "PERFORM" {
		r.embedded(i, hi)
	}
	if i >= hi || r.up(lo) == "CALL" || r.up(lo) == "PERFORM" {
		r.call(lo, i, hi)
		return
	}
	t := r.toks[i]
	end := min(r.find(i, hi, "USING", "INTO"), hi)
	switch {
	case r.block, r.is(i, "("), t.kind == textToken, r.up(i-1) == "IMMEDIATE", t.kind == paramToken && !r.assigns(i, hi), t.kind == wordToken && r.is(i+1, "||"), r.folds(i):
		r.runText(i, end, lo, hi)
	default:
		if text, ok := r.known["prepared "+strings.ToLower(t.text)]; ok {
			r.inner(text, t, 0)
			return
		}
		r.call(lo, i, hi)
	}
}

// assigns reports EXEC @result = procedure.
func (r *reader) assigns(i, hi int) bool { return i+1 < hi && r.is(i+1, "=") }

// folds reports a function that makes text.
func (r *reader) folds(i int) bool {
	return r.is(i+1, "(") && r.any(i, "FORMAT", "CONCAT", "CHR", "CAST", "CONVERT_FROM", "DECODE")
}

// runText reads the text that [lo, hi) makes as SQL.
func (r *reader) runText(lo, hi, slo, shi int) {
	text, ok := r.fold(lo, hi)
	if !ok {
		r.put(Statement{Verb: Unread, Limit: -1}, slo, shi)
		return
	}
	body := 0
	if t := r.toks[lo]; hi-lo == 1 && t.body > 0 {
		body = t.body
	}
	before := len(*r.out)
	r.inner(text, r.toks[lo], body)
	if len(*r.out) == before {
		r.put(Statement{Verb: "other", Limit: -1}, slo, shi)
	}
}

// prepare remembers PREPARE a FROM 'text', and lists PREPARE a AS statement.
func (r *reader) prepare(lo, hi int) {
	name, i := r.name(lo+1, hi)
	if r.is(i, "(") {
		i = r.next(i)
	}
	switch {
	case r.up(i) == "FROM" && i+1 < hi:
		text, ok := r.fold(i+1, hi)
		if ok {
			r.known["prepared "+strings.ToLower(name)] = text
			return
		}
		r.put(Statement{Verb: Unread, Limit: -1}, lo, hi)
	case r.up(i) == "AS" && i+1 < hi:
		r.statement(i+1, hi)
	default:
		r.put(Statement{Verb: "other", Limit: -1}, lo, hi)
	}
}

// call reads a call of a procedure by name.
func (r *reader) call(lo, i, hi int) {
	if i+1 < hi && r.is(i+1, "=") {
		i += 2
	}
	name, j := r.name(i, hi)
	s := Statement{Verb: "call", Names: add(nil, name), Limit: -1}
	switch base := strings.ToLower(name[strings.LastIndexByte(name, '.')+1:]); {
	case base == "xp_cmdshell":
		text, _ := r.fold(j, hi)
		s = Statement{Verb: "shell", Limit: -1, Text: text}
	case base == "sp_executesql":
		r.runText(j, min(r.firstComma(j, hi), hi), lo, hi)
		return
	case memberProcedure(base):
		s = r.member(j, lo, hi)
	}
	r.embedded(j, hi)
	r.put(s, lo, hi)
}

// member reads sp_addrolemember 'role', 'account'.
func (r *reader) member(i, lo, hi int) Statement {
	s := Statement{Verb: "grant", Object: "role", Limit: -1}
	for n := 0; i < hi; i++ {
		if t := r.toks[i]; t.kind == textToken || t.kind == quotedToken || t.kind == wordToken {
			if n++; n == 1 {
				s.Names = []string{t.text}
			} else {
				s.Grantee = t.text
				break
			}
		}
	}
	return s
}

func (r *reader) firstComma(lo, hi int) int {
	for i := lo; i < hi; i = r.next(i) {
		if r.is(i, ",") {
			return i
		}
	}
	return hi
}

// runners are functions whose text argument is run as SQL.
var runners = map[string]bool{"DBLINK": true, "DBLINK_EXEC": true, "QUERY_TO_XML": true, "OPENQUERY": true, "OPENROWSET": true, "PG_BACKGROUND_LAUNCH": true}

// embedded lists the SQL that functions in [lo, hi) run.
func (r *reader) embedded(lo, hi int) {
	for i := lo; i+1 < hi; i++ {
		if !runners[r.up(i)] || !r.is(i+1, "(") {
			continue
		}
		for j := i + 2; j < r.close(i+1, hi); j++ {
			if r.toks[j].kind == textToken && Looks(r.toks[j].text) {
				r.inner(r.toks[j].text, r.toks[j], 0)
			}
		}
	}
}

// do reads DO with a body: statements that run.
func (r *reader) do(lo, hi int) {
	i := lo + 1
	other := false
	if r.up(i) == "LANGUAGE" {
		other = !strings.EqualFold(r.textAt(i+1), "plpgsql") && !strings.EqualFold(r.textAt(i+1), "sql")
		i += 2
	}
	if at := r.find(i, hi, "LANGUAGE"); at < hi {
		other = !strings.EqualFold(r.textAt(at+1), "plpgsql")
	}
	if i < hi && r.toks[i].kind == textToken && !other {
		before := len(*r.out)
		r.body(r.toks[i])
		if len(*r.out) == before {
			r.put(Statement{Verb: "other", Limit: -1}, lo, hi)
		}
		return
	}
	r.put(Statement{Verb: Unread, Limit: -1}, lo, hi)
}

// body reads the text of a block; in it EXECUTE runs text.
func (r *reader) body(t token) {
	outer := r.block
	r.block = true
	r.inner(t.text, t, t.body)
	r.block = outer
}
