package vocabulary

import "testing"

func TestLettersWithMarks(t *testing.T) {
	for _, c := range []struct{ word, plain, unmarked string }{
		{"löschen", "loeschen", "loschen"},
		{"overføring", "overfoering", "overforing"},
		{"påmelding", "paamelding", "pamelding"},
		{"straße", "strasse", "strasse"},
		{"producción", "produccion", "produccion"},
		{"ação", "acao", "acao"},
		{"wypłać", "wyplac", "wyplac"},
		{"dаta", "data", "data"}, // with a Cyrillic а
		{"ｐａｙ", "pay", "pay"},
		{"payment", "payment", "payment"},
	} {
		if got := Plain(c.word); got != c.plain {
			t.Errorf("Plain(%q) = %q, want %q", c.word, got, c.plain)
		}
		if got := Unmarked(c.word); got != c.unmarked {
			t.Errorf("Unmarked(%q) = %q, want %q", c.word, got, c.unmarked)
		}
	}
}
