package fact

import (
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// dependencies adds the packages that a manifest names after a change and did not before. The patterns of "manifest.dependency" find
// a package in a line; their first group is its name.
func (d *deriving) dependencies(a *Act, text, before string, p Place) {
	if text == "" || !a.has(schema.FileClass, "manifest") || a.has(schema.FileOp, "read", "list", "delete", "move", "mode") {
		return
	}
	old := d.packagesIn(before)
	for _, name := range d.packagesIn(text) {
		if !slices.Contains(old, name) {
			a.add(schema.ShellPackage, name, p)
		}
	}
}

// listedPackages adds the packages that a file lists which the line itself wrote and from which a command installs.
func (x *commandParts) listedPackages() {
	g, ok := x.t.Program(x.c.Program)
	if !ok || len(x.c.Sub) == 0 || g.Commands[x.c.Sub[0]] == nil || !slices.Contains(g.Commands[x.c.Sub[0]].Operands, vocabulary.RolePackage) {
		return
	}
	for _, o := range x.c.Options {
		text, ok := x.result.Written[x.resolved(o.Value.Text, x.c.Cwd)].Before(x.index)
		if o.Role != vocabulary.RoleRead || !ok || o.Value.Text == "" {
			continue
		}
		for _, name := range x.packagesIn(text) {
			x.act.add(schema.ShellPackage, name, x.place(o.Value.Span))
		}
	}
}

func (d *deriving) packagesIn(text string) []string {
	var out []string
	for _, re := range d.dependencyPatterns() {
		for _, m := range re.FindAllStringSubmatch(text, 256) {
			if name := strings.ToLower(m[1]); !d.t.Has("manifest.fields", name) {
				out = append(out, name)
			}
		}
	}
	return out
}

func (r *Reader) dependencyPatterns() []*regexp.Regexp {
	r.depOnce.Do(func() {
		for _, p := range r.t.List("manifest.dependency") {
			if re, err := regexp.Compile("(?m)" + p); err == nil {
				r.deps = append(r.deps, re)
			}
		}
	})
	return r.deps
}

// replaced joins the texts that an editing tool takes away.
func (d *deriving) replaced(tool vocabulary.Tool) string {
	if tool.Op != "edit" {
		return ""
	}
	var b strings.Builder
	args, _ := flatten(&d.names, &d.action.Input, "")
	for i := range args {
		if args[i].is("keys.replaced") {
			b.WriteString(args[i].value)
			b.WriteByte('\n')
		}
	}
	return b.String()
}
