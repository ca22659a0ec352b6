package compiler

import (
	"fmt"
	"strings"

	"github.com/govc-lang/govc/compiler/condition"
	"github.com/govc-lang/govc/lang/config"
	"github.com/govc-lang/govc/lang/diag"
	"github.com/govc-lang/govc/lang/schema"
	"github.com/govc-lang/govc/lang/sentence"
	"github.com/govc-lang/govc/lang/vocabulary"
)

// All wording of this package stands here.

func problem(code diag.Code, at diag.Range, summary, fix string) diag.Diagnostic {
	d := diag.New(code, at, summary)
	d.Fix = fix
	return d
}

// about names the clause that a problem is about.
func about(subject string, d diag.Diagnostic) diag.Diagnostic {
	d.Subject = subject
	return d
}

func didYouMean(word string, options []string, otherwise string) string {
	if near := diag.Nearest(word, options, 3); len(near) > 0 {
		return "did you mean " + strings.Join(near, ", ") + "?"
	}
	return otherwise
}

func unknownConcept(at diag.Range, name string, names []string) diag.Diagnostic {
	return problem(diag.UnknownConcept, at, fmt.Sprintf("there is no concept %q", name), didYouMean(name, names, "write a concept block for it"))
}

func circularConcept(at diag.Range, name string) diag.Diagnostic {
	return problem(diag.UnknownConcept, at, fmt.Sprintf("the concept %q needs itself", name), "break the circle of is, is_not and includes")
}

func unknownSet(at diag.Range, name string, v *vocabulary.Vocabulary) diag.Diagnostic {
	var names []string
	for n := range v.Sets {
		names = append(names, n)
	}
	return problem(diag.UnknownConcept, at, fmt.Sprintf("there is no set @%s", name), didYouMean(name, names, "write a set block for it"))
}

func neverHolds(at diag.Range, f schema.Fact, value string) diag.Diagnostic {
	return problem(diag.NeverHolds, at, fmt.Sprintf("%s is never %q", f.Name, value), didYouMean(value, f.Values, "one of "+strings.Join(f.Values, ", ")))
}

func badNumber(at diag.Range, got string) diag.Diagnostic {
	return problem(diag.BadValue, at, "this must be a number or a comparison such as \"> 100\", not "+got, "")
}

func badTruth(at diag.Range, got string) diag.Diagnostic {
	return problem(diag.BadValue, at, "this must be true or false, not "+got, "")
}

func noKind(c *vocabulary.Concept) diag.Diagnostic {
	return about(c.Name, problem(diag.MissingAttribute, c.Range, fmt.Sprintf("the concept %q has no kind", c.Name),
		`add kind = "action", "thing", "place" or "state"`))
}

func unshownConcept(c *vocabulary.Concept) diag.Diagnostic {
	return about(c.Name, problem(diag.UnshownConcept, c.Range, fmt.Sprintf("nothing can ever be %q: the concept does not say how it shows itself", c.Name),
		`add a block such as call { verb = ["…"], noun = ["…"] } or shell { program = ["…"] }, a when, or includes (docs/vocabulary.md)`))
}

func emptyBlock(c *vocabulary.Concept, b *vocabulary.Block) diag.Diagnostic {
	return about(c.Name, problem(diag.EmptyBlock, b.Range, fmt.Sprintf("this %s block says nothing, so everything would be %q", b.Name, c.Name),
		"say what such a call has, or remove the block"))
}

func emptyList(c *vocabulary.Concept, t vocabulary.Test) diag.Diagnostic {
	return about(c.Name, problem(diag.EmptyBlock, t.Range, fmt.Sprintf("this list of the concept %q holds no value", c.Name), "name a value, or remove the attribute"))
}

func conceptChanged(c *vocabulary.Concept, attr string) diag.Diagnostic {
	return about(c.Name, problem(diag.BadValue, c.Range, fmt.Sprintf("this adds to the library's concept %q and cannot change its %s", c.Name, attr),
		"remove "+attr+", or write replace = true"))
}

func unusedConcept(c *vocabulary.Concept) diag.Diagnostic {
	return about(c.Name, problem(diag.UnusedConcept, c.Range, fmt.Sprintf("no sentence uses the concept %q", c.Name), ""))
}

func conditionProblem(at diag.Range, p condition.Problem) diag.Diagnostic {
	return problem(p.Code, at, p.Summary, p.Fix)
}

// conditionOf is a problem of the condition of a clause, which alone can be turned off by its mode.
func conditionOf(cl *Clause, p condition.Problem) diag.Diagnostic {
	if p.False {
		p.Fix += ", or write mode = \"shadow\" to record and stop nothing"
	}
	return conditionIn(cl.When, p)
}

func conditionIn(t config.Text, p condition.Problem) diag.Diagnostic {
	return problem(p.Code, t.Within(p.Span[0], p.Span[1]), p.Summary, p.Fix)
}

func conceptReplaced(at diag.Range, name string) diag.Diagnostic {
	return about(name, problem(diag.ConceptReplaced, at, fmt.Sprintf("the concept %q of the library is replaced", name), ""))
}

func unknownLibrary(at diag.Range, name string) diag.Diagnostic {
	return problem(diag.UnknownLibrary, at, fmt.Sprintf("there is no library %q", name), `use = ["govc-standard"]`)
}

func unknownLibraryClause(cl *config.Clause, lib []config.Clause) diag.Diagnostic {
	ids := make([]string, len(lib))
	for i := range lib {
		ids[i] = lib[i].ID
	}
	return about(cl.ID, problem(diag.UnknownLibraryClause, cl.Range, fmt.Sprintf("the library has no clause %q to switch off", cl.ID),
		didYouMean(cl.ID, ids, "remove the block")))
}

func duplicateClause(cl, first *config.Clause) diag.Diagnostic {
	d := problem(diag.DuplicateClause, cl.Range, fmt.Sprintf("clause %q stands here a second time", cl.ID), "rename or remove one of them")
	d.Related = []diag.Related{{Message: "the first is here", Range: first.Range}}
	return about(cl.ID, d)
}

func clauseReplaced(cl *config.Clause) diag.Diagnostic {
	return about(cl.ID, problem(diag.ClauseReplaced, cl.Range, fmt.Sprintf("clause %q replaces the library's", cl.ID), ""))
}

func clauseSwitchedOff(cl *config.Clause) diag.Diagnostic {
	return about(cl.ID, problem(diag.ClauseSwitchedOff, cl.Range,
		fmt.Sprintf("clause %q is switched off until %s: %s", cl.ID, cl.Until.Value, cl.Reason.Value), ""))
}

func switchedOffExpired(cl *config.Clause) diag.Diagnostic {
	return about(cl.ID, problem(diag.SwitchedOffExpired, cl.Until.Range,
		fmt.Sprintf("clause %q was switched off until %s: it is back", cl.ID, cl.Until.Value), "remove the block, or set a new date"))
}

func nothingToCheck(cfg *config.Config) diag.Diagnostic {
	at := diag.Range{File: cfg.Root}
	if cfg.Policy != nil {
		at = cfg.Policy.Range
	} else if files := cfg.Files(); len(files) > 0 {
		at = diag.Range{File: files[0], Start: diag.Pos{Line: 1, Column: 1}, End: diag.Pos{Line: 1, Column: 1}}
	}
	return problem(diag.NothingToCheck, at, "there are no clauses", `write a clause block, or use = ["govc-standard"] in the policy block`)
}

func exceptionUnknownClause(e *config.Exception, ids []string) diag.Diagnostic {
	return about(e.Name, problem(diag.ExceptionUnknownClause, e.Clause.Range, fmt.Sprintf("exception %q is to no clause of this policy: %q", e.Name, e.Clause.Value),
		didYouMean(e.Clause.Value, ids, "name a clause that is used")))
}

func exceptionToAll(e *config.Exception) diag.Diagnostic {
	return about(e.Name, problem(diag.ExceptionToAll, e.Match.Range, fmt.Sprintf("exception %q takes every finding of clause %q back", e.Name, e.Clause.Value),
		"say which calls it is for; a library clause is switched off with disabled = true"))
}

func exceptionExpired(e *config.Exception) diag.Diagnostic {
	return about(e.Name, problem(diag.ExceptionExpired, e.Until.Range, fmt.Sprintf("exception %q ended on %s", e.Name, e.Until.Value), "remove it, or set a new date"))
}

func internalProblem(err error) diag.Diagnostic {
	return problem(diag.BadValue, diag.Range{}, "the graph could not be built: "+err.Error(), "please report this")
}

var sentenceCodes = map[sentence.ProblemKind]diag.Code{
	sentence.NoForm: diag.NoForm, sentence.Unknown: diag.UnknownWords, sentence.Ambiguous: diag.AmbiguousPhrase,
	sentence.Vague: diag.VagueWord, sentence.NeedsAction: diag.NeedsAction,
}

// sentenceProblem points into the sentence.
func sentenceProblem(cl *Clause, p sentence.Problem) diag.Diagnostic {
	code, ok := sentenceCodes[p.Kind]
	if !ok {
		code = sentenceOther(p.Kind)
	}
	fix := ""
	if p.Kind == sentence.Unknown {
		fix = "use words that `govc explain --concepts` lists, or write a concept block with this name (docs/vocabulary.md)"
	}
	if len(p.Near) > 0 {
		fix = "nearest: " + strings.Join(p.Near, ", ") + "; `govc explain --concepts` lists all; or write a concept block with this name (docs/vocabulary.md)"
	}
	return about(cl.ID, problem(code, cl.Text.Within(p.Words[0], p.Words[1]), p.Detail, fix))
}

func sentenceOther(k sentence.ProblemKind) diag.Code {
	if k == sentence.Process {
		return diag.ProcessSentence
	}
	return diag.UnsupportedSentence
}
