package diag

import (
	"errors"
	"io/fs"
)

// ErrNoFile is said of pipes, sockets and devices, which have no end or another content each time.
var ErrNoFile = errors.New("it is not a file")

// ReadFile reads a source, which must be a file or a link to one: reading a pipe may never end.
func ReadFile(fsys fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(fsys, name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, ErrNoFile
	}
	return fs.ReadFile(fsys, name)
}
