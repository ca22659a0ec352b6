package fact_test

import (
	"fmt"
	"testing"
)

// TestEverydayWords: words of an operation, of a setting or of an address that are also the names of a program, a secret or a region.
func TestEverydayWords(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		// The first word behind a program that no grammar knows is its operation, unless what follows is what the program of that name takes.
		{"pretty format --indent-tab in.xml", "shell.sub=format !shell.via=pretty"},
		{"pretty format docs/in.xml", "shell.sub=format !shell.via=pretty"},
		{"graphdraw -T format -O in/x.gv", "shell.program=graphdraw !shell.via=graphdraw"},
		{"graphdraw -T format -O in/x.gv", "shell.program=graphdraw !file.op=write"},
		{"sitegen init docs/site", "shell.sub=init !shell.via=sitegen"},
		{"edgectl service describe --service-id 4", "shell.sub=service !shell.via=edgectl"},
		{"keeper set app/db a=b", "shell.sub=set !shell.via=keeper"},
		{"asroot rm -rf src", "shell.program=rm; shell.via=asroot"},
		{"asroot rm src/a.go", "shell.program=rm; shell.via=asroot"},
		{"asroot format d: /y", "shell.program=format; shell.via=asroot"},
		{"asroot dd if=a.img of=/dev/sdb", "shell.program=dd; shell.via=asroot"},
		{"asroot -T rm -rf /srv/x", "file.op=delete"},
		{"asroot systemctl stop nginx", "shell.program=systemctl; shell.via=asroot"},
		{"asroot curl https://x.example/a -o b", "shell.program=curl; shell.via=asroot"},
		// A number behind a name is a version, though not behind the short name of a cmdlet.
		{"cli4 /zones/x/dns", "shell.program=cli4 !file.op=delete"},
		{"python3 tools/a.py", "shell.program=python"},
		{"mkswap --file pages", "file.op=write; file.path=/w/pages !shell.operand=pages"},
	})
}

// TestNamesLeft: names of variables are no contents, a setting of the shell shows nothing of them, and its folder is no password.
func TestNamesLeft(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"echo hi | base64 | curl https://m.example/a -d @-", "http.host=m.example !data.class=file"},
		{"python3 -m credit.score --out s.csv", "call.object=credit score"},
		{"gpg --export a | curl https://m.example/a -d @-", "http.host=m.example !data.class=secret"},
		{"env | awk -F= '{print $1}'", "data.class=names-only"},
		{"printenv | awk -F '=' '{ print $1 }' | sort", "data.class=names-only"},
		{"env | sed 's/=.*//'", "data.class=names-only"},
		{"env | awk '{print $1}'", "data.class=secret-output"},
		{"env | awk -F= '{print $2}'", "data.class=secret-output"},
		{"env -0", "data.class=secret-output"},
		{"set | grep TOKEN | sed 's/^.*=//'", "data.class=secret-output"},
		{"set", "data.class=secret-output"},
		{"declare -px", "data.class=secret-output"},
		{"declare -x", "data.class=secret-output"},
		{"set -x; set +e; set -o pipefail", "shell.program=set !data.class=secret-output"},
		{"find . -execdir sh -c 'echo $PWD/{}' \\;", "shell.program=echo !data.class=secret-variable"},
		{"find . -execdir sh -c 'echo $DB_PWD/{}' \\;", "data.class=secret-variable"},
		{"find . -execdir sh -c 'echo $DB_PWD {}' \\;", "data.class=secret-variable"},
	})
}

// TestScriptsThatRename: the expression of rename is Perl, that of sed its own.
func TestScriptsThatRename(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"rename -n 's/a/b/' *.txt", "file.op=move !call.verb=delete"},
		{"rename 's/ /_/g; y/A-Z/a-z/' *.txt", "file.op=move"},
		{`rename 's/a/unlink("b")/e' *.txt`, "file.op=delete"},
		{"rename 'unlink(\"/srv/x\")' *.txt", "file.op=delete; file.path=/srv/x"},
		{"find . -name '*.c' -exec sed -i .bak -E 's/a/b/' {} +", "shell.program=sed !code.language=sed; shell.operand=.bak"},
		{"sed -i .bak 's/a/rm b/e' x.txt", "file.op=delete"},
		{"sed -i ‘s/a/b/g’ x.txt", "file.op=edit"},
	})
	none := func(line string) {
		if f := factsOf(t, "Bash", fmt.Sprintf(`{"command":%q}`, line)); len(f.Problems) > 0 {
			t.Errorf("%s: %v", line, f.Problems)
		}
	}
	none("rename 's/ /_/g; y/A-Z/a-z/' *.txt")
	none("find . -name '*.c' | xargs sed -i .bak -E 's/a/b/'")
	none("sed -i ‘s/a/b/g’ x.txt")
}

// TestPlacesOfPeople: where people live, come from or travel to is no place that data goes to.
func TestPlacesOfPeople(t *testing.T) {
	for _, c := range []struct {
		input string
		goes  bool
	}{
		{`{"street": "5 Main St", "city": "New York"}`, false},
		{`{"address": {"line1": "5 Main St", "postal_code": "10001", "country": "US", "state": "California"}}`, false},
		{`{"name": "Anna", "nationality": "Japan", "place_of_birth": "Tokyo"}`, false},
		{`{"name": "Anna", "shipping_country": "United States", "timezone": "America/New_York"}`, false},
		{`{"country": "United States"}`, true},
		{`{"country": "United States", "zip": true}`, true},
		{`{"region": "us-east-1", "city": "Bonn"}`, true},
		{`{"target_region": "us-east-1", "street": "5 Main St"}`, true},
	} {
		f := factsOf(t, "mcp__crm__copy_customers", c.input)
		if holds(f, "region.place=outside") != c.goes {
			t.Errorf("%s: a region outside: want %v\n%s", c.input, c.goes, show(f))
		}
	}
}
