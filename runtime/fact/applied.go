package fact

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Settings in files that a program applies: what terraform replicates where, which clusters a mirror connects.

var (
	settingLine = regexp.MustCompile(`^\s*-?\s*"?([A-Za-z0-9_.>-]+)"?\s*[=:]\s*"?([^"{\[]*)"?,?\s*$`)
	settingHead = regexp.MustCompile(`^\s*(?:resource\s+"([^"]+)"\s+"([^"]+)"|kind:\s*(\S+))`)
)

// maxApplied is how many bytes of settings are looked at in one line, counted for each command that applies them.
const maxApplied = 1 << 20

// applied adds to a command that applies known files what they say: a region outside that one of their settings names, a data set named after
// people, and that something is copied, where the kind of a resource says so.
func (l *line) applied(a *Act, c *shell.Command) {
	if !l.operates(c, "programs.applies") {
		return
	}
	region, people, copies := false, false, l.t.Has("programs.mirrors", c.Program)
	for name, text := range l.result.Written {
		if path.Dir(name) != path.Clean(c.Cwd) && !l.isNamed(c, name) {
			continue
		}
		if l.applies += len(text); l.applies > maxApplied {
			l.problem("unparsed", "more settings than are looked at", l.place(c.Span))
			return
		}
		for line := range strings.Lines(text) {
			if m := settingHead.FindStringSubmatch(line); m != nil {
				copies = copies || l.nameHas(m[1]+" "+m[3], "words.replicate")
				people = people || l.isOfPeople(m[2])
			}
			if m := settingLine.FindStringSubmatch(strings.TrimRight(line, "\r\n")); m != nil {
				key := strings.ToLower(strings.NewReplacer(".", "_", "-", "_").Replace(m[1]))
				last := key[strings.LastIndexByte(key, '_')+1:]
				alias, _, _ := strings.Cut(m[1], ".") // of a cluster that something flows to: eu->us.topics
				place := l.t.Has("keys.region", last) || l.nameHas(key, "words.target") || strings.Contains(text, "->"+alias+".")
				region = region || place && !l.nameHas(key, "words.source") && l.regionIn(m[2]) == "outside"
				people = people || l.isOfPeople(m[2])
			}
		}
	}
	if at := l.place(c.Span); region && people && copies {
		a.add(schema.CallVerb, "replicate", at)
		a.add(schema.RegionPlace, "outside", at)
		l.dataClass(a, "people-name", at)
	}
}

// isNamed says whether a command names a file.
func (l *line) isNamed(c *shell.Command, name string) bool {
	return slices.ContainsFunc(c.Argv, func(w shell.Word) bool { return w.Text != "" && shell.Absolute(w.Text, c.Cwd) == name })
}
