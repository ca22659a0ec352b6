package main

import (
	"io"
	"os"
	"strconv"
)

// defaultWidth is what tables may take where nothing says how wide the reader's window is.
const defaultWidth = 120

// isTerminal says whether a writer ends at a person's screen.
func isTerminal(w any) bool {
	if o, ok := w.(*output); ok {
		w = o.under
	}
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	_, ok = windowWidth(f)
	return ok
}

// width is how many columns a table may take: COLUMNS, then the window, then a default for pipes and files.
func (a *app) width(w io.Writer) int {
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n > 0 {
		return n
	}
	if o, ok := w.(*output); ok {
		w = o.under
	}
	if f, ok := w.(*os.File); ok {
		if n, ok := windowWidth(f); ok && n > 0 {
			return n
		}
	}
	return defaultWidth
}
