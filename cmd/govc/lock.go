package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/lang/diag"
)

// lockFile records what each sentence meant when somebody last accepted it. It lies beside the folder of clauses.
const lockFile = "govc.lock"

// lockVersion changes with the form of the file or with what its hashes are over.
const lockVersion = 1

// maxLock is the largest lock that is read, in bytes.
const maxLock = 64 << 20

// lock is the content of govc.lock.
type lock struct {
	Version    int                     `json:"version"`
	Vocabulary string                  `json:"vocabulary"` // digest of the tables that facts are derived with
	Editions   map[string]string       `json:"editions"`   // of the frameworks that are cited
	Clauses    map[string]lockedClause `json:"clauses"`
}

// lockedClause is one clause: what is written, and what it decides.
type lockedClause struct {
	Text  string `json:"text"`  // sha256:… of the sentence and the condition
	Graph string `json:"graph"` // sha256:… of the clause's part of the graph
}

// lockPath is where the lock of a folder or file of clauses lies: beside it, or, of a file in a folder that has a lock, beside that folder.
func lockPath(path string) string {
	beside := filepath.Join(filepath.Dir(filepath.Clean(path)), lockFile)
	ofFolder := filepath.Join(filepath.Dir(filepath.Dir(filepath.Clean(path))), lockFile)
	if exists(beside) || !exists(ofFolder) || isFolder(path) {
		return beside
	}
	return ofFolder
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

func lockOf(p *compiler.Policy) lock {
	l := lock{Version: lockVersion, Vocabulary: sum(p.Tables), Editions: map[string]string{}, Clauses: map[string]lockedClause{}}
	if p.Config.Policy != nil {
		for framework, edition := range p.Config.Policy.Editions {
			l.Editions[framework] = edition.Value
		}
	}
	for _, c := range p.Clauses {
		if c.Effect != "" {
			l.Clauses[c.ID] = lockedClause{Text: sum([]byte(c.Text.Value + "\x00" + c.When.Value)), Graph: c.Digest}
		}
	}
	return l
}

func sum(b []byte) string {
	s := sha256.Sum256(b)
	return "sha256:" + hex.EncodeToString(s[:])
}

// writeLock records what the clauses mean now. What was accepted of other clauses stays: they may be of another file beside this one.
func (a *app) writeLock(name string, p *compiler.Policy) error {
	now := lockOf(p)
	accepted := len(now.Clauses)
	if old, problem := a.readLock(name); problem == nil && old != nil {
		maps.Copy(old.Clauses, now.Clauses)
		now.Clauses = old.Clauses
	}
	b, err := json.MarshalIndent(now, "", "  ")
	if err != nil {
		return internal(err)
	}
	if err := a.files.replace(name, append(b, '\n')); err != nil {
		return input("cannot write "+name+": "+cause(err), "make the folder writable")
	}
	a.note("accepted %s in %s", count(accepted, "clause", "clauses"), name)
	return nil
}

// readLock reads a lock; nil where there is none.
func (a *app) readLock(name string) (*lock, *diag.Diagnostic) {
	bad := func(why string) (*lock, *diag.Diagnostic) {
		d := badLock(name, why)
		return nil, &d
	}
	src, err := readFile(name, maxLock)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return bad(cause(err))
	}
	a.quote(name, src)
	var old lock
	dec := json.NewDecoder(bytes.NewReader(src))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&old); err != nil {
		return bad(err.Error())
	}
	if old.Version != lockVersion {
		return bad("it was written by another version of govc")
	}
	if old.Clauses == nil {
		old.Clauses = map[string]lockedClause{}
	}
	return &old, nil
}

// compareLock says where sentence and meaning have moved apart since the lock was written. A policy without a lock has
// accepted nothing yet, and a clause that the lock does not know is new: neither is a problem.
func (a *app) compareLock(name string, p *compiler.Policy) diag.List {
	old, problem := a.readLock(name)
	if problem != nil {
		return diag.List{*problem}
	}
	if old == nil {
		return nil
	}
	var moved diag.List
	now := lockOf(p)
	for _, c := range p.Clauses {
		was, known := old.Clauses[c.ID]
		is, decides := now.Clauses[c.ID]
		switch {
		case !known || !decides || was == is:
		case was.Graph == is.Graph:
			moved = append(moved, sentenceMoved(c))
		case was.Text == is.Text:
			moved = append(moved, graphMoved(c, old.Vocabulary != now.Vocabulary))
		}
	}
	return moved
}

func badLock(name, why string) diag.Diagnostic {
	d := diag.New(diag.BadLock, diag.Range{File: name}, "the lock cannot be read")
	d.Detail = why
	d.Fix = "restore " + lockFile + " from version control, or write it anew with govc check --accept"
	return d
}

func sentenceMoved(c compiler.Clause) diag.Diagnostic {
	d := diag.New(diag.SentenceMoved, c.Text.Range, "the sentence changed and its meaning did not")
	d.Subject = c.ID
	d.Detail = "Since it was last accepted the words are others, and the decision is the same."
	d.Fix = "read it with govc explain " + c.ID + ", then govc check --accept"
	return d
}

func graphMoved(c compiler.Clause, vocabulary bool) diag.Diagnostic {
	d := diag.New(diag.GraphMoved, c.Text.Range, "the meaning changed and the sentence did not")
	d.Subject = c.ID
	d.Detail = "The same words decide otherwise than when they were last accepted: the compiler moved."
	if vocabulary {
		d.Detail = "The same words decide otherwise than when they were last accepted: the vocabulary moved."
	}
	d.Fix = "read it with govc explain " + c.ID + ", then govc check --accept"
	return d
}
