package fact

import (
	"slices"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
)

// Requests that code makes piece by piece: a handle that is given its options one by one (curl_setopt of PHP), and an
// object that is given its body (req.body = … of Ruby).

// maxOptions is how many options of a handle are kept.
const maxOptions = 256

// handleOptions adds the options that a call gives a handle, named as the arguments of a request are: url, method, body, headers.
func (d *deriving) handleOptions(list []code.Arg, k *code.Call) []code.Arg {
	if len(list) > maxOptions || !d.t.Has("code.setters", strings.ToLower(lastPart(k.Name))) {
		return list
	}
	option := ""
	for i, a := range k.Args {
		name, rest, _ := strings.Cut(strings.TrimLeft(a.Name, "0123456789."), ".")
		switch says, known := d.handleOption(name); {
		case known: // of an array of options
			list = append(list, optionArg(says, rest, a))
		case a.Name == "" && option == "":
			option, _ = d.handleOption(a.Value)
		case i > 0 && option != "":
			list = append(list, optionArg(option, strings.TrimLeft(a.Name, "0123456789."), a))
		}
	}
	return list
}

// handleOption is what an option says of a request: CURLOPT_POSTFIELDS is its body.
func (d *deriving) handleOption(name string) (string, bool) {
	return d.t.Map("code.handle-options", strings.ToLower(strings.TrimPrefix(name, "CURLOPT_")))
}

// isPost is what the option of a handle says that only turns the method to POST: CURLOPT_POST. It is the name of no argument.
const isPost = "post"

// optionArg is an option as the argument of a request that says the same; inside is the place in an array that is the option's value.
func optionArg(says, inside string, a code.Arg) code.Arg {
	switch {
	case says == isPost && (a.Value == "true" || a.Value == "1"):
		return code.Arg{Name: "method", Value: "POST", Known: true}
	case inside != "":
		says += "." + inside
	}
	return code.Arg{Name: says, Value: a.Value, Known: a.Known, From: a.From}
}

// assembled is a call that makes a request, with what the code gives the request apart from it; and the request's method.
func (d *deriving) assembled(k *code.Call, method string) (*code.Call, string) {
	if d.flow == nil {
		return k, method
	}
	var more []code.Arg
	switch {
	case d.t.Has("code.handles", strings.ToLower(k.Name)):
		more = d.flow.options
		method = methodOfOptions(more, method)
	case changes(method), slices.ContainsFunc(k.Args, saysChange):
		more = d.flow.bodies
	}
	if len(more) == 0 {
		return k, method
	}
	whole := *k
	whole.Args = slices.Concat(k.Args, more)
	return &whole, method
}

// saysChange says whether an argument of a request is a method that sends a body.
func saysChange(a code.Arg) bool {
	return (a.Name == "" || lastPart(a.Name) == "method") && changes(strings.ToUpper(a.Value))
}

// methodOfOptions is the method that options say, POST where they hold a body and say none.
func methodOfOptions(options []code.Arg, method string) string {
	for _, a := range options {
		if a.Name == "method" {
			return strings.ToUpper(a.Value)
		}
	}
	if slices.ContainsFunc(options, func(a code.Arg) bool { return strings.HasPrefix(a.Name, "body") }) {
		return "POST"
	}
	return method
}
