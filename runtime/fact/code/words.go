package code

import "strings"

// shellWords are the words of a text as a shell parts it: blanks outside quotes end a word.
func (r *reader) shellWords(v *value) *value {
	if v == nil || v.form != textual || v.many || len(v.alts) > 0 || len(v.text) > maxValue {
		return nil
	}
	var items []*value
	var word strings.Builder
	begun, quote := false, rune(0)
	escaped := false
	for _, c := range v.text {
		switch {
		case escaped:
			word.WriteRune(c)
			escaped = false
		case c == '\\' && quote != '\'':
			begun, escaped = true, true
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			begun, quote = true, c
		case quote == 0 && (c == ' ' || c == '\t' || c == '\n'):
			if begun {
				items = append(items, textValue(word.String()))
			}
			word.Reset()
			begun = false
		default:
			begun = true
			word.WriteRune(c)
		}
	}
	if quote != 0 || len(items) >= maxItems {
		return nil
	}
	if begun {
		items = append(items, textValue(word.String()))
	}
	return listValue(items)
}

// formText is what an object is as the query of an address: a=1&b=2.
func formText(r *reader, args []argument) *value {
	v := arg(args, 0)
	if v == nil || v.form != keyed || len(v.alts) > 0 {
		return v
	}
	var b strings.Builder
	for i, x := range v.items {
		if i > 0 {
			b.WriteByte('&')
		}
		b.WriteString(v.keys[i] + "=" + x.piece())
		if b.Len() > maxValue {
			return nil
		}
	}
	return r.text(b.String()).flowing(v.items...)
}
