package diag

import (
	"errors"
	"io"
	"io/fs"
)

// ErrNoFile is said of pipes, sockets and devices, which have no end or another content each time.
var ErrNoFile = errors.New("it is not a file")

// ErrTooLarge is said of a file of more bytes than are read.
var ErrTooLarge = errors.New("it is too large")

// ReadFile reads a source of at most limit bytes. It must be a file or a link to one: reading a pipe may never end.
func ReadFile(fsys fs.FS, name string, limit int64) ([]byte, error) {
	info, err := fs.Stat(fsys, name)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, ErrNoFile
	case info.Size() > limit:
		return nil, ErrTooLarge
	}
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readAll(f, info.Size(), limit)
}

// readAll reads what should be size bytes: files of the system, and those that grow, hold more than they say.
func readAll(r io.Reader, size, limit int64) ([]byte, error) {
	out := make([]byte, 0, size+1)
	r = io.LimitReader(r, limit+1)
	for {
		n, err := r.Read(out[len(out):cap(out)])
		switch out = out[:len(out)+n]; {
		case int64(len(out)) > limit:
			return nil, ErrTooLarge
		case errors.Is(err, io.EOF):
			return out, nil
		case err != nil:
			return nil, err
		}
		if len(out) == cap(out) {
			out = append(out, 0)[:len(out)]
		}
	}
}

// LinksToFolder says whether an entry is a link to a folder, behind which no walk goes.
func LinksToFolder(fsys fs.FS, name string, d fs.DirEntry) bool {
	if d.Type()&fs.ModeSymlink == 0 {
		return false
	}
	info, err := fs.Stat(fsys, name)
	return err == nil && info.IsDir()
}
