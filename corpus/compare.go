package corpus

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
)

// compare finds rows with one id, and rows of one corpus that are the same call: with the same labels they are duplicates, with
// others they contradict each other.
func compare(rows []Row) diag.List {
	var problems diag.List
	ids, calls := map[string]*Row{}, map[string]*Row{}
	for i := range rows {
		r := &rows[i]
		if first := ids[r.ID]; first != nil {
			problems = append(problems, duplicateID(r, first))
		} else {
			ids[r.ID] = r
		}
		key := r.call()
		first := calls[key]
		switch {
		case first == nil:
			calls[key] = r
		case !sameSet(r.Violates, first.Violates):
			problems = append(problems, contradiction(r, first))
		default:
			problems = append(problems, duplicateEvent(r, first))
		}
	}
	return problems
}

// call identifies event, context and files, however they are spelt.
func (r *Row) call() string {
	var context, files []byte
	for _, m := range members(r.raw) {
		switch m.key {
		case "context":
			context = r.raw[m.value.start:m.value.end]
		case "files":
			files = r.raw[m.value.start:m.value.end]
		}
	}
	return canonical(r.Event) + "\n" + canonical(context) + "\n" + canonical(files)
}

// canonical is a JSON value with its keys in order, no spaces, and every string spelt one way. A key that stands twice stays twice.
func canonical(src []byte) string {
	if len(src) == 0 {
		return ""
	}
	return string(appendCanonical(nil, src, span{skipSpace(src, 0), len(src)}))
}

func appendCanonical(dst, src []byte, at span) []byte {
	switch src[at.start] {
	case '{':
		list := membersAt(src, at)
		slices.SortStableFunc(list, func(a, b member) int { return strings.Compare(a.key, b.key) })
		dst = append(dst, '{')
		for _, m := range list {
			dst = append(appendString(dst, src, m.at), ':')
			dst = append(appendCanonical(dst, src, m.value), ',')
		}
		return append(dst, '}')
	case '[':
		dst = append(dst, '[')
		for _, e := range elements(src, at) {
			dst = append(appendCanonical(dst, src, e), ',')
		}
		return append(dst, ']')
	case '"':
		return appendString(dst, src, at)
	}
	return append(dst, bytes.TrimSpace(src[at.start:at.end])...)
}

func appendString(dst, src []byte, at span) []byte {
	if bytes.IndexByte(src[at.start:at.end], '\\') < 0 {
		return append(dst, src[at.start:at.end]...)
	}
	s, _ := stringAt(src, at)
	b, _ := json.Marshal(s) // a string: cannot fail
	return append(dst, b...)
}

func sameSet(a, b []string) bool {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	return slices.Equal(a, b)
}

// String names the row for messages.
func (r *Row) String() string { return fmt.Sprintf("%s (%s:%d)", r.ID, r.File, r.Line) }
