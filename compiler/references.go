package compiler

import (
	"maps"
	"slices"
	"strings"

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
	c.policy.Profile = c.profile()
	for i := range c.policy.Clauses {
		cl := &c.policy.Clauses[i]
		c.checkList(set, cl, "references", cl.References)
		c.checkList(set, cl, "related", cl.Related)
	}
}

// profile says what the citations are for; library clauses keep the library's own editions where the policy pins none.
func (c *compilation) profile() mappings.Profile {
	p := mappings.Profile{Editions: map[string]string{}}
	if c.library.Policy != nil {
		maps.Copy(p.Editions, c.library.Policy.Editions)
	}
	if c.cfg.Policy != nil {
		maps.Copy(p.Editions, c.cfg.Policy.Editions)
	}
	if src := c.cfg.Profile; src != nil {
		p.Roles, p.HighRisk, p.Sector, p.Jurisdictions = src.Roles, src.HighRisk, src.Sector, src.Jurisdictions
	}
	return p
}

func (c *compilation) checkList(set *mappings.Set, cl *Clause, kind string, list []config.Text) {
	cited := append(texts(cl.References), texts(cl.Related)...)
	for _, t := range list {
		c.add(set.Check(mappings.Citation{ID: t.Value, Range: t.Range, Clause: cl.ID, Kind: kind, Cited: cited}, c.policy.Profile, c.opt.Date)...)
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

// readExceptions lowers what takes findings back.
func (c *compilation) readExceptions() {
	ids := make([]string, len(c.policy.Clauses))
	for i := range c.policy.Clauses {
		ids[i] = c.policy.Clauses[i].ID
	}
	for i := range c.cfg.Exceptions {
		e := &c.cfg.Exceptions[i]
		if !slices.Contains(ids, e.Clause.Value) {
			if !c.cfg.Incomplete {
				c.add(exceptionUnknownClause(e, ids))
			}
			continue
		}
		if e.Until.Value < c.opt.Date {
			c.add(exceptionExpired(e))
		}
		n, problems := ir.Lower(e.Match.Value)
		for _, p := range problems {
			c.add(conditionIn(e.Match, p))
		}
		c.program.Exceptions = append(c.program.Exceptions, ir.Exception{Name: e.Name, Clause: e.Clause.Value, Until: e.Until.Value, Root: orFalse(n)})
	}
}
