package fact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// ends adds, to a command that ends processes, the words by which they were looked up: kill $(pgrep -f x), pgrep x | xargs kill, and
// those with which a test before it compares: if [[ $name == x ]]; then kill $pid; fi.
func (l *line) ends(a *Act, i int) {
	c := &l.result.Commands[i]
	if !l.operates(c, "processes.end") {
		return
	}
	for _, o := range c.Options {
		if l.t.Has("processes.named", o.Name) {
			l.looksUp(a, o.Value.Text, o.Role, o.Span)
		}
	}
	given := false
	for _, o := range l.reach(append(giversTo(c), l.substitutedInto(i)...), giversTo) {
		given = true
		l.finder(a, o)
	}
	if !given {
		return
	}
	for _, text := range c.Compared() {
		l.looksUp(a, text, vocabulary.RoleText, c.Span)
	}
}

// giversTo are the commands that a command is given something by, on its standard input or in its words.
func giversTo(c *shell.Command) []int {
	from := slices.Clone(c.Input.From)
	for _, w := range c.Argv {
		from = append(from, w.From()...)
	}
	return from
}

// finder adds what a command looks processes up by.
func (l *line) finder(a *Act, c *shell.Command) {
	if l.operates(c, "processes.find") && !slices.ContainsFunc(c.Options, leavesOut) {
		for _, o := range c.Operands {
			l.looksUp(a, o.Text, o.Role, o.Span)
		}
	}
}

// leavesOut is the option of a search for all that its pattern does not find.
func leavesOut(o shell.Option) bool {
	return o.Name == "-v" || o.Name == "--invert-match" || o.Name == "--inverse"
}

// looksUp adds the names of the processes that a text finds.
func (l *line) looksUp(a *Act, text string, role vocabulary.Role, at shell.Span) {
	names := []string{text}
	switch role {
	case vocabulary.RoleScript:
		names = append(names, scriptNames(text)...)
	case vocabulary.RoleText:
		names = append(names, patternNames(text)...)
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		a.add(schema.ShellOperand, name, l.place(at))
	}
}

// between is what a script of awk compares lines and fields with: /x/ {print $1}, $2 == "x".
var between = regexp.MustCompile(`/([^/]+)/|"([^"]+)"`)

func scriptNames(script string) []string {
	var names []string
	for _, m := range between.FindAllStringSubmatch(script, -1) {
		names = append(names, patternNames(m[1]+m[2])...)
	}
	return names
}

// single is a letter in brackets, by which a pattern does not find the process of the search itself.
var single = regexp.MustCompile(`\[(\w)\]`)

// patternNames are the names that a pattern stands for: [s]shd, ^sshd$, *sshd*, sshd|cron.
func patternNames(pattern string) []string {
	var names []string
	for _, part := range strings.Split(single.ReplaceAllString(pattern, "$1"), "|") {
		if name := strings.Trim(part, `^$*\() `); name != "" {
			names = append(names, name)
		}
	}
	return names
}
