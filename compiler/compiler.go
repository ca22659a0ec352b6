// Package compiler turns checked sources into graph bytes: clauses and their sentences, concepts, citations, conditions. The whole of
// it is the list of steps in Compile; each reports all of its problems.
package compiler

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"sync"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/params"
	"github.com/govc-lang/govc/lang/sentence"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/mappings"
)

// Policy is a compiled policy.
type Policy struct {
	Name, Default, Mode   string
	Graph, Tables, Params []byte
	Digest                string // sha256:… over graph and tables
	Clauses               []Clause
	Config                *config.Config
	Vocabulary            *vocabulary.Vocabulary
	Catalogs              *mappings.Set
	Profile               mappings.Profile
	members               member
}

// Clause is what is known about a compiled clause beside its graph.
type Clause struct {
	config.Clause
	Effect      string // deny, escalate, observe; empty for evidence and switched-off clauses
	Reviewers   int
	Severity    string
	Recall      float64 // the bars
	FalseAlarms float64
	Library     bool // id, text and when are the library's
	Replaces    bool // replaces a library clause of the same id
	Reading     sentence.Reading
	Root        ir.Node
	Digest      string // of the node that the clause compiles to: moves with vocabulary and when
}

// Options say what to compile with.
type Options struct {
	// Date is the day that references and dates are judged on, as 2006-01-02.
	Date string
	// Self is set when the sources are the library itself.
	Self bool
	// Library is what policies may use and whose vocabulary is always loaded; nil for the one that is embedded.
	Library *config.Config
	// Catalogs are the catalogs that citations are checked against; nil for the library's.
	Catalogs *mappings.Set
}

// compilation is the state that the steps hand on.
type compilation struct {
	cfg      *config.Config
	library  *config.Config
	opt      Options
	policy   *Policy
	concepts *concepts
	program  ir.Program
	diags    diag.List
	// unknownLibrary says that the policy uses a library that there is not: what its clauses are is unknown.
	unknownLibrary bool
}

// Compile reads the sources in config, adds the library that they use, and returns the policy and all problems. The policy
// is nil when there are errors.
func Compile(cfg *config.Config, opt Options) (*Policy, diag.List) {
	c := &compilation{cfg: cfg, opt: opt, policy: &Policy{Config: cfg}}
	for _, step := range []func(){
		c.loadLibrary,
		c.mergeVocabulary,
		c.readPolicy,
		c.chooseClauses,
		c.readSentences,
		c.findUnused,
		c.checkReferences,
		c.readExceptions,
		c.buildMembers,
		c.buildParams,
	} {
		step()
	}
	c.diags.Sort()
	if c.diags.HasErrors() {
		return nil, c.diags
	}
	return c.policy, c.diags
}

func (c *compilation) add(d ...diag.Diagnostic) { c.diags = append(c.diags, d...) }

// loadLibrary parses the embedded library, unless the sources are the library or another one is given.
func (c *compilation) loadLibrary() {
	switch {
	case c.opt.Self:
		c.library = c.cfg
		return
	case c.opt.Library != nil:
		c.library = c.opt.Library
		return
	}
	lib, diags := config.ReadFS(clauses.FS, "govc-standard/")
	c.library = lib
	c.add(diags...)
}

// mergeVocabulary puts the user's words on top of the library's.
func (c *compilation) mergeVocabulary() {
	v := vocabulary.New()
	if !c.opt.Self {
		v.Merge(c.library.Vocabulary)
	}
	for i := range c.cfg.Vocabulary.Concepts {
		c.checkConcept(v, &c.cfg.Vocabulary.Concepts[i])
	}
	v.Merge(c.cfg.Vocabulary)
	c.policy.Vocabulary = v
	c.concepts = newConcepts(v, &c.diags)
	c.concepts.normalise()
	v.Sets["words.known"] = c.concepts.knownWords()
	c.concepts.all()
}

// checkConcept compares a concept with the one of the library that it adds to or replaces.
func (c *compilation) checkConcept(library *vocabulary.Vocabulary, con *vocabulary.Concept) {
	old, exists := library.Concept(con.Name)
	switch {
	case exists && con.Replace:
		c.add(conceptReplaced(con.Range, con.Name))
	case exists:
		for _, attr := range con.Changes(old) {
			c.add(conceptChanged(con, attr))
		}
		return
	}
	if con.Kind == "" && !con.Incomplete {
		c.add(noKind(con))
	}
}

func (c *compilation) readPolicy() {
	p := c.policy
	p.Default, p.Mode, p.Name = "allow", "enforce", ""
	src := c.cfg.Policy
	if src == nil {
		return
	}
	p.Name = src.Name
	if src.Default.Set() {
		p.Default = src.Default.Value
	}
	if src.Mode.Set() {
		p.Mode = src.Mode.Value
	}
	for _, use := range src.Use {
		if use.Value != clauses.Name {
			c.unknownLibrary = true
			c.add(unknownLibrary(use.Range, use.Value))
		}
	}
}

// usesLibrary says whether the policy uses the standard clauses.
func (c *compilation) usesLibrary() bool {
	return c.opt.Self || c.cfg.Policy != nil && slices.ContainsFunc(c.cfg.Policy.Use, func(t config.Text) bool { return t.Value == clauses.Name })
}

// buildMembers builds what does not need each other side by side.
func (c *compilation) buildMembers() {
	if c.diags.HasErrors() {
		return
	}
	var beside sync.WaitGroup
	beside.Go(func() { c.policy.Tables = tables.Encode(c.policy.Vocabulary) })
	beside.Go(c.digestClauses)
	c.buildGraph()
	beside.Wait()
	h := sha256.New()
	h.Write(c.policy.Graph)
	h.Write(c.policy.Tables)
	c.policy.Digest = "sha256:" + hex.EncodeToString(h.Sum(nil))
}

func (c *compilation) buildGraph() {
	c.program.Default = c.policy.Default
	g, err := graph.Build(&c.program)
	if err != nil {
		c.add(internalProblem(err))
		return
	}
	c.policy.Graph = g.Bytes()
}

func (c *compilation) digestClauses() {
	var hasher ir.Hasher
	for i := range c.policy.Clauses {
		cl := &c.policy.Clauses[i]
		if cl.Root != nil {
			sum := hasher.Hash(cl.Root)
			cl.Digest = "sha256:" + hex.EncodeToString(sum[:])
		}
	}
}

// member is the form of the params member; runtime reads it.
type member struct {
	params.Params
	Mode      string                   `json:"mode"`
	Citations map[string]citationLists `json:"citations"`
}

type citationLists struct{ References, Related []citation }

type citation struct {
	ID      string `json:"id"`
	Native  string `json:"native,omitempty"`
	Title   string `json:"title,omitempty"`
	Applies string `json:"applies,omitempty"`
	Note    string `json:"note,omitempty"`
}

func (c *compilation) buildParams() {
	m := member{Mode: c.policy.Mode, Citations: map[string]citationLists{}}
	if c.cfg.Policy != nil {
		m.Params = c.cfg.Policy.Params
	}
	for i := range c.policy.Clauses {
		cl := &c.policy.Clauses[i]
		m.Citations[cl.ID] = citationLists{c.citations(cl.References), c.citations(cl.Related)}
	}
	c.policy.members = m
	c.policy.SetParams(m.Params)
}

// SetParams changes the organisation's values: a corpus is judged with the ones that its rows were written for.
func (p *Policy) SetParams(values params.Params) {
	p.members.Params = values
	b, err := json.Marshal(p.members)
	if err != nil {
		panic(err) // strings and lists: cannot fail
	}
	p.Params = b
}
