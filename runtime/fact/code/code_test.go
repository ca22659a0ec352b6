package code

import (
	"strings"
	"testing"
	"time"
)

func TestCalls(t *testing.T) {
	for _, language := range []string{"python", "node", "perl", "ruby", "php", "r", "awk", "sed"} {
		t.Run(language, func(t *testing.T) { compare(t, language) })
	}
}

func TestLanguages(t *testing.T) {
	if calls, ok := Calls("cobol", "x()"); ok || calls != nil {
		t.Errorf("an unknown language gave %v, %v", calls, ok)
	}
	for _, name := range []string{"python3", "javascript", "typescript", "ts", "deno"} {
		if calls, ok := Calls(name, "f(1)"); !ok || len(calls) != 1 {
			t.Errorf("%s gave %v, %v", name, calls, ok)
		}
	}
}

func TestSpans(t *testing.T) {
	text := "import os\nos.remove('a'); x = f\"{g(1)}\"\n"
	calls, _ := Calls("python", text)
	var got []string
	for _, c := range calls {
		got = append(got, text[c.Span[0]:c.Span[1]])
	}
	if want := "os.remove('a')|g(1)"; strings.Join(got, "|") != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestBounds(t *testing.T) {
	if calls, ok := Calls("node", strings.Repeat("f();", MaxCalls+1)); ok || len(calls) != MaxCalls {
		t.Errorf("%d calls, ok %v", len(calls), ok)
	}
	if calls, ok := Calls("python", strings.Repeat(" ", MaxText+1)); ok || calls != nil {
		t.Errorf("too long a text gave %v, %v", calls, ok)
	}
	if _, ok := Calls("node", strings.Repeat("(", 5000)+"f()"+strings.Repeat(")", 5000)); ok {
		t.Error("a deep text is said to be read")
	}
	calls, _ := Calls("python", "a='x'\n"+strings.Repeat("a=a+a\n", 60)+"f(a)")
	if len(calls) != 1 || len(calls[0].Args) != 1 || len(calls[0].Args[0].Value) > maxValue {
		t.Error("a doubled text grew")
	}
	calls, _ = Calls("python", "a={}\n"+strings.Repeat("a={'x':a,'y':a}\n", 60)+"f(a)")
	if len(calls) != 1 || len(calls[0].Args) > maxArgs {
		t.Error("a doubled object grew")
	}
	calls, _ = Calls("python", "f([x for x in range(0, 9223372036854775807, 4611686018427387904)])")
	if len(calls) != 2 {
		t.Errorf("a range that runs over: %v", calls)
	}
	calls, _ = Calls("node", "a"+strings.Repeat(".f(1)", 3000))
	if n := len(calls[len(calls)-1].Name); n > 2*maxName {
		t.Errorf("a long chain has a name of %d bytes", n)
	}
}

// TestTime reads long texts that invite repeated scans: four times the text may take a dozen times as long, not more.
func TestTime(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, piece := range pieces {
		for _, name := range []string{"python", "node", "perl", "ruby", "php", "r"} {
			var short, long time.Duration
			slow := true
			for range 4 { // a busy machine can make one measurement look bad, not four
				short, long = took(name, piece, 1<<13), took(name, piece, 1<<15)
				if slow = long > 200*time.Millisecond && long > 12*short; !slow {
					break
				}
			}
			if slow {
				t.Errorf("%s %q…: %v, and of four times that, %v", name, piece, short, long)
			}
		}
	}
}

var pieces = []string{"(", "[", "{", "f(", "a.b(", "`${", "f\"{", "\"#{", "for(", "for(function(){", "for x in ", "for ((", "[x for x in ", "x=>", "(a)=>{", "lambda x:",
	"a+", "a='b'+", "a.", "'", "\"", "<<A\n", "<<~A\n", "qw(", "s/a/b/e;", "%w[", "/", "/a", "<", "a<", "f\"{x}", "`${a}`", "a||", "a?b:", "a,", "import a.", "from a import b,",
	"class a ", "def f(", "def f(a):\n", "function f(a){", "@", "$", "$$", "a=a+a;", "a=[a,a];", "f'''{", "\\", "?", "|x|", "do |x| ", "if (", "new ", "await ", "}", ")}", "# \n", "/*", "?>", "<?php ",
	"print F ", "f \"a\", ", "@{[", "\"@{[", "a::", "a->b(", "x.map(x=>", "open(F,'>a');print F 'x';", "x |> f() ", "x[", "c(", "paste0(a, "}

func took(language, piece string, n int) time.Duration {
	text := strings.Repeat(piece, n/len(piece))
	best := time.Hour
	for range 2 {
		start := time.Now()
		Calls(language, text)
		best = min(best, time.Since(start))
	}
	return best
}

// Of more values than are kept, one cannot be known.
func TestManyAlternatives(t *testing.T) {
	for _, n := range []int{20, 300} {
		calls, _ := Calls("python", "import os\nfor p in ["+strings.Repeat("'a',", n)+"'b']: os.remove(p)")
		if len(calls) != 1 || len(calls[0].Args) == 0 || calls[0].Args[0].Known {
			t.Errorf("%d: %+v", n, calls)
		}
	}
}
