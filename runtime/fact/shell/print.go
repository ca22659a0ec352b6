package shell

import (
	"encoding/base32"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// prints is what a command that starts nothing prints, where that can be computed from constants.
func (r *reader) prints(i int, id identity, a reading, p place) output {
	c := r.result.Commands[i]
	out := output{text: unknown, from: []int{i}}
	if id.dynamic {
		return out
	}
	switch id.name {
	case "ls", "git", "find":
		r.lists(&out, id.name, a)
	case "sort", "uniq", "shuf", "grep":
		if p.inNames {
			r.picksNames(&out, id.name, a, p)
		}
	case "true", ":":
		return output{status: succeeds}
	case "false":
		return output{status: fails}
	case "echo":
		out.text, out.status = echo(c.Argv[1:]), succeeds
	case "printf":
		out.text, out.status = r.printf(c.Argv[1:]), succeeds
	case "mktemp":
		r.fds++
		out.text = scratchName(c.Argv[1:], "x"+strconv.Itoa(r.fds))
	case "pwd":
		if c.Cwd != "" {
			out.text = c.Cwd + "\n"
		}
	case "which", "type":
		out.text = located(withoutOptions(c.Argv[1:]))
	case "basename", "dirname":
		out.text = pathPart(id.name, withoutOptions(c.Argv[1:]))
	case "seq":
		out.text = sequenceText(withoutOptions(c.Argv[1:]))
	case "jq":
		switch a := withoutOptions(c.Argv[1:]); {
		case len(a) == 1 && a[0].Text == ".": // only laid out anew
			r.passes(&out, id.name, reading{}, p)
		case len(a) == 1:
			out.text = jqPicked(c.Argv[1:], p.inText)
		default:
			out.text = jqText(c.Argv[1:])
		}
	case "cat", "tee":
		r.passes(&out, id.name, a, p)
	case "base64", "base32", "xxd", "rev", "tr", "iconv":
		r.filters(i, &out, id.name, a, p)
	case "openssl":
		if len(a.subs) > 0 && (a.subs[0] == "base64" || a.subs[0] == "enc" && hasFlag(a.args, "a", "-base64")) {
			a.args = withoutFlag(a.args[1:], "-A")
			a.args = withoutFlag(a.args, "-base64")
			r.filters(i, &out, "base64", a, p)
		}
	case "head", "tail", "tac", "cut", "sed", "awk":
		if p.inNames && len(id.name) == 4 {
			r.picksNames(&out, id.name, a, p)
			break
		}
		r.selects(&out, id.name, a, p)
	}
	out.text = bounded(out.text)
	return out
}

// scratchName is a new name in the folder for scratch files, or after the pattern that is given with its folder.
func scratchName(args []Word, fresh string) string {
	for _, w := range args {
		if name, ok := strings.CutSuffix(w.Text, "XXX"); ok && strings.HasPrefix(name, "/") && isKnown(name) {
			return strings.TrimRight(name, "X") + fresh + "\n"
		}
		if strings.Contains(w.Text, "/") || strings.HasPrefix(w.Text, "-p") || strings.HasPrefix(w.Text, "--tmpdir=") || !isKnown(w.Text) {
			return unknown
		}
	}
	return "/tmp/tmp." + fresh + "\n"
}

// withoutOptions are the words that are no options.
func withoutOptions(args []Word) []Word {
	return slices.DeleteFunc(slices.Clone(args), func(w Word) bool { return strings.HasPrefix(w.Text, "-") })
}

// afterOptions are the words from the first that is no option on.
func afterOptions(args []Word) []Word {
	at := slices.IndexFunc(args, func(w Word) bool { return !strings.HasPrefix(w.Text, "-") })
	if at < 0 {
		return nil
	}
	return args[at:]
}

func echo(args []Word) string {
	escapes, newline := false, "\n"
	for len(args) > 0 && len(args[0].Text) > 1 && args[0].Text[0] == '-' && strings.Trim(args[0].Text[1:], "neE") == "" {
		for _, c := range args[0].Text[1:] {
			switch c {
			case 'n':
				newline = ""
			case 'e', 'E':
				escapes = c == 'e'
			}
		}
		args = args[1:]
	}
	text := joinTexts(args)
	if escapes {
		decoded, stop := unescape(text, escapesEcho)
		if stop {
			newline = ""
		}
		text = decoded
	}
	return text + newline
}

func joinTexts(args []Word) string {
	texts := make([]string, len(args))
	for n, w := range args {
		texts[n] = w.Text
		if w.Glob {
			texts[n] = unknown
		}
	}
	return strings.Join(texts, " ")
}

// printf formats; with -v it prints nothing and sets a variable.
func (r *reader) printf(args []Word) string {
	name := ""
	if len(args) > 1 && args[0].Text == "-v" {
		name, args = args[1].Text, args[2:]
	}
	if len(args) > 0 && args[0].Text == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		return ""
	}
	text := r.formatted(args[0].Text, args[1:])
	if isName(name) {
		r.scope.set(name, variable{value: value{text: text}})
		return ""
	}
	return text
}

// formatted applies the format as often as there are words for it.
func (r *reader) formatted(format string, args []Word) string {
	var b strings.Builder
	for {
		left, stop := formatOnce(&b, format, args)
		if stop || len(left) == 0 || len(left) == len(args) || b.Len() > maxText || !r.charge(len(format)) {
			return bounded(b.String())
		}
		args = left
	}
}

// formatOnce applies the format once and returns the words that are left.
func formatOnce(b *strings.Builder, format string, args []Word) (left []Word, stop bool) {
	for format != "" {
		at := strings.IndexByte(format, '%')
		if at < 0 {
			at = len(format)
		}
		text, _ := unescape(format[:at], escapesFormat)
		b.WriteString(text)
		if format = format[at:]; format == "" {
			break
		}
		end := 1
		for end < len(format) && strings.IndexByte("#0- +.123456789'", format[end]) >= 0 {
			end++
		}
		if end == len(format) {
			break
		}
		spec, verb := format[:end], format[end]
		format = format[end+1:]
		if verb == '%' {
			b.WriteByte('%')
			continue
		}
		arg := Word{}
		if len(args) > 0 {
			arg, args = args[0], args[1:]
		}
		text, stop = conversion(spec, verb, arg.Text)
		b.WriteString(text)
		if stop {
			return nil, true
		}
	}
	return args, false
}

// conversion is one % of a format.
func conversion(spec string, verb byte, arg string) (text string, stop bool) {
	if len(spec) > 8 {
		return unknown, false
	}
	switch verb {
	case 's':
		return fmt.Sprintf(spec+"s", arg), false
	case 'b':
		return unescape(arg, escapesEcho)
	case 'q':
		return "'" + strings.ReplaceAll(arg, "'", `'\''`) + "'", false
	case 'c':
		return arg[:min(1, len(arg))], false
	case 'd', 'i', 'u', 'x', 'X', 'o':
		n, ok := printedNumber(arg)
		if !ok {
			return unknown, false
		}
		if verb == 'i' || verb == 'u' {
			verb = 'd'
		}
		return fmt.Sprintf(spec+string(rune(verb)), n), false
	}
	return unknown, false
}

// printedNumber reads a number as printf does: in the notation of C, 10, 0xa, 012; with a quote before it the code of a character.
func printedNumber(arg string) (n int64, ok bool) {
	if quoted := strings.TrimLeft(arg, " \t"); quoted != "" && strings.IndexByte(`'"`, quoted[0]) >= 0 {
		c, _ := utf8.DecodeRuneInString(quoted[1:])
		return int64(c), len(quoted) > 1 && isKnown(quoted)
	}
	digits := strings.TrimLeft(strings.TrimSpace(arg), "+-")
	sign := strings.TrimSuffix(strings.TrimSpace(arg), digits)
	base := 10
	if hex, ok := strings.CutPrefix(strings.ToLower(digits), "0x"); ok {
		digits, base = hex, 16
	} else if len(digits) > 1 && digits[0] == '0' {
		base = 8
	}
	n, err := strconv.ParseInt(sign+digits, base, 64)
	return n, err == nil || arg == ""
}

func pathPart(name string, args []Word) string {
	if len(args) != 1 || !isKnown(args[0].Text) || args[0].Glob {
		return unknown
	}
	if name == "dirname" {
		return path.Dir(args[0].Text) + "\n"
	}
	return path.Base(args[0].Text) + "\n"
}

// sequenceText is what seq prints, when it is short.
func sequenceText(args []Word) string {
	from, to := "1", ""
	switch len(args) {
	case 1:
		to = args[0].Text
	case 2:
		from, to = args[0].Text, args[1].Text
	}
	first, err1 := strconv.Atoi(from)
	last, err2 := strconv.Atoi(to)
	if err1 != nil || err2 != nil || last-first > maxBraces {
		return unknown
	}
	var b strings.Builder
	for n := first; n <= last; n++ {
		fmt.Fprintln(&b, n)
	}
	return b.String()
}

// passes is cat and tee: what they read they print.
func (r *reader) passes(out *output, name string, a reading, p place) {
	input := output{text: p.inText, from: p.in.From}
	files := withoutOptions(a.args)
	if name == "tee" {
		add := slices.ContainsFunc(a.args, func(w Word) bool { return w.Text == "-a" || w.Text == "--append" })
		for _, w := range files {
			r.write(w, input.text, append(out.from, input.from...), add)
		}
	} else if len(files) > 0 {
		input = r.gathered(files)
	}
	if p.in.Kind != SourceNone || len(files) > 0 {
		out.text = input.text
		out.from = append(out.from, input.from...)
	}
	if len(a.options) > 0 && name == "cat" {
		out.text = unknown
	}
}

// gathered is what files hold, in a row.
func (r *reader) gathered(files []Word) output {
	var out output
	for _, w := range files {
		f, ok := r.contents(w)
		if !ok {
			f.text = unknown
		}
		out = out.join(output{text: f.text, from: f.from})
	}
	return out
}

// filters are programs that turn text into other text.
func (r *reader) filters(i int, out *output, name string, a reading, p place) {
	input := p.inText
	operands := withoutOptions(a.args)
	if name == "tr" {
		operands = afterOptions(a.args) // tr '+/' '-_'
	}
	if len(operands) > 0 && name != "tr" && name != "iconv" {
		given := r.gathered(operands[len(operands)-1:])
		input = given.text
		out.from = append(out.from, given.from...)
	}
	if r.decoders == nil {
		r.decoders = make(map[int]bool)
	}
	r.decoders[i] = true
	out.from = append(out.from, p.in.From...)
	if !isKnown(input) || input == "" {
		return
	}
	if text, ok := filtered(name, a.args, operands, input); ok {
		out.text = text
	}
}

func filtered(name string, args, operands []Word, input string) (string, bool) {
	switch name {
	case "base64":
		if !hasFlag(args, "dD", "--decode") {
			return base64.StdEncoding.EncodeToString([]byte(input)) + "\n", true
		}
		text, err := base64.StdEncoding.DecodeString(strings.Join(strings.Fields(input), ""))
		return string(text), err == nil
	case "base32":
		if !hasFlag(args, "dD", "--decode") {
			return base32.StdEncoding.EncodeToString([]byte(input)) + "\n", true
		}
		text, err := base32.StdEncoding.DecodeString(strings.Join(strings.Fields(input), ""))
		return string(text), err == nil
	case "xxd":
		if !hasFlag(args, "r", "-revert") {
			return hex.EncodeToString([]byte(input)) + "\n", hasFlag(args, "p", "-plain")
		}
		text, err := hex.DecodeString(strings.Join(strings.Fields(input), ""))
		return string(text), err == nil && hasFlag(args, "p", "-plain")
	case "iconv":
		return utf16Text(args, input)
	case "rev":
		return reversed(input), true
	case "tr":
		return translated(args, operands, input)
	}
	return "", false
}

// utf16Text is what iconv -t UTF-16LE makes of a text, as PowerShell's -EncodedCommand wants it.
func utf16Text(args []Word, input string) (string, bool) {
	to := ""
	for i, w := range args {
		if rest, ok := strings.CutPrefix(w.Text, "-t"); ok && rest != "" {
			to = rest
		} else if (ok || w.Text == "--to-code") && i+1 < len(args) {
			to = args[i+1].Text
		}
	}
	if name := strings.ToLower(strings.ReplaceAll(to, "-", "")); name != "utf16le" && name != "ucs2le" {
		return "", false
	}
	var out []byte
	for _, unit := range utf16.Encode([]rune(input)) {
		out = binary.LittleEndian.AppendUint16(out, unit)
	}
	return string(out), true
}

func hasFlag(args []Word, short, long string) bool {
	return slices.ContainsFunc(args, func(w Word) bool {
		return w.Text == long || len(w.Text) > 1 && w.Text[0] == '-' && w.Text[1] != '-' && strings.ContainsAny(w.Text, short)
	})
}

func reversed(s string) string {
	lines := strings.Split(s, "\n")
	for n, line := range lines {
		runes := []rune(line)
		slices.Reverse(runes)
		lines[n] = string(runes)
	}
	return strings.Join(lines, "\n")
}

// translated is tr with two sets, or with -d and one.
func translated(args, operands []Word, input string) (string, bool) {
	if len(operands) == 0 || !isKnown(operands[0].Text) {
		return "", false
	}
	from := trSet(operands[0].Text)
	if hasFlag(args, "d", "--delete") && len(operands) == 1 {
		return strings.Map(func(c rune) rune {
			if slices.Contains(from, c) {
				return -1
			}
			return c
		}, input), true
	}
	if len(operands) != 2 || len(args) != 2 {
		return "", false
	}
	to := trSet(operands[1].Text)
	if len(to) == 0 {
		return "", false
	}
	return strings.Map(func(c rune) rune {
		if at := slices.Index(from, c); at >= 0 {
			return to[min(at, len(to)-1)]
		}
		return c
	}, input), true
}

// trSet is the characters of a set with its ranges.
func trSet(s string) []rune {
	s, _ = unescape(s, escapesFormat)
	s = strings.NewReplacer("[:lower:]", "a-z", "[:upper:]", "A-Z", "[:digit:]", "0-9").Replace(s)
	in := []rune(s)
	var out []rune
	for n := 0; n < len(in); n++ {
		if n+2 < len(in) && in[n+1] == '-' && in[n+2]-in[n] < 256 {
			for c := in[n]; c <= in[n+2]; c++ {
				out = append(out, c)
			}
			n += 2
			continue
		}
		out = append(out, in[n])
	}
	return out
}
