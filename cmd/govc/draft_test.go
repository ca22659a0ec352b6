//go:build unix

package main

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
	"testing"

	"github.com/govc-lang/govc/lang/diag"
)

// A file that is replaced keeps its mode and the links to it; a new one has the mode that any new file has.
func TestReplace(t *testing.T) {
	t.Chdir(t.TempDir())
	defer syscall.Umask(syscall.Umask(0o027))
	put(t, "secret", "old", 0o600)
	put(t, "open", "old", 0o666)
	put(t, "shared", "old", 0o644)
	for link, to := range map[string]string{"link": "shared", "over": "link", "dangling": "nothing"} {
		if err := os.Symlink(to, link); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo("pipe", 0o600); err != nil {
		t.Fatal(err)
	}
	var d drafts
	for name, mode := range map[string]fs.FileMode{"secret": 0o600, "open": 0o666, "over": 0o644, "new": 0o640} {
		if err := d.replace(name, []byte("new")); err != nil {
			t.Fatal(err)
		}
		src, _ := os.ReadFile(name)
		if info, err := os.Stat(name); err != nil || info.Mode() != mode || string(src) != "new" {
			t.Errorf("%s: %v %v, holds %q", name, info.Mode(), err, src)
		}
	}
	if info, err := os.Lstat("shared"); err != nil || !info.Mode().IsRegular() {
		t.Error(info, err)
	}
	for _, link := range []string{"link", "over"} {
		if _, err := os.Readlink(link); err != nil {
			t.Error(err)
		}
	}
	if err := d.replace("dangling", nil); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	if err := d.replace("pipe", nil); !errors.Is(err, diag.ErrNoFile) {
		t.Error(err)
	}
	hidden(t)
}

// An interrupted run leaves nothing half written, whatever it goes on with.
func TestGiveUp(t *testing.T) {
	t.Chdir(t.TempDir())
	put(t, "a", "old", 0o644)
	var d drafts
	a, err := d.begin("a")
	if err != nil {
		t.Fatal(err)
	}
	o := newOutput(nil)
	if err := o.toFile("b", &d); err != nil {
		t.Fatal(err)
	}
	d.giveUp()
	if err := d.finish(a); !errors.Is(err, errGivenUp) {
		t.Error(err)
	}
	if err := o.close(); !errors.Is(err, errGivenUp) {
		t.Error(err)
	}
	d.drop(a)
	if err := d.replace("a", nil); !errors.Is(err, errGivenUp) {
		t.Error(err)
	}
	if err := newOutput(nil).toFile("c", &d); !errors.Is(err, errGivenUp) {
		t.Error(err)
	}
	if all, err := os.ReadDir("."); err != nil || len(all) != 1 {
		t.Error(all, err)
	}
}

func put(t *testing.T, name, content string, mode fs.FileMode) {
	t.Helper()
	if err := errors.Join(os.WriteFile(name, []byte(content), mode), os.Chmod(name, mode)); err != nil {
		t.Fatal(err)
	}
}

// hidden fails where a draft is left.
func hidden(t *testing.T) {
	t.Helper()
	all, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range all {
		if f.Name()[0] == '.' {
			t.Errorf("%s is left", f.Name())
		}
	}
}
