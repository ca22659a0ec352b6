package main

import (
	"bufio"
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"sync"

	"github.com/govc-lang/govc/lang/diag"
)

// Calls of agents, file names and rows are anybody's text: a terminal that obeyed what stands in them would be theirs. Two rules keep it
// ours. What is written to an output or to the error stream has its control characters written out, whoever wrote it (clean); and a
// value inside a line stays inside that line (printf, and the cells of tables).

// output is where results go: standard output, or a file that appears only when the run came to its end.
type output struct {
	mu    sync.Mutex // an interrupted run is closed while it still writes
	buf   *bufio.Writer
	under io.Writer // what a terminal check looks at
	files *drafts
	file  *draft // nil for standard output
}

func newOutput(w io.Writer) *output {
	return &output{buf: bufio.NewWriterSize(w, 64<<10), under: w}
}

// Write takes whole characters: nothing writes half of one.
func (o *output) Write(p []byte) (int, error) { return o.WriteString(string(p)) }

func (o *output) WriteString(s string) (int, error) {
	if err := o.raw(clean(s)); err != nil {
		return 0, err
	}
	return len(s), nil
}

// raw writes bytes as they are: a file of the user's own that is given back, and nothing else.
func (o *output) raw(s string) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	_, err := o.buf.WriteString(s)
	return err
}

// Flush sends on what was written so far.
func (o *output) Flush() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.Flush()
}

// toFile sends the result to a file. A device or a pipe is written directly, a regular file is replaced at the end.
func (o *output) toFile(name string, files *drafts) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	begin := files.begin
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		begin = direct
	}
	f, err := begin(name)
	if err != nil {
		return err
	}
	o.files, o.file, o.under = files, f, f.File
	o.buf.Reset(f)
	return nil
}

// close writes what is left and puts the file in its place.
func (o *output) close() error {
	if err := o.Flush(); err != nil {
		o.discard()
		return err
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.file == nil {
		return nil
	}
	return o.files.finish(o.file)
}

// discard gives up a file that is not complete. What stands on standard output stays there, and nothing more comes.
func (o *output) discard() {
	o.mu.Lock()
	defer o.mu.Unlock()
	defer o.buf.Reset(io.Discard)
	if o.file != nil {
		o.files.drop(o.file)
		return
	}
	// Nothing more can be done about an output that cannot be written.
	_ = o.buf.Flush()
}

// cleaned is where everything goes that is no result: the error stream, and help.
type cleaned struct{ under io.Writer }

func (e cleaned) Write(p []byte) (int, error) {
	if _, err := io.WriteString(e.under, clean(string(p))); err != nil {
		return 0, err
	}
	return len(p), nil
}

// seal stands in the colour sequences that are ours, so that those inside a foreign text are not obeyed. It is a parameter of the
// sequence, which whoever measures the width of a text passes over.
var seal = func() string {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails
	return strconv.FormatUint(binary.LittleEndian.Uint64(b[:]), 10)
}()

// sealed is the colour sequence of a style, as clean knows it.
func sealed(s style) string { return "\x1b[" + seal + ";" + string(s) + "m" }

// clean writes out the control characters of a text, but for line ends, tabs and our own colours.
func clean(s string) string {
	parts := strings.Split(s, "\x1b["+seal+";")
	for i, p := range parts {
		parts[i] = diag.Visible(p, "\n\t")
	}
	return strings.Join(parts, "\x1b[")
}

// painted is a text that was made visible and then coloured.
type painted string

// printf writes lines. The format is ours; texts among the arguments may be anybody's and end no line.
func printf(w io.Writer, format string, args ...any) {
	for i, arg := range args {
		switch v := arg.(type) {
		case string:
			args[i] = diag.Visible(v, "")
		case fmt.Stringer:
			args[i] = diag.Visible(v.String(), "")
		}
	}
	// A result that cannot be written is found when it is closed; without an error stream there is nobody to tell.
	_, _ = fmt.Fprintf(w, format, args...)
}
