package config

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// In JSON a block can be null, or a list of none: HCL reads that as no block. Who writes a clause so has no clause, and is told.

// written reports the blocks of a body in JSON that are written and hold nothing.
func (r *reader) written(body hcl.Body, blocks []hcl.BlockHeaderSchema) {
	if _, native := body.(*hclsyntax.Body); native || len(blocks) == 0 {
		return
	}
	names := &hcl.BodySchema{}
	for _, b := range blocks {
		names.Attributes = append(names.Attributes, hcl.AttributeSchema{Name: b.Type})
	}
	c, _, _ := body.PartialContent(names) // what is wrong with it is told when it is read as blocks
	for _, b := range blocks {
		if at := c.Attributes[b.Type]; at != nil {
			r.blankBlocks(at.Expr, len(b.LabelNames))
		}
	}
}

// blankBlocks looks at blocks below so many labels.
func (r *reader) blankBlocks(e hcl.Expression, labels int) {
	if pairs, hd := hcl.ExprMap(e); !hd.HasErrors() {
		for _, p := range pairs {
			if labels > 0 {
				r.blankBlocks(p.Value, labels-1)
			}
		}
		return
	}
	items, hd := hcl.ExprList(e)
	switch {
	case hd.HasErrors() && labels == 0:
		r.blankBlock(e)
	case !hd.HasErrors() && labels == 0 && len(items) == 0:
		r.empty(e, "an empty list")
	}
	for _, item := range items {
		if labels > 0 {
			r.blankBlocks(item, labels)
		} else {
			r.blankBlock(item)
		}
	}
}

// blankBlock reports null, and a list in a list of blocks; HCL itself reports what else is no object.
func (r *reader) blankBlock(e hcl.Expression) {
	if _, hd := hcl.ExprList(e); !hd.HasErrors() {
		r.empty(e, "a list")
		return
	}
	if _, hd := hcl.ExprMap(e); !hd.HasErrors() {
		return
	}
	if v, hd := e.Value(nil); !hd.HasErrors() && v.IsNull() {
		r.empty(e, "null")
	}
}

func (r *reader) empty(e hcl.Expression, what string) {
	r.cfg.Incomplete = true
	r.add(badValue(r.rng(e.Range()), "a block", what))
}
