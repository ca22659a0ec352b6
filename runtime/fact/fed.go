package fact

import (
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// fedProgram reads a call that gives a program and what it is to read: {"program": "python3", "stdin": "…"}.
func (d *deriving) fedProgram(c *call) {
	var program, text, file *arg
	for i := range c.args {
		x := &c.args[i]
		switch {
		case x.kind != action.String || listed(x.path):
		case program == nil && d.programArg(x):
			program = x
		case x.is("keys.stdin"):
			text = x
		case x.is("keys.stdin-file") && pathLike(x.value):
			file = x
		}
	}
	if text == nil && file == nil {
		return
	}
	words, _ := d.argumentWords(c)
	if program != nil {
		words = append([]string{program.value}, words...)
	}
	if len(words) == 0 || !d.knownProgram(baseName(words[0])) {
		return
	}
	if file != nil {
		d.commandLine(quoted(words)+" < "+quoted([]string{file.value}), file.place(), c.depth+1)
		return
	}
	end := "END"
	for strings.Contains(text.value, end) && len(end) < 64 {
		end += "_"
	}
	d.commandLine(quoted(words)+" <<'"+end+"'\n"+text.value+"\n"+end+"\n", text.place(), c.depth+1)
}

// programArg says whether an argument is a program by its key and its value.
func (d *deriving) programArg(x *arg) bool {
	return x.kind == action.String && (x.is("keys.program") || x.is("keys.command")) && identifier(x.value) && d.knownProgram(baseName(x.value))
}
