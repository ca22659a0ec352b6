package code

import (
	"regexp"
	"strconv"
	"strings"
)

// What is particular to R: its marks, its vectors, its pipes, and the functions that make text.

// marksOfR are R's tokens in the reader's own spelling: "=" for the arrows that assign, "." for "$", one word for a name with dots, no
// package before a name, and "|>" for both pipes.
func marksOfR(toks []token) []token {
	out := toks[:0]
	for _, t := range toks {
		switch {
		case t.is("-") && endsWith(out, t, "<", "<"):
			out = merged(out, 2, t, "=")
		case t.is("-") && endsWith(out, t, "<"):
			out = merged(out, 1, t, "=")
		case t.is("%") && endsWith(out, t, "%", ">"):
			out = merged(out, 2, t, "|>")
		case t.is(">") && endsWith(out, t, "|"):
			out = merged(out, 1, t, "|>")
		case t.is("$"):
			t.text = "."
			out = append(out, t)
		case t.kind == wordToken && endsWith(out, t, "w", ":", ":", ":"):
			out = merged(out, 4, t, t.text)
		case t.kind == wordToken && endsWith(out, t, "w", ":", ":"):
			out = merged(out, 3, t, t.text)
		case t.kind == wordToken && endsWith(out, t, "w", "."):
			out = merged(out, 2, t, out[len(out)-2].text+"."+t.text)
		default:
			out = append(out, t)
		}
	}
	return out
}

// endsWith reports tokens that stand directly before t with nothing between: operators, "w" for a word.
func endsWith(out []token, t token, marks ...string) bool {
	if len(out) < len(marks) {
		return false
	}
	next := t.start
	for i := len(marks) - 1; i >= 0; i-- {
		p := out[len(out)-len(marks)+i]
		if p.end != next || marks[i] != p.text && marks[i] != "w" || (marks[i] == "w") != (p.kind == wordToken) {
			return false
		}
		next = p.start
	}
	return true
}

// merged puts one token in the place of the last n and t.
func merged(out []token, n int, t token, text string) []token {
	m := &out[len(out)-n]
	m.kind, m.text, m.end, m.tight = t.kind, text, t.end, t.tight
	return out[:len(out)-n+1]
}

// piped reads what stands behind a pipe: a call that v is the first argument of.
func (r *reader) piped(v *value) *value {
	outer := r.pipe
	r.pipe = &argument{value: v}
	from := r.token(0).start
	out := r.operand()
	if r.pipe != nil { // x %>% f
		r.pipe = nil
		out = r.invoke(out, []argument{{value: v}}, from)
	}
	r.pipe = outer
	return out
}

// vectors are names that R has a value for.
var vectors = map[string]string{"letters": "abcdefghijklmnopqrstuvwxyz", "LETTERS": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}

// element is v[key] and v[[key]] of R, which counts from one; key may be a vector.
func (r *reader) element(v, key *value) *value {
	if v == nil || v.form != listed {
		return nil
	}
	if key != nil && key.form == listed {
		items := make([]*value, len(key.items))
		for i, k := range key.items {
			items[i] = r.element(v, k)
		}
		if len(items) == 1 {
			return items[0]
		}
		return listValue(items)
	}
	if n, ok := key.integer(); ok && n > 0 && int(n) <= len(v.items) {
		return v.items[n-1]
	}
	return nil
}

// foldOfR finds R's functions of text, vectors, and requests.
func foldOfR(name string) folding {
	switch name {
	case "c", "list", "as.raw", "unlist":
		return vector
	case "paste", "paste0", "stringr.str_c", "str_c":
		return func(r *reader, args []argument) *value { return r.paste(args, name == "paste") }
	case "intToUtf8", "rawToChar":
		return func(r *reader, args []argument) *value {
			if v := arg(args, 0); v != nil && v.form == listed {
				return charFold(r, spreadArgs(v))
			}
			return charFold(r, args)
		}
	case "utf8ToInt", "charToRaw":
		return func(_ *reader, args []argument) *value { return listValue(arg(args, 0).withRaw(true).each()) }
	case "toupper", "str_to_upper":
		return eachOf(uppered)
	case "tolower", "casefold", "str_to_lower":
		return eachOf(lowered)
	case "chartr":
		return func(r *reader, args []argument) *value { return r.chartr(args) }
	case "rev":
		return func(_ *reader, args []argument) *value { return listValue(reversed(arg(args, 0).parts())) }
	case "strsplit":
		return func(r *reader, args []argument) *value { return r.strsplit(args) }
	case "gsub", "sub":
		return func(r *reader, args []argument) *value { return r.gsub(args, name == "gsub") }
	case "substr", "substring":
		return func(r *reader, args []argument) *value { return r.substr(args) }
	case "file.path":
		return (*reader).joinPaths
	case "path.expand", "normalizePath", "as.character", "as.integer", "as.numeric", "trimws", "shQuote", "toJSON", "identity", "I", "invisible",
		"fs.path", "as_glue", "SQL", "suppressWarnings", "suppressMessages", "file":
		return same
	case "base64_dec", "base64decode", "base64_decode":
		return first(fromBase64)
	case "base64_enc", "base64encode":
		return first(toBase64)
	case "URLdecode", "curl_unescape":
		return first(percentDecoded)
	case "get", "get0", "mget", "match.fun", "getFunction", "getExportedValue", "as.name", "as.symbol", "sym":
		return func(r *reader, args []argument) *value {
			if s, ok := argText(args, len(args)-1); ok && isName(s) {
				return r.lookup(s)
			}
			return plainModule(r, args)
		}
	case "list.files", "list.dirs", "dir", "dir_ls":
		return inside
	case "lapply", "sapply", "vapply", "mapply", "walk", "map", "map_chr", "Map", "Filter":
		return applyOfR
	case "parse", "str2expression", "str2lang":
		return parsed
	case "strtoi":
		return numberOf(name)
	}
	return requestOfR(name)
}

// applyOfR lists the call of a function that is applied to each item of a vector: lapply(list, f), Map(f, list).
func applyOfR(r *reader, args []argument) *value {
	f, list := arg(args, 1), arg(args, 0)
	if list != nil && list.form == opaque && f != nil && f.form != opaque {
		f, list = list, f
	}
	if s, ok := f.constant(); ok && isName(s) {
		f = r.lookup(s)
	}
	if f == nil || f.form != opaque || f.name == "" {
		return nil
	}
	return r.invoke(f, append([]argument{{value: list.elements()}}, args[min(2, len(args)):]...), r.span(0)[1])
}

// loopOfR reads for (x in vector) and binds x to its items.
func (r *reader) loopOfR() bool {
	if r.word(2) == "" || r.word(3) != "in" {
		return false
	}
	target, end := (*value)(nil).at(r.word(2)), r.closing(r.pos+1)
	r.pos += 4
	r.assign(target, r.until(end).elements(), 0)
	r.pos = min(end+1, r.end)
	return true
}

// vector is c(…) and list(…): an object where its parts have names, else a list, of which c makes one of several.
func vector(_ *reader, args []argument) *value {
	out := &value{form: listed}
	for _, a := range args {
		switch v := a.value; {
		case a.name != "":
			out.form = keyed
			fallthrough
		case v == nil || v.form != listed && v.form != keyed:
			out.put(a.name, v)
		case len(args) == 1 || v.form == listed:
			for i, x := range v.items {
				key := ""
				if v.form == keyed {
					key, out.form = v.keys[i], keyed
				}
				out.put(key, x)
			}
		default:
			out.put("", v)
		}
	}
	for i := range out.keys {
		if out.keys[i] == "" {
			out.keys[i] = indexKey(i)
		}
	}
	if out.form == listed {
		out.keys = nil
	}
	return out
}

// parts are the items of a vector, or the value itself.
func (v *value) parts() []*value {
	if v != nil && v.form == listed {
		return v.items
	}
	return []*value{v}
}

// eachOf folds a coding of each item of a vector.
func eachOf(f coding) folding {
	return func(r *reader, args []argument) *value {
		v := arg(args, 0)
		if v == nil || v.form != listed {
			return r.code(v, f).withRaw(false)
		}
		items := make([]*value, len(v.items))
		for i, x := range v.items {
			items[i] = r.code(x, f).withRaw(false)
		}
		return listValue(items)
	}
}

// paste joins the parts of its arguments at each place, and all of these where it is told what stands between.
func (r *reader) paste(args []argument, blank bool) *value {
	sep, collapse := textValue(""), (*value)(nil)
	if blank {
		sep = textValue(" ")
	}
	var columns [][]*value
	n := 0
	for _, a := range args {
		switch a.name {
		case "sep":
			sep = a.value
		case "collapse":
			collapse = a.value
		default:
			columns = append(columns, a.value.parts())
			n = max(n, len(columns[len(columns)-1]))
		}
	}
	rows := make([]*value, n)
	for i := range rows {
		var pieces []*value
		for k, c := range columns {
			if k > 0 {
				pieces = append(pieces, sep)
			}
			if len(c) > 0 {
				pieces = append(pieces, c[i%len(c)])
			}
		}
		rows[i] = r.concat(pieces)
	}
	if s, ok := collapse.constant(); collapse != nil && !(ok && s == "null") {
		return r.joinList(collapse, listValue(rows))
	}
	if n == 1 {
		return rows[0]
	}
	return listValue(rows)
}

// chartr changes each letter of one text into the one of another at its place.
func (r *reader) chartr(args []argument) *value {
	old, ok := argText(args, 0)
	with, ok2 := argText(args, 1)
	from, to := []rune(old), []rune(with)
	if !ok || !ok2 || len(from) > len(to) || len(from) > maxName {
		return nil
	}
	var pairs []string
	for i := len(from) - 1; i >= 0; i-- { // the last of a letter that stands twice
		pairs = append(pairs, string(from[i]), string(to[i]))
	}
	return eachOf(func(s string) (string, bool) { return strings.NewReplacer(pairs...).Replace(s), true })(r, args[min(2, len(args)):])
}

// strsplit is a list of the pieces of each text.
func (r *reader) strsplit(args []argument) *value {
	s, ok := argText(args, 0)
	sep, ok2 := argText(args, 1)
	if !ok || !ok2 || len(s) > maxName*maxItems {
		return nil
	}
	var items []*value
	for _, p := range strings.SplitN(s, sep, maxItems) {
		items = append(items, textValue(p))
	}
	return listValue([]*value{listValue(items)})
}

// gsub and sub put one text for another, of a pattern unless it is said that there is none.
func (r *reader) gsub(args []argument, all bool) *value {
	pattern, ok := argText(args, 0)
	with, ok2 := argText(args, 1)
	text, ok3 := argText(args, 2)
	if !ok || !ok2 || !ok3 || len(pattern) > maxName {
		return r.within(r.concat([]*value{nil, arg(args, 2)}), arg(args, 1))
	}
	for _, a := range args {
		if v, _ := a.value.constant(); a.name == "fixed" && (v == "true" || v == "T") {
			pattern = regexp.QuoteMeta(pattern)
		}
	}
	re, err := regexp.Compile(pattern)
	if err != nil {
		return nil
	}
	return r.replaceMatches(re, text, with, all)
}

// substr is the part of a text between two places, counted from one.
func (r *reader) substr(args []argument) *value {
	s, ok := argText(args, 0)
	from, ok2 := arg(args, 1).integer()
	text := []rune(s)
	to, ok3 := int64(len(text)), true
	if len(args) > 2 {
		to, ok3 = args[2].value.integer()
	}
	if !ok || !ok2 || !ok3 {
		return nil
	}
	from, to = max(from, 1), min(to, int64(len(text)))
	if from > to {
		return textValue("")
	}
	return r.text(string(text[from-1 : to]))
}

// parsed is the text that parse(text = …) reads.
func parsed(r *reader, args []argument) *value {
	for _, a := range args {
		if a.name == "text" || a.name == "" && len(args) == 1 {
			return r.joinList(textValue("\n"), listValue(a.value.parts()))
		}
	}
	return nil
}

// requestOfR finds the functions that build a request piece by piece: an object of what the request is made of.
func requestOfR(name string) folding {
	switch name {
	case "request":
		return func(_ *reader, args []argument) *value { return adds(nil, "url", arg(args, 0)) }
	case "req_method":
		return func(_ *reader, args []argument) *value { return adds(arg(args, 0), "method", arg(args, 1)) }
	case "req_headers":
		return func(_ *reader, args []argument) *value {
			return adds(arg(args, 0), "headers", vector(nil, args[min(1, len(args)):]))
		}
	case "req_auth_bearer_token", "req_auth_basic":
		return func(r *reader, args []argument) *value {
			login := r.concat([]*value{textValue("Bearer "), arg(args, len(args)-1)})
			return adds(arg(args, 0), "headers", adds(nil, "Authorization", login))
		}
	case "req_body_json", "req_body_form", "req_body_multipart", "req_body_raw", "req_body_file":
		return func(_ *reader, args []argument) *value {
			v := arg(args, 0)
			if v != nil && v.field("method") == nil {
				v = adds(v, "method", textValue("POST"))
			}
			key, body := "json", arg(args, 1)
			if name == "req_body_file" || name == "req_body_multipart" {
				key = "files"
			}
			if len(args) > 1 && args[1].name != "" {
				body = vector(nil, args[1:])
			}
			return adds(v, key, body)
		}
	case "req_url", "req_template":
		return func(_ *reader, args []argument) *value { return adds(arg(args, 0), "url", arg(args, len(args)-1)) }
	case "req_url_path", "req_url_path_append":
		return func(r *reader, args []argument) *value {
			v := arg(args, 0)
			pieces := []*value{v.field("url")}
			for _, a := range args[min(1, len(args)):] {
				pieces = append(pieces, textValue("/"), a.value)
			}
			return adds(v, "url", r.concat(pieces))
		}
	}
	if strings.HasPrefix(name, "req_") && !strings.HasPrefix(name, "req_perform") {
		return same
	}
	return nil
}

// adds is a request with one thing more that is known of it, in the place of what was.
func adds(v *value, key string, x *value) *value {
	out := &value{form: keyed}
	if v != nil && v.form == keyed {
		for i, k := range v.keys {
			if k != key {
				out.put(k, v.items[i])
			}
		}
	}
	out.put(key, x)
	return out
}

// spreadNamed are the arguments that a list of R hands on, with their names.
func spreadNamed(v *value) []argument {
	if v == nil || v.form != keyed {
		return spreadOne(v)
	}
	var out []argument
	for i, x := range v.items {
		a := argument{name: v.keys[i], value: x}
		if _, err := strconv.Atoi(a.name); err == nil {
			a.name = ""
		}
		out = append(out, a)
	}
	return out
}
