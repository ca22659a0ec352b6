package main

import (
	"io"
	"math"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
)

// shown is how many columns a text takes once it is made visible, which is how it is written.
func shown(text string) int { return diag.Columns(diag.Visible(text, "")) }

// entry is the beginning of a line of a list: a name, and the room that the widest of its names takes.
func entry(name string, wide int) string {
	return "  " + name + strings.Repeat(" ", wide-shown(name)+2)
}

// hanging writes a text behind what stands in front of it.
func (a *app) hanging(w io.Writer, before, text string) {
	before = diag.Visible(before, "")
	a.behind(w, painted(before), diag.Columns(before), text)
}

// headed writes the bold name that an answer is about, and what stands behind it.
func (a *app) headed(name, text string) {
	name = diag.Visible(name, "")
	a.behind(a.out, a.paint(a.out, styleBold, name)+"  ", diag.Columns(name)+2, text)
}

// behind writes a text behind a head that takes some columns, wrapped at the reader's window. In a pipe lines are whole.
func (a *app) behind(w io.Writer, head painted, columns int, text string) {
	width := math.MaxInt
	if n, known := windowOf(w); known {
		width = n
	}
	printf(w, "%s%s\n", head, painted(diag.Wrap(diag.Visible(text, ""), columns, width)))
}
