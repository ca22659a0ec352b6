package action

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Kind of a JSON value. The zero value is none.
type Kind uint8

// The kinds.
const (
	Invalid Kind = iota
	Null
	Bool
	Number
	String
	Array
	Object
)

// Value is a decoded JSON value. Numbers keep their text; Raw is the value's bytes in the source.
type Value struct {
	Kind    Kind
	Text    string // of a String, a Number or a Bool
	Raw     []byte
	Members []Member
	Items   []Value
}

// Member is one name and value of an object, in the order of the source.
type Member struct {
	Name  string
	Value Value
}

// Get finds a member.
func (v *Value) Get(name string) *Value {
	for i := range v.Members {
		if v.Members[i].Name == name {
			return &v.Members[i].Value
		}
	}
	return nil
}

// The bounds of an event.
const (
	MaxDepth = 64
	MaxSize  = 4 << 20
)

// SyntaxError says why and where something is no JSON, or passes a bound.
type SyntaxError struct {
	Offset int
	At     string // JSON Pointer, as far as it is known
	Why    string
}

// Error gives the reason and the byte.
func (e *SyntaxError) Error() string { return fmt.Sprintf("%s (byte %d)", e.Why, e.Offset) }

// Parse reads one JSON value and nothing after it, strictly: RFC 8259, no duplicate names in one object, valid UTF-8, depth at most
// MaxDepth, size at most MaxSize.
func Parse(src []byte) (Value, error) {
	return parse(&parser{src: src})
}

func parse(p *parser) (Value, error) {
	if len(p.src) > MaxSize {
		return Value{}, &SyntaxError{Why: fmt.Sprintf("%d bytes are more than the %d that an event may have", len(p.src), MaxSize)}
	}
	v := p.value(0)
	p.space()
	if p.err == nil && p.at < len(p.src) {
		p.fail("something follows the value")
	}
	if p.err != nil {
		return Value{}, p.err
	}
	return v, nil
}

// ParseText reads JSON that a text holds as those do who are less strict: names may stand twice, a comma may stand behind the last value.
func ParseText(src []byte) (Value, error) { return parse(&parser{src: src, loose: true}) }

type parser struct {
	loose bool
	src   []byte
	at    int
	path  []string
	err   *SyntaxError
}

func (p *parser) fail(why string) {
	if p.err == nil {
		p.err = &SyntaxError{Offset: p.at, At: pointer(p.path), Why: why}
		p.at = len(p.src)
	}
}

func pointer(path []string) string {
	var b strings.Builder
	for _, name := range path {
		b.WriteByte('/')
		b.WriteString(Escape(name))
	}
	return b.String()
}

// Escape writes a name as a token of a JSON Pointer (RFC 6901).
func Escape(name string) string {
	if !strings.ContainsAny(name, "~/") {
		return name
	}
	return strings.ReplaceAll(strings.ReplaceAll(name, "~", "~0"), "/", "~1")
}

func (p *parser) space() {
	for p.at < len(p.src) && strings.IndexByte(" \t\r\n", p.src[p.at]) >= 0 {
		p.at++
	}
}

func (p *parser) peek() byte {
	if p.at < len(p.src) {
		return p.src[p.at]
	}
	return 0
}

func (p *parser) value(depth int) Value {
	p.space()
	if depth > MaxDepth {
		p.fail(fmt.Sprintf("values nest deeper than %d", MaxDepth))
		return Value{}
	}
	start := p.at
	v := p.bare(depth)
	if p.err == nil {
		v.Raw = p.src[start:p.at]
	}
	return v
}

func (p *parser) bare(depth int) Value {
	switch c := p.peek(); {
	case c == '{':
		return p.object(depth)
	case c == '[':
		return p.array(depth)
	case c == '"':
		return Value{Kind: String, Text: p.string()}
	case c == '-' || c >= '0' && c <= '9':
		return Value{Kind: Number, Text: p.number()}
	}
	for _, w := range [...]struct {
		text string
		kind Kind
	}{{"true", Bool}, {"false", Bool}, {"null", Null}} {
		if strings.HasPrefix(string(p.src[p.at:min(len(p.src), p.at+len(w.text))]), w.text) {
			p.at += len(w.text)
			return Value{Kind: w.kind, Text: w.text}
		}
	}
	if p.at >= len(p.src) {
		p.fail("the text ends too early")
	} else {
		p.fail("no JSON value begins here")
	}
	return Value{}
}

func (p *parser) object(depth int) Value {
	v := Value{Kind: Object}
	var seen names
	p.at++
	p.space()
	if p.peek() == '}' {
		p.at++
		return v
	}
	for p.err == nil {
		p.space()
		if p.peek() != '"' {
			p.fail("a name in quotes must stand here")
			return v
		}
		name := p.string()
		p.path = append(p.path, name)
		if !p.loose && seen.again(v.Members, name) {
			p.fail(fmt.Sprintf("the name %q stands twice in one object", name))
			return v
		}
		p.expect(':')
		v.Members = append(v.Members, Member{name, p.value(depth + 1)})
		p.path = p.path[:len(p.path)-1]
		if p.endOf('}') {
			return v
		}
	}
	return v
}

// names finds a name that stands twice among members: a few are looked at one by one, more are put into a map.
type names map[string]bool

const fewNames = 16

func (n *names) again(members []Member, name string) bool {
	if len(members) < fewNames {
		return slices.ContainsFunc(members, func(m Member) bool { return m.Name == name })
	}
	if *n == nil {
		*n = names{}
		for _, m := range members {
			(*n)[m.Name] = true
		}
	}
	if (*n)[name] {
		return true
	}
	(*n)[name] = true
	return false
}

func (p *parser) array(depth int) Value {
	v := Value{Kind: Array}
	p.at++
	p.space()
	if p.peek() == ']' {
		p.at++
		return v
	}
	for p.err == nil {
		p.path = append(p.path, strconv.Itoa(len(v.Items)))
		v.Items = append(v.Items, p.value(depth+1))
		p.path = p.path[:len(p.path)-1]
		if p.endOf(']') {
			return v
		}
	}
	return v
}

func (p *parser) expect(c byte) {
	p.space()
	if p.peek() != c {
		p.fail(fmt.Sprintf("%q must stand here", c))
		return
	}
	p.at++
}

// endOf consumes a comma, or the closing character and says so.
func (p *parser) endOf(closing byte) bool {
	p.space()
	switch p.peek() {
	case ',':
		p.at++
		if p.space(); p.loose && p.peek() == closing {
			p.at++
			return true
		}
		return false
	case closing:
		p.at++
		return true
	}
	p.fail(fmt.Sprintf("',' or %q must stand here", closing))
	return true
}

func (p *parser) number() string {
	start := p.at
	if p.peek() == '-' {
		p.at++
	}
	switch {
	case p.peek() == '0':
		p.at++
	case !p.digits():
		p.fail("a number needs digits")
	}
	if p.peek() == '.' {
		p.at++
		if !p.digits() {
			p.fail("a number needs digits after the point")
		}
	}
	if c := p.peek(); c == 'e' || c == 'E' {
		p.at++
		if c := p.peek(); c == '+' || c == '-' {
			p.at++
		}
		if !p.digits() {
			p.fail("a number needs digits in its exponent")
		}
	}
	return string(p.src[start:min(p.at, len(p.src))])
}

func (p *parser) digits() bool {
	start := p.at
	for c := p.peek(); c >= '0' && c <= '9'; c = p.peek() {
		p.at++
	}
	return p.at > start
}

// string reads a string; a run without escapes is copied at once.
func (p *parser) string() string {
	p.at++
	start := p.at
	for i := start; i < len(p.src); i++ {
		switch c := p.src[i]; {
		case c == '"':
			p.at = i + 1
			return p.checked(string(p.src[start:i]))
		case c == '\\':
			p.at = i
			return p.checked(p.escaped(string(p.src[start:i])))
		case c < 0x20:
			p.at = i
			p.fail("a control character in a string")
			return ""
		}
	}
	p.at = len(p.src)
	p.fail("a string does not end")
	return ""
}

func (p *parser) checked(s string) string {
	if !utf8.ValidString(s) {
		p.fail("a string is not UTF-8")
	}
	return s
}

func (p *parser) escaped(head string) string {
	b := []byte(head)
	for p.at < len(p.src) {
		c := p.src[p.at]
		p.at++
		switch {
		case c == '"':
			return string(b)
		case c == '\\':
			b = p.escape(b)
		case c < 0x20:
			p.fail("a control character in a string")
		default:
			b = append(b, c)
		}
	}
	p.fail("a string does not end")
	return ""
}

const (
	escapes  = `"\/bfnrt`
	meanings = "\"\\/\b\f\n\r\t"
)

func (p *parser) escape(b []byte) []byte {
	c := p.peek()
	p.at++
	if c == 'u' {
		return utf8.AppendRune(b, p.unicode())
	}
	if i := strings.IndexByte(escapes, c); i >= 0 && c != 0 {
		return append(b, meanings[i])
	}
	p.fail("no such escape in a string")
	return b
}

// unicode reads the four digits after \u, and a second half where the first is a high surrogate; a lone half is U+FFFD.
func (p *parser) unicode() rune {
	r := p.hex4()
	if !utf16.IsSurrogate(r) {
		return r
	}
	if p.at+1 < len(p.src) && p.src[p.at] == '\\' && p.src[p.at+1] == 'u' {
		back := p.at
		p.at += 2
		if both := utf16.DecodeRune(r, p.hex4()); both != utf8.RuneError {
			return both
		}
		p.at = back
	}
	return utf8.RuneError
}

func (p *parser) hex4() rune {
	if p.at+4 > len(p.src) {
		p.fail("\\u needs four digits")
		return utf8.RuneError
	}
	n, err := strconv.ParseUint(string(p.src[p.at:p.at+4]), 16, 32)
	if err != nil {
		p.fail("\\u needs four digits")
		return utf8.RuneError
	}
	p.at += 4
	return rune(n)
}
