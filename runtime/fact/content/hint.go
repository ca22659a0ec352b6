package content

import "strings"

// hints returns words, in lower case, of which every match of a pattern holds at least one; none where that cannot be read off the
// pattern cheaply: runs of plain characters, and groups all of whose alternatives hold such a run.
func hints(pattern string) []string {
	var all []string
	for _, alternative := range alternatives(strings.TrimPrefix(pattern, "(?i)")) {
		r := hintReader{rest: alternative}
		for r.rest != "" {
			r.step()
		}
		r.close()
		if len(r.best) == 0 {
			return nil
		}
		all = append(all, r.best...)
	}
	return all
}

// alternatives cuts a pattern at the bars of its top level.
func alternatives(pattern string) []string {
	var out []string
	depth, start := 0, 0
	for i := 0; i < len(pattern); i++ {
		switch pattern[i] {
		case '\\':
			i++
		case '[':
			i += bracketLength(pattern[i:]) - 1
		case '(':
			depth++
		case ')':
			depth--
		case '|':
			if depth == 0 {
				out, start = append(out, pattern[start:i]), i+1
			}
		}
	}
	return append(out, pattern[start:])
}

type hintReader struct {
	rest string
	run  []byte // plain characters read so far
	best []string
}

// step reads one element.
func (r *hintReader) step() {
	switch c := r.rest[0]; c {
	case '(':
		r.close()
		r.group()
	case '[':
		r.close()
		r.rest = r.rest[bracketLength(r.rest):]
		r.quantifier()
	case '.', '^', '$':
		r.close()
		r.rest = r.rest[1:]
		r.quantifier()
	case '\\':
		r.escape()
	default:
		r.plain(c, 1)
	}
}

func (r *hintReader) plain(c byte, length int) {
	r.rest = r.rest[length:]
	if optional := r.quantifier(); optional {
		r.close()
		return
	}
	r.run = append(r.run, c)
}

func (r *hintReader) escape() {
	if len(r.rest) < 2 {
		r.rest = ""
		return
	}
	c := r.rest[1]
	if c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' {
		r.close()
		r.rest = r.rest[2:]
		r.quantifier()
		return
	}
	r.plain(c, 2)
}

// quantifier skips one. It reports whether the element before may be absent or, to be simple, repeated.
func (r *hintReader) quantifier() bool {
	if r.rest == "" || strings.IndexByte("?*+{", r.rest[0]) < 0 {
		return false
	}
	if r.rest[0] == '{' {
		r.rest = r.rest[strings.IndexByte(r.rest, '}')+1:]
	} else {
		r.rest = r.rest[1:]
	}
	r.rest = strings.TrimPrefix(r.rest, "?")
	return true
}

// close ends a run; the longest so far is kept.
func (r *hintReader) close() {
	if len(r.run) > 0 {
		r.offer([]string{strings.ToLower(string(r.run))})
	}
	r.run = nil
}

// offer keeps the longer words, or one word for a long list of them; single characters that stand in every text say nothing.
func (r *hintReader) offer(words []string) {
	if len(words) == 1 && len(words[0]) == 1 && strings.Contains(" .,:;-=/'\"", words[0]) {
		return
	}
	few := len(words)*8 <= len(r.best)
	many := len(words) >= 8*len(r.best)
	if len(r.best) == 0 || few || !many && shortest(words) > shortest(r.best) {
		r.best = words
	}
}

func shortest(words []string) int {
	n := len(words[0])
	for _, w := range words {
		n = min(n, len(w))
	}
	return n
}

// group skips a group; a list of plain words in it is a hint, and so are the hints of what it holds.
func (r *hintReader) group() {
	end := groupLength(r.rest)
	body := strings.TrimSuffix(r.rest[1:end], ")")
	r.rest = r.rest[end:]
	optional := r.quantifier()
	body = strings.TrimPrefix(strings.TrimPrefix(body, "?:"), "?i:")
	if optional || body == "" {
		return
	}
	words := strings.Split(strings.ToLower(body), "|")
	if strings.ContainsAny(body, `()[]{}*+?.^$\`) {
		words = hints(body)
	}
	if len(words) > 0 && shortest(words) > 0 {
		r.offer(words)
	}
}

func groupLength(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '[':
			i += bracketLength(s[i:]) - 1
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(s)
}

func bracketLength(s string) int {
	for i := 2; i < len(s); i++ {
		switch {
		case s[i] == '\\':
			i++
		case s[i] == ']' && !(i == 2 && s[1] == '^'):
			return i + 1
		}
	}
	return len(s)
}
