package query

import "strings"

// name reads a dotted name at i and returns the index after it; i itself when there is none.
func (r *reader) name(i, hi int) (string, int) {
	var b strings.Builder
	start := i
	for i < hi && r.namePart(i) {
		b.WriteString(r.partText(i))
		i++
		i = r.glued(&b, i, hi)
		dots := 0
		for i < hi && r.is(i, ".") && dots < 2 {
			b.WriteByte('.')
			i++
			dots++
		}
		if dots == 0 || b.Len() > maxPiece {
			break
		}
	}
	if i == start {
		return "", i
	}
	return b.String(), i
}

// glued adds what stands directly behind a name part and belongs to it: a-b in a project's name, 'user'@'host', db:table.
func (r *reader) glued(b *strings.Builder, i, hi int) int {
	for i+1 < hi && r.toks[i].start == r.toks[i-1].end && (r.is(i, "-") || r.is(i, "@")) && r.toks[i+1].start == r.toks[i].end &&
		r.namePart(i+1) {
		b.WriteString(r.toks[i].text)
		b.WriteString(r.partText(i + 1))
		i += 2
	}
	if i < hi && r.toks[i].kind == paramToken && r.toks[i].start == r.toks[i-1].end && strings.HasPrefix(r.toks[i].text, "@") {
		b.WriteString(r.toks[i].text)
		i++
	}
	return i
}

func (r *reader) namePart(i int) bool {
	switch t := r.toks[i]; t.kind {
	case wordToken, quotedToken, textToken, paramToken:
		return true
	case opToken:
		return t.text == "*"
	case numberToken:
		return i > 0 && (r.is(i-1, ".") || r.is(i-1, "-"))
	}
	return false
}

// partText is the text of a name part; a variable's constant when it is known, else what is written.
func (r *reader) partText(i int) string {
	t := r.toks[i]
	if t.kind == paramToken {
		if v, ok := r.known[strings.ToLower(t.text)]; ok && len(v) < maxPiece {
			return v
		}
	}
	return t.text
}

// names reads a list of names; arguments in parentheses after a name are passed over.
func (r *reader) names(i, hi int) ([]string, int) {
	var list []string
	for i < hi {
		for r.any(i, "ONLY", "TABLE") && i+1 < hi && r.namePart(i+1) {
			i++
		}
		n, j := r.name(i, hi)
		if j == i {
			break
		}
		list = add(list, n)
		i = j
		if r.is(i, "(") {
			i = r.close(i, hi) + 1
		}
		if r.is(i, "*") {
			i++
		}
		if !r.is(i, ",") {
			break
		}
		i++
	}
	return list, min(i, hi)
}

// add appends a name that is not there yet, up to the bound.
func add(list []string, names ...string) []string {
next:
	for _, n := range names {
		if n == "" || len(list) >= maxNames {
			continue
		}
		for _, x := range list {
			if x == n {
				continue next
			}
		}
		list = append(list, n)
	}
	return list
}
