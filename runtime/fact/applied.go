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
	fedCluster  = regexp.MustCompile(`->([A-Za-z0-9_-]+)\.`) // eu->us.topics
)

// maxApplied is how many bytes of settings are looked at in one line, counted for each command that applies them.
const maxApplied = 1 << 20

// stated is what settings say: that something goes to a region outside, that a data set is named after people, and that something is
// copied, where the kind of a resource says so.
type stated struct{ region, people, copies bool }

// applied adds to a command that applies known files what they say together.
func (l *line) applied(a *Act, i int) {
	c := &l.result.Commands[i]
	if !l.operates(c, "programs.applies") {
		return
	}
	s := stated{copies: l.t.Has("programs.mirrors", c.Program)}
	for name, past := range l.result.Written {
		text, ok := past.Before(i)
		if !ok || path.Dir(name) != path.Clean(c.Cwd) && !l.isNamed(c, name) {
			continue
		}
		if l.applies += len(text); l.applies > maxApplied {
			l.problem("unparsed", "more settings than are looked at", l.place(c.Span))
			return
		}
		l.stating(&s, text)
	}
	if at := l.place(c.Span); s.region && s.people && s.copies {
		a.add(schema.CallVerb, "replicate", at)
		a.add(schema.RegionPlace, "outside", at)
		l.dataClass(a, "people-name", at)
	}
}

// stating reads the settings of a file.
func (l *line) stating(s *stated, text string) {
	fed := map[string]bool{}
	for _, m := range fedCluster.FindAllStringSubmatch(text, -1) {
		fed[m[1]] = true
	}
	for line := range strings.Lines(text) {
		if m := settingHead.FindStringSubmatch(line); m != nil {
			s.copies = s.copies || l.nameHas(m[1]+" "+m[3], "words.replicate")
			s.people = s.people || l.isOfPeople(m[2])
		}
		if m := settingLine.FindStringSubmatch(strings.TrimRight(line, "\r\n")); m != nil {
			s.region = s.region || l.saysWhere(m[1], fed) && l.regionIn(m[2]) == "outside"
			s.people = s.people || l.isOfPeople(m[2])
		}
	}
}

// saysWhere says whether the name of a setting says that its value is where something goes: its own words do, or it is one of a cluster
// that something flows to.
func (l *line) saysWhere(name string, fed map[string]bool) bool {
	key := strings.ToLower(strings.NewReplacer(".", "_", "-", "_").Replace(name))
	alias, _, _ := strings.Cut(name, ".")
	where := l.t.Has("keys.region", key[strings.LastIndexByte(key, '_')+1:]) || l.nameHas(key, "words.target") || fed[alias]
	return where && !l.nameHas(key, "words.source")
}

// isNamed says whether a command names a file.
func (l *line) isNamed(c *shell.Command, name string) bool {
	return slices.ContainsFunc(c.Argv, func(w shell.Word) bool { return w.Text != "" && shell.Absolute(w.Text, c.Cwd) == name })
}
