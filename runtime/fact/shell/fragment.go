package shell

import (
	"regexp"
	"strings"
)

// What a filter or a small program prints is often known in part: awk '{print "rm -rf " $1}', sed 's/^/rm -rf /', find -printf 'rm %p\n'.
// Where a shell runs that output, the commands that stand in its constants run, with operands that are not known.

// maxSources bounds the commands whose texts are looked at, and maxFragments the texts.
const (
	maxSources   = 16
	maxFragments = 64
)

var (
	quotedText  = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|'[^']*'|` + "`[^`]*`")
	sedReplaces = regexp.MustCompile(`(?:^|[;\s}])s([/|#,@!~%:])`)
	unescaped   = strings.NewReplacer(`\n`, "\n", `\t`, " ", `\"`, `"`)
	// placeholder is what such programs put values in for: printf's directives, interpolations, what a pattern matched.
	placeholder = regexp.MustCompile(`\\\([^()]*\)|[#$]\{[^{}]*\}|%[-0-9.]*[a-zA-Z]|\{\}|&|\\[0-9]`)
)

// commandsIn are the commands that stand in the constants of the programs whose output is run, one a line; empty when there are none.
func (r *reader) commandsIn(from []int) string {
	var out []string
	seen := map[int]bool{}
	for len(from) > 0 && len(seen) < maxSources {
		i := from[0]
		from = from[1:]
		if i < 0 || i >= len(r.result.Commands) || seen[i] {
			continue
		}
		seen[i] = true
		c := &r.result.Commands[i]
		from = append(from[:len(from):len(from)], c.Input.From...)
		texts := []string{c.Input.Text}
		for n := 1; n < len(c.Argv); n++ {
			texts = append(texts, c.Argv[n].Text)
		}
		for _, text := range texts {
			for _, each := range constants(text) {
				if command, ok := r.asCommand(each); ok && len(out) < maxFragments {
					out = append(out, command)
				}
			}
		}
	}
	return strings.Join(out, "\n")
}

// constants are the texts that a small program may print: those in quotes, what sed replaces by, and the whole.
func constants(text string) []string {
	if len(text) > maxText {
		return nil
	}
	out := []string{text}
	for _, q := range quotedText.FindAllString(text, maxFragments) {
		out = append(out, q[1:len(q)-1])
	}
	for _, at := range sedReplaces.FindAllStringSubmatchIndex(text, maxFragments) {
		if parts := strings.SplitN(text[at[3]:], text[at[2]:at[3]], 3); len(parts) > 1 {
			out = append(out, parts[1])
		}
	}
	return out
}

// asCommand is a constant that begins with a program and its arguments, with what is put into it as not known.
func (r *reader) asCommand(text string) (string, bool) {
	first, rest, ok := strings.Cut(strings.TrimLeft(text, " \t"), " ")
	if !ok || first == "" || r.env.Grammars == nil || r.identify(Word{Text: first}).program == nil {
		return "", false
	}
	rest = placeholder.ReplaceAllString(unescaped.Replace(rest), unknown)
	if rest == "" || strings.HasSuffix(rest, " ") {
		rest += unknown
	}
	return first + " " + rest, true
}
