package path

import (
	"strings"

	"github.com/govc-lang/govc/lang/literal"
)

// Place says where a canonical path lies.
func (p *Paths) Place(canonical string) string {
	if canonical == "" || strings.Contains(canonical, unknowable) {
		return Unknown
	}
	folder := canonical
	if dir, ok := everything(canonical); ok {
		folder = dir
	}
	if place := p.folder(folder); place != "" {
		return place
	}
	if _, ok := p.inWorkspace(canonical); ok {
		return Workspace
	}
	if p.scratch(canonical) {
		return Scratch
	}
	if _, ok := below(p.fold(p.workspace), p.fold(folder)); ok {
		return Parent
	}
	return Outside
}

// everything says whether a path names all there is in a folder, and which folder.
func everything(canonical string) (dir string, ok bool) {
	i := strings.LastIndexByte(canonical, '/')
	if i < 0 || !pure(canonical[i+1:]) {
		return "", false
	}
	if i == 0 {
		return "/", true
	}
	return canonical[:i], true
}

// pure says whether a pattern has wildcards and nothing else that a name would need.
func pure(segment string) bool {
	return strings.ContainsAny(segment, "*?[") && !strings.ContainsFunc(literals(segment), nameRune)
}

func nameRune(r rune) bool { return !strings.ContainsRune(".*?{},", r) }

// literals drops the bracketed sets of a pattern; a set of one character is that character.
func literals(segment string) string {
	for {
		open := strings.IndexByte(segment, '[')
		if open < 0 || open+2 > len(segment) {
			return segment
		}
		length := strings.IndexByte(segment[open+2:], ']')
		if length < 0 {
			return segment
		}
		set := segment[open+1 : open+2+length]
		if len(set) > 1 {
			set = "?"
		}
		segment = segment[:open] + set + segment[open+3+length:]
	}
}

// folder names the folders that hold everything: the root, a home directory, the folder of all homes, a drive.
func (p *Paths) folder(s string) string {
	folded := literal.Lower(s)
	switch {
	case folded == "/", len(folded) == 2 && folded[0] == '/' && p.driven():
		return Root
	case strings.HasPrefix(s, "~") && !strings.Contains(s, "/"):
		return Home
	}
	for _, own := range p.t.List("paths.own-homes") {
		if folded == own {
			return Home
		}
	}
	for _, root := range p.t.List("paths.homes") {
		rest, ok := below(folded, root)
		if ok && strings.Count(rest, "/") <= 1 {
			return Home
		}
	}
	return ""
}

// driven says whether the action's own paths have drives.
func (p *Paths) driven() bool {
	at := p.home + p.workspace + p.cwd + "/"
	return len(at) > 2 && at[0] == '/' && at[2] == '/'
}

// inWorkspace returns the rest of a path in the workspace.
func (p *Paths) inWorkspace(s string) (string, bool) {
	return below(p.fold(s), p.fold(p.workspace))
}

func firstName(s string) string {
	first, _, _ := strings.Cut(strings.TrimPrefix(s, "/"), "/")
	return first
}

func (p *Paths) scratch(s string) bool {
	for _, folder := range p.t.List("paths.scratch") {
		if _, ok := below(p.fold(s), p.fold(folder)); ok {
			return true
		}
	}
	return false
}
