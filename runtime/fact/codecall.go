package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/query"
)

// What a call in code does: by its name in the map "code.calls", else read as a call of a tool is.

// codeCall emits the acts of one call, by what the map "code.calls" says that it does: a kind, and behind a colon what it is of that kind.
func (d *deriving) codeCall(k *code.Call, p Place, depth int) {
	k = d.builtCommand(k)
	outer := d.around
	d.around = append(slices.Clip(outer), d.lookedUp(k, p)...)
	defer func() { d.around = outer }()
	what, known := d.codeMeaning(k.Name)
	if !known {
		d.overConnection(k, func() { d.unknownCall(k, p, depth) })
		return
	}
	switch kind, rest, _ := strings.Cut(what, ":"); kind {
	case "argv":
		d.argvCall(k, rest, p, depth)
	case "body":
		d.evaluatingCall(k, rest, lastArgument(k), p, depth)
	case "code":
		d.evaluatingCall(k, rest, argument(k, 0), p, depth)
	case "connect":
		d.codeConnect(k, rest, p)
	case "file":
		d.fileCall(k, rest, p, depth)
	case "http":
		d.codeRequest(k, rest, p, depth)
	case "module":
		d.includes(k, "", p)
		d.codeModule(k, rest, p, depth)
	case "nothing":
		d.includes(k, "", p)
	case "shell":
		d.codeShell(k, p, depth)
	case "sql":
		d.overConnection(k, func() { d.sqlCall(k, p, depth) })
	case "statement":
		d.builtStatement(k, rest, p)
		d.namedCall(k, p, depth)
	case "table":
		d.tableCall(k, p)
	case "upload":
		d.codeUpload(k, rest, p)
		d.namedCall(k, p, depth)
	case "words":
		d.commandLine(strings.Join(argTexts(k.Args), " "), p, depth)
	}
}

// unknownCall reads a call that no table knows by its parts: its client, what it is given, and its name.
func (d *deriving) unknownCall(k *code.Call, p Place, depth int) {
	if d.clientCall(k, p, depth) {
		return
	}
	if d.serviceCall(k, p, depth) {
		d.namedCall(k, p, depth)
		return
	}
	d.includes(k, "", p)
	d.codeWrite(k, p)
	d.codeSocket(k, p)
	if s, ok := query.Driver(*k); ok {
		d.statement(&s, p, nil)
	}
	d.pressedInCode(k, p, depth)
	d.namedCall(k, p, depth)
}

// lookedUp are the names of production by which other calls found what is given to one: describe_snapshots(Filters=[… "production"]).
func (d *deriving) lookedUp(k *code.Call, p Place) []Atom {
	var out []Atom
	for _, a := range k.Args {
		for _, i := range a.From {
			if d.flow == nil || i >= len(d.flow.calls) {
				continue
			}
			for _, by := range d.flow.calls[i].Args {
				if by.Known && len(by.Value) < longestName && len(out) < maxShared && slices.Contains(d.environmentsIn(by.Value), "production") {
					out = append(out, Atom{Value: by.Value, Place: p})
				}
			}
		}
	}
	return out
}

// fileCall is a call that works on files. One that changes rights is told by its name too: what it gives whom is in its arguments.
func (d *deriving) fileCall(k *code.Call, op string, p Place, depth int) {
	d.codeFiles(k, op, p, depth)
	if op == "mode" {
		d.namedCall(k, p, depth)
	}
}

// argvCall runs a program that is given word by word.
func (d *deriving) argvCall(k *code.Call, rest string, p Place, depth int) {
	if len(k.Args) > 0 && !k.Args[0].Known && k.Args[0].Value == code.Unknown {
		d.evaluates(k, "sh", p)
	}
	d.runsBrought(k, argTexts(k.Args), p)
	d.codeArgv(k, rest, p, depth)
}

// evaluatingCall runs a text as code of a language.
func (d *deriving) evaluatingCall(k *code.Call, language, text string, p Place, depth int) {
	if language == "" && d.flow != nil { // the language that the call is written in
		language = d.flow.language
	}
	d.evaluates(k, language, p)
	if len(k.Args) > 0 && !k.Args[0].Known && text == code.Unknown {
		d.problem("unknowable", "code that cannot be known would run", p)
	}
	d.codeCalls(language, text, p, depth)
}

// tableCall reads a whole table, whose name stands behind the connection where a library takes that first.
func (d *deriving) tableCall(k *code.Call, p Place) {
	named := func(a code.Arg) bool { return a.Known && a.Value != "" && (a.Name == "" || a.Name == "table_name") }
	if i := slices.IndexFunc(k.Args, named); i >= 0 {
		d.statements("SELECT * FROM "+k.Args[i].Value, p)
	}
}

// sqlCall runs statements; in Groovy a command too, of a text that it is a method of: "rm -rf x".execute().
func (d *deriving) sqlCall(k *code.Call, p Place, depth int) {
	if len(k.Args) == 0 && len(k.Receiver) > 0 && k.Receiver[0].Known && d.commandText(k.Receiver[0].Value) {
		d.commandLine(k.Receiver[0].Value, p, depth)
		return
	}
	beside := valuesOf(k)
	for _, text := range append([]string{argument(k, 0)}, alternatives(k.Args)...) {
		d.statements(beside.bind(d.everyPage(text)), p)
	}
}

// alternatives are further values that the first argument may have, as far as they are known.
func alternatives(args []code.Arg) []string {
	var out []string
	for _, a := range args {
		if a.Name == "0" && a.Known {
			out = append(out, a.Value)
		}
	}
	return out
}

// codeMeaning finds what a call does by its whole name, or by its ending: "*.unlink".
func (d *deriving) codeMeaning(name string) (string, bool) {
	if what, ok := d.t.Map("code.calls", name); ok {
		return what, true
	}
	for _, space := range d.t.List("code.namespaces") {
		if own, ok := strings.CutPrefix(name, space+"."); ok {
			name = "." + own
			if what, ok := d.t.Map("code.calls", own); ok {
				return what, true
			}
		}
	}
	for {
		i := strings.IndexByte(name, '.')
		if i < 0 {
			return "", false
		}
		name = name[i+1:]
		if what, ok := d.t.Map("code.calls", "*."+name); ok {
			return what, true
		}
	}
}

// lastArgument is the last argument that stands by its position.
func lastArgument(k *code.Call) string {
	out := ""
	for _, a := range k.Args {
		if a.Name == "" {
			out = a.Value
		}
	}
	return out
}

// argument is the argument at position n, "" when there is none.
func argument(k *code.Call, n int) string {
	i := 0
	for _, a := range k.Args {
		if a.Name != "" {
			continue
		}
		if i == n {
			return a.Value
		}
		i++
	}
	return ""
}

// placed puts words that say something at one place.
func (d *deriving) placed(ws []word, p Place) []placedWord {
	out := make([]placedWord, 0, len(ws))
	for _, w := range ws {
		if !d.t.Has("code.filler", w.text) {
			out = append(out, placedWord{w, p})
		}
	}
	return out
}

// namedCall is a call of some library: its dotted name is read like a tool's.
func (d *deriving) namedCall(k *code.Call, p Place, depth int) {
	k = d.saved(k)
	c := &call{name: k.Name, at: p, whole: true, depth: depth}
	for _, a := range append(append([]code.Arg(nil), k.Receiver...), k.Args...) {
		key := lastPart(a.Name)
		c.args = append(c.args, arg{path: a.Name, key: key, keyName: d.names.of(key, ""), value: a.Value, kind: action.String, at: p.At, start: p.Start})
	}
	a := d.begin("call", k.Name, p)
	a.add(schema.CodeCall, k.Name, p)
	if i := strings.LastIndexByte(k.Name, '/'); i > 0 { // a package of a scope: @prisma/client.PrismaClient.user.findMany
		a.add(schema.CodeCall, k.Name[i+1:], p)
	}
	c.words = lemmas(d.t, split(lastPart(k.Name)))
	if i := strings.LastIndexByte(k.Name, '.'); i >= 0 { // what it is called on is no verb
		d.nouns(a, c, d.placed(lemmas(d.t, split(k.Name[:i])), p))
	}
	d.nameFacts(a, c, nil)
	d.argFacts(a, c)
	d.amounts(a, c)
	d.recipients(a, c)
	if d.flow != nil && len(d.flow.mails) > 0 && (!a.has(schema.SendTo) || len(k.Receiver) > 0) && d.sendingCall(a) {
		d.message(a, p)
	}
	d.contents(a, c)
	d.emit(a)
	for i := range c.args {
		if x := &c.args[i]; query.Looks(x.value) {
			d.statements(x.value, x.place())
		}
	}
}

// saved is a call that stores an object, with the members that the code has set of it: p.visibility = "public"; p.save().
func (d *deriving) saved(k *code.Call) *code.Call {
	object, method := k.Name[:max(0, strings.LastIndexByte(k.Name, '.'))], lastPart(k.Name)
	if d.flow == nil || object == "" || !d.t.Has("code.saves", method) {
		return k
	}
	whole := *k
	for i := range d.flow.calls {
		if c := &d.flow.calls[i]; c.Set && len(whole.Args) < maxShared && c.Name[:max(0, strings.LastIndexByte(c.Name, '.'))] == object && c.Span[0] < k.Span[1] {
			whole.Args = append(slices.Clip(whole.Args), c.Args...)
		}
	}
	return &whole
}

// builtCommand is the call that runs a program to which the calls before give its arguments: Command::new("rm").arg("-rf").args(list).spawn().
func (d *deriving) builtCommand(k *code.Call) *code.Call {
	start, _, ok := strings.Cut(k.Name, ".arg")
	if what, _ := d.t.Map("code.calls", start); !ok || what != "argv" || !d.t.Has("code.starts", lastPart(k.Name)) {
		return k
	}
	built := *k
	built.Name, built.Args, built.Receiver = start, nil, nil
	for _, a := range k.Receiver {
		built.Args = append(built.Args, code.Arg{Value: a.Value, Known: a.Known})
	}
	return &built
}

// codeArgv runs a list of words, perhaps those of a program that the call is itself; each list that they may be.
func (d *deriving) codeArgv(k *code.Call, program string, p Place, depth int) {
	for i, args := range variants(k.Args) {
		if i > 0 && !d.chooses(p) {
			return
		}
		one := *k
		one.Args = args
		d.codeWords(&one, program, p, depth)
	}
}

// maxChoices is how many commands are read that code may run in the place of others: code of code could have them without end.
const maxChoices = 256

// chooses says whether one more command is read that a call may run in the place of the first.
func (d *deriving) chooses(p Place) bool {
	if d.choices++; d.choices == maxChoices {
		d.problem("unparsed", "code may run too many commands", p)
	}
	return d.choices < maxChoices
}

// variants parts the lists that an argument may be: each begins anew with its first item. What stands before and behind is of all.
func variants(args []code.Arg) [][]code.Arg {
	list := ""
	var starts []int
	for i, a := range args {
		in, item, _ := strings.Cut(a.Name, ".")
		if item == "0" && (list == "" || in == list) && (i == 0 || args[i-1].Name != a.Name) {
			list, starts = in, append(starts, i)
		}
	}
	if len(starts) < 2 {
		return [][]code.Arg{args}
	}
	end := starts[0]
	for end < len(args) && strings.HasPrefix(args[end].Name, list+".") {
		end++
	}
	var out [][]code.Arg
	for n, from := range starts {
		to := end
		if n+1 < len(starts) {
			to = starts[n+1]
		}
		if from < to {
			out = append(out, slices.Concat(args[:starts[0]], args[from:to], args[end:]))
		}
	}
	return out
}

// codeWords runs one list of words.
func (d *deriving) codeWords(k *code.Call, program string, p Place, depth int) {
	var list []string
	for _, a := range k.Args {
		first, _, _ := strings.Cut(a.Name, ".")
		if a.Name != "" && !strings.HasPrefix(a.Name, "0") && !strings.HasPrefix(a.Name, "1") && !d.t.Has("code.argv-names", first) {
			continue
		}
		list = append(list, a.Value)
	}
	for len(list) > 1 && program == "" && (list[0] == code.Unknown || strings.HasPrefix(list[0], "P_")) { // a context, or how to wait
		list = list[1:]
	}
	if len(list) > 1 && program == "" && baseName(list[0]) == list[1] { // the name that the program sees
		list = list[1:]
	}
	if len(list) == 1 && program == "" {
		d.commandLine(argument(k, 0), p, depth)
		return
	}
	d.commandLine(strings.TrimSpace(program+" "+quoted(list)), p, depth)
}

// codeShell runs what a call hands to a shell: a list of words, a program and its arguments apart, or lines of which it may be any.
func (d *deriving) codeShell(k *code.Call, p Place, depth int) {
	if len(k.Args) > 0 && strings.HasPrefix(k.Args[0].Name, "0.") {
		d.codeArgv(k, "", p, depth)
		return
	}
	if words := spawned(k); len(words) > 1 {
		d.runsBrought(k, words, p)
		d.commandLine(quoted(words), p, depth)
		return
	}
	d.evaluates(k, "sh", p)
	for i, text := range append([]string{argument(k, 0)}, alternatives(k.Args)...) {
		if i > 0 && !d.chooses(p) {
			return
		}
		d.runsBrought(k, strings.Fields(text), p)
		d.commandLine(text, p, depth)
	}
}

// spawned are the words of a call that takes a command line, or a program and its arguments apart: system("rm", "-rf", x). What else may
// stand behind a line is a mode, or where its output goes.
func spawned(k *code.Call) []string {
	var list []string
	for _, a := range k.Args {
		if a.Name == "" {
			list = append(list, a.Value)
		}
	}
	if len(list) < 2 || list[0] == code.Unknown || strings.ContainsAny(list[0], " \n|&;") || list[1] == code.Unknown || pipeModes[list[1]] {
		return nil
	}
	return list
}

// codeModule runs a module or a script as a program, with the arguments that the code has set.
func (d *deriving) codeModule(k *code.Call, program string, p Place, depth int) {
	list := []string{program}
	if !strings.ContainsAny(argument(k, 0), "/.") {
		list = append(list, "-m")
	}
	list = append(list, argument(k, 0))
	for _, a := range k.Args {
		if n, ok := strings.CutPrefix(a.Name, "argv."); ok && n != "0" {
			list = append(list, a.Value)
		}
	}
	d.commandLine(quoted(list), p, depth)
}

// argTexts are the values of arguments.
func argTexts(args []code.Arg) []string {
	out := make([]string, len(args))
	for i := range args {
		out[i] = args[i].Value
	}
	return out
}
