package shell

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// rewrites reports the programs whose code is no more than a change of text.
func rewrites(name string) bool { return name == "sed" || name == "awk" }

func withoutFlag(args []Word, flag string) []Word {
	return slices.DeleteFunc(slices.Clone(args), func(w Word) bool { return w.Text == flag })
}

// selects is what programs print that pick parts of constant text, or change them by a rule.
func (r *reader) selects(out *output, name string, a reading, p place) {
	args, files := a.args, []Word(nil)
	code := ""
	for n, w := range args {
		if strings.HasPrefix(w.Text, "-") && len(w.Text) > 1 || n > 0 && valued(name, args[n-1].Text) {
			continue
		}
		if code == "" && rewrites(name) {
			code = w.Text
			continue
		}
		files = append(files, w)
	}
	if name == "awk" && len(args) == 1 {
		if m := awkPrints.FindStringSubmatch(code); m != nil {
			out.text, _ = unescape(m[1], escapesANSI)
			out.text += "\n"
			return
		}
	}
	input, from := p.inText, p.in.From
	if len(files) > 0 {
		given := r.gathered(files)
		input, from = given.text, given.from
	}
	if input == "" || !isKnown(input) || !r.charge(8*len(input)) {
		return
	}
	if text, ok := selected(name, code, args, input); ok {
		out.text, out.from = text, append(out.from, from...)
	}
}

// valued reports the options whose value is the next word.
func valued(name, option string) bool {
	switch name {
	case "head", "tail":
		return option == "-n" || option == "-c"
	case "cut":
		return option == "-c" || option == "-d" || option == "-f" || option == "-b"
	case "awk":
		return option == "-F"
	}
	return false
}

func selected(name, code string, args []Word, input string) (string, bool) {
	switch name {
	case "head", "tail":
		return someLines(name, args, input)
	case "tac":
		lines := strings.SplitAfter(strings.TrimSuffix(input, "\n")+"\n", "\n")
		slices.Reverse(lines)
		return strings.Join(lines, ""), true
	case "cut":
		return cutFields(args, input)
	case "sed":
		return substituted(code, args, input)
	}
	return awkFields(code, args, input)
}

// optionValue is the value of a short option, attached or not.
func optionValue(args []Word, option string) (string, bool) {
	for n, w := range args {
		if rest, ok := strings.CutPrefix(w.Text, option); ok {
			if rest == "" && n+1 < len(args) {
				return args[n+1].Text, true
			}
			return rest, true
		}
	}
	return "", false
}

// someLines is head and tail.
func someLines(name string, args []Word, input string) (string, bool) {
	if value, ok := optionValue(args, "-c"); ok {
		n, err := strconv.Atoi(value)
		switch {
		case err != nil || n < 0 || strings.HasPrefix(value, "+"):
			return "", false
		case name == "head":
			return input[:min(n, len(input))], true
		}
		return input[max(0, len(input)-n):], true
	}
	count := 10
	if value, ok := optionValue(args, "-"); ok {
		value = strings.TrimPrefix(value, "n")
		if value == "" {
			value, _ = optionValue(args, "-n")
		}
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || strings.HasPrefix(value, "+") {
			return "", false
		}
		count = n
	}
	lines := strings.SplitAfter(strings.TrimSuffix(input, "\n"), "\n")
	if name == "head" {
		return strings.Join(lines[:min(count, len(lines))], ""), true
	}
	return strings.Join(lines[max(0, len(lines)-count):], ""), true
}

// cutFields is cut with characters or fields.
func cutFields(args []Word, input string) (string, bool) {
	var b strings.Builder
	between := "\t"
	if value, ok := optionValue(args, "-d"); ok && len(value) == 1 {
		between = value
	}
	list, chars := optionValue(args, "-c")
	if !chars {
		var ok bool
		if list, ok = optionValue(args, "-f"); !ok {
			return "", false
		}
	}
	for line := range strings.Lines(input) {
		line = strings.TrimSuffix(line, "\n")
		parts, join := strings.Split(line, between), between
		if chars {
			parts, join = strings.Split(line, ""), ""
		}
		picked, ok := picks(parts, list)
		if !ok {
			return "", false
		}
		b.WriteString(strings.Join(picked, join) + "\n")
	}
	return b.String(), true
}

// picks are the parts that a list of places names: 1,3-5,7-.
func picks(parts []string, list string) ([]string, bool) {
	var out []string
	for _, item := range strings.Split(list, ",") {
		from, to, isRange := strings.Cut(item, "-")
		first, last := 1, len(parts)
		var err error
		if from != "" {
			if first, err = strconv.Atoi(from); err != nil || first < 1 {
				return nil, false
			}
		}
		switch {
		case !isRange:
			last = first
		case to != "":
			if last, err = strconv.Atoi(to); err != nil {
				return nil, false
			}
		}
		if first = first - 1; first < min(last, len(parts)) {
			out = append(out, parts[first:min(last, len(parts))]...)
		}
		if len(out) > maxBraces {
			return nil, false
		}
	}
	return out, true
}

// substituted is what sed prints, for programs that are known here.
func substituted(code string, args []Word, input string) (string, bool) {
	if hasFlag(args, "ifez", "--in-place") || slices.ContainsFunc(args, func(w Word) bool { return strings.HasPrefix(w.Text, "--exp") || strings.HasPrefix(w.Text, "--f") }) {
		return "", false
	}
	return streamed(code, hasFlag(args, "Er", "--regexp-extended"), hasFlag(args, "n", "--quiet") || hasFlag(args, "", "--silent"), false, input)
}

func transliterated(from, to, input string) (string, bool) {
	a, b := []rune(from), []rune(to)
	return strings.Map(func(c rune) rune {
		if at := slices.Index(a, c); at >= 0 && at < len(b) {
			return b[at]
		}
		return c
	}, input), len(a) == len(b)
}

// outgrows says whether a line may become longer than a text may be, before it is made: a template may name its match many times.
func outgrows(re *regexp.Regexp, line, with string) bool {
	uses, size := strings.Count(with, "${"), len(line)
	for _, m := range re.FindAllStringIndex(line, -1) {
		if size += len(with) + uses*(m[1]-m[0]); size > maxText {
			return true
		}
	}
	return false
}

// basicPattern is a basic regular expression as an extended one: what is special with a backslash there is without one here.
func basicPattern(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '\\' && i+1 < len(s):
			i++
			if strings.IndexByte("(){}|+?", s[i]) < 0 {
				b.WriteByte('\\')
			}
			b.WriteByte(s[i])
		case strings.IndexByte("(){}|+?", c) >= 0:
			b.WriteString(`\` + string(rune(c)))
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// sedTemplate is the text that sed puts in, as a template of Go's regexp.
func sedTemplate(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '&':
			b.WriteString("${0}")
		case c == '$':
			b.WriteString("$$")
		case c == '\\' && i+1 < len(s):
			i++
			if s[i] >= '1' && s[i] <= '9' {
				b.WriteString("${" + s[i:i+1] + "}")
			} else {
				b.WriteByte(s[i])
			}
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

var (
	awkPrints = regexp.MustCompile(`^\s*BEGIN\s*\{\s*print\s*\(?\s*"((?:[^"\\]|\\.)*)"\s*\)?\s*;?\s*\}\s*$`)
	awkField  = regexp.MustCompile(`^\s*\{\s*print\s+\$(\d)\s*;?\s*\}\s*$`)
)

// awkFields is awk that prints one field of each line.
func awkFields(code string, args []Word, input string) (string, bool) {
	m := awkField.FindStringSubmatch(code)
	if m == nil {
		return "", false
	}
	n, _ := strconv.Atoi(m[1])
	between, given := optionValue(args, "-F")
	var b strings.Builder
	for line := range strings.Lines(input) {
		line = strings.TrimSuffix(line, "\n")
		fields := strings.Fields(line)
		if given && len(between) == 1 {
			fields = strings.Split(line, between)
		} else if given {
			return "", false
		}
		switch {
		case n == 0:
			b.WriteString(line)
		case n <= len(fields):
			b.WriteString(fields[n-1])
		}
		b.WriteByte('\n')
	}
	return b.String(), true
}
