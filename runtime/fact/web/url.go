// Package web reads URLs, hosts and addresses the way their clients do, and says where they lead: inside the organisation, outside,
// to this machine, a private network or a metadata service. Products and names of hosts stand in the tables.
package web

import (
	"path"
	"strconv"
	"strings"
)

// URL is one URL in canonical form. Equal targets have equal hosts and paths, however they were spelt.
type URL struct {
	Scheme   string // lower case; empty in //host/path
	Userinfo bool   // a name or password stands before the host
	User     string
	Password string
	Host     string // see Host
	Port     string
	Path     string // percent-decoded, dot segments removed; begins with "/" unless empty
	Query    string // as written
	Fragment string // as written

	Start, End int // bytes of the text that it was found in
}

// Parse reads one URL as its client would: tabs and newlines dropped, backslashes as slashes, any number of slashes after a web
// scheme. With bare set, the scheme may be missing, as in a command-line client's operand.
func Parse(s string, bare bool) (URL, bool) {
	u := URL{End: len(s)}
	rest, ok := u.scheme(trim(s), bare)
	if !ok {
		return URL{}, false
	}
	rest, u.Fragment, _ = strings.Cut(rest, "#")
	rest, u.Query, _ = strings.Cut(rest, "?")
	rest = strings.ReplaceAll(rest, `\`, "/")
	authority, path := rest, ""
	if i := strings.IndexByte(rest, '/'); i >= 0 {
		authority, path = rest[:i], rest[i:]
	}
	u.authority(authority)
	u.Path = cleanPath(decode(path))
	if u.Host == "" && u.Scheme != "file" {
		return URL{}, false
	}
	return u, validHost(u.Host)
}

// unbroken drops what the WHATWG URL standard does not read.
var unbroken = strings.NewReplacer("\t", "", "\r", "", "\n", "")

func trim(s string) string {
	s = strings.TrimFunc(s, func(r rune) bool { return r <= ' ' })
	if !strings.ContainsAny(s, "\t\r\n") {
		return s
	}
	return unbroken.Replace(s)
}

// scheme takes the scheme and the slashes off.
func (u *URL) scheme(s string, bare bool) (string, bool) {
	n := schemeLength(s)
	after := s[n:]
	slashes := len(after) - len(strings.TrimLeft(after, `/\`))
	switch {
	case n > 0 && slashes >= 2, n > 0 && slashes == 1 && loose(s[:n-1]):
		u.Scheme = strings.ToLower(s[:n-1])
		return u.afterSlashes(after, slashes), true
	case n > 0 && loose(s[:n-1]) && !bare && slashes == 0 && after != "":
		u.Scheme = strings.ToLower(s[:n-1])
		return after, true
	case n == 0 && slashes == 2:
		return after[2:], true
	case bare && s != "" && slashes == 0:
		u.Scheme = "http"
		return s, true
	}
	return "", false
}

// afterSlashes leaves a file URL's path its slash: file:/etc/x, file:///etc/x and file://host/x.
func (u *URL) afterSlashes(after string, slashes int) string {
	switch {
	case u.Scheme == "file" && slashes == 2:
		return after[2:]
	case u.Scheme == "file":
		return after[slashes-1:]
	default:
		return after[slashes:]
	}
}

// loose says whether a scheme's clients forgive missing or surplus slashes.
func loose(scheme string) bool {
	switch strings.ToLower(scheme) {
	case "http", "https", "ftp", "ws", "wss", "file":
		return true
	}
	return false
}

// schemeLength is the length of "scheme:" at the start, or 0 (RFC 3986 §3.1).
func schemeLength(s string) int {
	for i := 0; i < len(s); i++ {
		c := s[i] | 0x20
		switch {
		case c >= 'a' && c <= 'z':
		case s[i] == ':' && i > 0:
			return i + 1
		case i > 0 && (s[i] >= '0' && s[i] <= '9' || s[i] == '+' || s[i] == '-' || s[i] == '.'):
		default:
			return 0
		}
	}
	return 0
}

func (u *URL) authority(s string) {
	if i := strings.LastIndexByte(s, '@'); i >= 0 {
		u.Userinfo = true
		user, password, _ := strings.Cut(s[:i], ":")
		u.User, u.Password = decode(user), decode(password)
		s = s[i+1:]
	}
	host, port := splitPort(s)
	u.Host, u.Port = Host(host), port
}

// splitPort knows [::1]:80 and ::1 as well as host:80.
func splitPort(s string) (host, port string) {
	i := strings.LastIndexByte(s, ':')
	if i < 0 || strings.HasSuffix(s, "]") {
		return s, ""
	}
	if strings.IndexByte(s, ':') != i && s[0] != '[' {
		return s, ""
	}
	return s[:i], s[i+1:]
}

// cleanPath removes dot segments (RFC 3986 §5.2.4) and doubled slashes; a trailing slash stays.
func cleanPath(p string) string {
	if p == "" || p == "/" {
		return p
	}
	clean := path.Clean("/" + p)
	if strings.HasSuffix(p, "/") && clean != "/" {
		clean += "/"
	}
	return clean
}

// decode takes percent encoding off; what is no encoding stays.
func decode(s string) string {
	if !strings.Contains(s, "%") {
		return s
	}
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+2 < len(s) {
			if b, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
				out, i = append(out, byte(b)), i+2
				continue
			}
		}
		out = append(out, s[i])
	}
	return strings.ToValidUTF8(string(out), "\uFFFD")
}
