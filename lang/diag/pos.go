package diag

import (
	"fmt"
	"unicode/utf8"
)

// Pos is one place in a file. The zero value means that the place is not known.
type Pos struct {
	Line   int `json:"line"`   // from 1
	Column int `json:"column"` // in Unicode code points, from 1; HCL counts grapheme clusters, so convert with PosAt
	Byte   int `json:"byte"`   // from 0
}

// Range is a stretch of one file, from Start up to but not including End. File is named as the user named it; a Range
// with no Start line stands for the whole file, an empty one for nothing in particular.
type Range struct {
	File  string `json:"file"`
	Start Pos    `json:"start"`
	End   Pos    `json:"end"`
}

// PosAt gives the place of a byte offset in src. An offset past the end is the end.
func PosAt(src []byte, offset int) Pos {
	offset = max(0, min(offset, len(src)))
	line, begin := 1, 0
	for i, b := range src[:offset] {
		if b == '\n' {
			line, begin = line+1, i+1
		}
	}
	return Pos{Line: line, Column: 1 + utf8.RuneCount(src[begin:offset]), Byte: offset}
}

// RangeAt gives the range of the bytes from start up to end of a file.
func RangeAt(file string, src []byte, start, end int) Range {
	return Range{File: file, Start: PosAt(src, start), End: PosAt(src, max(start, end))}
}

// String is file:line:column, as far as these are known.
func (r Range) String() string {
	switch {
	case r.Start.Line == 0:
		return r.File
	case r.File == "":
		return fmt.Sprintf("%d:%d", r.Start.Line, r.Start.Column)
	}
	return fmt.Sprintf("%s:%d:%d", r.File, r.Start.Line, r.Start.Column)
}
