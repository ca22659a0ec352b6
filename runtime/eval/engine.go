package eval

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/compiler/tables"
	"github.com/govc-lang/govc/lang/params"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/fact"
)

// Engine decides with one compiled policy. It is safe for concurrent use.
type Engine struct {
	g        *graph.Graph
	reader   *fact.Reader
	params   Params
	lists    map[string][]string
	bundle   Bundle
	cite     map[string]Citations
	machines sync.Pool
}

// Citations are what a finding of a clause prints.
type Citations struct{ References, Related []Citation }

// Params is the params member: what is particular to one organisation. No digest of a clause covers it.
type Params struct {
	params.Params
	Mode      string               `json:"mode"` // enforce or shadow
	Citations map[string]Citations `json:"citations"`
}

// New opens graph, tables and params; all three are kept and must not change.
func New(graphBytes, tableBytes, paramBytes []byte, b Bundle) (*Engine, error) {
	g, err := graph.Open(graphBytes)
	if err != nil {
		return nil, fmt.Errorf("graph: %w", err)
	}
	t, err := tables.Open(tableBytes)
	if err != nil {
		return nil, fmt.Errorf("tables: %w", err)
	}
	var p Params
	if err := json.Unmarshal(paramBytes, &p); err != nil {
		return nil, fmt.Errorf("params: %w", err)
	}
	e := &Engine{g: g, params: p, bundle: b, cite: p.Citations, lists: paramLists(p.Params)}
	e.reader = fact.NewReader(t, p.Params)
	shared := newPatterns(g)
	e.machines.New = func() any { return newMachine(g, shared, e.lists) }
	return e, nil
}

func paramLists(p params.Params) map[string][]string {
	o := p.Organisation
	return map[string][]string{
		"organisation.domains": o.Domains, "organisation.regions": o.Regions, "organisation.owners": o.Owners,
		"organisation.prefixes": o.Prefixes, "organisation.approved_servers": o.ApprovedServers,
	}
}

// Decide answers one case. It never fails: what cannot be read is denied, and so is an action that hits a defect of govc's own, which
// Decision.Fault then tells.
func (e *Engine) Decide(c action.Case) (d Decision) {
	d = Decision{ID: c.ID, Bundle: e.bundle, Findings: []Finding{}, Met: []Finding{}, Excepted: []Finding{}, Unparsed: []Unparsed{}}
	empty := d
	defer func() {
		if p := recover(); p != nil {
			d = undecodable(empty, "The event could not be decided.", errors.New("govc failed on this action; please report it"))
			d.Fault = fmt.Errorf("%v\n%s", p, debug.Stack())
		}
	}()
	f, act, err := e.facts(c)
	d.Action = act.Digest
	if err != nil {
		return undecodable(d, "The event could not be read.", err)
	}
	m := e.machines.Get().(*machine)
	m.begin(e.history(m, c))
	r := &round{engine: e, machine: m, facts: f, day: c.Context.Day, fired: map[uint32]*firing{}}
	r.run()
	r.conclude(&d, c)
	f.Free()
	m.end()
	e.machines.Put(m) // not a machine that a panic left half way
	return d
}

// Facts derives the facts of a case, for explaining.
func (e *Engine) Facts(c action.Case) (*fact.Facts, error) {
	f, _, err := e.facts(c)
	return f, err
}

func (e *Engine) facts(c action.Case) (*fact.Facts, action.Action, error) {
	a, err := action.Decode(c.Event)
	if err != nil {
		return nil, a, err
	}
	return e.reader.Facts(a, c.Context, c.Files), a, nil
}

// history is what fills the marks of a machine from the history of the session, what ran and how long ago; nil where there is none. Another
// machine looks at it, since that one is in the midst of an act when it asks.
func (e *Engine) history(m *machine, c action.Case) func() {
	if len(m.marks) == 0 || len(c.Context.History) == 0 {
		return nil
	}
	return func() {
		other := e.machines.Get().(*machine)
		own := other.marks
		other.begin(nil)
		other.marks = m.marks
		for _, p := range c.Context.History {
			if p.Ran() {
				e.remember(other, p, c.Context)
			}
		}
		other.marks = own
		other.end()
		e.machines.Put(other)
	}
}

func (e *Engine) remember(m *machine, p action.Past, ctx action.Context) {
	a, err := action.Decode(p.Event)
	if err != nil {
		return
	}
	now := ctx.At
	ctx.History, ctx.At = nil, p.At
	f := e.reader.Facts(a, ctx, nil)
	for i := range f.Acts {
		m.load(&f.Shared, &f.Acts[i])
		for k := range m.marks {
			if m.node(m.g.Mark(uint32(k))) == yes {
				m.marks[k].ago = append(m.marks[k].ago, ago(now, p.At))
			}
		}
	}
	f.Free()
}

// ago is how many seconds before now something was; without both times it counts as inside every window.
func ago(now, then time.Time) int64 {
	if now.IsZero() || then.IsZero() {
		return 0
	}
	return int64(now.Sub(then) / time.Second)
}
