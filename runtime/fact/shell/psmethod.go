package shell

import (
	"encoding/base64"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
)

// psPure are types whose methods only make values of values.
var psPure = []string{
	"convert", "string", "char", "text.encoding", "uri", "net.webutility", "math", "datetime", "guid", "regex", "text.regularexpressions.regex",
	"bitconverter", "io.path", "int", "int32", "double", "decimal", "timespan", "datetimeoffset", "linq.enumerable", "web.httputility",
}

// psReaders are the types that open a file to be read, unless they are told to write it.
var psReaders = map[string]bool{"io.filestream": true, "io.streamreader": true}

// static reads a member of a type, behind its name.
func (s *psReader) static(typeName string) psValue {
	start := s.at
	s.at += len("::")
	name := strings.ToLower(s.memberName())
	short := strings.TrimPrefix(typeName, "system.")
	if s.peek() != '(' {
		return psValue{text: "[" + short + "]::" + name}
	}
	mark := len(s.r.result.Commands)
	args := s.arguments()
	if v, ok := made(short, args); ok && name == "new" {
		return v
	}
	if name == "new" && psReaders[short] && len(args) > 0 && (len(args) == 1 || strings.EqualFold(args[1].string(), "open")) {
		return s.call("[io.file]::openread", args[:1], start, mark)
	}
	if name == "new" {
		return object(short, args)
	}
	if v, ok := s.staticObject(short, name, args, start); ok {
		return v
	}
	if short == "array" && name == "reverse" && len(args) == 1 {
		s.reverse(args[0])
		return psValue{}
	}
	if v, ok := s.staticValue(short, name, args, start, mark); ok {
		return v
	}
	return s.call("["+typeName+"]::"+name, args, start, mark)
}

// staticObject is what a method of a type makes of its arguments or does with an object.
func (s *psReader) staticObject(typeName, name string, args []psValue, start int) (psValue, bool) {
	out := object(typeName, args)
	switch {
	case len(args) == 0:
	case out.text == "net.webrequest" && strings.HasPrefix(name, "create"):
		return out, true
	case typeName == "diagnostics.process" && name == "start" && (args[0].kind == psObject || args[0].kind == psTable):
		return s.startsProcess(args[0], start)
	case typeName == "type" && name == "gettype" && isKnown(args[0].string()):
		return psValue{text: "[" + strings.ToLower(args[0].string()) + "]", from: args[0].from}, true
	}
	return psValue{}, false
}

// staticValue is what a method of a type gives, where that follows from its arguments.
func (s *psReader) staticValue(typeName, name string, args []psValue, start, mark int) (psValue, bool) {
	var from *origin
	for _, each := range args {
		from = joinOrigins(from, each.origins())
	}
	first := psValue{}
	if len(args) > 0 {
		first = args[0]
	}
	text := first.string()
	switch typeName + " " + name {
	case "convert frombase64string":
		v := s.call("[convert]::frombase64string", args, start, mark)
		s.decodedBy(v)
		if raw, err := base64.StdEncoding.DecodeString(text); err == nil && isKnown(text) {
			v.text = string(raw)
		}
		return v, true
	case "scriptblock create":
		v := s.call("[scriptblock]::create", args[:min(1, len(args))], start, mark)
		v.kind, v.text = psObject, "scriptblock"
		return v, true
	case "convert tobase64string":
		if isKnown(text) {
			return psValue{text: base64.StdEncoding.EncodeToString([]byte(text)), from: from}, true
		}
	case "convert toint32", "convert tochar", "convert tobyte":
		if len(args) == 1 {
			return first.cast("int"), true
		}
	case "string join":
		if len(args) > 1 {
			rest := psValue{kind: psList, list: args[1:]}
			if len(args) == 2 {
				rest = args[1]
			}
			return psValue{text: bounded(strings.Join(rest.strings(), text)), from: from}, true
		}
	case "string concat":
		return psValue{text: bounded(strings.Join(psValue{kind: psList, list: args}.strings(), "")), from: from}, true
	case "string format":
		if len(args) > 1 {
			return first.formatted(psValue{kind: psList, list: args[1:]}), true
		}
	case "uri escapedatastring", "net.webutility urlencode", "web.httputility urlencode":
		if isKnown(text) {
			return psValue{text: url.QueryEscape(text), from: from}, true
		}
	case "io.path gettempfilename":
		return psValue{text: `$env:temp\` + strconv.Itoa(start) + ".tmp"}, true
	case "io.path gettemppath":
		return psValue{text: "$env:temp"}, true
	case "io.path combine":
		if len(args) > 0 {
			return joinedPath(args), true
		}
	}
	return psUnknown(from), slices.Contains(psPure, typeName)
}

// decodedBy marks the command of a value as one that decodes.
func (s *psReader) decodedBy(v psValue) {
	if s.r.decoders == nil {
		s.r.decoders = make(map[int]bool)
	}
	for _, i := range v.origins().all() {
		s.r.decoders[i] = true
	}
}

// reverse turns a list around in the variables that hold it.
func (s *psReader) reverse(v psValue) {
	for name, held := range s.vars {
		if held.kind != psList || v.kind != psList || !slices.Equal(held.strings(), v.strings()) {
			continue
		}
		held.list = slices.Clone(held.list)
		slices.Reverse(held.list)
		s.vars[name] = held
	}
}

// fill makes what is put into an object part of it in the variables that hold it: what is sent with it comes from there.
func (s *psReader) fill(v psValue, from *origin) {
	for name, held := range s.vars {
		if held.kind == psObject && held.text == v.text && held.from == v.from {
			held.from = from
			s.vars[name] = held
		}
	}
}

// call lists a method's call as a command of its own: [type]::method with its arguments.
func (s *psReader) call(name string, args []psValue, start, mark int) psValue {
	p := s.place
	p.mark = mark
	argv := []Word{s.wordOf(psValue{text: name}, start)}
	for _, each := range args {
		argv = append(argv, s.words(each, start)...)
	}
	_, i := s.r.dialectCommand(PowerShell, argv, p)
	for _, w := range argv {
		for _, from := range w.From() {
			s.r.result.Commands[from].ToText = true
		}
	}
	return psUnknown(originOf([]int{i}))
}

// method is a call of a method of a value.
func (s *psReader) method(v psValue, name string, args []psValue, start int) psValue {
	from := v.origins()
	for _, each := range args {
		from = joinOrigins(from, each.origins())
	}
	if out, ok := s.objectMethod(v, name, args, start); ok {
		return out
	}
	if out, ok := s.copiesInto(v, name, args, start); ok {
		return out
	}
	if v.kind == psObject {
		if out, ok := s.doing(v, name, args, start); ok {
			return out
		}
		if i := strings.LastIndexByte(v.text, '.'); name == "invoke" && i > 0 { // .Method.Invoke(x)
			return s.call("["+v.text[:i]+"]::"+v.text[i+1:], args, start, len(s.r.result.Commands))
		}
		if name == "add" && from != nil {
			s.fill(v, from)
		}
		return s.call("["+v.text+"]::"+name, args, start, len(s.r.result.Commands))
	}
	if len(args) > 0 {
		switch name {
		case "getstring":
			return psValue{text: encodedAs(v.text, args[0].string(), false), from: from}
		case "getbytes":
			return psValue{text: encodedAs(v.text, args[0].string(), true), from: from}
		case "invokescript", "invokecommand":
			return s.call("invoke-expression", args[:1], start, len(s.r.result.Commands))
		}
	}
	text, ok := psMethod(v.string(), name, args)
	switch {
	case name == "split" && len(args) > 0:
		return psSplit(v, args[0].string())
	case name == "tochararray":
		return v.cast("char[]")
	case ok && isKnown(v.string()):
		return psValue{text: bounded(text), from: from}
	}
	if out, ok := s.typeMethod(v, name, args, start); ok {
		return out
	}
	return psUnknown(from)
}

// psMethod is what a method of a text gives.
func psMethod(text, name string, args []psValue) (string, bool) {
	arg := func(n int) string {
		if n < len(args) {
			return args[n].string()
		}
		return ""
	}
	switch name {
	case "replace":
		if arg(0) == "" {
			return "", false
		}
		return replaceAll(text, arg(0), arg(1)), isKnown(arg(0))
	case "toupper", "toupperinvariant":
		return strings.ToUpper(text), true
	case "tolower", "tolowerinvariant":
		return strings.ToLower(text), true
	case "tostring", "normalize":
		return text, true
	case "trim":
		return strings.Trim(text, arg(0)+" \t\r\n"), true
	case "trimstart":
		return strings.TrimLeft(text, arg(0)+" "), true
	case "trimend":
		return strings.TrimRight(text, arg(0)+" "), true
	case "insert", "substring", "remove":
		return psSlice(text, name, args)
	}
	return "", false
}

// psSlice is a text with a part taken out, put in or left alone.
func psSlice(text, name string, args []psValue) (string, bool) {
	runes := []rune(text)
	if len(args) == 0 {
		return "", false
	}
	from, ok := args[0].number()
	if !ok || from < 0 || from > len(runes) {
		return "", false
	}
	end := len(runes)
	if len(args) > 1 && name != "insert" {
		count, ok := args[1].number()
		if !ok || count < 0 || from+count > len(runes) {
			return "", false
		}
		end = from + count
	}
	switch {
	case name == "substring":
		return string(runes[from:end]), true
	case name == "remove":
		return string(runes[:from]) + string(runes[end:]), true
	case len(args) > 1:
		return string(runes[:from]) + args[1].string() + string(runes[from:]), true
	}
	return "", false
}

// encodedAs is text in the bytes of an encoding, or those bytes as text.
func encodedAs(encoding, text string, bytes bool) string {
	if !strings.HasSuffix(encoding, "::unicode") || !isKnown(text) {
		return text
	}
	if bytes {
		units := utf16.Encode([]rune(text))
		out := make([]byte, 0, 2*len(units))
		for _, u := range units {
			out = append(out, byte(u), byte(u>>8))
		}
		return string(out)
	}
	if len(text)%2 != 0 {
		return unknown
	}
	return fromUnits(text)
}
