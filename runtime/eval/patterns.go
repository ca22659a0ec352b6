package eval

import (
	"regexp"
	"sync/atomic"

	"github.com/govc-lang/govc/compiler/graph"
	"github.com/govc-lang/govc/lang/glob"
)

// patterns holds the compiled patterns of a graph, each made when it is first needed and shared by all machines.
type patterns struct {
	globs   []atomic.Pointer[glob.Glob]     // by string
	regexps []atomic.Pointer[regexp.Regexp] // by node
}

func newPatterns(g *graph.Graph) *patterns {
	return &patterns{
		globs:   make([]atomic.Pointer[glob.Glob], g.Strings()),
		regexps: make([]atomic.Pointer[regexp.Regexp], g.Nodes()),
	}
}

func (p *patterns) glob(g *graph.Graph, id uint32) *glob.Glob {
	if old := p.globs[id].Load(); old != nil {
		return old
	}
	made := glob.Compile(g.String(id))
	p.globs[id].Store(&made)
	return &made
}

// everything stands for a pattern that does not compile: it was checked when it was compiled, and a broken bundle must not go quiet.
var everything = regexp.MustCompile(`(?s).*`)

func (p *patterns) regexp(g *graph.Graph, id uint32, n graph.Node) *regexp.Regexp {
	if old := p.regexps[id].Load(); old != nil {
		return old
	}
	made, err := regexp.Compile(g.String(g.Pool(n.A)))
	if err != nil {
		made = everything
	}
	p.regexps[id].Store(made)
	return made
}
