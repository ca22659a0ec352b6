package query

import "strings"

// meta reads a client command: \copy, \!, \i, .dump and their kind.
func (r *reader) meta(i int) {
	t := r.toks[i]
	word, rest, _ := strings.Cut(t.text, " ")
	rest = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(rest), ";"))
	if strings.HasPrefix(t.text, `\!`) {
		word, rest = `\!`, strings.TrimSpace(t.text[2:])
	}
	s := Statement{Verb: "other", Limit: -1, Text: t.text}
	switch word {
	case `\!`, ".shell", ".system":
		s.Verb, s.Text = "shell", rest
	case `\copy`:
		r.metaCopy(t, rest)
		return
	case `\gexec`:
		if r.generated(i) {
			return
		}
		s.Verb, s.Hidden = Unread, true
	case `\set`:
		r.metaSet(rest)
		s.Verb = "set"
	case `\i`, `\ir`, `\include`, `\.`, ".read":
		s.Verb, s.Target = Unread, rest
	case `\o`, `\out`, `\g`, `\w`, ".output", ".once", ".log", `\T`, ".excel":
		s = output(s, rest)
	case ".dump":
		s.Verb, s.Names, s.Filter, s.Columns = "copy", strings.Fields(rest), FilterNone, []string{"*"}
	case ".import":
		s.Verb, s.Target = "load", firstField(rest)
	case ".backup", ".save", ".clone":
		s.Verb, s.Target = "backup", rest
	case ".restore":
		s.Verb, s.Target = "restore", rest
	case `\password`:
		s = Statement{Verb: "alter", Object: "user", Grantee: rest, HasPassword: true, Limit: -1, Text: t.text}
	case `\c`, `\connect`, `\u`, ".open":
		s.Verb, s.Target = "set", firstField(rest)
	default:
		s.Verb = plainMeta(word)
		s.Catalog = s.Verb == "show"
	}
	r.add(s, t)
}

// generated reads the statements that the query before \gexec makes as text, one in each column.
func (r *reader) generated(i int) bool {
	lo := i
	for lo > 0 && !r.is(lo-1, ";") && r.toks[lo-1].kind != metaToken {
		lo--
	}
	lo = r.find(lo, i, "SELECT")
	if lo >= i || r.depth >= maxDepth {
		return false
	}
	before := len(*r.out)
	for _, text := range r.made(lo, i) {
		if strings.Trim(text, hole) != "" {
			r.inner(text, r.toks[lo], 0)
		}
	}
	return len(*r.out) > before
}

// made are the texts that the query [lo, hi) makes, one in each column.
func (r *reader) made(lo, hi int) []string {
	var out []string
	list, _ := r.modifiers(lo+1, hi)
	r.commas(list, r.find(list, hi, "FROM"), func(lo, hi int) {
		text, _ := r.fold(lo, hi)
		out = append(out, text)
	})
	return out
}

// Printed lists the statements that the queries of a text make as text, as they are printed for another client to run; parts that cannot be
// known are U+FFFD: DROP TABLE � of SELECT 'DROP TABLE ' || name FROM tables.
func Printed(text string) []string {
	if len(text) > MaxText {
		return nil
	}
	r := &reader{src: text, toks: lex(text, standard), known: map[string]string{}, cut: new(bool), built: new(int)}
	r.match = matches(r.toks)
	var out []string
	for i := 0; i < len(r.toks); i = r.next(i) {
		if r.up(i) != "SELECT" {
			continue
		}
		columns := r.made(i, r.find(i+1, len(r.toks), "SELECT"))
		if row := strings.Join(columns, " "); len(columns) > 1 && Looks(row) {
			out = append(out, row) // columns with blanks between them
			continue
		}
		for _, text := range columns {
			if Looks(text) {
				out = append(out, text)
			}
		}
	}
	return out
}

// plainMeta tells commands that describe from commands that set.
func plainMeta(word string) string {
	switch {
	case strings.HasPrefix(word, `\d`), strings.HasPrefix(word, `\l`), strings.HasPrefix(word, `\s`), word == `\z`,
		word == ".tables", word == ".schema", word == ".databases", word == ".indexes", word == ".indices", word == ".fullschema":
		return "show"
	}
	return "set"
}

// output is the statement that sends the results that follow to a file or a program.
func output(s Statement, rest string) Statement {
	if rest == "" {
		s.Verb = "set"
		return s
	}
	if program, ok := strings.CutPrefix(rest, "|"); ok {
		s.Verb, s.Text = "shell", strings.TrimSpace(program)
		return s
	}
	s.Verb, s.Target = "copy", rest
	return s
}

// metaCopy reads \copy like COPY.
func (r *reader) metaCopy(t token, rest string) {
	if r.depth < 8 {
		r.under(t, true).read("COPY " + rest)
	}
}

// metaSet remembers \set name 'text'. The words of the text are joined without a space: \set s 'app' 'roved'.
func (r *reader) metaSet(rest string) {
	name, value, ok := strings.Cut(rest, " ")
	if ok && len(r.known) < MaxStatements {
		r.known[strings.ToLower(name)] = joinedWords(value)
	}
}

// joinedWords are the words of a client command behind each other, without their quotes. Two quotes inside stand for one.
func joinedWords(s string) string {
	var b strings.Builder
	quoted := false
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\'' && quoted && i+1 < len(s) && s[i+1] == '\'':
			b.WriteByte('\'')
			i++
		case s[i] == '\'':
			quoted = !quoted
		case quoted || s[i] != ' ' && s[i] != '\t':
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

func firstField(s string) string {
	if f := strings.Fields(s); len(f) > 0 {
		return strings.Trim(f[0], `'"`)
	}
	return ""
}
