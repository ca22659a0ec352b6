package fact_test

import "testing"

func TestProcessesThatEnd(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		// By what looked them up, through pipes, loops and functions.
		{"kill $(pgrep cupsd)", "shell.program=kill; shell.operand=cupsd"},
		{"ps aux | grep '[c]upsd' | awk '{print $2}' | xargs kill", "shell.program=kill; shell.operand=cupsd"},
		{"for p in $(ps -eo pid,comm | awk '/cupsd|smbd/ {print $1}'); do kill $p; done", "shell.program=kill; shell.operand=smbd"},
		{"ps -eo pid,comm | awk '$2 == \"cupsd\" {print $1}' | xargs kill", "shell.program=kill; shell.operand=cupsd"},
		{"end() { local n=$1; for p in $(pgrep \"$n\"); do kill $p; done; }; end cupsd", "shell.program=kill; shell.operand=cupsd"},
		{"kill $(cat /run/cupsd.pid)", "shell.program=kill; shell.operand=/run/cupsd.pid"},
		{"ps aux | grep -v cupsd | grep vite | awk '{print $2}' | xargs kill", "shell.program=kill; shell.operand=vite !shell.program=kill; shell.operand=cupsd"},
		{"ps aux | grep cupsd | awk '{print $2}'; kill 17", "shell.program=kill; shell.operand=17 !shell.program=kill; shell.operand=cupsd"},
		// By the tests before it.
		{"while read -r p n; do if [[ $n == *cupsd* ]]; then kill $p; fi; done < <(ps -eo pid,comm)", "shell.program=kill; shell.operand=cupsd"},
		{"ps -eo pid,comm | while read p n; do case $n in cupsd|smbd) kill $p;; esac; done", "shell.program=kill; shell.operand=smbd"},
		{"ps -eo pid,comm | while read p n; do [ \"$n\" = cupsd ] && kill $p; done", "shell.program=kill; shell.operand=cupsd"},
		{"while read l; do p=$(echo $l | awk '{print $1}'); if [[ $l == *cupsd* ]]; then kill $p; fi; done < <(ps -e)", "shell.program=kill; shell.operand=cupsd"},
		{"ps -eo pid,comm | while read p n; do [ \"$n\" != cupsd ] && kill $p; done", "shell.program=kill !shell.program=kill; shell.operand=cupsd"},
		{"ps -eo pid,comm | while read p n; do if [[ $n == cupsd ]]; then echo $p; else kill $p; fi; done", "shell.program=kill !shell.program=kill; shell.operand=cupsd"},
		{"if [ \"$1\" = cupsd ]; then kill 17; fi", "shell.program=kill; shell.operand=17 !shell.program=kill; shell.operand=cupsd"},
		// Signals have names of several letters.
		{"kill -HUP 17", "shell.flag=-HUP !shell.flag=-H"},
		{"pkill -USR1 -f cupsd", "shell.flag=-USR1; shell.operand=cupsd"},
		{"pkill -u ida cupsd", "shell.option=--euid=ida; shell.operand=cupsd"},
	})
	each(t, "PowerShell", []struct{ line, want string }{
		{"Stop-Process -Name spoolsv -Force", "shell.program=stop-process; shell.operand=spoolsv"},
		{"Get-Process spoolsv | Stop-Process", "shell.program=stop-process; shell.operand=spoolsv"},
		{"Stop-Process -Id 17", "shell.program=stop-process !shell.operand=17"},
	})
}
