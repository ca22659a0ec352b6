package content

import (
	"strings"
	"unicode"
)

// Keys classifies one structured argument by the words of its key: the class, and how much it counts towards it. The class is empty
// where the value is missing or a placeholder, or does not look like what the key names.
func (s *Scanner) Keys(key, value string) (class string, weight int) {
	s.once.Do(s.prepare)
	if class, weight = s.named(underscored(key), value); class == "" || s.placeheld(value) {
		return "", 0
	}
	return class, weight
}

// Field classifies a field of a record by its name alone, and says how much it counts: one that identifies a person, or is sensitive, two.
func (s *Scanner) Field(name string) (class string, weight int) {
	s.once.Do(s.prepare)
	name = underscored(name)
	switch {
	case name == "", s.keyed("content.keys.harmless", name), s.t.Has("content.keys.vague", name):
	case s.keyed("content.keys.special", name) || s.sensitiveKey(name):
		return Special, 2
	case s.keyed("content.keys.identity", name):
		return Personal, 2
	case s.keyed("content.keys.personal", name):
		return Personal, 1
	}
	return "", 0
}

// named classifies by the name alone, and by what a value of that name looks like.
func (s *Scanner) named(name, value string) (class string, weight int) {
	switch {
	case name == "":
	case s.keyed("content.keys.harmless", name):
	case s.keyed("content.keys.secret", name) && secretive(value):
		return Secret, 2
	case (s.keyed("content.keys.special", s.unpacked(name)) || s.sensitiveKey(name)) && (!s.t.Has("content.keys.vague", name) || s.Sensitive(value)):
		return Special, 2
	case s.keyed("content.keys.identity", name) && hasDigit(value):
		return Personal, 2
	case s.keyed("content.keys.personal", name) && s.fits(name, value):
		return Personal, 1
	}
	return "", 0
}

// unpacked leaves out how a value is written: the b64 of face_template_b64.
func (s *Scanner) unpacked(name string) string {
	if i := strings.LastIndexByte(name, '_'); i > 0 && s.t.Has("content.keys.packing", name[i+1:]) {
		return name[:i]
	}
	return name
}

// sensitiveKey says whether the first words of a name are sensitive: menstrual_cycle_day, allergy_list.
func (s *Scanner) sensitiveKey(name string) bool {
	for i := strings.LastIndexByte(name, '_'); i > 0; i = strings.LastIndexByte(name, '_') {
		if name = name[:i]; s.t.Has("content.keys.special", name) && !s.t.Has("content.keys.whole", name) {
			return true
		}
	}
	return false
}

// Sensitive says whether a value holds a sensitive term, whoever it is about.
func (s *Scanner) Sensitive(value string) bool {
	s.once.Do(s.prepare)
	p := newPage(value)
	s.terms(p)
	s.sensitive.each(p, func(sh *shape) { s.find(p, sh) })
	return len(p.matches) > 0
}

// Subject says whether an argument is, by the words of its key, the person that others are about: employee, user_id.
func (s *Scanner) Subject(key, value string) bool {
	s.once.Do(s.prepare)
	who, what, more := strings.Cut(underscored(key), "_")
	return s.t.Has("content.keys.subject", who) && (!more || s.t.Has("content.keys.reference", what)) && !s.placeheld(value)
}

// keyed says whether a name, or its last words, stand in a set. A word of content.keys.whole says something only as the whole name.
func (s *Scanner) keyed(set, name string) bool {
	for rest, whole := name, true; ; whole = false {
		if s.t.Has(set, rest) && (whole || !s.t.Has("content.keys.whole", rest)) {
			return true
		}
		var more bool
		if _, rest, more = strings.Cut(rest, "_"); !more {
			return false
		}
	}
}

// fits says whether a value can be what a personal key names: one that may name a thing as well needs a person's name or a digit,
// a mail key an address.
func (s *Scanner) fits(name, value string) bool {
	switch {
	case s.t.Has("content.keys.mail", name):
		return strings.Contains(value, "@")
	case !s.t.Has("content.keys.whole", name):
		return true
	}
	return hasDigit(value) && strings.Contains(value, " ") || s.called(value)
}

// called says whether a value is a person's name.
func (s *Scanner) called(value string) bool {
	p := newPage(value)
	s.names(p)
	first, _, _ := strings.Cut(strings.TrimSpace(value), " ")
	return len(p.matches) > 0 || capital(first) && s.t.Has("content.first-names", strings.ToLower(first))
}

// secretive says whether a value could be a secret: no sentence, no path, no plain word or number.
func secretive(v string) bool {
	v = strings.TrimSpace(v)
	for _, scheme := range []string{"Bearer ", "Basic ", "Token ", "bearer ", "basic ", "token "} {
		v = strings.TrimPrefix(v, scheme)
	}
	if len(v) < 6 || strings.ContainsAny(v, " \t\n") || strings.HasPrefix(v, "/") {
		return false
	}
	letters := strings.ContainsFunc(v, unicode.IsLetter)
	return letters && (hasDigit(v) || strings.ContainsAny(v, "!@#%^&*+=~?") || strings.ToLower(v) != v && len(v) >= 8)
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }

// underscored writes camelCase, kebab-case, dotted and spaced names in one way: lower case, words joined by _.
func underscored(key string) string {
	var b strings.Builder
	rs := []rune(key)
	for i, r := range rs {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			r = '_'
		case unicode.IsUpper(r) && i > 0 && (unicode.IsLower(rs[i-1]) || i+1 < len(rs) && unicode.IsLower(rs[i+1]) && unicode.IsUpper(rs[i-1])):
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return strings.Trim(b.String(), "_")
}
