package fact

import (
	"regexp"
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// Core banking systems of Temenos take messages of the Open Financial Service as text:
// FUNDS.TRANSFER,ACTR/I/PROCESS,USER//FR0010001,,DEBIT.AMOUNT::=3150.00 is application, version/function/operation, who and for which
// company, the record, then fields.

// ofsHead is what such a message begins with.
var ofsHead = regexp.MustCompile(`^\s*([A-Z][A-Z0-9]*(?:\.[A-Z0-9]+)*),([A-Z0-9.]*)/([IADRV])/PROCESS\b`)

// ofsVerbs are the functions that change something: input, authorise, delete, reverse, verify.
var ofsVerbs = map[string]string{"I": "create", "A": "authorise", "D": "delete", "R": "reverse", "V": "run"}

// ofsMessage emits the call that a message of the Open Financial Service is; false when the text is none.
func (d *deriving) ofsMessage(c *call, x *arg) bool {
	m := ofsHead.FindStringSubmatch(x.value)
	if m == nil {
		return false
	}
	name := ofsVerbs[m[3]] + "." + strings.ToLower(m[1])
	inner := &call{name: name, at: x.place(), words: lemmas(d.t, split(name)), server: c.server, whole: true, depth: c.depth + 1}
	for _, field := range strings.Split(x.value, ",")[2:] {
		key, value, ok := strings.Cut(field, "=")
		if !ok || len(inner.args) == maxArgs {
			continue
		}
		key, _, _ = strings.Cut(key, ":")
		key = strings.ToLower(strings.ReplaceAll(key, ".", "_"))
		inner.args = append(inner.args, arg{path: key, key: key, keyName: d.names.of(key, ""), value: value, kind: action.String, at: x.at, start: x.start, depth: 1})
	}
	d.call(inner)
	return true
}
