package config

import (
	"strconv"

	"github.com/hashicorp/hcl/v2"

	"github.com/govc-lang/govc/lang/params"
)

// fileSchema is the language: what may stand at the top of a file.
var fileSchema = &hcl.BodySchema{Blocks: []hcl.BlockHeaderSchema{
	{Type: "policy", LabelNames: []string{"name"}},
	{Type: "profile"},
	{Type: "clause", LabelNames: []string{"id"}},
	{Type: "exception", LabelNames: []string{"name"}},
	{Type: "concept", LabelNames: []string{"name"}},
	{Type: "set", LabelNames: []string{"name"}},
	{Type: "map", LabelNames: []string{"name"}},
	{Type: "file_class", LabelNames: []string{"name"}},
	{Type: "shape", LabelNames: []string{"name"}},
	{Type: "tool", LabelNames: []string{"name"}},
}}

func (r *reader) block(b *hcl.Block) {
	switch b.Type {
	case "policy":
		r.policy(b)
	case "profile":
		r.profile(b)
	case "clause":
		r.clause(b)
	case "exception":
		r.exception(b)
	case "concept":
		r.concept(b)
	case "set":
		r.set(b)
	case "map":
		r.mapping(b)
	case "file_class":
		r.fileClass(b)
	case "shape":
		r.shape(b)
	case "tool":
		r.tool(b)
	}
}

func (r *reader) policy(b *hcl.Block) {
	a, blocks := r.content(b.Body, []hcl.BlockHeaderSchema{
		{Type: "organisation"},
		{Type: "environment", LabelNames: []string{"name"}},
		{Type: "data_class", LabelNames: []string{"name"}},
	}, "use", "default", "mode", "editions", "host_prompt")
	p := &Policy{
		Name: b.Labels[0], Use: a.list_("use"), Default: a.text("default"), Mode: a.text("mode"),
		Editions: a.texts("editions"), HostPrompt: a.bool("host_prompt"), Range: r.rng(b.DefRange),
	}
	if a.list["use"] != nil && len(p.Use) == 0 {
		r.cfg.Incomplete = r.cfg.Incomplete || r.diags.HasErrors() // what it uses could not be read
	}
	r.oneOf(p.Default, "allow", "observe", "escalate", "deny")
	r.oneOf(p.Mode, "enforce", "shadow")
	r.once(blocks, "organisation")
	for _, n := range blocks {
		r.policyPart(p, n)
	}
	if r.cfg.Policy != nil {
		r.add(secondBlock("policy", "the whole folder", p.Range, r.cfg.Policy.Range))
		return
	}
	r.cfg.Policy = p
}

func (r *reader) policyPart(p *Policy, b *hcl.Block) {
	switch b.Type {
	case "organisation":
		a := r.attributes(b.Body, "domains", "regions", "owners", "prefixes", "approved_servers", "approved_hosts", "timezone")
		p.Params.Organisation = params.Organisation{
			Domains: a.strings("domains"), Regions: a.strings("regions"), Owners: a.strings("owners"),
			Prefixes: a.strings("prefixes"), ApprovedServers: a.strings("approved_servers"),
			ApprovedHosts: a.strings("approved_hosts"), Timezone: r.zone(a.text("timezone")),
		}
	case "environment":
		a := r.attributes(b.Body, "hosts", "branches", "servers", "paths")
		r.name(b)
		p.Params.Environments = append(p.Params.Environments, params.Environment{
			Name: b.Labels[0], Hosts: a.globs("hosts"), Branches: a.globs("branches"),
			Servers: a.globs("servers"), Paths: a.globs("paths"),
		})
	case "data_class":
		a := r.attributes(b.Body, "paths", "servers", "tables")
		r.name(b)
		p.Params.DataClasses = append(p.Params.DataClasses, params.DataClass{
			Name: b.Labels[0], Paths: a.globs("paths"), Servers: a.globs("servers"), Tables: a.strings("tables"),
		})
	}
}

func (r *reader) profile(b *hcl.Block) {
	a := r.attributes(b.Body, "roles", "high_risk", "sector", "jurisdictions")
	p := &Profile{
		Roles: a.strings("roles"), HighRisk: a.strings("high_risk"), Sector: a.str("sector"),
		Jurisdictions: a.strings("jurisdictions"), Range: r.rng(b.DefRange),
	}
	if r.cfg.Profile != nil {
		r.add(secondBlock("profile", "the whole folder", p.Range, r.cfg.Profile.Range))
		return
	}
	r.cfg.Profile = p
}

func (r *reader) clause(b *hcl.Block) {
	a, blocks := r.content(b.Body, []hcl.BlockHeaderSchema{{Type: "expect"}, {Type: "examples"}},
		"text", "when", "severity", "owner", "kind", "due", "mode", "references", "related", "disabled", "reason", "until")
	c := Clause{
		ID: b.Labels[0], Text: a.text("text"), When: a.text("when"), Severity: a.text("severity"), Owner: a.str("owner"),
		Kind: a.text("kind"), Due: a.text("due"), Mode: a.text("mode"),
		References: a.references("references"), Related: a.references("related"),
		Disabled: a.bool("disabled"), Reason: a.text("reason"), Until: a.text("until"), Range: r.rng(b.DefRange),
	}
	r.once(blocks, "expect")
	r.once(blocks, "examples")
	for _, n := range blocks {
		r.clausePart(&c, n)
	}
	r.checkClause(&c, r.rng(b.LabelRanges[0]), a.list["text"] != nil)
	r.cfg.Clauses = append(r.cfg.Clauses, c)
}

// once reports the blocks of a kind that stands once, from the second on: the last would count, and the others would not.
func (r *reader) once(blocks hcl.Blocks, kind string) {
	var first *hcl.Block
	for _, b := range blocks {
		switch {
		case b.Type != kind:
		case first == nil:
			first = b
		default:
			r.add(secondBlock(kind, "the block around it", r.rng(b.DefRange), r.rng(first.DefRange)))
		}
	}
}

func (r *reader) clausePart(c *Clause, b *hcl.Block) {
	switch b.Type {
	case "expect":
		a := r.attributes(b.Body, "recall", "false_alarms")
		c.Expect = Expect{Recall: r.share(a, "recall"), FalseAlarms: r.share(a, "false_alarms"), Range: r.rng(b.DefRange)}
	case "examples":
		a := r.attributes(b.Body, "violates", "allows")
		c.Examples = Examples{Violates: a.examples("violates"), Allows: a.examples("allows")}
	}
}

// share reads a number from 0 to 1.
func (r *reader) share(a attrs, name string) *float64 {
	f := a.number(name)
	if f != nil && (*f < 0 || *f > 1) {
		r.add(badValue(r.rng(a.list[name].Expr.Range()), "a number from 0 to 1", strconv.FormatFloat(*f, 'g', -1, 64)))
		return nil
	}
	return f
}

func (r *reader) exception(b *hcl.Block) {
	r.name(b)
	a := r.attributes(b.Body, "clause", "match", "owner", "reason", "until")
	e := Exception{
		Name: b.Labels[0], Clause: a.text("clause"), Match: a.text("match"), Owner: a.text("owner"),
		Reason: a.text("reason"), Until: a.text("until"), Range: r.rng(b.DefRange),
	}
	for _, need := range []struct {
		name string
		t    Text
	}{{"clause", e.Clause}, {"match", e.Match}, {"owner", e.Owner}, {"reason", e.Reason}, {"until", e.Until}} {
		if a.list[need.name] == nil || need.t.blank() {
			r.add(missing(e.Range, "exception", need.name))
		}
	}
	r.date(e.Until)
	r.cfg.Exceptions = append(r.cfg.Exceptions, e)
}
