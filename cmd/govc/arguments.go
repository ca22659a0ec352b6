package main

import (
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// What is wrong with a command line, in our words; cobra's are for those who write programs.

// noArgument refuses any argument of a command, and what oneArgument refuses of one.
func noArgument(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return noneEmpty(cmd, args)
	}
	return usage(fmt.Sprintf("%s takes no argument, and there is `%s`", cmd.CommandPath(), args[0]), helpOf(cmd))
}

// oneArgument refuses a second argument. An empty one, or an empty value of a flag, is refused: it is what a script makes of a variable
// that is not set, and would be taken for everything, or for the library.
func oneArgument(cmd *cobra.Command, args []string) error {
	if len(args) <= 1 {
		return noneEmpty(cmd, args)
	}
	return usage(fmt.Sprintf("%s takes one argument, and there is a second, `%s`", cmd.CommandPath(), args[1]), helpOf(cmd))
}

func noneEmpty(cmd *cobra.Command, args []string) (err error) {
	if slices.Contains(args, "") {
		return usage(cmd.CommandPath()+" is given an empty argument", helpOf(cmd))
	}
	cmd.Flags().Visit(func(f *pflag.Flag) {
		if value := f.Value.String(); err == nil && (value == "" || value == "[]") {
			err = usage("--"+f.Name+" needs a value, and is given an empty one", helpOf(cmd))
		}
	})
	return err
}

func helpOf(cmd *cobra.Command) string { return "see `" + cmd.CommandPath() + " --help`" }

// badFlag says what is wrong with a flag.
func badFlag(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var valueless *pflag.ValueRequiredError
	var value *pflag.InvalidValueError
	switch {
	case errors.As(err, &unknown):
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
		name := "--" + unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			name = "-" + unknown.GetSpecifiedName()
		}
		return usage(fmt.Sprintf("%s has no flag `%s`", cmd.CommandPath(), name), didYouMean(name, names, helpOf(cmd)))
	case errors.As(err, &valueless):
		return usage("--"+valueless.GetFlag().Name+" needs a value", helpOf(cmd))
	case errors.As(err, &value):
		return usage(fmt.Sprintf("--%s cannot be `%s`", value.GetFlag().Name, value.GetValue()), helpOf(cmd))
	}
	return usage(lower(err.Error()), helpOf(cmd))
}

// noCommand refuses a word that is no command.
func noCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	return usage(fmt.Sprintf("%s has no command `%s`", cmd.CommandPath(), args[0]), didYouMean(args[0], names, helpOf(cmd)))
}

// noShell refuses a shell that has no script, with those that have one.
func noShell(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return usage("there is no completion for `"+args[0]+"`", "use one of bash, zsh, fish, powershell")
}
