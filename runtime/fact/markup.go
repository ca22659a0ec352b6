package fact

import (
	"encoding/xml"
	"strconv"
	"strings"

	"github.com/govc-lang/govc/runtime/action"
)

// maxMarkup is how deep elements may nest.
const maxMarkup = 32

// markupArgs reads XML: the texts of its elements and their attributes, by name. The operation of an envelope is the element in its body.
func (d *deriving) markupArgs(x *arg, text string) []arg {
	count := markup{d: d, times: map[string]int{}}
	if !count.read(text) || count.over {
		if count.over && !count.page {
			d.problem("unparsed", "markup that nests too deeply or is too long", x.place())
		}
		return nil
	}
	r := markup{d: d, x: x, repeated: count.times, times: map[string]int{}}
	r.read(text)
	return r.out
}

// markup is the reading of one XML text. The first reading counts how often each element comes, the second lists what they hold.
type markup struct {
	d        *deriving
	x        *arg
	repeated map[string]int
	times    map[string]int // by path
	open     []element
	out      []arg
	page     bool
	steps    int
	over     bool // a bound was reached
}

// element is an open element; one that comes several times has a position in its path.
type element struct {
	name, plain, path string
	text              strings.Builder
}

// read reads a text; false for what is no XML, and for a page for people.
func (r *markup) read(text string) bool {
	dec := xml.NewDecoder(strings.NewReader(text))
	dec.Strict = false
	for r.steps = 0; r.steps < 4*maxArgs && !r.page; r.steps++ {
		t, err := dec.RawToken()
		if err != nil {
			return r.steps > 2 && !r.page
		}
		switch t := t.(type) {
		case xml.StartElement:
			if len(r.open) >= maxMarkup {
				r.over = true
				return false
			}
			r.start(t)
		case xml.EndElement:
			r.end()
		case xml.CharData:
			if n := len(r.open); n > 0 {
				r.open[n-1].text.Write(t)
			}
		}
	}
	r.over = !r.page
	return !r.page
}

func (r *markup) start(t xml.StartElement) {
	e := element{name: t.Name.Local}
	if len(r.open) == 0 && r.d.t.Has("markup.page", strings.ToLower(e.name)) {
		r.page = true
		return
	}
	if n := len(r.open); n > 0 {
		above := &r.open[n-1]
		e.plain, e.path = join(above.plain, e.name), join(above.path, e.name)
		if strings.EqualFold(above.name, "body") {
			r.add("operation", e.name, above.path, above.name)
		}
	} else {
		e.plain, e.path = e.name, e.name
	}
	if r.repeated == nil {
		r.times[e.plain]++
	} else if r.repeated[e.plain] > 1 {
		r.times[e.path]++
		e.path = join(e.path, strconv.Itoa(r.times[e.path]-1))
	}
	r.open = append(r.open, e)
	for _, a := range t.Attr {
		if a.Name.Space != "xmlns" && a.Name.Local != "xmlns" {
			r.add(a.Name.Local, a.Value, e.path, e.name)
		}
	}
}

func (r *markup) end() {
	n := len(r.open)
	if n == 0 {
		return
	}
	e := &r.open[n-1]
	r.open = r.open[:n-1]
	value := strings.TrimSpace(e.text.String())
	if value == "" || r.repeated == nil {
		return
	}
	above := ""
	if n > 1 {
		above = r.open[n-2].name
	}
	y := r.arg(e.name, value, above)
	y.path = join(r.x.path, e.path)
	r.out = append(r.out, y)
}

// add lists a value that stands in an element under a name of its own.
func (r *markup) add(key, value, path, above string) {
	if r.repeated == nil || len(r.out) >= maxArgs/2 {
		return
	}
	y := r.arg(key, value, above)
	y.path = join(r.x.path, join(path, key))
	r.out = append(r.out, y)
}

func (r *markup) arg(key, value, above string) arg {
	kind := action.String
	if value == "true" || value == "false" {
		kind = action.Bool
	}
	return arg{key: key, keyName: r.d.names.of(key, above), value: value, kind: kind, at: r.x.at, start: r.x.start, depth: r.x.depth + len(r.open), inner: r.x.inner + 1}
}
