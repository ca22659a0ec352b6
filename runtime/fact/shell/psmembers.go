package shell

import (
	"slices"
	"strings"
)

// Objects of .NET that are given what they are to do member by member, before a method does it: a process that is to start, a request.

// psConstructed are the members that the arguments of a type's constructor are, and of what makes its objects.
var psConstructed = map[string][]string{
	"diagnostics.processstartinfo": {"filename", "arguments"},
	"net.webrequest":               {"uri"},
	"io.streamwriter":              {"stream"},
	"io.binarywriter":              {"stream"},
}

// psTypes are types by another name of theirs.
var psTypes = map[string]string{"net.httpwebrequest": "net.webrequest", "net.ftpwebrequest": "net.webrequest"}

// object is a new object of a type, made of some arguments: what is known of them is part of it.
func object(typeName string, args []psValue) psValue {
	out := psValue{kind: psObject, text: typeName}
	if other, ok := psTypes[typeName]; ok {
		out.text = other
	}
	for n, each := range args {
		out.from = joinOrigins(out.from, each.origins())
		if names := psConstructed[out.text]; n < len(names) {
			out = out.with(names[n], each)
		}
	}
	return out
}

// objectOf is an object of a type whose members a table gives.
func objectOf(typeName string, members psValue) psValue {
	out := object(typeName, nil)
	for n, key := range members.keys {
		out = out.with(key, members.list[n])
	}
	return out
}

// give sets a member of an object: $p.Verb = 'runas', $process.StartInfo.FileName = 'x'.
func (v psValue) give(path string, member psValue) psValue {
	if member.kind == psObject && strings.EqualFold(path, "startinfo") {
		for n, key := range member.keys {
			v = v.with(key, member.list[n])
		}
		return v
	}
	return v.with(path[strings.LastIndexByte(path, '.')+1:], member)
}

// doing lists the command that does what a method does with the members of its object. False is another method.
func (s *psReader) doing(v psValue, name string, args []psValue, start int) (psValue, bool) {
	switch v.text + " " + name {
	case "diagnostics.process start":
		return s.startsProcess(v, start)
	case "net.webrequest getrequeststream", "net.webrequest getrequeststreamasync":
		out := psValue{kind: psObject, text: "net.requeststream", from: v.from}
		return out.with("request", v), true
	case "net.webrequest getresponse", "net.webrequest getresponseasync":
		return s.sends(v, nil, start), true
	case "net.requeststream write", "net.requeststream writeasync":
		request, _ := v.member("request")
		return s.sends(request, args[:min(1, len(args))], start), true
	}
	stream, ok := v.member("stream")
	switch {
	case !ok || !strings.HasPrefix(name, "write"):
	case stream.kind == psObject:
		return s.doing(stream, "write", args, start)
	case stream.kind == psText:
		return s.call("[io.file]::appendalltext", append([]psValue{stream}, args[:min(1, len(args))]...), start, len(s.r.result.Commands)), true
	}
	return psValue{}, false
}

// startsProcess lists the start of a program as the cmdlet for it does.
func (s *psReader) startsProcess(v psValue, start int) (psValue, bool) {
	file, ok := v.member("filename")
	if !ok {
		return psValue{}, false
	}
	var words []psValue
	for _, option := range []struct{ member, name string }{{"verb", "-Verb"}, {"workingdirectory", "-WorkingDirectory"}} {
		if value, ok := v.member(option.member); ok {
			words = append(words, psValue{text: option.name}, value)
		}
	}
	words = append(words, file)
	for _, member := range []string{"arguments", "argumentlist"} {
		given, _ := v.member(member)
		for _, each := range given.items() {
			for _, field := range strings.Fields(each.string()) {
				words = append(words, psValue{text: strings.Trim(field, `"'`), from: each.from})
			}
		}
	}
	return s.call("start-process", words, start, len(s.r.result.Commands)), true
}

// sends lists a request with what is written into it.
func (s *psReader) sends(request psValue, body []psValue, start int) psValue {
	uri, _ := request.member("uri")
	method, ok := request.member("method")
	words := []psValue{uri}
	if ok {
		words = []psValue{{text: "-method"}, method, uri}
	}
	name := "[net.webrequest]::getresponse"
	if len(body) > 0 {
		name = "[net.webrequest]::write"
	}
	return s.call(name, append(words, body...), start, len(s.r.result.Commands))
}

// copiesInto lists the writing of a stream into another that something is sent through.
func (s *psReader) copiesInto(v psValue, name string, args []psValue, start int) (psValue, bool) {
	if name != "copyto" && name != "copytoasync" || len(args) == 0 || args[0].kind != psObject {
		return psValue{}, false
	}
	return s.doing(args[0], "write", []psValue{v}, start)
}

// invoked is how a method is called that stands for itself.
const invoked = ".invoke("

// ofType is a member of a type that stands for itself, [type]::member, or a type, [type].
func (v psValue) ofType() (typeName, member string, ok bool) {
	if v.kind != psText || !strings.HasPrefix(v.text, "[") {
		return "", "", false
	}
	name, rest, closed := strings.Cut(v.text[1:], "]")
	if rest, ok = strings.CutPrefix(rest, "::"); !closed || !ok && rest != "" {
		return "", "", false
	}
	return name, rest, isName(strings.ReplaceAll(name+rest, ".", ""))
}

// typeMethod lists a method of what a type holds, and one that is called by another: [type]::Member.Method(x), [type]::Method.Invoke(x),
// [type].GetMethod('Method').Invoke($null, @(x)).
func (s *psReader) typeMethod(v psValue, name string, args []psValue, start int) (psValue, bool) {
	typeName, member, ok := v.ofType()
	if !ok || slices.Contains(psPure, strings.TrimPrefix(typeName, "system.")) {
		return psValue{}, false
	}
	switch {
	case name == "getmethod" && len(args) > 0 && isKnown(args[0].string()):
		return psValue{text: "[" + typeName + "]::" + strings.ToLower(args[0].string()), from: args[0].from}, true
	case member == "":
		return psValue{}, false
	case name == "invoke":
		if len(args) == 2 && args[0].kind == psSwitch { // without an object
			args = args[1].items()
		}
		return s.call("["+typeName+"]::"+member, args, start, len(s.r.result.Commands)), true
	}
	return s.call("["+typeName+"]::"+name, args, start, len(s.r.result.Commands)), true
}
