package main

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
)

// output is where results go: standard output, or a file that appears only when the run came to its end.
type output struct {
	*bufio.Writer
	under io.Writer // what a terminal check looks at
	temp  *os.File
	final string
	mode  os.FileMode // of the file
}

func newOutput(w io.Writer) *output {
	return &output{Writer: bufio.NewWriterSize(w, 64<<10), under: w}
}

// toFile sends the result to a file. A device or a pipe is written directly, a regular file is replaced at the end.
func (o *output) toFile(name string) error {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		o.temp, o.under = f, f
		o.Reset(f)
		return nil
	}
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	o.temp, o.under, o.final, o.mode = f, f, name, 0o644
	o.Reset(f)
	return nil
}

// close writes what is left and puts the file in its place.
func (o *output) close() error {
	if err := o.Flush(); err != nil {
		o.discard()
		return err
	}
	if o.temp == nil {
		return nil
	}
	if err := o.temp.Close(); err != nil || o.final == "" {
		return err
	}
	// CreateTemp makes files that only their owner reads.
	if err := os.Chmod(o.temp.Name(), o.mode); err != nil {
		return err
	}
	return os.Rename(o.temp.Name(), o.final)
}

// discard gives up a file that is not complete. What stands on standard output stays there.
func (o *output) discard() {
	if o.temp == nil {
		// Nothing more can be done about an output that cannot be written.
		_ = o.Flush()
		return
	}
	_ = o.temp.Close()
	if o.final != "" {
		_ = os.Remove(o.temp.Name())
	}
}
