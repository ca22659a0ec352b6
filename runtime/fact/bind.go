package fact

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/runtime/fact/code"
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

// valuesBeside are those that arguments of a call give for a statement among them: {"sql": "… = $1", "params": ["REFUSED"]}.
func (d *deriving) valuesBeside(c *call, statement *arg) values {
	beside := strings.TrimSuffix(statement.path, lastPart(statement.path)) // with the dot at its end
	v := values{}
	for i := range c.args {
		x := &c.args[i]
		rest, within := strings.CutPrefix(x.path, beside)
		list, key, ok := strings.Cut(rest, ".")
		if within && ok && !strings.Contains(key, ".") && d.t.Has("keys.binding", d.joinedKey(list)) {
			v[placeOf(key)] = x.value
		}
	}
	return v
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
	if d.flow == nil || !loops.MatchString(d.flow.source) {
		return statement
	}
	return pageOf.ReplaceAllString(statement, "")
}

const oneHolder = `(?:\?|\$\d+|%s|%\(\w+\)s|[:@]\w+)`

var (
	loops  = regexp.MustCompile(`(?m)^\s*(?:for|while|loop|until)\b|\b(?:for|while)\s*\(|\bdo\s*\{|\.(?:each|times|step|upto)\b`)
	pageOf = regexp.MustCompile(`(?i)\blimit\s+(?:\d+|` + oneHolder + `)\s+offset\s+(?:` + oneHolder + `|` + code.Unknown + `)`)
)
