//go:build !unix

package main

import "os"

// windowWidth knows a console by its kind and leaves its width to COLUMNS.
func windowWidth(f *os.File) (int, bool) {
	info, err := f.Stat()
	return 0, err == nil && info.Mode()&os.ModeCharDevice != 0
}
