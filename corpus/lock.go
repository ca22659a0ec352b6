package corpus

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"path"

	"github.com/govc-lang/govc/lang/diag"
)

// Lock is corpus.lock: what the corpus was when it was frozen. Figures name its version.
type Lock struct {
	Version int               `json:"version"`
	Date    string            `json:"date,omitempty"`
	Split   string            `json:"split,omitempty"`  // the name of the rule that divides dev and test
	Params  string            `json:"params,omitempty"` // sha256:… of corpus.json
	Files   map[string]string `json:"files"`            // sha256:… by name
	Counts  *Counts           `json:"counts,omitempty"`
	Sources map[string]int    `json:"sources,omitempty"` // rows by who wrote them, from what
	History []Change          `json:"history,omitempty"` // newest first; the first is this version
}

// Change is what a version brought.
type Change struct {
	Version int              `json:"version"`
	Date    string           `json:"date"`
	Note    string           `json:"note,omitempty"`
	Rows    int              `json:"rows"` // more or, below zero, fewer than before
	Added   []string         `json:"added,omitempty"`
	Removed []string         `json:"removed,omitempty"`
	Changed []string         `json:"changed,omitempty"`
	Clauses map[string]Delta `json:"clauses,omitempty"`
}

// Delta is how many rows of a clause were added, or removed where it is below zero.
type Delta struct {
	Violations int `json:"violations"`
	Near       int `json:"near"`
}

// ReadLock reads corpus.lock; nil without a problem when there is none.
func ReadLock(fsys fs.FS, dir string) (*Lock, diag.List) {
	src, err := diag.ReadFile(fsys, LockFile, maxFile)
	shown := path.Join(dir, LockFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, diag.List{unreadable(shown, err)}
	}
	var l Lock
	if err := strictJSON(src, &l); err != nil {
		return nil, diag.List{badFile(jsonRange(shown, src, err), err)}
	}
	return &l, nil
}

// version is that of the lock, 0 when there is none that can be read. Verify says what is wrong with it.
func (l *loader) version() int {
	lock, _ := ReadLock(l.fsys, l.dir)
	if lock == nil {
		return 0
	}
	return lock.Version
}

// newLock describes a corpus as it is.
func newLock(c *Corpus) *Lock {
	counts := Count(c.Rows)
	l := &Lock{Split: splitName, Params: c.files[ParamsFile], Files: maps.Clone(c.files), Counts: &counts, Sources: c.Stats().Sources}
	delete(l.Files, ParamsFile)
	return l
}

func (l *Lock) bytes() []byte {
	out, _ := json.MarshalIndent(l, "", "  ") // maps and strings: cannot fail
	return append(out, '\n')
}
