package compiler

import (
	"slices"

	"github.com/govc-lang/govc/compiler/condition"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/sentence"
)

// chooseClauses takes the library's clauses that are used, in their order, then the policy's own.
func (c *compilation) chooseClauses() {
	own := c.ownClauses()
	lib := map[string]*config.Clause{}
	for i := range c.library.Clauses {
		lib[c.library.Clauses[i].ID] = &c.library.Clauses[i]
	}
	if c.usesLibrary() {
		for i := range c.library.Clauses {
			c.takeLibrary(&c.library.Clauses[i], own)
		}
	}
	if !c.opt.Self {
		for i := range c.cfg.Clauses {
			c.takeOwn(&c.cfg.Clauses[i], lib)
		}
	}
	decides := func(cl Clause) bool { return !cl.Disabled }
	if !c.cfg.Incomplete && !c.unknownLibrary && !slices.ContainsFunc(c.policy.Clauses, decides) {
		c.add(nothingToCheck(c.cfg))
	}
}

// ownClauses indexes the policy's clauses and reports ids that stand twice.
func (c *compilation) ownClauses() map[string]*config.Clause {
	own := map[string]*config.Clause{}
	for i := range c.cfg.Clauses {
		cl := &c.cfg.Clauses[i]
		if first := own[cl.ID]; first != nil {
			c.add(duplicateClause(cl, first))
			continue
		}
		own[cl.ID] = cl
	}
	return own
}

func (c *compilation) takeLibrary(lib *config.Clause, own map[string]*config.Clause) {
	if mine := own[lib.ID]; mine != nil && !c.opt.Self {
		return // switched off or replaced: the policy's own block stands for it
	}
	c.take(*lib, true, false)
}

func (c *compilation) takeOwn(cl *config.Clause, lib map[string]*config.Clause) {
	base := lib[cl.ID]
	switch {
	case cl.Disabled && (base == nil || !c.usesLibrary()):
		if !c.mayExist(cl.ID) {
			c.add(unknownLibraryClause(cl, c.library.Clauses))
		}
		return
	case cl.Disabled:
		c.switchedOff(cl, base)
		return
	case base != nil && c.usesLibrary():
		c.add(clauseReplaced(cl))
	}
	same := base != nil && base.Text.Value == cl.Text.Value && base.When.Value == cl.When.Value
	c.take(*cl, same, base != nil && !same)
}

// switchedOff keeps a clause out, until its date has passed: then it is back.
func (c *compilation) switchedOff(cl, base *config.Clause) {
	if cl.Until.Value < c.opt.Date {
		c.add(switchedOffExpired(cl))
		c.take(*base, true, false)
		return
	}
	c.add(clauseSwitchedOff(cl))
	c.policy.Clauses = append(c.policy.Clauses, Clause{Clause: *cl})
}

// The bars that hold where a clause states none.
const (
	defaultRecall      = 0.90
	defaultFalseAlarms = 0.05
	defaultSeverity    = "medium"
)

func (c *compilation) take(cl config.Clause, library, replaces bool) {
	out := Clause{
		Clause: cl, Library: library, Replaces: replaces, Severity: defaultSeverity, Recall: defaultRecall, FalseAlarms: defaultFalseAlarms,
	}
	if cl.Severity.Set() {
		out.Severity = cl.Severity.Value
	}
	if cl.Expect.Recall != nil {
		out.Recall = *cl.Expect.Recall
	}
	if cl.Expect.FalseAlarms != nil {
		out.FalseAlarms = *cl.Expect.FalseAlarms
	}
	c.policy.Clauses = append(c.policy.Clauses, out)
}

// readSentences reads every clause's sentence and turns it into nodes.
func (c *compilation) readSentences() {
	lex := sentence.NewLexicon(c.policy.Vocabulary.Concepts, c.policy.Vocabulary.Sets)
	for i := range c.policy.Clauses {
		cl := &c.policy.Clauses[i]
		if cl.Disabled || cl.Kind.Value == "evidence" {
			continue
		}
		when := c.when(cl)
		if !cl.Text.Set() {
			continue
		}
		reading, problems := sentence.Read(cl.Text.Value, lex)
		for _, p := range problems {
			c.add(sentenceProblem(cl, p))
		}
		if len(problems) > 0 {
			continue
		}
		cl.Reading, cl.Effect, cl.Reviewers = reading, string(reading.Effect), reading.Reviewers
		c.clauseNode(cl, when)
	}
}

// when is what narrows a clause; nil for nothing.
func (c *compilation) when(cl *Clause) ir.Node {
	if !cl.When.Set() {
		return nil
	}
	n, problems := condition.Lower(cl.When.Value)
	for _, p := range problems {
		c.add(conditionOf(cl, p))
	}
	return orFalse(n)
}

// findUnused reports the policy's own concepts that no sentence needs.
func (c *compilation) findUnused() {
	if c.opt.Self || c.diags.HasErrors() {
		return
	}
	used := map[string]bool{}
	for i := range c.policy.Clauses {
		for _, p := range slices.Concat(c.policy.Clauses[i].Reading.Phrases, c.policy.Clauses[i].Reading.After) {
			for _, r := range slices.Concat(p.Refs, p.Unless) {
				c.concepts.mark(used, r.Concept)
			}
		}
	}
	for i := range c.cfg.Vocabulary.Concepts {
		if con := &c.cfg.Vocabulary.Concepts[i]; !used[con.Name] {
			c.add(unusedConcept(con))
		}
	}
}

func (c *compilation) clauseNode(cl *Clause, when ir.Node) {
	b := &sentenceNodes{concepts: c.concepts, at: cl.Text.Range}
	root := b.root(cl.Reading)
	if when != nil {
		root = ir.And{Nodes: []ir.Node{root, when}}
	}
	root = ir.And{Nodes: []ir.Node{root, pretends}}
	cl.Root = root
	shadow := cl.Mode.Value == "shadow"
	c.program.Clauses = append(c.program.Clauses, ir.Clause{
		ID: cl.ID, Text: cl.Text.Value, Effect: cl.Effect, Reviewers: cl.Reviewers, Severity: cl.Severity, Shadow: shadow,
		Root: root, Refs: b.refs,
	})
}

// pretends keeps every clause from an act that says itself that it changes nothing.
var pretends = ir.Not{Node: ir.Leaf{Fact: schema.ActPretend, Field: -1, Op: ir.In, Values: []string{"true"}}}

func orFalse(n ir.Node) ir.Node {
	if n == nil {
		return ir.Const{}
	}
	return n
}

// sentenceNodes turns a reading into nodes over the concepts.
type sentenceNodes struct {
	concepts *concepts
	at       diag.Range
	refs     []ir.Ref
	counted  bool // what the phrases name is counted
}

func (b *sentenceNodes) root(r sentence.Reading) ir.Node {
	b.counted = r.Rate != nil
	body := b.phrases(r.Phrases)
	if r.Rate != nil {
		rate := ir.Rate{Mark: b.mark(body, "counted action"), N: r.Rate.N, Seconds: r.Rate.Seconds}
		return b.noted(rate, "rate", r.Rate.Words)
	}
	if len(r.After) == 0 {
		return body
	}
	first := len(b.refs)
	seen := ir.Seen{Mark: b.mark(b.phrases(r.After), "earlier action")}
	words := b.refs[first].Words
	for _, ref := range b.refs[first:] {
		words = [2]int{min(words[0], ref.Words[0]), max(words[1], ref.Words[1])}
	}
	return ir.And{Nodes: []ir.Node{body, b.noted(seen, "earlier in the session", words)}}
}

// noted gives a node a name and its words, so that it is among the reasons of a finding.
func (b *sentenceNodes) noted(n ir.Node, name string, words [2]int) ir.Node {
	b.note(name, words)
	return ir.Concept{Name: name, Node: n}
}

// mark gives a node a name to be remembered by: its concept's own, where it is one.
func (b *sentenceNodes) mark(n ir.Node, name string) ir.Concept {
	if or, ok := n.(ir.Or); ok && len(or.Nodes) == 1 {
		n = or.Nodes[0]
	}
	if and, ok := n.(ir.And); ok && len(and.Nodes) == 1 {
		n = and.Nodes[0]
	}
	con, ok := n.(ir.Concept)
	if !ok {
		con = ir.Concept{Name: name, Node: n}
	}
	return ir.Concept{Name: con.Name, Unknown: con.Unknown, Node: ir.And{Nodes: []ir.Node{con, pretends}}}
}

func (b *sentenceNodes) phrases(list []sentence.Phrase) ir.Node {
	or := ir.Or{}
	for _, p := range list {
		or.Nodes = append(or.Nodes, b.phrase(p))
	}
	return or
}

func (b *sentenceNodes) phrase(p sentence.Phrase) ir.Node {
	and := ir.And{}
	refs := p.Refs
	if len(refs) == 1 {
		refs = []sentence.Ref{b.alone(refs[0])}
	}
	for _, r := range refs {
		and.Nodes = append(and.Nodes, b.ref(r))
	}
	for _, r := range p.Unless {
		and.Nodes = append(and.Nodes, ir.Not{Node: b.ref(r)})
	}
	if p.Amount != nil {
		and.Nodes = append(and.Nodes, b.amount(p.Amount))
	}
	for _, t := range p.Times {
		and.Nodes = append(and.Nodes, b.time(t))
	}
	return and
}

func (b *sentenceNodes) ref(r sentence.Ref) ir.Node {
	b.note(r.Concept, r.Words)
	return b.concepts.node(r.Concept, b.at)
}

// alone is what an action means when it is all that a phrase says.
func (b *sentenceNodes) alone(r sentence.Ref) sentence.Ref {
	if c := b.concepts.index[r.Concept]; c != nil && c.Alone != "" {
		r.Concept = c.Alone
	}
	return r
}

func (b *sentenceNodes) note(concept string, words [2]int) {
	for _, old := range b.refs {
		if old.Concept == concept && old.Words == words {
			return
		}
	}
	b.refs = append(b.refs, ir.Ref{Concept: concept, Words: words})
}

var amountOps = map[string]ir.Op{">": ir.Greater, ">=": ir.GreaterEqual, "<": ir.Less, "<=": ir.LessEqual}

// amount compares the sum of the act's amounts, in major units of any currency; an amount that is unknown counts.
func (b *sentenceNodes) amount(a *sentence.Amount) ir.Node {
	name := a.String()
	b.note(name, a.Words)
	leaf := ir.Leaf{Fact: totalFact, Field: -1, Op: amountOps[a.Op], Number: a.Value}
	return ir.Concept{Name: name, Node: leaf, Unknown: "true"}
}

// knownWords lists the words that names are cut by: verbs, and the values of every test of words.
func (c *concepts) knownWords() []string {
	seen := map[string]bool{}
	var out []string
	add := func(list []string) {
		words, _ := c.v.Expand(list)
		for _, w := range words {
			if w = c.phrase(w, " "); !seen[w] {
				seen[w] = true
				out = append(out, w)
			}
		}
	}
	for _, set := range []string{"verbs.read", "verbs.change", "verbs.either"} {
		add(c.v.Sets[set])
	}
	for _, con := range c.v.Concepts {
		for _, b := range con.Blocks {
			for _, t := range b.Tests {
				if schema.Facts[t.Fact].Type == schema.Words {
					add(t.Values)
				}
			}
		}
	}
	return out
}

const totalFact = schema.CallTotal
