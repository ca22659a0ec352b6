package config

import (
	"strings"

	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// A grammar file holds option grammars of programs. It is no HCL: the library knows more than a thousand programs, and HCL would
// spend most of a compile on them. A line at the margin begins a program with all its names; indented lines are its grammar, as
// vocabulary.ParseGrammar reads it; "also" goes on with its names.
//
//	program cp
//	  operands read
//	  last write
//	  write -t --target-directory
//	  flags -r -R --recursive; -v --verbose

// grammars reads one grammar file.
func (r *reader) grammars() {
	var open *grammarBlock
	offset, number := 0, 0
	for line := range strings.Lines(string(r.src)) {
		number++
		text, length := strings.TrimSpace(line), len(line)
		switch names, isProgram := strings.CutPrefix(line, "program "); {
		case text == "" || strings.HasPrefix(text, "#"):
		case isProgram:
			r.closeGrammar(open)
			open = &grammarBlock{names: strings.Fields(names), first: number, at: r.line(offset, len(text), number)}
		case open == nil || line[0] != ' ' && line[0] != '\t':
			r.add(strayLine(r.line(offset, len(text), number)))
			line = "\n"
		case strings.HasPrefix(text, "also "):
			open.names = append(open.names, strings.Fields(text)[1:]...)
			line = "\n"
		}
		if open != nil && number > open.first {
			open.text.WriteString(line)
		}
		offset += length
	}
	r.closeGrammar(open)
}

// grammarBlock is one program of a grammar file.
type grammarBlock struct {
	names []string
	text  strings.Builder
	first int
	at    diag.Range
}

func (r *reader) line(offset, length, number int) diag.Range {
	start := diag.Pos{Line: number, Column: 1, Byte: offset}
	return diag.Range{File: r.file, Start: start, End: diag.Pos{Line: number, Column: 1 + length, Byte: offset + length}}
}

func (r *reader) closeGrammar(b *grammarBlock) {
	if b == nil {
		return
	}
	if len(b.names) == 0 {
		r.add(strayLine(b.at))
		return
	}
	for _, name := range b.names {
		key := [2]string{"program", name}
		if r.names[key] {
			r.add(duplicate("program", name, b.at))
			return
		}
		r.names[key] = true
	}
	source := vocabulary.Source{Name: b.names[0], Also: b.names[1:], Grammar: b.text.String()}
	if _, err := vocabulary.ParseGrammar(source.Name, source.Grammar); err != nil {
		r.add(badGrammar(b.at, source.Name, err))
	}
	r.cfg.Vocabulary.Programs[source.Name] = source
}
