package code

import (
	"path"
	"strings"
)

// Folding of calls that make paths.

// joinPath joins path parts; an absolute part begins anew.
func joinPath(a, b string) string {
	switch {
	case strings.HasPrefix(b, "/") || a == "" || strings.HasPrefix(b, "~"):
		return b
	case a == ".":
		return b
	}
	return strings.TrimSuffix(a, "/") + "/" + b
}

func (r *reader) joinPaths(args []argument) *value {
	out := ""
	for i, a := range args {
		switch {
		case a.value != nil && a.value.form == listed && a.value.star:
			for _, x := range a.value.items {
				out = joinPath(out, x.piece())
			}
		case i == 0:
			out = a.value.piece()
		default:
			out = joinPath(out, a.value.piece())
		}
		if len(out) > maxValue {
			return nil
		}
	}
	if strings.Contains(out, "/../") || strings.HasSuffix(out, "/..") {
		out = path.Clean(out)
	}
	return r.text(out)
}

// pathValue is a path object.
func pathValue(s string) *value {
	v := textValue(s)
	v.name = "pathlib.Path"
	v.recv = []Arg{{Value: s, Known: v.known}}
	return v
}

func makePath(r *reader, args []argument) *value {
	if v := r.joinPaths(args); v != nil {
		return pathValue(v.text)
	}
	return nil
}

// tableNamed is a table of a library, which is known by its name.
func tableNamed(_ *reader, args []argument) *value {
	s, ok := argText(args, 0)
	if !ok {
		return nil
	}
	v := textValue(s)
	v.name, v.recv = "sqlalchemy.Table", []Arg{{Value: s, Known: true}}
	return v
}

// inside stands for all entries of a folder.
func inside(r *reader, args []argument) *value {
	dir := "."
	if len(args) > 0 {
		dir = arg(args, 0).piece()
	}
	return r.text(strings.TrimSuffix(dir, "/") + "/*")
}

func walk(r *reader, args []argument) *value {
	all := r.text(strings.TrimSuffix(arg(args, 0).piece(), "/") + "/**")
	v := listValue([]*value{all, textValue("*"), textValue("*")})
	v.name = "os.walk"
	return v
}

func globMethod(r *reader, v *value, args []argument) *value {
	if v.form != textual {
		return nil
	}
	return pathValue(joinPath(v.text+"/", arg(args, 0).piece()))
}

func rglob(r *reader, v *value, args []argument) *value {
	if v.form != textual {
		return nil
	}
	return pathValue(strings.TrimSuffix(v.text, "/") + "/**/" + arg(args, 0).piece())
}

func insideMethod(_ *reader, v *value, _ []argument) *value {
	if v.form != textual {
		return nil
	}
	return pathValue(strings.TrimSuffix(v.text, "/") + "/*")
}

func joinpath(r *reader, v *value, args []argument) *value {
	if v.form != textual {
		return nil
	}
	if w := r.joinPaths(append([]argument{{value: v}}, args...)); w != nil {
		return pathValue(w.text)
	}
	return nil
}
