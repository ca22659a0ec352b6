// Package tables is the knowledge that fact code reads: sets of words, maps, option grammars, classes of files, shapes of
// content, hosts' tools. It is compiled from the vocabulary into one flat byte form, used in place.
//
// The form: "govctab1", a little-endian uint32 count n, n+1 uint32 offsets of keys and n+1 of values (from the start), the keys in
// byte order, the values. A key is kind, NUL, name (and NUL, member for maps); a value is a list of strings, each ended by
// 0x1f, a list in a list ends each by 0x1e. Keys are found by binary search. Opening finds the names of sets and maps and reads classes
// and shapes; sets, maps, grammars and patterns are decoded when they are first asked for, and kept. Keys of the kind "of" lead from a
// word to the sets of names of arguments that hold it.
package tables

import (
	"encoding/binary"
	"errors"
	"sort"
	"strings"
)

const magic = "govctab1"

// ErrFormat reports bytes that are no tables.
var ErrFormat = errors.New("not a govc tables member, or cut off")

// Tables is an opened tables member. The zero value is empty: it knows nothing.
type Tables struct {
	data string
	n    int
	cache
}

// Open checks the whole layout and returns the tables; the bytes are copied.
func Open(data []byte) (*Tables, error) {
	if len(data) < len(magic)+4 || string(data[:len(magic)]) != magic {
		return nil, ErrFormat
	}
	n := int(binary.LittleEndian.Uint32(data[len(magic):]))
	if n < 0 || n > 1<<22 || len(data) < headerSize(n) {
		return nil, ErrFormat
	}
	t := &Tables{data: string(data), n: n}
	if err := t.check(); err != nil {
		return nil, err
	}
	if !t.fill() {
		return nil, ErrFormat
	}
	return t, nil
}

func headerSize(n int) int { return len(magic) + 4 + 8*(n+1) }

func (t *Tables) check() error {
	last := uint32(headerSize(t.n))
	for i := 0; i < 2*(t.n+1); i++ {
		o := t.offset(i)
		if o < last || int(o) > len(t.data) {
			return ErrFormat
		}
		last = o
	}
	for i := 1; i < t.n; i++ {
		if t.key(i-1) >= t.key(i) {
			return ErrFormat
		}
	}
	return nil
}

func (t *Tables) offset(i int) uint32 {
	b := t.data[len(magic)+4+4*i:][:4]
	return uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
}

func (t *Tables) key(i int) string { return t.data[t.offset(i):t.offset(i+1)] }

func (t *Tables) value(i int) string {
	return t.data[t.offset(t.n+1+i):t.offset(t.n+2+i)]
}

// find returns the list under a key.
func (t *Tables) find(key string) (string, bool) {
	i := sort.Search(t.n, func(i int) bool { return t.key(i) >= key })
	if i < t.n && t.key(i) == key {
		return t.value(i), true
	}
	return "", false
}

// each calls f for every key with a prefix, in order, with its number, the rest of the key and the value.
func (t *Tables) each(prefix string, f func(i int, rest, value string)) {
	i := sort.Search(t.n, func(i int) bool { return t.key(i) >= prefix })
	for ; i < t.n; i++ {
		rest, ok := strings.CutPrefix(t.key(i), prefix)
		if !ok {
			return
		}
		f(i, rest, t.value(i))
	}
}

func split(value string) []string {
	if value == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(value, "\x1f"), "\x1f")
}

func join(list []string) string {
	var b strings.Builder
	for _, s := range list {
		b.WriteString(s)
		b.WriteByte(0x1f)
	}
	return b.String()
}

type writer map[string]string

func (w writer) bytes() []byte {
	keys := sortedKeys(w)
	at := uint32(headerSize(len(keys)))
	size := int(at)
	for k, value := range w {
		size += len(k) + len(value)
	}
	out := append(make([]byte, 0, size), magic...)
	out = binary.LittleEndian.AppendUint32(out, uint32(len(keys)))
	out = binary.LittleEndian.AppendUint32(out, at)
	for _, k := range keys {
		at += uint32(len(k))
		out = binary.LittleEndian.AppendUint32(out, at)
	}
	out = binary.LittleEndian.AppendUint32(out, at)
	for _, k := range keys {
		at += uint32(len(w[k]))
		out = binary.LittleEndian.AppendUint32(out, at)
	}
	for _, k := range keys {
		out = append(out, k...)
	}
	for _, k := range keys {
		out = append(out, w[k]...)
	}
	return out
}
