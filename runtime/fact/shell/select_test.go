package shell

import "testing"

func TestSelected(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`$(echo xrmx | cut -c2-3) f`, "rm"},
		{`$(echo a:rm:b | cut -d: -f2) f`, "rm"},
		{`$(echo xm | sed 's/x/r/') f`, "rm"},
		{`$(echo '(xm)' | sed -E 's/\((.)(.)\)/r\2/') f`, "rm"},
		{`$(echo zn | sed 'y/zn/rm/') f`, "rm"},
		{`$(printf 'a\nrm\nb\n' | head -n 2 | tail -n1) f`, "rm"},
		{`$(printf 'rm\na\n' | tac | tail -1) f`, "rm"},
		{`$(echo 'x rm y' | awk '{print $2}') f`, "rm"},
		{`$(awk 'BEGIN{print "rm"}') f`, "rm"},
	} {
		find(t, Parse(c.src, testEnv()), c.want)
	}
}

func TestSelectedUnknown(t *testing.T) {
	for _, code := range []string{`s/x/r/w f`, `s/x/r`, `/x/d`, `s/[/r/`, `$!N`, `s\x\r\`} {
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
	if got, want := recipes(rules), "rm -rf a\necho $b\ntouch c\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
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
