package query

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

func TestSQL(t *testing.T) {
	for _, file := range []string{"select.txt", "change.txt", "schema.txt", "account.txt", "transfer.txt", "dynamic.txt", "filter.txt", "dialect.txt"} {
		t.Run(file, func(t *testing.T) {
			compare(t, file, func(in string) string { return briefs(SQL(in)) })
		})
	}
}

func TestLooks(t *testing.T) {
	compare(t, "looks.txt", func(in string) string { return fmt.Sprint(Looks(in)) })
}

func TestMongo(t *testing.T) {
	compare(t, "mongo.txt", func(in string) string { return briefs(Mongo(in)) })
}

func TestRedis(t *testing.T) {
	compare(t, "redis.txt", func(in string) string {
		s, ok := Redis(strings.Split(in, " "))
		return briefs([]Statement{s}, ok)
	})
}

func TestGraphQL(t *testing.T) {
	compare(t, "graphql.txt", func(in string) string {
		ops, ok := GraphQL(in)
		if !ok {
			return "none"
		}
		var lines []string
		for _, op := range ops {
			lines = append(lines, strings.TrimSpace(op.Kind+" "+op.Name))
			for _, f := range op.Fields {
				lines = append(lines, fmt.Sprintf("  %s %s %v %v limit=%d", f.Alias, f.Name, f.Args, f.Select, f.Limit))
			}
		}
		return strings.Join(lines, "\n")
	})
}

// Many branches of a union that share one text are few statements, and what says the same is one.
func TestBranchesAreCounted(t *testing.T) {
	same, _ := SQL(strings.Repeat("SELECT a FROM t UNION ", 4000) + "SELECT a FROM t")
	if len(same) > 2 {
		t.Errorf("%d statements that say the same", len(same))
	}
	var b strings.Builder
	for i := range 4000 {
		fmt.Fprintf(&b, "SELECT a%d FROM t UNION ", i)
	}
	many, _ := SQL(b.String() + "SELECT 1")
	if n := len(many); n > maxBranches+1 || !many[n-1].Cut {
		t.Errorf("%d statements, the last is cut: %v", n, many[n-1].Cut)
	}
	long, _ := SQL("SELECT '" + strings.Repeat("x", 900_000) + "' UNION " + b.String() + "SELECT 1")
	if n := len(long); n > maxBranches/8 || !long[n-1].Cut {
		t.Errorf("%d statements of a long text, the last is cut: %v", n, long[n-1].Cut)
	}
	few, _ := SQL(b.String()[:strings.Index(b.String(), "SELECT a100 ")] + "SELECT 1")
	if n := len(few); n != 101 || few[n-1].Cut {
		t.Errorf("%d statements of 101", n)
	}
}

func TestSpans(t *testing.T) {
	text := "select 1; DO $$ BEGIN DELETE FROM a; EXECUTE 'DROP TABLE b'; END $$"
	stmts, _ := SQL(text)
	var got []string
	for _, s := range stmts {
		got = append(got, text[s.Span[0]:s.Span[1]])
	}
	want := "select 1|DELETE FROM a|'DROP TABLE b'"
	if strings.Join(got, "|") != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestBounds(t *testing.T) {
	stmts, ok := SQL(strings.Repeat("DELETE FROM a;", MaxStatements+5))
	if !ok || len(stmts) != MaxStatements+1 || stmts[MaxStatements].Verb != Unread {
		t.Errorf("%v, %d statements, the last %+v", ok, len(stmts), stmts[len(stmts)-1])
	}
	for _, read := range []func(string) ([]Statement, bool){SQL, Mongo} {
		stmts, ok := read(strings.Repeat(" ", MaxText+1))
		if !ok || len(stmts) != 1 || stmts[0].Verb != Unread {
			t.Errorf("too long a text: %v %+v", ok, stmts)
		}
	}
	stmts, _ = SQL(strings.Repeat("SELECT * FROM (", 200) + "SELECT 1" + strings.Repeat(") a", 200))
	if len(stmts) == 0 {
		t.Error("a deep query is not listed")
	}
}

// TestTime reads long texts that invite repeated scans: four times the text may take a dozen times as long, not more.
func TestTime(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	readers := map[string]func(string){"SQL": func(s string) { SQL(s) }, "GraphQL": func(s string) { GraphQL(s) }, "Mongo": func(s string) { Mongo(s) }}
	for _, piece := range pieces {
		for name, read := range readers {
			var short, long time.Duration
			slow := true
			for range 4 { // a busy machine can make one measurement look bad, not four
				short, long = took(read, piece, 1<<15), took(read, piece, 1<<17)
				if slow = long > 300*time.Millisecond && long > 12*short; !slow {
					break
				}
			}
			if slow {
				t.Errorf("%s of %q…: %v, and of four times that, %v", name, piece, short, long)
			}
		}
	}
}

var pieces = []string{"(", "SELECT (", "SELECT * FROM (", "/*", "CREATE TRIGGER x BEGIN x;", "\\a\\\\", "IF ", "'", "$a$", "a.", "[", "WHERE NOT (",
	"DELETE FROM a WHERE (a=1 OR ", "a,", "UNION ", "CAST(", "LOWER(", "FOR x IN ", "SELECT 1 UNION ", "EXEC('", "{a(b:[", "{a ", "...F ", "db.a.find(", "db.a",
	"`${", "DROP TABLE ", "CASE ", "||'a'", "WITH a AS (", "\\copy a to b\n", "%(", "GO\n", "((a", "UPDATE a SET a=1 ", "ALTER TABLE a DROP a,", "EXPLAIN ", "x'",
	"SELECT a FROM b WHERE LOWER(", "DELETE FROM a WHERE CAST(", "SELECT * FROM ((", "DO $$ ", "EXEC(("}

func took(read func(string), piece string, n int) time.Duration {
	text := strings.Repeat(piece, n/len(piece))
	best := time.Hour
	for range 2 {
		start := time.Now()
		read(text)
		best = min(best, time.Since(start))
	}
	return best
}
