package shell

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// What cmdlets give are objects. Of one is known the noun of the cmdlet that gave it, and what it is called: Get-Service w3svc gives a
// service of that name, Get-ChildItem items by their paths. A pipe hands them to the parameter that a cmdlet takes from there, and their
// methods do what cmdlets do.

// psMethodVerbs are the verbs of the cmdlets that do to an object what its method does; the whole name where the noun is another.
var psMethodVerbs = map[string]string{
	"delete": "remove", "stop": "stop", "kill": "stop", "terminate": "stop", "start": "start", "pause": "suspend", "continue": "resume",
	"moveto": "move", "copyto": "copy", "stopservice": "stop-service", "startservice": "start-service", "pauseservice": "suspend-service",
	"changestartmode": "set-service", "clear": "clear", "reboot": "restart-computer", "win32shutdown": "stop-computer", "shutdown": "stop-computer",
	"cleareventlog": "clear-eventlog",
}

// psTypeNouns are the nouns of objects that are made of what they are called.
var psTypeNouns = map[string]string{
	"io.fileinfo": "item", "io.directoryinfo": "item", "serviceprocess.servicecontroller": "service",
}

// made is the object that a type makes of what it is called.
func made(typeName string, args []psValue) (psValue, bool) {
	noun, ok := psTypeNouns[strings.TrimPrefix(typeName, "system.")]
	if !ok || len(args) != 1 {
		return psValue{}, false
	}
	args[0].noun = noun
	return args[0], true
}

// given is an object that a cmdlet gives of which no more is known than the noun and what the line calls it.
func given(name string, values []psValue, from *origin) psValue {
	out := psUnknown(from)
	if noun, ok := strings.CutPrefix(name, "get-"); ok {
		out.noun = noun
		if plain := withoutOptionValues(values); len(plain) > 0 {
			out.called = plain[0].string()
		}
	}
	return out
}

// targets are what a cmdlet is told where it is told an object.
func (v psValue) targets() []psValue {
	out := slices.Clone(v.items())
	for n, each := range out {
		if each.called != "" {
			out[n] = psValue{text: each.called, from: each.from}
		}
	}
	return out
}

// piped is the text that a value is to what reads text from a pipe: a line for each element. Of objects it cannot be known.
func (v psValue) piped() output {
	if v.noun != "" {
		return output{text: unknown, from: v.origins().all()}
	}
	return output{text: bounded(strings.Join(v.strings(), "\n")), from: v.origins().all()}
}

// bindable are the roles of what cmdlets take from a pipe by itself.
var bindable = []vocabulary.Role{
	vocabulary.RoleDelete, vocabulary.RoleRead, vocabulary.RoleList, vocabulary.RoleMove, vocabulary.RoleMode, vocabulary.RoleEdit,
	vocabulary.RoleWrite, vocabulary.RoleAppend, vocabulary.RoleValue, vocabulary.RoleHost,
}

// bound are the words that the pipe gives a cmdlet, for the first parameter that takes them and that the line leaves out.
func (s *psReader) bound(name string, argv []Word) []Word {
	id := s.r.dialectIdentity(name)
	if !s.has || !strings.Contains(name, "-") || id.program == nil {
		return nil
	}
	a := arguments(id, withoutCommon(lowerOptions(id, slices.Clone(argv)))[1:])
	n := slices.IndexFunc(id.program.Operands, func(role vocabulary.Role) bool { return slices.Contains(bindable, role) })
	if n < 0 || a.gives(id.program.Operands[n]) {
		return nil
	}
	var out []Word
	for _, v := range s.piped.targets() {
		lines := v.noun == "" && len(v.origins().all()) > 0 // text that a command put out: what is read, and no name of a file
		if lines && id.program.Operands[n] == vocabulary.RoleRead {
			continue
		}
		w := s.wordOf(v, 0)
		w.Span = argv[0].Span
		out = append(out, w)
	}
	return out
}

// gives reports whether the line has a word of a role.
func (a *reading) gives(role vocabulary.Role) bool {
	return slices.ContainsFunc(a.operands, func(o Operand) bool { return o.Role == role }) ||
		slices.ContainsFunc(a.options, func(o Option) bool { return o.Role == role && o.Value != (Word{}) })
}

// objectMethod lists the cmdlet that does what a method of an object does.
func (s *psReader) objectMethod(v psValue, name string, args []psValue, start int) (psValue, bool) {
	cmdlet, ok := psMethodVerbs[name]
	if !ok || v.noun == "" {
		return psValue{}, false
	}
	if !strings.Contains(cmdlet, "-") {
		cmdlet += "-" + v.thing()
	}
	words := v.targets()
	for _, each := range args {
		if each.kind == psSwitch && each.text == "$true" { // Delete($true): with all that is in it
			each = psValue{text: "-recurse"}
		}
		words = append(words, each)
	}
	return s.call(cmdlet, words, start, len(s.r.result.Commands)), true
}

// thing is the noun of the cmdlets for an object: of one of CIM, its class.
func (v psValue) thing() string {
	if _, class, ok := strings.Cut(strings.ToLower(v.called), "_"); ok && (v.noun == "ciminstance" || v.noun == "wmiobject") {
		return class
	}
	return v.noun
}

// cimMethod lists the cmdlet that does what a method of CIM does which Invoke-CimMethod is told by its name.
func (s *psReader) cimMethod(name string, values []psValue) (psValue, bool) {
	if name != "invoke-cimmethod" && name != "invoke-wmimethod" {
		return psValue{}, false
	}
	object := psValue{noun: "ciminstance", text: unknown}
	if s.has && s.piped.noun != "" {
		object = s.piped
	}
	method, args, option := "", psValue{}, ""
	for _, v := range values[1:] {
		text := strings.ToLower(v.text)
		switch {
		case v.kind == psText && strings.HasPrefix(text, "-") && isName(text[1:]):
			option = text
			continue
		case option == "-inputobject" && v.noun != "":
			object = v
		case option == "-methodname" || option == "-name":
			method = strings.ToLower(v.string())
		case option == "-arguments" || option == "-argumentlist":
			args = v
		case option == "-classname" || option == "-class" || option == "":
			object.called = v.string()
		case option == "-query":
			_, from, _ := strings.Cut(strings.ToLower(v.string()), " from ")
			object.called, _, _ = strings.Cut(strings.TrimSpace(from), " ")
		}
		option = ""
	}
	start := s.at
	if method == "create" && object.thing() == "process" {
		for n, key := range args.keys {
			if strings.EqualFold(key, "commandline") {
				args = args.list[n]
			}
		}
		return s.call("cmd", []psValue{{text: "/c"}, args}, start, len(s.r.result.Commands)), true
	}
	return s.objectMethod(object, method, nil, start)
}

// psFindSwitches are the options of Get-ChildItem and Get-Item that take no value.
var psFindSwitches = []string{"-force", "-file", "-directory", "-ad", "-af", "-hidden", "-readonly", "-system", "-name", "-followsymlink", "-raw"}

// psFound are the items that Get-ChildItem and Get-Item find: in the folders that they are given, by their filters.
func psFound(name string, values []psValue, from *origin) psValue {
	var folders, filters []string
	option, deep := "", false
	for _, v := range values {
		text := strings.ToLower(v.text)
		switch {
		case v.kind == psText && strings.HasPrefix(text, "-") && isName(text[1:]):
			deep = deep || strings.HasPrefix("-recurse", text) || text == "-depth"
			if option = text; strings.HasPrefix("-recurse", text) || slices.Contains(psFindSwitches, text) {
				option = ""
			}
			continue
		case option == "-filter" || option == "-include" || option == "" && len(folders) > 0:
			filters = append(filters, v.strings()...)
		case option == "-path" || option == "-literalpath" || option == "-lp" || option == "":
			folders = append(folders, v.strings()...)
		}
		option = ""
	}
	if len(folders) == 0 {
		folders = []string{"."}
	}
	out := psValue{kind: psList, noun: "item"}
	for _, folder := range folders {
		for _, path := range itemsIn(folder, filters, deep, name == "get-childitem") {
			if len(out.list) < maxItems {
				out.list = append(out.list, psValue{text: path, noun: "item", from: from})
			}
		}
	}
	if len(out.list) == 1 {
		return out.list[0]
	}
	return out
}

// itemsIn are the paths of the items in a folder. A name with a dot in it may be a file's, and is taken for both.
func itemsIn(folder string, filters []string, deep, children bool) []string {
	inside := strings.TrimRight(folder, `\/`) + "/"
	last := folder[strings.LastIndexAny(folder, `\/`)+1:]
	if len(filters) == 0 && strings.ContainsAny(last, "*?") && deep {
		inside, filters = folder[:len(folder)-len(last)], []string{last}
	}
	switch {
	case len(filters) > 0:
	case !children, strings.ContainsAny(last, "*?"):
		return []string{folder}
	case strings.Trim(last, ".") != "" && strings.Contains(last, "."):
		return []string{folder, inside + "*"}
	default:
		return []string{inside + "*"}
	}
	if deep {
		inside += "**/"
	}
	out := slices.Clone(filters)
	for n := range out {
		out[n] = bounded(inside + out[n])
	}
	return out
}
