package shell

import (
	"encoding/json"
	"strings"
	"testing"
)

func jqWords(args ...string) []Word {
	words := make([]Word, len(args))
	for i, a := range args {
		words[i] = Word{Text: a}
	}
	return words
}

func TestJQ(t *testing.T) {
	for _, c := range []struct{ args, want string }{ // two spaces between arguments
		{`-n  {a:1,"b c":[true,null,-2.5]}`, `{"a":1,"b c":[true,null,-2.5]}`},
		{`-nc  --arg  to  a@b.example  {to:$to, subject:"hi \($to)"}`, `{"to":"a@b.example","subject":"hi a@b.example"}`},
		{`--arg  to  "x"  --null-input  {$to}`, `{"to":"\"x\""}`},
		{`-rn  --argjson  n  4200  {amount:$n, cents: ($n * 100)}`, `{"amount":4200,"cents":"` + unknown + `"}`},
		{`-n  --arg  k  amount  {($k): 5}`, `{"amount":5}`},
		{`-n  {a: env.HOME, b: {c: $ENV.X}, d: [1, now, 3]}`, `{"a":"` + unknown + `","b":{"c":"` + unknown + `"},"d":[1,"` + unknown + `",3]}`},
		{`-n  {a: "X, y) }" | ascii_downcase, b: 2}`, `{"a":"x, y) }","b":2}`},
		{`-n  {a: "x, y) }" | explode, b: 2}`, `{"a":"` + unknown + `","b":2}`},
		{`-n  --arg  a  b"c  $a`, `"b\"c"`}, {`-rn  --arg  a  b"c  $a`, `b"c`}, {`-nj  "a\(1)"`, `a1`}, {`-n  --raw-output  42`, `42`},
		{`-rn  --arg  n  A  --arg  d  é  ($n+" "+$d)|@uri`, `A%20%C3%A9`}, {`-rn  --arg  n  A  $n+"b" | ascii_downcase | @base64`, `YWI=`},
		{`-rn  "YWI="|@base64d|tojson|@text`, `"ab"`}, {`-rn  (env.X + "a b")|@uri`, unknown}, {`-rn  "\(env.X) b"|@uri`, unknown + `%20b`},
		{`-rn  "a"|test("b")`, unknown}, {`-rn  "a", "b"`, unknown}, {`-rn  $ENV.HOME`, unknown},
		{`-n  --rawfile  k  ~/.ssh/id  {key:$k}`, `{"key":"` + unknown + `"}`},
		{`-n  --argjson  l  ["a",{"b":1}]  {a:"x \($l) y"}`, `{"a":"x [\"a\",{\"b\":1}] y"}`},
		{`-n  --arg  y  ed  {a:("re" + "ject" + $y), b:(1 + 2), c:"x"+null}`, `{"a":"rejected","b":"` + unknown + `","c":"` + unknown + `"}`},
		{`-n  --arg  a  x\u003cy<&  {a:$a}`, `{"a":"x\\u003cy<&"}`},
		{`-n  {b}`, `{"b":null}`},
		{`-n  --arg  a  1  --arg  a  2  {a:($a)} # the first counts`, `{"a":"1"}`},
		{`-n  --indent  2  -L  {z:1}  {a:"b` + "\n" + `c"}`, `{"a":"b\nc"}`},
		{`-n  {a:1, (env.K): 2}`, unknown},
		{`{a:1}`, unknown}, {`-n  now`, unknown}, {`-n  -f  x.jq`, unknown}, {`-n`, unknown}, {`-n  {a:1} | .a`, unknown},
	} {
		if got := strings.TrimSpace(jqText(jqWords(strings.Split(c.args, "  ")...))); got != c.want {
			t.Errorf("%s: %s, want %s", c.args, got, c.want)
		}
	}
}

// A member of a known input is picked by the way to it.
func TestJQPicked(t *testing.T) {
	const input = `{"policy": "{\"a\":1}", "list": [{"b c": [true]}], "n": null}`
	for _, c := range []struct{ args, want string }{
		{`-r  .policy`, `{"a":1}`}, {`.policy`, `"{\"a\":1}"`}, {`.list[0]["b c"][0]`, `true`}, {`.list[3].x`, `null`}, {`.policy.x`, `null`},
		{`.list[]`, unknown}, {`.a | .b`, unknown}, {`-n  {a:1}`, `{"a":1}`}, {`..`, unknown},
	} {
		if got := strings.TrimSpace(jqPicked(jqWords(strings.Split(c.args, "  ")...), input)); got != c.want {
			t.Errorf("%s: %s, want %s", c.args, got, c.want)
		}
	}
	if got := jqPicked(jqWords(".a"), unknown); got != unknown {
		t.Errorf("of no JSON: %s", got)
	}
}

// What is printed is bounded, however often a long value stands in it.
func TestJQBounds(t *testing.T) {
	long := strings.Repeat("a", 30000)
	if got := jqText(jqWords("-n", "--arg", "x", long, "["+strings.Repeat("$x,", 10000)+"1]")); got != unknown {
		t.Errorf("%d bytes", len(got))
	}
}

func FuzzJQ(f *testing.F) {
	for _, s := range []string{`{a:$x}`, `{"a\(1)":[`, `{(`, `{$x`, `[{a:{b:"`, `{a:1}}`, `["\`, `{a:"b \($l)"}`} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, program string) {
		got := jqText(jqWords("-n", "--arg", "x", "y", "--argjson", "l", `["a"]`, program))
		if got != unknown && !json.Valid([]byte(got)) {
			t.Errorf("%q: %q", program, got)
		}
		if len(got) > 16*len(program)+64 {
			t.Errorf("%q: %d bytes", program, len(got))
		}
	})
}
