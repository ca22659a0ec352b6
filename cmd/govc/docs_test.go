package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// TestCommandsDoc keeps docs/commands.md what --help says.
func TestCommandsDoc(t *testing.T) {
	name := filepath.Join("..", "..", "docs", "commands.md")
	a := &app{in: strings.NewReader(""), out: newOutput(io.Discard), errw: io.Discard}
	want := commandsDoc(a.root(io.Discard))
	if *update {
		if err := os.WriteFile(name, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("docs/commands.md is not what the help says: run go test ./cmd/govc -run TestCommandsDoc -update")
	}
}

func commandsDoc(root *cobra.Command) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# Commands\n\nWritten from the program's own help by `go test ./cmd/govc -run TestCommandsDoc -update`.\n\n%s\n", root.Long)
	fmt.Fprintf(&b, "\nEvery command has these flags:\n\n```\n%s```\n", root.PersistentFlags().FlagUsages())
	for _, cmd := range root.Commands() {
		commandDoc(&b, cmd)
	}
	return b.Bytes()
}

func commandDoc(b *bytes.Buffer, cmd *cobra.Command) {
	if cmd.Hidden || cmd.Name() == "help" {
		return
	}
	fmt.Fprintf(b, "\n## %s\n\n```\n%s\n```\n\n%s\n", cmd.CommandPath(), cmd.UseLine(), preformatted(cmd.Long))
	if cmd.Example != "" {
		fmt.Fprintf(b, "\n```sh\n%s\n```\n", dedent(cmd.Example))
	}
	// The help flag is added only when a command runs; it is the same everywhere.
	own := pflag.NewFlagSet("", pflag.ContinueOnError)
	cmd.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
		if f.Name != "help" {
			own.AddFlag(f)
		}
	})
	if own.HasFlags() {
		fmt.Fprintf(b, "\n```\n%s```\n", own.FlagUsages())
	}
	for _, sub := range cmd.Commands() {
		commandDoc(b, sub)
	}
}

// preformatted keeps the indented parts of a help text as code.
func preformatted(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, "\t", "    "), "\n  ", "\n    ")
}

func dedent(text string) string {
	return strings.ReplaceAll(strings.TrimPrefix(text, "  "), "\n  ", "\n")
}

// TestArchitectureDoc holds docs/architecture.md to the tree: every package has its line, and every file that it names exists.
func TestArchitectureDoc(t *testing.T) {
	root := filepath.Join("..", "..")
	src, err := os.ReadFile(filepath.Join(root, "docs", "architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	doc := string(src)
	for pkg := range imports(t, root) {
		if !strings.Contains(doc, "| `"+pkg+"` |") {
			t.Errorf("package %s has no line in docs/architecture.md", pkg)
		}
	}
	for i, part := range strings.Split(doc, "`") {
		top, _, _ := strings.Cut(part, "/")
		if i%2 == 0 || !strings.Contains(part, "/") || strings.ContainsAny(part, " ←\n") || !isDir(filepath.Join(root, top)) {
			continue
		}
		// lang/config.ReadFS names a function of a package.
		name := part
		if pkg, symbol, ok := strings.Cut(part, "."); ok && symbol != "" && symbol[0] >= 'A' && symbol[0] <= 'Z' {
			name = pkg
		}
		if found, err := filepath.Glob(filepath.Join(root, filepath.FromSlash(name))); err != nil || len(found) == 0 {
			t.Errorf("docs/architecture.md names %s, which is not there", part)
		}
	}
}

func isDir(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}
