package fact

import (
	"strings"
	"testing"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// A word that no list knows is cut before an ending that the map of words knows, so that its last part is read.
func TestForeignCompound(t *testing.T) {
	v := vocabulary.New()
	v.Maps["words"] = map[string]string{"antrag": "application", "kredit": "credit", "zahlung": "payment", "geld": "money"}
	tab, err := tables.Open(tables.Encode(v))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"kreditantrag": "credit application", "versicherungsantrag": "versicherung application", "xyantrag": "xyantrag", "antrag": "application",
		"wohngeld": "wohngeld", "sammelzahlungen": "sammelzahlungen", "mietzahlung_antrag": "miet payment application",
	} {
		var got []string
		for _, w := range lemmas(tab, split(name)) {
			got = append(got, w.lemma)
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%s is read as %q, want %q", name, s, want)
		}
	}
}
