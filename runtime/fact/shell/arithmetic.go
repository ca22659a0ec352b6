package shell

import (
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// arithmeticText is the value of $((…)) as text.
func (r *reader) arithmeticText(x syntax.ArithmExpr) string {
	if n, ok := r.arithmetic(x); ok {
		return strconv.FormatInt(n, 10)
	}
	return unknown
}

// arithmetic evaluates an expression; assignments in it take effect. False means that it cannot be known.
func (r *reader) arithmetic(x syntax.ArithmExpr) (int64, bool) {
	r.nodes++
	defer func() { r.nodes-- }()
	if r.nodes > maxNodes {
		r.passed("an expression is nested too deep", r.at.hold)
		return 0, false
	}
	if !r.charge(1) {
		return 0, false
	}
	switch e := x.(type) {
	case *syntax.Word:
		return r.number(r.word(e).Text, 0)
	case *syntax.ParenArithm:
		return r.arithmetic(e.X)
	case *syntax.UnaryArithm:
		return r.unary(e)
	case *syntax.BinaryArithm:
		return r.binary(e)
	}
	return 0, false
}

// number reads a constant, or a name and what it holds.
func (r *reader) number(text string, chain int) (int64, bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		return 0, true
	}
	if isName(text) && chain < 8 {
		v := r.variable(text).first()
		if v.env {
			return 0, false
		}
		return r.number(v.text, chain+1)
	}
	base := 10
	if b, digits, ok := strings.Cut(text, "#"); ok {
		base, _ = strconv.Atoi(b)
		text = digits
		if base < 2 || base > 36 {
			return 0, false
		}
	} else if len(text) > 1 && text[0] == '0' {
		base = 0
	}
	n, err := strconv.ParseInt(text, base, 64)
	return n, err == nil
}

func (r *reader) unary(e *syntax.UnaryArithm) (int64, bool) {
	n, ok := r.arithmetic(e.X)
	if e.Op == syntax.Inc || e.Op == syntax.Dec {
		next := n + 1
		if e.Op == syntax.Dec {
			next = n - 1
		}
		r.assignNumber(e.X, next, ok)
		if !e.Post {
			n = next
		}
		return n, ok
	}
	switch e.Op {
	case syntax.Not:
		return truth(n == 0), ok
	case syntax.BitNegation:
		return ^n, ok
	case syntax.Minus:
		return -n, ok
	}
	return n, ok
}

func (r *reader) assignNumber(target syntax.ArithmExpr, n int64, known bool) {
	w, ok := target.(*syntax.Word)
	if !ok {
		return
	}
	name := w.Lit()
	if !isName(name) {
		return
	}
	text := unknown
	if known {
		text = strconv.FormatInt(n, 10)
	}
	r.scope.set(name, variable{value: value{text: text}})
}

func (r *reader) binary(e *syntax.BinaryArithm) (int64, bool) {
	if e.Op == syntax.TernQuest {
		return r.ternary(e)
	}
	if e.Op == syntax.Assgn {
		n, ok := r.arithmetic(e.Y)
		r.assignNumber(e.X, n, ok)
		return n, ok
	}
	a, okA := r.arithmetic(e.X)
	b, okB := r.arithmetic(e.Y)
	if op, assigns := assigning(e.Op); assigns {
		n, ok := calculate(op, a, b)
		r.assignNumber(e.X, n, ok && okA && okB)
		return n, ok && okA && okB
	}
	n, ok := calculate(e.Op, a, b)
	return n, ok && okA && okB
}

func (r *reader) ternary(e *syntax.BinaryArithm) (int64, bool) {
	condition, ok := r.arithmetic(e.X)
	arms, isArms := e.Y.(*syntax.BinaryArithm)
	if !ok || !isArms {
		return 0, false
	}
	if condition != 0 {
		return r.arithmetic(arms.X)
	}
	return r.arithmetic(arms.Y)
}

func assigning(op syntax.BinAritOperator) (syntax.BinAritOperator, bool) {
	switch op {
	case syntax.AddAssgn:
		return syntax.Add, true
	case syntax.SubAssgn:
		return syntax.Sub, true
	case syntax.MulAssgn:
		return syntax.Mul, true
	case syntax.QuoAssgn:
		return syntax.Quo, true
	case syntax.RemAssgn:
		return syntax.Rem, true
	}
	return op, false
}

func calculate(op syntax.BinAritOperator, a, b int64) (int64, bool) {
	switch op {
	case syntax.Add:
		return a + b, true
	case syntax.Sub:
		return a - b, true
	case syntax.Mul:
		return a * b, true
	case syntax.Quo, syntax.Rem:
		return divide(op, a, b)
	case syntax.Pow:
		return power(a, b)
	case syntax.And:
		return a & b, true
	case syntax.Or:
		return a | b, true
	case syntax.Xor:
		return a ^ b, true
	case syntax.Shl:
		return a << (uint64(b) & 63), true
	case syntax.Shr:
		return a >> (uint64(b) & 63), true
	case syntax.Comma:
		return b, true
	}
	return compare(op, a, b)
}

func divide(op syntax.BinAritOperator, a, b int64) (int64, bool) {
	if b == 0 {
		return 0, false
	}
	if op == syntax.Quo {
		return a / b, true
	}
	return a % b, true
}

func power(a, b int64) (int64, bool) {
	n := int64(1)
	if b < 0 || b > 64 {
		return 0, false
	}
	for range b {
		n *= a
	}
	return n, true
}

func compare(op syntax.BinAritOperator, a, b int64) (int64, bool) {
	switch op {
	case syntax.Eql:
		return truth(a == b), true
	case syntax.Neq:
		return truth(a != b), true
	case syntax.Lss:
		return truth(a < b), true
	case syntax.Leq:
		return truth(a <= b), true
	case syntax.Gtr:
		return truth(a > b), true
	case syntax.Geq:
		return truth(a >= b), true
	case syntax.AndArit:
		return truth(a != 0 && b != 0), true
	case syntax.OrArit:
		return truth(a != 0 || b != 0), true
	}
	return 0, false
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
