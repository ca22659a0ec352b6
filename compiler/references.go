package compiler

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/compiler/condition"
	"github.com/govc-lang/govc/compiler/ir"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/mappings"
)

// checkReferences checks every citation against the catalogs.
func (c *compilation) checkReferences() {
	set := c.opt.Catalogs
	if set == nil {
		lib, diags := mappings.Load()
		set = lib
		c.add(diags...)
	}
	c.policy.Catalogs = set
	own, library := c.profile(c.cfg.Policy), c.profile(c.library.Policy, c.cfg.Policy)
	c.policy.Profile = library
	if c.cfg.Policy != nil {
		for framework, edition := range c.cfg.Policy.Editions {
			c.add(set.CheckPin(framework, edition.Value, edition.Range)...)
		}
	}
	for i := range c.policy.Clauses {
		cl := &c.policy.Clauses[i]
		p := own
		if _, ok := c.library.Sources[cl.Range.File]; ok {
			p = library
		}
		c.checkList(p, cl, "references", cl.References)
		c.checkList(p, cl, "related", cl.Related)
	}
}

// profile says what citations are for. Clauses of the library keep the library's own editions where the policy pins none: a later
// policy's pins count.
func (c *compilation) profile(pins ...*config.Policy) mappings.Profile {
	p := mappings.Profile{Editions: map[string]string{}}
	for _, policy := range pins {
		if policy == nil {
			continue
		}
		for framework, edition := range policy.Editions {
			p.Editions[framework] = edition.Value
		}
	}
	if src := c.cfg.Profile; src != nil {
		p.Roles, p.HighRisk, p.Sector, p.Jurisdictions = src.Roles, src.HighRisk, src.Sector, src.Jurisdictions
	}
	return p
}

func (c *compilation) checkList(p mappings.Profile, cl *Clause, kind string, list []config.Text) {
	cited := append(texts(cl.References), texts(cl.Related)...)
	for _, t := range list {
		at := mappings.Citation{ID: t.Value, Range: t.Range, Clause: cl.ID, Kind: kind, Cited: cited}
		c.add(c.policy.Catalogs.Check(at, p, c.opt.Date)...)
	}
}

func texts(list []config.Text) []string {
	var out []string
	for _, t := range list {
		out = append(out, t.Value)
	}
	return out
}

// citations are what a finding prints of its citations.
func (c *compilation) citations(list []config.Text) []citation {
	out := []citation{}
	for _, t := range list {
		ci := citation{ID: t.Value}
		if control, _, ok := c.policy.Catalogs.Control(t.Value); ok {
			ci.Native, ci.Title = control.Native, control.Title
			if from := control.AppliesFrom(c.policy.Profile); from > c.opt.Date {
				ci.Applies = from
			}
			ci.Note = strings.Join(c.policy.Catalogs.Annotations(t.Value, c.policy.Profile, c.opt.Date), "; ")
		}
		out = append(out, ci)
	}
	return out
}

// mayExist says whether a clause that is not in the policy may only be missing because of an error that is reported already.
func (c *compilation) mayExist(id string) bool {
	inLibrary := func(cl config.Clause) bool { return cl.ID == id }
	return id == "" || c.cfg.Incomplete || c.unknownLibrary && slices.ContainsFunc(c.library.Clauses, inLibrary)
}

// readExceptions lowers what takes findings back.
func (c *compilation) readExceptions() {
	ids := make([]string, len(c.policy.Clauses))
	for i := range c.policy.Clauses {
		ids[i] = c.policy.Clauses[i].ID
	}
	for i := range c.cfg.Exceptions {
		e := &c.cfg.Exceptions[i]
		if !slices.Contains(ids, e.Clause.Value) && !c.mayExist(e.Clause.Value) {
			c.add(exceptionUnknownClause(e, ids))
		}
		if e.Until.Set() && e.Until.Value < c.opt.Date {
			c.add(exceptionExpired(e))
		}
		n, problems := condition.Lower(e.Match.Value)
		for _, p := range problems {
			c.add(conditionIn(e.Match, p))
		}
		if n != nil && always(n, true) {
			c.add(exceptionToAll(e))
		}
		c.program.Exceptions = append(c.program.Exceptions, ir.Exception{Name: e.Name, Clause: e.Clause.Value, Until: e.Until.Value, Root: orFalse(n)})
	}
}
