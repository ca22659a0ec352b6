package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// unknown stands in text for a part that cannot be known. It is carried inside the text, so that code made of words keeps it.
const unknown = "\uFFFD"

// reader runs a line without running anything: it keeps the shell's state and lists what would start.
type reader struct {
	env      Env
	result   Result
	scope    *scope
	at       place // of the statement whose words are being expanded
	depth    int
	nodes    int
	work     int
	made     int // words of the commands so far
	size     int // bytes of the line
	bound    bool
	reported map[Problem]bool
	files    map[string]file
	distant  map[string]map[string]file // the same on other hosts, by host
	renamed  map[string]string          // the program that a file is a copy of, or a link to
	opened   map[string]bool            // files of the snapshot that were read: each adds to the work allowed
	fds      int
	calls    []active
	sinks    []*syntax.ProcSubst
	loaded   map[string]bool // modules that code brought in
	decoders map[int]bool
	fetchers map[int]bool
	sockets  map[string]Word // by descriptor: connections that the shell opened
}

// file is what the line itself has put into a file.
type file struct {
	language    string // of a compiled program: that of its source, which the text is
	text        string
	from        []int
	names, glob bool // as of output
	past        *Past
}

// active is a function call that is being read.
type active struct {
	body *syntax.Stmt
	args string
}

// place is where a statement stands: what its input is and what stands in front of it.
type place struct {
	in       Input
	inText   string // the standard input's text, with unknown parts
	inNames  bool   // it is names of files, one a line; inGlob: some are patterns
	inGlob   bool
	inCode   string // "stdin" or "heredoc"
	via      []string
	outer    []int // the commands of via
	elevated bool
	remote   bool
	host     Word
	env      []Word
	redirs   []Redir
	code     string
	size     int  // of the source that nodes point into
	held     bool // nested code: every span is hold
	hold     Span
	mark     int  // how many commands were listed when the statement began
	exact    bool // no functions and aliases
	started  bool // no builtins either: a program starts it
	given    *condition
}

// output is what a statement prints and how it ends.
type output struct {
	text   string
	from   []int
	status status
	names  bool // text is names of files, one a line; glob: some are patterns
	glob   bool
}

// status is how a statement ends, when that can be known.
type status int8

const (
	maybe status = iota
	succeeds
	fails
)

func newReader(src string, env Env) *reader {
	r := &reader{env: env, work: maxWork + 16*len(src), size: len(src)}
	r.result.Commands = make([]Command, 0, 4)
	r.scope = &scope{cwd: env.Cwd, zero: Word{Text: unknown, Unknown: true}}
	return r
}

func (r *reader) finish() Result {
	for name, f := range r.files {
		filled := f.from
		if f.past != nil {
			filled = f.past.filled
		}
		if len(filled) > 0 {
			if r.result.Filled == nil {
				r.result.Filled = make(map[string][]int)
			}
			r.result.Filled[name] = filled
		}
		if f.past == nil || strings.HasPrefix(name, "/dev/") {
			continue
		}
		if r.result.Written == nil {
			r.result.Written = make(map[string]*Past)
		}
		r.result.Written[name] = f.past
	}
	return r.result
}

func (p place) span(start, end int) Span {
	if p.held {
		return p.hold
	}
	return Span{start, end}
}

func (p place) node(n syntax.Node) Span {
	if p.held {
		return p.hold
	}
	end := min(int(n.End().Offset()), p.size) // a here-document without its end was given one
	return Span{min(int(n.Pos().Offset()), end), end}
}

// within is the place of code that a word holds.
func (p place) within(holder Span, code string) place {
	p.held, p.hold = true, holder
	if p.code != "downloaded" && p.code != "decoded" {
		p.code = code
	}
	return p
}

// behind is the place of a command that a program starts, which is a command itself.
func (p place) behind(program string, i int) place {
	p.via, p.outer = append(slices.Clip(p.via), program), append(slices.Clip(p.outer), i)
	p.exact, p.started = true, true
	return p
}

// quiet is the place of code with no standard input of its own.
func (p place) quiet() place {
	p.in, p.inText, p.inCode, p.inNames, p.inGlob = Input{}, "", "", false, false
	return p
}

// fedLater is the place of a coprocess: what later commands write to it is its standard input.
func (p place) fedLater() place {
	p = p.quiet()
	p.in, p.inText, p.inCode = Input{Kind: SourceUnknown}, unknown, "stdin"
	return p
}

func (r *reader) problem(kind, why string, at Span) {
	found := Problem{Kind: kind, Why: why, Span: at}
	if r.reported[found] {
		return
	}
	if r.reported == nil {
		r.reported = make(map[Problem]bool)
	}
	r.reported[found] = true
	r.result.Problems = append(r.result.Problems, found)
}

func (r *reader) unparsed(why string, at Span) { r.problem("unparsed", why, at) }

// passed reports a bound once for the whole line, and stops further reading when it is one of work.
func (r *reader) passed(why string, at Span) {
	if !r.bound {
		r.bound = true
		r.unparsed(why, at)
	}
}

// charge takes from the work that a line may cause; false means that none is left.
func (r *reader) charge(cost int) bool {
	r.work -= cost + 1
	if r.work < 0 {
		r.passed("reading it takes too much work", r.at.hold)
		return false
	}
	return true
}

// enter goes one level deeper, as code inside code does; leave must follow when it is true.
func (r *reader) enter(at Span) bool {
	if r.depth >= maxDepth {
		r.passed("code is nested too deep", at)
		return false
	}
	r.depth++
	return true
}

func (r *reader) leave() { r.depth-- }

// join puts the output of two statements in a row together. It appends to o.from, so whoever makes an output gives it a list of its own.
func (o output) join(next output) output {
	if o.text == "" {
		o.text = next.text
	} else if next.text != "" {
		o.text = bounded(o.text + next.text)
	}
	o.from = append(o.from, next.from...)
	o.status, o.names, o.glob = next.status, o.names || next.names, o.glob || next.glob
	return o
}

// bounded gives up knowing a text that is too long to keep.
func bounded(text string) string {
	if len(text) > maxText {
		return unknown
	}
	return text
}

// replaceAll replaces every place of a text; what would become too long is not known, and is not made.
func replaceAll(s, old, with string) string {
	if len(s)+strings.Count(s, old)*(len(with)-len(old)) > maxText {
		return unknown
	}
	return strings.ReplaceAll(s, old, with)
}

func isKnown(text string) bool { return !strings.Contains(text, unknown) }

// constant is a word with a text that stands nowhere in the line.
func constant(text string, at Span) Word {
	return Word{Text: text, Unknown: !isKnown(text), Span: at}
}
