package main

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// update rewrites what tests compare with: the expected output in scripts, docs/commands.md and the outputs in README.md.
var update = flag.Bool("update", false, "write the expected outputs anew")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"govc": func() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup:               setup,
	})
}

// setup gives scripts a window that does not depend on the machine, and the tree that they may read.
func setup(env *testscript.Env) error {
	tree, err := filepath.Abs(filepath.Join("..", ".."))
	if err != nil {
		return err
	}
	env.Setenv("COLUMNS", "120")
	env.Setenv("NO_COLOR", "1")
	env.Setenv("TREE", tree)
	return nil
}
