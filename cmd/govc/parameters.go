package main

import (
	"bytes"
	"encoding/json"
	"strings"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/params"
	"github.com/govc-lang/govc/runtime/eval"
)

// withParams decides with a policy for the organisation that a corpus is written for, so that a clause of the library keeps its
// figures under any organisation. The policy's own organisation holds where the corpus states none.
func (p *policy) withParams(c *corpus.Params) (*eval.Engine, error) {
	if c == nil {
		return p.engine, nil
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

// zoneOf reports a time zone of a corpus that there is not. File is how corpus.json is called.
func zoneOf(c *corpus.Corpus, file string) diag.List {
	if c.Params == nil {
		return nil
	}
	name := c.Params.Organisation.Timezone
	if _, err := params.Zone(name); err == nil {
		return nil
	}
	src := c.Sources[file]
	start, end := textOf(src, "timezone")
	return diag.List{config.UnknownZone(diag.RangeAt(file, src, start, end), name)}
}

// textOf is where the text stands that is the last value of a key, as encoding/json finds it; 0 where there is none.
func textOf(src []byte, key string) (start, end int) {
	dec := json.NewDecoder(bytes.NewReader(src))
	var before json.Token
	for from := 0; ; from = int(dec.InputOffset()) {
		token, err := dec.Token()
		if err != nil {
			return start, end
		}
		name, isName := before.(string)
		if _, isText := token.(string); isText && isName && strings.EqualFold(name, key) {
			end = int(dec.InputOffset())
			start = from + bytes.IndexByte(src[from:end], '"') + 1
			end--
		}
		before = token
	}
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
