package code

import (
	"path"
	"regexp"
	"slices"
	"strings"
)

// fold is what a call gives when its arguments are constants, or nil.
func (r *reader) fold(v *value, name string, args []argument) *value {
	if f := foldOfR(name); f != nil && r.ofR {
		return r.foldEach(f, name, args)
	}
	if f := foldOf(name); f != nil {
		return r.foldEach(f, name, args)
	}
	if v.owner == nil {
		return nil
	}
	_, last := cutLast(name)
	if f := methodOf(last); f != nil {
		return f(r, v.owner, args)
	}
	return nil
}

// foldEach folds for each of the values that an argument may have.
func (r *reader) foldEach(f folding, name string, args []argument) *value {
	list := []*value{f(r, args)}
	if name == "map" || name == "array_map" || name == "open" {
		return list[0]
	}
	for i, a := range args {
		if a.value == nil || len(a.value.alts) == 0 {
			continue
		}
		for _, other := range a.value.alts {
			with := append([]argument{}, args...)
			with[i].value = other
			list = append(list, f(r, with))
		}
		break
	}
	return either(list)
}

// arg is the value of argument i, nil when there is none.
func arg(args []argument, i int) *value {
	if i < len(args) {
		return args[i].value
	}
	return nil
}

func argText(args []argument, i int) (string, bool) { return arg(args, i).constant() }

// folding gives the value of a function from its arguments; methodFolding that of a method.
type (
	folding       func(*reader, []argument) *value
	methodFolding func(*reader, *value, []argument) *value
)

// unpackaged is a name without the package in front, as Java and Kotlin import it: java.net.URI.create.
func unpackaged(name string) string {
	if !strings.HasPrefix(name, "java.") && !strings.HasPrefix(name, "javax.") && !strings.HasPrefix(name, "kotlin.") {
		return name
	}
	for rest := name; rest != ""; _, rest, _ = strings.Cut(rest, ".") {
		if rest[0] >= 'A' && rest[0] <= 'Z' {
			return rest
		}
	}
	return name
}

// foldOf finds the functions that make text, paths and modules.
func foldOf(name string) folding {
	switch unpackaged(name) {
	case "os.path.join", "path.join", "filepath.Join", "path.Join", "path.resolve", "path.posix.join", "File.join", "posixpath.join", "Path.Combine",
		"Path.Join", "Paths.get", "Path.of":
		return (*reader).joinPaths
	case "os.path.expanduser", "os.path.abspath", "os.path.realpath", "os.path.normpath", "path.normalize", "File.expand_path", "File.absolute_path",
		"realpath", "os.fspath", "shutil.which", "which.sync", "exec.LookPath", "str", "String", "os.fsencode", "shlex.quote",
		"Array", "sorted", "list", "tuple", "set", "iter", "lc", "scalar", "escapeshellarg", "Buffer.concat",
		"URL", "URI", "URI.parse", "URI.Parser.new.parse", "url.fileURLToPath", "Pathname", "Pathname.new",
		"JSON.stringify", "json.dumps", "encode_json", "json_encode", "to_json", "JSON.generate", "orjson.dumps", "simplejson.dumps", "ujson.dumps",
		"text", "sqlalchemy.text", "sqlalchemy.sql.text", "sql.SQL", "psycopg2.sql.SQL",
		"fs.mkdtempSync", "compile", "Uint8Array.from", "Uint8Array", "Array.from", "TextEncoder.encode", "Set", "memoryview",
		"HttpMethod", "System.Net.Http.HttpMethod", "HttpMethod.valueOf", "StringContent", "System.Net.Http.StringContent", "JsonContent.Create", "FormUrlEncodedContent", "JsonSerializer.Serialize",
		"JsonConvert.SerializeObject", "HttpRequest.BodyPublishers.ofString", "BodyPublishers.ofString", "Entity.json", "Uri", "URI.create",
		"Path.GetFullPath", "ArrayList", "HashSet", "List",
		"strings.NewReader", "bytes.NewReader", "bytes.NewBuffer", "bytes.NewBufferString":
		return same
	case "Object.entries", "Object.keys", "Object.values":
		return func(r *reader, args []argument) *value {
			if v := arg(args, 0); v == nil || v.form != keyed {
				return v
			}
			return arg(args, 0).entries(name != "Object.values", name != "Object.keys")
		}
	case "os.getenv", "os.environ.get", "ENV.fetch", "getenv", "Deno.env.get", "process.env.get":
		return environ
	case "glob.glob", "glob.iglob", "glob", "Dir.glob", "fs.globSync":
		return manyNames
	case "re.sub", "re.subn", "regex.sub":
		return substitute
	case "shlex.split", "Shellwords.split", "Shellwords.shellsplit", "Shellwords.shellwords":
		return func(r *reader, args []argument) *value { return r.shellWords(arg(args, 0)) }
	case "urllib.parse.urlencode", "URLSearchParams", "http_build_query", "URI.encode_www_form", "querystring.stringify", "qs.stringify":
		return formText
	case "dict", "OrderedDict", "collections.OrderedDict":
		return keywords
	case "os.homedir", "Dir.home":
		return constantText("~")
	case "os.tmpdir", "tempfile.gettempdir", "Dir.tmpdir", "sys_get_temp_dir", "Path.GetTempPath":
		return constantText("/tmp")
	case "tempfile.mkdtemp", "tempfile.mktemp", "Dir.mktmpdir", "tempnam":
		return constantText("/tmp/tmp.x")
	case "os.getcwd", "process.cwd", "Dir.pwd", "getcwd", "Directory.GetCurrentDirectory":
		return constantText(".")
	case "pathlib.Path.home":
		return constantPath("~")
	case "pathlib.Path.cwd":
		return constantPath(".")
	case "sqlalchemy.Table", "sqlalchemy.schema.Table", "sqlalchemy.table":
		return tableNamed
	case "pathlib.Path", "pathlib.PurePath", "pathlib.PosixPath":
		return makePath
	case "Dir.each_child", "os.scandir", "Directory.GetFiles", "Directory.EnumerateFiles", "Directory.GetDirectories", "Directory.EnumerateDirectories",
		"Directory.GetFileSystemEntries", "Directory.EnumerateFileSystemEntries":
		return inside
	case "os.listdir", "fs.readdirSync", "Dir.children", "Dir.entries", "scandir":
		return constantText("*")
	case "os.walk":
		return walk
	case "require", "import", "process.getBuiltinModule":
		return module
	case "__import__", "importlib.import_module", "Object.const_get", "Module.const_get", "const_get", "method", "get", "match.fun", "getFunction",
		"Class.forName", "Type.GetType":
		return plainModule
	case "Path.ChangeExtension":
		return extensionChanged
	case "append":
		return appended
	case "apps.get_model", "django.apps.apps.get_model", "mongoose.model", "sequelize.model":
		return modelNamed
	case "createRequire", "module.createRequire":
		return func(*reader, []argument) *value { return named("require") }
	case "getattr":
		return attribute
	case "setattr":
		return func(r *reader, args []argument) *value {
			if s, ok := argText(args, 1); ok && len(args) == 3 {
				r.assign(r.reach(args[0].value, s), args[2].value, 0)
			}
			return nil
		}
	case "eval":
		return evaluate
	case "map", "array_map":
		return apply
	case "range":
		return numbers
	case "enumerate":
		return enumerated
	case "List.of", "Arrays.asList", "java.util.List.of", "java.util.Arrays.asList", "listOf", "arrayOf", "Set.of", "Seq":
		return func(_ *reader, args []argument) *value { return listValue(values(args)) }
	case "zip":
		return zipped
	case "functools.reduce":
		return func(r *reader, args []argument) *value {
			return r.reduced(arg(args, 0), arg(args, 1).each(), arg(args, 2))
		}
	case "open":
		return openFold
	}
	return decodingOf(name)
}

// methodOf finds the methods of texts, lists and paths.
func methodOf(name string) methodFolding {
	switch name {
	case "method":
		return methodNamed
	case "GetMethod", "getMethod", "getDeclaredMethod":
		return methodOfType
	case "GetType":
		return func(r *reader, _ *value, args []argument) *value { return plainModule(r, args) }
	case "__getattribute__", "__getattr__":
		return func(r *reader, v *value, args []argument) *value {
			if s, ok := argText(args, 0); ok {
				return r.reach(v, s)
			}
			return nil
		}
	case "join":
		return (*reader).joinMethod
	case "format":
		return (*reader).braces
	case "encode":
		return encodeMethod
	case "decode":
		return decodeMethod
	case "toString":
		return toString
	case "strip", "trim", "expanduser", "resolve", "absolute", "chomp", "to_s", "as_posix", "sort", "freeze", "to_a", "to_h", "to_json":
		return self
	case "lower", "toLowerCase", "downcase", "lc":
		return lower
	case "upper", "toUpperCase", "upcase":
		return upperCase
	case "map", "collect", "flatMap":
		return (*reader).mapItems
	case "concat":
		return concat
	case "reduce", "inject":
		return func(r *reader, v *value, args []argument) *value {
			return r.reduced(arg(args, 0), v.each(), arg(args, 1))
		}
	case "joinpath":
		return joinpath
	case "reverse", "toReversed":
		return reverseMethod
	case "shellsplit":
		return func(r *reader, v *value, _ []argument) *value { return r.shellWords(v) }
	case "replace", "replaceAll", "gsub":
		return replace
	case "split":
		return split
	case "glob":
		return globMethod
	case "rglob":
		return rglob
	case "iterdir":
		return insideMethod
	}
	return pieceOf(name)
}

// methodNamed is object.method(:name).
func methodNamed(_ *reader, v *value, args []argument) *value {
	if s, ok := argText(args, 0); ok && isName(s) && v.name != "" {
		return &value{name: dotted(v.name, s), recv: v.recv}
	}
	return nil
}

// methodOfType is a method of a class that is found by its name: typeof(File).GetMethod("Delete").
func methodOfType(r *reader, v *value, args []argument) *value {
	out := methodNamed(r, v, args)
	if out != nil {
		out.method = true
	}
	return out
}

// extensionChanged is a path with another ending.
func extensionChanged(r *reader, args []argument) *value {
	name, ok := argText(args, 0)
	if !ok {
		return arg(args, 0)
	}
	ending := strings.TrimPrefix(arg(args, 1).piece(), ".")
	return r.text(strings.TrimSuffix(name, path.Ext(name)) + "." + ending)
}

// appended is Go's append of elements to a list.
func appended(_ *reader, args []argument) *value {
	if len(args) == 0 || args[0].value == nil || args[0].value.form != listed {
		return nil
	}
	return listValue(args[0].value.items).grown(spreadOut(values(args[1:])), false)
}

func same(_ *reader, args []argument) *value { return arg(args, 0) }

// keywords is the object that dict(a=1, b=2) makes.
func keywords(_ *reader, args []argument) *value {
	v := &value{form: keyed}
	for _, a := range args {
		if a.name != "" {
			v.keys, v.items = append(v.keys, a.name), append(v.items, a.value)
		}
	}
	if len(v.keys) == 0 {
		return nil
	}
	return v
}

func constantText(s string) folding {
	return func(*reader, []argument) *value { return textValue(s) }
}

func constantPath(s string) folding {
	return func(*reader, []argument) *value { return pathValue(s) }
}

func values(args []argument) []*value {
	out := make([]*value, 0, len(args))
	for _, a := range args {
		out = append(out, a.value)
	}
	return out
}

func self(_ *reader, v *value, _ []argument) *value {
	if v.form == opaque {
		return nil
	}
	return v
}

func reverse(s string) string {
	rs := []rune(s)
	for i, j := 0, len(rs)-1; i < j; i, j = i+1, j-1 {
		rs[i], rs[j] = rs[j], rs[i]
	}
	return string(rs)
}

func reverseFold(r *reader, args []argument) *value {
	if s, ok := argText(args, 0); ok {
		return r.text(reverse(s))
	}
	return nil
}

func reverseMethod(r *reader, v *value, _ []argument) *value {
	switch v.form {
	case textual:
		return r.text(reverse(v.text))
	case listed:
		return listValue(reversed(v.items))
	}
	return nil
}

func reversed(items []*value) []*value {
	out := slices.Clone(items)
	slices.Reverse(out)
	return out
}

// joinList joins the items of a list with a separator.
func (r *reader) joinList(sep, list *value) *value {
	if list == nil || list.form != listed {
		return nil
	}
	var b strings.Builder
	for i, x := range list.items {
		if i > 0 {
			b.WriteString(sep.piece())
		}
		b.WriteString(x.piece())
		if b.Len() > maxValue {
			return nil
		}
	}
	return r.text(b.String())
}

// joinRest is Perl's join(sep, list …).
func (r *reader) joinRest(args []argument) *value {
	if len(args) == 0 {
		return nil
	}
	var items []*value
	for _, v := range values(args[1:]) {
		if v != nil && v.form == listed {
			items = append(items, v.items...)
		} else {
			items = append(items, v)
		}
	}
	return r.joinList(args[0].value, listValue(items))
}

// joinMethod is sep.join(list) of Python and list.join(sep) of the others.
func (r *reader) joinMethod(v *value, args []argument) *value {
	if v.form != listed {
		return r.joinList(v, arg(args, 0))
	}
	sep := arg(args, 0)
	if sep == nil && r.lang == node {
		sep = textValue(",")
	} else if sep == nil {
		sep = textValue("")
	}
	return r.joinList(sep, v)
}

func lower(r *reader, v *value, _ []argument) *value {
	if v.form != textual {
		return nil
	}
	return r.text(strings.ToLower(v.text))
}

func concat(r *reader, v *value, args []argument) *value {
	for _, a := range args {
		v = r.join(v, a.value)
	}
	return v
}

// replace puts one text for another. Of a text that is not known whole it is known that the new one may stand in it.
func replace(r *reader, v *value, args []argument) *value {
	old, ok := argText(args, 0)
	with, ok2 := replacement(arg(args, 1))
	if re, all := arg(args, 0).expression(); re != nil && ok2 && v != nil && v.form == textual && v.known {
		return r.replaceMatches(re, v.text, with, all || r.lang == ruby)
	}
	if !ok || !ok2 || v == nil || v.form != textual || !v.known || old == "" {
		return r.within(v, arg(args, 1))
	}
	if strings.Count(v.text, old)*(len(with)+1) > maxValue {
		return nil
	}
	return r.text(strings.ReplaceAll(v.text, old, with))
}

// replacement is the text that is put in the place of another: itself, or what a function gives whatever it is called with.
func replacement(v *value) (string, bool) {
	if v != nil && v.fn != nil {
		v = v.fn.gives
	}
	return v.constant()
}

// backReference is a group in the replacement of Python's re.sub and others: \1, \g<1>, $1.
var backReference = regexp.MustCompile(`(?:\\g<(\d)>|\\(\d)|\$\$(\d))`)

// replaceMatches puts a text in the place of each match, or of the first.
func (r *reader) replaceMatches(re *regexp.Regexp, text, with string, all bool) *value {
	if len(with)*(len(text)+1) > maxValue {
		return nil
	}
	with = backReference.ReplaceAllString(strings.ReplaceAll(with, "$", "$$"), "$${$1$2$3}")
	if all {
		return r.text(re.ReplaceAllString(text, with))
	}
	m := re.FindStringSubmatchIndex(text)
	if m == nil {
		return textValue(text)
	}
	return r.text(text[:m[0]] + string(re.ExpandString(nil, with, text, m)) + text[m[1]:])
}

// expression is the regular expression that a value is, where this language's package reads it too, and whether it is for all matches.
func (v *value) expression() (re *regexp.Regexp, all bool) {
	if v == nil || len(v.pattern) < 2 || len(v.pattern) > maxName {
		return nil, false
	}
	end := strings.LastIndexByte(v.pattern, '/')
	source, flags := v.pattern[1:end], v.pattern[end+1:]
	if strings.Contains(flags, "i") {
		source = "(?i)" + source
	}
	re, err := regexp.Compile(strings.ReplaceAll(source, `\/`, "/"))
	if err != nil {
		return nil, false
	}
	return re, strings.Contains(flags, "g")
}

// substitute is re.sub(pattern, with, text), where the pattern is one that this language's package reads too.
func substitute(r *reader, args []argument) *value {
	pattern, ok := argText(args, 0)
	with, ok2 := replacement(arg(args, 1))
	text, ok3 := argText(args, 2)
	if ok && ok2 && ok3 && len(pattern) <= maxName {
		if re, err := regexp.Compile(pattern); err == nil {
			return r.replaceMatches(re, text, with, true)
		}
	}
	return r.within(r.concat([]*value{nil, arg(args, 2)}), arg(args, 1))
}

// within is a text of which no more is known than what stands somewhere in it: a text, or what a function gives for one.
func (r *reader) within(v, text *value) *value {
	if text != nil && text.fn != nil {
		text = text.fn.gives
	}
	if text == nil || text.form != textual || v != nil && v.form != opaque && v.form != textual {
		return nil
	}
	return r.concat([]*value{v, text, nil})
}

func split(r *reader, v *value, args []argument) *value {
	if v.form != textual {
		return nil
	}
	sep, _ := argText(args, 0)
	parts := strings.Fields(v.text)
	if sep != "" && sep != " " || len(args) > 0 && r.lang == node {
		parts = strings.SplitN(v.text, sep, maxItems)
	}
	items := make([]*value, 0, min(len(parts), maxItems))
	for _, p := range parts[:min(len(parts), maxItems)] {
		items = append(items, textValue(p))
	}
	return listValue(items)
}

// evaluate is what eval('name') gives.
func evaluate(r *reader, args []argument) *value {
	if s, ok := argText(args, 0); ok && isName(s) {
		return r.lookup(s)
	}
	return nil
}

// apply lists the call of a function that map is given for each element.
func apply(r *reader, args []argument) *value {
	f, list := arg(args, 0), arg(args, 1)
	if s, ok := f.constant(); ok && r.lang == php && isName(s) {
		f = named(plainName(php, s))
	}
	if f == nil || f.name == "" && f.fn == nil || f.form != opaque || r.lang != python && r.lang != php {
		return nil
	}
	if f.name != "" {
		r.invoke(f, []argument{{value: list.elements()}}, r.span(0)[1])
	}
	if chars := list.each(); len(chars) > 0 && list.form == textual {
		list = listValue(chars)
	}
	if list == nil || list.form != listed {
		return nil
	}
	items := make([]*value, len(list.items))
	for i, x := range list.items {
		items[i] = r.applied(f, x)
	}
	return listValue(items)
}

// openFold binds the handle that Perl's open is given.
func openFold(r *reader, args []argument) *value {
	if h := arg(args, 0); r.lang == perl && h != nil && h.path != "" {
		flat := flatten(args[1:])
		r.bind(h.path, &value{name: "open", recv: flat})
	}
	return nil
}
