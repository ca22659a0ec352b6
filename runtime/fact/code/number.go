package code

import (
	"strconv"
	"strings"
)

// precedence orders the operators that numbers, texts and paths are computed with; they are read from left to right.
var precedence = map[string]int{"|": 1, "^": 2, "&": 3, "<<": 4, ">>": 4, "+": 5, "-": 5, "*": 6, "/": 6, "%": 6, "//": 6, "**": 7}

// binary is the operator at the current place, and how many tokens it is.
func (r *reader) binary() (op string, n int) {
	t := r.token(0)
	if t.kind != opToken {
		return "", 0
	}
	if (t.text == "<" || t.text == ">") && t.tight && r.is(t.text) && r.token(1).is(t.text) {
		return t.text + t.text, 2
	}
	if precedence[t.text] > 0 {
		return t.text, 1
	}
	return "", 0
}

// tight reads an operand with the operators behind it that bind tighter than p.
func (r *reader) tight(p int) *value {
	v := r.operand()
	for r.pos < r.end && !r.token(0).line {
		op, n := r.binary()
		if precedence[op] <= p {
			break
		}
		r.pos += n
		v = r.compute(op, v, r.tight(precedence[op]))
	}
	return v
}

// compute is what an operator gives.
func (r *reader) compute(op string, a, b *value) *value {
	switch {
	case op == "+":
		return r.join(a, b)
	case op == "%" && a != nil && a.form == textual && !a.number:
		return r.percent(a, b)
	case op == "/" && a != nil && a.name != "":
		return r.divide(a, b)
	case op == "|" && (flags(a) || flags(b)): // what is added to a mode is known even where the mode is not
		return r.concat([]*value{a, textValue("|"), b})
	}
	x, ok := a.integer()
	y, ok2 := b.integer()
	switch {
	case ok && ok2 && op == "|" && strings.HasPrefix(a.text, "0o"): // a mode stays in the base that modes are written in
		return &value{form: textual, text: "0o" + strconv.FormatInt(x|y, 8), known: true, number: true}
	case ok && ok2:
		return calculate(op, x, y)
	case op == "*" && ok2 && r.lang != node && r.lang != php && r.lang != perl:
		return r.repeated(a, y)
	}
	return nil
}

// flags reports the modes of opening a file and those of a file, as far as they are known: O_WRONLY|O_CREAT, S_ISUID.
func flags(v *value) bool {
	first, _, _ := strings.Cut(strings.TrimPrefix(v.piece(), Unknown+"|"), "|")
	return isFlag(first)
}

// computable says whether a number is one that can be added to others without running over.
func computable(n int64) bool { return n <= 1<<52 && n >= -1<<52 }

func calculate(op string, x, y int64) *value {
	if !computable(x) || !computable(y) {
		return nil
	}
	switch op {
	case "-":
		return numberValue(x - y)
	case "*":
		if y != 0 && (x*y)/y != x {
			return nil
		}
		return numberValue(x * y)
	case "&":
		return numberValue(x & y)
	case "|":
		return numberValue(x | y)
	case "^":
		return numberValue(x ^ y)
	}
	return divided(op, x, y)
}

// divided computes with what must not be negative, and divides without a rest.
func divided(op string, x, y int64) *value {
	switch {
	case x < 0 || y < 0:
	case op == "<<" && y < 40 && x < 1<<(52-y):
		return numberValue(x << y)
	case op == ">>" && y < 63:
		return numberValue(x >> y)
	case y == 0:
	case op == "%":
		return numberValue(x % y)
	case op == "//" || op == "/" && x%y == 0:
		return numberValue(x / y)
	}
	return nil
}

// repeated is a text or a list, n times.
func (r *reader) repeated(v *value, n int64) *value {
	switch s, ok := v.constant(); {
	case n < 0 || n > maxItems:
	case ok && !v.number && len(s)*int(n) <= maxValue:
		return r.text(strings.Repeat(s, int(n)))
	case v != nil && v.form == listed && len(v.items)*int(n) <= maxItems:
		var items []*value
		for range n {
			items = append(items, v.items...)
		}
		return listValue(items)
	}
	return nil
}

// literal is the value of a number as it is written: hexadecimal and binary ones in decimal digits.
func literal(s string) *value {
	s = s[:1] + strings.TrimRight(s[1:], "lLnuU") // of a width: 10L, 10n
	v := &value{form: textual, text: s, known: true, number: true}
	if len(s) > 2 && s[0] == '0' && strings.ContainsAny(s[1:2], "xXbB") {
		if n, ok := v.integer(); ok {
			return numberValue(n)
		}
	}
	return v
}
