package main

import "github.com/spf13/cobra"

// Help lists commands in our order, not by their names.
func init() { cobra.EnableCommandSorting = false }

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
