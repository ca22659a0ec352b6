package shell

import (
	"encoding/base64"
	"encoding/json"
	"net/url"
	"regexp"
	"strconv"
	"strings"
)

// jqText is what jq -n prints for a program that writes a value down, as commands make the body of a request or a part of an address: its
// constants, and what --arg gives it. Whatever is computed otherwise is an unknown text at its place.
func jqText(args []Word) string {
	r, ok := newJQ(args)
	if !ok {
		return unknown
	}
	r.piped(0)
	if r.space(); r.text != "" || r.lost || !json.Valid(r.out) { // jq refuses what has a bracket or a comma too few
		return unknown
	}
	out := string(r.out)
	if out == unknownJSON {
		return unknown
	}
	if text, ok := jqString(r.out); ok && r.raw {
		out = text
	}
	if r.joins {
		return out
	}
	return out + "\n"
}

// jqPath matches the members on a way into a value, by name or by number, and nothing else.
var jqPath = regexp.MustCompile(`^(?:\.?(?:\.[A-Za-z_]\w*|\["[^"\\]*"\]|\[\d{1,6}\]))+$`)

var jqStep = regexp.MustCompile(`\.([A-Za-z_]\w*)|\["([^"\\]*)"\]|\[(\d+)\]`)

// jqPicked is what jq prints of the member of its input that a program names: jq -r .policy.
func jqPicked(args []Word, input string) string {
	r, never := newJQ(args)
	if never { // it reads no input
		return jqText(args)
	}
	program := strings.TrimSpace(r.text)
	if !jqPath.MatchString(program) || !json.Valid([]byte(input)) {
		return unknown
	}
	value := json.RawMessage(strings.TrimSpace(input))
	for _, m := range jqStep.FindAllStringSubmatch(program, maxJQ) {
		value = jqMember(value, m[1]+m[2], m[3])
	}
	out := string(value)
	if text, ok := jqString(value); ok && r.raw {
		out = text
	}
	if r.joins {
		return out
	}
	return out + "\n"
}

// jqMember is a member of an object by its name, or of a list by its number; null where there is none.
func jqMember(value json.RawMessage, name, number string) json.RawMessage {
	members, list := map[string]json.RawMessage{}, []json.RawMessage{}
	if n, err := strconv.Atoi(number); err == nil {
		if json.Unmarshal(value, &list) == nil && n < len(list) {
			return list[n]
		}
	} else if json.Unmarshal(value, &members) == nil && members[name] != nil {
		return members[name]
	}
	return json.RawMessage("null")
}

// jq reads a program of jq from its front and writes what it prints.
type jq struct {
	text  string
	vars  map[string]string // as JSON
	out   []byte
	lost  bool // nothing is known: it prints more than is kept, or members that cannot be named
	raw   bool // a text is printed without its quotes
	joins bool // and without a line break
}

const (
	unknownJSON = `"` + unknown + `"`
	maxJQ       = 32 // values inside values
)

// jqOperands are options of jq that take so many words.
var jqOperands = map[string]int{"--arg": 2, "--argjson": 2, "--slurpfile": 2, "--rawfile": 2, "-L": 1, "--library-path": 1, "--indent": 1}

// newJQ reads the arguments; false when the program has an input, or stands in a file.
func newJQ(args []Word) (r *jq, ok bool) {
	r = &jq{vars: map[string]string{}}
	given := false
	for i := 0; i < len(args); i++ {
		t := args[i].Text
		r.joins = r.joins || t == "--join-output" || isShortFlag(t, "j")
		r.raw = r.raw || r.joins || t == "--raw-output" || isShortFlag(t, "r")
		switch n := jqOperands[t]; {
		case n > 0 && i+n >= len(args):
			return r, false
		case n == 2:
			if name := args[i+1].Text; r.vars[name] == "" { // the first of one name counts
				r.vars[name] = jqArgument(t, args[i+2].Text)
			}
			i += 2
		case n == 1:
			i++
		case t == "--null-input" || isShortFlag(t, "n"):
			ok = true
		case strings.HasPrefix(t, "-f") || t == "--from-file":
			return r, false
		case strings.HasPrefix(t, "-"):
		case !given:
			r.text, given = t, true
		}
	}
	return r, ok && given
}

func jqArgument(option, value string) string {
	switch {
	case option == "--arg":
		return jsonText(value)
	case option == "--argjson" && json.Valid([]byte(value)):
		return value
	}
	return unknownJSON
}

// isShortFlag reports short options, several in one word, with one among them.
func isShortFlag(word, letter string) bool {
	return len(word) > 1 && word[0] == '-' && word[1] != '-' && strings.Contains(word, letter)
}

func (r *jq) at(c byte) bool { return r.text != "" && r.text[0] == c }

// write adds to what is printed, as far as it is kept.
func (r *jq) write(s string) {
	if r.lost = r.lost || len(r.out)+len(s) > maxText; !r.lost {
		r.out = append(r.out, s...)
	}
}

// space passes blanks and comments.
func (r *jq) space() {
	for {
		r.text = strings.TrimLeft(r.text, " \t\r\n")
		if !r.at('#') {
			return
		}
		_, r.text, _ = strings.Cut(r.text, "\n")
	}
}

// value reads one value and writes it as JSON. What follows it other than a separator computes another one.
func (r *jq) value(depth int) {
	before := len(r.out)
	r.piped(depth)
	if r.text == "" || strings.IndexByte(",}])", r.text[0]) >= 0 {
		return
	}
	r.skip()
	r.out = r.out[:before]
	r.write(unknownJSON)
}

// piped reads a value with what is added to it, and the filters that write it in another way. It stops before one that computes another value.
func (r *jq) piped(depth int) {
	before := len(r.out)
	r.term(depth)
	for r.space(); r.at('+') && !r.lost; r.space() {
		r.text = r.text[1:]
		r.joined(before, depth)
	}
	for r.at('|') && !r.lost {
		m := jqFilter.FindStringSubmatch(r.text)
		if m == nil {
			return
		}
		r.text = r.text[len(m[0]):]
		text, ok := jqString(r.out[before:])
		if !ok {
			text = string(r.out[before:]) // as it prints
		}
		r.out = r.out[:before]
		r.write(jsonText(jqFiltered(m[1], text)))
		r.space()
	}
}

var jqFilter = regexp.MustCompile(`^\|\s*(@uri|@base64d?|@text|@json|tostring|tojson|ascii_downcase|ascii_upcase)\b\s*`)

// jqFiltered is a text as a filter writes it.
func jqFiltered(name, text string) string {
	switch name {
	case "@uri":
		escaped := strings.ReplaceAll(url.QueryEscape(text), "+", "%20")
		return strings.ReplaceAll(escaped, url.QueryEscape(unknown), unknown)
	case "ascii_downcase":
		return strings.ToLower(text)
	case "ascii_upcase":
		return strings.ToUpper(text)
	case "@json", "tojson":
		return jsonText(text)
	case "@base64", "@base64d":
		if !isKnown(text) {
			return unknown
		}
		if name == "@base64" {
			return base64.StdEncoding.EncodeToString([]byte(text))
		}
		decoded, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			return unknown
		}
		return string(decoded)
	}
	return text
}

// jqString is the text that a value is.
func jqString(value []byte) (text string, ok bool) {
	ok = len(value) > 0 && value[0] == '"' && json.Unmarshal(value, &text) == nil
	return text, ok
}

// joined reads what is added to the value that was written last: a text to a text.
func (r *jq) joined(before, depth int) {
	left := string(r.out[before:])
	mid := len(r.out)
	r.term(depth + 1)
	right := string(r.out[mid:])
	r.out = r.out[:before]
	a, text := strings.CutSuffix(left, `"`)
	b, also := strings.CutPrefix(right, `"`)
	if text && also && a != "" && a[0] == '"' {
		r.write(a + b)
		return
	}
	r.write(unknownJSON)
}

func (r *jq) term(depth int) {
	switch r.space(); {
	case r.text == "" || depth > maxJQ || r.lost:
		r.lost = true
	case r.at('{'):
		r.list(depth, '}', r.entry)
	case r.at('['):
		r.list(depth, ']', r.value)
	case r.at('('):
		r.text = r.text[1:]
		r.value(depth + 1)
		r.text = strings.TrimPrefix(r.text, ")")
	case r.at('"'):
		r.quoted(depth)
	case r.at('$'):
		r.text = r.text[1:]
		r.write(r.variable(r.word()))
	default:
		w := r.word()
		if w == "" || !json.Valid([]byte(w)) {
			w = unknownJSON
		}
		r.write(w)
	}
}

func (r *jq) variable(name string) string {
	if v, ok := r.vars[name]; ok && !r.at('.') && !r.at('[') {
		return v
	}
	return unknownJSON
}

// list reads what stands between brackets, separated by commas.
func (r *jq) list(depth int, end byte, item func(depth int)) {
	r.write(r.text[:1])
	r.text = r.text[1:]
	for r.space(); r.text != "" && !r.at(end) && !r.lost; r.space() {
		before := len(r.text)
		if r.at(',') {
			r.text = r.text[1:]
			r.write(",")
			continue
		}
		if item(depth + 1); len(r.text) == before {
			r.text = r.text[1:]
		}
	}
	r.text = strings.TrimPrefix(r.text, string(end))
	r.write(string(end))
}

// entry reads one member of an object: key: value, $name, or a name alone, which is a member of the input, of which there is none.
func (r *jq) entry(depth int) {
	value := "null"
	switch {
	case r.at('"'):
		r.quoted(depth)
	case r.at('('):
		r.key(depth)
	case r.at('$'):
		r.text = r.text[1:]
		name := r.word()
		r.write(jsonText(name))
		value = r.variable(name)
	default:
		r.write(jsonText(r.word()))
	}
	r.write(":")
	if r.space(); r.at(':') {
		r.text = r.text[1:]
		r.value(depth)
		return
	}
	r.write(value)
}

// key reads a name that is computed. Of one that is not known no member of the object is: it may be any of them.
func (r *jq) key(depth int) {
	from := len(r.out)
	r.text = r.text[1:]
	r.value(depth)
	r.text = strings.TrimPrefix(r.text, ")")
	if name := string(r.out[from:]); !strings.HasPrefix(name, `"`) || strings.Contains(name, unknown) {
		r.lost = true
	}
}

// quoted reads a text. What \(…) puts into it is written out where it is a text.
func (r *jq) quoted(depth int) {
	r.write(`"`)
	for r.text = r.text[1:]; r.text != "" && !r.at('"') && !r.lost; {
		if inside, ok := strings.CutPrefix(r.text, `\(`); ok {
			r.text = inside
			r.spliced(depth + 1)
			continue
		}
		n := 1
		if r.at('\\') && len(r.text) > 1 {
			n = 2
		}
		if c := r.text[0]; c < ' ' { // jq takes a line break as it stands, JSON does not
			r.write(strings.Trim(jsonText(string(rune(c))), `"`))
		} else {
			r.write(r.text[:n])
		}
		r.text = r.text[n:]
	}
	r.text = strings.TrimPrefix(r.text, `"`)
	r.write(`"`)
}

// spliced reads the value inside a text, without the quotes of its own.
func (r *jq) spliced(depth int) {
	before := len(r.out)
	r.value(depth)
	r.text = strings.TrimPrefix(r.text, ")")
	inside := string(r.out[before:])
	r.out = r.out[:before]
	if text, ok := strings.CutPrefix(inside, `"`); ok {
		r.write(strings.TrimSuffix(text, `"`))
		return
	}
	quoted := jsonText(inside) // what is no text is put in as it prints
	r.write(quoted[1 : len(quoted)-1])
}

// word reads a name or a number.
func (r *jq) word() string {
	n := 0
	for s := r.text; n < len(s) && (s[n] == '_' || s[n] == '-' && n == 0 || s[n] == '.' && n > 0 && s[n-1] >= '0' && s[n-1] <= '9' ||
		s[n] >= '0' && s[n] <= '9' || s[n]|0x20 >= 'a' && s[n]|0x20 <= 'z'); {
		n++
	}
	w := r.text[:n]
	r.text = r.text[n:]
	return w
}

// skip drops what computes a value, up to the separator behind it.
func (r *jq) skip() {
	depth := 0
	for i := 0; i < len(r.text); i++ {
		switch c := r.text[i]; {
		case c == '"':
			for i++; i < len(r.text) && r.text[i] != '"'; i++ {
				if r.text[i] == '\\' {
					i++
				}
			}
		case strings.IndexByte("([{", c) >= 0:
			depth++
		case strings.IndexByte(")]}", c) >= 0:
			if depth--; depth < 0 {
				r.text = r.text[i:]
				return
			}
		case c == ',' && depth == 0:
			r.text = r.text[i:]
			return
		}
	}
	r.text = ""
}
