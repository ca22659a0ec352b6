package fact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact/content"
	"github.com/govc-lang/govc/runtime/fact/shell"
	"github.com/govc-lang/govc/runtime/fact/web"
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
		return domain == name || strings.Contains(domain, ".") && web.Within(host, []string{domain})
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

// providers are the whole domains of the providers that a variable's name carries: slack.com of SLACK_BOT_TOKEN.
func (d *deriving) providers(variable string) (domains []string) {
	ws := split(variable)
	for i := range ws {
		for n := i + 1; n <= min(i+2, len(ws)); n++ {
			list, _ := d.t.Map("env.home", joinTexts(ws[i:n]))
			domains = append(domains, strings.Fields(list)...)
		}
	}
	return domains
}

// shortestName is the length in bytes of a word that may be the name of a service.
const shortestName = 4

// presentedTo says whether a secret variable is a credential for a host, by its name. That of a known provider is for the provider's own
// hosts, and for the organisation's where they bear the provider's name. Another one is for the organisation's hosts, and for the domain
// that its name begins with.
func (d *deriving) presentedTo(variable, host string) bool {
	host = strings.ToLower(host)
	place := d.places.Place(host)
	own := place == "inside" || place == "local"
	domains, ws := d.providers(variable), split(variable)
	switch {
	case strings.Contains(host, "\uFFFD"):
		return false
	case web.Within(host, domains):
		return true
	case len(domains) > 0:
		return own && slices.ContainsFunc(strings.Split(host, "."), func(label string) bool { return len(d.providers(label)) > 0 && d.hasText(ws, label) })
	case own:
		return true
	}
	first := joinTexts(ws[:min(1, len(ws))])
	if len(first) < shortestName || d.t.Has("env.nobody", first) || d.secretName(first) {
		return false
	}
	name := domainOf(host)
	return name == first || len(ws) > 1 && name == first+ws[1].text
}

func (d *deriving) hasText(ws []word, text string) bool {
	return slices.ContainsFunc(ws, func(w word) bool { return w.text == text })
}

// A field of a form, of a document and of a table of PowerShell whose value begins with a variable: token=$X, "token": "$X", @{token=$X}.
var (
	formField     = regexp.MustCompile(`(?:^["']?|[?&])([\w.\[\]-]+)=["']{0,3}(\$)`)
	documentField = regexp.MustCompile(`\\?["']([\w.-]+)\\?["']\s*:\s*[\\"']{0,4}(\$)`)
	tableField    = regexp.MustCompile(`[{;]\s*["']?([\w.-]+)["']?\s*=\s*["']?(\$)`)
	variableAt    = regexp.MustCompile(`\$\{?(?:(?i)env:)?([A-Za-z_]\w*)`)
)

// loginFields are where, in the text of a word, the variables begin that are values of fields in which credentials are presented.
func (d *deriving) loginFields(text string) map[int]bool {
	field, out := formField, map[int]bool{}
	switch start := strings.TrimLeft(text, `"'`); {
	case strings.HasPrefix(start, "@{"):
		field = tableField
	case strings.HasPrefix(start, "{"), strings.HasPrefix(start, "["):
		field = documentField
	}
	for _, m := range field.FindAllStringSubmatchIndex(text, -1) {
		out[m[4]] = d.presentedIn(text[m[2]:m[3]])
	}
	return out
}

// presentedIn says whether a field is one in which credentials are presented.
func (d *deriving) presentedIn(field string) bool {
	lower := strings.ToLower(field)
	return d.loginKey(field) || d.loginKey(lower) || d.t.Has("keys.presented", lower)
}

// logsIn says whether the secret variables of a word are credentials for the host of a URL: they belong there, and stand in the URL before
// its query or in a field in which credentials are presented.
func (l *line) logsIn(w shell.Word, address string) bool {
	at, ok := web.Parse(address, true)
	if !ok || w.Span.Start < 0 || w.Span.End > len(l.source) || w.Span.Start >= w.Span.End {
		return false
	}
	foreign := func(name string) bool { return l.secretName(name) && !l.presentedTo(name, at.Host) }
	if slices.ContainsFunc(l.expanded(w.Span), foreign) || slices.ContainsFunc(w.Variables(), foreign) {
		return false
	}
	text, found := l.source[w.Span.Start:w.Span.End], false
	fields, query := l.loginFields(text), 0
	if strings.Contains(text, "://") {
		query = strings.IndexByte(text+"?", '?')
	}
	for _, m := range variableAt.FindAllStringSubmatchIndex(text, -1) {
		name := text[m[2]:m[3]]
		if !l.secretName(name) && !l.filled(name) {
			continue
		}
		if found = true; !fields[m[0]] && m[0] >= query || foreign(name) {
			return false
		}
	}
	return found
}

// filled says whether the line itself fills a variable: it stands there by its name alone, or with a sign of assignment behind it.
func (l *line) filled(name string) bool {
	expanded := strings.Count(l.source, "$"+name) + strings.Count(l.source, "${"+name) + strings.Count(strings.ToLower(l.source), "env:"+strings.ToLower(name))
	return strings.Count(l.source, name) > expanded || strings.Contains(l.source, "$"+name+" =") || strings.Contains(l.source, "$"+name+"=")
}
