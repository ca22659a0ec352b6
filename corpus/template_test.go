package corpus

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"regexp"
	"strings"
	"testing"
)

// The shapes that detectors look for; again in pieces.
var wantShapes = map[string]string{
	"secret:stripe_live": `^sk_` + `live_[0-9A-Za-z]{24}$`,
	"secret:stripe_test": `^sk_` + `test_[0-9A-Za-z]{24}$`,
	"secret:aws":         `^AK` + `IA[A-Z2-7]{16}$`,
	"secret:aws_secret":  `^[0-9A-Za-z+/]{40}$`,
	"secret:github":      `^gh` + `p_[0-9A-Za-z]{36}$`,
	"secret:gitlab":      `^gl` + `pat-[0-9A-Za-z_-]{20}$`,
	"secret:slack":       `^xo` + `xb-[0-9]{12}-[0-9]{13}-[0-9A-Za-z]{24}$`,
	"secret:openai":      `^sk-` + `proj-[0-9A-Za-z_-]{74}T3BlbkFJ[0-9A-Za-z_-]{74}$`,
	"secret:anthropic":   `^sk-` + `ant-api03-[0-9A-Za-z_-]{93}AA$`,
	"secret:google":      `^AI` + `za[0-9A-Za-z_-]{35}$`,
	"secret:npm":         `^np` + `m_[0-9A-Za-z]{36}$`,
	"secret:pypi":        `^py` + `pi-AgEIcHlwaS5vcmc[0-9A-Za-z_-]{70}$`,
	"secret:sendgrid":    `^SG` + `\.[0-9A-Za-z_-]{22}\.[0-9A-Za-z_-]{43}$`,
	"secret:twilio":      `^[0-9a-f]{32}$`,
	"secret:jwt":         `^ey` + `J[0-9A-Za-z_-]+\.eyJ[0-9A-Za-z_-]+\.[0-9A-Za-z_-]{43}$`,
	"secret:azure":       `^[0-9A-Za-z+/]{86}==$`,
	"secret:datadog":     `^[0-9a-f]{32}$`,
	"secret:password":    `^[A-Z][a-z]{5}[0-9]{2}[-_.][0-9A-Za-z]{7}[0-9]$`,
	"secret:generic":     `^[0-9A-Za-z]{40}$`,
	"pem:rsa":            `^-----BEGIN RSA PRIVATE` + ` KEY-----\nMII[^-]+\n-----END RSA PRIVATE` + ` KEY-----\n$`,
	"pem:ec":             `^-----BEGIN EC PRIVATE` + ` KEY-----\nMHc[^-]+\n-----END EC PRIVATE` + ` KEY-----\n$`,
	"pem:ed25519":        `^-----BEGIN OPENSSH PRIVATE` + ` KEY-----\nb3BlbnNzaC1rZXkt[^-]+\n-----END OPENSSH PRIVATE` + ` KEY-----\n$`,
	"pem:pgp":            `^-----BEGIN PGP PRIVATE` + ` KEY BLOCK-----\n\nlQO[^-]+\n=[^-]{4}\n-----END PGP PRIVATE` + ` KEY BLOCK-----\n$`,
}

func value(t *testing.T, template string) string {
	t.Helper()
	line := []byte(`"` + template + `"`)
	out, problems := expand(lineOf{text: line, number: 1}, span{0, len(line)})
	if problems != nil {
		t.Fatal(problems)
	}
	var s string
	if err := json.Unmarshal(out, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestShapes(t *testing.T) {
	all := sha256.New()
	seen := map[string]bool{}
	for _, kind := range sortedKeys(wantShapes) {
		for _, n := range []string{"1", "2"} {
			v := value(t, "{{"+kind+":"+n+"}}")
			if !regexp.MustCompile(wantShapes[kind]).MatchString(v) {
				t.Errorf("%s: %q", kind, v)
			}
			if seen[v] || v != value(t, "{{"+kind+":"+n+"}}") {
				t.Errorf("%s: not the same value every time, or the same for another number", kind)
			}
			seen[v] = true
			all.Write([]byte(v))
		}
	}
	if len(wantShapes) != len(shapes["secret"])+len(shapes["pem"]) {
		t.Error("a kind has no test")
	}
	// A change here changes what every figure was measured on.
	const golden = "78dfeddc0e6c9562298790e6972b3de42660db09185ecba8640219ed9678779b"
	if got := hex.EncodeToString(all.Sum(nil)); got != golden {
		t.Errorf("values changed: %s", got)
	}
}

func TestKeyLines(t *testing.T) {
	for _, line := range strings.Split(value(t, "{{pem:rsa:1}}"), "\n") {
		if len(line) > 64 {
			t.Errorf("longer than 64: %q", line)
		}
	}
}

func TestExpandLeavesOtherBraces(t *testing.T) {
	for _, s := range []string{"docker ps --format {{.Names}}", "{{customer.name}}", "{ {secret:aws:1}}"} {
		if got := value(t, s); got != s {
			t.Errorf("%q became %q", s, got)
		}
	}
	if got := value(t, "a {{secret:twilio:1}} b {{secret:twilio:1}} c"); len(got) != 7+64 || !strings.HasSuffix(got, " c") {
		t.Errorf("%q", got)
	}
}

func FuzzExpand(f *testing.F) {
	f.Add("{{secret:aws:1}}")
	f.Add("x{{pem:rsa:1}}\n{{pem:{{secret:jwt:2}}")
	f.Add("{{secret:nothing:1}} \\ \"")
	f.Fuzz(func(t *testing.T, text string) {
		line, err := json.Marshal(text)
		if err != nil {
			return
		}
		out, problems := expand(lineOf{text: line, number: 1}, span{0, len(line)})
		if !json.Valid(out) {
			t.Fatalf("%q is not JSON", out)
		}
		if problems == nil && !strings.Contains(text, "{{") && string(out) != string(line) {
			t.Fatalf("%q became %q", line, out)
		}
	})
}
