package corpus

import (
	"bytes"
	"encoding/json"
	"slices"
	"time"
	"unicode/utf8"

	"github.com/govc-lang/govc/lang/diag"
)

// lineOf is one line with its place.
type lineOf struct {
	file   string
	text   []byte
	number int // from 1
	offset int // of the line in the file
}

func (l lineOf) at(s span) diag.Range {
	return place(l.file, l.text, l.number, l.offset, s.start, s.end)
}
func (l lineOf) whole() span { return span{0, len(l.text)} }

// form says which keys a row must have.
type form int

const (
	labelled   form = iota // a row of a corpus
	unlabelled             // a row, or a bare event, that is decided about
)

// decoder reads one row and collects everything that is wrong with it.
type decoder struct {
	lineOf
	form     form
	row      Row
	seen     map[string]span // the values of the row's own keys
	problems diag.List
}

// decodeRow reads one line. The row is as complete as the line allows.
func decodeRow(l lineOf, f form) (Row, diag.List) {
	d := decoder{lineOf: l, form: f, seen: map[string]span{}}
	d.row = Row{File: l.file, Line: l.number, raw: l.text, offset: l.offset}
	if problem, bad := d.unreadable(); bad {
		return d.row, diag.List{problem}
	}
	top := members(l.text)
	if f == unlabelled && isBareEvent(top) {
		d.row.Event = l.text // as the host sent it: templates are the corpus's own
		return d.row, d.problems
	}
	d.each(top, rowKeys, "row", d.member)
	d.required()
	if f == labelled {
		d.labels()
	}
	if d.row.Group == "" {
		d.row.Group = d.row.ID
	}
	return d.row, d.problems
}

// unreadable says why nothing of the line can be read, if so.
func (d *decoder) unreadable() (diag.Diagnostic, bool) {
	switch trimmed := bytes.TrimSpace(d.text); {
	case len(d.text) > maxLine:
		return tooLong(d.lineOf), true
	case len(trimmed) == 0:
		return emptyLine(d.lineOf), true
	case !utf8.Valid(d.text):
		return notUTF8(d.lineOf), true
	case !json.Valid(d.text):
		return notJSON(d.lineOf), true
	case trimmed[0] != '{':
		return notObject(d.lineOf, d.whole(), "row"), true
	}
	return diag.Diagnostic{}, false
}

// isBareEvent says whether the line is what a host's hook sends, and no row around it: it has one of its keys, or none of a row's.
func isBareEvent(top []member) bool {
	hook, row := false, false
	for _, m := range top {
		if m.key == "event" {
			return false
		}
		hook = hook || m.key == "tool_name" || m.key == "tool_input" || m.key == "hook_event_name"
		row = row || slices.Contains(rowKeys, m.key)
	}
	return hook || !row
}

func (d *decoder) add(p diag.Diagnostic) { d.problems = append(d.problems, p) }

var rowKeys = []string{"id", "violates", "near", "kind", "group", "event", "context", "note", "source", "files"}

func (d *decoder) member(m member) {
	d.seen[m.key] = m.value
	switch m.key {
	case "id":
		d.row.ID = d.id(m)
	case "violates":
		d.row.Violates = d.clauses(m)
	case "near":
		d.row.Near = d.clauses(m)
	case "kind":
		d.row.Kind = Kind(d.oneOf(m, words(kinds)))
	case "group":
		d.row.Group = d.id(m)
	case "event":
		d.event(m)
	case "context":
		d.context(m)
	case "note":
		d.row.Note = d.str(m)
	case "source":
		d.row.Source = d.str(m)
	case "files":
		d.files(m)
	}
}

// each gives the keys that an object may have to read, every one once, and reports the others.
func (d *decoder) each(list []member, keys []string, what string, read func(member)) {
	seen := map[string]bool{}
	for _, m := range list {
		switch {
		case !slices.Contains(keys, m.key):
			d.add(unknownKey(d.lineOf, m, keys, what))
		case seen[m.key]:
			d.add(repeatedKey(d.lineOf, m))
		default:
			seen[m.key] = true
			read(m)
		}
	}
}

func (d *decoder) required() {
	need := []string{"id", "event"}
	if d.form == labelled {
		need = []string{"id", "violates", "kind", "event"}
	}
	for _, key := range need {
		if _, ok := d.seen[key]; !ok {
			d.add(missingKey(d.lineOf, d.whole(), key, "row"))
		}
	}
}

// labels checks that the labels and the kind fit each other.
func (d *decoder) labels() {
	for _, c := range d.row.Near {
		if d.row.Breaks(c) {
			d.add(violatesAndNear(&d.row, c))
		}
	}
	if at, ok := d.seen["kind"]; ok && d.row.Kind != "" {
		if why := kindProblem(&d.row); why != "" {
			d.add(kindMismatch(d.lineOf, at, d.row, why))
		}
	}
}

func kindProblem(r *Row) string {
	breaks := len(r.Violates) > 0
	switch r.Kind {
	case Direct, Evasion:
		if !breaks {
			return "breaks a clause, but violates names none"
		}
	case Lookalike:
		if breaks {
			return "breaks no clause, but violates names one"
		}
		if len(r.Near) == 0 {
			return "is close to a clause, but near names none"
		}
	case Neutral:
		if breaks || len(r.Near) > 0 {
			return "has to do with no clause, but violates or near names one"
		}
	}
	return ""
}

func (d *decoder) id(m member) string {
	s := d.str(m)
	if s != "" && !isID(s) || s == "" && d.isString(m.value) {
		d.add(badID(d.lineOf, m))
		return ""
	}
	return s
}

func (d *decoder) clauses(m member) []string {
	var list []string
	for i, s := range d.strings(m) {
		at := elements(d.text, m.value)[i]
		switch {
		case !isClauseID(s):
			d.add(badClauseID(d.lineOf, at, s))
		case slices.Contains(list, s):
			d.add(repeatedClause(d.lineOf, at, s))
		default:
			list = append(list, s)
		}
	}
	return list
}

// event keeps the bytes as they are. Only a row of a corpus must hold a whole event; others are for the decision to refuse.
func (d *decoder) event(m member) {
	d.row.Event = d.expanded(m.value)
	if d.form == labelled {
		d.call(m, "event", []string{"tool_name", "tool_input", "cwd"})
	}
}

// call checks the form of an event. Further and repeated keys are left alone: what hosts send may have them.
func (d *decoder) call(m member, what string, need []string) {
	if !d.isObject(m.value) {
		d.add(notObject(d.lineOf, m.value, what))
		return
	}
	have := map[string]bool{}
	for _, e := range membersAt(d.text, m.value) {
		have[e.key] = true
		switch {
		case e.key == "tool_input" && !d.isObject(e.value):
			d.add(wrongType(d.lineOf, e, "an object"))
		case (e.key == "tool_name" || e.key == "cwd") && !d.isString(e.value):
			d.add(wrongType(d.lineOf, e, "a string"))
		}
	}
	for _, key := range need {
		if !have[key] {
			d.add(missingKey(d.lineOf, m.value, key, what))
		}
	}
}

func (d *decoder) files(m member) {
	if !d.isObject(m.value) {
		d.add(wrongType(d.lineOf, m, "an object"))
		return
	}
	d.row.Files = map[string]string{}
	for _, f := range membersAt(d.text, m.value) {
		if _, again := d.row.Files[f.key]; again {
			d.add(repeatedKey(d.lineOf, f))
		}
		if !d.isString(f.value) {
			d.add(wrongType(d.lineOf, f, "a string"))
			continue
		}
		var content string
		_ = json.Unmarshal(d.expanded(f.value), &content) // valid: templates expand to JSON strings
		d.row.Files[f.key] = content
	}
}

func (d *decoder) expanded(s span) []byte {
	out, problems := expand(d.lineOf, s)
	d.problems = append(d.problems, problems...)
	return out
}

func (d *decoder) isString(s span) bool { return d.text[s.start] == '"' }
func (d *decoder) isObject(s span) bool { return d.text[s.start] == '{' }

func (d *decoder) str(m member) string {
	s, ok := stringAt(d.text, m.value)
	if !ok {
		d.add(wrongType(d.lineOf, m, "a string"))
	}
	return s
}

func (d *decoder) oneOf(m member, options []string) string {
	s := d.str(m)
	if d.isString(m.value) && !slices.Contains(options, s) {
		d.add(unknownWord(d.lineOf, m, s, options))
		return ""
	}
	return s
}

// strings reads an array of strings; after a wrong type it gives nothing.
func (d *decoder) strings(m member) []string {
	if d.text[m.value.start] != '[' {
		d.add(wrongType(d.lineOf, m, "an array of strings"))
		return nil
	}
	var list []string
	for _, e := range elements(d.text, m.value) {
		s, ok := stringAt(d.text, e)
		if !ok {
			d.add(wrongType(d.lineOf, m, "an array of strings"))
			return nil
		}
		list = append(list, s)
	}
	return list
}

func (d *decoder) instant(m member) time.Time {
	s := d.str(m)
	t, err := time.Parse(time.RFC3339, s)
	if err != nil && d.isString(m.value) {
		d.add(badTime(d.lineOf, m))
	}
	return t
}

func words[S ~string](list []S) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = string(s)
	}
	return out
}
