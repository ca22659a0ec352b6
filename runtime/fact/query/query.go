// Package query reads SQL, GraphQL, MongoDB shell and Redis commands as statements: what each would do, to which tables, and
// which rows it chooses. It is pure. It reads what is written and decides nothing; what a database would refuse is read as well.
package query

// Bounds of one reading.
const (
	// MaxText is the longest text that is read, in bytes.
	MaxText = 1 << 20
	// MaxStatements is the largest number of statements of one text.
	MaxStatements = 4096

	maxDepth = 48
	// maxMade is how much text is put together out of parts.
	maxMade = 8 * MaxText
	// maxBranches is how many queries one UNION holds at most: each is a statement with the text of all. Of a text longer than maxShared
	// they are fewer.
	maxBranches = 256
	maxShared   = 64 << 10
	maxColumns  = 64
	maxNames    = 256
	maxPiece    = 160
)

// The values of Statement.Filter.
const (
	FilterNone   = "none"   // no condition
	FilterAlways = "always" // a condition that holds for every row: 1=1, x=x, id IS NOT NULL, id > 0, {}
	FilterKey    = "key"    // rows named one by one: equality or IN with at most 100 constants on an id, number, e-mail …, or LIMIT 1
	FilterSome   = "some"   // any other condition
)

// Placed is a function, its name in lower case, and the path or URL that its first argument is.
type Placed struct{ Function, Place string }

// Unread is the verb of text past a bound of the reader, or of SQL that is run but cannot be known (EXECUTE of a variable).
const Unread = "unread"

// Statement is one operation on a database. The zero value says nothing.
type Statement struct {
	// Verb is select insert update delete drop truncate alter create rename grant revoke copy (rows leave: COPY … TO, INTO OUTFILE,
	// UNLOAD, $out to elsewhere) load (rows come in from a file) explain show set call begin commit rollback vacuum kill backup
	// restore shell (a command for the operating system: \!, COPY … PROGRAM, xp_cmdshell) unread, or other.
	Verb string
	// Object is what a DDL verb is about, one lower-case word: table database schema index view column user role trigger …; a
	// keyspace is a database, a collection a table, a login a user. An ALTER that drops a column is {drop, column}.
	Object string
	// Names are the tables, collections or objects, unquoted, parts joined with ".": public.users. A part that cannot be known is
	// U+FFFD. Conditions are not searched for names: WHERE id IN (SELECT … FROM b) is not about b.
	Names []string
	// Columns are the columns that are read or set, as written, at most 64; for grants the privileges, for ALTER ROLE the attributes.
	Columns []string
	// Made are the texts that columns are set to where the statement puts them together of constants: 'AP' || 'PROVED'.
	Made []string
	// Filter is one of the Filter constants; empty where rows are not chosen.
	Filter string
	// Limit is the largest number of rows, -1 when there is none or it cannot be known.
	Limit int64
	// Aggregate is set for a select list of counts, sums, EXISTS or constants only; group keys are allowed unless they look like ids.
	Aggregate bool
	// Temporary is set when all Names are temporary tables, as far as the text says so.
	Temporary bool
	// Catalog is set when only the database's own description is read.
	Catalog bool
	// Additive is set when the statement adds and takes nothing away: CREATE, ADD COLUMN, CREATE INDEX.
	Additive bool
	IfExists bool
	Cascade  bool
	// Grantee is who gets or loses rights, or the account that is made or changed.
	Grantee string
	// HasPassword is set when an account gets a password.
	HasPassword bool
	// Target is the file, address, stage or program that rows are copied to or loaded from; "STDOUT", "STDIN".
	Target string
	// Places are the functions that are given a path or a URL, and that: pg_read_file('/etc/passwd'), url('https://…').
	Places []Placed
	// Cut is set when a bound of the reader was reached: there is more than is listed.
	Cut bool
	// Hidden is set where a text runs as a statement that cannot be known: EXECUTE of a variable.
	Hidden bool
	// Text is the statement as written; for verb shell the command.
	Text string
	// Span is its range of bytes in the input; for SQL inside a string constant, the range of that string.
	Span [2]int
}

// SQL reads SQL of any dialect, client commands (\copy, .dump, \!) included. ok is false when the text holds no statement at all.
// Where dialects disagree on where a string or a comment ends, both readings are listed.
func SQL(text string) (stmts []Statement, ok bool) {
	if len(text) > MaxText {
		return []Statement{{Verb: Unread, Cut: true, Limit: -1, Span: [2]int{0, len(text)}}}, true
	}
	stmts = read(text, standard)
	if ambiguous(text) {
		stmts = union(stmts, read(text, mysql))
	}
	for i := range stmts {
		if stmts[i].Verb != "other" {
			return stmts, true
		}
	}
	return stmts, hasStatementWord(stmts)
}

// union adds the statements of b that say something that none of a does.
func union(a, b []Statement) []Statement {
	seen := make(map[string]bool, len(a))
	for i := range a {
		seen[a[i].key()] = true
	}
	for _, s := range b {
		if k := s.key(); !seen[k] && s.Verb != "other" {
			seen[k] = true
			a = append(a, s)
		}
	}
	return a
}
