package eval

import (
	"sync/atomic"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/lang/glob"
	"github.com/govc-lang/govc/lang/pattern"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/runtime/fact"
)

// patterns is what all machines of a graph share: its nodes and its pool, decoded, its compiled patterns, each made when it is first
// needed, and the facts whose leaves wake nodes.
type patterns struct {
	nodes   []graph.Node
	pool    []uint32
	globs   []atomic.Pointer[glob.Glob]       // by string
	regexps []atomic.Pointer[pattern.Pattern] // by node
	sleeps  []bool                            // by node
	waking  fact.Set
	hints   fact.Set   // the facts of the table of grams
	grams   gramFilter // of it
}

// gramFilter is a Bloom filter of the table of grams, by graph.GramHash: most values have none of its grams.
type gramFilter [1024]uint64

func (f *gramFilter) add(h uint32)      { f[h>>6&1023] |= 1 << (h & 63) }
func (f *gramFilter) has(h uint32) bool { return f[h>>6&1023]&(1<<(h&63)) != 0 }

func newPatterns(g *graph.Graph) *patterns {
	p := &patterns{
		nodes:   make([]graph.Node, g.Nodes()),
		pool:    make([]uint32, g.PoolSize()),
		globs:   make([]atomic.Pointer[glob.Glob], g.Strings()),
		regexps: make([]atomic.Pointer[pattern.Pattern], g.Nodes()),
		sleeps:  make([]bool, g.Nodes()),
	}
	for i := range uint32(len(p.pool)) {
		p.pool[i] = g.Pool(i)
	}
	for id := range uint32(len(p.nodes)) {
		n := g.Node(id)
		p.nodes[id], p.sleeps[id] = n, n.Sleeps
		if _, wakes := g.Wakes(id); wakes > 0 {
			p.waking.Add(n.Fact)
		}
	}
	g.EachGram(func(id schema.ID, gram uint32) {
		p.hints.Add(id)
		p.grams.add(graph.GramHash(id, gram))
	})
	return p
}

// list is a range of the pool.
func (p *patterns) list(start, n uint32) []uint32 { return p.pool[start : start+n] }

func (p *patterns) glob(g *graph.Graph, id uint32) *glob.Glob {
	if old := p.globs[id].Load(); old != nil {
		return old
	}
	made := glob.Compile(g.String(id))
	p.globs[id].Store(&made)
	return &made
}

func (p *patterns) regexp(g *graph.Graph, id uint32, n graph.Node) *pattern.Pattern {
	if old := p.regexps[id].Load(); old != nil {
		return old
	}
	made := pattern.New(g.String(g.Pool(n.A)))
	p.regexps[id].Store(made)
	return made
}
