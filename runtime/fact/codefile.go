package fact

import (
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// The files that code opens, reads, writes and deletes.

// writesOpened says whether a call writes to a file that code has opened: open(…).write(…).
func (d *deriving) writesOpened(k *code.Call) bool {
	i := max(0, strings.LastIndexByte(k.Name, '.'))
	opener, method := k.Name[:i], strings.TrimPrefix(k.Name[i:], ".")
	what, _ := d.t.Map("code.calls", opener)
	return what == "file:open" && len(k.Receiver) > 0 && d.t.Has("code.writes", method)
}

// codeWrites gives the texts that code writes into files, those of which name and text are known.
func (d *deriving) codeWrites(language, text string) []shell.WrittenFile {
	if !d.t.Has("languages.programs", language) || language == "sh" || !strings.ContainsAny(text, "wp") { // write, puts, print
		return nil
	}
	calls, _ := code.Read(language, text, code.Given{})
	var out []shell.WrittenFile
	keep := func(name, text code.Arg) {
		if name.Known && text.Known && name.Value != "" {
			written := func(f shell.WrittenFile) bool { return f.Name == name.Value }
			out = append(out, shell.WrittenFile{Name: name.Value, Text: text.Value, Add: slices.ContainsFunc(out, written)})
		}
	}
	for i := range calls {
		k := &calls[i]
		what, _ := d.codeMeaning(k.Name)
		_, ofPath := d.ofPath(k)
		switch {
		case d.writesOpened(k) && len(k.Args) > 0, what == "file:write" && ofPath && len(k.Args) > 0:
			keep(k.Receiver[0], k.Args[0])
		case what == "file:write" && len(k.Args) > 1:
			keep(k.Args[0], k.Args[1])
		}
	}
	return out
}

// codeWrite is a write to a file that code has opened.
func (d *deriving) codeWrite(k *code.Call, p Place) {
	if !d.writesOpened(k) {
		return
	}
	d.file("write", k.Receiver[0].Value, p, fileOptions{text: argument(k, 0), textAt: p, carried: d.writtenSecrets("write", argument(k, 0))})
}

// writtenSecrets are the secrets that stand in code which writes what cannot be known.
func (d *deriving) writtenSecrets(op, text string) []string {
	if d.flow == nil || !d.flow.text["secret"] || !strings.Contains(text, code.Unknown) || op != "write" && op != "append" && op != "edit" {
		return nil
	}
	return []string{"secret"}
}

// codeFiles is an access to each of the files that a call may be given.
func (d *deriving) codeFiles(k *code.Call, op string, p Place, depth int) {
	list := k.Args
	if _, ok := d.ofPath(k); ok {
		list = k.Receiver
	}
	if op == "open" && strings.Contains(argument(k, 1), "|") && len(spawned(k)) == 0 {
		if list := argTexts(k.Args); len(list) > 2 {
			d.commandLine(quoted(list[2:]), p, depth) // open(F, "-|", "rm", "-rf", x)
			return
		}
	}
	if names := firstList(k.Args); len(names) > 0 {
		for _, name := range names {
			d.codeFile(k, op, name, p)
		}
		return
	}
	d.codeFile(k, op, "", p)
	for _, name := range alternatives(list) {
		d.codeFile(k, op, name, p)
	}
}

// firstList are the items of a first argument that is a list whose texts are all known: remove_tree(qw(a b)).
func firstList(args []code.Arg) []string {
	var out []string
	for _, a := range args {
		if !strings.HasPrefix(a.Name, "0.") {
			break
		}
		if !a.Known || strings.Trim(a.Name[2:], "0123456789") != "" {
			return nil
		}
		out = append(out, a.Value)
	}
	return out
}

// codeFile is an access to the file that a call is given, or to another that it may be given.
func (d *deriving) codeFile(k *code.Call, op, other string, p Place) {
	tree := strings.HasSuffix(op, "-tree") || op == "delete" && saysRecursive(k)
	op = strings.TrimSuffix(op, "-tree")
	name, known := argument(k, 0), len(k.Args) > 0 && k.Args[0].Known
	if i := slices.IndexFunc(k.Args, d.namesPath); name == "" && i >= 0 { // rmtree(path="x")
		name, known = k.Args[i].Value, k.Args[i].Known
	}
	opens := op == "open"
	if opens {
		op = openMode(k)
		mode, _, _ := strings.Cut(argument(k, 1), ":")
		if third := argument(k, 2); third != "" && strings.Trim(mode, "+<>|") == "" {
			name, known = third, true // the mode stands before the path
		} else if strings.HasPrefix(third, "O_") {
			name, known = argument(k, 1), true
		}
	}
	if !known {
		name = "\uFFFD"
	}
	if op == "read" && strings.Contains(name, "://") {
		d.codeRequest(k, "GET", p, 0)
		return
	}
	text := argument(k, 1)
	if path, ok := d.ofPath(k); ok {
		name, text = path, argument(k, 0)
	}
	if other != "" {
		name = other
	}
	if d.flow != nil && (opens || strings.Contains(text, code.Unknown)) && (op == "write" || op == "append" || op == "edit") {
		text += "\n" + d.flow.sets
	}
	pattern := op == "delete" && strings.Contains(name, "*") || d.flow.globs(name)
	d.file(op, name, p, fileOptions{recursive: tree, glob: pattern, text: text, textAt: p, carried: d.writtenSecrets(op, text)})
	if op == "copy" || op == "move" {
		target := argument(k, 1)
		if _, ok := d.ofPath(k); ok {
			target = argument(k, 0)
		}
		d.file("write", target, p, fileOptions{glob: d.flow.globs(target)})
	}
}

// saysRecursive says whether a call that deletes is told to take what lies below too: unlink(x, recursive = TRUE).
func saysRecursive(k *code.Call) bool {
	return slices.ContainsFunc(k.Args, func(a code.Arg) bool { return lastPart(a.Name) == "recursive" && a.Value == "true" })
}

// namesPath says whether an argument is called what a path is, or x, as R calls what a function is for.
func (d *deriving) namesPath(a code.Arg) bool { return a.Name == "x" || d.t.Has("keys.path", a.Name) }

// ofPath is the path that a method is of: Path("x").write_text("y").
func (d *deriving) ofPath(k *code.Call) (string, bool) {
	if len(k.Receiver) == 0 || k.Receiver[0].Name != "" {
		return "", false
	}
	return k.Receiver[0].Value, true
}

// ofObject says whether a call that opens a file is a method of the path: Path("x").open("w").
func ofObject(k *code.Call) bool {
	return len(k.Receiver) > 0 && strings.Contains(k.Name, "Path.")
}

// openMode reads the mode of an open call.
func openMode(k *code.Call) string {
	mode := argument(k, 1)
	if ofObject(k) {
		mode = argument(k, 0)
	}
	for _, a := range k.Args {
		if a.Name == "mode" {
			mode = a.Value
		}
	}
	for _, m := range []string{mode, argument(k, 2)} { // of open(2)
		if n, err := strconv.Atoi(m); strings.Contains(m, "O_WRONLY") || strings.Contains(m, "O_RDWR") || err == nil && n&3 != 0 && m == mode {
			return "write"
		}
	}
	if strings.HasPrefix(mode, "O_") {
		return "read"
	}
	mode, _, _ = strings.Cut(mode, ":")
	switch {
	case strings.ContainsAny(mode, "wx>"):
		return "write"
	case strings.Contains(mode, "a"):
		return "append"
	case strings.Contains(mode, "+"):
		return "edit"
	}
	return "read"
}
