package shell

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
	"mvdan.cc/sh/v3/syntax"
)

// routes is where a statement's standard output goes.
type routes struct {
	file   Word
	set    bool
	append bool
	gone   bool // to standard error, or closed
}

// redirections reads redirections: files go into p.redirs, a new standard input into p.
func (r *reader) redirections(list []*syntax.Redirect, p *place) routes {
	var to routes
	if len(list) == 0 {
		return to
	}
	p.redirs = slices.Clip(p.redirs)
	for _, rd := range list {
		switch rd.Op {
		case syntax.Hdoc, syntax.DashHdoc, syntax.WordHdoc:
			r.here(rd, p)
		case syntax.RdrIn, syntax.RdrInOut, syntax.DplIn:
			r.readFrom(rd, p)
		default:
			r.writeTo(rd, p, &to)
		}
	}
	return to
}

// here is a here-document or here-string.
func (r *reader) here(rd *syntax.Redirect, p *place) {
	var v value
	switch {
	case rd.Op == syntax.WordHdoc:
		v = wordValue(r.word(rd.Word))
		v.text += "\n"
	case rd.Hdoc == nil:
	case quotedDelimiter(rd.Word):
		v.text = literalDocument(rd.Hdoc, rd.Op == syntax.DashHdoc)
	default:
		v = r.document(rd.Hdoc.Parts, rd.Op == syntax.DashHdoc)
	}
	if rd.N != nil && rd.N.Value != "0" {
		return
	}
	p.in = Input{Kind: SourceText, Text: v.text, From: v.commands()}
	p.inText, p.inCode = v.text, "heredoc"
}

func (v value) commands() []int {
	if v.from == nil {
		return nil
	}
	return v.from.commands
}

func quotedDelimiter(w *syntax.Word) bool {
	for _, part := range w.Parts {
		lit, ok := part.(*syntax.Lit)
		if !ok || strings.Contains(lit.Value, `\`) {
			return true
		}
	}
	return false
}

func literalDocument(w *syntax.Word, tabs bool) string {
	var b strings.Builder
	for _, part := range w.Parts {
		if lit, ok := part.(*syntax.Lit); ok {
			b.WriteString(lit.Value)
		}
	}
	if tabs {
		return stripTabs(b.String(), true)
	}
	return b.String()
}

func descriptor(rd *syntax.Redirect, otherwise int) int {
	if rd.N == nil {
		return otherwise
	}
	fd := 0
	for _, c := range rd.N.Value {
		if c < '0' || c > '9' || fd > 1000 {
			return -1
		}
		fd = fd*10 + int(c-'0')
	}
	return fd
}

func isDescriptor(text string) bool {
	return text != "" && strings.Trim(text, "0123456789-") == ""
}

func (r *reader) readFrom(rd *syntax.Redirect, p *place) {
	target := r.target(rd.Word)
	fd := descriptor(rd, 0)
	if rd.Op == syntax.DplIn && isDescriptor(target.Text) {
		if socket, ok := r.sockets[target.Text]; ok && fd == 0 {
			p.in = Input{Kind: SourceFile, Path: socket}
			p.inText, p.inCode = unknown, "stdin"
		}
		return
	}
	r.keepSocket(fd, target)
	p.redirs = append(p.redirs, Redir{Fd: fd, Op: vocabulary.RoleRead, Target: target})
	if rd.Op == syntax.RdrInOut {
		p.redirs = append(p.redirs, Redir{Fd: fd, Op: vocabulary.RoleWrite, Target: target})
	}
	if fd != 0 {
		return
	}
	if target.Text == "/dev/null" {
		p.in, p.inText, p.inCode = Input{}, "", ""
		return
	}
	p.in = Input{Kind: SourceFile, Path: target}
	p.inText, p.inCode = unknown, "stdin"
	if f, ok := r.contents(target); ok {
		p.in.From, p.in.Text = f.from, knownText(f.text)
		p.inText, p.inCode, p.inNames, p.inGlob = f.text, "file", f.names, f.glob
	}
}

func knownText(text string) string {
	if isKnown(text) {
		return text
	}
	return ""
}

func (r *reader) writeTo(rd *syntax.Redirect, p *place, to *routes) {
	target := r.target(rd.Word)
	fd := descriptor(rd, 1)
	if rd.Op == syntax.DplOut && isDescriptor(target.Text) {
		if fd == 1 {
			to.gone, to.set = true, false
		}
		return
	}
	r.keepSocket(fd, target)
	role := vocabulary.RoleWrite
	switch rd.Op {
	case syntax.AppOut, syntax.AppClob, syntax.AppAll, syntax.AppAllClob:
		role = vocabulary.RoleAppend
	}
	p.redirs = append(p.redirs, Redir{Fd: fd, Op: role, Target: target})
	if fd == 1 {
		*to = routes{file: target, set: true, append: role == vocabulary.RoleAppend}
	}
}

// keepSocket remembers the descriptor of a connection that the shell opens itself.
func (r *reader) keepSocket(fd int, target Word) {
	if fd <= 2 || !isSocket(target.Text) {
		return
	}
	if r.sockets == nil {
		r.sockets = make(map[string]Word)
	}
	r.sockets[strconv.Itoa(fd)] = target
}

// isSocket reports the paths by which the shell opens a connection to a host.
func isSocket(name string) bool {
	return strings.HasPrefix(name, "/dev/tcp/") || strings.HasPrefix(name, "/dev/udp/")
}

// route sends output into the file it is redirected to.
func (r *reader) route(to routes, out output) output {
	switch {
	case to.set:
		r.write(to.file, out.text, out.from, to.append)
		r.printedInto(to.file, out)
	case !to.gone:
		return out
	}
	return output{status: out.status}
}

// printedInto notes, at the commands that are redirected into a file, the constant text that goes there.
func (r *reader) printedInto(target Word, out output) {
	if out.text == "" || !isKnown(out.text) {
		return
	}
	for _, i := range out.from {
		c := &r.result.Commands[i]
		for n := range c.Redirs {
			if rd := &c.Redirs[n]; rd.Op != vocabulary.RoleRead && rd.Target.Text == target.Text && rd.Fd == 1 {
				c.Redirs = slices.Clone(c.Redirs)
				c.Redirs[n].Text = out.text
				break
			}
		}
	}
}

// write remembers what a file holds after it was written.
func (r *reader) write(target Word, text string, from []int, add bool) {
	name, ok := r.absolute(target)
	if !ok || name == "/dev/null" {
		return
	}
	f := file{text: text, from: from}
	if add {
		old, known := r.contents(target)
		if !known {
			old.text = unknown
		}
		f.text = bounded(old.text + text)
		f.from = append(slices.Clip(old.from), from...)
	}
	if !r.charge(len(f.text) >> 2) { // each text that a file has may be looked at
		return
	}
	if r.files == nil {
		r.files = make(map[string]file)
	}
	if f.past = r.files[name].past; f.past == nil {
		f.past = &Past{}
	}
	f.past.keep(f.text, len(r.result.Commands), from)
	r.files[name] = f
}

// writeSource remembers the source of a program.
func (r *reader) writeSource(target Word, f file, language string) {
	r.write(target, f.text, f.from, false)
	if name, ok := r.absolute(target); ok && r.files[name].text == f.text {
		written := r.files[name]
		written.language = language
		r.files[name] = written
	}
}

// absolute is the path that a word names from where the shell stands; relative ones stay so when that is not known.
func (r *reader) absolute(w Word) (string, bool) {
	text := w.Text
	if text == "" || !isKnown(text) || w.Glob {
		return "", false
	}
	if home := r.home(); strings.HasPrefix(text, "~/") && home != "~" {
		text = home + text[1:]
	}
	return Absolute(text, r.scope.cwd), true
}

// Absolute is a path seen from a folder, which may be unknown, as the snapshot has it. Paths of Windows are written with slashes.
func Absolute(name, cwd string) string {
	if strings.HasPrefix(name, `.\`) || strings.HasPrefix(name, `..\`) || hasDrive(name) || hasDrive(cwd) {
		name, cwd = strings.ReplaceAll(name, `\`, "/"), strings.ReplaceAll(cwd, `\`, "/")
	}
	if !path.IsAbs(name) && !hasDrive(name) && !strings.HasPrefix(name, "~") && cwd != "" {
		name = cwd + "/" + name
	}
	return path.Clean(name)
}

// hasDrive reports a path that begins with the letter of a drive.
func hasDrive(name string) bool {
	return len(name) > 2 && plainLetter(name[0]) && name[1] == ':' && (name[2] == '/' || name[2] == '\\')
}

// contents is what a file holds: what the line wrote, else the snapshot's.
func (r *reader) contents(w Word) (file, bool) {
	name, ok := r.absolute(w)
	if !ok {
		return file{}, false
	}
	if f, ok := r.files[name]; ok {
		return f, true
	}
	text, ok := r.env.Files[name]
	if ok && !r.opened[name] {
		if r.opened == nil {
			r.opened = make(map[string]bool)
		}
		r.opened[name] = true
		r.work += 32 * len(text)
	}
	return file{text: text}, ok
}

// runnable is what a file holds that would run, or the part of it that an edit put there.
func (r *reader) runnable(w Word) (file, bool) {
	if f, ok := r.contents(w); ok {
		return f, true
	}
	return r.edited(w)
}

// edited is the part that an edit put into a file of which no more is known.
func (r *reader) edited(w Word) (file, bool) {
	name, ok := r.absolute(w)
	if !ok {
		return file{}, false
	}
	text, ok := r.env.Edits[name]
	return file{text: text}, ok && r.charge(32*len(text))
}
