package main

import (
	"io"
	"math"
	"strings"

	"github.com/govc-lang/govc/lang/diag"
)

// wrap breaks a text between words, so that a line that begins behind hang columns ends within width; later lines hang below the first.
// A word that is wider than that stands whole.
func wrap(text string, hang, width int) string {
	var b strings.Builder
	column := hang
	if hang > width/2 {
		hang = 4 // below the first line there would be no room
	}
	for i, word := range strings.Fields(text) {
		n := diag.Columns(word)
		switch {
		case i == 0:
		case column+1+n > width:
			b.WriteString("\n" + strings.Repeat(" ", hang))
			column = hang
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String()
}

// shown is how many columns a text takes once it is made visible, which is how it is written.
func shown(text string) int { return diag.Columns(diag.Visible(text, "")) }

// entry is the beginning of a line of a list: a name, and the room that the widest of its names takes.
func entry(name string, wide int) string {
	return "  " + name + strings.Repeat(" ", wide-shown(name)+2)
}

// hanging writes a text behind what stands in front of it, wrapped at the reader's window. In a pipe lines are whole.
func (a *app) hanging(w io.Writer, before, text string) {
	before, text = diag.Visible(before, ""), diag.Visible(text, "")
	width := math.MaxInt
	if n, known := windowOf(w); known {
		width = n
	}
	printf(w, "%s%s\n", painted(before), painted(wrap(text, diag.Columns(before), width)))
}

// headed writes the bold name that an answer is about, and what stands behind it.
func (a *app) headed(name, text string) {
	name = diag.Visible(name, "")
	width := math.MaxInt
	if n, known := windowOf(a.out); known {
		width = n
	}
	printf(a.out, "%s  %s\n", a.paint(a.out, styleBold, name), painted(wrap(diag.Visible(text, ""), diag.Columns(name)+2, width)))
}
