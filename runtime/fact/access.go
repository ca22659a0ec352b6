package fact

import (
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"github.com/govc-lang/govc/runtime/fact/shell"
)

// access is what a command does with one file.
type access struct {
	op    string
	word  shell.Word
	text  string
	redir bool // by a redirection
}

// access notes a file access; options turn reading into editing and the reverse, and writing an archive into reading it.
func (x *commandParts) access(op string, w shell.Word) {
	unpacks := x.flag("--extract", "--list")
	switch {
	case op == "read" && x.flag("--in-place"):
		op = "edit"
	case op == "edit" && x.compresses():
		op = "read" // gzip -c: the file stays as it is
		x.packed(w)
	case op == "write" && unpacks:
		op = "read"
	case op == "read" && unpacks:
		op = "list"
	case op == "move" && x.discards():
		op = "delete"
	}
	x.accesses = append(x.accesses, access{op: op, word: x.device(op, w)})
}

// device is a word for a file that is written; one of which nothing is known but that a program prints the names of devices is named as one.
func (l *line) device(op string, w shell.Word) shell.Word {
	if op == "read" || op == "list" || strings.Trim(w.Text, "\uFFFD") != "" || w.Text == "" {
		return w
	}
	for _, c := range l.reach(w.From(), feeders) {
		if l.operates(c, "output.devices") || slices.ContainsFunc(c.Options, func(o shell.Option) bool { return l.asksDevices(c, o) }) {
			w.Text = "/dev/" + w.Text
			break
		}
	}
	return w
}

// asksDevices says whether an option tells a program to print the names of devices: lsblk -p, blkid -o device.
func (l *line) asksDevices(c *shell.Command, o shell.Option) bool {
	asked := strings.ToLower(baseName(c.Path.Text) + " " + o.Name)
	return l.t.Has("output.devices", asked) || l.t.Has("output.devices", asked+"="+strings.ToLower(o.Value.Text))
}

// suffix is what a program that compresses files puts behind their names; false for any other program.
func (x *commandParts) suffix() (string, bool) {
	return x.t.Map("programs.suffix", strings.ToLower(baseName(x.c.Path.Text)))
}

// compresses says whether a program that compresses files leaves them as they are.
func (x *commandParts) compresses() bool {
	_, ok := x.suffix()
	return ok && x.flag("--to-stdout", "--stdout", "--keep", "--test", "--list")
}

// packed notes the file that such a program writes beside the one that it keeps.
func (x *commandParts) packed(w shell.Word) {
	if !x.flag("--keep") || x.flag("--to-stdout", "--stdout", "--test", "--list") {
		return
	}
	if suffix, _ := x.suffix(); x.flag("--decompress") || strings.Contains(baseName(x.c.Path.Text), "un") {
		w.Text = strings.TrimSuffix(w.Text, suffix)
	} else {
		w.Text += suffix
	}
	x.accesses = append(x.accesses, access{op: "write", word: w})
}

// discards says whether what a command moves goes nowhere.
func (x *commandParts) discards() bool {
	found := false
	x.c.EachValue(func(w shell.Word, role vocabulary.Role) {
		found = found || role == vocabulary.RoleWrite && w.Text == "/dev/null"
	})
	return found
}

// lineLimit is how many lines a command shows that is told by numbers, sed -n 1,20p, or how many are left of them. Empty: that is not said.
func (x *commandParts) lineLimit() string {
	if n, ok := x.limited(x.index); ok {
		return strconv.Itoa(n)
	}
	if !x.t.Has("programs.lines", x.c.Program) {
		return ""
	}
	texts := x.script()
	for _, o := range x.c.Operands {
		texts += " " + o.Text
	}
	for _, word := range strings.FieldsFunc(texts, func(r rune) bool { return strings.ContainsRune(" \n;'{}", r) }) {
		from, to, ranged := strings.Cut(strings.TrimRight(word, "pq"), ",")
		if !ranged {
			from, to = "1", from
		}
		first, err := strconv.Atoi(from)
		last, err2 := strconv.Atoi(to)
		if err == nil && err2 == nil && word != to && last >= first {
			return strconv.Itoa(last - first + 1)
		}
	}
	return ""
}

// script is the text by which a command edits a file.
func (x *commandParts) script() string {
	parts := []string{x.c.Input.Known()}
	x.c.EachValue(func(w shell.Word, role vocabulary.Role) {
		if role == vocabulary.RoleScript || role == vocabulary.RoleCode || role == vocabulary.RoleText {
			parts = append(parts, w.Text)
		}
	})
	return strings.ReplaceAll(strings.Join(parts, "\n"), `\n`, "\n")
}

// flowsInto are the secrets that go whole into a file: from a program that prints them, or by a plain copy.
func (x *commandParts) flowsInto(f access) []string {
	if f.op != "write" && f.op != "append" || !x.operationIn("output.whole") && !(f.redir && x.operationIn("output.secret")) {
		return nil
	}
	if x.carries(x.index)["secret"] {
		return []string{"secret-flow"}
	}
	return nil
}

func (x *commandParts) recursive() bool {
	return x.flag("--recursive", "--mirror", "--all-files") || x.c.Program == ""
}

// textInto is the constant text that a command writes: what is piped in, or what it prints.
func (x *commandParts) textInto() string {
	if x.c.Input.Text != "" {
		return x.c.Input.Text
	}
	parts := make([]string, 0, len(x.c.Operands))
	for _, o := range x.c.Operands {
		if o.Role == vocabulary.RoleText {
			parts = append(parts, o.Text)
		}
	}
	return strings.Join(parts, " ")
}
