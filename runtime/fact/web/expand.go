package web

import (
	"strconv"
	"strings"
)

// most is how many URLs one pattern is expanded to: in place of a longer list stands what is not known.
const most = 64

// unknown stands where a value is not known.
const unknown = "\uFFFD"

// Expand writes out the lists and ranges that some command-line clients read in a URL: {a,b} and [1-9], [a-z], [001-100:10]. An
// IPv6 address in brackets stays.
func Expand(s string) []string {
	out := []string{""}
	for s != "" {
		i := strings.IndexAny(s, "{[")
		if i < 0 {
			return appendEach(out, []string{s})
		}
		choices, n := choices(s[i:])
		if len(out)*len(choices) > most {
			choices = []string{unknown}
		}
		out = appendEach(appendEach(out, []string{s[:i]}), choices)
		s = s[i+n:]
	}
	return out
}

func appendEach(list, ends []string) []string {
	out := make([]string, 0, len(list)*len(ends))
	for _, l := range list {
		for _, e := range ends {
			out = append(out, l+e)
		}
	}
	return out
}

// choices reads one list or range at the start of s, and how long it is; what is neither stands for itself.
func choices(s string) ([]string, int) {
	if s[0] == '{' {
		if end := strings.IndexByte(s, '}'); end > 0 {
			return strings.Split(s[1:end], ","), end + 1
		}
		return []string{s[:1]}, 1
	}
	end := strings.IndexByte(s, ']')
	if end < 0 {
		return []string{s[:1]}, 1
	}
	body, step, stepped := strings.Cut(s[1:end], ":")
	by, err := strconv.Atoi(step)
	if !stepped {
		by, err = 1, nil
	}
	from, to, ranged := strings.Cut(body, "-")
	if !ranged || err != nil || by < 1 {
		return []string{s[:end+1]}, end + 1
	}
	return series(from, to, by, s[:end+1]), end + 1
}

func series(from, to string, by int, written string) []string {
	a, errA := strconv.Atoi(from)
	b, errB := strconv.Atoi(to)
	name := func(n int) string { return zeros(strconv.Itoa(n), len(from)) }
	if errA != nil && errB != nil && len(from) == 1 && len(to) == 1 {
		a, b = int(from[0]), int(to[0])
		name = func(n int) string { return string(rune(n)) }
	} else if errA != nil || errB != nil {
		return []string{written}
	}
	var out []string
	for n := a; n <= b; n += by {
		if len(out) == most {
			return []string{unknown}
		}
		out = append(out, name(n))
	}
	if len(out) == 0 {
		return []string{written}
	}
	return out
}

func zeros(s string, width int) string { return strings.Repeat("0", max(0, width-len(s))) + s }
