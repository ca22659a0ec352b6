package ir

import (
	"crypto/sha256"
	"encoding/binary"
	"math"
)

// Hasher gives equal nodes equal hashes, whatever else is compiled beside them.
type Hasher struct {
	concepts map[int][sha256.Size]byte // by ID
}

// Hash returns the SHA-256 of a node.
func (h *Hasher) Hash(n Node) [sha256.Size]byte {
	con, ok := n.(Concept)
	if ok && con.ID != 0 {
		if sum, done := h.concepts[con.ID]; done {
			return sum
		}
	}
	sum := sha256.Sum256(h.encode(n))
	if ok && con.ID != 0 {
		if h.concepts == nil {
			h.concepts = map[int][sha256.Size]byte{}
		}
		h.concepts[con.ID] = sum
	}
	return sum
}

// encode gives a node's own fields, each with its length or in a fixed size, and the hashes of what it is made of.
func (h *Hasher) encode(n Node) []byte {
	switch n := n.(type) {
	case Leaf:
		out := appendNumber(appendStrings([]byte{'l'}, n.Fact.Name()), uint64(n.Field), uint64(n.Op), math.Float64bits(n.Number), truth(n.Fold))
		return appendStrings(out, n.Values...)
	case And:
		return h.all('&', n.Nodes...)
	case Or:
		return h.all('|', n.Nodes...)
	case Not:
		return h.all('!', n.Node)
	case Const:
		return []byte{'c', byte(truth(n.Value))}
	case Quant:
		var body []Node
		if n.Body != nil {
			body = []Node{n.Body}
		}
		return appendNumber(appendStrings(h.all('q', body...), n.List.Name()), uint64(n.Kind), uint64(n.Op), math.Float64bits(n.Number))
	case Concept:
		return appendStrings(h.all('n', n.Node), n.Name, n.Unknown)
	case Seen:
		return h.all('s', n.Mark)
	case Rate:
		return appendNumber(h.all('r', n.Mark), uint64(n.N), uint64(n.Seconds))
	}
	return nil
}

func (h *Hasher) all(tag byte, nodes ...Node) []byte {
	out := appendNumber([]byte{tag}, uint64(len(nodes)))
	for _, n := range nodes {
		sum := h.Hash(n)
		out = append(out, sum[:]...)
	}
	return out
}

func appendNumber(out []byte, list ...uint64) []byte {
	for _, n := range list {
		out = binary.LittleEndian.AppendUint64(out, n)
	}
	return out
}

func appendStrings(out []byte, list ...string) []byte {
	out = appendNumber(out, uint64(len(list)))
	for _, s := range list {
		out = append(appendNumber(out, uint64(len(s))), s...)
	}
	return out
}

func truth(v bool) uint64 {
	if v {
		return 1
	}
	return 0
}
