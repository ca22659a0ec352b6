package fact

import (
	"regexp"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Code is sometimes given without its language. The first line of a script names it, and some beginnings of a line are those of one
// language alone.

// shebang matches the program that the first line of a script names, without its version.
var shebang = regexp.MustCompile(`^\s*#!\s*\S*/(?:env\s+(?:-S\s+)?)?([A-Za-z]+)`)

// declarations are beginnings of lines that no shell has, by their language.
var declarations = []struct {
	language string
	line     *regexp.Regexp
}{
	{"rust", regexp.MustCompile(`(?m)^[ \t]*(?:use std::|(?:pub )?fn \w+\s*\(|let mut \w)`)},
	{"csharp", regexp.MustCompile(`(?m)^[ \t]*using System(?:\.\w+)*;`)},
	{"go", regexp.MustCompile(`(?m)^package \w+\s*$`)},
	{"scala", regexp.MustCompile(`(?m)^[ \t]*import [\w.]+\._\s*$`)},
	{"applescript", regexp.MustCompile(`(?m)^[ \t]*(?:do shell script |tell application )`)},
	{"perl", regexp.MustCompile(`(?m)^[ \t]*(?:use (?:strict|warnings)\b|my [$@%(])`)},
	{"ruby", regexp.MustCompile(`(?m)^[ \t]*(?:require(?:_relative)? ['"]|puts\b|[\w.]+\.each(?:_\w+)? do\b)`)},
	{"node", regexp.MustCompile(`(?m)^[ \t]*(?:(?:var|let|const)[ \t]+[\w$]+[ \t]*=[ \t]|async function \w|import .+ from ['"])`)},
	{"python", regexp.MustCompile(`(?m)^[ \t]*(?:from [\w.]+ import \w|import [\w.]+(?:, ?[\w.]+)*(?: as \w+)?;? *\n.*\(|(?:async )?def \w+\(.*\)(?: -> .+)?:)`)},
	{"groovy", regexp.MustCompile(`(?m)^[ \t]*def \w+ = \S`)},
	{"php", regexp.MustCompile(`^\s*<\?php\b`)},
}

// declared is the language of a text that names it in its first line, or that has a line which only that language can have; else "".
func (d *deriving) declared(text string) string {
	if m := shebang.FindStringSubmatch(text); m != nil {
		if language, ok := d.t.Map("languages", strings.ToLower(m[1])); ok {
			return language
		}
		return strings.ToLower(m[1])
	}
	for _, x := range declarations {
		if x.line.MatchString(text) {
			return x.language
		}
	}
	return ""
}

// scripted are signs of JavaScript within a line.
var scripted = regexp.MustCompile(`=>|\brequire\(|\bconst |===|\bfunction\b *\w*\(|\bnew [A-Z]\w*\(|\bconsole\.\w+\(|\bdocument\.\w|\$\x60`)

// looksLike is the language that code most likely has, by its looks alone.
func (d *deriving) looksLike(text string) string {
	if language := d.declared(text); language != "" {
		return language
	}
	switch {
	case scripted.MatchString(text):
		return "node"
	case shell.DialectOf(text) != "":
		return shell.PowerShell
	case d.looksTyped(text):
		return "sh"
	}
	return "python"
}

// pythonic are beginnings of lines of Python that look like a command: import os, x in y.
var pythonic = regexp.MustCompile(`^(?:import|from|for|while|if|with|def|class|return|try|raise|assert|del|print|async|await)\b|^\w+ (?:[-+*/%|&^<>:]?=|in |is |and |or |if )`)

// looksTyped says whether the first line that is no comment is a command with its arguments.
func (d *deriving) looksTyped(text string) bool {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			return d.commandText(line) && !pythonic.MatchString(line)
		}
	}
	return false
}
