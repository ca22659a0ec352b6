package sentence

import (
	"slices"
	"strings"
	"testing"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// lists are lists as people write them, and their items written out.
var lists = []struct {
	list  string
	items []string
}{
	{"delete customer or business records", []string{"delete customer records", "delete business records"}},
	{"delete business records or backups", []string{"delete business records", "delete backups"}},
	{"delete or change backups", []string{"delete backups", "change backups"}},
	{"accept contracts, terms or purchase orders", []string{"accept contracts", "accept terms", "accept purchase orders"}},
	{"accept purchase orders, terms or contracts", []string{"accept purchase orders", "accept terms", "accept contracts"}},
	{"change system files or services", []string{"change system files", "change system services"}},
	{"change services or system files", []string{"change services", "change system files"}},
	{"publish packages, images or releases", []string{"publish packages", "publish images", "publish releases"}},
	{"publish releases and images", []string{"publish releases", "publish images"}},
	{"fetch cloud metadata or private network addresses", []string{"fetch cloud metadata", "fetch private network addresses"}},
	{"send secrets or personal data", []string{"send secrets", "send personal data"}},
	{"send personal data or secrets", []string{"send personal data", "send secrets"}},
	{"change the agent's own rules, hooks or permissions", []string{"change the agent's own rules", "change the agent's own hooks", "change the agent's own permissions"}},
	{"delete backups, move money or grant access", []string{"delete backups", "move money", "grant access"}},
	{"run a delete without a filter or accept terms", []string{"run a delete without a filter", "accept terms"}},
}

var listQualifiers = []string{
	"", "on Fridays", "on weekdays after 18:00", "between 22:00 and 06:00", "until 2027-01-31", "in December", "above EUR 500", "up to EUR 20",
	"in bulk", "in staging", "outside the organisation", "outside the EEA", "during a change freeze", "with elevated privileges",
	"outside the organisation on Fridays", "in staging above EUR 500", "during a change freeze in bulk",
}

// listForms hold a list where %v stands for it, and %g where its verbs are in -ing.
var listForms = []string{
	"Never %v.", "Agents must not %v.", "Agents must never %v without human review.", "Nobody may %v.", "No %g.", "No %g without two reviewers.",
	"Ask a human before %g.", "%g is forbidden.", "%g needs human review.", "Log every %g.", "Human approval is required before %g.",
	"Two people must approve %g.", "Under no circumstances may agents %v.", "It is forbidden to %v.", "Do not let agents %v.",
	"Prevent agents from %g.", "Only people may %v.", "Escalate %g to a person.", "Agents may %v only with human approval.",
	"After reading untrusted content, never %v.", "Agents can't %v.",
}

// listLexicon has names for some verbs with their things, some of them with a place.
func listLexicon(t *testing.T) *Lexicon {
	named := []string{
		"deleting customer records; deleting customers", "deleting business records", "changing system files; changing system services", "changing services",
		"publishing packages; publishing images; publishing releases", "fetching cloud metadata; fetching private network addresses",
		"changing the agent's own rules; changing the agent's own hooks; changing the agent's own permissions",
		"leaking credentials; sending secrets; sending secrets outside the organisation", "sending personal data outside the organisation",
	}
	concepts := testConcepts(t)
	for _, names := range named {
		also := strings.Split(names, "; ")
		concepts = append(concepts, vocabulary.Concept{Name: also[0], Also: also[1:], Kind: vocabulary.Action, Object: vocabulary.Never})
	}
	return NewLexicon(concepts, testSets(t))
}

// phrasesOf are the phrases of texts, told apart by what they mean.
func phrasesOf(lex *Lexicon, texts ...string) ([]string, bool) {
	var out []string
	for _, text := range texts {
		r, problems := Read(text, lex)
		if len(problems) > 0 {
			return nil, false
		}
		for _, ph := range r.Phrases {
			slices.SortFunc(ph.Refs, func(a, b Ref) int { return strings.Compare(a.Concept, b.Concept) })
			out = append(out, r.effectLine()+" "+ph.String())
		}
	}
	slices.Sort(out)
	return slices.Compact(out), true
}

// inForm writes a list in a form, with a qualifier at its end.
func inForm(form, list, qualifier string) string {
	list = strings.TrimSpace(list + " " + qualifier)
	for verb, gerund := range map[string]string{
		"delete": "deleting", "change": "changing", "accept": "accepting", "publish": "publishing", "fetch": "fetching", "send": "sending",
		"move": "moving", "grant": "granting", "run": "running",
	} {
		if strings.Contains(form, "%g") {
			list = replaceWord(list, verb, gerund)
		}
	}
	return strings.NewReplacer("%v", list, "%g", list).Replace(form)
}

func replaceWord(s, old, new string) string {
	words := strings.Fields(s)
	for i := range words {
		if words[i] == old && (i == 0 || words[i-1] != "a") {
			words[i] = new
		}
	}
	return strings.Join(words, " ")
}

// TestListQualifiers: in every form, a list with a qualifier at its end is read as its items are, each with the qualifier.
func TestListQualifiers(t *testing.T) {
	for name, lex := range map[string]*Lexicon{"plain": testLexicon(t), "named": listLexicon(t)} {
		compared := 0
		for i, l := range lists {
			for j, q := range listQualifiers {
				if name == "named" && l.items[1] == "send secrets" && strings.Contains(q, "outside the organisation") {
					continue // written out, this is one name
				}
				for k := i + j; k < i+j+3; k++ {
					form := listForms[k%len(listForms)]
					var each []string
					for _, it := range l.items {
						each = append(each, inForm(form, it, q))
					}
					compared += sameAsEach(t, lex, inForm(form, l.list, q), each)
				}
			}
		}
		if compared < 550 {
			t.Errorf("%s: only %d lists are read", name, compared)
		}
	}
}

// TestListOwnQualifiers: an item with a qualifier of its own keeps it, and only that.
func TestListOwnQualifiers(t *testing.T) {
	for name, lex := range map[string]*Lexicon{"plain": testLexicon(t), "named": listLexicon(t)} {
		compared := 0
		for i, l := range lists {
			first, second, ok := strings.Cut(l.list, " or ")
			if !ok || first != l.items[0] || l.items[1] == "change system services" {
				continue
			}
			for j, q := range listQualifiers[1:] {
				own := listQualifiers[1+(i+j*5)%(len(listQualifiers)-1)]
				form := listForms[(i+j)%len(listForms)]
				each := []string{inForm(form, l.items[0], own), inForm(form, l.items[1], q)}
				compared += sameAsEach(t, lex, inForm(form, first+" "+own+" or "+second, q), each)
			}
		}
		if compared < 60 {
			t.Errorf("%s: only %d lists are read", name, compared)
		}
	}
}

// sameAsEach compares a text with others that together say the same, and counts it when it is read.
func sameAsEach(t *testing.T, lex *Lexicon, text string, each []string) int {
	t.Helper()
	got, ok := phrasesOf(lex, text)
	want, _ := phrasesOf(lex, each...)
	if !ok {
		return 0
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s\ngot  %s\nwant %s", text, strings.Join(got, "\n     "), strings.Join(want, "\n     "))
	}
	return 1
}

// TestMiddleQualifiers: a qualifier inside a list is refused where an item without one stands before it, and kept where each has its own.
func TestMiddleQualifiers(t *testing.T) {
	lex, read := testLexicon(t), 0
	more := []string{"grant access", "run a delete without a filter", "read data"}
	for i, l := range lists {
		if strings.Count(l.list, " or ")+strings.Count(l.list, " and ") != 1 || strings.Contains(l.list, ",") {
			continue
		}
		for j, q := range listQualifiers[1:] {
			last, form := more[(i+j)%len(more)], listForms[(i+2*j)%len(listForms)]
			for _, join := range []string{" or ", " and ", ", or "} {
				mustRefuse(t, lex, inForm(form, l.list+" "+q+join+last, ""), inForm(form, l.list+" "+q+join+last, "in staging"))
			}
			each := []string{inForm(form, l.items[0], q), inForm(form, last, "")}
			read += sameAsEach(t, lex, inForm(form, l.items[0]+" "+q+" or "+last, ""), each)
		}
	}
	if read < 60 {
		t.Errorf("only %d lists are read", read)
	}
}

// TestNeither: "neither … nor" says of each item what "not … or" says.
func TestNeither(t *testing.T) {
	lex, read := testLexicon(t), 0
	for i, l := range lists {
		first, second, ok := strings.Cut(l.list, " or ")
		if !ok || strings.Contains(l.list, ",") {
			continue
		}
		for j := range 5 {
			q := listQualifiers[(i+j*3)%len(listQualifiers)]
			for _, form := range []string{"Agents must neither %v.", "Agents may neither %v.", "Agents can neither %v without human review.", "After reading secrets, agents must neither %v."} {
				read += sameAsEach(t, lex, inForm(form, first+" nor "+second, q), []string{inForm(strings.Replace(form, "neither", "not", 1), l.list, q)})
			}
		}
	}
	if got, want := meaning("Backups must neither be deleted nor changed.", lex), meaning("Backups must not be deleted or changed.", lex); got != want {
		t.Error(got)
	}
	if read < 100 {
		t.Errorf("only %d lists are read", read)
	}
	mustRefuse(t, lex, "No agent must neither delete backups nor move money.", "Neither agents may delete backups.", "Agents must not neither delete backups nor move money.")
}

// TestOrEqual: a comparison that includes its number is read as one.
func TestOrEqual(t *testing.T) {
	lex := testLexicon(t)
	for words, op := range map[string]string{
		"greater than or equal to": "of at least", "more than or equal to": "of at least", "equal to or greater than": "of at least",
		"less than or equal to": "of at most", "lower than or equal to": "of at most", "equal to or less than": "of at most",
	} {
		got, want := meaning("Payments "+words+" EUR 100 need human review.", lex), meaning("Payments "+op+" EUR 100 need human review.", lex)
		if got != want || got == "refused" {
			t.Errorf("%s\ngot  %s\nwant %s", words, got, want)
		}
	}
}

// TestAdjectives: an adjective that is the name of a thing says nothing of the noun after it, unless a name has both.
func TestAdjectives(t *testing.T) {
	concepts, sets := testConcepts(t), testSets(t)
	for word := range adjectives {
		if _, named := NewLexicon(concepts, nil).one([]string{stem(word)}, vocabulary.Thing); !named {
			concepts = append(concepts, vocabulary.Concept{Name: word, Kind: vocabulary.Thing})
		}
	}
	concepts = append(concepts, vocabulary.Concept{Name: "private backup", Kind: vocabulary.Thing}, vocabulary.Concept{Name: "leaking credentials", Kind: vocabulary.Action, Also: []string{"sending secrets"}})
	lex := NewLexicon(concepts, sets)
	for word := range adjectives {
		for _, noun := range []string{"payments", "deletion", "backup deletion", "records", "backups in staging", "payments above EUR 5"} {
			if word == "private" && strings.HasPrefix(noun, "backup") {
				continue
			}
			mustRefuse(t, lex, "No deletion of "+word+" "+noun+".", "No "+word+" "+noun+" without human review.", "Never send "+word+" "+noun+".",
				"All "+word+" "+noun+" need human review.", "No payments, "+word+" "+noun+" or reads.")
		}
	}
	if got := meaning("Never delete private backups.", lex); got != "deny\nwhen   deleting + private backup" {
		t.Error(got)
	}
	if got := meaning("Never delete private or personal data.", lex); got == "refused" {
		t.Error(got)
	}
}

// TestOpenQualifiers: a qualifier that may go with what comes before or after it, or only with the last action, is refused.
func TestOpenQualifiers(t *testing.T) {
	lex := testLexicon(t)
	for _, q := range listQualifiers[1:] {
		mustRefuse(t, lex, "Agents must not delete backups or, "+q+", move money.", "Never delete backups or, "+q+", secrets.", "No deleting backups, "+q+", moving money or granting access.",
			"Never delete backups or "+q+".", "No payments or "+q+" without human review.", "After reading secrets or "+q+", no payments.")
	}
	mustRefuse(t, lex, "Never delete backups on Fridays in bulk or in production.", "Never delete backups in staging above EUR 5 or on Fridays.")
	mustRefuse(t, lex, "After reading secrets and deleting backups, no payments.", "Once an agent has read secrets and records, it must not move money.")
	for _, to := range []string{"to production", "to third parties", "into production", "to the production"} {
		mustRefuse(t, lex, "Never delete backups or send secrets "+to+".", "Nothing may be deleted or sent "+to+".", "Secrets must not be read or sent "+to+".",
			"No reading secrets, deleting backups or sending records "+to+" on Fridays.")
		each, _ := phrasesOf(lex, "Never copy records "+to+".", "Never send records "+to+".")
		if got, _ := phrasesOf(lex, "Never copy or send records "+to+"."); !slices.Equal(got, each) || len(got) != 2 {
			t.Errorf("%s: %v, want %v", to, got, each)
		}
	}
}

// TestNamelessPlaces: a place that only one item's name has is not dropped from the others.
func TestNamelessPlaces(t *testing.T) {
	lex := listLexicon(t)
	lex.addName(slices.IndexFunc(lex.concepts, func(c vocabulary.Concept) bool { return c.Name == "leaking credentials" }), "sending secrets beyond the fence")
	for _, list := range []string{"backups or secrets", "records, backups or secrets", "e-mail or secrets", "personal data or secrets"} {
		mustRefuse(t, lex, "Never send "+list+" beyond the fence.", "No sending "+list+" beyond the fence on Fridays.", "Never delete records or send "+list+" beyond the fence.")
	}
	if got := meaning("Never send secrets beyond the fence.", lex); got != "deny\nwhen   leaking credentials" {
		t.Error(got)
	}
}
