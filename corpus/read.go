package corpus

import (
	"bufio"
	"bytes"
	"errors"
	"io"

	"github.com/govc-lang/govc/lang/diag"
)

// maxLine is the longest row, without its line end.
const maxLine = 4 << 20

// maxFile is the largest file of a corpus that is read, in bytes.
const maxFile = 256 << 20

// readFile reads all rows of a file. Rows with an error are left out.
func readFile(file string, src []byte) ([]Row, diag.List) {
	rows := make([]Row, 0, bytes.Count(src, []byte("\n"))+1)
	var problems diag.List
	for number, offset := 1, 0; offset < len(src); number++ {
		line, _, _ := bytes.Cut(src[offset:], []byte("\n"))
		row, bad := decodeRow(lineOf{file, line, number, offset}, labelled)
		if problems = append(problems, bad...); !bad.HasErrors() {
			rows = append(rows, row)
		}
		offset += len(line) + 1
	}
	return rows, problems
}

// Reader reads rows one by one, in constant memory. Labels may be missing: it is for input that is decided about, not scored.
// A line that holds a bare hook event becomes a row with nothing but that event.
type Reader struct {
	file   string
	in     *bufio.Reader
	number int
	offset int
}

// NewReader reads from in; problems name it as file.
func NewReader(in io.Reader, file string) *Reader {
	return &Reader{file: file, in: bufio.NewReaderSize(in, 64<<10)}
}

// Next gives the next row and what is wrong with it. A row with an error still has its line, and its id where one could be
// read. The error is io.EOF at the end, or that of the input. Empty lines are passed over.
func (r *Reader) Next() (Row, diag.List, error) {
	for {
		line, size, err := r.line()
		if err != nil {
			return Row{}, nil, err
		}
		at := lineOf{r.file, line, r.number, r.offset}
		r.offset += size
		if len(bytes.TrimSpace(line)) == 0 && size <= maxLine {
			continue
		}
		if size > maxLine+1 {
			return Row{File: r.file, Line: r.number}, diag.List{tooLong(at)}, nil
		}
		row, problems := decodeRow(at, unlabelled)
		return row, problems, nil
	}
}

// line reads one line. Of a line that is too long it keeps nothing, but counts its bytes.
func (r *Reader) line() (line []byte, size int, err error) {
	r.number++
	for {
		part, err := r.in.ReadSlice('\n')
		size += len(part)
		if size <= maxLine+1 {
			line = append(line, part...)
		} else {
			line = nil
		}
		switch {
		case err == nil:
			return bytes.TrimSuffix(line, []byte("\n")), size, nil
		case errors.Is(err, bufio.ErrBufferFull):
		case errors.Is(err, io.EOF) && size > 0:
			return line, size, nil
		default:
			return nil, 0, err
		}
	}
}
