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

// ending is the qualifiers at the end of an item, those in its name among them, and one that only its name may have.
func (p *parser) ending(it item) [][]piece {
	inName := p.taken(it.rest)
	if it.act != nil && len(it.act.took) > 0 {
		inName = it.act.took
	}
	if len(inName) == 0 {
		return it.quals
	}
	if len(it.quals) == 0 {
		return [][]piece{inName}
	}
	var out [][]piece
	for _, q := range it.quals {
		out = append(out, slices.Concat(inName, q))
	}
	return out
}

// inherit hands the qualifiers of the last item to those before it, up to one that has its own. "anything outside the workspace"
// keeps its own.
func (d *distributor) inherit() {
	d.checkMiddle()
	last := len(d.items) - 1
	quals := d.p.ending(d.items[last])
	if slices.ContainsFunc(d.items[last].rest, d.p.anything) {
		return
	}
	for i := last - 1; i >= 0 && len(d.items[i].quals) == 0 && !d.p.qualifiedName(d.items[i].act); i-- {
		d.checkTarget(i, quals)
		d.items[i].quals = quals
	}
}

// checkMiddle refuses "payments or refunds above EUR 100 or deleting backups": a qualifier inside a list may go with what stands before it too.
func (d *distributor) checkMiddle() {
	for i := 1; i < len(d.items)-1; i++ {
		if q := d.items[i].quals; len(q) > 0 && len(d.items[i-1].quals) == 0 && !d.p.qualifiedName(d.items[i-1].act) {
			d.p.report(q[0][0].span, openWith())
		}
	}
}

// checkTarget refuses "delete backups or send secrets to third parties": to where something goes belongs to its action, and may belong to the one
// before. Actions that share a thing share it: copying or moving data to third parties.
func (d *distributor) checkTarget(i int, quals [][]piece) {
	last := d.items[len(d.items)-1]
	if d.items[i+1].act == nil || d.bare(d.items[i]) && len(last.rest) > 0 {
		return
	}
	for _, k := range slices.Concat(quals...) {
		if d.p.target(k) {
			d.p.report(k.span, whoseObject())
		}
	}
}

// target says that a place is one to which something goes.
func (p *parser) target(k piece) bool {
	i := k.span.lo
	for k.glued && i > 0 && !p.toks[i].is(connectors) && !p.toks[i].is(targets) {
		i--
	}
	return k.role == rolePlace && p.toks[i].is(targets)
}

// qualifiedName says that the name of an action ends in a place or a state: "sending personal data outside the organisation".
func (p *parser) qualifiedName(act *piece) bool {
	if act == nil || act.joined {
		return act != nil && len(act.took) > 0
	}
	for i := act.span.lo + 1; i < act.span.hi; i++ {
		n, _ := connects(p.toks[i].text)
		rest := span{i, act.span.hi}
		if p.toks[i].is(outsides) && p.qualifierFills(rest) || n > 0 && p.qualifierFills(span{i + n, rest.hi}) {
			return true
		}
	}
	return false
}

// qualifierFills says that some words are the name of a place or a state.
func (p *parser) qualifierFills(s span) bool {
	return !s.empty() && slices.ContainsFunc(p.namesAt(s.lo, s.hi), func(f found) bool {
		k := p.newPiece(f)
		return f.span == s && k.qualifies()
	})
}
