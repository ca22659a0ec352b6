package query

import (
	"encoding/base64"
	"encoding/hex"
	"strconv"
	"strings"
)

// What an expression of constants comes to: concatenations, functions of texts, formats.

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
	if !r.makes(b.Len()) {
		return hole, false
	}
	return b.String(), ok
}

// foldOne reads one operand.
func (r *reader) foldOne(i, hi int) (string, bool, int) {
	t := r.toks[i]
	switch {
	case t.kind == textToken || t.kind == quotedToken && (r.dialect == mysql || r.src[t.start] == '"' && r.known[strings.ToLower(t.text)] == ""):
		return unquoted(t.text), true, i + 1 // where a text is made, "x" is one of BigQuery's
	case t.up == "CASE":
		return r.foldCase(i, hi)
	case t.kind == numberToken:
		if strings.HasPrefix(t.text, "0x") || strings.HasPrefix(t.text, "0X") {
			return unhex(t.text[2:]), true, i + 1
		}
		return t.text, true, i + 1
	case t.kind == paramToken || t.kind == quotedToken || t.kind == wordToken && !r.is(i+1, "("):
		if v, ok := r.known[strings.ToLower(t.text)]; ok && r.makes(len(v)) {
			return v, true, i + 1
		}
		name, j := r.name(i, hi)
		if v, ok := r.known[strings.ToLower(name)]; ok && r.makes(len(v)) {
			return v, true, j
		}
		return hole, false, j
	case r.is(i, "("):
		end := r.close(i, hi)
		if r.up(i+1) == "SELECT" {
			i, _ = r.modifiers(i+2, end)
			i--
		}
		s, ok := r.fold(i+1, end)
		return s, ok, end + 1
	case t.kind == wordToken:
		end := r.close(i+1, hi)
		s, ok := r.foldCall(t.up, i+2, end)
		return s, ok, end + 1
	}
	return hole, false, i + 1
}

// unquoted takes the marks off that are left of three in a row, as BigQuery has them around a text.
func unquoted(s string) string {
	for _, mark := range []string{`"`, "'"} {
		if len(s) > 1 && strings.HasPrefix(s, mark) && strings.HasSuffix(s, mark) {
			return s[1 : len(s)-1]
		}
	}
	return s
}

// foldCase reads CASE as all texts that it may give, one behind the other: any of them may run.
func (r *reader) foldCase(lo, hi int) (string, bool, int) {
	end := r.find(lo+1, hi, "END")
	var out []string
	ok := false
	for i := lo + 1; i < end; i = r.next(i) {
		if r.any(i, "THEN", "ELSE") {
			s, known := r.fold(i+1, r.find(i+1, end, "WHEN", "ELSE"))
			out, ok = append(out, s), ok || known
		}
	}
	return strings.Join(out, ";\n"), ok, end + 1
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
	case "CAST", "CONVERT_FROM", "CONVERT_TO", "TO_CHAR", "TRIM", "LTRIM", "RTRIM", "BTRIM", "LOWER", "UPPER", "INITCAP", "QUOTE_LITERAL", "QUOTE_IDENT",
		"QUOTENAME", "TEXT", "UNISTR", "COALESCE", "NVL", "ISNULL", "IFNULL", "STRING_AGG", "GROUP_CONCAT", "LISTAGG":
		return args[0], ok
	case "REPLACE", "TRANSLATE", "LEFT", "RIGHT", "SUBSTR", "SUBSTRING", "REPEAT", "REPLICATE":
		if strings.Contains(strings.Join(args, ""), hole) {
			return hole, false
		}
		return reshaped(name, args), ok
	case "CONVERT":
		return args[len(args)-1], ok
	case "IF", "IIF":
		return strings.Join(args[min(1, len(args)):], ";\n"), ok
	case "STUFF":
		return stuffed(args), ok
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

// reshaped is what a function of characters makes of constants.
func reshaped(name string, args []string) string {
	number := func(i int) int {
		if i >= len(args) {
			return MaxText
		}
		n, _ := strconv.Atoi(args[i])
		return max(0, n)
	}
	text := args[0]
	switch name {
	case "REPLACE":
		if len(args) == 3 && args[1] != "" && len(text)+strings.Count(text, args[1])*len(args[2]) <= MaxText {
			return strings.ReplaceAll(text, args[1], args[2])
		}
	case "TRANSLATE":
		if len(args) == 3 {
			return translate(text, args[1], args[2])
		}
	case "LEFT":
		return text[:min(number(1), len(text))]
	case "RIGHT":
		return text[max(0, len(text)-number(1)):]
	case "SUBSTR", "SUBSTRING":
		text = text[min(max(0, number(1)-1), len(text)):]
		return text[:min(number(2), len(text))]
	case "REPEAT", "REPLICATE":
		if n := number(1); n*len(text) <= maxPiece*maxColumns {
			return strings.Repeat(text, n)
		}
	}
	return hole
}

// stuffed puts a text in the place of others: STUFF(list, 1, 1, ”) takes the first mark off.
func stuffed(args []string) string {
	if len(args) != 4 {
		return hole
	}
	from, err := strconv.Atoi(args[1])
	n, bad := strconv.Atoi(args[2])
	text := args[0]
	if err != nil || bad != nil || from < 1 || n < 0 || from-1+n > len(text) || strings.Contains(text[:from-1+n], hole) {
		return text
	}
	return text[:from-1] + args[3] + text[from-1+n:]
}

// translate changes each letter of from into the one of to at its place, and takes out those that have none.
func translate(text, from, to string) string {
	targets := []rune(to)
	return strings.Map(func(c rune) rune {
		n := strings.IndexRune(from, c)
		if n < 0 {
			return c
		}
		if n = len([]rune(from[:n])); n < len(targets) {
			return targets[n]
		}
		return -1
	}, text)
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
