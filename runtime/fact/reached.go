package fact

import (
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// reached says of the internet hosts that an act reaches whether they are approved. Where the host is not known, neither is that.
func (d *deriving) reached(a *Act) {
	if a.has(schema.HTTPClient, "mention") {
		return
	}
	for _, at := range a.Atoms {
		switch at.Fact {
		case schema.HTTPHost:
			d.reach(a, at.Value, at.Place)
		case schema.SendAddress:
			d.reachAddress(a, at)
		}
	}
	if a.has(schema.HTTPPlace, web.Unknown) && !a.has(schema.HTTPHost) {
		a.Unknown.Add(schema.HostApproved)
	}
}

// reachAddress takes the host from the address of another side: user@host, host:path. A person's address is no host; a bucket's is not
// told.
func (d *deriving) reachAddress(a *Act, at Atom) {
	if a.has(schema.SendChannel, "message") {
		return
	}
	switch _, kind := d.places.Address(at.Value); {
	case kind == web.Bucket && !a.has(schema.HTTPHost):
		a.Unknown.Add(schema.HostApproved)
	case kind == web.HostName, kind == web.Repository && strings.Contains(at.Value, ":"), kind == web.Mail && a.Kind != "call":
		host := hostOnly(at.Value)
		if i := strings.IndexAny(host, ":/"); i > 0 && !strings.HasPrefix(host, "[") {
			host = host[:i]
		}
		d.reach(a, host, at.Place)
	}
}

func (d *deriving) reach(a *Act, host string, p Place) {
	switch {
	case d.places.Approved(host):
		a.add(schema.HostApproved, "true", p)
	case strings.Contains(host, "\uFFFD"):
		a.Unknown.Add(schema.HostApproved)
	case d.places.Internet(host):
		a.add(schema.HostApproved, "false", p)
	}
}
