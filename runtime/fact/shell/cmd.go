package shell

import (
	"regexp"
	"strconv"
	"strings"
)

var (
	cmdSet = regexp.MustCompile(`(?i)\bset\s+"?([a-z_][a-z0-9_]*)=([^"&|\n]*)"?`)
	cmdUse = regexp.MustCompile(`(?i)[%!]([a-z_][a-z0-9_]*)(?::~(-?\d+)(?:,(-?\d+))?)?[%!]`)
)

// expandCmd puts what set gives variables of cmd in their place: %name%, !name!, %name:~1,3%.
func expandCmd(src string) string {
	if !strings.ContainsAny(src, "%!") || !strings.Contains(strings.ToLower(src), "set") {
		return src
	}
	values := map[string]string{}
	var b strings.Builder
	room := maxText // for values: a line may name a long one many times
	for _, part := range strings.SplitAfter(src, "&") {
		for _, line := range strings.SplitAfter(part, "\n") {
			line = cmdUse.ReplaceAllStringFunc(line, func(use string) string {
				value := cmdValue(values, use)
				if room -= len(value); room < 0 {
					return ""
				}
				return value
			})
			for _, m := range cmdSet.FindAllStringSubmatch(line, 8) {
				if len(values) < maxItems {
					values[strings.ToLower(m[1])] = strings.TrimRight(m[2], " ")
				}
			}
			if b.WriteString(line); room < 0 || b.Len() > maxText {
				return src
			}
		}
	}
	return b.String()
}

// cmdValue is what one use of a variable stands for; itself, when that is not known.
func cmdValue(values map[string]string, use string) string {
	m := cmdUse.FindStringSubmatch(use)
	v, ok := values[strings.ToLower(m[1])]
	if !ok {
		return use
	}
	if m[2] == "" {
		return v
	}
	from, _ := strconv.Atoi(m[2])
	if from < 0 {
		from = max(0, len(v)+from)
	}
	from = min(from, len(v))
	end := len(v)
	if n, err := strconv.Atoi(m[3]); err == nil && n >= 0 {
		end = min(end, from+n)
	} else if err == nil {
		end = max(from, end+n)
	}
	return v[from:end]
}

// cmdBody is the command that "if" and "for" run, and a command without brackets and the @ that hides it.
func cmdBody(argv []Word) []Word {
	for range 8 {
		if len(argv) == 0 {
			return argv
		}
		argv[0].Text = strings.TrimLeft(argv[0].Text, "@(")
		switch name := strings.ToLower(argv[0].Text); {
		case name == "" && len(argv) > 1, name == "else" || name == "do":
			argv = argv[1:]
		case name == "if":
			argv = cmdThen(argv[1:])
		case name == "for":
			n := 1
			for n < len(argv) && !strings.EqualFold(argv[n].Text, "do") {
				n++
			}
			argv = argv[min(len(argv), n+1):]
		default:
			return withoutClosing(argv)
		}
	}
	return argv
}

// withoutClosing takes the bracket off that ends a block.
func withoutClosing(argv []Word) []Word {
	for len(argv) > 1 && strings.Trim(argv[len(argv)-1].Text, ")") == "" {
		argv = argv[:len(argv)-1]
	}
	if last := &argv[len(argv)-1]; !strings.Contains(last.Text, "(") {
		last.Text = strings.TrimRight(last.Text, ")")
	}
	return argv
}

// cmdThen is what stands behind the condition of "if".
func cmdThen(argv []Word) []Word {
	for len(argv) > 0 && (strings.EqualFold(argv[0].Text, "not") || strings.EqualFold(argv[0].Text, "/i")) {
		argv = argv[1:]
	}
	switch {
	case len(argv) == 0:
		return argv
	case strings.Contains(argv[0].Text, "=="):
		return argv[1:]
	}
	if word := strings.ToLower(argv[0].Text); word == "exist" || word == "defined" || word == "errorlevel" {
		return argv[min(2, len(argv)):]
	}
	return argv[min(3, len(argv)):]
}
