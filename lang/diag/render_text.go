package diag

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Text says how a list is printed for people.
type Text struct {
	Sources map[string][]byte             // the files by the names that ranges give; one that is not here is not quoted
	Paint   func(sgr, text string) string // colours a text by the parameters of the sequence, such as 1;31; nil: no colours
	Fold    bool                          // notes in one line a code, warnings in one line each
	Foreign string                        // how the names of files begin that the reader cannot change: only their notes are folded; empty: all are
	Width   int                           // at which details are wrapped; 0 for 100
}

const (
	quoted  = 3 // lines of a range that are shown
	named   = 3 // subjects that a folded line names
	few     = 8 // notes on the reader's own files that are printed in full; more are folded
	tabStop = 4 // columns of a tab in a quoted line
	indent  = "  "
)

// WriteText writes the list in its order:
//
//	pay.hcl:2:14: error[GV0201]: no concept for "moving munny"
//	  2 |   text = "No moving munny."
//	    |              ^^^^^^^^^^^^
//	  The vocabulary has no such phrase.
//	  fix: write "moving money"
//
// Folded notes follow at the end, by code.
func WriteText(w io.Writer, l List, t Text) error {
	var b bytes.Buffer
	q := quoter{Text: t, starts: map[string][]int{}}
	folds := t.folds(l)
	for _, d := range l {
		switch {
		case folds(d):
		case t.Fold && d.Severity == Warning:
			t.head(&b, d)
		default:
			q.full(&b, d)
		}
	}
	t.folded(&b, slices.DeleteFunc(slices.Clone(l), func(d Diagnostic) bool { return !folds(d) }))
	_, err := w.Write(b.Bytes())
	return err
}

// folds returns what says whether a diagnostic is folded: a note, but not one of a few on the reader's own files.
func (t Text) folds(l List) func(Diagnostic) bool {
	own := func(d Diagnostic) bool {
		return t.Foreign != "" && d.Range.File != "" && !strings.HasPrefix(d.Range.File, t.Foreign)
	}
	n := 0
	for _, d := range l {
		if d.Severity == Note && own(d) {
			n++
		}
	}
	return func(d Diagnostic) bool { return t.Fold && d.Severity == Note && (n > few || !own(d)) }
}

func (t Text) head(b *bytes.Buffer, d Diagnostic) {
	if at := d.Range.String(); at != "" {
		fmt.Fprintf(b, "%s: ", t.paint(bold, Visible(at, "")))
	}
	fmt.Fprintf(b, "%s: %s\n", t.label(d.Severity, d.Code), Visible(d.Summary, ""))
}

// quoter prints what is quoted of the sources.
type quoter struct {
	Text
	starts map[string][]int // where the lines of a file begin, found once
}

func (q *quoter) full(b *bytes.Buffer, d Diagnostic) {
	q.head(b, d)
	q.quote(b, d.Range, colours[d.Severity])
	q.paragraph(b, d.Detail)
	for _, r := range d.Related {
		fmt.Fprintf(b, "%s%s: %s\n", indent, Visible(r.Range.String(), ""), Visible(r.Message, ""))
		q.quote(b, r.Range, cyan)
	}
	if d.Fix != "" {
		q.paragraph(b, "fix: "+d.Fix)
	}
}

// quote prints the lines of a range with carets below them, as far as the source is known.
func (q *quoter) quote(b *bytes.Buffer, r Range, colour string) {
	lines := q.lines(r.File)
	if r.Start.Line == 0 || r.Start.Line > len(lines) {
		return
	}
	last := max(r.Start.Line, min(r.End.Line, len(lines)))
	if last > r.Start.Line && r.End.Column <= 1 {
		last-- // the range ends before the first column of its last line
	}
	shown := min(last, r.Start.Line+quoted-1)
	width := len(fmt.Sprint(shown))
	for n := r.Start.Line; n <= shown; n++ {
		line, from, to := window(q.near(r, n), q.room(width))
		fmt.Fprintf(b, "%s%*d | %s\n", indent, width, n, show(line))
		fmt.Fprintf(b, "%s%*s | %s%s\n", indent, width, "", strings.Repeat(" ", columns(line[:from])), q.paint(colour, carets(line[from:to])))
	}
	if shown < last {
		fmt.Fprintf(b, "%s%*s | …\n", indent, width, "")
	}
}

// lines is where the lines of a file begin.
func (q *quoter) lines(file string) []int {
	src, known := q.Sources[file]
	if !known || src == nil {
		return nil
	}
	if q.starts[file] == nil {
		starts := []int{0}
		for at, c := range src {
			if c == '\n' {
				starts = append(starts, at+1)
			}
		}
		q.starts[file] = starts
	}
	return q.starts[file]
}

// covered is a line, or a part of one, with what of it a range covers, as indices of its code points.
type covered struct {
	line     []rune
	from, to int
}

// maxNear is how many bytes of a longer line are looked at.
const maxNear = 4 << 10

// near is line n around what the range covers: of a line that is far longer than what is quoted only the bytes near it are looked at.
func (q *quoter) near(r Range, n int) covered {
	starts, src := q.starts[r.File], q.Sources[r.File]
	end := len(src)
	if n < len(starts) {
		end = starts[n] - 1
	}
	line := bytes.TrimRight(src[starts[n-1]:end], "\r")
	if len(line) <= maxNear {
		whole := []rune(string(line))
		from, to := caretColumns(r, n, len(whole))
		return covered{whole, from, to}
	}
	at, until := 0, len(line)
	if n == r.Start.Line {
		at = min(max(r.Start.Byte-starts[n-1], 0), len(line))
	}
	lo := runeStart(line, max(0, at-maxNear/4))
	hi := runeStart(line, min(len(line), lo+maxNear))
	if n == r.End.Line {
		until = max(at, r.End.Byte-starts[n-1])
	}
	c := covered{line: []rune(string(line[lo:hi]))}
	c.from = utf8.RuneCount(line[lo:at])
	c.to = c.from + utf8.RuneCount(line[at:min(until, hi)])
	if lo > 0 {
		c.line[0] = '…'
	}
	if hi < len(line) {
		c.line[len(c.line)-1] = '…'
	}
	return c
}

// runeStart is the place of the code point that a byte belongs to.
func runeStart(line []byte, at int) int {
	for at > 0 && at < len(line) && !utf8.RuneStart(line[at]) {
		at--
	}
	return at
}

const (
	maxQuoted = 160 // columns of a line that are quoted at most
	minQuoted = 40
)

// room is how many columns of a line are quoted, beside line numbers of a width.
func (t Text) room(number int) int {
	return max(minQuoted, min(cmp.Or(t.Width, maxQuoted), maxQuoted)-len(indent)-number-len(" | "))
}

// window is the part of a line around what the carets stand below, with … where it goes on; a short line is its own.
func window(c covered, room int) ([]rune, int, int) {
	line, from, to := c.line, c.from, c.to
	if len(line) <= room && columns(line) <= room {
		return line, from, to
	}
	// What is covered begins a quarter into the window, so that what leads there is seen.
	start := max(0, min(from-room/4, len(line)-room+2))
	end := start
	for used := 2; end < len(line) && used+columns(line[end:end+1]) <= room; end++ {
		used += columns(line[end : end+1])
	}
	out := make([]rune, 0, end-start+2)
	shift := -start
	if start > 0 {
		out, shift = append(out, '…'), shift+1
	}
	out = append(out, line[start:end]...)
	from, to = min(from, end), min(to, end) // wide characters may leave no room for it
	if end < len(line) {
		out = append(out, '…')
	}
	return out, from + shift, max(from, to) + shift
}

// caretColumns gives the part of line n that the range covers, as indices of its code points.
func caretColumns(r Range, n, length int) (from, to int) {
	to = length
	if n == r.Start.Line {
		from = min(max(r.Start.Column-1, 0), length)
	}
	if n == r.End.Line {
		to = min(max(r.End.Column-1, 0), length)
	}
	return from, max(from, to)
}

func carets(covered []rune) string { return strings.Repeat("^", max(1, columns(covered))) }

// show expands tabs and hides what would move the terminal's cursor.
func show(line []rune) string {
	var b strings.Builder
	for _, r := range line {
		switch {
		case r == '\t':
			b.WriteString(strings.Repeat(" ", tabStop))
		case unicode.IsControl(r) || unicode.Is(unicode.Cf, r):
			b.WriteRune('\uFFFD')
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Columns is how wide a terminal shows a text.
func Columns(s string) int { return columns([]rune(s)) }

// columns is how wide a terminal shows these code points.
func columns(line []rune) int {
	n := 0
	for _, r := range line {
		switch {
		case r == '\t':
			n += tabStop
		case unicode.Is(unicode.Mn, r):
		case unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana):
			n += 2
		default:
			n++
		}
	}
	return n
}

func (t Text) paragraph(b *bytes.Buffer, text string) {
	if text == "" {
		return
	}
	for part := range strings.SplitSeq(text, "\n") {
		fmt.Fprintf(b, "%s%s\n", indent, Wrap(Visible(part, ""), len(indent), cmp.Or(t.Width, 100)))
	}
}

// Wrap breaks a text between words, so that a line that begins behind hang columns ends within width; later lines hang below the first.
// A word that is wider than that stands whole.
func Wrap(text string, hang, width int) string {
	var b strings.Builder
	column := hang
	if hang > width/2 {
		hang = 4 // below the first line there would be no room
	}
	for i, word := range strings.Fields(text) {
		n := Columns(word)
		switch {
		case i == 0:
		case column+1+n > width:
			b.WriteString("\n" + strings.Repeat(" ", hang))
			column = hang
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String()
}

// folded prints the notes, one line a code.
func (t Text) folded(b *bytes.Buffer, l List) {
	byCode := map[Code]List{}
	for _, d := range l {
		byCode[d.Code] = append(byCode[d.Code], d)
	}
	codes := make([]Code, 0, len(byCode))
	for code := range byCode {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	for _, code := range codes {
		fmt.Fprintf(b, "%s: %s\n", t.label(Note, code), foldedWords(code, byCode[code]))
	}
}

func foldedWords(code Code, notes List) string {
	info, _ := Lookup(code)
	words := info.Folded[0]
	if len(notes) > 1 {
		words = info.Folded[1]
	}
	if words == "" {
		words = "× " + cmp.Or(info.Title, notes[0].Summary)
	}
	line := fmt.Sprintf("%d %s", len(notes), words)
	if subjects := subjectsOf(notes); len(subjects) > 0 {
		line += " (" + strings.Join(subjects, ", ") + ")"
	}
	return line
}

// subjectsOf gives the first subjects, each once, and … when there are more.
func subjectsOf(l List) []string {
	var subjects []string
	for _, d := range l {
		if d.Subject == "" || slices.Contains(subjects, d.Subject) {
			continue
		}
		if len(subjects) == named {
			return append(subjects, "…")
		}
		subjects = append(subjects, d.Subject)
	}
	return subjects
}

const (
	bold = "1"
	cyan = "36"
)

var colours = map[Severity]string{Error: "1;31", Warning: "1;33", Note: "1;36"}

func (t Text) label(s Severity, code Code) string {
	return t.paint(colours[s], s.String()+"["+string(code)+"]")
}

func (t Text) paint(colour, text string) string {
	if t.Paint == nil || text == "" {
		return text
	}
	return t.Paint(colour, text)
}
