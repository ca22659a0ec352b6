package shell

import (
	"slices"
	"strconv"
)

// tested is how test(1), or [ with its bracket, ends for constants that it compares. What asks about files, or joins questions, is not
// computed.
func tested(args []Word) status {
	if n := len(args); n > 0 && args[n-1].Text == "]" {
		args = args[:n-1]
	}
	if slices.ContainsFunc(args, func(w Word) bool { return w.Unknown || !isKnown(w.Text) }) {
		return maybe
	}
	turned := false
	for len(args) > 1 && args[0].Text == "!" {
		turned, args = !turned, args[1:]
	}
	s := compared(textsOf(args))
	if turned {
		return s.negated()
	}
	return s
}

func compared(args []string) status {
	switch len(args) {
	case 0:
		return fails
	case 1:
		return statusOf(args[0] != "")
	case 2:
		switch args[0] {
		case "-n":
			return statusOf(args[1] != "")
		case "-z":
			return statusOf(args[1] == "")
		}
	case 3:
		switch args[1] {
		case "=", "==":
			return statusOf(args[0] == args[2])
		case "!=":
			return statusOf(args[0] != args[2])
		}
		return comparedNumbers(args[0], args[1], args[2])
	}
	return maybe
}

func comparedNumbers(left, operator, right string) status {
	a, err1 := strconv.Atoi(left)
	b, err2 := strconv.Atoi(right)
	if err1 != nil || err2 != nil {
		return maybe
	}
	switch operator {
	case "-eq":
		return statusOf(a == b)
	case "-ne":
		return statusOf(a != b)
	case "-lt":
		return statusOf(a < b)
	case "-le":
		return statusOf(a <= b)
	case "-gt":
		return statusOf(a > b)
	case "-ge":
		return statusOf(a >= b)
	}
	return maybe
}

func statusOf(ok bool) status {
	if ok {
		return succeeds
	}
	return fails
}
