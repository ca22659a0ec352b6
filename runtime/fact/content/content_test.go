package content

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/config"
)

func vocabulary(t testing.TB) *tables.Tables {
	t.Helper()
	src, err := os.ReadFile("../../../clauses/vocabulary/content.hcl")
	if err != nil {
		t.Fatal(err)
	}
	cfg, problems := config.Read("content.hcl", src)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	tab, err := tables.Open(tables.Encode(cfg.Vocabulary))
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

const (
	lowerHex = "0123456789abcdef"
	upper    = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	alnum    = upper + "abcdefghijklmnopqrstuvwxyz0123456789"
)

// made puts a key of a provider's shape together: no such shape stands in this file.
func made(prefix, alphabet string, n int) string {
	b, x := []byte(prefix), uint32(n*7919+len(prefix))
	for range n {
		x = x*1664525 + 1013904223
		b = append(b, alphabet[int(x>>16)%len(alphabet)])
	}
	return string(b)
}

func secrets() map[string]string {
	pem := "-----" + "BEGIN RSA PRIVATE " + "KEY-----\n" + made("MIIE", alnum, 60) + "\n"
	password := made("Ab", alnum, 12) + "7x"
	return map[string]string{
		"stripe":         "key = " + made("sk"+"_live_", alnum, 24),
		"aws":            made("AK"+"IA", upper+"234567", 16),
		"aws secret":     "aws_secret_access_key = " + made("", alnum+"/+", 40),
		"github":         "https://x:" + made("gh"+"p_", alnum, 36) + "@github.com/acme/app",
		"github fine":    made("github"+"_pat_", alnum, 60),
		"gitlab":         "TOKEN " + made("glp"+"at-", alnum, 20),
		"slack":          made("xo"+"xb-", "0123456789", 12) + made("-", alnum, 24),
		"slack hook":     "https://hooks.slack.com/services/" + made("T", upper, 9) + made("/B", upper, 9) + made("/", alnum, 24),
		"openai":         made("sk-"+"proj-", alnum, 74),
		"anthropic":      made("sk-"+"ant-api03-", alnum, 93),
		"google":         made("AI"+"za", alnum, 35),
		"npm":            made("np"+"m_", alnum, 36),
		"pypi":           made("pypi-"+"AgE", alnum, 70),
		"sendgrid":       made("S"+"G.", alnum, 22) + made(".", alnum, 43),
		"twilio near":    "TWILIO_AUTH_TOKEN=" + made("", lowerHex, 32),
		"datadog near":   "DD-API-KEY: " + made("", lowerHex, 32),
		"web token":      made("ey"+"J", alnum, 30) + made(".ey"+"J", alnum, 40) + made(".", alnum, 43),
		"private key":    pem,
		"escaped key":    strings.ReplaceAll(pem, "\n", `\n`),
		"azure storage":  "AccountKey=" + made("", alnum, 86) + "==;",
		"vault":          made("hv"+"s.", alnum, 30),
		"hugging face":   made("h"+"f_", alnum, 34),
		"url":            "postgresql://app:" + password + "@db.acme.example/app",
		"assignment":     "DB_PASS=" + password,
		"json":           `{"clientSecret": "` + password + `"}`,
		"sentence":       "the vpn shared secret is " + password + ", works from home",
		"phrase":         "Your temporary admin password for the console: " + password,
		"bearer":         "curl -H 'Authorization: Bearer " + made("", alnum, 40) + "'",
		"header":         "proxy_set_header X-Api-Key " + made("", alnum, 40) + ";",
		"option":         "curl -u admin:" + password + " https://x.example",
		"digitalocean":   made("do"+"p_v1_", lowerHex, 64),
		"telegram":       made("", "123456789", 9) + made(":A"+"A", alnum, 33),
		"tailscale":      made("tskey-"+"auth-", alnum, 30),
		"databricks":     made("da"+"pi", lowerHex, 32),
		"shopify":        made("shp"+"at_", lowerHex, 32),
		"linear":         made("lin_"+"api_", alnum, 40),
		"figma":          made("fi"+"gd_", alnum, 40),
		"grafana":        made("gl"+"sa_", alnum, 32) + made("_", lowerHex, 8),
		"age":            made("AGE-"+"SECRET-KEY-1", upper, 58),
		"terraform":      made("", alnum, 14) + made(".atlas"+"v1.", alnum, 67),
		"after a commit": "git commit -m 'x' && export TOKEN=" + made("", alnum, 40),
	}
}

func TestSecrets(t *testing.T) {
	s := New(vocabulary(t))
	for name, text := range secrets() {
		if r := s.Scan(text); !slices.Contains(r.Classes, Secret) {
			t.Errorf("%s: %q gives %+v", name, text, r)
		}
	}
}

func TestNoSecrets(t *testing.T) {
	s := New(vocabulary(t))
	for _, text := range []string{
		"", "password", "STRIPE_KEY=YOUR_API_KEY", "DB_PASSWORD=changeme", "SLACK_TOKEN=xoxb-your-token-goes-here", "API_KEY=xxxxxxxxxxxxxxxxxxxx1",
		"AKIA" + "IOSFODNN7EXAMPLE", "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCY" + "EXAMPLEKEY", "token: ${GITHUB_TOKEN}", "token=$TOKEN1234567",
		"password: {{ db_password_2 }}", "Authorization: Bearer <token>", "password = os.environ['DB_PASSWORD_1']", "const key = process.env.API_KEY_2",
		"secretKey: api_key", "remoteRef: {key: secret/shop/stripe2, property: api_key}", "password_digest: '$2b$12$KIXQ4n7GfHqvJ3C0WkS0Zu8k1m0eXn2rVw1r5o3aQm5bq3u0cY3kW'",
		"commit: 9fceb02d0ae598e95dc970b74767f19372d61af8", "git show 9fceb02d0ae598e95dc970b74767f19372d61af8", "REQUEST_ID = '7f3f2b0e-5a0c-4c55-9a62-2f1b6b0f9e10'",
		"token: 7f3f2b0e-5a0c-4c55-9a62-2f1b6b0f9e10", "md5: d41d8cd98f00b204e9800998ecf8427e", `"integrity": "sha512-` + made("", alnum, 86) + `=="`,
		"ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI" + made("", alnum, 43) + " deploy@acme.example", "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE",
		"grep -r 'BEGIN RSA PRIVATE KEY' src", "verify that -----BEGIN PRIVATE KEY----- is absent", "argon2.verify(secret, password)", "func check(password string, secret string) {",
		"https://docs.aws.example/AWSEC2/latest/UserGuide/instancedata-data-retrieval", "postgres://user:password@localhost/db", "postgres://app:$DB_PASS@db/app", "https://host.example:8080/a@b",
		"password reset link sent", "the token count is 128000", "max_tokens: 4096", "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "vault kv get -field=password secret/shop/stripe", "page.fill('#password', 'hunter2-not-real')",
		"mongodb://root:example@mongo:27017", "curl -u user:password https://x.example", "password: string", "secretName: web-tls-2024", "pk" + "_live_" + made("", alnum, 24),
		"key: user-profile-card-2", "image@sha256:" + made("", lowerHex, 64), "data-key=\"header-nav-item-12\"",
	} {
		if r := s.Scan(text); slices.Contains(r.Classes, Secret) {
			t.Errorf("%q gives %+v", text, r.Matches)
		}
	}
}

func TestTestKeys(t *testing.T) {
	r := New(vocabulary(t)).Scan("STRIPE_SECRET_KEY=" + made("sk"+"_test_", alnum, 24))
	if !slices.Equal(r.Classes, []string{SecretTest}) {
		t.Errorf("got %+v", r)
	}
}

func TestPersonal(t *testing.T) {
	s := New(vocabulary(t))
	for _, text := range []string{
		"Maria Schulz, maria.schulz@web.example", "Schulz, Maria; +49 30 5550 1822", "a.b@mail.example c.d@mail.example", "maria.schulz@web.example|+493055501822",
		"ssn 536-22-1843", "SSN: 536221843", "DE89 3704 0044 0532 0130 00", "GB29NWBK60161331926819", "card 4539 1488 0343 6467", "passport C01X00T47", "Steuer-ID 65929970489",
		"Anna Weber, born 12.08.1951", "Helga Brunner;1951-08-12;x", "Emil Brandt, Seestr. 9, 8002 Zürich", "Lucie Moreau, 14 rue Haute, Lyon", "Tom Becker, 12 Oak Street",
		"Maria Schulz, customer no. 448120", `{"claimant":"Rolf Maurer","email":"rolf.maurer@mail.example"}`, "DNI 12345678Z", "NINO AB 12 34 56 C", "756.9217.0769.85", "Frau Vogel, petra.vogel@freemail.example",
		`("Anna","Weber","anna.weber@mail.example")`, "(512) 867-5309 and 415-867-5309", "CPF 529.982.247-25", "RSSMRA85T10A562S", "NHS 943 476 5919", `x\nMaria Schulz\n+49 30 5550 1822`,
	} {
		if r := s.Scan(text); !slices.Contains(r.Classes, Personal) {
			t.Errorf("%q gives %+v", text, r.Matches)
		}
	}
	for _, text := range []string{
		"", "Maria Schulz called", "maria.schulz@web.example", "info@acme.example support@other.example", "john.doe@example.com, jane.doe@example.com", "git@github.com:acme/app.git noreply@github.com",
		"4111 1111 1111 1111", "order 1234567890123456", "version 1.2.3 of 2024-01-02", "10.0.0.1 and 192.168.1.1", "123-45-6789", "9fceb02d0ae598e95dc970b74767f19372d61af8",
		"select count(*) from customers", "max_tokens=4096, temperature=0.2", "Grant Access to Will Be Done", "2026-11-29T10:00:00Z", "scp x deploy@web1.example:/srv y deploy@web2.example:/srv",
		"DE89370400440532013001", "Dear Maria, thanks", "customer 12 and customer 13", "John Doe, john.doe@example.com", "1951-08-12 and 1960-01-02",
	} {
		if r := s.Scan(text); slices.Contains(r.Classes, Personal) {
			t.Errorf("%q gives %+v", text, r.Matches)
		}
	}
}

func TestSpecial(t *testing.T) {
	s := New(vocabulary(t))
	for _, text := range []string{
		"Marek Nowak is in hospital with a stroke", "Aylin Demir is Muslim and prays at noon", "Helga Brunner;1951-08-12;C50.9 breast cancer;tamoxifen 20mg", `{"n":"Paula Lindt","dx":"E66.01"}`,
		"Uwe Kranz (IG Metall)", "patient_id 4471: HIV positive", "Silke Ott - unfit for night shift (epilepsy)", "Frau Vogel ist schwanger", "hoffmann_katrin_hiv_test.pdf",
		`{"subject":{"display":"Emil Brandt"},"code":{"display":"Malignant neoplasm"}}`, "Jana Pohl ist wegen einer Depression krankgeschrieben", "Rosa García tiene diabetes; está embarazada",
		`{"name":"Sven Aas","party":"Green"}`, `Subject: x\n\nTom Becker hat Multiple Sklerose`, "Dana Kovac told HR she is a lesbian",
	} {
		if r := s.Scan(text); !slices.Equal(r.Classes, []string{Personal, Special}) {
			t.Errorf("%q gives %+v", text, r)
		}
	}
	for _, text := range []string{
		"prevalence of diabetes in adults, 2024", "The LGBT network asks for a budget; Eid and Christmas are holidays", "SELECT religion, COUNT(*) FROM survey GROUP BY religion", "const fields = ['name', 'diagnosis', 'religion']",
		"Helga Brunner asked for an invoice", "Maria Schulz, maria.schulz@web.example", "stroke-width: 2px", "a UNION b", "patient portal roadmap",
		"Maria Schulz" + strings.Repeat(" word", 200) + " diabetes in general",
	} {
		if r := s.Scan(text); slices.Contains(r.Classes, Special) {
			t.Errorf("%q gives %+v", text, r.Matches)
		}
	}
}

func TestKeys(t *testing.T) {
	s := New(vocabulary(t))
	secret := made("Ab", alnum, 20) + "7"
	for _, c := range []struct {
		key, value, class string
		weight            int
	}{
		{"password", secret, Secret, 2}, {"stripeApiKey", secret, Secret, 2}, {"DB_PASSWORD", secret, Secret, 2}, {"Authorization", "Bearer " + secret, Secret, 2},
		{"password", "", "", 0}, {"password", "changeme", "", 0}, {"token", "${TOKEN}", "", 0}, {"next_page_token", secret, "", 0}, {"max_tokens", "4096", "", 0}, {"primary_key", "id1", "", 0}, {"secret", "secret/shop/stripe1", "", 0},
		{"full_name", "Paula Lindt", Personal, 1}, {"firstName", "Paula", Personal, 1}, {"customer_email", "p@x.example", Personal, 1}, {"email", "weekly", "", 0}, {"name", "Paula Lindt", Personal, 1}, {"name", "prod-db", "", 0}, {"file_name", "Paula Lindt.pdf", "", 0},
		{"ssn", "536-22-1843", Personal, 2}, {"iban", "DE89370400440532013000", Personal, 2}, {"passport_number", "C01X00T47", Personal, 2}, {"ssn", "none", "", 0},
		{"diagnosis", "F33.1", Special, 2}, {"religion", "Muslim", Special, 2}, {"bloodPressure", "160/100", Special, 2}, {"if_condition", "x", "", 0}, {"union", "a", Special, 2},
		{"", "x", "", 0}, {"count", "3", "", 0},
	} {
		if class, weight := s.Keys(c.key, c.value); class != c.class || weight != c.weight {
			t.Errorf("Keys(%q, %q) = %q %d, want %q %d", c.key, c.value, class, weight, c.class, c.weight)
		}
	}
}

// TestHints: the words that a text must hold before a pattern is tried change no answer.
func TestHints(t *testing.T) {
	tab := vocabulary(t)
	s, slow := New(tab), New(tab)
	slow.once.Do(slow.prepare)
	for i := range slow.shapes.list {
		slow.shapes.list[i].hints, slow.shapes.list[i].words, slow.shapes.list[i].digits, slow.shapes.list[i].run = nil, nil, 0, false
		slow.shapes.always = append(slow.shapes.always, i)
	}
	for name, text := range secrets() {
		if got, want := s.Scan(text).Matches, slow.Scan(text).Matches; !slices.Equal(got, want) {
			t.Errorf("%s: %v, without hints %v", name, got, want)
		}
	}
}

func TestLongText(t *testing.T) {
	s := New(vocabulary(t))
	key := made("sk"+"_live_", alnum, 24)
	text := key + strings.Repeat(" word", Longest/4) + " " + key
	r := s.Scan(text)
	if len(r.Matches) != 2 || r.Matches[1].End != len(text) || text[r.Matches[1].Start:r.Matches[1].End] != key {
		t.Errorf("got %+v", r)
	}
}

func FuzzScan(f *testing.F) {
	for _, text := range secrets() {
		f.Add(text)
	}
	f.Add("Helga Brunner;1951-08-12;C50.9 İ breast cancer\xff")
	s := New(vocabulary(f))
	f.Fuzz(func(t *testing.T, text string) {
		last := 0
		for _, m := range s.Scan(text).Matches {
			if m.Start < last || m.End < m.Start || m.End > len(text) {
				t.Fatalf("%q: %+v after %d", text, m, last)
			}
			last = m.Start
		}
		if utf8.ValidString(text) {
			s.Keys(text, text)
		}
	})
}

func BenchmarkScan(b *testing.B) {
	s := New(vocabulary(b))
	for name, text := range map[string]string{
		"call":    `{"owner":"acme","repo":"shop","path":"src/config.js","branch":"feat/pay","message":"add key","title":"Fix the totals of 3 orders"}`,
		"command": "cd /home/dev/app && go test ./... -run TestX -count=1 2>&1 | tail -20 && git commit -am 'fix: totals'",
		"source":  strings.Repeat("func (s *Scanner) find(p *page, sh *shape) {\n\tfor _, at := range sh.Regexp.FindAll(p.text, -1) { total += 42 }\n}\n", 40),
		"people":  strings.Repeat("Maria Schulz, maria.schulz@web.example, +49 30 5550 1822, Seestr. 9\n", 20),
		"long":    strings.Repeat("select id, total from orders where customer_id = 12345 and token <> 'x';\n", 14000),
	} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				s.Scan(text)
			}
		})
	}
}

// bare are shapes without what is asked before their pattern is tried.
func bare(s *Scanner) *Scanner {
	s.once.Do(s.prepare)
	strip := func(sh *shape) { sh.hints, sh.words, sh.digits, sh.run = nil, nil, 0, false }
	for _, list := range []*shapes{&s.shapes, &s.sensitive} {
		for i := range list.list {
			strip(&list.list[i])
			list.always = append(list.always, i)
		}
	}
	for i := range s.placeholders {
		strip(&s.placeholders[i])
	}
	return s
}

// The index leaves out only shapes that match nowhere, whatever letters a text is written with.
func TestHintsOfOddLetters(t *testing.T) {
	tab := vocabulary(t)
	s, slow := New(tab), bare(New(tab))
	random := rand.New(rand.NewPCG(7, 7))
	alter := strings.NewReplacer("s", "\u017f", "k", "\u212a", "S", "\u017f", "K", "\u212a", "i", "\u0130", "\n", "\u2028")
	texts := secrets()
	for i, text := range []string{
		"my password: hunter2Zq9!x8Kp", "the access token is 8sKq0aZk2Ls9wPq1", "Helga Brunner;1951-08-12;C50.9 breast cancer; IBAN DE89370400440532013000",
		"call +49 151 23456789, Erika Mustermann, erika@firm.example", "kreditkarte 4111111111111111", "skype: k.s@k.example \xff\xfe \x00 Straße ẞ",
	} {
		texts[strconv.Itoa(i)] = text
	}
	for name, text := range texts {
		for range 20 {
			b := []rune(text)
			for n := random.IntN(4); n > 0; n-- {
				i := random.IntN(len(b))
				b = append(b[:i:i], append([]rune(alter.Replace(string(b[i:min(i+6, len(b))]))), b[min(i+6, len(b)):]...)...)
			}
			odd := string(b) + " " + strings.ToUpper(text)
			if got, want := s.Scan(odd).Matches, slow.Scan(odd).Matches; !slices.Equal(got, want) {
				t.Errorf("%s: %q: %v, without hints %v", name, odd, got, want)
			}
		}
	}
}

func TestOddLettersKeepOffsets(t *testing.T) {
	text := "\u212a\u017f my pa\u017f\u017fword: hunter2Zq9!x8Kp and more"
	r := New(vocabulary(t)).Scan(text)
	if len(r.Matches) == 0 || !strings.HasPrefix(text[r.Matches[0].Start:], "hunter2") || !strings.HasSuffix(text[:r.Matches[0].End], "x8Kp") {
		t.Errorf("%+v", r)
	}
}
