package query

import (
	"strconv"
	"strings"
)

// truth is what a condition is known to be.
type truth uint8

const (
	open  truth = iota // holds for some rows
	holds              // holds for every row
	never              // holds for none
	keyed              // holds for rows named one by one
)

// filter classifies the condition [lo, hi) on the rows of tables.
func (r *reader) filter(lo, hi int, tables []string) string {
	if lo >= hi {
		return FilterNone
	}
	switch (condition{r, tables}).or(lo, hi, 0) {
	case holds:
		return FilterAlways
	case keyed, never:
		return FilterKey
	}
	return FilterSome
}

// condition reads boolean expressions over tokens.
type condition struct {
	*reader
	tables []string
}

// or is the truth of alternatives: the widest of them.
func (c condition) or(lo, hi, depth int) truth {
	if depth > maxDepth {
		*c.cut = true
		return open
	}
	out, any := never, false
	c.split(lo, hi, "OR", "||", func(lo, hi int) {
		t := c.and(lo, hi, depth)
		switch {
		case !any:
			out = t
		case t == holds || out == holds:
			out = holds
		case t == open || out == open:
			out = open
		case t == keyed || out == keyed:
			out = keyed
		}
		any = true
	})
	return out
}

// and is the truth of parts that all must hold: the narrowest of them.
func (c condition) and(lo, hi, depth int) truth {
	out := holds
	c.split(lo, hi, "AND", "&&", func(lo, hi int) {
		switch t := c.not(lo, hi, depth); {
		case t == never || out == never:
			out = never
		case t == keyed || out == keyed:
			out = keyed
		case t == open:
			out = open
		}
	})
	return out
}

// split cuts at a connective outside parentheses; the AND of BETWEEN does not count.
func (c condition) split(lo, hi int, word, op string, do func(lo, hi int)) {
	from, between := lo, false
	cases := 0
	for i := lo; i < hi; i = c.next(i) {
		switch c.up(i) {
		case "BETWEEN":
			between = true
		case "CASE":
			cases++
		case "END":
			cases--
		}
		if c.up(i) != word && !c.is(i, op) || cases > 0 || i == lo {
			continue
		}
		if word == "AND" && between {
			between = false
			continue
		}
		if op == "||" && c.is(i, op) && c.toks[i-1].kind == textToken {
			continue
		}
		do(from, i)
		from = i + 1
	}
	do(from, hi)
}

func (c condition) not(lo, hi, depth int) truth {
	if depth > maxDepth {
		*c.cut = true
		return open
	}
	if c.up(lo) == "NOT" && lo < hi || c.is(lo, "!") && lo < hi {
		switch c.not(lo+1, hi, depth+1) {
		case holds:
			return never
		case never:
			return holds
		}
		return open
	}
	if c.is(lo, "(") && c.close(lo, hi) == hi-1 && !c.queryAt(lo+1, hi) {
		return c.or(lo+1, hi-1, depth+1)
	}
	return c.atom(lo, hi, depth)
}

// atom is the truth of one comparison.
func (c condition) atom(lo, hi, depth int) truth {
	if lo >= hi {
		return open
	}
	if hi-lo == 1 {
		return c.lone(lo)
	}
	if c.up(lo) == "EXISTS" && c.is(lo+1, "(") && c.queryAt(lo+2, hi) {
		return c.exists(lo+2, c.close(lo+1, hi))
	}
	if hi-lo == 3 && c.up(lo) == "CURRENT" && c.up(lo+1) == "OF" {
		return keyed
	}
	for i := lo; i < hi; i = c.next(i) {
		switch {
		case c.up(i) == "IS":
			return c.isTest(lo, i, hi, depth)
		case c.up(i) == "IN":
			return c.membership(lo, i, hi)
		case c.up(i) == "BETWEEN":
			return c.between(lo, i, hi)
		case c.any(i, "LIKE", "ILIKE", "REGEXP", "RLIKE", "SIMILAR") || c.is(i, "~"):
			return c.like(lo, i, hi)
		case c.comparison(i):
			return c.compare(lo, i, hi)
		}
	}
	return open
}

func (c condition) comparison(i int) bool {
	if c.toks[i].kind != opToken {
		return false
	}
	switch c.toks[i].text {
	case "=", "==", "<>", "!=", "<", ">", "<=", ">=":
		return true
	}
	return false
}

// lone is the truth of a condition of one token: TRUE, 1, 'a'.
func (c condition) lone(i int) truth {
	switch t := c.toks[i]; {
	case t.up == "TRUE":
		return holds
	case t.up == "FALSE" || t.up == "NULL":
		return never
	case t.kind == numberToken:
		if f, err := strconv.ParseFloat(t.text, 64); err == nil && f == 0 {
			return never
		}
		return holds
	}
	return open
}

// exists holds for every row when its query reads no condition of the row.
func (c condition) exists(lo, hi int) truth {
	where := c.find(lo, hi, "WHERE")
	if where == hi || (condition{c.reader, nil}).or(where+1, hi, 1) == holds {
		return holds
	}
	return open
}

// isTest reads IS [NOT] NULL, TRUE, FALSE. A column is taken never to be null, unless it says when something happened to the row.
func (c condition) isTest(lo, i, hi, depth int) truth {
	j, not := i+1, false
	if c.up(j) == "NOT" {
		j, not = j+1, true
	}
	switch {
	case j >= hi:
	case c.up(j) == "NULL" && not && !c.eventful(lo, i):
		return holds
	case c.up(j) == "NULL" && !not && (c.literal(lo, i) || c.keyed(lo, i)):
		return never
	case c.up(j) == "TRUE" && !not:
		return c.not(lo, i, depth+1)
	}
	return open
}

// membership reads x [NOT] IN (…); i is the place of IN.
func (c condition) membership(lo, i, hi int) truth {
	openAt, not := i+1, c.up(i-1) == "NOT"
	if !c.is(openAt, "(") {
		return open
	}
	if not {
		i--
	}
	end := c.close(openAt, hi)
	if c.queryAt(openAt+1, end) {
		if !not && c.wholeTable(openAt+1, end) {
			return holds
		}
		return open
	}
	n, literals, same, below := 0, true, false, true
	c.commas(openAt+1, end, func(a, b int) {
		n++
		v, number := c.float(a, b)
		below = below && number && v <= 0
		literals = literals && c.literal(a, b)
		same = same || c.equal(lo, i, a, b)
	})
	switch {
	case same && !not && (c.literal(lo, i) || !literals):
		return holds
	case not && below && n > 0 && c.keyed(lo, i):
		return holds
	case !not && literals && n <= 100 && c.keyed(lo, i):
		return keyed
	}
	return open
}

// wholeTable reports a subquery that gives all rows of one of the statement's own tables.
func (c condition) wholeTable(lo, hi int) bool {
	list := c.queries(lo, hi, nil)
	if len(list) != 1 || list[0].Limit >= 0 || len(list[0].Names) != 1 || list[0].Filter != FilterNone && list[0].Filter != FilterAlways {
		return false
	}
	for _, t := range c.tables {
		if strings.EqualFold(t, list[0].Names[0]) {
			return true
		}
	}
	return false
}

// between holds for every row when it runs from at most 1 to at least a million.
func (c condition) between(lo, i, hi int) truth {
	and := c.find(i, hi, "AND")
	low, ok1 := c.float(i+1, and)
	high, ok2 := c.float(and+1, hi)
	switch {
	case !ok1 || !ok2 || c.up(i-1) == "NOT":
		return open
	case c.literal(lo, i):
		if v, ok := c.float(lo, i); ok && v >= low && v <= high {
			return holds
		}
	case c.keyed(lo, i) && low <= 1 && high >= 1e6:
		return holds
	case c.keyed(lo, i) && high-low < 100:
		return keyed
	}
	return open
}

// like holds for every row when its pattern takes any text.
func (c condition) like(lo, i, hi int) truth {
	if c.up(i-1) == "NOT" || i+1 >= hi {
		return open
	}
	p := c.toks[i+1]
	if p.kind != textToken || i+2 < hi && !c.any(i+2, "ESCAPE") {
		return open
	}
	switch strings.ReplaceAll(p.text, "%%", "%") {
	case "%", ".*", "^.*$", "^", "":
		return holds
	}
	if c.any(i, "LIKE", "ILIKE") && !strings.ContainsAny(p.text, "%_") && c.keyed(lo, i) {
		return keyed
	}
	return open
}

// compare is the truth of x op y.
func (c condition) compare(lo, i, hi int) truth {
	op := c.toks[i].text
	if lo == i || i+1 == hi {
		return open
	}
	if c.equal(lo, i, i+1, hi) && !c.volatile(lo, i) {
		switch op {
		case "=", "==", "<=", ">=":
			return holds
		}
		return never
	}
	if c.literal(lo, i) && c.literal(i+1, hi) {
		return c.constants(lo, i, hi)
	}
	if c.literal(lo, i) {
		return c.column(i+1, hi, lo, i, mirrored[op])
	}
	return c.column(lo, i, i+1, hi, op)
}

var mirrored = map[string]string{"=": "=", "==": "==", "<>": "<>", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}

// constants compares two constants.
func (c condition) constants(lo, i, hi int) truth {
	a, okA := c.float(lo, i)
	b, okB := c.float(i+1, hi)
	order := strings.Compare(c.slice(lo, i), c.slice(i+1, hi))
	if okA && okB {
		order = 0
		if a < b {
			order = -1
		} else if a > b {
			order = 1
		}
	} else if c.unknown(lo, i) || c.unknown(i+1, hi) {
		return open
	}
	if ordered(c.toks[i].text, order) {
		return holds
	}
	return never
}

func ordered(op string, order int) bool {
	switch op {
	case "=", "==":
		return order == 0
	case "<>", "!=":
		return order != 0
	case "<":
		return order < 0
	case ">":
		return order > 0
	case "<=":
		return order <= 0
	}
	return order >= 0
}

// column is the truth of column op value.
func (c condition) column(lo, hi, vlo, vhi int, op string) truth {
	switch {
	case op == "=" || op == "==":
		if c.keyed(lo, hi) && (c.literal(vlo, vhi) || c.list(vlo, vhi)) {
			return keyed
		}
		if c.any(vlo, "ANY", "SOME") && c.is(vlo+1, "(") && c.queryAt(vlo+2, vhi) && c.wholeTable(vlo+2, c.close(vlo+1, vhi)) {
			return holds
		}
	case c.creation(lo, hi) && (op == "<" || op == "<=") && c.now(vlo, vhi):
		return holds
	case c.literal(vlo, vhi) && vhi-vlo <= 2:
		return c.bound(lo, hi, vlo, vhi, op)
	}
	return open
}

// bound finds conditions that no row fails: id > 0, id <> -1, name <> ”, created_at > '1970-01-01'.
func (c condition) bound(lo, hi, vlo, vhi int, op string) truth {
	v := c.toks[vhi-1]
	n, isNumber := c.float(vlo, vhi)
	counts := c.keyed(lo, hi) || c.up(lo) == "ROWNUM" || c.toks[lo].kind == wordToken && c.is(lo+1, "(") && c.any(lo, "LENGTH", "LEN", "CHAR_LENGTH")
	switch {
	case (op == "<>" || op == "!=") && v.kind == textToken && v.text == "":
		return holds
	case isNumber && counts:
		low := n <= 0 && (op == ">" || op == ">=" || op == "<>" || op == "!=") || op == ">=" && n == 1
		high := n >= 1e6 && (op == "<" || op == "<=" || op == "<>" || op == "!=")
		if low || high {
			return holds
		}
	case v.kind == textToken && len(v.text) >= 8 && isDigit(v.text[0]) && v.text[4] == '-':
		year := v.text[:4]
		if op[0] == '>' && year <= "1971" || op[0] == '<' && year >= "2100" {
			return holds
		}
	case v.kind == textToken && v.text == "" && op[0] == '>':
		return holds
	}
	return open
}

// equal reports that two ranges are written alike.
func (c condition) equal(alo, ahi, blo, bhi int) bool {
	if ahi-alo != bhi-blo || alo >= ahi {
		return false
	}
	for k := 0; k < ahi-alo; k++ {
		a, b := c.toks[alo+k], c.toks[blo+k]
		names := (a.kind == wordToken || a.kind == quotedToken) && (b.kind == wordToken || b.kind == quotedToken)
		if a.kind != b.kind && !names || a.text == "?" || !strings.EqualFold(a.text, b.text) {
			return false
		}
	}
	return !c.unknown(alo, ahi)
}

// volatile reports a function that gives another value at each call.
func (c condition) volatile(lo, hi int) bool {
	return c.is(lo+1, "(") && lo+1 < hi && c.any(lo, "RANDOM", "RAND", "NEWID", "UUID", "GEN_RANDOM_UUID", "NEXTVAL")
}

// unknown reports a part whose text could not be known.
func (c condition) unknown(lo, hi int) bool {
	for i := lo; i < hi; i++ {
		if c.toks[i].kind == paramToken || strings.Contains(c.toks[i].text, "\uFFFD") {
			return true
		}
	}
	return false
}

// literal reports a constant or a parameter: 'x', -1, $1, 'x'::uuid, CAST('x' AS uuid), ObjectId('x').
func (c condition) literal(lo, hi int) bool {
	if lo < hi && (c.is(lo, "-") || c.is(lo, "+")) {
		lo++
	}
	if lo >= hi {
		return false
	}
	t := c.toks[lo]
	if t.kind == wordToken && (t.up == "NULL" || t.up == "TRUE" || t.up == "FALSE" || strings.Contains(t.text, "\uFFFD")) {
		return hi-lo == 1
	}
	if t.kind == wordToken && c.is(lo+1, "(") && c.close(lo+1, hi) == hi-1 && c.any(lo, "CAST", "UUID", "TO_UUID", "LOWER", "UPPER", "TRIM", "UNHEX", "UUID_TO_BIN", "CONVERT") {
		end := c.find(lo+2, hi-1, "AS")
		return c.literal(lo+2, min(end, hi-1))
	}
	if t.kind == wordToken && lo+1 < hi && c.toks[lo+1].kind == textToken {
		return hi-lo == 2
	}
	if t.kind != textToken && t.kind != numberToken && t.kind != paramToken && (t.kind != quotedToken || c.dialect != mysql) {
		return false
	}
	return hi-lo == 1 || c.is(lo+1, "::")
}

// list reads ANY ('{1,2}') and ANY (ARRAY[1, 2]) of at most 100 constants.
func (c condition) list(lo, hi int) bool {
	if !c.any(lo, "ANY", "SOME") || !c.is(lo+1, "(") || c.queryAt(lo+2, hi) {
		return false
	}
	n := 1
	for i := lo + 2; i < c.close(lo+1, hi); i++ {
		n += strings.Count(c.toks[i].text, ",")
	}
	return n <= 100
}

// float is the number that a range holds.
func (c condition) float(lo, hi int) (float64, bool) {
	sign := 1.0
	if lo < hi && c.is(lo, "-") {
		lo, sign = lo+1, -1
	}
	if hi-lo != 1 || c.toks[lo].kind != numberToken {
		return 0, false
	}
	f, err := strconv.ParseFloat(c.toks[lo].text, 64)
	return sign * f, err == nil
}

// keyed reports that the left side is one column, perhaps inside lower() or a cast, that names a row.
func (c condition) keyed(lo, hi int) bool {
	if lo+1 < hi && c.is(lo+1, "(") && c.any(lo, "LOWER", "UPPER", "TRIM", "CAST") {
		return c.keyed(lo+2, c.close(lo+1, hi))
	}
	if lo+1 < hi && c.is(lo+1, "(") && c.any(lo, "COALESCE", "IFNULL", "NVL", "ISNULL", "ABS") && c.close(lo+1, hi) == hi-1 {
		return c.keyed(lo+2, min(c.firstComma(lo+2, hi-1), hi-1))
	}
	name, j := c.name(lo, hi)
	if j == lo || c.toks[lo].kind == textToken {
		return false
	}
	return (j >= hi || c.is(j, "::") || c.up(j) == "AS" || c.up(j) == "NOT") && keyColumn(name)
}

// creation reports a column that says when a row was made: every row has it in the past.
func (c condition) creation(lo, hi int) bool {
	name, j := c.name(lo, hi)
	if j != hi {
		return false
	}
	words := columnWords(name)
	return len(words) > 0 && (words[0] == "created" || words[0] == "inserted" || words[0] == "updated" || words[0] == "createdat")
}

// eventful reports a column that is null until something happens to the row: deleted_at, archived, cancelled_by.
func (c condition) eventful(lo, hi int) bool {
	name, _ := c.name(lo, hi)
	for _, w := range columnWords(name) {
		switch {
		case w == "created" || w == "inserted" || w == "updated":
			return false
		case strings.HasSuffix(w, "ed") || w == "at" || w == "on" || w == "until" || w == "reason" || w == "end" || w == "left":
			return true
		}
	}
	return false
}

// now reports the present moment and nothing else.
func (c condition) now(lo, hi int) bool {
	switch {
	case hi-lo == 1:
		return c.any(lo, "CURRENT_TIMESTAMP", "SYSDATE", "CURRENT_DATE", "LOCALTIMESTAMP", "SYSTIMESTAMP")
	case hi-lo == 3:
		return c.any(lo, "NOW", "GETDATE", "CURRENT_TIMESTAMP", "SYSDATE", "CURDATE", "GETUTCDATE") && c.is(lo+1, "(")
	}
	return false
}
