package shell

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
)

// rulebook is how the files look in which a project names what its commands run: where their programs look for them, and what they hold.
type rulebook struct {
	files []string // in the order in which they are looked for
	rules func(text string) []rule
	all   bool // a call that names no rule runs one that may be any
}

// rule is one task of such a file.
type rule struct {
	names []string // that it is called by
	needs []string // the rules that run before it
	lines []string // for a shell
}

// rulebooks are the kinds of such files, by the language that the grammars of their programs name.
var rulebooks = map[string]rulebook{
	"make":     {[]string{"GNUmakefile", "makefile", "Makefile"}, makeRules, true},
	"just":     {[]string{"justfile", "Justfile", ".justfile"}, justRules, true},
	"task":     {[]string{"Taskfile.yml", "Taskfile.yaml", "taskfile.yml", "taskfile.yaml"}, taskRules, true},
	"generate": {nil, generateRules, true},
	"plays":    {nil, playRules, true},
	"scripts":  {[]string{"package.json", "deno.json", "deno.jsonc", "composer.json"}, scriptRules, false},
}

// recipes are the lines of a file of rules that a shell runs when those are called.
func (b rulebook) recipes(text string, called []string) string {
	rules := b.rules(text)
	byName := map[string][]int{}
	for n, each := range rules {
		for _, name := range each.names {
			byName[name] = append(byName[name], n)
		}
	}
	var out strings.Builder
	done := make([]bool, len(rules))
	var run func(names []string)
	run = func(names []string) {
		for _, name := range names {
			for _, n := range byName[name] {
				if !done[n] {
					done[n] = true
					run(rules[n].needs)
					out.WriteString(strings.Join(rules[n].lines, "\n") + "\n")
				}
			}
		}
	}
	if run(called); slices.Contains(done, true) || !b.all {
		return out.String()
	}
	for _, each := range rules {
		out.WriteString(strings.Join(each.lines, "\n") + "\n")
	}
	return out.String()
}

// makeRules are those of a Makefile: "target: needs", and lines behind a tab.
func makeRules(text string) []rule {
	var out []rule
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		recipe, ok := strings.CutPrefix(line, "\t")
		if head, after, isRule := strings.Cut(line, ":"); !ok && isRule && !strings.HasPrefix(after, "=") && !strings.HasPrefix(after, ":=") {
			needs, first, inline := strings.Cut(strings.TrimPrefix(after, ":"), ";")
			out = append(out, rule{names: strings.Fields(head), needs: strings.Fields(needs)})
			recipe, ok = first, inline
		}
		if ok && len(out) > 0 {
			last := &out[len(out)-1]
			last.lines = append(last.lines, strings.ReplaceAll(strings.TrimLeft(recipe, "@-+ "), "$$", "$"))
		}
	}
	return out
}

// justRules are those of a justfile: "name parameters: needs", and lines that are indented.
func justRules(text string) []rule {
	var out []rule
	for line := range strings.Lines(text) {
		body := strings.TrimSpace(line)
		switch head, needs, isRule := strings.Cut(body, ":"); {
		case body == "" || body[0] == '#' && line[0] == '#':
		case line[0] == ' ' || line[0] == '\t':
			if len(out) > 0 {
				last := &out[len(out)-1]
				last.lines = append(last.lines, withHoles(strings.TrimLeft(body, "@-")))
			}
		case isRule && !strings.HasPrefix(needs, "=") && head != "":
			out = append(out, rule{names: strings.Fields(strings.TrimPrefix(head, "@"))[:1], needs: strings.Fields(needs)})
		}
	}
	return out
}

// taskRules are those of a Taskfile: the keys of tasks, whose lines are the list cmds.
func taskRules(text string) []rule {
	var out []rule
	inTasks, depth := false, -1
	for line := range strings.Lines(text) {
		body := strings.TrimSpace(line)
		indent := len(line) - len(strings.TrimLeft(line, " "))
		key, value, isKey := strings.Cut(strings.TrimLeft(body, "- "), ":")
		key = strings.Trim(key, `"'`)
		switch {
		case body == "" || body[0] == '#':
		case indent == 0:
			inTasks, depth = key == "tasks", -1
		case !inTasks:
		case depth < 0 || indent <= depth:
			depth = indent
			out = append(out, rule{names: []string{key}})
			if value = strings.TrimSpace(value); value != "" { // name: command
				out[len(out)-1].lines = []string{taskLine(value)}
			}
		default:
			out[len(out)-1].take(key, strings.TrimSpace(value), body, isKey)
		}
	}
	return out
}

// take reads a line inside a task.
func (t *rule) take(key, value, body string, isKey bool) {
	switch {
	case isKey && (key == "cmd" || key == "cmds" || key == "sh"):
		t.lines = append(t.lines, taskLine(value))
	case isKey && (key == "task" || key == "deps"):
		t.needs = append(t.needs, strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(`[]," '`, r) })...)
	case isKey && !strings.Contains(key, " "): // desc: …
	default:
		t.lines = append(t.lines, taskLine(strings.TrimPrefix(body, "- ")))
	}
}

// taskLine is a command as YAML holds it: without the quotes, brackets and marks around it.
func taskLine(s string) string {
	s = strings.TrimSpace(s)
	if s == "|" || s == ">" || s == "|-" || s == ">-" {
		return ""
	}
	for _, around := range []string{"[]", `""`, "''"} {
		if len(s) > 1 && s[0] == around[0] && s[len(s)-1] == around[1] {
			s = s[1 : len(s)-1]
		}
	}
	return withHoles(s)
}

// withHoles replaces what {{…}} puts in by a text that is not known.
func withHoles(s string) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(s, "{{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		b.WriteString(unknown)
		if _, s, ok = strings.Cut(rest, "}}"); !ok {
			return b.String()
		}
	}
}

// scriptRules are the scripts or tasks of a package, with what runs before and after each.
func scriptRules(text string) []rule {
	var p struct{ Scripts, Tasks map[string]any }
	if json.Unmarshal([]byte(text), &p) != nil {
		p.Scripts = pairsIn(text)
	}
	var out []rule
	for _, scripts := range []map[string]any{p.Scripts, p.Tasks} {
		seen := map[string]bool{}
		for name := range scripts {
			if name = strings.TrimPrefix(strings.TrimPrefix(name, "pre"), "post"); seen[name] { // npm install runs postinstall
				continue
			}
			seen[name] = true
			around := append(append(scriptLines(scripts["pre"+name]), scriptLines(scripts[name])...), scriptLines(scripts["post"+name])...)
			out = append(out, rule{names: calledBy(name), lines: around})
		}
	}
	slices.SortFunc(out, func(a, b rule) int { return strings.Compare(a.names[0], b.names[0]) })
	return out
}

var jsonPair = regexp.MustCompile(`("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*")`)

// pairsIn are the names with a text in a part of a JSON file, each of which may be a script.
func pairsIn(text string) map[string]any {
	out := map[string]any{}
	for _, m := range jsonPair.FindAllStringSubmatch(text, maxLoop) {
		var name, value string
		if json.Unmarshal([]byte(m[1]), &name) == nil && json.Unmarshal([]byte(m[2]), &value) == nil {
			out[name] = value
		}
	}
	return out
}

// calledBy are the operations that run a script: its own name, and of those around an installation all that install.
func calledBy(name string) []string {
	if name == "install" || name == "prepare" {
		return []string{name, "install", "i", "ci", "add", "clean-install"}
	}
	return []string{name}
}

// generateRules are the commands that a source of Go has the go command run to write others.
func generateRules(text string) []rule {
	var all rule
	for line := range strings.Lines(text) {
		if command, ok := strings.CutPrefix(line, "//go:generate "); ok {
			all.lines = append(all.lines, strings.TrimSpace(command))
		}
	}
	return []rule{all}
}

var playTask = regexp.MustCompile(`^\s*-?\s*(?:ansible\.\w+\.)?(?:shell|command|raw)\s*:\s*(.*)$`)

// playRules are the commands of plays for this machine.
func playRules(text string) []rule {
	if !strings.Contains(text, "localhost") && !strings.Contains(text, "127.0.0.1") && !strings.Contains(text, "connection: local") {
		return nil
	}
	var all rule
	under := -1 // the indent of a task whose command is a block of lines
	for line := range strings.Lines(text) {
		indent := len(line) - len(strings.TrimLeft(line, " -"))
		switch m := playTask.FindStringSubmatch(strings.TrimRight(line, "\r\n")); {
		case m != nil:
			under = -1
			if command := taskLine(m[1]); command != "" {
				all.lines = append(all.lines, command)
			} else {
				under = indent
			}
		case under >= 0 && indent > under:
			all.lines = append(all.lines, withHoles(strings.TrimPrefix(strings.TrimSpace(line), "cmd: ")))
		default:
			under = -1
		}
	}
	return []rule{all}
}

// setsScripts keeps the scripts that a command adds to its package: npm pkg set scripts.x=….
func (r *reader) setsScripts(i int, a reading) {
	if a.grammar.language() != "scripts" || !slices.Contains(a.subs, "pkg") {
		return
	}
	name := Word{Text: "package.json"}
	f, _ := r.contents(name)
	var p map[string]any
	if json.Unmarshal([]byte(f.text), &p) != nil || p == nil { // null is none
		p = map[string]any{}
	}
	scripts, _ := p["scripts"].(map[string]any)
	if scripts == nil {
		scripts = map[string]any{}
	}
	for _, o := range a.operands {
		key, value, ok := strings.Cut(o.Text, "=")
		if script, is := strings.CutPrefix(key, "scripts."); ok && is {
			scripts[script] = value
		}
	}
	if p["scripts"] = scripts; len(scripts) > 0 {
		text, _ := json.Marshal(p)
		r.write(name, string(text), append(slices.Clip(f.from), i), false)
	}
}

func scriptLines(v any) []string {
	switch v := v.(type) {
	case string:
		return []string{v}
	case []any:
		var out []string
		for _, each := range v {
			out = append(out, scriptLines(each)...)
		}
		return out
	case map[string]any: // deno: {"command": …}
		return scriptLines(v["command"])
	}
	return nil
}

// project is the file of rules in the folder, where its text is known and no other is named.
func (r *reader) project(a reading) (file, bool) {
	for _, name := range rulebooks[a.grammar.language()].files {
		if f, ok := r.runnable(Word{Text: name}); ok {
			return f, true
		}
	}
	return file{}, false
}

// called are the rules that a command of such a program may name: its operations and its operands.
func (a *reading) called() []Word {
	out := wordsOf(a.operands)
	for _, s := range a.subs {
		out = append(out, Word{Text: s})
	}
	return out
}

// at is a word that stands where the arguments do.
func (a *reading) at() Word {
	if len(a.args) > 0 {
		return Word{Span: a.args[0].Span}
	}
	return Word{}
}
