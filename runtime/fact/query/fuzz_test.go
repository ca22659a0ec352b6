package query

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func seed(f *testing.F, files ...string) {
	for _, file := range files {
		for _, s := range samples(f, file) {
			f.Add(s.input)
		}
	}
}

// inside checks what every reading promises about its statements.
func inside(t *testing.T, text string, stmts []Statement) {
	t.Helper()
	if len(stmts) > 2*(MaxStatements+1) {
		t.Fatalf("%d statements", len(stmts))
	}
	for _, s := range stmts {
		if s.Verb == "" {
			t.Fatalf("no verb: %+v", s)
		}
		if s.Span[0] < 0 || s.Span[1] > len(text) || s.Span[0] > s.Span[1] {
			t.Fatalf("span %v outside %d bytes: %+v", s.Span, len(text), s)
		}
		if s.Limit < -1 {
			t.Fatalf("limit %d", s.Limit)
		}
	}
}

func FuzzSQL(f *testing.F) {
	seed(f, "select.txt", "change.txt", "schema.txt", "account.txt", "transfer.txt", "dynamic.txt", "filter.txt", "dialect.txt")
	f.Fuzz(func(t *testing.T, text string) {
		stmts, _ := SQL(text)
		inside(t, text, stmts)
		again, _ := SQL(text)
		if len(again) != len(stmts) {
			t.Fatal("two readings differ")
		}
	})
}

func FuzzLooks(f *testing.F) {
	seed(f, "looks.txt")
	f.Fuzz(func(t *testing.T, text string) {
		if Looks(text) && utf8.ValidString(text) && len(text) < looksPrefix {
			if stmts, _ := SQL(text); len(stmts) == 0 {
				t.Fatalf("looks like SQL and nothing is listed: %q", text)
			}
		}
	})
}

func FuzzGraphQL(f *testing.F) {
	seed(f, "graphql.txt")
	f.Fuzz(func(t *testing.T, text string) {
		ops, ok := GraphQL(text)
		if ok != (len(ops) > 0) {
			t.Fatalf("ok %v with %d operations", ok, len(ops))
		}
		for _, op := range ops {
			for _, fd := range op.Fields {
				if fd.Name == "" || fd.Span[1] > len(text) || fd.Span[0] > fd.Span[1] {
					t.Fatalf("field %+v", fd)
				}
			}
		}
	})
}

func FuzzMongo(f *testing.F) {
	seed(f, "mongo.txt")
	f.Fuzz(func(t *testing.T, text string) {
		stmts, _ := Mongo(text)
		inside(t, text, stmts)
	})
}

func FuzzRedis(f *testing.F) {
	seed(f, "redis.txt")
	f.Fuzz(func(t *testing.T, text string) {
		s, ok := Redis(strings.Split(text, " "))
		if ok && s.Verb == "" {
			t.Fatalf("no verb: %+v", s)
		}
	})
}
