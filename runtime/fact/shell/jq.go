package shell

import (
	"encoding/json"
	"strings"
)

// jqText is what jq -n prints for a program that writes an object or a list down, as commands make the body of a request: its constants,
// and what --arg gives it. Whatever is computed otherwise is an unknown text at its place.
func jqText(args []Word) string {
	r, ok := newJQ(args)
	if !ok {
		return unknown
	}
	r.space()
	if !r.at('{') && !r.at('[') {
		return unknown
	}
	out := r.term(0)
	if r.space(); r.text != "" {
		return unknown
	}
	return out + "\n"
}

// jq reads a program of jq from its front.
type jq struct {
	text string
	vars map[string]string // as JSON
}

const (
	unknownJSON = `"` + unknown + `"`
	maxJQ       = 32 // values inside values
)

// newJQ reads the arguments; false when the program has an input, or stands in a file.
func newJQ(args []Word) (r jq, ok bool) {
	r.vars = map[string]string{}
	given := false
	for i := 0; i < len(args); i++ {
		t := args[i].Text
		switch {
		case t == "--arg" || t == "--argjson" || t == "--slurpfile" || t == "--rawfile":
			if i+2 >= len(args) {
				return r, false
			}
			r.vars[args[i+1].Text] = jqArgument(t, args[i+2].Text)
			i += 2
		case t == "--null-input" || len(t) > 1 && t[0] == '-' && t[1] != '-' && strings.Contains(t, "n"):
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

func (r *jq) at(c byte) bool { return r.text != "" && r.text[0] == c }

func (r *jq) space() { r.text = strings.TrimLeft(r.text, " \t\r\n") }

// value reads one value and writes it as JSON. What follows it other than a separator computes another one.
func (r *jq) value(depth int) string {
	out := r.term(depth)
	if r.space(); r.text == "" || strings.IndexByte(",}])", r.text[0]) >= 0 {
		return out
	}
	r.skip()
	return unknownJSON
}

func (r *jq) term(depth int) string {
	r.space()
	switch {
	case r.text == "" || depth > maxJQ:
		return unknownJSON
	case r.at('{'):
		return r.list(depth, '}', r.entry)
	case r.at('['):
		return r.list(depth, ']', r.value)
	case r.at('"'):
		return r.quoted(depth)
	case r.at('$'):
		r.text = r.text[1:]
		if v, ok := r.vars[r.word()]; ok && !r.at('.') && !r.at('[') {
			return v
		}
		return unknownJSON
	}
	if w := r.word(); w != "" && json.Valid([]byte(w)) {
		return w
	}
	return unknownJSON
}

// list reads what stands between brackets, separated by commas.
func (r *jq) list(depth int, end byte, item func(depth int) string) string {
	out := r.text[:1]
	r.text = r.text[1:]
	for r.space(); r.text != "" && !r.at(end); r.space() {
		before := len(r.text)
		if r.at(',') {
			r.text, out = r.text[1:], out+","
			continue
		}
		if out += item(depth + 1); len(r.text) == before {
			r.text = r.text[1:]
		}
	}
	r.text = strings.TrimPrefix(r.text, string(end))
	return out + string(end)
}

// entry reads one member of an object: key: value, $name, or a name alone, which is a member of the input, of which there is none.
func (r *jq) entry(depth int) string {
	key, value := "", "null"
	switch {
	case r.at('"'):
		key = r.quoted(depth)
	case r.at('('):
		r.text = r.text[1:]
		key = r.value(depth)
		r.text = strings.TrimPrefix(r.text, ")")
	case r.at('$'):
		value = r.vars[strings.TrimPrefix(wordOf(r.text[1:]), "$")]
		r.text = r.text[1:]
		key = jsonText(r.word())
	default:
		key = jsonText(r.word())
	}
	if r.space(); r.at(':') {
		r.text = r.text[1:]
		value = r.value(depth)
	}
	if value == "" || !strings.HasPrefix(key, `"`) {
		value = unknownJSON
	}
	return key + ":" + value
}

// quoted reads a text. What \(…) puts into it is written out where it is a text.
func (r *jq) quoted(depth int) string {
	out := `"`
	for r.text = r.text[1:]; r.text != "" && !r.at('"'); {
		if inside, ok := strings.CutPrefix(r.text, `\(`); ok {
			r.text = inside
			v := r.value(depth + 1)
			r.text = strings.TrimPrefix(r.text, ")")
			out += strings.TrimSuffix(strings.TrimPrefix(v, `"`), `"`)
			continue
		}
		n := 1
		if r.at('\\') && len(r.text) > 1 {
			n = 2
		}
		out, r.text = out+r.text[:n], r.text[n:]
	}
	r.text = strings.TrimPrefix(r.text, `"`)
	return out + `"`
}

// word reads a name or a number.
func (r *jq) word() string {
	w := wordOf(r.text)
	r.text = r.text[len(w):]
	return w
}

func wordOf(s string) string {
	n := 0
	for n < len(s) && (s[n] == '_' || s[n] == '-' && n == 0 || s[n] == '.' && n > 0 && s[n-1] >= '0' && s[n-1] <= '9' ||
		s[n] >= '0' && s[n] <= '9' || s[n]|0x20 >= 'a' && s[n]|0x20 <= 'z') {
		n++
	}
	return s[:n]
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
