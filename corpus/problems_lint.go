package corpus

import (
	"fmt"

	"github.com/govc-lang/govc/lang/diag"
)

func overlapOpen(r *Row, clause, also string) diag.Diagnostic {
	d := problem(diag.OverlapOpen, r.labelRange(clause), "breaks "+clause+", so it breaks "+also+" too",
		"The label is missing, and the clause would be charged with a false alarm when it fires.", "add "+also+" to violates")
	d.Subject = r.ID
	return d
}

func splitLeak(r, first *Row) diag.Diagnostic {
	d := problem(diag.SplitLeak, r.Range(), "nearly the same as "+first.ID+" on the other side of the split",
		"Rules are written against dev and judged on test: variants of one call belong on one side.", fmt.Sprintf(`give both rows "group": %q`, first.Group))
	return related(d, r, first)
}

func nearDuplicate(r, first *Row) diag.Diagnostic {
	d := problem(diag.NearDuplicate, r.Range(), "nearly the same as "+first.ID,
		"The rows differ in spacing, case, numbers or the project's folder only.", fmt.Sprintf(`give both rows "group": %q, or make them differ`, first.Group))
	return related(d, r, first)
}

func realKey(r *Row, at span) diag.Diagnostic {
	d := problem(diag.RealKey, r.within(at.start, at.end), "looks like a real key",
		"Corpora are shared, and scanners would report it.", "write a template such as {{secret:aws:1}}")
	d.Subject = r.ID
	return d
}

func unevenLabels(r *Row, clause, why string) diag.Diagnostic {
	d := problem(diag.UnevenLabels, r.labelRange(clause), "of "+clause+", "+why, "Figures over few rows of a kind say little.", "write more rows of the kind that is missing")
	d.Subject = clause
	return d
}

func surfaceWithoutNear(r *Row, clause, surfaces string) diag.Diagnostic {
	d := problem(diag.SurfaceMissing, r.labelRange(clause), "no look-alikes of "+clause+" on "+surfaces,
		"The clause is broken there, and its false alarms there are not measured.", "write look-alikes that use such tools")
	d.Subject = clause
	return d
}

func oneSurface(r *Row, clause string) diag.Diagnostic {
	d := problem(diag.SurfaceMissing, r.labelRange(clause), clause+" is broken on one surface only",
		"All violations use "+string(r.Surface())+" tools.", "write violations on every surface where the act can happen")
	d.Subject = clause
	return d
}
