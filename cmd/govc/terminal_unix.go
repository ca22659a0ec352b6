//go:build unix

package main

import (
	"os"

	"golang.org/x/sys/unix"
)

// windowWidth asks the terminal behind f for its columns; false when f is none.
func windowWidth(f *os.File) (int, bool) {
	size, err := unix.IoctlGetWinsize(int(f.Fd()), unix.TIOCGWINSZ)
	if err != nil {
		return 0, false
	}
	return int(size.Col), true
}
