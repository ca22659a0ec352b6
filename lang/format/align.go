package format

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// bytes aligns the lines and gives the file.
func (w *printer) bytes() []byte {
	w.alignNames()
	w.alignEnds()
	var b bytes.Buffer
	for _, l := range w.lines {
		if l.text != "" || l.end != "" {
			b.WriteString(strings.Repeat("  ", l.level) + l.text)
		}
		if l.end != "" {
			b.WriteString(" " + l.end)
		}
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// alignNames puts the values of neighbouring lines below each other.
func (w *printer) alignNames() {
	w.runs(func(l line) bool { return l.name != "" }, func(run []line) {
		longest := 0
		for _, l := range run {
			longest = max(longest, utf8.RuneCountInString(l.name))
		}
		for i, l := range run {
			run[i].text = padded(l.name, longest) + " = " + l.text
		}
	})
}

// alignEnds puts comments at the ends of neighbouring lines below each other.
func (w *printer) alignEnds() {
	w.runs(func(l line) bool { return l.end != "" && !strings.Contains(l.text, "\n") }, func(run []line) {
		longest := 0
		for _, l := range run {
			longest = max(longest, utf8.RuneCountInString(l.text))
		}
		for i, l := range run {
			run[i].text = padded(l.text, longest)
		}
	})
}

// runs calls f with each longest run of lines on the same level that belong together.
func (w *printer) runs(belongs func(line) bool, f func([]line)) {
	for i := 0; i < len(w.lines); {
		j := i
		for j < len(w.lines) && belongs(w.lines[j]) && w.lines[j].level == w.lines[i].level {
			j++
		}
		if j == i {
			j++
			i = j
			continue
		}
		f(w.lines[i:j])
		i = j
	}
}

func padded(s string, width int) string {
	return s + strings.Repeat(" ", max(0, width-utf8.RuneCountInString(s)))
}
