package fact_test

import (
	"fmt"
	"strings"
	"testing"
)

// queries checks what the statements of a database's tool are read as, as each does.
func queries(t *testing.T, lines []struct{ line, want string }) {
	t.Helper()
	for _, c := range lines {
		want, absent := strings.CutPrefix(c.want, "!")
		if f := factsOf(t, "mcp__postgres__query", asJSON(t, map[string]string{"query": c.line})); holds(f, want) == absent {
			t.Errorf("%s: want %s\n%s", c.line, c.want, show(f))
		}
	}
}

func TestTablesOfEnvironments(t *testing.T) {
	queries(t, []struct{ line, want string }{
		{"DROP TABLE test_results", "!env.name=test"},
		{"DROP TABLE staging_orders", "!env.name=staging"},
		{"DROP TABLE test", "env.name=test"},
		{"DROP TABLE test_2", "env.name=test"},
		{"DROP TABLE tmp_import", "env.name=tmp"},
		{"DROP TABLE test_db.orders", "env.name=test"},
		{"DROP TABLE dev.shop.orders", "env.name=dev"},
		{"TRUNCATE prod_orders", "env.name=production"},
	})
}

func TestHiddenStatements(t *testing.T) {
	for line, want := range map[string]bool{
		"EXEC(@q)":                                 true,
		"EXECUTE IMMEDIATE v_sql":                  true,
		"DO $$ BEGIN EXECUTE cmd; END $$":          true,
		"DO $$ BEGIN EXECUTE verb || ' x'; END $$": true,
		"PREPARE p FROM @s; EXECUTE p":             true,
		"EXEC dbo.refresh @day = 3":                false,
		"EXECUTE plan(3)":                          false,
		"CALL refresh()":                           false,
		"DECLARE @s nvarchar(9) = 'SELECT 1'; EXEC sp_executesql @s":                                                   false,
		"DO $$ BEGIN EXECUTE format('ALTER TABLE %I ADD COLUMN x int', t); END $$":                                     false,
		"DO $$ DECLARE r record; BEGIN FOR r IN SELECT 'ANALYZE ' || t AS s FROM u LOOP EXECUTE r.s; END LOOP; END $$": false,
	} {
		f := factsOf(t, "mcp__postgres__query", asJSON(t, map[string]string{"query": line}))
		if got := len(f.Problems) > 0; got != want {
			t.Errorf("%s: problems %v", line, f.Problems)
		}
	}
	f := factsOf(t, "Bash", asJSON(t, map[string]string{"command": "psql -h localhost -c 'DO $$ BEGIN EXECUTE cmd; END $$'"}))
	if len(f.Problems) > 0 {
		t.Errorf("in a local database: %v", f.Problems)
	}
}

func TestStatementsFromClients(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		// Printed by one client into another.
		{"psql -h a.example -c \"SELECT 'DROP TABLE '||t FROM u\" | psql -h b.example", "sql.verb=drop; send.address=b.example"},
		{"mysql -h a.example -e \"SELECT CONCAT('TRUNCATE ', t) FROM u\" | grep -v x | mysql -h b.example", "sql.verb=truncate"},
		{"psql -h a.example -F ' ' -c \"SELECT 'DROP TABLE', t, ';' FROM u\" | psql -h b.example", "sql.verb=drop"},
		{"psql -h b.example -c \"$(psql -h a.example -c \"SELECT 'DROP TABLE '||t FROM u\")\"", "sql.verb=drop"},
		{"psql -h a.example -c \"SELECT 'DROP TABLE '||t FROM u\" > drops.sql", "!sql.verb=drop"},
		{"psql -h a.example -c \"SELECT 'Drop shipping', t FROM u\" | psql -h b.example", "!sql.verb=drop"},
		// In files that were written in the line.
		{"printf 'DROP TABLE a;' > m.sql; psql -h b.example -c '\\i m.sql'", "sql.verb=drop"},
		{"printf 'DROP TABLE a;' > m.sql; mysql -h b.example -e 'source m.sql'", "sql.verb=drop"},
		{"printf 'DROP TABLE a;' > m.sql; psql -h b.example -c 'SELECT 1'", "!sql.verb=drop"},
	})
}

func TestStatementsOfLibraries(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"python3 -c 'from sqlalchemy import delete\ns.execute(delete(Order))'", "sql.verb=delete; sql.filter=none; sql.table=order"},
		{"python3 -c 'from sqlalchemy import delete\ns.execute(delete(Order).where(Order.id==3))'", "sql.verb=delete; sql.filter=some"},
		{"python3 -c 'from sqlalchemy import delete\nq=delete(Order)\nq=q.where(Order.id==3)\ns.execute(q)'", "sql.verb=delete; sql.filter=some"},
		{"python3 -c 'from sqlalchemy import delete\na=delete(Order)\nb=delete(Item).where(Item.id==3)'", "sql.table=order; sql.filter=none"},
		{"python3 -c 'import sqlalchemy as sa\ns.execute(sa.update(Order).values(a=1))'", "sql.verb=update; sql.filter=none"},
		{"python3 -c 'from sqlalchemy import select\ns.execute(select(Order))'", "!sql.verb=delete"},
		// Consoles read code, or statements, from their standard input.
		{"python manage.py shell <<< 'Order.objects.all().delete()'", "code.call=Order.objects.all.delete"},
		{"echo 'Order.delete_all' | rails console", "code.call=Order.delete_all"},
		{"python manage.py dbshell <<< 'DROP TABLE orders;'", "sql.verb=drop"},
		{"python manage.py shell", "!code.language=python"},
		{"DATABASE_URL=sqlite:////tmp/a.db python manage.py shell <<< 'Order.objects.all().delete()'", "code.call=Order.objects.all.delete; env.target=local"},
		{"DATABASE_URL=sqlite:////srv/prod.db python manage.py shell <<< 'Order.objects.all().delete()'", "!code.call=Order.objects.all.delete; env.target=local"},
		{"DATABASE_URL=postgres://db.a.example/b python manage.py shell <<< 'Order.objects.all().delete()'", "!code.call=Order.objects.all.delete; env.target=local"},
	})
}

// The branches of a union are looked at up to a bound: beyond it acts do not grow with the text, and it is reported.
func TestBranchesAreBounded(t *testing.T) {
	acts := func(n int) (int, bool) {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "SELECT a%d FROM t UNION ", i)
		}
		f := factsOf(t, "mcp__postgres__query", asJSON(t, map[string]string{"query": b.String() + "SELECT 1"}))
		return len(f.Acts), reported(f)
	}
	if n, cut := acts(100); n < 100 || cut {
		t.Errorf("100 branches: %d acts, reported %v", n, cut)
	}
	few, _ := acts(1000)
	if many, cut := acts(4000); many > few || !cut {
		t.Errorf("4000 branches: %d acts, %d of 1000, reported %v", many, few, cut)
	}
}
