package fact_test

import (
	"testing"

	"github.com/govc-lang/govc/lang/schema"
)

// The values of a statement stand beside it, in a list or under names.
func TestValuesBesideStatements(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{`python3 -c "cur.execute('update loans set state = %s where ref = %s', ('refused', 'L-1'))"`, "sql.verb=update; call.verb=refuse"},
		{`python3 -c "cur.execute('update loans set state = :s where ref = :r', {'s': 'refused', 'r': 1})"`, "sql.verb=update; call.verb=refuse"},
		{`node -e "c.query('update loans set state = \$1 where ref = \$2', ['refused', 1])"`, "sql.verb=update; call.verb=refuse"},
		{`python3 -c "cur.execute('update loans set note = %s where ref = %s', ('called back', 'L-1'))"`, "sql.verb=update !call.verb=refuse"},
	})
	for _, c := range []struct{ input, want string }{
		{`{"sql":"update loans set state = $2 where ref = $1","params":["L-1","refused"]}`, "sql.verb=update; call.verb=refuse"},
		{`{"sql":"update loans set note = 'why?', state = ? where ref = ?","queryParams":["refused","L-1"]}`, "sql.verb=update; call.verb=refuse"},
		{`{"sql":"select name from people limit :n","params":[{"name":"n","value":{"longValue":5000}}]}`, "sql.limit=5000"},
		{`{"sql":"select name from people limit $1","params":[{"type":"int","value":5000}]}`, "sql.limit=5000"},
		{`{"sql":"select name from people limit :n","params":{"n":5000}}`, "sql.limit=5000"},
		{`{"sql":"select name from people where born::date = $1","params":["2000-01-01"]}`, "sql.verb=select; sql.filter=some"},
	} {
		if f := factsOf(t, "mcp__db__query", c.input); !holds(f, c.want) {
			t.Errorf("%s: want %s\n%s", c.input, c.want, show(f))
		}
	}
}

// Code that goes through a table page after page reads the whole of it.
func TestPagesInLoops(t *testing.T) {
	const read = "cur.execute('select name from people limit 100 offset %s', (at,))"
	each(t, "Bash", []struct{ line, want string }{
		{"python3 - <<'E'\nwhile at < n:\n    cur.execute('select name from people limit :n offset :at', {'n': 100, 'at': at})\nE", "sql.verb=select !sql.limit=100"},
		{"python3 - <<'E'\nfor at in range(0, 9000, 100):\n    " + read + "\nE", "sql.verb=select !sql.limit=100"},
		{"python3 - <<'E'\nat = 100\n" + read + "\nE", "sql.limit=100"},
	})
}

// What a filter leaves of a document are few of its rows, or names.
func TestFilters(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"jq '.[0]' data/people.json", "file.op=read; call.limit=1"},
		{"jq '.[:20]' data/people.json", "file.op=read; call.limit=20"},
		{"jq '.[:20][] | {name}' data/people.json", "file.op=read; call.limit=20"},
		{"cat data/people.json | jq length", "file.op=read; call.limit=0"},
		{"jq '.[0] | {name, mail}' data/people.json", "file.op=read; call.limit=1"},
		{"jq 'first(.[] | select(.id == 5))' data/people.json", "file.op=read; call.limit=1"},
		{"jq '.[]' data/people.json", "file.op=read !file.op=read; call.limit=1"},
		{"jq '.[0], .[]' data/people.json", "file.op=read !file.op=read; call.limit=1"},
		{"jq '.[0].rows[]' data/people.json", "file.op=read !file.op=read; call.limit=1"},
		{"cat data/people.csv | head -5", "file.op=read; call.limit=5"},
		{"cat data/people.csv | head -n 9000 -n 5", "file.op=read; call.limit=5"},
		{"cat data/people.csv | head -n 5 -n 9000", "file.op=read !file.op=read; call.limit=5"},
		{"cat data/people.csv | head -n -5", "file.op=read !call.limit=5"},
		{"cat data/people.csv | head -n 5M", "file.op=read !call.limit=5"},
		{"cat data/people.csv | head -c 5", "file.op=read !call.limit=5"},
		{"jq 'first, .[]' data/people.json", "file.op=read !file.op=read; call.limit=1"},
		{"kubectl get secrets -o json | jq -r '.items[].metadata.name'", "shell.program=kubectl; data.class=names-only"},
		{"kubectl get secrets -o json | jq -r '.items[].data'", "shell.program=kubectl !data.class=names-only"},
	})
}

// The verb that begins a method leads, whatever that is a method of; what it goes by is not what it does it to.
func TestMethodsOfThings(t *testing.T) {
	for _, c := range []struct{ input, want string }{
		{`{"operation":"payments.releaseRun","arguments":["RUN-1"]}`, "call.verb=release; call.object=payment"},
		{`{"method":"OrderStore/EraseByFilter","params":{"status":["open"]}}`, "call.verb=erase; call.noun=order"},
		{`{"op":"orders.delete","args":{"id":5}}`, "call.name=order_delete; call.verb=delete"},
	} {
		if f := factsOf(t, "mcp__gateway__invoke", c.input); !holds(f, c.want) {
			t.Errorf("%s: want %s\n%s", c.input, c.want, show(f))
		}
	}
}

// A find says which files the command below it gets.
func TestWhatFindFinds(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"find . -path '*/.claude/*' -name 'settings*.json' -exec sed -i s/a/b/ {} +", "file.op=edit; file.class=guardrail"},
		{"find .claude -name 'settings*.json' -exec sed -i s/a/b/ {} +", "file.op=edit; file.class=guardrail"},
		{"find . ! -path './.claude/*' -type f -exec sed -i s/a/b/ {} +", "file.op=edit !file.class=guardrail"},
		{"find . -wholename '*/.ssh/*' -exec cat {} +", "file.op=read; file.class=secret"},
		{"find / -iname id_rsa -exec cat {} +", "file.op=read; file.class=secret"},
		{"find . -not -path '*/.ssh/*' -name '*.go' -exec cat {} +", "file.op=read !file.class=secret"},
		{"find . -path '*/.ssh/*' -exec cat {} +", "file.op=read; file.class=secret"},
	})
}

// What is bound to a statement is no amount of the call's, whatever the driver calls it.
func TestBoundValuesAreNoAmounts(t *testing.T) {
	for args, want := range map[string]bool{
		`{"sql":"update payments set memo = $1","params":[{"value":5000}]}`: false,
		`{"payment":"p1","params":[{"value":5000}]}`:                        true,
	} {
		amounts := 0
		for _, a := range factsOf(t, "mcp__db__query", args).Acts {
			amounts += len(a.Lists[schema.CallAmounts])
		}
		if (amounts > 0) != want {
			t.Errorf("%s: %d amounts", args, amounts)
		}
	}
}
