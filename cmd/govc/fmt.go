package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/format"
)

type fmtFlags struct {
	write bool
	check bool
}

func (a *app) fmtCommand() *cobra.Command {
	var f fmtFlags
	cmd := &cobra.Command{
		Use:   "fmt [FILE|DIR|-]...",
		Short: "write clauses in their one canonical form",
		Long: `fmt formats files in HCL's native syntax: it aligns, orders the attributes of each block, and breaks what is longer than 100
columns. Comments stay where they belong. Formatting twice changes nothing.

With -w the files are rewritten, and the names of those that changed are printed. With --check nothing is written: the names
of files that are not formatted are printed, and the exit code is 1 when there is one. With neither, one file is printed to
standard output. Without a name it formats clauses/. JSON files in a folder are left alone.`,
		Example: `  govc fmt -w clauses/
  govc fmt --check clauses/
  govc fmt - < clause.hcl`,
		RunE: func(_ *cobra.Command, args []string) error { return a.fmt(f, args) },
	}
	cmd.Flags().BoolVarP(&f.write, "write", "w", false, "rewrite the files")
	cmd.Flags().BoolVar(&f.check, "check", false, "print the names of files that are not formatted, and exit 1 when there is one")
	return withFormats(cmd, "text", "json")
}

// formatted is one file before and after.
type formatted struct {
	name string
	old  []byte
	new  []byte
}

func (f formatted) changed() bool { return !bytes.Equal(f.old, f.new) }

func (a *app) fmt(f fmtFlags, args []string) error {
	if f.write && f.check {
		return usage("-w and --check exclude each other", "use --check to look, and -w to change")
	}
	if len(args) == 0 {
		args = []string{defaultSources}
	}
	files, err := a.formatAll(args)
	if err != nil {
		return err
	}
	switch {
	case f.check:
		return a.fmtCheck(files)
	case f.write:
		return a.fmtWrite(files)
	case len(files) != 1:
		return usage(fmt.Sprintf("%d files would be printed as one", len(files)), "use -w to rewrite them, or --check to list those that are not formatted")
	}
	// In a pipe the file must come out as it is, or formatting would change what it says.
	if !isTerminal(a.out) {
		return a.out.raw(string(files[0].new))
	}
	_, err = a.out.Write(files[0].new)
	return err
}

func (a *app) fmtCheck(files []formatted) error {
	names := changedNames(files)
	if err := a.printNames(names); err != nil {
		return err
	}
	if len(names) > 0 {
		return findings()
	}
	return nil
}

func (a *app) fmtWrite(files []formatted) error {
	for _, f := range files {
		if !f.changed() {
			continue
		}
		if f.name == "-" {
			return usage("standard input cannot be rewritten", "leave -w out: the result goes to standard output")
		}
		if err := a.files.replace(f.name, f.new); err != nil {
			return input("cannot write "+f.name+": "+cause(err), "the files before it are rewritten, the others are not")
		}
	}
	return a.printNames(changedNames(files))
}

func changedNames(files []formatted) []string {
	names := []string{}
	for _, f := range files {
		if f.changed() {
			names = append(names, inputName(f.name))
		}
	}
	return names
}

func (a *app) printNames(names []string) error {
	if a.format == "json" {
		return a.writeJSON(map[string][]string{"changed": names})
	}
	for _, n := range names {
		printf(a.out, "%s\n", n)
	}
	return nil
}

// formatAll formats everything that was named; the problems of all files are one error.
func (a *app) formatAll(args []string) ([]formatted, error) {
	var files []formatted
	for _, arg := range args {
		names, err := sourceNames(arg)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			src, err := a.readSource(name)
			if err != nil {
				return nil, err
			}
			files = append(files, formatted{name: name, old: src})
		}
	}
	var problems diag.List
	for i, f := range files {
		shown := inputName(f.name)
		a.quote(shown, f.old)
		out, bad := format.Source(shown, f.old)
		files[i].new = out
		problems = append(problems, bad...)
	}
	if len(problems) > 0 {
		return nil, badSources(problems)
	}
	return files, nil
}

func (a *app) readSource(name string) ([]byte, error) {
	read := func() ([]byte, error) { return readFile(name, config.MaxSource) }
	if name == "-" {
		read = func() ([]byte, error) { return io.ReadAll(a.in) }
	}
	src, err := read()
	if err != nil {
		return nil, input("cannot read "+inputName(name)+": "+cause(err), "give a file of clauses")
	}
	return src, nil
}

// sourceNames lists the native files of a folder, or gives the one that was named.
func sourceNames(arg string) ([]string, error) {
	if arg == "-" {
		return []string{arg}, nil
	}
	info, err := os.Stat(arg)
	if err != nil {
		return nil, input("cannot read "+arg+": "+cause(err), "give the folder or the file that holds the clauses")
	}
	if !info.IsDir() {
		if !isNative(arg) {
			return nil, usage(arg+" is no file of HCL's native syntax", "give files that end in .hcl; JSON has tools of its own")
		}
		return []string{arg}, nil
	}
	all, problems := config.Names(os.DirFS(arg), prefixOf(arg))
	if problems.HasErrors() {
		return nil, badSources(problems)
	}
	var names []string
	for _, name := range all {
		if isNative(name) {
			names = append(names, filepath.Join(arg, name))
		}
	}
	if len(names) == 0 {
		return nil, input(arg+" holds no .hcl file", "give the folder or the file that holds the clauses")
	}
	return names, nil
}

func isNative(name string) bool { return config.IsSource(name) && strings.HasSuffix(name, ".hcl") }
