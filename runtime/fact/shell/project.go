package shell

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// Files of a project that programs run without being told: a module, what a module imports, the hooks of builds and tests.

// script is a file that runs, in a language.
type script struct {
	file
	language string
}

// startFile reads the file that an interpreter runs before all else because a variable names it. Python does so only where it is given
// nothing to run.
func (r *reader) startFile(i int, a reading, p place) {
	language := a.grammar.language()
	if language == "" || language == "python" && (len(a.operands) > 0 || slices.ContainsFunc(a.options, func(o Option) bool { return isCode(o.Role) })) {
		return
	}
	for _, pair := range r.result.Commands[i].Env {
		name, text, _ := cutPair(pair.Text)
		if !r.variableOf("env.start", name, language) {
			continue
		}
		w := Word{Text: text, Span: pair.Span}
		if f, ok := r.contents(w); ok {
			r.runCode(language, f, w, nil, i, p)
		}
	}
}

// runsIn are the files that a program runs when they are there, as far as they are known: those that its grammar lists, and manifests that
// hold commands. Of tasks only those that are called count.
func (r *reader) runsIn(a reading) []script {
	var out []script
	runs := a.grammar.runs()
	for _, each := range runs {
		language, name, _ := strings.Cut(each, " ")
		blocks, names := languageBlocks[language], a.called()
		for _, f := range r.matching(name) {
			if blocks != nil && len(names) > 0 && len(runs) == 1 {
				f.text = onlyBlocks(f.text, blocks, textsOf(names))
			}
			out = append(out, script{f, language})
		}
	}
	language := a.grammar.language()
	if _, ok := rulebooks[language]; !ok {
		return out
	}
	for _, o := range a.operands {
		if o.Role != vocabulary.RoleArgFile {
			continue
		}
		if f, known := r.runnable(o.Word); known {
			out = append(out, script{f, language})
		}
	}
	return out
}

// matching are the files in the folder that a name or a pattern means and whose contents are known.
func (r *reader) matching(name string) []file {
	var out []file
	add := func(name string) {
		if f, ok := r.contents(Word{Text: name}); ok && len(out) < maxLoop {
			out = append(out, f)
		}
	}
	if !strings.Contains(name, "*") {
		add(name)
		return out
	}
	names := slices.AppendSeq(slices.Collect(maps.Keys(r.env.Files)), maps.Keys(r.files))
	slices.Sort(names)
	pattern := path.Join(r.scope.cwd, name)
	for _, known := range slices.Compact(names) {
		if ok, _ := path.Match(pattern, known); ok {
			add(known)
		}
	}
	return out
}

// languageBlocks are how blocks begin that do nothing until they are called, with their names.
var languageBlocks = map[string]*regexp.Regexp{
	"python": regexp.MustCompile(`^(?:async\s+)?(?:def|class)\s+(\w+)`),
	"ruby":   regexp.MustCompile(`^(?:def|class|module|task)\s*\(?\s*[:'"]?(\w+)`),
}

// onlyBlocks is a text without the blocks at its margin that have other names.
func onlyBlocks(text string, head *regexp.Regexp, names []string) string {
	var b strings.Builder
	skips := false
	for line := range strings.Lines(text) {
		margin := strings.TrimSpace(line) != "" && line[0] != ' ' && line[0] != '\t' && line[0] != ')'
		if m := head.FindStringSubmatch(line); m != nil {
			skips = !slices.Contains(names, m[1])
		} else if margin && skips {
			if skips = false; strings.TrimSpace(line) == "end" {
				continue
			}
		}
		if !skips {
			b.WriteString(line)
		}
	}
	return b.String()
}

var importsModule = regexp.MustCompile(`(?m)(?:^|;)[ \t]*(?:import|from)[ \t]+([\w.]+)`)

// imports reads the modules that code brings in whose files are known: what they do when they are loaded.
func (r *reader) imports(language, text string, i int, p place) {
	if language != "python" {
		return
	}
	for _, m := range importsModule.FindAllStringSubmatch(text, maxLoop) {
		f, ok := r.module(m[1])
		if !ok || r.loaded[m[1]] || !r.charge(16*len(f.text)) {
			continue
		}
		if r.loaded == nil {
			r.loaded = make(map[string]bool)
		}
		r.loaded[m[1]] = true
		r.imports(language, f.text, i, p)
		top := onlyBlocks(f.text, languageBlocks[language], nil)
		r.snippet(language, Word{Text: top, Unknown: !isKnown(top), Span: r.result.Commands[i].Span, origin: originOf(f.from)}, "file", i, p)
	}
}

// module is the file of a module by its dotted name.
func (r *reader) module(name string) (file, bool) {
	name = strings.ReplaceAll(name, ".", "/")
	for _, each := range []string{name + ".py", name + "/__main__.py", name + "/__init__.py"} {
		if f, ok := r.contents(Word{Text: each}); ok {
			return f, true
		}
	}
	return file{}, false
}
