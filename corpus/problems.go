package corpus

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/govc-lang/govc/lang/diag"
)

// All wording of this package stands here and in problems_lint.go: one function a problem.

func problem(code diag.Code, at diag.Range, summary, detail, fix string) diag.Diagnostic {
	d := diag.New(code, at, summary)
	d.Detail, d.Fix = detail, fix
	return d
}

func badRow(at diag.Range, summary, detail, fix string) diag.Diagnostic {
	return problem(diag.BadRow, at, summary, detail, fix)
}

func nearestFix(word string, options []string) string {
	if best := diag.Nearest(word, options, 1); best != nil {
		return fmt.Sprintf("write %q", best[0])
	}
	return "use one of " + strings.Join(options, ", ")
}

func emptyCorpus(dir string) diag.Diagnostic {
	return problem(diag.EmptyCorpus, diag.Range{File: dir}, "no cases",
		"A run over no cases proves nothing. Rows are lines of JSON in violations/*.jsonl and benign/*.jsonl.",
		"write a row, or name the folder that holds the corpus")
}

func misplacedFile(file string) diag.Diagnostic {
	return badRow(diag.Range{File: file}, "file of rows in the wrong place",
		"Only violations/*.jsonl and benign/*.jsonl are read, so these rows would count for nothing.",
		"move the file to violations/ or benign/")
}

func unreadable(file string, err error) diag.Diagnostic {
	return problem(diag.UnreadableFile, diag.Range{File: file}, "file cannot be read", err.Error()+".", "make the file readable")
}

func linkedFolder(name string) diag.Diagnostic {
	return problem(diag.UnreadableFile, diag.Range{File: name}, "link to a folder",
		"A link is not followed, so the rows behind it would count for nothing, and what it leads to may change with no change here.",
		"put the folder itself in its place")
}

func wrongFolder(r *Row, want string) diag.Diagnostic {
	why := "The row breaks no clause, and the folder holds violations."
	if want == Violations {
		why = "The row breaks " + r.Violates[0] + ", and the folder holds benign rows."
	}
	d := badRow(r.Range(), "row in the wrong folder", why, "move the row to "+want+"/")
	d.Subject = r.ID
	return d
}

func tooLong(l lineOf) diag.Diagnostic {
	return badRow(l.at(span{}), "row longer than 4 MiB", "A call of that size is not decided about.", "shorten the row")
}

func emptyLine(l lineOf) diag.Diagnostic {
	return badRow(l.at(l.whole()), "empty line", "Every line of the file is one row.", "remove the line")
}

func notUTF8(l lineOf) diag.Diagnostic {
	return badRow(l.at(l.whole()), "row is not UTF-8", "JSON is written in UTF-8.", "save the file as UTF-8")
}

func notJSON(l lineOf) diag.Diagnostic {
	at := span{max(0, len(l.text)-1), len(l.text)}
	why := "it ends in the middle of one"
	var syntax *json.SyntaxError
	if err := json.Unmarshal(l.text, new(any)); errors.As(err, &syntax) && err.Error() != "unexpected end of JSON input" {
		at = span{max(0, int(syntax.Offset)-1), int(syntax.Offset)}
		r, _ := utf8.DecodeRune(l.text[at.start:])
		why = fmt.Sprintf("at byte %d stands %q, which cannot stand there", syntax.Offset, r)
	}
	return badRow(l.at(at), "row is not JSON", "The line must hold one JSON object, and "+why+".", "write one JSON object on the line")
}

func notObject(l lineOf, at span, what string) diag.Diagnostic {
	return badRow(l.at(at), what+" is not an object", "", "write a JSON object")
}

func unknownKey(l lineOf, m member, options []string, what string) diag.Diagnostic {
	return badRow(l.at(m.at), fmt.Sprintf("%s has no key %q", what, m.key),
		"The format is closed: a misspelt key would otherwise have no effect.", nearestFix(m.key, options))
}

func repeatedKey(l lineOf, m member) diag.Diagnostic {
	return badRow(l.at(m.at), fmt.Sprintf("key %q stands twice", m.key), "Readers differ on which of the two holds.", "remove one of them")
}

func missingKey(l lineOf, at span, key, what string) diag.Diagnostic {
	return badRow(l.at(at), fmt.Sprintf("%s without %s", what, key), "", fmt.Sprintf("add %q", key))
}

func wrongType(l lineOf, m member, want string) diag.Diagnostic {
	return badRow(l.at(m.value), fmt.Sprintf("%s is not %s", m.key, want), "", "write "+want)
}

func unknownWord(l lineOf, m member, word string, options []string) diag.Diagnostic {
	return badRow(l.at(m.value), fmt.Sprintf("%s cannot be %q", m.key, word), "It is one of "+strings.Join(options, ", ")+".", nearestFix(word, options))
}

func badID(l lineOf, m member) diag.Diagnostic {
	return badRow(l.at(m.value), "not an id: "+m.key, "An id is letters, digits and the signs . _ / - and at most 100 of them.", "write an id such as mm-001")
}

func badClauseID(l lineOf, at span, id string) diag.Diagnostic {
	return badRow(l.at(at), fmt.Sprintf("%q is not the id of a clause", id),
		"Ids of clauses are lower-case letters, digits and hyphens. Findings govc.* are never labels.", "write the id of a clause")
}

func repeatedClause(l lineOf, at span, id string) diag.Diagnostic {
	return badRow(l.at(at), id+" stands twice", "", "remove one of them")
}

func badTime(l lineOf, m member) diag.Diagnostic {
	return badRow(l.at(m.value), m.key+" is not a time", "Times are written as in RFC 3339.", `write a time such as "2026-11-29T14:00:00+01:00"`)
}

func violatesAndNear(r *Row, clause string) diag.Diagnostic {
	d := badRow(r.labelRange(clause), clause+" in violates and in near",
		"A call breaks a clause or only comes close to it. A clause that an approval meets is not broken: it goes in near.", "remove it from one of them")
	d.Subject = r.ID
	return d
}

func kindMismatch(l lineOf, at span, r Row, why string) diag.Diagnostic {
	d := problem(diag.KindMismatch, l.at(at), fmt.Sprintf("kind %q does not fit the labels", r.Kind),
		fmt.Sprintf("A row of this kind %s.", why), "correct kind, violates or near")
	d.Subject = r.ID
	return d
}

func unknownTemplate(l lineOf, at span, m [][]byte) diag.Diagnostic {
	d := problem(diag.UnknownTemplate, l.at(at), "template cannot be expanded",
		"A template is {{secret:KIND:N}} or {{pem:KIND:N}}, N a number of at most six digits.", "write a template such as {{secret:generic:1}}")
	if m != nil {
		kinds := sortedKeys(shapes[string(m[1])])
		d.Summary = fmt.Sprintf("no template of kind %q", m[2])
		d.Fix = nearestFix(string(m[2]), kinds)
	}
	return d
}

func tooManyTemplates(l lineOf, at span) diag.Diagnostic {
	return problem(diag.UnknownTemplate, l.at(at), "too many templates in one row",
		fmt.Sprintf("A row has at most %d.", maxTemplates), "use fewer")
}

func duplicateID(r, first *Row) diag.Diagnostic {
	d := problem(diag.DuplicateRow, r.Range(), "id "+r.ID+" is used twice", "Two rows have the same id, so a report could not tell them apart.", "give the row an id of its own")
	return related(d, r, first)
}

func duplicateEvent(r, first *Row) diag.Diagnostic {
	d := problem(diag.DuplicateRow, r.Range(), "the same call as "+first.ID, "Event and context are the same, so the call would count twice.", "remove the row")
	return related(d, r, first)
}

func contradiction(r, first *Row) diag.Diagnostic {
	d := problem(diag.Contradiction, r.Range(), "contradicts "+first.ID,
		fmt.Sprintf("The same event in the same context breaks %s here and %s there.", listed(r.Violates), listed(first.Violates)),
		"decide which label is right and remove the other row")
	return related(d, r, first)
}

func related(d diag.Diagnostic, r, other *Row) diag.Diagnostic {
	d.Subject = r.ID
	d.Related = []diag.Related{{Message: "the other row", Range: other.Range()}}
	return d
}

func listed(clauses []string) string {
	if len(clauses) == 0 {
		return "nothing"
	}
	return strings.Join(clauses, ", ")
}

func unknownClause(r *Row, clause string, known []string) diag.Diagnostic {
	d := problem(diag.CorpusUnknownClause, r.labelRange(clause), "no clause "+clause,
		"Neither the policy nor the library has a clause of this id, so the label would never count.", nearestFix(clause, known))
	if len(known) > 10 && diag.Nearest(clause, known, 1) == nil {
		d.Fix = "write the id of a clause of the policy"
	}
	d.Subject = r.ID
	return d
}

func badFile(at diag.Range, err error) diag.Diagnostic {
	return problem(diag.BadCorpusFile, at, "file is not what govc writes", err.Error()+".", "restore the file")
}

func badDate(date string) diag.Diagnostic {
	return problem(diag.BadCorpusFile, diag.Range{}, fmt.Sprintf("%q is not a date", date), "", "write a date such as 2026-11-29")
}

func notFrozen(file string) diag.Diagnostic {
	return problem(diag.NotFrozen, diag.Range{File: file}, "file is not in the lock",
		"Figures are only comparable over a frozen corpus.", "run govc corpus freeze")
}

func noLock(dir string) diag.Diagnostic {
	return problem(diag.NotFrozen, diag.Range{File: dir}, "corpus was never frozen",
		"It has no corpus.lock, so nobody can tell later what was measured.", "run govc corpus freeze")
}

func changedFile(file string) diag.Diagnostic {
	return problem(diag.ChangedSinceFreeze, diag.Range{File: file}, "file changed since it was frozen",
		"Its digest is not that of corpus.lock.", "undo the change, or run govc corpus freeze")
}

func goneFile(file string) diag.Diagnostic {
	return problem(diag.ChangedSinceFreeze, diag.Range{File: file}, "frozen file is gone",
		"corpus.lock names it.", "restore the file, or run govc corpus freeze")
}

func lockEdited(file, what string) diag.Diagnostic {
	return problem(diag.ChangedSinceFreeze, diag.Range{File: file}, what+" of the lock is not what the files give",
		"The lock was edited by hand.", "restore corpus.lock, or run govc corpus freeze")
}
