package path

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/glob"
)

// anyName stands for a name of which nothing is known.
const anyName = "\uE000"

// overlapping returns the classes of which a pattern may name a file.
func (p *Paths) overlapping(forms []string) []string {
	var operands, out []string
	for _, form := range forms {
		operands = append(operands, variants(form)...)
	}
	for _, operand := range operands {
		if strings.ContainsAny(operand, "*?[") {
			out = p.overlap(operand, forms, out)
		} else {
			out = p.matching(operand, append(forms[:len(forms)-1:len(forms)-1], operand), out)
		}
	}
	slices.Sort(out)
	return out
}

func (p *Paths) overlap(pattern string, all, out []string) []string {
	o := newOperand(pattern)
	outer := len(all) > 1 && !strings.HasPrefix(pattern, "./")
	excepted := map[int]bool{}
	for i := range p.entries {
		e := &p.entries[i]
		c := p.t.Classes()[e.class]
		if excepted[e.class] || !o.may(e) || slices.Contains(out, c.Name) || outer && !e.isAnchored() || !glob.Overlaps(e.glob.Glob(), o.glob) {
			continue
		}
		if slices.ContainsFunc(c.Except, func(x *glob.Lazy) bool { return covers(x, all) }) {
			excepted[e.class] = true
			continue
		}
		out = append(out, c.Name)
	}
	return out
}

// operand is a pattern as written in an action.
type operand struct {
	glob  glob.Glob
	names []ends
}

// ends are the plain beginning and end of a name; whole where it has no wildcard.
type ends struct {
	prefix, suffix string
	whole          bool
}

func newOperand(s string) operand {
	o := operand{glob: glob.Compile(s)}
	for _, name := range strings.Split(s, "/") {
		parts := pieces(name)
		o.names = append(o.names, ends{parts[0], parts[len(parts)-1], len(parts) == 1})
	}
	return o
}

// may says whether one of the operand's names could be the one that decides. A beginning or an end must be spelt out in both: two
// wildcards that face each other always meet, and mean nothing.
func (o *operand) may(e *entry) bool {
	names := o.names
	if e.last {
		names = names[len(names)-1:]
	}
	return slices.ContainsFunc(names, func(n ends) bool {
		if n.whole {
			return e.may(n.prefix)
		}
		first, last := e.pieces[0], e.pieces[len(e.pieces)-1]
		front, back := min(len(first), len(n.prefix)), min(len(last), len(n.suffix))
		if front == 0 && !n.hints(e) {
			return false
		}
		return front+back/2 > 0 && first[:front] == n.prefix[:front] && last[len(last)-back:] == n.suffix[len(n.suffix)-back:]
	})
}

// hints says whether a name that begins otherwise than a pattern could be one that it means: an extension alone does not tell.
// ledger_*.csv is none of *passwords*.csv, prod-cred*.json may be one of *credentials*.json.
func (n *ends) hints(e *entry) bool {
	for _, piece := range e.pieces {
		word, _, _ := strings.Cut(strings.TrimLeft(piece, "-_"), ".")
		if word == "" && piece != "" && len(e.pieces) == 2 {
			return true // *.pem
		}
		if len(word) >= 3 && (strings.Contains(n.prefix, word[:3]) || strings.Contains(n.suffix, word[:3])) {
			return true
		}
	}
	return false
}

// someName writes wildcards as a name that no pattern names.
var someName = strings.NewReplacer("*", anyName, "?", anyName, "[", anyName, "]", anyName)

// covers says whether a pattern holds all that an operand may name, in one of its forms: whatever its wildcards stand for.
func covers(x *glob.Lazy, forms []string) bool {
	return slices.ContainsFunc(forms, func(form string) bool { return holds(x, someName.Replace(form), len(forms) > 1) })
}

// variants rewrites an operand as a shell reads it: a wildcard at the start of a name takes no dot, and a name of wildcards only,
// its extension aside, is no name in particular.
func variants(form string) []string {
	names := strings.Split(form, "/")
	out := []string{""}
	for i, name := range names {
		choices := choices(name)
		if len(out) >= 4 {
			choices = choices[:1]
		}
		var next []string
		for _, done := range out {
			for _, c := range choices {
				if i > 0 {
					c = "/" + c
				}
				next = append(next, done+c)
			}
		}
		out = next
	}
	return out
}

func choices(name string) []string {
	name = unbracket(name)
	if !strings.ContainsAny(name, "*?[") {
		return []string{name}
	}
	stem, ext := name, ""
	if i := strings.LastIndexByte(name, '.'); i > 0 {
		stem, ext = name[:i], name[i:]
	}
	switch {
	case pure(name) && strings.HasPrefix(name, "."): // .* and, without the folder above, .[!.]* and ..?*
		return []string{"." + anyName}
	case pure(stem) && strings.HasPrefix(stem, "."):
		return []string{"." + anyName + ext}
	case pure(stem):
		return []string{anyName + ext}
	case stem[0] == '*':
		rest := strings.TrimLeft(name, "*")
		return []string{"[!.]*" + rest, rest}
	case stem[0] == '?':
		return []string{"[!.]" + name[1:]}
	}
	return []string{name}
}

// unbracket writes a set of one character as that character.
func unbracket(name string) string {
	for i := 0; i+2 < len(name); i++ {
		if name[i] == '[' && name[i+2] == ']' {
			name = name[:i] + name[i+1:i+2] + name[i+3:]
		}
	}
	return name
}
