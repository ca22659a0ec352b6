package fact

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
)

// call is a call by name: an MCP tool, a call nested in one, an API request, an operation of a command-line program, a call in code.
type call struct {
	name   string
	at     Place // of the name
	words  []word
	server string
	mcp    bool
	args   []arg
	whole  bool // args are complete
	depth  int
	typing *bool  // whether an argument names a terminal or ends a line; nil until asked for
	all    []word // see allWords; nil until asked for
	// implied is set for what arguments of another call imply: those that are left imply nothing more.
	implied bool
}

// allWords are the words of the server's name and those of the call's.
func (d *deriving) allWords(c *call) []word {
	if c.all == nil {
		c.all = append(lemmas(d.t, split(c.server)), c.words...)
	}
	return c.all
}

// mcpTool reads the call of an MCP tool, or of any tool that no table knows.
func (d *deriving) mcpTool() {
	server, tool, from := splitTool(d.action.Tool)
	args, whole := flatten(&d.names, &d.action.Input, "/tool_input")
	tool = d.readableName(tool, Place{At: "/tool_name", Start: from, End: from + len(tool)})
	c := &call{
		name: tool, at: Place{At: "/tool_name", Start: from, End: from + len(tool)}, words: d.nameWords(tool),
		server: server, mcp: true, args: args, whole: whole,
	}
	d.call(c)
	d.documentCommands(c)
}

// nameWords are the words of a call's name. The verb that begins what stands behind the last mark leads, before what that is a method of:
// Job.GetStatus is get, job, status, and OrderStore/EraseByFilter is erase, order, store, by, filter.
func (d *deriving) nameWords(name string) []word {
	ws := lemmas(d.t, split(name))
	mark := strings.LastIndexAny(name, "./#")
	n := slices.IndexFunc(ws, func(w word) bool { return w.start > mark })
	if mark < 0 || n <= 0 {
		return ws
	}
	single := n == len(ws)-1
	switch k := kindOf(d.t, ws[n]); {
	case !k.verb(), single && (k == kindEither || kindOf(d.t, ws[0]) != kindEither):
		return ws
	}
	return slices.Concat(ws[n:n+1], ws[:n], ws[n+1:])
}

// longestName is the longest name of a tool that is read, in bytes.
const longestName = 512

// readableName reports a name that is too long, or has no words at all.
func (d *deriving) readableName(name string, p Place) string {
	name = d.shortName(name, p)
	if !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		d.problem("unparsed", "the tool's name has no words", p)
	}
	return name
}

// shortName is the part of a name that is read.
func (d *deriving) shortName(name string, p Place) string {
	if len(name) <= longestName {
		return name
	}
	d.problem("unparsed", "the tool's name is too long to be read", p)
	return strings.ToValidUTF8(name[:longestName], "")
}

// splitTool cuts mcp__server__tool; a server's name may hold single underscores.
func splitTool(name string) (server, tool string, from int) {
	rest, ok := strings.CutPrefix(name, "mcp__")
	if !ok {
		return "", name, 0
	}
	i := strings.LastIndex(rest, "__")
	if i < 0 {
		return "", rest, len(name) - len(rest)
	}
	return rest[:i], rest[i+2:], len(name) - len(rest) + i + 2
}

// call emits the act of a call and the acts that its arguments hold.
func (d *deriving) call(c *call) {
	if c.depth > maxNested {
		d.problem("unparsed", "calls nest too deeply", c.at)
		return
	}
	d.unfold(c)
	if !c.whole {
		d.problem("unparsed", "more arguments than are looked at", c.at)
	}
	defer d.pretending(d.pretendCall(c))()
	a := d.begin("call", c.name, c.at)
	extra := append(d.actionWords(c), d.pressed(c)...)
	d.labelAmounts(c)
	d.nameFacts(a, c, extra)
	d.topicNouns(a, c)
	d.argFacts(a, c)
	d.amounts(a, c)
	d.recipients(a, c)
	d.contents(a, c)
	d.carried(a, c)
	d.emit(a)
	d.within(a, func() { d.nested(c, a) })
	d.partedQuery(c)
}

type placedWord struct {
	word
	place Place
}

// wordsAt puts words at one place.
func wordsAt(ws []word, p Place) []placedWord {
	out := make([]placedWord, len(ws))
	for i, w := range ws {
		out[i] = placedWord{w, p}
	}
	return out
}

// identifier says whether a value is a name rather than a text: a few words joined without blanks.
func identifier(s string) bool {
	return s != "" && len(s) <= 64 && !strings.ContainsAny(s, " \t\n\"'`(){}[]<>?=&;|")
}

// nameFacts puts the words of the name into an act.
func (d *deriving) nameFacts(a *Act, c *call, extra [][]placedWord) {
	own := make([]placedWord, 0, len(c.words)+len(extra))
	for _, w := range c.words {
		own = append(own, placedWord{w, Place{At: c.at.At, Start: c.at.Start + w.start, End: c.at.Start + w.end}})
	}
	d.words(a, c, own)
	for _, run := range extra {
		d.words(a, c, run)
	}
	a.add(schema.CallName, joinPlaced(own), c.at)
	if c.server != "" {
		whole := Place{At: "/tool_name", Start: 5, End: 5 + len(c.server)}
		a.add(schema.MCPServer, c.server, whole)
		d.noun(a, c, strings.ToLower(c.server), whole)
		d.serverNouns(a, c)
	}
}

// serverNouns are the words of a server's name, and pairs of neighbours.
func (d *deriving) serverNouns(a *Act, c *call) {
	if whole := lemma(d.t, strings.ToLower(c.server)); whole != strings.ToLower(c.server) {
		d.noun(a, c, whole, Place{At: "/tool_name", Start: 5, End: 5 + len(c.server)})
	}
	ws := lemmas(d.t, split(c.server))
	if n := len(ws); n > 1 && d.t.Has("words.program", ws[n-1].text) { // http-client is no customer
		ws = ws[:n-1]
	}
	for i, w := range ws {
		if i > 0 {
			d.noun(a, c, ws[i-1].lemma+" "+w.lemma, Place{At: "/tool_name", Start: 5 + ws[i-1].start, End: 5 + w.end})
		}
		if !d.t.Has("words.filler", w.lemma) && !d.t.Has("words.place", w.lemma) {
			d.noun(a, c, w.lemma, Place{At: "/tool_name", Start: 5 + w.start, End: 5 + w.end})
		}
	}
}

func joinPlaced(ws []placedWord) string {
	parts := make([]string, len(ws))
	for i, w := range ws {
		parts[i] = w.lemma
	}
	return strings.Join(parts, "_")
}

// words reads a run of words as one name. A second run (an action argument) may turn a reading name into a changing one, never back.
func (d *deriving) words(a *Act, c *call, run []placedWord) {
	if len(run) > longestName {
		d.problem("unparsed", "a name has more words than are looked at", c.at)
		run = run[:longestName]
	}
	plain := make([]word, len(run))
	for i, w := range run {
		plain[i] = w.word
	}
	r := read(d.t, plain)
	at := func(w word) Place {
		for _, p := range run {
			if p.word == w {
				return p.place
			}
		}
		return c.at
	}
	joined := slices.ContainsFunc(run, func(w placedWord) bool { return d.t.Has("words.joiner", w.text) })
	for _, v := range r.verbs {
		if joined && r.mode == "change" && d.t.Has("verbs.read", v.lemma) && !d.t.Has("verbs.change", v.lemma) && !d.t.Has("verbs.either", v.lemma) {
			continue // get_and_send sends
		}
		d.verb(a, c, v.lemma, at(v))
	}
	for i, n := range r.nouns {
		d.noun(a, c, n.lemma, at(n))
		if r.object(n) {
			a.add(schema.CallObject, n.lemma, at(n))
		}
		if i > 0 {
			p := at(r.nouns[i-1])
			d.object(a, c, r.nouns[i-1].lemma+" "+n.lemma, Place{At: p.At, Start: p.Start, End: at(n).End})
		}
	}
	for i := 1; i < len(run); i++ {
		if first, n := run[i-1], run[i]; slices.Contains(r.nouns, n.word) && !slices.Contains(r.nouns, first.word) {
			d.object(a, c, first.lemma+" "+n.lemma, Place{At: n.place.At, Start: first.place.Start, End: n.place.End})
		}
	}
	if h, ok := head(d.t, &r, plain); ok && !a.has(schema.CallHead) {
		a.add(schema.CallHead, h.lemma, at(h))
	}
	d.setMode(a, r.mode, c.at)
}

func (d *deriving) noun(a *Act, c *call, noun string, p Place) {
	a.add(schema.CallNoun, noun, p)
	if c.mcp {
		a.add(schema.MCPNoun, noun, p)
	}
}

// object is a noun of the name itself.
func (d *deriving) object(a *Act, c *call, noun string, p Place) {
	d.noun(a, c, noun, p)
	a.add(schema.CallObject, noun, p)
}

func (d *deriving) setMode(a *Act, mode string, p Place) {
	for i := range a.Atoms {
		at := &a.Atoms[i]
		if at.Fact != schema.CallMode {
			continue
		}
		if at.Value != "change" && mode != "unknown" {
			at.Value = mode
		}
		return
	}
	a.add(schema.CallMode, mode, p)
}

// verb adds a verb, and the usual one that says the same.
func (d *deriving) verb(a *Act, c *call, lemma string, p Place) {
	for _, name := range [2]string{lemma, d.usual(lemma)} {
		a.add(schema.CallVerb, name, p)
		if c.mcp {
			a.add(schema.MCPVerb, name, p)
		}
	}
}

// usual is the usual verb that says the same, "" where that is the verb itself.
func (d *deriving) usual(lemma string) string {
	same, _ := d.t.Map("verbs.usual", lemma)
	return same
}

// argFacts lists the arguments: keys by their words, values that are no free text.
func (d *deriving) argFacts(a *Act, c *call) {
	d.resized(a, c)
	for i := range c.args {
		x := &c.args[i]
		d.keyWords(a, x)
		a.item(schema.CallArgs, Item{Text: [3]string{x.path, x.joined, x.value}, Place: x.place()})
		if x.is("keys.limit") {
			if f, err := strconv.ParseFloat(x.value, 64); err == nil {
				a.num(schema.CallLimit, f, x.place())
			}
		}
		d.tableArg(a, c, x)
		if !d.freeText(x) {
			before := len(a.Atoms)
			a.add(schema.CallValue, strings.ToLower(x.joined+"="+x.value), x.place())
			if len(a.Atoms) > before { // one of several tags says what a thing is filed under
				a.Atoms[before].opaque = listed(x.path) && d.t.Has("keys.filed", x.joined)
			}
		}
	}
}

// keyWords adds the words of a key. A remark is about what its other words say, and is not that, unless it holds a number.
func (d *deriving) keyWords(a *Act, x *arg) {
	ws := x.words
	if x.is("keys.remark") && countDigits(x.value) < 6 {
		ws = ws[len(ws)-1:]
	}
	if inside := strings.TrimSuffix(x.path, "."+x.key); inside != x.path && x.is("keys.switch") && d.t.Has("values.on", strings.ToLower(x.value)) {
		ws = append(slices.Clip(d.names.of(lastPart(inside), "").words), ws...) // what is switched on: emotionDetection: {enabled: true}
	}
	for k, w := range ws {
		a.add(schema.CallKey, w.lemma, x.place())
		if k > 0 {
			a.add(schema.CallKey, ws[k-1].lemma+" "+w.lemma, x.place())
		}
	}
}

// countDigits is how many digits a text has.
func countDigits(s string) int {
	n := 0
	for i := range len(s) {
		if s[i] >= '0' && s[i] <= '9' {
			n++
		}
	}
	return n
}

// tableArg reads the name of a table or of another set of records.
func (d *deriving) tableArg(a *Act, c *call, x *arg) {
	if x.kind == action.String && x.is("keys.table") && identifier(x.value) {
		d.tableWords(a, c, x.value, x.place())
	}
}

// freeText says whether an argument is text for people, in which words mean nothing about the call.
func (d *deriving) freeText(x *arg) bool {
	return x.kind == action.String && (x.is("keys.text") || len(x.value) > 200 || strings.Count(x.value, " ") > 4)
}
