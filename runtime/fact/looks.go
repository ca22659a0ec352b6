package fact

import "regexp"

// Code is sometimes given without its language. Some beginnings of a line are those of one language alone.

// declarations are beginnings of lines that no shell has, by their language.
var declarations = []struct {
	language string
	line     *regexp.Regexp
}{
	{"node", regexp.MustCompile(`(?m)^[ \t]*(?:(?:var|let|const)[ \t]+[\w$]+[ \t]*=[ \t]|async function \w|import .+ from ['"])`)},
	{"python", regexp.MustCompile(`(?m)^[ \t]*(?:from [\w.]+ import \w|import [\w.]+(?:, ?[\w.]+)*(?: as \w+)?;? *\n.*\(|(?:async )?def \w+\(.*\)(?: -> .+)?:)`)},
	{"groovy", regexp.MustCompile(`(?m)^[ \t]*def \w+ = \S`)},
	{"php", regexp.MustCompile(`^\s*<\?php\b`)},
}

// declared is the language of a text that has a line which only that language can have; else "".
func declared(text string) string {
	for _, d := range declarations {
		if d.line.MatchString(text) {
			return d.language
		}
	}
	return ""
}

// scripted are signs of JavaScript within a line.
var scripted = regexp.MustCompile(`=>|\brequire\(|\bconst |===|\bfunction\b *\w*\(|\bnew [A-Z]\w*\(|\bconsole\.\w+\(|\bdocument\.\w`)

// looksLike is the language that code most likely has, by its looks alone.
func looksLike(text string) string {
	if language := declared(text); language != "" {
		return language
	}
	if scripted.MatchString(text) {
		return "node"
	}
	return "python"
}
