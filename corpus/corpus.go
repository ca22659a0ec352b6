// Package corpus holds the labelled cases that clauses are measured on, and reads them strictly.
//
// A corpus is a folder:
//
//	violations/*.jsonl   rows that break a clause, one JSON object a line
//	benign/*.jsonl       rows that break none
//	corpus.json          the parameters that the rows are written for
//	corpus.lock          what was frozen: version, digests, counts
//
// A row is, on one line,
//
//	{"id":"mm-001","violates":["money-movement"],"near":[],"kind":"direct","group":"mm-001",
//	 "event":{"tool_name":"mcp__stripe__create_refund","tool_input":{"amount":4200},"cwd":"/home/dev/app"},
//	 "context":{"environment":"production"},"note":"why","source":"who wrote it, from what"}
//
// Secrets stand as templates, {{secret:aws:1}}, and become values of the right shape when a row is read.
package corpus

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"sort"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
)

// The folders of a corpus.
const (
	Violations = "violations"
	Benign     = "benign"
)

// Corpus is the rows of one folder, or of several that were merged.
type Corpus struct {
	Rows    []Row
	Params  *Params           // nil when the corpus states none, and after Merge: each row knows its own
	Parts   []Part            // the folders that the rows come from
	Sources map[string][]byte // by the names that ranges use
	Ignored int               // labels set aside because they name a library clause that is not loaded; see Merge

	files  map[string]string // sha256:… by name within the folder, corpus.json included
	broken bool              // rows with an error were left out
}

// Part identifies one folder of rows.
type Part struct {
	Name    string `json:"name"`
	Version int    `json:"version"` // of the lock; 0 when it was never frozen
	Digest  string `json:"digest"`  // sha256:… over the digests of all files, in order of their names
	Rows    int    `json:"rows"`
}

// Load reads the corpus in fsys. Problems name files as dir/…; dir may be empty. All problems come back at once, in the order
// of file and line; rows with an error are left out.
func Load(fsys fs.FS, dir string) (*Corpus, diag.List) {
	l := loader{fsys: fsys, dir: dir, corpus: &Corpus{Sources: map[string][]byte{}, files: map[string]string{}}}
	l.params()
	var rows [][]Row
	for _, name := range l.names() {
		rows = append(rows, l.file(name))
	}
	l.corpus.Rows = slices.Concat(rows...)
	if len(l.corpus.Rows) == 0 && !l.problems.HasErrors() {
		l.add(emptyCorpus(dir))
	}
	l.problems = append(l.problems, compare(l.corpus.Rows)...)
	l.corpus.Parts = []Part{{Name: dir, Version: l.version(), Digest: digestOf(l.corpus.files), Rows: len(l.corpus.Rows)}}
	l.problems.Sort()
	l.corpus.broken = l.problems.HasErrors()
	return l.corpus, l.problems
}

func digestOf(files map[string]string) string {
	h := sha256.New()
	for _, name := range sortedKeys(files) {
		fmt.Fprintf(h, "%s  %s\n", files[name], name)
	}
	return "sha256:" + hex.EncodeToString(h.Sum(nil))
}

type loader struct {
	fsys     fs.FS
	dir      string
	corpus   *Corpus
	problems diag.List
}

func (l *loader) add(d diag.Diagnostic) { l.problems = append(l.problems, d) }

// names lists the files of rows in order. A file of rows in any other place would silently count for nothing: an error.
func (l *loader) names() []string {
	var names []string
	err := fs.WalkDir(l.fsys, ".", func(p string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && p != "." && skipped(d.Name()):
			return fs.SkipDir
		case !skipped(d.Name()) && diag.LinksToFolder(l.fsys, p, d):
			l.add(linkedFolder(path.Join(l.dir, p)))
		case d.IsDir() || path.Ext(p) != ".jsonl":
		case path.Dir(p) == Violations || path.Dir(p) == Benign:
			names = append(names, p)
		default:
			l.add(misplacedFile(path.Join(l.dir, p)))
		}
		return nil
	})
	if err != nil {
		l.add(unreadable(l.dir, err))
	}
	sort.Strings(names)
	return names
}

func skipped(folder string) bool { return folder == "testdata" || strings.HasPrefix(folder, ".") }

func (l *loader) file(name string) []Row {
	src, err := diag.ReadFile(l.fsys, name, maxFile)
	shown := path.Join(l.dir, name)
	if err != nil {
		l.add(unreadable(shown, err))
		return nil
	}
	l.corpus.Sources[shown] = src
	l.corpus.files[name] = digest(src)
	rows, problems := readFile(shown, src)
	for i := range rows {
		rows[i].Params = l.corpus.Params
		if d, bad := folderProblem(&rows[i], path.Dir(name)); bad {
			problems = append(problems, d)
		}
	}
	l.problems = append(l.problems, problems...)
	return rows
}

func folderProblem(r *Row, folder string) (diag.Diagnostic, bool) {
	if want := r.Folder(); want != folder {
		return wrongFolder(r, want), true
	}
	return diag.Diagnostic{}, false
}

func digest(b []byte) string {
	sum := sha256.Sum256(b)
	return "sha256:" + hex.EncodeToString(sum[:])
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
