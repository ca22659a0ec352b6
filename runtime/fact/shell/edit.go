package shell

import (
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// edits keeps what files hold after a command changed them in place: what its program makes of them where that is one of sed, or one of
// perl in the same form; else nothing is known of them.
func (r *reader) edits(i int, id identity, a reading) {
	inPlace := a.hasOption("--in-place") && a.grammar.language() != ""
	for _, o := range a.operands {
		if o.Role != vocabulary.RoleEdit && (!inPlace || isCode(o.Role)) {
			continue
		}
		f, ok := r.contents(o.Word)
		if !ok || !r.charge(32*len(f.text)) {
			continue
		}
		text, ok := edited(id.name, a, f.text)
		if !ok {
			text = unknown
		}
		r.write(o.Word, text, append(slices.Clip(f.from), i), false)
	}
}

func (a *reading) hasOption(name string) bool {
	return slices.ContainsFunc(a.options, func(o Option) bool { return o.Name == name })
}

// edited is what a program makes of a text.
func edited(name string, a reading, text string) (string, bool) {
	var code []string
	for _, o := range a.options {
		if isCode(o.Role) {
			code = append(code, o.Value.Text)
		}
	}
	for _, o := range a.operands {
		if o.Role == vocabulary.RoleScript {
			code = append(code, o.Text)
		}
	}
	program := strings.Join(code, "\n")
	switch {
	case !isKnown(text) || !isKnown(program):
	case name == "sed" && !a.hasOption("--null-data"):
		return streamed(program, a.hasOption("--regexp-extended"), a.hasOption("--quiet"), false, text)
	case name == "perl" && a.hasOption("-p") && !strings.ContainsAny(program, "$@"):
		whole := slices.ContainsFunc(a.options, func(o Option) bool { return strings.HasPrefix(o.Name, "-0") })
		return streamed(program, true, false, whole, text)
	}
	return "", false
}

// splits keeps the pieces that split writes of a text: by their names, those of letters or of digits.
func (r *reader) splits(i int, a reading, p place) {
	text, from, prefix := p.inText, append(slices.Clip(p.in.From), i), "x"
	for n, o := range a.operands {
		if n == 1 {
			prefix = o.Text
		} else if !IsStdin(o.Text) {
			given := r.gathered([]Word{o.Word})
			text, from = given.text, append(given.from, i)
		}
	}
	pieces, ok := piecesOf(text, a)
	if !ok {
		pieces = slices.Repeat([]string{unknown}, 26)
	}
	for n, piece := range pieces {
		r.write(Word{Text: prefix + string([]byte{byte('a' + n/26), byte('a' + n%26)})}, piece, from, false)
		r.write(Word{Text: prefix + string([]byte{byte('0' + n/10%10), byte('0' + n%10)})}, piece, from, false)
	}
}

// piecesOf cuts a text after so many bytes or lines as the options of split say.
func piecesOf(text string, a reading) ([]string, bool) {
	if !isKnown(text) || text == "" {
		return nil, false
	}
	size, by := 1000, "--lines"
	for _, o := range a.options {
		n, err := strconv.Atoi(o.Value.Text)
		switch {
		case o.Name == "--numeric-suffixes":
		case o.Name != "--bytes" && o.Name != "--lines" || err != nil || n < 1:
			return nil, false
		default:
			size, by = n, o.Name
		}
	}
	units := strings.SplitAfter(text, "\n")
	if by == "--bytes" {
		units = strings.Split(text, "")
	}
	if len(units)/size > 99 {
		return nil, false
	}
	var out []string
	for piece := range slices.Chunk(units, size) {
		out = append(out, strings.Join(piece, ""))
	}
	return out, true
}
