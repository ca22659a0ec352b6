package shell

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// maxFileOptions bounds the options that one command takes from files.
const maxFileOptions = 256

// optionFiles are the options in the files that a command is told to read some from, where their text is known: curl -K.
func (r *reader) optionFiles(a reading, p place) []Word {
	var out []Word
	for _, o := range a.options {
		if o.Role != vocabulary.RoleOptFile {
			continue
		}
		f, ok := r.contents(o.Value)
		if IsStdin(o.Value.Text) && p.inText != "" {
			f, ok = file{text: p.inText, from: p.in.From}, true
		}
		if !ok || !r.charge(16*len(f.text)) {
			continue
		}
		for line := range strings.Lines(f.text) {
			name, value := optionLine(line)
			if name == "" || len(out) >= 2*maxFileOptions {
				continue
			}
			at := Word{Text: name, Span: o.Value.Span, Unknown: !isKnown(value), origin: originOf(f.from)}
			if out = append(out, at); value != "" {
				at.Text = value
				out = append(out, at)
			}
		}
	}
	return out
}

// variableOptions are the options that a command takes from variables of its environment: NODE_OPTIONS="--require a.js".
func (r *reader) variableOptions(a reading, p place) []Word {
	language := a.grammar.language()
	if language == "" {
		return nil
	}
	var out []Word
	for _, pair := range slices.Concat(r.scope.exports, p.env) {
		name, text, _ := cutPair(pair.Text)
		if !r.variableOf("env.options", name, language) || !r.charge(len(text)) {
			continue
		}
		for _, option := range strings.Fields(text) {
			if len(out) < maxFileOptions {
				out = append(out, Word{Text: strings.Trim(option, `"`), Span: pair.Span, Unknown: !isKnown(option), origin: pair.origin})
			}
		}
	}
	return out
}

// variableOf says whether a variable is one, of a map of the vocabulary, that interpreters of a language read.
func (r *reader) variableOf(kind, name, language string) bool {
	if r.env.Grammars == nil {
		return false
	}
	of, ok := r.env.Grammars.Map(kind, name)
	return ok && of == language
}

var optionEscapes = strings.NewReplacer(`\\`, `\`, `\"`, `"`, `\n`, "\n", `\t`, "\t")

// optionLine reads one line as curl does: a name with or without its dashes, and behind a blank, a colon or an equals sign a value, which
// may stand in quotes. The name is empty for a comment.
func optionLine(line string) (name, value string) {
	line = strings.TrimSpace(line)
	if line == "" || line[0] == '#' {
		return "", ""
	}
	end := strings.IndexAny(line, " \t:=")
	if end < 0 {
		end = len(line)
	}
	name, value = line[:end], strings.TrimLeft(line[end:], " \t:=")
	switch {
	case strings.HasPrefix(name, "-"):
	case len(name) == 1:
		name = "-" + name
	default:
		name = "--" + name
	}
	if text, ok := strings.CutPrefix(value, `"`); ok {
		value = optionEscapes.Replace(strings.TrimSuffix(text, `"`))
	}
	return name, value
}
