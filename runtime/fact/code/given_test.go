package code

import "testing"

func TestGiven(t *testing.T) {
	for _, c := range []struct {
		language, text, want string
		given                Given
	}{
		{"python", "import sys\nf(sys.argv[1], sys.argv[2:])", `f("a", 1.0="b")`, Given{Args: []string{"-", "a", "b"}}},
		{"python", "from sys import argv\nf(argv[1])", `f("a")`, Given{Args: []string{"-", "a"}}},
		{"python", "import sys\nf(sys.argv[1])", `f(~"` + Unknown + `")`, Given{}},
		{"node", "const [, , a] = process.argv; f(a, process.argv.slice(2).join('.'))", "f(\"a\", \"a.b\")\nlist.slice(\"2\")\nlist.join(\".\")", Given{Args: []string{"node", "-", "a", "b"}}},
		{"perl", "my $a = shift; f($a, $ARGV[0]); sub g { my $q = shift; f($q) }", "f(\"a\", \"b\")\nf(~\"" + Unknown + "\")", Given{Args: []string{"a", "b"}}},
		{"ruby", "f(ARGV[0])", `f("a")`, Given{Args: []string{"a"}}},
		{"php", "f($argv[1]);", `f("a")`, Given{Args: []string{"-", "a"}}},
		{"python", "import os\nf(os.environ['A'], os.getenv('B'))", "f(\"1\", ~\"" + Unknown + "\")\nos.environ(\"A\")\nos.getenv(\"B\")", Given{Env: []string{"A=1"}}},
	} {
		if got := briefs(Read(c.language, c.text, c.given)); got != c.want {
			t.Errorf("%s:\n%s\ngot:\n%s\nwant:\n%s", c.language, c.text, got, c.want)
		}
	}
}

// TestNegated reads constants behind negations.
func TestNegated(t *testing.T) {
	for _, c := range []struct{ language, text, want string }{
		{"node", "f({private: !true, a: !!1, c: !0})", `f(0.private="false", 0.a="true", 0.c="true")`},
		{"python", "f(private=not True, b=not not 0)", `f(private="false", b="false")`},
		{"ruby", "f(!nil)", `f("true")`},
		{"perl", "f(!0, !'0', !'a');", `f("true", "true", "false")`},
		{"node", `f(!"0", !"false", !"", !null)`, `f("false", "false", "true", "true")`},
		{"ruby", `f(!0, !"", !false)`, `f("false", "false", "true")`},
		{"python", `f(not 0, not "0", not "False", not None)`, `f("true", "false", "false", "true")`},
		{"php", `f(!'0', !NULL, !1);`, `f("true", "true", "false")`},
	} {
		if got := briefs(Read(c.language, c.text, Given{})); got != c.want {
			t.Errorf("%s: %s: got %s, want %s", c.language, c.text, got, c.want)
		}
	}
}

// TestFrom finds the calls that flow into an argument.
func TestFrom(t *testing.T) {
	for _, c := range []struct{ language, text, sink, want string }{
		{"python", "import os\nsend('u?k=' + os.environ['KEY'])", "send", "os.environ"},
		{"python", "import os, base64\nk = os.getenv('KEY')\nsend(base64.b64encode(k.encode()).decode())", "send", "os.getenv"},
		{"python", "send({'a': [open('f').read()]})", "send", "open"},
		{"python", "for line in open('f'):\n  send(line.strip()[::-1])", "send", "open"},
		{"node", "const k = process.env.KEY; send(`u?${Buffer.from(k).toString('hex')}`)", "send", "process.env"},
		{"node", "const k = process.env.KEY; send('a')", "send", ""},
		{"ruby", "send2(\"#{ENV['KEY']}\")", "send2", "ENV"},
	} {
		calls, _ := Calls(c.language, c.text)
		found := map[string]bool{}
		for _, k := range calls {
			for _, a := range k.Args {
				for _, i := range a.From {
					if k.Name == c.sink {
						found[calls[i].Name] = true
					}
				}
			}
		}
		if c.want != "" && !found[c.want] || c.want == "" && len(found) > 0 {
			t.Errorf("%s: into %s flow %v, want %s", c.text, c.sink, found, c.want)
		}
	}
}
