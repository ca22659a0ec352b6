package main

import (
	"bytes"
	"context"
	"io"
	"testing"

	"github.com/govc-lang/govc/corpus"
)

// BenchmarkEval is the whole way of a row: read, decoded, decided, written. The figure to reach is 20,000 decisions a second on
// two cores.
func BenchmarkEval(b *testing.B) {
	a := &app{out: newOutput(io.Discard), errw: io.Discard}
	p, err := a.open(sources{})
	if err != nil {
		b.Fatal(err)
	}
	cases, problems := corpus.Embedded()
	if problems.HasErrors() {
		b.Fatal(problems)
	}
	var rows bytes.Buffer
	for i := range cases.Rows {
		rows.Write(append(cases.Rows[i].Bytes(), '\n'))
	}
	b.ReportAllocs()
	for b.Loop() {
		e := evaluator{engine: p.engine, write: decisionJSON}
		if err := e.run(context.Background(), bytes.NewReader(rows.Bytes()), newOutput(io.Discard).Writer); err != nil {
			b.Fatal(err)
		}
		if e.rows != len(cases.Rows) {
			b.Fatalf("%d decisions for %d rows", e.rows, len(cases.Rows))
		}
	}
	b.ReportMetric(float64(len(cases.Rows)*b.N)/b.Elapsed().Seconds(), "decisions/s")
}

// BenchmarkStart is what every command does before it decides: the library, from sources to an engine.
func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		a := &app{out: newOutput(io.Discard), errw: io.Discard}
		if _, err := a.open(sources{}); err != nil {
			b.Fatal(err)
		}
	}
}
