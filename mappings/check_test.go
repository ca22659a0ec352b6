package mappings

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/govc-lang/govc/lang/diag"
)

const today = "2026-11-29"

// pins are the editions that a policy with the library's citations writes.
var pins = map[string]string{
	"eu_ai_act": "2024/1689+2026/1744", "gdpr": "2016/679", "sr_11_7": "2011", "owasp_llm": "2026", "mitre_atlas": "5.6.0",
}

func library43(t *testing.T) *Set {
	t.Helper()
	s, diags := Load()
	if len(diags) > 0 {
		t.Fatal(diags.Error())
	}
	return s
}

func codes(l diag.List) string {
	var all []string
	for _, d := range l {
		all = append(all, string(d.Code))
	}
	return strings.Join(all, " ")
}

func join(cs ...diag.Code) string {
	var all []string
	for _, c := range cs {
		all = append(all, string(c))
	}
	return strings.Join(all, " ")
}

func TestCheck(t *testing.T) {
	bank := Profile{Roles: []string{"deployer"}, Editions: pins}
	provider := Profile{Roles: []string{"provider"}, Editions: pins}
	credit := Profile{Roles: []string{"deployer"}, HighRisk: []string{"annex_iii_5_b"}, Editions: pins}
	lift := Profile{Roles: []string{"provider"}, HighRisk: []string{"annex_i"}, Editions: pins}
	with := func(framework, edition string) Profile {
		p := Profile{Editions: maps.Clone(pins)}
		p.Editions[framework] = edition
		return p
	}
	for _, c := range []struct {
		name, id string
		cited    string
		profile  Profile
		on       string
		want     string
	}{
		{"fine", "gdpr.art_44", "", bank, today, ""},
		{"fine without any pin", "gdpr.art_44", "", Profile{}, today, ""},
		{"unknown control", "gdpr.art_444", "", bank, today, join(diag.UnknownReference)},
		{"unknown framework", "gdrp.art_44", "", bank, today, join(diag.UnknownReference)},
		{"a framework is no control", "gdpr", "", bank, today, join(diag.UnknownReference)},
		{"nothing", "", "", bank, today, join(diag.UnknownReference)},
		{"retired", "aiuc_1.e007", "", bank, today, join(diag.RetiredReference)},
		{"superseded", "sr_11_7.vi_policies", "", bank, today, join(diag.SupersededReference)},
		{"superseded, another successor cited", "sr_11_7.vi_policies", "sr_26_2.iv_use", bank, today, join(diag.SupersededReference)},
		{"superseded beside its successor", "sr_11_7.vi_policies", "sr_26_2.vi", bank, today, join(diag.SupersededCited)},
		{"superseded without a successor of its own", "sr_11_7.vii", "sr_26_2.letter", bank, today, join(diag.SupersededCited)},
		{"superseded edition", "owasp_llm_2025.llm06", "", bank, today, join(diag.SupersededReference)},
		{"superseded edition beside the new", "owasp_llm_2025.llm06", "owasp_llm.llm03", bank, today, join(diag.SupersededCited)},
		{"by analogy", "sr_26_2.vi", "", bank, today, join(diag.ByAnalogy)},
		{"deployer's duty, not high-risk, not yet", "eu_ai_act.art_26_2", "", bank, today, join(diag.NotYetApplicable, diag.HighRiskOnly)},
		{"provider's duty", "eu_ai_act.art_14_4_d", "", bank, today, join(diag.NotYetApplicable, diag.HighRiskOnly, diag.BindsOtherRole)},
		{"own duty", "eu_ai_act.art_14_4_d", "", provider, today, join(diag.NotYetApplicable, diag.HighRiskOnly)},
		{"high-risk", "eu_ai_act.art_26_2", "", credit, today, join(diag.NotYetApplicable)},
		{"high-risk on the day", "eu_ai_act.art_26_2", "", credit, "2027-12-02", ""},
		{"the day before", "eu_ai_act.art_26_2", "", credit, "2027-12-01", join(diag.NotYetApplicable)},
		{"Annex I is later", "eu_ai_act.art_9", "", lift, "2028-08-01", join(diag.NotYetApplicable)},
		{"Annex I on the day", "eu_ai_act.art_9", "", lift, "2028-08-02", ""},
		{"no day", "eu_ai_act.art_5_1_c", "", bank, "", join(diag.NotYetApplicable)},
		{"prohibition", "eu_ai_act.art_5_1_c", "", bank, today, ""},
		{"new prohibition", "eu_ai_act.art_5_1_ba", "", bank, today, join(diag.NotYetApplicable)},
		{"new prohibition, a week later", "eu_ai_act.art_5_1_ba", "", bank, "2026-12-06", ""},
		{"disputed", "eu_ai_act.art_73", "", lift, today, join(diag.DisputedReference)},
		{"no roles in the profile", "eu_ai_act.art_50_1", "", Profile{}, today, join(diag.BindsOtherRole)},
		{"either role", "eu_ai_act.art_50", "", bank, today, ""},
		{"not pinned", "owasp_llm.llm06", "", Profile{}, today, join(diag.EditionNotPinned)},
		{"not pinned, nor there", "owasp_llm.llm99", "", Profile{}, today, join(diag.EditionNotPinned)},
		{"pinned", "owasp_llm.llm06", "", bank, today, ""},
		{"another edition", "owasp_llm.llm06", "", with("owasp_llm", "2025"), today, join(diag.OtherEdition)},
		{"another edition of a stable one", "gdpr.art_44", "", with("gdpr", "1995/46"), today, join(diag.OtherEdition)},
		{"known to be wrong", "eu_ai_act.art_62", "", bank, today, join(diag.KnownBadReference)},
		{"often mistaken", "gdpr.art_22", "", bank, today, join(diag.MistakenReference)},
		{"often mistaken, but not here", "gdpr.art_22", "gdpr.art_22_1 gdpr.art_22_3", bank, today, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			at := diag.Range{File: "a.hcl", Start: diag.Pos{Line: 3, Column: 5}}
			got := library43(t).Check(Citation{ID: c.id, Range: at, Clause: "a", Cited: strings.Fields(c.cited)}, c.profile, c.on)
			if codes(got) != c.want {
				t.Errorf("got %s, want %s\n%s", codes(got), c.want, got.Error())
			}
			for _, d := range got {
				info, _ := diag.Lookup(d.Code)
				if d.Range != at || d.Subject != "a" || d.Severity != info.Severity {
					t.Errorf("place, subject or severity of %+v", d)
				}
			}
		})
	}
}

func TestCheckSaysWhatToDo(t *testing.T) {
	for id, want := range map[string]string{
		"gdpr.art_4444":       "write gdpr.art_44",
		"gdrp.art_44":         "write gdpr.art_44",
		"eu_ai_act.art_62":    "cite eu_ai_act.art_73 (Reporting of serious incidents)",
		"eu_ai_act.art_10_5":  "cite eu_ai_act.art_4a (Processing of special categories of personal data for bias detection and correction)",
		"aiuc_1.e007":         "cite aiuc_1.e004 (Assign accountability)",
		"sr_11_7.iv_use":      "cite sr_26_2.iv_use (Model Use), alone or beside it",
		"owasp_llm.llm06":     `write editions = { owasp_llm = "2026" } in the policy`,
		"iso_42001.a_6_2_9":   "write iso_42001.a_6_2_2 or iso_42001.a_6_2_3 or iso_42001.a_6_2_4",
		"occ_2011_12.iv":      "cite sr_26_2.letter (SR 26-2, Revised Guidance on Model Risk Management (17 April 2026))",
		"gdpr.art_22":         "for any human review cite gdpr.art_22_1 (no solely automated decision with legal or similarly significant effect) or gdpr.art_22_3 (safeguards: human intervention, express view, contest)",
		"mitre_atlas.aml_t01": `write editions = { mitre_atlas = "5.6.0" } in the policy`,
	} {
		got := library43(t).Check(Citation{ID: id}, Profile{}, today)
		if len(got) != 1 || got[0].Fix != want && !strings.HasPrefix(got[0].Fix, want) {
			t.Errorf("%s: %+v, want %q", id, got, want)
		}
	}
}

// The library's own citations have neither errors nor warnings, for nobody and for a bank, and its clauses that cite
// SR 11-7 cite the successor too.
func TestLibraryCitations(t *testing.T) {
	s := library43(t)
	if len(libraryCitations) != 43 {
		t.Fatalf("%d clauses", len(libraryCitations))
	}
	count := 0
	for _, p := range []Profile{{Editions: pins}, {Roles: []string{"deployer"}, Sector: "bank", Jurisdictions: []string{"eu"}, Editions: pins}} {
		for _, clause := range libraryCitations {
			references, related := strings.Fields(clause.references), strings.Fields(clause.related)
			cited := slices.Concat(references, related)
			for i, id := range cited {
				count++
				kind := "references"
				if i >= len(references) {
					kind = "related"
				}
				for _, d := range s.Check(Citation{ID: id, Clause: clause.clause, Kind: kind, Cited: cited}, p, today) {
					if d.Severity != diag.Note {
						t.Errorf("%s: %s", clause.clause, d)
					}
				}
			}
		}
	}
	if count != 2*246 {
		t.Errorf("%d citations", count)
	}
}

// Which frameworks of the library need a pin is part of what users write.
func TestPinsNeeded(t *testing.T) {
	var need []string
	for _, f := range library43(t).Frameworks() {
		if f.EditionsChangedIDs {
			need = append(need, f.ID)
		}
	}
	if !slices.Equal(need, []string{"mitre_atlas", "owasp_llm"}) {
		t.Error(need)
	}
}

// Every citation that is known to be wrong is caught, or retired, or superseded, or needs its edition.
func TestKnownBad(t *testing.T) {
	for code, ids := range map[diag.Code]string{
		diag.KnownBadReference: `eu_ai_act.art_61 eu_ai_act.art_62 eu_ai_act.art_29 eu_ai_act.art_52 eu_ai_act.art_28 eu_ai_act.art_28b
			eu_ai_act.art_3_44 eu_ai_act.art_10_5 eu_ai_act.art_12_3 eu_ai_act.art_79 sr_11_7.s4_5 occ_2011_12.iv
			owasp_asi.aai03 owasp_asi.asi11 iso_42001.a_10_1 iso_42001.a_6_2_9 iso_42001.a_7_7 iso_42001.a_8_6 iso_42001.a_9_5
			iso_42001.a_3_4 iso_42001.a_11_2 iso_42001.a_11 iso_42001.a_1_2 iso_42001.a_1 soc2.pp1_3 nydfs_500.s_24`,
		diag.MistakenReference: `eu_ai_act.art_14_5 gdpr.art_22 iso_42001.cl_10_1 nist_ai_rmf.govern_1_7 mitre_atlas.aml_t0037
			mitre_atlas.aml_t0015 mitre_atlas.aml_t0068`,
		diag.SupersededReference: `sr_11_7.overview sr_11_7.vi_audit`,
		diag.RetiredReference:    `aiuc_1.e007 aiuc_1.e014`,
	} {
		for _, id := range strings.Fields(ids) {
			got := library43(t).Check(Citation{ID: id}, Profile{Editions: pins}, today)
			if len(got) == 0 || got[0].Code != code {
				t.Errorf("%s: %s, want %s", id, codes(got), code)
			}
		}
	}
	for _, id := range []string{"owasp_llm.llm06", "mitre_atlas.aml_t0019", "mitre_atlas.aml_t0058", "mitre_atlas.aml_t0104"} {
		got := library43(t).Check(Citation{ID: id}, Profile{}, today)
		if codes(got) != string(diag.EditionNotPinned) || !strings.Contains(got[0].Detail, "LM06") && !strings.Contains(got[0].Detail, "2026.07") {
			t.Errorf("%s: %v", id, got)
		}
	}
}

func TestCheckPin(t *testing.T) {
	for _, c := range []struct{ framework, edition, want string }{
		{"gdpr", "2016/679", ""},
		{"gdpr", "2018", join(diag.OtherEdition)},
		{"gdrp", "2016/679", join(diag.UnknownFramework)},
		{"owasp_llm", "2025", join(diag.OtherEdition)},
	} {
		got := library43(t).CheckPin(c.framework, c.edition, diag.Range{})
		if codes(got) != c.want {
			t.Errorf("%v: %s", c, got.Error())
		}
		if c.framework == "owasp_llm" && !strings.HasSuffix(got[0].Fix, "or cite owasp_llm_2025") {
			t.Error(got[0].Fix)
		}
	}
}

func TestAnnotations(t *testing.T) {
	bank := Profile{Roles: []string{"deployer"}}
	for _, c := range []struct {
		id      string
		profile Profile
		want    string
	}{
		{"gdpr.art_44", bank, ""},
		{"eu_ai_act.art_14_4_d", bank, "if high-risk; from 2027-12-02; binds your provider"},
		{"eu_ai_act.art_14_4_d", Profile{}, "if high-risk; from 2027-12-02; binds the provider"},
		{"eu_ai_act.art_26_2", Profile{Roles: []string{"provider"}, HighRisk: []string{"annex_i"}}, "from 2028-08-02; binds your deployers"},
		{"sr_11_7.vi", bank, "superseded; by analogy"},
		{"sr_26_2.vi", bank, "by analogy"},
		{"owasp_llm_2025.llm01", bank, "superseded"},
		{"eu_ai_act.art_86", bank, "if high-risk; disputed"},
		{"aiuc_1.e007", bank, "retired"},
		{"no.such", bank, ""},
	} {
		if got := strings.Join(library43(t).Annotations(c.id, c.profile, today), "; "); got != c.want {
			t.Errorf("%s: %q, want %q", c.id, got, c.want)
		}
	}
}

// The examples of the codes of references trigger them.
func TestReferenceExamples(t *testing.T) {
	references := regexp.MustCompile(`references = \[([^\]]*)\]`)
	role := regexp.MustCompile(`roles = \["(\w+)"\]`)
	pin := regexp.MustCompile(`editions = \{ (\w+) = "([^"]*)" \}`)
	for _, info := range diag.Codes {
		if info.Code < diag.UnknownReference || info.Kind != diag.KindClauses || !strings.HasPrefix(string(info.Code), "GV04") {
			continue
		}
		s, p := library43(t), Profile{Editions: map[string]string{}}
		clauses, catalog, found := strings.Cut(info.Example, "-- mappings/acme.json --\n")
		if found {
			s, _ = s.LoadDir(fstest.MapFS{"mappings/acme.json": {Data: []byte(catalog)}}, "mappings")
		}
		var got diag.List
		if m := role.FindStringSubmatch(clauses); m != nil {
			p.Roles = m[1:]
		}
		if m := pin.FindStringSubmatch(clauses); m != nil {
			p.Editions[m[1]] = m[2]
			got = append(got, s.CheckPin(m[1], m[2], diag.Range{})...)
		}
		if m := references.FindStringSubmatch(clauses); m != nil {
			cited := strings.Split(m[1], ", ")
			for _, id := range cited {
				got = append(got, s.Check(Citation{ID: id, Cited: cited}, p, today)...)
			}
		}
		if !slices.ContainsFunc(got, func(d diag.Diagnostic) bool { return d.Code == info.Code }) {
			t.Errorf("%s: its example gives %s", info.Code, codes(got))
		}
	}
}
