package main

import (
	"sync"

	"github.com/spf13/cobra"
)

// unsorted has help list commands in our order, not by their names; cobra keeps that for the whole process.
var unsorted = sync.OnceFunc(func() { cobra.EnableCommandSorting = false })

// commands is every command, in the order in which help lists them; completion is cobra's own.
func (a *app) commands() []*cobra.Command {
	return []*cobra.Command{
		a.checkCommand(),
		a.fmtCommand(),
		a.testCommand(),
		a.evalCommand(),
		a.explainCommand(),
		a.graphCommand(),
		a.corpusCommand(),
		a.versionCommand(),
	}
}
