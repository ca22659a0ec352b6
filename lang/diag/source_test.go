package diag

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"
	"testing/iotest"
)

func TestReadFile(t *testing.T) {
	long := bytes.Repeat([]byte("x"), 5000)
	fsys := fstest.MapFS{"empty": {}, "long": {Data: long}, "pipe": {Mode: fs.ModeNamedPipe}, "folder/a": {}}
	for _, c := range []struct {
		name  string
		limit int64
		want  []byte
		err   error
	}{
		{"empty", 0, []byte{}, nil}, {"long", 5000, long, nil}, {"long", 4999, nil, ErrTooLarge},
		{"pipe", 10, nil, ErrNoFile}, {"folder", 10, nil, ErrNoFile}, {"gone", 10, nil, fs.ErrNotExist},
	} {
		if src, err := ReadFile(fsys, c.name, c.limit); !bytes.Equal(src, c.want) || !errors.Is(err, c.err) {
			t.Errorf("%s of %d: %d bytes, %v", c.name, c.limit, len(src), err)
		}
	}
	if _, err := os.Stat("/proc/self/status"); err == nil { // says that it is empty, and is not
		if src, err := ReadFile(os.DirFS("/proc/self"), "status", 1<<20); err != nil || len(src) == 0 {
			t.Error(len(src), err)
		}
		if _, err := ReadFile(os.DirFS("/proc/self"), "status", 10); !errors.Is(err, ErrTooLarge) {
			t.Error(err)
		}
	}
}

// A file may be longer than it said, and end before.
func TestReadAll(t *testing.T) {
	for size := range int64(5) {
		if src, err := readAll(iotest.OneByteReader(strings.NewReader("abc")), size, 3); err != nil || string(src) != "abc" {
			t.Errorf("%q %v", src, err)
		}
		if _, err := readAll(strings.NewReader("abcd"), size, 3); !errors.Is(err, ErrTooLarge) {
			t.Error(err)
		}
	}
}
