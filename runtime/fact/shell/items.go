package shell

import (
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// perItem reads the command of xargs and its kind, whose last arguments come from standard input or, with parallel, from behind ":::".
func (r *reader) perItem(i int, a reading, p place) output {
	q := p.quiet()
	if a.restRole == vocabulary.RoleShell {
		return r.parallel(i, a, p, q)
	}
	argv, items := a.rest, r.items(a, p)
	mark := replaceMark(a)
	if mark == "" || !slices.ContainsFunc(argv, func(w Word) bool { return strings.Contains(w.Text, mark) }) {
		return r.batches(argv, items, batchSize(a), q)
	}
	if len(items) > maxLoop {
		items = []Word{{Text: unknown, Unknown: true}}
	}
	var out output
	for _, item := range items {
		with := func(w Word) Word { return fill(w, mark, []Word{item}) }
		out = out.join(r.simple(mapped(argv, with), q))
	}
	return out
}

// batches reads the command once for so many of the items at a time; with too many batches, or no size, once for all.
func (r *reader) batches(argv, items []Word, size int, p place) output {
	if size < 1 || len(items) > size*maxLoop {
		size = max(1, len(items))
	}
	if len(items) == 0 {
		return r.simple(argv, p)
	}
	var out output
	for batch := range slices.Chunk(items, size) {
		out = out.join(r.simple(append(slices.Clip(argv), batch...), p))
	}
	return out
}

// batchSize is how many items one call gets; 0 when nothing says.
func batchSize(a reading) int {
	for _, o := range a.options {
		switch o.Name {
		case "-n", "--max-args", "-L", "--max-lines":
			size, _ := strconv.Atoi(o.Value.Text)
			return size
		}
	}
	return 0
}

// replaceMark is the text that each item takes the place of: that of -I, else {} where an option or the program says so.
func replaceMark(a reading) string {
	for _, o := range a.options {
		switch {
		case o.Name != "-I" && o.Name != "--replace" && o.Name != "-J":
		case o.Value.Text != "":
			return o.Value.Text
		default:
			return "{}"
		}
	}
	if a.restRole == vocabulary.RoleShell || len(a.operands) > 0 {
		return "{}"
	}
	return ""
}

// parallel reads the command that is made of each item, or of each tuple of them. A shell reads it, with the items quoted; the program
// of that name in moreutils, and an option, start the words as they are, so words that hold several are read so as well. A dry run prints the commands.
func (r *reader) parallel(i int, a reading, p, q place) output {
	argv, tuples := r.sources(a)
	if tuples == nil {
		for _, item := range r.items(a, p) {
			tuples = append(tuples, []Word{item})
		}
	}
	if len(tuples) > maxLoop {
		tuples = [][]Word{slices.Repeat([]Word{{Text: unknown, Unknown: true, Span: a.rest[0].Span}}, len(tuples[0]))}
	}
	mark := replaceMark(a)
	prints := a.hasOption("--dry-run")
	var out output
	for _, tuple := range tuples {
		if r.stopped() {
			break
		}
		words := tuple // with no command the items are commands themselves
		if len(argv) > 0 {
			words = instance(argv, mapped(tuple, quoted), mark)
		}
		if len(words) == 0 {
			continue
		}
		if prints {
			out.text = bounded(out.text + joined(words).Text + "\n")
			continue
		}
		out = out.join(r.shell(joined(words), "argument", r.scope.started(q.env), i, q))
		if as := instance(argv, tuple, mark); len(argv) > 1 && slices.ContainsFunc(as, severalWords) {
			out = out.join(r.simple(as, q))
		}
	}
	return out
}

func severalWords(w Word) bool { return strings.ContainsAny(w.Text, " \t\n") }

// quoted is an item as parallel puts it into the text of a command.
func quoted(w Word) Word {
	w.Text = strings.ReplaceAll(special.ReplaceAllString(w.Text, `\$0`), "\n", "'\n'")
	return w
}

var special = regexp.MustCompile("[ \t\"'\\\\$&;|<>()*?\\[\\]#`!~]")

func mapped(words []Word, by func(Word) Word) []Word {
	out := make([]Word, len(words))
	for n, w := range words {
		out[n] = by(w)
	}
	return out
}

// sources takes the items behind ":::" and "::::" from the words of parallel. Every item of one source meets every item of the others;
// those of ":::+" go with the items of the source before. The tuples are nil when there is no source.
func (r *reader) sources(a reading) (argv []Word, tuples [][]Word) {
	isSource := func(w Word) bool {
		return strings.TrimSuffix(w.Text, "+") == ":::" || strings.TrimSuffix(w.Text, "+") == "::::"
	}
	first := slices.IndexFunc(a.rest, isSource)
	if first < 0 {
		return a.rest, nil
	}
	tuples = [][]Word{nil}
	var group [][]Word // of the last source, with those that go with it
	for rest := a.rest[first:]; len(rest) > 0; {
		kind := rest[0].Text
		end := 1 + slices.IndexFunc(rest[1:], isSource)
		if end == 0 {
			end = len(rest)
		}
		items := rest[1:end]
		if strings.HasPrefix(kind, "::::") {
			items = r.lines(items)
		}
		items = items[:min(len(items), maxLoop+1)] // beyond the bound the tuples are not told apart
		if !r.charge(len(group) + len(items)) {
			break
		}
		if rest = rest[end:]; strings.HasSuffix(kind, "+") && group != nil && len(items) > 0 {
			for n := range group {
				group[n] = append(group[n], items[n%len(items)])
			}
			continue
		}
		tuples, group = tuplesWith(tuples, group), nil
		for _, item := range items {
			group = append(group, []Word{item})
		}
	}
	return a.rest[:first], tuplesWith(tuples, group)
}

// tuplesWith puts every tuple before every one of the group. Beyond the bound of a loop it stops: more are not told apart.
func tuplesWith(tuples, group [][]Word) [][]Word {
	if group == nil {
		return tuples
	}
	var out [][]Word
	for _, tuple := range tuples {
		for _, each := range group {
			if out = append(out, slices.Concat(tuple, each)); len(out) > maxLoop {
				return out
			}
		}
	}
	return out
}

// lines are the lines of files, where they are known.
func (r *reader) lines(files []Word) []Word {
	var out []Word
	for _, w := range files {
		f, ok := r.contents(w)
		if !ok || !r.charge(len(f.text)) {
			out = append(out, Word{Text: unknown, Unknown: true, Span: w.Span})
			continue
		}
		for line := range strings.Lines(f.text) {
			line = strings.TrimRight(line, "\r\n")
			out = append(out, Word{Text: line, Unknown: !isKnown(line), Span: w.Span, origin: originOf(f.from)})
		}
	}
	return out
}

// replacement is a place for an item in the words of parallel: its number when there are several, and the part of it that is meant.
var replacement = regexp.MustCompile(`\{(\d*)(\.|//?|/\.)?\}`)

// instance is the command with the items of a tuple in their places, or behind it when it has none.
func instance(argv, tuple []Word, mark string) []Word {
	out, placed := make([]Word, len(argv)), false
	for n, w := range argv {
		for _, m := range replacement.FindAllStringSubmatch(w.Text, maxLoop) {
			with := tuple
			if k, err := strconv.Atoi(m[1]); err == nil {
				if k < 1 || k > len(tuple) {
					continue
				}
				with = tuple[k-1 : k]
			}
			part := func(w Word) Word { return partOf(w, m[2]) }
			w, placed = fill(w, m[0], mapped(with, part)), true
		}
		if mark != "{}" && strings.Contains(w.Text, mark) {
			w, placed = fill(w, mark, tuple), true
		}
		out[n] = w
	}
	if !placed {
		out = append(out, tuple...)
	}
	return out
}

// partOf is what a replacement takes of a name: {/} its last part, {//} its folder, {.} it without its ending.
func partOf(w Word, part string) Word {
	if strings.HasPrefix(part, "/") && part != "//" {
		w.Text = path.Base(w.Text)
	}
	switch part {
	case "//":
		w.Text = path.Dir(w.Text)
	case ".", "/.":
		w.Text = strings.TrimSuffix(w.Text, path.Ext(w.Text))
	}
	return w
}

// items are the words that standard input gives.
func (r *reader) items(a reading, p place) []Word {
	at := a.rest[0].Span
	switch {
	case p.inNames && strings.Trim(p.inText, unknown+"\n") != "":
		return namedItems(p, at)
	case !isKnown(p.inText) || p.inText == "":
		return r.unknownItems(p, at)
	}
	var out []Word
	for _, text := range itemTexts(a, p.inText) {
		out = append(out, Word{Text: text, Span: at, origin: originOf(p.in.From)})
	}
	return out
}

// itemTexts cuts a text into items: at each NUL, at the ends of lines, or at white space outside of quotes. Quotes and backslashes are
// taken off unless an option names what stands between items.
func itemTexts(a reading, text string) []string {
	between, plain := unicode.IsSpace, a.restRole == vocabulary.RoleShell
	if plain {
		between = isLineEnd
	}
	for _, o := range a.options {
		switch o.Name {
		case "-0", "--null":
			return strings.FieldsFunc(text, func(c rune) bool { return c == 0 })
		case "-d", "--delimiter":
			between, plain = isLineEnd, true
			if mark, size := utf8.DecodeRuneInString(o.Value.Text); size > 0 && size == len(o.Value.Text) {
				between = func(c rune) bool { return c == mark }
			}
		case "-I", "--replace", "-L":
			between = isLineEnd
		}
	}
	if plain {
		return strings.FieldsFunc(text, between)
	}
	return unquotedFields(text, between)
}

func isLineEnd(c rune) bool { return c == '\n' }

// unquotedFields cuts a text as xargs does. A quote that does not end holds what is left.
func unquotedFields(text string, between func(rune) bool) []string {
	var out []string
	var item strings.Builder
	quote, begun, escaped := rune(0), false, false
	for _, c := range text {
		switch {
		case escaped:
			escaped = false
			item.WriteRune(c)
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
			item.WriteRune(c)
		case c == '\\' || c == '"' || c == '\'':
			begun = true
			if escaped = c == '\\'; !escaped {
				quote = c
			}
		case between(c) && begun:
			out, begun = append(out, item.String()), false
			item.Reset()
		case between(c) || !begun && unicode.IsSpace(c):
		default:
			begun = true
			item.WriteRune(c)
		}
	}
	if begun {
		out = append(out, item.String())
	}
	return out
}

// unknownItems are what a command of find's kind may give, else one word that cannot be known.
func (r *reader) unknownItems(p place, at Span) []Word {
	found := []Word{{Text: unknown}}
	if len(p.in.From) == 1 {
		c := r.result.Commands[p.in.From[0]]
		if id := r.identify(c.Path); id.program != nil && len(id.program.Until) > 0 {
			found = called(below(roots(c.Operands)), c.Options, c.Argv)
		}
	}
	for n := range found {
		found[n].Unknown, found[n].Span, found[n].origin = true, at, originOf(p.in.From)
	}
	return found
}
