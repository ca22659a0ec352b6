package shell

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"
)

// expansion is what a parameter gives.
type expansion struct {
	values []value
	star   bool // the elements of "$*": one field, joined with IFS
	quoted bool // taken from quoted text: no splitting
}

func one(v value) expansion { return expansion{values: []value{v}} }

func unknownExpansion() expansion { return one(value{text: unknown}) }

// listName is "@" or "*" when the parameter is a list.
func listName(pe *syntax.ParamExp) string {
	if pe.Param == nil {
		return ""
	}
	if name := pe.Param.Value; name == "@" || name == "*" {
		return name
	}
	if w, ok := pe.Index.(*syntax.Word); ok {
		if lit := w.Lit(); lit == "@" || lit == "*" {
			return lit
		}
	}
	return ""
}

func isList(pe *syntax.ParamExp) bool { return listName(pe) != "" && !pe.Length }

// parameter expands ${…}.
func (r *reader) parameter(pe *syntax.ParamExp, quoted bool) expansion {
	r.nodes++
	defer func() { r.nodes-- }()
	if r.nodes > maxNodes || foreign(pe) {
		return unknownExpansion()
	}
	if pe.Names != 0 {
		return unknownExpansion()
	}
	values, list := r.values(pe)
	if pe.Excl {
		values, list = r.indirect(pe, values)
	}
	if pe.Length {
		return one(length(values, list))
	}
	if pe.Exp != nil {
		if e, done := r.alternative(pe, values, quoted); done {
			return e
		}
	}
	if pe.Slice != nil {
		values = r.slice(pe, values, list)
	}
	for i := range values {
		values[i] = r.operated(pe, values[i])
	}
	return expansion{values: values, star: listName(pe) == "*"}
}

// foreign reports the forms of other shells, which are not known.
func foreign(pe *syntax.ParamExp) bool {
	return pe.Param == nil || pe.Flags != nil || pe.Width || pe.IsSet || len(pe.Modifiers) > 0 || pe.NestedParam != nil
}

// values gives the parameter's value, or its elements; unset parameters give an unset value.
func (r *reader) values(pe *syntax.ParamExp) (values []value, list bool) {
	name := pe.Param.Value
	if name == "@" || name == "*" {
		r.charge(len(r.scope.args))
		return wordValues(r.scope.args), true
	}
	v := r.variable(name)
	if pe.Index == nil {
		return []value{v.scalar(name)}, false
	}
	if listName(pe) != "" {
		if v.list == nil && !v.unset {
			return []value{v.value}, true
		}
		r.charge(len(v.list))
		return slices.Clone(v.list), true
	}
	return []value{r.element(v, pe.Index)}, false
}

func wordValues(words []Word) []value {
	out := make([]value, len(words))
	for i, w := range words {
		out[i] = wordValue(w)
	}
	return out
}

func wordValue(w Word) value {
	return value{text: w.Text, glob: w.Glob, from: w.origin, unsure: w.Unknown && isKnown(w.Text)}
}

// scalar is the value of a variable that is no list, with its name where the environment gives it.
func (v variable) scalar(name string) value {
	first := v.first()
	if first.env && first.from == nil && isName(name) {
		first.from = fromEnvironment(name)
	}
	return first
}

func (v variable) first() value {
	switch {
	case v.list == nil:
		return v.value
	case len(v.list) == 0 || v.keys != nil:
		return value{unset: true}
	}
	return v.list[0]
}

func (r *reader) element(v variable, index syntax.ArithmExpr) value {
	if v.keys != nil {
		w, ok := index.(*syntax.Word)
		if !ok {
			return value{text: unknown}
		}
		key := r.word(w).Text
		if i := slices.Index(v.keys, key); i >= 0 && isKnown(key) {
			return v.list[i]
		}
		return value{text: unknown}
	}
	n, ok := r.arithmetic(index)
	list := v.list
	if list == nil {
		list = []value{v.value}
	}
	if n < 0 {
		n += int64(len(list))
	}
	switch {
	case !ok || v.env:
		return value{text: unknown}
	case n < 0 || n >= int64(len(list)):
		return value{unset: true}
	}
	return list[n]
}

// variable looks a parameter up, those that the shell itself sets included.
func (r *reader) variable(name string) variable {
	if v, ok := r.scope.lookup(name); ok {
		return v
	}
	text := ""
	switch name {
	case "HOME":
		text = r.home()
	case "PWD":
		text = r.scope.cwd
	case "TMPDIR":
		text = "/tmp"
	case "OLDPWD":
		text = r.scope.old
	case "IFS":
		text = " \t\n"
	case "#":
		text = strconv.Itoa(len(r.scope.args))
		if slices.ContainsFunc(r.scope.args, func(w Word) bool { return w.Unknown }) {
			text = unknown
		}
	case "_":
		text = r.scope.last
	default:
		return r.positional(name)
	}
	if text == "" {
		return variable{value: value{text: unknown, env: true}}
	}
	return variable{value: value{text: text}}
}

func (r *reader) positional(name string) variable {
	n, err := strconv.Atoi(name)
	switch {
	case err != nil && strings.Contains("?!$-", name):
		return variable{value: value{text: unknown}}
	case err != nil:
		return variable{value: value{text: unknown, env: true}}
	case n == 0:
		return variable{value: wordValue(r.scope.zero)}
	case n > 0 && n <= len(r.scope.args):
		return variable{value: wordValue(r.scope.args[n-1])}
	}
	return variable{value: value{unset: true}}
}

// indirect is ${!name}.
func (r *reader) indirect(pe *syntax.ParamExp, values []value) ([]value, bool) {
	if listName(pe) != "" || len(values) != 1 || !isKnown(values[0].text) || !isName(values[0].text) {
		return []value{{text: unknown}}, false
	}
	return []value{r.variable(values[0].text).scalar(values[0].text)}, false
}

func length(values []value, list bool) value {
	n := len(values)
	if !list {
		n = utf8.RuneCountInString(values[0].text)
	}
	for _, v := range values {
		if !isKnown(v.text) {
			return value{text: unknown}
		}
	}
	return value{text: strconv.Itoa(n)}
}

// alternative handles the operators that look at whether the parameter is set: - + = ?.
func (r *reader) alternative(pe *syntax.ParamExp, values []value, quoted bool) (expansion, bool) {
	missing, env := absent(pe.Exp.Op, values)
	switch pe.Exp.Op {
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		if missing && !env {
			return one(value{}), true
		}
		return r.operand(pe.Exp.Word, quoted, env), true
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull:
		if missing {
			return r.operand(pe.Exp.Word, quoted, env), true
		}
	case syntax.AssignUnset, syntax.AssignUnsetOrNull:
		if missing {
			return one(r.assignDefault(pe, quoted, env)), true
		}
	case syntax.ErrorUnset, syntax.ErrorUnsetOrNull:
	default:
		return expansion{}, false
	}
	return expansion{values: values, star: listName(pe) == "*"}, true
}

// absent reports whether the operator takes the parameter as missing, and whether that is the environment's to say.
func absent(op syntax.ParExpOperator, values []value) (missing, env bool) {
	if len(values) == 0 {
		return true, false
	}
	v := values[0]
	switch op {
	case syntax.AlternateUnsetOrNull, syntax.DefaultUnsetOrNull, syntax.AssignUnsetOrNull, syntax.ErrorUnsetOrNull:
		return v.unset || v.env || v.text == "" && len(values) == 1, v.env
	}
	return v.unset || v.env, v.env
}

// operand expands the word of an operator. Unquoted, its own quotes still hold it together.
func (r *reader) operand(w *syntax.Word, quoted, unsure bool) expansion {
	if w == nil {
		return one(value{unsure: unsure})
	}
	if quoted {
		v := r.quotedOperand(w)
		v.unsure = v.unsure || unsure
		return one(v)
	}
	f := fields{r: r}
	for i, part := range w.Parts {
		if lit, ok := part.(*syntax.Lit); ok {
			f.splitLiteral(lit.Value, i == 0, len(w.Parts) > i+1)
			continue
		}
		f.parts([]syntax.WordPart{part})
	}
	f.flush()
	e := expansion{quoted: true}
	for _, each := range f.out {
		v := wordValue(each)
		v.unsure = v.unsure || unsure
		e.values = append(e.values, v)
	}
	if len(e.values) == 0 {
		return one(value{unsure: unsure})
	}
	return e
}

// quotedOperand expands an operator's word inside double quotes.
func (r *reader) quotedOperand(w *syntax.Word) value {
	f := fields{r: r, whole: true, open: true}
	for _, part := range w.Parts {
		switch p := part.(type) {
		case *syntax.Lit:
			f.quoted(quotedLiteral(p.Value, "$`\"\\}"))
		case *syntax.SglQuoted:
			if p.Dollar {
				f.single(p)
			} else {
				f.quoted("'" + p.Value + "'")
			}
		default:
			f.dynamic(part, true)
		}
	}
	return value{text: f.cur.String(), from: f.from, unsure: f.unsure, glob: f.glob}
}

// assignDefault sets the variable of ${a=word} and gives its value.
func (r *reader) assignDefault(pe *syntax.ParamExp, quoted, unsure bool) value {
	var v value
	switch {
	case pe.Exp.Word == nil:
	case quoted:
		v = r.quotedOperand(pe.Exp.Word)
	default:
		v = wordValue(r.word(pe.Exp.Word))
	}
	v.unsure = v.unsure || unsure
	if isName(pe.Param.Value) {
		r.scope.set(pe.Param.Value, variable{value: v})
	}
	return v
}

// slice is ${a:offset:length}.
func (r *reader) slice(pe *syntax.ParamExp, values []value, list bool) []value {
	offset, ok := r.sliceNumber(pe.Slice.Offset, 0)
	if !ok {
		out := value{text: unknown}
		if len(values) > 0 {
			out.from = values[0].from
		}
		return []value{out}
	}
	if list {
		return r.sliceList(pe, values, offset)
	}
	v := values[0]
	if !isKnown(v.text) {
		return values
	}
	runes := []rune(v.text)
	from := clampIndex(offset, len(runes))
	count, ok := r.sliceNumber(pe.Slice.Length, int64(len(runes)))
	if !ok {
		return []value{{text: unknown, from: v.from}}
	}
	end := sliceEnd(from, count, len(runes))
	v.text = string(runes[from:end])
	return []value{v}
}

func (r *reader) sliceList(pe *syntax.ParamExp, values []value, offset int64) []value {
	if name := pe.Param.Value; name == "@" || name == "*" {
		values = append([]value{wordValue(r.scope.zero)}, values...)
	}
	count, ok := r.sliceNumber(pe.Slice.Length, int64(len(values)))
	if !ok {
		return []value{{text: unknown}}
	}
	from := clampIndex(offset, len(values))
	return values[from:sliceEnd(from, count, len(values))]
}

func (r *reader) sliceNumber(x syntax.ArithmExpr, absent int64) (int64, bool) {
	if x == nil {
		return absent, true
	}
	return r.arithmetic(x)
}

func clampIndex(offset int64, size int) int {
	if offset < 0 {
		if offset += int64(size); offset < 0 {
			return size
		}
	}
	return int(min(offset, int64(size)))
}

func sliceEnd(from int, count int64, size int) int {
	if count < 0 {
		return max(from, size-int(min(-count, int64(size))))
	}
	return from + int(min(count, int64(size-from)))
}

// operated applies the operators that change a value: prefixes, suffixes, replacing, case.
func (r *reader) operated(pe *syntax.ParamExp, v value) value {
	if pe.Repl == nil && pe.Exp == nil {
		return v
	}
	if !isKnown(v.text) {
		return value{text: unknown, from: v.from}
	}
	text := ""
	if pe.Repl != nil {
		text = r.replaced(pe.Repl, v.text)
	} else {
		text = r.trimmed(pe.Exp, v.text)
	}
	v.text, v.unset = text, false
	return v
}

func (r *reader) trimmed(exp *syntax.Expansion, s string) string {
	pattern := r.patternOf(exp.Word)
	if !isKnown(pattern) || !r.charge(len(s)*len(s)/64) {
		return unknown
	}
	switch exp.Op {
	case syntax.RemSmallPrefix, syntax.RemLargePrefix:
		return trimPrefix(pattern, s, exp.Op == syntax.RemLargePrefix)
	case syntax.RemSmallSuffix, syntax.RemLargeSuffix:
		return trimSuffix(pattern, s, exp.Op == syntax.RemLargeSuffix)
	case syntax.OtherParamOps:
		return transformed(pattern, s)
	}
	if pattern != "" && pattern != "?" {
		return unknown
	}
	return recased(exp.Op, s)
}

func trimPrefix(pattern, s string, longest bool) string {
	if plain, ok := literalPattern(pattern); ok {
		return strings.TrimPrefix(s, plain)
	}
	best := -1
	for i := 0; i <= len(s) && (best < 0 || longest); i++ {
		if matches(pattern, s[:i]) {
			best = i
		}
	}
	return s[max(best, 0):]
}

func trimSuffix(pattern, s string, longest bool) string {
	if plain, ok := literalPattern(pattern); ok {
		return strings.TrimSuffix(s, plain)
	}
	best := -1
	for i := len(s); i >= 0 && (best < 0 || longest); i-- {
		if matches(pattern, s[i:]) {
			best = i
		}
	}
	if best < 0 {
		return s
	}
	return s[:best]
}

func recased(op syntax.ParExpOperator, s string) string {
	_, size := utf8.DecodeRuneInString(s)
	switch op {
	case syntax.UpperAll:
		return strings.ToUpper(s)
	case syntax.LowerAll:
		return strings.ToLower(s)
	case syntax.UpperFirst:
		return strings.ToUpper(s[:size]) + s[size:]
	case syntax.LowerFirst:
		return strings.ToLower(s[:size]) + s[size:]
	}
	return unknown
}

// transformed is ${a@op}.
func transformed(op, s string) string {
	switch op {
	case "U":
		return strings.ToUpper(s)
	case "L":
		return strings.ToLower(s)
	case "u":
		return recased(syntax.UpperFirst, s)
	case "E":
		return ansiC(s)
	case "Q":
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return unknown
}

// replaced is ${a/pattern/text}, with # and % as anchors.
func (r *reader) replaced(repl *syntax.Replace, s string) string {
	pattern, with := r.patternOf(repl.Orig), r.word(repl.With).Text
	if !isKnown(pattern) {
		return unknown
	}
	anchor := byte(0)
	if !repl.All && pattern != "" && (pattern[0] == '#' || pattern[0] == '%') {
		anchor, pattern = pattern[0], pattern[1:]
	}
	if pattern == "" && anchor == 0 {
		return s
	}
	plain, literal := literalPattern(pattern)
	switch {
	case anchor == '#':
		return replacePrefix(pattern, s, with)
	case anchor == '%':
		return replaceSuffix(pattern, s, with)
	case literal && repl.All:
		return replaceAll(s, plain, with)
	case literal:
		return strings.Replace(s, plain, with, 1)
	case len(s) > 1024 || !r.charge(len(s)*len(s)/2):
		return unknown
	}
	return replaceMatches(pattern, s, with, repl.All)
}

func replacePrefix(pattern, s, with string) string {
	for i := len(s); i >= 0; i-- {
		if matches(pattern, s[:i]) {
			return with + s[i:]
		}
	}
	return s
}

func replaceSuffix(pattern, s, with string) string {
	for i := 0; i <= len(s); i++ {
		if matches(pattern, s[i:]) {
			return s[:i] + with
		}
	}
	return s
}

func replaceMatches(pattern, s, with string, all bool) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		end := longestMatch(pattern, s, i)
		if end < 0 {
			b.WriteByte(s[i])
			i++
			continue
		}
		b.WriteString(with)
		i = end
		if !all {
			b.WriteString(s[i:])
			break
		}
	}
	return bounded(b.String())
}

func longestMatch(pattern, s string, from int) int {
	for end := len(s); end > from; end-- {
		if matches(pattern, s[from:end]) {
			return end
		}
	}
	return -1
}
