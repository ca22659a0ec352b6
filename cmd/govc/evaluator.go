package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/runtime/action"
	"github.com/govc-lang/govc/runtime/eval"
	"github.com/govc-lang/govc/runtime/score"
)

// evaluator decides about rows on all cores and writes the answers in the order of the rows.
type evaluator struct {
	engine  *eval.Engine
	write   func(*bytes.Buffer, *eval.Decision) error
	rows    int
	stopped int   // rows whose decision is deny or escalate
	fault   error // the first of govc itself
}

// job is one row on its way through the workers.
type job struct {
	row      corpus.Row
	problems diag.List
	answer   bytes.Buffer
	decision eval.Effect
	err      error
	fault    error // of govc, on this row, which is denied
	ready    chan struct{}
}

// queued is how many rows may wait between reading and writing.
const queued = 256

// run returns at the first error; what still waits for input then ends with the process. A fault of govc is denied as any other row
// that cannot be read, and is the error once every row has its answer.
func (e *evaluator) run(in io.Reader, out *output) error {
	// Rows leave much behind that is soon dead: collecting it later is cheaper, for some memory.
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	todo, order := make(chan *job, queued), make(chan *job, queued)
	for range max(2, runtime.GOMAXPROCS(0)) {
		go func() {
			for j := range todo {
				e.decide(j)
				close(j.ready)
			}
		}()
	}
	var readErr error
	go func() {
		defer close(order)
		defer close(todo)
		readErr = read(corpus.NewReader(in, "rows"), order, todo)
	}()
	if err := e.collect(order, out); err != nil {
		return err
	}
	if readErr != nil {
		return input("cannot read the rows: "+cause(readErr), "the rows before it are decided, the others are not")
	}
	if e.fault != nil {
		return internal(e.fault)
	}
	return nil
}

// read hands each row to the writer, in order, and to the workers.
func read(in *corpus.Reader, order, todo chan<- *job) error {
	for {
		row, problems, err := in.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		j := &job{row: row, problems: problems, ready: make(chan struct{})}
		order <- j
		todo <- j
	}
}

// collect writes answers in order, and flushes before it waits for input: a caller may send a row and wait for its answer.
func (e *evaluator) collect(order <-chan *job, out *output) error {
	for {
		if len(order) == 0 {
			if err := out.Flush(); err != nil {
				return unwritable(err)
			}
		}
		j, open := <-order
		if !open {
			return nil
		}
		if err := e.answer(j, out); err != nil {
			return err
		}
	}
}

func (e *evaluator) answer(j *job, out *output) error {
	<-j.ready
	if j.err != nil {
		return internal(j.err)
	}
	e.rows++
	e.fault = cmp.Or(e.fault, j.fault)
	if j.decision < eval.Observe {
		e.stopped++
	}
	if _, err := out.Write(j.answer.Bytes()); err != nil {
		return unwritable(err)
	}
	return nil
}

func unwritable(err error) error {
	return input("cannot write a decision: "+cause(err), "check what reads the output, or the space left on the disk")
}

func (e *evaluator) decide(j *job) {
	d := decideRow(e.engine, &j.row, j.problems)
	if d.Fault != nil {
		j.fault = fmt.Errorf("line %d: %w", j.row.Line, d.Fault)
	}
	j.decision = d.Decision
	j.err = e.write(&j.answer, &d)
}

// decideRow decides about a row; one that cannot be read is denied, with what is wrong with it.
func decideRow(engine *eval.Engine, row *corpus.Row, problems diag.List) eval.Decision {
	c := score.CaseOf(row)
	if c.ID == "" {
		c.ID = fmt.Sprintf("line:%d", row.Line)
	}
	if !problems.HasErrors() {
		return engine.Decide(c)
	}
	d := engine.Decide(action.Case{ID: c.ID})
	d.Unparsed = unparsed(problems)
	for i := range d.Findings {
		d.Findings[i].Because = because(d.Unparsed) // its own are about the empty event
	}
	return d
}

// because gives what could not be read as the reasons of a finding.
func because(list []eval.Unparsed) []eval.Reason {
	out := []eval.Reason{}
	for _, u := range list {
		out = append(out, eval.Reason{Fact: "unparsed", Value: u.Why, At: u.At})
	}
	return out
}

// unparsed says what was wrong with a row. It was no event yet, so there is no pointer into one.
func unparsed(problems diag.List) []eval.Unparsed {
	var list []eval.Unparsed
	for _, p := range problems {
		if p.Severity == diag.Error {
			why := p.Summary
			if p.Detail != "" {
				why += ": " + lower(strings.TrimSuffix(p.Detail, "."))
			}
			if p.Fix != "" {
				why += "; " + p.Fix
			}
			list = append(list, eval.Unparsed{Why: fmt.Sprintf("line %d: %s", p.Range.Start.Line, why)})
		}
	}
	return list
}
