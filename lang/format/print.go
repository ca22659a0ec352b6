package format

import (
	"strings"
	"unicode/utf8"
)

// printer writes a tree as lines, which are aligned at the end.
type printer struct {
	lines []line
	level int
}

// line is one line of the result. Values of neighbouring lines that have a name are aligned, and so are comments at the ends
// of neighbouring lines.
type line struct {
	level int
	name  string // of an attribute or of a key, when its value ends on the line
	text  string
	end   string
}

func (w *printer) line(text, end string) {
	w.lines = append(w.lines, line{level: w.level, text: text, end: end})
}

func (w *printer) blank() { w.lines = append(w.lines, line{}) }

// file writes the items of a file with one blank line between blocks.
func (w *printer) file(b *body) {
	for i, it := range b.items {
		if i > 0 && (it.body != nil || b.items[i-1].body != nil) && !startsBlank(it) {
			w.blank()
		}
		w.item(it, b.longest(), i == 0)
	}
	w.comments(b.tail, len(b.items) == 0)
}

// startsBlank says whether an item brings a blank line of its own.
func startsBlank(it item) bool {
	if len(it.lead) > 0 {
		return it.lead[0].blank
	}
	return it.blank
}

// comments writes comments; first is set at the start of a body, where no blank line stands.
func (w *printer) comments(list []comment, first bool) {
	for _, c := range list {
		if c.blank && !first {
			w.blank()
		}
		first = false
		w.line(c.text, "")
	}
}

// item writes an item with its comments; pad is the longest name that its own may be aligned with.
func (w *printer) item(it item, pad int, first bool) {
	w.comments(it.lead, first)
	if it.blank && (len(it.lead) > 0 || !first) {
		w.blank()
	}
	if it.value != nil {
		w.value(it.name, it.value, place{pad: pad, end: it.end})
		return
	}
	w.block(it)
}

func (w *printer) block(it item) {
	head := strings.Join(append([]string{it.name}, it.labels...), " ")
	if len(it.body.items) == 0 && len(it.body.tail) == 0 {
		w.line(head+" {}", it.end)
		return
	}
	it.body.arrange(it.name)
	if text, ok := w.oneLine(head, it); ok {
		w.line(text, it.end)
		return
	}
	w.line(head+" {", "")
	w.level++
	pad := it.body.longest()
	for i, inner := range it.body.items {
		w.item(inner, pad, i == 0)
	}
	w.comments(it.body.tail, len(it.body.items) == 0)
	w.level--
	w.line("}", it.end)
}

// oneLine gives a nested block with a single attribute on one line, when it fits.
func (w *printer) oneLine(head string, it item) (string, bool) {
	b := it.body
	if w.level == 0 || len(b.items) != 1 || len(b.tail) > 0 {
		return "", false
	}
	only := b.items[0]
	if only.value == nil || len(only.lead) > 0 || only.end != "" {
		return "", false
	}
	text, ok := only.value.flat()
	text = head + " { " + only.name + " = " + text + " }"
	return text, ok && 2*w.level+utf8.RuneCountInString(text) <= columns
}

// place is what stands around a value on its line.
type place struct {
	pad   int    // the columns that its name may be widened to
	comma string // behind it
	end   string
}

// value writes name = value; name is empty in a list. What does not fit on the line has one member a line.
func (w *printer) value(name string, v *value, at place) {
	before := at.pad
	if name != "" {
		before += len(" = ")
	}
	text, flat := v.flat()
	if flat && (v.kind == rawKind || len(v.members) == 0 || 2*w.level+before+utf8.RuneCountInString(text+at.comma) <= columns) {
		w.lines = append(w.lines, line{w.level, name, text + at.comma, at.end})
		return
	}
	if name != "" {
		name += " = "
	}
	if v.kind == rawKind {
		w.line(name+v.raw+at.comma, at.end)
		return
	}
	open, closing := "[", "]"
	if v.kind == objectKind {
		open, closing = "{", "}"
	}
	w.line(name+open, "")
	w.level++
	if v.packed() {
		w.pack(v)
	} else {
		w.each(v)
	}
	w.comments(v.tail, true)
	w.level--
	w.line(closing+at.comma, at.end)
}

// each writes one member a line.
func (w *printer) each(v *value) {
	comma := ","
	if v.kind == objectKind {
		comma = ""
	}
	for _, m := range v.members {
		w.comments(m.lead, true)
		w.value(m.key, m.value, place{v.keyWidth(), comma, m.end})
	}
}

// pack fills lines with members, and begins a new line behind comments.
func (w *printer) pack(v *value) {
	text := ""
	for _, m := range v.members {
		word, _ := m.flat()
		if text != "" && (len(m.lead) > 0 || 2*w.level+utf8.RuneCountInString(text+" "+word+",") > columns) {
			w.line(text, "")
			text = ""
		}
		w.comments(m.lead, true)
		text = strings.TrimPrefix(text+" "+word+",", " ")
	}
	w.line(text, "")
}

// many is how many words a list may have before it is packed.
const many = 12

// packed says whether a list or an object is long and holds only words: a vocabulary would have a page for each concept else.
func (v *value) packed() bool {
	for _, m := range v.members {
		if m.value.kind != rawKind || strings.Contains(m.value.raw, "\n") || m.end != "" {
			return false
		}
	}
	return len(v.members) > many
}

// flat gives an expression on one line; false when comments or lines inside it forbid that.
func (v *value) flat() (string, bool) {
	if v.kind == rawKind {
		return v.raw, !strings.Contains(v.raw, "\n")
	}
	if len(v.tail) > 0 {
		return "", false
	}
	var parts []string
	for _, m := range v.members {
		text, ok := m.flat()
		if !ok || len(m.lead) > 0 || m.end != "" {
			return "", false
		}
		parts = append(parts, text)
	}
	inside := strings.Join(parts, ", ")
	switch {
	case v.kind == listKind:
		return "[" + inside + "]", true
	case inside == "":
		return "{}", true
	}
	return "{ " + inside + " }", true
}

func (m member) flat() (string, bool) {
	text, ok := m.value.flat()
	if m.key != "" {
		text = m.key + " = " + text
	}
	return text, ok
}

// keyWidth is the longest key of an object.
func (v *value) keyWidth() int {
	n := 0
	for _, m := range v.members {
		if m.key != "" {
			n = max(n, utf8.RuneCountInString(m.key))
		}
	}
	return n
}

// longest is the longest name of the attributes of a block, which the others may be aligned with.
func (b *body) longest() int {
	n := 0
	for _, it := range b.items {
		if it.value != nil {
			n = max(n, utf8.RuneCountInString(it.name))
		}
	}
	return n
}
