package fact

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
	"github.com/govc-lang/govc/runtime/fact/query"
)

// Statements whose values stand beside them: execute("… set state = %s", ("REFUSED",)).

// holder is a place that a value is put into, as drivers write it: ?, $1, %s, %(name)s, :name, @name. What stands in quotes is none.
var holder = regexp.MustCompile(`'(?:[^']|'')*'|\?|\$(\d+)|%s|%\((\w+)\)s|(?:^|[^:\w]):(\w+)|@(\w+)`)

// values are those beside a statement, by their place from 1 on or by name.
type values map[string]string // place or name: value

// bind puts values into a statement. A place without a known value is left as it is.
func (v values) bind(statement string) string {
	if len(v) == 0 {
		return statement
	}
	var b strings.Builder
	last, next := 0, 0
	for _, m := range holder.FindAllStringSubmatchIndex(statement, maxCalls) {
		if statement[m[0]] == '\'' {
			continue
		}
		name := ""
		for k := 2; k < len(m); k += 2 {
			if m[k] >= 0 {
				name = statement[m[k]:m[k+1]]
			}
		}
		if name == "" {
			next++
			name = strconv.Itoa(next)
		}
		value, ok := v[name]
		if !ok {
			continue
		}
		from := m[0]
		if statement[from] != ':' && strings.Contains(statement[from:m[1]], ":") {
			from++ // what stands before the colon
		}
		b.WriteString(statement[last:from])
		b.WriteString(literalOf(value))
		last = m[1]
	}
	return b.String() + statement[last:]
}

// literalOf is a value as statements hold it.
func literalOf(value string) string {
	if _, err := strconv.ParseFloat(value, 64); err == nil {
		return value
	}
	return "'" + strings.ReplaceAll(value, "'", "''") + "'"
}

// valuesOf are the known values that a call of a driver gets behind the statement: one list or table of them, or each for itself.
func valuesOf(k *code.Call) values {
	v := values{}
	place := 0
	for _, a := range k.Args {
		if a.Name == "" {
			if place > 0 && a.Known {
				v[strconv.Itoa(place)] = a.Value
			}
			place++
			continue
		}
		list, key, ok := strings.Cut(a.Name, ".")
		if !ok || strings.Contains(key, ".") || !a.Known || list == "0" {
			continue
		}
		v[placeOf(key)] = a.Value
	}
	return v
}

// valuesBeside are those that arguments of a call give for a statement among them: {"sql": "… = $1", "params": ["REFUSED"]}, each in an
// object of its own where the driver wants its type or its name too: {"params": [{"name": "state", "value": "REFUSED"}]}.
func (d *deriving) valuesBeside(c *call, statement *arg) values {
	beside := strings.TrimSuffix(statement.path, lastPart(statement.path)) // with the dot at its end
	v, names := values{}, map[string]string{}
	for i := range c.args {
		x := &c.args[i]
		rest, within := strings.CutPrefix(x.path, beside)
		list, key, ok := strings.Cut(rest, ".")
		if !within || !ok || !d.t.Has("keys.binding", d.joinedKey(list)) {
			continue
		}
		place, field, object := strings.Cut(key, ".")
		switch {
		case object && field == "name":
			names[place] = x.value
		case !object || isValue(field) && v[placeOf(place)] == "":
			v[placeOf(place)] = x.value
		}
	}
	for place, name := range names {
		v[strings.TrimLeft(name, ":@$")] = v[placeOf(place)]
	}
	return v
}

// isValue says whether a field of a bound object is its value: value, stringValue, value.longValue.
func isValue(field string) bool {
	return strings.HasSuffix(strings.ToLower(field), "value")
}

// bound says whether an argument is a value for a statement among the arguments, whatever the name is that drivers give it.
func (d *deriving) bound(c *call, x *arg) bool {
	return isValue(x.key) && d.under(x, "keys.binding") && slices.ContainsFunc(c.args, func(y arg) bool { return y.is("keys.sql") && query.Looks(y.value) })
}

// placeOf is a position in a list, counted from 1 on, or a name as it is.
func placeOf(key string) string {
	if n, err := strconv.Atoi(key); err == nil {
		return strconv.Itoa(n + 1)
	}
	return key
}

// everyPage is a statement without its limit, where code goes through page after page: a loop around it moves what it skips.
func (d *deriving) everyPage(statement string) string {
	if d.flow == nil || !d.flow.repeats() {
		return statement
	}
	return pageOf.ReplaceAllString(statement, "")
}

// repeats says whether the code has a loop. Many of its statements ask.
func (f *codeFlow) repeats() bool {
	if !f.searched {
		f.searched, f.loop = true, loops.MatchString(f.source)
	}
	return f.loop
}

const oneHolder = `(?:\?|\$\d+|%s|%\(\w+\)s|[:@]\w+)`

var (
	loops  = regexp.MustCompile(`(?m)^\s*(?:for|while|loop|until)\b|\b(?:for|while)\s*\(|\bdo\s*\{|\.(?:each|times|step|upto)\b`)
	pageOf = regexp.MustCompile(`(?i)\blimit\s+(?:\d+|` + oneHolder + `)\s+offset\s+(?:` + oneHolder + `|` + code.Unknown + `)`)
)
