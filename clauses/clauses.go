// Package clauses embeds the library: the standard clauses and the vocabulary that all sentences are read with.
package clauses

import "embed"

// FS holds the sources: *.hcl, vocabulary/*.hcl and vocabulary/*.grammar.
//
//go:embed *.hcl vocabulary/*.hcl vocabulary/*.grammar
var FS embed.FS

// Name is what a policy's use calls the library.
const Name = "govc-standard"
