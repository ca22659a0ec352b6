package main

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/govc-lang/govc/lang/diag"
)

// progress is a bar on the terminal of the error stream; it shows nothing anywhere else, and nothing for what is quick.
type progress struct {
	w       io.Writer // nil: show nothing
	what    string
	total   int
	started time.Time
	shown   bool
}

// quick is how long a run may take before it shows that it goes on.
const quick = 300 * time.Millisecond

func (a *app) progress(what string, total int) *progress {
	p := &progress{what: what, total: total, started: time.Now()}
	if isTerminal(a.errw) && total > 0 {
		p.w, _ = beneath(a.errw).(io.Writer)
	}
	return p
}

const (
	barWidth = 30
	minBar   = 5 // below this there is no use in one
)

func (p *progress) at(done int) {
	if p.w == nil || time.Since(p.started) < quick {
		return
	}
	width := defaultWidth
	if n, known := windowOf(p.w); known {
		width = n
	}
	if line := barLine(done, p.total, p.what, width); line != "" {
		p.shown = true
		fmt.Fprint(p.w, "\r"+line)
	}
}

// barLine is the bar in a window; nothing where it does not fit, since a terminal then begins a line at each step.
func barLine(done, total int, what string, width int) string {
	words := fmt.Sprintf(" %s of %s %s", thousands(done), thousands(total), what)
	room := min(barWidth, width-1-diag.Columns(words))
	if room < minBar {
		return ""
	}
	full := room * done / total
	return strings.Repeat("█", full) + strings.Repeat("░", room-full) + words
}

// done takes the bar away.
func (p *progress) done() {
	if p.shown {
		clearLine(p.w)
	}
}

// clearLine takes away what stands on the line of a terminal.
func clearLine(terminal any) {
	if w, ok := terminal.(io.Writer); ok {
		fmt.Fprint(w, "\r\x1b[K")
	}
}
