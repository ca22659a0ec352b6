package web

import (
	"encoding/hex"
	"net/netip"
	"strings"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/glob"
	"github.com/govc-lang/govc/lang/params"
)

// The places that a host or an address may be in.
const (
	Inside   = "inside"
	Outside  = "outside"
	Local    = "local"
	Private  = "private"
	Metadata = "metadata"
	Unknown  = "unknown"
)

// unknowable stands where a value could not be known.
const unknowable = "\uFFFD"

// Places knows what belongs to one organisation.
type Places struct {
	tables   *tables.Tables
	domains  []string
	approved []string // hosts that agents may reach
	owners   []string
	prefixes []string
	external []glob.Glob // names of channels that outsiders read
}

// NewPlaces prepares the places of an organisation.
func NewPlaces(t *tables.Tables, org params.Organisation) *Places {
	p := &Places{tables: t, domains: lower(org.Domains), approved: lower(org.ApprovedHosts), owners: lower(org.Owners), prefixes: lower(org.Prefixes)}
	for _, pattern := range t.List("channels.external") {
		p.external = append(p.external, glob.Compile(pattern))
	}
	return p
}

func lower(list []string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = strings.Trim(strings.ToLower(s), ".")
	}
	return out
}

// Place says where a host is, in any spelling.
func (p *Places) Place(host string) string {
	host = Host(host)
	switch {
	case host == "":
		return Unknown
	case Within(host, p.domains):
		return Inside
	case strings.Contains(host, unknowable):
		return Unknown
	case p.tables.Has("hosts.metadata", host):
		return Metadata
	case p.named(host, "hosts.local"):
		return Local
	}
	if addr, err := netip.ParseAddr(host); err == nil {
		return placeOf(addr)
	}
	if !strings.Contains(host, ".") {
		return Inside
	}
	if p.named(host, "hosts.private") {
		return Private
	}
	return p.carried(host)
}

// Internet says whether a host is found on the internet: not by this machine alone, in a private network, or by a name without a dot.
// One of the organisation's own domains is, unless its top is private.
func (p *Places) Internet(host string) bool {
	switch p.Place(host) {
	case Outside:
		return true
	case Inside:
		return strings.Contains(Host(host), ".") && !p.named(Host(host), "hosts.private")
	}
	return false
}

// Approved says whether a host, in any spelling, is one of the approved hosts or below one.
func (p *Places) Approved(host string) bool { return Within(Host(host), p.approved) }

// named says whether a host, or a domain that it lies in, stands in a set.
func (p *Places) named(host, set string) bool {
	for name := host; name != ""; {
		if p.tables.Has(set, name) {
			return true
		}
		_, name, _ = strings.Cut(name, ".")
	}
	return false
}

// Within says whether a host is one of the domains or below one, all in lower case. An unknowable part in front changes nothing.
func Within(host string, domains []string) bool {
	for _, d := range domains {
		if d != "" && (host == d || strings.HasSuffix(host, "."+d)) {
			return true
		}
	}
	return false
}

var carrierGrade = netip.MustParsePrefix("100.64.0.0/10") // RFC 6598

var siteLocal = netip.MustParsePrefix("fec0::/10") // RFC 3879

func placeOf(addr netip.Addr) string {
	switch {
	case addr.IsLoopback(), addr.IsUnspecified(), addr.Is4() && addr.As4()[0] == 0:
		return Local
	case addr.Is4() && addr.IsLinkLocalUnicast():
		return Metadata
	case addr.IsPrivate(), addr.IsLinkLocalUnicast(), addr.IsMulticast(), carrierGrade.Contains(addr), siteLocal.Contains(addr):
		return Private
	}
	return Outside
}

// carried is the place of the address in a name such as 10-0-0-1.x.nip.example, which resolves to that address.
func (p *Places) carried(host string) string {
	for i := range host {
		if host[i] != '.' || !p.tables.Has("hosts.wildcard-dns", host[i+1:]) {
			continue
		}
		if addr, ok := lastAddress(host[:i]); ok {
			if a := addr.String(); p.tables.Has("hosts.metadata", a) {
				return Metadata
			}
			return placeOf(addr)
		}
	}
	return Outside
}

// lastAddress reads the address at the end of a name: a.b.c.d, a-b-c-d, eight hexadecimal digits, IPv6 with dashes.
func lastAddress(name string) (netip.Addr, bool) {
	label := name[strings.LastIndexByte(name, '.')+1:]
	for _, form := range []string{lastFour(strings.Split(name, ".")), lastFour(strings.Split(label, "-"))} {
		if addr, err := netip.ParseAddr(form); err == nil {
			return addr, true
		}
	}
	if b, err := hex.DecodeString(label); err == nil && len(b) == 4 {
		return netip.AddrFrom4([4]byte(b)), true
	}
	addr, err := netip.ParseAddr(strings.ReplaceAll(label, "-", ":"))
	return embedded(addr), err == nil
}

func lastFour(parts []string) string {
	return strings.Join(parts[max(0, len(parts)-4):], ".")
}
