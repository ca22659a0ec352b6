package query

import (
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
)

// Driver reads a call of a MongoDB driver that changes something, as the shell's call of the same name: deleteMany of Node, delete_many of
// Python, on a collection. ok is false for all other calls.
func Driver(c code.Call) (s Statement, ok bool) {
	parts := strings.Split(c.Name, ".")
	method := camel(parts[len(parts)-1])
	verb := mongoVerbs[method]
	if verb != "delete" && verb != "update" && verb != "drop" && verb != "insert" || len(parts) < 2 {
		return Statement{}, false
	}
	name, ok := collection(parts[:len(parts)-1], positional(c.Receiver))
	if !ok {
		return Statement{}, false
	}
	s = Statement{Verb: verb, Limit: -1, Names: add(nil, name), Text: c.Name, Span: c.Span}
	return complete(s, method, c.Args), true
}

// collection is the name of what a method is of: the last argument of collection("x"), or the last part of client.shop.orders.
func collection(parts, texts []string) (string, bool) {
	last := parts[len(parts)-1]
	if last == "collection" || last == "get_collection" || last == "getCollection" {
		if len(texts) == 0 {
			return hole, true
		}
		return texts[len(texts)-1], true
	}
	for i, p := range parts[:len(parts)-1] {
		if strings.HasSuffix(p, "MongoClient") {
			return last, i < len(parts)-1
		}
	}
	return "", false
}

// camel is a name of Python in the shell's spelling: deleteMany.
func camel(name string) string {
	head, rest, ok := strings.Cut(name, "_")
	for ok {
		var part string
		part, rest, ok = strings.Cut(rest, "_")
		if part != "" {
			head += strings.ToUpper(part[:1]) + part[1:]
		}
	}
	return head
}
