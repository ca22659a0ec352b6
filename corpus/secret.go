package corpus

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"strings"
)

// The prefixes of secrets are put together at run time: no scanner of sources should take this file for a leak.
const (
	digits   = "0123456789"
	upper    = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	lower    = "abcdefghijklmnopqrstuvwxyz"
	hexes    = digits + "abcdef"
	letters  = upper + lower
	alnum    = letters + digits
	urlSafe  = alnum + "-_"
	base64ed = alnum + "+/"
)

// shapes makes the values of templates, by word and kind.
var shapes = map[string]map[string]func(*stream) string{
	"secret": {
		"stripe_live": func(s *stream) string { return join("_", "sk", "live", s.from(alnum, 24)) },
		"stripe_test": func(s *stream) string { return join("_", "sk", "test", s.from(alnum, 24)) },
		"aws":         func(s *stream) string { return join("", "AK", "IA", s.from(upper+"234567", 16)) },
		"aws_secret":  func(s *stream) string { return s.from(base64ed, 40) },
		"github":      func(s *stream) string { return join("_", "ghp", s.from(alnum, 36)) },
		"gitlab":      func(s *stream) string { return join("-", "glpat", s.from(urlSafe, 20)) },
		"slack":       func(s *stream) string { return join("-", "xoxb", s.number(12), s.number(13), s.from(alnum, 24)) },
		"openai": func(s *stream) string {
			return join("-", "sk", "proj", s.from(urlSafe, 74)+"T3Blbk"+"FJ"+s.from(urlSafe, 74))
		},
		"anthropic": func(s *stream) string { return join("-", "sk", "ant", "api03", s.from(urlSafe, 93)+"AA") },
		"google":    func(s *stream) string { return join("", "AI", "za", s.from(urlSafe, 35)) },
		"npm":       func(s *stream) string { return join("_", "npm", s.from(alnum, 36)) },
		"pypi":      func(s *stream) string { return join("-", "pypi", "AgEIcHlwaS5"+"vcmc"+s.from(urlSafe, 70)) },
		"sendgrid":  func(s *stream) string { return join(".", "SG", s.from(urlSafe, 22), s.from(urlSafe, 43)) },
		"twilio":    func(s *stream) string { return s.from(hexes, 32) },
		"jwt":       webToken,
		"azure":     func(s *stream) string { return s.from(base64ed, 86) + "==" },
		"datadog":   func(s *stream) string { return s.from(hexes, 32) },
		"password":  password,
		"generic":   func(s *stream) string { return s.from(alnum, 40) },
	},
	"pem": {
		"rsa":     func(s *stream) string { return armour("RSA PRIVATE", "KEY", s.block("MIIEowIBAAKCAQEA", 1592)) },
		"ec":      func(s *stream) string { return armour("EC PRIVATE", "KEY", s.block("MHcCAQEEI", 164)) },
		"ed25519": func(s *stream) string { return armour("OPENSSH PRIVATE", "KEY", s.block(sshMagic(), 360)) },
		"pgp":     pgpBlock,
	},
}

func join(separator string, parts ...string) string { return strings.Join(parts, separator) }

func webToken(s *stream) string {
	header := base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"HS256","typ":"JWT"}`))
	claims := base64.RawURLEncoding.EncodeToString([]byte(`{"sub":"` + s.number(10) + `","name":"svc","iat":17` + s.number(8) + `}`))
	return join(".", header, claims, s.from(urlSafe, 43))
}

// password has letters of both cases, digits and a sign, and can stand in a URL or a shell word without quoting.
func password(s *stream) string {
	return s.from(upper, 1) + s.from(lower, 5) + s.from(digits, 2) + s.from("-_.", 1) + s.from(alnum, 7) + s.from(digits, 1)
}

// sshMagic is how the body of an OpenSSH key begins: openssh-key-v1, no cipher.
func sshMagic() string {
	return base64.StdEncoding.EncodeToString([]byte("openssh-key-v1\x00\x00\x00\x00\x04none"))
}

// armour puts the lines that frame a key around its body. The words come in two parts, for the scanners.
func armour(kind, noun, body string) string {
	frame := func(edge string) string { return "-----" + edge + " " + kind + " " + noun + "-----\n" }
	return frame("BEGIN") + body + frame("END")
}

func pgpBlock(s *stream) string {
	body := "\n" + s.block("lQOYBF", 1600) + "=" + s.from(base64ed, 4) + "\n"
	return armour("PGP PRIVATE", "KEY BLOCK", body)
}

// stream is an endless row of bytes fixed by its seed.
type stream struct {
	seed  [sha256.Size]byte
	last  [sha256.Size]byte
	round uint64
	left  []byte
}

func newStream(word, kind, n string) *stream {
	return &stream{seed: sha256.Sum256([]byte("govc-secret-1\x00" + word + "\x00" + kind + "\x00" + n))}
}

func (s *stream) next() byte {
	if len(s.left) == 0 {
		s.last = sha256.Sum256(binary.BigEndian.AppendUint64(s.seed[:], s.round))
		s.round++
		s.left = s.last[:]
	}
	b := s.left[0]
	s.left = s.left[1:]
	return b
}

// from draws n characters of an alphabet; the slight lean of the remainder does not matter here.
func (s *stream) from(alphabet string, n int) string {
	out := make([]byte, n)
	for i := range out {
		out[i] = alphabet[int(s.next())%len(alphabet)]
	}
	return string(out)
}

// number draws n digits, the first of them not 0.
func (s *stream) number(n int) string { return s.from(digits[1:], 1) + s.from(digits, n-1) }

// block is base64 in lines of 64, n characters in all, with this beginning.
func (s *stream) block(begin string, n int) string {
	body := begin + s.from(base64ed, n-len(begin))
	var out strings.Builder
	for len(body) > 64 {
		out.WriteString(body[:64] + "\n")
		body = body[64:]
	}
	return out.String() + body + "\n"
}
