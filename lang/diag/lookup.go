package diag

// CodeInfo documents a code.
type CodeInfo struct {
	Code     Code
	Severity Severity
	Title    string
	Kind     Kind
	Example  string    // the smallest input that triggers it: one file, or a txtar archive when it takes several
	Doc      string    // what is wrong and why it matters, in full sentences
	Folded   [2]string // words after the count when notes are folded, for one and for many; empty: the title
}

// Kind says what an example is.
type Kind string

const (
	KindClauses Kind = "clauses" // an HCL file of a policy; the other files of an archive lie beside it
	KindCorpus  Kind = "corpus"  // lines of a corpus, checked against the standard library
	KindCatalog Kind = "catalog" // a file of mappings/, named after its framework
)

// Lookup finds what Codes says about a code.
func Lookup(code Code) (CodeInfo, bool) {
	for _, info := range Codes {
		if info.Code == code {
			return info, true
		}
	}
	return CodeInfo{}, false
}
