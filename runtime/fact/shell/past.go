package shell

import (
	"sort"
	"strings"
)

// Past is what a file that the line writes held in the course of it, with parts that cannot be known. The zero value and nil held nothing.
type Past struct {
	runs   []string // texts, each with those that it grew from
	marks  []mark
	filled []int // the commands whose output went into it
}

// mark says that a file held the beginning of a run when so many commands were listed.
type mark struct{ commands, run, end int }

// keep adds what the file holds when so many commands are listed. A text that only grows is kept once.
func (p *Past) keep(text string, commands int, from []int) {
	last := len(p.runs) - 1
	if last >= 0 && strings.HasPrefix(text, p.runs[last]) {
		p.runs[last] = text
	} else {
		p.runs = append(p.runs, text)
		last++
	}
	p.marks = append(p.marks, mark{commands, last, len(text)})
	p.filled = append(p.filled, from...)
}

// Before is what the file held when the command of this index began; false where nothing is known of it.
func (p *Past) Before(command int) (string, bool) {
	if p == nil {
		return "", false
	}
	n := sort.Search(len(p.marks), func(k int) bool { return p.marks[k].commands > command })
	if n == 0 {
		return "", false
	}
	m := p.marks[n-1]
	text := p.runs[m.run][:m.end]
	return text, text == "" || strings.Trim(text, unknown+" \n") != ""
}
