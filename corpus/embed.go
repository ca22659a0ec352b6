package corpus

import (
	"embed"
	"sync"

	"github.com/govc-lang/govc/lang/diag"
)

// FS is the library's corpus: its rows, parameters and lock.
//
//go:embed violations/*.jsonl benign/*.jsonl corpus.json corpus.lock
var FS embed.FS

var embedded = sync.OnceValues(func() (*Corpus, diag.List) { return Load(FS, "corpus") })

// Embedded is the library's corpus, read once. The caller must not change it.
func Embedded() (*Corpus, diag.List) { return embedded() }
