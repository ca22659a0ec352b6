package compiler

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/compiler/condition"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// concepts turns the vocabulary's concepts into nodes, each once.
type concepts struct {
	v     *vocabulary.Vocabulary
	index map[string]*vocabulary.Concept
	done  map[string]ir.Concept
	open  map[string]bool      // being resolved: a concept may not need itself
	forms map[[2]string]string // of phrases, by what stands between their words: sets are used by many concepts
	diags *diag.List
}

func newConcepts(v *vocabulary.Vocabulary, diags *diag.List) *concepts {
	c := &concepts{v: v, index: map[string]*vocabulary.Concept{}, done: map[string]ir.Concept{}, open: map[string]bool{}, forms: map[[2]string]string{}, diags: diags}
	for i := range v.Concepts {
		c.index[v.Concepts[i].Name] = &v.Concepts[i]
	}
	return c
}

// all resolves every concept, so that problems of those that no clause uses are found too.
func (c *concepts) all() {
	for i := range c.v.Concepts {
		c.node(c.v.Concepts[i].Name, c.v.Concepts[i].Range)
	}
}

// node resolves a concept by name; at is who asks.
func (c *concepts) node(name string, at diag.Range) ir.Concept {
	if n, ok := c.done[name]; ok {
		return n
	}
	src, ok := c.index[name]
	if !ok {
		c.add(unknownConcept(at, name, c.names()))
		return ir.Concept{Name: name, Node: ir.Const{}}
	}
	if c.open[name] {
		c.add(circularConcept(at, name))
		return ir.Concept{Name: name, Node: ir.Const{}}
	}
	c.open[name] = true
	body := c.body(src) // resolves other concepts first: they take their numbers before this one
	n := ir.Concept{ID: len(c.done) + 1, Name: name, Node: body, Unknown: src.Unknown}
	c.open[name] = false
	c.done[name] = n
	return n
}

// mark notes a concept and all that it is made of.
func (c *concepts) mark(used map[string]bool, name string) {
	src := c.index[name]
	if src == nil || used[name] {
		return
	}
	used[name] = true
	for _, n := range src.Needs() {
		c.mark(used, n)
	}
}

func (c *concepts) names() []string {
	out := make([]string, len(c.v.Concepts))
	for i := range c.v.Concepts {
		out[i] = c.v.Concepts[i].Name
	}
	return out
}

func (c *concepts) add(d diag.Diagnostic) { *c.diags = append(*c.diags, d) }

func (c *concepts) body(src *vocabulary.Concept) ir.Node {
	c.says(src)
	or := ir.Or{}
	for i := range src.Blocks {
		or.Nodes = append(or.Nodes, c.block(src, &src.Blocks[i]))
	}
	for _, name := range src.Includes {
		or.Nodes = append(or.Nodes, c.node(name, src.Range))
	}
	if src.When.Source == "" {
		return or
	}
	when := c.condition(src.When)
	if len(or.Nodes) == 0 {
		return when
	}
	return ir.And{Nodes: []ir.Node{or, when}}
}

// says reports a concept that no act can show, and a block that every act shows.
func (c *concepts) says(src *vocabulary.Concept) {
	if src.Incomplete {
		return
	}
	if len(src.Blocks)+len(src.Includes) == 0 && src.When.Source == "" {
		c.add(unshownConcept(src))
	}
	for i := range src.Blocks {
		b := &src.Blocks[i]
		if len(b.Tests)+len(b.Is)+len(b.IsNot) == 0 && b.When.Source == "" {
			c.add(emptyBlock(src, b))
		}
		for _, t := range b.Tests {
			if values, missing := c.v.Expand(t.Values); len(values)+len(missing) == 0 {
				c.add(emptyList(src, t))
			}
		}
	}
}

// block is a conjunction. A block about names that asks for no verb means a call that changes something, in an action: reading verbs
// never match.
func (c *concepts) block(src *vocabulary.Concept, b *vocabulary.Block) ir.Node {
	and := ir.And{}
	named := b.Name == "mcp" || b.Name == "call"
	for _, t := range b.Tests {
		and.Nodes = append(and.Nodes, c.test(t))
		named = named && t.Fact != schema.CallVerb && t.Fact != schema.MCPVerb && t.Fact != schema.CallMode
	}
	if named && src.Kind == vocabulary.Action {
		and.Nodes = append(and.Nodes, ir.Not{Node: ir.Leaf{Fact: schema.CallMode, Field: -1, Op: ir.In, Values: []string{"read"}}})
	}
	for _, name := range b.Is {
		and.Nodes = append(and.Nodes, c.node(name, b.Range))
	}
	for _, name := range b.IsNot {
		and.Nodes = append(and.Nodes, ir.Not{Node: c.node(name, b.Range)})
	}
	if b.When.Source != "" {
		and.Nodes = append(and.Nodes, c.condition(b.When))
	}
	return and
}

func (c *concepts) condition(w vocabulary.Condition) ir.Node {
	n, problems := condition.Lower(w.Source)
	for _, p := range problems {
		c.add(conditionProblem(w.Range, p))
	}
	if n == nil {
		return ir.Const{}
	}
	return n
}

// test turns an attribute into leaves: plain values are looked up, patterns are matched, numbers are compared.
func (c *concepts) test(t vocabulary.Test) ir.Node {
	values, missing := c.v.Expand(t.Values)
	for _, name := range missing {
		c.add(unknownSet(t.Range, name, c.v))
	}
	f := schema.Facts[t.Fact]
	or := ir.Or{}
	var plain, globs []string
	for _, v := range values {
		switch {
		case f.Type == schema.Number:
			or.Nodes = append(or.Nodes, c.number(t, v))
		case f.Type == schema.Bool && v != "true" && v != "false":
			c.add(badTruth(t.Range, fmt.Sprintf("%q", v)))
		case f.Type == schema.Enum && !slices.Contains(f.Values, v):
			c.add(neverHolds(t.Range, f, v))
		case f.Type == schema.Words:
			plain = append(plain, c.phrase(v, " "))
		case strings.ContainsAny(v, "*?[") && f.Type == schema.Text:
			globs = append(globs, v)
		default:
			plain = append(plain, v)
		}
	}
	if len(plain) > 0 {
		or.Nodes = append(or.Nodes, ir.Leaf{Fact: t.Fact, Field: -1, Op: ir.In, Values: plain})
	}
	if len(globs) > 0 {
		or.Nodes = append(or.Nodes, ir.Leaf{Fact: t.Fact, Field: -1, Op: ir.Glob, Values: globs})
	}
	if t.Not {
		return ir.Not{Node: or}
	}
	return or
}

// normalise adds the dictionary forms of the words in sets of verbs, keys and words: facts compare names in that form, and an author
// may write any.
func (c *concepts) normalise() {
	for name, words := range c.v.Sets {
		part, _, _ := strings.Cut(name, ".")
		if part != "verbs" && part != "keys" && part != "words" {
			continue
		}
		for _, w := range words {
			if p := c.phrase(w, "_"); p != w && !slices.Contains(words, p) {
				c.v.Sets[name] = append(c.v.Sets[name], p)
			}
		}
	}
}

// phrase gives each word of a phrase its dictionary form.
func (c *concepts) phrase(s, sep string) string {
	key := [2]string{s, sep}
	form, ok := c.forms[key]
	if !ok {
		form = c.inDictionary(s, sep)
		c.forms[key] = form
	}
	return form
}

func (c *concepts) inDictionary(s, sep string) string {
	words := strings.Split(s, sep)
	for i, w := range words {
		words[i] = vocabulary.Lemma(func(w string) (string, bool) {
			to, ok := c.v.Maps["words"][w]
			return to, ok
		}, w)
	}
	return strings.Join(words, sep)
}

var numberOps = []struct {
	text string
	op   ir.Op
}{{">=", ir.GreaterEqual}, {"<=", ir.LessEqual}, {"!=", ir.NotEqual}, {">", ir.Greater}, {"<", ir.Less}, {"", ir.Equal}}

// number reads a value of a Number fact: 5, or "> 100".
func (c *concepts) number(t vocabulary.Test, v string) ir.Node {
	for _, o := range numberOps {
		rest, ok := strings.CutPrefix(v, o.text)
		if !ok {
			continue
		}
		f, err := strconv.ParseFloat(strings.TrimSpace(rest), 64)
		if err == nil {
			if p, outside := condition.Outside(t.Fact, o.op, f); outside {
				c.add(conditionProblem(t.Range, p))
			}
			return ir.Leaf{Fact: t.Fact, Field: -1, Op: o.op, Number: f}
		}
		break
	}
	c.add(badNumber(t.Range, fmt.Sprintf("%q", v)))
	return ir.Const{}
}
