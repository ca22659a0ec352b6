package corpus

import (
	"bytes"
	"regexp"

	"github.com/govc-lang/govc/lang/diag"
)

// keyShapes finds strings that a scanner would take for a live key.
var keyShapes = regexp.MustCompile(`\b(?:` +
	`A[KS]IA[0-9A-Z]{16}|` +
	`[sr]k_live_[0-9A-Za-z]{16,}|` +
	`gh[pousr]_[0-9A-Za-z]{30,}|github_pat_[0-9A-Za-z_]{50,}|` +
	`glpat-[0-9A-Za-z_-]{20}|` +
	`xox[abeprs]-[0-9]+-[0-9A-Za-z-]{20,}|` +
	`sk-(?:ant-|proj-)?[0-9A-Za-z_-]{32,}|` +
	`AIza[0-9A-Za-z_-]{30,}|` +
	`npm_[0-9A-Za-z]{30,}|pypi-AgEI[0-9A-Za-z_-]{50,}|` +
	`SG\.[0-9A-Za-z_-]{16,}\.[0-9A-Za-z_-]{30,}|` +
	`eyJ[0-9A-Za-z_-]{20,}\.eyJ[0-9A-Za-z_-]{20,}\.[0-9A-Za-z_-]{30,}` +
	`)|-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----(?:\\n)+[0-9A-Za-z+/]{40}`)

// placeholders are how documentation writes keys that are none.
var placeholders = regexp.MustCompile(`(?i)example|x{6}|0{8}|your|1234567890`)

// lintKeys looks at the rows as written, so templates do not count.
func lintKeys(rows []Row) diag.List {
	var problems diag.List
	for i := range rows {
		r := &rows[i]
		for _, at := range keyShapes.FindAllIndex(r.raw, -1) {
			if !placeholders.Match(bytes.TrimSpace(r.raw[at[0]:at[1]])) {
				problems = append(problems, realKey(r, span{at[0], at[1]}))
			}
		}
	}
	return problems
}
