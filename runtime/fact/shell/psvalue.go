package shell

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// psKind says what a value of PowerShell is.
type psKind int8

const (
	psText psKind = iota
	psNumber
	psSwitch // $true, $false, $null; the text is that word
	psList
	psTable  // @{name = value}
	psObject // of the type that text names
)

// psValue is a value as far as it is known: parts of its text that are not known are U+FFFD.
type psValue struct {
	kind psKind
	text string
	list []psValue
	keys []string // of a table, beside list
	from *origin

	noun   string // of an object that a cmdlet gives: that of the cmdlet
	called string // what the line calls it, where the text is not that
}

// maxItems bounds the elements of a list or a table.
const maxItems = 256

func psUnknown(from *origin) psValue { return psValue{text: unknown, from: from} }

// string is the value as text: a list with spaces between its elements, a table as JSON.
func (v psValue) string() string {
	switch v.kind {
	case psSwitch:
		return strings.TrimPrefix(v.text, "$")
	case psList:
		return bounded(strings.Join(v.strings(), " "))
	case psTable:
		return bounded(v.json(0))
	case psObject:
		return unknown
	}
	return v.text
}

// strings are the texts of a list's elements, or the one text.
func (v psValue) strings() []string {
	out := make([]string, 0, len(v.list)+1)
	for _, each := range v.items() {
		out = append(out, each.string())
	}
	return out
}

func (v psValue) items() []psValue {
	switch {
	case v.kind == psList:
		return v.list
	case v.kind == psSwitch && v.text == "$null":
		return nil
	}
	return []psValue{v}
}

// origins joins where the value and its parts come from.
func (v psValue) origins() *origin {
	from := v.from
	for _, each := range v.list {
		from = joinOrigins(from, each.origins())
	}
	return from
}

// json writes the value as ConvertTo-Json does.
func (v psValue) json(depth int) string {
	if depth > 8 {
		return strconv.Quote(unknown)
	}
	var b strings.Builder
	switch v.kind {
	case psNumber:
		return v.text
	case psSwitch:
		return v.text[1:]
	case psList:
		b.WriteByte('[')
		for n, each := range v.list {
			if n > 0 {
				b.WriteByte(',')
			}
			b.WriteString(each.json(depth + 1))
		}
		b.WriteByte(']')
	case psTable:
		b.WriteByte('{')
		for n, each := range v.list {
			if n > 0 {
				b.WriteByte(',')
			}
			b.WriteString(jsonText(v.keys[n]) + ":" + each.json(depth+1))
		}
		b.WriteByte('}')
	default:
		return jsonText(v.string())
	}
	return b.String()
}

func jsonText(s string) string {
	var b strings.Builder
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if enc.Encode(s) != nil {
		return `""`
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// member is a table's value by its name, whatever its case.
func (v psValue) member(name string) (psValue, bool) {
	for n, key := range v.keys {
		if strings.EqualFold(key, name) {
			return v.list[n], true
		}
	}
	return psValue{}, false
}

// with is the table, or the object, with a member set.
func (v psValue) with(name string, member psValue) psValue {
	out := v
	out.keys, out.list = nil, nil
	if v.kind != psObject {
		out = psValue{kind: psTable, from: v.from}
	}
	found := false
	for n, key := range v.keys {
		each := v.list[n]
		if strings.EqualFold(key, name) {
			each, found = member, true
		}
		out.keys, out.list = append(out.keys, key), append(out.list, each)
	}
	if !found && len(out.list) < maxItems {
		out.keys, out.list = append(out.keys, name), append(out.list, member)
	}
	return out
}

// at is the element at an index, counted from the end when it is negative.
func (v psValue) at(n int) psValue {
	if v.kind == psText {
		runes := []rune(v.text)
		if n < 0 {
			n += len(runes)
		}
		if !isKnown(v.text) || n < 0 || n >= len(runes) {
			return psUnknown(v.from)
		}
		return psValue{text: string(runes[n]), from: v.from}
	}
	if n < 0 {
		n += len(v.list)
	}
	if v.kind != psList || n < 0 || n >= len(v.list) {
		return psUnknown(v.origins())
	}
	return v.list[n]
}

// indexed is value[index]: an element, a member, or the elements at several indexes.
func (v psValue) indexed(index psValue) psValue {
	if v.kind == psTable {
		if found, ok := v.member(index.string()); ok {
			return found
		}
		return psUnknown(v.origins())
	}
	if index.kind == psList {
		out := psValue{kind: psList, from: v.from}
		for _, each := range index.list {
			out.list = append(out.list, v.indexed(each))
		}
		return out
	}
	n, ok := index.number()
	if !ok {
		return psUnknown(v.origins())
	}
	return v.at(n)
}

func (v psValue) number() (int, bool) {
	n, err := strconv.ParseInt(strings.TrimSpace(v.text), 0, 32)
	return int(n), err == nil && (v.kind == psNumber || v.kind == psText)
}

// plus is the + of two values.
func (v psValue) plus(o psValue) psValue {
	from := joinOrigins(v.origins(), o.origins())
	switch {
	case v.kind == psNumber && o.kind == psNumber:
		a, okA := v.number()
		b, okB := o.number()
		if okA && okB {
			return psValue{kind: psNumber, text: strconv.Itoa(a + b), from: from}
		}
		return psUnknown(from)
	case v.kind == psList:
		list := append(append([]psValue(nil), v.list...), o.items()...)
		return psValue{kind: psList, list: list[:min(len(list), maxItems)], from: from}
	case v.kind == psTable && o.kind == psTable:
		for n, key := range o.keys {
			v = v.with(key, o.list[n])
		}
		return v
	}
	return psValue{text: bounded(v.string() + o.string()), from: from}
}

// psRange is the numbers from one to the other.
func psRange(a, b psValue) psValue {
	first, okA := a.number()
	last, okB := b.number()
	step := 1
	if last < first {
		step = -1
	}
	if !okA || !okB || (last-first)*step >= maxItems {
		return psUnknown(nil)
	}
	out := psValue{kind: psList}
	for n := first; ; n += step {
		out.list = append(out.list, psValue{kind: psNumber, text: strconv.Itoa(n)})
		if n == last {
			return out
		}
	}
}

// formatted is the -f of a text: {0} stands for the first of some values.
func (v psValue) formatted(args psValue) psValue {
	items := args.items()
	var b strings.Builder
	text := v.string()
	for text != "" {
		open := strings.IndexAny(text, "{}")
		if open < 0 {
			break
		}
		b.WriteString(text[:open])
		if open+1 < len(text) && text[open+1] == text[open] {
			b.WriteByte(text[open])
			text = text[open+2:]
			continue
		}
		inside, rest, closed := strings.Cut(text[open+1:], "}")
		if !closed {
			return psUnknown(joinOrigins(v.from, args.origins()))
		}
		text = rest
		inside, spec, _ := strings.Cut(inside, ":")
		n, err := strconv.Atoi(strings.TrimSpace(inside))
		if err != nil || n < 0 || n >= len(items) || b.Len() > maxText {
			b.WriteString(unknown)
			continue
		}
		b.WriteString(items[n].spelled(spec))
	}
	b.WriteString(text)
	return psValue{text: bounded(b.String()), from: joinOrigins(v.from, args.origins())}
}

// spelled is a value as the letter behind a colon of a format says: a whole number in base 16 or 10, with as many digits. Other letters
// change how a number looks, not what it is.
func (v psValue) spelled(spec string) string {
	if spec == "" || strings.IndexByte("xXdD", spec[0]) < 0 {
		return v.string()
	}
	n, err := strconv.ParseInt(strings.TrimSpace(v.text), 0, 64)
	digits, bad := strconv.Atoi("0" + spec[1:])
	switch {
	case err != nil || bad != nil || n < 0 || digits > maxDigits:
		return unknown
	case spec[0] == 'x':
		return fmt.Sprintf("%0*x", digits, n)
	case spec[0] == 'X':
		return fmt.Sprintf("%0*X", digits, n)
	}
	return fmt.Sprintf("%0*d", digits, n)
}

// maxDigits is how many digits a number is spelled with.
const maxDigits = 64

// cast is a value as the type that stands before it.
func (v psValue) cast(name string) psValue {
	if out, ok := made(name, []psValue{v}); ok {
		return out
	}
	if short := strings.TrimPrefix(name, "system."); v.kind == psTable && psConstructed[short] != nil {
		return objectOf(short, v)
	}
	switch strings.TrimPrefix(name, "system.") {
	case "char":
		if n, ok := v.number(); ok && v.kind == psNumber && n > 0 && n <= utf8.MaxRune {
			return psValue{text: string(rune(n)), from: v.from}
		}
		if v.kind == psText {
			return v
		}
	case "char[]":
		out := psValue{kind: psList, from: v.from}
		for _, each := range v.items() {
			if each.kind == psNumber {
				out.list = append(out.list, each.cast("char"))
				continue
			}
			out.list = append(out.list, runesOf(each)...)
		}
		out.list = out.list[:min(len(out.list), maxItems)]
		return out
	case "string":
		return psValue{text: v.string(), from: v.origins()}
	case "bool", "boolean", "switch":
		if v.kind != psNumber {
			return v
		}
		truth := "$true"
		if n, ok := v.number(); ok && n == 0 {
			truth = "$false"
		}
		return psValue{kind: psSwitch, text: truth, from: v.from}
	case "int", "int32", "int64", "long", "byte", "decimal", "double", "float":
		if _, ok := v.number(); ok {
			v.kind = psNumber
			return v
		}
		return psUnknown(v.origins())
	}
	return v
}

func runesOf(v psValue) []psValue {
	var out []psValue
	for _, c := range v.string() {
		if len(out) == maxItems {
			break
		}
		out = append(out, psValue{text: string(c), from: v.from})
	}
	return out
}
