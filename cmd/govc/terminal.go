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
	f, ok := beneath(w).(*os.File)
	if !ok {
		return false
	}
	_, ok = windowWidth(f)
	return ok
}

// beneath is what our own writers write to.
func beneath(w any) any {
	switch w := w.(type) {
	case *output:
		return w.under
	case cleaned:
		return w.under
	}
	return w
}

// width is how many columns a table may take: COLUMNS, then the window, then a default for pipes and files.
func (a *app) width(w io.Writer) int {
	if n, known := windowOf(w); known {
		return n
	}
	return defaultWidth
}

// windowOf is how wide the reader's window is, where something says so.
func windowOf(w io.Writer) (int, bool) {
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n > 0 {
		return n, true
	}
	if f, ok := beneath(w).(*os.File); ok {
		if n, ok := windowWidth(f); ok && n > 0 {
			return n, true
		}
	}
	return 0, false
}
