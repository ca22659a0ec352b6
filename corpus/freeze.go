package corpus

import (
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/govc-lang/govc/lang/diag"
)

// Freeze writes corpus.lock for the corpus in the folder dir: the next version, dated as 2006-01-02, with a note of why. Nothing is
// written when the corpus has an error, or when nothing changed since the last version; the lock is then that version's. Write replaces a
// file whole or not at all.
func Freeze(dir, date, note string, write func(name string, content []byte) error) (*Lock, diag.List) {
	fsys := os.DirFS(dir)
	c, problems := Load(fsys, dir)
	old, bad := ReadLock(fsys, dir)
	if problems = append(problems, bad...); problems.HasErrors() {
		return nil, problems
	}
	if _, err := time.Parse(time.DateOnly, date); err != nil {
		return nil, append(problems, badDate(date))
	}
	lock := next(old, newLock(c), date, note)
	if lock == old {
		return old, problems
	}
	if err := write(filepath.Join(dir, LockFile), lock.bytes()); err != nil {
		return nil, append(problems, unreadable(filepath.Join(dir, LockFile), err))
	}
	return lock, problems
}

// next makes now the version after old, or gives old when they are the same.
func next(old, now *Lock, date, note string) *Lock {
	if old == nil {
		old = &Lock{}
	} else if len(compareLocks(LockFile, old, now)) == 0 {
		return old
	}
	change := changes(old, now)
	now.Version, now.Date = old.Version+1, date
	change.Version, change.Date, change.Note = now.Version, date, note
	now.History = append([]Change{change}, old.History...)
	return now
}

func changes(old, now *Lock) Change {
	c := Change{Clauses: map[string]Delta{}}
	for _, name := range sortedKeys(now.Files) {
		switch sum, had := old.Files[name]; {
		case !had:
			c.Added = append(c.Added, name)
		case sum != now.Files[name]:
			c.Changed = append(c.Changed, name)
		}
	}
	for _, name := range sortedKeys(old.Files) {
		if _, has := now.Files[name]; !has {
			c.Removed = append(c.Removed, name)
		}
	}
	before := Counts{}
	if old.Counts != nil {
		before = *old.Counts
	}
	c.Rows = now.Counts.Rows - before.Rows
	for _, clause := range slices.Concat(sortedKeys(before.Clauses), sortedKeys(now.Counts.Clauses)) {
		a, b := before.Clauses[clause].Total(), now.Counts.Clauses[clause].Total()
		if d := (Delta{b.Violations() - a.Violations(), b.Near - a.Near}); d != (Delta{}) {
			c.Clauses[clause] = d
		}
	}
	return c
}
