package fact_test

import "testing"

type lines = []struct{ line, want string }

func TestObjectsInPipes(t *testing.T) {
	each(t, "PowerShell", lines{
		// What a pipe gives a cmdlet is the operand that the line leaves out.
		{"Get-Service w3svc | Stop-Service", "shell.program=stop-service; shell.operand=w3svc"},
		{"'w3svc' | Stop-Service", "shell.program=stop-service; shell.operand=w3svc"},
		{"gsv w3svc | spsv", "shell.program=stop-service; shell.operand=w3svc"},
		{"'.env' | Get-Content", "file.op=read; file.class=secret"},
		{"gci ~\\.ssh | ? Name -like 'id*' | sort Name | gc", "file.op=read; file.class=secret"},
		{"gci ~\\.ssh -Recurse -Filter *.pem | Select-String KEY", "file.op=read; file.class=secret"},
		{"Get-Content .env.example | Select-String KEY", "!shell.program=select-string; file.op=read"},
		{"gci *.dll | Copy-Item -Destination out", "file.op=read; file.scope=wildcard"},
		{"gci a.txt, b.txt | Copy-Item -Destination out", "!file.op=write; file.path=/w/b.txt"},
		{"gci | Out-File list.txt", "!file.op=delete"},
		// What is found by a filter is what a pattern names.
		{"gci -Recurse -Directory -Filter __pycache__ | ri -Recurse -Force", "file.op=delete; file.class=build"},
		{"gci .\\logs -Filter *.log | ? { $_.Length -gt 1 } | ri", "file.op=delete; file.class=build"},
		{"gci -Recurse -Filter *.cs | ri", "file.op=delete; file.scope=wildcard"},
		{"gci bin, obj | ri -Recurse", "file.op=delete; file.scope=wildcard"},
		{"gci C:\\data | ri", "file.op=delete; file.place=outside; file.scope=wildcard"},
		// Methods of objects.
		{"gci C:\\data | % { $_.Delete() }", "file.op=delete; file.place=outside"},
		{"gci C:\\data | % Delete", "file.op=delete; file.place=outside"},
		{"(gci C:\\data).ForEach('Delete')", "file.op=delete; file.place=outside"},
		{"(gci C:\\data).ForEach({ $_.Delete() })", "file.op=delete; file.place=outside"},
		{"$d = Get-Item C:\\data; $d.Delete($true)", "file.op=delete; file.scope=tree"},
		{"[IO.DirectoryInfo]::new('C:\\data').Delete($true)", "file.op=delete; file.scope=tree"},
		{"([IO.DirectoryInfo]'C:\\data').Delete($true)", "file.op=delete; file.scope=tree"},
		{"(New-Object IO.DirectoryInfo 'C:\\data').Delete($true)", "file.op=delete; file.scope=tree"},
		{"(Get-Service w3svc).Stop()", "shell.program=stop-service; shell.operand=w3svc"},
		{"$w = [Diagnostics.Stopwatch]::StartNew(); $w.Stop()", "!shell.program=stop-service"},
		{"gci | % { $_.Name.Replace('a','b') }", "!file.op=delete"},
		{"Set-ItemProperty HKLM:\\SOFTWARE\\x a 1; gci *.md | Clear-Content", "file.op=write; file.scope=wildcard"},
		// Parameters with their values in the same word, and blocks behind the names of theirs.
		{"gc -Path:.env", "file.op=read; file.class=secret"},
		{"ri C:\\data -Recurse:$false", "!file.op=delete; file.scope=tree"},
		{"Start-Job -ScriptBlock { ri C:\\data } -Name x", "file.op=delete; file.place=outside"},
		// An access has the operands of its command.
		{"Remove-Item old.log", "file.op=delete; shell.operand=old.log"},
		{"rd /s /q node_modules", "file.op=delete; file.class=build; file.scope=tree"},
		{"rmdir /s /q node_modules", "!file.path=/s"},
		{"robocopy empty C:\\data /MIR", "file.op=write; file.place=outside; shell.flag=--mirror"},
		{"Remove-Item .\\* -Exclude .git, .vscode", "!file.op=delete; file.path=/w/.vscode"},
	})
}

func TestWrittenThenRun(t *testing.T) {
	each(t, "PowerShell", lines{
		{"Set-Content x.ps1 'ri -r C:\\data'; .\\x.ps1", "file.op=delete; file.place=outside"},
		{"Set-Content x.ps1 @('cd src', 'ri -r C:\\data'); .\\x.ps1", "file.op=delete; file.place=outside"},
		{"'ri -r C:\\data' | Out-File x.ps1; & .\\x.ps1", "file.op=delete; file.place=outside"},
		{"'cd src', 'ri -r C:\\data' | Out-File x.ps1; powershell -File x.ps1", "file.op=delete; file.place=outside"},
		{"echo 'ri -r C:\\data' > x.ps1; . .\\x.ps1", "file.op=delete; file.place=outside"},
		{"Set-Content x.ps1 'ri -r'; Add-Content x.ps1 ' C:\\data'; .\\x.ps1", "shell.program=remove-item"},
		{"New-Item $env:TEMP\\x.ps1 -Value 'ri -r C:\\data'; & $env:TEMP\\x.ps1", "file.op=delete; file.place=outside"},
		{"[IO.File]::WriteAllText('x.ps1', 'ri -r C:\\data'); & \"$PSScriptRoot\\x.ps1\"", "file.op=delete; file.place=outside"},
		{"Set-Content x.cmd 'rd /s /q C:\\data'; cmd /c x.cmd", "file.op=delete; file.place=outside"},
		{"cmd /c \"echo rd /s /q C:\\data> x.cmd & x.cmd\"", "file.op=delete; file.place=outside"},
		{"Set-Content x.txt 'ri -r C:\\data'; Copy-Item -Path x.txt -Destination x.ps1; .\\x.ps1", "file.op=delete; file.place=outside"},
		{"powershell -Command ri -r C:\\data", "file.op=delete; file.place=outside"},
		{"powershell ri -r C:\\data", "file.op=delete; file.place=outside"},
		{"Start-Process powershell -ArgumentList '-c ri -r C:\\data'", "file.op=delete; file.place=outside"},
		{"'ri -r C:\\data' | powershell -Command -", "file.op=delete; file.place=outside"},
		{"Set-Content x.ps1 'dotnet build'; .\\x.ps1", "!file.op=delete"},
	})
}
