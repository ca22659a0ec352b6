package main

import (
	"io"

	"github.com/govc-lang/govc/clauses"
	"github.com/govc-lang/govc/lang/diag"
)

// quote remembers a file whose lines diagnostics quote.
func (a *app) quote(name string, src []byte) {
	if a.sources == nil {
		a.sources = map[string][]byte{}
	}
	a.sources[name] = src
}

// printDiagnostics prints problems that end a command whose result is something else.
func (a *app) printDiagnostics(l diag.List) {
	a.flush()
	l.Sort()
	// An error stream that cannot be written leaves nobody to tell.
	_ = a.textDiagnostics(a.errw, l)
}

func (a *app) textDiagnostics(w io.Writer, l diag.List) error {
	paint := func(sgr, text string) string { return string(a.paint(w, style(sgr), text)) }
	return diag.WriteText(w, l, diag.Text{Sources: a.sources, Paint: paint, Fold: true, Foreign: clauses.Name + "/", Width: min(a.width(w), 120)})
}

// writeDiagnostics prints problems as the result of a command, in the format that was asked for.
func (a *app) writeDiagnostics(l diag.List) error {
	switch a.format {
	case "json":
		return diag.WriteJSON(a.out, l)
	case "sarif":
		return diag.WriteSARIF(a.out, l, diag.Tool{Name: "govc", Version: version()})
	case "github":
		return diag.WriteGitHub(a.out, l)
	default:
		return a.textDiagnostics(a.out, l)
	}
}
