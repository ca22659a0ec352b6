package graph

import (
	"fmt"
	"slices"
	"strings"
)

// DOT draws clauses with their concepts as a Graphviz digraph; ids names the clauses, none for all. Leaves are drawn when one clause is
// asked for.
func (g *Graph) DOT(ids ...string) string {
	p := g.picture(ids)
	var b strings.Builder
	b.WriteString("digraph govc {\n  rankdir=LR;\n  node [shape=box, style=rounded, fontname=\"sans-serif\"];\n")
	for _, n := range p.nodes {
		fmt.Fprintf(&b, "  %s [label=%s%s];\n", n.name, dotQuote(n.label), n.dot)
	}
	for _, e := range p.edges {
		fmt.Fprintf(&b, "  %s -> %s;\n", e[0], e[1])
	}
	b.WriteString("}\n")
	return b.String()
}

// Mermaid draws the same as a Mermaid flowchart.
func (g *Graph) Mermaid(ids ...string) string {
	p := g.picture(ids)
	var b strings.Builder
	b.WriteString("flowchart LR\n")
	for _, n := range p.nodes {
		fmt.Fprintf(&b, "  %s%s%s%s\n", n.name, n.open, mermaidQuote(n.label), n.close)
	}
	for _, e := range p.edges {
		fmt.Fprintf(&b, "  %s --> %s\n", e[0], e[1])
	}
	return b.String()
}

func dotQuote(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(s) + `"`
}

func mermaidQuote(s string) string {
	return `"` + strings.NewReplacer(`"`, "#quot;", "\n", "<br/>", "<", "#lt;", ">", "#gt;").Replace(s) + `"`
}

type picture struct {
	g     *Graph
	deep  bool
	nodes []shape
	edges [][2]string
	seen  map[uint32]bool
}

type shape struct{ name, label, dot, open, close string }

// maxLabel bounds the text of a box, in bytes.
const maxLabel = 60

func (g *Graph) picture(ids []string) *picture {
	p := &picture{g: g, deep: len(ids) == 1, seen: map[uint32]bool{}}
	for i := range uint32(g.Clauses()) {
		c := g.Clause(i)
		if len(ids) > 0 && !slices.Contains(ids, g.String(c.ID)) {
			continue
		}
		name := fmt.Sprintf("c%d", i)
		label := g.String(c.ID) + "\n" + effects[c.Effect]
		p.nodes = append(p.nodes, shape{name: name, label: label, dot: ", style=filled, fillcolor=\"#e8eef7\"", open: "([", close: "])"})
		p.edges = append(p.edges, [2]string{p.node(c.Root), name})
	}
	return p
}

// node draws a node and what it is made of, and returns its name. In an overview concepts have no inside.
func (p *picture) node(id uint32) string {
	name := fmt.Sprintf("n%d", id)
	if p.seen[id] {
		return name
	}
	p.seen[id] = true
	label := p.g.Label(id)
	if len(label) > maxLabel {
		label = strings.ToValidUTF8(label[:maxLabel], "") + "…"
	}
	n := p.g.Node(id)
	s := shape{name: name, label: label, open: "[", close: "]"}
	if n.Kind == KindConcept {
		s.open, s.close = "(", ")"
	}
	p.nodes = append(p.nodes, s)
	if n.Kind == KindConcept && !p.deep && !p.g.counts(id) {
		return name
	}
	for _, c := range p.g.Children(id) {
		p.edges = append(p.edges, [2]string{p.node(c), name})
	}
	return name
}

// counts says whether a concept stands for acts that are counted or that came before: what it counts says more than its name.
func (g *Graph) counts(id uint32) bool {
	return slices.ContainsFunc(g.Children(id), func(c uint32) bool {
		kind := g.Node(c).Kind
		return kind == KindRate || kind == KindSeen
	})
}
