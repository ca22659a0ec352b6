package shell

import "strings"

// recipeLanguage is that of files of rules with recipes, whose lines are for a shell.
const recipeLanguage = "make"

// recipes are the lines of a file of rules that a shell runs.
func recipes(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		recipe, ok := strings.CutPrefix(line, "\t")
		if _, after, semicolon := strings.Cut(line, ";"); !ok && semicolon && strings.Contains(line, ":") {
			recipe, ok = after, true
		}
		if ok {
			b.WriteString(strings.ReplaceAll(strings.TrimLeft(recipe, "@-+ "), "$$", "$"))
		}
	}
	return b.String()
}

// project is the file of rules in the folder, where the line itself wrote it and no other is named.
func (r *reader) project(a reading) (file, bool) {
	if a.grammar.language() != recipeLanguage {
		return file{}, false
	}
	for _, name := range []string{"GNUmakefile", "makefile", "Makefile"} {
		if full, ok := r.absolute(Word{Text: name}); ok {
			if f, ok := r.files[full]; ok {
				return f, true
			}
		}
	}
	return file{}, false
}

// at is a word that stands where the arguments do.
func (a *reading) at() Word {
	if len(a.args) > 0 {
		return Word{Span: a.args[0].Span}
	}
	return Word{}
}
