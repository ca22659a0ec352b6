package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/content"
)

// A credential may go to the service that it belongs to. The map "content.home" names, for the shapes of which this is known, the domains
// of that service.

// homes says where the secrets of a text belong: at the host, elsewhere, or, for some, nothing is known.
func (d *deriving) homes(text, host string) (here, elsewhere, unknown bool) {
	var last content.Match
	for _, m := range d.scan(text).Matches {
		if m.Class != content.Secret || m.Start < last.End && m.End > last.Start {
			continue
		}
		last = m
		domains, ok := d.t.Map("content.home", m.Shape)
		switch {
		case !ok:
			unknown = true
		case ownedBy(host, strings.Fields(domains)):
			here = true
		default:
			elsewhere = true
		}
	}
	return here, elsewhere, unknown
}

// homeHosts are the hosts that credentials of some provider are at home at, sorted.
func homeHosts(t *tables.Tables) []string {
	var list []string
	for shape := range t.Keys("content.home") {
		parts, _ := t.Map("content.home", shape)
		list = append(list, strings.Fields(parts)...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// domainOf is the part of a host's name that its owner registered, without what stands behind it: stripe of api.stripe.com, acme of
// www.acme.co.uk.
func domainOf(host string) string {
	labels := strings.Split(strings.ToLower(host), ".")
	n := len(labels) - 2
	if n > 0 && len(labels[n]) <= 3 && len(labels[n+1]) == 2 {
		n-- // co.uk, com.au
	}
	return labels[max(n, 0)]
}

// ownedBy says whether a host is one of a service's, by the names of its domains: a name with a dot is a whole domain.
func ownedBy(host string, domains []string) bool {
	name := domainOf(host)
	return slices.ContainsFunc(domains, func(domain string) bool {
		return domain == name || strings.Contains(domain, ".") && (host == domain || strings.HasSuffix(host, "."+domain))
	})
}

// atHome says whether all secrets of a text belong to the host that it goes to.
func (d *deriving) atHome(text, host string) bool {
	if !ownedBy(host, d.homeHosts()) {
		return false
	}
	here, elsewhere, unknown := d.homes(text, host)
	return here && !elsewhere && !unknown
}

// presented adds the secrets of login headers that belong to another service than the one they are presented to.
func (d *deriving) presented(a *Act, r *request, host string) {
	place := d.places.Place(host)
	if r.logins == "" || place == "local" || place == "inside" {
		return
	}
	if _, elsewhere, _ := d.homes(r.logins, host); elsewhere {
		d.dataClass(a, content.Secret, r.at)
		a.add(schema.SendTo, place, r.at)
		a.add(schema.SendAddress, host, r.at)
		a.add(schema.SendChannel, "request", r.at)
	}
}
