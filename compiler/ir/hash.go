package ir

import (
	"crypto/sha256"
	"fmt"
	"hash"
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
	w := sha256.New()
	h.write(w, n)
	sum := [sha256.Size]byte(w.Sum(nil))
	if ok && con.ID != 0 {
		if h.concepts == nil {
			h.concepts = map[int][sha256.Size]byte{}
		}
		h.concepts[con.ID] = sum
	}
	return sum
}

// write writes a node's own fields, and the hashes of what it is made of.
func (h *Hasher) write(w hash.Hash, n Node) {
	switch n := n.(type) {
	case Leaf:
		fmt.Fprintf(w, "leaf %q", []any{n.Fact.Name(), n.Field, n.Op, n.Values, n.Number, n.Fold})
	case And:
		h.all(w, "and", n.Nodes)
	case Or:
		h.all(w, "or", n.Nodes)
	case Not:
		h.all(w, "not", []Node{n.Node})
	case Const:
		fmt.Fprintf(w, "const %v", n.Value)
	case Quant:
		fmt.Fprintf(w, "quant %d %s %d %v", n.Kind, n.List.Name(), n.Op, n.Number)
		if n.Body != nil {
			h.all(w, "body", []Node{n.Body})
		}
	case Concept:
		fmt.Fprintf(w, "concept %q %q", n.Name, n.Unknown)
		h.all(w, "is", []Node{n.Node})
	case Seen:
		h.all(w, "seen", []Node{n.Mark})
	case Rate:
		fmt.Fprintf(w, "rate %d %d", n.N, n.Seconds)
		h.all(w, "of", []Node{n.Mark})
	}
}

func (h *Hasher) all(w hash.Hash, tag string, nodes []Node) {
	fmt.Fprintf(w, "%s %d", tag, len(nodes))
	for _, n := range nodes {
		sum := h.Hash(n)
		w.Write(sum[:])
	}
}
