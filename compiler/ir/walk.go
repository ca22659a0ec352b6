package ir

// Walk calls f for a node and all nodes below it, parents first.
func Walk(n Node, f func(Node)) {
	if n == nil {
		return
	}
	f(n)
	switch n := n.(type) {
	case And:
		walkAll(n.Nodes, f)
	case Or:
		walkAll(n.Nodes, f)
	case Not:
		Walk(n.Node, f)
	case Concept:
		Walk(n.Node, f)
	case Quant:
		Walk(n.Body, f)
	case Seen:
		Walk(n.Mark, f)
	case Rate:
		Walk(n.Mark, f)
	case Leaf, Const:
	}
}

func walkAll(list []Node, f func(Node)) {
	for _, n := range list {
		Walk(n, f)
	}
}
