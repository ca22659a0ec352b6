package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// Arguments may be text that holds arguments: JSON, XML, and both in base64 where the key or one beside it says so; JSON also where nothing
// does, as its first letters tell it.

// Bounds of what is unfolded: texts in texts, and the length of one.
const (
	maxUnfolded   = 12
	maxUnfoldText = 1 << 20
)

// unfold adds the arguments that texts among a call's arguments hold.
func (d *deriving) unfold(c *call) {
	talks, encodings := d.talks(c), d.encodings(c.args)
	for i := 0; i < len(c.args); i++ {
		x := &c.args[i]
		if !mayHold(x, encodings) || talks && x.is("keys.text") || d.fileContent(c, x) {
			continue
		}
		held := d.held(x, encodings)
		if len(held) == 0 {
			continue
		}
		if x.inner >= maxUnfolded {
			d.problem("unparsed", "texts nest too deeply", x.place())
			continue
		}
		if len(c.args)+len(held) > maxArgs {
			c.whole = false
			return
		}
		x.open = true
		c.args = append(c.args, held...)
	}
}

// mayHold says whether a text is one that may hold arguments, at a glance.
func mayHold(x *arg, encodings map[string]bool) bool {
	if x.kind != action.String || x.open || len(x.value) < 2 {
		return false
	}
	return encodings != nil || x.keyName.plain != "" || encodedJSON(x.value) || strings.ContainsAny(x.value[:1], "{[<\" \n\r\t") || strings.HasPrefix(x.value, "\ufeff")
}

// talks says whether a call writes to people, or for them: what it says is not done. One whose name says that it runs or asks for
// something does that, whom it tells of it or not.
func (d *deriving) talks(c *call) bool {
	for _, w := range c.words {
		if d.t.Has("nouns.written", w.lemma) && !d.t.Has("nouns.queue", w.lemma) {
			return true
		}
	}
	return !d.hasLemma(c.words, "verbs.run") && !d.hasLemma(c.words, "verbs.request") &&
		slices.ContainsFunc(c.args, func(x arg) bool { return x.depth == 1 && (x.is("keys.channel") || x.is("keys.recipient")) })
}

// fileContent says whether an argument is what a file is to hold: a file's path stands beside it.
func (d *deriving) fileContent(c *call, x *arg) bool {
	if !x.is("keys.content") && !x.is("keys.new-content") {
		return false
	}
	folder := parent(x.path)
	for i := range c.args {
		if y := &c.args[i]; y.kind == action.String && len(y.path) > len(folder) && parent(y.path) == folder && y.is("keys.path") && d.fileName(y.value) {
			return true
		}
	}
	return false
}

// held are the arguments that a text holds.
func (d *deriving) held(x *arg, encodings map[string]bool) []arg {
	if out := d.decodedArg(x, encodings); out != nil {
		return out
	}
	text := strings.TrimSpace(strings.TrimPrefix(x.value, "\ufeff"))
	if len(text) > maxUnfoldText {
		if text[0] == '{' || text[0] == '[' || text[0] == '<' {
			d.problem("unparsed", "a text of arguments is too long to be read", x.place())
		}
		return nil
	}
	switch text[:min(1, len(text))] {
	case "{", "[":
		return d.jsonArgs(x, text)
	case `"`:
		return quotedArg(x, text)
	case "<":
		return d.markupArgs(x, text)
	}
	return nil
}

// quotedArg reads a text that is a JSON string.
func quotedArg(x *arg, text string) []arg {
	v, err := action.ParseText([]byte(text))
	if err != nil {
		return nil
	}
	y := *x
	y.value, y.inner = v.Text, x.inner+1
	return []arg{y}
}

// jsonArgs reads JSON text.
func (d *deriving) jsonArgs(x *arg, text string) []arg {
	v, err := action.ParseText([]byte(text))
	if err != nil || v.Kind == action.Array && (len(v.Items) == 0 || scalar(&v.Items[0])) {
		return nil
	}
	list := d.flattened(&v, x.place())
	for i := range list {
		y := &list[i]
		y.at, y.start, y.path, y.depth, y.inner = x.at, x.start, join(x.path, y.path), x.depth+y.depth, x.inner+1
	}
	return list
}

// decodedArg decodes an argument whose key, or an argument beside it, says that it is encoded; the rest of the key stays its name.
func (d *deriving) decodedArg(x *arg, encodings map[string]bool) []arg {
	key := x.keyName.plain
	if key == "" && (encodings[beside(x)] || encodedJSON(x.value)) {
		key = x.key
	}
	if key == "" {
		return nil
	}
	text, ok := plain(strings.TrimSpace(x.value))
	if !ok {
		return nil
	}
	y := *x
	y.value, y.key, y.keyName, y.inner = text, key, d.names.of(key, ""), x.inner+1
	return []arg{y}
}

// encodedJSON says whether a text may be an object or a list of JSON in base64, by its first two letters: those of a bracket.
func encodedJSON(text string) bool {
	text = strings.TrimSpace(text)
	return len(text) >= minEncoded && (text[0] == 'e' || text[0] == 'W') && strings.IndexByte("wxyz0123", text[1]) >= 0 && strings.IndexByte(text, ' ') < 0
}

// encodings are the objects, by how the paths in them begin, in which an argument says that others are encoded.
func (d *deriving) encodings(args []arg) map[string]bool {
	var out map[string]bool
	for i := range args {
		x := &args[i]
		if len(x.value) > maxKeyLength || !x.is("keys.encoding") || !d.t.Has("words.encoded", d.joinedKey(x.value)) {
			continue
		}
		if out == nil {
			out = map[string]bool{}
		}
		out[beside(x)] = true
	}
	return out
}
