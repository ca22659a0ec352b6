package shell

import (
	"fmt"
	"strings"
	"testing"

	v "github.com/govc-lang/govc/lang/vocabulary"
)

// testGrammars is a small vocabulary in the shape of the real one.
type testGrammars map[string]*v.Program

func (g testGrammars) Map(name, key string) (string, bool) {
	language, ok := map[string]string{
		"env.options NODE_OPTIONS": "node", "env.options PERL5OPT": "perl", "env.start BASH_ENV": "sh", "env.start PYTHONSTARTUP": "python",
	}[name+" "+key]
	return language, ok
}

func (g testGrammars) Program(name string) (*v.Program, bool) {
	p, ok := g[name]
	return p, ok
}

func flags(pairs ...string) map[string]string {
	out := make(map[string]string)
	for _, pair := range pairs {
		short, long, ok := strings.Cut(pair, "=")
		if !ok {
			long = short
		}
		out[short] = long
		out[long] = long
	}
	return out
}

func interpreter(language string, code ...string) *v.Program {
	p := &v.Program{Options: map[string]v.Role{}, Operands: []v.Role{v.RoleExec, v.RoleValue}, Stdin: v.RoleCode, Language: language}
	for _, o := range code {
		p.Options[o] = v.RoleCode
	}
	return p
}

func shellProgram() *v.Program {
	return &v.Program{
		Options:  map[string]v.Role{"-c": v.RoleShell, "-o": v.RoleValue},
		Flags:    flags("-x", "-l", "-e", "-u", "-s", "-i"),
		Operands: []v.Role{v.RoleExec, v.RoleValue}, Stdin: v.RoleShell, Language: "sh",
	}
}

func wrapper(options map[string]v.Role, operands ...v.Role) *v.Program {
	return &v.Program{Options: options, Operands: operands}
}

func read(roles ...v.Role) *v.Program { return &v.Program{Operands: roles} }

var grammars = buildGrammars()

func buildGrammars() testGrammars {
	files := func(role v.Role) *v.Program { return &v.Program{Operands: []v.Role{role}} }
	python := interpreter("python", "-c")
	python.Options["-m"] = v.RoleModule
	sudo := wrapper(map[string]v.Role{"-u": v.RoleValue}, v.RoleArgv)
	sudo.Elevates = true
	ssh := wrapper(map[string]v.Role{"-p": v.RoleValue, "-i": v.RoleRead}, v.RoleHost, v.RoleShell)
	ssh.Remote = true
	docker := &v.Program{Sub: 1, Commands: map[string]*v.Program{
		"exec": {Options: map[string]v.Role{"-e": v.RoleEnv}, Flags: flags("-i", "-t"), Operands: []v.Role{v.RoleValue, v.RoleArgv}, Remote: true},
		"run":  {Options: map[string]v.Role{"-v": v.RoleValue}, Flags: flags("-i", "-t", "--rm"), Operands: []v.Role{v.RoleValue, v.RoleArgv}, Remote: true},
	}}
	kubectl := &v.Program{Sub: 1, Options: map[string]v.Role{"-n": v.RoleValue, "--namespace": v.RoleValue, "-c": v.RoleValue}, Commands: map[string]*v.Program{
		"exec":   {Flags: flags("-i", "-t"), Operands: []v.Role{v.RoleValue, v.RoleArgv}, Remote: true},
		"delete": {Operands: []v.Role{v.RoleValue}},
	}}
	git := &v.Program{
		Sub:     1,
		Options: map[string]v.Role{"-C": v.RoleCwd, "-c": v.RoleValue, "--git-dir": v.RoleRead, "--exec-path": v.RoleValue, "--shallow-file": v.RoleValue},
		Flags:   flags("-p=--paginate"),
		Commands: map[string]*v.Program{
			"reset":  {Flags: flags("--hard", "--soft")},
			"push":   {Flags: flags("-f=--force", "--force-with-lease", "--mirror", "-d=--delete", "-q=--quiet", "--dry-run")},
			"commit": {Options: map[string]v.Role{"-m": v.RoleText, "--message": v.RoleText}, Flags: flags("--no-verify")},
			"branch": {Flags: flags("-D", "-d=--delete", "-f=--force")},
			"clean":  {Flags: flags("-f=--force", "-d", "-x")},
			"remote": {}, "remote add": {}, "checkout": {}, "status": {}, "diff": {Options: map[string]v.Role{"--output": v.RoleWrite}},
		},
	}
	return testGrammars{
		"rm":       {Name: "rm", Flags: flags("-r=--recursive", "-R=--recursive", "-f=--force", "-v=--verbose"), Operands: []v.Role{v.RoleDelete}},
		"cat":      files(v.RoleRead),
		"ls":       files(v.RoleList),
		"tee":      {Flags: flags("-a=--append"), Operands: []v.Role{v.RoleWrite}, Stdin: v.RoleText},
		"cp":       {Operands: []v.Role{v.RoleRead}, Last: v.RoleWrite},
		"echo":     read(v.RoleText),
		"printf":   read(v.RoleText),
		"grep":     read(v.RoleText, v.RoleRead),
		"chmod":    read(v.RoleValue, v.RoleMode),
		"sed":      {Options: map[string]v.Role{"-e": v.RoleScript}, Flags: flags("-n", "-i"), Operands: []v.Role{v.RoleScript, v.RoleRead}, Language: "sed"},
		"awk":      {Operands: []v.Role{v.RoleScript, v.RoleRead}, Language: "awk"},
		"base64":   {Flags: flags("-d=--decode"), Operands: []v.Role{v.RoleRead}},
		"dd":       {Options: map[string]v.Role{"if=": v.RoleRead, "of=": v.RoleWrite}, Operands: []v.Role{v.RoleValue}},
		"tar":      {Bundled: true, Options: map[string]v.Role{"-f": v.RoleValue, "-C": v.RoleCwd}, Flags: flags("-x", "-c", "-z"), Operands: []v.Role{v.RoleRead}},
		"curl":     {Options: map[string]v.Role{"-o": v.RoleOutput, "--output": v.RoleOutput, "-d": v.RoleBody, "-H": v.RoleHeader, "-T": v.RoleUpload}, Flags: flags("-f", "-s", "-S", "-L"), Operands: []v.Role{v.RoleURL}},
		"wget":     {Options: map[string]v.Role{"-O": v.RoleOutput}, Flags: flags("-q"), Operands: []v.Role{v.RoleURL}},
		"find":     {Words: true, Options: map[string]v.Role{"-name": v.RoleText, "-fprint": v.RoleWrite, "-maxdepth": v.RoleValue}, Flags: flags("-delete"), Until: []string{"-exec", "-execdir", "-ok"}, Operands: []v.Role{v.RoleList}},
		"xargs":    {Options: map[string]v.Role{"-I": v.RoleValue, "-n": v.RoleValue}, Flags: flags("-0=--null", "-i=--replace"), Operands: []v.Role{v.RoleArgv}, Stdin: v.RoleArgv},
		"parallel": {Operands: []v.Role{v.RoleShell}, Stdin: v.RoleArgv},
		"sh":       shellProgram(), "bash": shellProgram(), "zsh": shellProgram(),
		"python":            python,
		"node":              interpreter("node", "-e"),
		"powershell":        {Words: true, Options: map[string]v.Role{"-Command": v.RoleShell, "-ExecutionPolicy": v.RoleValue}, Language: "powershell"},
		"invoke-webrequest": {Words: true, Operands: []v.Role{v.RoleURL}},
		"sudo":              sudo, "ssh": ssh, "docker": docker, "kubectl": kubectl, "git": git,
		"env":     wrapper(map[string]v.Role{"-u": v.RoleValue, "-C": v.RoleCwd, "-S": v.RoleShell}, v.RoleEnv, v.RoleArgv),
		"timeout": wrapper(map[string]v.Role{"-s": v.RoleValue}, v.RoleValue, v.RoleArgv),
		"nice":    wrapper(map[string]v.Role{"-n": v.RoleValue}, v.RoleArgv),
		"nohup":   wrapper(nil, v.RoleArgv),
		"busybox": wrapper(nil, v.RoleArgv),
		"watch":   wrapper(map[string]v.Role{"-n": v.RoleValue}, v.RoleShell),
		"su":      {Options: map[string]v.Role{"-c": v.RoleShell}, Operands: []v.Role{v.RoleValue}, Elevates: true},
	}
}

func testEnv() Env {
	return Env{Cwd: "/work/app", Home: "/home/dev", Grammars: grammars}
}

// shown writes a result as lines: one a command, snippet and problem.
func shown(res Result) string {
	var b strings.Builder
	for _, c := range res.Commands {
		b.WriteString(shownCommand(c) + "\n")
	}
	for _, s := range res.Snippets {
		fmt.Fprintf(&b, "snippet %s %q %s\n", s.Language, mask(s.Text), s.Code)
	}
	for _, p := range res.Problems {
		fmt.Fprintf(&b, "%s\n", p.Kind)
	}
	return b.String()
}

func mask(s string) string { return strings.ReplaceAll(s, unknown, "�") }

func shownCommand(c Command) string {
	var parts []string
	if len(c.Via) > 0 {
		parts = append(parts, "["+strings.Join(c.Via, " ")+"]")
	}
	if c.Code != "" {
		parts = append(parts, c.Code+":")
	}
	for _, w := range c.Argv {
		parts = append(parts, shownWord(w))
	}
	for _, r := range c.Redirs {
		parts = append(parts, string(r.Op)+"("+shownWord(r.Target)+")")
	}
	return strings.Join(parts, " ")
}

func shownWord(w Word) string {
	text := mask(w.Text)
	if text == "" || strings.ContainsAny(text, " \n'\"") {
		text = fmt.Sprintf("%q", text)
	}
	if w.Glob {
		text += "*"[:0] + "<glob>"
	}
	return text
}

// TestSmoke prints what is read from GOVC_LINE-like input; it cannot fail.
func TestDump(t *testing.T) {
	for _, src := range []string{"rm -rf /", "sudo -u x env A=1 rm -rf $HOME"} {
		t.Log("\n" + src + "\n" + shown(Parse(src, testEnv())))
	}
}
