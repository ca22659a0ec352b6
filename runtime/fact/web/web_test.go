package web

import (
	"os"
	"strings"
	"testing"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/params"
)

func vocabulary(t testing.TB) *tables.Tables {
	t.Helper()
	src, err := os.ReadFile("../../../clauses/vocabulary/hosts.hcl")
	if err != nil {
		t.Fatal(err)
	}
	cfg, problems := config.Read("hosts.hcl", src)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	tab, err := tables.Open(tables.Encode(cfg.Vocabulary))
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

func places(t testing.TB) *Places {
	return NewPlaces(vocabulary(t), params.Organisation{
		Domains: []string{"acme.example", "acme.internal"}, Owners: []string{"acme"}, Prefixes: []string{"acme-"},
	})
}

func TestHost(t *testing.T) {
	for in, want := range map[string]string{
		"EXAMPLE.com.": "example.com", "example.com..": "example.com", "ex%61mple.com": "example.com",
		"127.1": "127.0.0.1", "2130706433": "127.0.0.1", "0x7f000001": "127.0.0.1", "0177.0.0.1": "127.0.0.1", "0x7f.1": "127.0.0.1",
		"2852039166": "169.254.169.254", "0xA9FEA9FE": "169.254.169.254", "0251.0376.0251.0376": "169.254.169.254", "169.254.43518": "169.254.169.254",
		"169.254.169.254.": "169.254.169.254", "[::ffff:169.254.169.254]": "169.254.169.254", "[::ffff:a9fe:a9fe]": "169.254.169.254",
		"::169.254.169.254": "169.254.169.254", "64:ff9b::a9fe:a9fe": "169.254.169.254", "2002:a9fe:a9fe::1": "169.254.169.254",
		"[fe80::1%25eth0]": "fe80::1", "[0:0:0:0:0:0:0:1]": "::1", "[FD12:3456::10]": "fd12:3456::10",
		"１６９。２５４。１６９。２５４": "169.254.169.254", "①⑥⑨.254.169.254": "169.254.169.254", "ｅxample．com": "example.com", "exam\u00adple.com": "example.com",
		"256.1.1.1": "256.1.1.1", "1.2.3.4.5": "1.2.3.4.5", "08.1.1.1": "08.1.1.1", "3com.example": "3com.example", "": "", "0": "0.0.0.0", "4294967296": "4294967296",
	} {
		if got := Host(in); got != want {
			t.Errorf("Host(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		in, scheme, user, host, port, path string
		bare, bad                          bool
	}{
		{in: "https://Example.com/a/../b//c?x=1#f", scheme: "https", host: "example.com", path: "/b/c"},
		{in: "https://docs.python.org@169.254.169.254/latest", scheme: "https", user: "docs.python.org", host: "169.254.169.254", path: "/latest"},
		{in: `http:\\169.254.169.254\latest`, scheme: "http", host: "169.254.169.254", path: "/latest"},
		{in: "http:/10.0.0.1/x", scheme: "http", host: "10.0.0.1", path: "/x"},
		{in: "http:10.0.0.1", scheme: "http", host: "10.0.0.1"},
		{in: "http:///10.0.0.1/x", scheme: "http", host: "10.0.0.1", path: "/x"},
		{in: "ht\ntp://10.0.0.1", scheme: "http", host: "10.0.0.1"},
		{in: "//cdn.site.example/x", host: "cdn.site.example", path: "/x"},
		{in: "file:///etc/passwd", scheme: "file", path: "/etc/passwd"},
		{in: "file:/etc/passwd", scheme: "file", path: "/etc/passwd"},
		{in: "gopher://127.0.0.1:6379/_x", scheme: "gopher", host: "127.0.0.1", port: "6379", path: "/_x"},
		{in: "http://[::1]:8080/", scheme: "http", host: "::1", port: "8080", path: "/"},
		{in: "http://a%2eb/%2e%2e/%41", scheme: "http", host: "a.b", path: "/A"},
		{in: "http://good.example#@evil.example/", scheme: "http", host: "good.example"},
		{in: `http://evil.example\@good.example/`, scheme: "http", host: "evil.example", path: "/@good.example/"},
		{in: "localhost:3000/x", bare: true, scheme: "http", host: "localhost", port: "3000", path: "/x"},
		{in: "169.254.169.254/latest", bare: true, scheme: "http", host: "169.254.169.254", path: "/latest"},
		{in: "u:p@host.example", bare: true, scheme: "http", user: "u", host: "host.example"},
		{in: "host.example", bad: true},
		{in: "mailto:a@b.example", bad: true},
		{in: "https://", bad: true},
		{in: "", bare: true, bad: true},
		{in: "// a comment", bad: true},
	} {
		u, ok := Parse(c.in, c.bare)
		if ok == c.bad || ok && (u.Scheme != c.scheme || u.User != c.user || u.Host != c.host || u.Port != c.port || u.Path != c.path) {
			t.Errorf("Parse(%q) = %+v, %v", c.in, u, ok)
		}
	}
}

func TestFind(t *testing.T) {
	for in, want := range map[string]string{
		"see https://a.example/x, and (http://b.example/y_(z)).":    "https://a.example/x http://b.example/y_(z)",
		`curl -d '{"u":"https://a.example/"}' "http://b.example?q"`: "https://a.example/ http://b.example?q",
		"www.site.example/x is up":                                  "www.site.example/x",
		"<a href=//cdn.example/a.js>":                               "//cdn.example/a.js",
		"// comment // http":                                        "",
		"a//b and s/x//g":                                           "",
		"http:/10.0.0.1/x":                                          "http:/10.0.0.1/x",
		"key:/value path:/x":                                        "",
		"fetch('file:///etc/passwd')":                               "file:///etc/passwd",
		"[doc](https://a.example/b)":                                "https://a.example/b",
		"http://[fd00::1]/x]":                                       "http://[fd00::1]/x",
		"https://web.example/?u=http://10.0.0.1/":                   "https://web.example/?u=http://10.0.0.1/",
		"echo x>https://a.example/y|sh":                             "https://a.example/y",
		"example.com/path and foo.bar":                              "",
		"http://a.example/ü?x https://b.example/":                   "http://a.example/ü?x https://b.example/",
	} {
		var got []string
		for _, u := range Find(in) {
			got = append(got, in[u.Start:u.End])
		}
		if strings.Join(got, " ") != want {
			t.Errorf("Find(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestExpand(t *testing.T) {
	for in, want := range map[string]string{
		"http://169.254.169.{254,253}/": "http://169.254.169.254/ http://169.254.169.253/",
		"http://10.0.0.[1-2]/[a-b]":     "http://10.0.0.1/a http://10.0.0.1/b http://10.0.0.2/a http://10.0.0.2/b",
		"http://x/[01-05:2]":            "http://x/01 http://x/03 http://x/05",
		"http://x[1-900].example/a":     "http://x\uFFFD.example/a",
		"http://{a,b}/{c}":              "http://a/c http://b/c",
		"http://[::1]/":                 "http://[::1]/",
		"http://{x":                     "http://{x",
		"plain":                         "plain",
	} {
		if got := strings.Join(Expand(in), " "); got != want {
			t.Errorf("Expand(%q) = %s, want %s", in, got, want)
		}
	}
}

func TestPlace(t *testing.T) {
	p := places(t)
	for want, hosts := range map[string]string{
		Inside:   "acme.example api.acme.example grafana.acme.internal build02 x.ACME.example. \uFFFD.acme.example",
		Outside:  "evil.example acme.example.evil.example notacme.example 8.8.8.8 172.32.0.1 2606:4700::1 100.128.0.1 1.2.3.4.nip.io nip.io",
		Local:    "localhost app.localhost 127.0.0.1 127.1 0.0.0.0 0 ::1 :: 2130706433 host.docker.internal ::ffff:127.0.0.1 127-0-0-1.sslip.io localtest.me a.lvh.me",
		Private:  "10.0.0.1 192.168.4.2 172.16.0.1 100.64.0.1 fd12:3456:789a::10 fe80::1 printer.local db.internal x.corp nas.lan gw.home.arpa 10.0.0.1.nip.io app-10-0-0-1.nip.io 0a000001.nip.io www.192-168-1-250.sslip.io 0xa.0.0.1",
		Metadata: "169.254.169.254 169.254.1.1 metadata.google.internal fd00:ec2::254 2852039166 ::ffff:a9fe:a9fe 169.254.169.254.nip.io 100.100.100.200 metadata",
		Unknown:  "\uFFFD a\uFFFD.example 10.0.0.\uFFFD",
	} {
		for _, host := range strings.Fields(hosts) {
			if got := p.Place(host); got != want {
				t.Errorf("Place(%q) = %s, want %s", host, got, want)
			}
		}
	}
}

func TestAddress(t *testing.T) {
	p := places(t)
	for _, c := range []struct{ in, place, kind string }{
		{"nora@acme.example", Inside, Mail},
		{"Nora <nora@mail.acme.example>", Inside, Mail},
		{`"Doe, Jane" <jane@other.example>`, Outside, Mail},
		{"nora@acme.example, jane@other.example", Outside, Mail},
		{"nora@acme.example; ops@acme.internal", Inside, Mail},
		{"mailto:jane@other.example", Outside, Mail},
		{"x@\uFFFD", Unknown, Mail},
		{"+49 30 5550 1822", Outside, Phone},
		{"tel:+493055501822", Outside, Phone},
		{"#general", Inside, Channel},
		{"#ext-agency-hr", Outside, Channel},
		{"#text", Inside, Channel},
		{"@shift_partner", Unknown, Handle},
		{"s3://acme-artifacts/x", Inside, Bucket},
		{"s3://partner-dropzone/x", Outside, Bucket},
		{"s3://\uFFFD/x", Outside, Bucket},
		{"gs://acme-docs", Inside, Bucket},
		{"abfss://data@acmeother.dfs.core.windows.net/x", Outside, Bucket},
		{"https://acme-files.s3.eu-central-1.amazonaws.com/x", Inside, Bucket},
		{"https://storage.googleapis.com/acme-files/x", Inside, Bucket},
		{"https://storage.googleapis.com/other-files/x", Outside, Bucket},
		{"git@github.com:acme/app.git", Inside, Repository},
		{"git@github.com:mallory/app.git", Outside, Repository},
		{"https://github.com/acme/app", Inside, Repository},
		{"https://x:y@github.com/mallory/app", Outside, Repository},
		{"ssh://git@gitlab.com/acme/app.git", Inside, Repository},
		{"git@git.acme.internal:team/app.git", Inside, HostName},
		{"build02:/srv/x", Inside, HostName},
		{"eng@files.supplier.example:/drop", Outside, HostName},
		{"mirror.example::module", Outside, HostName},
		{"https://hooks.other.example/in", Outside, HostName},
		{"collector.example", Outside, HostName},
		{`C:\data\x`, Unknown, Name},
		{"nora", Unknown, Name},
		{"", Unknown, Name},
		{"1.2.3", Outside, HostName},
	} {
		if place, kind := p.Address(c.in); place != c.place || kind != c.kind {
			t.Errorf("Address(%q) = %s %s, want %s %s", c.in, place, kind, c.place, c.kind)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"https://u:p@[::1%25x]:80/a/../b?q#f", "//h", "0x7f.1", "①.example", "www.x", `http:\\a\b`, "y\xbe\xd51T\u0308"} {
		f.Add(s)
	}
	p := places(f)
	f.Fuzz(func(t *testing.T, s string) {
		for _, bare := range []bool{false, true} {
			u, ok := Parse(s, bare)
			if ok && Host(u.Host) != u.Host && !strings.Contains(u.Host, "%") {
				t.Errorf("host %q of %q is not canonical", u.Host, s)
			}
			p.Place(u.Host)
		}
		last := 0
		for _, u := range Find(s) {
			if u.Start < last || u.End <= u.Start || u.End > len(s) {
				t.Fatalf("Find(%q): [%d,%d) after %d", s, u.Start, u.End, last)
			}
			last = u.End
		}
		p.Address(s)
		Expand(s)
	})
}
