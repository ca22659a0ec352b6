// Package score measures clauses on labelled cases: it asks the function that decides about agents about every row of a corpus, and
// counts per clause what was caught, what was missed, and what was stopped for nothing. The mode of a policy or clause plays no part.
//
// A (row, clause) pair is caught when the clause is in the row's violates and among the findings; it is a false alarm when it is among
// the findings and not in violates. Rows that the clause does not break fall into four populations: look-alikes of the clause (the
// figure that has a bar), everyday rows, rows that break other clauses, and look-alikes of other clauses.
package score

import (
	"fmt"
	"iter"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/govc-lang/govc/compiler"
	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/eval"
)

// Decide answers one case. It is called from several goroutines.
type Decide func(action.Case) eval.Decision

// Job is one run.
type Job struct {
	Rows    iter.Seq[corpus.Row] // read once, in constant memory
	Clauses []compiler.Clause    // those without an effect are passed over
	// Decide gives the decider for the parameters that a row is written for; nil means the policy's own. It is called once for each.
	Decide   func(*corpus.Params) Decide
	Workers  int            // 0: as many as there are processors
	Progress func(done int) // called now and then from the goroutine of Run; may be nil
}

const (
	window = 4096 // rows that are held at a time
	block  = 32   // rows that a worker takes at a time
)

// Run decides about every row and counts. The result does not depend on the number of workers. The error is the first fault of a
// decision: what is counted without one is no measurement.
func Run(job Job) (*Result, error) {
	r := runner{job: job, tally: newTally(job.Clauses), deciders: map[*corpus.Params]Decide{}}
	rows := make([]corpus.Row, 0, window)
	for row := range job.Rows {
		if rows = append(rows, row); len(rows) == window {
			r.take(rows)
			rows = rows[:0]
		}
	}
	r.take(rows)
	if r.fault != nil {
		return nil, r.fault
	}
	return r.tally.result(), nil
}

type runner struct {
	job      Job
	tally    *tally
	deciders map[*corpus.Params]Decide
	done     int
	fault    error
}

// take decides about the rows in parallel and counts them in order.
func (r *runner) take(rows []corpus.Row) {
	for i := range rows {
		if p := rows[i].Params; r.deciders[p] == nil {
			r.deciders[p] = r.job.Decide(p)
		}
	}
	decisions := r.decide(rows)
	for i := range rows {
		if err := decisions[i].Fault; err != nil && r.fault == nil {
			r.fault = fmt.Errorf("case %s: %w", rows[i].ID, err)
		}
		r.tally.add(&rows[i], decisions[i])
	}
	r.done += len(rows)
	if r.job.Progress != nil {
		r.job.Progress(r.done)
	}
}

func (r *runner) decide(rows []corpus.Row) []eval.Decision {
	decisions := make([]eval.Decision, len(rows))
	var next atomic.Int64
	var wg sync.WaitGroup
	for range r.workers() {
		wg.Go(func() {
			for {
				start := int(next.Add(block)) - block
				if start >= len(rows) {
					return
				}
				for i := start; i < min(start+block, len(rows)); i++ {
					decisions[i] = r.deciders[rows[i].Params](CaseOf(&rows[i]))
				}
			}
		})
	}
	wg.Wait()
	return decisions
}

func (r *runner) workers() int {
	if r.job.Workers > 0 {
		return r.job.Workers
	}
	return runtime.GOMAXPROCS(0)
}
