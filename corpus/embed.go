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

// embeddedName is what the places of the library's rows begin with: they are in no folder of the user's.
const embeddedName = "govc-standard/corpus"

var embedded = sync.OnceValues(func() (*Corpus, diag.List) { return Load(FS, embeddedName) })

// Embedded is the library's corpus, read once. The caller must not change it.
func Embedded() (*Corpus, diag.List) { return embedded() }
