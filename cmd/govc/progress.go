package main

import (
	"fmt"
	"io"
	"strings"
	"time"
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

const barWidth = 30

func (p *progress) at(done int) {
	if p.w == nil || time.Since(p.started) < quick {
		return
	}
	p.shown = true
	full := barWidth * done / p.total
	fmt.Fprintf(p.w, "\r%s%s %s of %s %s", strings.Repeat("█", full), strings.Repeat("░", barWidth-full), thousands(done), thousands(p.total), p.what)
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
