package web

import (
	"net/netip"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Host returns the canonical form of a host: lower case, percent-decoded, compatibility characters folded (UTS #46 §4), no trailing
// dot, no brackets, no zone; every spelling of an IPv4 address that inet_aton or the WHATWG URL standard takes is dotted, and an IPv6
// address that carries an IPv4 one is that one.
func Host(s string) string {
	s = strings.TrimSuffix(strings.TrimPrefix(decode(s), "["), "]")
	s = strings.TrimRight(fold(s), ".")
	if addr, ok := address(s); ok {
		return addr.String()
	}
	return s
}

// fold maps capitals, full-width, circled and other compatibility forms to what a resolver looks up, and drops what it ignores.
func fold(s string) string {
	if ascii(s) {
		return strings.ToLower(s)
	}
	s = strings.Map(func(r rune) rune {
		switch {
		case r == 0x3002 || r == 0xFF61 || r == 0xFF0E:
			return '.'
		case r == 0xAD || unicode.Is(unicode.Cf, r) || r >= 0xFE00 && r <= 0xFE0F:
			return -1
		}
		return r
	}, norm.NFKC.String(s))
	return norm.NFKC.String(strings.ToLower(s)) // what is dropped or small may combine anew
}

func ascii(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// validHost refuses what no client would look up.
func validHost(host string) bool {
	return len(host) <= 1024 && !strings.ContainsFunc(host, func(r rune) bool {
		return r <= ' ' || r == 0x7F || strings.ContainsRune("\"'`<>|^,;()[]\\", r)
	})
}

func address(s string) (netip.Addr, bool) {
	if strings.Contains(s, ":") {
		s, _, _ = strings.Cut(s, "%")
		addr, err := netip.ParseAddr(s)
		return embedded(addr), err == nil
	}
	return dotted(s)
}

// dotted reads one to four parts, each decimal, octal or hexadecimal; the last fills the bytes that are left.
func dotted(s string) (netip.Addr, bool) {
	if s == "" || len(s) > 64 || s[0] < '0' || s[0] > '9' {
		return netip.Addr{}, false
	}
	parts := strings.Split(s, ".")
	if len(parts) > 4 {
		return netip.Addr{}, false
	}
	var value uint64
	for i, part := range parts {
		n, err := number(part)
		last := i == len(parts)-1
		if err != nil || !last && n > 255 || last && n >= 1<<(8*(5-len(parts))) {
			return netip.Addr{}, false
		}
		if last {
			value |= n
		} else {
			value |= n << (8 * (3 - i))
		}
	}
	return netip.AddrFrom4([4]byte{byte(value >> 24), byte(value >> 16), byte(value >> 8), byte(value)}), true
}

func number(s string) (uint64, error) {
	switch {
	case strings.HasPrefix(s, "0x"):
		return strconv.ParseUint("0"+s[2:], 16, 64)
	case len(s) > 1 && s[0] == '0':
		return strconv.ParseUint(s, 8, 64)
	default:
		return strconv.ParseUint(s, 10, 64)
	}
}

// prefixes whose last, or following, four bytes are an IPv4 address.
var (
	compatible = netip.MustParsePrefix("::/96")           // RFC 4291 §2.5.5.1
	translated = netip.MustParsePrefix("::ffff:0:0:0/96") // RFC 2765 §2.1
	nat64      = netip.MustParsePrefix("64:ff9b::/96")    // RFC 6052 §2.1
	nat64Local = netip.MustParsePrefix("64:ff9b:1::/48")  // RFC 8215
	sixToFour  = netip.MustParsePrefix("2002::/16")       // RFC 3056 §2
)

func embedded(addr netip.Addr) netip.Addr {
	addr = addr.Unmap()
	if !addr.Is6() {
		return addr
	}
	b := addr.As16()
	switch {
	case addr.IsLoopback() || addr.IsUnspecified():
		return addr
	case compatible.Contains(addr), translated.Contains(addr), nat64.Contains(addr), nat64Local.Contains(addr):
		return netip.AddrFrom4([4]byte(b[12:16]))
	case sixToFour.Contains(addr):
		return netip.AddrFrom4([4]byte(b[2:6]))
	}
	return addr
}
