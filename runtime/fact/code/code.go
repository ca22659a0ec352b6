// Package code reads the calls that a piece of Python, JavaScript or TypeScript, Perl, Ruby, PHP or a smaller language would make: their dotted names,
// with imports and variables resolved, and what is known of their arguments. It is pure, runs nothing, and does not decide what a
// call means. It follows the order of the text, not of execution: what is defined and never called is listed as well.
package code

import "regexp"

// Bounds of one reading.
const (
	// MaxText is the longest text that is read, in bytes.
	MaxText = 1 << 20
	// MaxCalls is the largest number of calls.
	MaxCalls = 4096

	maxDepth = 1000
	maxArgs  = 256
	maxName  = 256
	maxValue = 64 << 10
	maxItems = 256
	maxWork  = 16 << 20 // bytes of text that folding constants may make
	maxEach  = 256      // elements for each of which an expression is read
	maxSteps = 1 << 15  // tokens that are read again, for elements and for the arguments of functions
)

// Unknown stands in a Name or Value for a part that cannot be known, once for each.
const Unknown = "\uFFFD"

// Call is one call. Reads of the environment are calls as well: os.environ, process.env, ENV and _ENV, with the variable's name as the
// argument, or none when the whole environment is read. Commands in backticks, %x and qx, and exec of Perl, Ruby and PHP are "system".
type Call struct {
	// Name is dotted, modules and variables resolved: "shutil.rmtree", "child_process.execSync", "File.Path.rmtree". A method of what a
	// call gave has the call's name before it: "boto3.client.delete_bucket", "open.write". What is called on something of which nothing is known begins with U+FFFD.
	Name string
	Args []Arg
	// Receiver holds the arguments of the calls before the last one of the chain, in order.
	Receiver []Arg
	// Set is true of an assignment to a member, which is no call: its name is the member's, its argument what is assigned.
	Set bool
	// Span is the range of bytes of the callee and its arguments.
	Span [2]int
}

// Arg is one argument, or one part of an argument that is a list or an object.
type Arg struct {
	// Name is empty for a positional text or number; a keyword's name; and for parts the position or keyword and the path: "0.1", "0.a.b",
	// "json.first". Of an argument that may be one of several values, the first is named like this, and the others by position or
	// keyword and path: an empty name stands for one position each.
	Name string
	// Value is the text: constants joined, homes as ~, patterns of glob functions as the pattern, true, false and null. Unknown parts are
	// U+FFFD. Empty lists and objects are "[]" and "{}".
	Value string
	// Known is set when Value holds no unknown part.
	Known bool
	// From lists the calls, by their index, whose results flow into an argument that is not known.
	From []int
	// Path is the dotted name of an argument of which nothing else is known: r.claimant.fullName.
	Path string
}

// Given is what code is given from outside, as far as that is known.
type Given struct {
	// Args are the arguments of the command line as the language lists them: sys.argv, process.argv, ARGV, $argv. Nil when they cannot be known.
	Args []string
	// Env are variables of the environment, as NAME=value.
	Env []string
	// Patterns are those of its texts that stand for names of files.
	Patterns []string
}

// Calls reads text in a language: python, node (also javascript, typescript, js, ts, deno, bun), perl, ruby or php; languages that
// look like one of these (lua, r, julia, …); and small ones (awk, sed, …), whose calls are only "system" and "open". ok is false when
// the language is another one, or when the text passes a bound or does not end where it should; the calls found so far are returned.
func Calls(language, text string) (calls []Call, ok bool) { return Read(language, text, Given{}) }

// Read is Calls of code that is given arguments and an environment.
func Read(language, text string, given Given) (calls []Call, ok bool) {
	if read := small(language); read != nil && len(text) <= MaxText {
		return read(text)
	}
	l, known := family(language, text)
	if !known || len(text) > MaxText {
		return nil, false
	}
	if slashed[language] {
		text = members.ReplaceAllString(text, "$1 .$2") // std::fs::read is a member, and offsets stay
	}
	x := &lexer{src: text, end: len(text), lang: l, name: language}
	if l == php {
		x.openTag()
	}
	x.run(0)
	if language == "r" {
		x.toks = marksOfR(x.toks)
	}
	r := newReader(l, x.toks)
	r.ofR, r.sharp, r.typed = language == "r", language == "csharp", slashed[language]
	r.give(given)
	r.statements(len(r.toks))
	return r.sorted(), !r.cut && !x.cut
}

// members matches what joins the names of a path in Rust and its kind. An address such as [::1] has none.
var members = regexp.MustCompile(`([A-Za-z_>])::([A-Za-z_<{*])`)

type language uint8

const (
	python language = iota
	node
	perl
	ruby
	php
)

var languages = map[string]language{"python": python, "python3": python, "python2": python, "node": node, "javascript": node, "typescript": node,
	"js": node, "ts": node, "deno": node, "bun": node, "perl": perl, "ruby": ruby, "php": php}
