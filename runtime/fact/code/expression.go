package code

import (
	"strconv"
	"strings"
)

// expression reads operands with operators between, from left to right: only joins, alternatives and assignments keep what is known.
func (r *reader) expression() *value {
	if r.depth >= maxDepth {
		r.cut = true
		r.skipOperand()
		return nil
	}
	r.depth++
	defer func() { r.depth-- }()
	v := r.operand()
	for r.pos < r.end && !r.token(0).line {
		t := r.token(0)
		switch {
		case t.kind == wordToken:
			if !r.wordOperator(t.text, &v) {
				return v
			}
		case t.kind != opToken:
			return v
		case t.text == "=" && (r.lang == node || r.lang == perl || r.lang == php):
			bracket := r.token(-1).is(")")
			r.pos++
			if r.picked(v) {
				return nil
			}
			w := r.expression()
			if bracket && r.lang == perl && v != nil && v.form != listed && w != nil && w.form == listed {
				w = w.field("0")
			}
			r.assign(v, w, 0)
			return w
		case !r.operator(t.text, &v):
			return v
		}
	}
	return v
}

// picked reads the right side of {A, B} = process.env.
func (r *reader) picked(target *value) bool {
	if target == nil || target.form != keyed || r.word(0) != "process" || r.word(2) != "env" || r.token(3).is(".") || r.token(3).is("[") {
		return false
	}
	from := r.token(0).start
	r.pos += 3
	for _, k := range target.keys {
		r.environmentRead("process.env", textValue(k), from)
	}
	return true
}

// skipOperand moves on when nothing more can be read.
func (r *reader) skipOperand() {
	if t := r.token(0); t.is("(") || t.is("[") || t.is("{") {
		r.pos = r.closing(r.pos)
	}
	r.pos++
}

// wordOperator reads an operator that is a word, with its right side.
func (r *reader) wordOperator(w string, v **value) bool {
	switch w {
	case "or", "and":
		r.pos++
		*v = either([]*value{*v, r.choice()})
	case "is", "in", "not", "instanceof", "eq", "ne", "lt", "gt", "le", "ge", "cmp", "xor", "x", "isnt", "satisfies":
		if w == "in" && r.lang == node || w == "x" && r.lang != perl {
			return false
		}
		r.pos++
		r.operand()
		*v = nil
	case "as":
		return r.asOperator(*v)
	case "if":
		if r.lang != python {
			return false
		}
		r.pos++
		r.expression()
		if r.word(0) == "else" {
			r.pos++
			*v = either([]*value{*v, r.choice()})
		}
	default:
		return false
	}
	return true
}

// asOperator reads "with x as name" and TypeScript's "x as Type".
func (r *reader) asOperator(v *value) bool {
	if r.lang != python && r.lang != node || r.word(1) == "" {
		return false
	}
	if r.lang == python {
		r.bind(r.word(1), v)
	}
	r.pos += 2
	for r.lang == node && (r.is(".") || r.is("[") && r.token(1).is("]")) {
		r.pos += 2
	}
	return true
}

// operator reads an operator with its right side.
func (r *reader) operator(op string, v **value) bool {
	if binary, n := r.binary(); n > 0 {
		from := r.token(0).start
		r.pos += n
		if binary == "<<" && r.lang == ruby {
			*v = r.shovel(*v, r.tight(precedence[binary]), from)
			return true
		}
		*v = r.compute(binary, *v, r.tight(precedence[binary]))
		return true
	}
	switch {
	case op == "|>":
		r.pos++
		*v = r.piped(*v)
		return true
	case op == "..." && r.typed && *v != nil && r.pos+1 == r.end: // f(list...)
		r.pos++
		w := *(*v).at("")
		w.star = true
		*v = &w
		return true
	case op == ":" && r.ofR:
		r.pos++
		*v = numbers(r, []argument{{value: *v}, {value: r.join(r.operand(), numberValue(1))}})
		return true
	}
	switch op {
	case "+=":
		r.pos++
		r.append(*v, r.expression())
	case "||=", ":=":
		r.pos++
		w := r.expression()
		if *v != nil {
			r.bind((*v).path, w)
		}
		*v = w
	case "||", "??", "&&":
		r.pos++
		*v = either([]*value{*v, r.choice()})
	case "?":
		r.pos++
		r.ternary(v)
	case "==", "===", "!=", "!==":
		r.pos++
		*v = compared(*v, r.operand(), op[0] == '=')
	case "<", ">", "<=", ">=", "=~", "!~", "<=>", "~", "..", "...", "-=", "*=", "/=":
		r.pos++
		r.operand()
		*v = nil
	case "++", "--", "!":
		r.pos++
	default:
		return false
	}
	return true
}

// ternary reads the two values behind a condition: first the one that it picks, where that is known.
func (r *reader) ternary(v **value) {
	condition := *v
	a := r.choice()
	if r.is(":") {
		r.pos++
	}
	b := r.choice()
	if condition != nil && condition.truth < 0 {
		a, b = b, a
	}
	*v = either([]*value{a, b})
}

// compared is the condition that two values are the same, or are not. A variable may change where it is not seen, so that its truth only
// says what is likely.
func compared(a, b *value, same bool) *value {
	x, ok := a.constant()
	y, ok2 := b.constant()
	if !ok || !ok2 || len(a.alts)+len(b.alts) > 0 {
		return nil
	}
	if (x == y) == same {
		return &value{truth: 1}
	}
	return &value{truth: -1}
}

// join concatenates two texts or two lists.
func (r *reader) join(a, b *value) *value {
	switch {
	case a != nil && b != nil && a.form == listed && b.form == listed:
		if len(a.items)+len(b.items) > maxItems {
			return listValue(a.items)
		}
		return listValue(append(append([]*value{}, a.items...), b.items...))
	case a != nil && b != nil && (a.many || b.many):
		return either([]*value{a, b})
	case r.lang != php && r.lang != perl && a != nil && b != nil && a.number && b.number:
		x, ok := a.integer()
		y, ok2 := b.integer()
		if !ok || !ok2 {
			return nil
		}
		return numberValue(x + y)
	case a != nil && a.form == textual || b != nil && b.form == textual:
		return r.concat([]*value{a, b})
	}
	return (*value)(nil).flowing(a, b)
}

// concat joins texts. Where one of them may be several, the result may be as many.
func (r *reader) concat(pieces []*value) *value {
	build := func(at int, other *value) *value {
		var b strings.Builder
		for i, p := range pieces {
			if i == at {
				p = other
			}
			if b.WriteString(p.piece()); b.Len() > maxValue {
				break
			}
		}
		return r.text(b.String()).flowing(pieces...)
	}
	list := []*value{build(-1, nil)}
	for i, p := range pieces {
		if p == nil {
			continue
		}
		for _, other := range p.alts {
			if len(list) < 16 {
				list = append(list, build(i, other))
			}
		}
	}
	return either(list)
}

// text makes a textual value while the work allowed lasts.
func (r *reader) text(s string) *value {
	if r.work += len(s); r.work > maxWork || len(s) > maxValue {
		return nil
	}
	return textValue(s)
}

// append reads a += b.
func (r *reader) append(target, v *value) {
	if target == nil {
		return
	}
	joined := r.join(target, v)
	if r.branched && !r.direct && joined != nil && joined.form == textual {
		joined = either([]*value{joined, r.join(joined, textValue(Unknown))})
	}
	r.bind(target.path, joined)
}

// divide joins paths: Path("~") / "x".
func (r *reader) divide(a, b *value) *value {
	if a == nil || a.form != textual || !strings.HasPrefix(a.name, "pathlib.") {
		return nil
	}
	v := r.text(joinPath(a.text, b.piece()))
	if v == nil {
		return nil
	}
	v.name = a.name
	v.recv = []Arg{{Value: v.text, Known: v.known}}
	return v
}

// prefixWords stand before an operand and do not change it.
var prefixWords = map[string]bool{"await": true, "new": true, "not": true, "typeof": true, "void": true, "delete": true, "yield": true, "return": true,
	"throw": true, "raise": true, "const": true, "let": true, "var": true, "my": true, "our": true, "local": true, "assert": true, "del": true,
	"global": true, "async": true, "else": true, "elif": true, "elsif": true, "elseif": true, "if": true, "while": true, "unless": true,
	"until": true, "switch": true, "case": true, "when": true, "try": true, "finally": true, "with": true, "readonly": true, "static": true,
	"public": true, "private": true, "protected": true, "defined": true, "then": true, "do": true, "begin": true, "ensure": true, "rescue": true,
	"catch": true, "except": true, "for": true, "foreach": true, "clone": true, "end": true, "final": true, "abstract": true}

// notPython are those of them that Python has no use for: there they are names.
var notPython = map[string]bool{"new": true, "typeof": true, "void": true, "delete": true, "throw": true, "const": true, "let": true, "var": true,
	"my": true, "our": true, "local": true, "elsif": true, "elseif": true, "unless": true, "until": true, "switch": true, "when": true,
	"readonly": true, "static": true, "public": true, "private": true, "protected": true, "defined": true, "then": true, "do": true, "begin": true,
	"ensure": true, "rescue": true, "catch": true, "foreach": true, "clone": true, "end": true, "final": true, "abstract": true}

// isName reports a word that stands before operands in other languages, and is a name in this one.
func (r *reader) isName(word string) bool {
	return r.lang == python && notPython[word] || r.lang == node && word == "global"
}

// stopWords end an expression and begin none.
var stopWords = map[string]bool{"as": true, "in": true, "is": true, "and": true, "or": true, "instanceof": true, "of": true, "import": true,
	"class": true, "def": true, "module": true, "extends": true, "use": true}

// operand reads one operand with all that follows it directly.
func (r *reader) operand() *value {
	negations := 0
	for r.pos < r.end {
		t := r.token(0)
		if t.is("!") || t.kind == wordToken && t.text == "not" && !r.named(1) {
			negations++
		}
		switch {
		case t.kind == wordToken && prefixWords[t.text] && !r.isName(t.text) && !r.named(1):
			r.pos++
		case t.kind == opToken && isPrefix(t.text):
			if r.pos++; t.text == "*" || t.text == "**" || t.text == "..." {
				return r.spread()
			}
			if t.text == "-" && r.token(0).kind == numberToken {
				return r.negative()
			}
			if t.text == "&" && r.lang == ruby {
				v := r.chain().at("")
				v.block = true
				return v
			}
		default:
			return r.negated(r.chain(), negations)
		}
	}
	return nil
}

// negated is a constant behind as many negations: false for !true, true for !0.
func (r *reader) negated(v *value, negations int) *value {
	s, ok := v.constant()
	if !ok || negations == 0 {
		return v
	}
	w := textValue(strconv.FormatBool(r.falsy(v, s) == (negations%2 == 1)))
	w.word = true
	return w
}

// falsy says whether a constant counts as false: nothing but nil and false does in Ruby, and the text "0" only in Perl and PHP.
func (r *reader) falsy(v *value, s string) bool {
	switch {
	case v.word:
		return s == "false" || s == "null"
	case r.lang == ruby:
		return false
	case v.number:
		return s == "0"
	}
	return s == "" || s == "0" && (r.lang == perl || r.lang == php)
}

// named reports that the word before the token n ahead is used as a name: a key, or a variable that is assigned.
func (r *reader) named(n int) bool {
	t := r.token(n)
	return t.is("=") && !r.token(n+1).is("=") || t.is(".") && r.lang != perl || t.is("=>") && r.lang != python && r.lang != node || t.is(":") && r.depth > 1 && r.lang == node
}

func isPrefix(op string) bool {
	switch op {
	case "!", "~", "-", "+", "++", "--", "*", "**", "...", "&", "@", `\`, "%", "$", "<":
		return true
	}
	return false
}

func (r *reader) negative() *value {
	v := r.chain()
	if s, ok := v.constant(); ok {
		w := textValue("-" + s)
		w.number = v.number
		return w
	}
	return v
}

// spread reads what is spread into a list, an object or arguments.
func (r *reader) spread() *value {
	v := r.operand()
	if v == nil {
		return nil
	}
	w := *v
	w.star = true
	w.path = ""
	return &w
}
