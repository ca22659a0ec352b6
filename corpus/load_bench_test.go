package corpus

import "testing"

// BenchmarkLoad reads the library's corpus.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if c, _ := Load(FS, "corpus"); len(c.Rows) == 0 {
			b.Fatal("no rows")
		}
	}
}
