package content

import (
	"strconv"
	"strings"
)

// digits returns how many digits every match of a pattern holds at least, as far as its top level and its groups say; and whether
// they stand in one run, with nothing but digits and a few separators between them.
func digits(pattern string) (n int, run bool) {
	r := digitReader{rest: strings.TrimPrefix(pattern, "(?i)"), run: true}
	least := -1
	for r.rest != "" {
		if r.rest[0] == '|' {
			least = lesser(least, r.n)
			r.rest, r.n = r.rest[1:], 0
			continue
		}
		r.step()
	}
	n = lesser(least, r.n)
	return n, r.run && n >= 4
}

func lesser(least, n int) int {
	if least < 0 {
		return n
	}
	return min(least, n)
}

type digitReader struct {
	rest string
	n    int
	run  bool
}

func (r *digitReader) step() {
	switch r.rest[0] {
	case '(':
		end := groupLength(r.rest)
		body := strings.TrimSuffix(r.rest[1:end], ")")
		r.rest = r.rest[end:]
		n, _ := digits(strings.TrimPrefix(strings.TrimPrefix(body, "?:"), "?i:"))
		r.n += n * r.times()
		r.run = r.run && !strings.ContainsAny(body, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
	case '[':
		end := bracketLength(r.rest)
		r.class(r.rest[1 : end-1])
		r.rest = r.rest[end:]
		r.times()
	case '\\':
		r.run = r.run && len(r.rest) > 1 && !strings.ContainsAny(r.rest[1:2], "wWsSdDpP")
		r.rest = r.rest[min(2, len(r.rest)):]
		r.times()
	default:
		one := r.rest[0] >= '0' && r.rest[0] <= '9'
		r.run = r.run && !letterByte(r.rest[0])
		r.rest = r.rest[1:]
		if times := r.times(); one {
			r.n += times
		}
	}
}

// class counts a class that holds digits only; one that holds letters ends a run.
func (r *digitReader) class(body string) {
	if strings.Trim(body, "0123456789-") != "" || body == "-" {
		r.run = r.run && !strings.ContainsFunc(body, func(c rune) bool { return c < 0x80 && letterByte(byte(c)) || c == '^' || c == '\\' })
		return
	}
	rest := digitReader{rest: r.rest[len(body)+2:]}
	r.n += rest.times()
}

// times reads a quantifier and returns how often the element before it stands at least.
func (r *digitReader) times() int {
	if r.rest == "" {
		return 1
	}
	switch r.rest[0] {
	case '?', '*':
		r.rest = strings.TrimPrefix(r.rest[1:], "?")
		return 0
	case '+':
		r.rest = strings.TrimPrefix(r.rest[1:], "?")
		return 1
	case '{':
		body, rest, _ := strings.Cut(r.rest[1:], "}")
		r.rest = rest
		low, _, _ := strings.Cut(body, ",")
		n, _ := strconv.Atoi(low)
		return n
	}
	return 1
}
