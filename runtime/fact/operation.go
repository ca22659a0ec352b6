package fact

import (
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// Arguments may name what is done: an action, {"action": "refund"}, the outcome that a record is set to, {"status": "approved"}, the job
// that runs, {"workflow": "supplier-payout-run"}.

// actionWords are the words of such arguments, a run for each. In a call that reads, an outcome is a filter and a job is looked at.
func (d *deriving) actionWords(c *call) [][]placedWord {
	var out [][]placedWord
	reads, talks := read(d.t, c.words).mode == "read", d.talks(c)
	for i := range c.args {
		x := &c.args[i]
		if x.kind != action.String || !label(x.value) || d.t.Has("values.manner", strings.ToLower(x.value)) {
			continue
		}
		outcome := x.is("keys.outcome")
		if reads && x.is("keys.state") || d.patchTest(c, x) {
			continue // a filter
		}
		if x.is("keys.method") && x.depth <= 2 {
			method := strings.ToUpper(x.value)
			switch verb, ok := d.t.Map("methods", method); {
			case ok && !changes(method) && d.changesByName(c):
				continue // transfer with method GET: the name says what is done
			case ok && changes(method) && !(verb == "create" && d.searches(c)):
				out = append(out, []placedWord{{word{text: verb, lemma: verb}, x.place()}})
			}
		}
		switch {
		case x.depth == 1 && x.is("keys.name") && d.runsJobs(c):
			out = append(out, d.actionRun(x, false))
			continue
		case outcome && x.depth <= 7 && (x.depth <= 2 || !talks):
		case listed(x.path) && x.depth <= 4 && x.is("keys.step"): // one step of a batch
			out = append(out, d.actionRun(x, false))
			continue
		case x.is("keys.action") && x.depth <= 2, x.is("keys.job") && x.depth <= 3 && !reads:
		default:
			continue
		}
		if run := d.actionRun(x, outcome); x.is("keys.action") && (x.depth <= 2 || outcome) && (!outcome || !reads) || x.is("keys.job") && !reads || outcome && !reads && d.decides(run) {
			out = append(out, run)
		}
	}
	return out
}

// patchTest says whether an argument is the operation of a JSON Patch that only compares (RFC 6902): {"op": "test", "path": "/version"}.
func (d *deriving) patchTest(c *call, x *arg) bool {
	if x.key != "op" || x.value != "test" {
		return false
	}
	return slices.ContainsFunc(c.args, func(y arg) bool {
		return y.key == "path" && parent(y.path) == parent(x.path) && strings.HasPrefix(y.value, "/")
	})
}

// searches says whether a call asks for what fits a query: a POST of one makes nothing.
func (d *deriving) searches(c *call) bool {
	return hasKey(c, "keys.search")
}

// changesByName says whether a tool's own name has a verb that changes something and is none of asking or running.
func (d *deriving) changesByName(c *call) bool {
	r := read(d.t, c.words)
	return c.at.At == "/tool_name" && r.mode == "change" && slices.ContainsFunc(r.verbs, func(w word) bool {
		return !d.t.Has("verbs.run", w.lemma) && !d.t.Has("verbs.request", w.lemma)
	})
}

// runsJobs says whether the name of a call says nothing but that it runs something: run_task, job.
func (d *deriving) runsJobs(c *call) bool {
	for _, w := range c.words {
		if !d.t.Has("verbs.run", w.lemma) && !d.t.Has("words.job", w.lemma) {
			return false
		}
	}
	return len(c.words) > 0
}

// outcomes adds the outcomes that the arguments of a request or a command set something to, as verbs.
func (d *deriving) outcomes(a *Act, c *call) {
	if a.has(schema.CallMode, "read") {
		return
	}
	for i := range c.args {
		x := &c.args[i]
		if x.kind == action.Bool || !x.is("keys.outcome") || !label(x.value) {
			continue
		}
		for _, w := range d.actionRun(x, true) {
			if isVerb(d.t, w.lemma) {
				a.add(schema.CallVerb, w.lemma, w.place)
			}
		}
	}
}

// resized adds the verb that a change of how many of a thing there are comes to: reduce for fromCount: 6, toCount: 2.
func (d *deriving) resized(a *Act, c *call) {
	for i := range c.args {
		x := &c.args[i]
		after, of, _ := strings.Cut(x.joined, "_")
		word, ok := d.t.Map("keys.before", after)
		if !ok || !d.t.Has("keys.size", of) {
			continue
		}
		before := slices.IndexFunc(c.args, func(y arg) bool { return y.joined == word+"_"+of })
		if before < 0 {
			continue
		}
		from, err := strconv.ParseFloat(c.args[before].value, 64)
		to, err2 := strconv.ParseFloat(x.value, 64)
		if err == nil && err2 == nil && to < from {
			for _, verb := range d.t.List("verbs.fewer") {
				a.add(schema.CallVerb, verb, x.place())
			}
		}
	}
}

// actionRun reads the value of an argument as a name; an outcome is the verb that has it: approve for approved.
func (d *deriving) actionRun(x *arg, outcome bool) []placedWord {
	ws := split(x.value)
	if verb, ok := done(d.t, joinTexts(ws)); ok && outcome {
		return []placedWord{{word{text: verb, lemma: verb}, x.place()}}
	}
	var out []placedWord
	for _, w := range lemmas(d.t, ws) {
		if verb, ok := done(d.t, w.text); ok && outcome {
			w.lemma = verb
		}
		out = append(out, placedWord{w, Place{At: x.at, Start: x.start + w.start, End: x.start + w.end}})
	}
	return out
}

// label says whether a value is a name, or a few words that are one: Send Bill Payment.
func label(s string) bool {
	return len(s) <= 64 && strings.Count(s, " ") <= 3 && identifier(strings.ReplaceAll(strings.ReplaceAll(s, " > ", "."), " ", "_"))
}

// decides says whether words are an outcome: one verb, or several words of which one is what was done (approved) or bids it (approve).
func (d *deriving) decides(run []placedWord) bool {
	return slices.ContainsFunc(run, func(w placedWord) bool {
		_, outcome := done(d.t, w.text)
		return isVerb(d.t, w.lemma) && (outcome || len(run) == 1 || w.text == w.lemma)
	})
}

// literals are the outcomes that a statement writes, as verbs: approve for SET status = 'approved'.
func (d *deriving) literals(text string) []string {
	var quoted []string
	for _, quote := range []string{"'", `"`} {
		for i, part := range strings.Split(text, quote) {
			if i%2 == 1 {
				quoted = append(quoted, part)
			}
		}
	}
	return d.doneIn(quoted)
}

// doneIn are the verbs of texts that say what was done: APPROVED.
func (d *deriving) doneIn(texts []string) []string {
	var out []string
	for _, text := range texts {
		if len(text) > 40 {
			continue
		}
		if verb, ok := done(d.t, joinTexts(split(text))); ok {
			out = append(out, verb)
		}
	}
	return out
}

// jobNames are the names of what a command runs: the script, the job that an option names, the first operand after a verb that runs
// things.
func (l *line) jobNames(c *shell.Command, run []placedWord) [][]placedWord {
	var out [][]placedWord
	add := func(w shell.Word) {
		name := baseName(w.Text)
		if dot := strings.LastIndexByte(name, '.'); dot > 0 {
			name = name[:dot]
		}
		if !identifier(name) || w.Unknown {
			return
		}
		out = append(out, wordsAt(lemmas(l.t, split(name)), l.place(w.Span)))
	}
	for _, o := range c.Options {
		key := arg{keyName: l.names.of(strings.TrimLeft(o.Name, "-"), "")}
		if key.is("keys.job") {
			add(o.Value)
		}
	}
	runs := l.t.Has("verbs.run", c.Program) && c.Known
	for _, w := range run {
		runs = runs || l.t.Has("verbs.run", w.lemma) && !l.opensContainer(c)
	}
	for i, o := range c.Operands {
		if o.Role == vocabulary.RoleExec || i == 0 && runs && o.Role == vocabulary.RoleValue && o.Behind == "" {
			add(o.Word)
			break
		}
	}
	return out
}

// opensContainer says whether what a command's first operand names is a container or a host, in which other things run.
func (l *line) opensContainer(c *shell.Command) bool {
	g, ok := l.t.Program(c.Program)
	if !ok {
		return false
	}
	for _, p := range prefixes(c.Sub) {
		if sub := g.Commands[p]; sub != nil && sub.Remote {
			return true
		}
	}
	return g.Remote
}

// promptTool is a call of a host's tool whose arguments are words for a model: what they ask for is in its arguments alone.
func (d *deriving) promptTool() {
	args, whole := flatten(&d.names, &d.action.Input, "/tool_input")
	a := d.begin("call", d.action.Tool, Place{At: "/tool_name", End: len(d.action.Tool)})
	a.add(schema.CallMode, "unknown", Place{At: "/tool_name"})
	a.add(schema.SendChannel, "prompt", Place{At: "/tool_name"})
	d.argFacts(a, &call{args: args, whole: whole})
	for i := range args {
		if args[i].is("keys.prompt") {
			d.scanText(a, args[i].value, args[i].place())
		}
	}
	d.emit(a)
}

// pathRequest reads a request to the service that a tool belongs to: {"method": "POST", "path": "/v1/refunds", "body": {…}}.
func (d *deriving) pathRequest(c *call) {
	r, override := &request{client: "call"}, ""
	for i := range c.args {
		x := &c.args[i]
		switch {
		case d.overrides(x):
			override = strings.ToUpper(x.value)
		case x.is("keys.method"):
			r.method = strings.ToUpper(x.value)
		case r.url == "" && x.kind == action.String && d.apiPath(x):
			r.url, r.at = x.value, x.place()
		case x.is("keys.body") && len(d.textBody(*x)) > 0:
			r.args = append(r.args, d.textBody(*x)...)
		default:
			r.args = append(r.args, *x)
		}
	}
	if r.method == "" {
		r.method = methodOf(c)
	}
	if override != "" {
		r.method = override
	}
	if verb, ok := d.t.Map("methods", r.method); !ok || r.url == "" || verb == "get" {
		return
	}
	d.pathCall(c, r)
}

// readRequest says whether an argument of a call is the method of a request that reads.
func (d *deriving) readRequest(c *call) bool {
	return slices.ContainsFunc(c.args, func(x arg) bool {
		verb, ok := d.t.Map("methods", strings.ToUpper(x.value))
		return ok && verb == "get" && x.is("keys.method")
	})
}

// apiPath says whether an argument is the path of a request: from the root, or of several parts under a name that no file's path has.
func (d *deriving) apiPath(x *arg) bool {
	if !x.is("keys.api-path") {
		return false
	}
	return strings.HasPrefix(x.value, "/") || identifier(x.value) && strings.Contains(x.value, "/") && !strings.Contains(x.value, ":") && !x.is("keys.path")
}
