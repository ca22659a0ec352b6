package corpus

import (
	"bytes"
	"encoding/json"
)

// span is a stretch of a line that holds one JSON value.
type span struct{ start, end int }

// member is one key of an object with its value. The key is decoded.
type member struct {
	key       string
	at, value span
}

// The functions below walk JSON that json.Valid has accepted, so they check nothing; they exist because the standard decoder keeps
// no offsets and lets the last of two equal keys win.

// members lists the keys of the object that src holds, in order, repeated ones too. Anything but an object has none.
func members(src []byte) []member { return membersAt(src, span{0, len(src)}) }

func membersAt(src []byte, obj span) []member {
	i := skipSpace(src, obj.start)
	if i >= obj.end || src[i] != '{' {
		return nil
	}
	list := make([]member, 0, 8)
	for i = skipSpace(src, i+1); src[i] != '}'; {
		key := span{i, skipValue(src, i)}
		start := skipSpace(src, skipSpace(src, key.end)+1)
		value := span{start, skipValue(src, start)}
		name, _ := stringAt(src, key)
		list = append(list, member{key: name, at: key, value: value})
		if i = skipSpace(src, value.end); src[i] == ',' {
			i = skipSpace(src, i+1)
		}
	}
	return list
}

// elements lists the values of an array.
func elements(src []byte, arr span) []span {
	i := skipSpace(src, arr.start)
	if i >= arr.end || src[i] != '[' {
		return nil
	}
	var list []span
	for i = skipSpace(src, i+1); src[i] != ']'; {
		e := span{i, skipValue(src, i)}
		list = append(list, e)
		if i = skipSpace(src, e.end); src[i] == ',' {
			i = skipSpace(src, i+1)
		}
	}
	return list
}

// stringAt decodes a string; false when the value is none.
func stringAt(src []byte, s span) (string, bool) {
	b := src[s.start:s.end]
	if len(b) < 2 || b[0] != '"' {
		return "", false
	}
	if bytes.IndexByte(b, '\\') < 0 {
		return string(b[1 : len(b)-1]), true
	}
	var v string
	return v, json.Unmarshal(b, &v) == nil
}

func skipSpace(src []byte, i int) int {
	for i < len(src) && (src[i] == ' ' || src[i] == '\t' || src[i] == '\r' || src[i] == '\n') {
		i++
	}
	return i
}

// skipValue gives the end of the value that starts at i.
func skipValue(src []byte, i int) int {
	switch src[i] {
	case '"':
		return skipString(src, i)
	case '{', '[':
		return skipNested(src, i)
	}
	for i < len(src) && !bytes.ContainsRune([]byte(",]} \t\r\n"), rune(src[i])) {
		i++
	}
	return i
}

func skipString(src []byte, i int) int {
	for i++; src[i] != '"'; i++ {
		if src[i] == '\\' {
			i++
		}
	}
	return i + 1
}

func skipNested(src []byte, i int) int {
	for depth := 0; ; i++ {
		switch src[i] {
		case '"':
			i = skipString(src, i) - 1
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
}
