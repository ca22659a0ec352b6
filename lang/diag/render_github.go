package diag

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"
)

// WriteGitHub writes one workflow command a diagnostic, which GitHub Actions shows as an annotation on the line.
func WriteGitHub(w io.Writer, l List) error {
	for _, d := range l {
		properties := append(githubPlace(d.Range), "title="+escapeProperty(string(d.Code)+" "+title(d)))
		message := escapeData(sarifText(d))
		if _, err := fmt.Fprintf(w, "::%s %s::%s\n", githubLevel(d.Severity), strings.Join(properties, ","), message); err != nil {
			return err
		}
	}
	return nil
}

func githubLevel(s Severity) string {
	if s == Note {
		return "notice"
	}
	return s.String()
}

// githubPlace leaves the columns out of a range of several lines: GitHub refuses them there.
func githubPlace(r Range) []string {
	var place []string
	if r.File != "" {
		place = append(place, "file="+escapeProperty(filepath.ToSlash(r.File)))
	}
	if r.Start.Line == 0 {
		return place
	}
	place = append(place, fmt.Sprintf("line=%d", r.Start.Line))
	if r.End.Line > 0 {
		place = append(place, fmt.Sprintf("endLine=%d", r.End.Line))
	}
	if r.End.Line == r.Start.Line && r.Start.Column > 0 {
		place = append(place, fmt.Sprintf("col=%d", r.Start.Column), fmt.Sprintf("endColumn=%d", r.End.Column))
	}
	return place
}

func title(d Diagnostic) string {
	if info, ok := Lookup(d.Code); ok {
		return info.Title
	}
	return d.Summary
}

var (
	dataEscapes     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	propertyEscapes = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

func escapeData(s string) string     { return dataEscapes.Replace(s) }
func escapeProperty(s string) string { return propertyEscapes.Replace(s) }
