package config

import (
	"maps"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/hashicorp/hcl/v2"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
)

func (r *reader) concept(b *hcl.Block) {
	errors := r.diags.Count(diag.Error)
	var heads []hcl.BlockHeaderSchema
	for _, name := range schema.Blocks() {
		heads = append(heads, hcl.BlockHeaderSchema{Type: name})
	}
	a, blocks := r.content(b.Body, heads, "kind", "object", "also", "alone", "includes", "when", "unknown", "replace")
	r.name(b)
	c := vocabulary.Concept{
		Name: b.Labels[0], Kind: vocabulary.Kind(a.oneOf("kind", "action", "thing", "place", "state")),
		Object: vocabulary.Object(a.oneOf("object", "required", "never")), Also: a.strings("also"), Includes: a.strings("includes"),
		Alone: a.str("alone"), Unknown: a.oneOf("unknown", "true", "false"), Replace: a.bool("replace"),
		When: condition(a.text("when")), Range: r.rng(b.DefRange),
	}
	for _, n := range blocks {
		c.Blocks = append(c.Blocks, r.conceptBlock(n))
	}
	c.Incomplete = r.diags.Count(diag.Error) > errors
	r.cfg.Vocabulary.Concepts = append(r.cfg.Vocabulary.Concepts, c)
}

func condition(t Text) vocabulary.Condition {
	return vocabulary.Condition{Source: t.Value, Range: t.Range}
}

// conceptBlock reads one way in which a concept shows itself. An attribute is the last part of a fact of the block, or a whole fact of
// another with _ for its dots (shell_flag in a call block); not_ in front of it means none of the values.
func (r *reader) conceptBlock(b *hcl.Block) vocabulary.Block {
	a, _ := r.checked(b.Body, blockSchemas()[b.Type])
	out := vocabulary.Block{
		Name: b.Type, Is: a.strings("is"), IsNot: a.strings("is_not"), When: condition(a.text("when")), Range: r.rng(b.DefRange),
	}
	for _, name := range sorted(a.list) {
		if fact, not, ok := blockFact(b.Type, name); ok {
			list := a.scalars(name)
			r.surface(fact, list)
			out.Tests = append(out.Tests, vocabulary.Test{Fact: fact, Not: not, Values: values(list), Range: r.rng(a.list[name].Range)})
		}
	}
	return out
}

// blockSchemas are the attributes of each kind of block, made once: a vocabulary has thousands of blocks.
var blockSchemas = sync.OnceValue(func() map[string]*hcl.BodySchema {
	whole := []string{"is", "is_not", "when"}
	for _, f := range schema.Facts {
		if f.Type != schema.List && f.Type != schema.Invalid {
			at := strings.ReplaceAll(f.Name, ".", "_")
			whole = append(whole, at, "not_"+at)
		}
	}
	out := map[string]*hcl.BodySchema{}
	for _, block := range schema.Blocks() {
		names := slices.Clone(whole)
		for _, at := range schema.Attributes(block) {
			names = append(names, at, "not_"+at)
		}
		out[block] = bodySchema(nil, names)
	}
	return out
})

// surface reports values that could never match: a malformed pattern, or a pattern where words are compared whole.
func (r *reader) surface(fact schema.ID, list []Text) {
	for _, t := range list {
		switch schema.Facts[fact].Type {
		case schema.Text:
			r.glob(t)
		case schema.Words:
			if strings.ContainsAny(t.Value, "*?[") {
				r.add(patternOfWords(t.Range, fact.Name()))
			}
		}
	}
}

func blockFact(block, attr string) (schema.ID, bool, bool) {
	if id, _, ok := schema.Lookup(block + "." + attr); ok {
		return id, false, true
	}
	if id, ok := schema.Underscored(attr); ok {
		return id, false, true
	}
	rest, not := strings.CutPrefix(attr, "not_")
	if !not {
		return 0, false, false
	}
	id, _, ok := blockFact(block, rest)
	return id, true, ok
}

func sorted(list hcl.Attributes) []string {
	names := make([]string, 0, len(list))
	for n := range list {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

func (r *reader) set(b *hcl.Block) {
	a := r.attributes(b.Body, "words")
	v := r.cfg.Vocabulary
	v.Sets[b.Labels[0]] = append(v.Sets[b.Labels[0]], a.strings("words")...)
}

func (r *reader) mapping(b *hcl.Block) {
	a := r.attributes(b.Body, "words")
	m := r.cfg.Vocabulary.Maps[b.Labels[0]]
	if m == nil {
		m = map[string]string{}
		r.cfg.Vocabulary.Maps[b.Labels[0]] = m
	}
	words := a.texts("words")
	for _, k := range slices.Sorted(maps.Keys(words)) {
		if old, ok := m[k]; ok && old != words[k].Value {
			r.add(twoMeanings(words[k].Range, k, old))
		}
		m[k] = words[k].Value
	}
}

func (r *reader) fileClass(b *hcl.Block) {
	a := r.attributes(b.Body, "paths", "except")
	r.cfg.Vocabulary.Classes = append(r.cfg.Vocabulary.Classes, vocabulary.FileClass{
		Name: b.Labels[0], Paths: a.globs("paths"), Except: a.globs("except"), Range: r.rng(b.DefRange),
	})
}

func (r *reader) shape(b *hcl.Block) {
	a := r.attributes(b.Body, "class", "pattern", "near", "check", "weight")
	r.name(b)
	pattern := a.text("pattern")
	r.pattern(pattern)
	s := vocabulary.Shape{
		Name: b.Labels[0], Class: a.str("class"), Pattern: pattern.Value, Near: a.strings("near"),
		Check: a.oneOf("check", "luhn", "iban", "entropy"), Range: r.rng(b.DefRange),
	}
	if w := a.number("weight"); w != nil {
		s.Weight = int(*w)
	}
	r.cfg.Vocabulary.Shapes = append(r.cfg.Vocabulary.Shapes, s)
}

func (r *reader) tool(b *hcl.Block) {
	a := r.attributes(b.Body, "also", "surface", "op", "fields")
	r.name(b)
	r.cfg.Vocabulary.Tools = append(r.cfg.Vocabulary.Tools, vocabulary.Tool{
		Name: b.Labels[0], Also: a.strings("also"), Surface: a.oneOf("surface", "shell", "fetch", "search", "file", "patch", "agent", "inert"), Op: a.str("op"), Fields: a.object("fields"),
		Range: r.rng(b.DefRange),
	})
}
