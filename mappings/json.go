package mappings

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"unicode/utf8"
)

// maxDepth bounds the nesting of a catalog: its own form needs five levels.
const maxDepth = 16

var (
	errDepth    = errors.New("nested too deeply")
	errEncoding = errors.New("not UTF-8")
	errTrailing = errors.New("more than one value")
)

// node is a JSON value that knows where it stands.
type node struct {
	start, end int // bytes
	value      any // []member, []node, string, json.Number, bool or nil
}

type member struct {
	key   node // its value is a string
	value node
}

// parser reads nodes off a decoder.
type parser struct {
	src []byte
	dec *json.Decoder
}

// parse reads src as one JSON value. On an error the offset is where reading stopped.
func parse(src []byte) (root node, offset int, err error) {
	if !utf8.Valid(src) {
		return node{}, invalidAt(src), errEncoding
	}
	p := &parser{src: src, dec: json.NewDecoder(bytes.NewReader(src))}
	p.dec.UseNumber()
	root, err = p.value(0)
	if err != nil {
		return root, p.stopped(err), err
	}
	offset = p.next()
	if _, err := p.dec.Token(); !errors.Is(err, io.EOF) {
		return root, offset, errTrailing
	}
	return root, offset, nil
}

// stopped is the place of an error: a syntax error knows its own.
func (p *parser) stopped(err error) int {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return max(0, int(syntax.Offset)-1)
	}
	return int(p.dec.InputOffset())
}

func invalidAt(src []byte) int {
	for i := 0; i < len(src); {
		r, size := utf8.DecodeRune(src[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return len(src)
}

func (p *parser) value(depth int) (node, error) {
	if depth > maxDepth {
		return node{}, errDepth
	}
	start := p.next()
	token, err := p.dec.Token()
	if errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		return node{}, err
	}
	n := node{start: start, value: token}
	switch token {
	case json.Delim('{'):
		n.value, err = p.object(depth + 1)
	case json.Delim('['):
		n.value, err = p.array(depth + 1)
	}
	n.end = int(p.dec.InputOffset())
	return n, err
}

// next is where the next token begins: the decoder's offset is the end of the last one.
func (p *parser) next() int {
	i := int(p.dec.InputOffset())
	for i < len(p.src) && bytes.IndexByte([]byte(" \t\r\n,:"), p.src[i]) >= 0 {
		i++
	}
	return i
}

func (p *parser) object(depth int) ([]member, error) {
	members := []member{}
	for p.dec.More() {
		key, err := p.value(depth)
		if err != nil {
			return nil, err
		}
		value, err := p.value(depth)
		if err != nil {
			return nil, err
		}
		members = append(members, member{key, value})
	}
	return members, p.close()
}

func (p *parser) array(depth int) ([]node, error) {
	nodes := []node{}
	for p.dec.More() {
		n, err := p.value(depth)
		if err != nil {
			return nil, err
		}
		nodes = append(nodes, n)
	}
	return nodes, p.close()
}

func (p *parser) close() error {
	_, err := p.dec.Token()
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
