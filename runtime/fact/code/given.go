package code

import "strings"

// arguments are the names under which languages keep the arguments of the command line.
var argumentNames = [...][]string{
	python: {"sys.argv"},
	node:   {"process.argv", "Bun.argv", "Deno.args"},
	perl:   {"@ARGV"},
	ruby:   {"ARGV"},
	php:    {"$argv", "_SERVER.argv"},
}

// give makes known what the code is given.
func (r *reader) give(given Given) {
	if given.Args != nil {
		items := make([]*value, 0, min(len(given.Args), maxItems))
		for _, a := range given.Args[:min(len(given.Args), maxItems)] {
			items = append(items, textValue(a))
		}
		r.globals = map[string]*value{}
		for _, name := range argumentNames[r.lang] {
			r.globals[name] = listValue(items)
			if r.lang == perl || r.lang == php {
				r.bound[name] = r.globals[name]
			}
		}
	}
	for _, e := range given.Env[:min(len(given.Env), maxItems)] {
		if name, text, ok := strings.Cut(e, "="); ok {
			if r.env == nil {
				r.env = map[string]string{}
			}
			r.env[name] = text
		}
	}
}

// variable is what is known of a variable of the environment: its value, or the home directory.
func (r *reader) variable(key *value) *value {
	k, _ := key.constant()
	if text, given := r.env[k]; given && len(text) <= maxValue {
		return textValue(text)
	}
	if k == "HOME" || k == "USERPROFILE" {
		return textValue("~")
	}
	return nil
}

// environ is a read of one variable by a function: os.getenv("X", "other").
func environ(r *reader, args []argument) *value {
	if v := r.variable(arg(args, 0)); v != nil {
		return v
	}
	if other := arg(args, 1); other != nil && other.form == textual {
		return either([]*value{other, nil})
	}
	return nil
}
