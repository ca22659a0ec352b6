package main

import (
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"github.com/govc-lang/govc/lang/diag"
)

// draft is a file on its way: it is written beside the one whose place it takes when it is whole.
type draft struct {
	*os.File
	final string // "" for a device or a pipe, which is written directly
}

// drafts are those of a run that have not come to their place. A run that is interrupted gives them up and makes no more.
type drafts struct {
	mu      sync.Mutex
	open    map[*draft]bool
	givenUp bool
}

var errGivenUp = errors.New("the run was interrupted")

// direct opens what cannot be replaced: a device or a pipe.
func direct(name string) (*draft, error) {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	return &draft{File: f}, err
}

// begin makes the draft of a file. It has the mode of the file that is there, or that of a new one; of a link it is the file behind it.
func (d *drafts) begin(name string) (*draft, error) {
	name, err := behindLinks(name)
	if err != nil {
		return nil, err
	}
	mode := os.FileMode(0o666) // less the umask
	info, err := os.Stat(name)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil, err
	case err == nil && !info.Mode().IsRegular():
		return nil, diag.ErrNoFile
	case err == nil:
		mode = info.Mode().Perm()
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.givenUp {
		return nil, errGivenUp
	}
	f, err := os.OpenFile(filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+"."+rand.Text()), os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return nil, err
	}
	out := &draft{f, name}
	if info != nil {
		if err := f.Chmod(mode); err != nil {
			return nil, errors.Join(err, out.remove())
		}
	}
	if d.open == nil {
		d.open = map[*draft]bool{}
	}
	d.open[out] = true
	return out, nil
}

// behindLinks is the file that a name leads to; one that links to nothing is an error.
func behindLinks(name string) (string, error) {
	if _, err := os.Lstat(name); errors.Is(err, fs.ErrNotExist) {
		return name, nil
	}
	return filepath.EvalSymlinks(name)
}

// finish puts a draft in its place.
func (d *drafts) finish(f *draft) error {
	if f.final == "" {
		return f.Close()
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.open[f] {
		return errGivenUp
	}
	delete(d.open, f)
	if err := f.Close(); err != nil {
		return errors.Join(err, f.remove())
	}
	if err := os.Rename(f.Name(), f.final); err != nil {
		return errors.Join(err, f.remove())
	}
	return nil
}

// drop gives up a draft.
func (d *drafts) drop(f *draft) {
	if f.final == "" {
		_ = f.Close()
		return
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.open[f] {
		delete(d.open, f)
		_ = f.remove() // nothing more can be done about it
	}
}

// giveUp drops all drafts, and those to come fail.
func (d *drafts) giveUp() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.givenUp = true
	for f := range d.open {
		_ = f.remove()
	}
	clear(d.open)
}

func (f *draft) remove() error {
	_ = f.Close()
	return os.Remove(f.Name())
}

// replace writes a file anew; it is never half written.
func (d *drafts) replace(name string, content []byte) error {
	f, err := d.begin(name)
	if err != nil {
		return err
	}
	if _, err := f.Write(content); err != nil {
		d.drop(f)
		return err
	}
	return d.finish(f)
}
