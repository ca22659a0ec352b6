//go:build unix

package main

import (
	"bytes"
	"os"
	"syscall"
	"testing"
	"time"
)

// interrupting is an input that sends a signal when it is read, and then waits for ever: no command ends by itself.
type interrupting struct {
	signal syscall.Signal
	first  string
}

func (i *interrupting) Read(p []byte) (int, error) {
	if i.first != "" {
		n := copy(p, i.first)
		i.first = i.first[n:]
		return n, nil
	}
	if err := syscall.Kill(os.Getpid(), i.signal); err != nil {
		return 0, err
	}
	select {}
}

// TestSignals: a signal ends any command, whatever it is busy with, with a message and the exit code of shells.
func TestSignals(t *testing.T) {
	t.Chdir(t.TempDir())
	event := `{"id":"first","event":{"tool_name":"Bash","tool_input":{"command":"ls"},"cwd":"/w"}}` + "\n"
	for _, c := range []struct {
		args   []string
		first  string // of the input
		signal syscall.Signal
		code   int
	}{
		{[]string{"check", "-"}, "", syscall.SIGINT, 130},
		{[]string{"check", "-", "-o", "out.txt"}, "", syscall.SIGTERM, 143},
		{[]string{"fmt", "-"}, "", syscall.SIGINT, 130},
		{[]string{"explain", "--event", "-"}, "", syscall.SIGINT, 130},
		{[]string{"eval"}, event + event, syscall.SIGINT, 130},
	} {
		var out, errs bytes.Buffer
		start := time.Now()
		code := run(c.args, &interrupting{c.signal, c.first}, &out, &errs)
		if code != c.code || errs.String() != "error: interrupted: the result is not complete\n" {
			t.Errorf("%q ends with %d after %s\n%s%s", c.args, code, time.Since(start), out.String(), errs.String())
		}
	}
	if left, err := os.ReadDir("."); err != nil || len(left) > 0 {
		t.Errorf("files are left: %v %v", left, err)
	}
}
