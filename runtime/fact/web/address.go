package web

import (
	"strings"
)

// The kinds of addresses.
const (
	Mail       = "mail"
	Phone      = "phone"
	Channel    = "channel"
	Handle     = "handle"
	Bucket     = "bucket"
	Repository = "repository"
	HostName   = "host"
	Name       = "name" // a word that is no address by itself
)

// Address says where an address leads and what it is: mail, phone, channel, handle, bucket, repository, host or name. Of a list the
// farthest counts: outside, then unknown, then the rest.
func (p *Places) Address(addr string) (place, kind string) {
	for _, one := range splitList(addr) {
		at, is := p.single(strings.TrimSpace(one))
		if is == Name && kind != "" && kind != Name {
			continue
		}
		if kind == "" || kind == Name && is != Name || distance(at) > distance(place) {
			place, kind = at, is
		}
	}
	if kind == "" {
		return Unknown, Name
	}
	return place, kind
}

func distance(place string) int {
	switch place {
	case Outside:
		return 3
	case Unknown:
		return 2
	case Metadata, Private:
		return 1
	}
	return 0
}

// splitList cuts at commas and semicolons that stand outside quotes, angle brackets and URLs.
func splitList(s string) []string {
	if strings.Contains(s, "://") && !strings.ContainsAny(s, " \t\n") {
		return []string{s}
	}
	var out []string
	quoted, start := false, 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			quoted = !quoted
		case ',', ';', '\n':
			if !quoted {
				out, start = append(out, s[start:i]), i+1
			}
		}
	}
	out = append(out, s[start:])
	return keepFilled(out)
}

func keepFilled(list []string) []string {
	out := list[:0]
	for _, s := range list {
		if strings.TrimSpace(s) != "" {
			out = append(out, s)
		}
	}
	return out
}

func (p *Places) single(s string) (place, kind string) {
	if i := strings.LastIndexByte(s, '<'); i >= 0 && strings.HasSuffix(s, ">") {
		s = s[i+1 : len(s)-1]
	}
	switch {
	case strings.Contains(s, "://"):
		return p.url(s)
	case strings.HasPrefix(s, "#"):
		return p.channel(s[1:]), Channel
	case strings.HasPrefix(s, "@"):
		return Unknown, Handle
	case phone(s):
		return Outside, Phone
	}
	if scheme, rest, ok := strings.Cut(s, ":"); ok {
		if kind, known := p.tables.Map("address.schemes", strings.ToLower(scheme)); known {
			return p.ofKind(kind, rest)
		}
		return p.remote(scheme, rest)
	}
	return p.word(s)
}

// word reads what has neither scheme nor colon.
func (p *Places) word(s string) (place, kind string) {
	if i := strings.LastIndexByte(s, '@'); i > 0 && !strings.ContainsAny(s, " /") {
		return p.Place(s[i+1:]), Mail
	}
	host, _, _ := strings.Cut(s, "/")
	if strings.Contains(host, ".") && len(host) > 3 && !strings.ContainsAny(s, " ") && host[0] != '.' {
		return p.Place(host), HostName
	}
	return Unknown, Name
}

func (p *Places) ofKind(kind, rest string) (string, string) {
	switch kind {
	case Bucket:
		return p.Bucket(strings.TrimLeft(rest, "/")), Bucket
	case Phone:
		return Outside, Phone
	default:
		return p.single(strings.TrimLeft(rest, "/"))
	}
}

func (p *Places) url(s string) (string, string) {
	scheme, rest, _ := strings.Cut(s, "://")
	if kind, known := p.tables.Map("address.schemes", strings.ToLower(scheme)); known {
		return p.ofKind(kind, rest)
	}
	u, ok := Parse(s, false)
	if !ok {
		return Unknown, HostName
	}
	if p.tables.Has("hosts.forges", u.Host) && strings.Trim(u.Path, "/") != "" {
		return p.Repository(u.Path), Repository
	}
	if place, ok := p.stored(u); ok {
		return place, Bucket
	}
	return p.Place(u.Host), HostName
}

// URL says where a URL leads: a bucket's by its name, any other by its host.
func (p *Places) URL(u URL) string {
	if place, ok := p.stored(u); ok {
		return place
	}
	return p.Place(u.Host)
}

// stored finds the bucket of an object store's URL: the label before the store's own name, or the first part of the path.
func (p *Places) stored(u URL) (string, bool) {
	for name, rest := "", u.Host; rest != ""; {
		if p.tables.Has("hosts.buckets", rest) {
			if name == "" {
				name = strings.TrimLeft(u.Path, "/")
			}
			if p.tables.Has("hosts.buckets-plain", rest) {
				return p.Account(name), true
			}
			return p.Bucket(name), true
		}
		label, more, _ := strings.Cut(rest, ".")
		if name == "" {
			name = label
		}
		rest = more
	}
	return "", false
}

// Account says whose a storage account is, whose name can hold no hyphens.
func (p *Places) Account(name string) string { return p.owned(name, p.prefixes, plainPrefix) }

// plainPrefix says whether a name that can hold no hyphens begins with a prefix.
func plainPrefix(name, prefix string) bool {
	return strings.HasPrefix(name, strings.ReplaceAll(prefix, "-", ""))
}

// remote reads user@host:path, host:path and host::module.
func (p *Places) remote(host, path string) (string, string) {
	host = host[strings.LastIndexByte(host, '@')+1:]
	if len(host) < 2 || strings.ContainsAny(host, "/ ") { // a drive letter, a local file, a sentence
		return Unknown, Name
	}
	if p.tables.Has("hosts.forges", Host(host)) {
		return p.Repository(path), Repository
	}
	return p.Place(host), HostName
}

// Repository says whose a repository is, given as owner/name or a URL's path.
func (p *Places) Repository(name string) string {
	owner, _, _ := strings.Cut(strings.Trim(name, "/~:"), "/")
	return p.owned(owner, p.owners, func(name, own string) bool { return name == own })
}

// Bucket says whose a bucket, project or account is. One that cannot be known is outside.
func (p *Places) Bucket(name string) string {
	name, _, _ = strings.Cut(name, "/")
	if i := strings.LastIndexByte(name, '@'); i >= 0 { // container@account
		name = name[i+1:]
	}
	if p.owned(name, p.prefixes, strings.HasPrefix) == Inside {
		return Inside
	}
	return Outside
}

func (p *Places) owned(name string, own []string, same func(name, own string) bool) string {
	name = strings.ToLower(name)
	for _, o := range own {
		if o != "" && same(name, o) {
			return Inside
		}
	}
	if name == "" || strings.Contains(name, unknowable) {
		return Unknown
	}
	return Outside
}

// channel: a room is the organisation's own unless its name says that outsiders read it.
func (p *Places) channel(name string) string {
	if strings.Contains(name, unknowable) {
		return Unknown
	}
	name = strings.ToLower(name)
	for _, g := range p.external {
		if g.Match(name) {
			return Outside
		}
	}
	return Inside
}

// phone takes 7 to 15 digits (E.164) with the usual separators, and a leading + or 0 or at least two separators.
func phone(s string) bool {
	digits, separators := 0, 0
	for _, r := range s {
		switch {
		case r >= '0' && r <= '9':
			digits++
		case r == '+' || r == ' ' || r == '-' || r == '(' || r == ')' || r == '.' || r == '/':
			separators++
		default:
			return false
		}
	}
	marked := strings.HasPrefix(s, "+") || strings.HasPrefix(s, "0") || strings.HasPrefix(s, "(") || separators >= 2
	return digits >= 7 && digits <= 15 && marked && strings.Count(s, ".") != 3
}
