package main

import (
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"
)

// Exit codes. They are part of the interface: scripts and CI read them.
const (
	exitOK       = 0
	exitFindings = 1 // findings, or a bar missed
	exitUsage    = 2 // usage, configuration or input
	exitVerify   = 3 // something signed or frozen is not what it says
	exitInternal = 4 // a fault of govc

	exitSignal = 128 // and the number of the signal that ended the run, as shells count
)

// app is one run of the program: its streams, and the flags that every command has.
type app struct {
	in     io.Reader
	out    *output
	files  drafts // all files that the run writes
	errw   io.Writer
	format string
	file   string // of -o
	dir    string // of -C
	plain  bool   // of --no-color

	sources map[string][]byte // quoted by diagnostics
	started bool              // the arguments were good and the command runs
}

// run is the whole program with everything that it touches given in; it returns the exit code.
func run(args []string, in io.Reader, out, errw io.Writer) int {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(signals)
	a := &app{in: in, out: newOutput(out), errw: cleaned{errw}}
	ended := make(chan int, 1)
	go func() { ended <- a.command(args, out) }()
	select {
	case code := <-ended:
		return code
	case s := <-signals:
		// The next one ends the process at once. No command looks for signals: what it still does ends with the process.
		signal.Stop(signals)
		return a.interrupted(s)
	}
}

// patience is how long an interrupted run may take to write what it has.
const patience = 200 * time.Millisecond

// interrupted ends a run from outside: what was decided is written, files that are not complete are given up.
func (a *app) interrupted(s os.Signal) int {
	given := make(chan struct{})
	go func() {
		a.files.giveUp()
		a.out.discard()
		close(given)
	}()
	select {
	case <-given:
	case <-time.After(patience): // whoever reads the output does not
	}
	if isTerminal(a.errw) {
		clearLine(beneath(a.errw))
	}
	fmt.Fprintln(a.errw, "error: interrupted: the result is not complete") // in no colour: the flags may not be read yet
	if s == os.Interrupt {
		return exitSignal + int(syscall.SIGINT)
	}
	return exitSignal + int(syscall.SIGTERM)
}

// command runs what the arguments ask for.
func (a *app) command(args []string, out io.Writer) (code int) {
	// A panic would end the process with 2, which means that the user was wrong.
	defer func() {
		if p := recover(); p != nil {
			a.out.discard()
			code = a.report(internal(fmt.Errorf("%v\n%s", p, debug.Stack())))
		}
	}()
	root := a.root(out)
	root.SetArgs(args)
	return a.finish(root.Execute())
}

// finish closes the output and says what went wrong, if anything did.
func (a *app) finish(err error) int {
	code := a.report(a.classify(err))
	if code > exitFindings {
		a.out.discard()
		return code
	}
	if err := a.out.close(); err != nil {
		return a.report(input("cannot write the result: "+err.Error(), "check the path and the space left on the disk"))
	}
	return code
}

// classify gives an error that cobra found its exit code: before a command runs it is the user's usage.
func (a *app) classify(err error) error {
	if err == nil || isFailure(err) {
		return err
	}
	if !a.started {
		return usageOf(err)
	}
	return internal(err)
}

func (a *app) root(out io.Writer) *cobra.Command {
	unsorted()
	asked := false // for the version
	root := &cobra.Command{
		Use:   "govc",
		Short: "turn sentences of governance into decisions about what agents do",
		Long: `govc reads rules that compliance people write as sentences, compiles them into something that decides about the
tool calls of an AI agent, and proves how well it decides before anyone trusts it.

Results go to standard output, everything else to standard error. A file named - is standard input.

exit codes: 0 fine · 1 findings or a bar missed · 2 usage, configuration or input · 3 verification failed · 4 internal error ·
130 interrupted, 143 terminated`,
		Args: noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if asked {
				return a.version()
			}
			return cmd.Help()
		},
		SilenceErrors:     true,
		SilenceUsage:      true,
		PersistentPreRunE: a.prepare,
	}
	root.SetOut(cleaned{out})
	root.SetErr(a.errw)
	root.SetFlagErrorFunc(badFlag)
	root.SetHelpFunc(printHelp)
	flags := root.PersistentFlags()
	flags.StringVar(&a.format, "format", "", "how to print the result: the first of the command's formats when not given")
	flags.StringVarP(&a.file, "output", "o", "", "write the result to `FILE`")
	flags.BoolVar(&a.plain, "no-color", false, "no colours, also with NO_COLOR set or when the output is no terminal")
	flags.StringVarP(&a.dir, "chdir", "C", "", "change to `DIR` first; every other path is relative to it")
	root.Flags().BoolVar(&asked, "version", false, "print the version, as does govc version")
	root.AddCommand(a.commands()...)
	root.SetHelpCommand(helpCommand(root))
	nameCompletion(root)
	completeFormats(root)
	return root
}

// prepare checks the flags that every command has, before the command itself runs.
func (a *app) prepare(cmd *cobra.Command, _ []string) error {
	if a.dir != "" {
		if err := os.Chdir(a.dir); err != nil {
			return usage("cannot change to "+a.dir+": "+cause(err), "give a folder that exists to -C")
		}
	}
	if known := formatsOf(cmd); len(known) > 0 {
		if a.format == "" {
			a.format = known[0]
		}
		if !slices.Contains(known, a.format) {
			return usage(fmt.Sprintf("%s has no format `%s`", cmd.CommandPath(), a.format), "use one of "+strings.Join(known, ", "))
		}
	}
	if a.file != "" {
		if err := a.out.toFile(a.file, &a.files); err != nil {
			return usage("cannot write to "+a.file+": "+cause(err), "give a path that can be written to -o")
		}
	}
	a.started = true
	return nil
}

// helpCommand refuses what is no command; cobra's own would print the help of govc and succeed.
func helpCommand(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "print the help of a command",
		Long:  "help prints what a command does, its flags and its exit codes, as does --help behind the command.",
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return usage("there is no command `"+strings.Join(args, " ")+"`", "see `govc --help`")
			}
			return cmd.Help()
		},
	}
}

// nameCompletion words cobra's command like ours.
func nameCompletion(root *cobra.Command) {
	root.InitDefaultCompletionCmd()
	for _, cmd := range root.Commands() {
		if cmd.Name() == "completion" {
			cmd.Short = "print the completion script of a shell: bash, zsh, fish or PowerShell"
			cmd.Args = noShell
			cmd.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
		}
	}
}

// formatsKey is where a command keeps the formats that it can print.
const formatsKey = "formats"

// withFormats says what a command can print; the first is what it prints without --format.
func withFormats(cmd *cobra.Command, formats ...string) *cobra.Command {
	cmd.Annotations = map[string]string{formatsKey: strings.Join(formats, " ")}
	cmd.Long = strings.TrimRight(cmd.Long, "\n") + "\n\nformats: " + strings.Join(formats, ", ")
	return cmd
}

func formatsOf(cmd *cobra.Command) []string { return strings.Fields(cmd.Annotations[formatsKey]) }

// completeFormats teaches shells the formats of each command.
func completeFormats(root *cobra.Command) {
	// The only error is a flag that does not exist or is registered twice, which every test of the program would show.
	_ = root.RegisterFlagCompletionFunc("format", func(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		return formatsOf(cmd), cobra.ShellCompDirectiveNoFileComp
	})
}
