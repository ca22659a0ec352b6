package mappings

// All that this package says to people. Summaries are lower case, one line, without a full stop; details are sentences;
// fixes are instructions.

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/govc-lang/govc/lang/diag"
)

// binds gives for every role that a control may bind the words after "binds".
var binds = map[string]string{
	"provider":                  "your provider",
	"deployer":                  "your deployers",
	"importer":                  "your importer",
	"distributor":               "your distributor",
	"product_manufacturer":      "the product's manufacturer",
	"authorised_representative": "the provider's representative in the Union",
	"gpai_provider":             "your model's provider",
	"controller":                "your controller",
	"processor":                 "your processor",
}

// roles are those that a control or a profile may name.
func roles() []string { return slices.Sorted(maps.Keys(binds)) }

// bindsWords names the role as a third party, and plainly when the profile does not say who we are.
func bindsWords(role string, p Profile) string {
	if len(p.Roles) == 0 {
		return "binds the " + strings.ReplaceAll(role, "_", " ")
	}
	return "binds " + binds[role]
}

// Of citations.

func (s *Set) unknown(c Citation) diag.Diagnostic {
	d := diag.New(diag.UnknownReference, c.Range, "there is no "+c.ID)
	framework, control, dotted := strings.Cut(c.ID, ".")
	f, known := s.Framework(framework)
	switch {
	case known && dotted:
		d.Detail = fmt.Sprintf("%s, edition %s, has no control %s.", f.Name, f.Edition, control)
		return suggest(d, diag.Nearest(c.ID, s.IDs(), 3))
	case known:
		d.Detail = fmt.Sprintf("A citation names a control: %s.CONTROL.", framework)
		return d
	}
	d.Detail = fmt.Sprintf("No catalog is named %s.", framework)
	if near := diag.Nearest(framework, s.frameworkIDs(), 1); len(near) > 0 {
		d.Fix = fmt.Sprintf("write %s", strings.TrimSuffix(near[0]+"."+control, "."))
	} else {
		d.Fix = fmt.Sprintf("add mappings/%s.json, or cite one of %s", framework, strings.Join(s.frameworkIDs(), ", "))
	}
	return d
}

func (s *Set) knownBadCitation(c Citation, bad KnownBad) diag.Diagnostic {
	d := diag.New(diag.KnownBadReference, c.Range, fmt.Sprintf("%s is a mistaken citation of %s", c.ID, bad.For))
	d.Detail = sentence(bad.Why)
	if len(bad.Use) == 0 {
		return suggest(d, diag.Nearest(c.ID, s.IDs(), 3))
	}
	d.Fix = "cite " + s.named(bad.Use)
	return d
}

func (s *Set) mistaken(c Citation, control Control, bad KnownBad) diag.Diagnostic {
	d := diag.New(diag.MistakenReference, c.Range, fmt.Sprintf("%s is often cited for %s", c.ID, bad.For))
	d.Detail = fmt.Sprintf("%s %s: %s", control.Native, quote(control.Title), sentence(bad.Why))
	if len(bad.Use) > 0 {
		d.Fix = fmt.Sprintf("for %s cite %s", bad.For, s.named(bad.Use))
	}
	return d
}

func (s *Set) retired(c Citation, control Control) diag.Diagnostic {
	d := diag.New(diag.RetiredReference, c.Range, fmt.Sprintf("%s is %s", c.ID, control.Status))
	d.Detail = fmt.Sprintf("%s %s is no longer in the framework.", control.Native, quote(control.Title))
	if control.Note != "" {
		d.Detail += " " + sentence(control.Note)
	}
	if control.ReplacedBy != "" {
		d.Fix = "cite " + s.named([]string{control.ReplacedBy})
	}
	return d
}

func (s *Set) superseded(c Citation, control Control, f Framework) diag.Diagnostic {
	code := diag.SupersededReference
	if citesSuccessor(c, control, f) {
		code = diag.SupersededCited
	}
	d := diag.New(code, c.Range, c.ID+" is superseded")
	d.Detail = fmt.Sprintf("%s is replaced by a later document.", f.Name)
	if successor, ok := s.Framework(f.ReplacedBy); ok {
		d.Detail = fmt.Sprintf("%s is replaced by %s.", f.Name, successor.Name)
	}
	switch {
	case code == diag.SupersededCited:
	case control.ReplacedBy != "":
		d.Fix = fmt.Sprintf("cite %s, alone or beside it", s.named([]string{control.ReplacedBy}))
	case f.ReplacedBy != "":
		d.Fix = "cite what corresponds to it in " + f.ReplacedBy
	}
	return d
}

func notPinned(c Citation, f Framework) diag.Diagnostic {
	d := diag.New(diag.EditionNotPinned, c.Range, fmt.Sprintf("%s needs a pinned edition of %s", c.ID, f.ID))
	d.Detail = fmt.Sprintf("Editions of %s give the same ids other meanings.", f.Name)
	if bad, ok := f.knownBad(c.ID); ok && bad.Unpinned {
		d.Detail += " " + sentence(bad.Why)
	}
	d.Fix = fmt.Sprintf("write editions = { %s = %q } in the policy", f.ID, f.Edition)
	return d
}

func otherEdition(at diag.Range, f Framework, pinned, other string) diag.Diagnostic {
	d := diag.New(diag.OtherEdition, at, fmt.Sprintf("edition %q of %s is pinned, the catalog has %q", pinned, f.ID, f.Edition))
	d.Detail = "Ids are only checked against the catalog's edition."
	d.Fix = fmt.Sprintf("pin %s = %q after reading what changed", f.ID, f.Edition)
	if other != "" {
		d.Fix += fmt.Sprintf(", or cite %s", other)
	}
	return d
}

func notYet(c Citation, control Control, from string) diag.Diagnostic {
	d := diag.New(diag.NotYetApplicable, c.Range, fmt.Sprintf("%s applies from %s", c.ID, from))
	d.Detail = applications(control)
	return d
}

func highRiskOnly(c Citation, control Control) diag.Diagnostic {
	d := diag.New(diag.HighRiskOnly, c.Range, c.ID+" applies only to high-risk systems")
	d.Detail = fmt.Sprintf("%s %s binds systems with a high-risk use; the profile names none, so it is good practice here.", control.Native, quote(control.Title))
	d.Fix = "name the uses in the profile's high_risk if there are any"
	return d
}

func bindsOther(c Citation, control Control, role string, p Profile) diag.Diagnostic {
	d := diag.New(diag.BindsOtherRole, c.Range, c.ID+" "+bindsWords(role, p))
	d.Detail = fmt.Sprintf("%s %s is a duty of: %s.", control.Native, quote(control.Title), strings.Join(control.Roles, ", "))
	if len(p.Roles) == 0 {
		d.Fix = "say in the profile's roles who you are"
	}
	return d
}

func byAnalogy(c Citation, f Framework) diag.Diagnostic {
	d := diag.New(diag.ByAnalogy, c.Range, c.ID+" holds by analogy")
	var what, basis []string
	for _, e := range f.Excludes {
		what = append(what, e.What)
		if e.Basis != "" && !slices.Contains(basis, e.Basis) {
			basis = append(basis, e.Basis)
		}
	}
	d.Detail = fmt.Sprintf("%s leaves out %s", f.Name, strings.Join(what, " and "))
	if len(basis) > 0 {
		d.Detail += " (" + strings.Join(basis, ", ") + ")"
	}
	d.Detail += "."
	return d
}

func disputed(c Citation, control Control) diag.Diagnostic {
	d := diag.New(diag.DisputedReference, c.Range, c.ID+" is disputed")
	d.Detail = applications(control)
	if control.Note != "" {
		d.Detail = strings.TrimSpace(d.Detail + " " + sentence(control.Note))
	}
	return d
}

func draft(c Citation, control Control) diag.Diagnostic {
	d := diag.New(diag.DraftReference, c.Range, c.ID+" is a draft")
	d.Detail = fmt.Sprintf("%s %s is not final.", control.Native, quote(control.Title))
	return d
}

func unknownFramework(at diag.Range, id string, near []string) diag.Diagnostic {
	d := diag.New(diag.UnknownFramework, at, "there is no framework "+id)
	d.Subject, d.Detail = id, "The policy pins an edition of a framework that no catalog has."
	return suggest(d, near)
}

// Of catalogs.

func notJSON(at diag.Range, err error) diag.Diagnostic {
	d := diag.New(diag.CatalogSyntax, at, "the catalog is not JSON")
	d.Detail = sentence(err.Error())
	d.Fix = "mend the JSON here, or restore the file"
	return d
}

func unreadable(name string, err error) diag.Diagnostic {
	d := diag.New(diag.UnreadableFile, diag.Range{File: name}, "the catalog cannot be read")
	d.Detail = sentence(err.Error())
	d.Fix = "make the file readable, or remove it"
	return d
}

func unknownKey(at diag.Range, key string, keys []string) diag.Diagnostic {
	d := diag.New(diag.CatalogKey, at, fmt.Sprintf("there is no key %q here", key))
	d.Detail = fmt.Sprintf("The keys here are %s.", strings.Join(keys, ", "))
	return suggest(d, diag.Nearest(key, keys, 1))
}

func repeatedKey(at diag.Range, key string) diag.Diagnostic {
	d := diag.New(diag.CatalogKey, at, fmt.Sprintf("the key %q is repeated", key))
	d.Detail = "The first value is used."
	d.Fix = "remove one of them"
	return d
}

func missingKey(at diag.Range, key string) diag.Diagnostic {
	d := diag.New(diag.CatalogValue, at, fmt.Sprintf("the key %q is missing or empty", key))
	d.Range.End = d.Range.Start
	d.Fix = fmt.Sprintf("add %q with a value", key)
	return d
}

func wrongType(at diag.Range, key, want string) diag.Diagnostic {
	d := diag.New(diag.CatalogValue, at, fmt.Sprintf("%s is not %s", key, want))
	d.Fix = "write " + want
	return d
}

func unknownWord(at diag.Range, key, word string, words []string) diag.Diagnostic {
	d := diag.New(diag.CatalogValue, at, fmt.Sprintf("%s cannot be %q", key, word))
	d.Detail = fmt.Sprintf("It is one of %s.", strings.Join(words, ", "))
	return suggest(d, diag.Nearest(word, words, 1))
}

func unknownStatus(at diag.Range, status string) diag.Diagnostic {
	d := diag.New(diag.CatalogStatus, at, fmt.Sprintf("there is no status %q", status))
	d.Detail = fmt.Sprintf("A status is one of %s.", strings.Join(statuses, ", "))
	d.Fix = "write one of them"
	return suggest(d, diag.Nearest(status, statuses, 1))
}

func notADate(at diag.Range, key, value string) diag.Diagnostic {
	d := diag.New(diag.CatalogDate, at, fmt.Sprintf("%s is no date: %q", key, value))
	d.Fix = "write year-month-day, such as 2027-12-02"
	return d
}

func badFrameworkID(at diag.Range, id string) diag.Diagnostic {
	d := diag.New(diag.CatalogValue, at, fmt.Sprintf("%q cannot name a framework", id))
	d.Detail = "A framework is named with lower-case letters, digits and _, beginning with a letter."
	d.Fix = "write it so, such as acme_policy"
	return d
}

func badControlID(at diag.Range, id string) diag.Diagnostic {
	d := diag.New(diag.CatalogValue, at, fmt.Sprintf("%q cannot name a control", id))
	d.Detail = "A control is named with lower-case letters, digits and _."
	d.Fix = "write it so, such as c_1; native holds the id as it is printed"
	return d
}

func misnamedFile(at diag.Range, id, want string) diag.Diagnostic {
	d := diag.New(diag.CatalogValue, at, "the catalog is not named after its framework "+id)
	d.Fix = "name the file " + want
	return d
}

func duplicateControl(at, first diag.Range, id string) diag.Diagnostic {
	d := diag.New(diag.CatalogDuplicate, at, id+" is in the catalog twice")
	d.Detail = "The first one is used."
	d.Related = []diag.Related{{Message: "the first one", Range: first}}
	d.Fix = "give this one another id, or remove it"
	return d
}

func duplicateFramework(at diag.Range, id string) diag.Diagnostic {
	d := diag.New(diag.CatalogDuplicate, at, "there is a catalog of "+id+" already")
	d.Detail = "A catalog of the library cannot be replaced; this one is not used."
	d.Fix = "give the framework another name"
	return d
}

func danglingLink(at diag.Range, id string, near []string) diag.Diagnostic {
	d := diag.New(diag.CatalogDangling, at, "there is no "+id)
	return suggest(d, near)
}

// Phrases.

func suggest(d diag.Diagnostic, near []string) diag.Diagnostic {
	if len(near) > 0 {
		d.Fix = "write " + strings.Join(near, " or ")
	}
	return d
}

// named gives ids with their titles.
func (s *Set) named(ids []string) string {
	var parts []string
	for _, id := range ids {
		if c, _, ok := s.Control(id); ok {
			id += " " + quote(c.Title)
		}
		parts = append(parts, id)
	}
	return strings.Join(parts, " or ")
}

// applications tells from when a control applies to what, and on what basis.
func applications(c Control) string {
	var parts []string
	for _, a := range c.Applies {
		part := a.From
		if a.When != "" {
			part += " for " + a.When
		}
		if a.Basis != "" {
			part += " (" + a.Basis + ")"
		}
		parts = append(parts, part)
	}
	if len(parts) == 0 {
		return ""
	}
	return fmt.Sprintf("%s applies from %s.", c.Native, strings.Join(parts, "; from "))
}

func quote(title string) string { return "(" + strings.TrimSuffix(title, ".") + ")" }

// sentence makes a phrase of a catalog a sentence.
func sentence(phrase string) string {
	if phrase == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(phrase)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(phrase[size:], ".") + "."
}
