// Package shell reads a command line and lists every simple command that would run, with its words as bash makes them, its
// wrappers taken off, its redirections and where its input comes from. It is pure: files come in as a snapshot.
package shell

import "github.com/govc-lang/govc/lang/vocabulary"

// Grammars finds the option grammar of a program, and what a map of the vocabulary says for a key; runtime tables implement it.
type Grammars interface {
	Program(name string) (*vocabulary.Program, bool)
	Map(name, key string) (string, bool)
}

// Env is what a command line is read in.
type Env struct {
	// Cwd is the absolute path that the command starts in, Home the home directory; either may be empty (unknown).
	Cwd, Home string
	// Files is the snapshot: absolute path → content. A script that would run is read from here.
	Files map[string]string
	// Edits are texts that were put into files of which no more is known, by absolute path: a part of what would run.
	Edits    map[string]string
	Grammars Grammars
	// Writes gives what code of a language writes into files, as far as it is known; nil where no one reads code.
	Writes func(language, text string) []WrittenFile
	// Dialect is PowerShell where the line is known to be in it; empty where it may be in any shell's.
	Dialect string
}

// WrittenFile is a text that code writes into a file, or adds to it.
type WrittenFile struct {
	Name, Text string
	Add        bool
}

// Span is a range of bytes of the source line; for code inside arguments, the range of the word that held it.
type Span struct{ Start, End int }

// Word is one expanded word.
type Word struct {
	// Text is the word as the program would get it. Parts that cannot be known are U+FFFD, one for each.
	Text string
	// Unknown is set when any part cannot be known. It is also set, with Text whole, when the word is the default of a variable that
	// the line never sets (${PORT:-3000}): the environment could say otherwise.
	Unknown bool
	// Glob is set when unquoted *, ?, […] or @(…) are in Text, or a variable that stands for such names: it stands for names of files.
	Glob bool
	Span Span

	origin *origin
}

// origin names the commands whose output is part of a word, and the variables of the environment.
type origin struct {
	commands  []int
	variables []string
}

// From lists the indexes in Result.Commands of the commands whose output is part of the word, directly or through variables.
func (w Word) From() []int {
	if w.origin == nil {
		return nil
	}
	return w.origin.commands
}

// Variables lists the variables of the environment whose values are part of the word, directly or through other variables.
func (w Word) Variables() []string {
	if w.origin == nil {
		return nil
	}
	return w.origin.variables
}

// Redir is one redirection to or from a file.
type Redir struct {
	Fd     int
	Op     vocabulary.Role // read, write or append
	Target Word
	// Text is what is written, when that is constant.
	Text string
}

// Option is one option of a command, in the grammar's canonical spelling, "--name" or "-n".
type Option struct {
	Name  string
	Value Word // zero when it takes none
	Role  vocabulary.Role
	Span  Span
}

// Operand is one operand after the words of the operation, with its role.
type Operand struct {
	Word
	Role vocabulary.Role
	// Behind is an option that the program is not known to have and that stands right before: the word may be its value.
	Behind string
}

// SourceKind says where a command's standard input, or the code that holds the command, comes from.
type SourceKind string

// The kinds of sources. The zero value is the terminal or nothing.
const (
	SourceNone    SourceKind = ""
	SourcePipe    SourceKind = "pipe"    // other commands of the line, see Input.From
	SourceText    SourceKind = "text"    // a here-document, a here-string or printed constant text, see Input.Text
	SourceFile    SourceKind = "file"    // a file, see Input.Path
	SourceUnknown SourceKind = "unknown" // cannot be known
)

// Input is a command's standard input.
type Input struct {
	Kind SourceKind
	// From lists the indexes in Result.Commands of the commands whose output it is.
	From []int
	// Text is the constant text, when it can be known.
	Text string
	// Part is the text that a pipe brings where only some of it is known, with U+FFFD for the rest.
	Part string
	Path Word
}

// Known is what is known of the text: all of it, or some.
func (in *Input) Known() string {
	if in.Text != "" {
		return in.Text
	}
	return in.Part
}

// Command is one simple command that would run. A redirection without a command ("> file") is one with an empty Program and no Argv.
type Command struct {
	// Program is the grammar's name of the program; without a grammar the base name of the command word, and the whole word when it
	// lies outside the system's folders (./sed); Path is the word itself.
	Program string
	Path    Word
	Known   bool // a grammar exists for Program
	Cmdlet  bool // a command of PowerShell: what flows into it are objects, on which it works
	Argv    []Word
	// Sub holds the words of the operation ("payouts create"), without options, in order; for a program with no grammar, the
	// leading operands that look like words of a name.
	Sub      []string
	SubSpans []Span
	Options  []Option
	Operands []Operand
	// Env holds NAME=value prefixes and what env, export and set -a gave it.
	Env    []Word
	Redirs []Redir
	Input  Input
	// Output lists the indexes of commands that get its standard output; ToText is set when the output becomes words, of another
	// command or of a variable.
	Output []int
	ToText bool
	// Substituted is the index+1 of the command in whose words this one is substituted; 0 for none.
	Substituted int
	// Cwd is where it runs; empty when it cannot be known.
	Cwd string
	// Via lists the programs in front of it that were taken off, outermost first: sudo, env, xargs, bash.
	Via []string
	// Outer lists their indexes in Result.Commands.
	Outer []int
	// Elevated is set when one of Via gives it other rights; Remote when one of Via runs it on another host or in a container.
	Elevated, Remote bool
	// RemoteHost is the word that names that host or container.
	RemoteHost Word
	// Code says how the command came to be: "" in the line itself; "argument" (bash -c), "stdin", "heredoc", "file" (a script of the
	// snapshot or written earlier in the line), "decoded" (base64 -d and its kind), "downloaded".
	Code  string
	Span  Span
	given *condition
}

// EachValue visits the values of a command's options and its operands.
func (c *Command) EachValue(visit func(Word, vocabulary.Role)) {
	for _, o := range c.Options {
		visit(o.Value, o.Role)
	}
	for _, o := range c.Operands {
		visit(o.Word, o.Role)
	}
}

// Snippet is code in another language that an interpreter would run.
type Snippet struct {
	Language string
	Text     string
	// Unknown is set when the text, or part of it, cannot be known.
	Unknown bool
	// Command is the index of the interpreter's command.
	Command int
	// From lists the indexes of the commands whose output the text is.
	From []int
	// Code is as for Command.Code.
	Code string
	Span Span
}

// Problem is something that could not be read or known.
type Problem struct {
	// Kind is "unparsed" (the line, or code in it, does not parse or passes a bound) or "unknowable" (a command word or code that
	// cannot be known).
	Kind string
	Why  string
	Span Span
}

// Result is all that would run.
type Result struct {
	Commands []Command
	Snippets []Snippet
	Problems []Problem
	// Written maps files that the line itself writes to what they hold.
	Written map[string]*Past
	// Filled maps files to the indexes of the commands whose output the line puts into them, at any time.
	Filled map[string][]int
}
