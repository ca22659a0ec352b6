package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/govc-lang/govc/corpus"
)

func (a *app) statsText(s corpus.Stats) error {
	t := table{columns: []column{
		{head: "clause"}, {head: "direct", right: true, spare: 2}, {head: "evasions", right: true, spare: 2}, {head: "violations", right: true},
		{head: "in test", right: true}, {head: "near", right: true}, {head: "in test", right: true}, {head: "violations by surface", spare: 3},
	}}
	for _, id := range slices.Sorted(maps.Keys(s.Counts.Clauses)) {
		c := s.Counts.Clauses[id]
		all, test := c.Total(), c[corpus.Test]
		t.add(plain(id, fmt.Sprint(all.Direct), fmt.Sprint(all.Evasion), fmt.Sprint(all.Violations()), fmt.Sprint(test.Violations()),
			fmt.Sprint(all.Near), fmt.Sprint(test.Near), surfaces(s.Clauses[id]))...)
	}
	if err := a.print(a.out, t); err != nil {
		return err
	}
	kinds := table{columns: []column{{head: "rows"}, {head: "dev", right: true}, {head: "test", right: true}, {head: "all", right: true}}}
	for _, k := range slices.Sorted(maps.Keys(s.Kinds)) {
		kinds.add(bySplit(string(k), s.Kinds[k])...)
	}
	for _, f := range slices.Sorted(maps.Keys(s.Surfaces)) {
		kinds.add(bySplit("on "+string(f), s.Surfaces[f])...)
	}
	fmt.Fprintln(a.out)
	if err := a.print(a.out, kinds); err != nil {
		return err
	}
	printf(a.out, "\n%s\n", count(s.Counts.Rows, "case", "cases"))
	return nil
}

func bySplit(name string, n map[corpus.Split]int) []cell {
	return plain(name, thousands(n[corpus.Dev]), thousands(n[corpus.Test]), thousands(n[corpus.Dev]+n[corpus.Test]))
}

func surfaces(n map[corpus.Surface]int) string {
	var parts []string
	for _, s := range slices.Sorted(maps.Keys(n)) {
		parts = append(parts, fmt.Sprintf("%s %d", s, n[s]))
	}
	return strings.Join(parts, ", ")
}
