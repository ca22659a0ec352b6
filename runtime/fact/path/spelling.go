package path

import "strings"

// spell writes a path with "/" between names: file URLs, backslashes, drives, device names and streams of other systems.
func spell(s string) string {
	s = fileURL(strings.TrimSpace(s))
	if strings.Contains(s, `\`) {
		s = strings.ReplaceAll(s, `\`, "/")
	}
	switch {
	case strings.HasPrefix(s, "//./"):
		s = "/dev/" + s[4:]
	case strings.HasPrefix(s, "//?/"):
		s = s[4:]
	}
	return drive(s)
}

func fileURL(s string) string {
	if len(s) < 7 || !strings.EqualFold(s[:5], "file:") || s[5] != '/' {
		return s
	}
	s = strings.TrimPrefix(s[5:], "//")
	if i := strings.IndexByte(s, '/'); i > 0 { // file://host/path
		s = s[i:]
	}
	if len(s) > 2 && s[2] == ':' { // /C:/path
		s = s[1:]
	}
	return percent(s)
}

func percent(s string) string {
	const hex = "0123456789abcdef"
	if !strings.Contains(s, "%") {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '%' && i+2 < len(s) {
			hi := strings.IndexByte(hex, s[i+1]|0x20)
			lo := strings.IndexByte(hex, s[i+2]|0x20)
			if hi >= 0 && lo >= 0 {
				b.WriteByte(byte(hi<<4 | lo))
				i += 2
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return strings.ToValidUTF8(b.String(), unknowable)
}

// drive turns C:/x and C:x into /c/x, and drops what such a disk ignores: a stream's name, dots and spaces at the end.
func drive(s string) string {
	if len(s) < 2 || s[1] != ':' || s[0]|0x20 < 'a' || s[0]|0x20 > 'z' {
		return s
	}
	rest := strings.TrimLeft(s[2:], "/")
	if i := strings.IndexByte(rest, ':'); i >= 0 {
		rest = rest[:i]
	}
	if base := rest[strings.LastIndexByte(rest, '/')+1:]; strings.Trim(base, ". ") != "" {
		rest = strings.TrimRight(rest, ". ")
	}
	return strings.TrimSuffix("/"+string(s[0]|0x20)+"/"+rest, "/")
}
