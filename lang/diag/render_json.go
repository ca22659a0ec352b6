package diag

import (
	"encoding/json"
	"io"
)

// The JSON form: what a List is to another program. Names and shapes stay.
type jsonReport struct {
	Errors      int              `json:"errors"`
	Warnings    int              `json:"warnings"`
	Notes       int              `json:"notes"`
	Diagnostics []jsonDiagnostic `json:"diagnostics"`
}

type jsonDiagnostic struct {
	Code     Code          `json:"code"`
	Severity string        `json:"severity"`
	Subject  string        `json:"subject,omitempty"`
	Summary  string        `json:"summary"`
	Detail   string        `json:"detail,omitempty"`
	Range    *Range        `json:"range,omitempty"`
	Related  []jsonRelated `json:"related,omitempty"`
	Fix      string        `json:"fix,omitempty"`
}

type jsonRelated struct {
	Message string `json:"message"`
	Range   Range  `json:"range"`
}

// WriteJSON writes the list as one JSON object: counts, and "diagnostics" in the order of the list.
func WriteJSON(w io.Writer, l List) error {
	report := jsonReport{Errors: l.Count(Error), Warnings: l.Count(Warning), Notes: l.Count(Note), Diagnostics: []jsonDiagnostic{}}
	for _, d := range l {
		report.Diagnostics = append(report.Diagnostics, toJSON(d))
	}
	return encode(w, report)
}

func toJSON(d Diagnostic) jsonDiagnostic {
	j := jsonDiagnostic{Code: d.Code, Severity: d.Severity.String(), Subject: d.Subject, Summary: d.Summary, Detail: d.Detail, Fix: d.Fix}
	if d.Range != (Range{}) {
		j.Range = &d.Range
	}
	for _, r := range d.Related {
		j.Related = append(j.Related, jsonRelated(r))
	}
	return j
}

func encode(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
