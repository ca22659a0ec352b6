package code

import "strings"

// imports reads an import statement and binds its names.
func (r *reader) imports(word string) bool {
	switch r.lang {
	case python:
		if word == "import" {
			return r.pythonImport()
		}
		return word == "from" && r.pythonFrom()
	case node:
		if word == "export" {
			r.pos++
			if r.word(0) == "default" {
				r.pos++
			}
			return true
		}
		return word == "import" && r.nodeImport()
	case perl:
		return (word == "use" || word == "require") && r.perlUse()
	case php:
		if word != "use" {
			return false
		}
		r.phpUse()
		return true
	}
	return false
}

// path reads a dotted name as written.
func (r *reader) path() string {
	var b strings.Builder
	for r.is(".") || r.is("...") {
		r.pos++
	}
	for r.word(0) != "" && b.Len() < maxName {
		b.WriteString(r.word(0))
		r.pos++
		if !r.is(".") {
			break
		}
		b.WriteByte('.')
		r.pos++
	}
	return b.String()
}

// as reads "as name", or "".
func (r *reader) as() string {
	if r.word(0) != "as" || r.token(0).line {
		return ""
	}
	name := r.word(1)
	r.pos += 2
	return name
}

// pythonImport reads import a.b as c, d.
func (r *reader) pythonImport() bool {
	r.pos++
	for r.word(0) != "" && !r.token(0).line {
		name := r.path()
		if alias := r.as(); alias != "" {
			r.bind(alias, named(name))
		} else {
			top, _, _ := strings.Cut(name, ".")
			r.bind(top, named(top))
		}
		if !r.is(",") {
			break
		}
		r.pos++
	}
	return true
}

// pythonFrom reads from a import b as c, d and from a import *.
func (r *reader) pythonFrom() bool {
	start := r.pos
	r.pos++
	module := r.path()
	if r.word(0) != "import" {
		r.pos = start
		return false
	}
	r.pos++
	if r.is("*") {
		r.star = module
		r.pos++
		return true
	}
	if r.is("(") {
		r.pos++
	}
	for r.word(0) != "" {
		name := r.word(0)
		r.pos++
		alias := r.as()
		if alias == "" {
			alias = name
		}
		if module == "" {
			r.bind(alias, named(name))
		} else {
			r.bind(alias, r.member(named(module), name))
		}
		if !r.is(",") {
			break
		}
		r.pos++
	}
	if r.is(")") {
		r.pos++
	}
	return true
}

// nodeImport reads import a, {b as c} from 'm', import * as d from 'm', import 'm'.
func (r *reader) nodeImport() bool {
	if t := r.token(1); t.is("(") || t.is(".") {
		return false
	}
	if r.token(2).is(".") || r.token(1).kind == wordToken && r.token(2).line { // import java.net.URI, import Foundation: a line of another language
		r.pos++
		r.path()
		return true
	}
	var names [][2]string // local, imported; "" for the module itself
	i, braces := r.pos+1, false
	for ; i < r.end && r.toks[i].kind != textToken && !r.toks[i].is(";") && i-r.pos < 4*maxItems; i++ {
		t := r.toks[i]
		switch {
		case t.is("{"):
			braces = true
		case t.is("}"):
			braces = false
		case t.kind != wordToken || t.text == "from" || t.text == "type" && i+1 < r.end && !r.toks[i+1].is(","):
		case t.text == "as" && i+1 < r.end && len(names) > 0:
			names[len(names)-1][0] = r.toks[i+1].text
			i++
		case t.text == "as" && i+1 < r.end:
			names = append(names, [2]string{r.toks[i+1].text, ""})
			i++
		case braces:
			names = append(names, [2]string{t.text, t.text})
		default:
			names = append(names, [2]string{t.text, ""})
		}
	}
	if i >= r.end || r.toks[i].kind != textToken {
		return false
	}
	module := named(moduleName(r.toks[i].text))
	r.pos = i + 1
	for _, n := range names {
		if n[1] == "" || n[1] == "default" {
			r.bind(n[0], module)
		} else {
			r.bind(n[0], r.member(module, n[1]))
		}
	}
	return true
}

// moduleName is the dotted name of a module: node:fs/promises is fs.promises; a scoped package keeps its spelling.
func moduleName(s string) string {
	s = strings.TrimPrefix(strings.TrimPrefix(s, "node:"), "npm:")
	if strings.HasPrefix(s, "@") || strings.HasPrefix(s, ".") || strings.Contains(s, "://") {
		return s
	}
	return strings.ReplaceAll(s, "/", ".")
}

// perlUse reads use Module qw(a b).
func (r *reader) perlUse() bool {
	module := r.word(1)
	if module == "" || strings.HasPrefix(module, "$") {
		return false
	}
	r.pos += 2
	if list := r.listOfTexts(); list != nil {
		for _, v := range list.items {
			if name, ok := v.constant(); ok && name != "" && !strings.HasPrefix(name, ":") {
				r.bind(name, named(dotted(module, name)))
			}
		}
	}
	return true
}

// listOfTexts reads an import list: ('a', 'b'), qw(a b), 'a'.
func (r *reader) listOfTexts() *value {
	switch t := r.token(0); {
	case t.is("("):
		return r.group()
	case t.kind == textToken:
		return listValue([]*value{r.expression()})
	}
	return nil
}

// phpUse reads use A\B as C.
func (r *reader) phpUse() {
	r.pos++
	if w := r.word(0); w == "function" || w == "const" {
		r.pos++
	}
	name := strings.TrimPrefix(r.word(0), ".")
	if name == "" {
		return
	}
	r.pos++
	alias := r.as()
	if alias == "" {
		alias = name[strings.LastIndexByte(name, '.')+1:]
	}
	r.bind(alias, named(name))
}

// module is what require gives.
func module(r *reader, args []argument) *value {
	if s, ok := argText(args, 0); ok && s != "" && len(s) < maxName && r.lang == node {
		return named(moduleName(s))
	}
	return nil
}

func plainModule(_ *reader, args []argument) *value {
	if s, ok := argText(args, 0); ok && isName(s) {
		return named(strings.ReplaceAll(s, "::", "."))
	}
	return nil
}

// modelNamed is the class of records that a registry gives by its name, which stands last.
func modelNamed(_ *reader, args []argument) *value {
	if len(args) == 0 {
		return nil
	}
	if s, ok := argText(args, len(args)-1); ok && isName(s) {
		return named(s[strings.LastIndexByte(s, '.')+1:])
	}
	return nil
}

// attribute is getattr(module, 'name').
func attribute(r *reader, args []argument) *value {
	if s, ok := argText(args, 1); ok {
		return r.reach(arg(args, 0), s)
	}
	return nil
}
