package code

import (
	"regexp"
	"strings"
)

// small finds the reader of a language that programs carry for themselves. Only what reaches outside is read from it: commands that
// it runs ("system") and files that it opens ("open", with a mode), in the order of the text.
func small(language string) func(string) ([]Call, bool) {
	switch language {
	case "awk":
		return awk
	case "sed":
		return sed
	case "vim":
		return vim
	case "elisp":
		return lisp
	case "gdb":
		return gdb
	case "applescript":
		return appleScript
	case "expect", "tcl":
		return tcl
	}
	return nil
}

// kin are languages read by the rules of a near one: their calls, strings and comments look the same.
var kin = map[string]language{
	"r": python, "julia": ruby, "elixir": ruby, "lua": node, "nix": node, "other": node,
}

// slashed are languages read by the rules of JavaScript, whose comments begin with "//" as there.
var slashed = map[string]bool{"go": true, "java": true, "c": true, "csharp": true, "rust": true, "kotlin": true, "scala": true, "groovy": true,
	"swift": true, "dart": true, "apex": true}

// family is the language by whose rules text is read. A "//" of the languages without such comments would hide the rest of its line.
func family(name, text string) (language, bool) {
	if l, ok := languages[name]; ok {
		return l, true
	}
	if slashed[name] {
		return node, true
	}
	l, ok := kin[name]
	return l, ok && (l != node || !strings.Contains(strings.ReplaceAll(text, "://", ""), "//"))
}

// runs is a command line that a small language runs; an empty text is one that cannot be known.
func runs(text string, from, to int) Call {
	if text == "" {
		text = Unknown
	}
	return Call{Name: "system", Args: []Arg{{Value: text, Known: !strings.Contains(text, Unknown)}}, Span: [2]int{from, to}}
}

// opens is a file that a small language opens.
func opens(path, mode string, from, to int) Call {
	if path == "" {
		path = Unknown
	}
	return Call{Name: "open", Args: []Arg{{Value: path, Known: !strings.Contains(path, Unknown)}, {Value: mode, Known: true}}, Span: [2]int{from, to}}
}

// quoted reads a string in double quotes that begins at i: its text and the position after it.
func quoted(s string, i int) (text string, end int, ok bool) {
	var b strings.Builder
	for i++; i < len(s); i++ {
		switch s[i] {
		case '"':
			return b.String(), i + 1, true
		case '\\':
			if i++; i < len(s) {
				b.WriteByte(unescaped(s[i]))
			}
		default:
			b.WriteByte(s[i])
		}
	}
	return b.String(), i, false
}

func unescaped(c byte) byte {
	switch c {
	case 'n':
		return '\n'
	case 't':
		return '\t'
	}
	return c
}

// vim reads the commands of vi and its kin: a "!" where a command begins, or after read and write, runs what follows.
func vim(text string) (calls []Call, ok bool) {
	at := 0
	for _, line := range strings.SplitAfter(text, "\n") {
		for _, part := range strings.SplitAfter(line, "|") {
			word := strings.TrimLeft(strings.TrimRight(part, "|\n"), ": \t%0123456789$.,'<>")
			for _, head := range []string{"!", "r !", "r!", "read !", "w !", "write !", "silent !", "silent! !", "sil !", "bufdo !", "argdo !"} {
				if command, found := strings.CutPrefix(word, head); found {
					calls = append(calls, runs(strings.TrimSpace(command), at, at+len(part)))
					break
				}
			}
			if body, found := strings.CutPrefix(word, "call "); found {
				inner, good := Calls("node", body)
				if !good {
					return calls, false
				}
				calls = append(calls, inner...)
			}
			at += len(part)
		}
	}
	return calls, true
}

// lisp reads every list as a call of its first word, with the strings that stand directly in it.
func lisp(text string) (calls []Call, ok bool) {
	var open []Call
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == ';':
			i += lineEnd(text[i:])
		case c == '"':
			s, end, good := quoted(text, i)
			if !good {
				return calls, false
			}
			if n := len(open); n > 0 {
				open[n-1].Args = append(open[n-1].Args, Arg{Value: s, Known: true})
			}
			i = end
		case c == '(':
			i++
			name := wordAt(text[i:])
			open = append(open, Call{Name: name, Span: [2]int{i, i}})
			i += len(name)
		case c == ')' && len(open) > 0:
			i++
			last := open[len(open)-1]
			last.Span[1] = i
			open = open[:len(open)-1]
			if last.Name != "" {
				calls = append(calls, last)
			}
		default:
			i++
		}
	}
	return calls, len(open) == 0 && len(calls) <= MaxCalls
}

func wordAt(s string) string {
	if end := strings.IndexAny(s, " \t\n()\"'`"); end >= 0 {
		return s[:end]
	}
	return s
}

func lineEnd(s string) int {
	if end := strings.IndexByte(s, '\n'); end >= 0 {
		return end
	}
	return len(s)
}

var appleShell = regexp.MustCompile("(?i)do shell script")

// appleScript finds the commands that a script hands to the shell.
func appleScript(text string) (calls []Call, ok bool) {
	for _, at := range appleShell.FindAllStringIndex(text, -1) {
		rest := strings.TrimLeft(text[at[1]:], " \t(")
		command := ""
		if strings.HasPrefix(rest, `"`) {
			s, end, good := quoted(rest, 0)
			command = s
			if after := strings.TrimLeft(rest[min(end, len(rest)):], " \t"); !good || strings.HasPrefix(after, "&") {
				command += Unknown
			}
		}
		calls = append(calls, runs(command, at[0], at[1]))
	}
	return calls, true
}

// gdb finds the commands that a debugger's commands run.
func gdb(text string) (calls []Call, ok bool) {
	at := 0
	for line := range strings.Lines(text) {
		trimmed := strings.TrimSpace(line)
		for _, escape := range []string{"shell ", "!", "platform shell "} {
			if command, ok := strings.CutPrefix(trimmed, escape); ok {
				calls = append(calls, runs(command, at, at+len(line)))
				break
			}
		}
		at += len(line)
	}
	return calls, len(calls) <= MaxCalls
}

// deletes is a file or a folder that a small language deletes, with all that is in it.
func deletes(path string, from, to int) Call {
	return Call{Name: "shutil.rmtree", Args: []Arg{{Value: path, Known: !strings.Contains(path, "$")}}, Span: [2]int{from, to}}
}

// tclFile is what Tcl's command "file" deletes.
func tclFile(text string, from, to int) []Call {
	words := strings.Fields(text)
	if len(words) < 2 || words[0] != "delete" {
		return nil
	}
	var out []Call
	for _, w := range words[1:] {
		if !strings.HasPrefix(w, "-") {
			out = append(out, deletes(strings.Trim(w, `"`), from, to))
		}
	}
	return out
}

// tcl finds the commands that Tcl and expect start, and the files that they delete.
func tcl(text string) (calls []Call, ok bool) {
	at := 0
	for _, part := range strings.FieldsFunc(text, func(c rune) bool { return c == '\n' || c == ';' || c == '[' || c == ']' || c == '{' || c == '}' }) {
		word, rest, _ := strings.Cut(strings.TrimSpace(part), " ")
		switch word {
		case "exec", "spawn", "system":
			calls = append(calls, runs(strings.TrimSpace(strings.ReplaceAll(rest, "-noecho", "")), at, at+len(part)))
		case "file":
			calls = append(calls, tclFile(rest, at, at+len(part))...)
		case "eval":
			return calls, false
		}
		at += len(part) + 1
	}
	return calls, len(calls) <= MaxCalls
}
