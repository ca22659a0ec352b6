package corpus

import (
	"io/fs"
	"path"
	"reflect"

	"github.com/govc-lang/govc/lang/diag"
)

// Verify compares a corpus that was loaded from fsys with its lock: a problem for each file that changed, came or went, whatever it
// holds now.
func Verify(c *Corpus, fsys fs.FS, dir string) diag.List {
	lock, problems := ReadLock(fsys, dir)
	switch {
	case problems != nil:
		return problems
	case lock == nil:
		return diag.List{noLock(dir)}
	case c.broken: // its counts are not those of the files
		return compareFiles(dir, lock, newLock(c))
	}
	return compareLocks(dir, lock, newLock(c))
}

// compareLocks says how now differs from what was frozen. Counts are looked at only when all files are the same: then only a hand
// in the lock can have changed them.
func compareLocks(dir string, frozen, now *Lock) diag.List {
	if problems := compareFiles(dir, frozen, now); len(problems) > 0 {
		return problems
	}
	return compareCounts(dir, frozen, now)
}

func compareFiles(dir string, frozen, now *Lock) diag.List {
	var problems diag.List
	add := func(d diag.Diagnostic) { problems = append(problems, d) }
	for _, name := range sortedKeys(now.Files) {
		switch sum, ok := frozen.Files[name]; {
		case !ok:
			add(notFrozen(path.Join(dir, name)))
		case sum != now.Files[name]:
			add(changedFile(path.Join(dir, name)))
		}
	}
	for _, name := range sortedKeys(frozen.Files) {
		if _, ok := now.Files[name]; !ok {
			add(goneFile(path.Join(dir, name)))
		}
	}
	if frozen.Params != now.Params {
		add(changedFile(path.Join(dir, ParamsFile)))
	}
	return problems
}

func compareCounts(dir string, frozen, now *Lock) diag.List {
	var problems diag.List
	for _, part := range []struct {
		name        string
		frozen, now any
	}{{"split", frozen.Split, now.Split}, {"counts", frozen.Counts, now.Counts}, {"sources", frozen.Sources, now.Sources}} {
		if !reflect.DeepEqual(part.frozen, part.now) {
			problems = append(problems, lockEdited(path.Join(dir, LockFile), part.name))
		}
	}
	return problems
}
