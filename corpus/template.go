package corpus

import (
	"bytes"
	"encoding/json"
	"regexp"

	"github.com/govc-lang/govc/lang/diag"
)

// A template stands inside a JSON string: {{secret:KIND:N}} or {{pem:KIND:N}}. It becomes a value of the right shape, the same one
// for the same KIND and N. So no key shape is ever stored, and detectors still see one.
var (
	templateStart = regexp.MustCompile(`\{\{(secret|pem):`)
	templateForm  = regexp.MustCompile(`^\{\{(secret|pem):([a-z0-9_]+):([0-9]{1,6})\}\}`)
)

// maxTemplates bounds what one row can grow to.
const maxTemplates = 100

// expand gives the bytes of a value with its templates replaced. The value is valid JSON before and after.
func expand(l lineOf, s span) ([]byte, diag.List) {
	src := l.text[s.start:s.end]
	if !bytes.Contains(src, []byte("{{")) {
		return src, nil
	}
	starts := templateStart.FindAllIndex(src, -1)
	if len(starts) > maxTemplates {
		return src, diag.List{tooManyTemplates(l, s)}
	}
	var out bytes.Buffer
	var problems diag.List
	done := 0
	for _, at := range starts {
		m := templateForm.FindSubmatch(src[at[0]:])
		value, known := secretOf(m)
		if !known {
			problems = append(problems, unknownTemplate(l, span{s.start + at[0], s.start + at[1]}, m))
			continue
		}
		out.Write(src[done:at[0]])
		out.Write(escaped(value))
		done = at[0] + len(m[0])
	}
	out.Write(src[done:])
	return out.Bytes(), problems
}

// secretOf makes the value of a template, given the groups of templateForm.
func secretOf(m [][]byte) (string, bool) {
	if m == nil {
		return "", false
	}
	make, ok := shapes[string(m[1])][string(m[2])]
	if !ok {
		return "", false
	}
	return make(newStream(string(m[1]), string(m[2]), string(m[3]))), true
}

// escaped is the value as it stands inside a JSON string.
func escaped(value string) []byte {
	b, _ := json.Marshal(value) // a string of ASCII: cannot fail
	return b[1 : len(b)-1]
}
