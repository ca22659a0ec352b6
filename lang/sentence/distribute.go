package sentence

import (
	"slices"

	"github.com/govc-lang/govc/lang/vocabulary"
)

// distributor multiplies the items of a list out: actions take the things that follow, qualifiers at the end go to all.
type distributor struct {
	p       *parser
	items   []item
	out     []alternative
	waiting []int // items that are an action alone and may take a later thing
	acts    []int // the actions that things are given to now
	carrier int   // the item that the things after it continue, -1 for none
}

func (p *parser) distribute(items []item) []alternative {
	d := &distributor{p: p, items: items, carrier: -1}
	for i := range items {
		d.add(i)
		if len(d.out) > maxAlternatives {
			p.report(items[i].span, tooMany())
			return nil
		}
	}
	d.release()
	return d.qualify()
}

func (d *distributor) add(i int) {
	it := d.items[i]
	switch {
	case it.act == nil:
		d.addThing(i)
	case it.act.joined:
		d.emit(it.act, it.rest, i)
	case d.bare(it):
		d.carrier, d.acts = -1, nil
		d.waiting = append(d.waiting, i)
	default:
		d.addAction(i)
	}
}

// bare says that an item is an action that may take a thing from a later item.
func (d *distributor) bare(it item) bool {
	return len(it.rest) == 0 && len(it.quals) == 0 && d.p.lex.object(it.act.concept()) != vocabulary.Never
}

// addAction opens a group: the actions that wait take this item's thing too, unless the action is complete without one.
func (d *distributor) addAction(i int) {
	it := d.items[i]
	complete := d.p.lex.object(it.act.concept()) == vocabulary.Never
	if complete && len(it.rest) > 0 && len(d.waiting) > 0 {
		d.p.report(it.span, whoseObject())
	}
	if complete || len(it.rest) == 0 {
		d.release()
	}
	d.acts, d.waiting = append(d.waiting, i), nil
	d.carrier = -1
	if !complete || len(it.rest) > 0 {
		d.carrier = i
	}
	for _, a := range d.acts {
		d.emit(d.items[a].act, it.rest, i)
	}
}

// addThing gives a thing to the open actions, in the place of the last thing of the item that it continues.
func (d *distributor) addThing(i int) {
	it := d.items[i]
	if d.carrier < 0 {
		d.release()
		d.emit(nil, it.rest, i)
		return
	}
	for _, a := range d.acts {
		d.emit(d.items[a].act, d.continued(it), i)
	}
}

// continued joins what stands before the last thing of the carrier with an item: "secrets [into files] or version control".
func (d *distributor) continued(it item) []piece {
	rest := d.items[d.carrier].rest
	n := len(rest) - 1
	for n > 0 && rest[n].role != roleThing {
		n--
	}
	for n > 0 && rest[n-1].qualifies() {
		n--
	}
	return slices.Concat(rest[:max(n, 0)], it.rest)
}

// release lets the waiting actions stand alone.
func (d *distributor) release() {
	for _, a := range d.waiting {
		d.emit(d.items[a].act, nil, a)
	}
	d.waiting = nil
}

func (d *distributor) emit(act *piece, rest []piece, item int) {
	d.out = append(d.out, alternative{act: act, rest: rest, item: item})
}

// qualify gives each alternative the qualifiers of its item, or those that end the list.
func (d *distributor) qualify() []alternative {
	d.inherit()
	var out []alternative
	for _, a := range d.out {
		quals := d.items[a.item].quals
		if len(quals) == 0 {
			quals = [][]piece{nil}
		}
		for _, q := range quals {
			a.quals = q
			out = append(out, a)
		}
	}
	return out
}

// inherit hands the qualifiers of the last item to those before it, up to one that has its own. "anything outside the workspace"
// keeps its qualifier to itself.
func (d *distributor) inherit() {
	last := len(d.items) - 1
	quals := d.items[last].quals
	if slices.ContainsFunc(d.items[last].rest, func(k piece) bool { return k.role == roleAnything }) {
		return
	}
	for i := last - 1; i >= 0 && len(d.items[i].quals) == 0; i-- {
		d.items[i].quals = quals
	}
}
