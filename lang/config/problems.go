package config

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"time"

	"github.com/hashicorp/hcl/v2"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/glob"
	"github.com/govc-lang/govc/lang/params"
)

// All wording of this package stands here. Summaries are lower case without a full stop; what to do is the fix.

func problem(code diag.Code, rng diag.Range, summary, fix string) diag.Diagnostic {
	d := diag.New(code, rng, summary)
	d.Fix = fix
	return d
}

func unreadable(file string, err error) diag.Diagnostic {
	if errors.Is(err, diag.ErrTooLarge) {
		return tooLarge(file)
	}
	return problem(diag.UnreadableFile, diag.Range{File: file}, "cannot read "+file, err.Error())
}

func linkedFolder(name string) diag.Diagnostic {
	return problem(diag.UnreadableFile, diag.Range{File: name}, "cannot read "+name+": it links to a folder",
		"put the folder itself in its place, or link its files")
}

func tooLarge(file string) diag.Diagnostic {
	return problem(diag.UnreadableFile, diag.Range{File: file}, fmt.Sprintf("more than the %d bytes that a source file may have", MaxSource), "split the file")
}

func nestedTooDeep(rng diag.Range) diag.Diagnostic {
	return problem(diag.UnreadableFile, rng, fmt.Sprintf("nested more than %d deep", maxDepth), "write it flatter: clauses need a handful of levels")
}

func notUTF8(rng diag.Range) diag.Diagnostic {
	return problem(diag.UnreadableFile, rng, "this byte is no UTF-8", "save the file as UTF-8")
}

func badValue(rng diag.Range, want, got string) diag.Diagnostic {
	return problem(diag.BadValue, rng, fmt.Sprintf("this must be %s, not %s", want, got), "write "+want)
}

func templateInString(rng diag.Range) diag.Diagnostic {
	return problem(diag.TemplateInString, rng, "strings hold no templates",
		"write $${ for the characters ${ and %%{ for %{")
}

func duplicateKey(rng diag.Range, key string) diag.Diagnostic {
	return problem(diag.DuplicateName, rng, fmt.Sprintf("%q stands here twice", key), "keep one of them")
}

func duplicate(what, name string, rng diag.Range) diag.Diagnostic {
	return problem(diag.DuplicateName, rng, fmt.Sprintf("a %s named %q exists already", what, name), "merge the two or rename one")
}

func secondBlock(what, in string, rng, first diag.Range) diag.Diagnostic {
	d := problem(diag.TwoPolicies, rng, "a second "+what+" block", "keep one "+what+" block in "+in)
	d.Related = []diag.Related{{Message: "the first is here", Range: first}}
	return d
}

func missing(rng diag.Range, block, attr string) diag.Diagnostic {
	return problem(diag.MissingAttribute, rng, fmt.Sprintf("the %s has no %s", block, attr), fmt.Sprintf("add %s = …", attr))
}

func badGrammar(rng diag.Range, name string, err error) diag.Diagnostic {
	return problem(diag.BadRole, rng, fmt.Sprintf("the option grammar of %s cannot be read: %v, counted from its heading", name, err),
		"use the lines and roles that docs/vocabulary.md lists")
}

func strayLine(rng diag.Range) diag.Diagnostic {
	return problem(diag.SyntaxError, rng, "this line belongs to no program", "begin a program with: program NAME")
}

func badPattern(rng diag.Range, err error) diag.Diagnostic {
	return problem(diag.BadPattern, rng, "this pattern does not compile", err.Error())
}

func badGlob(rng diag.Range, pattern string) diag.Diagnostic {
	return problem(diag.BadGlob, rng, fmt.Sprintf("the pattern %q does not close its [", pattern), "close it, or write [[] for the character itself")
}

func patternOfWords(rng diag.Range, fact string) diag.Diagnostic {
	return problem(diag.BadGlob, rng, fmt.Sprintf("%s holds words, which are compared whole", fact), "list the words, without * ? [")
}

func twoMeanings(rng diag.Range, key, old string) diag.Diagnostic {
	return problem(diag.DuplicateName, rng, fmt.Sprintf("%q means %q in a map of this name before", key, old), "keep one of the two")
}

func missingComma(rng diag.Range) diag.Diagnostic {
	return problem(diag.BadValue, rng, "no comma stands between these words and the next line", "end the line with a comma, or write the words on one line")
}

// hcl turns the parser's diagnostics into ours, by kind.
func (r *reader) hcl(list hcl.Diagnostics) {
	for _, h := range list {
		rng := diag.Range{File: r.file}
		if h.Subject != nil {
			rng = r.rng(*h.Subject)
		}
		code := hclCode(h.Summary)
		d := problem(code, rng, lowerFirst(h.Summary), hclFixes[code])
		d.Detail = h.Detail
		r.add(d)
	}
}

// manyFaults is how many faults of syntax in one file are reported: one is often seen again at each later byte.
const manyFaults = 10

func (r *reader) syntax(list hcl.Diagnostics) {
	r.hcl(list[:min(manyFaults, len(list))])
	if more := len(list) - manyFaults; more > 0 {
		rng := diag.Range{File: r.file}
		if next := list[manyFaults].Subject; next != nil {
			rng = r.rng(*next)
		}
		r.add(problem(diag.SyntaxError, rng, fmt.Sprintf("%d further faults of syntax", more), "mend those above first"))
	}
}

// hclFixes say what to do where HCL only says what it found.
var hclFixes = map[diag.Code]string{
	diag.SyntaxError:      "mend the syntax here; a missing quote or brace often stands some lines above",
	diag.UnknownBlock:     "use a block that docs/language.md or docs/vocabulary.md lists, or remove this one",
	diag.UnknownAttribute: "use an attribute that docs/language.md or docs/vocabulary.md lists, or remove this one",
}

func hclCode(summary string) diag.Code {
	switch summary {
	case "Unsupported block type":
		return diag.UnknownBlock
	case "Unsupported argument", "Extraneous JSON object property":
		return diag.UnknownAttribute
	}
	return diag.SyntaxError
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// oneOf reports a value outside an enumeration, with the nearest member.
func (r *reader) oneOf(t Text, allowed ...string) {
	if !t.Set() || slices.Contains(allowed, t.Value) {
		return
	}
	d := badValue(t.Range, "one of "+strings.Join(allowed, ", "), fmt.Sprintf("%q", t.Value))
	if near := diag.Nearest(t.Value, allowed, 1); len(near) > 0 {
		d.Fix = fmt.Sprintf("write %q", near[0])
	}
	r.add(d)
}

// zone reports a time zone that there is not, with the nearest. A misspelt one must not pass for UTC: rules about hours would hold at others.
func (r *reader) zone(t Text) string {
	if !t.Set() || params.IsZone(t.Value) {
		return t.Value
	}
	r.add(UnknownZone(t.Range, t.Value))
	return ""
}

// UnknownZone is the problem of a time zone that there is not.
func UnknownZone(at diag.Range, name string) diag.Diagnostic {
	d := badValue(at, "a name of the IANA time zone database", fmt.Sprintf("%q", name))
	d.Fix = `write a name such as "Europe/Berlin", or "UTC"`
	if near := diag.Nearest(name, params.Zones(), 1); len(near) > 0 {
		d.Fix = fmt.Sprintf("write %q", near[0])
	}
	return d
}

func (r *reader) date(t Text) {
	if !t.Set() {
		return
	}
	if _, err := time.Parse(time.DateOnly, t.Value); err != nil {
		r.add(problem(diag.BadDate, t.Range, fmt.Sprintf("%q is no date", t.Value), "write year-month-day, as in 2027-01-31"))
	}
}

// name reports the second block of a kind with the same name.
func (r *reader) name(b *hcl.Block) {
	key := [2]string{b.Type, b.Labels[0]}
	if r.names[key] {
		r.add(duplicate(strings.ReplaceAll(b.Type, "_", " "), b.Labels[0], r.rng(b.LabelRanges[0])))
	}
	r.names[key] = true
}

func (r *reader) glob(t Text) {
	if strings.Contains(t.Value, "[") && !glob.Compile(t.Value).Valid() {
		r.add(badGlob(t.Range, t.Value))
	}
}

func (r *reader) pattern(t Text) {
	if _, err := syntax.Parse(t.Value, syntax.Perl); err != nil {
		r.add(badPattern(t.Range, err))
	}
}

var clauseID = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// checkClause reports what can be seen from one clause alone.
func (r *reader) checkClause(c *Clause, label diag.Range, hasText bool) {
	if !clauseID.MatchString(c.ID) {
		r.add(problem(diag.BadName, label, fmt.Sprintf("%q is no clause id", c.ID),
			"use lower-case words joined by hyphens; govc.* is reserved"))
	}
	r.oneOf(c.Severity, "low", "medium", "high", "critical")
	r.oneOf(c.Mode, "enforce", "shadow")
	r.oneOf(c.Kind, "evidence")
	r.date(c.Until)
	r.date(c.Due)
	if c.Disabled {
		r.needs(c, "reason", c.Reason)
		r.needs(c, "until", c.Until)
		return
	}
	if !hasText {
		r.add(problem(diag.MissingText, c.Range, fmt.Sprintf("clause %q has no text", c.ID),
			`add text = "No …", or disabled = true with a reason and an until`))
	}
	if c.Kind.Value == "evidence" {
		r.needs(c, "due", c.Due)
		if strings.TrimSpace(c.Owner) == "" {
			r.add(missing(c.Range, "evidence clause", "owner"))
		}
	}
}

func (r *reader) needs(c *Clause, attr string, t Text) {
	if !t.Set() || t.blank() {
		r.add(missing(c.Range, "clause", attr))
	}
}
