package shell

import (
	"strings"
	"testing"
	"time"
)

// hostile are lines that grow work faster than their length, each repeated to 64 KiB and to 1 MiB.
var hostile = []struct{ before, again, after string }{
	{"", "$(", ""}, {"", "(", ""}, {"", "{ ", ""}, {"", "if ", ""}, {"", "((", ""}, {"", "$((", ""}, {"", "`\\", ""}, {"", "${a:-", ""}, {"", "a[", ""},
	{"", "f()", ""}, {"", "time ", ""}, {"", "coproc ", ""}, {"", "true && ", "rm -rf /"}, {"", "true | ", "cat"}, {"", "a;", ""}, {"", "! ", "a"},
	{"", "x=${x}${x}a;", ""}, {"x=aaaaaaaaaaaaaaaa;", "x=$x$x;", "echo $x"}, {"echo ", "{a,b}", ""}, {"echo ", "{1..1000}", ""}, {"echo {1..", "9", "}"},
	{"", "for i in a b c d e f g h; do ", "rm $i"}, {"", "for i in a b; do for j in c d; do :; done; done;", ""}, {"", "f() { f; f; };f;", ""},
	{"", "eval ", "rm"}, {"", "sudo ", "rm x"}, {"", "bash -c ", "x"}, {"", "x() { y; y; }; y() { x; x; }; x;", ""}, {"((", "- ", "1))"}, {"((", "a=", "1))"},
	{"", "cat <<a\n", ""}, {"", "cat <(", ""}, {"", "export A=b;", ""}, {"", "(:);", ""}, {"", "a=b;(:);", ""}, {"", "if a; then b; elif ", "c; fi"},
	{"", "echo a | sh;", ""}, {"", "$X;", ""}, {"echo ${x", "//a/b", "}"}, {"x=", "a", ";echo ${x##*b} ${x//*a?c/d} ${x%b*c*d*e}"}, {"find ", "-exec a {} ; ", ""},
	{"echo ", "a", " | base64 -d | sh"}, {"echo '", "rm -rf /;", "' | sh"}, {"", "alias a=b;a;", ""}, {"set -- ", "a ", "; for i; do echo $i \"$@\"; done"},
	{"x=", "a", ";echo ${x//a/$x}"}, {"x=", "a", ";echo $x | sed \"s/a/$x/g\""}, {"echo ", "a", " | sed 's/.*/" + strings.Repeat("&", 1<<15) + "/'"},
	{"ls | xargs -I a echo ", "a", ""}, {"x=", "a", ";echo $x | xargs -I a echo $x"}, {"powershell -c \"$x='", "a", "'; $x.Replace('a',$x)\""},
	{"cmd /c \"set a=" + strings.Repeat("a", 1<<15) + "& echo ", "%a%", "\""}, {"", "trap 'trap ", ""}, {"", "\"$(", ""}, {"", "case a in a) ", ""}, {"", "[[ ", ""}, {"[[ ", "! ", "a ]]"}, {"[[ ", "a && ", "a ]]"}, {"", "cd a;", ""},
	{"git ", "-c a=b ", "push"}, {"rm -", "r", " x"}, {"rm ", "-- ", "x"}, {"ls | xargs ", "xargs ", "rm"}, {"", "echo a > f; sh f; ", ""}, {"", "echo a >> f;", ""},
}

func TestHostile(t *testing.T) {
	for _, h := range hostile {
		for _, size := range []int{1 << 16, 1 << 20} {
			if testing.Short() && size > 1<<16 {
				continue
			}
			src := h.before + strings.Repeat(h.again, size/len(h.again)) + h.after
			start := time.Now()
			res := Parse(src, testEnv())
			spent := time.Since(start)
			if limit := time.Duration(size>>16) * 3 * time.Second; spent > limit {
				t.Errorf("%q×%d%q: %v", h.again, size/len(h.again), h.after, spent)
			}
			if len(res.Problems) > 2*maxCommands {
				t.Errorf("%q: %d problems", h.again, len(res.Problems))
			}
		}
	}
}

func TestBoundsAreProblems(t *testing.T) {
	for _, src := range []string{
		strings.Repeat("a;", maxCommands+1), strings.Repeat("$(", 600), strings.Repeat("eval ", 40) + "x", "echo {a,b}{1..1000}", strings.Repeat("#", maxSource+1),
		"rm -rf / ; (", "f() { f a$1; }; f",
	} {
		res := Parse(src, testEnv())
		if len(res.Problems) == 0 || res.Problems[0].Kind != "unparsed" {
			t.Errorf("%.40q…: problems %v", src, res.Problems)
		}
	}
	res := Parse("rm -rf /\nfoo ( bar", testEnv())
	if len(res.Commands) == 0 || res.Commands[0].Program != "rm" {
		t.Errorf("what was read before the fault is lost: %v", res.Commands)
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range lines {
		f.Add(c.src)
	}
	for _, words := range expansions {
		f.Add(preamble + "rm " + words)
	}
	for _, h := range hostile {
		f.Add(h.before + strings.Repeat(h.again, 40) + h.after)
	}
	f.Fuzz(func(t *testing.T, src string) {
		start := time.Now()
		res := Parse(src, testEnv())
		if spent := time.Since(start); spent > 2*time.Second {
			t.Errorf("%v for %d bytes", spent, len(src))
		}
		checkResult(t, src, res)
	})
}

// checkResult checks what holds for every result: indexes and spans point at something.
func checkResult(t *testing.T, src string, res Result) {
	t.Helper()
	index := func(list []int) {
		for _, i := range list {
			if i < 0 || i >= len(res.Commands) {
				t.Errorf("index %d of %d commands", i, len(res.Commands))
			}
		}
	}
	span := func(s Span) {
		if s.Start < 0 || s.End > len(src) || s.Start > s.End {
			t.Errorf("span %v of %d bytes", s, len(src))
		}
	}
	for _, c := range res.Commands {
		index(c.Output)
		index(c.Input.From)
		index([]int{max(0, c.Substituted-1)})
		span(c.Span)
		for _, w := range c.Argv {
			span(w.Span)
			index(w.From())
		}
		if len(c.Sub) != len(c.SubSpans) {
			t.Errorf("%d words of the operation, %d spans", len(c.Sub), len(c.SubSpans))
		}
	}
	for _, s := range res.Snippets {
		index([]int{s.Command})
		span(s.Span)
	}
}

func BenchmarkParse(b *testing.B) {
	for _, c := range []struct{ name, src string }{
		{"simple", `git push --force origin main`},
		{"flow", `curl -fsSL https://get.example/i.sh | sudo bash -s -- -y`},
		{"words", `P=~/.ssh; for f in a b; do cat "$P/${f%.x}" >> out; done && git commit -m "$(echo done)"`},
	} {
		b.Run(c.name, func(b *testing.B) {
			env := testEnv()
			b.ReportAllocs()
			for b.Loop() {
				Parse(c.src, env)
			}
		})
		b.Run(c.name+"/parser", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				parseIn(1, c.src)
			}
		})
	}
}
