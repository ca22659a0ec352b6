package vocabulary

import (
	"reflect"
	"testing"
)

func TestParseGrammar(t *testing.T) {
	plain := func(change func(*Program)) *Program {
		p := newProgram("p")
		change(p)
		return p
	}
	for text, want := range map[string]*Program{
		"":                       plain(func(*Program) {}),
		"\n  # a comment\n\n":    plain(func(*Program) {}),
		"sub 2":                  plain(func(p *Program) { p.Sub = 2 }),
		"  operands text read  ": plain(func(p *Program) { p.Operands = []Role{RoleText, RoleRead} }),
		"operands value write":   plain(func(p *Program) { p.Operands = []Role{RoleValue, RoleWrite} }),
		"operands read\nlast write\nstdin body\nlanguage python": plain(func(p *Program) {
			p.Operands, p.Last, p.Stdin, p.Language = []Role{RoleRead}, RoleWrite, RoleBody, "python"
		}),
		"pairs read --slurpfile; -A --rawfile": plain(func(p *Program) {
			p.Pairs = map[string]Role{"--slurpfile": RoleRead, "-A": RoleRead, "--rawfile": RoleRead}
			p.Flags = map[string]string{"--slurpfile": "--slurpfile", "-A": "--rawfile", "--rawfile": "--rawfile"}
		}),
		"until -exec; -ok": plain(func(p *Program) { p.Until = []string{"-exec", "-ok"} }),
		"words\nelevates\nremote-run\nbundled": plain(func(p *Program) {
			p.Words, p.Elevates, p.Remote, p.Bundled = true, true, true, true
		}),
		"flags -r -R --recursive; -v": plain(func(p *Program) {
			p.Flags = map[string]string{"-r": "--recursive", "-R": "--recursive", "--recursive": "--recursive", "-v": "-v"}
		}),
		"output -o --output; -O\nvalue -n": plain(func(p *Program) {
			p.Flags = map[string]string{"-o": "--output", "--output": "--output", "-O": "-O", "-n": "-n"}
			p.Options = map[string]Role{"-o": RoleOutput, "--output": RoleOutput, "-O": RoleOutput, "-n": RoleValue}
		}),
		"remote -r": plain(func(p *Program) { // the role, not remote-run
			p.Flags, p.Options = map[string]string{"-r": "-r"}, map[string]Role{"-r": RoleRemote}
		}),
	} {
		got, err := ParseGrammar("p", text)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q\n got %+v %v\nwant %+v", text, got, err, want)
		}
	}
}

func TestParseGrammarSections(t *testing.T) {
	p, err := ParseGrammar("p", "sub 1\n[push | remote   add]\noperands url\n[push]\nflags -f --force\n[pull]\nsub 2")
	if err != nil {
		t.Fatal(err)
	}
	push := p.Commands["push"]
	if push == nil || push != p.Commands["remote add"] || len(p.Commands) != 3 {
		t.Fatalf("got %+v", p.Commands)
	}
	if push.Operands[0] != RoleURL || push.Flags["-f"] != "--force" || p.Sub != 1 || p.Commands["pull"].Sub != 2 {
		t.Errorf("got %+v and %+v", p, push)
	}
}

func TestParseGrammarRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"operands drink":        `line 1: "drink" is no role`,
		"\nlast drink":          `line 2: "drink" is no role`,
		"stdin drink":           `line 1: "drink" is no role`,
		"drink -d":              `line 1: "drink" is no role`,
		"sub":                   `line 1: "" is no number from 0 to 8`,
		"sub x":                 `line 1: "x" is no number from 0 to 8`,
		"sub -1":                `line 1: "-1" is no number from 0 to 8`,
		"sub 9":                 `line 1: "9" is no number from 0 to 8`,
		"words -x":              `line 1: words stands alone, without "-x"`,
		"[push":                 `line 1: "[push" does not end with ]`,
		"[]":                    `line 1: "[]" names no operation`,
		"[push | ]":             `line 1: "[push | ]" names no operation`,
		"[push]\n[pull | push]": `line 2: the operation "push" has a grammar of its own already`,
	} {
		if p, err := ParseGrammar("p", text); err == nil || p != nil || err.Error() != want {
			t.Errorf("%q: %v %v, want %s", text, p, err, want)
		}
	}
}

func FuzzParseGrammar(f *testing.F) {
	for _, s := range []string{"sub 1\noperands read\n[push | send]\nflags -r -R --recursive; -v", "[", "[]\n]", "until ;;", "output -o\r\n\tlast write"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParseGrammar("p", text)
		if (p == nil) != (err != nil) {
			t.Fatalf("%q: %v %v", text, p, err)
		}
		if p == nil {
			return
		}
		if p.Sub < 0 || p.Sub > maxSub {
			t.Fatalf("%q: sub %d", text, p.Sub)
		}
		for o := range p.Options {
			if _, ok := p.Flags[o]; !ok {
				t.Fatalf("%q: %s has no canonical spelling", text, o)
			}
		}
	})
}
