package fact

// NameWord is one word of a tool's name and how it is read.
type NameWord struct {
	Text  string // as written
	Lemma string // the dictionary form
	Role  string // verb, noun, joiner or filler
	Kind  string // of a verb: reads or changes
	Start int    // bytes of the name
	End   int
}

// NameReading is how the name of a tool that nothing else is known about is read.
type NameReading struct {
	Server string
	Words  []NameWord
	Mode   string // read, change or unknown
}

// Name reads the name of a tool, word by word.
func (r *Reader) Name(tool string) NameReading {
	server, name, from := splitTool(tool)
	ws := lemmas(r.t, split(name))
	kinds := make([]byte, len(ws))
	for i, w := range ws {
		kinds[i] = wordKind(r.t, w)
	}
	verb := mark(kinds, ws)
	out := NameReading{Server: server, Mode: mode(kinds, verb)}
	for i, w := range ws {
		out.Words = append(out.Words, r.nameWord(w, kinds[i], verb[i], from))
	}
	return out
}

func (r *Reader) nameWord(w word, kind byte, verb bool, from int) NameWord {
	n := NameWord{Text: w.text, Lemma: w.lemma, Role: "noun", Start: from + w.start, End: from + w.end}
	switch {
	case verb && kind == 'r':
		n.Role, n.Kind = "verb", "reads"
	case verb:
		n.Role, n.Kind = "verb", "changes"
	case kind == 'j':
		n.Role = "joiner"
	case r.t.Has("words.filler", w.lemma):
		n.Role = "filler"
	}
	return n
}
