package main

import (
	"encoding/json"
	"fmt"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/params"
	"github.com/govc-lang/govc/runtime/eval"
)

// withParams decides with a policy for the organisation that a corpus is written for, so that a clause of the library keeps its
// figures under any organisation. The policy's own organisation holds where the corpus states none.
func (p *policy) withParams(c *corpus.Params) (*eval.Engine, error) {
	if c == nil {
		return p.engine, nil
	}
	if _, err := params.Zone(c.Organisation.Timezone); err != nil {
		return nil, input(fmt.Sprintf("%s: %q is %v", corpus.ParamsFile, c.Organisation.Timezone, err), `write a name such as "Europe/Berlin", or "UTC"`)
	}
	values := params.Params{Organisation: params.Organisation(c.Organisation)}
	for _, e := range c.Environments {
		values.Environments = append(values.Environments, params.Environment(e))
	}
	for _, d := range c.DataClasses {
		values.DataClasses = append(values.DataClasses, params.DataClass(d))
	}
	other := *p.compiled
	other.SetParams(values)
	return engineOf(&other)
}

// forLibrary makes the library decide for the organisation that its own corpus is written for: it states none itself, and an
// empty one would have nothing inside.
func (p *policy) forLibrary() error {
	src, err := corpus.FS.ReadFile(corpus.ParamsFile)
	if err != nil {
		return internal(err)
	}
	var c corpus.Params
	if err := json.Unmarshal(src, &c); err != nil {
		return internal(err)
	}
	p.engine, err = p.withParams(&c)
	return err
}
