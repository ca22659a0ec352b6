package tables

import (
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/literal"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// Encode returns the flat form of a vocabulary's knowledge; equal vocabularies give equal bytes.
func Encode(v *vocabulary.Vocabulary) []byte {
	w := writer{}
	for name := range v.Sets {
		words, _ := v.Expand([]string{"@" + name})
		w["list\x00"+name] = join(words)
	}
	for word, sets := range keySets(w) {
		w["of\x00"+word] = join(sets)
	}
	for name, m := range v.Maps {
		for k, val := range m {
			w["map\x00"+name+"\x00"+k] = val
		}
	}
	for _, name := range sortedKeys(v.Programs) {
		p := v.Programs[name]
		w["program\x00"+name] = compact(p.Grammar)
		for _, also := range p.Also {
			w["also\x00"+also] = name
		}
	}
	for i, c := range v.Classes {
		w["class\x00"+order(i)] = encodeClass(c)
	}
	for i, s := range v.Shapes {
		w["shape\x00"+order(i)] = encodeShape(s)
	}
	for _, t := range v.Tools {
		for _, name := range append([]string{t.Name}, t.Also...) {
			w["tool\x00"+name] = encodeTool(t)
		}
	}
	return w.bytes()
}

// keySets are the sets of names of arguments that hold a word, by word: a name is looked up once, not in each of them.
func keySets(w writer) map[string][]string {
	out := map[string][]string{}
	for _, key := range sortedKeys(w) {
		name, ok := strings.CutPrefix(key, "list\x00")
		if !ok || !strings.HasPrefix(name, keySetPrefix) {
			continue
		}
		for _, word := range split(w[key]) {
			if word = strings.ToLower(word); !slices.Contains(out[word], name) {
				out[word] = append(out[word], name)
			}
		}
	}
	return out
}

func encodeClass(c vocabulary.FileClass) string {
	list := []string{c.Name, strconv.Itoa(len(c.Paths))}
	for _, p := range slices.Concat(c.Paths, c.Except) {
		list = append(list, strings.ToLower(p))
	}
	return join(list)
}

// encodeShape adds what a text must hold for the pattern to be worth trying; words that cannot be written are left out, which only
// makes it be tried more often.
func encodeShape(s vocabulary.Shape) string {
	digits, run := literal.Digits(s.Pattern)
	alone := ""
	if run {
		alone = "run"
	}
	list := []string{s.Name, s.Class, s.Pattern, s.Check, strconv.Itoa(s.Weight), strconv.Itoa(digits), alone, joinWords(s.Near)}
	for _, words := range literal.Regexp(s.Pattern) {
		if !strings.ContainsAny(strings.Join(words, ""), "\x1e\x1f") {
			list = append(list, joinWords(words))
		}
	}
	return join(list)
}

// order makes numbers sort as text.
func order(i int) string { return strconv.Itoa(1_000_000 + i) }

// compact drops the indentation of a grammar: it is stored as text and read when a command names the program.
func compact(grammar string) string {
	var b strings.Builder
	for line := range strings.Lines(grammar) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			b.WriteString(line)
			b.WriteByte('\n')
		}
	}
	return b.String()
}

func encodeTool(t vocabulary.Tool) string {
	list := []string{t.Name, t.Surface, t.Op}
	for _, k := range sortedKeys(t.Fields) {
		list = append(list, k+"="+t.Fields[k])
	}
	return join(list)
}
