package main

// The wording rules. Whatever govc says to a person keeps to them.
//
//  1. Lower case, no full stop at the end. Ids, file names and quoted sentences stand as they were written.
//  2. `error:` says what is wrong and where; `hint:` says what to do next, as an instruction. A problem inside a source file is
//     a diagnostic with a code and a place, never a bare line.
//  3. Written for the person who must act: the words of their file, no names from our code.
//  4. Silent on success where Unix tools are; a count where silence could hide that nothing was looked at.
//  5. Results on stdout, everything else on stderr. Colour never carries meaning alone: the word stands beside it.
//  6. A control is *supported* by a clause. Nothing is ever called compliant.

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"unicode"

	"github.com/govc-lang/govc/lang/diag"
)

// failure is an error that knows its exit code and its reader.
type failure struct {
	code  int
	what  string
	hint  string
	diags diag.List // printed before what
}

func (f *failure) Error() string { return f.what }

func isFailure(err error) bool {
	var f *failure
	return errors.As(err, &f)
}

// usage is a command line that cannot be followed.
func usage(what, hint string) error { return &failure{code: exitUsage, what: what, hint: hint} }

// input is a file, a folder or standard input that cannot be used.
func input(what, hint string) error { return &failure{code: exitUsage, what: what, hint: hint} }

// badSources is a policy or corpus whose problems are in diags.
func badSources(diags diag.List) error { return &failure{code: exitUsage, diags: diags} }

// findings ends a run that worked and found something, which its result says.
func findings() error { return &failure{code: exitFindings} }

// internal is a fault of govc itself.
func internal(err error) error {
	return &failure{code: exitInternal, what: "internal: " + err.Error(), hint: "this is a fault of govc: please report it with the input that led here"}
}

// usageOf turns what cobra says about arguments into our words.
func usageOf(err error) error { return usage(lower(err.Error()), "see `govc --help`") }

// report prints an error and gives its exit code.
func (a *app) report(err error) int {
	if err == nil {
		return exitOK
	}
	var f *failure
	if !errors.As(err, &f) {
		return a.report(internal(err))
	}
	if len(f.diags) > 0 {
		a.printDiagnostics(f.diags)
	}
	if f.code == exitInternal {
		f.what = strings.ReplaceAll(f.what, "\n", "\n  ") // a trace of calls: kept in lines
		fmt.Fprintln(a.errw, a.paint(a.errw, styleError, "error:"), f.what)
	} else if f.what != "" {
		a.saying(styleError, "error:", f.what)
	}
	if f.hint != "" {
		a.saying(styleHint, "hint:", f.hint)
	}
	return f.code
}

// note prints a line for the person, beside the result and, on a terminal, below it.
func (a *app) note(format string, args ...any) {
	a.flush()
	printf(a.errw, format+"\n", args...)
}

// flush brings results before what is said about them. An output that cannot be written is found again when it is closed.
func (a *app) flush() { _ = a.out.Flush() }

func (a *app) saying(s style, word, text string) {
	a.flush()
	printf(a.errw, "%s %s\n", a.paint(a.errw, s, word), text)
}

// cause is the reason of a file error without the operation and the path, which the sentence names already.
func cause(err error) string {
	var p *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "it does not exist"
	case errors.Is(err, fs.ErrPermission):
		return "it may not be read or written"
	case errors.As(err, &p):
		return p.Err.Error()
	}
	return err.Error()
}

// lower starts a sentence of another library the way ours start.
func lower(s string) string {
	s = strings.TrimRight(strings.TrimSpace(s), ".")
	r := []rune(s)
	if len(r) > 1 && unicode.IsUpper(r[0]) && !unicode.IsUpper(r[1]) {
		r[0] = unicode.ToLower(r[0])
	}
	return string(r)
}

// count writes a number with its noun.
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return thousands(n) + " " + many
}

// thousands writes a number with commas.
func thousands(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0 && n >= 1000; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// style is a colour or weight of a terminal.
type style string

const (
	styleError style = "1;31"
	styleHint  style = "1;36"
	styleGood  style = "32"
	styleBad   style = "31"
	styleWarn  style = "33"
	styleDim   style = "2"
	styleBold  style = "1"
	styleNone  style = "0"
)

// paint colours a word when w is a terminal that should show colours.
func (a *app) paint(w any, s style, word string) painted {
	word = diag.Visible(word, "")
	if s == "" || !a.coloured(w) {
		return painted(word)
	}
	return painted(sealed(s) + word + sealed(styleNone))
}

func (a *app) coloured(w any) bool {
	return !a.plain && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && isTerminal(w)
}
