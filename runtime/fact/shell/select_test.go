package shell

import (
	"strings"
	"testing"
)

func TestSelected(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`$(echo xrmx | cut -c2-3) f`, "rm"},
		{`$(echo a:rm:b | cut -d: -f2) f`, "rm"},
		{`$(echo xm | sed 's/x/r/') f`, "rm"},
		{`$(echo '(xm)' | sed -E 's/\((.)(.)\)/r\2/') f`, "rm"},
		{`$(echo zn | sed 'y/zn/rm/') f`, "rm"},
		{`$(printf 'a\nxm\n' | sed '1d;2,$s/x/r/') f`, "rm"},
		{`$(printf 'a\nb\n' | sed '1i rm' | sed '/^[ab]$/d') f`, "rm"},
		{`$(printf 'a\nb\n' | sed '$!d;c\rm') f`, "rm"},
		{`$(printf 'a\nrm\nb\n' | sed -n '2p;2q') f`, "rm"},
		{`$(printf 'a\nrm\nb\n' | sed '/a/,1d;3!s/m/m/;/b/d') f`, "rm"},
		{`$(printf 'a\nrm\nb\n' | head -n 2 | tail -n1) f`, "rm"},
		{`$(printf 'rm\na\n' | tac | tail -1) f`, "rm"},
		{`$(echo 'x rm y' | awk '{print $2}') f`, "rm"},
		{`$(awk 'BEGIN{print "rm"}') f`, "rm"},
	} {
		find(t, Parse(c.src, testEnv()), c.want)
	}
}

func TestSelectedUnknown(t *testing.T) {
	for _, code := range []string{`s/x/r/w f`, `s/x/r`, `/x/{d}`, `s/x/r/e`, `d ` + unknown, `1~2d`, `a\`, `n;d`, `s/[/r/`, `$!N`, `s\x\r\`} {
		if text, ok := substituted(code, nil, "xm\n"); ok {
			t.Errorf("sed %q is taken to give %q", code, text)
		}
	}
	for _, list := range []string{"0", "x", "1-x", "-"} {
		if picked, ok := picks([]string{"a", "b"}, list); ok && list != "-" {
			t.Errorf("cut %q is taken to give %q", list, picked)
		}
	}
}

func TestRecipes(t *testing.T) {
	const rules = "x = 1\nall: dep\n\t@rm -rf a\n\t-echo $$b\ndep: ; touch c\n"
	for _, c := range []struct{ language, text, called, want string }{
		{"make", rules, "", "rm -rf a\necho $b\ntouch c\n"},
		{"make", rules, "dep", "touch c\n"},
		{"make", rules, "all X=1", "touch c\nrm -rf a\necho $b\n"},
		{"just", "v := 'x'\n# tidy\ntidy dir: fmt\n  @rm -rf {{dir}}/{{v}}\n  echo a\nfmt:\n\tgofmt -w .\n", "tidy", "gofmt -w .\nrm -rf " + unknown + "/" + unknown + "\necho a\n"},
		{"task", "version: '3'\ntasks:\n  tidy:\n    desc: tidy up\n    deps: [fmt]\n    cmds:\n      - rm -rf a\n      - task: \"x\"\n      - cmd: 'rm b'\n  fmt: gofmt -w .\n  x:\n    - echo x\n", "tidy",
			"gofmt -w .\necho x\n\nrm -rf a\nrm b\n"},
		{"scripts", `{"scripts":{"pretidy":"echo a","tidy":"rm -rf b","x":["c","d"]},"tasks":{"t":{"command":"e"}}}`, "run tidy", "echo a\nrm -rf b\n"},
		{"scripts", `{"scripts":{"x":"rm -rf b"}}`, "install", ""},
		{"scripts", `{"scripts":{"postinstall":"rm -rf b"}}`, "install", "rm -rf b\n"},
		{"scripts", `{"scripts":`, "x", ""},
	} {
		if got := rulebooks[c.language].recipes(c.text, strings.Fields(c.called)); got != c.want {
			t.Errorf("%s %s: got %q, want %q", c.language, c.called, got, c.want)
		}
	}
}

func TestPrintedInto(t *testing.T) {
	res := Parse("echo cm0= | base64 -d > f", testEnv())
	last := res.Commands[len(res.Commands)-1]
	if len(last.Redirs) != 1 || last.Redirs[0].Text != "rm" {
		t.Errorf("the file gets %+v", last.Redirs)
	}
	if len(res.Filled) != 1 {
		t.Errorf("filled are %v", res.Filled)
	}
}
