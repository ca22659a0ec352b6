package config

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// pairs reads a plain object of strings, see withoutLists; it is false for any other expression. Of a key that stands twice the first
// counts, and the second is reported.
func (r *reader) pairs(e hcl.Expression) (map[string]Text, bool) {
	rng := e.Range()
	if _, native := e.(hclsyntax.Expression); !native || rng.End.Byte > len(r.src) {
		return nil, false
	}
	src := r.src[rng.Start.Byte:]
	if plainObject(src, func(key, value span) {}) != rng.End.Byte-rng.Start.Byte {
		return nil, false
	}
	out := map[string]Text{}
	line, counted := rng.Start.Line, 0
	place := func(s span) hcl.Range {
		line, counted = line+bytes.Count(src[counted:s.start], []byte("\n")), s.start
		return hcl.Range{
			Filename: r.file, Start: hcl.Pos{Line: line, Byte: rng.Start.Byte + s.start}, End: hcl.Pos{Line: line, Byte: rng.Start.Byte + s.end},
		}
	}
	plainObject(src, func(key, value span) {
		name := string(bytes.Trim(src[key.start:key.end], `"`))
		at := place(key)
		if _, twice := out[name]; twice {
			r.add(duplicateKey(r.rng(at), name))
		} else if name != "" {
			out[name] = r.textAt(string(src[value.start+1:value.end-1]), place(value))
		}
	})
	return out, true
}

// span is a part of a source, by its bytes.
type span struct{ start, end int }

// plainObject is the length of the object that src begins with, { to }, and calls item for each key and its value, with their quotes. It is
// 0 where it is no object, or where a key or a value is more than a name or a plain string.
func plainObject(src []byte, item func(key, value span)) int {
	apart := true // from the item before
	for i := 1; i < len(src); {
		switch c := src[i]; {
		case c == ' ' || c == '\t':
			i++
		case c == '\n':
			apart = true
			i++
		case c == '}':
			return i + 1
		case apart:
			key, value := plainItem(src, i)
			if value.end == 0 {
				return 0
			}
			item(key, value)
			i, apart = value.end, false
			if rest := bytes.TrimLeft(src[i:], " \t"); bytes.HasPrefix(rest, []byte(",")) {
				i, apart = len(src)-len(rest)+1, true
			}
		default:
			return 0
		}
	}
	return 0
}

// plainItem is the key that stands at a place, and its value; zero where there is another thing.
func plainItem(src []byte, at int) (key, value span) {
	size := plainString(src[at:])
	if src[at] != '"' {
		size = plainName(src[at:])
	}
	rest := bytes.TrimLeft(src[at+size:], " \t")
	if size == 0 || !bytes.HasPrefix(rest, []byte("=")) {
		return span{}, span{}
	}
	rest = bytes.TrimLeft(rest[1:], " \t")
	if !bytes.HasPrefix(rest, []byte(`"`)) {
		return span{}, span{}
	}
	start, long := len(src)-len(rest), plainString(rest)
	if long == 0 {
		return span{}, span{}
	}
	return span{at, at + size}, span{start, start + long}
}

// plainName is the length of a name; 0 for one that means something else to HCL.
func plainName(src []byte) int {
	size := 0
	for size < len(src) && (letter(src[size]) || size > 0 && (src[size] >= '0' && src[size] <= '9' || src[size] == '-')) {
		size++
	}
	switch string(src[:size]) {
	case "for", "true", "false", "null":
		return 0
	}
	return size
}

func letter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' }
