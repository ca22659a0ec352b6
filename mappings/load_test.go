package mappings

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/govc-lang/govc/lang/diag"
)

func TestLoad(t *testing.T) {
	s := library43(t)
	want := map[string]int{
		"aiuc_1": 53, "dora": 21, "eu_ai_act": 179, "gdpr": 128, "hipaa": 16, "iso_42001": 78, "mitre_atlas": 221, "nist_ai_rmf": 95,
		"nydfs_500": 16, "owasp_asi": 10, "owasp_llm": 10, "owasp_llm_2025": 10, "pci_dss": 26, "soc2": 31, "sr_11_7": 21, "sr_26_2": 17,
	}
	if len(s.Frameworks()) != len(want) || len(s.IDs()) != 932 {
		t.Errorf("%d frameworks, %d controls", len(s.Frameworks()), len(s.IDs()))
	}
	for _, f := range s.Frameworks() {
		if len(f.Controls) != want[f.ID] {
			t.Errorf("%s: %d controls, want %d", f.ID, len(f.Controls), want[f.ID])
		}
		if f.Publisher == "" || f.Checked == "" || f.LicenceTier == "" || f.Licence == "" || !strings.HasPrefix(f.Source, "https://") {
			t.Errorf("%s: head is not complete", f.ID)
		}
	}
	for _, id := range s.IDs() {
		if c, f, ok := s.Control(id); !ok || c.Citation() != id || f.ID != c.Framework {
			t.Errorf("%s: not found by its own citation", id)
		}
	}
	if _, _, ok := s.Control("gdpr.art_444"); ok {
		t.Error("found what is not there")
	}
	if _, ok := s.Framework("gdrp"); ok {
		t.Error("found what is not there")
	}
}

// Dates, roles and scopes that other parts rely on.
func TestFacts(t *testing.T) {
	s := library43(t)
	for _, c := range []struct{ id, applies, scope, roles, status string }{
		{"eu_ai_act.art_4", "2025-02-02", "", "provider deployer", "in_force"},
		{"eu_ai_act.art_4a", "2026-07-27", "", "", "in_force"},
		{"eu_ai_act.art_5", "2025-02-02", "", "", "in_force"},
		{"eu_ai_act.art_5_1_bb", "2026-12-02", "", "", "in_force"},
		{"eu_ai_act.art_6", "2027-12-02/annex_iii 2028-08-02/annex_i", "high_risk", "", "in_force"},
		{"eu_ai_act.art_9_8", "2027-12-02/annex_iii 2028-08-02/annex_i", "high_risk", "provider", "in_force"},
		{"eu_ai_act.art_14_5", "2027-12-02/annex_iii", "high_risk", "provider", "in_force"},
		{"eu_ai_act.art_26_6", "2027-12-02/annex_iii 2028-08-02/annex_i", "high_risk", "deployer", "in_force"},
		{"eu_ai_act.art_27", "2027-12-02/annex_iii 2028-08-02/annex_i", "high_risk", "deployer", "in_force"},
		{"eu_ai_act.annex_iii_5_b", "2027-12-02/annex_iii", "high_risk", "", "in_force"},
		{"eu_ai_act.art_28", "2025-08-02", "", "", "in_force"},
		{"eu_ai_act.art_43", "2026-08-02", "high_risk", "provider", "in_force"},
		{"eu_ai_act.art_49", "2026-08-02 2027-12-02/annex_iii", "high_risk", "provider deployer", "disputed"},
		{"eu_ai_act.art_50_4", "2026-08-02", "", "deployer", "in_force"},
		{"eu_ai_act.art_50_2", "2026-08-02 2026-12-02/placed_before_2026_08_02", "", "provider", "in_force"},
		{"eu_ai_act.art_53", "2025-08-02", "", "gpai_provider", "in_force"},
		{"eu_ai_act.art_73_2", "2026-08-02 2027-12-02/annex_iii", "high_risk", "provider", "disputed"},
		{"eu_ai_act.art_101", "2026-08-02", "", "", "in_force"},
		{"sr_11_7.vi_policies", "", "", "", "superseded"},
		{"aiuc_1.e014", "", "", "", "retired"},
	} {
		control, _, ok := s.Control(c.id)
		var applies []string
		for _, a := range control.Applies {
			applies = append(applies, strings.TrimSuffix(a.From+"/"+a.When, "/"))
			if a.Basis == "" {
				t.Errorf("%s: a date without its basis", c.id)
			}
		}
		if !ok || strings.Join(applies, " ") != c.applies || string(control.Scope) != c.scope ||
			strings.Join(control.Roles, " ") != c.roles || string(control.Status) != c.status {
			t.Errorf("%s: %+v", c.id, control)
		}
	}
}

// One control a line keeps the diffs of the files readable.
func TestOneControlALine(t *testing.T) {
	files, _ := filepath.Glob("*.json")
	if len(files) != 16 {
		t.Fatal(files)
	}
	for _, name := range files {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		f, _ := library43(t).Framework(strings.TrimSuffix(name, ".json"))
		if got := strings.Count(string(src), "\n    {\"id\": "); got != len(f.Controls)+len(f.KnownBad) {
			t.Errorf("%s: %d lines of controls", name, got)
		}
	}
}

func TestLoadDirMistakes(t *testing.T) {
	head := `{"framework": "acme", "name": "Acme", "edition": "1", `
	one := `"controls": [{"id": "c1", "native": "1", "title": "t"}]}`
	for _, c := range []struct{ name, src, want string }{
		{"fine", head + one, ""},
		{"empty", ``, "1:1 " + join(diag.CatalogSyntax)},
		{"cut", head, "1:54 " + join(diag.CatalogSyntax)},
		{"two values", head + one + "{}", "1:111 " + join(diag.CatalogSyntax)},
		{"not UTF-8", "{\n\"a\xff", "2:3 " + join(diag.CatalogSyntax)},
		{"deep", strings.Repeat("[", 40), "1:18 " + join(diag.CatalogSyntax)},
		{"not an object", "[]", "1:1 GV0418 1:1 GV0418 1:1 GV0418 1:1 GV0418"},
		{"unknown key", "{\n  \"licence_teir\": \"A\",\n" + head[1:] + one, "2:3 " + join(diag.CatalogKey)},
		{"repeated key", head + `"name": "B", ` + one, "1:55 " + join(diag.CatalogKey)},
		{"wrong type", strings.Replace(head, `"1"`, `1`, 1) + one, "1:50 " + join(diag.CatalogValue)},
		{"empty string", strings.Replace(head, `"1"`, `" "`, 1) + one, "1:50 " + join(diag.CatalogValue)},
		{"missing", `{"framework": "acme", "name": "Acme", ` + one, "1:1 " + join(diag.CatalogValue)},
		{"no controls", head + `"controls": []}`, "1:1 " + join(diag.CatalogValue)},
		{"tier", head + `"licence_tier": "E", ` + one, "1:71 " + join(diag.CatalogValue)},
		{"date", head + `"checked": "2026-02-30", ` + one, "1:66 " + join(diag.CatalogDate)},
		{"status", head + `"status": "old", ` + one, "1:65 " + join(diag.CatalogStatus)},
		{"successor", head + `"replaced_by": "gdrp", ` + one, "1:70 " + join(diag.CatalogDangling)},
		{"role", head + `"controls": [{"id": "c1", "native": "1", "title": "t", "roles": ["boss"]}]}`, "1:119 " + join(diag.CatalogValue)},
		{"control's id", head + `"controls": [{"id": "C1", "native": "1", "title": "t"}]}`, "1:75 " + join(diag.CatalogValue)},
		{"control twice", head + "\"controls\": [{\"id\": \"c1\", \"native\": \"1\", \"title\": \"t\"},\n{\"id\": \"c1\", \"native\": \"2\", \"title\": \"u\"}]}", "2:1 " + join(diag.CatalogDuplicate)},
		{"application without a date", head + `"controls": [{"id": "c1", "native": "1", "title": "t", "applies": [{}]}]}`, "1:122 " + join(diag.CatalogValue)},
		{"parent", head + `"controls": [{"id": "c1", "native": "1", "title": "t", "parent": "c2"}]}`, "1:120 " + join(diag.CatalogDangling)},
		{"known bad", head + `"known_bad": [{"id": "c2", "for": "f", "why": "w", "use": ["c3"]}], ` + one, "1:113 " + join(diag.CatalogDangling)},
		{"known bad, fine", head + `"known_bad": [{"id": "c*", "for": "f", "why": "w", "use": ["gdpr.art_5"], "certain": true}], ` + one, ""},
		{"framework's id", strings.Replace(head, "acme", "Acme", 1) + one, "1:15 " + join(diag.CatalogValue)},
		{"other file", strings.Replace(head, "acme", "acmes", 1) + one, "1:15 " + join(diag.CatalogValue)},
		{"the library's", strings.Replace(head, "acme", "gdpr", 1) + one, "1:1 GV0419 1:15 GV0418"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, diags := library43(t).LoadDir(fstest.MapFS{"mappings/acme.json": {Data: []byte(c.src)}}, "mappings")
			var got []string
			for _, d := range diags {
				place, ok := strings.CutPrefix(d.Range.String(), "mappings/acme.json:")
				if !ok {
					t.Errorf("place of %s", d)
				}
				got = append(got, place+" "+string(d.Code))
			}
			if s := strings.Join(got, " "); s != c.want {
				t.Errorf("got %q, want %q\n%s", s, c.want, diags.Error())
			}
		})
	}
}

func TestLoadDirAdds(t *testing.T) {
	files := fstest.MapFS{
		"mappings/acme.json":    {Data: []byte(`{"framework": "acme", "name": "Acme", "edition": "1", "controls": [{"id": "c1", "native": "1", "title": "t", "parent": "c0"}]}`)},
		"mappings/README.md":    {Data: []byte("no catalog")},
		"mappings/old/acm.json": {Data: []byte("no catalog")},
	}
	before := library43(t)
	after, diags := before.LoadDir(files, "mappings")
	if codes(diags) != string(diag.CatalogDangling) {
		t.Error(diags.Error())
	}
	if got := after.Check(Citation{ID: "acme.c1"}, Profile{}, today); len(got) != 0 {
		t.Error(got.Error())
	}
	if _, _, ok := before.Control("acme.c1"); ok || len(after.IDs()) != len(before.IDs())+1 {
		t.Error("the library's set has changed")
	}
	same, diags := before.LoadDir(fstest.MapFS{}, "mappings")
	if same != before || len(diags) != 0 {
		t.Error("a folder that does not exist")
	}
}

func TestCatalogExamples(t *testing.T) {
	for _, info := range diag.Codes {
		if info.Kind != diag.KindCatalog {
			continue
		}
		_, diags := library43(t).LoadDir(fstest.MapFS{"mappings/acme.json": {Data: []byte(info.Example)}}, "mappings")
		if !slices.ContainsFunc(diags, func(d diag.Diagnostic) bool { return d.Code == info.Code && d.Fix != "" }) {
			t.Errorf("%s: its example gives %s", info.Code, codes(diags))
		}
	}
}

// Whatever the file holds, reading ends, places lie in the file, and what is read without a mistake can be cited.
func FuzzRead(f *testing.F) {
	for _, info := range diag.Codes {
		if info.Kind == diag.KindCatalog {
			f.Add([]byte(info.Example))
		}
	}
	for _, name := range []string{"sr_26_2.json", "owasp_llm.json"} {
		src, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		s, diags := new(Set).LoadDir(fstest.MapFS{"m/acme.json": {Data: src}}, "m")
		for _, d := range diags {
			if d.Range.File != "m/acme.json" || d.Range.Start.Line < 1 || d.Range.End.Byte > len(src) || d.Range.End.Byte < d.Range.Start.Byte {
				t.Errorf("place of %s: %+v", d, d.Range)
			}
		}
		if !diags.HasErrors() && len(s.IDs()) == 0 {
			t.Error("no mistake and nothing read")
		}
		for _, id := range s.IDs() {
			if got := s.Check(Citation{ID: id}, Profile{}, today); !diags.HasErrors() && codes(got) == string(diag.UnknownReference) {
				t.Errorf("%s cannot be cited", id)
			}
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		new(Set).LoadDir(embedded, ".")
	}
}
