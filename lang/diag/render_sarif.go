package diag

import (
	"io"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
)

// Tool is who reports: the driver of a SARIF log.
type Tool struct {
	Name    string
	Version string // may be empty
}

// The part of SARIF 2.1.0 (OASIS) that a List needs; the comments name its sections.
type sarifLog struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []sarifRun `json:"runs"`
}

type sarifRun struct { // §3.14
	Tool       sarifTool     `json:"tool"`
	ColumnKind string        `json:"columnKind"` // §3.14.17: ours are code points
	Results    []sarifResult `json:"results"`
}

type sarifTool struct { // §3.18
	Driver sarifDriver `json:"driver"`
}

type sarifDriver struct { // §3.19
	Name    string      `json:"name"`
	Version string      `json:"version,omitempty"`
	Rules   []sarifRule `json:"rules"`
}

type sarifRule struct { // §3.49
	ID               string       `json:"id"`
	ShortDescription sarifMessage `json:"shortDescription"`
	FullDescription  sarifMessage `json:"fullDescription"`
	Default          sarifDefault `json:"defaultConfiguration"`
}

type sarifDefault struct {
	Level string `json:"level"`
}

type sarifMessage struct {
	Text string `json:"text"`
}

type sarifResult struct { // §3.27
	RuleID    string          `json:"ruleId"`
	RuleIndex *int            `json:"ruleIndex,omitempty"`
	Level     string          `json:"level"`
	Message   sarifMessage    `json:"message"`
	Locations []sarifLocation `json:"locations,omitempty"`
	Related   []sarifLocation `json:"relatedLocations,omitempty"`
}

type sarifLocation struct { // §3.28
	Physical sarifPhysical `json:"physicalLocation"`
	Message  *sarifMessage `json:"message,omitempty"`
}

type sarifPhysical struct {
	Artifact sarifArtifact `json:"artifactLocation"`
	Region   *sarifRegion  `json:"region,omitempty"`
}

type sarifArtifact struct {
	URI string `json:"uri"`
}

type sarifRegion struct { // §3.30: the end column is exclusive
	StartLine   int `json:"startLine"`
	StartColumn int `json:"startColumn,omitempty"`
	EndLine     int `json:"endLine,omitempty"`
	EndColumn   int `json:"endColumn,omitempty"`
}

// WriteSARIF writes the list as one SARIF 2.1.0 log with one run, whose rules are the codes that occur.
func WriteSARIF(w io.Writer, l List, tool Tool) error {
	run := sarifRun{
		Tool:       sarifTool{Driver: sarifDriver{Name: tool.Name, Version: tool.Version, Rules: sarifRules(l)}},
		ColumnKind: "unicodeCodePoints",
		Results:    []sarifResult{},
	}
	for _, d := range l {
		run.Results = append(run.Results, toSARIF(d, run.Tool.Driver.Rules))
	}
	return encode(w, sarifLog{
		Schema:  "https://json.schemastore.org/sarif-2.1.0.json",
		Version: "2.1.0",
		Runs:    []sarifRun{run},
	})
}

func sarifRules(l List) []sarifRule {
	rules := []sarifRule{}
	for _, info := range Codes {
		if slices.ContainsFunc(l, func(d Diagnostic) bool { return d.Code == info.Code }) {
			rules = append(rules, sarifRule{
				ID:               string(info.Code),
				ShortDescription: sarifMessage{info.Title},
				FullDescription:  sarifMessage{info.Doc},
				Default:          sarifDefault{info.Severity.String()},
			})
		}
	}
	return rules
}

func toSARIF(d Diagnostic, rules []sarifRule) sarifResult {
	r := sarifResult{RuleID: string(d.Code), Level: d.Severity.String(), Message: sarifMessage{sarifText(d)}}
	if i := slices.IndexFunc(rules, func(rule sarifRule) bool { return rule.ID == string(d.Code) }); i >= 0 {
		r.RuleIndex = &i
	}
	if d.Range.File != "" {
		r.Locations = []sarifLocation{{Physical: physical(d.Range)}}
	}
	for _, rel := range d.Related {
		if rel.Range.File != "" {
			r.Related = append(r.Related, sarifLocation{Physical: physical(rel.Range), Message: &sarifMessage{rel.Message}})
		}
	}
	return r
}

// sarifText is all the words of a diagnostic: SARIF's own fixes are edits of files, ours are instructions.
func sarifText(d Diagnostic) string {
	text := d.Summary
	if d.Detail != "" {
		text += "\n" + d.Detail
	}
	if d.Fix != "" {
		text += "\nfix: " + d.Fix
	}
	return text
}

func physical(r Range) sarifPhysical {
	p := sarifPhysical{Artifact: sarifArtifact{URI: fileURI(r.File)}}
	if r.Start.Line > 0 {
		p.Region = &sarifRegion{StartLine: r.Start.Line, StartColumn: r.Start.Column, EndLine: r.End.Line, EndColumn: r.End.Column}
	}
	return p
}

func fileURI(name string) string {
	name = filepath.ToSlash(name)
	if filepath.IsAbs(name) || strings.HasPrefix(name, "/") {
		return (&url.URL{Scheme: "file", Path: "/" + strings.TrimPrefix(name, "/")}).String()
	}
	return (&url.URL{Path: name}).String()
}
