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
	s := search{line: l, act: a, seen: map[int]bool{i: true}}
	for _, o := range c.Options {
		if l.t.Has("processes.named", o.Name) {
			s.adds(o.Value.Text, o.Role, o.Span)
		}
	}
	s.of(c, 0)
	for _, k := range l.substitutedInto(i) {
		s.through(k, 0)
	}
	if len(s.seen) == 1 {
		return
	}
	for _, text := range c.Compared() {
		s.adds(text, vocabulary.RoleText, c.Span)
	}
}

// search follows what a command is given back to the commands that looked it up.
type search struct {
	*line
	act  *Act
	seen map[int]bool
}

func (s *search) of(c *shell.Command, chain int) {
	from := slices.Clone(c.Input.From)
	for _, w := range c.Argv {
		from = append(from, w.From()...)
	}
	for _, k := range from {
		s.through(k, chain)
	}
}

func (s *search) through(k, chain int) {
	if s.seen[k] || chain > maxNested {
		return
	}
	s.seen[k] = true
	c := &s.result.Commands[k]
	if s.operates(c, "processes.find") && !slices.ContainsFunc(c.Options, leavesOut) {
		for _, o := range c.Operands {
			s.adds(o.Text, o.Role, o.Span)
		}
	}
	s.of(c, chain+1)
}

// leavesOut is the option of a search for all that its pattern does not find.
func leavesOut(o shell.Option) bool {
	return o.Name == "-v" || o.Name == "--invert-match" || o.Name == "--inverse"
}

// adds names the processes that a text finds.
func (s *search) adds(text string, role vocabulary.Role, at shell.Span) {
	names := []string{text}
	switch role {
	case vocabulary.RoleScript:
		names = append(names, scriptNames(text)...)
	case vocabulary.RoleText:
		names = append(names, patternNames(text)...)
	}
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		s.act.add(schema.ShellOperand, name, s.place(at))
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
