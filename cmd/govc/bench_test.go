package main

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"mvdan.cc/sh/v3/syntax"

	"github.com/govc-lang/govc/corpus"
	"github.com/govc-lang/govc/runtime/action"
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
		if err := e.run(bytes.NewReader(rows.Bytes()), newOutput(io.Discard)); err != nil {
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

// BenchmarkDecide is one decision of the library: decoding, facts, graph. The figures to reach are 10 µs for a call of an MCP tool, and for
// a command four times what the shell's parser alone takes.
func BenchmarkDecide(b *testing.B) {
	a := &app{out: newOutput(io.Discard), errw: io.Discard}
	p, err := a.open(sources{})
	if err != nil {
		b.Fatal(err)
	}
	const command = "cd services/api && go build ./... && go test ./internal/orders -run TestTotals | tail -n 20"
	for name, event := range map[string]string{
		"shell": `{"tool_name":"Bash","tool_input":{"command":"` + command + `"},"cwd":"/home/dev/app"}`,
		"mcp":   `{"tool_name":"mcp__linear__create_issue","tool_input":{"title":"Totals are off by one","teamId":"ENG","priority":2},"cwd":"/home/dev/app"}`,
		"fetch": `{"tool_name":"WebFetch","tool_input":{"url":"https://docs.example/api","prompt":"list the parameters"},"cwd":"/home/dev/app"}`,
		"read":  `{"tool_name":"Read","tool_input":{"file_path":"/home/dev/app/main.go"},"cwd":"/home/dev/app"}`,
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				p.engine.Decide(action.Case{Event: []byte(event)})
			}
		})
	}
	b.Run("parse", func(b *testing.B) {
		parser := syntax.NewParser()
		b.ReportAllocs()
		for b.Loop() {
			if _, err := parser.Parse(strings.NewReader(command), ""); err != nil {
				b.Fatal(err)
			}
		}
	})
}
