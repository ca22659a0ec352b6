package fact

import (
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// Arguments may be text that holds arguments: JSON, XML, and both in base64 where the key or one beside it says so.

// Bounds of what is unfolded: texts in texts, and the length of one.
const (
	maxUnfolded   = 4
	maxUnfoldText = 256 << 10
)

// unfold adds the arguments that texts among a call's arguments hold.
func (d *deriving) unfold(c *call) {
	talks := d.talks(c)
	for i := 0; i < len(c.args); i++ {
		x := c.args[i]
		if x.kind != action.String || x.open || x.inner >= maxUnfolded || len(x.value) < 2 || len(x.value) > maxUnfoldText {
			continue
		}
		if talks && x.is(d.t, "keys.text") || d.fileContent(c, &x) {
			continue
		}
		held := d.held(c, &x)
		if len(held) == 0 {
			continue
		}
		if len(c.args)+len(held) > maxArgs {
			c.whole = false
			return
		}
		c.args[i].open = true
		c.args = append(c.args, held...)
	}
}

// talks says whether a call writes to people, or for them: what it says is not done.
func (d *deriving) talks(c *call) bool {
	for _, w := range c.words {
		if d.t.Has("nouns.written", w.lemma) && !d.t.Has("nouns.queue", w.lemma) {
			return true
		}
	}
	for i := range c.args {
		if x := &c.args[i]; x.depth == 1 && (x.is(d.t, "keys.channel") || x.is(d.t, "keys.recipient")) {
			return true
		}
	}
	return false
}

// fileContent says whether an argument is what a file is to hold: a file's path stands beside it.
func (d *deriving) fileContent(c *call, x *arg) bool {
	if !x.is(d.t, "keys.content") && !x.is(d.t, "keys.new-content") {
		return false
	}
	for i := range c.args {
		if y := &c.args[i]; y.is(d.t, "keys.path") && y.kind == action.String && parent(y.path) == parent(x.path) && d.fileName(y.value) {
			return true
		}
	}
	return false
}

// held are the arguments that a text holds.
func (d *deriving) held(c *call, x *arg) []arg {
	if out := d.decodedArg(c, x); out != nil {
		return out
	}
	text := strings.TrimSpace(x.value)
	switch text[:min(1, len(text))] {
	case "{", "[":
		return d.jsonArgs(x)
	case "<":
		return d.markupArgs(x, text)
	}
	return nil
}

// jsonArgs reads JSON text.
func (d *deriving) jsonArgs(x *arg) []arg {
	v, err := action.Parse([]byte(x.value))
	if err != nil || v.Kind == action.Array && (len(v.Items) == 0 || scalar(&v.Items[0])) {
		return nil
	}
	list, _ := flatten(&d.names, &v, "")
	for i := range list {
		y := &list[i]
		y.at, y.start, y.path, y.depth, y.inner = x.at, x.start, join(x.path, y.path), x.depth+y.depth, x.inner+1
	}
	return list
}

// decodedArg decodes an argument whose key, or an argument beside it, says that it is encoded; the rest of the key stays its name.
func (d *deriving) decodedArg(c *call, x *arg) []arg {
	key, ok := d.encodedKey(x)
	if !ok && !d.encodingBeside(c, x) {
		return nil
	}
	text, ok := plain(strings.TrimSpace(x.value))
	if !ok {
		return nil
	}
	y := *x
	y.value, y.key, y.inner = text, key, x.inner+1
	y.keyName = d.names.of(key, "")
	return []arg{y}
}

// encodedKey takes the word for an encoding off a key: sql of sql_b64 and of base64Sql.
func (d *deriving) encodedKey(x *arg) (string, bool) {
	joined := x.joined()
	for _, word := range d.t.List("words.encoded") {
		if rest, ok := strings.CutSuffix(joined, "_"+word); ok {
			return rest, true
		}
		if rest, ok := strings.CutPrefix(joined, word+"_"); ok {
			return rest, true
		}
		if joined == word {
			return "body", true
		}
	}
	return joined, false
}

func (d *deriving) encodingBeside(c *call, x *arg) bool {
	for i := range c.args {
		y := &c.args[i]
		if y.is(d.t, "keys.encoding") && parent(y.path) == parent(x.path) && y.path != x.path && d.t.Has("words.encoded", d.joinedKey(y.value)) {
			return true
		}
	}
	return false
}
