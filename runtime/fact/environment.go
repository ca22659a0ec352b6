package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/params"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/web"
)

// environment finds the environment that an act names. A field that names the environment decides; else the words of names of things
// (orders-prod-db) and of what holds the act (the host that a command runs on) do; else those of a path; else the context. Words of
// free text never do.
func (d *deriving) environment(a *Act) {
	d.policyEnvironments(a)
	if !a.has(schema.EnvName) {
		d.spokenEnvironment(a, d.spoken(a))
	}
	if !a.has(schema.EnvName) && d.ctx.Environment != "" {
		a.add(schema.EnvName, d.environmentWord(d.ctx.Environment), Place{})
	}
	d.target(a)
}

// spokenEnvironment adds the environments of the first kind of names that speak of one. A revision does where nothing but the server's and
// the call's own names do.
func (d *deriving) spokenEnvironment(a *Act, s speech) {
	if d.nameEnvironment(a, s.explicit) {
		return
	}
	things := d.nameEnvironment(a, s.names)
	if own := d.nameEnvironment(a, s.own); things || own {
		if !things {
			d.nameEnvironment(a, s.refs)
		}
		return
	}
	if !d.nameEnvironment(a, s.paths) {
		d.nameEnvironment(a, s.refs)
	}
}

// within derives what an act holds: the environment of the act is theirs too, unless they name one themselves.
func (d *deriving) within(a *Act, derive func()) {
	outer := d.around
	d.around = slices.Clip(outer)
	for _, at := range a.Atoms {
		if at.Fact == schema.EnvName || at.Fact == schema.EnvTarget && at.Value == "local" {
			d.around = append(d.around, at)
		}
	}
	derive()
	d.around = outer
}

// environmentWord is "production", or another environment's own word.
func (d *deriving) environmentWord(s string) string {
	s = strings.ToLower(s)
	if w := d.environmentsIn(s); slices.Contains(w, "production") {
		return "production"
	}
	return s
}

// environmentsIn lists the environments that a name speaks of: pre-prod and nonprod are no production.
func (d *deriving) environmentsIn(name string) []string {
	var out []string
	var few [8]word
	ws := appendWords(few[:0], vocabulary.Unmarked(name))
	for i, w := range ws {
		switch {
		case d.t.Has("env.production", w.text) && i > 0 && d.t.Has("env.not", ws[i-1].text):
			out = append(out, ws[i-1].text+w.text)
		case d.t.Has("env.production", w.text):
			out = append(out, "production")
		case d.t.Has("env.other", w.text):
			out = append(out, w.text)
		case d.endsInProduction(w.text), d.startsInProduction(w.text):
			out = append(out, "production")
		}
	}
	return d.withoutFolder(ws, out)
}

// withoutFirst is the name of a server or a call without a first word that says what it is about as often as where it is: live_scores.
func (d *deriving) withoutFirst(name string) string {
	first, rest, ok := strings.Cut(name, "_")
	second, _, _ := strings.Cut(rest, "_")
	if ok && d.t.Has("env.folder", first) && d.t.Has("env.shown", second) {
		return rest
	}
	return name
}

// withoutFolder leaves production out where only a word that is as often a folder's says it, beside another environment: live/dev.
func (d *deriving) withoutFolder(ws []word, found []string) []string {
	if len(found) < 2 || found[0] != "production" || slices.Contains(found[1:], "production") {
		return found
	}
	for _, w := range ws {
		if d.t.Has("env.production", w.text) {
			if d.t.Has("env.folder", w.text) {
				return found[1:]
			}
			break
		}
	}
	return found
}

// endsInProduction says whether a word without a joint ends in production's short name, with no word before it that takes it back.
func (d *deriving) endsInProduction(w string) bool {
	for _, ending := range d.t.List("env.ending") {
		before, ok := strings.CutSuffix(w, ending)
		if ok && len(before) > 1 && !slices.ContainsFunc(d.t.List("env.not"), func(not string) bool { return strings.HasSuffix(before, not) }) {
			return true
		}
	}
	return false
}

// startsInProduction says whether a word is production's short name with a kind of machine behind it: proddb, prdapp.
func (d *deriving) startsInProduction(w string) bool {
	for _, name := range d.t.List("env.ending") {
		if after, ok := strings.CutPrefix(w, name); ok && d.t.Has("env.machine", after) {
			return true
		}
	}
	return false
}

// policyEnvironments are those that the policy describes.
func (d *deriving) policyEnvironments(a *Act) {
	for _, e := range d.p.Environments {
		for _, at := range a.Atoms {
			if matchAny(environmentPatterns(&e, at.Fact), at.Value) {
				a.add(schema.EnvName, d.environmentWord(e.Name), at.Place)
				break
			}
		}
	}
}

// environmentPatterns are those of an environment that the values of a fact are compared with.
func environmentPatterns(e *params.Environment, id schema.ID) []string {
	switch id {
	case schema.HTTPHost, schema.SendAddress:
		return e.Hosts
	case schema.MCPServer:
		return e.Servers
	case schema.FilePath:
		return e.Paths
	}
	return nil
}

// speech is where an act may name an environment, by what decides first; last the revision of what it is about.
type speech struct {
	explicit, names, own, paths, refs []Atom
	stored                            bool // the act says in which database its data stands
}

// spoken looks at the values of facts that name things, and at what stands around the act.
func (d *deriving) spoken(a *Act) speech {
	var s speech
	for i := range a.Atoms {
		if at := &a.Atoms[i]; at.Fact == schema.CallValue && !s.stored {
			key, _, _ := strings.Cut(at.Value, "=")
			s.stored = d.t.Has("keys.database", key)
		}
	}
	for _, at := range a.Atoms {
		if at.opaque {
			continue
		}
		switch at.Fact {
		case schema.CallValue, schema.ShellOption:
			d.spokenField(&s, at)
		case schema.ShellOperand:
			if at.behind != "" {
				d.spokenField(&s, Atom{Value: at.behind + "=" + at.Value, Place: at.Place})
				continue
			}
			d.spokenOperand(&s, at)
		case schema.MCPServer, schema.CallName:
			at.Value = d.withoutFirst(at.Value)
			s.own = append(s.own, at)
		case schema.HTTPHost, schema.ShellSub, schema.SendAddress:
			s.names = append(s.names, at)
		case schema.ShellEnv:
			key, value, _ := strings.Cut(at.Value, "=")
			d.spokenVariable(&s, strings.ToLower(key), Atom{Value: value, Place: at.Place})
		case schema.HTTPPath:
			s.paths = append(s.paths, at)
		case schema.FilePath:
			if a.has(schema.FilePlace, "outside") { // in the workspace a path is only a source's
				s.paths = append(s.paths, at)
			}
		}
	}
	s.names = append(s.names, a.around...)
	outside := a.has(schema.HTTPPlace, "outside")
	for _, at := range d.around {
		if at.Fact != schema.EnvTarget && (!outside || at.Value == "production") { // NODE_ENV=test makes nobody else's service one for tests
			s.names = append(s.names, at)
		}
	}
	return s
}

// spokenOperand reads a name, or the pairs that describe a connection: host=db1 dbname=orders.
func (d *deriving) spokenOperand(s *speech, at Atom) {
	project, table, ok := strings.Cut(at.Value, ":")
	if ok && label(project) && identifier(table) && strings.Contains(table, ".") && len(d.environmentsIn(project)) > 0 {
		at.Value = project // acme-dev:tmp.copy_of_prod: the project that holds a table says where it is
	}
	pairs := connection(at.Value)
	for _, p := range pairs {
		d.spokenField(s, Atom{Value: strings.ToLower(p), Place: at.Place})
	}
	if len(pairs) == 0 {
		s.names = append(s.names, at)
	}
}

// connection are the pairs of a text that holds nothing but pairs, two or more.
func connection(s string) []string {
	if !strings.ContainsRune(s, ' ') || len(s) > 200 {
		return nil
	}
	pairs := strings.Fields(s)
	for _, p := range pairs {
		if key, value, ok := strings.Cut(p, "="); !ok || !identifier(key) || value == "" {
			return nil
		}
	}
	return pairs
}

// spokenField reads name=value, and the name=value that a value may be itself (-f environment=production).
func (d *deriving) spokenField(s *speech, at Atom) {
	key, value, _ := strings.Cut(at.Value, "=")
	key = strings.TrimLeft(key, "-")
	if inner, rest, ok := strings.Cut(value, "="); ok && d.t.Has("keys.environment", strings.ToLower(inner)) {
		key, value = strings.ToLower(inner), rest
	}
	if strings.Contains(value, "=") && !strings.Contains(value, "://") {
		value = lastValues(value)
	}
	if key == "table" {
		value = d.holder(value)
	}
	if strings.Contains(value, "://") && d.t.Has("keys.link-url", strings.ReplaceAll(key, "-", "_")) {
		return // whom to tell, or where to go on: it says nothing of where this is done
	}
	if d.t.Has("keys.job", key) && label(value) {
		value = strings.ReplaceAll(value, " ", "-") // a job's name says what it does, and where
	}
	switch {
	case d.t.Has("keys.beside", key):
	case d.t.Has("keys.environment", key):
		if d.t.Has("keys.environment-title", key) && label(value) {
			value = strings.ReplaceAll(value, " ", "-") // Acme Production
		}
		s.explicit = append(s.explicit, Atom{Value: value, Place: at.Place})
	case s.stored && d.t.Has("keys.compute", key):
	case d.t.Has("keys.revision", key) && slices.Contains(d.environmentsIn(value), "production"):
		s.refs = append(s.refs, Atom{Value: value, Place: at.Place})
	case !d.t.Has("keys.text", key) && identifier(value) && (d.where(key) || slices.Contains(d.environmentsIn(d.named(value)), "production")):
		s.names = append(s.names, Atom{Value: value, Place: at.Place})
	}
}

// where says whether a field, by the last word of its name, holds what an act is done to or where: a project, a cluster, an app. A test's
// name in another, as the id of a request or who asks for it, says nothing of that.
func (d *deriving) where(key string) bool {
	parts := strings.FieldsFunc(key, func(r rune) bool { return r == '_' || r == '-' || r == '.' })
	for i := len(parts) - 1; i >= 0; i-- {
		if d.t.Has("words.where", parts[i]) {
			return true
		}
		if !d.t.Has("words.reference", parts[i]) {
			return false
		}
	}
	return false
}

// holder is the first part of a table's name that speaks of an environment, which is its database's or its schema's before its own:
// DEV.TMP.PROD_COPY. Its own name may be about tests (test_results): that it is of no production, all of it has to say.
func (d *deriving) holder(table string) string {
	parts := strings.Split(table, ".")
	for i, part := range parts {
		found := d.environmentsIn(part)
		if len(found) > 0 && (i < len(parts)-1 || found[0] == "production" || d.passing(part)) {
			return part
		}
	}
	return ""
}

// passing says whether a table's own name is that of one for tests (test_2), or of one that is kept for a while (tmp_import).
func (d *deriving) passing(table string) bool {
	ws := split(table)
	return d.hasWord(ws, "env.brief") || !slices.ContainsFunc(ws, func(w word) bool {
		return !d.t.Has("env.other", w.text) && !isNumber(w.text) && !d.t.Has("words.filler", w.text)
	})
}

// lastValues are the values of a list of pairs: Key=tag:Env,Values=prod.
func lastValues(s string) string {
	parts := strings.Split(s, ",")
	for i, p := range parts {
		parts[i] = p[strings.LastIndexByte(p, '=')+1:]
	}
	return strings.Join(parts, ",")
}

// spokenVariable reads a variable that a command is given: one that names an environment, a host or a database.
func (d *deriving) spokenVariable(s *speech, key string, value Atom) {
	switch {
	case d.t.Has("keys.environment", key):
		s.explicit = append(s.explicit, value)
	case d.t.Has("keys.place", key) || d.t.Has("keys.database", key):
		s.names = append(s.names, value)
	}
}

// nameEnvironment adds the environments that a list of names speaks of: production alone, where one of them does.
func (d *deriving) nameEnvironment(a *Act, list []Atom) bool {
	var found []Atom
	for _, at := range list {
		if strings.ContainsAny(at.Value, " \n") {
			continue
		}
		for _, name := range d.environmentsIn(d.named(at.Value)) {
			if !d.distant || !d.t.Has("env.here", name) {
				found = append(found, Atom{Value: name, Place: at.Place})
			}
		}
	}
	production := slices.ContainsFunc(found, func(at Atom) bool { return at.Value == "production" })
	for _, at := range found {
		if !production || at.Value == "production" {
			a.add(schema.EnvName, at.Value, at.Place)
		}
	}
	return a.has(schema.EnvName)
}

// named is a name without the folders that say nothing: of devices, of scratch files, of users (/home/dev).
func (d *deriving) named(s string) string {
	if !strings.HasPrefix(s, "/") || strings.HasPrefix(s, "//") {
		return s
	}
	if rest, ok := strings.CutPrefix(s, "/dev/"); ok {
		return rest
	}
	full := d.paths.Canonical(s, d.action.Cwd)
	switch d.paths.Place(full) {
	case "scratch":
		return full[strings.LastIndexByte(full, '/')+1:]
	case "home":
		return ""
	}
	for _, homes := range d.t.List("paths.homes") {
		if rest, ok := strings.CutPrefix(full, homes+"/"); ok {
			_, rest, _ = strings.Cut(rest, "/")
			return rest
		}
	}
	return full
}

func (d *deriving) target(a *Act) {
	switch {
	case a.has(schema.HTTPPlace, "local"), a.has(schema.EnvTarget, "local"), !a.has(schema.HTTPPlace, "outside") && d.localTarget(a):
		a.add(schema.EnvTarget, "local", Place{})
	case a.has(schema.EnvName):
		a.add(schema.EnvTarget, "named", Place{})
	default:
		a.add(schema.EnvTarget, "unnamed", Place{})
	}
}

// localTarget says whether an act names a host that is this machine, or a database or an environment that is nobody else's.
func (d *deriving) localTarget(a *Act) bool {
	for _, at := range d.around {
		if at.Fact == schema.EnvTarget {
			return true
		}
	}
	away := d.distant || a.has(schema.ShellRemote, "true")
	for _, at := range a.Atoms {
		switch at.Fact {
		case schema.CallValue, schema.ShellEnv:
			if d.localField(at.Value) && !(away && d.isPlace(at.Value)) {
				return true
			}
		case schema.ShellOperand:
			if at.behind != "" && d.localField(strings.TrimLeft(at.behind, "-")+"="+at.Value) && !away {
				return true
			}
			if slices.ContainsFunc(connection(at.Value), func(pair string) bool { return d.localField(pair) && !(away && d.isPlace(pair)) }) {
				return true
			}
		}
	}
	return !away && d.localDatabases(a)
}

// localDatabases says whether an act names databases by their addresses, whatever the names of the fields, and all of them on this machine.
func (d *deriving) localDatabases(a *Act) bool {
	found := false
	for _, at := range a.Atoms {
		_, address, _ := strings.Cut(at.Value, "=")
		scheme, _, ok := strings.Cut(strings.TrimPrefix(address, "jdbc:"), "://")
		if at.Fact != schema.CallValue || !ok || !d.t.Has("schemes.database", scheme) {
			continue
		}
		if d.places.Place(hostOf(strings.TrimPrefix(address, "jdbc:"))) != "local" {
			return false
		}
		found = true
	}
	return found
}

// isPlace says whether name=value names a host: on another host this machine's name is that host's.
func (d *deriving) isPlace(field string) bool {
	key, _, _ := strings.Cut(field, "=")
	return d.t.Has("keys.place", strings.ToLower(key))
}

// localField says whether name=value names this machine, or what is nobody else's.
func (d *deriving) localField(field string) bool {
	key, value, _ := strings.Cut(field, "=")
	key, value = strings.ToLower(key), strings.ToLower(value)
	switch {
	case d.t.Has("keys.database", key):
		return d.localName(value)
	case d.t.Has("keys.place", key):
		return !smallNumber(value) && d.places.Place(hostOf(value)) == "local" || d.fileDatabase(value)
	}
	return d.t.Has("keys.environment", key) && d.t.Has("env.local", value)
}

// fileDatabase says whether a text is the URL of a database that is a file, and not production's by its name.
func (d *deriving) fileDatabase(s string) bool {
	scheme, path, ok := strings.Cut(strings.TrimPrefix(s, "jdbc:"), ":")
	return ok && d.t.Has("schemes.file-database", scheme) && !slices.Contains(d.environmentsIn(path), "production")
}

// smallNumber says whether a text is a plain number that is no address.
func smallNumber(s string) bool {
	return len(s) < 8 && strings.Trim(s, "0123456789") == ""
}

// hostOf is the host of a URL, or what is none as it is.
func hostOf(s string) string {
	if u, ok := web.Parse(s, false); ok {
		return u.Host
	}
	return s
}

// localName says whether a database's name says that it is for tests, or a name of this machine where that is meant.
func (d *deriving) localName(name string) bool {
	words := split(name)
	if d.distant {
		words = slices.DeleteFunc(words, func(w word) bool { return d.t.Has("env.here", w.text) })
	}
	return d.hasWord(words, "env.local")
}
